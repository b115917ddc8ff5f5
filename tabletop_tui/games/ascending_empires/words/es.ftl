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

action-recruit = Poner una tropa: { $planet }
action-take-back = Retirar { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
 }: { $planet }
action-done = No más tropas
action-launch = Lanzar { $ship }: { $planet }{ $left ->
    [none] { "" }, que queda vacío
   *[some] { "" }
 }
action-flick = Impulsar { $ship } hacia el { $towards } ({ $degrees }°) con potencia { $power }
action-land = Aterrizar con { $ship }: { $planet }
action-jump = Saltar con { $ship } a { $planet }
action-arrive = Entrar en órbita por el { $towards } ({ $degrees }°), { $circle ->
    [0] cerca
   *[other] más lejos
 }
action-stop = Terminar el movimiento
action-attack-ship = Atacar { $target } con { $ships }
action-attack-planet = Atacar { $planet } con { $ships }
action-mine = Minar con { $troops } tropas por { $gain } PV: { $planet }{ $left ->
    [none] { "" }, que queda vacío
   *[some] { "" }
 }
action-build-facility = Construir un centro de investigación: { $planet }
action-build-colony = Construir una colonia: { $planet }
action-build-city = Construir una ciudad: { $planet }
action-develop = Desarrollar { $technology }
action-retire = A la caja: { $ship }
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
offer-arrive = Elegir el lugar en órbita
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

cost-launch = por 1 tropa{ $left ->
    [none] ; el planeta queda vacío
   *[some] { "" }
 }
cost-mine = { $troops } tropas por { $gain } PV{ $left ->
    [none] ; el planeta queda vacío
   *[some] { "" }
 }
cost-build-facility = por { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
 }
cost-build-colony = por { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
 }
cost-build-city = por { $troops ->
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
event-revealed = { $planet } queda al descubierto y es { $disc }.
turned-orange = un planeta naranja
turned-grey = un planeta gris
turned-brown = un planeta marrón
turned-purple = un planeta violeta
turned-asteroid = un asteroide
turned-homeworld = un mundo natal
event-steered = { $seat } apunta { $craft } hacia el { $towards } ({ $degrees }°) y suelta.
event-flew = { $seat } impulsa { $craft } hacia el { $towards } ({ $degrees }°) con potencia { $power }. La nave { $way }.{ $others ->
    [0] {""}
   *[other] {" "}Además, { $pushed }.
 } { $hand }.
tenths = { $whole },{ $part }
hand-true = El pulso fue exacto
hand-erred = El pulso falló { $straight ->
    [0] { $degrees }° { $side }{ $even ->
            [0] {" "}y un { $percent } % { $reach }
           *[other] {""}
        }
   *[other] un { $percent } % { $reach }
 }
hand-left = a la izquierda
hand-right = a la derecha
hand-straight = recto
hand-far = de más
hand-short = de menos
hand-even = justo
way = { $bounces ->
    [0] { $end }
   *[other] rebota en { $bounced } y { $end }
 }
way-more = { $count } más
way-orbit = queda en la órbita de { $planet }
way-its-orbit = queda en su órbita
way-near = se para a { $gap } mm de la órbita de { $planet }
way-space = se para en el espacio abierto
way-still = no se mueve
way-lost = se sale del tablero
way-ram = embiste { $ship }
way-ram-stays = embiste { $ship } y { $end }
way-pushed = { $ship } recibe un empujón y { $end }
event-rammed = { $spared ->
    [0] { $ship } embiste a { $victim }, y las dos naves se destruyen.
   *[other] { $ship } embiste a { $victim } y la destruye con su espolón.
 }
event-lost = { $ship } se sale del tablero y vuelve a la reserva.
event-recalled = { $ship } vuelve al lugar donde empezó su vuelo.
event-ship-destroyed = { $seat } destruye { $target } con { $ships } y gana { $vp } PV.
event-planet-destroyed = { $seat } destruye todo lo que { $victim } tenía en { $planet } ({ $lost }) con { $ships } y gana { $vp } PV.
event-abandoned = { $seat } deja vacío { $place }.
event-mined = { $seat } mina con { $troops } tropas en { $place } y gana { $vp } PV.
event-built = { $seat } construye { $structure } en { $place }.
event-developed = { $seat } desarrolla { $technology }.
event-got-battleship = { $seat } tiene un acorazado.
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
why-quiet = Hace tanto que nadie gana un PV que la galaxia se duerme.
why-passes = Todos han pasado dos veces seguidas.

## Negativas

no-asteroid = Nunca se construye un centro de investigación en un asteroide.
no-blockaded = Una nave enemiga en órbita bloquea { $planet }.
no-bonus-too-large = La bonificación es de { $most ->
    [one] 1 pieza
   *[other] { $most } piezas
 } como máximo.
no-box-has-no-starship = En la caja no hay tantas naves.
no-box-has-no-troop = En la caja no hay tantas tropas.
no-defended = La nave de otro jugador defiende { $planet }.
no-facility-limit = Uno de tus planetas puede tener 2 centros de investigación; los demás, solo 1.
no-full = No cabe nada más en { $planet }.
no-has-attacked = Cada nave ataca solo una vez por turno.
no-homeworld = Un mundo natal no es un planeta: allí no se mina ni se construye.
no-jumped = El motor de salto ya se ha usado en este movimiento.
no-no-battleship = No tienes acorazado en la reserva.
no-no-city = No te quedan ciudades en el almacén.
no-no-colony = No te quedan colonias en el almacén.
no-no-colony-there = Una ciudad sustituye a una colonia, y en { $planet } no hay ninguna.
no-no-facility = No te quedan centros de investigación en el almacén.
no-no-jump-drive = No has desarrollado el motor de salto.
no-no-planet-to-attack = Desde aquí no se puede atacar ningún planeta enemigo.
no-no-room-in-orbit = No queda ningún lugar de lanzamiento libre: { $planet }.
no-no-ship = No tienes naves en la reserva.
no-no-ship-in-range = Ninguna nave enemiga tiene bastantes naves tuyas a su alcance.
no-no-ship-on-board = No tienes ninguna nave en el tablero.
no-no-such-colour = No hay ningún color así.
no-no-such-direction = No hay ninguna dirección así.
no-no-such-power = La potencia es un número de 1 a { $most }.
no-no-such-target = No hay nada enemigo que atacar.
no-no-timing = En esta mesa los errores del tiro salen al azar.
no-no-troop = No tienes tropas en la reserva.
no-no-troop-on-board = No tienes ninguna tropa que retirar.
no-no-troop-there = No tienes tropas en { $planet }.
no-not-in-orbit = Ninguna nave tuya está allí en órbita.
no-not-in-position = No todas las naves de ese grupo están en posición de atacar.
no-not-occupied = No ocupas { $planet }.
no-not-that-many = No se puede minar con { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
 }.
no-not-that-orbit = La nave entra en esta órbita: { $planet }.
no-not-the-battleship = A la caja solo van naves normales.
no-not-to-a-homeworld = El motor de salto no llega a los mundos natales.
no-not-your-ship = Esa no es una nave tuya en el tablero.
no-nowhere-for-city = Ningún planeta tuyo tiene la tropa y la colonia para una ciudad, o está bloqueado.
no-nowhere-for-colony = Ningún planeta tuyo tiene la tropa para una colonia, o está bloqueado.
no-nowhere-for-facility = Ningún planeta tuyo tiene las tropas y el sitio para un centro de investigación, o está bloqueado.
no-nowhere-to-land = Ninguna nave tuya orbita un lugar donde puedas aterrizar.
no-nowhere-to-launch = Ninguna tropa tuya está donde se pueda lanzar una nave.
no-nowhere-to-mine = Ningún planeta tuyo tiene tropas bastantes para minar, o está bloqueado.
no-nowhere-to-recruit = No hay sitio para una tropa en ninguna parte.
no-occupied-by-another = Otro jugador ocupa { $planet }.
no-ship-to-spare = El grupo tendría fuerza de sobra sin una de sus naves.
no-too-close = Hay otra nave demasiado cerca de ese lugar.
no-too-few-facilities = { $technology } pide { $least ->
    [one] 1 centro de investigación en un planeta
   *[other] { $least } centros de investigación en planetas
 } de ese color; tienes { $found } que cuentan.
no-too-few-facilities-anywhere = No tienes bastantes centros de investigación en planetas de ningún color.
no-too-few-troops = No tienes { $troops } tropas en { $planet }.
no-too-few-troops-to-build = No hay tropas bastantes en { $planet } para pagarlo.
no-too-weak = Una fuerza de { $strength } no basta; hace falta { $least }.
no-top-level = { $colour } ya está desarrollado del todo.
no-twice-in-group = Nombra cada nave del grupo una sola vez, por orden de número.
no-direction-stopped = La dirección de este tiro ya está parada. No cambia, y solo falta la potencia.
no-wrong-errors = En esta mesa el pulso no falla tanto.

## Puntuación

score-tokens = Fichas
score-planets = Planetas
score-colonies = Colonias
score-cities = Ciudades
score-quadrants = Cuadrantes con ciudad
deed-rams = embestidas
deed-ships = naves destruidas
deed-planets = planetas destruidos
deed-asleep = galaxias dormidas
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
option-seams = Juntas del puzle
option-first = Primer jugador (0: al azar)
option-first-0 = Al azar
option-tokens = Fichas de PV de más
option-components = Archivo con los valores de tu caja

moment-ram = Una embestida
moment-attack = Un ataque
moment-strength = { $equal ->
    [0] Fuerza { $strength } contra defensa { $defence }
   *[other] Fuerza { $strength } contra defensa { $defence }: a { $seat } le basta con igualar
 }
moment-last-round = La última ronda
option-hand-help = Cuánto se desvía una nave de donde se apuntó: nada, un poco o mucho.
option-timing-help = Paras una marca para dirección y fuerza; sin ella, yerra la suerte por ti.
bots-about-timing = Donde se apunta con el marcador móvil, la mano de un jugador automático experto o difícil yerra la mitad que la de la mesa, la de uno normal lo mismo, la de uno fácil casi el doble.
option-seams-help = Las juntas del tablero desvían un poco las naves que las cruzan.
option-first-help = Quién tiene el primer turno: el jugador de ese número, o por suerte.
option-tokens-help = Con más fichas de victoria en la reserva la partida dura más.
option-components-help = Un archivo con lo impreso en tu propia caja, donde difiera del programa.
