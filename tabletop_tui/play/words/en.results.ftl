# Results of finished games, and what they say about the next ones.

# The games of the day and of the week.
day-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }{ $measured ->
    [0] {""}
    [one] {" "}(par { $par }, from 1 game)
   *[other] {" "}(par { $par }, from { $measured } games)
 }
day-streak = { $days } days in a row
day-name = Your name, then Enter:
day-name-known = Your name (Enter: { $name }):

# Games from the same start.
deal-others = Other scores of this deal: { $scores }.
deal-scores = Scores of one deal: { $scores }.

# Computer players whose level follows the people.
level-fair = fair
level-fair-now = { $fair } ({ $level })
fair-told = Fair means { $level } here: { $reasons }.
fair-nobody = Fair means { $level } here, as there are no results of anyone at the table yet.
fair-met = { $games ->
    [one] { $wins ->
        [0] { $name } has lost to { $level } once
       *[other] { $name } has beaten { $level } once
     }
   *[other] { $wins ->
        [0] { $name } has not beaten { $level } in { $games } games
       *[other] { $name } has won { $wins } of { $games } games against { $level }
     }
 }
fair-unmet = { $name } has not played the computer on even terms yet
fair-first = this is the first game for { $name }

# Handicaps: what single seats have agreed on before the game.
option-of-seat = { $option } ({ $name })
handicap-of = { $name }: { $handicap }
option-seat = seat { $number }
ending-place-handicap = { $place }. { $seat }: { $points } ({ $option }: { $handicap })
records-helped = With a handicap, { $name } won { $wins } of { $games ->
    [one] 1 game
   *[other] { $games } games
 }.
deal-score = { $name } { $n }
deal-score-handicap = { $name } { $n } (handicap)
