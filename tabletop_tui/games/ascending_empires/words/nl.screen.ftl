# The screens of Ascending Empires.

board-space = De melkweg
burst-ram = { $one } ramt { $other }
burst-ship = { $one } vernietigt een schip van { $other }
burst-planet = { $one } vernietigt een planeet van { $other }
verdict-bullseye = IN DE ROOS { $number }%
verdict-hair = OP EEN HAAR { $number } mm
verdict-edge = OVER DE RAND
turned-up-asteroid = Een asteroïde
turned-up = { $colour } planeet: een stap naar { $name }
turned-up-done = { $colour } planeet: alle niveaus bereikt

## Questions

ask-acting = Wat doe je deze beurt?
ask-recruiting = Waar komt een eenheid? { $left ->
    [one] Er mag er nog 1 bij.
   *[other] Er mogen er nog { $left } bij.
 }
ask-taking-back = Neem je nog meer eenheden terug?
ask-moving = Hoe gaat de beweging verder? { $left ->
    [one] Nog 1 punt.
   *[other] Nog { $left } punten.
 }
ask-loosing = De richting staat vast. Hoe hard tik je?
ask-arriving = Waar in de baan komt het schip?
ask-attacking = Je schepen moeten aanvallen. Welke aanval komt eerst?
ask-retiring = Welk ruimteschip gaat de doos in voor het slagschip?
ask-reinforcing = Wat haal je uit de doos?
ask-garrisoning = Plaats je een gratis eenheid?

# Wat iemand doet terwijl de anderen wachten, per vraag. Iedereen hoort het.
does-acting = { $name } kiest een actie.
does-recruiting = { $name } plaatst eenheden.
does-taking-back = { $name } mag eenheden terugnemen.
does-moving = { $name } gaat verder met een beweging.
does-loosing = { $name } tikt: de richting staat vast.
does-arriving = { $name } zet een schip in de baan.
does-attacking = { $name } kiest een aanval.
does-retiring = { $name } kiest welk ruimteschip de doos in gaat.
does-reinforcing = { $name } haalt stukken uit de doos.
does-garrisoning = { $name } mag een gratis eenheid plaatsen.

pick-launch-1 = Waar lanceer je een schip?
pick-flick-1 = Welk schip tik je weg?
pick-land-1 = Waar land je?
pick-land-2 = Welk schip landt daar?
pick-jump-1 = Welk schip springt?
pick-jump-2 = Waar springt dit schip heen?
pick-attack-ship-1 = Welk schip val je aan?
pick-attack-ship-2 = Welke van jouw schepen vallen het aan?
pick-attack-planet-1 = Welke planeet val je aan?
pick-attack-planet-2 = Welke van jouw schepen vallen haar aan?
pick-mine-1 = Op welke planeet delf je?
pick-build-facility-1 = Waar bouw je een onderzoekslab?
pick-build-colony-1 = Waar bouw je een kolonie?
pick-build-city-1 = Welke kolonie wordt een stad?

## Headline

head-round = Ronde { $number }
head-goal = meeste punten winnen bij lege stapel
head-pile = { $tokens } op de stapel
head-moves = { $points ->
    [one] nog 1 bewegingspunt
   *[other] nog { $points } bewegingspunten
 }
head-recruits = { $troops ->
    [one] nog 1 eenheid te plaatsen
   *[other] nog { $troops } eenheden te plaatsen
 }
head-last = { $seat } nam het laatste fiche: laatste beurten
head-quiet = { $rounds } van { $end } ronden zonder OP

## Panel

panel-heads = OP/eind eenh. schip OGBP
panel-heads-narrow = OP/eind eh schp OGBP
panel-research = Volgend niveau: labs, OP 1e
panel-top = helemaal ontwikkeld
panel-stock = In reserve: { $facilities ->
    [one] 1 lab
   *[other] { $facilities } labs
 }, { $colonies ->
    [one] 1 kolonie
   *[other] { $colonies } kolonies
 }, { $cities ->
    [one] 1 stad
   *[other] { $cities } steden
 }
panel-can-attack = Je kunt { $what } aanvallen (sterkte { $strength }, nodig { $least })
panel-own-attack = Stop en val { $what } aan (sterkte { $strength }, nodig { $least })
panel-falls = { $seat } kan { $what } vernietigen (sterkte { $strength }, nodig { $least })
panel-withstands = { $seat } mikt op { $what } (sterkte { $strength }, nodig { $least })
panel-defended = { $seat } mikt op { $what }, maar dat is verdedigd
panel-blockade = { $planet } van { $seat } is geblokkeerd

## Under the cursor

about-planet = { $planet }
about-face-down = gedekt, maar jij kent haar
about-scanned = gescand door { $seats }
about-held = { $seat }: { $items }
about-nothing = leeg
about-base = niet delven, niet bouwen
about-empty = leeg
about-troops = { $count ->
    [one] 1 eenheid
   *[other] { $count } eenheden
 }
about-facilities = { $count ->
    [one] 1 onderzoekslab
   *[other] { $count } onderzoekslabs
 }
about-colonies = { $count ->
    [one] 1 kolonie
   *[other] { $count } kolonies
 }
about-cities = { $count ->
    [one] 1 stad
   *[other] { $count } steden
 }
about-blockaded = geblokkeerd
about-orbit = in de baan: { $ships }
about-own-orbit = { $count ->
    [one] schip { $numbers } in de baan
   *[other] schepen { $numbers } in de baan
 }
about-threatened = bedreigd door { $seat } (sterkte { $strength }, nodig { $least })
about-defended = bedreigd door { $seat }, maar verdedigd
about-ship = { $ship }
about-worth = aanval { $strength }, verdediging { $defence }
about-orbits = in de baan van { $planets }
    .spoken = in de baan van { $planets }
about-open-space = in de open ruimte
about-in-range = kan { $targets } aanvallen
about-spot-near = { $planet }: { $towards } ({ $degrees }°), dichtbij
about-spot-far = { $planet }: { $towards } ({ $degrees }°), verder weg
about-spot-beyond = richting { $planet }

## Aiming

ship-starship = Ruimteschip { $number }
ship-battleship = Slagschip
ship-in-orbit = { $ship }, in de baan van { $planet }
ship-in-space = { $ship }, in de ruimte ten { $point } van { $planet }
aim-bearing = { $point }
shot-way = Een zuiver schot { $way }.
aim-bank = { $planet }, kaatsend op { $via }
odds-stop = Bij een willekeurige stop:
odds-luck = Door toeval:
odds-seams = Door toeval van de naden:
odds-space = ruimte { $chance }%
odds-ram = ram { $chance }%
odds-lost = weg { $chance }%
odds-back = terug { $chance }%
shot-orbit = { $chance }%: baan van { $planet }
shot-falls = Kan dan { $what } vernietigen (sterkte { $strength }, nodig { $least })
shot-withstands = In positie tegen { $what } (sterkte { $strength }, nodig { $least })
odds-sure = Bij elke stop (één Enter):
shot-defended = Verdedigd: { $what }
shot-blockades = Zou { $planet } blokkeren
shot-both = Rammen kost beide schepen: geen OP

## Legend

legend-discs = Planeten
legend-orange = oranje planeet
legend-grey = grijze planeet
tech-heads = Technologieën: wat elk niveau doet, en wie het heeft
tech-about = Labs die nodig zijn; OP voor de eerste.
tech-yours = jouw labs: { $count }
tech-does-attack-range = val schepen van verder aan
tech-does-ram-survivor = je schip overleeft rammen
tech-does-gain-battleship = slagschip voor { $n ->
    [one] 1 ruimteschip
   *[other] { $n } ruimteschepen
 }
tech-does-planet-attack-on-equal = planeet valt bij gelijke kracht
tech-does-movement-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
 } per beweging
tech-does-return-lost-ship = een verloren schip komt terug
tech-does-jump = spring naar elke baan
tech-does-recruit-max = werf tot { $n ->
    [one] 1 eenheid
   *[other] { $n } eenheden
 }
tech-does-mining-vp = +{ $n } OP telkens als je delft
tech-does-facility-cost = een lab kost { $n }
tech-does-city-bonus = +{ $n } uit de doos bij een stad
tech-does-free-recruit = { $n ->
    [one] 1 gratis eenheid
   *[other] { $n } gratis eenheden
 } na elke actie
tech-does-planet-defence = +{ $n } verdediging planeten
tech-does-planet-defence-facility = +{ $n } verdediging bij een lab
tech-does-ship-defence = +{ $n } verdediging schepen
tech-does-ignore-blockade = werf en lanceer bij blokkade
legend-brown = bruine planeet
legend-purple = paarse planeet
legend-asteroid = asteroïde: hier komt geen onderzoekslab
legend-hidden = gedekt en niet door jou gescand
legend-homeworld = thuiswereld, in de kleur van haar speler
legend-own-scan = kleine letter: gedekt, maar jij hebt haar gescand
legend-pieces = Stukken en tekens
legend-troop = eenheid
legend-facility = onderzoekslab
legend-colony = kolonie
legend-city = stad
legend-battleship = slagschip: twee cellen, met het teken van de eigenaar
legend-blockade = blokkade; bij het mikken: een ram of van het bord
legend-path = waar het schip goed kan stoppen
legend-aim = waar een zuiver schot eindigt
legend-pile = in de kopregel: OP-fiches op de stapel; na het laatste eindigt het spel
legend-items = Op een planeet: het teken van de eigenaar, het symbool, het aantal stukken; met meer ruimte staan de stukken eronder.
legend-players = Spelers
legend-ships = Een teken van een speler, alleen in de ruimte, is een ruimteschip.
legend-rings = Ringen
legend-ring-orbit = baan
legend-ring-warning = baan van een geblokkeerde planeet
legend-ring-legal = baan waarin het schip kan stoppen, met de kans
legend-ring-range-short = bereik van het schip onder de cursor; bij het mikken: waar vier van de vijf schoten gaan
legend-ring-range-long = bereik met Lange dracht
legend-research = { $title }: van elke kleur het volgende niveau met zijn naam, je onderzoekslabs die meetellen / die nodig zijn, en + de OP voor wie het als eerste ontwikkelt.
legend-columns = Kolommen van het paneel: OP genomen / punten als het spel nu eindigde; eenheden en schepen in voorraad + doos; niveaus van oranje, grijs, bruin en paars.
legend-keys = Z zoomt in op een kwadrant rond de cursor. Typ g en a c voor planeet Alfa C, of g en 2.5 voor schip 5 van speler 2.
sheet-costs = Wat alles kost
sheet-cost-launch = Lanceren: 1 bewegingspunt; 1 eenheid van de planeet gaat terug naar de voorraad, 1 schip komt eruit.
sheet-cost-land = Landen: 1 bewegingspunt; het schip gaat terug naar de voorraad, 1 eenheid komt eruit.
sheet-cost-mine = Delven: 2 eenheden van een planeet voor 1 OP, of 3 voor 2 OP.
sheet-cost-facility = Onderzoekslab: 2 eenheden van de planeet.
sheet-cost-colony = Kolonie: 1 eenheid van de planeet.
sheet-cost-city = Stad: 1 kolonie en 1 eenheid van de planeet; er mag 1 eenheid of ruimteschip uit de doos komen.
sheet-cost-develop = Niveau 1, 2, 3, 4 van een kleur: 1, 2, 3, 4 labs op planeten van die kleur; die blijven staan.
sheet-left = Wat er nog komt
sheet-pile = OP-fiches op de stapel: { $left } van { $all }.
sheet-discs = { $n } × { $disc }
sheet-down = Gedekt in { $quadrant }: { $discs }.
sheet-all-up = In { $quadrant } ligt niets meer gedekt.
sheet-box = { $seat }, in de doos: { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
}, { $starships ->
    [one] 1 ruimteschip
   *[other] { $starships } ruimteschepen
}.
sheet-title = Het spelmateriaal en hoe zeker het is

## Component sheet

sheet-note = Elke waarde van het spel en hoe zeker ze is. Sommige gedrukte waarden staan in geen enkele openbare tekst. Wie het spel heeft, kan ze invullen: "tabletop-tui components ascending_empires" schrijft daarvoor het bestand, met alle rijen.
sheet-known = bekend
sheet-part = deels bekend
sheet-derived = afgeleid
sheet-reconstructed = gereconstrueerd

## The practice table

practice-title = Oefentafel: alleen je beste series blijven bewaard
practice-seat-0 = Cadet
practice-seat-1 = Piraten
practice-seat-2 = Handelaars
practice-seat-3 = Nomaden
practice-orbit = Banen
practice-bank = Over de band
practice-ram = Rammen
practice-needle = Door het oog van de naald
practice-push = Een duw
practice-crowd = Vol, geen doel
practice-timed = Fouten: stop de wijzers
practice-luck = Fouten: door toeval
practice-reset = Opnieuw beginnen
practice-again = Zet de schepen terug
practice-goal-orbit = Schot { $shot } van { $of }: stop in de baan van { $target }.
practice-goal-bank = Schot { $shot } van { $of }: kom in de baan van { $target } door te kaatsen op een andere planeet.
practice-goal-ram = Schot { $shot } van { $of }: ram { $target }.
practice-goal-needle = Schot { $shot } van { $of }: tussen de tegenstanders door in de baan van { $target }, zonder ze te raken.
practice-goal-push = Schot { $shot } van { $of }: duw je ruimteschip 2 in de baan van { $target }.
practice-goal-crowd = Overal schepen: vind een weg.
practice-hit = Raak!
practice-miss = Mis.
practice-best = beste { $hits } van 5
practice-series = { $hits } van 5{ $stars ->
    [0] .
    [one] , één ster.
   *[other] , { $stars } sterren.
 }
practice-record = { $hits } van 5, je beste{ $stars ->
    [0] .
    [one] , één ster.
   *[other] , { $stars } sterren.
 }
practice-next-shot = Enter: het volgende schot
practice-next-series = Enter: nog vijf schoten
practice-empty = Er is geen schip meer om te tikken. Druk op r.

## Plain mode
plain-chart = Planeten met kwadrant en letter (AC is Alfa C), schepen met speler en nummer (2.5).
plain-at = { $x } mm vanaf het westen, { $y } mm vanaf het noorden
plain-player = Speler { $number }, { $name }: { $vp } OP, nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }. Voorraad: { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 }, { $ships ->
    [one] 1 ruimteschip
   *[other] { $ships } ruimteschepen
 } en { $large ->
    [one] 1 slagschip
   *[other] { $large } slagschepen
 }. { $box ->
    [one] 1 stuk
   *[other] { $box } stukken
 } in de doos. { $levels }.
plain-pile = OP-fiches op de stapel: { $tokens }
plain-research = { $technology }: { $have } van { $need ->
    [one] 1 lab
   *[other] { $need } labs
 }{ $points ->
    [0] .
   *[other] , { $points } OP voor de eerste.
 }
plain-shot = { $what }, { $chance }% kans { $kind ->
    [planet] op een baan eromheen
   *[other] om het te rammen
 }
plain-aimed = Naar het { $towards }, { $degrees } graden, met kracht { $power }.
plain-odds = Kansen: { $odds }.
plain-odds-orbit = { $chance }% in de baan van { $planet }
plain-odds-space = { $chance }% in de open ruimte
plain-odds-ram = { $chance }% op een ramstoot
plain-odds-lost = { $chance }% van het bord
plain-odds-back = { $chance }% teruggeroepen
plain-launch = Naar het { $towards }, { $circle ->
    [0] dichtbij
   *[other] verder weg
 }
plain-legend-planets = De code van een planeet is de eerste letter van haar kwadrant met haar eigen letter: AC is Alfa C. Alfa ligt in het noordwesten, Bèta in het noordoosten, Gamma in het zuidwesten en Delta in het zuidoosten.
plain-legend-ships = De code van een schip is het nummer van zijn speler met zijn eigen nummer: 2.5 is schip 5 van speler 2.
plain-legend-places = ‘kijk’ zegt waar iets is, in millimeters vanaf het westen en het noorden. Het bord is 712 breed en hoog.
plain-legend-down = De kleur van een gedekte planeet zie je alleen als je haar gescand hebt.
plain-legend-aiming = Richtingen zijn in graden: 0 is oost, 90 noord, 180 west en 270 zuid. Vóór je schiet, hoor je wat er waarschijnlijk gebeurt.

## What speaks for an action (hints)
term-points = overwinningspunten
term-troops = eenheden klaar om te delven of te bouwen
term-building = kolonies en steden om te bouwen
term-quadrants = steden in meer kwadranten
term-research = voortgang in onderzoek
term-technology = nuttige technologieën
term-planets = ruimte op planeten
term-ships = schepen en stukken uit de doos
term-course = planeten binnen bereik van je schepen
term-strike = mogelijke aanvallen
term-siege = de koploper tegenhouden
term-danger = veiligheid tegen aanvallen
term-lead = de voorsprong aan het eind
term-idle = overgeslagen beurten
term-asleep = het voorkomen van een vroeg einde
why-tokens = neemt { $n ->
    [one] 1 OP-fiche
   *[other] { $n } OP-fiches
 }
why-points = +{ $n ->
    [one] 1 punt
   *[other] { $n } punten
 }
why-rouses = je staat achter, en nog { $rounds ->
    [one] 1 ronde zonder fiche zou
   *[other] { $rounds } ronden zonder fiche zouden
 } het spel beëindigen
why-settles = vestigt zich op { $planet }: dan { $n ->
    [one] is 1 planeet
   *[other] zijn { $n } planeten
 } van jou
why-frees = heft de blokkade van { $planet } op: { $troops ->
    [0] { $facilities ->
            [0] plaats voor nog { $room }
           *[other] { "" }
        }
    [one] 1 eenheid kan weer delven en bouwen{ $facilities ->
            [0] { "" }
           *[other] , en{ " " }
        }
   *[other] { $troops } eenheden kunnen weer delven en bouwen{ $facilities ->
            [0] { "" }
           *[other] , en{ " " }
        }
 }{ $facilities ->
    [0] { "" }
    [one] 1 lab telt weer mee
   *[other] { $facilities } labs tellen weer mee
 }
why-destroys = vernietigt { $planet } van { $seat }, die { $n ->
    [one] 1 punt
   *[other] { $n } punten
 } verliest
why-can-settle = op { $planet } kun je je hierna vestigen ({ $open ->
    [0] +{ $n ->
            [one] 1 punt
           *[other] { $n } punten
        }
   *[other] +{ $n } tot { $most } punten
 })
why-can-attack = kan { $planet } van { $seat } aanvallen (sterkte { $power }, nodig { $need })
why-chance = { $chance }% kans op de baan van { $planet }
why-ram = { $chance }% kans om { $ship } te rammen
why-research = { $have } van { $need ->
    [one] 1 lab
   *[other] { $need } labs
 } voor { $technology }{ $points ->
    [0] {""}
   *[other] , { $points } OP voor de eerste
 }
why-power-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
 } per beweging (nu { $before })
why-power-recruits = tot { $n ->
    [one] 1 eenheid
   *[other] { $n } eenheden
 } per werving (nu { $before })
why-power-garrison = na elke actie { $n ->
    [one] 1 gratis eenheid
   *[other] { $n } gratis eenheden
 } (nu { $before })
why-power-mining = +{ $n } OP bij elke keer delven (nu +{ $before })
why-power-facility-cost = een lab kost { $n ->
    [one] 1 eenheid
   *[other] { $n } eenheden
 } (nu { $before })
why-power-city-bonus = een stad haalt { $n ->
    [one] 1 stuk
   *[other] { $n } stukken
 } uit de doos (nu { $before })
why-power-ship-defence = +{ $n } verdediging voor je schepen (nu +{ $before })
why-power-planet-defence = +{ $n } verdediging voor je planeten (nu +{ $before })
why-power-shields = +{ $n } verdediging voor je planeten met een lab (nu +{ $before })
why-power-recalls = per beweging kun je { $n ->
    [one] 1 schip
   *[other] { $n } schepen
 } terugroepen (nu { $before })
why-power-jumps = { $n ->
    [one] 1 sprong
   *[other] { $n } sprongen
 } per beweging (nu { $before })
why-defence = verdediging { $n } op { $planet }: te veel voor het dichtstbijzijnde schip van { $seat } (sterkte { $power })
why-guarded = { $n ->
    [one] 1 schip houdt
   *[other] { $n } schepen houden
 } { $planet } veilig voor het dichtstbijzijnde schip van { $seat }
why-garrison = { $n ->
    [one] 1 eenheid op { $planet } kan
   *[other] { $n } eenheden op { $planet } kunnen
 } { $tokens } OP delven
why-can-build = { $n ->
    [one] 1 eenheid
   *[other] { $n } eenheden
 } op { $planet }: genoeg voor { $thing }
why-thing-city = een stad
why-thing-colony = een kolonie
why-thing-facility = een lab
why-crew = { $n ->
    [one] 1 eenheid
   *[other] { $n } eenheden
 } op je thuiswereld om schepen mee te lanceren, en { $ships ->
    [one] 1 ruimteschip
   *[other] { $ships } ruimteschepen
 } in voorraad
why-explores = bekijkt { $planet }, { $n ->
    [1] de ongeziene schijf die het dichtst bij je thuiswereld ligt
   *[other] de op een na dichtstbijzijnde ongeziene schijf vanaf je thuiswereld
 }
why-reinforce = brengt je voorraad op { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 } en { $starships ->
    [one] 1 ruimteschip
   *[other] { $starships } ruimteschepen
 }
why-pass = je staat voor met { $n } tegen { $best }, en { $left ->
    [0] met deze pas eindigt het spel
    [one] na nog 1 pas op rij eindigt het spel
   *[other] na nog { $left } passen op rij eindigt het spel
 }
why-nears = sterkte { $power } van de { $need } die nodig is tegen { $planet } van { $seat }
why-blockades = blokkeert { $planet }, waar { $seat } tot { $n } OP per keer delft

# Het blad met spelmateriaal: afdelingen, rijen, velden en waarden
sheet-value = { $n } { $unit }
part-pieces = stukken
part-board-piece = bordstuk
part-total = totaal
part-per-player = per speler
part-hole = gat
part-placard = spelersbord
part-starship = ruimteschip
part-battleship = slagschip
part-planet = planeet
part-homeworld = thuiswereld
part-asteroid = asteroïde
part-troop = eenheid
part-research-facility = onderzoekslab
part-shape = vorm
part-cube = kubus
part-colony = kolonie
part-circle = cirkel
part-city = stad
part-tower = toren
part-technology-marker = technologiefiche
part-range-ruler = meetlat
part-vp-token = OP-fiche
part-planets-per-colour = planeten per kleur
part-orange = oranje
part-colour = kleur
part-grey = grijs
part-brown = bruin
part-purple = paars
part-start-per-player = begin per speler
part-supply = voorraad
part-box = doos
part-board = bord
part-stock = reserve
part-technology-level = technologieniveau
part-vp-pile = OP-stapel
part-players = spelers
part-tokens = fiches
part-setup = opbouw
part-homeworlds = thuiswerelden
part-planets = planeten
part-asteroids = asteroïden
part-open-asteroids = open asteroïden
part-face-down-per-quadrant = gedekt per kwadrant
part-face-down-asteroids-per-quadrant = gedekte asteroïden per kwadrant
part-quadrant-groups = groepen per kwadrant
part-alpha = Alfa
part-quadrant = kwadrant
part-discs = schijven
part-beta = Bèta
part-delta = Delta
part-gamma = Gamma
part-seats = plaatsen
part-quadrants = kwadranten
part-open-asteroid-quadrants = kwadranten met open asteroïden
part-player-colours = kleuren van de spelers
part-red = rood
part-blue = blauw
part-green = groen
part-yellow = geel
part-side = zijde
part-value = waarde
part-unit = maateenheid
part-um = µm
part-first-seam = eerste naad
part-second-seam = tweede naad
part-corner = hoek
part-nw = noordwest
part-ne = noordoost
part-se = zuidoost
part-sw = zuidwest
part-holes = gaten
part-slot = vak
part-x-um = x in µm
part-y-um = y in µm
part-start-ships = schepen aan het begin
part-sizes = maten
part-what = wat
part-radius = straal
part-orbit-ring = baanring
part-width = breedte
part-range-short = korte afstand
part-length = lengte
part-range-long = lange afstand
part-launch-places = lanceerplekken
part-directions = richtingen
part-inner-circle = binnenste cirkel
part-outer-circle = buitenste cirkel
part-least-gap = kleinste tussenruimte
part-physics = natuurkunde
part-deceleration = vertraging
part-um-s-2 = µm/s²
part-restitution-planet = terugkaatsing planeet
part-percent = procent
part-restitution-ship = terugkaatsing schip
part-mass-starship = massa ruimteschip
part-1-16-starship = 1/16 ruimteschip
part-mass-battleship = massa slagschip
part-power-max = grootste kracht
part-run-out-per-power = uitloop per kracht
part-no-bounce-below = geen terugkaatsing onder
part-um-s = µm/s
part-contact-cap = hoogste aantal botsingen
part-seam-turn = draai bij een naad
part-1-1000-degree = 1/1000 graad
part-seam-loss = verlies bij een naad
part-hand-errors = afwijking van de hand
part-steady = vast
part-draws = trekkingen
part-angle = hoek
part-power = kracht
part-normal = normaal
part-wild = wild
part-limits = grenzen
part-items-per-planet = stukken per planeet
part-facilities-per-planet = labs per planeet
part-facilities-on-one-planet = labs op één planeet
part-facilities-on-asteroid = labs op een asteroïde
part-actions = acties
part-recruit = werven
part-max-placed = hooguit geplaatst
part-recruit-take-back = werven: terugnemen
part-max-taken = hooguit genomen
part-blockaded-allowed = ook bij een blokkade
part-move = bewegen
part-points = punten
part-costs = kosten
part-launch = lanceren
part-navigate = tikken
part-land = landen
part-mine = delven
part-options = keuzes
part-troops = eenheden
part-vp = OP
part-build = bouwen
part-develop = ontwikkelen
part-levels = niveaus
part-pass = passen
part-build-costs = bouwkosten
part-colonies = kolonies
part-box-bonus = bonus uit de doos
part-combat = gevecht
part-attack = aanval
part-defence = verdediging
part-technology = technologie
part-level = niveau
part-name = naam
part-kind = soort
part-attack-range = aanvalsafstand
part-effect = werking
part-targets = doelen
part-ships = schepen
part-ruler = meetlat
part-facilities = labs
part-first-vp = OP voor de eerste
part-ram-survivor = overleeft een ram
part-who = wie
part-own-ramming-ship = eigen rammend schip
part-when = wanneer
part-own-flick = eigen tik
part-gain-battleship = slagschip krijgen
part-amount = aantal
part-starships-to-box = ruimteschepen naar de doos
part-planet-attack-on-equal = planeetaanval bij gelijke kracht
part-min-ships = minstens schepen
part-planet-defence = verdediging van planeten
part-mode = wijze
part-add = erbij
part-ship-defence = verdediging van schepen
part-ignore-blockade = blokkade negeren
part-recruit-max = hooguit werven
part-set = vast
part-mining-vp = OP bij delven
part-facility-cost = kosten van een lab
part-city-bonus = bonus van een stad
part-planets-with-own-research-facility = planeten met een eigen onderzoekslab
part-free-recruit = gratis werven
part-per = per
part-turn = beurt
part-after-the-action-and-attacks-before-the-scan = na de actie en de aanvallen, voor het scannen
part-movement-points = bewegingspunten
part-return-lost-ship = verloren schip terug
part-flicked-ship = getikt schip
part-jump = sprong
part-cost = kosten
part-row-bonuses = bonus per rij
part-row = rij
part-pieces-from-box = stukken uit de doos
part-choices = keuzes
part-scoring = puntentelling
part-occupied-planet = bezette planeet
part-occupied-asteroid = bezette asteroïde
part-cities-in-quadrants = steden in kwadranten
part-vp-by-quadrants = OP naar aantal kwadranten
part-tie-breaks = gelijkspel
part-tie = gelijk
part-by = door
part-vp-taken-during-play = OP genomen tijdens het spel
part-technologies-developed = ontwikkelde technologieën
part-shared-win = gedeelde winst
part-end = einde
part-pile-empty = stapel leeg
part-last-turns = laatste beurten
part-each-other-player-one = elke andere speler één
part-rounds-without-vp = ronden zonder OP
part-none = geen
part-passes-in-a-row-per-player = keer passen achtereen per speler
part-award-over-pile = meer dan de stapel
part-rest-from-the-box = de rest uit de doos
part-true = ja
part-false = nee

# Letters van de kleuren van planeten
sign-space-orange = O
sign-space-grey = G
sign-space-brown = B
sign-space-purple = P

# Wat nu niet kan, waar er meer in een regel staan.
brief-recruit = Werf
brief-take-back = Neem terug
brief-launch = Lanceer
brief-flick = Tik
brief-land = Land
brief-jump = Spring
brief-attack-ship = Val schip aan
brief-attack-planet = Val planeet aan
brief-mine = Delf
brief-build-facility = Lab
brief-build-colony = Kolonie
brief-build-city = Stad
brief-develop = Ontwikkel
brief-retire = Schip weg

# Wat hier gedekt blijft: de planeten die een speler gescand heeft.
hint-pick-up = zie wat je gescand hebt
hint-see-hand = zie wat je gescand hebt
ui-pick-up = Bekijk wat je gescand hebt
cover-first = Bekijk eerst wat je gescand hebt.

# Vaste opdrachten
order-turn = Je beurt
order-turn-pass = pas
order-turn-recruit = zet eenheden op mijn thuiswereld
order-turn-help = Wat doe je in je beurten tot er iets gebeurt dat jou raakt? De opdracht stopt zodra een schip van een ander in de baan van een van je planeten is, of als er geen eenheid of geen plaats meer is.
order-stop-near = een schip van een ander is in de baan van een van je planeten.
order-stop-supply = er is geen eenheid of geen plaats meer.
