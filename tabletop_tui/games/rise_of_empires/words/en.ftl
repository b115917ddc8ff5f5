### Rise of Empires in English.

game-title = Rise of Empires

## Goods and tiles
good-gold = gold
good-disc = resource discs
good-cube = cubes
good-food = food
good-vp = victory points
amount-gold = { $n } gold
amount-disc = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
 }
amount-cube = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
 }
amount-food = { $n } food
amount-eats = eats { $n } food
amount-vp = { $n } VP
several = { $n }× { $name }
    .spoken = { $n } times { $name }
the-ner = the { $name }
the-med = the { $name }
the-swe = { $name }
    .spoken = South-west Europe
the-see = { $name }
    .spoken = South-east Europe
the-nwa = { $name }
    .spoken = North-west Africa
the-nea = { $name }
    .spoken = North-east Africa
empire-tile = { $name } ({ $regions ->
    [one] 1 region
   *[other] { $regions } regions
 }, { $water ->
    [0] land
   *[other] water
 }, battle { $rows })
    .brief = { $name } ({ $regions } { $water ->
        [0] land
       *[other] water
     })
battle-rows = { $shown }
    .spoken = { $rows }
battle-row = { $lost } for { $killed }

## Actions
action-place-disc = Place a disc in { $row }
    .brief = { $row }
action-place-idle-disc = Place an idle disc in { $row } (no action is possible)
action-remove-disc = Take disc { $circle } off { $row } { $cost ->
    [0] (free)
   *[other] (pay { $cost })
 }
    .brief = { $row } { $circle }, { $cost ->
        [0] free
       *[other] pay { $cost }
     }
action-pay = Pay { $goods }
action-do-nothing = Skip the action
action-end-turn = End your turn
action-take-progress = Take { $tile }{ $gold ->
    [0] {""}
   *[other] {" "}for { $gold } gold
 } ({ $text })
    .brief = { $tile }{ $gold ->
        [0] {""}
       *[other] {" "}for { $gold } gold
     }
action-take-territory = Take { $tile } ({ $yields })
    .brief = { $tile }
action-take-city = Take { $city } { $free ->
    [1] for free
   *[other] for { $price }
 } ({ $yields } each turn{ $costs ->
    [0] {""}
   *[other] , costs { $upkeep }
 }{ $doubled ->
    [0] {""}
   *[other] {" "}– { $doubled } food in this last turn
 })
    .brief = { $city }{ $free ->
        [1] {""}
       *[other] {" "}for { $price }
     }
action-build-wonder = Build { $city } for { $price } ({ $points } VP at once)
action-take-empire = Take { $tile }{ $helpers ->
    [0] {""}
   *[other] {" "}with { $named }
 }
    .brief = { $tile }{ $helpers ->
        [0] {""}
       *[other] {" "}with { $named }
     }
action-withdraw = Take all your cubes off the map
action-place-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 } to { $region }
action-stop-placing = Stop placing cubes
action-fight = Fight { $victim } in { $region } (you lose { $lost }, they lose { $killed })
action-stop-fighting = Stop fighting
action-trade = Trade { $discs ->
    [one] 1 resource
   *[other] { $discs } resources
 } for { $gives }
action-strike = Use { $tile } against { $victim } in { $region }
action-settle = Use { $tile } in { $region }
action-ally = Use { $tile } in { $region }
action-drop-city = Give up { $city }
action-settle-food = Settle the food ({ $change ->
    [0] no change
   *[other] { $sign }{ $change } food
 }{ $doubled ->
    [1] , as the last turn counts double
   *[other] {""}
 }{ $shipped ->
    [0] {""}
   *[other] , { $brought } of it from Shipping
 }{ $missing ->
    [0] {""}
   *[other] {"; "}{ $missing } short: -{ $points } VP
 })
action-choose-goods = Ship { $goods }
action-pay-upkeep = Pay the upkeep ({ $discs ->
    [one] 1 resource
   *[other] { $discs } resources
 })
action-drop-progress = Discard { $tile }
action-keep-tiles = Keep the remaining tiles ({ $gold ->
    [0] { $cubes ->
        [0] free
        [one] 1 cube
       *[other] { $cubes } cubes
     }
   *[other] { $gold } gold{ $cubes ->
        [0] {""}
        [one] {" "}and 1 cube
       *[other] {" "}and { $cubes } cubes
     }
 })
action-choose-place = Place { $place }

## Events
round-name = { $round ->
    [1] I-A
    [2] I-B
    [3] II-A
    [4] II-B
    [5] III-A
   *[other] III-B
 }
turn-name = { round-name }
    .spoken = { turn-digits }
turn-digits = { $round ->
    [1] 1 A
    [2] 1 B
    [3] 2 A
    [4] 2 B
    [5] 3 A
   *[other] 3 B
 }
era-name = { $shown }
    .spoken = { $era }
transcript-turn = Turn { round-name }: { $seat }
    .spoken = Turn { turn-digits }: { $seat }
ending-own-round = turn { round-name }
    .spoken = turn { turn-digits }
ending-round = turn { round-name } ({ $seat }'s turn)
    .spoken = turn { turn-digits } ({ $seat }'s turn)
saves-turn = turn { round-name }: { $name }
    .spoken = turn { turn-digits }: { $name }
review-cost = Turn { round-name }, after action { $n }: about { $points ->
    [one] 1 point
   *[other] { $points } points
 }
    .spoken = Turn { turn-digits }, after action { $n }: about { $points ->
        [one] 1 point
       *[other] { $points } points
     }
review-game = Turn { round-name }, after action { $n }: this may have cost the game
    .spoken = Turn { turn-digits }, after action { $n }: this may have cost the game
praise-when = Turn { round-name }, after action { $n }
    .spoken = Turn { turn-digits }, after action { $n }
review-lead = Turn { round-name }: { $seat } goes ahead.
    .spoken = Turn { turn-digits }: { $seat } goes ahead.
review-asked = Turn { round-name }, your move: what would you do here?
    .spoken = Turn { turn-digits }, your move: what would you do here?
review-asked-between = Turn { round-name }: what would you do here?
    .spoken = Turn { turn-digits }: what would you do here?
chart-none = No chart before the first turn is over.
chart-points = Points at the end of each turn
chart-round = { round-name }
replay-where = Action { $n } of { $end } · turn { round-name } · { $who }
replay-ahead = Turn { round-name }: { $text }
replay-goto = Turn: 1 (I-A) to 6 (III-B), or # and the number of an action
plain-turn = Turn { turn-digits }: { $name } decides.
plain-round = Turn { turn-digits }: { $points }
event-phase-began = { $phase }.
phase-eating = food
phase-collecting = income
phase-scoring = scoring
phase-keeping = end of the era
phase-ordering = turn order
phase-closing = final scoring
event-turn-began = Turn { $turn } begins.
event-tiles-turned-up = { $count ->
    [one] The new { $row } tile is { $tiles }.
   *[other] The new { $row } tiles are { $tiles }.
 }
event-tiles-set-aside = Nobody took { $tiles }; { $count ->
    [one] it stays
   *[other] they stay
 } beside the display.
    .brief = {""}
event-tiles-left = Nobody took { $tiles }; { $count ->
    [one] it leaves
   *[other] they leave
 } the game.
    .brief = {""}
event-disc-placed = { $seat } places a disc in { $row }, circle { $circle }.
    .brief = {""}
event-disc-idled = { $seat } cannot take any action and places an idle disc in { $row }.
event-disc-removed = { $seat } takes a disc off the { $row } row{ $cost ->
    [0] .
    [one] , with 1 disc to its left.
   *[other] , with { $cost } discs to its left.
 }
    .brief = {""}
event-paid = { $seat } pays { $goods }.
    .brief = {""}
event-ruined = { $seat } cannot pay for any disc and loses everything{ $count ->
    [0] .
   *[other] : { $goods }.
 }
event-nothing-done = { $seat } skips the action of the { $row } row.
event-progress-taken = { $seat } takes { $tile }{ $gold ->
    [0] .
   *[other] {" "}for { $gold } gold.
 }
event-overseas-opened = { $seat } has Navigation, so the New World and the Far East are open to everyone in turn II-A.
event-territory-taken = { $seat } takes { $tile }.
event-city-taken = { $seat } takes { $city } { $gold ->
    [0] for free.
   *[other] for { $gold } gold.
 }
event-wonder-built = { $seat } builds { $city } for { $price } and scores { $points } VP.
event-empire-taken = { $seat } takes empire tile { $tile }{ $helpers ->
    [0] .
   *[other] , with { $named }.
 }
event-withdrew = { $seat } takes { $cubes ->
    [one] their only cube
   *[other] all { $cubes } of their cubes
 } off the map.
event-cubes-placed = { $seat } places { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 } in { $region }.
event-lead-taken = { $shared ->
    [1] { $seat } now shares control of { $region } with { $victim }.
   *[other] { $seat } takes control of { $region } from { $victim }.
 }
event-fought = { $seat } attacks { $victim } in { $region }: { $victim } loses { $killed ->
    [one] 1 cube
   *[other] { $killed } cubes
 }, { $seat } loses { $lost }.
event-struck = { $seat } uses { $tile }: { $victim } loses { $killed ->
    [one] 1 cube
   *[other] { $killed } cubes
 } in { $region }.
event-settled = { $seat } uses { $tile } and places { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 } in { $region }.
event-allied = { $seat } uses { $tile }: their cubes in { $region } are safe until the next turn.
event-alliance-ended = { $seat }'s alliance in { $region } ends.
event-traded = { $seat } trades { $discs ->
    [one] 1 resource
   *[other] { $discs } resources
 } for { $gives }.
event-city-dropped = { $lack ->
    [food] Not enough food: { $seat } must give up { $city }.
    [disc] Not enough resources for upkeep: { $seat } must give up { $city }.
    [keep] Not enough to keep everything: { $seat } gives up { $city }.
   *[other] { $seat } gives up { $city }.
 }
event-food-settled = { $seat }'s food { $moved ->
    [up] rises by { $by } to { $food }
    [down] falls by { $by } to { $food }
   *[same] stays at { $food }
 }{ $doubled ->
    [1] {" "}(doubled in the last turn)
   *[other] {""}
 }{ $surplus ->
    [0] {""}
   *[other] { $gold ->
        [0] ; { $surplus } above the limit
       *[other] ; { $surplus } above the limit, for { $gold } gold
     }
 }{ $missing ->
    [0] .
   *[other] ; { $missing } short, so hunger costs { $points } VP.
 }
event-collected = { $seat } collects { $count ->
    [0] nothing.
   *[other] { $goods }.
 }
event-upkeep-paid = { $seat } pays { $discs ->
    [one] 1 resource
   *[other] { $discs } resources
 } in city upkeep.
event-points-scored = { $seat } scores { $total } VP{ $several ->
    [0] .
    [1] {" "}{ $only }.
   *[other] : { $causes }.
 }
event-era-ended = Era { $era } is over: half the cubes leave the map.
event-progress-dropped = { $seat } discards { $tile }.
event-tiles-kept = { $seat } pays { $count ->
    [0] nothing to keep the rest.
   *[other] { $price } to keep the rest.
 }
event-halved = { $seat } takes { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 } off the map.
event-place-chosen = { $seat } takes place { $place } in the turn order.
event-bonus-scored = { $seat } scores { $gold } VP for gold and { $discs } VP for resources.
event-won = { $count ->
    [one] { $seats } wins
   *[other] { $seats } share the win
 } with { $points } VP.

## Refusals
no-must-act = You can still take an action, so you must: you can only skip one in a B turn.
no-row-full = Every circle in the { $row } row is taken.
no-no-progress = There is no open progress tile that you can pay for and do not have yet.
no-no-territory = No territory tile is open{ $gone ->
    [1] , and no more will come.
   *[other] .
 }
no-no-city = You cannot pay for any open city.
no-no-empire = All empire tiles are taken.
no-no-trade = You have too few resources for any free trade box of this era.
no-not-your-disc = You have no disc in that circle.
no-cannot-pay-left = { $cost ->
    [one] There is 1 disc to its left: more than you can pay for.
   *[other] There are { $cost } discs to its left: more than you can pay for.
 }
no-not-that-many = You do not have that much to pay with.
no-wrong-payment = You must pay exactly { $cost }, one for each disc to the left.
no-not-open = That tile is not open.
no-duplicate = You already have { $what }.
no-too-dear = { $what } costs { $gold } gold, more than you have.
no-wonder-too-dear = { $what } costs { $price }, more than you have.
no-wonder-in-a = { $what } is a wonder, and wonders can only be built in B turns.
no-box-of-other-era = { $discs ->
    [one] 1 resource
   *[other] { $discs } resources
 } for { $gives }: that box cannot be used in this era.
no-box-used = { $discs ->
    [one] 1 resource
   *[other] { $discs } resources
 } for { $gives }: that box has already been used this turn.
no-too-few-discs = { $boxed ->
    [1] { $discs ->
        [one] 1 resource
       *[other] { $discs } resources
     } for { $gives }: you do not have enough resources.
   *[other] You need { $discs ->
        [one] 1 resource.
       *[other] { $discs } resources.
     }
 }
no-not-yours = You do not have that tile.
no-flipped = { $tile } has already been used this turn.
no-not-ready = { $tile } has to wait until every rival has acted since you took it.
no-no-target = { $tile } has no target now.
no-out-of-range = { $tile } does not reach { $region }.
no-no-such-rival = That rival has no cubes in { $region }.
no-allied = An alliance protects those cubes in { $region }.
no-not-to-sea = Only a water tile can bring cubes to the sea.
no-no-own-cubes = You have no cubes in { $region }.
no-no-piece = Your alliance piece is already on the map.
no-too-few-cubes = You have { $cubes ->
    [0] no cubes in your pool.
    [one] only 1 cube in your pool.
   *[other] only { $cubes } cubes in your pool.
 }
no-water-already = { $tile } only helps land tiles, and this is a water tile.
no-named-twice = A tile can help only once.
no-already-placed = You have already placed cubes, and withdrawing comes before that.
no-nothing-on-map = You have no cubes on the map.
no-filled = You have already placed cubes in { $region } in this action.
no-no-more-regions = The tile allows { $number ->
    [one] only 1 region.
   *[other] only { $number } regions.
 }
no-later-era = { $region } opens in Era { $opens }.
no-needs-navigation = Overseas is closed in turn II-A until somebody takes Navigation.
no-needs-water = You can only reach { $region } with a water tile.
no-one-area = A water tile can enter the New World or the Far East, but not both.
no-not-adjacent = Before this action you had no cubes in { $region } or next to it.
no-not-at-first = You started in { $first }, which does not touch { $region }.
no-no-such-row = You cannot use that battle row.
no-fought-here = You have already fought in { $region } in this action.
no-no-upkeep = { $city } has no upkeep to pay now, so you keep it.
no-too-much-shipped = You cannot choose that many goods.
no-must-drop-city = You are { $food } food short even with all your VP: give up a city first.
no-wrong-goods = You must choose exactly { $goods ->
    [one] 1 good
   *[other] { $goods } goods
 }.
no-too-little-to-keep = Keeping the rest costs { $gold ->
    [0] {""}
   *[other] { $gold } gold{ $cubes ->
        [0] {""}
       *[other] {" and "}
    }
 }{ $cubes ->
    [0] {""}
    [one] 1 cube
   *[other] { $cubes } cubes
 }: give something up first.
no-no-such-place = There is no such place.
no-place-taken = { $seat } has already taken that place.

## Scores
score-regions = Regions
score-cities = Cities
score-towns = Towns
score-progress = Progress
feat-lands = Regions controlled
score-wonders = Wonders
score-trade = Trade
score-hunger = Hunger
score-costs = Paid for discs
score-gold = Gold at the end
score-discs = Resources at the end
score-handicap = Head start
deed-battles = battles
deed-strikes = hits with progress tiles
deed-wonders = wonders
deed-idle = wasted actions

## Options
goto-what = a region by its three letters, or a tile by its name
option-halving = Halving cubes at the end of an era
option-halving-up = rounded up
option-halving-down = rounded down
option-handicap = Head start
option-handicap-0 = none
option-components = File of your box's printed values

honour-turn = Best turn: { $seats }, { $n } { $n ->
    [one] point
   *[other] points
 } when the turn was scored.
honour-fiercest = Fiercest in battle: { $seats }, { $n ->
    [one] 1 rival cube removed
   *[other] { $n } rival cubes removed
 }.
honour-beaten = Hit hardest: { $seats }, { $n ->
    [one] 1 cube lost in battles
   *[other] { $n } cubes lost in battles
 }.
honour-leads = Most regions taken over: { $seats }, { $n }.
honour-costliest = Most expensive action: { $seats }, { $n } for one disc.
luck-tiles = The tiles were turned up for all alike: luck favoured nobody.
moment-battle = A battle
moment-strike = A rival is hit
moment-famine = Famine
moment-turn = The end of the turn
moment-heads = Food, income and points of the turn:
moment-row = { $seat }: food { $food }; +{ $gold } gold, +{ $discs } { $discs ->
    [one] resource
   *[other] resources
}, +{ $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}; +{ $points } VP{ $several ->
    [0] {""}
   *[other] {" "}({ $causes })
 }{ $hunger ->
    [0] {""}
   *[other] , -{ $hunger } VP for hunger
 }
    .spoken = { $seat }: { $points } VP{ $several ->
        [0] {""}
       *[other] {" "}({ $causes })
     }, { $gold } gold, { $discs } { $discs ->
        [one] resource
       *[other] resources
     }, { $cubes } { $cubes ->
        [one] cube
       *[other] cubes
     }, food at { $food }{ $hunger ->
        [0] {""}
       *[other] , minus { $hunger } VP for hunger
     }
cause-regions = for regions
cause-cities = for cities
cause-towns = for towns
cause-progress = for progress
points-from-regions = { $n } { cause-regions }
points-from-cities = { $n } { cause-cities }
points-from-towns = { $n } { cause-towns }
points-from-progress = { $n } { cause-progress }
option-halving-help = Half the cubes leave the map at the end of an era; this settles odd numbers.
option-handicap-help = VP that this seat has from the start, agreed before the game.
option-components-help = A file with what is printed in your own box, where it differs from the program.
ledger-food = Food left
ledger-gold = Gold
ledger-discs = Resources
ledger-cubes = Cubes
ledger-regions = VP regions
ledger-cities = VP cities
ledger-towns = VP towns
ledger-progress = VP progress
ledger-hunger = VP hunger
ledger-points = VP in all
