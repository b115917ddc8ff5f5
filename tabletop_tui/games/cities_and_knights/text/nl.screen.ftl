# What the screens of Cities & Knights say, the rules apart.

# Questions, by the frame that is waiting
ask-settling = Waar bouw je je dorp?
ask-settling-place-city = Waar sticht je je stad?
ask-settling-place-road = Waarheen loopt de straat vandaar?
ask-rolling = Jouw beurt: gooi de dobbelstenen.
ask-acting = Jouw beurt: wat doe je?
ask-building = Extra bouwfase: bouw, en geef dan door.
ask-prospecting = De goudtegel betaalt: neem grondstoffen naar keuze.
ask-tapping = Niets voor jou bij deze worp: het Aquaduct geeft een grondstof.
ask-losing = De barbaren hebben gewonnen: welke van je steden valt?
ask-rewarding = Je hoort bij de beste verdedigers: van welke stapel trek je?
ask-trimming = Te veel ontwikkelingskaarten: leg er één af.
ask-discarding = Een zeven: leg de helft van je hand af.
ask-robbing = Waar gaat de struikrover heen?
ask-stealing = Wie besteel je?
ask-crowning = Een metropool! Welke stad wordt het?
ask-relocating = Je ridder is verdreven: waar gaat hij heen?
ask-trading = { $stage ->
    [asks] { $seat } vraagt om een bod.
    [heard] Met wie ruil je?
    [answered] Met wie ruil je { $give } voor { $get }?
   *[other] { $seat } biedt { $give } voor { $get }.
 }
ask-paving = Stratenbouw: plaats een gratis straat.
ask-smithing = Smid: bevorder gratis een ridder.
ask-bargaining = Handelshaven: aan wie bied je een grondstof aan?
ask-conceding = Handelshaven: welke handelswaar geef je?
ask-picking = Meesterkoopman: neem kaarten uit deze hand.
ask-spying = Spion: neem een van deze ontwikkelingskaarten.
ask-deserting = Deserteur: welke van je ridders verwijder je?
ask-enlisting = Deserteur: je mag een ridder plaatsen.
ask-rebuilding = Diplomaat: bouw je de straat ergens anders?
ask-sabotaging = Saboteur: leg de helft van je hand af.
ask-gifting = Bruiloft: geef twee kaarten naar keuze.
pick-build-road-1 = Waar bouw je de straat?
pick-build-settlement-1 = Waar bouw je het dorp?
pick-build-city-1 = Welk dorp wordt een stad?
pick-build-wall-1 = Welke stad krijgt een muur?
pick-recruit-1 = Waar komt de nieuwe ridder?
pick-activate-1 = Welke ridder activeer je?
pick-promote-1 = Welke ridder bevorder je?
pick-move-knight-1 = Welke ridder verplaats je?
pick-move-knight-2 = Waar gaat deze ridder heen?
pick-displace-1 = Welke ridder van jou verdrijft er een?
pick-displace-2 = Welke ridder verdrijft hij?
pick-chase-1 = Welke ridder verdrijft de struikrover?
pick-play-engineer-1 = { card-engineer }: welke stad krijgt een muur?
pick-play-inventor-1 = { card-inventor }: welk getallenfiche ruil je?
pick-play-inventor-2 = { card-inventor }: met welk getallenfiche ruil je het?
pick-play-medicine-1 = { card-medicine }: welk dorp wordt een stad?
pick-play-merchant-1 = { card-merchant }: op welk terrein komt de handelaar?
pick-play-bishop-1 = { card-bishop }: waar gaat de struikrover heen?
pick-play-diplomat-1 = { card-diplomat }: welke straat haal je weg?
pick-play-intrigue-1 = { card-intrigue }: welke ridder verdrijf je?

# The line under the map
about-chance = { $ways } op 36
about-yield = dorp { $one }, stad { $city }
about-gold = grondstoffen naar keuze
about-robber = hier staat de struikrover
about-robber-locked = hier staat de struikrover, en hij blijft tot de eerste aanval
about-merchant = handelaar van { $name }
about-metropolis = metropool { $track }
about-walled = { $piece } met muur
about-knight = { $piece }, { $state }
about-owned = { $name }: { $piece }
about-any = elke soort
about-harbor = haven { $rate }:1 { $what }
about-free = geen straat
about-beside = naast { $hexes }

# Headline and panel
head-round = Ronde { $number }
head-barbarians = Barbaren
head-balance = { $attack }:{ $defence }
head-ship = schip
short-science = Wet
short-trade = Han
short-politics = Pol
head-loses = in gevaar: { $names }
panel-heads = OP kt on ridd hr
panel-hand = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 }; een 7 spaart { $limit }
panel-bank = Bank
panel-rolls = Worpen
chart-tracks = Stadsuitbreidingen en de bank
chart-dice = De dobbelstenen: { $rolls } worpen, gevallen / verwacht

# Legend and component sheet
legend-terrain = Landschap, met de letter van wat het oplevert
legend-cards = Kaarten
legend-pieces = Op de kaart (achter een stuk staat het teken van de eigenaar)
legend-settlement = dorp
legend-city = stad
legend-wall = stad met muur
legend-metropolis = metropool
legend-tipped-city = gekantelde stad (telt als dorp)
legend-active-knight = actieve ridder, en zijn niveau
legend-resting-knight = inactieve ridder, en zijn niveau
legend-robber = struikrover
legend-merchant = handelaar
legend-harbor = haven voor elke soort
legend-harbor-kind = haven voor één soort
legend-players = Spelers
legend-columns = Kolommen (OP kt on ridd hr): overwinningspunten, handkaarten, ontwikkelingskaarten, ridderniveaus actief/alle, langste handelsroute (* heeft de kaart).
legend-tracks = { $letters }: niveaus van { $names }, waar plaats is; anders op de pagina met grafieken.
legend-supply = Laatste kolommen, op brede schermen: dorpen, steden, muren, ridders en straten die nog in de voorraad zijn.
legend-marks = Haakjes: [ ] is de cursor, ( ) mag gekozen worden, {"{"} {"}"} is gekozen.
sheet-costs = Bouwkosten
sheet-deck = Stapel { $track }
legend-ship = in de kopregel: de weg van de barbaren, en wat er nog van over is
sheet-cards = Kaarten
sheet-decks = De stapels hebben { $science } kaarten wetenschap, { $trade } handel en { $politics } politiek.
sheet-pieces = Stukken
sheet-each = Elke speler: { $roads } straten, { $settlements } dorpen, { $cities } steden, { $walls } stadsmuren, { $knights } ridders van elk van de drie niveaus.
sheet-shared = Voor allen: een metropool voor elk van de drie takken, een struikrover, een handelaar, een rode en een gele dobbelsteen, de gebeurtenisdobbelsteen, en de barbarenvloot met { $steps } stappen te gaan.
sheet-map = Deze kaart
sheet-tokens = Getallenfiches
sheet-harbors = Havens
sheet-bank = De bank heeft { $resources } van elke grondstof en { $commodities } van elke handelswaar.
board-map = Kaart

# Plain mode
plain-signs = Kruispunten: 1s dorp van speler 1, 1C stad, 1M metropool, 1t gekantelde stad, [ ] muur, 1K2 actieve ridder van niveau 2, 1k2 rustende. Randen: het nummer van de speler van de straat. R struikrover, $ handelaar.
plain-harbors = Havens:
plain-row = Rij { $row }
plain-land = { $lands }.
plain-pieces = { $name } heeft { $pieces }.
plain-roads = Straten van { $name }: { $roads }.
plain-empty = daar staat niets
plain-node = { $name }, een kruispunt: { $here }
plain-edge = { $name }, een rand: { $here }
plain-rolled = { $total }: { $seen ->
    [one] één keer
   *[other] { $seen } keer
 }, verwacht { $expected }.
plain-sign-settlement = 1s: dorp van speler 1.
plain-sign-city = 1C: stad van speler 1.
plain-sign-metropolis = 1M: metropool, een stad die voor vier punten telt.
plain-sign-tipped-city = 1t: gekantelde stad, die als dorp telt.
plain-sign-wall = [1C]: stad met muur.
plain-sign-active-knight = 1K2: actieve ridder van niveau 2.
plain-sign-resting-knight = 1k2: ridder van niveau 2 die niet actief is.
plain-sign-robber = R in een tegel: de struikrover.
plain-sign-merchant = $ in een tegel: de handelaar.
plain-sign-road = Een getal tussen twee kruispunten: de straat van die speler.
plain-places = Tegels heten naar rij en nummer, vanaf het noordwesten: C3. Een kruispunt is een tegel met N, NE (noordoost), SE (zuidoost), S, SW (zuidwest) of NW erachter, een rand een tegel met NE, E (oost), SE, SW, W of NW: C3N. Een straat ligt op een rand.
plain-player = Speler { $number }, { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 }, { $progress ->
    [one] 1 ontwikkelingskaart
   *[other] { $progress } ontwikkelingskaarten
 }, ridders { $ready } van { $knights } actief, langste route { $road }{ $award ->
    [0] {""}
   *[other] { " " }(met de kaart)
 }, { $levels }.
plain-barbarians = Barbaren: { $steps } van { $of } stappen, { $attack } tegen { $defence }.
plain-hand = Je kaarten: { $cards } (bij een zeven mag je er { $limit } houden).
plain-progress = Je ontwikkelingskaarten: { $cards }.
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
 }, { $knights ->
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
term-plan = dichter bij de volgende aankoop
term-excess = veilig voor een zeven
term-knights = kracht van ridders
term-barbarians = de landing van de barbaren
term-tracks = stadsuitbouw
term-metropolis = de race om een metropool
term-cards = ontwikkelingskaarten
term-bargain = een goede ruil
term-turn = tijd

# Letters van kaarten, en van landschap naar wat het oplevert
letter-brick = B
letter-lumber = H
letter-wool = W
letter-grain = G
letter-ore = E
letter-paper = p
letter-cloth = l
letter-coin = $
sign-hex-hills = B
sign-hex-forest = H
sign-hex-pasture = W
sign-hex-fields = G
sign-hex-mountains = E
sign-hex-desert = D
sign-hex-gold = O
