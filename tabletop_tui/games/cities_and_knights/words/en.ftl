### Cities & Knights in English.

game-title = Cities & Knights

## Cards, terrains, pieces
kind-brick = brick
    .key = b
kind-lumber = lumber
    .key = l
kind-wool = wool
    .key = w
kind-grain = grain
    .key = g
kind-ore = ore
    .key = o
kind-paper = paper
    .key = p
kind-cloth = cloth
    .key = c
kind-coin = coin
    .key = i
any-kind = 3:1
amount = { $n } { $kind }
no-cards = nothing
one-hidden = a card
some-hidden = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
one-hidden-progress = a progress card
terrain-hills = hills
terrain-forest = forest
terrain-pasture = pasture
terrain-fields = fields
terrain-mountains = mountains
terrain-desert = desert
terrain-gold = gold
hex-among = { $hex } ({ $at })
ground = { $terrain } { $at }
beside = { $hex } { $point }
sea = sea
hex = { $number ->
    [0] { $terrain }
   *[other] { $terrain } { $number }
 }
harbor = harbour { $kind }
piece-nothing = nothing
piece-road = road
piece-settlement = settlement
piece-city = city
piece-tipped-city = tipped city
piece-wall = city wall
piece-basic-knight = basic knight
piece-strong-knight = strong knight
piece-mighty-knight = mighty knight
active = active
inactive = inactive
track-science = science
track-trade = trade
track-politics = politics
face-ship = ship
face-science = green gate
face-trade = yellow gate
face-politics = blue gate
level-science-1 = Abbey
level-science-2 = Library
level-science-3 = Aqueduct
level-science-4 = Theater
level-science-5 = University
level-trade-1 = Market
level-trade-2 = Trading House
level-trade-3 = Merchant Guild
level-trade-4 = Bank
level-trade-5 = Great Exchange
level-politics-1 = Town Hall
level-politics-2 = Church
level-politics-3 = Fortress
level-politics-4 = Cathedral
level-politics-5 = High Assembly
card-alchemist = Alchemist
card-alchemist-does = before the roll: choose the red and the yellow die
card-crane = Crane
card-crane-does = your next improvement this turn costs one commodity less
card-engineer = Engineer
card-engineer-does = a free city wall
card-inventor = Inventor
card-inventor-does = swap two number tokens, but no 2, 6, 8 or 12
card-irrigation = Irrigation
card-irrigation-does = 2 grain for each fields hex that you touch
card-medicine = Medicine
card-medicine-does = a city for 2 ore and 1 grain
card-mining = Mining
card-mining-does = 2 ore for each mountains hex that you touch
card-printer = Printer
card-printer-does = 1 point, shown at once
card-road-building = Road Building
card-road-building-does = two free roads
card-smith = Smith
card-smith-does = promote one or two knights for free
card-commercial-harbor = Commercial Harbor
card-commercial-harbor-does = from each opponent one commodity for one of your resources
card-master-merchant = Master Merchant
card-master-merchant-does = take two cards from the open hand of a player with more points
card-merchant = Merchant
card-merchant-does = 1 point and 2:1 trade in the resource of a hex beside you, while you have it
card-merchant-fleet = Merchant Fleet
card-merchant-fleet-does = trade one kind 2:1 with the bank this turn
card-resource-monopoly = Resource Monopoly
card-resource-monopoly-does = every opponent gives you 2 of a resource
card-trade-monopoly = Trade Monopoly
card-trade-monopoly-does = every opponent gives you 1 of a commodity
card-bishop = Bishop
card-bishop-does = move the robber and steal a card from everybody there
card-constitution = Constitution
card-constitution-does = 1 point, shown at once
card-deserter = Deserter
card-deserter-does = an opponent removes a knight, and you may place one
card-diplomat = Diplomat
card-diplomat-does = remove an open road; your own you may build elsewhere
card-intrigue = Intrigue
card-intrigue-does = drive away an opposing knight beside one of your roads
card-saboteur = Saboteur
card-saboteur-does = opponents with at least your points discard half their cards
card-spy = Spy
card-spy-does = see the progress cards of a player and take one
card-warlord = Warlord
card-warlord-does = activate all your knights
card-wedding = Wedding
card-wedding-does = opponents with more points give you two cards each

## Actions, each as it stands ready to be done
action-place-settlement = Settlement: { $node }
action-place-city = City: { $node }
action-place-road = Road: { $edge }
action-roll = Roll the dice
action-end-turn = End the turn
action-build-road = Road: { $edge }
action-build-settlement = Settlement: { $node }
action-build-city = City: { $node }
action-build-wall = City wall: { $node }
action-improve = Improve { $track } to { $level }: { $name } for { $cost }
action-raise-metropolis = Metropolis: { $node }
action-end-building = Done building
action-recruit = Recruit a knight: { $node }
action-activate = Activate the knight: { $node }
action-promote = Promote the knight: { $node }
action-move-knight = Move the knight from { $node } to { $to }
action-displace = Drive away the knight at { $to }
action-relocate = Your knight goes to { $node }
action-chase = Chase the robber with the knight at { $node }
action-discard = Discard { $cards }
action-move-robber = Robber: { $hex }
action-steal = Steal from { $victim } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
 })
action-take-gold = Take { $cards }
action-take-resource = Take 1 { $card }
action-decline-resource = Take nothing
action-lose-city = Lose the city: { $node }
action-choose-deck = Draw a { $deck } card
action-discard-progress = Discard { $card }
action-trade-bank = Give { $give } for 1 { $get } (bank: { $left })
action-propose = Offer { $give } for { $get } to { $seats }
action-ask-for-offers = { $wanted ->
    [yes] Ask for offers of { $wants }
   *[no] Ask for offers
 }
action-accept-trade = Agree
action-refuse-trade = No, thanks
action-counter-trade = Offer { $give } for { $get }
action-close-trade = Trade with { $partner }{ $known ->
    [yes] : give { $give } for { $get }
   *[no] {""}
 }
action-withdraw-trade = Trade with nobody
action-open-trades = Hear trade offers again
action-close-trades = No trades, please
action-play-alchemist = Alchemist: red { $red }, yellow { $yellow }
action-play-crane = Play the Crane
action-play-engineer = Engineer: wall at { $node }
action-play-inventor = Inventor: swap { $hex } and { $other }
action-play-irrigation = Play Irrigation
action-play-medicine = Medicine: city at { $node }
action-play-mining = Play Mining
action-play-road-building = Play Road Building
action-free-road = Free road: { $edge }
action-play-smith = Play the Smith
action-promote-free = Promote for free: { $node }
action-stop-promoting = Promote no more
action-play-commercial-harbor = Play Commercial Harbor
action-offer-card = Offer { $card } to { $partner }
action-stop-offering = Offer no more
action-give-commodity = Give { $card }
action-play-master-merchant = Master Merchant: the hand of { $victim }
action-take-cards = Take { $cards }
action-play-merchant = Merchant: { $hex }
action-play-merchant-fleet = Merchant Fleet: { $card }
action-play-resource-monopoly = Resource Monopoly: { $card }
action-play-trade-monopoly = Trade Monopoly: { $card }
action-play-bishop = Bishop: { $hex }
action-play-deserter = Deserter: { $victim }
action-remove-knight = Remove the knight: { $node }
action-enlist-knight = { $level ->
    [1] Basic knight
    [2] Strong knight
   *[other] Mighty knight
 }: { $node }
action-decline-knight = Place no knight
action-play-diplomat = Diplomat: remove { $edge }
action-rebuild-road = Road: { $edge }
action-keep-road = Keep the road in supply
action-play-intrigue = Intrigue: the knight at { $node }
action-play-saboteur = Play the Saboteur
action-forfeit = Discard { $cards }
action-play-spy = Spy: { $victim }
action-take-progress = Take { $card }
action-leave-progress = Take none
action-play-warlord = Play the Warlord
action-play-wedding = Play the Wedding
action-give-gift = Give { $cards }

## Kinds of actions, as lines of the menu
offer-place-settlement = Place a settlement
offer-place-city = Place a city
offer-place-road = Place a road
offer-roll = Roll the dice
    .key = r
offer-end-turn = End the turn
    .key = e
offer-build-road = Build a road
    .key = r
offer-build-settlement = Build a settlement
    .key = s
offer-build-city = Build a city
    .key = c
offer-build-wall = Build a city wall
    .key = w
offer-improve = Improve your cities
    .key = i
offer-raise-metropolis = Place the metropolis
offer-end-building = Done building
    .key = e
offer-recruit = Recruit a knight
    .key = k
offer-activate = Activate a knight
    .key = a
offer-promote = Promote a knight
    .key = m
offer-move-knight = Move a knight
    .key = v
offer-displace = Drive a knight away
    .key = d
offer-relocate = Move your displaced knight
offer-chase = Chase the robber
    .key = j
offer-discard = Discard
offer-move-robber = Move the robber
offer-steal = Steal a card
offer-take-gold = Take resources for gold
offer-take-resource = Take a resource
offer-decline-resource = Take nothing
offer-lose-city = Choose the city you lose
offer-choose-deck = Choose a deck
offer-discard-progress = Discard a progress card
offer-trade-bank = Trade with the bank
    .key = b
offer-propose = Offer a trade
    .key = t
offer-ask-for-offers = Ask for offers: what do you want?
    .key = o
offer-accept-trade = Agree
offer-refuse-trade = No, thanks
offer-counter-trade = Make your own offer
offer-close-trade = Trade
offer-withdraw-trade = Trade with nobody
offer-open-trades = Hear trade offers again
offer-close-trades = No trades, please
offer-play-alchemist = Play the Alchemist
offer-play-crane = Play the Crane
offer-play-engineer = Play the Engineer
offer-play-inventor = Play the Inventor
offer-play-irrigation = Play Irrigation
offer-play-medicine = Play Medicine
offer-play-mining = Play Mining
offer-play-road-building = Play Road Building
offer-free-road = Build a free road
offer-play-smith = Play the Smith
offer-promote-free = Promote for free
offer-stop-promoting = Promote no more
offer-play-commercial-harbor = Play Commercial Harbor
offer-offer-card = Offer a card
offer-stop-offering = Offer no more
offer-give-commodity = Give a commodity
offer-play-master-merchant = Play the Master Merchant
offer-take-cards = Take cards
offer-play-merchant = Play the Merchant
offer-play-merchant-fleet = Play the Merchant Fleet
offer-play-resource-monopoly = Play Resource Monopoly
offer-play-trade-monopoly = Play Trade Monopoly
offer-play-bishop = Play the Bishop
offer-play-deserter = Play the Deserter
offer-remove-knight = Remove a knight
offer-enlist-knight = Place a knight
offer-decline-knight = Place no knight
offer-play-diplomat = Play the Diplomat
offer-rebuild-road = Build the road elsewhere
offer-keep-road = Keep the road
offer-play-intrigue = Play Intrigue
offer-play-saboteur = Play the Saboteur
offer-forfeit = Discard
offer-play-spy = Play the Spy
offer-take-progress = Take a card
offer-leave-progress = Take none
offer-play-warlord = Play the Warlord
offer-play-wedding = Play the Wedding
offer-give-gift = Give cards

## The story
event-turn-started = { $seat } is on turn.
event-built = { $seat } builds a { $piece } ({ $place }){ $free ->
    [yes] {" "}for free
   *[no] {""}
 }.
event-paid = { $seat } gets { $cards } for the city.
event-rolled = { $seat } rolls { $total } (red { $red }, yellow { $yellow }) and the { $event }.
event-dice-shuffled = All 36 pairs of dice have come and are shuffled again.
event-produced = { $seat } gets { $cards }.
event-ran-short = { $paid ->
    [0] The bank has too little { $card }: nobody gets any.
   *[other] The bank has too little { $card }: only { $paid } can be paid.
 }
event-gold-taken = { $seat } takes { $cards } for gold.
event-resource-taken = { $seat } takes 1 { $card } by the Aqueduct.
event-resource-declined = { $seat } does not use the Aqueduct.
event-ship-moved = The barbarian ship is at step { $step } of 7.
event-attacked = The barbarians attack with strength { $strength }; the knights defend with { $defence }.
event-defender-named = The island holds, and { $seat } is Defender of Catan.
event-defenders-tied = The island holds. The best defenders are { $seats }; each draws a progress card.
event-repelled = The barbarians find nothing to attack and sail away.
event-unharmed = The island falls, but no city can be pillaged.
event-city-lost = { $tipped ->
    [yes] The barbarians pillage a city of { $seat } ({ $node }). No settlement is left to replace it, so it is tipped over.
   *[no] The barbarians pillage a city of { $seat } ({ $node }); a settlement remains.
 }{ $wall ->
    [yes] {" "}Its wall falls too.
   *[no] {""}
 }
event-barbarians-left = { $freed ->
    [yes] The barbarians sail home, all knights rest, and from now on the robber may move.
   *[no] The barbarians sail home, and all knights rest.
 }
event-discarded = { $seat } discards { $cards }.
event-robber-moved = { $seat } moves the robber to { $hex }{ $hits ->
    [0] { "" }
   *[other] , beside buildings of { $seats }
 }.
event-stole = { $seat } steals { $card } from { $victim }.
event-improved = { $seat } reaches level { $level } of { $track }: { $name }.
event-metropolis-raised = { $seat } builds the metropolis of { $track } ({ $node }).
event-metropolis-lost = { $seat } loses the metropolis of { $track }.
event-recruited = { $seat } recruits a knight ({ $node }).
event-activated = { $seat } activates a knight ({ $node }){ $free ->
    [yes] {" "}for free
   *[no] {""}
 }.
event-promoted = { $seat } promotes a knight to level { $level } ({ $node }){ $free ->
    [yes] {" "}for free
   *[no] {""}
 }.
event-knight-moved = { $seat } moves a knight ({ $node }) to { $to }.
event-knight-displaced = { $seat } drives away a knight of { $victim } ({ $to }) with an own one ({ $node }).
event-knight-relocated = The displaced knight of { $seat } goes to { $to }.
event-knight-left = The displaced knight of { $seat } finds no place and leaves the board.
event-robber-chased = A knight of { $seat } ({ $node }) chases the robber.
event-traded-bank = { $seat } trades { $rate } { $give } for 1 { $get } with the bank.
event-proposed = { $seat } offers { $give } for { $get } to { $seats }.
event-offers-asked = { $wanted ->
    [yes] { $seat } asks the others for offers: wants { $wants }.
   *[no] { $seat } asks the others for offers.
 }
event-agreed = { $seat } agrees.
event-refused = { $seat } refuses.
event-countered = { $seat } would give { $give } for { $get } instead.
event-traded = { $seat } gives { $give } to { $partner } for { $get }.
event-trade-withdrawn = { $seat } makes no trade.
event-trades-opened = { $seat } hears trade offers again.
event-trades-closed = { $seat } would rather have no offers.
event-longest-road-taken = { $lost ->
    [yes] { $seat } takes Longest Road from { $former }, with { $length } roads.
   *[no] { $seat } has Longest Road, with { $length } roads.
 }
event-longest-road-lost = { $seat } loses the Longest Road; nobody has it now.
event-building-began = The special building phase begins.
event-building-ended = {""}
event-won = { $seat } has won with { $points } points!
event-progress-drawn = { $seat } draws { $card } ({ $deck }).
event-point-shown = { $seat } draws { $card } and shows it: 1 point.
event-deck-empty = The { $deck } deck is empty: { $seat } gets no card.
event-progress-discarded = { $seat } discards { $card }.
event-card-played = { $seat } plays { $card }{ $named ->
    [-1] .
   *[other] {" "}and names { $named }.
 }
event-tokens-swapped = { $seat } swaps number tokens: { $hex } now has { $tokens }, and { $other } has { $others }{ $hits ->
    [0] { "" }
   *[other] , beside buildings of { $seats }
 }.
event-harvested = { $seat } gets { $cards }.
event-mined = { $seat } gets { $cards }.
event-card-offered = { $seat } lays { $card } before { $partner }.
event-harbor-traded = { $partner } gives { $get } to { $seat } for { $give }.
event-harbor-returned = { $partner } has no commodity; the card returns to { $seat }.
event-hand-shown = { $seat } looks at the hand of { $victim }.
event-cards-taken = { $seat } takes { $cards } from { $victim }.
event-merchant-moved = { $lost ->
    [yes] { $seat } takes the merchant from { $former } and places it on { $hex }.
   *[no] { $seat } places the merchant on { $hex }.
 }
event-fleet-named = { $seat } trades { $card } 2:1 with the bank this turn.
event-resource-given = { $victim } gives { $cards } to { $seat }.
event-commodity-given = { $victim } gives { $cards } to { $seat }.
event-knight-removed = A knight of { $seat } deserts ({ $node }, level { $level }).
event-knight-enlisted = { $seat } places { $active ->
    [yes] an active knight
   *[no] an inactive knight
 } of level { $level } ({ $node }).
event-road-removed = { $seat } removes a road of { $owner } ({ $edge }).
event-knight-intrigued = { $seat } drives away a knight of { $victim } by intrigue ({ $node }).
event-forfeited = { $seat } discards { $cards }.
event-progress-seen = { $seat } looks at the progress cards of { $victim }.
event-progress-taken = { $seat } takes { $card } from { $victim }.
event-gifted = { $seat } gives { $cards } to { $to }.

## Refusals
no-no-place = There is no place for that.
no-cannot-pay = This costs { $cost }, and you cannot pay it.
no-road-first = The road beside the building just placed comes first.
no-road-beside-building = The road must touch the building just placed.
no-city-second = The second building is a city.
no-settlement-first = The first building is a settlement.
no-edge-taken = A road lies there already.
no-node-taken = Something stands there already.
no-too-close = Another building stands right next to it.
no-no-roads-left = You have no road left in supply.
no-no-settlements-left = You have no settlement left in supply.
no-no-cities-left = You have no city left in supply.
no-no-walls-left = You have no city wall left.
no-no-road-place = There is no place for a road.
no-road-apart = It touches no road or building of yours.
no-road-blocked = An opposing piece blocks the way there.
no-no-settlement-place = There is no place for a settlement.
no-settlement-apart = No road of yours leads there.
no-knight-in-the-way = A knight stands there.
no-no-settlement = You have no settlement there to upgrade.
no-tipped-first = The tipped city must be restored first.
no-no-wall-place = You have no city there without a wall.
no-wall-stands = That city has a wall already.
no-no-city = You need a city for that.
no-no-improvement = No improvement is possible.
no-too-few-commodities = You have too few of the commodity: level 1 costs 1, level 2 costs 2, and so on.
no-top-level = The top level is reached.
no-no-plain-city = You need a city without a metropolis for that level.
no-metropolis-first = The metropolis must be placed first.
no-not-plain-city = Choose one of your cities without a metropolis.
no-no-basic-left = Both your basic knights are on the board.
no-no-knight-place = There is no place for a knight.
no-knight-apart = No road of yours leads there.
no-no-idle-knight = You have no inactive knight there.
no-no-promotion = No knight can be promoted.
no-no-own-knight = You have no knight there.
no-mighty-already = That knight is mighty already.
no-promoted-already = That knight was promoted this turn already.
no-no-fortress = Mighty knights need the Fortress (politics level 3).
no-no-higher-piece = You have no knight of the next level in supply.
no-no-ready-knight = You have no knight that may act.
no-knight-tired = That knight acted or was activated this turn.
no-knight-idle = That knight is inactive.
no-no-move = No knight of yours can move anywhere.
no-out-of-reach = Your roads do not lead there.
no-no-weaker-knight = No weaker opposing knight is within reach.
no-no-opposing-knight = There is no opposing knight.
no-not-weaker = That knight is not weaker than yours.
no-relocate-first = The displaced knight must find a place first.
no-not-back = The knight cannot stay where it was driven away.
no-robber-locked = The robber cannot move before the first barbarian attack.
no-robber-far = No knight of yours that may act stands beside the robber.
no-robber-first = The robber must be moved first.
no-robber-stays = The robber must go to another hex.
no-robber-numbered = The robber must go to a hex with a number.
no-steal-first = Choose whom to steal from.
no-no-victim = That player has no building beside the robber, or no cards.
no-discard-first = Cards must be discarded first.
no-not-yours = Those cards are not there to be given.
no-wrong-count = It must be { $owed ->
    [one] 1 card
   *[other] { $owed } cards
 }.
no-gold-resources-only = Gold gives resources only.
no-aqueduct-resources-only = The Aqueduct gives resources only.
no-bank-empty = The bank has none of that kind.
no-deck-first = Choose a deck.
no-deck-empty = That deck is empty.
no-lose-city-first = Choose the city that is lost.
no-discard-progress-first = A progress card must be discarded first.
no-card-not-held = You do not hold that card.
no-roll-first = The dice must be rolled first; only the Alchemist may be played before.
no-rolled-already = The dice are rolled already.
no-no-such-dice = A die shows 1 to 6.
no-special-building-only = In the special building phase you can only build and buy.
no-no-bank-trade = You have too few equal cards to trade with the bank.
no-same-kind = You cannot get the kind that you give.
no-trades-off = Trade among players is switched off.
no-trades-on = You hear trade offers already.
no-talked-enough = Those were offers enough for one turn.
no-nobody-trades = Nobody wants to hear trade offers.
no-nothing-to-trade = There is nothing to trade.
no-no-such-cards = There are no such cards.
no-no-gifts = Both sides must give something.
no-both-sides = One kind cannot stand on both sides.
no-nobody-asked = Choose among the other players.
no-no-trades-please = That player wants no trades, please.
no-trade-first = The open trade must be settled first.
no-no-partner = That player has not agreed and made no offer.
no-answer-first = The offer must be answered first.
no-no-proposal = Nothing was offered; you can make an offer yourself.
no-crane-already = A Crane is at work already this turn.
no-no-swap = No two tokens can be swapped.
no-fixed-token = 2, 6, 8 and 12 cannot be swapped, and both hexes need a token.
no-equal-tokens = The two tokens are equal.
no-no-fields = You touch no fields.
no-no-mountains = You touch no mountains.
no-free-road-first = The free roads come first.
no-promote-first = A knight must be promoted first.
no-no-resource = You have no resource.
no-hands-empty = There are no cards in hand to get.
no-offer-first = Commercial Harbor must be finished first.
no-visited-already = That player has had a turn already, or is no opponent.
no-resources-only = Only a resource can be offered.
no-commodity-first = A commodity must be given.
no-commodities-only = It must be a commodity.
no-nobody-ahead = Nobody with more points than you holds a card.
no-not-ahead = That player does not have more points than you.
no-take-first = Cards must be taken first.
no-merchant-far = The merchant must go to a hex beside one of your settlements or cities.
no-merchant-there = Your merchant is there already.
no-no-such-kind = That kind cannot be named.
no-remove-first = A knight must be removed first.
no-enlist-first = Place the free knight, or decline it.
no-level-too-high = The knight may not be stronger than the one that left.
no-no-piece-of-level = You have no knight of that level in supply.
no-no-open-road = There is no open road.
no-no-road-there = There is no road.
no-road-not-open = That road is not open: pieces of its owner stand at both ends.
no-strands-knight = A knight would be left without a road.
no-rebuild-first = Build the removed road elsewhere, or keep it.
no-same-edge = The road must go to another place.
no-no-knight-beside = No opposing knight stands beside a road of yours.
no-nobody-loses = Nobody would lose a card.
no-gift-first = The gift must be given first.
no-no-progress-to-see = That player has no progress card in hand.
no-spy-first = A progress card must be taken first.
no-card-not-there = That card is not there.

## Points
score-settlements = Settlements
score-cities = Cities
score-metropolises = Metropolises
score-longest-road = Longest Road
score-defender = Defender of Catan
score-progress = Printer and Constitution
score-merchant = Merchant
deed-landings = landings
deed-held = landings held
deed-first-held = first landing held
deed-cities-lost = cities lost
deed-metropolises = metropolises raised or taken
feat-longest-road = Longest road

## Options
goto-what = hex: c2; its corner: c2n; its side: c2ne
option-points = Points to win
option-map = Map
option-map-random = random
option-map-spiral = random, tokens in a spiral
option-map-beginner = beginners' board
option-map-base-beginner = beginners' board of the base game
option-map-custom = your own map file
option-mapfile = Map file (for the custom map)
option-spread = No 6 or 8 beside a 6 or 8
option-dice = Dice
option-dice-fair = dice
option-dice-deck = shuffled deck of the 36 pairs
option-trades = Players trade with each other
option-crane_per_turn = At most one Crane in a turn
option-chase_needs_number = A chased robber goes to a numbered hex
option-spy_may_decline = The Spy may take no card

moment-barbarians = The barbarians land
moment-shares = Knights: { $shares }
moment-share = { $seat } { $n }
moment-chooses-city = { $seat } loses a city, and chooses which.
moment-city-falls = A city falls
moment-seven = { $seat } rolls a seven
moment-discards = { $seat } discards { $n ->
    [one] 1 card.
   *[other] { $n } cards.
 }
moment-robber-locked = The robber does not move before the first attack of the barbarians.
moment-metropolis = A metropolis
moment-metropolis-lost = A metropolis is lost
moment-longest-road = Longest Road
moment-counter-taken = Your offer is taken
moment-loss = You lose something
moment-points = { $seat } has { $n } of { $goal } points now.
moment-near = One point to win
moment-one-point = { $seat } needs one point to win!
option-points-help = Who has so many victory points in the own turn wins; the box plays to 13.
option-map-help = How hexes and numbers are laid: by luck, or on a printed or own board.
option-mapfile-help = The file with an island of your own; it counts only with the custom map.
no-components = { $game } needs no components file: its box is known to the last card. For a map of your own: --set map=custom --set mapfile=FILE.
option-spread-help = The numbers 6 and 8 come up most often; this keeps them apart on a random map.
option-dice-help = A deck holds every pair of dice once, so that luck evens out.
option-trades-help = Without it cards are traded with the bank alone.
option-crane_per_turn-help = The card for cheaper improvements may be played once a turn, or at will.
option-chase_needs_number-help = A knight may chase the robber to hexes with a number only, not the desert.
option-spy_may_decline-help = Who plays the Spy sees another’s progress cards and may then leave them all.
