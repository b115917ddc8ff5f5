# A terminal for everybody: the host, tables that wait, calls and talk.
help-host = Let friends play over ssh, each at their own terminal. They get the game and nothing else.
help-host-port = The port that friends connect to.
help-host-listen = The address to listen on; 0.0.0.0 is all of them. By default only this machine can connect.
help-host-guests = The most guests at a time.
help-host-on-turn = Where players who are away are called to their turn: a webhook (https://…), a mail (smtps://…) or a command, which gets JSON on standard input.
usage-word-order = COMMAND
usage-word-address = ADDRESS
cli-no-asyncssh = Hosting needs asyncssh, which is not installed: run "pip install asyncssh" first.
cli-host-no-key = This host's key can be neither read nor created: { $why }.
cli-host-no-port = Nobody can connect to { $where }: { $why }.
host-no-key = { $path } holds no key. Move it away and a new one will be made.
host-opens = Opening the table …
host-opened = The table is open for { $most ->
    [one] one guest
   *[other] { $most } guests
 }. An invitation to paste:
invite-game = You are invited to { $game }, { $when }. In a terminal, with your own name before the @:
invite-house = You are invited to our games, { $when }. In a terminal, with your own name before the @:
invite-code = The code: { $code }
invite-key = The key that ssh shows you the first time: { $print }
invite-reset = If the line breaks and the terminal stays odd, type: reset
invite-since = open since { $day }, { $time }
invite-day-0 = Monday
invite-day-1 = Tuesday
invite-day-2 = Wednesday
invite-day-3 = Thursday
invite-day-4 = Friday
invite-day-5 = Saturday
invite-day-6 = Sunday
invite-copied = It is in your clipboard, if your terminal allows that.
host-through = Friends come through { $server }, whose sshd needs "GatewayPorts clientspecified" (or yes) and this port open.
tunnel-stands = The tunnel through { $server } is up: its port { $port } leads here.
tunnel-gone = The tunnel through { $server } has ended: { $why }. It is built again by itself.
tunnel-ended = ssh gave no reason
tunnel-no-ssh = no ssh is installed here
tunnel-no-server = "{ $server }" is no server: give user@server or user@server:port.
help-host-through = Let friends come through this server (user@server), to which the installed ssh keeps a tunnel.
help-host-when = When to come, for the invitation: "tonight at eight".
help-host-copy = Whether the invitation goes to the clipboard of this terminal.
usage-word-server = SERVER
usage-word-time = TIME
host-alone = Only this machine can connect; --listen 0.0.0.0 lets others in. ^C closes the table.
host-stop = ^C closes the table.
host-over = The table is closed. Every action is saved.
host-came = { $name } has come in from { $address }; { $count ->
    [one] one guest
   *[other] { $count } guests
 } now.
host-went = { $name } has left; { $count ->
    [0] nobody is
    [one] one guest is
   *[other] { $count } guests are
 } here now.
host-no-room = { $name } could not come in: { $most ->
    [one] only one guest is
   *[other] only { $most } guests are
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
host-crowd = Too many logins at once. Try again in a minute.
host-turned-away = Somebody from { $address } was turned away: too many logins at once.
host-no-session = No game was started on this connection, so it was closed.
host-port-used = another program uses this port
host-port-refused = this account may not use this port
host-no-address = this machine has no such address
host-full = The table is full. Try again later.
host-closed = The host closed the table. The game is saved.
host-silent = Your line was silent for too long, so it was closed. The game is saved; come in again the same way.
host-only-games = Only the game runs here: connect from a terminal, without a command.
host-no-guests = The game cannot be started here.
crash-guest = The game has crashed. It is saved and can be resumed.

# Tables that wait
help-waiting = List the tables that wait for somebody. The exit code is 1 if there are none.
help-waiting-name = Only tables that wait for this player.
waiting-save = TABLE
waiting-game = GAME
waiting-for = WAITING FOR
waiting-none = No table in { $folder } is waiting for anyone.
waiting-not-you = No table in { $folder } is waiting for { $name }.
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

# Calls to people who are away
call-sentence = { $name }: { $game }, table { $table }, is waiting for you. { $what }
call-subject = Your turn: { $game }
call-no-url = This is no address to call: give https://…, text:https://…, smtps://… or a command.
call-no-scheme = An address to call begins with http, https, smtp or smtps, not with "{ $scheme }".
call-no-mailbox = A mail needs a mailbox, as in smtps://USER:PASSWORD@HOST/?to=ADDRESS.
call-silent = no answer in time
call-untrusted = its certificate is not trusted
call-password = it does not accept the password
call-refused = it answers { $code }
call-unreachable = it cannot be reached
call-strange = its answer makes no sense
call-elsewhere = it points to another address
call-in-the-open = the password would be sent unencrypted
call-failed = Nobody could be called at { $where }: { $why }. The next calls are tried without a word.

# Talk
chat-said = { $time } { $name }: { $text }
chat-ask = To everyone at the table:
chat-too-much = Too many messages at once. Wait a moment.
chat-failed = Nobody got your message: { $why }.
chat-alone = Nobody is at another terminal: just say it aloud.
key-talk = chat with everyone at the table
hint-talk = chat
settings-call = Alert me when it is my turn
settings-call-all = bell, title, message
settings-call-bell = bell only
settings-call-none = no
settings-talk = Chat
call-title = ● Your turn – { $game }
call-text = The table is waiting for you.
plain-word-say = say
plain-help-say = chat with everyone at the table: say well played
chat-done = Sent to everyone.
help-sit-guest = As a guest, who can only play.

# The hall of a house
new-spectators = Spectators may talk
new-spectators-help = Those who watch without a seat may chat with the players.
menu-spectators = Spectators: talk or silence
    .key = A
spectators-talk = Spectators may talk.
spectators-quiet = Spectators are asked to watch in silence.
looking-quiet = The players ask spectators to watch in silence. You are welcome to stay.
plain-word-spectators = spectators
plain-help-spectators = whether those who watch may talk: spectators off
plain-spectators-how = Type "spectators on" or "spectators off".
hall-title = The hall
hall-here = here: { $names }
hall-none = There is no table with a seat for { $name } yet. Stay here: you sit down by yourself as soon as there is one.
hall-onlooker = You have no name here, so you can watch the tables.
hall-own = Your tables
hall-open = Seats for anyone
hall-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
 }
hall-house = Tables of this house
hall-keyboard = At this keyboard
hall-watch = Tables to watch
hall-over = Games that are over
hall-your-turn = it is your turn
hall-your-seat = your seat is free
hall-talk-ask = To everyone in the hall:
hall-waits = waiting for { $names }
hall-look = Look again
help-host-game = Set up a new table of this GAME first, with --seats.
help-host-seats = Who plays at the new table: names, "?" for anyone, and bot:LEVEL.
help-host-limit = How long a turn at the new table may take, such as 24h, before a computer player plays it; 24h:hard says how well.
help-host-days-off = With --limit: days that do not count, such as 2026-12-24..2026-12-26.
help-host-patience = How long the new table waits for a player who is away: 10 minutes (live) or 3 days (slow).
help-host-names = Who plays in this window; repeat it for everyone who shares it.
help-host-code = A code of at least ten letters and digits in place of a random one, or "keep" for the same random one every day.
cli-host-new = --new GAME and --seats NAMES go together, without a FILE.
host-short-code = A code needs { $least } to { $most } letters and digits, or it is easily guessed.
host-bad-code = { $path } holds no code. Move it away and a new one will be made.
host-waits = There is no table with a seat for { $name } yet, who waits in the hall: "tabletop-tui new GAME --seats NAMES --open" sets one up.
host-sit-down = Send this to your friends. Enter: sit down as { $names }.
hall-waiting = In the hall: { $names }.
help-sit-hall = Come to the hall of all tables, as guests do.

# Keys as names
help-keys = List the ssh keys by which guests are known here. "keys forget NAME" takes out those of a name, which can then come with another one.
keys-whose = Whose keys? Type "tabletop-tui keys forget NAME".
keys-none = No guest is known by a key yet.
keys-forgotten = { $count ->
    [0] { $name } has no key here.
    [one] One key of { $name } is forgotten. The next guest with that name, the code and a key has it from then on.
   *[other] { $count } keys of { $name } are forgotten. The next guest with that name, the code and a key has it from then on.
 }
keys-no-key = This is no public key of ssh: { $text }
keys-damaged = Line { $line } of { $path } is no key with a name. Mend it or take it out; until then nobody can be let in.
keys-gone = The key that you came with does not count any more.
keys-many = { $most } keys are enough for one name.
host-new-key = { $name }, your ssh key is new here. Type the code once; from then on the key is enough.
host-code-wrong = That is not the code.
host-by-key = { $name } comes by ssh key here, and this is not that key. Use it, add this one from there (k in the hall), or ask the owner of the house to forget it.
host-key-kept = From now on { $name } comes by this key: { $print }
host-keys-unreadable = Nobody can be let in: { $why }.
host-keys-closed = The house cannot look up its keys right now. Tell its owner.
hall-key-ask = The line of the .pub file of your other machine:
hall-key-added = From now on you can also come by this key: { $print }
hall-key-known = You can come by this key already: { $print }
hall-key-failed = The key was not kept: { $why }.
keys-heading =
    The keys by which guests are known here: type, key, and the name that came with it first.
    "tabletop-tui keys forget NAME" takes the keys of a name out; it can then come with another one.
help-sit-key = The fingerprint of the key by which the host knows a guest; only a host gives it.
hall-new-game = A new table of which game?
hall-new-seats = Who plays? Names, ? for anyone, bot:normal:
hall-no-new = Only the owner of this house sets up tables.
hall-too-many = The owner of this house allows { $most ->
    [one] 1 table
   *[other] { $most } tables
 } at a time.
help-host-tables = With how many tables in play guests can no longer set up a new one; 0: they never can.
help-sit-tables = With how many tables in play guests can no longer set up a new one; 0: they never can.
host-really = { $count ->
    [one] One guest is
   *[other] { $count } guests are
 } here. ^C again within { $seconds } seconds closes the house.
