offer-put = Put a stone
offer-swap = Take over the first stone
    .key = t
ask-placing = Where do you put your stone?
pick-put-1 = Where do you put your stone?
board-hex = Board
head-stones = Stones: { $stones }
panel-side = { $side ->
    [0] top and bottom
   *[other] left and right
 }
panel-far = { $far } to go at least
about-empty = { $cell }: empty
about-stone = { $cell }: a stone of { $name }
legend-cells = Cells
legend-empty = empty
legend-legal = empty, and you may put a stone there
legend-stone = a stone, and the edges of that colour are to be joined
legend-newest = the newest stone
sheet-box = In the box
sheet-board = A board of { $size } by { $size } hexagons: { $cells } cells.
sheet-stones = { $stones } stones of each colour, as many as anybody can need.
plain-stones = { $number } { $name } has stones on { $cells }.
plain-far = { $number } { $name } joins { $side ->
    [0] top and bottom
   *[other] left and right
 } and lacks { $far ->
    [one] 1 stone
   *[other] { $far } stones
 } at least.
plain-own = You join { $side ->
    [0] top and bottom
   *[other] left and right
 }.
plain-sign-empty = . is an empty cell.
plain-sign-stone = { $number } is a stone of { $name }, who joins { $side ->
    [0] top and bottom
   *[other] left and right
 }.
plain-row = Row { $row }
