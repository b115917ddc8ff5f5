# What the screens of Cities & Knights say, the rules apart.

# Questions, by the frame that is waiting
ask-settling = Where do you build your settlement?
ask-settling-place-city = Your second place is a city; you get a card from each hex around it. Where?
ask-settling-place-road = Where does the road go from there?
ask-rolling = Your turn: roll the dice.
    .spoken = {""}
ask-acting = Your turn: what do you do?
    .spoken = What do you do?
ask-building = Special building phase: build, or finish.
ask-prospecting = Your gold hex pays: take the resources you like.
ask-tapping = This roll brings you nothing: the Aqueduct gives you a resource.
ask-losing = The barbarians have won: which of your cities do you lose?
ask-rewarding = You are among the best defenders: which deck do you draw from?
ask-trimming = Too many progress cards: discard one.
ask-discarding = A seven: discard half of your hand.
ask-robbing = Where does the robber go?
ask-stealing = Who do you steal from?
ask-crowning = A metropolis! Which city do you put it on?
ask-relocating = Your knight was driven away: where does it go?
ask-trading = { $stage ->
    [asks] { $seat } asks for offers.
    [seeks] { $seat } asks for offers of { $wants }.
    [heard] Who do you trade with?
    [countered] Nobody agrees. Do you take one of their offers instead?
    [answered] Who do you trade { $give } for { $get } with?
   *[other] { $seat } offers { $give } for { $get }.
 }
ask-paving = Road Building: place a free road.
ask-smithing = Smith: promote a knight for free.
ask-bargaining = Commercial Harbor: who do you offer a resource to?
ask-conceding = Commercial Harbor: which commodity do you give?
ask-picking = Master Merchant: take cards from this hand.
ask-spying = Spy: take one of these progress cards.
ask-deserting = Deserter: which of your knights do you remove?
ask-enlisting = Deserter: you may place a knight.
ask-rebuilding = Diplomat: do you build the road again somewhere else?
ask-sabotaging = Saboteur: discard half of your hand.
ask-gifting = Wedding: give two cards of your choice.
ask-play-card = Which card do you play?

# What a seat does while the others wait, by the frame. Everyone hears it.
does-settling = { $name } chooses where to build.
does-rolling = { $name } rolls the dice.
does-acting = { $name } takes a turn.
does-building = { $name } may build (special building phase).
does-prospecting = { $name } takes resources for a gold hex.
does-tapping = { $name } takes a resource (Aqueduct).
does-losing = { $names } { $count ->
    [one] chooses which city to lose
   *[other] choose which cities to lose
 }.
does-rewarding = { $name } chooses a deck to draw from.
does-trimming = { $names } { $count ->
    [one] discards
   *[other] discard
 } a progress card.
does-discarding = { $names } { $count ->
    [one] discards
   *[other] discard
 } because of the seven.
does-robbing = { $name } moves the robber.
does-stealing = { $name } chooses who to steal from.
does-crowning = { $name } chooses a city for the metropolis.
does-relocating = { $name } chooses where the displaced knight goes.
does-trading = { $stage ->
    [heard] { $names } chooses an offer.
    [countered] { $names } looks at the counter-offers.
    [answered] { $names } chooses who to trade with.
   *[other] { $names } { $count ->
        [one] answers
       *[other] answer
     } { $seat }'s offer.
 }
does-paving = { $name } places a free road (Road Building).
does-smithing = { $name } promotes knights (Smith).
does-bargaining = { $name } chooses who to visit (Commercial Harbor).
does-conceding = { $name } gives a commodity (Commercial Harbor).
does-picking = { $name } takes cards from a hand (Master Merchant).
does-spying = { $name } takes a progress card (Spy).
does-deserting = { $name } chooses a knight to remove (Deserter).
does-enlisting = { $name } may place a knight (Deserter).
does-rebuilding = { $name } may build the road again elsewhere (Diplomat).
does-sabotaging = { $names } { $count ->
    [one] discards
   *[other] discard
 } half a hand (Saboteur).
does-gifting = { $names } { $count ->
    [one] chooses
   *[other] choose
 } wedding gifts.

pick-build-road-1 = Where do you build the road?
pick-build-settlement-1 = Where do you build the settlement?
pick-build-city-1 = Which settlement becomes a city?
pick-build-wall-1 = Which city gets a wall?
pick-recruit-1 = Where do you place the new knight?
pick-activate-1 = Which knight do you activate?
pick-promote-1 = Which knight do you promote?
pick-move-knight-1 = Which knight do you move?
pick-move-knight-2 = Where does the knight go?
pick-displace-1 = Which of your knights drives another one away?
pick-displace-2 = Which knight does it drive away?
pick-chase-1 = Which knight chases the robber?
pick-play-engineer-1 = Engineer: which city gets a wall?
pick-play-inventor-1 = Inventor: which number token do you swap?
pick-play-inventor-2 = Inventor: which token do you swap it with?
pick-play-medicine-1 = Medicine: which settlement becomes a city?
pick-play-merchant-1 = Merchant: which hex does the merchant go to?
pick-play-bishop-1 = Bishop: where does the robber go?
pick-play-diplomat-1 = Diplomat: which road do you remove?
pick-play-intrigue-1 = Intrigue: which knight do you drive away?

# The line under the map
about-hit = { $name }: { $pieces } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
 })
about-struck = hits { $names }
about-struck-too = hits { $names } and you
about-struck-you = hits only you
about-struck-nobody = hits nobody
about-chance = { $ways } of 36 rolls
about-yield = gives { $one }; a city gives { $city }
about-gold = any resources you like
about-robber = the robber is here
about-robber-locked = the robber is here, and cannot move before the first attack
about-merchant = { $name }'s merchant
about-metropolis = { $track } metropolis
about-walled = { $piece } with a wall
about-knight = { $piece }, { $state }
about-owned = { $name }: { $piece }
about-any = any kind
about-harbor = { $rate ->
    [3] 3:1 harbour
   *[other] { $rate }:1 { $what } harbour
 }
about-free = no road yet
about-too-near = too near { $name }'s { $piece } for a settlement
about-beside = next to { $hexes }
about-opens = opens { $place }: { $what }
about-opens-nothing = no room to settle
about-leads = no room to settle yet; one more road reaches { $places }
about-costs = Costs: { $costs }
about-levels = Next level: { $levels }
about-level = { $track } { $cost } ({ $letter })
about-place = { $place } ({ $ways } of 36)

# Headline and panel
head-round = Round { $number }
head-goal = { $has }/{ $points }
head-ship = ship
short-science = Sci
short-trade = Tra
short-politics = Pol
head-loses = at risk: { $names }
panel-heads = VP cd pr kn rd
panel-codes = cd cards · pr progress cards · kn knights, active/all · rd road
panel-hand = Your hand, { $name }: { $cards }/{ $limit }
panel-bank = Bank
panel-rolls = Rolls
chart-tracks = City improvements and the bank
chart-dice = The dice: { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
 }, seen / expected

# Legend and component sheet
legend-terrain = Terrain, with the letter of what it produces
legend-cards = Cards
legend-pieces = Pieces on the map, in the colours of their owners
legend-settlement = settlement
legend-city = city
legend-wall = city with a wall
legend-metropolis = metropolis
legend-tipped-city = tipped city (counts as a settlement)
legend-active-knight = active knight, and its level
legend-resting-knight = inactive knight (dark), and its level
legend-robber = robber; the dark number under it produces nothing
legend-merchant = merchant
legend-harbor = harbour for any kind
legend-harbor-kind = harbour for one kind
legend-players = Players
legend-goal = In the headline, after the name: points of the current player / points to win.
legend-hand = After your hand: how many cards you have / your limit. With more, you discard half on a seven.
legend-balance = Beside the barbarians: { $city } the strength of the cities, { $knight } that of the awake knights, in the players' colours; at risk: who would lose a city now.
legend-bank = { $bank }: cards left there, by letter. { $rolls }: how often each total has been rolled.
legend-chance = { $chance }: of the 36 ways two dice can fall, so many bring this number, or a number around this corner.
legend-columns = Columns (VP cd pr kn rd): victory points, cards in hand, progress cards, knight levels (active / all), longest road (* has the award).
legend-tracks = { $letters }: levels of { $names }; underlined with a metropolis.
legend-supply = Last columns, on wide screens: settlements, cities, walls, knights and roads left in supply.
legend-talks = Trade among players: at most { $most } offers a turn, a limit of this program.
legend-marks = Brackets: [ ] is the cursor, ( ) can be chosen, {"{"} {"}"} has been chosen.
legend-rows = The letters on the left name the rows of hexes: C3 is the third hex of row C.
sheet-costs = Costs
sheet-levels = Improvement to level { $levels }: as many paper, cloth or coin as the level
sheet-left = Still in the decks
sheet-deck-left = { $track }: { $n } to draw, { $used } used ones below them.
sheet-unseen = Not seen yet: { $cards }.
sheet-unseen-none = none
sheet-deck = Deck of { $track }
legend-shapes = Where there is room, pieces are drawn: a house (settlement), a house with a tower (city), a castle (metropolis, its keep in the colour of the track), and a shield with the knight's level, hollow while the knight is inactive. A bar below is a city wall.
legend-ship = the ship of the barbarians on its way; at step 7 they land
sheet-cards = Cards
sheet-decks = The decks hold { $science } science, { $trade } trade and { $politics } politics cards.
sheet-pieces = Pieces
sheet-each = Each player: { $roads } roads, { $settlements } settlements, { $cities } cities, { $walls } city walls, { $knights } knights of each of the three levels.
sheet-shared = Shared: a metropolis for each of the three tracks, a robber, a merchant, a red and a yellow die, the event die, and the barbarian ship, { $steps } steps from the island.
sheet-map = This map
sheet-tokens = Number tokens
sheet-harbors = Harbours
sheet-bank = The bank holds { $resources } of each resource and { $commodities } of each commodity.
board-map = Map

# Plain mode
plain-signs = Corners: 1s settlement of player 1, 1C city, 1M metropolis, 1t tipped city, [ ] wall, 1K2 active knight of level 2, 1k2 inactive. Edges: the number of the road's player. R robber, $ merchant.
plain-harbors = Harbours:
plain-harbor = { $rate ->
    [3] { $place } 3 for 1
   *[other] { $place } { $what } { $rate } for 1
 }
plain-row = Row { $row }
plain-land = { $lands }.
plain-pieces = { $name } has { $pieces }.
plain-roads = { $name }'s roads: { $roads }.
plain-empty = nothing here
plain-node = { $name }, a corner: { $here }
plain-edge = { $name }, an edge: { $here }
plain-rolled = { $total }: { $seen ->
    [one] once
   *[other] { $seen } times
 }, expected { $expected }.
plain-total = { $total }, { $ways } of 36 rolls. { $told }
plain-sign-settlement = 1s: settlement of player 1.
plain-sign-city = 1C: city of player 1.
plain-sign-metropolis = 1M: metropolis, a city worth four points.
plain-sign-tipped-city = 1t: tipped city, which counts as a settlement.
plain-sign-wall = [1C]: city with a wall.
plain-sign-active-knight = 1K2: active knight of level 2.
plain-sign-resting-knight = 1k2: inactive knight of level 2.
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
plain-places = Hexes are named by row and number, from the north-west: C3. A corner is a hex with { compass-n }, { compass-ne }, { compass-se }, { compass-s }, { compass-sw } or { compass-nw } after it, and an edge a hex with { compass-ne }, { compass-e }, { compass-se }, { compass-sw }, { compass-w } or { compass-nw } after it: C3{ compass-e }. A road lies on an edge.
plain-player = Player { $number }, { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, { $progress ->
    [one] 1 progress card
   *[other] { $progress } progress cards
 }, knight levels { $knights } ({ $ready } active), longest road { $road }{ $award ->
    [0] {""}
   *[other] { " " }(award)
 }, { $levels }.
plain-barbarians = Barbarians: step { $steps } of { $of }, strength { $attack } against { $defence }.
plain-hand = Your cards: { $cards } (limit { $limit }).
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
 } and { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
 }.

# Hints: what a position is worth for
term-points = victory points
term-production = cards from the dice
term-ports = better rates at the bank
term-room = room for settlements
term-roads = the longest road
term-hand = cards in hand
term-plan = the next purchase
term-excess = safety from a seven
term-knights = the strength of the knights
term-barbarians = defence against the barbarians
term-tracks = city improvements
term-metropolis = the race for a metropolis
term-cards = progress cards
term-bargain = trading
term-turn = a short turn
why-longest-road = takes Longest Road: +{ $n ->
    [one] 1 point
   *[other] { $n } points
 }
why-metropolis = builds a metropolis: +{ $n ->
    [one] 1 point
   *[other] { $n } points
 }
why-points = +{ $n ->
    [one] 1 point
   *[other] { $n } points
 }
plain-roll = { $ways ->
    [0] no roll brings you cards
    [one] 1 of 36 rolls brings you cards
   *[other] { $ways } of 36 rolls bring you cards
 }
why-dice = { $freed ->
    [yes] frees { $kinds } on { $ways } of 36 rolls
   *[no] { $kinds } on { $ways } of 36 rolls
 }
why-stops = holds back { $seat }, who may win next turn
why-blocks = keeps { $kinds } from { $seat } on { $ways } of 36 rolls
why-holds = { $seat } has { $n } { $kind ->
    [coin] { $n ->
        [one] coin
       *[other] coins
     }
   *[other] { $kind }
 }
why-holds-between = { $seat } has { $low } to { $high } { $kind ->
    [coin] coins
   *[other] { $kind }
 }
why-brings = brings { $n } { $kind ->
    [coin] { $n ->
        [one] coin
       *[other] coins
     }
   *[other] { $kind }
 }
why-brings-between = brings { $low } to { $high } { $kind ->
    [coin] coins
   *[other] { $kind }
 }
why-held = enough to beat the barbarians ({ $n } against { $barbarians }), who attack in { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }
why-ready = { $n ->
    [one] 1 active knight
   *[other] { $n } active knights
 }, and the barbarians attack in { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }
why-stronger = defends with strength { $n }, and the barbarians attack in { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }
why-asleep = { $n ->
    [one] 1 knight
   *[other] { $n } knights
 } to activate with grain, and the barbarians attack in { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }
why-places = opens { $n ->
    [one] 1 place
   *[other] { $n } places
 } for a settlement
why-trail = { $n ->
    [1] {""}
   *[other] { $n } roads in a row:{" "}
 }{ $missing ->
    [one] 1 more road
   *[other] { $missing } more roads
 } for Longest Road
why-rate = trades { $kinds } at { $rate }:1 with the bank
why-short = { $missing ->
    [0] enough for { $thing }
    [one] 1 card short of { $thing }
   *[other] { $missing } cards short of { $thing }
 }
why-saves = { $missing ->
    [0] keeps the cards for { $thing }
    [one] saves for { $thing }: 1 card short
   *[other] saves for { $thing }: { $missing } cards short
 }
why-cards = { $n ->
    [one] 1 more card
   *[other] { $n } more cards
 }
why-safe = a seven then takes nothing: { $n ->
    [one] 1 card
   *[other] { $n } cards
 }, limit { $limit }
why-wakes = a grain to activate { $n ->
    [one] a knight
   *[other] 1 of { $n } knights
 }, and the barbarians attack in { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }
why-levels = knights of strength { $n } in all, once active
why-draws = draws a { $track } card on { $ways } of 36 rolls
why-limit = hand limit { $n } instead of { $before }
why-ahead = { $n } roads in a row, against { $best } of { $seat }'s
why-toward = one more road reaches a corner with { $ways } of 36 rolls
why-near = { $seat } needs only { $n ->
    [one] 1 more point
   *[other] { $n } more points
 } to win
why-helps = it would help { $seat } too much
why-asks = what { $seat } asks for is worth more
why-offers = what { $seat } offers is worth more
why-gives-up = costs least: { $kinds } on { $ways } of 36 rolls
why-aqueduct = the Aqueduct brings a resource of choice on { $ways } of 36 rolls that bring nothing else
why-fortress = the Fortress allows mighty knights{ $n ->
    [0] { "" }
    [one] : 1 strong knight can be promoted
   *[other] : { $n } strong knights can be promoted
 }
why-visits = { $missing ->
    [one] 1 commodity
   *[other] { $missing } commodities
 } short of { $thing }, and { $n ->
    [one] 1 opponent
   *[other] { $n } opponents
 } to get one from
why-fleet = { $kind } gets { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from the bank instead of { $before }
why-spies = sees the { $n ->
    [one] progress card of { $seat } and takes it
   *[other] { $n } progress cards of { $seat } and takes the best
 }
why-picks = sees the { $n ->
    [one] only card of { $seat } and takes it
    [2] 2 cards of { $seat } and takes both
   *[other] { $n } cards of { $seat } and takes the best { $taken }
 }
why-deserts = { $seat } loses a knight of strength { $n } or more, of { $all } in all
why-drives = drives off the knight of { $seat } (strength { $n })
why-cuts = cuts the longest road of { $seat } from { $before } to { $n }
why-sabotages = { $players ->
    [one] 1 opponent
   *[other] { $players } opponents
 } with no fewer points { $players ->
    [one] loses
   *[other] lose
 } { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
why-gifts = brings { $n ->
    [one] 1 card
   *[other] { $n } cards
 } of { $players ->
    [one] 1 opponent
   *[other] { $players } opponents
 } with more points
why-useful = { $does }
why-thing-level = the { $name } and its metropolis
why-thing-improvement = the { $name }
why-thing-city = a city
why-thing-settlement = a settlement
why-thing-knight = a knight
why-thing-road = a road

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
short-close-trades = refuse
short-open-trades = accept

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
lack-cannot-pay = You still need { $lacks }.

## The dice of the Alchemist
die-red = red
die-yellow = yellow
die-total = Total { $total }:
die-nothing = nobody gets a card
die-robber = the robber moves
die-robber-locked = the robber stays
die-discards = { $seats }: half the hand goes
die-draws = Red { $red } may draw a progress card for { $who }
die-no-draws = Red { $red } draws nobody a progress card
die-drawer = { $seat } ({ $track })
die-gets = { $seat }: { $what }
die-cards = { $cards }
die-gold = { $n } for gold
die-you = you
die-seat = { $seat }

# Standing orders
order-trades = Trades
order-trades-refuse = refuse every offer
order-trades-only = refuse what does not bring what I want
order-trades-take = take what I want for as many cards or fewer, refuse the rest
order-trades-help = How should offers be answered? You are still asked when somebody asks for offers, and nobody two points from winning gets a card of yours before you are asked.
order-wanted = What I want
order-wanted-ask = nothing yet
order-wanted-brick = brick
order-wanted-lumber = lumber
order-wanted-wool = wool
order-wanted-grain = grain
order-wanted-ore = ore
order-wanted-paper = paper
order-wanted-cloth = cloth
order-wanted-coin = coin
order-wanted-help = Which card do your orders about trades look for?
order-discard = Cards to give up
order-discard-most = of the kinds I have most of
order-discard-resources = the same, but no commodities
order-discard-help = What do you give up after a seven, to the Saboteur or as a wedding gift? Without enough resources you are asked.
order-aqueduct = Aqueduct
order-aqueduct-fewest = what I have fewest of
order-aqueduct-brick = brick
order-aqueduct-lumber = lumber
order-aqueduct-wool = wool
order-aqueduct-grain = grain
order-aqueduct-ore = ore
order-aqueduct-help = Which resource do you take when a roll brings you none? If the bank is out of it you are asked.
order-reward = Best defender
order-reward-science = a science card
order-reward-trade = a trade card
order-reward-politics = a politics card
order-reward-help = Which deck do you draw from when you are among the best defenders? If it is empty you are asked.
order-robber = Robber
order-robber-leader = to the leader's best hex
order-robber-help = Where does the robber go, and who loses a card to you? If two opponents lead, or every hex of the leader touches a building of yours, you are asked.
order-turn = Your turn
order-turn-roll = roll at once
order-turn-quiet = roll, and end it where nothing can be built
order-turn-build = the same, but cards and knights can wait
order-turn-help = How does your turn begin and end? You are asked as soon as you can build, play or move something, or hold more than seven cards. With the third choice you are asked only when you can build, improve, recruit or promote, or hold too many cards.
order-building = Special building phase
order-building-pass = build nothing
order-building-help = Do you want to build between the turns of others?
