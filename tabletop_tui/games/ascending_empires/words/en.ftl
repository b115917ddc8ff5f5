# Ascending Empires: what is done, what happened, what is refused, and the words of the game.

game-title = Ascending Empires

## Names

quadrant-alpha = Alpha
quadrant-beta = Beta
quadrant-delta = Delta
quadrant-gamma = Gamma
hole = { $quadrant } { $slot }
homeworld-of = the homeworld of { $seat }
nowhere = nowhere
planet = { $name } ({ $disc })
disc-orange = orange
disc-grey = grey
disc-brown = brown
disc-purple = purple
disc-asteroid = asteroid
disc-homeworld = homeworld
disc-unknown = face down
colour-orange = Orange
colour-grey = Grey
colour-brown = Brown
colour-purple = Purple
starship-of = starship { $number } of { $seat }
battleship-of = the battleship of { $seat }
own-homeworld = the homeworld
own-starship = starship { $number }
own-battleship = the battleship
ship-in-supply = a starship in supply
a-starship = a starship
a-battleship = the battleship
structure-facility = a research facility
structure-colony = a colony
structure-city = a city
technology = { $colour } { $level } ({ $name })
point-east = east
point-south-east = south-east
point-south = south
point-south-west = south-west
point-west = west
point-north-west = north-west
point-north = north
point-north-east = north-east

## Actions

action-recruit = Place a troop: { $planet }
action-take-back = Take { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 } back: { $planet }
action-done = No more troops
action-launch = Launch { $ship }: { $planet }{ $left ->
    [none] { "" }, which is then empty
   *[some] { "" }
 }
action-flick = Flick { $ship } to the { $towards } ({ $degrees }°) with power { $power }
action-land = Land { $ship }: { $planet }
action-jump = Jump with { $ship } to { $planet }
action-arrive = Come into orbit to the { $towards } ({ $degrees }°), { $circle ->
    [0] close in
   *[other] further out
 }
action-stop = End the Move
action-attack-ship = Attack { $target } with { $ships }
action-attack-planet = Attack { $planet } with { $ships }
action-mine = Mine { $troops } troops for { $gain } VP: { $planet }{ $left ->
    [none] { "" }, which is then empty
   *[some] { "" }
 }
action-build-facility = Build a research facility: { $planet }
action-build-colony = Build a colony: { $planet }
action-build-city = Build a city: { $planet }
action-develop = Develop { $technology }
action-retire = Put into the box: { $ship }
action-reinforce = Bring { $troops ->
    [0] { $starships ->
            [0] nothing
            [one] 1 starship
           *[other] { $starships } starships
        }
    [one] 1 troop{ $starships ->
            [0] {""}
            [one] {" "}and 1 starship
           *[other] {" "}and { $starships } starships
        }
   *[other] { $troops } troops{ $starships ->
            [0] {""}
            [one] {" "}and 1 starship
           *[other] {" "}and { $starships } starships
        }
 } from the box
action-pass = Pass

## Kinds of action

offer-recruit = Recruit troops
    .key = r
offer-take-back = Take troops back
    .key = t
offer-done = No more troops
    .key = e
offer-launch = Move: launch a ship
    .key = l
offer-flick = Move: flick a ship
    .key = f
offer-land = Move: land a ship
    .key = d
offer-jump = Move: jump
    .key = j
offer-arrive = Choose the launch place
offer-stop = End the Move
    .key = e
offer-attack-ship = Attack a ship
    .key = a
offer-attack-planet = Attack a planet
    .key = b
offer-mine = Mine
    .key = m
offer-build-facility = Build a research facility
    .key = i
offer-build-colony = Build a colony
    .key = c
offer-build-city = Build a city
    .key = k
offer-develop = Develop a technology
    .key = v
offer-retire = Put a starship into the box
offer-reinforce = Bring pieces from the box
offer-pass = Pass
    .key = w

## What an action takes and brings, said below the board

cost-launch = for 1 troop{ $left ->
    [none] ; the planet is then empty
   *[some] { "" }
 }
cost-mine = { $troops } troops for { $gain } VP{ $left ->
    [none] ; the planet is then empty
   *[some] { "" }
 }
cost-build-facility = for { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 }
cost-build-colony = for { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 }
cost-build-city = for { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 } and { $colonies ->
    [one] 1 colony
   *[other] { $colonies } colonies
 }

## Events

event-began = The galaxy lies open. { $first } has the first turn.
event-recruited = { $seat } places a troop on { $place }.
event-took-back = { $seat } takes { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 } back from { $place }.
event-launched = { $seat } launches { $craft } from { $place }.
event-jumped = { $seat } jumps with { $craft } to { $place }.
event-landed = { $seat } lands with { $craft } on { $place }.
event-revealed = { $planet } is turned up and is { $disc }.
turned-orange = an orange planet
turned-grey = a grey planet
turned-brown = a brown planet
turned-purple = a purple planet
turned-asteroid = an asteroid
turned-homeworld = a homeworld
event-steered = { $seat } turns { $craft } to the { $towards } ({ $degrees }°) and lets go.
event-flew = { $seat } flicks { $craft } to the { $towards } ({ $degrees }°) with power { $power }. It { $way }.{ $others ->
    [0] {""}
   *[other] {" "}Also { $pushed }.
 } { $hand }.
tenths = { $whole }.{ $part }
hand-true = The hand was true
hand-erred = The hand was { $straight ->
    [0] { $degrees }° too far { $side }{ $even ->
            [0] {" "}and { $percent } % { $reach }
           *[other] {""}
        }
   *[other] { $percent } % { $reach }
 }
hand-left = left
hand-right = right
hand-straight = straight
hand-far = too hard
hand-short = too short
hand-even = even
way = { $bounces ->
    [0] { $end }
   *[other] bounces off { $bounced } and { $end }
 }
way-more = { $count } more
way-orbit = rests in the orbit of { $planet }
way-its-orbit = rests in its orbit
way-near = stops { $gap } mm outside the orbit of { $planet }
way-space = stops in open space
way-still = does not move
way-lost = flies off the board
way-ram = rams { $ship }
way-ram-stays = rams { $ship } and { $end }
way-pushed = { $ship } is pushed and { $end }
event-rammed = { $spared ->
    [0] { $ship } rams { $victim }: both are destroyed.
   *[other] { $ship } rams { $victim } and destroys it with its prow.
 }
event-lost = { $ship } drifts off the board and returns to supply.
event-recalled = { $ship } is called back to where its flight began.
event-ship-destroyed = { $seat } destroys { $target } with { $ships } and takes { $vp } VP.
event-planet-destroyed = { $seat } destroys everything { $victim } had on { $planet } ({ $lost }) with { $ships } and takes { $vp } VP.
event-abandoned = { $seat } leaves { $place } empty.
event-mined = { $seat } mines { $troops } troops on { $place } for { $vp } VP.
event-built = { $seat } builds { $structure } on { $place }.
event-developed = { $seat } develops { $technology }.
event-got-battleship = { $seat } has a battleship.
event-retired = { $seat } puts { $which } into the box.
event-first-developed = { $seat } is the first to reach { $technology } and takes { $vp } VP.
event-row-finished = { $seat } finishes row { $row } of the technologies{ $vp ->
    [0] .
   *[other] {" "}and takes { $vp } VP.
 }
event-reinforced = { $seat } brings { $troops ->
    [0] { $starships ->
            [0] nothing
            [one] 1 starship
           *[other] { $starships } starships
        }
    [one] 1 troop{ $starships ->
            [0] {""}
            [one] {" "}and 1 starship
           *[other] {" "}and { $starships } starships
        }
   *[other] { $troops } troops{ $starships ->
            [0] {""}
            [one] {" "}and 1 starship
           *[other] {" "}and { $starships } starships
        }
 } from the box.
event-scanned = { $seat } scans { $planet }.
event-passed = { $seat } passes.
event-pile-emptied = { $seat } takes the last token. Everybody else has one more turn.
event-ended = { $why } { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
 }
why-pile = The last turns are over.
why-quiet = Nobody has taken a VP for so long that the galaxy falls asleep.
why-passes = Everybody has passed twice in a row.

## Refusals

no-asteroid = No research facility is ever built on an asteroid.
no-blockaded = An enemy ship in orbit blockades { $planet }.
no-bonus-too-large = The bonus is { $most ->
    [one] 1 piece
   *[other] { $most } pieces
 } at most.
no-box-has-no-starship = The box does not hold that many starships.
no-box-has-no-troop = The box does not hold that many troops.
no-defended = A ship of another player defends { $planet }.
no-facility-limit = One planet of yours may hold 2 research facilities, every other only 1.
no-full = There is no room for another item on { $planet }.
no-has-attacked = Each ship attacks only once a turn.
no-homeworld = A homeworld is not a planet: nothing is mined or built there.
no-jumped = The jump drive has been used in this Move.
no-no-battleship = You have no battleship in supply.
no-no-city = You have no city left in stock.
no-no-colony = You have no colony left in stock.
no-no-colony-there = A city takes the place of a colony, and there is none on { $planet }.
no-no-facility = You have no research facility left in stock.
no-no-jump-drive = You have not developed the jump drive.
no-no-planet-to-attack = No enemy planet can be attacked from here.
no-no-room-in-orbit = There is no free launch place round { $planet }.
no-no-ship = You have no starship in supply.
no-no-ship-in-range = No enemy ship has enough of your ships in range.
no-no-ship-on-board = You have no ship on the board.
no-no-such-colour = There is no such colour.
no-no-such-direction = There is no such direction.
no-no-such-power = The power is a number from 1 to { $most }.
no-no-such-target = There is nothing of an enemy to attack.
no-no-timing = At this table the errors of a flick are drawn by luck.
no-no-troop = You have no troop in supply.
no-no-troop-on-board = You have no troop to take back.
no-no-troop-there = You have no troop on { $planet }.
no-not-in-orbit = No ship of yours is in an orbit there.
no-not-in-position = Not every ship of that group is in a position to attack.
no-not-occupied = You do not occupy { $planet }.
no-not-that-many = { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 } cannot be mined.
no-not-that-orbit = The ship comes into the orbit of { $planet }.
no-not-the-battleship = Only starships go into the box.
no-not-to-a-homeworld = The jump drive does not reach homeworlds.
no-not-your-ship = That is no ship of yours on the board.
no-nowhere-for-city = No planet of yours has the troop and the colony for a city, or it is blockaded.
no-nowhere-for-colony = No planet of yours has the troop for a colony, or it is blockaded.
no-nowhere-for-facility = No planet of yours has the troops and the room for a research facility, or it is blockaded.
no-nowhere-to-land = None of your ships orbits a place where you may land.
no-nowhere-to-launch = No troop of yours stands where a ship can be launched.
no-nowhere-to-mine = No planet of yours has troops enough to mine, or it is blockaded.
no-nowhere-to-recruit = There is no room for a troop anywhere.
no-occupied-by-another = Somebody else occupies { $planet }.
no-ship-to-spare = The group would be strong enough without one of its ships.
no-too-close = Another ship is too close to that place.
no-too-few-facilities = { $technology } needs { $least ->
    [one] 1 research facility on a planet
   *[other] { $least } research facilities on planets
 } of that colour; you have { $found } that count.
no-too-few-facilities-anywhere = You have not enough research facilities on planets of any one colour.
no-too-few-troops = There are not { $troops } troops of yours on { $planet }.
no-too-few-troops-to-build = There are not enough troops on { $planet } to pay for it.
no-too-weak = A strength of { $strength } is not enough; { $least } are needed.
no-top-level = { $colour } is fully developed.
no-twice-in-group = Name each ship of the group once, in the order of their numbers.
no-direction-stopped = The direction of this flick has been stopped. It stands, and only the power is left.
no-wrong-errors = A hand at this table does not err so far.

## Scores

score-tokens = Tokens
score-planets = Planets
score-colonies = Colonies
score-cities = Cities
score-quadrants = Quadrants with cities
deed-rams = rams
deed-ships = ships destroyed
deed-planets = planets destroyed
deed-asleep = galaxies asleep
deed-developed-orange = orange technologies
deed-developed-grey = grey technologies
deed-developed-brown = brown technologies
deed-developed-purple = purple technologies
feat-planets = Planets held

## Options

goto-what = planet: ac or Alpha C; ship 2 of player 3: 3.2
option-hand = Hand
option-hand-steady = Steady: no error
option-hand-normal = Normal
option-hand-wild = Wild
option-timing = Timed aim (off: errors by luck)
option-seams = Puzzle seams
option-first = First player (0: by luck)
option-first-0 = By luck
option-tokens = Extra VP tokens
option-components = File of your box's printed values

moment-ram = A ram
moment-attack = An attack
moment-strength = { $equal ->
    [0] Strength { $strength } against defence { $defence }
   *[other] Strength { $strength } against defence { $defence }: equal is enough for { $seat }
 }
moment-last-round = The last round
option-hand-help = How far a flicked ship strays: not at all, a little, or wildly.
option-timing-help = You stop a marker for direction and power; without it luck errs for you.
bots-about-timing = Where the marker is timed, the hand of an expert or a hard computer player errs half as much as the table's hand, a normal one's as much, an easy one's nearly twice as much.
option-seams-help = The seams of the puzzle board turn ships aside a little as they cross them.
option-first-help = Who has the first turn: the player of that number, or one chosen by luck.
option-tokens-help = More victory tokens in the supply make the game longer.
option-components-help = A file with what your own box prints, where it differs from the program.
