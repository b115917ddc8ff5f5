# Ascending Empires: what is done, what happened, what is refused, and the words of the game.

game-title = Ascending Empires

## Names

quadrant-alpha = Alpha
quadrant-beta = Beta
quadrant-delta = Delta
quadrant-gamma = Gamma
hole = { $quadrant } { $slot }
homeworld-of = { $seat }'s homeworld
nowhere = nowhere
planet = { $name } ({ $disc })
    .brief = { $name }
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
starship-of = { $seat }'s starship { $number }
battleship-of = { $seat }'s battleship
own-homeworld = their homeworld
own-starship = starship { $number }
own-battleship = the battleship
chosen-starship = starship { $number }
chosen-battleship = the battleship
ship-in-supply = a starship from supply
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

action-recruit = Place a troop on { $planet }
action-take-back = Take back { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 } from { $planet }
    .brief = { $troops ->
        [one] 1 troop
       *[other] { $troops } troops
     } back from { $planet }
action-done = No more troops
action-launch = Launch { $ship } from { $planet }{ $left ->
    [none] { "" }, leaving it empty
   *[some] { "" }
 }
action-flick = Flick { $ship } to the { $towards } ({ $degrees }°) with power { $power }
action-land = Land { $ship } on { $planet }
action-jump = Jump to { $planet } with { $ship }
action-arrive = Enter the orbit to the { $towards } ({ $degrees }°), { $circle ->
    [0] close in
   *[other] further out
 }
action-stop = End the Move
action-attack-ship = Attack { $target } with { $ships }
action-attack-planet = Attack { $planet } with { $ships }
action-mine = Mine with { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 } on { $planet } for { $gain } VP{ $left ->
    [none] { "" }, leaving it empty
   *[some] { "" }
 }
action-build-facility = Build a research facility on { $planet }
action-build-colony = Build a colony on { $planet }
action-build-city = Build a city on { $planet }
action-develop = Develop { $technology }
action-retire = Put { $ship } into the box
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
offer-arrive = Choose a launch place
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

cost-launch = costs 1 troop{ $left ->
    [none] , leaves the planet empty
   *[some] { "" }
 }
cost-mine = { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 } for { $gain } VP{ $left ->
    [none] , leaves the planet empty
   *[some] { "" }
 }
cost-build-facility = costs { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 }
cost-build-colony = costs { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 }
cost-build-city = costs { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 } and { $colonies ->
    [one] 1 colony
   *[other] { $colonies } colonies
 }

## Events

event-began = The galaxy is yours to explore. { $first } goes first.
event-recruited = { $seat } places a troop on { $place }.
event-took-back = { $seat } takes back { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 } from { $place }.
event-launched = { $seat } launches { $craft } from { $place }.
event-jumped = { $seat } jumps to { $place } with { $craft }.
event-landed = { $seat } lands { $craft } on { $place }.
event-revealed = { $planet } turns out to be { $disc }.
turned-orange = an orange planet
turned-grey = a grey planet
turned-brown = a brown planet
turned-purple = a purple planet
turned-asteroid = an asteroid
turned-homeworld = a homeworld
event-steered = { $seat } sets the direction of { $craft }: { $towards } ({ $degrees }°).
event-flew = { $seat } flicks { $craft } to the { $towards } ({ $degrees }°) with power { $power }. It { $way }.{ $others ->
    [0] {""}
   *[other] {" "}Pushed: { $pushed }.
 } { $hand }.
    .brief = { $seat } flicks { $craft } to the { $towards }. It { $way }.{ $others ->
        [0] {""}
       *[other] {" "}Pushed: { $pushed }.
     }
tenths = { $whole }.{ $part }
hand-true = The shot went exactly as aimed
hand-erred = The shot { $straight ->
    [0] strayed { $degrees }° { $side }{ $even ->
            [0] {" "}and was { $percent }% { $reach }
           *[other] {""}
        }
   *[other] was { $percent }% { $reach }
 }
hand-left = left
hand-right = right
hand-straight = straight
hand-far = too hard
hand-short = too soft
hand-even = even
way = { $bounces ->
    [0] { $end }
   *[other] bounces off { $bounced }, then { $end }
 }
way-more = { $count } more
way-orbit = stops in the orbit of { $planet }
way-its-orbit = stops in its orbit
way-near = stops { $gap } mm outside the orbit of { $planet }
way-space = stops in open space
way-still = does not move
way-lost = flies off the board
way-ram = rams { $ship }
way-ram-stays = rams { $ship } and { $end }
way-pushed = { $ship } { $end }
event-rammed = { $spared ->
    [0] { $ship } rams { $victim }: both are destroyed.
   *[other] { $ship } destroys { $victim } with its ram prow.
 }
event-lost = { $ship } drifts off the board and returns to supply.
event-recalled = { $ship } is recalled to where its flight began.
event-ship-destroyed = { $seat } destroys { $target } with { $ships } for { $vp } VP.
event-planet-destroyed = { $seat } destroys everything { $victim } has on { $planet } ({ $lost }) with { $ships } for { $vp } VP.
event-abandoned = { $seat } leaves { $place } empty.
event-mined = { $seat } mines with { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 } on { $place } for { $vp } VP.
event-built = { $seat } builds { $structure } on { $place }.
event-developed = { $seat } develops { $technology }.
event-got-battleship = { $seat } gets a battleship.
event-retired = { $seat } puts { $which } into the box.
event-first-developed = { $seat } is the first to reach { $technology } and takes { $vp } VP.
event-row-finished = { $seat } completes technology row { $row }{ $vp ->
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
event-pile-emptied = { $seat } takes the last token. Everyone else has one more turn.
event-ended = { $why } { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
 }
why-pile = The last turns are over.
why-quiet = Nobody has taken a VP for too many rounds.
why-passes = Everyone has passed twice in a row.

## Refusals

no-asteroid = You cannot build a research facility on an asteroid.
no-blockaded = An enemy ship is blockading { $planet }.
no-bonus-too-large = You may bring at most { $most ->
    [one] 1 piece
   *[other] { $most } pieces
 }.
no-box-has-no-starship = The box does not have that many starships.
no-box-has-no-troop = The box does not have that many troops.
no-defended = Another player's ship defends { $planet }.
no-facility-limit = Only one of your planets may have 2 research facilities.
no-full = There is no room for anything else on { $planet }.
no-has-attacked = Each ship can attack only once a turn.
no-homeworld = You cannot mine or build on a homeworld.
no-jumped = You have already used the jump drive in this Move.
no-no-battleship = You have no battleship in supply.
no-no-city = You have no cities left.
no-no-colony = You have no colonies left.
no-no-colony-there = A city replaces a colony, and { $planet } has none.
no-no-facility = You have no research facilities left.
no-no-jump-drive = You have not developed the jump drive.
no-no-planet-to-attack = You cannot attack any planet from here.
no-no-room-in-orbit = There is no free launch place around { $planet }.
no-no-ship = You have no starship in supply.
no-no-ship-in-range = Not enough of your ships are in range of an enemy ship.
no-no-ship-in-orbit = None of your ships is in orbit.
no-no-ship-on-board = You have no ship on the board.
no-no-such-colour = There is no such colour.
no-no-such-direction = There is no such direction.
no-no-such-power = Power must be a number from 1 to { $most }.
no-no-such-target = There is no enemy to attack there.
no-no-timing = At this table chance decides how a shot strays.
no-no-troop = You have no troop in supply.
no-no-troop-on-board = You have no troops to take back.
no-no-troop-there = You have no troops on { $planet }.
no-not-in-orbit = None of your ships is in orbit there.
no-not-in-position = Not every ship in that group is in position to attack.
no-not-occupied = You do not occupy { $planet }.
no-not-that-many = You cannot mine with { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 }.
no-not-that-orbit = The ship must enter the orbit of { $planet }.
no-not-the-battleship = Only starships can go into the box.
no-not-to-a-homeworld = You cannot jump to a homeworld.
no-not-your-ship = You have no such ship on the board.
no-nowhere-for-city = No unblockaded planet of yours has a colony and a troop.
no-nowhere-for-colony = No unblockaded planet of yours has a troop.
no-nowhere-for-facility = No unblockaded planet of yours has enough troops and room for a research facility.
no-nowhere-to-land = None of your ships is in orbit where you may land.
no-nowhere-to-launch = None of your troops is where you can launch a ship.
no-nowhere-to-mine = No unblockaded planet of yours has enough troops to mine.
no-nowhere-to-recruit = There is nowhere to place a troop.
no-occupied-by-another = Another player occupies { $planet }.
no-ship-to-spare = The group is strong enough with one ship fewer.
no-too-close = Another ship is too close to that place.
no-too-few-facilities = { $technology } needs { $least ->
    [one] 1 research facility on a planet
   *[other] { $least } research facilities on planets
 } of that colour; you have { $found ->
    [one] 1 that counts
   *[other] { $found } that count
 }.
no-too-few-facilities-anywhere = You do not have enough research facilities on planets of any one colour.
no-too-few-troops = You have { $troops ->
    [one] no troops
   *[other] fewer than { $troops } troops
 } on { $planet }.
no-too-few-troops-to-build = You do not have enough troops on { $planet } to pay for it.
no-too-weak = Strength { $strength } is not enough; you need { $least }.
no-top-level = { $colour } is fully developed.
no-twice-in-group = Name each ship in the group once, in order of number.
no-direction-stopped = The direction of this flick is set. Only the power is left.
no-wrong-errors = A shot at this table cannot stray that far.

## Scores

score-tokens = Tokens
score-planets = Planets
score-colonies = Colonies
score-cities = Cities
score-quadrants = Quadrants with cities
deed-rams = rams
deed-ships = ships destroyed
deed-planets = planets destroyed
deed-asleep = games that ran dry
deed-developed-orange = orange technologies
deed-developed-grey = grey technologies
deed-developed-brown = brown technologies
deed-developed-purple = purple technologies
feat-planets = Planets held

## Options

goto-what = planet: ac or Alpha C; ship 2 of player 3: 3.2
option-hand = Steadiness
option-hand-steady = Steady: no error
option-hand-normal = Normal
option-hand-wild = Wild
option-timing = Timed aim (off: random)
option-unaided = By eye: no aids
option-handicap = Handicap
option-handicap-table = As the table
option-handicap-bare = No aids
option-handicap-aids = All aids
option-handicap-steady = Steady hand and aids
option-seams = Puzzle seams
option-first = First player (0: random)
option-first-0 = Random
option-tokens = Extra VP tokens
option-components = File with your box's values

honour-shot = Best shot: { $seats }, { $n } mm into an orbit.
honour-rams = Most rams: { $seats }, { $n }.
honour-planets = Most planets destroyed: { $seats }, { $n }.
honour-mined = Best mine: { $seats }, { $n } VP at once.
honour-lost = Most ships over the edge: { $seats }, { $n }.
luck-flicks = { $seat }: { $hits } of { $n ->
    [one] 1 flick
   *[other] { $n } flicks
 } left to chance ended as aimed ({ $usual } to be expected).
moment-ram = Ram!
moment-attack = Attack!
moment-strength = { $equal ->
    [0] Strength { $strength } against defence { $defence }
   *[other] Strength { $strength } against defence { $defence }: equal is enough for { $seat }
 }
moment-last-round = The last round
option-hand-help = How far a flicked ship strays: not at all, a little or a lot.
option-timing-help = You stop a marker for direction and power; if off, chance decides.
bots-about-timing = With timed aim, an expert or hard computer player strays half as far as the table's steadiness allows, a normal one as far, and an easy one almost twice as far.
option-unaided-help = No chances, no targets, no landing place: only the start of the line.
option-handicap-help = Agreed before the game: no aids, all aids, or a steady hand.
option-seams-help = The seams of the puzzle board turn ships a little as they cross them.
option-first-help = Who goes first: the player with this number, or a random one.
option-tokens-help = More VP tokens in the pile make the game longer.
option-components-help = A file with the values printed in your box, where they differ.
