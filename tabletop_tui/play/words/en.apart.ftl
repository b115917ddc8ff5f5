# A table with several terminals.
apart-stale = Somebody was quicker: this is no longer asked. Look again.
apart-unwritten = Nothing was played, as { $why }; try it again.
apart-gone = The save cannot be read now.
apart-other-game = { $name } now holds another game.
apart-seat-taken = { $names } sat down at another terminal: { $holder }.
apart-no-seat = Nobody called { $name } plays here, and no seat is free: { $names }.
apart-who = Who are you?
apart-free = { $name } (free)
apart-not-full = Waiting for { $names } to sit down; a computer player may take a free seat.
apart-idle = { $name } (idle, { $minutes } min)
apart-away = { $name } (away, { $minutes } min)
apart-elsewhere = The others sit at terminals of their own, so nothing can be agreed on here.
apart-own-eyes = While the game goes on, everybody looks with their own eyes.
apart-no-rematch = A new game for several terminals begins with: tabletop-tui new --open
held-sit = Sit down at a seat of your own
    .key = s

# The command line
help-sit = Sit down at a table with several terminals (the newest game, if no FILE is named); without a name, look on.
help-sit-names = Who you are; give it again for each of you who share this terminal.
help-sit-take-over = Take the game over from the one keyboard that plays it.
help-new-apart = Everybody comes to a terminal of their own: seats are free until somebody sits down.
help-new-names = With --open: who sits down here; give it again for each.
cli-open-saved = The table is saved in { $path }. Sit down with: tabletop-tui sit { $name } --as NAME
cli-as-without-open = --as needs --open: at one keyboard everybody plays.
cli-sit-needs-screen = Several terminals need a screen each: { $why }
