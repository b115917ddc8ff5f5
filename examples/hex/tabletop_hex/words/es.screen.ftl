offer-put = Poner una piedra
offer-swap = Quedarse con la primera piedra
    .key = q
ask-placing = ¿Dónde pones tu piedra?
does-placing = { $name } pone una piedra.
pick-put-1 = ¿Dónde pones tu piedra?
board-hex = Tablero
head-stones = Piedras: { $stones }
panel-side = { $side ->
    [0] arriba y abajo
   *[other] izquierda y derecha
 }
panel-far = faltan al menos { $far }
about-empty = { $cell }: vacía
about-stone = { $cell }: una piedra de { $name }
legend-cells = Casillas
legend-empty = vacía
legend-legal = vacía, y puedes poner una piedra
legend-stone = una piedra; une los bordes de ese color
legend-newest = la piedra más reciente
sheet-box = En la caja
sheet-board = Un tablero de { $size } por { $size } hexágonos: { $cells } casillas.
sheet-stones = { $stones } piedras de cada color, todas las que alguien puede necesitar.
plain-stones = { $number } { $name } tiene piedras en { $cells }.
plain-far = { $number } { $name } une { $side ->
    [0] arriba y abajo
   *[other] izquierda y derecha
 } y le faltan { $far ->
    [one] 1 piedra
   *[other] { $far } piedras
 } como mínimo.
plain-own = Tú unes { $side ->
    [0] arriba y abajo
   *[other] izquierda y derecha
 }.
plain-sign-empty = . es una casilla vacía.
plain-sign-stone = { $number } es una piedra de { $name }, que une { $side ->
    [0] arriba y abajo
   *[other] izquierda y derecha
 }.
plain-row = Fila { $row }
