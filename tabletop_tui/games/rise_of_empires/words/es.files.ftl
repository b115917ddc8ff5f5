# Qué le pasa a un archivo de componentes de Rise of Empires.
components-part = una fila de estado PART tiene que decir en el campo known qué se sabe
components-effect = el campo effect de una loseta de clase { $kind } puede contener { $allowed }, no { $stray }
components-effect-none = el campo effect de una loseta de clase { $kind } puede contener { $allowed }, y no contiene ninguno
components-free = el campo effect de una loseta de clase free tiene que contener exactamente uno de { $allowed }
components-where = el campo effect necesita where (own o reach) junto a remove
components-food = el campo start tiene más comida que el marcador (campo food_top)
components-cubes = el campo start tiene más cubos de los que posee un jugador (campo cubes)
components-room = el campo circles.{ $players } deja sitio para { $room } discos, pero { $players } jugadores colocan { $discs } (campo actions)
components-and = { $most } y { $last }
components-number = { $where }: tiene que haber { $wanted } { $what }, no { $found }
components-era-tiles = losetas de la era { $era }
components-tiles = losetas
components-row-count = filas
components-decks = ciudades y maravillas, campos era y deck
components-deck-tiles = losetas del mazo { $deck }
components-rows = { $where }: las filas de acción tienen que ser { $rows }, en este orden
components-eras = { $where }: las eras tienen que ser 1, 2 y 3, en este orden
components-name-twice = { $where }: otra loseta de la era { $era } se llama igual
components-no-region = { $where }: no hay ninguna región con la clave { $key }
components-itself = { $where }: una región no puede tocarse a sí misma
components-key-twice = { $where }: { $times } filas tienen esta clave

# What an owner may put in, in the file that the command components writes
own-numbers = Los números del reglamento; circles según el número de jugadores.
own-rows = Las filas del tablero de acciones: solo sus nombres pueden ser otros.
own-eras = Las eras: solo sus nombres y colores pueden ser otros.
own-progress = count: cuántas hay de la loseta, 16 en cada era. text: lo que dice la loseta. red: si la base es roja. kind y effect van juntos:
own-effect = kind { $kind }: effect puede contener { $fields }
own-territory = count: cuántas hay de la loseta, 40 en total. yields: lo que da cada turno.
own-cities = Con las maravillas, 5, 5, 5, 5, 8 y 8 losetas en los mazos 1 A a 3 B. price: oro. yields y upkeep: lo que da y cuesta cada turno.
own-wonders = Son seis. points: los PV de una vez.
own-empire = Ocho losetas. early: la cara de la era I, late: la de las eras II y III. battles: cada una [cubos que pierde el atacante, cubos que pierde el defensor].
own-trade = Las casillas: los discos, lo que dan y cuánto, y las eras en que la casilla está abierta.
own-regions = standard: los PV del primero y del segundo. benefit: lo que da el control. at: columna y línea del nombre en el mapa de la pantalla.
own-borders = Dos regiones que se tocan.
