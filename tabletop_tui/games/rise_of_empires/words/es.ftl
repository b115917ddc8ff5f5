### Rise of Empires en español.

game-title = Rise of Empires

## Bienes y losetas
good-gold = oro
good-disc = discos de recurso
good-cube = cubos
good-food = comida
good-vp = puntos de victoria
amount-gold = { $n } de oro
amount-disc = { $n ->
    [one] { $n } recurso
   *[other] { $n } recursos
 }
amount-cube = { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
 }
amount-food = { $n } de comida
amount-eats = come { $n } de comida
amount-vp = { $n } PV
several = { $name } ({ $n })
empire-tile = { $name } ({ $regions ->
    [one] 1 región
   *[other] { $regions } regiones
 }, { $water ->
    [0] tierra
   *[other] agua
 }, batalla { $rows })

## Acciones
action-place-disc = Disco a la fila { $row }
action-place-idle-disc = Disco inactivo a la fila { $row } (no hay acción posible)
action-remove-disc = Disco { $circle } de la fila { $row } { $cost ->
    [0] (gratis)
   *[other] (paga { $cost })
 }
action-pay = Pagar { $goods }
action-do-nothing = Renunciar a la acción
action-end-turn = Terminar el turno
action-take-progress = Tomar { $tile } ({ $text }){ $gold ->
    [0] {""}
   *[other] , por { $gold } de oro
 }
action-take-territory = Tomar una loseta de terreno: { $tile } ({ $yields })
action-take-city = Tomar { $city } { $free ->
    [1] gratis
   *[other] por { $price }
 } ({ $yields } cada turno{ $costs ->
    [0] {""}
   *[other] , cuesta { $upkeep }
 }{ $doubled ->
    [0] {""}
   *[other] {" "}– { $doubled } de comida en este último turno, que duplica
 })
action-build-wonder = Construir { $city } por { $price } ({ $points } PV en el acto)
action-take-empire = Tomar { $tile }{ $helpers ->
    [0] {""}
   *[other] {" "}con { $named }
 }
action-withdraw = Retirar del mapa todos los cubos
action-place-cubes = { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
 }: { $region }
action-stop-placing = No poner más cubos
action-fight = Luchar contra { $victim }, { $region } (tú pierdes { $lost }, tu rival { $killed })
action-stop-fighting = No luchar más
action-trade = Cambiar { $discs ->
    [one] 1 recurso
   *[other] { $discs } recursos
 } por { $gives }
action-strike = { $tile }: golpear a { $victim }, { $region }
action-settle = { $tile }: colonizar, { $region }
action-ally = { $tile }: alianza, { $region }
action-drop-city = Abandonar { $city }
action-settle-food = Ajustar la comida ({ $change ->
    [0] nada cambia
   *[other] { $sign }{ $change } de comida
 }{ $doubled ->
    [1] , duplicada
   *[other] {""}
 }{ $shipped ->
    [0] {""}
   *[other] ; { $brought } por mar
 })
action-choose-goods = Recibir por mar: { $goods }
action-pay-upkeep = Pagar el mantenimiento ({ $discs ->
    [one] 1 recurso
   *[other] { $discs } recursos
 })
action-drop-progress = Descartar { $tile }
action-keep-tiles = Conservar las losetas que quedan ({ $gold } de oro, { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
 })
action-choose-place = Puesto { $place }

## Sucesos
round-name = { $round ->
    [1] I-A
    [2] I-B
    [3] II-A
    [4] II-B
    [5] III-A
   *[other] III-B
 }
transcript-turn = Turno { round-name }: { $seat }
ending-own-round = turno { round-name }
ending-round = turno { round-name }, cuando jugaba { $seat }
saves-turn = turno { round-name }: { $name }
review-cost = Turno { round-name }, tras la acción { $n }: unos { $points } puntos
review-game = Turno { round-name }, tras la acción { $n }: quizá costó la partida
chart-none = Aún no hay nada: tras el primer turno, una línea por jugador muestra los puntos.
chart-points = Puntos al final de cada turno
chart-round = { round-name }
replay-where = Acción { $n } de { $end } · turno { round-name } · { $who }
replay-ahead = Turno { round-name }: { $text }
replay-goto = Turno (de 1, I-A, a 6, III-B; o # y el número de una acción)
plain-turn = Turno { round-name }: actúa { $turn }. Decide { $name }.
plain-round = Turno { round-name }: { $points }
event-phase-began = Turno { $turn }: empieza la fase de { $phase }.
phase-eating = la comida
phase-collecting = los ingresos
phase-scoring = los puntos de victoria
phase-keeping = el fin de la era
phase-ordering = el orden de turno
phase-closing = el recuento final
event-turn-began = Empieza el turno { $turn }.
event-tiles-turned-up = Hay losetas nuevas de { $row }: { $tiles }.
event-tiles-set-aside = Nadie tomó { $tiles }; { $count ->
    [one] se queda
   *[other] se quedan
 } junto al tablero.
event-tiles-left = Nadie tomó { $tiles }; { $count ->
    [one] sale
   *[other] salen
 } de la partida.
event-disc-placed = { $seat } pone un disco en el círculo { $circle } de la fila { $row }.
event-disc-idled = { $seat } no puede hacer ninguna acción y pone un disco inactivo en la fila { $row }.
event-disc-removed = { $seat } recoge un disco de la fila { $row }{ $cost ->
    [0] .
    [one] , con 1 disco a su izquierda.
   *[other] , con { $cost } discos a su izquierda.
 }
event-paid = { $seat } paga { $goods }.
event-ruined = { $seat } no puede pagar por ningún disco y lo pierde todo{ $count ->
    [0] .
   *[other] : { $goods }.
 }
event-nothing-done = { $seat } no hace nada en la fila { $row }.
event-progress-taken = { $seat } toma { $tile }{ $gold ->
    [0] .
   *[other] {" "}por { $gold } de oro.
 }
event-overseas-opened = { $seat } sabe navegar, así que en el turno II-A el Nuevo Mundo y el Lejano Oriente están abiertos para todos.
event-territory-taken = { $seat } toma la loseta de terreno { $tile }.
event-city-taken = { $seat } toma { $city } { $gold ->
    [0] gratis.
   *[other] por { $gold } de oro.
 }
event-wonder-built = { $seat } construye la maravilla { $city } por { $price } y gana { $points } PV.
event-empire-taken = { $seat } toma la loseta de imperio { $tile }{ $helpers ->
    [0] .
   *[other] , con { $named }.
 }
event-withdrew = { $seat } retira del mapa todos sus cubos ({ $cubes }).
event-cubes-placed = { $seat } pone { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
 }: { $region }.
event-lead-taken = { $shared ->
    [1] { $seat } domina ahora junto con { $victim } ({ $region }).
   *[other] { $seat } quita el dominio a { $victim } ({ $region }).
 }
event-fought = { $seat } ataca a { $victim } ({ $region }): { $victim } pierde { $killed }, { $seat } pierde { $lost }.
event-struck = { $seat } usa { $tile } ({ $region }): { $victim } pierde { $killed ->
    [one] 1 cubo.
   *[other] { $killed } cubos.
 }
event-settled = { $seat } usa { $tile } ({ $region }): { $cubes ->
    [one] se instala 1 cubo.
   *[other] se instalan { $cubes } cubos.
 }
event-allied = { $seat } usa { $tile } ({ $region }): sus cubos de ahí están a salvo hasta el próximo turno.
event-alliance-ended = Termina la alianza de { $seat } ({ $region }).
event-traded = { $seat } cambia { $discs ->
    [one] 1 recurso
   *[other] { $discs } recursos
 } por { $gives }.
event-city-dropped = { $lack ->
    [food] No hay comida bastante: { $seat } tiene que abandonar { $city }.
    [disc] No hay recursos bastantes para el mantenimiento: { $seat } tiene que abandonar { $city }.
    [keep] No hay bastante para conservarlo todo: { $seat } abandona { $city }.
   *[other] { $seat } abandona { $city }.
 }
event-food-settled = La comida de { $seat } { $moved ->
    [up] sube { $by } y queda en { $food }
    [down] baja { $by } y queda en { $food }
   *[same] se queda en { $food }
 }{ $doubled ->
    [1] , el doble en el último turno
   *[other] {""}
 }{ $surplus ->
    [0] {""}
   *[other] { $gold ->
        [0] ; { $surplus } de más
       *[other] ; { $surplus } de más, por { $gold } de oro
     }
 }{ $missing ->
    [0] .
   *[other] ; { $missing } de menos, el hambre cuesta { $points } PV.
 }
event-collected = { $seat } { $count ->
    [0] no cobra nada.
   *[other] cobra { $goods }.
 }
event-upkeep-paid = { $seat } paga { $discs ->
    [one] 1 recurso
   *[other] { $discs } recursos
 } por sus ciudades.
event-points-scored = { $seat } gana { $total } PV: regiones { $regions }, ciudades { $cities }, villas { $towns }, progreso { $progress }.
event-era-ended = Termina la Era { $era }: la mitad de los cubos deja el mapa.
event-progress-dropped = { $seat } descarta { $tile }.
event-tiles-kept = { $seat } conserva { $count ->
    [0] lo que le queda y no paga nada.
   *[other] lo que le queda por { $price }.
 }
event-halved = { $seat } retira del mapa { $cubes ->
    [one] 1 cubo.
   *[other] { $cubes } cubos.
 }
event-place-chosen = { $seat } elige el puesto { $place }.
event-bonus-scored = { $seat } gana { $gold } PV por el oro y { $discs } PV por los recursos.
event-won = { $count ->
    [one] Gana { $seats }
   *[other] { $seats } comparten la victoria
 } con { $points } PV.

## Negativas
no-must-act = Puedes hacer una acción, así que debes: solo en un turno B se puede renunciar.
no-row-full = Todos los círculos de la fila { $row } están ocupados.
no-no-progress = No queda ninguna loseta de progreso que te falte y puedas pagar.
no-no-territory = No hay losetas de terreno a la vista{ $gone ->
    [1] , y ya no saldrán más: han salido todas.
   *[other] .
 }
no-no-city = No puedes pagar ninguna ciudad a la vista.
no-no-empire = No quedan losetas de imperio.
no-no-trade = Ninguna casilla libre de esta era pide tan pocos recursos como tienes.
no-not-your-disc = No tienes ningún disco en ese círculo.
no-cannot-pay-left = { $cost ->
    [one] Hay 1 disco a su izquierda: más de lo que puedes pagar.
   *[other] Hay { $cost } discos a su izquierda: más de los que puedes pagar.
 }
no-not-that-many = No tienes tanto con que pagar.
no-wrong-payment = Debes pagar { $cost } exactamente: 1 por cada disco a la izquierda.
no-not-open = Eso no está a la vista para tomarlo.
no-duplicate = Ya tienes { $what }.
no-too-dear = { $what } cuesta { $gold } de oro, más del que tienes.
no-wonder-too-dear = { $what } cuesta { $price }, y no lo tienes todo.
no-wonder-in-a = { $what } es una maravilla: solo se construye en turnos B.
no-box-of-other-era = { $discs ->
    [one] 1 recurso
   *[other] { $discs } recursos
 } por { $gives }: esa casilla no vale en esta era.
no-box-used = { $discs ->
    [one] 1 recurso
   *[other] { $discs } recursos
 } por { $gives }: esa casilla ya se ha usado este turno.
no-too-few-discs = { $boxed ->
    [1] { $discs ->
        [one] 1 recurso
       *[other] { $discs } recursos
     } por { $gives }: no tienes tantos.
   *[other] Necesitas { $discs ->
        [one] 1 recurso.
       *[other] { $discs } recursos.
     }
 }
no-not-yours = No tienes esa loseta.
no-flipped = { $tile } ya se ha usado este turno.
no-not-ready = { $tile } debe esperar a que todos los rivales hayan actuado desde que la tomaste.
no-no-target = Ahora no hay nada que { $tile } pueda hacer.
no-out-of-range = { $tile } no llega tan lejos ({ $region }).
no-no-such-rival = Ese rival no tiene cubos ahí ({ $region }).
no-allied = Una alianza protege esos cubos ({ $region }).
no-not-to-sea = Al mar solo se llega con una loseta de agua.
no-no-own-cubes = No tienes cubos ahí ({ $region }).
no-no-piece = Tu ficha de alianza ya está en el mapa.
no-too-few-cubes = { $cubes ->
    [0] No tienes cubos en la reserva.
    [one] Solo tienes 1 cubo en la reserva.
   *[other] Solo tienes { $cubes } cubos en la reserva.
 }
no-water-already = { $tile } solo ayuda a losetas de tierra, y esta es de agua.
no-named-twice = Una loseta solo ayuda una vez.
no-already-placed = Ya has puesto cubos; retirarse va antes.
no-nothing-on-map = No tienes cubos en el mapa.
no-filled = { $region } ya ha recibido sus cubos en esta acción.
no-no-more-regions = { $number ->
    [one] La loseta solo permite 1 región.
   *[other] La loseta solo permite { $number } regiones.
 }
no-later-era = { $region } se abre en una era posterior.
no-needs-navigation = Ultramar está cerrado en el turno II-A hasta que alguien tome Navegación.
no-needs-water = Solo se llega con una loseta de agua ({ $region }).
no-one-area = Una loseta de agua entra en el Nuevo Mundo o en el Lejano Oriente, no en los dos.
no-not-adjacent = { $region } no tenía ni tocaba cubos tuyos antes de esta acción.
no-not-at-first = { $region } no toca { $first }, donde has empezado.
no-no-such-row = Esa fila de batalla no se puede usar.
no-fought-here = Ya has luchado ahí en esta acción ({ $region }).
no-no-upkeep = { $city } no cuesta nada que puedas negarte a pagar.
no-too-much-shipped = No tienes tantos bienes que elegir.
no-must-drop-city = Te faltan { $food } de comida incluso con todos tus PV: abandona antes una ciudad.
no-wrong-goods = Debes elegir { $goods ->
    [one] 1 bien
   *[other] { $goods } bienes
 } exactamente.
no-too-little-to-keep = Conservar todo lo que queda cuesta { $gold ->
    [0] {""}
   *[other] { $gold } de oro{ $cubes ->
        [0] {""}
       *[other] {" y "}
    }
 }{ $cubes ->
    [0] {""}
    [one] 1 cubo
   *[other] { $cubes } cubos
 }: descarta algo.
no-no-such-place = No existe ese puesto.
no-place-taken = { $seat } ha elegido ese puesto.

## Puntuación
score-regions = Regiones
score-cities = Ciudades
score-towns = Villas
score-progress = Progreso
feat-lands = Regiones
score-wonders = Maravillas
score-trade = Comercio
score-hunger = Hambre
score-costs = Pagado por discos
score-gold = Oro al final
score-discs = Recursos al final
deed-battles = batallas
deed-strikes = golpes con losetas de progreso
deed-wonders = maravillas
deed-idle = acciones sin provecho

## Opciones
goto-what = región: sus tres letras; ficha: su nombre
option-halving = Reducción de cubos al final de una era
option-halving-up = redondeada hacia arriba
option-halving-down = redondeada hacia abajo
option-components = Archivo con los valores de tu caja

moment-battle = Una batalla
moment-strike = Golpe a un rival
moment-famine = Hambruna
moment-turn = El fin del turno
moment-era = El fin de la era
moment-heads = Comida, ingresos y puntos del turno:
moment-row = { $seat }: comida { $food }; +{ $gold } oro, +{ $discs } { $discs ->
    [one] recurso
   *[other] recursos
}, +{ $cubes } { $cubes ->
    [one] cubo
   *[other] cubos
}; +{ $points } PV{ $several ->
    [0] {""}
   *[other] {" "}({ $causes })
 }{ $hunger ->
    [0] {""}
   *[other] , -{ $hunger } PV por el hambre
 }
points-from-regions = regiones { $n }
points-from-cities = ciudades { $n }
points-from-towns = villas { $n }
points-from-progress = progreso { $n }
ledger-food = Comida
ledger-gold = Oro
ledger-discs = Recursos
ledger-cubes = Cubos
ledger-regions = PV por regiones
ledger-cities = PV por ciudades
ledger-towns = PV por villas
ledger-progress = PV por progreso
ledger-hunger = PV por hambre
ledger-points = PV este turno
option-halving-help = Al acabar una era se va la mitad de los cubos; esto decide los impares.
option-components-help = Un archivo con lo impreso en tu propia caja, donde difiera del programa.
