# Ascending Empires: what is done, what happened, what is refused, and the words of the game.

game-title = Ascending Empires

## Names

quadrant-alpha = Alpha
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
starship-of = sterrenschip { $number } van { $seat }
battleship-of = het slagschip van { $seat }
ship-in-supply = een sterrenschip in de voorraad
a-starship = een sterrenschip
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

action-recruit = Plaats een troep: { $planet }
action-take-back = Neem { $troops ->
    [one] 1 troep
   *[other] { $troops } troepen
 } terug: { $planet }
action-done = Geen troepen meer
action-launch = Lanceer { $ship }: { $planet }
action-flick = Tik { $ship } naar het { $towards } met kracht { $power }
action-land = Land { $ship }: { $planet }
action-jump = Spring met { $ship } naar { $planet }
action-arrive = Kom in een baan in het { $towards } ({ $degrees }°), { $circle ->
    [0] dichtbij
   *[other] verder weg
 }
action-stop = Beëindig de beweging
action-attack-ship = Val { $target } aan met { $ships }
action-attack-planet = Val { $planet } aan met { $ships }
action-mine = Delf met { $troops } troepen: { $planet }
action-build-facility = Bouw een onderzoekslab: { $planet }
action-build-colony = Bouw een kolonie: { $planet }
action-build-city = Bouw een stad: { $planet }
action-develop = Ontwikkel { $technology }
action-retire = Leg in de doos: { $ship }
action-reinforce = Haal { $troops ->
    [0] geen troep
    [one] 1 troep
   *[other] { $troops } troepen
 } en { $starships ->
    [0] geen sterrenschip
    [one] 1 sterrenschip
   *[other] { $starships } sterrenschepen
 } uit de doos
action-pass = Pas

## Kinds of action

offer-recruit = Werf troepen
offer-take-back = Neem troepen terug
offer-done = Geen troepen meer
offer-launch = Beweeg: lanceer
offer-flick = Beweeg: tik een schip
offer-land = Beweeg: land
offer-jump = Beweeg: spring
offer-arrive = Kies de lanceerplek
offer-stop = Beëindig de beweging
offer-attack-ship = Val een schip aan
offer-attack-planet = Val een planeet aan
offer-mine = Delf
offer-build-facility = Bouw een onderzoekslab
offer-build-colony = Bouw een kolonie
offer-build-city = Bouw een stad
offer-develop = Ontwikkel technologie
offer-retire = Leg een sterrenschip in de doos
offer-reinforce = Haal stukken uit de doos
offer-pass = Pas

## Events

event-began = Het heelal ligt open. { $first } is als eerste aan de beurt.
event-recruited = { $seat } plaatst een troep: { $planet }.
event-took-back = { $seat } neemt { $troops ->
    [one] 1 troep
   *[other] { $troops } troepen
 } terug: { $planet }.
event-launched = Bij { $planet } wordt { $ship } gelanceerd.
event-jumped = Met een sprong bereikt { $ship } de baan van { $planet }.
event-landed = Op { $planet } landt { $ship }.
event-revealed = { $planet } ligt nu open: { $disc }.
event-flew = { $seat } tikt { $ship } naar het { $towards } met kracht { $power }. { $bumps ->
    [0] {""}
   *[other] Onderweg: { $bumped }.
 }
event-rammed = { $spared ->
    [0] Ram: { $ship } raakt { $victim }, en beide zijn vernietigd.
   *[other] Ram: { $ship } vernietigt { $victim } met de ramsteven.
 }
event-lost = Van het bord af: { $ship } gaat terug naar de voorraad.
event-recalled = Teruggeroepen: { $ship } staat weer waar de vlucht begon.
event-ship-destroyed = { $seat } vernietigt { $target } met { $ships } en neemt { $vp } OP.
event-planet-destroyed = { $seat } vernietigt alles wat { $victim } had op { $planet } met { $ships } en neemt { $vp } OP.
event-abandoned = { $seat } laat { $planet } leeg achter.
event-mined = { $seat } delft met { $troops } troepen { $vp } OP: { $planet }.
event-built = { $seat } bouwt { $structure }: { $planet }.
event-developed = { $seat } ontwikkelt { $technology }.
event-got-battleship = { $seat } heeft een slagschip.
event-retired = { $seat } legt een sterrenschip in de doos.
event-first-developed = { $seat } bereikt als eerste { $technology } en neemt { $vp } OP.
event-row-finished = { $seat } maakt rij { $row } van de technologieën af{ $vp ->
    [0] .
   *[other] {" "}en neemt { $vp } OP.
 }
event-reinforced = { $seat } haalt { $troops ->
    [0] geen troep
    [one] 1 troep
   *[other] { $troops } troepen
 } en { $starships ->
    [0] geen sterrenschip
    [one] 1 sterrenschip
   *[other] { $starships } sterrenschepen
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
no-box-has-no-starship = In de doos liggen niet zo veel sterrenschepen.
no-box-has-no-troop = In de doos liggen niet zo veel troepen.
no-defended = Een schip van een andere speler verdedigt { $planet }.
no-facility-limit = Eén planeet van jou mag 2 onderzoekslabs hebben, elke andere maar 1.
no-full = Op { $planet } is geen ruimte voor nog iets.
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
no-no-ship = Je hebt geen sterrenschip in je voorraad.
no-no-ship-in-range = Geen vijandelijk schip heeft genoeg van je schepen binnen bereik.
no-no-ship-on-board = Je hebt geen schip op het bord.
no-no-such-colour = Die kleur bestaat niet.
no-no-such-direction = Die richting bestaat niet.
no-no-such-power = De kracht is een getal van 1 tot { $most }.
no-no-such-target = Er is niets van een vijand om aan te vallen.
no-no-timing = Aan deze tafel bepaalt het toeval de afwijking van een tik.
no-no-troop = Je hebt geen troepen in je voorraad.
no-no-troop-on-board = Je hebt geen troepen om terug te nemen.
no-no-troop-there = Je hebt geen troepen op { $planet }.
no-not-in-orbit = Daar is geen schip van jou in een baan.
no-not-in-position = Niet elk schip van die groep staat in positie om aan te vallen.
no-not-occupied = Je bezet { $planet } niet.
no-not-that-many = Met { $troops ->
    [one] 1 troep
   *[other] { $troops } troepen
 } kun je niet delven.
no-not-that-orbit = Het schip komt in de baan van { $planet }.
no-not-the-battleship = Alleen sterrenschepen gaan de doos in.
no-not-to-a-homeworld = De sprongmotor bereikt geen thuiswerelden.
no-not-your-ship = Dat is geen schip van jou op het bord.
no-nowhere-for-city = Geen planeet van jou heeft de troep en de kolonie voor een stad, of ze is geblokkeerd.
no-nowhere-for-colony = Geen planeet van jou heeft de troep voor een kolonie, of ze is geblokkeerd.
no-nowhere-for-facility = Geen planeet van jou heeft de troepen en de ruimte voor een onderzoekslab, of ze is geblokkeerd.
no-nowhere-to-land = Geen schip van jou is in een baan waar je mag landen.
no-nowhere-to-launch = Geen troep van jou staat waar een schip gelanceerd kan worden.
no-nowhere-to-mine = Geen planeet van jou heeft genoeg troepen om te delven, of ze is geblokkeerd.
no-nowhere-to-recruit = Er is nergens ruimte voor een troep.
no-occupied-by-another = Een ander bezet { $planet }.
no-ship-to-spare = De groep zou sterk genoeg zijn zonder een van haar schepen.
no-too-close = Een ander schip is te dicht bij die plek.
no-too-few-facilities = { $technology } vraagt { $least } onderzoekslabs op planeten van die kleur; bij jou tellen er { $found }.
no-too-few-facilities-anywhere = Je hebt van geen enkele kleur genoeg onderzoekslabs op haar planeten.
no-too-few-troops = Er staan geen { $troops } troepen van jou op { $planet }.
no-too-few-troops-to-build = Er staan niet genoeg troepen op { $planet } om het te betalen.
no-too-weak = Een sterkte van { $strength } is niet genoeg; het moet { $least } zijn.
no-top-level = { $colour } is helemaal ontwikkeld.
no-twice-in-group = Noem elk schip van de groep één keer, op volgorde van nummer.
no-wrong-errors = Een hand aan deze tafel wijkt niet zo ver af.

## Scores

score-tokens = Fiches
score-planets = Planeten
score-colonies = Kolonies
score-cities = Steden
score-quadrants = Kwadranten met steden

## Options

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
