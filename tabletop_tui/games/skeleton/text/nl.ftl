game-title = Goofspiel
action-bid = Bied { $card }
event-turned = Er komt een prijs van { $prize } open.
event-won = { $seat } wint de prijs van { $prize } (biedingen: { $bids }).
event-burnt = Het hoogste bod kwam twee keer voor: niemand krijgt de prijs van { $prize } (biedingen: { $bids }).
no-not-yours = De { $card } heb je niet meer.
score-prizes = Prijzen
option-cards = Aantal kaarten
