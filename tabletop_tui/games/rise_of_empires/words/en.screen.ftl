### The screens of Rise of Empires in English.

## Menu lines
offer-place-disc = Place a disc
    .key = d
offer-place-idle-disc = Place an idle disc
    .key = i
offer-remove-disc = Take a disc off
    .key = d
offer-pay = Pay for the discs to the left
    .key = m
offer-do-nothing = Leave the action out
    .key = o
offer-end-turn = End the turn
    .key = e
offer-take-progress = Take a progress tile
    .key = t
offer-take-territory = Take a territory tile
    .key = t
offer-take-city = Take a city
    .key = t
offer-build-wonder = Build a wonder
    .key = w
offer-take-empire = Take an empire tile
    .key = t
offer-withdraw = Take all cubes off the map
    .key = w
offer-place-cubes = Place cubes
    .key = b
offer-stop-placing = Place no more cubes
    .key = o
offer-fight = Fight
    .key = f
offer-stop-fighting = Fight no more
    .key = o
offer-trade = Trade
    .key = t
offer-strike = Hit a rival
    .key = s
offer-settle = Settle
    .key = l
offer-ally = Make an alliance
    .key = a
offer-drop-city = Give a city up
    .key = d
offer-settle-food = Settle the food
    .key = f
offer-choose-goods = Choose the goods you ship
    .key = c
offer-pay-upkeep = Pay the upkeep
    .key = m
offer-drop-progress = Let a progress tile go
    .key = r
offer-keep-tiles = Keep the tiles that are left
    .key = k
offer-choose-place = Choose a place
    .key = c

named-strike = Hit a rival: { $what }
named-settle = Settle: { $what }
named-ally = Make an alliance: { $what }
named-build-wonder = Build a wonder: { $what }
named-wonder = Build { $what }
named-city = Take { $what }
hint-order = order

## Questions
ask-choosing = { $mirror ->
    [1] Which disc do you take off?
   *[other] Which action do you choose?
 }
ask-paying = Pay { $cost } for the discs to the left.
ask-taking-progress = Which progress tile do you take?
ask-taking-territory = Which territory tile do you take?
ask-taking-city = Which city or wonder do you take?
ask-taking-empire = Which empire tile do you take?
ask-trading = Which trade do you make?
ask-placing = { $water ->
    [0] Land tile:
   *[other] Water tile:
 } { $filled ->
    [0] { $left ->
        [one] 1 region.
       *[other] up to { $left } regions.
     } Where do you place cubes?
   *[other] { $left ->
        [0] no more regions.
        [one] 1 more region. Where do you place cubes?
       *[other] up to { $left } more regions. Where do you place cubes?
     }
 }
ask-fighting = Your losses : theirs { $rows }. Whom do you fight?
ask-finishing = A free action before your turn ends?
ask-eating = How do you feed your empire?
ask-collecting = How do you collect your income?
ask-collecting-choose-goods = Shipping: which goods do you take?
ask-keeping = The era ends: what do you keep?
ask-ordering = Which place do you take next turn?
pick-place-cubes-1 = Where do you place cubes?
pick-place-cubes-2 = How many cubes do you place there?
pick-fight-1 = In which region do you fight?
pick-fight-2 = Whom do you fight there?
pick-strike-1 = Which tile do you use against a rival?
pick-strike-2 = Where, and whose cubes does it hit?
pick-settle-1 = Which tile do you use to settle?
pick-settle-2 = In which region do you settle?
pick-ally-1 = Which tile do you use for an alliance?
pick-ally-2 = Which region does your alliance shield?

## Boards
board-display = Action display
board-world = World map
board-tiles = Tiles
board-standings = Empires
standings-held = holds
standings-nothing = nothing yet
display-placing = { $turn }: discs go in from the right
display-mirror = { $turn }: discs come off, pay to the left
display-placing-slim = { $turn }: discs in from the right
display-mirror-slim = { $turn }: discs off, pay leftwards
display-over = The game is over: the display is empty
display-over-slim = The game is over
display-boxes = Trade boxes
display-order = Turn order
display-next-order = Places for the next turn
tiles-progress = Progress tiles ({ $count })
tiles-territory = Territory tiles ({ $count })
tiles-city = Cities and wonders ({ $count })
tiles-empire = Empire tiles
tiles-held = Held by { $name }
tile-nothing = nothing
tile-surcharge = , costs { $gold } gold
tile-no-price = nothing to pay
tile-city = { $price } → { $yields } each turn
tile-upkeep = { $eats ->
    [1] → eats { $upkeep }
   *[other] → takes { $upkeep }
 }{ $doubled ->
    [0] {""}
   *[other] {" "}({ $doubled } in this last turn)
 }
tile-wonder = { $price } → { $points } VP once, at once
tile-waits = (waits)
tile-empire = { $regions ->
    [one] 1 region
   *[other] { $regions } regions
 }, { $water ->
    [0] land
   *[other] water
 }, battle { $rows }

## What is under the cursor
area-sea = sea
area-new = New World
area-far = Far East
about-hits = cubes { $cubes }
about-or = or
effect-turn = turn end { $goods }
effect-era = Era { $era } end { $goods }
effect-none = changes nothing at the turn end or era end
about-era = Era { $era }
about-standard = { $first } VP, second { $second }
about-benefit = control { $goods }
way-held = you can place
way-by-water = you can place by water
way-start = you can start
way-start-beside = next to your start
way-by-hire = you can place with Mercenaries
about-row = { $row } row: { $mirror ->
    [1] discs come off in this turn
   *[other] { $room ->
        [0] full
        [one] 1 open circle
       *[other] { $room } open circles
    }
 }
about-disc = { $name }, { $row } circle { $circle }: { $cost ->
    [0] free to take off
   *[other] { $cost } to pay to take it off
 } now{ $later ->
    [0] {""}
   *[other] , at most { $more } more in the B turn
 }
about-box = { $discs ->
    [one] 1 resource
   *[other] { $discs } resources
 } for { $gives }, in Era { $eras }
about-used = used by { $name }
about-place = Place { $place } in this turn: { $name }
about-next-place = Place { $place } in turn { $turn }: { $after ->
    [0] you act before everybody else
   *[other] { $before ->
        [0] you act after everybody else, and have the last word before points are scored
       *[other] { $after } before you, { $before } after you
    }
 }
about-no-cubes = you have no cubes in the pool to place
about-held = held by { $name }
about-flipped = used in this turn
about-waits = waits for { $names }
about-red = { $small ->
    [1] red bottom: stays when nobody takes it
   *[other] red bottom
 }

## Why not, in a word or two
shut-row-full = full
shut-no-progress = none for you
shut-no-territory = { $gone ->
    [1] none left
   *[other] none open
 }
shut-no-city = too dear
shut-no-empire = all taken
shut-no-trade = no resources
shut-cannot-pay-left = too dear
shut-duplicate = you have it
shut-too-dear = too dear
shut-wonder-too-dear = too dear
shut-wonder-in-a = B turns only
shut-box-of-other-era = other era
shut-box-used = used
shut-too-few-discs = no resources
shut-later-era = Era { $era }
shut-needs-navigation = shut
shut-needs-water = no water
shut-one-area = one area
shut-not-adjacent = too far
shut-not-at-first = too far
shut-filled = filled
shut-no-more-regions = no more

## The side panel
head-turn = Turn { $turn }
head-goal = most VP after III-B wins
head-actions = action { $done } of { $total }
head-eating = Food
head-collecting = Income
head-keeping = End of Era { $era }
head-ordering = Turn order
panel-turn = Turn end
panel-era = Era { $era } end
panel-upkeep = cities cost { $discs }{ $sign }
panel-hunger = hunger costs { $points }{ $sign }
panel-missing = { $food }{ $sign } short of everything: forgiven
panel-starved = no food for { $cities }: given up
panel-shipped = { $n } shipped as food
panel-lost = cannot pay for { $cities }
panel-choices = { $n ->
    [one] and 1 good of choice
   *[other] and { $n } goods of choice
 }
panel-keep = keeping all costs { $goods }
panel-short = { $goods } short: tiles must go
panel-halve = halving -{ $cubes }{ $sign }
panel-bonus = with { $points }{ $sign } for gold and resources
panel-plan = Price in B:

## Legend and component sheet
planner-mine = Your discs in the cheapest order
planner-of = Discs of { $name } in the cheapest order
planner-row = { $n }. { $row }, circle { $circle }: { $now } now, { $ordered } in this order, { $gone } when only yours are left
planner-sum = In this order all of them cost { $least } together; each from the right of its row { $most }. Every disc of a rival that goes from the left makes it 1 cheaper.
planner-none = None of your discs is on the display.
legend-goods = Goods
legend-rows = Rows and tiles
legend-map = Map and display
legend-era = opens in Era { $era }
legend-alliance = alliance: these cubes are safe
legend-shut = overseas is shut
legend-wonder = wonder
legend-circle = open circle
legend-gone = empty circle
legend-legal = can be picked now
legend-sign-standard = before a region’s victory points, where there is little room
legend-turn = decides now
legend-around = ( ) can be picked, [ ] the cursor
legend-crossing = A dashed line joins regions that touch across water; dark seams part those that touch.
legend-dark = Where cubes are placed, dark regions are closed and say why.
legend-boxes = A trade box with a number of an era opens then; one with - was for an earlier era.
legend-plan = Price in B, with the sign of the row: what each of your discs costs now, and at most later. The page of charts lists them in the cheapest order.
legend-standings = Empires: tiles, cities and cubes on the map that each holds, and what the end of the turn and of the era would bring it.
legend-standard = 3/1: victory points for most and second most cubes
legend-costs = The number under a disc is what taking it off would cost now.
legend-heads = Headings
legend-turn-end = Turn end: what you would gain if the game turn ended now.
legend-era-end = Era end: what you would have when the era is over, and what keeping your tiles and halving would cost.
legend-order = Turn order, Places for the next turn: who is on turn when, from 1.
legend-trade-boxes = Trade boxes: 2⊚→4⛁ gives 4 gold for 2 resource discs; a chip with a colour has used the box.
legend-tiles = A tile reads: price → what it gives each turn → what it eats or takes each turn.
legend-battle = battle 1:3 / 1:2: in the first battle you lose 1 cube and your rival 3, in the second 1 and 2.
legend-keys = Keys: 1 to 5 pick a row, or the own disc in it that costs least; a letter before a tile or a trade box picks it, and letters that are keys of the table, such as g and h, are left out there; g and the three letters of a region go there.
note-none-open = None is open; new ones are turned up with the next turn.
note-none-left = None is open, and no more will come: the last were turned up in II-B.
note-battle = battle 1:3: you -1, your rival -3
tile-each = { $text } each
legend-times = 2× before a tile: two of them. A colour at its end: who holds it.
legend-players = Players
sheet-title = The components and how sure they are
sheet-why = No list of the printed tiles is public. What the rules and reports tell is kept; the rest is reconstructed to fit.
sheet-replace = Owners of the game can put the printed values in: "tabletop-tui components rise_of_empires" writes the file for it, with all rows.
sheet-regions = Regions
sheet-touches = touches
sheet-borders = Borders
sheet-progress = Progress tiles
sheet-territory = Territory tiles
sheet-cities = Cities and wonders
sheet-empire = Empire tiles: Era I | Eras II and III
sheet-trade = Trade boxes
status-KNOWN = known
status-PART = partly known
status-RECONSTRUCTED = reconstructed

## Plain mode
plain-disc = circle { $circle } { $name } (costs { $cost })
plain-row = { $row }: { $discs }{ $room ->
    [0] .
    [one] ; 1 open circle.
   *[other] ; { $room } open circles.
 }
plain-box = { $discs ->
    [one] 1 resource
   *[other] { $discs } resources
 } for { $gives }
plain-used = { $box } (used by { $name })
plain-goods = { $goods }
plain-cubes = { $name } { $n }{ $ally ->
    [0] {""}
   *[other] { " " }(alliance)
 }
plain-touches = touches { $regions }
plain-legend-regions = A region stands with its letters and its name. Both may be typed after look.
plain-legend-standard = “3 VP, second 1”: in each turn whoever controls the region scores 3 victory points, and whoever has second most cubes 1.
plain-legend-control = The goods after control come each turn to whoever has most cubes there.
plain-legend-display = A row of the action display names its discs from the circle on the right; the cost is what taking that disc off would cost now.
plain-legend-tiles = A number and x before a tile: so many of them.
plain-legend-off = Price in B: your discs on the display, and what each costs to take off.
plain-player = { $name }: { $goods }; { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 } on the map, { $stock } in stock; tiles: { $tiles }.
plain-forecast = If the game turn ended now, you would get: { $goods }.
plain-hunger = { $short } food would be short: that costs { $points } VP{ $missing ->
    [0] .
   *[other] ; the last { $missing } are forgiven.
 }
plain-starved = No food and no VP is left for { $cities }: given up, without points.
plain-off = { $row } for { $cost }
plain-control = { $count ->
    [one] { $names } controls it
   *[other] { $names } share it
 }

## What speaks for an action (hints)
term-points = victory points
term-cities = points from cities
term-towns = points from towns
term-progress = points from progress tiles
term-regions = regions on the map
term-goods = gold, resources and cubes in hand
term-income = income to come
term-food = food
term-keeping = tiles at the end of the era
term-powers = powers of progress tiles
term-mirror = discs to take up in the B turn
term-campaign = what the empire tile can do
term-best-progress = the best progress tile
term-best-territory = the best territory tile
term-best-city = the best city or wonder
term-best-empire = the best empire tile
term-best-trade = the best trade box
term-payment = discs to the left
term-place = place in the turn order
why-place = place { $place } of { $players } in the order of the next turn
why-kept = keeps cities that score { $n } VP a turn
why-at-once = +{ $n } VP at once
why-each-turn = +{ $n } VP each turn
why-last = +{ $n } VP at the end of this turn
why-leads = leads { $region } ({ $n } VP a turn)
why-income = +{ $goods } each turn
why-upkeep = costs { $goods } each turn
why-goods = brings { $goods }
why-shares = shares the lead in { $region } with { $players ->
    [2] 1 rival
   *[other] others, { $players } in all
 } ({ $n } VP a turn)
why-unseats = { $seat } leads { $region } no more ({ $n } VP a turn)
why-choice = +{ $n ->
    [one] 1 good of your choice
   *[other] { $n } goods of your choice
 } each turn
why-spares = saves { $goods } now
why-forgoes = gives up { $goods } each turn
why-there = { $thing } there: { $brings }
why-again = the disc acts again in the B turn; { $most ->
    [0] none can come to its left
    [one] at most 1 disc can come to its left
   *[other] at most { $most } discs can come to its left
 }
why-can-lead = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 } can lead { $region } ({ $n } VP a turn)
why-can-share = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 } can share the lead in { $region } ({ $n } VP a turn)
why-can-place = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 } can make it { $mine } against { $best } in { $region }
why-campaign = { $regions ->
    [one] 1 region
   *[other] { $regions } regions
 } can be filled, with { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 } in the pool
why-exempt = your discs come off for nothing in the B turn: now they would cost { $n } goods
why-works = works in { $n ->
    [one] 1 turn
   *[other] each of the { $n } turns
 } after this one, as long as you keep it
why-counts = pays nothing yet: +{ $n } each turn for each tile that it counts
why-hits = takes { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 } of { $seat } in { $region }{ $lost ->
    [0] {""}
    [one] {" "}for 1 of yours
   *[other] {" "}for { $lost } of yours
 }: then { $mine } against { $best }
why-against = then { $mine } against { $best } in { $region }
why-shielded = your { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 } in { $region } cannot be hit until the next game turn
why-pool = keeps { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 } in the pool
why-hunger = costs { $n } VP of hunger
why-food = the food then stands at { $n }
why-to-come = { $there ->
    [0] nothing can be taken there; {""}
   *[other] {""}
 }coming off costs { $cost ->
    [0] nothing
    [one] 1 good
   *[other] { $cost } goods
 }; { $n ->
    [0] it is your last disc
    [one] 1 disc of yours is still to come off
   *[other] { $n } discs of yours are still to come off
 }{ $due ->
    [0] { "" }
    [one] , now for 1 good
   *[other] , now for { $due } goods
 }
why-dear = the best there, { $thing }, is not worth its price ({ $price }): { $brings }
why-keeps = leaves you { $goods }
why-stands = { $n } VP a turn as things stand

# Regions in three letters, where there is no room for the name
code-swe = SWE
code-see = SEE
code-nwa = NWA
code-nea = NEA
code-ner = NER
code-med = MED
code-noe = NOE
code-eae = EAE
code-nam = NAM
code-sam = SAM
code-chi = CHI
code-ind = IND
code-saf = SAF
code-rus = RUS
code-cas = CAS
