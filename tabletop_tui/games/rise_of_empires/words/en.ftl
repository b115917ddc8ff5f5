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
several = { $n } { $name }
empire-tile = { $name } ({ $regions ->
    [one] 1 region
   *[other] { $regions } regions
 }, { $water ->
    [0] land
   *[other] water
 }, battle { $rows })

## Actions
action-place-disc = Disc into the row { $row }
action-place-idle-disc = Idle disc into the row { $row } (no action is possible)
action-remove-disc = Disc { $circle } off the row { $row } { $cost ->
    [0] (free)
   *[other] (pay { $cost })
 }
action-pay = Pay { $goods }
action-do-nothing = Leave the action out
action-end-turn = End the turn
action-take-progress = Take { $tile } ({ $text }){ $gold ->
    [0] {""}
   *[other] , for { $gold } gold
 }
action-take-territory = Take { $tile } ({ $yields })
action-take-city = Take { $city } { $free ->
    [1] for nothing
   *[other] for { $price }
 } ({ $yields } each turn{ $costs ->
    [0] {""}
   *[other] , costs { $upkeep }
 }{ $doubled ->
    [0] {""}
   *[other] {" "}– { $doubled } food in this last turn, as it doubles
 })
action-build-wonder = Build { $city } for { $price } ({ $points } VP at once)
action-take-empire = Take { $tile }{ $helpers ->
    [0] {""}
   *[other] {" "}with { $named }
 }
action-withdraw = Take all cubes off the map
action-place-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 } to { $region }
action-stop-placing = Place no more cubes
action-fight = Fight { $victim } in { $region } (you lose { $lost }, they lose { $killed })
action-stop-fighting = Fight no more
action-trade = Trade { $discs ->
    [one] 1 resource
   *[other] { $discs } resources
 } for { $gives }
action-strike = { $tile }: hit { $victim } in { $region }
action-settle = { $tile }: settle in { $region }
action-ally = { $tile }: alliance in { $region }
action-drop-city = Give up { $city }
action-settle-food = Settle the food ({ $change ->
    [0] nothing changes
   *[other] { $sign }{ $change } food
 }{ $doubled ->
    [1] , doubled
   *[other] {""}
 }{ $shipped ->
    [0] {""}
   *[other] ; { $brought } from shipping
 })
action-choose-goods = Ship { $goods }
action-pay-upkeep = Pay the upkeep ({ $discs ->
    [one] 1 resource
   *[other] { $discs } resources
 })
action-drop-progress = Let { $tile } go
action-keep-tiles = Keep the tiles that are left ({ $gold } gold, { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
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
transcript-turn = Turn { round-name }: { $seat }
ending-own-round = turn { round-name }
ending-round = turn { round-name }, when { $seat } played
saves-turn = turn { round-name }: { $name }
review-cost = Turn { round-name }, after action { $n }: about { $points } points
review-game = Turn { round-name }, after action { $n }: it may have cost the game
chart-none = Nothing here yet: after the first turn a line for each player shows the points.
chart-points = Points at the end of each turn
chart-round = { round-name }
replay-where = Action { $n } of { $end } · turn { round-name } · { $who }
replay-ahead = Turn { round-name }: { $text }
replay-goto = Turn (1 for I-A to 6 for III-B, or # and the number of an action)
plain-turn = Turn { round-name }: { $turn } acts. { $name } decides.
plain-round = Turn { round-name }: { $points }
event-phase-began = Turn { $turn }: the { $phase } phase begins.
phase-eating = food
phase-collecting = income
phase-scoring = victory point
phase-keeping = era end
phase-ordering = turn order
phase-closing = final scoring
event-turn-began = Turn { $turn } begins.
event-tiles-turned-up = New tiles lie on the { $row } track: { $tiles }.
event-tiles-set-aside = Nobody took { $tiles }; { $count ->
    [one] it stays
   *[other] they stay
 } beside the display.
event-tiles-left = Nobody took { $tiles }; { $count ->
    [one] it leaves
   *[other] they leave
 } the game.
event-disc-placed = { $seat } puts a disc into circle { $circle } of the row { $row }.
event-disc-idled = { $seat } can do no action and puts an idle disc into the row { $row }.
event-disc-removed = { $seat } takes a disc off the row { $row }{ $cost ->
    [0] .
    [one] , with 1 disc to the left of it.
   *[other] , with { $cost } discs to the left of it.
 }
event-paid = { $seat } pays { $goods }.
event-ruined = { $seat } cannot pay for any disc and loses everything{ $count ->
    [0] .
   *[other] : { $goods }.
 }
event-nothing-done = { $seat } does nothing in the row { $row }.
event-progress-taken = { $seat } takes { $tile }{ $gold ->
    [0] .
   *[other] {" "}for { $gold } gold.
 }
event-overseas-opened = { $seat } knows how to navigate, so the New World and the Far East are open to everybody in turn II-A.
event-territory-taken = { $seat } takes { $tile }.
event-city-taken = { $seat } takes { $city } { $gold ->
    [0] for nothing.
   *[other] for { $gold } gold.
 }
event-wonder-built = { $seat } builds { $city } for { $price } and scores { $points } VP.
event-empire-taken = { $seat } takes the empire tile { $tile }{ $helpers ->
    [0] .
   *[other] , with { $named }.
 }
event-withdrew = { $seat } takes all own cubes off the map ({ $cubes }).
event-cubes-placed = { $seat } places { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 } in { $region }.
event-lead-taken = { $shared ->
    [1] { $seat } now leads in { $region } together with { $victim }.
   *[other] { $seat } now leads in { $region } instead of { $victim }.
 }
event-fought = { $seat } attacks { $victim } in { $region }: { $victim } loses { $killed }, { $seat } loses { $lost }.
event-struck = { $seat } uses { $tile }: { $victim } loses { $killed ->
    [one] 1 cube
   *[other] { $killed } cubes
 } in { $region }.
event-settled = { $seat } uses { $tile }: { $cubes ->
    [one] 1 cube settles
   *[other] { $cubes } cubes settle
 } in { $region }.
event-allied = { $seat } uses { $tile }: the cubes in { $region } are safe until the next turn.
event-alliance-ended = The alliance of { $seat } in { $region } ends.
event-traded = { $seat } trades { $discs ->
    [one] 1 resource
   *[other] { $discs } resources
 } for { $gives }.
event-city-dropped = { $lack ->
    [food] There is not enough food: { $seat } must give up { $city }.
    [disc] There are not enough resources for upkeep: { $seat } must give up { $city }.
    [keep] There is not enough to keep everything: { $seat } gives up { $city }.
   *[other] { $seat } gives up { $city }.
 }
event-food-settled = The food of { $seat } { $moved ->
    [up] rises by { $by } to { $food }
    [down] falls by { $by } to { $food }
   *[same] stays at { $food }
 }{ $doubled ->
    [1] , doubled in the last turn
   *[other] {""}
 }{ $surplus ->
    [0] {""}
   *[other] { $gold ->
        [0] ; { $surplus } too much
       *[other] ; { $surplus } too much, for { $gold } gold
     }
 }{ $missing ->
    [0] .
   *[other] ; { $missing } missing, { $points } VP lost to hunger.
 }
event-collected = { $seat } collects { $count ->
    [0] nothing.
   *[other] { $goods }.
 }
event-upkeep-paid = { $seat } pays { $discs ->
    [one] 1 resource
   *[other] { $discs } resources
 } for cities.
event-points-scored = { $seat } scores { $total } VP: regions { $regions }, cities { $cities }, towns { $towns }, progress { $progress }.
event-era-ended = Era { $era } is over: half of the cubes leave the map.
event-progress-dropped = { $seat } lets { $tile } go.
event-tiles-kept = { $seat } keeps { $count ->
    [0] what is left and pays nothing.
   *[other] what is left for { $price }.
 }
event-halved = { $seat } takes { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 } off the map.
event-place-chosen = { $seat } chooses place { $place }.
event-bonus-scored = { $seat } scores { $gold } VP for gold and { $discs } VP for resources.
event-won = { $count ->
    [one] { $seats } wins
   *[other] { $seats } share the win
 } with { $points } VP.

## Refusals
no-must-act = You can do an action, so you must: only in a B turn may it be left out.
no-row-full = Every circle of the row { $row } is taken.
no-no-progress = No open progress tile is left that you lack and can pay for.
no-no-territory = No territory tile is open{ $gone ->
    [1] , and the last have been turned up: no more will come.
   *[other] .
 }
no-no-city = You can pay for no open city.
no-no-empire = All empire tiles are taken.
no-no-trade = No free box of this era asks for so few resources as you have.
no-not-your-disc = You have no disc in that circle.
no-cannot-pay-left = { $cost ->
    [one] There is 1 disc to the left of it: more than you can pay.
   *[other] There are { $cost } discs to the left of it: more than you can pay.
 }
no-not-that-many = You do not have that many to pay with.
no-wrong-payment = You must pay exactly { $cost }, one for each disc to the left.
no-not-open = That does not lie open to be taken.
no-duplicate = You have { $what } already.
no-too-dear = { $what } costs { $gold } gold, more than you have.
no-wonder-too-dear = { $what } costs { $price }, and you do not have all of that.
no-wonder-in-a = { $what } is a wonder: it can be built in B turns only.
no-box-of-other-era = { $discs ->
    [one] 1 resource
   *[other] { $discs } resources
 } for { $gives }: that box cannot be used in this era.
no-box-used = { $discs ->
    [one] 1 resource
   *[other] { $discs } resources
 } for { $gives }: that box has been used in this turn.
no-too-few-discs = { $boxed ->
    [1] { $discs ->
        [one] 1 resource
       *[other] { $discs } resources
     } for { $gives }: you do not have so many.
   *[other] You need { $discs ->
        [one] 1 resource.
       *[other] { $discs } resources.
     }
 }
no-not-yours = You do not have that tile.
no-flipped = { $tile } has been used in this turn.
no-not-ready = { $tile } must wait until every rival has acted since you took it.
no-no-target = There is nothing that { $tile } could do now.
no-out-of-range = { $tile } does not reach { $region }.
no-no-such-rival = That rival has no cubes in { $region }.
no-allied = An alliance shields those cubes in { $region }.
no-not-to-sea = Cubes get to the sea with a water tile only.
no-no-own-cubes = You have no cubes in { $region }.
no-no-piece = Your alliance piece is on the map already.
no-too-few-cubes = You have { $cubes ->
    [0] no cubes in the pool.
    [one] only 1 cube in the pool.
   *[other] only { $cubes } cubes in the pool.
 }
no-water-already = { $tile } helps land tiles only; this is a water tile.
no-named-twice = A tile helps only once.
no-already-placed = You have placed cubes already; withdrawing comes first.
no-nothing-on-map = You have no cubes on the map.
no-filled = { $region } has got its cubes in this action.
no-no-more-regions = The tile allows { $number ->
    [one] only 1 region.
   *[other] only { $number } regions.
 }
no-later-era = { $region } opens in a later era.
no-needs-navigation = Overseas is shut in turn II-A until somebody takes Navigation.
no-needs-water = { $region } can be reached with a water tile only.
no-one-area = A water tile enters the New World or the Far East, not both.
no-not-adjacent = { $region } neither holds nor touched your cubes before this action.
no-not-at-first = { $region } does not touch { $first }, where you started.
no-no-such-row = That battle row cannot be used.
no-fought-here = You have fought in { $region } in this action.
no-no-upkeep = { $city } costs nothing that you could refuse to pay.
no-too-much-shipped = You do not have so many goods to choose.
no-must-drop-city = You are { $food } food short even with all your VP: give up a city first.
no-wrong-goods = You must choose exactly { $goods ->
    [one] 1 good
   *[other] { $goods } goods
 }.
no-too-little-to-keep = Keeping all that is left costs { $gold ->
    [0] {""}
   *[other] { $gold } gold{ $cubes ->
        [0] {""}
       *[other] {" and "}
    }
 }{ $cubes ->
    [0] {""}
    [one] 1 cube
   *[other] { $cubes } cubes
 }: let something go.
no-no-such-place = There is no such place.
no-place-taken = { $seat } has chosen that place.

## Scores
score-regions = Regions
score-cities = Cities
score-towns = Towns
score-progress = Progress
feat-lands = Regions led
score-wonders = Wonders
score-trade = Trade
score-hunger = Hunger
score-costs = Paid for discs
score-gold = Gold at the end
score-discs = Resources at the end
deed-battles = battles
deed-strikes = strikes by progress tiles
deed-wonders = wonders
deed-idle = actions without any use

## Options
goto-what = region: its three letters; a tile: its name
option-halving = Halving cubes at the end of an era
option-halving-up = rounded up
option-halving-down = rounded down
option-components = File of your box's printed values

moment-battle = A battle
moment-strike = A rival is hit
moment-famine = Famine
moment-turn = The end of the turn
moment-era = The end of the era
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
points-from-regions = regions { $n }
points-from-cities = cities { $n }
points-from-towns = towns { $n }
points-from-progress = progress { $n }
ledger-food = Food
ledger-gold = Gold
ledger-discs = Resources
ledger-cubes = Cubes
ledger-regions = VP from regions
ledger-cities = VP from cities
ledger-towns = VP from towns
ledger-progress = VP from progress
ledger-hunger = VP for hunger
ledger-points = VP this turn
option-halving-help = Half of the cubes leave at the end of an era; this settles odd numbers.
option-components-help = A file with what your own box prints, where it differs from the program.
