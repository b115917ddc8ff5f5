# Las pantallas de Ascending Empires.

board-space = La galaxia

## Preguntas

ask-acting = ¿Qué haces este turno?
ask-recruiting = ¿Adónde va una tropa? { $left ->
    [one] Queda 1 por poner.
   *[other] Quedan { $left } por poner.
 }
ask-taking-back = ¿Retiras más tropas?
ask-moving = ¿Cómo sigues el movimiento? { $left ->
    [one] Queda 1 punto.
   *[other] Quedan { $left } puntos.
 }
ask-arriving = ¿En qué lugar de la órbita va la nave?
ask-attacking = Tus naves deben atacar. ¿Qué va primero?
ask-retiring = ¿Qué nave va a la caja a cambio del acorazado?
ask-reinforcing = ¿Qué sacas de la caja?
ask-garrisoning = ¿Pones una tropa gratis?

## Cabecera

head-round = Ronda { $number }
head-pile = { $tokens } en el montón
head-moves = { $points ->
    [one] queda 1 punto de movimiento
   *[other] quedan { $points } puntos de movimiento
 }
head-recruits = { $troops ->
    [one] 1 tropa por poner
   *[other] { $troops } tropas por poner
 }
head-last = { $seat } tomó la última ficha: últimos turnos
head-quiet = { $rounds ->
    [one] 1 ronda sin PV
   *[other] { $rounds } rondas sin PV
 }

## Panel

panel-heads = PV/fin trop naves OGBP
panel-heads-narrow = PV/fin tr nave OGBP
panel-research = Nivel sig.: centros, PV del primero
panel-top = todo desarrollado
panel-stock = En almacén: { $facilities ->
    [one] 1 centro
   *[other] { $facilities } centros
 }, { $colonies ->
    [one] 1 colonia
   *[other] { $colonies } colonias
 }, { $cities ->
    [one] 1 ciudad
   *[other] { $cities } ciudades
 }
panel-own-attack = Si el movimiento acaba ahora, ataca { $what } ({ $strength } contra { $least })
panel-falls = { $seat } puede destruir { $what } ({ $strength } contra { $least })
panel-withstands = { $seat } amenaza { $what } ({ $strength } de { $least })
panel-defended = { $seat } amenaza { $what }, que está defendido
panel-blockade = { $planet }, de { $seat }, está bloqueado

## Bajo el cursor

about-planet = { $planet }
about-face-down = boca abajo, pero lo conoces
about-scanned = escaneado por { $seats }
about-held = { $seat }: { $items }
about-nothing = sin nada encima
about-empty = libre
about-troops = { $count ->
    [one] 1 tropa
   *[other] { $count } tropas
 }
about-facilities = { $count ->
    [one] 1 centro de investigación
   *[other] { $count } centros de investigación
 }
about-colonies = { $count ->
    [one] 1 colonia
   *[other] { $count } colonias
 }
about-cities = { $count ->
    [one] 1 ciudad
   *[other] { $count } ciudades
 }
about-blockaded = bloqueado
about-orbit = en órbita: { $ships }
about-threatened = { $seat } lo amenaza ({ $strength } de { $least })
about-defended = { $seat } lo amenaza, pero está defendido
about-ship = { $ship }
about-worth = ataca con { $strength }, defiende con { $defence }
about-orbits = orbita { $planets }
about-open-space = en el espacio abierto
about-in-range = puede atacar { $targets }
about-spot-near = { $planet }: cerca, a { $degrees }°
about-spot-far = { $planet }: más lejos, a { $degrees }°

## Apuntar

ship-starship = Nave { $number }
ship-battleship = Acorazado
ship-in-orbit = { $ship }, en órbita: { $planet }
ship-in-space = { $ship }, en el espacio ({ $planet }, al { $point })
aim-bearing = hacia el { $point }
shot-stop = Se para en el espacio libre.
shot-edge = Se sale del tablero.
shot-planet = Primero choca con { $what }.
shot-ship = Primero topa con { $what }.
shot-ram = Embiste { $what }.
shot-risks = Embestida { $ram } %, perdida { $lost } %.
shot-orbit = { $chance } %: en órbita, { $planet }
shot-falls = Luego podría destruir { $what } ({ $strength } contra { $least })
shot-withstands = En posición contra { $what } ({ $strength } de { $least })
shot-defended = { $what } está defendido
shot-blockades = Bloquearía { $planet }

## Leyenda

legend-discs = Planetas
legend-orange = planeta naranja
legend-grey = planeta gris
legend-brown = planeta marrón
legend-purple = planeta púrpura
legend-asteroid = asteroide: aquí no se construyen centros de investigación
legend-hidden = boca abajo y sin escanear por ti
legend-homeworld = mundo natal, con el color de su jugador
legend-own-scan = minúscula: boca abajo, pero lo has escaneado
legend-pieces = Piezas y marcas
legend-troop = tropa
legend-facility = centro de investigación
legend-colony = colonia
legend-city = ciudad
legend-battleship = acorazado: dos casillas, con la marca de su dueño
legend-blockade = bloqueo; en la previsión, una embestida o una salida del tablero
legend-path = un lugar donde la nave puede parar
legend-aim = el final del camino hasta el primer choque
legend-pile = en la cabecera: fichas de PV del montón; la partida acaba tras la última
legend-items = En un planeta: la marca de su dueño, el signo, el número de elementos; si hay más sitio, los elementos van debajo.
legend-players = Jugadores
legend-ships = Una marca sobre su color, sola en el espacio, es una nave.
legend-rings = Anillos
legend-ring-orbit = órbita
legend-ring-warning = órbita de un planeta bloqueado
legend-ring-legal = órbita en la que puede parar la nave apuntada, con su probabilidad
legend-ring-range-short = alcance de la nave bajo el cursor; en la previsión, límites de un pulso que falla
legend-ring-range-long = alcance con cañones largos
legend-columns = Columnas del panel: PV tomados / puntos si la partida acabase ahora; tropas y naves en reserva + caja; niveles de naranja, gris, marrón, púrpura.
legend-keys = Z acerca un cuadrante en torno al cursor. Escribe g y a c para el planeta Alfa C, o g y 2.5 para la nave 5 del jugador 2.
sheet-title = Los componentes y lo seguros que son

## Hoja de componentes

sheet-note = Cada valor del juego y lo seguro que es. Algunos valores impresos no figuran en ningún texto público; están marcados y se pueden sustituir con un archivo de componentes.
sheet-known = conocido
sheet-part = conocido en parte
sheet-derived = deducido
sheet-reconstructed = reconstruido

## La mesa de prácticas

practice-title = Mesa de prácticas: no se guarda nada
practice-seat-0 = Cadete
practice-seat-1 = Piratas
practice-seat-2 = Mercaderes
practice-seat-3 = Nómadas
practice-lane = Vía libre
practice-bank = Con rebote
practice-ram = Embestida
practice-crowd = Apretados
practice-timed = Errores: marcador en marcha
practice-luck = Errores: azar, sin marcador
practice-reset = Colocar de nuevo
practice-again = Naves como antes del tiro
practice-goal-lane = Aprende hasta dónde llega cada potencia.
practice-goal-bank = Llega a Alfa F, que Alfa C tapa.
practice-goal-ram = Embiste a un enemigo: caen los dos, sin PV.
practice-goal-crowd = Naves por doquier: busca un hueco.
practice-scores = { $shots } tiros, { $orbits } órb., { $rams } emb., { $lost } fuera
practice-error-left = Tu pulso: { $degrees }° a la izquierda, potencia { $percent } %
practice-error-right = Tu pulso: { $degrees }° a la derecha, potencia { $percent } %
practice-error-straight = Tu pulso: recto, potencia { $percent } %
practice-empty = No quedan naves que impulsar. Pulsa r.

## Modo sencillo
plain-chart = Planetas por cuadrante y letra (AC es Alfa C), naves por jugador y número (2.5). Los lugares son milímetros desde el oeste y el norte.
plain-planet = { $code } { $planet }, en { $x }, { $y }
plain-ship = { $code } { $ship }, en { $x }, { $y }
plain-player = Jugador { $number }, { $name }: { $vp } PV, { $points } puntos ahora; reserva: { $troops } tropas, { $ships } naves, { $large } acorazados; { $box } piezas en la caja; { $levels }.
plain-research = { $technology }: { $have } de { $need } centros{ $points ->
    [0] .
   *[other] , { $points } PV para el primero.
 }
plain-shot = Al alcance: { $planet }, dirección { $degrees }, potencia { $power }
plain-launch = Hacia el { $towards }, { $circle ->
    [0] cerca
   *[other] más lejos
 }
plain-legend-planets = Un planeta lleva la primera letra de su cuadrante y la suya: AC es Alfa C. Alfa está al noroeste, Beta al noreste, Gamma al suroeste, Delta al sureste.
plain-legend-ships = Una nave lleva el número de su jugador y el suyo: 2.5 es la nave 5 del jugador 2.
plain-legend-places = Dos números tras un nombre son milímetros desde el oeste y desde el norte; el tablero mide 712 de ancho y de alto.
plain-legend-down = De un planeta boca abajo solo se dice el color si lo has escaneado.
plain-legend-aiming = Las direcciones son grados: 0 es el este, 90 el norte, 180 el oeste, 270 el sur. Antes de tirar se te dice lo que es probable que pase.

## Lo que habla a favor de una acción (pistas)
term-points = puntos de victoria
term-troops = tropas listas para minar o construir
term-building = colonias y ciudades por venir
term-quadrants = ciudades en más cuadrantes
term-research = investigación por venir
term-technology = uso de tecnologías
term-planets = sitio en los planetas
term-ships = naves y piezas de la caja
term-course = planetas al alcance de las naves
term-strike = ataques al alcance
term-danger = seguridad ante ataques
term-lead = la ventaja al final
