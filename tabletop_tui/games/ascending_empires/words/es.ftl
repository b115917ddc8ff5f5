# Ascending Empires: lo que se hace, lo que pasó, lo que se niega y las palabras del juego.

game-title = Ascending Empires

## Nombres

quadrant-alpha = Alfa
quadrant-beta = Beta
quadrant-delta = Delta
quadrant-gamma = Gamma
hole = { $quadrant } { $slot }
homeworld-of = el mundo natal de { $seat }
nowhere = ninguna parte
planet = { $name } ({ $disc })
    .brief = { $name }
disc-orange = naranja
disc-grey = gris
disc-brown = marrón
disc-purple = violeta
disc-asteroid = asteroide
disc-homeworld = mundo natal
disc-unknown = boca abajo
colour-orange = Naranja
colour-grey = Gris
colour-brown = Marrón
colour-purple = Violeta
starship-of = la nave { $number } de { $seat }
battleship-of = el acorazado de { $seat }
own-homeworld = su mundo natal
own-starship = su nave { $number }
own-battleship = su acorazado
chosen-starship = la nave { $number }
chosen-battleship = el acorazado
ship-in-supply = una nave de la reserva
a-starship = una nave
a-battleship = el acorazado
structure-facility = un centro de investigación
structure-colony = una colonia
structure-city = una ciudad
technology = { $colour } { $level } ({ $name })
point-east = este
point-south-east = sureste
point-south = sur
point-south-west = suroeste
point-west = oeste
point-north-west = noroeste
point-north = norte
point-north-east = noreste

## Acciones

action-recruit = Poner una tropa en { $planet }
action-take-back = Retirar { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
 } de { $planet }
    .brief = { $troops ->
        [one] 1 tropa
       *[other] { $troops } tropas
     } de vuelta de { $planet }
action-done = No más tropas
action-launch = Lanzar { $ship } desde { $planet }{ $left ->
    [none] { "" }, que queda vacío
   *[some] { "" }
 }
action-flick = Impulsar { $ship } hacia el { $towards } ({ $degrees }°) con potencia { $power }
action-land = Aterrizar con { $ship } en { $planet }
action-jump = Saltar con { $ship } a { $planet }
action-arrive = Entrar en órbita por el { $towards } ({ $degrees }°), { $circle ->
    [0] cerca
   *[other] más lejos
 }
action-stop = Terminar el movimiento
action-attack-ship = Atacar { $target } con { $ships }
action-attack-planet = Atacar { $planet } con { $ships }
action-mine = Minar con { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
 } en { $planet } por { $gain } PV{ $left ->
    [none] { "" }, y dejarlo vacío
   *[some] { "" }
 }
action-build-facility = Construir un centro de investigación en { $planet }
action-build-colony = Construir una colonia en { $planet }
action-build-city = Construir una ciudad en { $planet }
action-develop = Desarrollar { $technology }
action-retire = Devolver { $ship } a la caja
action-reinforce = Sacar de la caja: { $troops ->
    [0] { $starships ->
            [0] nada
            [one] 1 nave
           *[other] { $starships } naves
        }
    [one] 1 tropa{ $starships ->
            [0] {""}
            [one] {" "}y 1 nave
           *[other] {" "}y { $starships } naves
        }
   *[other] { $troops } tropas{ $starships ->
            [0] {""}
            [one] {" "}y 1 nave
           *[other] {" "}y { $starships } naves
        }
 }
action-pass = Pasar

## Clases de acción

offer-recruit = Reclutar tropas
    .key = r
offer-take-back = Retirar tropas
    .key = e
offer-done = No más tropas
    .key = s
offer-launch = Mover: lanzar una nave
    .key = l
offer-flick = Mover: impulsar una nave
    .key = i
offer-land = Mover: aterrizar
    .key = z
offer-jump = Mover: saltar
    .key = s
offer-arrive = Elegir un lugar en órbita
offer-stop = Terminar el movimiento
    .key = e
offer-attack-ship = Atacar una nave
    .key = v
offer-attack-planet = Atacar un planeta
    .key = a
offer-mine = Minar
    .key = m
offer-build-facility = Construir un centro de inv.
    .key = c
offer-build-colony = Construir una colonia
    .key = o
offer-build-city = Construir una ciudad
    .key = d
offer-develop = Desarrollar tecnología
    .key = t
offer-retire = Una nave a la caja
offer-reinforce = Sacar piezas de la caja
offer-pass = Pasar: fin del turno
    .key = f

## Lo que cuesta y da una acción, dicho bajo el tablero

cost-launch = cuesta 1 tropa{ $left ->
    [none] ; el planeta queda vacío
   *[some] { "" }
 }
cost-mine = { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
 } por { $gain } PV{ $left ->
    [none] ; el planeta queda vacío
   *[some] { "" }
 }
cost-build-facility = cuesta { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
 }
cost-build-colony = cuesta { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
 }
cost-build-city = cuesta { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
 } y { $colonies ->
    [one] 1 colonia
   *[other] { $colonies } colonias
 }

## Sucesos

event-began = La galaxia se abre ante vosotros. Empieza { $first }.
event-recruited = { $seat } pone una tropa en { $place }.
event-took-back = { $seat } retira { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
 } de { $place }.
event-launched = { $seat } lanza { $craft } desde { $place }.
event-jumped = { $seat } salta con { $craft } a { $place }.
event-landed = { $seat } aterriza con { $craft } en { $place }.
event-revealed = { $planet } resulta ser { $disc }.
turned-orange = un planeta naranja
turned-grey = un planeta gris
turned-brown = un planeta marrón
turned-purple = un planeta violeta
turned-asteroid = un asteroide
turned-homeworld = un mundo natal
event-steered = { $seat } fija la dirección de { $craft }: { $towards } ({ $degrees }°).
event-flew = { $seat } impulsa { $craft } hacia el { $towards } ({ $degrees }°) con potencia { $power }. La nave { $way }.{ $others ->
    [0] {""}
   *[other] {" "}Por el empujón, { $pushed }.
 } { $hand }.
    .brief = { $seat } impulsa { $craft } hacia el { $towards }. La nave { $way }.{ $others ->
        [0] {""}
       *[other] {" "}Por el empujón, { $pushed }.
     }
tenths = { $whole },{ $part }
hand-true = El tiro salió exactamente como se apuntó
hand-erred = El tiro { $straight ->
    [0] se desvió { $degrees }° { $side }{ $even ->
            [0] {" "}y llevó un { $percent } % de potencia { $reach }
           *[other] {""}
        }
   *[other] llevó un { $percent } % de potencia { $reach }
 }
hand-left = a la izquierda
hand-right = a la derecha
hand-straight = recto
hand-far = de más
hand-short = de menos
hand-even = justo
way = { $bounces ->
    [0] { $end }
    [one] rebota en { $bounced } y { $end }
   *[other] rebota en { $bounced }, y { $end }
 }
way-more = { $count } más
way-orbit = se para en la órbita de { $planet }
way-its-orbit = se para en su órbita
way-near = se para a { $gap } mm de la órbita de { $planet }
way-space = se para en el espacio abierto
way-still = no se mueve
way-lost = se sale del tablero
way-ram = embiste { $ship }
way-ram-stays = embiste { $ship } y { $end }
way-pushed = { $ship } { $end }
event-rammed = { $spared ->
    [0] { $ship } embiste a { $victim }, y las dos naves se destruyen.
   *[other] { $ship } embiste a { $victim } y la destruye con su espolón.
 }
event-lost = { $ship } se sale del tablero y vuelve a la reserva.
event-recalled = { $ship } vuelve al lugar donde empezó su vuelo.
event-ship-destroyed = { $seat } destruye { $target } con { $ships }, y gana { $vp } PV.
event-planet-destroyed = { $seat } destruye todo lo que { $victim } tiene en { $planet } ({ $lost }) con { $ships }, y gana { $vp } PV.
event-abandoned = { $seat } deja vacío { $place }.
event-mined = { $seat } mina con { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
 } en { $place } y gana { $vp } PV.
event-built = { $seat } construye { $structure } en { $place }.
event-developed = { $seat } desarrolla { $technology }.
event-got-battleship = { $seat } recibe un acorazado.
event-retired = { $seat } devuelve { $which } a la caja.
event-first-developed = { $seat } es el primer imperio en llegar a { $technology } y gana { $vp } PV.
event-row-finished = { $seat } completa la fila { $row } de tecnologías{ $vp ->
    [0] .
   *[other] {" "}y gana { $vp } PV.
 }
event-reinforced = { $seat } saca de la caja { $troops ->
    [0] { $starships ->
            [0] cero piezas
            [one] 1 nave
           *[other] { $starships } naves
        }
    [one] 1 tropa{ $starships ->
            [0] {""}
            [one] {" "}y 1 nave
           *[other] {" "}y { $starships } naves
        }
   *[other] { $troops } tropas{ $starships ->
            [0] {""}
            [one] {" "}y 1 nave
           *[other] {" "}y { $starships } naves
        }
 }.
event-scanned = { $seat } escanea { $planet }.
event-passed = { $seat } pasa.
event-pile-emptied = { $seat } toma la última ficha. A los demás les queda un turno.
event-ended = { $why } { $count ->
    [one] Gana { $winners }.
   *[other] { $winners } comparten la victoria.
 }
why-pile = Se han jugado los últimos turnos.
why-quiet = Hace demasiadas rondas que nadie gana un PV.
why-passes = Todos han pasado dos veces seguidas.

## Negativas

no-asteroid = No puedes construir un centro de investigación en un asteroide.
no-blockaded = Una nave enemiga en órbita bloquea { $planet }.
no-bonus-too-large = Puedes sacar { $most ->
    [one] 1 pieza
   *[other] { $most } piezas
 } como máximo.
no-box-has-no-starship = En la caja no hay tantas naves.
no-box-has-no-troop = En la caja no hay tantas tropas.
no-defended = La nave de otro jugador defiende { $planet }.
no-facility-limit = Solo uno de tus planetas puede tener 2 centros de investigación.
no-full = No cabe nada más en { $planet }.
no-has-attacked = Cada nave puede atacar solo una vez por turno.
no-homeworld = En un mundo natal no puedes minar ni construir.
no-jumped = Ya has usado el motor de salto en este movimiento.
no-no-battleship = No tienes acorazado en la reserva.
no-no-city = No te quedan ciudades.
no-no-colony = No te quedan colonias.
no-no-colony-there = Una ciudad sustituye a una colonia, y en { $planet } no hay ninguna.
no-no-facility = No te quedan centros de investigación.
no-no-jump-drive = No has desarrollado el motor de salto.
no-no-planet-to-attack = Desde aquí no puedes atacar ningún planeta.
no-no-room-in-orbit = No queda ningún lugar de lanzamiento libre en torno a { $planet }.
no-no-ship = No tienes naves en la reserva.
no-no-ship-in-range = No tienes suficientes naves con una nave enemiga a su alcance.
no-no-ship-in-orbit = Ninguna nave tuya está en órbita.
no-no-ship-on-board = No tienes ninguna nave en el tablero.
no-no-such-colour = No hay ningún color así.
no-no-such-direction = No hay ninguna dirección así.
no-no-such-power = La potencia es un número de 1 a { $most }.
no-no-such-target = Ahí no hay ningún enemigo que atacar.
no-no-timing = En esta mesa el azar decide cómo se desvía un tiro.
no-no-troop = No tienes tropas en la reserva.
no-no-troop-on-board = No tienes ninguna tropa que retirar.
no-no-troop-there = No tienes tropas en { $planet }.
no-not-in-orbit = Ninguna nave tuya está allí en órbita.
no-not-in-position = No todas las naves de ese grupo están en posición de atacar.
no-not-occupied = No ocupas { $planet }.
no-not-that-many = No puedes minar con { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
 }.
no-not-that-orbit = La nave tiene que entrar en la órbita de { $planet }.
no-not-the-battleship = Solo las naves normales pueden ir a la caja.
no-not-to-a-homeworld = No puedes saltar a un mundo natal.
no-not-your-ship = No tienes esa nave en el tablero.
no-nowhere-for-city = No tienes ningún planeta sin bloqueo con una colonia y una tropa.
no-nowhere-for-colony = No tienes ningún planeta sin bloqueo con una tropa.
no-nowhere-for-facility = No tienes ningún planeta sin bloqueo con tropas y sitio para un centro de investigación.
no-nowhere-to-land = Ninguna nave tuya orbita un lugar donde puedas aterrizar.
no-nowhere-to-launch = Ninguna tropa tuya está donde puedas lanzar una nave.
no-nowhere-to-mine = No tienes ningún planeta sin bloqueo con suficientes tropas para minar.
no-nowhere-to-recruit = No puedes poner una tropa en ninguna parte.
no-occupied-by-another = Otro jugador ocupa { $planet }.
no-ship-to-spare = El grupo tiene fuerza suficiente con una nave menos.
no-too-close = Hay otra nave demasiado cerca de ese lugar.
no-too-few-facilities = { $technology } pide { $least ->
    [one] 1 centro de investigación en un planeta
   *[other] { $least } centros de investigación en planetas
 } de ese color; tienes { $found ->
    [one] 1 que cuenta
   *[other] { $found } que cuentan
 }.
no-too-few-facilities-anywhere = No tienes suficientes centros de investigación en planetas de ningún color.
no-too-few-troops = Tienes { $troops ->
    [one] cero tropas
   *[other] menos de { $troops } tropas
 } en { $planet }.
no-too-few-troops-to-build = No tienes suficientes tropas en { $planet } para pagarlo.
no-too-weak = Una fuerza de { $strength } no basta; necesitas { $least }.
no-top-level = { $colour } ya está desarrollado del todo.
no-twice-in-group = Nombra cada nave del grupo una sola vez, por orden de número.
no-direction-stopped = La dirección de este tiro ya está fijada; solo falta la potencia.
no-wrong-errors = En esta mesa un tiro no puede desviarse tanto.

## Puntuación

score-tokens = Fichas
score-planets = Planetas
score-colonies = Colonias
score-cities = Ciudades
score-quadrants = Cuadrantes con ciudad
deed-rams = embestidas
deed-ships = naves destruidas
deed-planets = planetas destruidos
deed-asleep = partidas estancadas
deed-developed-orange = tecnologías naranjas
deed-developed-grey = tecnologías grises
deed-developed-brown = tecnologías marrones
deed-developed-purple = tecnologías violetas
feat-planets = Planetas

## Opciones

goto-what = planeta: ac o Alfa C; nave 2 del jugador 3: 3.2
option-hand = Pulso
option-hand-steady = Firme: sin error
option-hand-normal = Normal
option-hand-wild = Temblón
option-timing = Tiro con marcador (si no, al azar)
option-unaided = A ojo: sin ayudas
option-handicap = Hándicap
option-handicap-table = Como la mesa
option-handicap-bare = Sin ayudas
option-handicap-aids = Todas las ayudas
option-handicap-steady = Pulso firme y ayudas
option-seams = Juntas del puzle
option-first = Primer jugador (0: al azar)
option-first-0 = Al azar
option-tokens = Fichas de PV de más
option-components = Archivo con los valores de tu caja

honour-shot = Mejor tiro: { $seats }, { $n } mm hasta una órbita.
honour-rams = Más embestidas: { $seats }, { $n }.
honour-planets = Más planetas destruidos: { $seats }, { $n }.
honour-mined = Mejor mina: { $seats }, { $n } PV de una vez.
honour-lost = Más naves fuera del tablero: { $seats }, { $n }.
luck-flicks = { $seat }: { $hits } de { $n ->
    [one] 1 tiro dejado al azar acabó
   *[other] { $n } tiros dejados al azar acabaron
 } donde se apuntó ({ $usual } era lo esperable).
moment-ram = ¡Embestida!
moment-attack = ¡Ataque!
moment-strength = { $equal ->
    [0] Fuerza { $strength } contra defensa { $defence }
   *[other] Fuerza { $strength } contra defensa { $defence }: a { $seat } le basta con igualar
 }
moment-last-round = La última ronda
option-hand-help = Cuánto se desvía una nave de donde se apuntó: nada, un poco o mucho.
option-timing-help = Paras un marcador para dirección y potencia; sin él, decide el azar.
bots-about-timing = Si se apunta con marcador, un jugador automático de nivel experto o difícil se desvía la mitad de lo que permite el pulso de la mesa, uno de nivel normal lo mismo y uno de nivel fácil casi el doble.
option-unaided-help = Sin probabilidades, blancos ni llegada: solo el comienzo de la línea.
option-handicap-help = Acordado antes de empezar: sin ayudas, con todas, o pulso firme.
option-seams-help = Las juntas del tablero desvían un poco las naves que las cruzan.
option-first-help = Quién empieza: el jugador de este número, o uno al azar.
option-tokens-help = Con más fichas de PV en el montón la partida dura más.
option-components-help = Un archivo con los valores impresos en tu caja, donde difieran.
