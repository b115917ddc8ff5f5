### The screens of Rise of Empires in Dutch.

## Menu lines
offer-place-disc = Leg een schijf
    .key = l
offer-place-idle-disc = Schijf zonder actie
    .key = s
offer-remove-disc = Haal een schijf weg
    .key = i
offer-pay = Betaal voor de schijven links
    .key = b
offer-do-nothing = Sla de actie over
    .key = o
offer-end-turn = Beëindig je beurt
    .key = e
offer-take-progress = Neem een voortgangstegel
    .key = v
offer-take-territory = Neem een territoriumtegel
    .key = t
offer-take-city = Neem een stad
    .key = s
offer-build-wonder = Bouw een wonder
    .key = w
offer-take-empire = Neem een rijkstegel
    .key = r
offer-withdraw = Haal alle blokjes weg
    .key = w
offer-place-cubes = Plaats blokjes
    .key = b
offer-stop-placing = Plaats geen blokjes meer
    .key = e
offer-fight = Vecht
    .key = v
offer-stop-fighting = Vecht niet meer
    .key = t
offer-trade = Handel
    .key = d
offer-strike = Val aan met een tegel
    .key = t
offer-settle = Vestig je
    .key = v
offer-ally = Sluit een alliantie
    .key = a
offer-drop-city = Geef een stad op
    .key = s
offer-settle-food = Verreken het voedsel
    .key = v
offer-choose-goods = Kies wat je verscheept
    .key = k
offer-pay-upkeep = Betaal het onderhoud
    .key = o
offer-drop-progress = Leg voortgangstegel af
    .key = l
offer-keep-tiles = Houd de overige tegels
    .key = o
offer-choose-place = Kies een plaats
    .key = k

named-strike = Val aan met { $what }
named-settle = Vestig je: { $what }
named-ally = Sluit een alliantie: { $what }
named-build-wonder = Bouw een wonder: { $what }
named-wonder = Bouw { $what }
named-city = Neem { $what }
hint-order = volgorde

## Questions
ask-choosing = { $mirror ->
    [1] Welke schijf haal je weg?
   *[other] Welke actie kies je?
 }
ask-paying = Betaal { $cost } voor de schijven links.
ask-taking-progress = Welke voortgangstegel neem je?
ask-taking-territory = Welke territoriumtegel neem je?
ask-taking-city = Welke stad of welk wonder neem je?
ask-taking-empire = Welke rijkstegel neem je?
ask-trading = Hoe handel je?
ask-placing = { $water ->
    [0] Landtegel:
   *[other] Watertegel:
 } { $filled ->
    [0] { $left ->
        [one] 1 regio.
       *[other] hooguit { $left } regio's.
     } Waar plaats je blokjes?
   *[other] { $left ->
        [0] geen regio's meer.
        [one] nog 1 regio. Waar plaats je blokjes?
       *[other] nog hooguit { $left } regio's. Waar plaats je blokjes?
     }
 }
ask-fighting = Gevecht { $rows } (jij verliest : de ander). Tegen wie vecht je?
ask-finishing = Nog een gratis actie voor je beurt eindigt?
ask-eating = Hoe voed je je rijk?
ask-collecting = Hoe int je je inkomen?
ask-collecting-choose-goods = Scheepvaart: welke goederen neem je?
ask-keeping = Het tijdperk eindigt: wat houd je?
ask-ordering = Welke plaats neem je de volgende spelbeurt? Wie de minste punten heeft, kiest eerst.

## Wat iemand doet terwijl de anderen wachten, per vraag. Iedereen hoort het.
does-choosing = { $mirror ->
    [1] { $name } kiest een schijf om weg te halen.
   *[other] { $name } kiest een actie.
 }
does-paying = { $name } betaalt voor een schijf.
does-taking-progress = { $name } kiest een voortgangstegel.
does-taking-territory = { $name } kiest een territoriumtegel.
does-taking-city = { $name } kiest een stad of een wonder.
does-taking-empire = { $name } kiest een rijkstegel.
does-trading = { $name } handelt.
does-placing = { $name } plaatst blokjes.
does-fighting = { $name } mag vechten.
does-finishing = { $name } rondt de beurt af.
does-eating = { $name } voedt het rijk.
does-collecting = { $name } ontvangt inkomsten.
does-keeping = { $name } kiest wat er blijft in het volgende tijdperk.
does-ordering = { $name } kiest een plaats voor de volgende spelbeurt.

pick-place-cubes-1 = Waar plaats je blokjes?
pick-place-cubes-2 = Hoeveel blokjes plaats je daar?
pick-fight-1 = In welke regio vecht je?
pick-fight-2 = Tegen wie vecht je daar?
pick-strike-1 = Welke tegel gebruik je tegen een tegenstander?
pick-strike-2 = Waar, en wiens blokjes worden geraakt?
pick-settle-1 = Welke tegel gebruik je om te vestigen?
pick-settle-2 = In welke regio vestig je je?
pick-ally-1 = Welke tegel gebruik je voor een alliantie?
pick-ally-2 = Welke regio beschermt je alliantie?

## Boards
board-display = Actiedisplay
board-world = Wereldkaart
board-tiles = Tegels
board-standings = Rijken
standings-held = heeft
standings-nothing = nog niets
display-placing = { $turn }: schijven gaan erin, van rechts af
display-mirror = { $turn }: schijven eruit; elke schijf links kost 1
display-placing-slim = { $turn }: van rechts af erin
display-mirror-slim = { $turn }: eruit; elke schijf links kost 1
display-over = Het spel is uit: het display is leeg
display-over-slim = Het spel is uit
display-boxes = Handelsvakken
display-order = Beurtvolgorde
display-next-order = Plaatsen voor de volgende spelbeurt
tiles-progress = Voortgangstegels ({ $count })
tiles-territory = Territoriumtegels ({ $count })
tiles-city = Steden en wonderen ({ $count })
tiles-empire = Rijkstegels
tiles-held = Van { $name }
tile-nothing = niets
tile-surcharge = , kost { $gold } goud
tile-no-price = gratis
tile-city = { $price } → elke beurt { $yields }
tile-upkeep = { $eats ->
    [1] → eet { $upkeep }
   *[other] → neemt { $upkeep }
 }{ $doubled ->
    [0] {""}
   *[other] {" "}({ $doubled } in deze laatste beurt)
 }
tile-wonder = { $price } → meteen { $points } OP
tile-waits = (wacht)
tile-empire = { $regions ->
    [one] 1 regio
   *[other] { $regions } regio's
 }, { $water ->
    [0] land
   *[other] water
 }, gevecht { $rows }

## What is under the cursor
area-sea = zee
area-new = Nieuwe Wereld
area-far = Verre Oosten
about-hits = blokjes { $cubes }
about-or = of
effect-turn = na de beurt { $goods }
effect-era = na tijdperk { $era } { $goods }
effect-counted = "Na beurt" telt dit al mee
effect-none = verandert niets aan het eind van de beurt of het tijdperk
about-era = Tijdperk { $era }
about-standard = { $first } OP, tweede { $second }
about-benefit = controle geeft { $goods }
way-held = je kunt plaatsen
way-by-water = je kunt over water plaatsen
way-start = je kunt beginnen
way-start-beside = grenst aan je begin
way-by-hire = je kunt plaatsen met Huurlingen
about-row = Rij { $row }: { $mirror ->
    [1] deze spelbeurt gaan er schijven uit
   *[other] { $room ->
        [0] vol
        [one] 1 vrije cirkel
       *[other] { $room } vrije cirkels
    }
 }
about-own-row = Rij { $row }: { $own ->
    [0] geen schijf van jou
   *[other] { $own } van jou
 }
about-disc = { $name }, { $row }, cirkel { $circle }: { $cost ->
    [0] nu gratis weg te halen
   *[other] weghalen kost nu { $cost }
 }{ $later ->
    [0] {""}
   *[other] , hooguit { $more } meer in de B-beurt
 }
about-box = { $discs ->
    [one] 1 grondstof
   *[other] { $discs } grondstoffen
 } voor { $gives }, in { $count ->
    [one] tijdperk { $eras }
   *[other] de tijdperken { $eras }
 }
about-used = gebruikt door { $name }
about-place = Plaats { $place } deze spelbeurt: { $name }
about-next-place = Plaats { $place } in beurt { $turn }: { $after ->
    [0] jij bent als eerste aan zet
   *[other] { $before ->
        [0] jij bent als laatste aan zet, vlak voor de punten
       *[other] { $after } vóór jou, { $before } na jou
    }
 }
about-no-cubes = je hebt geen blokjes in je voorraad om te plaatsen
about-held = van { $name }
about-flipped = deze spelbeurt gebruikt
about-waits = wacht op { $names }
about-red = { $small ->
    [1] rode onderkant: blijft als niemand de tegel neemt
   *[other] rode onderkant
 }

## Why not, in a word or two
shut-row-full = vol
shut-no-progress = niets meer
shut-no-territory = { $gone ->
    [1] zijn op
   *[other] niets open
 }
shut-no-city = te duur
shut-no-empire = alles weg
shut-no-trade = te weinig
shut-cannot-pay-left = te duur
shut-duplicate = heb je al
shut-too-dear = te duur
shut-wonder-too-dear = te duur
shut-wonder-in-a = alleen in B
shut-box-of-other-era = niet nu
shut-box-used = gebruikt
shut-too-few-discs = te weinig
shut-later-era = pas { $era }
shut-needs-navigation = dicht
shut-needs-water = geen water
shut-one-area = al elders
shut-not-adjacent = te ver
shut-not-at-first = te ver
shut-filled = gevuld
shut-no-more-regions = op

## The side panel
head-turn = Beurt { $turn }
head-goal = wie na III-B de meeste OP heeft wint
key-charts = grafieken; bij de keuze van een schijf eerst hun goedkoopste volgorde
head-disc = schijf { $number } van { $total }
head-eating = Voedsel
head-collecting = Inkomen
head-keeping = Eind van tijdperk { $era }
head-ordering = Beurtvolgorde
panel-turn = Na beurt
panel-era = Tijdp. { $era }
panel-upkeep = steden kosten { $discs }{ $sign }
panel-missing = { $food }{ $sign } meer wordt kwijtgescholden
panel-starved = geen voedsel voor { $cities }: opgegeven
panel-shipped = { $n } verscheept als voedsel
panel-lost = te weinig grondstoffen voor { $cities }: opgegeven
panel-choices = { $n ->
    [one] en 1 goed naar keuze
   *[other] en { $n } goederen naar keuze
 }
panel-keep = alles houden kost { $goods }
panel-short = { $goods } te weinig: tegels moeten weg
panel-halve = halveren -{ $cubes }{ $sign }
panel-bonus = met { $points }{ $sign } voor goud en grondstoffen
panel-plan = Weghalen:

## Legend and component sheet
planner-mine = Je schijven in de goedkoopste volgorde
planner-of = Schijven van { $name } in de goedkoopste volgorde
planner-row = { $n }. { $row }, cirkel { $circle }: nu { $now }, in deze volgorde { $ordered }, met alleen nog die van jou { $gone }
planner-sum = In deze volgorde kosten ze samen { $least }; van rechts af in elke rij { $most }. Elke schijf van een tegenstander die links weggaat, scheelt 1.
planner-none = Er ligt geen schijf van jou op het display.
legend-goods = Goederen
legend-rows = Rijen en tegels
legend-map = Kaart en display
legend-era = gaat open in tijdperk { $era }
legend-alliance = alliantie: deze blokjes zijn veilig
legend-shut = overzee is dicht
legend-wonder = wonder
legend-circle = vrije cirkel
legend-gone = leeggehaalde cirkel
legend-legal = kan nu gekozen worden
legend-sign-standard = vóór de overwinningspunten van een regio, waar weinig ruimte is
legend-turn = beslist nu
legend-around = ( ) kan gekozen worden, [ ] de cursor
legend-crossing = Een streepjeslijn verbindt regio's die over water aan elkaar grenzen; donkere lijnen scheiden buren over land.
legend-dark = Terwijl je blokjes plaatst, zijn donkere regio's gesloten; ze zeggen waarom.
legend-boxes = Een handelsvak met het nummer van een tijdperk gaat dan open; een vak met - was voor een eerder tijdperk.
legend-plan = Weghalen, met het teken van de rij: wat elk van je schijven nu kost, en hooguit later. De cijfertjes voor je schijven zijn hun goedkoopste volgorde, te beginnen met de schijf bij de cursor.
legend-standings = Rijken: de tegels, steden en blokjes op de kaart van elke speler, en wat het eind van de beurt en van het tijdperk oplevert.
legend-standard = 3/1: overwinningspunten voor de meeste en de op één na meeste blokjes
legend-costs = Het getal onder een schijf is wat weghalen nu kost.
legend-heads = Kopjes
legend-turn-end = Na beurt: wat je erbij krijgt als de spelbeurt nu eindigt.
legend-era-end = Tijdp.: wat je hebt als het tijdperk uit is, en wat tegels houden en halveren kosten.
legend-order = Beurtvolgorde, Plaatsen voor de volgende spelbeurt: wie wanneer aan de beurt is, vanaf 1.
legend-trade-boxes = Handelsvakken: 2⊚→4⛁ geeft 4 goud voor 2 grondstofschijven; een gekleurd fiche toont wie het vak heeft gebruikt.
legend-tiles = Een tegel lees je zo: prijs → wat hij elke beurt geeft, min wat hij eet of neemt. Met ! geeft hij het één keer.
legend-battle = gevecht 1:3 / 1:2: in het eerste gevecht verlies jij 1 blokje en je tegenstander 3, in het tweede 1 en 2.
legend-keys = Toetsen: 1 tot 5 kiest een rij, of je goedkoopste schijf erin; de letter vóór een tegel of handelsvak kiest die, en letters met een andere taak, zoals g en h, ontbreken daar; g en de drie letters van een regio gaan erheen.
note-none-open = Er ligt niets open; de volgende beurt komen er nieuwe.
note-none-left = Er ligt niets open en er komt niets meer bij: de laatste kwamen in II-B.
note-battle = gevecht 1:3: jij -1, de ander -3
tile-each = { $text } per stuk
legend-times = 2× vóór een tegel: twee ervan. Een kleur erachter: wie hem heeft.
legend-players = Spelers
sheet-costs = Wat alles kost
sheet-cost-mirror = Een schijf weghalen in een B-beurt: 1 goud, schijf, blokje, voedsel of OP voor elke schijf links ervan.
sheet-cost-progress = Voortgang: niets; een tegel van het vorige tijdperk 1 goud, een van tijdperk I in tijdperk III 2 goud.
sheet-cost-territory = Territorium: niets.
sheet-cost-city = Stad of wonder: de prijs op de tegel, en wat die elke beurt eet.
sheet-cost-keep = Aan het eind van tijdperk I en II: 1 goud om een voortgangstegel te houden, 1 blokje uit je voorraad om een stad te houden; in elke regio verdwijnt de helft van de blokjes.
sheet-cost-hunger = Elk voedselpunt dat ontbreekt: 1 OP.
sheet-left = Tijdperk { $era }: de tegels die er nog zijn
sheet-left-row = { $name }: { $open } open, { $left } op de stapel: { $text }
sheet-left-city = { $name }, in beurt { $turn }: { $text }
sheet-title = Het spelmateriaal, en hoe zeker het is
sheet-why = Er is geen openbare lijst van de gedrukte tegels. Wat de regels en speelverslagen zeggen, klopt; de rest is er passend bij gemaakt.
sheet-replace = Wie het spel heeft, kan de gedrukte waarden invullen: "tabletop-tui components rise_of_empires" schrijft daarvoor het bestand, met alle rijen.
sheet-regions = Regio's
sheet-touches = grenst aan
sheet-borderless = geen landgrenzen
sheet-borders = Grenzen
sheet-progress = Voortgangstegels
sheet-territory = Territoriumtegels
sheet-cities = Steden en wonderen
sheet-empire = Rijkstegels: tijdperk I | tijdperken II en III
sheet-trade = Handelsvakken
status-KNOWN = bekend
status-PART = deels bekend
status-RECONSTRUCTED = gereconstrueerd

## Plain mode
plain-disc = { $name } in cirkel { $circle } (kost { $cost })
plain-row = { $row }: { $discs }{ $room ->
    [0] .
    [one] , 1 vrije cirkel.
   *[other] , { $room } vrije cirkels.
 }
plain-box = { $discs ->
    [one] 1 grondstof
   *[other] { $discs } grondstoffen
 } voor { $gives }
plain-used = { $box } (gebruikt door { $name })
plain-price = kost { $price }
plain-some-cubes = { $region }, { $least } tot { $most } blokjes
plain-cubes = { $name } { $n }{ $ally ->
    [0] {""}
   *[other] { " " }(alliantie)
 }
plain-touches = grenst aan { $regions }
plain-legend-regions = ‘kijk’ en de naam van een regio of een tegel, of het begin ervan, vertelt wat er is.
plain-legend-standard = “3 OP, tweede 1”: elke spelbeurt scoort wie de controle heeft 3 overwinningspunten, en wie de op één na meeste blokjes heeft 1.
plain-legend-control = Controle geeft de goederen elke spelbeurt aan wie er de meeste blokjes heeft.
plain-legend-display = Elke rij van het actiedisplay noemt haar schijven vanaf de rechtercirkel; de kosten zijn wat die schijf nu weghalen kost.
plain-legend-off = Weghalen: je schijven op het display, en wat weghalen per schijf nu kost.
plain-player = { $name }: { $goods }. { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
 } op de kaart, { $stock } in de algemene voorraad. Tegels: { $tiles }.
plain-forecast = Verwachting voor het eind van deze spelbeurt: { $goods }.
plain-hunger = Je zou { $short } voedsel tekortkomen, en dat kost { $points } OP{ $missing ->
    [0] .
   *[other] , de laatste { $missing } worden je kwijtgescholden.
 }
plain-starved = Voor { $cities } heb je dan geen voedsel en geen OP meer: opgegeven, geen punten.
plain-lost = Voor het onderhoud van { $cities } heb je dan te weinig grondstoffen: opgegeven.
plain-shipped = { $n } van dat voedsel komt van Scheepvaart.
plain-choices = Scheepvaart geeft daarbovenop { $n } naar keuze.
plain-era = Aan het eind van tijdperk { $era } zou je { $goods } hebben.
plain-keep = Al je tegels houden kost { $goods }.
plain-short = Je komt { $goods } tekort: er moeten tegels weg.
plain-halve = Door het halveren verlies je { $cubes } van je blokjes op de kaart.
plain-bonus = { $points } OP daarvan zijn voor goud en grondstoffen.
plain-points = { $seat }: { $points } OP voor deze spelbeurt, { $last } OP aan het eind van tijdperk { $era }.
plain-effect-turn = eind van de spelbeurt { $goods }
plain-effect-era = eind van tijdperk { $era } { $goods }
plain-off = { $cost ->
    [0] { $row } gratis
   *[other] { $row } { $cost }
 }
plain-control = { $count ->
    [one] { $names } heeft de controle
   *[other] { $names } delen de controle
 }

## What speaks for an action (hints)
term-points = overwinningspunten
term-cities = punten van steden
term-towns = punten van stadjes
term-progress = punten van voortgangstegels
term-regions = regio's op de kaart
term-goods = goud, grondstoffen en blokjes
term-income = toekomstig inkomen
term-food = voedsel
term-keeping = tegels aan het eind van het tijdperk
term-powers = effecten van voortgangstegels
term-mirror = schijven om weg te halen in de B-beurt
term-campaign = wat de rijkstegel kan
term-best-progress = de beste voortgangstegel
term-best-territory = de beste territoriumtegel
term-best-city = de beste stad of het beste wonder
term-best-empire = de beste rijkstegel
term-best-trade = het beste handelsvak
term-payment = schijven links ervan
term-place = plaats in de beurtvolgorde
why-place = { $before ->
    [0] volgende beurt als eerste aan zet
   *[other] { $after ->
        [0] volgende beurt als laatste aan zet, vlak voor de punten
       *[other] volgende beurt { $before } vóór jou, { $after } na jou
    }
 }
why-kept = behoudt steden die { $n } OP per beurt opleveren
why-at-once = meteen +{ $n } OP
why-each-turn = elke beurt +{ $n } OP
why-last = +{ $n } OP aan het eind van deze beurt
why-leads = controle over { $region } ({ $n } OP per beurt)
why-income = elke beurt +{ $goods }
why-upkeep = kost elke beurt { $goods }
why-goods = levert { $goods } op
why-shares = gedeelde controle over { $region } met { $players ->
    [2] 1 tegenstander
   *[other] anderen, { $players } in totaal
 } ({ $n } OP per beurt)
why-unseats = { $seat } verliest de controle over { $region } ({ $n } OP per beurt)
why-choice = elke beurt +{ $n ->
    [one] 1 goed naar keuze
   *[other] { $n } goederen naar keuze
 }
why-spares = spaart nu { $goods } uit
why-forgoes = geeft elke beurt { $goods } op
why-trade = { $brings }
why-there = voor { $thing } ({ $brings })
why-again = de schijf doet in de B-beurt nog eens mee, en gaat er dan { $most ->
    [0] gratis af
    [one] voor hooguit 1 goed af
   *[other] voor hooguit { $most } goederen af
 }
why-can-lead = { $cubes ->
    [one] 1 blokje geeft
   *[other] { $cubes } blokjes geven
 } de controle over { $region } ({ $n } OP per beurt)
why-can-share = { $cubes ->
    [one] 1 blokje geeft
   *[other] { $cubes } blokjes geven
 } gedeelde controle over { $region } ({ $n } OP per beurt)
why-can-place = { $cubes ->
    [one] 1 blokje maakt
   *[other] { $cubes } blokjes maken
 } het { $mine } tegen { $best } in { $region }
why-exempt = je schijven haal je in de B-beurt gratis weg; nu zouden ze { $n ->
    [one] 1 goed
   *[other] { $n } goederen
 } kosten
why-works = werkt nog { $n ->
    [one] 1 beurt
   *[other] { $n } beurten
 }, zolang je hem houdt
why-counts = levert nog niets op, maar elke beurt +{ $n } voor elke tegel die hij telt
why-hits = neemt { $seat } { $n ->
    [one] 1 blokje
   *[other] { $n } blokjes
 } af in { $region }{ $lost ->
    [0] {""}
    [one] {" "}voor 1 van jou
   *[other] {" "}voor { $lost } van jou
 }, dan is het { $mine } tegen { $best }
why-against = maakt het { $mine } tegen { $best } in { $region }
why-shielded = je { $n ->
    [one] blokje in { $region } is
   *[other] { $n } blokjes in { $region } zijn
 } veilig tot de volgende spelbeurt
why-hunger = honger kost { $n } OP
why-to-come = { $cost ->
    [0] weghalen is gratis
    [one] weghalen kost 1 goed
   *[other] weghalen kost { $cost } goederen
 }{ $there ->
    [0] , maar er is niets te nemen
   *[other] {""}
 }; { $n ->
    [0] het is je laatste schijf
    [one] er moet nog 1 schijf van jou weg
   *[other] er moeten nog { $n } schijven van jou weg
 }{ $due ->
    [0] {""}
    [one] , nu voor 1 goed
   *[other] , nu voor { $due } goederen
 }
why-off-only = hij moet er toch af, maar sla de actie over: zelfs het beste daar, { $thing }, is { $price } niet waard ({ $brings })
why-dear = zelfs het beste daar, { $thing }, is { $price } niet waard ({ $brings })

# Regio's in drie letters, waar geen plaats is voor de naam
code-swe = ZWE
code-see = ZOE
code-nwa = NWA
code-nea = NOA
code-ner = NAB
code-med = MID
code-noe = NEU
code-eae = OEU
code-nam = NAM
code-sam = ZAM
code-chi = CHI
code-ind = IND
code-saf = SUB
code-rus = RUS
code-cas = CAZ

# Vaste opdrachten
order-disc = Volgende schijven
order-disc-help = Enter voegt een schijf toe, of haalt hem weg. Elke schijf wordt geplaatst zodra je aan de beurt bent. Het plan stopt als de plaats of de tegel weg is, een schijf meer kost dan je toestaat, of een nieuwe beurt begint.
order-free = Gratis acties
order-free-end = beëindig mijn beurt zonder
order-free-help = Wat doe je met een gratis actie die na je actie over is? Je kunt die in een latere beurt nog gebruiken.
order-stop-turn = er is een nieuwe beurt begonnen.
order-stop-tile = wat je daar wilde, is weg, of je kunt het niet betalen.
order-stop-row = in die rij was geen plaats.
order-stop-dear = de schijf zou meer kosten dan je toestond.
order-food = Voedsel
order-food-settle = verreken het, en verscheep niets
order-food-help = Wat doe je met voedsel aan het eind van een beurt? Kom je tekort, dan kies je zelf.
order-upkeep = Onderhoud
order-upkeep-pay = betaal voor alle steden
order-upkeep-help = Wat doe je met steden die grondstoffen kosten? Kun je niet alles betalen, dan kies je zelf.
order-keep = Einde van een tijdperk
order-keep-all = houd alle tegels en steden
order-keep-help = Wat houd je voor het volgende tijdperk? Kun je niet alles betalen, dan kies je zelf.
order-place = Beurtvolgorde
order-place-first = de eerste vrije plaats
order-place-last = de laatste vrije plaats
order-place-help = Welke plaats kies je voor de volgende beurt?
