# Saves, settings, files and seats: what is wrong with them, and how far a game is.

# A save that cannot be played
save-nameless = The save
save-missing = { $name } does not exist.
save-unreadable = { $name } cannot be read: { $why }.
save-no-file-name = { $name } is no name of a file.
save-empty = { $name } is empty.
backup-in-play = { $name } is being played, or is the backup of a game that is. No copy of it is made until it is over.
save-too-large = { $name } is far too large for a save.
save-cut-short = { $name } is cut short.
save-no-text = { $name } is damaged: it is not the text of a save.
save-utf16 = { $name } is UTF-16, not UTF-8; save it as UTF-8.
save-foreign = { $name } is not a save of this program.
save-newer = { $name } was written by a newer program (format { $format }, not { $ours }).
save-newer-rules = { $name } was written by a newer program (rules { $rules }, not { $ours }).
save-no-format = { $name } is of a format that never was.
save-no-game = { $name } is of a game that is not here ({ $game }).
game-broken = The game { $game } is left out: its package { $package } cannot be read in ({ $why }).
game-twice = A second game with the id { $game } is left out: { $package }.
game-no-id = The game of { $package } is left out: { $game } is no id (small letters, digits and _).
games-unread = No games from outside are found: what is installed cannot be read ({ $why }).
game-lacks = The game { $game } is left out: its package { $package } has no { $what }.
game-other-id = The game { $game } is left out: its package { $package } holds the game { $id }.
game-wrong = The game { $game } is left out: no table of it can be opened ({ $why }).
game-failed = The game { $game } is left out until the program starts again, as it made a mistake; what was played is saved ({ $why }).
game-part-broken = { $part ->
    [tui] The game { $game } is shown on the default board
    [plain] The game { $game } is told by default in plain mode
   *[bot] The computer players of the game { $game } look at its points alone
 }: its own { $module } cannot be used ({ $why }).
save-number = { $name } is damaged: it holds an impossible number.
save-damaged = { $name } is damaged at { $where }.
save-broken = { $name } is damaged: its parts do not fit together.
save-options = { $name } has options that this game does not have.
save-position = { $name } holds a position that cannot be.
save-stuck = { $name } holds a position that cannot be played on.
save-name = { $name } has a player whose name cannot be shown.
save-level = { $name } has a computer player of an unknown level.
save-style = { $name } has a computer player of an unknown style.
save-twice = { $name } has two players of one name.
save-seats = { $name } has a wrong number of players.
load-changed-rules = The rules have changed since: the position is kept, the way back is not.
load-no-way-back = The record does not lead to the position: the position is kept, the way back is not.

# The disk
disk-full = the disk is full
disk-quota = the quota is used up
disk-limit = the file may not grow any more
disk-read-only = the disk is read-only
disk-refused-folder = the folder may not be written to
disk-refused-file = it may not be read
disk-no-file = there is no such file
disk-stands = something of that name stands in its way
disk-no-folder = the folder is gone
disk-no-working-folder = the folder you are in is gone
disk-silent = the disk does not answer
disk-long-name = the name is too long
disk-is-folder = there is a folder of that name
disk-link = a link stands in its way
disk-pipe = it is a pipe or a device, not a file
disk-circle = its link leads in a circle
disk-nowhere = its link leads nowhere
disk-is-folder-here = it is a folder
disk-refused = the disk refused
disk-held = another session does not let go of it
disk-no-locks = the disk has no file locks

# A save that is open
held-apart = { $name } is played at several terminals, by { $names }.
held-open = { $name } is open in another session: { $holder }.
held-by = { $user } on { $host }, since { $since } (process { $pid })
held-by-at = { $user } on { $host } at { $tty }, since { $since } (process { $pid })
save-file-taken = The game was taken over by { $holder }.
save-file-copied = The game is { $owner }'s: it goes on in a copy, { $name }.
save-file-gone-on = Another session has gone on with this game.
save-file-unsaved = The game cannot be saved, as { $why }; it goes on in memory.
save-file-saved-again = The game is saved again.

# The list of saves
saves-over = over
saves-setting-up = setting up
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
saves-no-name = '{ $name }' is no name for a save: letters, digits, spaces and . , - _ will do.
saves-example = example

# Settings
toml-unreadable = { $file } cannot be read, so the defaults are used.
toml-none = { $file } is no TOML ({ $why }), so the defaults are used.
toml-too-long = it is too long
toml-not-utf8 = it is not in UTF-8
toml-line = line { $line } cannot be understood
toml-not-understood = it cannot be understood
toml-unknown = { $where }: there is no setting '{ $shown }'; there are { $known }.
toml-must = { $where }: { $shown } must be { $must }, so its default is used.
toml-a-text = a text such as "z"
toml-a-table = a table of texts
toml-where = { $file }, line { $line }
keymap-unknown = settings.toml: there is no key '{ $id }'; there are { $known }.
keymap-wrong = settings.toml: keys.{ $id } { $why }, so its default is used.
keymap-none = needs a key
keymap-fixed = cannot be { $key }, which means the same everywhere
keymap-taken = has a key that belongs to { $other } already

# Files that players give
given-unreadable = The file '{ $file }' for { $option } cannot be read: { $why }.
given-no-name = The file '{ $file }' for { $option } cannot be read: that is not a file name.
given-too-long = The file '{ $file }' for { $option } is too long.
given-empty = The file '{ $file }' for { $option } is empty.
given-utf16 = The file '{ $file }' for { $option } is UTF-16, not UTF-8, or is not text; save it as UTF-8.
given-not-utf8 = The file '{ $file }' for { $option } is not in UTF-8: line { $line } has a character of another encoding; save it as UTF-8.
given-kept = { $why } (It is in { $path }.)

# Seats and options
wrong-name = A player needs a name.
wrong-name-signs = A name cannot hold control characters.
wrong-name-long = A name has at most { $most } characters; { $name }… has { $found }.
wrong-name-twice = Two players are called '{ $name }'.
wrong-name-alike = '{ $name }' and '{ $other }' look alike; nobody could tell the two players apart.
wrong-name-unseen = A name must be seen: it holds a sign that is drawn as nothing.
wrong-name-marks = A letter of a name carries at most { $most } marks.
wrong-level = A computer player is one of { $known }, not '{ $word }'.
wrong-style = The style of a computer player is one of { $known }, not '{ $word }' (and none by chance).
wrong-players = { $game } is for { $least } to { $most } players, not { $found }.
wrong-players-only = { $game } is for { $least } players, not { $found }.
wrong-flag = { $option } is yes or no, not '{ $word }'.
wrong-number = { $option } is a number from { $least } to { $most }, not '{ $word }'.
wrong-choice = { $option } is one of { $known }, not '{ $word }'.
wrong-option = There is no option '{ $option }'; there are { $known }.
wrong-no-options = There is no option '{ $option }'; this game has none.
wrong-value = '{ $value }' is no value for the option { $option }.
wrong-first = There is no player { $first } at a table of { $seats }.
bot-stumbled = { $name } could not think, by a fault of the program, and moved by luck.
bot-stumbled-for = The computer player in the place of { $name } could not think, by a fault of the program, and moved by luck.
hint-stumbled = There is no hint, by a fault of the program.
stumbled-file = { $told } The report lies in { $file }.
# Records over games
records-damaged = The file of records could not be read. It now lies in { $path }, and the saved games were counted anew.
records-newer = The file of records was written by a newer version of this program; only the saved games are counted.
records-unreadable = The file of records cannot be read: { $why }
records-unkept = The records could not be kept: { $why }
