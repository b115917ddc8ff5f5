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
    .spoken = three-for-one
amount = { $n } { $kind ->
    [coin] { $n ->
        [one] coin
       *[other] coins
     }
   *[other] { $kind }
 }
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
    .spoken = { $sought ->
        [1] { $hex } at { $at }
       *[other] { $hex }
     }
ground = { $terrain } { $at }
    .spoken = { $now }
beside = { $hex } { $point }
    .spoken = the { $side } of { $hex }
coordinate = { $hex }{ $point }
    .spoken = { $hex } { $side }
side-n = north
side-ne = north-east
side-e = east
side-se = south-east
side-s = south
side-sw = south-west
side-w = west
side-nw = north-west
sea = sea
    .spoken = the sea
shore = { "" }
    .spoken = the sea
hex = { $number ->
    [0] { $terrain }
   *[other] { $terrain } { $number }
 }
harbor = { $kind } harbour
    .spoken = { $kind ->
        [ore] an ore harbour
       *[other] a { $kind } harbour
     }
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
face-science = science gate
face-trade = trade gate
face-politics = politics gate
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
card-irrigation-does = 2 grain for each fields hex you have built on
card-medicine = Medicine
card-medicine-does = build a city for 2 ore and 1 grain
card-mining = Mining
card-mining-does = 2 ore for each mountains hex you have built on
card-printer = Printer
card-printer-does = 1 point, shown at once
card-road-building = Road Building
card-road-building-does = two free roads
card-smith = Smith
card-smith-does = promote one or two knights for free
card-commercial-harbor = Commercial Harbor
card-commercial-harbor-does = give each opponent a resource, and get a commodity for it
card-master-merchant = Master Merchant
card-master-merchant-does = see the hand of a player with more points, and take two cards
card-merchant = Merchant
card-merchant-does = 1 point and 2:1 trade in the resource of a hex you have built on, as long as it stays there
card-merchant-fleet = Merchant Fleet
card-merchant-fleet-does = trade one kind of card 2:1 with the bank this turn
card-resource-monopoly = Resource Monopoly
card-resource-monopoly-does = every opponent gives you 2 of a resource
card-trade-monopoly = Trade Monopoly
card-trade-monopoly-does = every opponent gives you 1 of a commodity
card-bishop = Bishop
card-bishop-does = move the robber, and steal a card from each opponent there
card-constitution = Constitution
card-constitution-does = 1 point, shown at once
card-deserter = Deserter
card-deserter-does = an opponent removes a knight, and you may place one
card-diplomat = Diplomat
card-diplomat-does = remove an open road; if it is yours, you may build it elsewhere
card-intrigue = Intrigue
card-intrigue-does = drive away an opponent's knight next to one of your roads
card-saboteur = Saboteur
card-saboteur-does = opponents with as many points as you or more discard half their cards
card-spy = Spy
card-spy-does = see a player's progress cards, and take one
card-warlord = Warlord
card-warlord-does = activate all your knights
card-wedding = Wedding
card-wedding-does = opponents with more points give you two cards each
deck-science-does = builds and harvests: free roads, a wall, promotions, more grain and ore
deck-trade-does = brings cards: monopolies, the Merchant and a point, trades at 2:1
deck-politics-does = works against others: takes their cards and knights, moves the robber

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
action-improve = Improve { $track } to { $level } ({ $name }) for { $cost }
    .brief = Improve { $track } for { $cost }
action-raise-metropolis = Metropolis: { $node }
action-end-building = Done building
action-recruit = Recruit a knight: { $node }
action-activate = Activate the knight: { $node }
action-promote = Promote the knight: { $node }
action-move-knight = Move the knight from { $node } to { $to }
    .spoken = Move the knight from the corner of { $node } to that of { $to }
action-displace = Drive away the knight at { $to }
action-relocate = Move your knight to { $node }
action-chase = Chase the robber with the knight at { $node }
action-discard = Discard { $cards }
action-move-robber = Robber: { $hex }
    .brief = { $hex }
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
action-withdraw-trade = Call off the trade
action-open-trades = Accept offers again
action-close-trades = Refuse all offers
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
action-stop-promoting = Stop promoting
action-play-commercial-harbor = Play Commercial Harbor
action-offer-card = Offer { $card } to { $partner }
action-stop-offering = Stop offering
action-give-commodity = Give { $card }
action-play-master-merchant = Master Merchant: { $victim }'s hand
action-take-cards = Take { $cards }
action-play-merchant = Merchant: { $hex }
    .brief = { $hex }
action-play-merchant-fleet = Merchant Fleet: { $card }
action-play-resource-monopoly = Resource Monopoly: { $card }
action-play-trade-monopoly = Trade Monopoly: { $card }
action-play-bishop = Bishop: { $hex }
    .brief = { $hex }
action-play-deserter = Deserter: { $victim }
action-remove-knight = Remove the knight: { $node }
action-enlist-knight = { $level ->
    [1] Basic knight
    [2] Strong knight
   *[other] Mighty knight
 }: { $node }
action-decline-knight = Do not place a knight
action-play-diplomat = Diplomat: remove { $edge }
action-rebuild-road = Road: { $edge }
action-keep-road = Keep the road in your supply
action-play-intrigue = Intrigue: the knight at { $node }
action-play-saboteur = Play the Saboteur
action-forfeit = Discard { $cards }
action-play-spy = Spy: { $victim }
action-take-progress = Take { $card }
action-leave-progress = Take no card
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
    .spoken = Ask for offers
offer-accept-trade = Agree
    .key = a
offer-refuse-trade = No, thanks
    .key = o
offer-counter-trade = Make your own offer
    .key = m
offer-close-trade = Trade
    .key = t
offer-withdraw-trade = Call off the trade
    .key = c
offer-open-trades = Accept offers again
    .key = f
offer-close-trades = Refuse all offers
    .key = f
offer-play-card = Play a progress card
    .key = l
offer-play-alchemist = Play the Alchemist
    .key = a
offer-play-crane = Play the Crane
    .key = c
offer-play-engineer = Play the Engineer
    .key = e
offer-play-inventor = Play the Inventor
    .key = v
offer-play-irrigation = Play Irrigation
    .key = i
offer-play-medicine = Play Medicine
    .key = j
offer-play-mining = Play Mining
    .key = g
offer-play-road-building = Play Road Building
    .key = l
offer-free-road = Build a free road
offer-play-smith = Play the Smith
    .key = s
offer-promote-free = Promote for free
    .key = r
offer-stop-promoting = Stop promoting
    .key = s
offer-play-commercial-harbor = Play Commercial Harbor
    .key = o
offer-offer-card = Offer a card
    .key = o
offer-stop-offering = Stop offering
    .key = s
offer-give-commodity = Give a commodity
offer-play-master-merchant = Play the Master Merchant
    .key = q
offer-take-cards = Take cards
offer-play-merchant = Play the Merchant
    .key = m
offer-play-merchant-fleet = Play the Merchant Fleet
    .key = f
offer-play-resource-monopoly = Play Resource Monopoly
    .key = r
offer-play-trade-monopoly = Play Trade Monopoly
    .key = t
offer-play-bishop = Play the Bishop
    .key = b
offer-play-deserter = Play the Deserter
    .key = d
offer-remove-knight = Remove a knight
offer-enlist-knight = Place a knight
    .key = l
offer-decline-knight = Do not place a knight
    .key = d
offer-play-diplomat = Play the Diplomat
    .key = p
offer-rebuild-road = Build the road elsewhere
    .key = b
offer-keep-road = Keep the road
    .key = k
offer-play-intrigue = Play Intrigue
    .key = n
offer-play-saboteur = Play the Saboteur
    .key = k
offer-forfeit = Discard
offer-play-spy = Play the Spy
    .key = y
offer-take-progress = Take a card
    .key = t
offer-leave-progress = Take no card
    .key = o
offer-play-warlord = Play the Warlord
    .key = w
offer-play-wedding = Play the Wedding
    .key = x
offer-give-gift = Give cards

## The story
event-turn-started = { $seat }'s turn.
event-built = { $seat } builds a { $piece } ({ $place }){ $free ->
    [yes] {" "}for free
   *[no] {""}
 }.
event-paid = { $seat } gets { $cards } for the city.
event-rolled = { $seat } rolls { $total } (red { $red }, yellow { $yellow }) and the { $event }.
    .brief = { $seat } rolls { $total } and the { $event }.
event-dice-shuffled = All 36 pairs of dice have been rolled; the deck is shuffled again.
event-produced = { $seat } gets { $cards }.
event-ran-short = { $paid ->
    [0] The bank is short of { $card }: nobody gets any.
   *[other] The bank is short of { $card }: it can pay only { $paid }.
 }
event-gold-taken = { $seat } takes { $cards } for gold.
event-resource-taken = { $seat } takes 1 { $card } with the Aqueduct.
event-resource-declined = { $seat } does not use the Aqueduct.
event-ship-moved = { $step ->
    [7] The barbarian ship reaches the island.
   *[other] The barbarian ship moves to step { $step } of 7.
 }
    .brief = { $step ->
        [7] The barbarian ship reaches the island.
       *[other] It is at step { $step } of 7.
     }
event-attacked = The barbarians attack with strength { $strength }; the knights defend with { $defence }.
event-defender-named = The barbarians are beaten off, and { $seat } is Defender of Catan.
event-defenders-tied = The barbarians are beaten off. { $seats } are the best defenders, and each draws a progress card.
event-repelled = The barbarians find nothing to attack and sail away.
event-unharmed = The barbarians win, but there is no city they can pillage.
event-city-lost = { $tipped ->
    [yes] The barbarians pillage { $seat }'s city ({ $node }). No settlement is left to replace it, so it is tipped over.
   *[no] The barbarians pillage { $seat }'s city ({ $node }); a settlement remains.
 }{ $wall ->
    [yes] {" "}Its wall falls too.
   *[no] {""}
 }
event-barbarians-left = { $freed ->
    [yes] The barbarians sail home, all knights become inactive, and from now on the robber may move.
   *[no] The barbarians sail home, and all knights become inactive.
 }
event-robber-stayed = The robber cannot move before the barbarians' first attack.
event-discarded = { $seat } discards { $cards }.
event-robber-moved = { $seat } moves the robber to { $hex }{ $hits ->
    [0] { "" }
   *[other] , next to buildings of { $seats }
 }.
event-stole = { $seat } steals { $card } from { $victim }.
event-improved = { $seat } reaches { $track } level { $level }: { $name }.
event-metropolis-raised = { $seat } builds the { $track } metropolis ({ $node }).
event-metropolis-lost = { $seat } loses the { $track } metropolis.
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
event-knight-displaced = { $seat } drives { $victim }'s knight ({ $to }) away with their own ({ $node }).
event-knight-relocated = { $seat }'s displaced knight goes to { $to }.
event-knight-left = { $seat }'s displaced knight has nowhere to go and leaves the board.
event-robber-chased = { $seat }'s knight ({ $node }) chases the robber away.
event-traded-bank = { $seat } trades { $rate } { $give ->
    [coin] coins
   *[other] { $give }
 } for 1 { $get } with the bank.
event-proposed = { $seat } offers { $give } for { $get } to { $seats }.
    .brief = {""}
event-offers-asked = { $wanted ->
    [yes] { $seat } asks for offers of { $wants }.
   *[no] { $seat } asks for offers.
 }
    .brief = {""}
event-agreed = { $seat } agrees.
    .brief = {""}
event-refused = { $seat } refuses.
    .brief = {""}
event-countered = { $seat } offers { $give } for { $get } instead.
    .brief = {""}
event-traded = { $seat } gives { $give } to { $partner } for { $get }.
event-trade-withdrawn = { $seat } makes no deal.
    .brief = {""}
event-trades-opened = { $seat } accepts offers again.
    .brief = {""}
event-trades-closed = { $seat } refuses all offers from now on.
    .brief = {""}
event-longest-road-taken = { $lost ->
    [yes] { $seat } takes Longest Road from { $former }, with { $length } roads.
   *[no] { $seat } takes Longest Road, with { $length } roads.
 }
event-longest-road-lost = { $seat } loses Longest Road; nobody has it now.
event-building-began = The special building phase begins.
event-building-ended = {""}
event-won = { $seat } wins with { $points } points!
event-progress-drawn = { $seat } draws { $card } ({ $deck }).
event-point-shown = { $seat } draws { $card } and shows it: 1 point.
event-deck-empty = The { $deck } deck is empty: { $seat } gets no card.
event-progress-discarded = { $seat } discards { $card }.
event-card-played = { $seat } plays { $card }{ $named ->
    [-1] .
   *[other] {" "}and names { $named }.
 }
event-tokens-swapped = { $seat } swaps two number tokens: { $hex } now has { $tokens }, and { $other } has { $others }{ $hits ->
    [0] { "" }
   *[other] , next to buildings of { $seats }
 }.
event-harvested = { $seat } gets { $cards }.
event-mined = { $seat } gets { $cards }.
event-card-offered = { $seat } offers { $card } to { $partner }.
event-harbor-traded = { $partner } gives { $get } to { $seat } for { $give }.
event-harbor-returned = { $partner } has no commodity; the card goes back to { $seat }.
event-hand-shown = { $seat } looks at { $victim }'s hand.
event-cards-taken = { $seat } takes { $cards } from { $victim }.
event-merchant-moved = { $lost ->
    [yes] { $seat } takes the merchant from { $former } and places it on { $hex }.
   *[no] { $seat } places the merchant on { $hex }.
 }
event-fleet-named = { $seat } can trade { $card ->
    [coin] coins
   *[other] { $card }
 } 2:1 with the bank this turn.
event-resource-given = { $victim } gives { $cards } to { $seat }.
event-commodity-given = { $victim } gives { $cards } to { $seat }.
event-knight-removed = { $seat }'s knight ({ $node }, level { $level }) deserts.
event-knight-enlisted = { $seat } places { $active ->
    [yes] an active knight
   *[no] an inactive knight
 } of level { $level } ({ $node }).
event-road-removed = { $seat } removes { $owner }'s road ({ $edge }).
event-knight-intrigued = { $seat } drives { $victim }'s knight ({ $node }) away with Intrigue.
event-forfeited = { $seat } discards { $cards }.
event-progress-seen = { $seat } looks at { $victim }'s progress cards.
event-progress-taken = { $seat } takes { $card } from { $victim }.
event-gifted = { $seat } gives { $cards } to { $to }.

## Refusals
no-no-place = There is nowhere to put it.
no-cannot-pay = You cannot afford this: it costs { $cost }.
no-road-first = First place the road next to your new building.
no-road-beside-building = The road must touch the building you have just placed.
no-city-second = Your second building must be a city.
no-settlement-first = Your first building must be a settlement.
no-edge-taken = There is already a road here.
no-node-taken = This corner is already taken.
no-too-close = Too close: there is a building on the next corner.
no-no-roads-left = You have no roads left.
no-no-settlements-left = You have no settlements left.
no-no-cities-left = You have no cities left.
no-no-walls-left = You have no city walls left.
no-no-road-place = There is nowhere to build a road.
no-road-apart = A road must connect to one of your roads or buildings.
no-road-blocked = An opponent's piece blocks the way.
no-no-settlement-place = There is nowhere to build a settlement.
no-settlement-apart = None of your roads leads here.
no-knight-in-the-way = There is a knight on this corner.
no-no-settlement = You have no settlement here to upgrade.
no-tipped-first = First set your tipped city upright again.
no-no-wall-place = You have no city without a wall.
no-wall-stands = This city already has a wall.
no-no-city = You need a city for that.
no-no-improvement = There is nothing you can improve.
no-too-few-commodities = You have too few commodities of that kind: level 1 costs 1, level 2 costs 2, and so on.
no-top-level = You have already reached the top level.
no-no-plain-city = That level needs a city without a metropolis.
no-metropolis-first = First place the metropolis.
no-not-plain-city = Choose one of your cities without a metropolis.
no-no-basic-left = Both your basic knights are already on the board.
no-no-knight-place = There is nowhere to place a knight.
no-knight-apart = None of your roads leads here.
no-no-idle-knight = You have no inactive knight.
no-no-promotion = You have no knight that can be promoted.
no-no-own-knight = You have no knight here.
no-mighty-already = This knight is already mighty.
no-promoted-already = You have already promoted this knight this turn.
no-no-fortress = You need the Fortress (politics level 3) for mighty knights.
no-no-higher-piece = You have no knight of the next level left.
no-no-ready-knight = You have no knight that can act.
no-knight-tired = This knight was activated this turn, or has already acted.
no-knight-idle = This knight is inactive.
no-no-move = None of your knights can move anywhere.
no-out-of-reach = Your roads do not lead there.
no-no-weaker-knight = No weaker knight of an opponent is within reach.
no-no-opposing-knight = There is no opponent's knight.
no-not-weaker = That knight is not weaker than yours.
no-relocate-first = First move your displaced knight.
no-not-back = The knight cannot go back to where it was driven away from.
no-robber-locked = The robber cannot move before the first barbarian attack.
no-robber-far = You have no knight next to the robber that can act.
no-robber-first = First move the robber.
no-robber-stays = The robber must go to another hex.
no-robber-numbered = The robber must go to a hex with a number.
no-steal-first = First choose who to steal from.
no-no-victim = That player has no building next to the robber, or no cards.
no-discard-first = First discard half of your cards.
no-not-yours = Those cards are not in your hand.
no-wrong-count = Choose exactly { $owed ->
    [one] 1 card
   *[other] { $owed } cards
 }.
no-gold-resources-only = Gold gives only resources.
no-aqueduct-resources-only = The Aqueduct gives only resources.
no-bank-empty = The bank has no cards of that kind left.
no-deck-first = First choose a deck.
no-deck-empty = That deck is empty.
no-lose-city-first = First choose the city you lose.
no-discard-progress-first = First discard a progress card.
no-card-not-held = You do not have that card.
no-roll-first = Roll the dice first; only the Alchemist is played before that.
no-rolled-already = You have already rolled.
no-no-such-dice = Choose a number from 1 to 6 for each die.
no-special-building-only = In the special building phase you can only build and buy.
no-no-bank-trade = You have too few cards of one kind to trade with the bank.
no-same-kind = You cannot get the kind you give.
no-trades-off = Trading with other players is switched off.
no-trades-on = You already accept offers.
no-talked-enough = You have made enough offers this turn.
no-nobody-trades = Nobody accepts offers now.
no-nothing-to-trade = There is nothing to trade.
no-no-such-cards = Choose cards of the eight kinds.
no-no-gifts = Both sides must give something.
no-both-sides = You cannot give and get the same kind.
no-nobody-asked = Choose one or more of the other players.
no-no-trades-please = That player refuses all offers.
no-trade-first = First finish the trade.
no-no-partner = That player has neither agreed nor made an offer.
no-answer-first = The offer must be answered first.
no-no-proposal = There is no offer to agree to; you can make one yourself.
no-crane-already = You have already played a Crane.
no-no-swap = There are no two tokens you can swap.
no-fixed-token = 2, 6, 8 and 12 cannot be swapped, and both hexes need a token.
no-equal-tokens = The two tokens are the same.
no-no-fields = You have not built on any fields.
no-no-mountains = You have not built on any mountains.
no-free-road-first = First place the free roads.
no-promote-first = First promote a knight.
no-no-resource = You have no resources.
no-hands-empty = There is nobody with cards in hand.
no-offer-first = First finish Commercial Harbor.
no-visited-already = That player has already been asked, or is not an opponent.
no-resources-only = You can offer only a resource.
no-commodity-first = First give a commodity.
no-commodities-only = It must be a commodity.
no-nobody-ahead = Nobody with more points than you has a card.
no-not-ahead = That player does not have more points than you.
no-take-first = First take the cards.
no-merchant-far = The merchant must go to a hex next to one of your settlements or cities.
no-merchant-there = Your merchant is already there.
no-no-such-kind = You cannot name that kind.
no-remove-first = First remove a knight.
no-enlist-first = First place the free knight, or choose not to.
no-level-too-high = The knight cannot be stronger than the one that was removed.
no-no-piece-of-level = You have no knight of that level left.
no-no-open-road = There is no open road.
no-no-road-there = There is no road here.
no-road-not-open = That road is not open: its owner has pieces at both ends.
no-strands-knight = That would leave a knight without a road.
no-rebuild-first = First build the removed road elsewhere, or keep it.
no-same-edge = The road must go somewhere else.
no-no-knight-beside = None of your roads touches an opponent's knight.
no-nobody-loses = Nobody would lose a card.
no-gift-first = First give the cards.
no-no-progress-to-see = That player has no progress cards.
no-spy-first = First take a progress card.
no-card-not-there = That player does not have that card.

## Points
score-settlements = Settlements
score-cities = Cities
score-metropolises = Metropolises
score-longest-road = Longest Road
score-defender = Defender of Catan
score-progress = Printer and Constitution
score-merchant = Merchant
score-handicap = Head start
deed-landings = attacks
deed-held = attacks beaten off
deed-first-held = first attack beaten off
deed-cities-lost = cities lost
deed-metropolises = metropolises built or taken
feat-longest-road = Longest road

## Options
goto-what = hex: c2; corner: c2n; edge: c2ne
option-points = Points to win
option-map = Map
option-map-random = random
option-map-spiral = random, with tokens in a spiral
option-map-beginner = beginners' board
option-map-base-beginner = beginners' board of the base game
option-map-custom = your own map file
option-mapfile = Map file (for your own map)
option-spread = 6 and 8 kept apart
option-dice = Dice
option-dice-fair = fair dice
option-dice-deck = shuffled deck of the 36 pairs
option-trades = Trade among players
option-crane_per_turn = One Crane per turn
option-chase_needs_number = A chased robber goes to a numbered hex
option-spy_may_decline = The Spy may take no card
option-handicap = Head start
option-handicap-0 = none

honour-robbed = Robbed most: { $seats }, { $n ->
    [one] 1 card
   *[other] { $n } cards
 }.
honour-defender = Best { $count ->
    [one] defender
   *[other] defenders
 } of the island: { $seats }, with knights of strength { $n } in { $attacks ->
    [one] one attack
   *[other] { $attacks } attacks
 }.
honour-roll = Luckiest roll: { $total }, with { $n ->
    [one] 1 card
   *[other] { $n } cards
 } for { $seats }.
honour-drought = Longest drought: { $seats }, { $n ->
    [one] 1 roll
   *[other] { $n } rolls
 } without a card.
luck-dice = { $seat }: the numbers brought { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } ({ $usual } to be expected), the event die { $progress ->
    [one] 1 progress card
   *[other] { $progress } progress cards
 } ({ $often } to be expected).
moment-barbarians = The barbarians attack
moment-shares = Knights: { $shares }
moment-share = { $seat } { $n }
moment-chooses-city = { $seat } loses a city and chooses which.
moment-pillaged = { $seats } { $n ->
    [one] loses a city.
   *[other] lose a city each.
 }
moment-city-falls = A city falls
moment-seven = { $seat } rolls a seven
moment-discards = { $seat } discards { $n ->
    [one] 1 card.
   *[other] { $n } cards.
 }
moment-metropolis = A metropolis
moment-metropolis-lost = A metropolis is lost
moment-longest-road = Longest Road
moment-counter-taken = Your offer is accepted
moment-loss = You lose something
moment-points = { $beyond ->
    [yes] { $seat } now has { $n } points; { $goal } are enough to win.
   *[no] { $seat } now has { $n } of { $goal } points.
 }
moment-near = One point from winning
moment-one-point = { $seat } needs one more point to win!
option-points-help = Reach this many points on your own turn to win. The rulebook says 13.
option-map-help = Hexes and numbers laid out at random, as printed, or from your own file.
option-mapfile-help = The file with your own map; used only with that choice of map.
no-components = { $game } needs no components file: every card in its box is known. For a map of your own: --set map=custom --set mapfile=FILE.
option-spread-help = 6 and 8 come up most often; this keeps them apart on a random map.
option-dice-help = A deck holds each of the 36 pairs once, so luck evens out.
option-trades-help = Without it, players trade only with the bank.
option-crane_per_turn-help = Without it, a Crane may be played for every improvement.
option-chase_needs_number-help = Knights chase the robber only to hexes with a number, not to a desert.
option-spy_may_decline-help = After a look at another player's progress cards, the Spy may take none.
option-handicap-help = Points that this seat has from the start, agreed before the game.
