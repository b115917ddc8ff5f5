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
day-name = Your name:
day-name-known = Your name (Enter: { $name }):

# Games from the same start.
deal-others = Other scores of this deal: { $scores }.
deal-scores = Scores of one deal: { $scores }.
