# A table with several terminals.
remote-stale = Somebody was faster: this is no longer the question. Look again.
remote-unwritten = Nothing was played: { $why }. Try again.
remote-gone = The save cannot be read right now.
remote-other-game = { $name } now holds a different game.
remote-seat-taken = { $names } moved to another terminal: { $holder }.
remote-no-seat = There is no seat for { $name }, only for { $names }. Seats for anyone are left open when a table is set up.
remote-who = Who are you?
remote-which = { $name }, this table has no seat of that name. Which open seat do you take?
remote-free = { $name } (free)
remote-open = { $name } (for anyone)
remote-door = "Who plays"
remote-door-typed = "{ $word }"
remote-not-full = Waiting for { $names }. { $door } gives a free seat to a computer player.
remote-idle = { $name } (idle{ $minutes ->
    [0] {""}
   *[other] , { $minutes } min
 })
remote-away = { $name } (away{ $minutes ->
    [0] {""}
   *[other] , { $minutes } min
 })
remote-gone-away = { $names }: left, or the line broke.
remote-elsewhere = The others are at their own terminals, so you cannot agree on that here.
together-led = { $name } leads
together-leads = you lead
together-alone = on your own
together-nobody = Nobody leads now: F leads, and the others see what you see.
together-already = You lead already: the others see what you see.
together-one-screen = This is your screen alone: nobody else sees it.
remote-own-eyes = During the game everyone sees only their own hand.
ui-aims = { $names } aims.
ui-wait-on = Wait for the answers
foot-yours = ● Your turn
plain-waits = Waiting: { $what }
plain-waiting-ask = Waiting for others. Type a word such as "say", "board" or "log", or "quit" (Enter: who we are waiting for):
plain-waiting-how = While you wait you can read, chat or leave: "help" lists the words.
undone-line = { $name } has undone { $count ->
    [one] an action
   *[other] { $count } actions
 }.
remote-taken-back = Somebody has undone an action.
seats-free = free
menu-talk = Chat with everyone
    .key = a
menu-motion = Vote on a request
    .key = y
hint-talk = chat
remote-looks-on = Spectators cannot change anything.
remote-opened = The table is open. The others join with: tabletop-tui sit { $name } --as NAME
new-remote = Everyone at their own terminal
new-remote-help = Players join with: tabletop-tui sit --as NAME. It starts when all are there.
new-open = (for anyone)
new-open-help = Anyone can take this seat. Type a name to keep it for somebody.
absence-answer = Let the computer answer for { $name } this once
    .key = a
absence-hold = Let the computer play until { $name } is back
    .key = h
absence-answered = The computer answered for { $name }.
absence-held = The computer plays until { $name } is back.
stood-in-line = { $text } (played by the computer)
stood-in-told = { $count ->
    [one] A computer player has acted once for you while you were away
   *[other] A computer player has acted { $count } times for you while you were away
 }. The story marks it.
absence-back = { $name } is back, or has answered.
absence-just-left = { $name } was here a moment ago. Wait a minute before you give the seat away.
absence-overdue = Away too long: { $names }. { $door } lets the computer answer.
remote-seat-given = The others gave { $name }'s seat to somebody else.
vote-put = The others vote at their terminals; it happens if everyone agrees.
vote-ask = You can only undo this if everyone agrees, and dice and cards will then fall anew. Ask the others ({ $count ->
        [one] one action
       *[other] { $count } actions
    })?
vote-ask-no = No
    .key = n
vote-ask-yes = Ask them
    .key = a
vote-undo = { $named ->
    [yes] { $by } asks to undo { $count ->
        [one] the last action
       *[other] the last { $count } actions, from here on
    } ("{ $what }"), dice and hidden cards included; they will then fall anew. Do you agree?
   *[other] { $by } asks to undo { $count ->
            [one] the last action
           *[other] the last { $count } actions
        }, dice and hidden cards included; they will then fall anew. Do you agree?
 }
vote-bot = { $by } asks for a computer player ({ $level }) in { $name }'s place. Do you agree?
vote-free = { $by } asks to open { $name }'s seat to anyone. Do you agree?
vote-no = No
    .key = n
vote-yes = Yes
    .key = y
vote-refused = Not everyone agrees, so nothing changes.
absence-other = Something else
vote-later = You can still vote: press Esc for the menu.
vote-how = Type "agree" or "refuse".
vote-none = There is nothing to vote on.
plain-word-agree = agree
plain-word-refuse = refuse
plain-help-agree = vote yes
plain-help-refuse = vote no
new-remote-none = no, one keyboard
new-remote-live = yes, wait 10 minutes for a player
new-remote-slow = yes, wait 3 days for a player
help-new-limit = With --open: how long a turn may take, such as 24h, before a computer player plays it; 24h:hard says how well.
help-new-days-off = With --limit: days that do not count, such as 2026-12-24..2026-12-26.
help-new-patience = With --open: how long to wait before the others may let the computer answer for a player who is away: 10 minutes (live) or 3 days (slow).
rematch-begun = The same players have started their next game. Join?
rematch-yes = Yes, join
    .key = y
rematch-no = Stay here
    .key = s
rematch-how = Type "again" to join.
remote-older = Others at this table use an older version, which could no longer read it. Watch until they have left, or take over.
remote-no-original = You cannot join { $name }: it is an example, a backup or somebody else's. Resume it alone first, which makes a copy.
held-sit = Take a seat of your own
    .key = s

# The command line
help-sit = Join a table with several terminals (the newest game, if no FILE is given). Without a name you watch.
help-sit-names = Who you are; repeat it for everyone who shares this terminal.
help-sit-take-over = Take over a game that is played at one keyboard.
help-sit-on-turn = Where you are called to your turn: a webhook (https://…), a mail (smtps://…) or a command, which gets JSON on standard input.
help-new-remote = Everyone plays at their own terminal: a seat waits for the player it names, and "?" is a seat for anyone.
help-new-names = With --open: who plays here; repeat it for each.
cli-open-saved = The table is saved in { $path }. Join with: tabletop-tui sit { $name } --as NAME
cli-unnamed-without-open = A seat for anyone ("?") needs --open: at one keyboard everyone has a name.
cli-as-without-open = --as needs --open: at one keyboard everyone plays.
cli-sit-needs-screen = Several terminals need a screen each: { $why }
remote-onlookers = watching: { $names }
looking-no-talk = Nobody hears you here: you are not in the house of this table.
limit-near = { $name } has { $time } left; then a computer player plays the turn. “More time” in the game menu prolongs it.
limit-none = This table has no turn limit.
limit-given = There is more time now.
limit-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
limit-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
limit-days = { $count ->
    [one] 1 day
   *[other] { $count } days
 }
menu-time = More time for the players we wait for
    .key = M
