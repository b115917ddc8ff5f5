# The screens of Ascending Empires.

board-space = The galaxy
burst-ram = { $one } rams { $other }
burst-ship = { $one } destroys a ship of { $other }
burst-planet = { $one } destroys a planet of { $other }
verdict-bullseye = BULLSEYE { $number }%
verdict-hair = HAIR'S BREADTH { $number } mm
verdict-edge = OVER THE EDGE
turned-up-asteroid = An asteroid
turned-up = { $colour } planet: a step towards { $name }
turned-up-done = { $colour } planet: all levels reached

## Questions

ask-acting = What do you do this turn?
ask-recruiting = Where do you place a troop? { $left ->
    [one] You may place 1 more.
   *[other] You may place { $left } more.
 }
ask-taking-back = Do you take back more troops?
ask-moving = What next in this Move? { $left ->
    [one] 1 point left.
   *[other] { $left } points left.
 }
ask-loosing = The direction is set. How hard do you flick?
ask-arriving = Where in orbit do you put the ship?
ask-attacking = Your ships must attack. Which attack comes first?
ask-retiring = Which starship goes into the box for the battleship?
ask-reinforcing = What do you bring from the box?
ask-garrisoning = Do you place a free troop?

# What a seat does while the others wait, by the frame. Everyone hears it.
does-acting = { $name } chooses an action.
does-recruiting = { $name } places troops.
does-taking-back = { $name } may take troops back.
does-moving = { $name } goes on with a Move.
does-loosing = { $name } flicks: the direction is set.
does-arriving = { $name } puts a ship into orbit.
does-attacking = { $name } chooses an attack.
does-retiring = { $name } chooses a starship for the box.
does-reinforcing = { $name } takes pieces from the box.
does-garrisoning = { $name } may place a free troop.

pick-launch-1 = Where do you launch a ship?
pick-flick-1 = Which ship do you flick?
pick-land-1 = Where do you land?
pick-land-2 = Which ship lands there?
pick-jump-1 = Which ship jumps?
pick-jump-2 = Where does this ship jump to?
pick-attack-ship-1 = Which ship do you attack?
pick-attack-ship-2 = Which of your ships attack it?
pick-attack-planet-1 = Which planet do you attack?
pick-attack-planet-2 = Which of your ships attack it?
pick-mine-1 = Which planet do you mine?
pick-build-facility-1 = Where do you build a research facility?
pick-build-colony-1 = Where do you build a colony?
pick-build-city-1 = Which colony becomes a city?

## Headline

head-round = Round { $number }
head-goal = most points win when the pile runs out
head-pile = { $tokens } in the pile
head-moves = { $points ->
    [one] 1 movement point left
   *[other] { $points } movement points left
 }
head-recruits = { $troops ->
    [one] 1 troop to place
   *[other] { $troops } troops to place
 }
head-last = { $seat } took the last token: last turns
head-quiet = { $rounds } of { $end } rounds without a VP

## Panel

panel-heads = VP/all troops ships OGBP
panel-heads-narrow = VP/all tr ship OGBP
panel-research = Next level: facilities, first VP
panel-top = fully developed
panel-stock = In stock: { $facilities ->
    [one] 1 facility
   *[other] { $facilities } facilities
 }, { $colonies ->
    [one] 1 colony
   *[other] { $colonies } colonies
 }, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
 }
panel-can-attack = You can attack { $what } (strength { $strength }, needs { $least })
panel-own-attack = End the Move to attack { $what } (strength { $strength }, needs { $least })
panel-falls = { $seat } can destroy { $what } (strength { $strength }, needs { $least })
panel-withstands = { $seat } aims at { $what } (strength { $strength }, needs { $least })
panel-defended = { $seat } aims at { $what }, but it is defended
panel-blockade = { $seat }'s { $planet } is blockaded

## Under the cursor

about-planet = { $planet }
about-face-down = face down, but you know it
about-scanned = scanned by { $seats }
about-held = { $seat }: { $items }
about-nothing = nothing on it
about-base = no mining, no building
about-empty = empty
about-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
 }
about-facilities = { $count ->
    [one] 1 research facility
   *[other] { $count } research facilities
 }
about-colonies = { $count ->
    [one] 1 colony
   *[other] { $count } colonies
 }
about-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
 }
about-blockaded = blockaded
about-orbit = in orbit: { $ships }
about-own-orbit = { $count ->
    [one] ship { $numbers } in orbit
   *[other] ships { $numbers } in orbit
 }
about-threatened = { $seat } threatens it (strength { $strength }, needs { $least })
about-defended = { $seat } threatens it, but it is defended
about-ship = { $ship }
about-worth = attack { $strength }, defence { $defence }
about-orbits = orbits { $planets }
    .spoken = in the orbit of { $planets }
about-open-space = in open space
about-in-range = can attack { $targets }
about-spot-near = { $planet }: { $towards } ({ $degrees }°), close in
about-spot-far = { $planet }: { $towards } ({ $degrees }°), further out
about-spot-beyond = towards { $planet }

## Aiming

ship-starship = Starship { $number }
ship-battleship = Battleship
ship-in-orbit = { $ship }, in orbit of { $planet }
ship-in-space = { $ship }, in space { $point } of { $planet }
aim-bearing = { $point }
shot-way = A perfect shot { $way }.
aim-bank = { $planet } banked off { $via }
odds-stop = If you stop at random:
odds-luck = Chances:
odds-seams = Chances with the seams:
odds-space = space { $chance }%
odds-ram = ram { $chance }%
odds-lost = lost { $chance }%
odds-back = recalled { $chance }%
shot-orbit = { $chance }%: orbit of { $planet }
shot-falls = Can then destroy { $what } (strength { $strength }, needs { $least })
shot-withstands = In position against { $what } (strength { $strength }, needs { $least })
odds-sure = At any stop (one Enter):
shot-defended = { $what } is defended
shot-blockades = Would blockade { $planet }
shot-both = A ram destroys both ships: no VP

## Legend

legend-discs = Planets
legend-orange = orange planet
legend-grey = grey planet
tech-heads = Technologies: what each level does, and who has it
tech-about = Facilities it takes; VP for the first.
tech-yours = your facilities: { $count }
tech-does-attack-range = attack ships from further away
tech-does-ram-survivor = your ship survives its own rams
tech-does-gain-battleship = a battleship for { $n ->
    [one] 1 starship
   *[other] { $n } starships
 }
tech-does-planet-attack-on-equal = equal strength takes a planet
tech-does-movement-points = { $n ->
    [one] 1 point
   *[other] { $n } points
 } in each Move
tech-does-return-lost-ship = a lost ship comes back
tech-does-jump = jump into any orbit
tech-does-recruit-max = recruit up to { $n ->
    [one] 1 troop
   *[other] { $n } troops
 }
tech-does-mining-vp = +{ $n } VP each time you mine
tech-does-facility-cost = a facility costs { $n }
tech-does-city-bonus = +{ $n } from the box with a city
tech-does-free-recruit = { $n ->
    [one] 1 free troop
   *[other] { $n } free troops
 } after each action
tech-does-planet-defence = +{ $n } defence for planets
tech-does-planet-defence-facility = +{ $n } defence beside a facility
tech-does-ship-defence = +{ $n } defence for ships
tech-does-ignore-blockade = recruit, launch under blockade
legend-brown = brown planet
legend-purple = purple planet
legend-asteroid = asteroid: no research facilities here
legend-hidden = face down, and not scanned by you
legend-homeworld = homeworld, in its player's colour
legend-own-scan = small letter: face down, but you have scanned it
legend-pieces = Pieces and marks
legend-troop = troop
legend-facility = research facility
legend-colony = colony
legend-city = city
legend-battleship = battleship: two cells, with its owner's mark
legend-blockade = blockade; when you aim, a ram or off the board
legend-path = where the ship may well stop
legend-aim = where a perfect shot ends
legend-pile = in the headline: VP tokens left in the pile; the game ends after the last one
legend-items = On a planet: its owner's mark, the sign, the number of items; if there is room, the items are below.
legend-players = Players
legend-ships = A player's mark alone in space is a starship.
legend-rings = Rings
legend-ring-orbit = orbit
legend-ring-warning = orbit of a blockaded planet
legend-ring-legal = orbit where the aimed ship may stop, with the chance
legend-ring-range-short = range of the ship under the cursor; when you aim, where four out of five shots go
legend-ring-range-long = range with long-range guns
legend-research = { $title }: for each colour, the next level and its name, your research facilities that count / the number needed, and + the VP for the first to develop it.
legend-columns = Columns of the panel: VP taken / points if the game ended now; troops and ships in supply + box; levels of orange, grey, brown and purple.
legend-keys = Z zooms in on a quadrant around the cursor. Type g and a c for planet Alpha C, or g and 2.5 for ship 5 of player 2.

## Component sheet

sheet-costs = What things cost
sheet-cost-launch = Launch: 1 movement point; 1 troop of the planet goes back to supply, 1 ship comes out of it.
sheet-cost-land = Land: 1 movement point; the ship goes back to supply, 1 troop comes out of it.
sheet-cost-mine = Mine: 2 troops of a planet for 1 VP, or 3 for 2 VP.
sheet-cost-facility = Research facility: 2 troops of the planet.
sheet-cost-colony = Colony: 1 troop of the planet.
sheet-cost-city = City: 1 colony and 1 troop of the planet; up to 1 troop or starship comes out of the box.
sheet-cost-develop = Level 1, 2, 3, 4 of a colour: 1, 2, 3, 4 facilities on planets of that colour, which stay.
sheet-left = Still to come
sheet-pile = VP tokens in the pile: { $left } of { $all }.
sheet-discs = { $n } × { $disc }
sheet-down = Face down in { $quadrant }: { $discs }.
sheet-all-up = Nothing lies face down in { $quadrant }.
sheet-box = { $seat }, in the box: { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
}, { $starships ->
    [one] 1 starship
   *[other] { $starships } starships
}.
sheet-title = The components and how certain they are
sheet-note = Every value of the game and how certain it is. Some printed values are in no public text. If you own the game, you can add them: "tabletop-tui components ascending_empires" writes a file for this, with all rows.
sheet-known = known
sheet-part = partly known
sheet-derived = derived
sheet-reconstructed = reconstructed

## The practice table

practice-title = Practice table: only your best series are kept
practice-seat-0 = Cadet
practice-seat-1 = Pirate
practice-seat-2 = Trader
practice-seat-3 = Nomad
practice-orbit = Orbits
practice-bank = Bank shots
practice-ram = Rams
practice-needle = Thread the needle
practice-push = A push
practice-crowd = Crowded, no goal
practice-timed = Errors: stop the markers
practice-luck = Errors: random
practice-reset = Start over
practice-again = Put the ships back
practice-goal-orbit = Shot { $shot } of { $of }: stop in the orbit of { $target }.
practice-goal-bank = Shot { $shot } of { $of }: reach the orbit of { $target } by bouncing off another planet.
practice-goal-ram = Shot { $shot } of { $of }: ram { $target }.
practice-goal-needle = Shot { $shot } of { $of }: pass between the enemies into the orbit of { $target }, touching neither.
practice-goal-push = Shot { $shot } of { $of }: push your starship 2 into the orbit of { $target }.
practice-goal-crowd = Ships everywhere: find a way through.
practice-hit = Hit!
practice-miss = Missed.
practice-best = best { $hits } of 5
practice-series = { $hits } of 5{ $stars ->
    [0] .
    [one] , one star.
   *[other] , { $stars } stars.
 }
practice-record = { $hits } of 5, your best{ $stars ->
    [0] .
    [one] , one star.
   *[other] , { $stars } stars.
 }
practice-next-shot = Enter: the next shot
practice-next-series = Enter: five more shots
practice-empty = You have no ships left to flick. Press r.

## Plain mode
plain-chart = Planets by quadrant and letter (AC is Alpha C), ships by player and number (2.5).
plain-at = { $x } mm from the west, { $y } mm from the north
plain-player = Player { $number }, { $name }: { $vp } VP, { $points ->
    [one] 1 point
   *[other] { $points } points
 } now. Supply: { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 }, { $ships ->
    [one] 1 starship
   *[other] { $ships } starships
 } and { $large ->
    [one] 1 battleship
   *[other] { $large } battleships
 }. { $box ->
    [one] 1 piece
   *[other] { $box } pieces
 } in the box. { $levels }.
plain-pile = VP tokens in the pile: { $tokens }
plain-research = { $technology }: { $have } of { $need ->
    [one] 1 facility
   *[other] { $need } facilities
 }{ $points ->
    [0] .
   *[other] , { $points } VP for the first.
 }
plain-shot = { $what }, { $chance }% { $kind ->
    [planet] to stop in its orbit
   *[other] to ram it
 }
plain-aimed = To the { $towards }, { $degrees } degrees, with power { $power }.
plain-odds = Chances: { $odds }.
plain-odds-orbit = { $chance }% in the orbit of { $planet }
plain-odds-space = { $chance }% in open space
plain-odds-ram = { $chance }% for a ram
plain-odds-lost = { $chance }% off the board
plain-odds-back = { $chance }% recalled
plain-launch = To the { $towards }, { $circle ->
    [0] close in
   *[other] further out
 }
plain-legend-planets = A planet's code is the first letter of its quadrant and its own letter: AC is Alpha C. Alpha is in the north-west, Beta in the north-east, Gamma in the south-west and Delta in the south-east.
plain-legend-ships = A ship's code is its player's number and its own number: 2.5 is ship 5 of player 2.
plain-legend-places = “look” says where something is, in millimetres from the west and from the north. The board is 712 wide and high.
plain-legend-down = You see the colour of a face-down planet only if you have scanned it.
plain-legend-aiming = Directions are in degrees: 0 is east, 90 north, 180 west and 270 south. Before you shoot, you are told what is likely to happen.

## What speaks for an action (hints)
term-points = victory points
term-troops = troops ready to mine or build
term-building = colonies and cities to build
term-quadrants = cities in more quadrants
term-research = progress in research
term-technology = useful technologies
term-planets = room on planets
term-ships = ships and pieces from the box
term-course = planets your ships can reach
term-strike = attacks you can make
term-siege = holding the leader back
term-danger = safety from attacks
term-lead = the lead at the end
term-idle = turns passed
term-asleep = avoiding an early end
why-tokens = takes { $n ->
    [one] 1 VP token
   *[other] { $n } VP tokens
 }
why-points = +{ $n ->
    [one] 1 point
   *[other] { $n } points
 }
why-rouses = you are behind, and { $rounds ->
    [one] 1 more round
   *[other] { $rounds } more rounds
 } without a token would end the game
why-settles = settles { $planet }: you then hold { $n ->
    [one] 1 planet
   *[other] { $n } planets
 }
why-frees = lifts the blockade of { $planet }: { $troops ->
    [0] { $facilities ->
            [0] room for { $room } more
           *[other] { "" }
        }
    [one] 1 troop can mine and build again{ $facilities ->
            [0] { "" }
           *[other] , and{ " " }
        }
   *[other] { $troops } troops can mine and build again{ $facilities ->
            [0] { "" }
           *[other] , and{ " " }
        }
 }{ $facilities ->
    [0] { "" }
    [one] 1 facility counts again
   *[other] { $facilities } facilities count again
 }
why-destroys = destroys { $seat }'s { $planet }: { $seat } loses { $n ->
    [one] 1 point
   *[other] { $n } points
 }
why-can-settle = can settle { $planet } next ({ $open ->
    [0] +{ $n ->
            [one] 1 point
           *[other] { $n } points
        }
   *[other] +{ $n } to { $most } points
 })
why-can-attack = can attack { $seat }'s { $planet } (strength { $power }, needs { $need })
why-chance = { $chance }% chance to stop in the orbit of { $planet }
why-ram = { $chance }% chance to ram { $ship }
why-research = { $have } of { $need ->
    [one] 1 facility
   *[other] { $need } facilities
 } for { $technology }{ $points ->
    [0] {""}
   *[other] , worth { $points } VP to the first
 }
why-power-points = { $n ->
    [one] 1 point
   *[other] { $n } points
 } in each Move (now { $before })
why-power-recruits = recruit up to { $n ->
    [one] 1 troop
   *[other] { $n } troops
 } (now { $before })
why-power-garrison = { $n ->
    [one] 1 free troop
   *[other] { $n } free troops
 } after each action (now { $before })
why-power-mining = +{ $n } VP each time you mine (now +{ $before })
why-power-facility-cost = a facility costs { $n ->
    [one] 1 troop
   *[other] { $n } troops
 } (now { $before })
why-power-city-bonus = a city brings { $n ->
    [one] 1 piece
   *[other] { $n } pieces
 } from the box (now { $before })
why-power-ship-defence = +{ $n } defence for your ships (now +{ $before })
why-power-planet-defence = +{ $n } defence for your planets (now +{ $before })
why-power-shields = +{ $n } defence for your planets with a facility (now +{ $before })
why-power-recalls = you can recall { $n ->
    [one] 1 ship
   *[other] { $n } ships
 } in each Move (now { $before })
why-power-jumps = { $n ->
    [one] 1 jump
   *[other] { $n } jumps
 } in each Move (now { $before })
why-defence = defence { $n } on { $planet }: too much for { $seat }'s nearest ship (strength { $power })
why-guarded = { $n ->
    [one] 1 ship keeps
   *[other] { $n } ships keep
 } { $planet } safe from { $seat }'s nearest ship
why-garrison = { $n ->
    [one] 1 troop
   *[other] { $n } troops
 } on { $planet } can mine { $tokens } VP
why-can-build = { $n ->
    [one] 1 troop
   *[other] { $n } troops
 } on { $planet }: enough for { $thing }
why-thing-city = a city
why-thing-colony = a colony
why-thing-facility = a research facility
why-crew = { $n ->
    [one] 1 troop
   *[other] { $n } troops
 } on your homeworld to launch ships with, and { $ships ->
    [one] 1 starship
   *[other] { $ships } starships
 } in supply
why-explores = looks at { $planet }, { $n ->
    [1] the unseen disc nearest your homeworld
   *[other] the second-nearest unseen disc to your homeworld
 }
why-reinforce = brings your supply to { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
 } and { $starships ->
    [one] 1 starship
   *[other] { $starships } starships
 }
why-pass = you lead { $n } to { $best }, and { $left ->
    [0] this pass ends the game
    [one] 1 more pass in a row ends the game
   *[other] { $left } more passes in a row end the game
 }
why-nears = strength { $power } of the { $need } needed against { $seat }'s { $planet }
why-blockades = blockades { $planet }, where { $seat } mines up to { $n } VP at once

# The component sheet: sections, rows, fields and values, in English as the file calls them
sheet-value = { $n } { $unit }
part-pieces = pieces
part-board-piece = board piece
part-total = total
part-per-player = per player
part-hole = hole
part-placard = placard
part-starship = starship
part-battleship = battleship
part-planet = planet
part-homeworld = homeworld
part-asteroid = asteroid
part-troop = troop
part-research-facility = research facility
part-shape = shape
part-cube = cube
part-colony = colony
part-circle = circle
part-city = city
part-tower = tower
part-technology-marker = technology marker
part-range-ruler = range ruler
part-vp-token = vp token
part-planets-per-colour = planets per colour
part-orange = orange
part-colour = colour
part-grey = grey
part-brown = brown
part-purple = purple
part-start-per-player = start per player
part-supply = supply
part-box = box
part-board = board
part-stock = stock
part-technology-level = technology level
part-vp-pile = vp pile
part-players = players
part-tokens = tokens
part-setup = setup
part-homeworlds = homeworlds
part-planets = planets
part-asteroids = asteroids
part-open-asteroids = open asteroids
part-face-down-per-quadrant = face down per quadrant
part-face-down-asteroids-per-quadrant = face down asteroids per quadrant
part-quadrant-groups = quadrant groups
part-alpha = alpha
part-quadrant = quadrant
part-discs = discs
part-beta = beta
part-delta = delta
part-gamma = gamma
part-seats = seats
part-quadrants = quadrants
part-open-asteroid-quadrants = open asteroid quadrants
part-player-colours = player colours
part-red = red
part-blue = blue
part-green = green
part-yellow = yellow
part-side = side
part-value = value
part-unit = unit
part-um = um
part-first-seam = first seam
part-second-seam = second seam
part-corner = corner
part-nw = NW
part-ne = NE
part-se = SE
part-sw = SW
part-holes = holes
part-slot = slot
part-x-um = x um
part-y-um = y um
part-start-ships = start ships
part-sizes = sizes
part-what = what
part-radius = radius
part-orbit-ring = orbit ring
part-width = width
part-range-short = range short
part-length = length
part-range-long = range long
part-launch-places = launch places
part-directions = directions
part-inner-circle = inner circle
part-outer-circle = outer circle
part-least-gap = least gap
part-physics = physics
part-deceleration = deceleration
part-um-s-2 = um/s^2
part-restitution-planet = restitution planet
part-percent = percent
part-restitution-ship = restitution ship
part-mass-starship = mass starship
part-1-16-starship = 1/16 starship
part-mass-battleship = mass battleship
part-power-max = power max
part-run-out-per-power = run out per power
part-no-bounce-below = no bounce below
part-um-s = um/s
part-contact-cap = contact cap
part-seam-turn = seam turn
part-1-1000-degree = 1/1000 degree
part-seam-loss = seam loss
part-hand-errors = hand errors
part-steady = steady
part-draws = draws
part-angle = angle
part-power = power
part-normal = normal
part-wild = wild
part-limits = limits
part-items-per-planet = items per planet
part-facilities-per-planet = facilities per planet
part-facilities-on-one-planet = facilities on one planet
part-facilities-on-asteroid = facilities on asteroid
part-actions = actions
part-recruit = recruit
part-max-placed = max placed
part-recruit-take-back = recruit take back
part-max-taken = max taken
part-blockaded-allowed = blockaded allowed
part-move = move
part-points = points
part-costs = costs
part-launch = launch
part-navigate = navigate
part-land = land
part-mine = mine
part-options = options
part-troops = troops
part-vp = vp
part-build = build
part-develop = develop
part-levels = levels
part-pass = pass
part-build-costs = build costs
part-colonies = colonies
part-box-bonus = box bonus
part-combat = combat
part-attack = attack
part-defence = defence
part-technology = technology
part-level = level
part-name = name
part-kind = kind
part-attack-range = attack range
part-effect = effect
part-targets = targets
part-ships = ships
part-ruler = ruler
part-facilities = facilities
part-first-vp = first vp
part-ram-survivor = ram survivor
part-who = who
part-own-ramming-ship = own ramming ship
part-when = when
part-own-flick = own flick
part-gain-battleship = gain battleship
part-amount = amount
part-starships-to-box = starships to box
part-planet-attack-on-equal = planet attack on equal
part-min-ships = min ships
part-planet-defence = planet defence
part-mode = mode
part-add = add
part-ship-defence = ship defence
part-ignore-blockade = ignore blockade
part-recruit-max = recruit max
part-set = set
part-mining-vp = mining vp
part-facility-cost = facility cost
part-city-bonus = city bonus
part-planets-with-own-research-facility = planets with own research facility
part-free-recruit = free recruit
part-per = per
part-turn = turn
part-after-the-action-and-attacks-before-the-scan = after the action and attacks, before the scan
part-movement-points = movement points
part-return-lost-ship = return lost ship
part-flicked-ship = flicked ship
part-jump = jump
part-cost = cost
part-row-bonuses = row bonuses
part-row = row
part-pieces-from-box = pieces from box
part-choices = choices
part-scoring = scoring
part-occupied-planet = occupied planet
part-occupied-asteroid = occupied asteroid
part-cities-in-quadrants = cities in quadrants
part-vp-by-quadrants = vp by quadrants
part-tie-breaks = tie breaks
part-tie = tie
part-by = by
part-vp-taken-during-play = VP taken during play
part-technologies-developed = technologies developed
part-shared-win = shared win
part-end = end
part-pile-empty = pile empty
part-last-turns = last turns
part-each-other-player-one = each other player one
part-rounds-without-vp = rounds without vp
part-none = none
part-passes-in-a-row-per-player = passes in a row per player
part-award-over-pile = award over pile
part-rest-from-the-box = rest from the box
part-true = true
part-false = false

# Letters of the colours of planets
sign-space-orange = O
sign-space-grey = G
sign-space-brown = B
sign-space-purple = P

# What is not possible now, where several share one row.
brief-recruit = Recruit
brief-take-back = Take back
brief-launch = Launch
brief-flick = Flick
brief-land = Land
brief-jump = Jump
brief-attack-ship = Attack ship
brief-attack-planet = Attack planet
brief-mine = Mine
brief-build-facility = Facility
brief-build-colony = Colony
brief-build-city = City
brief-develop = Develop
brief-retire = Retire ship

# What lies face down here: the planets that a player has scanned.
hint-pick-up = see what you scanned
hint-see-hand = see what you scanned
ui-pick-up = See what you scanned
cover-first = See what you scanned first.

# Standing orders
order-turn = Your turn
order-turn-pass = pass
order-turn-recruit = place troops on my homeworld
order-turn-help = What do you do in your turns until something concerns you? The order stops as soon as another player's ship orbits one of your planets, or there is no troop or no room left.
order-stop-near = another player's ship orbits one of your planets.
order-stop-supply = there is no troop or no room left.
