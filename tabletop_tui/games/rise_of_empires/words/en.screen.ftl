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
offer-do-nothing = Skip the action
    .key = o
offer-end-turn = End your turn
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
offer-stop-placing = Stop placing cubes
    .key = o
offer-fight = Fight
    .key = f
offer-stop-fighting = Stop fighting
    .key = o
offer-trade = Trade
    .key = t
offer-strike = Hit a rival
    .key = s
offer-settle = Settle
    .key = l
offer-ally = Make an alliance
    .key = a
offer-drop-city = Give up a city
    .key = d
offer-settle-food = Settle the food
    .key = f
offer-choose-goods = Choose goods to ship
    .key = c
offer-pay-upkeep = Pay the upkeep
    .key = m
offer-drop-progress = Discard a progress tile
    .key = r
offer-keep-tiles = Keep the remaining tiles
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
ask-fighting = Battle { $rows } (you lose : they lose). Who do you fight?
ask-finishing = A free action before your turn ends?
ask-eating = How do you feed your empire?
ask-collecting = How do you collect your income?
ask-collecting-choose-goods = Shipping: which goods do you take?
ask-keeping = The era ends: what do you keep?
ask-ordering = Which place do you take next turn? The player with the fewest points chooses first.

## What a seat does while the others wait, by the frame. Everyone hears it.
does-choosing = { $mirror ->
    [1] { $name } chooses a disc to take off.
   *[other] { $name } chooses an action.
 }
does-paying = { $name } pays for a disc.
does-taking-progress = { $name } chooses a progress tile.
does-taking-territory = { $name } chooses a territory tile.
does-taking-city = { $name } chooses a city or a wonder.
does-taking-empire = { $name } chooses an empire tile.
does-trading = { $name } trades.
does-placing = { $name } places cubes.
does-fighting = { $name } may fight.
does-finishing = { $name } finishes the turn.
does-eating = { $name } feeds an empire.
does-collecting = { $name } collects income.
does-keeping = { $name } chooses what to keep for the next era.
does-ordering = { $name } chooses a place for next turn.

pick-place-cubes-1 = Where do you place cubes?
pick-place-cubes-2 = How many cubes do you place there?
pick-fight-1 = In which region do you fight?
pick-fight-2 = Who do you fight there?
pick-strike-1 = Which tile do you use against a rival?
pick-strike-2 = Where, and whose cubes does it hit?
pick-settle-1 = Which tile do you use to settle?
pick-settle-2 = In which region do you settle?
pick-ally-1 = Which tile do you use for an alliance?
pick-ally-2 = Which region does your alliance protect?

## Boards
board-display = Action display
board-world = World map
board-tiles = Tiles
board-standings = Empires
standings-held = holds
standings-nothing = nothing yet
display-placing = { $turn }: discs go in from the right
display-mirror = { $turn }: take a disc off, 1 per disc to its left
display-placing-slim = { $turn }: discs in from the right
display-mirror-slim = { $turn }: off; 1 per disc to the left
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
tile-no-price = free
tile-city = { $price } → { $yields } each turn
tile-upkeep = { $eats ->
    [1] → eats { $upkeep }
   *[other] → takes { $upkeep }
 }{ $doubled ->
    [0] {""}
   *[other] {" "}({ $doubled } in this last turn)
 }
tile-wonder = { $price } → { $points } VP at once
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
effect-counted = "Turn end" already counts this
effect-none = changes nothing at the end of the turn or era
about-era = Era { $era }
about-standard = { $first } VP, second { $second }
about-benefit = control gives { $goods }
way-held = you can place
way-by-water = you can place by water
way-start = you can start
way-start-beside = next to where you started
way-by-hire = you can place with Mercenaries
about-row = { $row } row: { $mirror ->
    [1] discs come off this turn
   *[other] { $room ->
        [0] full
        [one] 1 open circle
       *[other] { $room } open circles
    }
 }
about-own-row = { $row } row: { $own ->
    [0] no disc of yours
   *[other] { $own } of yours
 }
about-disc = { $name }, { $row }, circle { $circle }: { $cost ->
    [0] free to take off now
   *[other] costs { $cost } to take off now
 }{ $later ->
    [0] {""}
   *[other] , at most { $more } more in the B turn
 }
about-box = { $discs ->
    [one] 1 resource
   *[other] { $discs } resources
 } for { $gives }, in { $count ->
    [one] Era { $eras }
   *[other] Eras { $eras }
 }
about-used = used by { $name }
about-place = Place { $place } this turn: { $name }
about-next-place = Place { $place } in turn { $turn }: { $after ->
    [0] you act first
   *[other] { $before ->
        [0] you act last, right before points are scored
       *[other] { $after } before you, { $before } after you
    }
 }
about-no-cubes = you have no cubes in your pool to place
about-held = held by { $name }
about-flipped = used this turn
about-waits = waits for { $names }
about-red = { $small ->
    [1] red bottom: stays if nobody takes it
   *[other] red bottom
 }

## Why not, in a word or two
shut-row-full = full
shut-no-progress = none for you
shut-no-territory = { $gone ->
    [1] none left
   *[other] none open
 }
shut-no-city = too expensive
shut-no-empire = all taken
shut-no-trade = not enough
shut-cannot-pay-left = too expensive
shut-duplicate = you have it
shut-too-dear = too expensive
shut-wonder-too-dear = too expensive
shut-wonder-in-a = B turns only
shut-box-of-other-era = other era
shut-box-used = used
shut-too-few-discs = not enough
shut-later-era = Era { $era }
shut-needs-navigation = closed
shut-needs-water = no water
shut-one-area = one area
shut-not-adjacent = too far
shut-not-at-first = too far
shut-filled = filled
shut-no-more-regions = no more

## The side panel
head-turn = Turn { $turn }
head-goal = most VP after III-B wins
key-charts = charts; while one of your discs is chosen, their cheapest order first
head-disc = disc { $number } of { $total }
head-eating = Food
head-collecting = Income
head-keeping = End of Era { $era }
head-ordering = Turn order
panel-turn = Turn end
panel-era = Era { $era } end
panel-upkeep = cities cost { $discs }{ $sign }
panel-missing = { $food }{ $sign } more is ignored
panel-starved = no food for { $cities }: given up
panel-shipped = { $n } shipped as food
panel-lost = too few resources for { $cities }: given up
panel-choices = { $n ->
    [one] plus any 1 good
   *[other] plus any { $n } goods
 }
panel-keep = keeping all costs { $goods }
panel-short = { $goods } short: tiles must go
panel-halve = halving -{ $cubes }{ $sign }
panel-bonus = with { $points }{ $sign } for gold and resources
panel-plan = Disc costs:

## Legend and component sheet
planner-mine = Your discs in the cheapest order
planner-of = Discs of { $name } in the cheapest order
planner-row = { $n }. { $row }, circle { $circle }: { $now } now, { $ordered } in this order, { $gone } once only yours are left
planner-sum = In this order they cost { $least } in all; from the right of each row, { $most }. Every disc of a rival that leaves from the left saves you 1.
planner-none = You have no discs on the display.
legend-goods = Goods
legend-rows = Rows and tiles
legend-map = Map and display
legend-era = opens in Era { $era }
legend-alliance = alliance: these cubes are safe
legend-shut = overseas is closed
legend-wonder = wonder
legend-circle = open circle
legend-gone = emptied circle
legend-legal = can be picked now
legend-sign-standard = marks a region's victory points where space is short
legend-turn = decides now
legend-around = ( ) can be picked, [ ] the cursor
legend-crossing = A dashed line joins regions that touch across water; dark lines separate neighbours on land.
legend-dark = While you place cubes, dark regions are closed and say why.
legend-boxes = A trade box with an era number opens in that era; one with - was for an earlier era.
legend-plan = Disc costs, with the sign of the row: what it costs to take each of your discs off now, and at most later. The small digits before your discs are their cheapest order, beginning with the disc at the cursor.
legend-standings = Empires: each player's tiles, cities and cubes on the map, and what the end of the turn and of the era would bring them.
legend-standard = 3/1: victory points for the most and the second most cubes
legend-costs = The number under a disc is what it costs to take it off now.
legend-heads = Headings
legend-turn-end = Turn end: what you would gain if the game turn ended now.
legend-era-end = Era end: what you would have when the era is over, and what it would cost to keep your tiles and to halve your cubes.
legend-order = Turn order, Places for the next turn: who acts when, from 1.
legend-trade-boxes = Trade boxes: 2⊚→4⛁ gives 4 gold for 2 resource discs; a coloured chip shows who has used the box.
legend-tiles = Read a tile like this: price → what it gives each turn, less what it eats or takes. With ! it gives that once.
legend-battle = battle 1:3 / 1:2: in the first battle you lose 1 cube and your rival 3, in the second 1 and 2.
legend-keys = Keys: 1 to 5 pick a row, or your cheapest disc in it; the letter before a tile or a trade box picks it, and letters that do something else, such as g and h, are left out there; g and the three letters of a region go there.
note-none-open = None is open; new ones come next turn.
note-none-left = None is open, and no more will come: the last ones came in II-B.
note-battle = battle 1:3: you -1, your rival -3
tile-each = { $text } each
legend-times = 2× before a tile: there are two. A colour after it: who holds it.
legend-players = Players
sheet-costs = What things cost
sheet-cost-mirror = Taking off a disc in a B turn: 1 gold, disc, cube, food or VP for each disc to its left.
sheet-cost-progress = Progress: nothing; a tile of the era before 1 gold, one of Era I in Era III 2 gold.
sheet-cost-territory = Territory: nothing.
sheet-cost-city = City or wonder: the price on the tile, with what it eats each turn.
sheet-cost-keep = At the end of Eras I and II: 1 gold to keep a progress tile, 1 cube of the pool to keep a city; half of the cubes in each region leave.
sheet-cost-hunger = Each food point that is missing: 1 VP.
sheet-left = Era { $era }: the tiles that are left
sheet-left-row = { $name }: { $open } open, { $left } to come: { $text }
sheet-left-city = { $name }, in turn { $turn }: { $text }
sheet-title = Components, and how certain they are
sheet-why = There is no public list of the printed tiles. What the rules and reports say is kept; the rest is reconstructed to fit.
sheet-replace = If you own the game, you can enter the printed values: "tabletop-tui components rise_of_empires" writes a file for that, with all rows.
sheet-regions = Regions
sheet-touches = touches
sheet-borderless = no land borders
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
plain-disc = { $name } in circle { $circle } (costs { $cost })
plain-row = { $row }: { $discs }{ $room ->
    [0] .
    [one] , 1 open circle.
   *[other] , { $room } open circles.
 }
plain-box = { $discs ->
    [one] 1 resource
   *[other] { $discs } resources
 } for { $gives }
plain-used = { $box } (used by { $name })
plain-price = costs { $price }
plain-some-cubes = { $region }, { $least } to { $most } cubes
plain-cubes = { $name } { $n }{ $ally ->
    [0] {""}
   *[other] { " " }(alliance)
 }
plain-touches = touches { $regions }
plain-legend-regions = “look” and the name of a region or a tile, or how it begins, tells what is there.
plain-legend-standard = “3 VP, second 1”: each turn the player who controls the region scores 3 victory points, and the one with the second most cubes scores 1.
plain-legend-control = Control gives its goods each turn to the player with the most cubes there.
plain-legend-display = Each row of the action display lists its discs from the circle on the right; the cost is what it costs to take that disc off now.
plain-legend-off = Disc costs: your discs on the display, and what it costs to take each one off now.
plain-player = { $name }: { $goods }. { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 } on the map, { $stock } in the general stock. Tiles: { $tiles }.
plain-forecast = Forecast for the end of this turn: { $goods }.
plain-hunger = You would be { $short } food short, which costs { $points } VP{ $missing ->
    [0] .
   *[other] , the last { $missing } are ignored.
 }
plain-starved = You would have no food or VP left for { $cities }: given up, no points.
plain-lost = You would have too few resources for the upkeep of { $cities }: given up.
plain-shipped = { $n } of that food comes from Shipping.
plain-choices = On top of that, Shipping brings { $n } of your choice.
plain-era = At the end of era { $era } you would have { $goods }.
plain-keep = Keeping all your tiles costs { $goods }.
plain-short = You would be { $goods } short: tiles must go.
plain-halve = Halving takes { $cubes } of your cubes off the map.
plain-bonus = { $points } VP of these are for gold and resources.
plain-points = { $seat }: { $points } VP for this turn, { $last } VP at the end of era { $era }.
plain-effect-turn = end of the turn { $goods }
plain-effect-era = end of era { $era } { $goods }
plain-off = { $cost ->
    [0] { $row } free
   *[other] { $row } { $cost }
 }
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
term-income = future income
term-food = food
term-keeping = tiles at the end of the era
term-powers = effects of progress tiles
term-mirror = discs to take off in the B turn
term-campaign = what the empire tile can do
term-best-progress = the best progress tile
term-best-territory = the best territory tile
term-best-city = the best city or wonder
term-best-empire = the best empire tile
term-best-trade = the best trade box
term-payment = discs to the left
term-place = place in the turn order
why-place = { $before ->
    [0] acts first next turn
   *[other] { $after ->
        [0] acts last next turn, right before points are scored
       *[other] next turn { $before } before you, { $after } after you
    }
 }
why-kept = keeps cities that score { $n } VP a turn
why-at-once = +{ $n } VP at once
why-each-turn = +{ $n } VP each turn
why-last = +{ $n } VP at the end of this turn
why-leads = controls { $region } ({ $n } VP a turn)
why-income = +{ $goods } each turn
why-upkeep = costs { $goods } each turn
why-goods = gains { $goods }
why-shares = shares control of { $region } with { $players ->
    [2] 1 rival
   *[other] others, { $players } in all
 } ({ $n } VP a turn)
why-unseats = { $seat } loses control of { $region } ({ $n } VP a turn)
why-choice = +{ $n ->
    [one] 1 good of your choice
   *[other] { $n } goods of your choice
 } each turn
why-spares = saves { $goods } now
why-forgoes = loses { $goods } each turn
why-trade = { $brings }
why-there = for { $thing } ({ $brings })
why-again = the disc acts again in the B turn, where it comes off { $most ->
    [0] for free
    [one] for 1 good at most
   *[other] for { $most } goods at most
 }
why-can-lead = { $cubes ->
    [one] 1 cube takes
   *[other] { $cubes } cubes take
 } control of { $region } ({ $n } VP a turn)
why-can-share = { $cubes ->
    [one] 1 cube is
   *[other] { $cubes } cubes are
 } enough to share control of { $region } ({ $n } VP a turn)
why-can-place = { $cubes ->
    [one] 1 cube makes
   *[other] { $cubes } cubes make
 } it { $mine } against { $best } in { $region }
why-exempt = your discs come off for free in the B turn; now they would cost { $n ->
    [one] 1 good
   *[other] { $n } goods
 }
why-works = works in { $n ->
    [one] 1 more turn
   *[other] { $n } more turns
 }, as long as you keep it
why-counts = gives nothing yet, but +{ $n } each turn for each tile that it counts
why-hits = removes { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 } of { $seat } in { $region }{ $lost ->
    [0] {""}
    [one] {" "}for 1 of yours
   *[other] {" "}for { $lost } of yours
 }, which makes it { $mine } against { $best }
why-against = makes it { $mine } against { $best } in { $region }
why-shielded = your { $n ->
    [one] cube in { $region } is
   *[other] { $n } cubes in { $region } are
 } safe until the next game turn
why-hunger = hunger costs { $n } VP
why-to-come = { $cost ->
    [0] comes off for free
    [one] comes off for 1 good
   *[other] comes off for { $cost } goods
 }{ $there ->
    [0] , but there is nothing to take
   *[other] {""}
 }; { $n ->
    [0] it is your last disc
    [one] 1 more of your discs is still to come off
   *[other] { $n } more of your discs are still to come off
 }{ $due ->
    [0] {""}
    [one] , for 1 good now
   *[other] , for { $due } goods now
 }
why-off-only = it has to come off, but skip its action: even the best there, { $thing }, is not worth { $price } ({ $brings })
why-dear = even the best there, { $thing }, is not worth { $price } ({ $brings })

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

# Standing orders
order-disc = Next discs
order-disc-help = Enter adds a disc, or takes it out. Each is placed as soon as it is your turn. The plan stops when its place or its tile is gone, a disc costs more than you allow, or a new turn begins.
order-free = Free actions
order-free-end = end my turn without one
order-free-help = What about a free action that is left after your action? You may still use it in a later turn.
order-stop-turn = a new turn has begun.
order-stop-tile = what you wanted there is gone, or you cannot pay for it.
order-stop-row = there was no place in that row.
order-stop-dear = the disc would cost more than you allowed.
order-food = Food
order-food-settle = settle it, and ship none
order-food-help = What about food at the end of a turn? If you would run short you are asked.
order-upkeep = Upkeep
order-upkeep-pay = pay for all cities
order-upkeep-help = What about cities that cost resources? If you cannot pay for all of them you are asked.
order-keep = End of an era
order-keep-all = keep all tiles and cities
order-keep-help = What do you keep for the next era? If you cannot pay for everything you are asked.
order-place = Turn order
order-place-first = the first free place
order-place-last = the last free place
order-place-help = Which place do you choose for the next turn?
