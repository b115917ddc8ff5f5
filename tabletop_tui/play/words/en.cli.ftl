# The command line: help, mistakes, lists, the doctor.
wrong-language = There is no language '{ $word }'; there are { $known }.

# Usage
usage-title = Usage:
usage-options = Options
usage-commands = Commands
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
usage-no-option = There is no option '{ $name }'.{ $count ->
    [0] {""}
   *[other] { " " }Did you mean { $near }?
 }
usage-no-value = The option { $name } needs a value.
usage-no-command = There is no command '{ $name }'.
usage-too-many = There is one word too many: { $words }.
usage-bad-value = { $name } { $why }.
usage-choice = must be one of { $choices }
usage-range = must be a whole number from { $least }{ $top ->
    [0] { " " }on
   *[other] { " " }to { $most }
 }
usage-number = must be a whole number
usage-text = cannot be that

# Help
help-cli = Heavy board games in a terminal, for people at one keyboard or at terminals of their own. Without a command: the home screen.
help-new = Start a game.
help-new-seats = Who plays: "Anna,Ben,bot:hard:trader".
help-new-seed = The luck of the game; by chance if left out.
help-new-clocks = Clocks run: how long everybody thinks is counted.
help-new-pins = Ask everybody for a PIN before the game begins; with --open, those who sit down here.
help-new-save = The file to save the game in.
help-resume = Go on with a saved game (the newest, if no FILE is named). Examples and backups are copied first.
help-resume-take-over = Take the game over from another session.
help-replay = Walk through a saved game; without a terminal, tell it.
help-replay-seat = Through whose eyes; all hands are open once the game is over.
help-practice = Try out the shots of a game at a table of their own; nothing is saved.
help-saves = List the saved games, the newest first.
help-records = Show who has won most, by game and by name.
help-check = Check saves, by replaying them, and components files: one line for each file, or for each fault.
help-check-game = The game a components file is for, if it does not say so itself.
help-components = Write out every row of a game's box and how sure it is, as a file for the values your own box prints.
help-transcript = Tell a game in sentences: what all at the table know of it, and everything once it is over.
help-transcript-seat = As one seat saw it.
help-transcript-form = The form of the text.
help-review = Tell the five decisions of a game that is over that cost a player most, and what would have been better.
help-review-seat = Only the decisions of this player.
help-doctor = Tell what the terminal can do, and what the program will use.
help-games = List the games with their seats and options.
help-simulate = Play games by random legal actions, or between computer players, and measure them.
help-simulate-seats = How many sit at the table; with --levels every number if left out.
help-simulate-words = Computer players instead of luck, such as easy,normal; they sit in turn.
help-simulate-cap = Actions after which a game ends.
help-simulate-tiles = With --levels: how often each tile was taken, in which round, and as which of its sort there.
help-arena = Let levels of computer players play against each other, with rotating seats.
help-arena-words = Some of { $levels }, each with a style if wanted: hard:trader.
help-arena-seats = How many sit at the table; the fewest possible if left out.
help-arena-jobs = Processes at a time.
help-option-count = How many games are played.
help-option-seed = The luck of the first game.
help-option-settings = An option; see tabletop-tui games.
help-option-as-json = Print one JSON object.
help-option-fps = Pictures a second; 0 for none.
help-option-ascii = Draw with plain characters only.
help-option-no-mouse = Leave the mouse to the terminal.
help-option-no-kitty = Do not ask the terminal for its own key protocol.
help-option-theme = A colour theme.
help-option-plain = Play by numbered lines, on any terminal or through a pipe.
help-option-language = The language, whatever the settings and the locale say.
help-option-help = Show this page.
help-option-version = Show the version.

# What cannot be done
cli-help-lists = { $why }; tabletop-tui --help lists the commands.
cli-no-terminal = There is no terminal here to play in.
cli-poor-terminal = The screens need a terminal that can move its cursor.
cli-poor-terminal-plain = The screens need a terminal that can move its cursor; --plain plays in any.
cli-in-plain = This terminal cannot move its cursor, so the game is played in plain mode.
cli-no-theme = There is no theme '{ $word }'; there are { $known }.
cli-no-game = There is no game '{ $word }'; there are { $known }.
cli-which-game = '{ $word }' may be { $found }.
one-of = { $most } or { $last }
cli-no-option = There is no option '{ $word }'; options are written key=value, with { $known }.
cli-no-save = There is no save '{ $word }'.
cli-nothing-saved = There is no game to resume in { $folder }.
cli-with-backup = { $trouble }; its backup can be resumed: tabletop-tui resume '{ $backup }'
cli-nobody = Nobody is called '{ $name }'; there are { $known }.
cli-no-practice = { $game } has no practice table; try { $known }.
cli-practice-none = { $game } has no practice table.
cli-saved-in = The game is saved in { $path }.
cli-exists = { $path } exists already; resume it, or choose another name.
cli-not-saved = The game cannot be saved in { $path }: { $why }.
cli-no-output = The output cannot be written: { $why }.
cli-no-home = The folder you are in is gone, and TABLETOP_HOME ({ $path }) begins there.
cli-no-file-name = '{ $path }' is no name for a file.
cli-take-over = { $why }; --take-over takes it over.
cli-cannot-open = { $name } cannot be opened to go on with it: { $why }.
cli-not-these-eyes = While the game goes on, nobody looks on as { $name }, a computer player.
cli-no-eyes-now = Others play that game; until it is over nobody's hand is told: { $why }.
cli-pin-needs-terminal = { $name } has a PIN and the game is not over: without a terminal nobody can type it. Without --seat you are told what everybody knows.
cli-not-proved = Nothing is told without the PIN of { $name }.
cli-no-way-back = The way back of this game is lost, so there is nothing to tell.

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
own-head = { $game }: the box as this program has it, for you to put in what your own box prints. Anything after two slashes is ignored.
own-sure = Above each row stands how sure it is. All { $rows } rows: { $counts }.
own-sure-known = KNOWN: a source says so.
own-sure-derived = DERIVED: it follows from what is known.
own-sure-part = PART: the note says what is known; the rest is made up.
own-sure-reconstructed = RECONSTRUCTED: made up so that the game can be played.
own-do = 1. Look at the rows marked PART or RECONSTRUCTED, and write in what your box prints. A row you change counts as KNOWN; a row you leave alone counts as before. If it is right as it is, add "status": "KNOWN". You can delete whole sections.
own-check = 2. Check: tabletop-tui check FILE
own-play = 3. Play: tabletop-tui new { $id } --seats Anna,Ben --set components=FILE
own-keep = Or for every new game: move it to { $path }

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
list-no-hints = No hints

# Measuring
arena-few = An arena needs two levels or more, each named once.
arena-seats = { $levels } levels need { $levels } seats, not { $seats }.
arena-no-level = There is no level '{ $word }'; there are { $known }.
arena-done = { $game }, { $seats } seats: { $finished } of { $games } games finished, { $actions } actions, { $rounds } rounds in the mean
arena-duel = { $one } finished ahead of { $other } in { $share } of { $comparisons } comparisons ({ $low } to { $high })
arena-level = LEVEL
arena-won = WON
arena-score = SCORE
arena-decisions = DECISIONS
arena-mean = MEAN MS
arena-median = MEDIAN MS
arena-most = 95 % MS
arena-cpu-mean = CPU MEAN
arena-cpu-most = CPU 95 %
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
measure-scores = mean score by seat { $scores }, wins { $wins }, mean rounds { $rounds }
measure-seats = mean score by seat: { $seats }; by place: { $places }
measure-sources = mean points by source: { $sources }
measure-deeds = in a game in the mean: { $deeds }
measure-unused = { $level } never chose: { $kinds }

# The doctor
doctor-terminal = Terminal
doctor-use = In use
doctor-files = Files
doctor-versions = Versions
doctor-size = size
doctor-encoding = encoding
doctor-keys = keys and screen
doctor-inside = inside
doctor-ssh = over ssh
doctor-signs = width of · ─
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
doctor-games = games from outside
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
doctor-signs-untold = the terminal does not say
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
doctor-settings-none = { $path } (there is none, the defaults are used)
doctor-own-in = { $path } (used in every new game)
doctor-file-there = cannot be written to: a file stands in its place
doctor-not-writable = cannot be written to
doctor-not-writable-as = cannot be written to: { $why }
doctor-writable = can be written to
doctor-not-yet = is made with the first save
doctor-python = { $version } on { $system }
doctor-not-installed = not installed

# A mistake of the program
crash-written = The program made a mistake and had to stop; a saved game goes on where it was. What went wrong is told in { $path }.
crash-unwritten = The program made a mistake and had to stop; a saved game goes on where it was. What went wrong could not be written down: { $why }.
