# Ascending Empires: what is done, what happened, what is refused, and the words of the game.

game-title = Ascending Empires

## Names

quadrant-alpha = Alfa
quadrant-beta = Bèta
quadrant-delta = Delta
quadrant-gamma = Gamma
hole = { $quadrant } { $slot }
homeworld-of = de thuiswereld van { $seat }
nowhere = nergens
planet = { $name } ({ $disc })
    .brief = { $name }
disc-orange = oranje
disc-grey = grijs
disc-brown = bruin
disc-purple = paars
disc-asteroid = asteroïde
disc-homeworld = thuiswereld
disc-unknown = gedekt
colour-orange = Oranje
colour-grey = Grijs
colour-brown = Bruin
colour-purple = Paars
starship-of = ruimteschip { $number } van { $seat }
battleship-of = het slagschip van { $seat }
own-homeworld = de eigen thuiswereld
own-starship = ruimteschip { $number }
own-battleship = het slagschip
chosen-starship = ruimteschip { $number }
chosen-battleship = het slagschip
ship-in-supply = een ruimteschip uit de voorraad
a-starship = een ruimteschip
a-battleship = het slagschip
structure-facility = een onderzoekslab
structure-colony = een kolonie
structure-city = een stad
technology = { $colour } { $level } ({ $name })
point-east = oosten
point-south-east = zuidoosten
point-south = zuiden
point-south-west = zuidwesten
point-west = westen
point-north-west = noordwesten
point-north = noorden
point-north-east = noordoosten

## Actions

action-recruit = Plaats een eenheid op { $planet }
action-take-back = Neem { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 } terug van { $planet }
    .brief = { $troops ->
        [one] 1 eenheid
       *[other] { $troops } eenheden
     } terug van { $planet }
action-done = Geen eenheden meer
action-launch = Lanceer { $ship } vanaf { $planet }{ $left ->
    [none] { "" }, die daarna leeg is
   *[some] { "" }
 }
action-flick = Tik { $ship } weg naar het { $towards } ({ $degrees }°) met kracht { $power }
action-land = Land met { $ship } op { $planet }
action-jump = Spring met { $ship } naar { $planet }
action-arrive = Ga in de baan in het { $towards } ({ $degrees }°), { $circle ->
    [0] dichtbij
   *[other] verder weg
 }
action-stop = Beëindig de beweging
action-attack-ship = Val { $target } aan met { $ships }
action-attack-planet = Val { $planet } aan met { $ships }
action-mine = Delf met { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 } op { $planet } voor { $gain } OP{ $left ->
    [none] { "" }, en laat de planeet leeg achter
   *[some] { "" }
 }
action-build-facility = Bouw een onderzoekslab op { $planet }
action-build-colony = Bouw een kolonie op { $planet }
action-build-city = Bouw een stad op { $planet }
action-develop = Ontwikkel { $technology }
action-retire = Leg { $ship } in de doos
action-reinforce = Haal { $troops ->
    [0] { $starships ->
            [0] niets
            [one] 1 ruimteschip
           *[other] { $starships } ruimteschepen
        }
    [one] 1 eenheid{ $starships ->
            [0] {""}
            [one] {" "}en 1 ruimteschip
           *[other] {" "}en { $starships } ruimteschepen
        }
   *[other] { $troops } eenheden{ $starships ->
            [0] {""}
            [one] {" "}en 1 ruimteschip
           *[other] {" "}en { $starships } ruimteschepen
        }
 } uit de doos
action-pass = Pas

## Kinds of action

offer-recruit = Werf eenheden
    .key = w
offer-take-back = Neem eenheden terug
    .key = r
offer-done = Geen eenheden meer
    .key = e
offer-launch = Beweeg: lanceer
    .key = l
offer-flick = Beweeg: tik een schip weg
    .key = t
offer-land = Beweeg: land
    .key = d
offer-jump = Beweeg: spring
    .key = i
offer-arrive = Kies een lanceerplek
offer-stop = Beëindig de beweging
    .key = e
offer-attack-ship = Val een schip aan
    .key = v
offer-attack-planet = Val een planeet aan
    .key = a
offer-mine = Delf
    .key = f
offer-build-facility = Bouw een onderzoekslab
    .key = o
offer-build-colony = Bouw een kolonie
    .key = k
offer-build-city = Bouw een stad
    .key = b
offer-develop = Ontwikkel technologie
    .key = c
offer-retire = Leg een ruimteschip in de doos
offer-reinforce = Haal stukken uit de doos
offer-pass = Pas
    .key = s

## Wat een actie kost en oplevert, onder het bord gezegd

cost-launch = kost 1 eenheid{ $left ->
    [none] ; de planeet is daarna leeg
   *[some] { "" }
 }
cost-mine = { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 } voor { $gain } OP{ $left ->
    [none] ; de planeet is daarna leeg
   *[some] { "" }
 }
cost-build-facility = kost { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 }
cost-build-colony = kost { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 }
cost-build-city = kost { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 } en { $colonies ->
    [one] 1 kolonie
   *[other] { $colonies } kolonies
 }

## Events

event-began = De melkweg ligt open. { $first } begint.
event-recruited = { $seat } plaatst een eenheid op { $place }.
event-took-back = { $seat } neemt { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 } terug van { $place }.
event-launched = { $seat } lanceert { $craft } vanaf { $place }.
event-jumped = { $seat } springt met { $craft } naar { $place }.
event-landed = { $seat } landt met { $craft } op { $place }.
event-revealed = { $planet } blijkt { $disc } te zijn.
turned-orange = een oranje planeet
turned-grey = een grijze planeet
turned-brown = een bruine planeet
turned-purple = een paarse planeet
turned-asteroid = een asteroïde
turned-homeworld = een thuiswereld
event-steered = { $seat } bepaalt de richting van { $craft }: { $towards } ({ $degrees }°).
event-flew = { $seat } tikt { $craft } weg naar het { $towards } ({ $degrees }°) met kracht { $power }. Het { $way }.{ $others ->
    [0] {""}
   *[other] {" "}Weggeduwd: { $pushed }.
 } { $hand }.
    .brief = { $seat } tikt { $craft } weg naar het { $towards }. Het { $way }.{ $others ->
        [0] {""}
       *[other] {" "}Weggeduwd: { $pushed }.
     }
tenths = { $whole },{ $part }
hand-true = Het schot ging precies zoals gemikt
hand-erred = Het schot { $straight ->
    [0] week { $degrees }° { $side } af{ $even ->
            [0] {" "}en was { $percent }% { $reach }
           *[other] {""}
        }
   *[other] was { $percent }% { $reach }
 }
hand-left = naar links
hand-right = naar rechts
hand-straight = recht
hand-far = te hard
hand-short = te zacht
hand-even = gelijk
way = { $bounces ->
    [0] { $end }
    [one] kaatst af op { $bounced } en { $end }
   *[other] kaatst af op { $bounced }, en { $end }
 }
way-more = nog { $count }
way-orbit = stopt in de baan van { $planet }
way-its-orbit = stopt in haar baan
way-near = stopt { $gap } mm buiten de baan van { $planet }
way-space = stopt in de open ruimte
way-still = beweegt niet
way-lost = vliegt van het bord
way-ram = ramt { $ship }
way-ram-stays = ramt { $ship } en { $end }
way-pushed = { $ship } { $end }
event-rammed = { $spared ->
    [0] { $ship } ramt { $victim }: beide zijn vernietigd.
   *[other] { $ship } vernietigt { $victim } met de ramsteven.
 }
event-lost = { $ship } vliegt van het bord en gaat terug naar de voorraad.
event-recalled = { $ship } is teruggeroepen naar waar de vlucht begon.
event-ship-destroyed = { $seat } vernietigt { $target } met { $ships }, goed voor { $vp } OP.
event-planet-destroyed = { $seat } vernietigt alles van { $victim } op { $planet } ({ $lost }) met { $ships }, goed voor { $vp } OP.
event-abandoned = { $seat } laat { $place } leeg achter.
event-mined = { $seat } delft met { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 } op { $place } en neemt { $vp } OP.
event-built = { $seat } bouwt { $structure } op { $place }.
event-developed = { $seat } ontwikkelt { $technology }.
event-got-battleship = { $seat } krijgt een slagschip.
event-retired = { $seat } legt { $which } in de doos.
event-first-developed = { $seat } bereikt als eerste { $technology } en neemt { $vp } OP.
event-row-finished = { $seat } maakt rij { $row } van de technologieën af{ $vp ->
    [0] .
   *[other] {" "}en neemt { $vp } OP.
 }
event-reinforced = { $seat } haalt { $troops ->
    [0] { $starships ->
            [0] niets
            [one] 1 ruimteschip
           *[other] { $starships } ruimteschepen
        }
    [one] 1 eenheid{ $starships ->
            [0] {""}
            [one] {" "}en 1 ruimteschip
           *[other] {" "}en { $starships } ruimteschepen
        }
   *[other] { $troops } eenheden{ $starships ->
            [0] {""}
            [one] {" "}en 1 ruimteschip
           *[other] {" "}en { $starships } ruimteschepen
        }
 } uit de doos.
event-scanned = { $seat } scant { $planet }.
event-passed = { $seat } past.
event-pile-emptied = { $seat } neemt het laatste fiche. Alle anderen krijgen nog één beurt.
event-ended = { $why } { $count ->
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
 }
why-pile = De laatste beurten zijn voorbij.
why-quiet = Er is te veel ronden lang geen OP genomen.
why-passes = Iedereen heeft twee keer achter elkaar gepast.

## Refusals

no-asteroid = Op een asteroïde kun je geen onderzoekslab bouwen.
no-blockaded = Een vijandelijk schip in de baan blokkeert { $planet }.
no-bonus-too-large = Je mag hooguit { $most ->
    [one] 1 stuk
   *[other] { $most } stukken
 } halen.
no-box-has-no-starship = In de doos liggen niet zoveel ruimteschepen.
no-box-has-no-troop = In de doos liggen niet zoveel eenheden.
no-defended = Een schip van een andere speler verdedigt { $planet }.
no-facility-limit = Maar één van je planeten mag 2 onderzoekslabs hebben.
no-full = Op { $planet } is geen ruimte meer.
no-has-attacked = Elk schip kan maar één keer per beurt aanvallen.
no-homeworld = Op een thuiswereld kun je niet delven of bouwen.
no-jumped = Je hebt de sprongmotor in deze beweging al gebruikt.
no-no-battleship = Je hebt geen slagschip in je voorraad.
no-no-city = Je hebt geen steden meer.
no-no-colony = Je hebt geen kolonies meer.
no-no-colony-there = Een stad vervangt een kolonie, en op { $planet } is er geen.
no-no-facility = Je hebt geen onderzoekslabs meer.
no-no-jump-drive = Je hebt de sprongmotor niet ontwikkeld.
no-no-planet-to-attack = Van hieruit kun je geen planeet aanvallen.
no-no-room-in-orbit = Er is geen vrije lanceerplek rond { $planet }.
no-no-ship = Je hebt geen ruimteschip in je voorraad.
no-no-ship-in-range = Er zijn niet genoeg van je schepen binnen bereik van een vijandelijk schip.
no-no-ship-in-orbit = Geen van je schepen is in een baan.
no-no-ship-on-board = Je hebt geen schip op het bord.
no-no-such-colour = Die kleur bestaat niet.
no-no-such-direction = Die richting bestaat niet.
no-no-such-power = De kracht is een getal van 1 tot { $most }.
no-no-such-target = Daar is geen tegenstander om aan te vallen.
no-no-timing = Aan deze tafel bepaalt het toeval hoe een schot afwijkt.
no-no-troop = Je hebt geen eenheden in je voorraad.
no-no-troop-on-board = Je hebt geen eenheden om terug te nemen.
no-no-troop-there = Je hebt geen eenheden op { $planet }.
no-not-in-orbit = Daar is geen schip van jou in een baan.
no-not-in-position = Niet elk schip van die groep staat in positie om aan te vallen.
no-not-occupied = Je bezet { $planet } niet.
no-not-that-many = Met { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 } kun je niet delven.
no-not-that-orbit = Het schip moet in de baan van { $planet } komen.
no-not-the-battleship = Alleen ruimteschepen kunnen de doos in.
no-not-to-a-homeworld = Je kunt niet naar een thuiswereld springen.
no-not-your-ship = Zo'n schip heb je niet op het bord.
no-nowhere-for-city = Je hebt geen planeet zonder blokkade met een kolonie en een eenheid.
no-nowhere-for-colony = Je hebt geen planeet zonder blokkade met een eenheid.
no-nowhere-for-facility = Je hebt geen planeet zonder blokkade met genoeg eenheden en ruimte voor een onderzoekslab.
no-nowhere-to-land = Geen schip van jou is in een baan waar je mag landen.
no-nowhere-to-launch = Geen eenheid van jou staat waar je een schip kunt lanceren.
no-nowhere-to-mine = Je hebt geen planeet zonder blokkade met genoeg eenheden om te delven.
no-nowhere-to-recruit = Je kunt nergens een eenheid plaatsen.
no-occupied-by-another = Een andere speler bezet { $planet }.
no-ship-to-spare = De groep is ook met één schip minder sterk genoeg.
no-too-close = Een ander schip is te dicht bij die plek.
no-too-few-facilities = { $technology } vraagt { $least ->
    [one] 1 onderzoekslab op een planeet
   *[other] { $least } onderzoekslabs op planeten
 } van die kleur; bij jou { $found ->
    [one] telt er 1
   *[other] tellen er { $found }
 }.
no-too-few-facilities-anywhere = Je hebt voor geen enkele kleur genoeg onderzoekslabs op planeten van die kleur.
no-too-few-troops = Je hebt { $troops ->
    [one] geen eenheden
   *[other] minder dan { $troops } eenheden
 } op { $planet }.
no-too-few-troops-to-build = Je hebt op { $planet } niet genoeg eenheden om het te betalen.
no-too-weak = Een sterkte van { $strength } is niet genoeg; je hebt { $least } nodig.
no-top-level = { $colour } is helemaal ontwikkeld.
no-twice-in-group = Noem elk schip van de groep één keer, op volgorde van nummer.
no-direction-stopped = De richting van deze tik staat vast; alleen de kracht is nog open.
no-wrong-errors = Een schot wijkt aan deze tafel niet zo ver af.

## Scores

score-tokens = Fiches
score-planets = Planeten
score-colonies = Kolonies
score-cities = Steden
score-quadrants = Kwadranten met steden
deed-rams = rammen
deed-ships = schepen vernietigd
deed-planets = planeten vernietigd
deed-asleep = stilgevallen spellen
deed-developed-orange = oranje technologieën
deed-developed-grey = grijze technologieën
deed-developed-brown = bruine technologieën
deed-developed-purple = paarse technologieën
feat-planets = Planeten bezet

## Options

goto-what = planeet: ac of Alfa C; schip 2 van speler 3: 3.2
option-hand = Vaste hand
option-hand-steady = Ja: geen afwijking
option-hand-normal = Normaal
option-hand-wild = Nee: wild
option-timing = Mikken op tijd (uit: toeval)
option-unaided = Op het oog: geen hulp
option-handicap = Handicap
option-handicap-table = Zoals de tafel
option-handicap-bare = Geen hulp
option-handicap-aids = Alle hulp
option-handicap-steady = Vaste hand en hulp
option-seams = Naden van de puzzel
option-first = Eerste speler (0: toeval)
option-first-0 = Toeval
option-tokens = Extra OP-fiches
option-components = Bestand met de waarden uit je doos

honour-shot = Beste schot: { $seats }, { $n } mm tot in een baan.
honour-rams = Vaakst geramd: { $seats }, { $n } keer.
honour-planets = De meeste planeten verwoest: { $seats }, { $n }.
honour-mined = Rijkste mijn: { $seats }, { $n } OP ineens.
honour-lost = De meeste schepen over de rand: { $seats }, { $n }.
luck-flicks = { $seat }: { $hits } van { $n ->
    [one] 1 aan het toeval overgelaten schot
   *[other] { $n } aan het toeval overgelaten schoten
 } raak zoals gemikt ({ $usual } te verwachten).
moment-ram = Ramstoot!
moment-attack = Aanval!
moment-strength = { $equal ->
    [0] Sterkte { $strength } tegen verdediging { $defence }
   *[other] Sterkte { $strength } tegen verdediging { $defence }: voor { $seat } is gelijk genoeg
 }
moment-last-round = De laatste ronde
option-hand-help = Hoe ver een schip afwijkt van waar je mikte: niet, een beetje of flink.
option-timing-help = Je stopt een wijzer voor richting en kracht; anders beslist het toeval.
bots-about-timing = Bij mikken op tijd wijkt een computerspeler van niveau moeilijk of meester half zoveel af als de tafel toestaat, een van niveau normaal evenveel, een van niveau makkelijk bijna twee keer zoveel.
option-unaided-help = Geen kansen, geen doelen, geen landingsplek: alleen het begin van de lijn.
option-handicap-help = Vooraf afgesproken: geen hulp, alle hulp, of een vaste hand.
option-seams-help = De naden van het puzzelbord laten schepen die erover gaan een beetje afwijken.
option-first-help = Wie begint: de speler met dit nummer, of een willekeurige.
option-tokens-help = Met meer OP-fiches op de stapel duurt het spel langer.
option-components-help = Een bestand met de waarden uit je eigen doos, waar ze afwijken.
