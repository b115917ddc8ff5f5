# The program's own words.
nobody = nobody
no-not-your-turn = It is not your turn to decide.
no-not-now = That cannot be done now.
no-game-over = The game is over.
