# Results of finished games, and what they say about the next ones.

# The games of the day and of the week.
day-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }{ $measured ->
    [0] {""}
    [one] {" "}(par { $par }, uit 1 spel)
   *[other] {" "}(par { $par }, uit { $measured } spellen)
 }
day-streak = { $days } dagen op rij
day-name = Je naam:
day-name-known = Je naam (Enter: { $name }):

# Games from the same start.
deal-others = Andere uitslagen van deze deling: { $scores }.
deal-scores = Uitslagen van één deling: { $scores }.
