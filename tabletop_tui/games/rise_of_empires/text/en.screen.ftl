### The screens of Rise of Empires in English.

## Menu lines
offer-place-disc = Place a disc
offer-place-idle-disc = Place an idle disc
offer-remove-disc = Take a disc off
offer-pay = Pay for the discs to the left
offer-do-nothing = Leave the action out
offer-end-turn = End the turn
offer-take-progress = Take a progress tile
offer-take-territory = Take a territory tile
offer-take-city = Take a city
offer-build-wonder = Build a wonder
offer-take-empire = Take an empire tile
offer-withdraw = Take all cubes off the map
offer-place-cubes = Place cubes
offer-stop-placing = Place no more cubes
offer-fight = Fight
offer-stop-fighting = Fight no more
offer-trade = Trade
offer-strike = Hit a rival
offer-settle = Settle
offer-ally = Make an alliance
offer-drop-city = Give a city up
offer-settle-food = Settle the food
offer-choose-goods = Choose the goods you ship
offer-pay-upkeep = Pay the upkeep
offer-drop-progress = Let a progress tile go
offer-keep-tiles = Keep the tiles that are left
offer-choose-place = Choose a place

## Questions
ask-choosing = Which action do you choose?
ask-paying = How do you pay { $cost }?
ask-taking-progress = Which progress tile do you take?
ask-taking-territory = Which territory tile do you take?
ask-taking-city = Which city or wonder do you take?
ask-taking-empire = Which empire tile do you take?
ask-trading = Which trade do you make?
ask-placing = Where do you place cubes?
ask-fighting = Whom do you fight?
ask-finishing = A free action before your turn ends?
ask-eating = How do you feed your empire?
ask-collecting = How do you collect your income?
ask-keeping = The era ends: what do you keep?
ask-ordering = Which place do you take next turn?

## Boards
board-display = Action display
board-world = World map
board-tiles = Tiles
display-placing = { $turn }: discs go in from the right
display-mirror = { $turn }: discs come off, pay to the left
display-trade = Trade
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
tile-city = { $yields } for { $price }
tile-upkeep = ; upkeep { $upkeep }
tile-wonder = { $points } VP at once for { $price }
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
about-era = Era { $era }
about-standard = { $first } VP for most, { $second } for second
about-benefit = control: { $goods }
about-control = { $count ->
    [one] { $names } controls it
   *[other] { $names } share it
 }
about-second = { $names } second
way-held = you can place
way-by-water = you can place by water
way-start = you can start
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
    [one] 1 disc
   *[other] { $discs } discs
 } for { $gives }, in Era { $eras }
about-used = used by { $name }
about-place = Place { $place } in this turn: { $name }
about-held = held by { $name }
about-flipped = used in this turn
about-waits = waits for { $names }
about-red = stays when nobody takes it

## The side panel
head-turn = Turn { $turn }
head-actions = { $done } of { $total } actions done
panel-turn = Turn end
panel-era = Era { $era } end
panel-upkeep = { $discs } to pay for cities
panel-hunger = hunger costs { $points } VP
panel-missing = { $food } food short: a city must go
panel-lost = cannot pay for { $cities }
panel-choices = { $n } goods of choice besides
panel-keep = keep all { $goods }, halve -{ $cubes }{ $sign }
panel-bonus = with { $points } VP for gold and discs
panel-plan = Off in B:

## Legend and component sheet
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
legend-standard = 3/1: victory points for most and second most cubes
legend-costs = The number under a disc is what taking it off would cost now.
legend-players = Players
sheet-title = The components and how sure they are
sheet-why = No list of the printed tiles is public. What the rules and reports tell is kept; the rest is reconstructed to fit.
sheet-counts = Rows known: { $known }, partly known: { $part }, reconstructed: { $made }.
sheet-replace = Owners of the game can put the printed values in: option "components" with a file.
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
