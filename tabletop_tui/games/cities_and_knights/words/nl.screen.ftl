# What the screens of Cities & Knights say, the rules apart.

# Questions, by the frame that is waiting
ask-settling = Waar bouw je je dorp?
ask-settling-place-city = Je tweede plek is een stad; elke tegel eromheen geeft een kaart. Waar?
ask-settling-place-road = Waarheen loopt de straat vandaar?
ask-rolling = Jouw beurt: gooi de dobbelstenen.
    .spoken = {""}
ask-acting = Jouw beurt: wat doe je?
    .spoken = Wat doe je?
ask-building = Extra bouwfase: bouw, of rond af.
ask-prospecting = Je goudtegel betaalt: neem grondstoffen naar keuze.
ask-tapping = Deze worp levert je niets op: het Aquaduct geeft je een grondstof.
ask-losing = De barbaren hebben gewonnen: welke van je steden verlies je?
ask-rewarding = Je hoort bij de beste verdedigers: van welke stapel trek je?
ask-trimming = Te veel voortgangskaarten: leg er één af.
ask-discarding = Een zeven: leg de helft van je hand af.
ask-robbing = Waar gaat de struikrover heen?
ask-stealing = Wie besteel je?
ask-crowning = Een metropool! Welke stad wordt het?
ask-relocating = Je ridder is verdreven: waar gaat hij heen?
ask-trading = { $stage ->
    [asks] { $seat } vraagt om een bod.
    [seeks] { $seat } vraagt om een bod met { $wants }.
    [heard] Met wie ruil je?
    [countered] Niemand gaat akkoord. Neem je wat ze in plaats daarvan bieden?
    [answered] Met wie ruil je { $give } voor { $get }?
   *[other] { $seat } biedt { $give } voor { $get }.
 }
ask-paving = Stratenbouw: plaats een gratis straat.
ask-smithing = Smid: bevorder gratis een ridder.
ask-bargaining = Handelshaven: aan wie bied je een grondstof aan?
ask-conceding = Handelshaven: welke handelswaar geef je?
ask-picking = Meesterkoopman: neem kaarten uit deze hand.
ask-spying = Spion: neem een van deze voortgangskaarten.
ask-deserting = Deserteur: welke van je ridders verwijder je?
ask-enlisting = Deserteur: je mag een ridder plaatsen.
ask-rebuilding = Diplomaat: bouw je de straat ergens anders?
ask-sabotaging = Saboteur: leg de helft van je hand af.
ask-gifting = Bruiloft: geef twee kaarten naar keuze.
ask-play-card = Welke kaart speel je?

# Wat iemand doet terwijl de anderen wachten, per vraag. Iedereen hoort het.
does-settling = { $name } kiest een bouwplaats.
does-rolling = { $name } gooit de dobbelstenen.
does-acting = { $name } is aan de beurt.
does-building = { $name } mag bouwen (extra bouwfase).
does-prospecting = { $name } neemt grondstoffen voor een goudtegel.
does-tapping = { $name } neemt een grondstof (Aquaduct).
does-losing = { $names } { $count ->
    [one] kiest welke stad verloren gaat
   *[other] kiezen welke steden verloren gaan
 }.
does-rewarding = { $name } kiest een stapel om van te trekken.
does-trimming = { $names } { $count ->
    [one] legt
   *[other] leggen
 } een voortgangskaart af.
does-discarding = { $names } { $count ->
    [one] legt
   *[other] leggen
 } kaarten af vanwege de zeven.
does-robbing = { $name } verzet de struikrover.
does-stealing = { $name } kiest wie bestolen wordt.
does-crowning = { $name } kiest een stad voor de metropool.
does-relocating = { $name } kiest waar de verdreven ridder heen gaat.
does-trading = { $stage ->
    [heard] { $names } kiest een aanbod.
    [countered] { $names } bekijkt de tegenvoorstellen.
    [answered] { $names } kiest met wie er geruild wordt.
   *[other] { $names } { $count ->
        [one] antwoordt
       *[other] antwoorden
     } op het aanbod van { $seat }.
 }
does-paving = { $name } plaatst een gratis straat (Stratenbouw).
does-smithing = { $name } bevordert ridders (Smid).
does-bargaining = { $name } kiest bij wie de handelaar langsgaat (Handelshaven).
does-conceding = { $name } geeft een handelswaar (Handelshaven).
does-picking = { $name } neemt kaarten uit een hand (Meesterkoopman).
does-spying = { $name } neemt een voortgangskaart (Spion).
does-deserting = { $name } kiest welke ridder weggaat (Deserteur).
does-enlisting = { $name } mag een ridder plaatsen (Deserteur).
does-rebuilding = { $name } mag de straat ergens anders bouwen (Diplomaat).
does-sabotaging = { $names } { $count ->
    [one] legt
   *[other] leggen
 } de halve hand af (Saboteur).
does-gifting = { $names } { $count ->
    [one] kiest
   *[other] kiezen
 } bruiloftsgeschenken.

pick-build-road-1 = Waar bouw je de straat?
pick-build-settlement-1 = Waar bouw je het dorp?
pick-build-city-1 = Welk dorp wordt een stad?
pick-build-wall-1 = Welke stad krijgt een muur?
pick-recruit-1 = Waar plaats je de nieuwe ridder?
pick-activate-1 = Welke ridder activeer je?
pick-promote-1 = Welke ridder bevorder je?
pick-move-knight-1 = Welke ridder verplaats je?
pick-move-knight-2 = Waar gaat deze ridder heen?
pick-displace-1 = Welke ridder van jou verdrijft een andere?
pick-displace-2 = Welke ridder verdrijft hij?
pick-chase-1 = Welke ridder verdrijft de struikrover?
pick-play-engineer-1 = { card-engineer }: welke stad krijgt een muur?
pick-play-inventor-1 = { card-inventor }: welk getallenfiche verwissel je?
pick-play-inventor-2 = { card-inventor }: met welk getallenfiche verwissel je het?
pick-play-medicine-1 = { card-medicine }: welk dorp wordt een stad?
pick-play-merchant-1 = { card-merchant }: naar welke tegel gaat de handelaar?
pick-play-bishop-1 = { card-bishop }: waar gaat de struikrover heen?
pick-play-diplomat-1 = { card-diplomat }: welke straat haal je weg?
pick-play-intrigue-1 = { card-intrigue }: welke ridder verdrijf je?

# The line under the map
about-hit = { $name }: { $pieces } ({ $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 })
about-struck = treft { $names }
about-struck-too = treft { $names } en jou
about-struck-you = treft alleen jou
about-struck-nobody = treft niemand
about-chance = { $ways } van de 36 worpen
about-yield = geeft { $one }; een stad geeft { $city }
about-gold = grondstoffen naar keuze
about-robber = hier staat de struikrover
about-robber-locked = hier staat de struikrover, en hij blijft tot de eerste aanval
about-merchant = handelaar van { $name }
about-metropolis = metropool { $track }
about-walled = { $piece } met muur
about-knight = { $piece }, { $state }
about-owned = { $name }: { $piece }
about-any = elke soort
about-harbor = { $rate ->
    [3] 3:1-haven
   *[other] { $what }haven { $rate }:1
 }
about-free = nog geen straat
about-too-near = te dichtbij voor een dorp: { $piece } van { $name }
about-beside = naast { $hexes }
about-opens = opent { $place }: { $what }
about-opens-nothing = geen plek voor een dorp
about-leads = nog geen plek voor een dorp; nog een straat bereikt { $places }
about-costs = Kosten: { $costs }
about-levels = Volgend niveau: { $levels }
about-level = { $track } { $cost } ({ $letter })
about-place = { $place } ({ $ways } van de 36)

# Headline and panel
head-round = Ronde { $number }
head-goal = { $has }/{ $points }
head-ship = schip
short-science = Wtn
short-trade = Han
short-politics = Pol
head-loses = in gevaar: { $names }
panel-heads = OP kt vk ridd hr
panel-codes = kt kaarten · vk voortgangskaarten · ridd ridders, actief/alle · hr handelsroute
panel-hand = Je hand, { $name }: { $cards }/{ $limit }
panel-bank = Bank
panel-rolls = Worpen
chart-tracks = Stadsuitbouw en de bank
chart-dice = De dobbelstenen: { $rolls ->
    [one] 1 worp
   *[other] { $rolls } worpen
 }, gevallen / verwacht

# Legend and component sheet
legend-terrain = Landschap, met de letter van wat het oplevert
legend-cards = Kaarten
legend-pieces = Stukken op het eiland, in de kleuren van hun eigenaars
legend-settlement = dorp
legend-city = stad
legend-wall = stad met muur
legend-metropolis = metropool
legend-tipped-city = gekantelde stad (telt als dorp)
legend-active-knight = actieve ridder, en zijn niveau
legend-resting-knight = inactieve ridder (donker), en zijn niveau
legend-robber = struikrover; het donkere getal eronder levert niets op
legend-merchant = handelaar
legend-harbor = haven voor elke soort
legend-harbor-kind = haven voor één soort
legend-players = Spelers
legend-goal = In de kopregel, achter de naam: punten van wie aan de beurt is / punten om te winnen.
legend-hand = Achter je hand: hoeveel kaarten je hebt / je handlimiet. Heb je er meer, dan leg je bij een zeven de helft af.
legend-balance = Naast de barbaren: { $city } de sterkte van de steden, { $knight } die van de actieve ridders, in de kleuren van de spelers; in gevaar: wie nu een stad zou verliezen.
legend-bank = { $bank }: kaarten die daar nog zijn, met hun letters. { $rolls }: hoe vaak elke som gegooid is.
legend-chance = { $chance }: van de 36 manieren waarop twee dobbelstenen kunnen vallen, geven er zoveel dit getal, of een van de getallen rond deze hoek.
legend-columns = Kolommen (OP kt vk ridd hr): overwinningspunten, handkaarten, voortgangskaarten, ridderniveaus (actief / alle), langste handelsroute (* heeft de kaart).
legend-tracks = { $letters }: niveaus van { $names }; onderstreept: met een metropool.
legend-supply = Laatste kolommen, op brede schermen: dorpen, steden, muren, ridders en straten die nog in de voorraad zijn.
legend-talks = Onderling ruilen: hoogstens { $most } voorstellen per beurt, een grens van dit programma.
legend-marks = Haakjes: [ ] is de cursor, ( ) kun je kiezen, {"{"} {"}"} is gekozen.
legend-rows = De letters links noemen de rijen tegels: C3 is de derde tegel van rij C.
sheet-costs = Bouwkosten
sheet-levels = Stadsuitbouw tot niveau { $levels }: zoveel papier, laken of munten als het niveau
sheet-left = Nog in de stapels
sheet-deck-left = { $track }: nog { $n } te trekken, daaronder { $used } gebruikte.
sheet-unseen = Nog niet gezien: { $cards }.
sheet-unseen-none = geen
sheet-deck = Stapel { $track }
legend-shapes = Waar plaats is worden stukken getekend: een huis (dorp), een huis met toren (stad), een kasteel (metropool, de toren in de kleur van de tak) en een schild met het niveau van de ridder, hol zolang hij inactief is. Een balk eronder is een stadsmuur.
legend-ship = het schip van de barbaren onderweg; bij stap 7 landen ze
sheet-cards = Kaarten
sheet-decks = De stapels hebben { $science } kaarten wetenschap, { $trade } handel en { $politics } politiek.
sheet-pieces = Stukken
sheet-each = Elke speler: { $roads } straten, { $settlements } dorpen, { $cities } steden, { $walls } stadsmuren, { $knights } ridders van elk van de drie niveaus.
sheet-shared = Voor allen: een metropool voor elk van de drie takken, een struikrover, een handelaar, een rode en een gele dobbelsteen, de gebeurtenisdobbelsteen, en de barbarenvloot, { $steps } stappen van het eiland.
sheet-map = Dit eiland
sheet-tokens = Getallenfiches
sheet-harbors = Havens
sheet-bank = De bank heeft { $resources } van elke grondstof en { $commodities } van elke handelswaar.
board-map = Eiland

# Plain mode
plain-signs = Hoeken: 1s dorp van speler 1, 1C stad, 1M metropool, 1t gekantelde stad, [ ] muur, 1K2 actieve ridder van niveau 2, 1k2 inactieve. Zijden: het nummer van de speler van de straat. R struikrover, $ handelaar.
plain-harbors = Havens:
plain-harbor = { $rate ->
    [3] { $place } 3 voor 1
   *[other] { $place } { $what } { $rate } voor 1
 }
plain-row = Rij { $row }
plain-land = { $lands }.
plain-pieces = { $name } heeft { $pieces }.
plain-roads = Straten van { $name }: { $roads }.
plain-empty = hier staat niets
plain-node = { $name }, een hoek: { $here }
plain-edge = { $name }, een zijde: { $here }
plain-rolled = { $total }: { $seen ->
    [one] één keer
   *[other] { $seen } keer
 }, verwacht { $expected }.
plain-total = { $total }, { $ways } van de 36 worpen. { $told }
plain-sign-settlement = 1s: dorp van speler 1.
plain-sign-city = 1C: stad van speler 1.
plain-sign-metropolis = 1M: metropool, een stad van vier punten.
plain-sign-tipped-city = 1t: gekantelde stad, die als dorp telt.
plain-sign-wall = [1C]: stad met muur.
plain-sign-active-knight = 1K2: actieve ridder van niveau 2.
plain-sign-resting-knight = 1k2: inactieve ridder van niveau 2.
plain-sign-robber = R in een tegel: de struikrover.
plain-sign-merchant = $ in een tegel: de handelaar.
plain-sign-road = Een getal tussen twee hoeken: de straat van die speler.
compass-n = N
compass-ne = NO
compass-e = O
compass-se = ZO
compass-s = Z
compass-sw = ZW
compass-w = W
compass-nw = NW
plain-places = Tegels heten naar rij en nummer, vanaf het noordwesten: C3. Een hoek is een tegel met { compass-n }, { compass-ne }, { compass-se }, { compass-s }, { compass-sw } of { compass-nw } erachter, een zijde een tegel met { compass-ne }, { compass-e }, { compass-se }, { compass-sw }, { compass-w } of { compass-nw }: C3{ compass-n }. Engelse letters mogen ook: C3SE is C3{ compass-se }. Een straat ligt op een zijde.
plain-player = Speler { $number }, { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 }, { $progress ->
    [one] 1 voortgangskaart
   *[other] { $progress } voortgangskaarten
 }, ridderniveaus { $knights } ({ $ready } actief), langste route { $road }{ $award ->
    [0] {""}
   *[other] { " " }(met de kaart)
 }, { $levels }.
plain-barbarians = Barbaren: stap { $steps } van { $of }, sterkte { $attack } tegen { $defence }.
plain-hand = Je kaarten: { $cards } (handlimiet { $limit }).
plain-progress = Je voortgangskaarten: { $cards }.
plain-supply = In je voorraad: { $roads ->
    [one] 1 straat
   *[other] { $roads } straten
 }, { $settlements ->
    [one] 1 dorp
   *[other] { $settlements } dorpen
 }, { $cities ->
    [one] 1 stad
   *[other] { $cities } steden
 }, { $walls ->
    [one] 1 muur
   *[other] { $walls } muren
 } en { $knights ->
    [one] 1 ridder
   *[other] { $knights } ridders
 }.

# Hints: what a position is worth for
term-points = overwinningspunten
term-production = kaarten van de dobbelstenen
term-ports = betere koersen bij de bank
term-room = plekken voor dorpen
term-roads = de langste handelsroute
term-hand = kaarten in de hand
term-plan = de volgende aankoop
term-excess = veiligheid bij een zeven
term-knights = de kracht van de ridders
term-barbarians = verdediging tegen de barbaren
term-tracks = stadsuitbouw
term-metropolis = de race om een metropool
term-cards = voortgangskaarten
term-bargain = de handel
term-turn = een korte beurt
why-longest-road = krijgt de Langste Handelsroute: +{ $n ->
    [one] 1 punt
   *[other] { $n } punten
 }
why-metropolis = bouwt een metropool: +{ $n ->
    [one] 1 punt
   *[other] { $n } punten
 }
why-points = +{ $n ->
    [one] 1 punt
   *[other] { $n } punten
 }
plain-roll = { $ways ->
    [0] geen worp levert je kaarten op
    [one] 1 van de 36 worpen levert je kaarten op
   *[other] { $ways } van de 36 worpen leveren je kaarten op
 }
why-dice = { $freed ->
    [yes] maakt { $kinds } vrij bij { $ways } van de 36 worpen
   *[no] { $kinds } bij { $ways } van de 36 worpen
 }
why-stops = houdt { $seat } tegen, die volgende beurt kan winnen
why-blocks = onthoudt { $seat } { $kinds } bij { $ways } van de 36 worpen
why-holds = { $seat } heeft { $n } { $kind ->
    [munt] { $n ->
        [one] munt
       *[other] munten
     }
   *[other] { $kind }
 }
why-holds-between = { $seat } heeft { $low } tot { $high } { $kind ->
    [munt] munten
   *[other] { $kind }
 }
why-brings = levert { $n } { $kind ->
    [munt] { $n ->
        [one] munt
       *[other] munten
     }
   *[other] { $kind }
 } op
why-brings-between = levert { $low } tot { $high } { $kind ->
    [munt] munten
   *[other] { $kind }
 } op
why-held = genoeg om de barbaren te verslaan ({ $n } tegen { $barbarians }), die aanvallen over { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
 }
why-ready = { $n ->
    [one] 1 actieve ridder
   *[other] { $n } actieve ridders
 }, en de barbaren vallen aan over { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
 }
why-stronger = verdedigt met sterkte { $n }, en de barbaren vallen aan over { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
 }
why-asleep = { $n ->
    [one] 1 ridder
   *[other] { $n } ridders
 } om met graan te activeren, en de barbaren vallen aan over { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
 }
why-places = opent { $n ->
    [one] 1 plek
   *[other] { $n } plekken
 } voor een dorp
why-trail = { $n ->
    [1] {""}
   *[other] { $n } straten op een rij:{" "}
 }nog { $missing ->
    [one] 1 straat
   *[other] { $missing } straten
 } tot de Langste Handelsroute
why-rate = ruilt { $kinds } { $rate }:1 met de bank
why-short = { $missing ->
    [0] genoeg voor { $thing }
    [one] nog 1 kaart tot { $thing }
   *[other] nog { $missing } kaarten tot { $thing }
 }
why-saves = { $missing ->
    [0] houdt de kaarten voor { $thing }
    [one] spaart voor { $thing }: nog 1 kaart
   *[other] spaart voor { $thing }: nog { $missing } kaarten
 }
why-cards = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
 } meer
why-safe = een zeven pakt dan niets: { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
 }, handlimiet { $limit }
why-wakes = een graan om { $n ->
    [one] een ridder
   *[other] 1 van { $n } ridders
 } te activeren, en de barbaren vallen over { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
 } aan
why-levels = ridders met samen kracht { $n }, zodra ze actief zijn
why-draws = trekt een kaart { $track } bij { $ways } van de 36 worpen
why-limit = handlimiet { $n } in plaats van { $before }
why-ahead = { $n } straten op een rij, tegen { $best } van { $seat }
why-toward = nog een straat bereikt een hoek met { $ways } van de 36 worpen
why-near = { $seat } heeft nog maar { $n ->
    [one] 1 punt
   *[other] { $n } punten
 } nodig om te winnen
why-helps = { $seat } zou er te veel aan hebben
why-asks = wat { $seat } vraagt, is meer waard
why-offers = wat { $seat } biedt, is meer waard
why-gives-up = kost het minst: { $kinds } bij { $ways } van de 36 worpen
why-aqueduct = het Aquaduct geeft een grondstof naar keuze bij { $ways } van de 36 worpen die verder niets opleveren
why-fortress = de Vesting staat machtige ridders toe{ $n ->
    [0] { "" }
    [one] : 1 sterke ridder kan bevorderd worden
   *[other] : { $n } sterke ridders kunnen bevorderd worden
 }
why-visits = nog { $missing ->
    [one] 1 handelswaar
   *[other] { $missing } handelswaren
 } tot { $thing }, en { $n ->
    [one] 1 tegenstander
   *[other] { $n } tegenstanders
 } om er een van te krijgen
why-fleet = { $kind } levert bij de bank { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
 } op in plaats van { $before }
why-spies = ziet { $n ->
    [one] de voortgangskaart van { $seat } en pakt die
   *[other] de { $n } voortgangskaarten van { $seat } en pakt de beste
 }
why-picks = ziet { $n ->
    [one] de enige kaart van { $seat } en pakt die
    [2] de 2 kaarten van { $seat } en pakt ze allebei
   *[other] de { $n } kaarten van { $seat } en pakt de beste { $taken }
 }
why-deserts = { $seat } verliest een ridder met kracht { $n } of meer, van { $all } in totaal
why-drives = verdrijft de ridder van { $seat } (kracht { $n })
why-cuts = kort de langste handelsroute van { $seat } in van { $before } tot { $n }
why-sabotages = { $players ->
    [one] 1 tegenstander
   *[other] { $players } tegenstanders
 } met niet minder punten { $players ->
    [one] verliest
   *[other] verliezen
 } { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
 }
why-gifts = levert { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
 } van { $players ->
    [one] 1 tegenstander
   *[other] { $players } tegenstanders
 } met meer punten
why-useful = { $does }
why-thing-level = { $name } en de metropool
why-thing-improvement = de stadsuitbouw { $name }
why-thing-city = een stad
why-thing-settlement = een dorp
why-thing-knight = een ridder
why-thing-road = een straat

# Letters van kaarten, en van landschap naar wat het oplevert
letter-brick = B
letter-lumber = H
letter-wool = W
letter-grain = G
letter-ore = E
letter-paper = p
letter-cloth = l
letter-coin = m
sign-hex-hills = B
sign-hex-forest = H
sign-hex-pasture = W
sign-hex-fields = G
sign-hex-mountains = E
sign-hex-desert = D
sign-hex-gold = O

# The lines of trade where they share one row.
short-propose = Ruil
short-ask-for-offers = vraag
short-close-trades = weiger
short-open-trades = sta toe

# Wat nu niet kan, waar er meer in een regel staan; de prijs volgt.
brief-build-road = Straat
brief-build-settlement = Dorp
brief-build-city = Stad
brief-build-wall = Muur
brief-improve = Uitbouwen
brief-recruit = Ridder
brief-activate = Activeren
brief-promote = Bevorderen
brief-move-knight = Verplaatsen
brief-displace = Verdrijven
brief-chase = Struikrover
brief-trade-bank = Bank
lack-cannot-pay = Je hebt nog { $lacks } nodig.

## The dice of the Alchemist
die-red = rood
die-yellow = geel
die-total = Totaal { $total }:
die-nothing = niemand krijgt een kaart
die-robber = de struikrover wordt verzet
die-robber-locked = de struikrover blijft staan
die-discards = { $seats }: de halve hand weg
die-draws = Rood { $red } kan een voortgangskaart opleveren voor { $who }
die-no-draws = Rood { $red } levert niemand een voortgangskaart op
die-drawer = { $seat } ({ $track })
die-gets = { $seat }: { $what }
die-cards = { $cards }
die-gold = { $n } voor goud
die-you = jij
die-seat = { $seat }

# Vaste opdrachten
order-trades = Ruilen
order-trades-refuse = weiger elk aanbod
order-trades-only = weiger wat niet oplevert wat ik wil
order-trades-take = neem wat ik wil voor evenveel kaarten of minder, weiger de rest
order-trades-help = Wat antwoord je op een aanbod? Vraagt iemand om een bod, dan kies je nog steeds zelf, en wie twee punten van de winst staat, krijgt nooit een kaart van je zonder dat je het zelf kiest.
order-wanted = Wat ik wil
order-wanted-ask = nog niets
order-wanted-brick = baksteen
order-wanted-lumber = hout
order-wanted-wool = wol
order-wanted-grain = graan
order-wanted-ore = erts
order-wanted-paper = papier
order-wanted-cloth = laken
order-wanted-coin = munt
order-wanted-help = Naar welke kaart kijken je opdrachten over ruilen?
order-discard = Kaarten om af te geven
order-discard-most = van wat ik het meeste heb
order-discard-resources = hetzelfde, maar geen handelswaar
order-discard-help = Wat geef je af na een zeven, aan de Saboteur of als bruiloftsgeschenk? Bij te weinig grondstoffen kies je zelf.
order-aqueduct = Aquaduct
order-aqueduct-fewest = wat ik het minste heb
order-aqueduct-brick = baksteen
order-aqueduct-lumber = hout
order-aqueduct-wool = wol
order-aqueduct-grain = graan
order-aqueduct-ore = erts
order-aqueduct-help = Welke grondstof pak je als een worp je niets oplevert? Heeft de bank die niet, dan kies je zelf.
order-reward = Beste verdediger
order-reward-science = een wetenschapskaart
order-reward-trade = een handelskaart
order-reward-politics = een politiekkaart
order-reward-help = Van welke stapel trek je als je bij de beste verdedigers hoort? Is die leeg, dan kies je zelf.
order-robber = Struikrover
order-robber-leader = op de beste tegel van wie voorstaat
order-robber-help = Waar gaat de struikrover heen, en van wie steel je? Staan twee anderen voor, of raakt elke tegel van de koploper een gebouw van jou, dan kies je zelf.
order-turn = Je beurt
order-turn-roll = gooi meteen
order-turn-quiet = gooi, en beëindig hem als er niets te bouwen valt
order-turn-build = hetzelfde, maar kaarten en ridders wachten
order-turn-help = Hoe begint en eindigt je beurt? Je kiest zelf zodra je iets kunt bouwen, spelen of verplaatsen, of meer dan zeven kaarten hebt. Bij de derde keuze kies je alleen zelf als je kunt bouwen, uitbouwen, werven of bevorderen, of te veel kaarten hebt.
order-building = Extra bouwfase
order-building-pass = bouw niets
order-building-help = Wil je ook tussen de beurten van anderen kunnen bouwen?
