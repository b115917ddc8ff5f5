# The command line: help, mistakes, lists, the doctor.
wrong-language = Unknown language '{ $word }'. Choose { $known }.

# Usage
usage-title = Usage:
usage-options = Options
usage-commands = Commands
usage-example = Example
usage-error = Error:
usage-try = Try '{ $command }' for help.
usage-word-options = OPTIONS
usage-word-command = COMMAND [ARGS]...
usage-word-default = default
usage-word-required = required
usage-word-option-value = OPTION=VALUE
usage-word-integer-range = NUMBER
usage-word-integer = NUMBER
usage-word-text = TEXT
usage-word-path = PATH
usage-word-game = GAME
usage-word-file = FILE
usage-word-name = NAME
usage-missing = { $name } is missing.
usage-no-option = Unknown option '{ $name }'.{ $count ->
    [0] {""}
   *[other] { " " }Did you mean { $near }?
 }
usage-no-value = The option { $name } needs a value.
usage-no-command = Unknown command '{ $name }'.{ $count ->
    [0] {""}
   *[other] { " " }Did you mean { $near }?
 }
usage-too-many = One word too many: { $words }.
usage-bad-value = { $name } { $why }.
usage-choice = must be one of { $choices }
usage-range = must be a whole number from { $least }{ $top ->
    [0] { " " }on
   *[other] { " " }to { $most }
 }
usage-number = must be a whole number
usage-text = is not valid here

# Help
help-cli = Heavy board games in a terminal, for 2 to 6 people at one keyboard or over ssh, and computer players. Without a command: the home screen.
help-new = Start a game.
help-new-seats = Who plays: "Anna,bot:hard:trader,bot:hanna". bot:fair adapts to your results.
help-new-seed = The seed of all dice and cards; random if left out.
help-new-clocks = Count everyone's thinking time.
help-new-pins = Ask everyone for a PIN before the game begins; with --open, those who play here.
help-new-save = The file to save the game in.
help-resume = Resume a saved game (the newest, if no FILE is given). Examples and backups are copied first.
help-resume-take-over = Take over a game that is open in another session.
help-replay = Step through a saved game; without a terminal, print it.
help-replay-seat = Whose view; all hands are shown once the game is over.
help-practice = Try out the shots of a game at a table of your own; nothing is saved.
help-day = Begin the game of the day: one person against computer players, the same deal for everyone. It changes at midnight UTC and is harder through the week.
help-day-week = The game of the week.
help-day-name = Your name.
help-saves = List the saved games, the newest first.
help-records = Show who has won most, by game and by name.
help-check = Check saves, by replaying them, and components files: one line per file, or per fault.
help-check-day = Check that these are games of the day or of the week, played by the rules from their deal, and print their results.
help-check-game = The game of a components file that does not name it.
help-components = Write every row of a game's box, and how certain it is, to a file for the values your own box prints.
help-transcript = Write a game as sentences: what everyone at the table knows, and everything once it is over.
help-transcript-seat = As this player saw it.
help-transcript-form = The format of the text.
help-film = Write a game as an asciicast, which terminals and web pages play: as a spectator sees it, with all hands once it is over.
help-film-turning = Only what turned the game, and the two ends.
help-film-first = The first action.
help-film-last = The last action.
help-film-size = The columns and rows of the terminal.
help-film-output = The file to write; beside the save if left out.
help-review = Review a finished game: each player's best decisions, the luck of each seat, and the most expensive decisions with what would have been better.
help-review-seat = Only the decisions of this player.
help-doctor = Show what the terminal can do, and what the program will use.
help-games = List the games with their seats and options.
help-simulate = Play games at random, or between computer players, and measure them.
help-simulate-seats = The number of players; with --levels every number if left out.
help-simulate-words = Computer players instead of random moves, such as easy,normal; they take turns.
help-simulate-cap = Stop a game after this many actions.
help-simulate-tiles = With --levels: how often each tile was taken, in which round, and in which order.
help-arena = Let computer players of different levels play each other, with rotating seats.
help-arena-words = Some of { $levels }, each with a style if you like: hard:trader.
help-arena-seats = The number of players; the fewest possible if left out.
help-arena-jobs = Number of processes.
help-option-count = How many games to play.
help-option-seed = The seed of the first game.
help-option-settings = An option; see tabletop-tui games.
help-option-as-json = Print one JSON object.
help-option-fps = Frames per second; 0 for no animation.
help-option-ascii = Draw with plain characters only.
help-option-no-mouse = Leave the mouse to the terminal.
help-option-no-kitty = Do not use the terminal's extended keys.
help-option-theme = A colour theme.
help-option-plain = Play by typing numbers, in any terminal or through a pipe.
help-option-language = The language, whatever the settings and the locale say.
help-option-help = Show this page.
help-option-version = Show the version.

# What cannot be done
cli-help-lists = { $why }. For all commands: tabletop-tui --help.
cli-no-terminal = There is no terminal here to play in.
cli-poor-terminal = The screens need a terminal that can move its cursor.
cli-poor-terminal-plain = The screens need a terminal that can move its cursor; --plain works in any.
cli-in-plain = This terminal cannot move its cursor, so the game is played in plain mode.
cli-no-theme = Unknown theme '{ $word }'. Choose { $known }.
cli-no-game = Unknown game '{ $word }'. Choose { $known }.
cli-which-game = '{ $word }' could be { $found }.
all-of = { $most } and { $last }
one-of = { $most } or { $last }
cli-no-option = Unknown option '{ $word }'. Options are written key=value, with { $known }.
cli-no-save = There is no save '{ $word }'.
cli-nothing-saved = There is no game to resume in { $folder }.
cli-with-backup = { $trouble }. You can resume its backup: tabletop-tui resume '{ $backup }'
cli-nobody = Nobody is called '{ $name }'. Choose { $known }.
cli-no-practice = { $game } has no practice table; try { $known }.
cli-practice-none = { $game } has no practice table.
cli-saved-in = The game is saved in { $path }.
cli-exists = { $path } already exists. Resume it, or choose another name.
cli-film-exists = { $path } already exists. Choose another name.
cli-film-backwards = The film would begin at action { $first } and end at { $last }.
cli-film-size = '{ $word }' is no size from { $least } to { $most }.
cli-film-done = { $count ->
    [one] One moment is
   *[other] { $count } moments are
 } in { $path }. Play it with: asciinema play
day-no-game = { $game } has no game of the day; these have: { $known }.
day-begun = You have begun this game; tabletop-tui resume { $name } goes on with it.
day-none = { $path } is no game of the day or of the week: its deal, seats, options or settings are others.
day-other-luck = { $path }: chance was changed at action { $n }, so it is no longer the game of that day.
day-refused = { $path }: action { $n }, of { $name }, is not legal: { $why }
day-refused-plainly = { $path }: action { $n }, of { $name }, is not legal.
day-other-end = { $path }: the actions are legal, but they do not lead to the position in the file.
day-unfinished = { $path }: the game of { $when } is not over. { $count ->
    [one] Its only action is
   *[other] Its { $count } actions are
 } legal.
day-legal = { $count ->
    [one] The only action is
   *[other] All { $count } actions are
 } legal from the deal of that date. This cannot show that nobody looked at what chance would bring, or played the game more than once.
cli-not-saved = The game cannot be saved in { $path }: { $why }.
cli-no-output = The output cannot be written: { $why }.
cli-no-home = The folder you are in is gone, and TABLETOP_HOME ({ $path }) is relative to it.
cli-no-file-name = '{ $path }' is not a file name.
cli-take-over = { $why }. Add --take-over to take it over.
cli-cannot-open = { $name } cannot be resumed: { $why }.
cli-not-these-eyes = During the game nobody can watch as { $name }, a computer player.
cli-no-eyes-now = Others are playing that game, so no hand is shown until it is over: { $why }.
cli-pin-needs-terminal = { $name } has a PIN and the game is not over: nobody can type it without a terminal. Without --seat you see what everyone knows.
cli-not-proved = Nothing is shown without { $name }'s PIN.
cli-no-way-back = The move history of this game is lost, so there is nothing to show.

# The file of an owner's components
no-components = { $game } has no components file.
cli-neither = { $name } is neither a save nor a components file that names its game. If it is one: tabletop-tui check '{ $path }' --game GAME.
check-own = { $path }: components of { $game } without a fault. { $changed ->
    [0] No row differs
    [one] One row differs
   *[other] { $changed } rows differ
 } from the packaged box. Its { $rows } rows: { $counts }.
check-faults = { $path }: { $count ->
    [one] one fault
   *[other] { $count } faults
 } in the components of { $game }.
own-head = { $game }: the box as this program knows it. Replace the values with what your own box prints. Anything after two slashes is ignored.
own-sure = Each row says how certain it is. All { $rows } rows: { $counts }.
own-sure-known = KNOWN: a source says so.
own-sure-derived = DERIVED: it follows from what is known.
own-sure-part = PART: the note says what is known; the rest is made up.
own-sure-reconstructed = RECONSTRUCTED: made up so that the game can be played.
own-do = 1. Look at the rows marked PART or RECONSTRUCTED, and type what your box prints. A row you change counts as KNOWN; the others count as before. If a row is right as it is, add "status": "KNOWN". You can delete whole sections.
own-check = 2. Check: tabletop-tui check FILE
own-play = 3. Play: tabletop-tui new { $id } --seats Anna,Ben --set components=FILE
own-keep = For every new game: move it to { $path }

# Lists
list-no-saves = There are no saves in { $folder }.
list-save = SAVE
list-game = GAME
list-seats = SEATS
list-turn = TURN
list-when = WHEN
list-check = { $path }: { $way }; { $game }, { $turn }.
list-replayed = replayed, { $count } actions
list-players = { $id }: { $game }, { $least } to { $most } players
list-players-only = { $id }: { $game }, { $least } players
list-flag-on = yes, or no
list-flag-off = no, or yes
list-number = { $default }, from { $least } to { $most }
list-choice = { $default }, or { $others }
list-file = a file
list-every-game = every game:
list-quiet-spectators = Spectators may not talk
list-no-hints = No hints

# Measuring
arena-few = An arena needs at least two levels, each named once.
arena-seats = { $levels } levels need { $levels } seats, not { $seats }.
arena-no-level = Unknown level '{ $word }'. Choose { $known }.
arena-done = { $game }, { $seats } seats: { $finished } of { $games } games finished, { $actions } actions, { $rounds } rounds on average
arena-duel = { $one } finished ahead of { $other } in { $share } of { $comparisons } comparisons ({ $low } to { $high })
arena-level = LEVEL
arena-won = WON
arena-score = SCORE
arena-decisions = DECISIONS
arena-mean = MEAN MS
arena-median = MEDIAN MS
arena-most = 95% MS
arena-cpu-mean = CPU MEAN
arena-cpu-most = CPU 95%
taken-sort = SORT
taken-tile = TILE
taken-taken = TAKEN
taken-games = GAMES
taken-round = ROUND
taken-place = PLACE
taken-first = FIRST
measure-games = { $game }, { $seats } seats: { $finished } of { $games } games finished
measure-speed = { $actions } actions in { $seconds } s, { $rate } a second
measure-costs = listing offers { $offers } µs, copying { $clone } µs
measure-scores = average score by seat { $scores }, wins { $wins }, average rounds { $rounds }
measure-seats = average score by seat: { $seats }; by place: { $places }
measure-sources = average points by source: { $sources }
measure-deeds = per game, on average: { $deeds }
measure-unused = { $level } never chose: { $kinds }

# The doctor
doctor-terminal = Terminal
doctor-use = In use
doctor-files = Files
doctor-versions = Versions
doctor-size = size
doctor-encoding = encoding
doctor-keys = keys and screen
doctor-inside = multiplexer
doctor-ssh = over ssh
doctor-signs = width of · ─
doctor-name = its name
doctor-shows = pixels
doctor-cell = cell size
doctor-looks = Signs to compare: each should fill its parts of the cell, without gaps or boxes
doctor-halves = halves
doctor-quadrants = quadrants
doctor-sextants = sextants
doctor-octants = octants
doctor-boards-use = boards use
doctor-mode = mode
doctor-colours = colours
doctor-characters = characters
doctor-theme = theme
doctor-pictures = pictures
doctor-mouse = mouse
doctor-driver = driver
doctor-protocol = key protocol
doctor-keys-changed = keys changed
doctor-language = language
doctor-saves = saves
doctor-settings = settings
doctor-own = own files
doctor-games = added games
doctor-program = program
doctor-not-set = not set
doctor-no-locale = no locale is set
doctor-too-small = { $size }, too small: the screens need { $needed }
doctor-is-terminal = a terminal
doctor-is-pipe = no terminal: a pipe or a file
doctor-no-multiplexer = no tmux, screen or zellij
doctor-truecolor = 16 million
doctor-256 = 256
doctor-16 = 16
doctor-grey = none, shades of grey (NO_COLOR)
doctor-unicode = all signs
doctor-blocks = half blocks and plain letters
doctor-ascii = plain letters only
doctor-signs-one-cell = one cell
doctor-signs-two-cells = two cells
doctor-untold = unknown: the terminal does not say
doctor-by-kitty = by the protocol of kitty
doctor-by-sixel = as sixel ({ $colours } colours, up to { $width } x { $height })
doctor-no-pixels = no
doctor-no-pillow = { $how }, but without Pillow boards are drawn in cells: pip install pillow
doctor-cell-size = { $width } x { $height } pixels
doctor-screens = screens
doctor-plain = plain, as the terminal cannot move its cursor
doctor-commands = commands and --plain, as there is no terminal
doctor-fps = { $fps } a second
doctor-no-fps = no animation
doctor-no-mouse = no, left to the terminal
doctor-cells = sends only the cells that change
doctor-common-keys = the common one
doctor-own-keys = the terminal's own where it has one (kitty)
doctor-no-keys = none
doctor-by-flag = { $language }, by --language
doctor-by-settings = { $language }, by the settings
doctor-by-locale = { $language }, by the locale
doctor-saves-in = { $folder } ({ $state }; { $count } saved)
doctor-settings-read = { $path } (read)
doctor-settings-none = { $path } (not there; defaults are used)
doctor-own-in = { $path } (used in every new game)
doctor-file-there = cannot be written to: there is a file with that name
doctor-not-writable = cannot be written to
doctor-not-writable-as = cannot be written to: { $why }
doctor-writable = can be written to
doctor-not-yet = will be created with the first save
doctor-python = { $version } on { $system }
doctor-not-installed = not installed

# A mistake of the program
crash-written = tabletop-tui has crashed; your game is saved. Details: { $path }
crash-unwritten = tabletop-tui has crashed; your game is saved. The details could not be written: { $why }.
cli-limit-without-open = A turn limit is for tables of several terminals: --open, or host --new.
cli-days-without-limit = --days-off goes with --limit.
