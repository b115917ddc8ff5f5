# The program's own words.
nobody = nobody

# Refusals that every game shares
no-not-your-turn = It is not your turn.
no-not-now = You cannot do that now.
no-game-over = The game is over.
no-asked-in-vain = Everyone knows that nobody you ask has those cards: { $names }.

# Forms
form-goal = { $least ->
    [0] Chosen { $total }, at most { $most }
   *[other] Chosen { $total } of { $least }
 }
form-too-few = Choose { $missing } more.
form-both-sides = Both sides must give something.
form-disarmed = { $why } So nothing was done: choose again.
form-no-more = There is no more { $kind } to take.
form-full = That is all { $most }; { $key } starts again.
form-swap-one = The bank gives one card at a time.
form-die-sides = The die shows { $least } to { $most }.
form-dice-unset = Set both dice first.
form-no-partner = Choose who gets the offer.
form-give = You give ({ $total })
form-give-shut = You give: { $cards }
form-get = You get ({ $total })
form-get-shut = You get: { $cards }
form-nothing = nothing yet ({ $key })
form-others-hold = /{ $number }: what the others hold together
form-one-holds = /{ $number }: there are no more
form-with = Offer it to
form-other-side = { $kind } is on the other side already.
form-aloud = agreed aloud with { $seat }
form-first-yes = the first yes closes the deal
offer-not-asked = Not asked, as everyone knows they do not have the cards: { $names }.
form-own-none = You have no { $kind }.
form-nobody-has = Nobody has any { $kind }.
form-not-here = { $kind } cannot be taken here.
form-swap-give = You give the bank
form-swap-get = You get
form-swap-give-what = Choose what you give.
form-swap-get-what = Choose what you get.
form-swap-left = { $number } left
aim-piece = Ship { $number } of { $of }
aim-of = ({ $number } of { $of }: { $key })
aim-angle = Direction { $degrees }°
aim-power = Power { $power }
aim-typing-planet = then { $letters }
aim-typing-degrees = degrees; Space: the power
aim-typing-power = the power
aim-stop = stop
aim-stop-angle = { $key } stops the direction where the marker is.
aim-hold-angle = Hold { $key } down: the direction stops there, and you draw.
aim-by-chance = Too fast? { $key } at once leaves it to chance; so does a table without “Timed aim”.
aim-hold-power = You draw: release { $key } to shoot, or press it again.
aim-stop-power = Now the power: { $key } stops the marker.

keys-heads = On this screen
keys-letters = The letter at the start of a menu line selects that line.

# Keys: what they do (help), and in one word (hint line)
key-steer = to the nearest place that way; up and down in a menu
key-take = select the place or the line
key-back = one step back; from the board, the game menu
key-next = next place
key-previous = previous place
key-goto = go to a place by its coordinates
key-swap = between board and menu
key-undo = undo, up to dice, a hidden card or another player
key-redo = redo
key-hint = the best actions, and why
key-cover = turn all hands face down, or pick yours up
key-motive = why the computer did that; again: the move before
hint-motive = why?
key-hurry = let the computer player move now
key-board = the next board
key-zoom = zoom
key-log = the story so far
key-points = points, and where they come from
key-charts = charts of the points and of what the game counts
key-compare = what a choice does to the ranking of all
ui-compare-none = Point at a choice first.
key-export = export the story, or a picture of this screen
key-legend = what the symbols mean
key-sheet = cards, tiles and other components
key-theme = next colour theme
key-pictures = another way to draw the boards
key-help = this list of keys
key-rule = the rule behind the highlighted choice
key-quit = leave; the game is saved after every action
hint-steer = place
hint-points = points
hint-log = story
hint-take = select
hint-film = any key skips this
hint-hurry = skip
hint-back = back
hint-swap = menu
hint-swap-board = board
hint-undo = undo
hint-pick-up = pick up your cards
hint-see-hand = see your cards
hint-help = keys
hint-rule = rule
hint-quit = quit
hint-hall = hall

# The game screen
end-board = { $names } { $count ->
    [one] has
   *[other] have
 } won! Enter shows the points.
ui-waiting = Waiting for { $names }.
ui-no-place = There is no place called { $text }.
ui-not-there = You cannot choose that place now.
about-fresh = new · { $about }
ui-where = { $what }: where?
ui-which = { $what }: choose below.
ui-enter = Enter: { $what }
ui-enter-final = Enter: { $what } (cannot be undone)
ui-enter-asks = Enter: choose what to do here ({ $what })
ui-for-good = Enter: this cannot be undone
ui-pick-up = Pick up your cards
head-answers = { $name } answers
ui-picked = What do you do there?
ui-goto = Go to
ui-goto-named = Go to ({ $what })
ui-unsaved = NOT SAVED
ui-undone = Undone.
ui-undone-what = Undone: { $what }.
ui-sealed = Cannot undo: dice, a hidden card or another player came after it.
ui-nothing = There is nothing to undo.
ui-no-zoom = The whole board is in sight.
ui-no-hint = No hint for this choice.
ui-hints-off = Hints are off at this table.
ui-hint-thinks = Thinking of a hint … Your keys wait until it is there.
ui-hint-step = Hint: { $action }
ui-hint-title = What a strong player would do:
ui-hint-take = show it
ui-hint-by-eye = { $action }. The aim is yours to find.
ui-hint-row = { $action }: { $reasons }
decimal-mark = .
ui-hint-points = +{ $n } { $source }
ui-hint-for = helps { $term }
ui-hint-wins = wins the game
ui-hint-can-win = you can win this turn
ui-hint-even = It seems to make no difference: take any of them.
motive-told = { $told } Why: { $reasons }.
motive-none = Nothing to explain: any reason would give a hand away.
why-costs = costs { $seat } { $n ->
    [one] a point
   *[other] { $n } points
}
review-title = Review: { $name }
review-thinks = Reviewing the game: { $percent }% …
review-failed = This game could not be reviewed.
review-none = There is nothing to try again: no decision cost anything worth mentioning.
review-running = You can review a game once it is over.
review-no-log = The move history of this game is lost, so its decisions cannot be reviewed.
review-who = Whose decisions?
review-cost = { $round ->
    [0] Set-up
   *[other] Round { $round }
 }, after action { $n }: about { $points ->
    [one] one point
   *[other] { $points } points
 }
review-game = { $round ->
    [0] Set-up
   *[other] Round { $round }
 }, after action { $n }: it may have cost the game
review-done = You did: { $action }.
review-ended-it = That ended the game.
review-ended-turn = The game ended that turn.
review-better = Better: { $action }: { $reasons }.
review-better-bare = Better: { $action }.
review-judged = Judged by a computer player that looks further ahead than level hard, from what you could know then. Points are estimates.
ui-thinks = { $name } ({ $level }) is thinking …
ask-over = The game is over.
cover-pass = Pass the keyboard to
cover-first = Pick up your cards first.
cover-no-hint = Type "{ plain-word-hand }" first: a hint would show what you hold.
cover-needless = There is nothing to hide here.
cover-unkept = That deal cannot be made. Answer the offer yourself.
cover-took = { $name } had the keyboard for { $time }.
since-title = Since your last turn
since-more = … and more in the story
pin-ask = { $name }, type your PIN.
pin-wrong = That is not { $name }'s PIN.
pin-wait = Too many wrong PINs for this seat. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
pin-spent = Too many wrong PINs. Leave the table and come back.
pin-length = A PIN has { $least } to { $most } digits.
pin-short = { $name }, choose a new PIN: when everyone has their own terminal it needs at least { $least } digits.
pin-hint = { $least } to { $most } digits
pin-forgot = forgotten
    .key = f
pin-new = { $name }, choose a PIN. You will be asked for it whenever you take the keyboard. Anyone who can read the save file needs no PIN: it holds every hand and every future roll.
pin-again = Type the same PIN again.
pin-differs = Those two PINs differ.
pin-set = { $name } now has a PIN.
pin-dropped = { $name } no longer has a PIN.
pin-gone = Everyone agreed: { $name } no longer has a PIN.
pin-needless = A PIN only makes sense when several people share the keyboard.
pin-vote = { $voter }: { $name } has forgotten the PIN. May it be removed? { $name } takes the keyboard now.
seats-vote = { $voter }, may somebody else take { $name }'s seat?
pin-nobody = There is nobody else at the table who could agree.
pin-vote-no = No, keep the PIN
    .key = n
pin-vote-yes = Yes, remove it
    .key = y
clock-on = Clocks on. They pause while the screen is covered.
clock-off = Clocks off. The times so far are kept.

menu-title = What would you like to do?
menu-go-on = Go on playing
    .key = g
menu-board = Go back to the board
    .key = g
menu-log = The story so far
    .key = l
menu-points = Points
    .key = p
menu-rule = The rule for this choice
    .key = r
menu-charts = Charts
    .key = c
menu-export = Export the story or a picture
    .key = x
menu-legend = What the symbols mean
    .key = i
menu-sheet = Components
    .key = s
menu-orders = Standing orders and coach
    .key = O
menu-notes = Your notes
    .key = W
menu-seats = Who plays: people and computer players
    .key = S
menu-pin = Set or remove your PIN
    .key = N
menu-clock = Clocks: on or off
    .key = K
menu-theme = Next colour theme
    .key = T
menu-help = Keys
    .key = k
menu-leave = Leave the table
    .key = q
leave-title = The game is saved. Leave the table?
leave-unsaved = The game is NOT saved: the disk refuses it. If you leave now you lose what is not saved. Leave the table?
leave-program = Leave the program?
pasted-question = { $count } characters arrived at once, as if pasted. Treat them as keys?
pasted-drop = No, ignore them
    .key = n
pasted-type = Yes, press them all
    .key = y
leave-stay = Stay
    .key = s
leave-home = To the home screen
    .key = h
leave-hall = To the hall
    .key = h
leave-quit = Quit the program
    .key = q

page-charts = Charts
chart-none = No chart of the points before the first round is over.
chart-points = Points at the end of each round
chart-round = { $round }
reader-search = Search for
reader-found = { $n } of { $count } for “{ $text }”
reader-none = “{ $text }” was not found.
rules-in-english = in English
export-title = What do you want to export?
export-text = the story as plain text
    .key = t
export-markdown = the story in Markdown
    .key = m
export-html = the story as a web page
    .key = h
export-picture = a picture of this screen (SVG)
    .key = p
export-card = the end as a card: a picture (SVG) and text in colour (ANSI)
    .key = c
export-done = Saved as { $path }
export-failed = Nothing was saved: { $why }.
page-empty = Nothing here yet.
page-keys = Keys
page-log = The story so far
page-points = Points
page-final = The game is over
ending-copied = Copied, if your terminal allows it:
ending-head = { $game } · { $rounds ->
    [0] {""}
    [one] 1 round ·{" "}
   *[other] { $rounds } rounds ·{" "}
 }{ $day }
ending-place = { $place }. { $seat }: { $points }
ending-of-day = { $when } · { $game } · { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, place { $place } of { $count }{ $measured ->
    [0] {""}
    [one] { " " }· par { $par } (1 game)
   *[other] { " " }· par { $par } ({ $measured } games)
 } · { $actions ->
    [one] 1 action
   *[other] { $actions } actions
 }
ending-always = { $seat } led from beginning to end.
ending-decided = { $seat } led for good from { $when }.
ending-own-round = round { $round }
ending-round = round { $round } ({ $seat }'s turn)
ending-set-up = the set-up on
page-winners = { $count ->
    [one] { $names } has won!
   *[other] { $names } share the victory!
 }
page-legend = What the symbols mean
page-sheet = Components
sheet-copies = { $n } × { $what }
sheet-counts = How certain the { $rows } rows of this box are: { $counts }.
sheet-sure = { $sure } { $n }
sure-known = known
sure-derived = derived
sure-part = partly known
sure-reconstructed = reconstructed
legend-everywhere = Everywhere
legend-cursor = the cursor
legend-legal = you can choose it
legend-accent = chosen
legend-legal-place = a place you can choose
legend-sign-turn = whose turn it is, or who decides now
legend-sign-fresh = new since your last turn
legend-sign-no = not possible
legend-sign-more = there is more text: move the cursor here to read it
legend-sign-up = more above
legend-sign-down = more below
legend-sign-here = the line under the cursor
page-rules = Rules
rules-none = This game has no rulebook.
rules-here = { $value } at this table (printed: { $printed })
rules-at-table = (At this table: { $option }: { $value }.)
score-head = Points for
score-total = Total

# Home and new game
home-title = tabletop_tui
home-tagline = heavy board games in a terminal
home-continue = Continue
    .key = c
home-new = New game
    .key = n
home-hall = The hall
    .key = h
home-day = Game of the day
    .key = d
home-week = Game of the week
    .key = k
home-load = Load a game
    .key = l
home-rules = Rules
    .key = r
home-practice = Practice table
    .key = p
home-learn = Learn to play: short lessons
    .key = t
home-quit = Quit
    .key = q
lesson-on = Go on
    .key = o
lesson-game = A game of { $game }
    .key = a
lesson-next = The next lesson
    .key = n
lesson-passed = You have passed this lesson.
lesson-ticked = ✓ { $lesson }
lesson-hint = Hint: { $what }.
lesson-no-hint = Do what the strip below the board asks for.
lesson-not-now = Not now. { $todo }
lesson-again = That did not solve it, so the puzzle starts over. { $why }
lesson-broken = This lesson cannot be opened: { $why }
lesson-leave = Leave the lesson? Your progress is not saved.
library-learn = Learn to play in three short lessons
    .key = t
home-records = Records
    .key = e
records-title = Records
records-none = No game has been finished yet.
records-of = { $game }: { $n ->
    [one] { $n } game
   *[other] { $n } games
 }
records-games = games
records-wins = wins
records-best = best
records-streak = best run
records-told = { $name }: { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
 }, { $best } points at best, { $streak } won in a row at most.
records-levels = Wins of { $name } against computer players: { $levels }.
records-level = { $level } { $wins } of { $games }
records-pair = { $name } finishes before { $other } in { $ahead } of { $n ->
    [one] 1 game
   *[other] { $n } games
 } (to expect: { $low } to { $high } in 100).
records-given = handed over
records-gave = Handed over to the computer: { $n }.
records-how = Games that only computer players finished do not count. A copied save counts once. A game that the computer finished for you counts under “handed over” only.
home-none = No saved game yet.
new-title = New game
new-game = Game
new-players = Players
new-player = Player { $number }
new-options = Options
new-options-usual = as usual
new-options-last = as in the last game
new-options-own = chosen for this game
new-options-help = Rules of the house, undo, hints, clocks, PINs, terminals. Enter shows them.
new-options-hide = Enter hides the options again.
new-start = Start the game
new-seed = Seed (empty: random)
new-empty = empty seat
new-free-undo = Free undo
new-hints = Hints allowed
new-clocks = Clocks
new-pins = PINs
new-no-pins = none
new-choose-pin = none ({ $key } sets one)
new-whose-pin = Whose PIN do you want to set or remove?
new-open-replay = Replays always show all hands
new-name = (type a name)
new-game-help = The game to play, and for how many. Change it with ← and →.
new-person-help = Type a name. ← and →: a computer player, or nobody.
new-empty-help = An empty seat. Type a name, or choose a computer player with ← and →.
new-free-undo-help = Undo anything, even dice and revealed cards.
new-hints-help = { $key } shows what a computer player would do.
new-open-replay-help = A replay shows every hand, even while the game goes on.
new-clocks-help = Thinking time is counted; nobody loses on time.
new-pins-help = Your hand is shown only after your PIN.
new-no-file = none (type a file name)
new-bot = computer, { $level }
new-bot-named = A computer player called { $name }. ← and → choose a person.
seats-title = Who should be replaced?
seats-row = { $name }: { $who }
seats-row-taken = { $name }: { $who }, standing in for a person
seats-person = a person
seats-bot = a computer player ({ $level }) takes over
seats-person-takes = a person takes over
seats-who = Who plays for { $name } from now on?
seats-name = Name
seats-now-bot = The computer now plays for { $name } ({ $level }).
seats-now-person = { $name } plays now.
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-random-about = Moves at random.
level-easy-about = For a first game: often takes the second-best move.
level-normal-about = Plays soundly, and now and then misses something.
level-hard-about = Plans beyond its turn, and misses little.
level-expert-about = Looks furthest ahead, and takes longest.
level-styled = { $level }, { $style }
style-builder = builder
style-trader = trader
style-fighter = fighter
style-none-about = balanced
style-builder-about = a builder: likes to grow and avoids fights
style-trader-about = a trader: likes resources, good rates and knowledge
style-fighter-about = a fighter: likes weapons, and holds opponents back
new-style = { $key }: change the style ({ $about })
yes = yes
no = no
held-back = Go back
    .key = b
held-take = Take it over
    .key = t
held-look = Watch (no hands shown)
    .key = w
lost-told = { $why } This window has left the game.
lost-home = To the home screen
    .key = h
broken-backup = Use its backup, from one save earlier
    .key = u
broken-disk = The game cannot be opened: { $why }.
broken-new = The new game cannot be saved: { $why }.
home-watch = Watch a replay
    .key = w
menu-replay = Watch the game again
    .key = w
transcript-seats = { $seats }
transcript-as = As { $seat } saw it
transcript-turn = Round { $round }: { $seat }
transcript-set-up = Set-up
transcript-points = The end
transcript-so-far = So far
transcript-score = { $seat }: { $points } ({ $sources })
transcript-winner = { $seat } wins: { $points } ({ $sources })
transcript-no-points = { $seat }: 0
transcript-winner-no-points = { $seat } wins: 0
replay-all = all hands open
replay-as = as { $name } saw it
replay-where = Action { $n } of { $end } · round { $round } · { $who }
replay-everybody = as a spectator sees it
replay-running = playing, { $pace } a second
replay-ahead = Round { $round }: { $text }
replay-which = To the next …
replay-whose = To whose next decision?
replay-goto = Round (or # and an action number)
replay-no-number = { $text } is not a number.
replay-no-jump = First jump with { $decision } or { $event }.
replay-no-more = There are no more.
replay-none-before = There are none before this.
replay-over = This is the end of the game: go back first.
replay-play-on = Play on in a new game
    .key = o
replay-stay = Stay in the replay
    .key = s
replay-ask-on = Play on from action { $n }? It becomes a new saved game; this one stays as it is.
looking-on = Watching
looking-alone = Nobody is playing it now.
looking-no-eyes = Spectators see no hands and cannot play.
hint-replay-step = action
hint-replay-turn = turn
hint-replay-end = now
hint-replay-run = play
hint-replay-decision = decision
hint-replay-event = event
hint-replay-goto = round
hint-replay-eyes = view
hint-replay-play-on = play on
hint-replay-log = story
hint-replay-talk = chat
hint-replay-help = keys
hint-replay-together = together
hint-replay-lead = lead
hint-replay-leave = leave
key-replay-step = one action back or forward
key-replay-turn = to the previous or the next turn
key-replay-start = to the beginning
key-replay-end = to the end
key-replay-run = play, or pause
key-replay-faster = faster
key-replay-slower = slower
key-replay-decision = to the next decision of a player
key-replay-event = to the next event of a kind
key-replay-goto = to a round, or to an action by its number
key-replay-next = repeat the last jump
key-replay-previous = repeat it backwards
key-replay-eyes = change the view
key-replay-play-on = play on from here, in a new saved game
key-replay-board = show another board first
key-replay-zoom = zoom
key-replay-log = the story up to here
key-replay-talk = chat with those whose game you watch
key-replay-theme = next colour theme
key-replay-pictures = another way to draw the boards
key-replay-help = this list of keys
key-replay-undo = undo the change of colours or drawing
key-replay-together = with the others, or on your own
key-replay-lead = lead: the others see the moment that you see
key-replay-leave = leave the replay
ui-enlarge = Please make the window at least { $columns } by { $rows }.

# Plain mode: a game on a line terminal
plain-welcome = { $game }, in plain mode. Type the number of a line, "more" for all that there is to tell, or "help".
plain-colours = Colours on a screen: { $names }.
colour-of = { $name } ({ $colour })
colour-1 = red
colour-2 = blue
colour-3 = white
colour-4 = orange
colour-5 = green
colour-6 = purple
plain-left = The game is saved. Goodbye.
plain-home = tabletop_tui in plain mode: heavy board games, played by typing numbers.
plain-rematch = Play again: { $names }; the next player begins
plain-bye = Goodbye.
plain-home-saved = The game is saved.
plain-example = { $save } (example)
plain-story-of = The story of a saved game
plain-lesson-step = Lesson, step { $n } of { $of }: { $step }
plain-lesson-done = { $lesson } (passed)
plain-lesson-how = Where a lesson names a key, type the number of the line instead. "hint" helps, "quit" leaves.
plain-rules-ask = Number of a section, or a word to find (Enter: back):
plain-which-game = Which game?
plain-game = { $game }, { $least } to { $most } players
plain-game-only = { $game }, { $least } players
plain-who-plays = Who plays? { $least } to { $most } names, separated by commas. bot:easy, bot:normal, bot:hard and bot:expert are computer players, bot:fair is as strong as you are; add a style if you like (builder, trader, fighter): bot:hard:trader.
plain-players-back = Press Enter to go back.
plain-players-again = Press Enter for the same players as last time, { $names }, with the same options; "back" goes back.
plain-players = Players, such as Anna, Ben, bot:normal:
plain-settle = { $game } for { $seats }. Start, or change an option?
plain-next = { $name } decides next. { $question }
plain-pass = Pass the keyboard to { $name }, and press Enter:
plain-scrollback = Your terminal keeps what has scrolled away: clear it before you pass the keyboard.
plain-at-the-door = Press Enter when { $name } is at the keyboard, or type "quit".
plain-pin-how = What you type stays hidden. Type "forgotten" if you have forgotten it.
plain-pin-new = What you type stays hidden; press Enter for no PIN.
plain-not-agreed = { $name } does not agree.
plain-clocks = Clocks: { $clocks }.
plain-clock-shows = Your clock shows { $time }.
plain-no-clocks = The clocks are off; "clock on" starts them.
plain-clock-how = Type "clock", "clock on" or "clock off".
plain-name = Name (Enter: { $name }):
plain-alone = Only computer players are left. Press Enter for their next turn, or type "seats", "log" or "quit":
plain-alone-how = Here you can type "seats", "log", "points", "charts", "rules", "sheet", "legend", "options", "export", "save" or "quit".
plain-word-again = again
plain-help-again = play again; the next player begins
plain-word-same = same
plain-help-same = the same start again, with new luck
plain-moment = { $title }.
plain-left-out = { $count ->
    [one] 1 line is left out: type "more" to hear it.
   *[other] { $count } lines are left out: type "more" to hear them.
 }
plain-table-same = Nothing else has changed on the table.
plain-after = Press Enter to leave, or type a word such as "board", "log", "charts" or "export":
plain-after-how = You can still read: "help" lists the words. Enter leaves.
plain-picture-on = Boards are now drawn.
plain-picture-off = Boards are now described in words.
plain-look-how = Type "look" and a place: its name or its coordinate.
plain-sheet-how = "sheet" and a number reads one of them; "sheet" and a word finds the lines with that word.
plain-rules-how = "rules" and a number reads a section; "rules" and a word finds the sections with that word.
plain-rules-next = "rules { $number }" continues: { $title }.
plain-not-found = { $text } was not found.
plain-found-more = And { $count } more.
plain-hint-line = { $hint } (line { $number })
plain-hint-do = hint { $n }: { $hint }
plain-review-how = Judged by a computer player that looks further ahead than level hard, from what you could know then. Points are estimates. "review 1" shows the table at the first question and lets you try again.
plain-review-first = Type "review" first: it asks the questions.
plain-turn = Round { $round }, { $own ->
    [1] { $name }'s turn.
   *[other] { $turn }'s turn. { $name } decides.
 }
plain-setting-up = Set-up. { $name } decides.
plain-choose = Your choice
plain-only = { $choice }: press Enter.
plain-in-area = { $what }, { $count ->
    [one] 1 place
   *[other] { $count } places
 }
plain-several = { $what }, { $count } ways
plain-go-back = Back
plain-back = Type "back" to go back.
plain-no-line = Type a number from { $least } to { $most }.
plain-no-number = Type a number from { $least } to { $most }.
plain-back-first = Answer first, or type "back".
plain-how-many = How many: { $what }?{ $missing ->
    [0] {""}
   *[other] { " " }{ $missing } to go.
 }
plain-give = You give: { $cards }.
plain-get = You get: { $cards }.
plain-nothing = nothing yet
plain-nothing-left = There is nothing left to ask for.
plain-enough = That is all
plain-with = Who gets the offer?
plain-all = All of them
plain-all-first = All of them; the first yes closes the deal
plain-all-choose = All of them, and you choose among the answers
plain-piece = Which ship do you flick?
plain-target = What do you aim at?
plain-direction = Direction in degrees: 0 is east, 90 north, 180 west, 270 south
plain-power = Power
plain-aim-freely = Aim by degrees and power
plain-shoot = Shoot
plain-let-go = Shoot, and let chance decide the power
plain-aim-anew = Aim again
plain-unknown = I don't know "{ $text }". Type a number, or "help".
plain-several-words = { $text } could be { $words }.
plain-no-redo = There is nothing to redo.
plain-points-of = { $name }: { $points } ({ $sources })
plain-no-points = { $name }: 0
plain-round = Round { $round }: { $points }
plain-duration = { $minutes ->
    [0] {""}
    [one] 1 minute
   *[other] { $minutes } minutes
 } { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }
plain-round-none = After the set-up: { $points }
plain-nothing-shut = Everything you could do is listed.
plain-rule-how = "rule" and a number explains that line.
plain-saved = The game is saved in { $path } after every action.
plain-help = Type the number of a line, or one of these words. Where there are several lines, Enter does the same as "more"; where there is only one, Enter plays it.
plain-help-short = You can shorten words: poi is points.
plain-word-back = back
plain-word-undo = undo
plain-word-redo = redo
plain-word-log = log
plain-word-points = points
plain-word-board = board
plain-word-hand = hand
plain-word-forecast = forecast
plain-word-brief = brief
plain-word-more = more
plain-word-why = why
plain-word-rule = rule
plain-word-hint = hint
plain-word-motive = reason
plain-word-review = review
plain-word-save = save
plain-word-help = help
plain-word-quit = quit
plain-word-look = look
plain-word-charts = charts
plain-word-rules = rules
plain-word-sheet = sheet
plain-word-legend = legend
plain-word-options = options
plain-word-picture = picture
plain-word-orders = orders
plain-word-notes = notes
plain-word-time = time
plain-word-seats = seats
plain-word-pin = pin
plain-word-clock = clock
plain-word-export = export
plain-word-forgotten = forgotten
plain-word-on = on
plain-word-off = off
plain-help-undo = undo the last action, unless dice, a hidden card or another player came after it
plain-help-redo = redo it
plain-help-log = the story; log 50 reads the last 50 sentences
plain-help-points = everyone’s points, and where they come from
plain-help-board = the whole table
plain-help-hand = what you hold
plain-help-forecast = what is to be expected if nobody does anything more
plain-help-brief = what has happened since your last decision, what you hold, and the question
plain-help-more = what was left out, and all about the lines; again: what has changed on the table
plain-help-look = what is at a place: look c3
plain-help-charts = the points round by round, and what the game counts, such as the dice
plain-help-rules = the rulebook; rules 5 reads section 5, rules robber finds a word
plain-help-sheet = the components; sheet 2 reads the second kind, sheet city finds a word
plain-help-legend = what the symbols mean
plain-help-options = the options of this game
plain-help-picture = draw the boards, or describe them in words
plain-help-orders = answers that you give in advance: trades, discards, quiet turns
plain-help-notes = your notepad, which only you see; notes and a text adds a line, notes 2 removes the second
plain-help-time = where the table has a turn limit: more time for the players it waits for
plain-help-seats = let a computer player take over a seat, or a person
plain-help-pin = set or remove your PIN
plain-help-clock = how long everyone has thought; clock on and clock off
plain-help-export = the story as a file
plain-help-why = what you cannot do now, and why
plain-help-rule = the rule behind the question; rule 3 for line 3
plain-help-hint = what a strong player would do, and why
plain-help-motive = why the computer made its last move; again: the move before
plain-help-review = after the game: what went well, luck, and questions about the most expensive decisions; with a number, a second try
plain-help-save = where the game is saved
plain-help-help = these words
plain-help-quit = leave; the game is saved after every action

# Settings, palette, jump letters
home-settings = Settings
    .key = s
settings-title = Settings
settings-theme = Colours
settings-theme-table = table
settings-theme-light = light
settings-theme-high-contrast = high contrast
settings-theme-colour-blind = colour-blind
settings-theme-terminal = your terminal's own
settings-fps = Frames per second (0: no animation)
settings-glyphs = Characters
settings-letters = Players as letters (A to F)
settings-glyphs-auto = automatic
settings-glyphs-unicode = all symbols
settings-glyphs-blocks = blocks and letters
settings-glyphs-ascii = plain letters
settings-mouse = Mouse
settings-language = Language
settings-language-auto = automatic
settings-language-en = English
settings-language-nl = Nederlands
settings-language-es = Español
settings-pace = Pace of computer players
settings-pace-slow = slow
settings-pace-normal = normal
settings-pace-fast = fast
settings-moments = Pause at big moments
settings-moments-all = all
settings-moments-mine = those that concern me
settings-moments-none = none
settings-bell = Bell at big moments
settings-hints = Keys shown in the bottom line
settings-maps = Draw boards in plain mode
settings-pictures = Drawing of boards
settings-pictures-auto = automatic
settings-pictures-pixels = true pixels
settings-pictures-rich = shaded
settings-pictures-calm = calm
settings-pictures-plain = half blocks, symbols
settings-tried = { $what }. { $key } undoes it.
settings-as-before = As before: { $what }.
settings-press = press the new key
settings-saved = Saved.
settings-unsaved = The settings cannot be saved: { $why }. They last until you leave.
settings-taken = { $pressed } is already the key for: { $what }.
settings-fixed = { $pressed } does the same everywhere and cannot be changed.
key-steer-right = the same to the right
key-steer-up = the same upwards
key-steer-down = the same downwards
key-jump = put letters on all places: type one to go there
key-palette = all commands, by name
ui-jump = Type the letters of a place. Any other key removes them.
palette-saved = The game is saved in { $path }.
palette-unsaved = This game is not saved.
palette-save = Save, and show where
palette-undo = Undo
palette-redo = Redo
palette-hint = Hint
palette-orders = { menu-orders }
palette-theme = Next colour theme
palette-pictures = Another way to draw the boards
palette-rule = Rules
palette-rules = Rules
palette-settings = Settings
palette-mouse = Mouse: on or off
mouse-on = The mouse is on.
mouse-off = The mouse is off: your terminal has it now.
palette-seats = Seats
palette-log = The story so far
palette-points = Points
palette-charts = Charts
palette-legend = What the symbols mean
palette-sheet = Components
palette-replay = Watch the game again
palette-export = Export the story or a picture
palette-help = Keys
palette-leave = Leave
seats-here = at the keyboard
seats-decides = decides now
palette-ask = Type part of a command

# Words that a line which is cut does not end with, as what they speak of would be gone.
little-words = a an the your their of to from for at in on with by and or one more another no any you that which where is are has have

order-ask = ask me
order-line = { $name }: { $value }
order-followed = { $text } (by a standing order)
order-stopped = Your order “{ $name }” has stopped: { $why }
order-stop-illegal = it was not possible.
order-stop-undone = one of its actions was undone.
order-entry = { $where }: { $what }{ $most ->
    [-1] {""}
    [0] , for free
    [one] , for 1 good at most
   *[other] , for { $most } goods at most
 }
order-entry-ask = { $where }: ask me then
order-planned = { $n }. { $entry } – take it out
order-add = + { $entry }
order-nothing = There is nothing to plan now.
orders-title = Standing orders of { $name }
private-none = Pick up your hand first: orders and notes are yours alone.
notes-title = Notes of { $name }
notes-new = Write a new note
notes-line = Note
notes-change = Change this note
    .key = c
notes-remove = Remove this note
    .key = r
notes-empty = There are no notes yet. Type "notes" and a text to write one.
notes-removed = Note { $n } is gone.
