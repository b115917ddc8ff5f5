# Lo que dicen las pantallas de Ciudades y Caballeros, aparte de las reglas.

# Preguntas, según el marco que espera
ask-settling = ¿Dónde construyes tu poblado?
ask-settling-place-city = Tu segundo lugar es una ciudad, y da una carta por hexágono. ¿Dónde?
ask-settling-place-road = ¿Hacia dónde va la carretera?
ask-rolling = Tu turno: tira los dados.
    .spoken = {""}
ask-acting = Tu turno: ¿qué haces?
    .spoken = ¿Qué haces?
ask-building = Fase de construcción especial: construye o termina.
ask-prospecting = Tu hexágono de oro paga: toma los recursos que quieras.
ask-tapping = Esta tirada no te da nada: el Acueducto te da un recurso.
ask-losing = Han ganado los bárbaros: ¿qué ciudad pierdes?
ask-rewarding = Estás entre los mejores defensores: ¿de qué mazo tomas carta?
ask-trimming = Demasiadas cartas de progreso: descarta una.
ask-discarding = Un siete: descarta la mitad de tu mano.
ask-robbing = ¿Adónde va el ladrón?
ask-stealing = ¿A quién robas?
ask-crowning = ¡Una metrópolis! ¿En qué ciudad la pones?
ask-relocating = Han desplazado tu caballero: ¿adónde va?
ask-trading = { $stage ->
    [asks] { $seat } pide ofertas.
    [seeks] { $seat } pide ofertas de { $wants }.
    [heard] ¿Con quién cambias?
    [countered] Nadie acepta. ¿Tomas lo que ofrecen en su lugar?
    [answered] ¿Con quién cambias { $give } por { $get }?
   *[other] { $seat } ofrece { $give } por { $get }.
 }
ask-paving = Construcción de carreteras: pon una carretera gratis.
ask-smithing = Herrero: asciende gratis un caballero.
ask-bargaining = Puerto comercial: ¿a quién ofreces un recurso?
ask-conceding = Puerto comercial: ¿qué mercancía das?
ask-picking = Maestro comerciante: toma cartas de esta mano.
ask-spying = Espía: toma una de estas cartas de progreso.
ask-deserting = Desertor: ¿cuál de tus caballeros retiras?
ask-enlisting = Desertor: puedes poner un caballero.
ask-rebuilding = Diplomático: ¿reconstruyes la carretera en otro sitio?
ask-sabotaging = Saboteador: descarta la mitad de tu mano.
ask-gifting = Boda: da dos cartas de tu elección.
ask-play-card = ¿Qué carta juegas?

# Qué hace alguien mientras los demás esperan, según la pregunta. Lo oyen todos.
does-settling = { $name } elige dónde construir.
does-rolling = { $name } tira los dados.
does-acting = { $name } juega su turno.
does-building = { $name } puede construir (fase de construcción especial).
does-prospecting = { $name } toma recursos por un hexágono de oro.
does-tapping = { $name } toma un recurso (Acueducto).
does-losing = { $names } { $count ->
    [one] elige qué ciudad pierde
   *[other] eligen qué ciudades pierden
 }.
does-rewarding = { $name } elige de qué mazo toma carta.
does-trimming = { $names } { $count ->
    [one] descarta
   *[other] descartan
 } una carta de progreso.
does-discarding = { $names } { $count ->
    [one] descarta
   *[other] descartan
 } cartas por el siete.
does-robbing = { $name } mueve al ladrón.
does-stealing = { $name } elige a quién robar.
does-crowning = { $name } elige ciudad para la metrópolis.
does-relocating = { $name } elige adónde va el caballero desplazado.
does-trading = { $stage ->
    [heard] { $names } elige una oferta.
    [countered] { $names } mira las contraofertas.
    [answered] { $names } elige con quién comerciar.
   *[other] { $names } { $count ->
        [one] responde
       *[other] responden
     } a la oferta de { $seat }.
 }
does-paving = { $name } pone una carretera gratis (Construcción de carreteras).
does-smithing = { $name } asciende caballeros (Herrero).
does-bargaining = { $name } elige a quién visitar (Puerto comercial).
does-conceding = { $name } da una mercancía (Puerto comercial).
does-picking = { $name } toma cartas de una mano (Maestro comerciante).
does-spying = { $name } toma una carta de progreso (Espía).
does-deserting = { $name } elige qué caballero retirar (Desertor).
does-enlisting = { $name } puede poner un caballero (Desertor).
does-rebuilding = { $name } puede reconstruir la carretera en otro sitio (Diplomático).
does-sabotaging = { $names } { $count ->
    [one] descarta
   *[other] descartan
 } la mitad de la mano (Saboteador).
does-gifting = { $names } { $count ->
    [one] elige
   *[other] eligen
 } regalos de boda.

pick-build-road-1 = ¿Dónde construyes la carretera?
pick-build-settlement-1 = ¿Dónde construyes el poblado?
pick-build-city-1 = ¿Qué poblado se convierte en ciudad?
pick-build-wall-1 = ¿Qué ciudad recibe una muralla?
pick-recruit-1 = ¿Dónde pones el nuevo caballero?
pick-activate-1 = ¿Qué caballero activas?
pick-promote-1 = ¿Qué caballero asciendes?
pick-move-knight-1 = ¿Qué caballero mueves?
pick-move-knight-2 = ¿Adónde va este caballero?
pick-displace-1 = ¿Cuál de tus caballeros desplaza a otro?
pick-displace-2 = ¿Qué caballero desplaza?
pick-chase-1 = ¿Qué caballero ahuyenta al ladrón?
pick-play-engineer-1 = { card-engineer }: ¿qué ciudad recibe una muralla?
pick-play-inventor-1 = { card-inventor }: ¿qué ficha de número intercambias?
pick-play-inventor-2 = { card-inventor }: ¿con qué ficha la intercambias?
pick-play-medicine-1 = { card-medicine }: ¿qué poblado se convierte en ciudad?
pick-play-merchant-1 = { card-merchant }: ¿a qué hexágono va el comerciante?
pick-play-bishop-1 = { card-bishop }: ¿adónde va el ladrón?
pick-play-diplomat-1 = { card-diplomat }: ¿qué carretera retiras?
pick-play-intrigue-1 = { card-intrigue }: ¿qué caballero desplazas?

# La línea bajo el mapa
about-hit = { $name }: { $pieces } ({ $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
 })
about-struck = afecta a { $names }
about-struck-too = afecta a { $names } y a ti
about-struck-you = solo te afecta a ti
about-struck-nobody = no afecta a nadie
about-chance = { $ways } de 36 tiradas
about-yield = da { $one }; una ciudad da { $city }
about-gold = los recursos que quieras
about-robber = aquí está el ladrón
about-robber-locked = aquí está el ladrón, que no se mueve antes del primer ataque
about-merchant = comerciante de { $name }
about-metropolis = metrópolis de { $track }
about-walled = { $piece } con muralla
about-knight = { $piece }, { $state }
about-owned = { $name }: { $piece }
about-any = de todo
about-harbor = { $rate ->
    [3] puerto 3:1
   *[other] puerto de { $what } { $rate }:1
 }
about-free = aún sin carretera
about-too-near = demasiado cerca para un poblado: { $piece } de { $name }
about-beside = junto a { $hexes }
about-opens = abre { $place }: { $what }
about-opens-nothing = sin sitio para un poblado
about-leads = aún sin sitio para un poblado; otra carretera llega a { $places }
about-costs = Costes: { $costs }
about-levels = Siguiente nivel: { $levels }
about-level = { $track } { $cost } ({ $letter })
about-place = { $place } ({ $ways } de 36)

# Cabecera y panel
head-round = Ronda { $number }
head-goal = { $has }/{ $points }
head-ship = flota
short-science = Cie
short-trade = Com
short-politics = Pol
head-loses = en peligro: { $names }
panel-heads = PV ct pr cb rt
panel-codes = ct cartas · pr cartas de progreso · cb caballeros, activos/todos · rt ruta
panel-hand = Tu mano, { $name }: { $cards }/{ $limit }
panel-bank = Banca
panel-rolls = Tiradas
chart-tracks = Mejoras de ciudad y la banca
chart-dice = Los dados: { $rolls ->
    [one] 1 tirada
   *[other] { $rolls } tiradas
 }, salido / esperado

# Leyenda y hoja de componentes
legend-terrain = Terreno, con la letra de lo que produce
legend-cards = Cartas
legend-pieces = Piezas en la isla, con los colores de sus dueños
legend-settlement = poblado
legend-city = ciudad
legend-wall = ciudad con muralla
legend-metropolis = metrópolis
legend-tipped-city = ciudad volcada (cuenta como poblado)
legend-active-knight = caballero activo y su nivel
legend-resting-knight = caballero inactivo (oscuro) y su nivel
legend-robber = ladrón; el número oscuro de debajo no produce nada
legend-merchant = comerciante
legend-harbor = puerto para cualquier clase
legend-harbor-kind = puerto para una clase
legend-players = Jugadores
legend-goal = En la cabecera, tras el nombre: puntos de quien tiene el turno / puntos para ganar.
legend-hand = Junto a tu mano: las cartas que tienes / tu límite. Con más, un siete te obliga a descartar la mitad.
legend-balance = Junto a los bárbaros: { $city } la fuerza de las ciudades, { $knight } la de los caballeros activos, con los colores de los jugadores; en peligro: quien perdería ahora una ciudad.
legend-bank = { $bank }: cartas que quedan ahí, por sus letras. { $rolls }: cuántas veces salió cada suma.
legend-chance = { $chance }: de las 36 formas en que pueden caer dos dados, tantas dan este número, o uno de los que rodean este vértice.
legend-columns = Columnas (PV ct pr cb rt): puntos de victoria, cartas en la mano, cartas de progreso, niveles de caballeros (activos / todos), ruta más larga (* tiene el premio).
legend-tracks = { $letters }: niveles de { $names }; subrayado: con metrópolis.
legend-supply = Últimas columnas, en pantallas anchas: poblados, ciudades, murallas, caballeros y carreteras que quedan en la reserva.
legend-talks = Comercio entre jugadores: { $most } ofertas como mucho en un turno, un límite de este programa.
legend-marks = Corchetes: [ ] es el cursor, ( ) se puede elegir, {"{"} {"}"} está elegido.
legend-rows = Las letras de la izquierda nombran las filas de hexágonos: C3 es el tercero de la fila C.
sheet-costs = Costes
sheet-levels = Mejora hasta el nivel { $levels }: tantos papeles, telas o monedas como el nivel
sheet-left = Lo que queda en los mazos
sheet-deck-left = { $track }: quedan { $n } por tomar, debajo { $used } ya usadas.
sheet-unseen = Aún no vistas: { $cards }.
sheet-unseen-none = ninguna
sheet-deck = Mazo de { $track }
legend-shapes = Donde hay sitio, las piezas se dibujan: una casa (poblado), una casa con torre (ciudad), un castillo (metrópolis, con la torre del color de su mejora) y un escudo con el nivel del caballero, hueco mientras está inactivo. Una barra debajo es una muralla.
legend-ship = el barco de los bárbaros en camino; en el paso 7 desembarcan
sheet-cards = Cartas
sheet-decks = Los mazos tienen { $science } cartas de ciencia, { $trade } de comercio y { $politics } de política.
sheet-pieces = Piezas
sheet-each = Cada jugador: { $roads } carreteras, { $settlements } poblados, { $cities } ciudades, { $walls } murallas, { $knights } caballeros de cada uno de los tres niveles.
sheet-shared = Para todos: una metrópolis por cada una de las tres ramas, un ladrón, un comerciante, un dado rojo y uno amarillo, el dado de acontecimientos y la flota bárbara, a { $steps } pasos de la isla.
sheet-map = Esta isla
sheet-tokens = Fichas de número
sheet-harbors = Puertos
sheet-bank = La banca tiene { $resources } de cada recurso y { $commodities } de cada mercancía.
board-map = Isla

# Modo sencillo
plain-signs = Vértices: 1s poblado del jugador 1, 1C ciudad, 1M metrópolis, 1t ciudad volcada, [ ] muralla, 1K2 caballero activo de nivel 2, 1k2 inactivo. Aristas: el número del dueño de la carretera. R ladrón, $ comerciante.
plain-harbors = Puertos:
plain-harbor = { $rate ->
    [3] { $place } 3 por 1
   *[other] { $place } { $what } { $rate } por 1
 }
plain-row = Fila { $row }
plain-land = { $lands }.
plain-pieces = { $name } tiene { $pieces }.
plain-roads = Carreteras de { $name }: { $roads }.
plain-empty = aquí no hay nada
plain-node = { $name }, un vértice: { $here }
plain-edge = { $name }, una arista: { $here }
plain-rolled = { $total }: { $seen ->
    [one] una vez
   *[other] { $seen } veces
 }, esperado { $expected }.
plain-total = { $total }, { $ways } de 36 tiradas. { $told }
plain-sign-settlement = 1s: poblado del jugador 1.
plain-sign-city = 1C: ciudad del jugador 1.
plain-sign-metropolis = 1M: metrópolis, una ciudad que vale cuatro puntos.
plain-sign-tipped-city = 1t: ciudad volcada, que cuenta como poblado.
plain-sign-wall = [1C]: ciudad con muralla.
plain-sign-active-knight = 1K2: caballero activo de nivel 2.
plain-sign-resting-knight = 1k2: caballero inactivo de nivel 2.
plain-sign-robber = R en un hexágono: el ladrón.
plain-sign-merchant = $ en un hexágono: el comerciante.
plain-sign-road = Un número entre dos vértices: la carretera de ese jugador.
compass-n = N
compass-ne = NE
compass-e = E
compass-se = SE
compass-s = S
compass-sw = SO
compass-w = O
compass-nw = NO
plain-places = Los hexágonos se nombran por fila y número, desde el noroeste: C3. Un vértice es un hexágono con { compass-n }, { compass-ne }, { compass-se }, { compass-s }, { compass-sw } o { compass-nw } detrás; una arista, con { compass-ne }, { compass-e }, { compass-se }, { compass-sw }, { compass-w } o { compass-nw }: C3{ compass-n }. También valen las letras inglesas: C3SW es C3{ compass-sw }. Una carretera va por una arista.
plain-player = Jugador { $number }, { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
 }, { $progress ->
    [one] 1 carta de progreso
   *[other] { $progress } cartas de progreso
 }, niveles de caballeros { $knights } (activos { $ready }), ruta más larga { $road }{ $award ->
    [0] {""}
   *[other] { " " }(premio)
 }, { $levels }.
plain-barbarians = Bárbaros: paso { $steps } de { $of }, fuerza { $attack } contra { $defence }.
plain-hand = Tus cartas: { $cards } (límite { $limit }).
plain-progress = Tus cartas de progreso: { $cards }.
plain-supply = En tu reserva: { $roads ->
    [one] 1 carretera
   *[other] { $roads } carreteras
 }, { $settlements ->
    [one] 1 poblado
   *[other] { $settlements } poblados
 }, { $cities ->
    [one] 1 ciudad
   *[other] { $cities } ciudades
 }, { $walls ->
    [one] 1 muralla
   *[other] { $walls } murallas
 } y { $knights ->
    [one] 1 caballero
   *[other] { $knights } caballeros
 }.

# Pistas: qué vale una posición
term-points = puntos de victoria
term-production = cartas de los dados
term-ports = mejor cambio con la banca
term-room = sitios para poblados
term-roads = la ruta más larga
term-hand = cartas en la mano
term-plan = la próxima compra
term-excess = seguridad ante un siete
term-knights = la fuerza de los caballeros
term-barbarians = defensa contra los bárbaros
term-tracks = mejoras de ciudad
term-metropolis = la carrera por una metrópolis
term-cards = cartas de progreso
term-bargain = el comercio
term-turn = un turno corto
why-longest-road = se lleva la Gran Ruta Comercial: +{ $n ->
    [one] 1 punto
   *[other] { $n } puntos
 }
why-metropolis = construye una metrópolis: +{ $n ->
    [one] 1 punto
   *[other] { $n } puntos
 }
why-points = +{ $n ->
    [one] 1 punto
   *[other] { $n } puntos
 }
plain-roll = { $ways ->
    [0] ninguna tirada te da cartas
    [one] 1 de 36 tiradas te da cartas
   *[other] { $ways } de 36 tiradas te dan cartas
 }
why-dice = { $freed ->
    [yes] libera { $kinds } en { $ways } de 36 tiradas
   *[no] { $kinds } en { $ways } de 36 tiradas
 }
why-stops = frena a { $seat }, que puede ganar en su próximo turno
why-blocks = le quita a { $seat } { $kinds } en { $ways } de 36 tiradas
why-holds = { $seat } tiene { $n } de { $kind }
why-holds-between = { $seat } tiene entre { $low } y { $high } de { $kind }
why-brings = da { $n } de { $kind }
why-brings-between = da entre { $low } y { $high } de { $kind }
why-held = basta para rechazar a los bárbaros ({ $n } contra { $barbarians }), que atacan en { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
 }
why-ready = { $n ->
    [one] 1 caballero activo
   *[other] { $n } caballeros activos
 }, y los bárbaros atacan en { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
 }
why-stronger = defiende con fuerza { $n }, y los bárbaros atacan en { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
 }
why-asleep = { $n ->
    [one] 1 caballero
   *[other] { $n } caballeros
 } que activar con trigo, y los bárbaros atacan en { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
 }
why-places = abre { $n ->
    [one] 1 sitio
   *[other] { $n } sitios
 } para un poblado
why-trail = { $n ->
    [1] {""}
   *[other] { $n } carreteras seguidas:{" "}
 }{ $missing ->
    [one] falta 1 carretera
   *[other] faltan { $missing } carreteras
 } para la Gran Ruta Comercial
why-rate = cambia { $kinds } { $rate }:1 con la banca
why-short = { $missing ->
    [0] basta para { $thing }
    [one] a 1 carta de { $thing }
   *[other] a { $missing } cartas de { $thing }
 }
why-saves = { $missing ->
    [0] guarda las cartas para { $thing }
    [one] ahorra para { $thing }: falta 1 carta
   *[other] ahorra para { $thing }: faltan { $missing } cartas
 }
why-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } más
why-safe = un siete no te quita nada: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }, límite { $limit }
why-wakes = un trigo para activar { $n ->
    [one] un caballero
   *[other] 1 de { $n } caballeros
 }, y los bárbaros atacan en { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
 }
why-levels = caballeros de fuerza { $n } en total, una vez activados
why-draws = toma una carta de { $track } en { $ways } de 36 tiradas
why-limit = límite de mano { $n } en vez de { $before }
why-ahead = { $n } carreteras seguidas, contra { $best } de { $seat }
why-toward = otra carretera llega a un vértice con { $ways } de 36 tiradas
why-near = a { $seat } solo { $n ->
    [one] le falta 1 punto
   *[other] le faltan { $n } puntos
 } para ganar
why-helps = ayudaría demasiado a { $seat }
why-asks = lo que pide { $seat } vale más
why-offers = lo que ofrece { $seat } vale más
why-gives-up = es lo que menos cuesta: { $kinds } en { $ways } de 36 tiradas
why-aqueduct = el Acueducto da un recurso a elegir en { $ways } de 36 tiradas que no dan nada más
why-fortress = la Fortaleza permite caballeros poderosos{ $n ->
    [0] { "" }
    [one] : 1 caballero fuerte puede ascender
   *[other] : { $n } caballeros fuertes pueden ascender
 }
why-visits = a { $missing ->
    [one] 1 mercancía
   *[other] { $missing } mercancías
 } de { $thing }, y { $n ->
    [one] 1 rival puede
   *[other] { $n } rivales pueden
 } dar una
why-fleet = con { $kind } se consiguen { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } de la banca en vez de { $before }
why-spies = ve { $n ->
    [one] la carta de progreso de { $seat } y la toma
   *[other] las { $n } cartas de progreso de { $seat } y toma la mejor
 }
why-picks = ve { $n ->
    [one] la única carta de { $seat } y la toma
    [2] las 2 cartas de { $seat } y toma ambas
   *[other] las { $n } cartas de { $seat } y toma las { $taken } mejores
 }
why-deserts = { $seat } pierde un caballero de fuerza { $n } o más, de { $all } en total
why-drives = desplaza el caballero de { $seat } (fuerza { $n })
why-cuts = corta la carretera más larga de { $seat } de { $before } a { $n }
why-sabotages = { $players ->
    [one] 1 rival
   *[other] { $players } rivales
 } con tantos puntos o más { $players ->
    [one] pierde
   *[other] pierden
 } { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }
why-gifts = trae { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } de { $players ->
    [one] 1 rival
   *[other] { $players } rivales
 } con más puntos
why-useful = { $does }
why-thing-level = { $name } y su metrópolis
why-thing-improvement = la mejora { $name }
why-thing-city = una ciudad
why-thing-settlement = un poblado
why-thing-knight = un caballero
why-thing-road = una carretera

# Letras de las cartas, y del terreno según lo que da
letter-brick = A
letter-lumber = M
letter-wool = L
letter-grain = T
letter-ore = N
letter-paper = p
letter-cloth = e
letter-coin = o
sign-hex-hills = A
sign-hex-forest = M
sign-hex-pasture = L
sign-hex-fields = T
sign-hex-mountains = N
sign-hex-desert = D
sign-hex-gold = O

# The lines of trade where they share one row.
short-propose = Trato
short-ask-for-offers = pedir
short-close-trades = no más
short-open-trades = abrir

# Lo que no se puede ahora, donde varias cosas comparten una fila; sigue el precio.
brief-build-road = Carretera
brief-build-settlement = Poblado
brief-build-city = Ciudad
brief-build-wall = Muralla
brief-improve = Mejorar
brief-recruit = Caballero
brief-activate = Activar
brief-promote = Ascenso
brief-move-knight = Mover
brief-displace = Desplazar
brief-chase = Ahuyentar
brief-trade-bank = Banca
lack-cannot-pay = Aún necesitas { $lacks }.

## The dice of the Alchemist
die-red = rojo
die-yellow = amarillo
die-total = Total { $total }:
die-nothing = nadie recibe cartas
die-robber = se mueve el ladrón
die-robber-locked = el ladrón no se mueve
die-discards = { $seats }: media mano fuera
die-draws = El rojo { $red } puede dar una carta de progreso a { $who }
die-no-draws = El rojo { $red } no da carta de progreso a nadie
die-drawer = { $seat } ({ $track })
die-gets = { $seat }: { $what }
die-cards = { $cards }
die-gold = { $n } por oro
die-you = tú
die-seat = { $seat }

# Órdenes permanentes
order-trades = Comercio
order-trades-refuse = rechazar todas las ofertas
order-trades-only = rechazar lo que no trae lo que quiero
order-trades-take = tomar lo que quiero por tantas cartas o menos, y rechazar lo demás
order-trades-help = ¿Cómo se contestan las ofertas? Aún se te pregunta si alguien pide ofertas, y quien está a dos puntos de ganar nunca recibe una carta tuya sin preguntarte.
order-wanted = Lo que quiero
order-wanted-ask = nada todavía
order-wanted-brick = arcilla
order-wanted-lumber = madera
order-wanted-wool = lana
order-wanted-grain = trigo
order-wanted-ore = mineral
order-wanted-paper = papel
order-wanted-cloth = tela
order-wanted-coin = moneda
order-wanted-help = ¿Qué carta buscan tus órdenes de comercio?
order-discard = Cartas que entregar
order-discard-most = de lo que más tengo
order-discard-resources = lo mismo, pero sin mercancías
order-discard-help = ¿Qué entregas tras un siete, al Saboteador o como regalo de boda? Si no alcanzan los recursos, se te pregunta.
order-aqueduct = Acueducto
order-aqueduct-fewest = lo que menos tengo
order-aqueduct-brick = arcilla
order-aqueduct-lumber = madera
order-aqueduct-wool = lana
order-aqueduct-grain = trigo
order-aqueduct-ore = mineral
order-aqueduct-help = ¿Qué recurso tomas si una tirada no te da nada? Si la banca no lo tiene, se te pregunta.
order-reward = Mejor defensor
order-reward-science = una carta de ciencia
order-reward-trade = una carta de comercio
order-reward-politics = una carta de política
order-reward-help = ¿De qué mazo tomas carta si estás entre los mejores defensores? Si está vacío, se te pregunta.
order-robber = Ladrón
order-robber-leader = al mejor hexágono de quien va en cabeza
order-robber-help = ¿Adónde va el ladrón, y a quién robas? Si dos de los demás van en cabeza, o cada hexágono del líder toca un edificio tuyo, se te pregunta.
order-turn = Tu turno
order-turn-roll = tirar enseguida
order-turn-quiet = tirar, y terminarlo si no se puede construir nada
order-turn-build = lo mismo, pero cartas y caballeros pueden esperar
order-turn-help = ¿Cómo empieza y termina tu turno? Se te pregunta en cuanto puedes construir, jugar o mover algo, o tienes más de siete cartas. Con la tercera opción solo se te pregunta si puedes construir, mejorar, reclutar o ascender, o tienes demasiadas cartas.
order-building = Fase de construcción especial
order-building-pass = no construir nada
order-building-help = ¿Quieres poder construir entre los turnos de los demás?
