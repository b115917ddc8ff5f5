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
day-name = Je naam, dan Enter:
day-name-known = Je naam (Enter: { $name }):

# Games from the same start.
deal-others = Andere uitslagen met dit begin: { $scores }.
deal-scores = Uitslagen met hetzelfde begin: { $scores }.

# Computer players whose level follows the people.
level-fair = passend
level-fair-now = { $fair } ({ $level })
fair-told = Passend is hier { $level }: { $reasons }.
fair-nobody = Passend is hier { $level }, want van niemand aan tafel zijn uitslagen bekend.
fair-met = { $games ->
    [one] { $wins ->
        [0] { $name } heeft één keer van { $level } verloren
       *[other] { $name } heeft één keer van { $level } gewonnen
     }
   *[other] { $wins ->
        [0] { $name } heeft in { $games } spellen niet van { $level } gewonnen
       *[other] { $name } heeft { $wins } van de { $games } keer van { $level } gewonnen
     }
 }
fair-unmet = { $name } heeft nog niet op gelijke voet tegen de computer gespeeld
fair-first = dit is het eerste spel van { $name }

# Handicaps: what single seats have agreed on before the game.
option-of-seat = { $option } ({ $name })
handicap-of = { $name }: { $handicap }
option-seat = plaats { $number }
ending-place-handicap = { $place }. { $seat }: { $points } ({ $option }: { $handicap })
records-helped = Met een handicap won { $name } { $wins } van { $games ->
    [one] 1 spel
   *[other] { $games } spellen
 }.
deal-score = { $name } { $n }
deal-score-handicap = { $name } { $n } (handicap)
