# Ascending Empires: what is done, what happened, what is refused, and the words of the game.

game-title = Ascending Empires

## Names

quadrant-alpha = Alfa
quadrant-beta = Beta
quadrant-delta = Delta
quadrant-gamma = Gamma
hole = { $quadrant } { $slot }
homeworld-of = de thuiswereld van { $seat }
nowhere = nergens
planet = { $name } ({ $disc })
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
ship-in-supply = een ruimteschip in de voorraad
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

action-recruit = Plaats een eenheid: { $planet }
action-take-back = Neem { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 } terug: { $planet }
action-done = Geen eenheden meer
action-launch = Lanceer { $ship }: { $planet }{ $left ->
    [none] { "" }, die daarna leeg is
   *[some] { "" }
 }
action-flick = Tik { $ship } weg naar het { $towards } ({ $degrees }°) met kracht { $power }
action-land = Land { $ship }: { $planet }
action-jump = Spring met { $ship } naar { $planet }
action-arrive = Kom in een baan in het { $towards } ({ $degrees }°), { $circle ->
    [0] dichtbij
   *[other] verder weg
 }
action-stop = Beëindig de beweging
action-attack-ship = Val { $target } aan met { $ships }
action-attack-planet = Val { $planet } aan met { $ships }
action-mine = Delf met { $troops } eenheden voor { $gain } OP: { $planet }{ $left ->
    [none] { "" }, die daarna leeg is
   *[some] { "" }
 }
action-build-facility = Bouw een onderzoekslab: { $planet }
action-build-colony = Bouw een kolonie: { $planet }
action-build-city = Bouw een stad: { $planet }
action-develop = Ontwikkel { $technology }
action-retire = Leg in de doos: { $ship }
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
offer-arrive = Kies de lanceerplek
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

cost-launch = voor 1 eenheid{ $left ->
    [none] ; de planeet is daarna leeg
   *[some] { "" }
 }
cost-mine = { $troops } eenheden voor { $gain } OP{ $left ->
    [none] ; de planeet is daarna leeg
   *[some] { "" }
 }
cost-build-facility = voor { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 }
cost-build-colony = voor { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 }
cost-build-city = voor { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 } en { $colonies ->
    [one] 1 kolonie
   *[other] { $colonies } kolonies
 }

## Events

event-began = Het heelal ligt open. { $first } is als eerste aan de beurt.
event-recruited = { $seat } plaatst een eenheid op { $place }.
event-took-back = { $seat } haalt { $troops ->
    [one] 1 eenheid
   *[other] { $troops } eenheden
 } terug van { $place }.
event-launched = { $seat } lanceert { $craft } vanaf { $place }.
event-jumped = { $seat } springt met { $craft } naar { $place }.
event-landed = { $seat } landt met { $craft } op { $place }.
event-revealed = { $planet } ligt nu open en is { $disc }.
turned-orange = een oranje planeet
turned-grey = een grijze planeet
turned-brown = een bruine planeet
turned-purple = een paarse planeet
turned-asteroid = een asteroïde
turned-homeworld = een thuiswereld
event-steered = { $seat } richt { $craft } naar het { $towards } ({ $degrees }°) en laat los.
event-flew = { $seat } tikt { $craft } weg naar het { $towards } ({ $degrees }°) met kracht { $power }. Het { $way }.{ $others ->
    [0] {""}
   *[other] {" "}Ook { $pushed }.
 } { $hand }.
tenths = { $whole },{ $part }
hand-true = De hand was zuiver
hand-erred = De hand was { $straight ->
    [0] { $degrees }° te ver { $side }{ $even ->
            [0] {" "}en { $percent } % { $reach }
           *[other] {""}
        }
   *[other] { $percent } % { $reach }
 }
hand-left = naar links
hand-right = naar rechts
hand-straight = recht
hand-far = te hard
hand-short = te zacht
hand-even = gelijk
way = { $bounces ->
    [0] { $end }
   *[other] kaatst af op { $bounced } en { $end }
 }
way-more = nog { $count }
way-orbit = blijft in de baan van { $planet }
way-its-orbit = blijft in die baan
way-near = stopt { $gap } mm buiten de baan van { $planet }
way-space = stopt in de open ruimte
way-still = beweegt niet
way-lost = vliegt van het bord
way-ram = ramt { $ship }
way-ram-stays = ramt { $ship } en { $end }
way-pushed = wordt { $ship } weggeduwd en { $end }
event-rammed = { $spared ->
    [0] { $ship } ramt { $victim }, en beide zijn vernietigd.
   *[other] { $ship } ramt { $victim } en vernietigt het met de ramsteven.
 }
event-lost = { $ship } vliegt van het bord en gaat terug naar de voorraad.
event-recalled = { $ship } staat weer waar de vlucht begon.
event-ship-destroyed = { $seat } vernietigt { $target } met { $ships } en neemt { $vp } OP.
event-planet-destroyed = { $seat } vernietigt alles wat { $victim } had op { $planet } ({ $lost }) met { $ships } en neemt { $vp } OP.
event-abandoned = { $seat } laat { $place } leeg achter.
event-mined = { $seat } delft met { $troops } eenheden op { $place } en neemt { $vp } OP.
event-built = { $seat } bouwt { $structure } op { $place }.
event-developed = { $seat } ontwikkelt { $technology }.
event-got-battleship = { $seat } heeft een slagschip.
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
why-quiet = Er is zo lang geen OP genomen dat het heelal in slaap valt.
why-passes = Iedereen heeft twee keer achter elkaar gepast.

## Refusals

no-asteroid = Op een asteroïde komt nooit een onderzoekslab.
no-blockaded = Een vijandelijk schip in de baan blokkeert { $planet }.
no-bonus-too-large = De bonus is hooguit { $most ->
    [one] 1 stuk
   *[other] { $most } stukken
 }.
no-box-has-no-starship = In de doos liggen niet zo veel ruimteschepen.
no-box-has-no-troop = In de doos liggen niet zo veel eenheden.
no-defended = Een schip van een andere speler verdedigt { $planet }.
no-facility-limit = Eén planeet van jou mag 2 onderzoekslabs hebben, elke andere maar 1.
no-full = Op { $planet } is geen ruimte meer.
no-has-attacked = Elk schip valt maar één keer per beurt aan.
no-homeworld = Een thuiswereld is geen planeet: daar wordt niet gedolven of gebouwd.
no-jumped = De sprongmotor is in deze beweging al gebruikt.
no-no-battleship = Je hebt geen slagschip in je voorraad.
no-no-city = Je hebt geen steden meer in reserve.
no-no-colony = Je hebt geen kolonies meer in reserve.
no-no-colony-there = Een stad komt in de plaats van een kolonie, en die is er niet op { $planet }.
no-no-facility = Je hebt geen onderzoekslabs meer in reserve.
no-no-jump-drive = Je hebt de sprongmotor niet ontwikkeld.
no-no-planet-to-attack = Van hieruit is geen vijandelijke planeet aan te vallen.
no-no-room-in-orbit = Er is geen vrije lanceerplek rond { $planet }.
no-no-ship = Je hebt geen ruimteschip in je voorraad.
no-no-ship-in-range = Geen vijandelijk schip heeft genoeg van je schepen binnen bereik.
no-no-ship-on-board = Je hebt geen schip op het bord.
no-no-such-colour = Die kleur bestaat niet.
no-no-such-direction = Die richting bestaat niet.
no-no-such-power = De kracht is een getal van 1 tot { $most }.
no-no-such-target = Er is niets van een tegenstander om aan te vallen.
no-no-timing = Aan deze tafel bepaalt het toeval de afwijking van een schot.
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
no-not-that-orbit = Het schip komt in de baan van { $planet }.
no-not-the-battleship = Alleen ruimteschepen gaan de doos in.
no-not-to-a-homeworld = De sprongmotor bereikt geen thuiswerelden.
no-not-your-ship = Dat is geen schip van jou op het bord.
no-nowhere-for-city = Je hebt nergens een planeet zonder blokkade met de eenheid en de kolonie voor een stad.
no-nowhere-for-colony = Je hebt nergens een planeet zonder blokkade met de eenheid voor een kolonie.
no-nowhere-for-facility = Je hebt nergens een planeet zonder blokkade met de eenheden en de ruimte voor een onderzoekslab.
no-nowhere-to-land = Geen schip van jou is in een baan waar je mag landen.
no-nowhere-to-launch = Geen eenheid van jou staat waar een schip gelanceerd kan worden.
no-nowhere-to-mine = Je hebt nergens een planeet zonder blokkade met genoeg eenheden om te delven.
no-nowhere-to-recruit = Er is nergens ruimte voor een eenheid.
no-occupied-by-another = Een ander bezet { $planet }.
no-ship-to-spare = De groep zou sterk genoeg zijn zonder een van haar schepen.
no-too-close = Een ander schip is te dicht bij die plek.
no-too-few-facilities = { $technology } vraagt { $least ->
    [one] 1 onderzoekslab op een planeet
   *[other] { $least } onderzoekslabs op planeten
 } van die kleur; bij jou tellen er { $found }.
no-too-few-facilities-anywhere = Je hebt voor geen enkele kleur genoeg onderzoekslabs op planeten van die kleur.
no-too-few-troops = Er staan geen { $troops } eenheden van jou op { $planet }.
no-too-few-troops-to-build = Er staan niet genoeg eenheden op { $planet } om het te betalen.
no-too-weak = Een sterkte van { $strength } is niet genoeg; het moet { $least } zijn.
no-top-level = { $colour } is helemaal ontwikkeld.
no-twice-in-group = Noem elk schip van de groep één keer, op volgorde van nummer.
no-direction-stopped = De richting van deze tik is gestopt. Die staat vast; alleen de kracht is nog open.
no-wrong-errors = Een hand aan deze tafel wijkt niet zo ver af.

## Scores

score-tokens = Fiches
score-planets = Planeten
score-colonies = Kolonies
score-cities = Steden
score-quadrants = Kwadranten met steden
deed-rams = rammen
deed-ships = schepen vernietigd
deed-planets = planeten vernietigd
deed-asleep = keren in slaap gevallen
deed-developed-orange = oranje technologieën
deed-developed-grey = grijze technologieën
deed-developed-brown = bruine technologieën
deed-developed-purple = paarse technologieën
feat-planets = Planeten bezet

## Options

goto-what = planeet: ac of Alfa C; schip 2 van speler 3: 3.2
option-hand = Hand
option-hand-steady = Vast: geen afwijking
option-hand-normal = Normaal
option-hand-wild = Wild
option-timing = Mikken op tijd (uit: toeval)
option-seams = Naden van de puzzel
option-first = Eerste speler (0: toeval)
option-first-0 = Toeval
option-tokens = Extra OP-fiches
option-components = Bestand met de waarden uit je eigen doos

moment-ram = Een ramming
moment-attack = Een aanval
moment-strength = { $equal ->
    [0] Sterkte { $strength } tegen verdediging { $defence }
   *[other] Sterkte { $strength } tegen verdediging { $defence }: voor { $seat } is gelijk genoeg
 }
moment-last-round = De laatste ronde
option-hand-help = Hoe ver een schip afwijkt van waar je mikte: niet, een beetje of flink.
option-timing-help = Je stopt een teken voor richting en kracht; zonder teken beslist het lot.
bots-about-timing = Waar met de lopende markering wordt gemikt, wijkt de hand van een moeilijke computerspeler of een meester half zoveel af als de hand van de tafel, die van een normale evenveel, die van een makkelijke bijna twee keer zoveel.
option-seams-help = De naden van het puzzelbord laten schepen die erover gaan een beetje afwijken.
option-first-help = Wie de eerste beurt heeft: de speler met dat nummer, of door het lot.
option-tokens-help = Met meer zegefiches in de voorraad duurt het spel langer.
option-components-help = Een bestand met wat je eigen doos anders drukt dan dit programma.
