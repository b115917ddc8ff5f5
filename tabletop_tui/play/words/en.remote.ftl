# A table with several terminals.
remote-stale = Somebody was quicker: this is no longer asked. Look again.
remote-unwritten = Nothing was played, as { $why }; try it again.
remote-gone = The save cannot be read now.
remote-other-game = { $name } now holds another game.
remote-seat-taken = { $names } sat down at another terminal: { $holder }.
remote-no-seat = There is no seat for { $name }, only for { $names }; whoever starts a table can leave a seat open.
remote-who = Who are you?
remote-free = { $name } (free)
remote-open = { $name } (for anyone)
remote-door = "Who plays"
remote-door-typed = "{ $word }"
remote-not-full = Waiting for { $names } to sit down. { $door } gives a free seat to a computer player.
remote-idle = { $name } (idle, { $minutes } min)
remote-away = { $name } (away, { $minutes } min)
remote-elsewhere = The others sit at terminals of their own, so nothing can be agreed on here.
remote-own-eyes = While the game goes on, everybody looks with their own eyes.
plain-waiting-ask = Others are asked. Type a word such as "say", "board" or "log", or "quit" (Enter: who is waited for):
plain-waiting-how = While others are asked you can read, say something or leave: "help" lists the words.
remote-taken-back = Somebody has taken an action back.
seats-free = free
menu-talk = Say something to all
    .key = a
menu-motion = Answer what is put to all
    .key = y
hint-talk = say
remote-looks-on = Whoever looks on changes nothing.
remote-opened = The table is open. The others sit down with: tabletop-tui sit { $name } --as NAME
new-remote = A terminal for everybody
new-remote-help = Each sits down elsewhere: tabletop-tui sit --as NAME. It begins with the last.
new-open = (for anyone)
new-open-help = Anyone may take this seat; type a name to keep it for somebody.
absence-answer = A computer player answers for { $name } this once
    .key = a
absence-hold = A computer player plays until { $name } sits down again
    .key = h
absence-answered = A computer player has answered for { $name }.
absence-held = A computer player plays until { $name } sits down again.
absence-back = { $name } is there again, or has answered.
absence-overdue = { $names }: the patience of this table is over. { $door } lets a computer player answer.
remote-seat-given = The others have given the seat of { $name } to somebody else.
vote-put = The others are asked at their terminals; it happens when all agree.
vote-ask = That can only be taken back if all agree, and what luck brings then is new. Ask the others ({ $count ->
        [one] one action
       *[other] { $count } actions
    })?
vote-ask-no = No
    .key = n
vote-ask-yes = Ask them
    .key = a
vote-undo = { $by } asks to take { $count ->
        [one] the last action
       *[other] the last { $count } actions
    } back, luck and secrets included; what luck brings then is new. Do you agree?
vote-bot = { $by } asks that a computer player ({ $level }) plays for { $name }. Do you agree?
vote-free = { $by } asks that the seat of { $name } is free for whoever comes. Do you agree?
vote-no = No
    .key = n
vote-yes = Yes, I agree
    .key = y
vote-refused = Not all agree, so nothing changes.
absence-other = Another way
vote-later = It is still put to you: the menu (Esc) has it.
vote-how = Type "agree" or "refuse".
vote-none = Nothing is put to you.
plain-word-agree = agree
plain-word-refuse = refuse
plain-help-agree = yes to what somebody has put to all
plain-help-refuse = no to it
new-remote-none = no, one keyboard
new-remote-live = yes, patience of 10 minutes
new-remote-slow = yes, patience of 3 days
help-new-patience = With --open: after how long the others may let a computer player answer for somebody who is away: 10 minutes (live) or 3 days (slow).
rematch-begun = The next game of the same people has begun. Sit down?
rematch-yes = Yes, sit down
    .key = y
rematch-no = Stay here
    .key = s
rematch-how = Type "again" to sit down.
remote-older = Others are at this table with an older program, which could no longer read it. Look on until they have left, or take over.
remote-no-original = Nobody sits down at { $name }: it is an example, a backup, or another account's. Go on with it alone first, which makes a copy.
held-sit = Sit down at a seat of your own
    .key = s

# The command line
help-sit = Sit down at a table with several terminals (the newest game, if no FILE is named); without a name, look on.
help-sit-names = Who you are; give it again for each of you who share this terminal.
help-sit-take-over = Take the game over from the one keyboard that plays it.
help-sit-on-turn = Run this command when it is your turn, with what is asked as JSON on its standard input.
help-new-remote = Each player comes to their own terminal: a seat waits for the player it names, and "?" among the seats is for anyone.
help-new-names = With --open: who sits down here; give it again for each.
cli-open-saved = The table is saved in { $path }. Sit down with: tabletop-tui sit { $name } --as NAME
cli-unnamed-without-open = A seat for anyone ("?") needs --open: at one keyboard everybody has a name.
cli-as-without-open = --as needs --open: at one keyboard everybody plays.
cli-sit-needs-screen = Several terminals need a screen each: { $why }
