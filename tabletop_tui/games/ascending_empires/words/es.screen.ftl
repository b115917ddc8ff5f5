# Las pantallas de Ascending Empires.

board-space = La galaxia
burst-ram = { $one } embiste a { $other }
burst-ship = { $one } destruye una nave de { $other }
burst-planet = { $one } destruye un planeta de { $other }

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
ask-loosing = La dirección ya no cambia. ¿Con cuánta fuerza va el tiro?
ask-arriving = ¿En qué lugar de la órbita va la nave?
ask-attacking = Tus naves deben atacar. ¿Qué va primero?
ask-retiring = ¿Qué nave va a la caja a cambio del acorazado?
ask-reinforcing = ¿Qué sacas de la caja?
ask-garrisoning = ¿Pones una tropa gratis?
pick-launch-1 = ¿Desde qué planeta lanzas una nave?
pick-flick-1 = ¿Qué nave impulsas?
pick-land-1 = ¿En qué planeta aterriza una nave?
pick-land-2 = ¿Qué nave aterriza ahí?
pick-jump-1 = ¿Qué nave salta?
pick-jump-2 = ¿Adónde salta esta nave?
pick-attack-ship-1 = ¿Qué nave atacas?
pick-attack-ship-2 = ¿Cuáles de tus naves la atacan?
pick-attack-planet-1 = ¿Qué planeta atacas?
pick-attack-planet-2 = ¿Cuáles de tus naves lo atacan?
pick-mine-1 = ¿En qué planeta minas?
pick-build-facility-1 = ¿Dónde construyes un centro de investigación?
pick-build-colony-1 = ¿Dónde construyes una colonia?
pick-build-city-1 = ¿Qué colonia se convierte en ciudad?

## Cabecera

head-round = Ronda { $number }
head-goal = con la pila vacía gana quien tenga más puntos
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
    [one] 1 ronda sin PV (fin con { $end })
   *[other] { $rounds } rondas sin PV (fin con { $end })
 }

## Panel

panel-heads = PV/fin trop naves NGMV
panel-heads-narrow = PV/fin tr nave NGMV
panel-research = Nivel sig.: centros, PV 1.º
panel-top = todo desarrollado
panel-stock = Quedan { $facilities ->
    [one] 1 centro
   *[other] { $facilities } centros
 }, { $colonies ->
    [one] 1 colonia
   *[other] { $colonies } colonias
 }, { $cities ->
    [one] 1 ciudad
   *[other] { $cities } ciudades
 }
panel-own-attack = Si el movimiento acaba ahora, ataca { $what } (fuerza { $strength } de { $least })
panel-falls = { $seat } puede destruir { $what } (fuerza { $strength } de { $least })
panel-withstands = { $seat } amenaza { $what } (fuerza { $strength } de { $least })
panel-defended = { $seat } amenaza { $what }, que está defendido
panel-blockade = { $planet }, de { $seat }, está bloqueado

## Bajo el cursor

about-planet = { $planet }
about-face-down = boca abajo, pero lo conoces
about-scanned = escaneado por { $seats }
about-held = { $seat }: { $items }
about-nothing = vacío
about-base = no se mina ni construye
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
about-own-orbit = { $count ->
    [one] nave { $numbers } en órbita
   *[other] naves { $numbers } en órbita
 }
about-threatened = amenaza de { $seat } (fuerza { $strength } de { $least })
about-defended = amenaza de { $seat }, pero con defensa
about-ship = { $ship }
about-worth = ataca con { $strength }, defiende con { $defence }
about-orbits = orbita { $planets }
about-open-space = en el espacio abierto
about-in-range = puede atacar { $targets }
about-spot-near = { $planet }: cerca, al { $towards } ({ $degrees }°)
about-spot-far = { $planet }: más lejos, al { $towards } ({ $degrees }°)
about-spot-beyond = hacia ese lado está { $planet }

## Apuntar

ship-starship = Nave { $number }
ship-battleship = Acorazado
ship-in-orbit = { $ship }, en órbita: { $planet }
ship-in-space = { $ship }, en el espacio ({ $planet }, al { $point })
aim-bearing = { $point }
shot-way = Sin error, la nave { $way }.
shot-stop = Se para en el espacio libre.
shot-edge = Se sale del tablero.
shot-planet = Primero choca con { $what }.
shot-ship = Primero topa con { $what }.
shot-ram = Embiste { $what }.
aim-bank = { $planet } con rebote en { $via }
odds-stop = Al parar sin mirar:
odds-luck = Por azar:
odds-seams = Por el azar de las junturas:
odds-space = espacio { $chance } %
odds-ram = embestida { $chance } %
odds-lost = perdida { $chance } %
odds-back = de vuelta { $chance } %
shot-orbit = { $chance } %: en órbita, { $planet }
shot-falls = Luego podría destruir { $what } (fuerza { $strength } de { $least })
shot-withstands = En posición contra { $what } (fuerza { $strength } de { $least })
shot-defended = { $what } está defendido
shot-blockades = Bloquearía { $planet }
shot-both = Embestir destruye ambas naves: sin PV

## Leyenda

legend-discs = Planetas
legend-orange = planeta naranja
legend-grey = planeta gris
legend-brown = planeta marrón
legend-purple = planeta violeta
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
legend-path = un lugar donde es fácil que la nave pare
legend-aim = el final de todo el camino, si el pulso no falla
legend-pile = en la cabecera: fichas de PV del montón; la partida acaba tras la última
legend-items = En un planeta: la marca de su dueño, el signo, el número de elementos; si hay más sitio, los elementos van debajo.
legend-players = Jugadores
legend-ships = Una marca sobre su color, sola en el espacio, es una nave.
legend-rings = Anillos
legend-ring-orbit = órbita
legend-ring-warning = órbita de un planeta bloqueado
legend-ring-legal = órbita en la que puede parar la nave apuntada, con su probabilidad
legend-ring-range-short = alcance de la nave bajo el cursor; en la previsión, el cono al que cuatro pulsos de cada cinco mandan la nave
legend-ring-range-long = alcance con Largo alcance
legend-research = { $title }: de cada color, el nivel siguiente y su nombre, los centros de investigación que cuentan / los que hacen falta, y + los PV de quien lo desarrolle primero.
legend-columns = Columnas del panel: PV tomados / puntos si la partida acabase ahora; tropas y naves en reserva + caja; niveles de naranja, gris, marrón, violeta.
legend-keys = Z acerca un cuadrante en torno al cursor. Escribe g y a c para el planeta Alfa C, o g y 2.5 para la nave 5 del jugador 2.
sheet-title = Los componentes y su grado de certeza

## Hoja de componentes

sheet-note = Cada valor del juego y su grado de certeza. Algunos valores impresos no figuran en ningún texto público. Quien tenga el juego puede ponerlos: "tabletop-tui components ascending_empires" escribe el archivo para ello, con todas las filas.
sheet-known = conocido
sheet-part = conocido en parte
sheet-derived = deducido
sheet-reconstructed = reconstruido

## La mesa de prácticas

practice-title = Mesa de prácticas: solo se guardan tus mejores series
practice-seat-0 = Cadete
practice-seat-1 = Piratas
practice-seat-2 = Mercaderes
practice-seat-3 = Nómadas
practice-orbit = Órbitas
practice-bank = Por la banda
practice-ram = Embestidas
practice-needle = El ojo de la aguja
practice-push = Un empujón
practice-crowd = Llena, sin meta
practice-timed = Errores: marcadores
practice-luck = Errores: azar, sin marcador
practice-reset = Empezar de nuevo
practice-again = Las naves, como antes del tiro
practice-goal-orbit = Tiro { $shot } de { $of }: queda en la órbita de { $target }.
practice-goal-bank = Tiro { $shot } de { $of }: llega a la órbita de { $target } con un rebote en otro planeta.
practice-goal-ram = Tiro { $shot } de { $of }: embiste { $target }.
practice-goal-needle = Tiro { $shot } de { $of }: entre los enemigos a la órbita de { $target }, sin tocar a nadie.
practice-goal-push = Tiro { $shot } de { $of }: empuja tu nave 2 a la órbita de { $target }.
practice-goal-crowd = Naves por todas partes: encuentra un camino.
practice-hit = ¡Dentro!
practice-miss = Fallo.
practice-best = mejor { $hits } de 5
practice-series = { $hits } de 5{ $stars ->
    [0] .
    [one] , una estrella.
   *[other] , { $stars } estrellas.
 }
practice-record = { $hits } de 5, tu mejor serie{ $stars ->
    [0] .
    [one] , una estrella.
   *[other] , { $stars } estrellas.
 }
practice-next-shot = Enter: el tiro siguiente
practice-next-series = Enter: cinco tiros más
practice-empty = No quedan naves que impulsar. Pulsa r.

## Modo sencillo
plain-chart = Planetas por cuadrante y letra (AC es Alfa C), naves por jugador y número (2.5). Los lugares son milímetros desde el oeste y el norte.
plain-planet = { $code } { $planet }, en { $x }, { $y }
plain-ship = { $code } { $ship }, en { $x }, { $y }
plain-player = Jugador { $number }, { $name }: { $vp } PV, ahora { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }; reserva: { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
 }, { $ships ->
    [one] 1 nave
   *[other] { $ships } naves
 }, { $large ->
    [one] 1 acorazado
   *[other] { $large } acorazados
 }; { $box ->
    [one] 1 pieza
   *[other] { $box } piezas
 } en la caja; { $levels }.
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
term-idle = turnos pasados
term-asleep = una galaxia que se duerme
why-tokens = toma { $n ->
    [one] 1 ficha de PV
   *[other] { $n } fichas de PV
 }
why-points = +{ $n ->
    [one] 1 punto
   *[other] { $n } puntos
 }
why-rouses = vas por detrás, y { $rounds ->
    [one] 1 ronda más
   *[other] { $rounds } rondas más
 } sin fichas acabaría la partida
why-settles = coloniza { $planet }: { $n ->
    [one] entonces tienes 1 planeta
   *[other] entonces tienes { $n } planetas
 }
why-frees = levanta el bloqueo de { $planet }: { $troops ->
    [0] { $facilities ->
            [0] sitio para { $room } más
           *[other] { "" }
        }
    [one] 1 tropa puede volver a minar y construir{ $facilities ->
            [0] { "" }
           *[other] ,{ " " }
        }
   *[other] { $troops } tropas pueden volver a minar y construir{ $facilities ->
            [0] { "" }
           *[other] ,{ " " }
        }
 }{ $facilities ->
    [0] { "" }
    [one] 1 centro vuelve a contar
   *[other] { $facilities } centros vuelven a contar
 }
why-destroys = destruye { $planet } de { $seat }, que pierde { $n ->
    [one] 1 punto
   *[other] { $n } puntos
 }
why-can-settle = después se puede colonizar { $planet } ({ $open ->
    [0] +{ $n ->
            [one] 1 punto
           *[other] { $n } puntos
        }
   *[other] +{ $n } a { $most } puntos
 })
why-can-attack = puede atacar { $planet } de { $seat } (fuerza { $power }; cae con { $need })
why-chance = { $chance } de 100 tiros acaban en la órbita de { $planet }
why-ram = { $chance } de 100 tiros embisten { $ship }
why-research = { $have } de las { $need } centros para { $technology }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } PV para el primero)
 }
why-power-points = un movimiento tiene entonces { $n } puntos, no { $before }
why-power-recruits = hasta { $n } tropas al reclutar, no { $before }
why-power-garrison = { $n ->
    [one] 1 tropa
   *[other] { $n } tropas
 } gratis tras cada acción, no { $before }
why-power-mining = minar da entonces { $n } PV más, no { $before }
why-power-facility-cost = un centro cuesta entonces { $n ->
    [one] 1 tropa
   *[other] { $n } tropas
 }, no { $before }
why-power-city-bonus = una ciudad trae entonces { $n } piezas de la caja, no { $before }
why-power-ship-defence = tus naves tienen entonces { $n } de defensa más, no { $before }
why-power-planet-defence = tus planetas tienen entonces { $n } de defensa más, no { $before }
why-power-shields = tus planetas con un centro tienen entonces { $n } de defensa más, no { $before }
why-power-recalls = entonces { $n ->
    [one] 1 nave impulsada vuelve
   *[other] { $n } naves impulsadas vuelven
 } atrás en un movimiento, no { $before }
why-power-jumps = { $n ->
    [one] 1 salto
   *[other] { $n } saltos
 } entonces en un movimiento, no { $before }
why-level = nivel { $n } de { $most } en { $colour }
why-defence = defensa { $n } de { $planet } contra fuerza { $power } de la nave más cercana de { $seat }
why-guarded = { $n ->
    [one] 1 nave en la órbita de { $planet } debe
   *[other] { $n } naves en la órbita de { $planet } deben
 } caer antes de que se le pueda atacar
why-garrison = { $n ->
    [one] 1 tropa
   *[other] { $n } tropas
 } en { $planet }{ $tokens ->
    [0] {""}
    [one] {" "}{ $n ->
        [one] puede
       *[other] pueden
     } minar 1 PV
   *[other] {" "}pueden minar { $tokens } PV
 }
why-reinforce = quedan { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
 } y { $starships ->
    [one] 1 nave
   *[other] { $starships } naves
 } en la reserva
why-supply = { $n ->
    [one] queda 1 tropa
   *[other] quedan { $n } tropas
 } en la reserva
why-unspent = { $n ->
    [one] queda 1 punto de movimiento
   *[other] quedan { $n } puntos de movimiento
 } sin gastar
why-pass = pase { $n } de los { $least } seguidos con que acaba la partida
why-standing = tienes { $n ->
    [one] 1 punto
   *[other] { $n } puntos
 }, el mejor de los otros { $best }
why-nears = fuerza { $power } de las { $need } con que cae { $planet } de { $seat }
why-troops = { $n ->
    [one] 1 tropa más
   *[other] { $n } tropas más
 } ({ $all } en total) para minar y construir

# La hoja de componentes: secciones, filas, campos y valores
sheet-value = { $n } { $unit }
part-pieces = piezas
part-board-piece = pieza del tablero
part-total = total
part-per-player = por jugador
part-hole = hueco
part-placard = cartel
part-starship = nave
part-battleship = acorazado
part-planet = planeta
part-homeworld = mundo natal
part-asteroid = asteroide
part-troop = tropa
part-research-facility = centro de investigación
part-shape = forma
part-cube = cubo
part-colony = colonia
part-circle = círculo
part-city = ciudad
part-tower = torre
part-technology-marker = marcador de tecnología
part-range-ruler = regla de alcance
part-vp-token = ficha de PV
part-planets-per-colour = planetas por color
part-orange = naranja
part-colour = color
part-grey = gris
part-brown = marrón
part-purple = violeta
part-start-per-player = inicio por jugador
part-supply = reserva
part-box = caja
part-board = tablero
part-stock = almacén
part-technology-level = nivel de tecnología
part-vp-pile = montón de PV
part-players = jugadores
part-tokens = fichas
part-setup = preparación
part-homeworlds = mundos natales
part-planets = planetas
part-asteroids = asteroides
part-open-asteroids = asteroides boca arriba
part-face-down-per-quadrant = boca abajo por cuadrante
part-face-down-asteroids-per-quadrant = asteroides boca abajo por cuadrante
part-quadrant-groups = grupos por cuadrante
part-alpha = Alfa
part-quadrant = cuadrante
part-discs = discos
part-beta = Beta
part-delta = Delta
part-gamma = Gamma
part-seats = asientos
part-quadrants = cuadrantes
part-open-asteroid-quadrants = cuadrantes con asteroides boca arriba
part-player-colours = colores de los jugadores
part-red = rojo
part-blue = azul
part-green = verde
part-yellow = amarillo
part-side = lado
part-value = valor
part-unit = unidad
part-um = µm
part-first-seam = primera junta
part-second-seam = segunda junta
part-corner = esquina
part-nw = noroeste
part-ne = noreste
part-se = sureste
part-sw = suroeste
part-holes = huecos
part-slot = lugar
part-x-um = x en µm
part-y-um = y en µm
part-start-ships = naves al empezar
part-sizes = tamaños
part-what = qué
part-radius = radio
part-orbit-ring = anillo de órbita
part-width = anchura
part-range-short = alcance corto
part-length = longitud
part-range-long = alcance largo
part-launch-places = lugares de lanzamiento
part-directions = direcciones
part-inner-circle = círculo interior
part-outer-circle = círculo exterior
part-least-gap = separación mínima
part-physics = física
part-deceleration = deceleración
part-um-s-2 = µm/s²
part-restitution-planet = rebote en planeta
part-percent = por ciento
part-restitution-ship = rebote en nave
part-mass-starship = masa de la nave
part-1-16-starship = 1/16 de nave
part-mass-battleship = masa del acorazado
part-power-max = potencia máxima
part-run-out-per-power = recorrido por potencia
part-no-bounce-below = sin rebote por debajo de
part-um-s = µm/s
part-contact-cap = máximo de choques
part-seam-turn = giro en una junta
part-1-1000-degree = 1/1000 de grado
part-seam-loss = pérdida en una junta
part-hand-errors = errores de pulso
part-steady = firme
part-draws = tiradas
part-angle = ángulo
part-power = potencia
part-normal = normal
part-wild = temblón
part-limits = límites
part-items-per-planet = elementos por planeta
part-facilities-per-planet = centros por planeta
part-facilities-on-one-planet = centros en un planeta
part-facilities-on-asteroid = centros en un asteroide
part-actions = acciones
part-recruit = reclutar
part-max-placed = máximo colocadas
part-recruit-take-back = reclutar: retirar
part-max-taken = máximo retiradas
part-blockaded-allowed = también con bloqueo
part-move = mover
part-points = puntos
part-costs = costes
part-launch = lanzar
part-navigate = impulsar
part-land = aterrizar
part-mine = minar
part-options = opciones
part-troops = tropas
part-vp = PV
part-build = construir
part-develop = desarrollar
part-levels = niveles
part-pass = pasar
part-build-costs = costes de construcción
part-colonies = colonias
part-box-bonus = bonificación de la caja
part-combat = combate
part-attack = ataque
part-defence = defensa
part-technology = tecnología
part-level = nivel
part-name = nombre
part-kind = clase
part-attack-range = alcance de ataque
part-effect = efecto
part-targets = objetivos
part-ships = naves
part-ruler = regla
part-facilities = centros
part-first-vp = PV del primero
part-ram-survivor = sobrevive a la embestida
part-who = quién
part-own-ramming-ship = nave propia que embiste
part-when = cuándo
part-own-flick = impulso propio
part-gain-battleship = conseguir el acorazado
part-amount = cantidad
part-starships-to-box = naves a la caja
part-planet-attack-on-equal = ataque a planeta con empate
part-min-ships = mínimo de naves
part-planet-defence = defensa de planetas
part-mode = modo
part-add = sumar
part-ship-defence = defensa de naves
part-ignore-blockade = ignorar el bloqueo
part-recruit-max = máximo al reclutar
part-set = fijar
part-mining-vp = PV al minar
part-facility-cost = coste de un centro
part-city-bonus = bonificación de ciudad
part-planets-with-own-research-facility = planetas con un centro de investigación propio
part-free-recruit = reclutar gratis
part-per = por
part-turn = turno
part-after-the-action-and-attacks-before-the-scan = tras la acción y los ataques, antes de escanear
part-movement-points = puntos de movimiento
part-return-lost-ship = vuelve la nave perdida
part-flicked-ship = nave impulsada
part-jump = salto
part-cost = coste
part-row-bonuses = bonificaciones por fila
part-row = fila
part-pieces-from-box = piezas de la caja
part-choices = opciones
part-scoring = puntuación
part-occupied-planet = planeta ocupado
part-occupied-asteroid = asteroide ocupado
part-cities-in-quadrants = ciudades en cuadrantes
part-vp-by-quadrants = PV por número de cuadrantes
part-tie-breaks = desempates
part-tie = empate
part-by = por
part-vp-taken-during-play = PV ganados durante la partida
part-technologies-developed = tecnologías desarrolladas
part-shared-win = victoria compartida
part-end = final
part-pile-empty = montón vacío
part-last-turns = últimos turnos
part-each-other-player-one = uno por cada otro jugador
part-rounds-without-vp = rondas sin PV
part-none = ninguno
part-passes-in-a-row-per-player = veces seguidas que pasa cada jugador
part-award-over-pile = más de lo que hay en el montón
part-rest-from-the-box = el resto, de la caja
part-true = sí
part-false = no

# Letras de los colores de los planetas
sign-space-orange = N
sign-space-grey = G
sign-space-brown = M
sign-space-purple = V

# Lo que no se puede ahora, donde varias cosas comparten una fila.
brief-recruit = Reclutar
brief-take-back = Retirar
brief-launch = Lanzar
brief-flick = Impulsar
brief-land = Aterrizar
brief-jump = Saltar
brief-attack-ship = Atacar nave
brief-attack-planet = Atacar planeta
brief-mine = Minar
brief-build-facility = Centro
brief-build-colony = Colonia
brief-build-city = Ciudad
brief-develop = Desarrollar
brief-retire = Guardar nave
