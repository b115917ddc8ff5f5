# Results of finished games, and what they say about the next ones.

# The games of the day and of the week.
day-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }{ $measured ->
    [0] {""}
    [one] {" "}(par { $par }, de 1 partida)
   *[other] {" "}(par { $par }, de { $measured } partidas)
 }
day-streak = { $days } días seguidos
day-name = Tu nombre:
day-name-known = Tu nombre (Enter: { $name }):

# Games from the same start.
deal-others = Otros resultados de este reparto: { $scores }.
deal-scores = Resultados de un mismo reparto: { $scores }.
