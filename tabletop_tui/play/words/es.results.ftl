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
day-name = Tu nombre y Enter:
day-name-known = Tu nombre (Enter: { $name }):

# Games from the same start.
deal-others = Otros resultados de este reparto: { $scores }.
deal-scores = Resultados de un mismo reparto: { $scores }.

# Computer players whose level follows the people.
level-fair = parejo
level-fair-now = { $fair } ({ $level })
fair-told = Parejo significa aquí { $level }: { $reasons }.
fair-nobody = Parejo significa aquí { $level }, pues aún no hay resultados de nadie de la mesa.
fair-met = { $games ->
    [one] { $wins ->
        [0] { $name } ha perdido una vez contra { $level }
       *[other] { $name } ha ganado una vez a { $level }
     }
   *[other] { $wins ->
        [0] { $name } no ha ganado a { $level } en { $games } partidas
       *[other] { $name } ha ganado { $wins } de { $games } partidas contra { $level }
     }
 }
fair-unmet = { $name } aún no ha jugado de igual a igual contra el ordenador
fair-first = esta es la primera partida de { $name }

# Handicaps: what single seats have agreed on before the game.
option-of-seat = { $option } ({ $name })
handicap-of = { $name }: { $handicap }
option-seat = asiento { $number }
ending-place-handicap = { $place }. { $seat }: { $points } ({ $option }: { $handicap })
records-helped = Con hándicap, { $name } ganó { $wins } de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }.
deal-score = { $name } { $n }
deal-score-handicap = { $name } { $n } (hándicap)
