offer-bid = Pujar
ask-bidding = ¿Con qué carta pujas por el premio de { $prize }?
does-bidding = { $names } { $count ->
    [one] elige
   *[other] eligen
 } una carta para pujar.
head-prizes = Premios por salir: { $left }
panel-cards = Tus cartas: { $cards }
plain-prize = El premio es de { $prize }.
plain-won = { $name } ha ganado { $points }.
