offer-put = Place a stone
offer-swap = Take over the first stone
    .key = t
ask-placing = Where do you place your stone?
does-placing = { $name } places a stone.
pick-put-1 = Where do you place your stone?
board-hex = Board
head-stones = Stones: { $stones }
panel-side = { $side ->
    [0] top and bottom
   *[other] left and right
 }
panel-far = at least { $far } to go
about-empty = { $cell }: empty
about-stone = { $cell }: { $name }'s stone
legend-cells = Cells
legend-empty = empty
legend-legal = empty, and you may place a stone there
legend-stone = a stone; connect the edges of its colour
legend-newest = the newest stone
sheet-box = In the box
sheet-board = A board of { $size } by { $size } hexagons: { $cells } cells.
sheet-stones = { $stones } stones of each colour, as many as anyone can need.
plain-stones = { $number } { $name } has stones on { $cells }.
plain-far = { $number } { $name } connects { $side ->
    [0] top and bottom
   *[other] left and right
 } and needs at least { $far ->
    [one] 1 more stone
   *[other] { $far } more stones
 }.
plain-own = You connect { $side ->
    [0] top and bottom
   *[other] left and right
 }.
plain-sign-empty = . is an empty cell.
plain-sign-stone = { $number } is a stone of { $name }, who connects { $side ->
    [0] top and bottom
   *[other] left and right
 }.
plain-row = Row { $row }
