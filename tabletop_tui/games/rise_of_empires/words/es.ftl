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
    .spoken = { $n } veces { $name }
the-ner = { $name }
the-med = el { $name }
the-swe = { $name }
    .spoken = el suroeste de Europa
the-see = { $name }
    .spoken = el sureste de Europa
the-nwa = { $name }
    .spoken = el noroeste de África
the-nea = { $name }
    .spoken = el noreste de África
empire-tile = { $name } ({ $regions ->
    [one] 1 región
   *[other] { $regions } regiones
 }, { $water ->
    [0] tierra
   *[other] agua
 }, batalla { $rows })
    .brief = { $name } ({ $regions }, { $water ->
        [0] tierra
       *[other] agua
     })
battle-rows = { $shown }
    .spoken = { $rows }
battle-row = { $lost } por { $killed }

## Acciones
action-place-disc = Poner un disco en { $row }
    .brief = { $row }
action-place-idle-disc = Poner un disco inactivo en { $row } (no hay acción posible)
action-remove-disc = Recoger el disco { $circle } de { $row } { $cost ->
    [0] (gratis)
   *[other] (paga { $cost })
 }
    .brief = { $row } { $circle }, { $cost ->
        [0] gratis
       *[other] pagar { $cost }
     }
action-pay = Pagar { $goods }
action-do-nothing = Renunciar a la acción
action-end-turn = Terminar el turno
action-take-progress = Tomar { $tile }{ $gold ->
    [0] {""}
   *[other] {" "}por { $gold } de oro
 } ({ $text })
    .brief = { $tile }{ $gold ->
        [0] {""}
       *[other] {" "}por { $gold } de oro
     }
action-take-territory = Tomar una loseta de terreno: { $tile } ({ $yields })
    .brief = { $tile }
action-take-city = Tomar { $city } { $free ->
    [1] gratis
   *[other] por { $price }
 } ({ $yields } cada turno{ $costs ->
    [0] {""}
   *[other] , cuesta { $upkeep }
 }{ $doubled ->
    [0] {""}
   *[other] {" "}– { $doubled } de comida en este último turno
 })
    .brief = { $city }{ $free ->
        [1] {""}
       *[other] {" "}por { $price }
     }
action-build-wonder = Construir { $city } por { $price } ({ $points } PV en el acto)
action-take-empire = Tomar { $tile }{ $helpers ->
    [0] {""}
   *[other] {" "}con { $named }
 }
    .brief = { $tile }{ $helpers ->
        [0] {""}
       *[other] {" "}con { $named }
     }
action-withdraw = Retirar del mapa todos los cubos
action-place-cubes = { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
 } a { $region }
action-stop-placing = No poner más cubos
action-fight = Luchar contra { $victim } en { $region } (tú pierdes { $lost }, tu rival { $killed })
action-stop-fighting = No luchar más
action-trade = Cambiar { $discs ->
    [one] 1 recurso
   *[other] { $discs } recursos
 } por { $gives }
action-strike = Usar { $tile } contra { $victim } en { $region }
action-settle = Usar { $tile } en { $region }
action-ally = Usar { $tile } en { $region }
action-drop-city = Abandonar { $city }
action-settle-food = Ajustar la comida ({ $change ->
    [0] no cambia nada
   *[other] { $sign }{ $change } de comida
 }{ $doubled ->
    [1] , pues el último turno cuenta doble
   *[other] {""}
 }{ $shipped ->
    [0] {""}
   *[other] , { $brought } por Transporte marítimo
 }{ $missing ->
    [0] {""}
   *[other] {"; "}{ $missing ->
        [one] falta 1
       *[other] faltan { $missing }
    }: -{ $points } PV
 })
action-choose-goods = Recibir por mar: { $goods }
action-pay-upkeep = Pagar el mantenimiento ({ $discs ->
    [one] 1 recurso
   *[other] { $discs } recursos
 })
action-drop-progress = Descartar { $tile }
action-keep-tiles = Conservar las losetas que quedan ({ $gold ->
    [0] { $cubes ->
        [0] gratis
        [one] 1 cubo
       *[other] { $cubes } cubos
     }
   *[other] { $gold } de oro{ $cubes ->
        [0] {""}
        [one] {" "}y 1 cubo
       *[other] {" "}y { $cubes } cubos
     }
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
turn-name = { round-name }
    .spoken = { turn-digits }
turn-digits = { $round ->
    [1] 1 A
    [2] 1 B
    [3] 2 A
    [4] 2 B
    [5] 3 A
   *[other] 3 B
 }
era-name = { $shown }
    .spoken = { $era }
transcript-turn = Turno { round-name }: { $seat }
    .spoken = Turno { turn-digits }: { $seat }
ending-own-round = el turno { round-name }
    .spoken = el turno { turn-digits }
ending-round = el turno { round-name } (acción de { $seat })
    .spoken = el turno { turn-digits } (acción de { $seat })
saves-turn = turno { round-name }: { $name }
    .spoken = turno { turn-digits }: { $name }
review-cost = Turno { round-name }, tras la acción { $n }: { $points ->
    [one] cerca de 1 punto
   *[other] unos { $points } puntos
 }
    .spoken = Turno { turn-digits }, tras la acción { $n }: { $points ->
        [one] cerca de 1 punto
       *[other] unos { $points } puntos
     }
review-game = Turno { round-name }, tras la acción { $n }: esto quizá costó la partida
    .spoken = Turno { turn-digits }, tras la acción { $n }: esto quizá costó la partida
praise-when = Turno { round-name }, tras la acción { $n }
    .spoken = Turno { turn-digits }, tras la acción { $n }
review-lead = Turno { round-name }: { $seat } se pone en cabeza.
    .spoken = Turno { turn-digits }: { $seat } se pone en cabeza.
review-asked = Turno { round-name }, tu acción: ¿qué harías aquí?
    .spoken = Turno { turn-digits }, tu acción: ¿qué harías aquí?
review-asked-between = Turno { round-name }: ¿qué harías aquí?
    .spoken = Turno { turn-digits }: ¿qué harías aquí?
chart-none = Aún no hay gráfico: el primer turno no ha terminado.
chart-points = Puntos al final de cada turno
chart-round = { round-name }
replay-where = Acción { $n } de { $end } · turno { round-name } · { $who }
replay-ahead = Turno { round-name }: { $text }
replay-goto = Turno: de 1 (I-A) a 6 (III-B), o # y el número de una acción
plain-turn = Turno { turn-digits }: decide { $name }.
plain-round = Turno { turn-digits }: { $points }
event-phase-began = { $phase }.
phase-eating = comida
phase-collecting = ingresos
phase-scoring = puntos de victoria
phase-keeping = fin de la era
phase-ordering = orden de turno
phase-closing = recuento final
event-turn-began = Empieza el turno { $turn }.
event-tiles-turned-up = { $count ->
    [one] Hay una loseta nueva de { $row }: { $tiles }.
   *[other] Hay losetas nuevas de { $row }: { $tiles }.
 }
event-tiles-set-aside = Nadie tomó { $tiles }; { $count ->
    [one] se queda
   *[other] se quedan
 } junto al tablero.
    .brief = {""}
event-tiles-left = Nadie tomó { $tiles }; { $count ->
    [one] sale
   *[other] salen
 } de la partida.
    .brief = {""}
event-disc-placed = { $seat } pone un disco en { $row }, círculo { $circle }.
    .brief = {""}
event-disc-idled = { $seat } no puede hacer ninguna acción y pone un disco inactivo en la fila { $row }.
event-disc-removed = { $seat } recoge un disco de la fila { $row }{ $cost ->
    [0] .
    [one] , con 1 disco a su izquierda.
   *[other] , con { $cost } discos a su izquierda.
 }
    .brief = {""}
event-paid = { $seat } paga { $goods }.
    .brief = {""}
event-ruined = { $seat } no puede pagar por ningún disco y lo pierde todo{ $count ->
    [0] .
   *[other] : { $goods }.
 }
event-nothing-done = { $seat } renuncia a la acción de la fila { $row }.
event-progress-taken = { $seat } toma { $tile }{ $gold ->
    [0] .
   *[other] {" "}por { $gold } de oro.
 }
event-overseas-opened = { $seat } tiene Navegación, así que en el turno II-A el Nuevo Mundo y el Lejano Oriente están abiertos para todos.
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
event-withdrew = { $seat } retira del mapa { $cubes ->
    [one] su único cubo.
   *[other] todos sus cubos ({ $cubes }).
 }
event-cubes-placed = { $seat } pone { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
 } en { $region }.
event-lead-taken = { $shared ->
    [1] { $seat } comparte ahora con { $victim } el control de { $region }.
   *[other] { $seat } quita a { $victim } el control de { $region }.
 }
event-fought = { $seat } ataca a { $victim } en { $region }: { $victim } pierde { $killed ->
    [one] 1 cubo
   *[other] { $killed } cubos
 } y { $seat } pierde { $lost }.
event-struck = { $seat } usa { $tile }: { $victim } pierde { $killed ->
    [one] 1 cubo
   *[other] { $killed } cubos
 } en { $region }.
event-settled = { $seat } usa { $tile } y pone { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
 } en { $region }.
event-allied = { $seat } usa { $tile }: sus cubos de { $region } están a salvo hasta el próximo turno.
event-alliance-ended = Termina la alianza de { $seat } en { $region }.
event-traded = { $seat } cambia { $discs ->
    [one] 1 recurso
   *[other] { $discs } recursos
 } por { $gives }.
event-city-dropped = { $lack ->
    [food] No hay suficiente comida: { $seat } tiene que abandonar { $city }.
    [disc] No hay suficientes recursos para el mantenimiento: { $seat } tiene que abandonar { $city }.
    [keep] No alcanza para conservarlo todo: { $seat } abandona { $city }.
   *[other] { $seat } abandona { $city }.
 }
event-food-settled = La comida de { $seat } { $moved ->
    [up] sube { $by } y queda en { $food }
    [down] baja { $by } y queda en { $food }
   *[same] se queda en { $food }
 }{ $doubled ->
    [1] {" "}(duplicada en el último turno)
   *[other] {""}
 }{ $surplus ->
    [0] {""}
   *[other] { $gold ->
        [0] ; { $surplus } por encima del límite
       *[other] ; { $surplus } por encima del límite, por { $gold } de oro
     }
 }{ $missing ->
    [0] .
   *[other] ; { $missing } de menos, así que el hambre cuesta { $points } PV.
 }
event-collected = { $seat } { $count ->
    [0] no cobra nada.
   *[other] cobra { $goods }.
 }
event-upkeep-paid = { $seat } paga { $discs ->
    [one] 1 recurso
   *[other] { $discs } recursos
 } por el mantenimiento de sus ciudades.
event-points-scored = { $seat } gana { $total } PV{ $several ->
    [0] .
    [1] {" "}{ $only }.
   *[other] : { $causes }.
 }
event-era-ended = Termina la Era { $era }: la mitad de los cubos deja el mapa.
event-progress-dropped = { $seat } descarta { $tile }.
event-tiles-kept = { $seat } { $count ->
    [0] no paga nada por conservar el resto.
   *[other] paga { $price } por conservar el resto.
 }
event-halved = { $seat } retira del mapa { $cubes ->
    [one] 1 cubo.
   *[other] { $cubes } cubos.
 }
event-place-chosen = { $seat } toma el puesto { $place } del orden de turno.
event-bonus-scored = { $seat } gana { $gold } PV por el oro y { $discs } PV por los recursos.
event-won = { $count ->
    [one] Gana { $seats }
   *[other] { $seats } comparten la victoria
 } con { $points } PV.

## Negativas
no-must-act = Aún puedes hacer una acción, así que debes: solo en un turno B se puede renunciar.
no-row-full = Todos los círculos de la fila { $row } están ocupados.
no-no-progress = No hay a la vista ninguna loseta de progreso que puedas pagar y no tengas ya.
no-no-territory = No hay losetas de terreno a la vista{ $gone ->
    [1] , y ya no saldrán más.
   *[other] .
 }
no-no-city = No puedes pagar ninguna ciudad a la vista.
no-no-empire = No quedan losetas de imperio.
no-no-trade = Tienes muy pocos recursos para cualquier casilla libre de esta era.
no-not-your-disc = No tienes ningún disco en ese círculo.
no-cannot-pay-left = { $cost ->
    [one] Hay 1 disco a su izquierda: más de lo que puedes pagar.
   *[other] Hay { $cost } discos a su izquierda: más de los que puedes pagar.
 }
no-not-that-many = No tienes tanto con que pagar.
no-wrong-payment = Debes pagar { $cost } exactamente: 1 por cada disco a la izquierda.
no-not-open = Esa loseta no está a la vista.
no-duplicate = Ya tienes { $what }.
no-too-dear = { $what } cuesta { $gold } de oro, más del que tienes.
no-wonder-too-dear = { $what } cuesta { $price }, más de lo que tienes.
no-wonder-in-a = { $what } es una maravilla, y las maravillas solo se construyen en turnos B.
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
     } por { $gives }: no tienes suficientes recursos.
   *[other] Necesitas { $discs ->
        [one] 1 recurso.
       *[other] { $discs } recursos.
     }
 }
no-not-yours = No tienes esa loseta.
no-flipped = { $tile } ya se ha usado este turno.
no-not-ready = { $tile } debe esperar a que todos los rivales hayan actuado desde que la tomaste.
no-no-target = { $tile } no tiene ahora ningún objetivo.
no-out-of-range = { $tile } no llega a { $region }.
no-no-such-rival = Ese rival no tiene cubos en { $region }.
no-allied = Una alianza protege esos cubos en { $region }.
no-not-to-sea = Solo una loseta de agua lleva cubos al mar.
no-no-own-cubes = No tienes cubos en { $region }.
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
no-filled = En esta acción ya has puesto cubos en { $region }.
no-no-more-regions = { $number ->
    [one] La loseta solo permite 1 región.
   *[other] La loseta solo permite { $number } regiones.
 }
no-later-era = { $region } se abre en la Era { $opens }.
no-needs-navigation = Ultramar está cerrado en el turno II-A hasta que alguien tome Navegación.
no-needs-water = Solo llegas a { $region } con una loseta de agua.
no-one-area = Una loseta de agua entra en el Nuevo Mundo o en el Lejano Oriente, pero no en los dos.
no-not-adjacent = Antes de esta acción no tenías cubos en { $region } ni en una región vecina.
no-not-at-first = Has empezado en { $first }, que no toca { $region }.
no-no-such-row = Esa fila de batalla no se puede usar.
no-fought-here = En esta acción ya has luchado en { $region }.
no-no-upkeep = { $city } no pide ahora mantenimiento, así que la conservas.
no-too-much-shipped = No puedes elegir tantos bienes.
no-must-drop-city = Te faltan { $food } de comida incluso con todos tus PV: abandona antes una ciudad.
no-wrong-goods = Debes elegir { $goods ->
    [one] 1 bien
   *[other] { $goods } bienes
 } exactamente.
no-too-little-to-keep = Conservar el resto cuesta { $gold ->
    [0] {""}
   *[other] { $gold } de oro{ $cubes ->
        [0] {""}
       *[other] {" y "}
    }
 }{ $cubes ->
    [0] {""}
    [one] 1 cubo
   *[other] { $cubes } cubos
 }: renuncia antes a algo.
no-no-such-place = No existe ese puesto.
no-place-taken = { $seat } ya ha tomado ese puesto.

## Puntuación
score-regions = Regiones
score-cities = Ciudades
score-towns = Villas
score-progress = Progreso
feat-lands = Regiones controladas
score-wonders = Maravillas
score-trade = Comercio
score-hunger = Hambre
score-costs = Pagado por discos
score-gold = Oro al final
score-discs = Recursos al final
score-handicap = Ventaja
deed-battles = batallas
deed-strikes = golpes con losetas de progreso
deed-wonders = maravillas
deed-idle = acciones sin provecho

## Opciones
goto-what = una región por sus tres letras, o una loseta por su nombre
option-halving = Reducción de cubos al final de una era
option-halving-up = redondeada hacia arriba
option-halving-down = redondeada hacia abajo
option-handicap = Ventaja
option-handicap-0 = ninguna
option-components = Archivo con los valores de tu caja

honour-turn = Mejor turno: { $seats }, { $n } { $n ->
    [one] punto
   *[other] puntos
 } al puntuar el turno.
honour-fiercest = Más feroz en batalla: { $seats }, { $n ->
    [one] 1 cubo rival eliminado
   *[other] { $n } cubos rivales eliminados
 }.
honour-beaten = Peor parado: { $seats }, { $n ->
    [one] 1 cubo perdido en
   *[other] { $n } cubos perdidos en
 } batallas.
honour-leads = Más regiones arrebatadas: { $seats }, { $n }.
honour-costliest = Acción más cara: { $seats }, { $n } por un disco.
luck-tiles = Las losetas se descubrieron para todos por igual: la suerte no favoreció a nadie.
moment-battle = Una batalla
moment-strike = Golpe a un rival
moment-famine = Hambruna
moment-turn = El fin del turno
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
    .spoken = { $seat }: { $points } PV{ $several ->
        [0] {""}
       *[other] {" "}({ $causes })
     }, { $gold } de oro, { $discs } { $discs ->
        [one] recurso
       *[other] recursos
     }, { $cubes } { $cubes ->
        [one] cubo
       *[other] cubos
     }, comida en { $food }{ $hunger ->
        [0] {""}
       *[other] , menos { $hunger } PV por el hambre
     }
cause-regions = por regiones
cause-cities = por ciudades
cause-towns = por villas
cause-progress = por progreso
points-from-regions = { $n } { cause-regions }
points-from-cities = { $n } { cause-cities }
points-from-towns = { $n } { cause-towns }
points-from-progress = { $n } { cause-progress }
option-halving-help = Al acabar una era se va la mitad de los cubos; esto decide los impares.
option-handicap-help = PV que este asiento tiene ya al empezar, acordados antes.
option-components-help = Un archivo con lo que trae impreso tu caja y difiere del programa.
ledger-food = Comida
ledger-gold = Oro
ledger-discs = Recursos
ledger-cubes = Cubos
ledger-regions = PV regiones
ledger-cities = PV ciudades
ledger-towns = PV villas
ledger-progress = PV progreso
ledger-hunger = PV hambre
ledger-points = PV en total
