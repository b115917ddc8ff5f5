game-title = Goofspiel
action-bid = Apostar { $card }
event-turned = Se descubre un premio de { $prize }.
event-won = { $seat } se lleva el premio de { $prize } (apuestas: { $bids }).
event-burnt = La apuesta más alta se ha hecho dos veces: nadie se lleva el premio de { $prize } (apuestas: { $bids }).
no-not-yours = Ya no tienes el { $card }.
score-prizes = Premios
option-cards = Número de cartas
