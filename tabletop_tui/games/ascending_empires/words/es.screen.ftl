# Las pantallas de Ascending Empires.

board-space = La galaxia
burst-ram = { $one } embiste a { $other }
burst-ship = { $one } destruye una nave de { $other }
burst-planet = { $one } destruye un planeta de { $other }
verdict-bullseye = DIANA { $number } %
verdict-hair = POR UN PELO { $number } mm
verdict-edge = FUERA DEL TABLERO
turned-up-asteroid = Un asteroide
turned-up = Planeta { $colour }: un paso hacia { $name }
turned-up-done = Planeta { $colour }: todos los niveles

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
ask-loosing = La dirección ya está fijada. ¿Con cuánta potencia va el tiro?
ask-arriving = ¿En qué lugar de la órbita va la nave?
ask-attacking = Tus naves deben atacar. ¿Qué ataque va primero?
ask-retiring = ¿Qué nave va a la caja a cambio del acorazado?
ask-reinforcing = ¿Qué sacas de la caja?
ask-garrisoning = ¿Pones una tropa gratis?

# Qué hace alguien mientras los demás esperan, según la pregunta. Lo oyen todos.
does-acting = { $name } elige una acción.
does-recruiting = { $name } pone tropas.
does-taking-back = { $name } puede retirar tropas.
does-moving = { $name } sigue con un movimiento.
does-loosing = { $name } tira: la dirección está fijada.
does-arriving = { $name } pone una nave en órbita.
does-attacking = { $name } elige un ataque.
does-retiring = { $name } elige qué nave va a la caja.
does-reinforcing = { $name } saca piezas de la caja.
does-garrisoning = { $name } puede poner una tropa gratis.

pick-launch-1 = ¿Desde dónde lanzas una nave?
pick-flick-1 = ¿Qué nave impulsas?
pick-land-1 = ¿Dónde aterrizas?
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
head-goal = gana quien más puntos tenga al final
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
head-quiet = { $rounds } de { $end } rondas sin PV

## Panel

panel-heads = PV/fin tropas naves NGMV
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
panel-can-attack = Puedes atacar { $what } (fuerza { $strength }, necesitas { $least })
panel-own-attack = Al terminar atacas { $what } (fuerza { $strength }, necesitas { $least })
panel-falls = { $seat } puede destruir { $what } (fuerza { $strength }, necesita { $least })
panel-withstands = { $seat } amenaza { $what } (fuerza { $strength }, necesita { $least })
panel-defended = { $seat } amenaza { $what }, que está defendido
panel-blockade = { $planet }, de { $seat }, está bloqueado

## Bajo el cursor

about-planet = { $planet }
about-face-down = boca abajo, pero lo conoces
about-scanned = escaneado por { $seats }
about-held = { $seat }: { $items }
about-nothing = vacío
about-base = no se mina ni construye
about-empty = vacío
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
about-threatened = amenaza de { $seat } (fuerza { $strength }, necesita { $least })
about-defended = amenaza de { $seat }, pero con defensa
about-ship = { $ship }
about-worth = ataque { $strength }, defensa { $defence }
about-orbits = orbita { $planets }
    .spoken = en la órbita de { $planets }
about-open-space = en el espacio abierto
about-in-range = puede atacar { $targets }
about-spot-near = { $planet }: { $towards } ({ $degrees }°), cerca
about-spot-far = { $planet }: { $towards } ({ $degrees }°), más lejos
about-spot-beyond = hacia { $planet }

## Apuntar

ship-starship = Nave { $number }
ship-battleship = Acorazado
ship-in-orbit = { $ship }, en órbita: { $planet }
ship-in-space = { $ship }, en el espacio ({ $planet }, al { $point })
aim-bearing = { $point }
shot-way = Sin error, la nave { $way }.
aim-bank = { $planet } con rebote en { $via }
odds-stop = Si paras al azar:
odds-sure = En toda parada (un Enter):
odds-luck = Por azar:
odds-seams = Por el azar de las juntas:
odds-space = espacio { $chance } %
odds-ram = embestida { $chance } %
odds-lost = perdida { $chance } %
odds-back = de vuelta { $chance } %
shot-orbit = { $chance } %: en órbita, { $planet }
shot-falls = Luego podría destruir { $what } (fuerza { $strength }, necesita { $least })
shot-withstands = En posición contra { $what } (fuerza { $strength }, necesita { $least })
shot-defended = { $what } está defendido
shot-blockades = Bloquearía { $planet }
shot-both = Embestir destruye ambas naves: sin PV

## Leyenda

legend-discs = Planetas
legend-orange = planeta naranja
legend-grey = planeta gris
tech-heads = Tecnologías: qué hace cada nivel y quién lo tiene
tech-about = Centros que pide; PV para el primero.
tech-yours = tus centros: { $count }
tech-does-attack-range = ataca naves desde más lejos
tech-does-ram-survivor = tu nave sobrevive al embestir
tech-does-gain-battleship = un acorazado por { $n ->
    [one] 1 nave
   *[other] { $n } naves
 }
tech-does-planet-attack-on-equal = un planeta cae con fuerza igual
tech-does-movement-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
 } por movimiento
tech-does-return-lost-ship = una nave perdida vuelve
tech-does-jump = salta a cualquier órbita
tech-does-recruit-max = recluta hasta { $n ->
    [one] 1 tropa
   *[other] { $n } tropas
 }
tech-does-mining-vp = +{ $n } PV cada vez que minas
tech-does-facility-cost = un centro cuesta { $n }
tech-does-city-bonus = +{ $n } de la caja con una ciudad
tech-does-free-recruit = { $n ->
    [one] 1 tropa
   *[other] { $n } tropas
 } gratis tras cada acción
tech-does-planet-defence = +{ $n } defensa: planetas
tech-does-planet-defence-facility = +{ $n } defensa junto a un centro
tech-does-ship-defence = +{ $n } defensa: naves
tech-does-ignore-blockade = recluta y lanza con bloqueo
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
legend-blockade = bloqueo; al apuntar, una embestida o una salida del tablero
legend-path = donde es fácil que la nave se pare
legend-aim = donde acaba un tiro exacto
legend-pile = en la cabecera: fichas de PV del montón; la partida acaba tras la última
legend-items = En un planeta: la marca de su dueño, el signo, el número de elementos; si hay más sitio, los elementos van debajo.
legend-players = Jugadores
legend-ships = La marca de un jugador, sola en el espacio, es una nave.
legend-rings = Anillos
legend-ring-orbit = órbita
legend-ring-warning = órbita de un planeta bloqueado
legend-ring-legal = órbita en la que puede parar la nave apuntada, con su probabilidad
legend-ring-range-short = alcance de la nave bajo el cursor; al apuntar, adonde van cuatro de cada cinco tiros
legend-ring-range-long = alcance con Largo alcance
legend-research = { $title }: de cada color, el nivel siguiente y su nombre, tus centros de investigación que cuentan / los que hacen falta, y + los PV de quien lo desarrolle primero.
legend-columns = Columnas del panel: PV tomados / puntos si la partida acabase ahora; tropas y naves en reserva + caja; niveles de naranja, gris, marrón y violeta.
legend-keys = Z acerca un cuadrante en torno al cursor. Escribe g y a c para el planeta Alfa C, o g y 2.5 para la nave 5 del jugador 2.
sheet-costs = Lo que cuestan las cosas
sheet-cost-launch = Lanzar: 1 punto de movimiento; 1 tropa del planeta vuelve a la reserva, 1 nave sale de ella.
sheet-cost-land = Aterrizar: 1 punto de movimiento; la nave vuelve a la reserva, 1 tropa sale de ella.
sheet-cost-mine = Minar: 2 tropas de un planeta por 1 PV, o 3 por 2 PV.
sheet-cost-facility = Centro de investigación: 2 tropas del planeta.
sheet-cost-colony = Colonia: 1 tropa del planeta.
sheet-cost-city = Ciudad: 1 colonia y 1 tropa del planeta; puede salir de la caja 1 tropa o nave.
sheet-cost-develop = Nivel 1, 2, 3, 4 de un color: 1, 2, 3, 4 centros en planetas de ese color, que se quedan.
sheet-left = Lo que queda por venir
sheet-pile = Fichas de PV en el montón: { $left } de { $all }.
sheet-discs = { $n } × { $disc }
sheet-down = Boca abajo en { $quadrant }: { $discs }.
sheet-all-up = En { $quadrant } no queda nada boca abajo.
sheet-box = { $seat }, en la caja: { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
}, { $starships ->
    [one] 1 nave
   *[other] { $starships } naves
}.
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
practice-needle = Por el ojo de una aguja
practice-push = Un empujón
practice-crowd = Llena, sin meta
practice-timed = Errores: con marcadores
practice-luck = Errores: por azar
practice-reset = Empezar de nuevo
practice-again = Devolver las naves
practice-goal-orbit = Tiro { $shot } de { $of }: quédate en la órbita de { $target }.
practice-goal-bank = Tiro { $shot } de { $of }: llega a la órbita de { $target } rebotando en otro planeta.
practice-goal-ram = Tiro { $shot } de { $of }: embiste { $target }.
practice-goal-needle = Tiro { $shot } de { $of }: pasa entre los enemigos a la órbita de { $target } sin tocarlos.
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
plain-chart = Planetas por cuadrante y letra (AC es Alfa C), naves por jugador y número (2.5).
plain-at = a { $x } mm del oeste y { $y } mm del norte
plain-player = Jugador { $number }, { $name }: { $vp } PV, ahora { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }. Reserva: { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
 }, { $ships ->
    [one] 1 nave
   *[other] { $ships } naves
 } y { $large ->
    [one] 1 acorazado
   *[other] { $large } acorazados
 }. { $box ->
    [one] 1 pieza
   *[other] { $box } piezas
 } en la caja. { $levels }.
plain-pile = Fichas de PV en el montón: { $tokens }
plain-research = { $technology }: { $have } de { $need ->
    [one] 1 centro
   *[other] { $need } centros
 }{ $points ->
    [0] .
   *[other] , { $points } PV para el primero.
 }
plain-shot = { $what }, { $chance } % { $kind ->
    [planet] de quedar en su órbita
   *[other] de embestirla
 }
plain-aimed = Hacia el { $towards }, { $degrees } grados, con potencia { $power }.
plain-odds = Probabilidades: { $odds }.
plain-odds-orbit = { $chance } % en la órbita de { $planet }
plain-odds-space = { $chance } % en el espacio abierto
plain-odds-ram = { $chance } % de embestir
plain-odds-lost = { $chance } % fuera del tablero
plain-odds-back = { $chance } % de vuelta
plain-launch = Hacia el { $towards }, { $circle ->
    [0] cerca
   *[other] más lejos
 }
plain-legend-planets = El código de un planeta es la primera letra de su cuadrante y la suya: AC es Alfa C. Alfa está al noroeste, Beta al noreste, Gamma al suroeste y Delta al sureste.
plain-legend-ships = El código de una nave es el número de su jugador y el suyo: 2.5 es la nave 5 del jugador 2.
plain-legend-places = «mirar» dice dónde está algo, en milímetros desde el oeste y desde el norte. El tablero mide 712 de ancho y de alto.
plain-legend-down = El color de un planeta boca abajo solo se ve si lo has escaneado.
plain-legend-aiming = Las direcciones van en grados: 0 es el este, 90 el norte, 180 el oeste y 270 el sur. Antes de tirar se te dice lo que es probable que pase.

## Lo que habla a favor de una acción (pistas)
term-points = puntos de victoria
term-troops = tropas listas para minar o construir
term-building = colonias y ciudades que construir
term-quadrants = ciudades en más cuadrantes
term-research = avance en investigación
term-technology = tecnologías útiles
term-planets = sitio en los planetas
term-ships = naves y piezas de la caja
term-course = planetas al alcance de tus naves
term-strike = ataques posibles
term-siege = frenar a quien va en cabeza
term-danger = seguridad ante ataques
term-lead = la ventaja al final
term-idle = turnos pasados
term-asleep = evitar un final temprano
why-tokens = toma { $n ->
    [one] 1 ficha de PV
   *[other] { $n } fichas de PV
 }
why-points = +{ $n ->
    [one] 1 punto
   *[other] { $n } puntos
 }
why-rouses = vas por detrás, y { $rounds ->
    [one] 1 ronda más sin fichas acabaría
   *[other] { $rounds } rondas más sin fichas acabarían
 } la partida
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
           *[other] , y{ " " }
        }
   *[other] { $troops } tropas pueden volver a minar y construir{ $facilities ->
            [0] { "" }
           *[other] , y{ " " }
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
why-can-settle = después puedes colonizar { $planet } ({ $open ->
    [0] +{ $n ->
            [one] 1 punto
           *[other] { $n } puntos
        }
   *[other] +{ $n } a { $most } puntos
 })
why-can-attack = puede atacar { $planet } de { $seat } (fuerza { $power }, necesita { $need })
why-chance = { $chance } % de probabilidad de parar en la órbita de { $planet }
why-ram = { $chance } % de probabilidad de embestir { $ship }
why-research = { $have } de { $need ->
    [one] 1 centro
   *[other] los { $need } centros
 } para { $technology }{ $points ->
    [0] {""}
   *[other] , { $points } PV para el primero
 }
why-power-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
 } por movimiento (ahora { $before })
why-power-recruits = reclutar hasta { $n ->
    [one] 1 tropa
   *[other] { $n } tropas
 } (ahora { $before })
why-power-garrison = { $n ->
    [one] 1 tropa
   *[other] { $n } tropas
 } gratis tras cada acción (ahora { $before })
why-power-mining = +{ $n } PV cada vez que minas (ahora +{ $before })
why-power-facility-cost = un centro cuesta { $n ->
    [one] 1 tropa
   *[other] { $n } tropas
 } (ahora { $before })
why-power-city-bonus = una ciudad trae { $n ->
    [one] 1 pieza
   *[other] { $n } piezas
 } de la caja (ahora { $before })
why-power-ship-defence = +{ $n } de defensa para tus naves (ahora +{ $before })
why-power-planet-defence = +{ $n } de defensa para tus planetas (ahora +{ $before })
why-power-shields = +{ $n } de defensa para tus planetas con un centro (ahora +{ $before })
why-power-recalls = { $n ->
    [one] 1 nave impulsada puede volver
   *[other] { $n } naves impulsadas pueden volver
 } atrás por movimiento (ahora { $before })
why-power-jumps = { $n ->
    [one] 1 salto
   *[other] { $n } saltos
 } por movimiento (ahora { $before })
why-defence = defensa { $n } en { $planet }: demasiado para la nave más cercana de { $seat } (fuerza { $power })
why-guarded = { $n ->
    [one] 1 nave protege
   *[other] { $n } naves protegen
 } { $planet } de la nave más cercana de { $seat }
why-garrison = { $n ->
    [one] 1 tropa en { $planet } puede
   *[other] { $n } tropas en { $planet } pueden
 } minar { $tokens } PV
why-can-build = { $n ->
    [one] 1 tropa
   *[other] { $n } tropas
 } en { $planet }: basta para { $thing }
why-thing-city = una ciudad
why-thing-colony = una colonia
why-thing-facility = un centro
why-crew = { $n ->
    [one] 1 tropa
   *[other] { $n } tropas
 } en tu mundo natal para lanzar naves, y { $ships ->
    [one] 1 nave
   *[other] { $ships } naves
 } en la reserva
why-explores = mira { $planet }, { $n ->
    [1] el disco sin ver más cercano a tu mundo natal
   *[other] el segundo disco sin ver más cercano a tu mundo natal
 }
why-reinforce = deja tu reserva con { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
 } y { $starships ->
    [one] 1 nave
   *[other] { $starships } naves
 }
why-pass = ganas { $n } a { $best }, y { $left ->
    [0] este pase acaba la partida
    [one] con 1 pase seguido más acaba la partida
   *[other] con { $left } pases seguidos más acaba la partida
 }
why-nears = fuerza { $power } de las { $need } necesarias contra { $planet } de { $seat }
why-blockades = bloquea { $planet }, donde { $seat } mina hasta { $n } PV de una vez

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

# Lo que aquí está boca abajo: los planetas que un jugador ha escaneado.
hint-pick-up = ver lo que escaneaste
hint-see-hand = ver lo que escaneaste
ui-pick-up = Ver lo que escaneaste
cover-first = Primero mira lo que escaneaste.

# Órdenes permanentes
order-turn = Tu turno
order-turn-pass = pasar
order-turn-recruit = poner tropas en mi mundo natal
order-turn-help = ¿Qué haces en tus turnos hasta que algo te afecte? La orden termina en cuanto una nave ajena orbita uno de tus planetas, o si no quedan tropas o sitio.
order-stop-near = una nave ajena orbita uno de tus planetas.
order-stop-supply = no quedan tropas o no queda sitio.
