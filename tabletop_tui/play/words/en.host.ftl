# A terminal for everybody: the host, tables that wait, calls and talk.
help-host = Let friends play over ssh, each at a terminal of their own; they get the game and nothing else.
help-host-port = The port that friends come to.
help-host-listen = The address that is listened at; 0.0.0.0 is every one. If left out, only this machine can come in.
help-host-guests = How many guests there may be at a time.
help-host-on-turn = A command that is run when a question falls to somebody who is not here; it gets JSON on its standard input.
usage-word-order = COMMAND
usage-word-address = ADDRESS
cli-no-asyncssh = Hosting needs asyncssh, which is not installed: pip install asyncssh
cli-host-no-key = The key of this host can be neither read nor made: { $why }.
cli-host-no-port = Nobody can come to { $where }: { $why }.
host-no-key = { $path } holds no key; move it away, and a new one is made.
host-opens = The table is being laid …
host-opened = The table is open for { $most ->
    [one] one guest
   *[other] { $most } guests
 }. Friends type, each with their own name:
host-code = and this code: { $code }
host-fingerprint = Who comes for the first time is shown the key of this host: { $print }
host-alone = Only this machine can come in; --listen 0.0.0.0 opens the table to others. ^C closes it.
host-stop = ^C closes the table.
host-over = The table is closed; every action is saved.
host-came = { $name } has come in from { $address }; { $count ->
    [one] one guest
   *[other] { $count } guests
 } now.
host-went = { $name } has left; { $count ->
    [0] nobody is
    [one] one guest is
   *[other] { $count } guests are
 } here now.
host-no-room = { $name } found no room: { $most ->
    [one] one guest is
   *[other] { $most } guests are
 } allowed.
host-wrong-code = A wrong code from { $address }, the { $count ->
    [one] first
   *[other] number { $count }
 } within a minute.
host-wrong-pin = { $count ->
    [one] A wrong PIN was
   *[other] { $count } wrong PINs were
 } typed from { $address }, by somebody who came as { $name }.
host-code-ask = Code of the table:
host-wait = Too many wrong codes came from your address for this name; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
host-crowd = Too many logins at once; try again in a minute.
host-turned-away = Somebody from { $address } was turned away: too many logins at once.
host-no-session = No game was started on this line, so it is closed.
host-port-used = another program uses this port
host-port-refused = this account may not use this port
host-no-address = this machine has no such address
host-full = All places are taken; try again later.
host-closed = The host has closed the table. The game is saved.
host-only-games = Here is nothing but the game: come without a command, from a terminal.
host-no-guests = The game cannot be started here.
crash-guest = The program made a mistake and had to stop; the saved game goes on where it was.

# Tables that wait
help-waiting = List the tables that wait for somebody; the exit code is 1 when none does.
help-waiting-name = Only tables that wait for this name.
waiting-save = TABLE
waiting-game = GAME
waiting-for = WAITS FOR
waiting-none = No table in { $folder } waits for anybody.
waiting-not-you = No table in { $folder } waits for { $name }.
waiting-one = { $name } ({ $time })
waiting-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
 }
waiting-minutes = { $count } min
waiting-hours = { $count } h
waiting-days = { $count ->
    [one] one day
   *[other] { $count } days
 }

# Talk
chat-said = { $time } { $name }: { $text }
chat-ask = To all at the table:
chat-too-much = That was much at once; say it in a moment.
chat-failed = Nobody could hear it: { $why }.
chat-alone = Nobody sits at another terminal: say it aloud.
key-talk = say something to all at the table
hint-talk = talk
settings-call = Call when it is my turn
settings-call-all = bell, title and a message
settings-call-bell = bell alone
settings-call-none = no
settings-talk = What others say
call-title = ● Your turn – { $game }
call-text = The table waits for you.
plain-word-say = say
plain-help-say = something to all at the table: say well played
chat-done = All have it.
help-sit-guest = As a guest, who can play and nothing else.
cli-nothing-offered = There is no table for guests here yet.
