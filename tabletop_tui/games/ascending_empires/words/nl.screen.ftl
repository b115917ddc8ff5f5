# The screens of Ascending Empires.

board-space = Het heelal
burst-ram = { $one } ramt { $other }
burst-ship = { $one } vernietigt een schip van { $other }
burst-planet = { $one } vernietigt een planeet van { $other }

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
ask-loosing = De richting staat vast. Hoe hard is de tik?
ask-arriving = Waar in de baan komt het schip?
ask-attacking = Je schepen moeten aanvallen. Wat eerst?
ask-retiring = Welk ruimteschip gaat de doos in voor het slagschip?
ask-reinforcing = Wat haal je uit de doos?
ask-garrisoning = Plaats je een gratis eenheid?
pick-launch-1 = Vanaf welke planeet lanceer je een schip?
pick-flick-1 = Welk schip tik je?
pick-land-1 = Op welke planeet landt een schip?
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
head-goal = is de stapel leeg, dan winnen de meeste punten
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
head-quiet = { $rounds ->
    [one] 1 ronde zonder OP (einde bij { $end })
   *[other] { $rounds } ronden zonder OP (einde bij { $end })
 }

## Panel

panel-heads = OP/eind een schip OGBP
panel-heads-narrow = OP/eind ee schp OGBP
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
panel-own-attack = Stopt de beweging nu, dan val je { $what } aan (sterkte { $strength } van { $least })
panel-falls = { $seat } kan { $what } vernietigen (sterkte { $strength } van { $least })
panel-withstands = { $seat } mikt op { $what } (sterkte { $strength } van { $least })
panel-defended = { $seat } mikt op { $what }, maar dat is verdedigd
panel-blockade = { $planet } van { $seat } is geblokkeerd

## Under the cursor

about-planet = { $planet }
about-face-down = gedekt, maar jij kent haar
about-scanned = gescand door { $seats }
about-held = { $seat }: { $items }
about-nothing = leeg
about-base = niet delven, niet bouwen
about-empty = vrij
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
about-threatened = bedreigd door { $seat } (sterkte { $strength } van { $least })
about-defended = bedreigd door { $seat }, maar verdedigd
about-ship = { $ship }
about-worth = valt aan met { $strength }, verdedigt met { $defence }
about-orbits = in de baan van { $planets }
about-open-space = in de vrije ruimte
about-in-range = kan { $targets } aanvallen
about-spot-near = { $planet }: dichtbij in het { $towards } ({ $degrees }°)
about-spot-far = { $planet }: verder weg in het { $towards } ({ $degrees }°)
about-spot-beyond = die kant op ligt { $planet }

## Aiming

ship-starship = Ruimteschip { $number }
ship-battleship = Slagschip
ship-in-orbit = { $ship }, in de baan van { $planet }
ship-in-space = { $ship }, in de ruimte ten { $point } van { $planet }
aim-bearing = { $point }
shot-way = Zonder fout: het { $way }.
shot-stop = Stopt in de vrije ruimte.
shot-edge = Vliegt van het bord.
shot-planet = Raakt eerst { $what }.
shot-ship = Stoot eerst tegen { $what }.
shot-ram = Ramt { $what }.
aim-bank = { $planet } met een bons tegen { $via }
odds-stop = Bij een willekeurige stop:
odds-luck = Bij geluk:
odds-seams = Bij het geluk van de naden:
odds-space = ruimte { $chance } %
odds-ram = ram { $chance } %
odds-lost = weg { $chance } %
odds-back = terug { $chance } %
shot-orbit = { $chance } %: baan van { $planet }
shot-falls = Kan dan { $what } vernietigen (sterkte { $strength } van { $least })
shot-withstands = In positie tegen { $what } (sterkte { $strength } van { $least })
shot-defended = Verdedigd: { $what }
shot-blockades = Zou { $planet } blokkeren
shot-both = Rammen kost beide schepen: geen OP

## Legend

legend-discs = Planeten
legend-orange = oranje planeet
legend-grey = grijze planeet
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
legend-blockade = blokkade; in de voorspelling een ram of een vlucht van het bord
legend-path = een plek waar het schip goed kan stoppen
legend-aim = het eind van de hele weg, als de hand niet afwijkt
legend-pile = in de kopregel: OP-fiches op de stapel; na het laatste eindigt het spel
legend-items = Op een planeet: het teken van de eigenaar, het symbool, het aantal stukken; met meer ruimte staan de stukken eronder.
legend-players = Spelers
legend-ships = Een teken op zijn kleur, alleen in de ruimte, is een ruimteschip.
legend-rings = Ringen
legend-ring-orbit = baan
legend-ring-warning = baan van een geblokkeerde planeet
legend-ring-legal = baan waarin het schip kan stoppen, met de kans
legend-ring-range-short = bereik van het schip onder de cursor; in de voorspelling de kegel waarin vier van de vijf handen het schip sturen
legend-ring-range-long = bereik met Lange dracht
legend-research = { $title }: van elke kleur het volgende niveau met zijn naam, de onderzoekslabs die meetellen / die nodig zijn, en + de OP voor wie het als eerste ontwikkelt.
legend-columns = Kolommen van het paneel: OP genomen / punten als het spel nu eindigde; eenheden en schepen in voorraad + doos; niveaus van oranje, grijs, bruin, paars.
legend-keys = Z zoomt in op een kwadrant rond de cursor. Typ g en a c voor planeet Alfa C, of g en 2.5 voor schip 5 van speler 2.
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
practice-needle = Het oog van de naald
practice-push = Een duw
practice-crowd = Vol, geen doel
practice-timed = Fouten: zwaaiende wijzers
practice-luck = Fouten: geluk, geen wijzer
practice-reset = Opnieuw beginnen
practice-again = Schepen terug naar voor het schot
practice-goal-orbit = Schot { $shot } van { $of }: blijf in de baan van { $target }.
practice-goal-bank = Schot { $shot } van { $of }: kom in de baan van { $target } met een bons tegen een andere planeet.
practice-goal-ram = Schot { $shot } van { $of }: ram { $target }.
practice-goal-needle = Schot { $shot } van { $of }: tussen de tegenstanders door in de baan van { $target }, raak niemand.
practice-goal-push = Schot { $shot } van { $of }: duw je ruimteschip 2 in de baan van { $target }.
practice-goal-crowd = Overal schepen: vind een weg.
practice-hit = Raak!
practice-miss = Mis.
practice-best = beste { $hits } van 5
practice-series = { $hits } van 5{ $stars ->
    [0] .
    [one] , een ster.
   *[other] , { $stars } sterren.
 }
practice-record = { $hits } van 5, je beste{ $stars ->
    [0] .
    [one] , een ster.
   *[other] , { $stars } sterren.
 }
practice-next-shot = Enter: het volgende schot
practice-next-series = Enter: nog vijf schoten
practice-empty = Er is geen schip meer om te tikken. Druk op r.

## Plain mode
plain-chart = Planeten met kwadrant en letter (AC is Alfa C), schepen met speler en nummer (2.5). Plaatsen zijn millimeters vanaf het westen en het noorden.
plain-planet = { $code } { $planet }, op { $x }, { $y }
plain-ship = { $code } { $ship }, op { $x }, { $y }
plain-player = Speler { $number }, { $name }: { $vp } OP, nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }; voorraad: { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 }, { $ships ->
    [one] 1 ruimteschip
   *[other] { $ships } ruimteschepen
 }, { $large ->
    [one] 1 slagschip
   *[other] { $large } slagschepen
 }; { $box ->
    [one] 1 stuk
   *[other] { $box } stukken
 } in de doos; { $levels }.
plain-research = { $technology }: { $have } van { $need } labs{ $points ->
    [0] .
   *[other] , { $points } OP voor de eerste.
 }
plain-shot = Binnen bereik: { $planet }, richting { $degrees }, kracht { $power }
plain-launch = Naar het { $towards }, { $circle ->
    [0] dichtbij
   *[other] verder weg
 }
plain-legend-planets = Een planeet heeft de eerste letter van haar kwadrant en haar eigen letter: AC is Alfa C. Alfa ligt in het noordwesten, Beta in het noordoosten, Gamma in het zuidwesten, Delta in het zuidoosten.
plain-legend-ships = Een schip heeft het nummer van zijn speler en zijn eigen nummer: 2.5 is schip 5 van speler 2.
plain-legend-places = Twee getallen achter een naam zijn millimeters vanaf het westen en het noorden; het bord is 712 breed en hoog.
plain-legend-down = Van een gedekte planeet staat de kleur er alleen bij als jij haar gescand hebt.
plain-legend-aiming = Richtingen zijn graden: 0 is oost, 90 noord, 180 west, 270 zuid. Voor je schiet, hoor je wat er waarschijnlijk van komt.

## What speaks for an action (hints)
term-points = overwinningspunten
term-troops = eenheden klaar om te delven of te bouwen
term-building = kolonies en steden in het verschiet
term-quadrants = steden in meer kwadranten
term-research = onderzoek in het verschiet
term-technology = nut van technologieën
term-planets = ruimte op planeten
term-ships = schepen en stukken uit de doos
term-course = planeten binnen bereik van schepen
term-strike = aanvallen binnen bereik
term-danger = veilig voor aanvallen
term-lead = de voorsprong aan het eind
term-idle = overgeslagen beurten
term-asleep = een melkweg die in slaap valt
why-tokens = neemt { $n ->
    [one] 1 OP-fiche
   *[other] { $n } OP-fiches
 }
why-points = +{ $n ->
    [one] 1 punt
   *[other] { $n } punten
 }
why-rouses = je staat achter, en nog { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } ronden
 } zonder fiche zou het spel beëindigen
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
           *[other] ,{ " " }
        }
   *[other] { $troops } eenheden kunnen weer delven en bouwen{ $facilities ->
            [0] { "" }
           *[other] ,{ " " }
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
why-can-settle = { $planet } kan hierna worden gevestigd ({ $open ->
    [0] +{ $n ->
            [one] 1 punt
           *[other] { $n } punten
        }
   *[other] +{ $n } tot { $most } punten
 })
why-can-attack = kan { $planet } van { $seat } aanvallen (kracht { $power }; hij valt bij { $need })
why-chance = { $chance } van de 100 tikken eindigen in de baan van { $planet }
why-ram = { $chance } van de 100 tikken rammen { $ship }
why-research = { $have } van de { $need } labs voor { $technology }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } OP voor de eerste)
 }
why-power-points = een beweging heeft dan { $n } punten, geen { $before }
why-power-recruits = tot { $n } eenheden per werving, geen { $before }
why-power-garrison = na elke actie { $n ->
    [one] 1 eenheid
   *[other] { $n } eenheden
 } voor niets, geen { $before }
why-power-mining = elke keer delven levert dan { $n } OP extra op, geen { $before }
why-power-facility-cost = een lab kost dan { $n ->
    [one] 1 eenheid
   *[other] { $n } eenheden
 }, geen { $before }
why-power-city-bonus = een stad brengt dan { $n } stukken uit de doos, geen { $before }
why-power-ship-defence = je schepen hebben dan { $n } verdediging extra, geen { $before }
why-power-planet-defence = je planeten hebben dan { $n } verdediging extra, geen { $before }
why-power-shields = je planeten met een lab hebben dan { $n } verdediging extra, geen { $before }
why-power-recalls = { $n ->
    [one] 1 weggetikt schip
   *[other] { $n } weggetikte schepen
 } per beweging staat dan weer waar de vlucht begon, geen { $before }
why-power-jumps = { $n ->
    [one] 1 sprong
   *[other] { $n } sprongen
 } dan in een beweging, geen { $before }
why-level = niveau { $n } van { $most } in { $colour }
why-defence = verdediging { $n } van { $planet } tegen kracht { $power } van het naaste schip van { $seat }
why-guarded = { $n ->
    [one] 1 schip in de baan van { $planet } moet
   *[other] { $n } schepen in de baan van { $planet } moeten
 } vallen voor die kan worden aangevallen
why-garrison = { $n ->
    [one] 1 eenheid
   *[other] { $n } eenheden
 } op { $planet }{ $tokens ->
    [0] {""}
   *[other] {" "}om { $tokens } OP te delven
 }
why-reinforce = dan { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 } en { $starships ->
    [one] 1 ruimteschip
   *[other] { $starships } ruimteschepen
 } in de voorraad
why-supply = { $n ->
    [one] 1 eenheid blijft
   *[other] { $n } eenheden blijven
 } in voorraad
why-unspent = { $n ->
    [one] 1 bewegingspunt blijft
   *[other] { $n } bewegingspunten blijven
 } over
why-pass = pas { $n } van de { $least } op een rij waarmee het spel eindigt
why-standing = je hebt { $n ->
    [one] 1 punt
   *[other] { $n } punten
 }, de beste van de anderen { $best }
why-nears = kracht { $power } van de { $need } die nodig zijn voor { $planet } van { $seat }
why-troops = { $n ->
    [one] 1 eenheid meer
   *[other] { $n } eenheden meer
 } ({ $all } in totaal) om te delven en te bouwen

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
part-beta = Beta
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
