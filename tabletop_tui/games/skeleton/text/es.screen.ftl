offer-bid = Apostar
ask-bidding = ¿Qué carta apuestas por el premio de { $prize }?
head-prizes = Premios por salir: { $left }
panel-cards = Tus cartas: { $cards }
plain-prize = El premio es de { $prize }.
plain-won = { $name } ha ganado { $points }.
