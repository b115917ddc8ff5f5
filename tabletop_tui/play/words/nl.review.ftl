# De terugblik op een afgelopen spel: lof, geluk, de koppositie en een tweede poging.
review-praise = Wat goed ging
review-no-praise = Geen beslissing sprong eruit: degelijk spel van begin tot eind.
review-luck = Geluk
review-turning-points = Keerpunten
review-second-try = Een tweede poging
praise-when = { $round ->
    [0] Opbouw
   *[other] Ronde { $round }
 }, na actie { $n }
praise-done = { $action }: { $reasons }.
praise-gain = Een makkelijke speler had eerder dit gedaan: { $action }. Jouw zet was ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
 } meer waard.
praise-won = Een makkelijke speler had eerder dit gedaan: { $action }. Jouw zet heeft misschien het spel gewonnen.
review-lead = { $round ->
    [0] Opbouw: { $seat } neemt de leiding.
   *[other] Ronde { $round }: { $seat } neemt de leiding.
 }
review-asked = { $round ->
    [0] Opbouw
   *[other] Ronde { $round }
 }, jouw beurt: wat zou je hier doen?
review-asked-between = { $round ->
    [0] Opbouw
   *[other] Ronde { $round }
 }: wat zou je hier doen?
review-ask-who = { $name }: { $question }
review-show = Toon het antwoord
review-answers = Antwoorden
review-found = Je hebt het gevonden!
review-again = Hetzelfde als toen.
review-other = Het proberen waard, maar er is iets beters.
review-open = Enter toont de tafel op dat moment, en wat je had kunnen doen.
