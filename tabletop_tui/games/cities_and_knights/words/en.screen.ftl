# What the screens of Cities & Knights say, the rules apart.

# Questions, by the frame that is waiting
ask-settling = Where do you settle?
ask-settling-place-city = Where do you found your city?
ask-settling-place-road = Where does the road go from there?
ask-rolling = Your turn: roll the dice.
ask-acting = Your turn: what do you do?
ask-building = Special building phase: build, then pass it on.
ask-prospecting = The gold hex pays: take resources of your choice.
ask-tapping = Nothing for you from this roll: the Aqueduct gives a resource.
ask-losing = The barbarians have won: which of your cities falls?
ask-rewarding = You are among the best defenders: draw from which deck?
ask-trimming = Too many progress cards: discard one.
ask-discarding = A seven: discard half of your hand.
ask-robbing = Where does the robber go?
ask-stealing = Whom do you rob?
ask-crowning = A metropolis! Which city becomes it?
ask-relocating = Your knight was driven away: where does it go?
ask-trading = { $stage ->
    [asks] { $seat } asks for offers.
    [seeks] { $seat } asks for offers: wants { $wants }.
    [heard] Whom do you trade with?
    [countered] Nobody takes that. Do you take what is offered instead?
    [answered] With whom do you trade { $give } for { $get }?
   *[other] { $seat } offers { $give } for { $get }.
 }
ask-paving = Road Building: place a free road.
ask-smithing = Smith: promote a knight for free.
ask-bargaining = Commercial Harbor: offer a resource to whom?
ask-conceding = Commercial Harbor: which commodity do you give?
ask-picking = Master Merchant: take cards from this hand.
ask-spying = Spy: take one of these progress cards.
ask-deserting = Deserter: which of your knights do you remove?
ask-enlisting = Deserter: you may place a knight.
ask-rebuilding = Diplomat: build the road again elsewhere?
ask-sabotaging = Saboteur: discard half of your hand.
ask-gifting = Wedding: give two cards of your choice.
pick-build-road-1 = Where do you build the road?
pick-build-settlement-1 = Where do you build the settlement?
pick-build-city-1 = Which settlement becomes a city?
pick-build-wall-1 = Which city gets a wall?
pick-recruit-1 = Where does the new knight stand?
pick-activate-1 = Which knight do you activate?
pick-promote-1 = Which knight do you promote?
pick-move-knight-1 = Which knight do you move?
pick-move-knight-2 = Where does this knight go?
pick-displace-1 = Which of your knights drives another one away?
pick-displace-2 = Which knight does it drive away?
pick-chase-1 = Which knight chases the robber?
pick-play-engineer-1 = Engineer: which city gets a wall?
pick-play-inventor-1 = Inventor: which number token do you swap?
pick-play-inventor-2 = Inventor: with which token do you swap it?
pick-play-medicine-1 = Medicine: which settlement becomes a city?
pick-play-merchant-1 = Merchant: on which hex does the merchant stand?
pick-play-bishop-1 = Bishop: where does the robber go?
pick-play-diplomat-1 = Diplomat: which road do you remove?
pick-play-intrigue-1 = Intrigue: which knight do you drive away?

# The line under the map
about-hit = { $name }: { $pieces } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
 })
about-struck = hits { $names }
about-struck-too = hits { $names }, and you too
about-struck-you = hits you alone
about-struck-nobody = hits nobody
about-chance = { $ways } of 36
about-yield = gives { $one }, a city { $city }
about-gold = resources of choice
about-robber = the robber is here
about-robber-locked = the robber is here, and cannot move before the first attack
about-merchant = merchant of { $name }
about-metropolis = { $track } metropolis
about-walled = { $piece } with a wall
about-knight = { $piece }, { $state }
about-owned = { $name }: { $piece }
about-any = any kind
about-harbor = harbour { $rate }:1 { $what }
about-free = no road
about-beside = beside { $hexes }
about-opens = opens { $place }: { $what }
about-opens-nothing = opens no place to settle
about-leads = opens no place yet; one more road opens { $places }
about-costs = Costs: { $costs }
about-levels = Next level: { $levels }
about-level = { $track } { $cost } ({ $letter })
about-place = { $place } ({ $ways } of 36)

# Headline and panel
head-round = Round { $number }
head-barbarians = Barbarians
head-goal = { $has }/{ $points }
head-balance = { $attack }:{ $defence }
head-ship = ship
short-science = Sci
short-trade = Tra
short-politics = Pol
head-loses = at risk: { $names }
panel-heads = VP cd pr kn rd
panel-hand = Your hand, { $name }: { $cards }/{ $limit }
panel-bank = Bank
panel-rolls = Rolls
chart-tracks = City improvements and the bank
chart-dice = The dice: { $rolls } rolls, seen / expected

# Legend and component sheet
legend-terrain = Terrain, with the letter of what it yields
legend-cards = Cards
legend-pieces = On the map, in their owner's colours
legend-settlement = settlement
legend-city = city
legend-wall = city with a wall
legend-metropolis = metropolis
legend-tipped-city = tipped city (counts as a settlement)
legend-active-knight = active knight, and its level
legend-resting-knight = inactive knight, dark, and its level
legend-robber = robber; the number under it is dark and brings nothing
legend-merchant = merchant
legend-harbor = harbour for any kind
legend-harbor-kind = harbour for one kind
legend-players = Players
legend-goal = In the headline, behind the name: points of the player on turn / points that win.
legend-hand = Behind your hand: the cards in it / the cards that a seven spares.
legend-balance = Behind the barbarians ({ $example }): their strength : that of all active knights; at risk: who would lose a city now.
legend-bank = { $bank }: cards left there, by their letters. { $rolls }: how often each total was rolled.
legend-chance = { $chance }: so many of the 36 ways in which two dice fall bring this number, or one of those around a corner.
legend-columns = Columns (VP cd pr kn rd): victory points, cards in hand, progress cards, active and all knight levels, longest road (* holds the award).
legend-tracks = { $letters }: levels of { $names }; underlined: with a metropolis.
legend-supply = Last columns, on wide screens: settlements, cities, walls, knights and roads still in supply.
legend-talks = Trade among players: at most { $most } proposals a turn, this program's own limit.
legend-marks = Brackets: [ ] is the cursor, ( ) may be chosen, {"{"} {"}"} was chosen.
legend-rows = Letters at the left edge name the rows of hexes: C3 is the third hex of row C.
sheet-costs = Costs
sheet-deck = { $track } deck
legend-shapes = Where there is room pieces are drawn: a house, a house with a tower (a city), a castle (a metropolis, its keep in the colour of the track), and a shield with the knight's level, hollow while it is inactive. A bar below is a wall.
legend-ship = in the headline: the way of the barbarians, and what is left of it
sheet-cards = Cards
sheet-decks = The decks hold { $science } science, { $trade } trade and { $politics } politics cards.
sheet-pieces = Pieces
sheet-each = Each player: { $roads } roads, { $settlements } settlements, { $cities } cities, { $walls } city walls, { $knights } knights of each of the three levels.
sheet-shared = For all: a metropolis for each of the three tracks, a robber, a merchant, a red and a yellow die, the event die, and the barbarian ship with { $steps } steps to go.
sheet-map = This map
sheet-tokens = Number tokens
sheet-harbors = Harbours
sheet-bank = The bank holds { $resources } of each resource and { $commodities } of each commodity.
board-map = Map

# Plain mode
plain-signs = Corners: 1s settlement of player 1, 1C city, 1M metropolis, 1t tipped city, [ ] wall, 1K2 ready knight of level 2, 1k2 resting. Sides: the number of the road’s player. R robber, $ merchant.
plain-harbors = Harbours:
plain-row = Row { $row }
plain-land = { $lands }.
plain-pieces = { $name } has { $pieces }.
plain-roads = Roads of { $name }: { $roads }.
plain-empty = nothing stands there
plain-node = { $name }, a corner: { $here }
plain-edge = { $name }, a side: { $here }
plain-rolled = { $total }: { $seen ->
    [one] once
   *[other] { $seen } times
 }, expected { $expected }.
plain-sign-settlement = 1s: settlement of player 1.
plain-sign-city = 1C: city of player 1.
plain-sign-metropolis = 1M: metropolis, a city that counts four points.
plain-sign-tipped-city = 1t: tipped city, which counts as a settlement.
plain-sign-wall = [1C]: city with a wall.
plain-sign-active-knight = 1K2: active knight of level 2.
plain-sign-resting-knight = 1k2: knight of level 2 that is not active.
plain-sign-robber = R in a hex: the robber.
plain-sign-merchant = $ in a hex: the merchant.
plain-sign-road = A number between two corners: the road of that player.
compass-n = N
compass-ne = NE
compass-e = E
compass-se = SE
compass-s = S
compass-sw = SW
compass-w = W
compass-nw = NW
plain-places = Hexes are named by row and number, from the north-west: C3. A corner is a hex with { compass-n }, { compass-ne }, { compass-se }, { compass-s }, { compass-sw } or { compass-nw } behind it, a side with { compass-ne }, { compass-e }, { compass-se }, { compass-sw }, { compass-w } or { compass-nw }: C3{ compass-n }. A road runs along a side.
plain-player = Player { $number }, { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, { $progress ->
    [one] 1 progress card
   *[other] { $progress } progress cards
 }, knights { $ready } of { $knights } ready, longest road { $road }{ $award ->
    [0] {""}
   *[other] { " " }(award)
 }, { $levels }.
plain-barbarians = Barbarians: { $steps } of { $of } steps, { $attack } against { $defence }.
plain-hand = Your cards: { $cards } (a seven spares { $limit }).
plain-progress = Your progress cards: { $cards }.
plain-supply = In your supply: { $roads ->
    [one] 1 road
   *[other] { $roads } roads
 }, { $settlements ->
    [one] 1 settlement
   *[other] { $settlements } settlements
 }, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
 }, { $walls ->
    [one] 1 wall
   *[other] { $walls } walls
 }, { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
 }.

# Hints: what a position is worth for
term-points = victory points
term-production = cards from the dice
term-ports = better rates at the bank
term-room = places to settle
term-roads = the longest road
term-hand = cards in hand
term-plan = the next purchase
term-excess = safety from a seven
term-knights = strength of knights
term-barbarians = the barbarians’ landing
term-tracks = city improvements
term-metropolis = the race for a metropolis
term-cards = progress cards
term-bargain = trading
term-turn = getting on
why-longest-road = takes the Longest Road: +{ $n } points
why-metropolis = builds a metropolis: +{ $n } points
why-points = +{ $n ->
    [one] 1 point
   *[other] { $n } points
 }
why-roll = { $ways ->
    [0] no roll brings you cards
   *[other] { $ways } of 36 rolls bring you cards
 }
why-dice = { $ways } of 36: { $kinds }
why-blocks = keeps { $kinds } from { $seat }: { $ways } of 36
why-holds = hand of { $seat }: { $n } { $kind }
why-holds-between = hand of { $seat }: { $low } to { $high } { $kind }
why-brings = brings { $n } { $kind }
why-brings-between = brings { $low } to { $high } { $kind }
why-held = holds the island, { $n } against { $barbarians }: the landing is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } away
why-ready = keeps { $n ->
    [one] 1 knight
   *[other] { $n } knights
 } ready: the landing is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } away
why-stronger = defends with strength { $n }: the landing is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } away
why-asleep = { $n ->
    [one] 1 knight
   *[other] { $n } knights
 } to be woken with grain: the landing is { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } away
why-places = opens { $n ->
    [one] 1 place
   *[other] { $n } places
 } to settle
why-trail = { $n ->
    [one] 1 road
   *[other] { $n } roads in a row
 }: { $missing ->
    [one] 1 road
   *[other] { $missing } roads
 } short of the Longest Road
why-rate = the bank gives 1 card for { $rate } of { $kinds }
why-short = { $missing ->
    [0] pays for { $thing }
    [one] one card short of { $thing }
   *[other] { $missing } cards short of { $thing }
 }
why-saves = { $missing ->
    [0] keeps the cards for { $thing }
    [one] saves for { $thing }: one card short
   *[other] saves for { $thing }: { $missing } cards short
 }
why-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 } more
why-safe = { $n ->
    [one] 1 card
   *[other] { $n } cards
 } left: a seven spares { $limit }
why-levels = knights of strength { $n } in all, once they are awake
why-draws = draws a card of { $track } in { $ways } of 36 rolls
why-limit = a seven spares { $n } cards instead of { $before }
why-progress = { $n ->
    [one] 1 progress card
   *[other] { $n } progress cards
 } held, at most { $most } between turns
why-ahead = { $n } roads in a row: { $seat } has { $best }
why-exchange = gives { $give ->
    [one] 1 card
   *[other] { $give } cards
 }, gets { $get }
why-left = { $n ->
    [0] leaves no card that a seven could take
    [one] keeps 1 card for later
   *[other] keeps { $n } cards for later
 }{ $n ->
    [0] {""}
   *[other] { $risk ->
        [0] : a seven takes none of them
       *[other] : a seven would take { $risk }
    }
 }
why-thing-level = the { $name } and its metropolis
why-thing-city = a city
why-thing-settlement = a settlement
why-thing-knight = a knight

# Letters of cards, and of terrain by what it yields
letter-brick = B
letter-lumber = L
letter-wool = W
letter-grain = G
letter-ore = O
letter-paper = p
letter-cloth = c
letter-coin = i
sign-hex-hills = B
sign-hex-forest = L
sign-hex-pasture = W
sign-hex-fields = G
sign-hex-mountains = O
sign-hex-desert = D
sign-hex-gold = Y

# The lines of trade where they share one row.
short-propose = Trade
short-ask-for-offers = ask
short-close-trades = no deals
short-open-trades = deals ok

# What is not possible now, where several share one row; the price follows.
brief-build-road = Road
brief-build-settlement = Settlement
brief-build-city = City
brief-build-wall = Wall
brief-improve = Improve
brief-recruit = Knight
brief-activate = Activate
brief-promote = Promote
brief-move-knight = Move
brief-displace = Drive away
brief-chase = Chase
brief-trade-bank = Bank
lack-cannot-pay = You lack { $lacks }.
