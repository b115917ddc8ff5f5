# Saves, settings, files and seats: what is wrong with them, and how far a game is.

# A save that cannot be played
save-nameless = The save
save-missing = { $name } does not exist.
save-unreadable = { $name } cannot be read: { $why }.
save-no-file-name = { $name } is not a file name.
save-empty = { $name } is empty.
backup-in-play = { $name } is being played, or is the backup of a game that is. It cannot be copied until that game is over.
save-too-large = { $name } is far too large for a save.
save-cut-short = { $name } is cut short.
save-no-text = { $name } is damaged: it is not the text of a save.
save-utf16 = { $name } is UTF-16, not UTF-8; save it as UTF-8.
save-foreign = { $name } is not a save of this program.
save-newer = { $name } was written by a newer program (format { $format }, not { $ours }).
save-newer-rules = { $name } was written by a newer program (rules { $rules }, not { $ours }).
save-no-format = { $name } has a format that does not exist.
save-no-game = { $name } is a game of { $game }, which is not installed.
game-broken = The game { $game } is left out: its package { $package } cannot be loaded ({ $why }).
game-twice = A second game with the id { $game } is left out: { $package }.
game-no-id = The game of { $package } is left out: { $game } is not a valid id (lower-case letters, digits and _).
games-unread = No games from other packages: what is installed cannot be read ({ $why }).
game-lacks = The game { $game } is left out: its package { $package } has no { $what }.
game-other-id = The game { $game } is left out: its package { $package } holds the game { $id }.
game-wrong = The game { $game } is left out: it cannot set up a table ({ $why }).
game-failed = The game { $game } has crashed and is left out until you restart the program; what was played is saved ({ $why }).
game-part-broken = { $part ->
    [tui] The game { $game } is shown on the default board
    [plain] The game { $game } is described in a general way in plain mode
   *[bot] The computer players of the game { $game } only look at its points
 }: its own { $module } cannot be used ({ $why }).
save-number = { $name } is damaged: it contains an impossible number.
save-damaged = { $name } is damaged at { $where }.
save-broken = { $name } is damaged: its parts do not fit together.
save-options = { $name } has options that this game does not have.
save-position = { $name } contains an impossible position.
save-stuck = { $name } contains a position in which nobody can move.
save-name = { $name } has a player whose name cannot be displayed.
save-level = { $name } has a computer player of an unknown level.
save-style = { $name } has a computer player of an unknown style.
save-twice = { $name } has two players with the same name.
save-seats = { $name } has a wrong number of players.
load-changed-rules = The rules have changed since. You can play on, but not undo, replay or review earlier moves.
load-no-way-back = The move history of this game is lost: you can play on, but not undo, replay or review earlier moves.

# The disk
disk-full = the disk is full
disk-quota = the quota is used up
disk-limit = the file has reached the size limit
disk-read-only = the disk is read-only
disk-refused-folder = you may not write to the folder
disk-refused-file = you may not read it
disk-no-file = there is no such file
disk-stands = something with that name is already there
disk-no-folder = the folder is gone
disk-no-working-folder = the folder you are in is gone
disk-silent = the disk does not respond
disk-long-name = the name is too long
disk-is-folder = there is a folder with that name
disk-link = there is a link in its place
disk-pipe = it is a pipe or a device, not a file
disk-circle = its link points to itself
disk-nowhere = its link points to nothing
disk-is-folder-here = it is a folder
disk-refused = the disk refused it
disk-held = another session has locked it
disk-no-locks = the disk does not support file locks

# A save that is open
held-apart = { $name } is being played at several terminals, by { $names }.
held-open = { $name } is open in another session: { $holder }.
held-by = { $user } on { $host }, since { $since } (process { $pid })
held-by-at = { $user } on { $host } at { $tty }, since { $since } (process { $pid })
save-file-taken = The game was taken over by { $holder }.
save-file-copied = This game belongs to { $owner }: you continue in a copy, { $name }.
save-file-gone-on = Another session has played on in this game.
save-file-unsaved = The game cannot be saved: { $why }. It continues in memory.
save-file-saved-again = The game is being saved again.

# The list of saves
saves-over = over
saves-setting-up = set-up
saves-turn = round { $round }: { $name }
local-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
 } { $year } { $time }
saves-no-folder = The folder { $folder } cannot be read: { $why }.
saves-no-name = '{ $name }' cannot be the name of a save. Use letters, digits, spaces and . , - _
saves-example = example

# Settings
toml-unreadable = { $file } cannot be read, so the defaults are used.
toml-none = { $file } is not valid TOML ({ $why }), so the defaults are used.
toml-too-long = it is too long
toml-not-utf8 = it is not in UTF-8
toml-line = line { $line } is not understood
toml-not-understood = it is not understood
toml-unknown = { $where }: unknown setting '{ $shown }'. Choose { $known }.
toml-must = { $where }: { $shown } must be { $must }, so the default is used.
toml-a-text = a text such as "z"
toml-a-table = a table of texts
toml-where = { $file }, line { $line }
keymap-unknown = settings.toml: unknown key '{ $id }'. Choose { $known }.
keymap-wrong = settings.toml: keys.{ $id } { $why }, so the default is used.
keymap-none = needs a key
keymap-fixed = cannot be { $key }, which does the same everywhere
keymap-taken = has a key that already belongs to { $other }

# Files that players give
given-unreadable = The file '{ $file }' for { $option } cannot be read: { $why }.
given-no-name = The file '{ $file }' for { $option } cannot be read: that is not a file name.
given-too-long = The file '{ $file }' for { $option } is too long.
given-empty = The file '{ $file }' for { $option } is empty.
given-utf16 = The file '{ $file }' for { $option } is UTF-16, not UTF-8, or not text. Save it as UTF-8.
given-not-utf8 = The file '{ $file }' for { $option } is not UTF-8: line { $line } has a character in another encoding. Save it as UTF-8.
given-kept = { $why } (It is in { $path }.)

# Seats and options
wrong-name = A player needs a name.
wrong-name-signs = A name cannot contain control characters.
wrong-name-long = A name can have at most { $most } characters; { $name }… has { $found }.
wrong-name-twice = Two players are called '{ $name }'.
wrong-name-alike = '{ $name }' and '{ $other }' look alike; nobody could tell them apart.
wrong-name-unseen = A name must be visible: this one has a character that is not drawn.
wrong-name-marks = A letter in a name can have at most { $most } accents.
wrong-level = Unknown level '{ $word }'. Choose { $known }.
wrong-style = Unknown style '{ $word }'. Choose { $known } (a random player has none).
wrong-players = { $game } is for { $least } to { $most } players, not { $found }.
wrong-players-only = { $game } is for { $least } players, not { $found }.
wrong-flag = { $option } must be yes or no, not '{ $word }'.
wrong-number = { $option } must be a number from { $least } to { $most }, not '{ $word }'.
wrong-choice = { $option } must be { $known }, not '{ $word }'.
wrong-option = Unknown option '{ $option }'. Choose { $known }.
wrong-no-options = Unknown option '{ $option }': this game has none.
wrong-value = '{ $value }' is not valid for the option { $option }.
wrong-first = There is no player { $first } at a table of { $seats }.
bot-stumbled = { $name } could not think because of a bug, and moved at random.
bot-stumbled-for = The computer player in { $name }'s place could not think because of a bug, and moved at random.
hint-stumbled = There is no hint because of a bug.
stumbled-file = { $told } Details: { $file }
# Records over games
records-damaged = The records file was damaged. It was moved to { $path }, and the saved games were counted again.
records-newer = The records file was written by a newer version; only the saved games are counted.
records-unreadable = The records file cannot be read: { $why }.
records-unkept = The records could not be saved: { $why }.
wrong-limit = '{ $word }' is no turn limit. Write 30m, 24h or 3d, from five minutes to sixty days.
wrong-days = '{ $word }' are no days. Write 2026-12-24, or 2026-12-24..2026-12-26.
