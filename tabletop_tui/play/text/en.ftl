# The program's own words.
nobody = nobody

# Refusals that every game shares
no-not-your-turn = It is not your turn to decide.
no-not-now = That cannot be done now.
no-game-over = The game is over.

# Forms
form-goal = { $least ->
    [0] Taken { $total }, at most { $most }
   *[other] Taken { $total } of { $least }
 }
form-too-few = { $missing } more, please.
form-both-sides = Both sides must give something.
form-no-partner = Choose somebody to ask.
form-give = You give ({ $total })
form-get = You get ({ $total })
form-with = Offer it to
aim-piece = Ship { $number } of { $of }
aim-angle = Direction { $degrees }°
aim-power = Power { $power }
aim-stop = Enter stops the marker: the nearer to the middle, the truer the shot.

keys-menu = ↑↓ choose  Enter do it  Esc back
keys-hand = ↑↓ kind  ←→ number  x clear  Enter done  Esc back
keys-deal = ↑↓ kind  ←→ number  Tab other side  x clear  Enter propose  Esc back
keys-aim = ←→ turn  , . fine  ↑↓ power  - + fine  Tab next ship  Enter shoot  Esc back
keys-letters = A letter at the beginning of a line of the menu picks that line.
keys-forms = In a form, ↑↓ choose the kind, ←→ or a digit the number, x starts again and Enter finishes.

# Keys: what they do (help), and in one word (hint line)
key-steer = go to the nearest place in that direction; up and down in a menu
key-take = pick the place or the line
key-back = one step back; the game menu
key-next = next place
key-previous = previous place
key-goto = go to a place by its coordinates
key-swap = from the board to the menu and back
key-undo = undo, until luck or a secret is revealed
key-redo = redo
key-hint = a hint
key-board = the next board
key-zoom = zoom
key-log = the story so far
key-points = points and where they come from
key-legend = what the symbols mean
key-sheet = cards, tiles and other components
key-theme = next colour theme
key-help = these keys
key-rule = the rule behind the highlighted choice
key-quit = leave; the game is saved after every action
hint-steer = place
hint-take = pick
hint-back = back
hint-swap = menu
hint-undo = undo
hint-help = keys
hint-rule = rule
hint-quit = quit

# The game screen
ui-waiting = Waiting for { $names }.
ui-no-place = There is no place { $text }.
ui-goto = Go to
ui-undone = Taken back.
ui-sealed = That cannot be taken back: luck, a secret or another player came in between.
ui-nothing = There is nothing to take back.
ui-no-hint = No computer player is at hand for a hint.
ask-over = The game is over.
cover-pass = Pass the keyboard to
cover-ready = Enter when you are ready

menu-title = What would you like?
menu-go-on = Go on playing
menu-log = The story so far
menu-points = Points
menu-rule = The rule for this choice
menu-legend = What the symbols mean
menu-sheet = Components
menu-theme = Next colour theme
menu-help = Keys
menu-leave = Leave the table
leave-title = The game is saved. Leave the table?
leave-stay = Stay
leave-home = To the home screen
leave-quit = Quit the program

page-hint = ↑↓ scroll  Esc close
page-empty = Nothing here yet.
page-keys = Keys
page-log = The story so far
page-points = Points
page-final = The game is over
page-winners = { $count ->
    [one] { $names } has won!
   *[other] { $names } share the victory!
 }
page-legend = Legend
page-sheet = Components
page-rules = Rules
score-total = Total

# Home and new game
home-title = tabletop_tui
home-tagline = heavy board games at one keyboard
home-continue = Continue
home-new = New game
home-load = Load a game
home-rules = Rules
home-quit = Quit
home-none = No saved game yet.
new-title = New game
new-game = Game
new-players = Players
new-player = Player { $number }
new-options = Options
new-start = Start the game
new-seed = Seed (empty: by chance)
new-empty = empty seat
new-free-undo = Free undo
new-hint = ↑↓ line  ←→ change  type a name  Enter start  Esc back
new-name = (type a name)
new-bot = computer, { $level }
new-same-name = Two players are called { $name }.
level-random = by chance
level-easy = easy
level-normal = normal
level-hard = hard
yes = yes
no = no
held-back = Go back
held-take = Take it over
transcript-seats = { $seats }
transcript-as = As { $seat } saw it
transcript-turn = Round { $round }: { $seat }
transcript-set-up = Setting up
transcript-points = The end
transcript-so-far = So far
transcript-score = { $seat }: { $points } ({ $sources })
transcript-winner = { $seat } wins: { $points } ({ $sources })
transcript-no-points = { $seat }: 0
replay-all = all hands
replay-where = Action { $n } of { $end } · round { $round } · seen as { $who }
replay-hint = ←→ action  ↑↓ turn  Home End  Space run, faster  v eyes  B board  Esc leave
ui-enlarge = Please enlarge the window to { $columns } by { $rows }.
