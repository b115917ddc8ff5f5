offer-bid = Bied
ask-bidding = Welke kaart bied je voor de prijs van { $prize }?
does-bidding = { $names } { $count ->
    [one] kiest
   *[other] kiezen
 } een kaart om te bieden.
head-prizes = Nog { $left ->
    [one] 1 prijs
   *[other] { $left } prijzen
 }
panel-cards = Jouw kaarten: { $cards }
plain-prize = De prijs is { $prize }.
plain-won = { $name } heeft { $points } gewonnen.
