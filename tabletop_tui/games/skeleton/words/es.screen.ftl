offer-bid = Pujar
ask-bidding = ¿Con qué carta pujas por el premio de { $prize }?
head-prizes = Premios por salir: { $left }
panel-cards = Tus cartas: { $cards }
plain-prize = El premio es de { $prize }.
plain-won = { $name } ha ganado { $points }.
