# What is wrong with a components file of Rise of Empires.
components-part = a row of status PART must say in the field known what is known
components-effect = the field effect of a tile of kind { $kind } may hold { $allowed }, not { $stray }
components-effect-none = the field effect of a tile of kind { $kind } may hold { $allowed }, and has none
components-free = the field effect of a tile of kind free must hold exactly one of { $allowed }
components-where = the field effect needs where (own or reach) beside remove
components-food = the field start has more food than the track (field food_top)
components-cubes = the field start has more cubes than a player owns (field cubes)
components-room = the field circles.{ $players } leaves room for { $room } discs, but { $players } players place { $discs } (field actions)
components-and = { $most } and { $last }
components-number = { $where }: { $what } must number { $wanted }, found { $found }
components-era-tiles = the tiles of era { $era }
components-tiles = the tiles
components-row-count = the rows
components-decks = cities and wonders, fields era and deck
components-deck-tiles = the tiles of deck { $deck }
components-rows = { $where }: the action rows must be { $rows }, in this order
components-eras = { $where }: the eras must be 1, 2 and 3, in this order
components-name-twice = { $where }: another one of era { $era } has it
components-no-region = { $where }: no region has the key { $key }
components-itself = { $where }: a region cannot touch itself
components-key-twice = { $where }: { $times } rows have this key

# What an owner may put in, in the file that the command components writes
own-numbers = The numbers of the rulebook; circles by the number of players.
own-rows = The rows of the display: only their names may differ.
own-eras = The eras: only their names and colours may differ.
own-progress = count: the copies of a tile, 16 tiles in each era. text: the sentence that tells it. red: whether its bottom is red. kind and effect go together:
own-effect = kind { $kind }: effect may hold { $fields }
own-territory = count: the copies of a tile, 40 in all. yields: what it brings each turn.
own-cities = With the wonders 5, 5, 5, 5, 8 and 8 tiles in the decks 1 A to 3 B. price: gold. yields and upkeep: what it brings and costs each turn.
own-wonders = Six of them. points: the VP at once.
own-empire = Eight tiles. early: the side of Era I, late: that of Eras II and III. battles: each [cubes the attacker loses, cubes the defender loses].
own-trade = The boxes: the discs, what they give and how much, and the eras in which the box is open.
own-regions = standard: the VP of the first and the second. benefit: what control brings. at: column and line of the name on the map of the screen.
own-borders = Two regions that touch each other.
