### Ciudades y Caballeros en español.

game-title = Ciudades y Caballeros

## Cartas, terrenos, piezas
kind-brick = arcilla
    .key = a
kind-lumber = madera
    .key = m
kind-wool = lana
    .key = l
kind-grain = trigo
    .key = t
kind-ore = mineral
    .key = n
kind-paper = papel
    .key = p
kind-cloth = tela
    .key = e
kind-coin = moneda
    .key = o
any-kind = 3:1
    .spoken = tres-por-uno
amount = { $n ->
    [one] { $n } { $kind }
   *[other] { $n } { $kind ->
        [mineral] minerales
        [papel] papeles
       *[other] { $kind }s
     }
 }
no-cards = nada
one-hidden = una carta
some-hidden = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }
one-hidden-progress = una carta de progreso
terrain-hills = cerros
terrain-forest = bosque
terrain-pasture = pastos
terrain-fields = sembrados
terrain-mountains = montañas
terrain-desert = desierto
terrain-gold = oro
hex-among = { $hex } ({ $at })
    .spoken = { $sought ->
        [1] { $hex } en { $at }
       *[other] { $hex }
     }
ground = { $terrain } { $at }
    .spoken = { $now }
beside = { $hex } { $point }
    .spoken = el { $side } de { $hex }
coordinate = { $hex }{ $point }
    .spoken = { $hex } { $side }
side-n = norte
side-ne = noreste
side-e = este
side-se = sureste
side-s = sur
side-sw = suroeste
side-w = oeste
side-nw = noroeste
sea = mar
    .spoken = el mar
shore = { "" }
    .spoken = el mar
hex = { $number ->
    [0] { $terrain }
   *[other] { $terrain } { $number }
 }
harbor = { $kind ->
    [arcilla] puerto de arcilla
    [madera] puerto de madera
    [lana] puerto de lana
    [trigo] puerto de trigo
    [mineral] puerto de mineral
   *[other] puerto { $kind }
 }
    .spoken = un puerto { $kind ->
        [tres-por-uno] { $kind }
       *[other] de { $kind }
     }
piece-nothing = nada
piece-road = carretera
piece-settlement = poblado
piece-city = ciudad
piece-tipped-city = ciudad volcada
piece-wall = muralla
piece-basic-knight = caballero básico
piece-strong-knight = caballero fuerte
piece-mighty-knight = caballero poderoso
active = activo
inactive = inactivo
track-science = ciencia
track-trade = comercio
track-politics = política
face-ship = flota
face-science = puerta de ciencia
face-trade = puerta de comercio
face-politics = puerta de política
level-science-1 = Abadía
level-science-2 = Biblioteca
level-science-3 = Acueducto
level-science-4 = Teatro
level-science-5 = Universidad
level-trade-1 = Mercado
level-trade-2 = Casa de comercio
level-trade-3 = Gremio mercantil
level-trade-4 = Banco
level-trade-5 = Gran Bolsa
level-politics-1 = Ayuntamiento
level-politics-2 = Iglesia
level-politics-3 = Fortaleza
level-politics-4 = Catedral
level-politics-5 = Gran Asamblea
card-alchemist = Alquimista
card-alchemist-does = antes de tirar: elige el dado rojo y el amarillo
card-crane = Grúa
card-crane-does = tu próxima mejora de este turno cuesta una mercancía menos
card-engineer = Ingeniero
card-engineer-does = una muralla gratis
card-inventor = Inventor
card-inventor-does = intercambia dos fichas de número, salvo 2, 6, 8 y 12
card-irrigation = Irrigación
card-irrigation-does = 2 trigos por cada hexágono de sembrados donde tengas una construcción
card-medicine = Medicina
card-medicine-does = construye una ciudad por 2 minerales y 1 trigo
card-mining = Minería
card-mining-does = 2 minerales por cada hexágono de montañas donde tengas una construcción
card-printer = Imprenta
card-printer-does = 1 punto, se muestra en el acto
card-road-building = Construcción de carreteras
card-road-building-does = dos carreteras gratis
card-smith = Herrero
card-smith-does = asciende gratis uno o dos caballeros
card-commercial-harbor = Puerto comercial
card-commercial-harbor-does = da un recurso a cada rival y recibe a cambio una mercancía
card-master-merchant = Maestro comerciante
card-master-merchant-does = mira la mano de alguien con más puntos y quítale dos cartas
card-merchant = Comerciante
card-merchant-does = 1 punto y cambio 2:1 del recurso de un hexágono donde hayas construido, mientras siga ahí
card-merchant-fleet = Flota mercante
card-merchant-fleet-does = cambia una clase de carta 2:1 con la banca este turno
card-resource-monopoly = Monopolio de recursos
card-resource-monopoly-does = cada rival te da 2 de un recurso
card-trade-monopoly = Monopolio comercial
card-trade-monopoly-does = cada rival te da 1 de una mercancía
card-bishop = Obispo
card-bishop-does = mueve el ladrón y roba una carta a cada rival de allí
card-constitution = Constitución
card-constitution-does = 1 punto, se muestra en el acto
card-deserter = Desertor
card-deserter-does = un rival retira un caballero y tú puedes poner otro
card-diplomat = Diplomático
card-diplomat-does = retira una carretera abierta; si es tuya, puedes construirla en otro sitio
card-intrigue = Intriga
card-intrigue-does = desplaza un caballero rival junto a una carretera tuya
card-saboteur = Saboteador
card-saboteur-does = los rivales con tantos puntos como tú o más descartan la mitad de sus cartas
card-spy = Espía
card-spy-does = mira las cartas de progreso de alguien y quítale una
card-warlord = Señor de la guerra
card-warlord-does = activa todos tus caballeros
card-wedding = Boda
card-wedding-does = los rivales con más puntos te dan dos cartas cada uno
deck-science-does = construye y cosecha: carreteras gratis, una muralla, ascensos, más trigo y mineral
deck-trade-does = trae cartas: monopolios, el Comerciante con un punto, cambios 2:1
deck-politics-does = contra los demás: quita cartas y caballeros, mueve el ladrón

## Acciones, tal como están listas para hacerse
action-place-settlement = Poblado: { $node }
action-place-city = Ciudad: { $node }
action-place-road = Carretera: { $edge }
action-roll = Tirar los dados
action-end-turn = Terminar el turno
action-build-road = Carretera: { $edge }
action-build-settlement = Poblado: { $node }
action-build-city = Ciudad: { $node }
action-build-wall = Muralla: { $node }
action-improve = Mejorar { $track } a { $level } ({ $name }) por { $cost }
    .brief = Mejorar { $track } por { $cost }
action-raise-metropolis = Metrópolis: { $node }
action-end-building = Fin de la construcción
action-recruit = Reclutar caballero: { $node }
action-activate = Activar caballero: { $node }
action-promote = Ascender caballero: { $node }
action-move-knight = Mover el caballero de { $node } a { $to }
    .spoken = Mover el caballero del vértice de { $node } al de { $to }
action-displace = Desplazar el caballero de { $to }
action-relocate = Mover tu caballero a { $node }
action-chase = Ahuyentar al ladrón con el caballero de { $node }
action-discard = Descartar { $cards }
action-move-robber = Ladrón: { $hex }
    .brief = { $hex }
action-steal = Robar a { $victim } ({ $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
 })
action-take-gold = Tomar { $cards }
action-take-resource = Tomar 1 { $card }
action-decline-resource = No tomar nada
action-lose-city = Perder la ciudad: { $node }
action-choose-deck = Tomar una carta de { $deck }
action-discard-progress = Descartar { $card }
action-trade-bank = Dar { $give } por 1 { $get } (banca: { $left })
action-propose = Ofrecer { $give } por { $get } a { $seats }
action-ask-for-offers = { $wanted ->
    [yes] Pedir ofertas de { $wants }
   *[no] Pedir ofertas
 }
action-accept-trade = De acuerdo
action-refuse-trade = No, gracias
action-counter-trade = Ofrecer { $give } por { $get }
action-close-trade = Comerciar con { $partner }{ $known ->
    [yes] : dar { $give } por { $get }
   *[no] {""}
 }
action-withdraw-trade = Anular el trato
action-open-trades = Volver a recibir ofertas
action-close-trades = No recibir ofertas
action-play-alchemist = Alquimista: rojo { $red }, amarillo { $yellow }
action-play-crane = Jugar la Grúa
action-play-engineer = Ingeniero: muralla en { $node }
action-play-inventor = Inventor: cambiar { $hex } y { $other }
action-play-irrigation = Jugar Irrigación
action-play-medicine = Medicina: ciudad en { $node }
action-play-mining = Jugar Minería
action-play-road-building = Jugar Construcción de carreteras
action-free-road = Carretera gratis: { $edge }
action-play-smith = Jugar el Herrero
action-promote-free = Ascender gratis: { $node }
action-stop-promoting = Dejar de ascender
action-play-commercial-harbor = Jugar el Puerto comercial
action-offer-card = Ofrecer { $card } a { $partner }
action-stop-offering = Dejar de ofrecer
action-give-commodity = Dar { $card }
action-play-master-merchant = Maestro comerciante: la mano de { $victim }
action-take-cards = Tomar { $cards }
action-play-merchant = Comerciante: { $hex }
    .brief = { $hex }
action-play-merchant-fleet = Flota mercante: { $card }
action-play-resource-monopoly = Monopolio de recursos: { $card }
action-play-trade-monopoly = Monopolio comercial: { $card }
action-play-bishop = Obispo: { $hex }
    .brief = { $hex }
action-play-deserter = Desertor: { $victim }
action-remove-knight = Retirar el caballero: { $node }
action-enlist-knight = { $level ->
    [1] Caballero básico
    [2] Caballero fuerte
   *[other] Caballero poderoso
 }: { $node }
action-decline-knight = No poner caballero
action-play-diplomat = Diplomático: retirar { $edge }
action-rebuild-road = Carretera: { $edge }
action-keep-road = Dejar la carretera en la reserva
action-play-intrigue = Intriga: el caballero de { $node }
action-play-saboteur = Jugar el Saboteador
action-forfeit = Descartar { $cards }
action-play-spy = Espía: { $victim }
action-take-progress = Tomar { $card }
action-leave-progress = No tomar ninguna
action-play-warlord = Jugar el Señor de la guerra
action-play-wedding = Jugar la Boda
action-give-gift = Dar { $cards }

## Clases de acciones, como líneas del menú
offer-place-settlement = Poner un poblado
offer-place-city = Poner una ciudad
offer-place-road = Poner una carretera
offer-roll = Tirar los dados
    .key = t
offer-end-turn = Terminar el turno
    .key = e
offer-build-road = Construir carretera
    .key = c
offer-build-settlement = Construir poblado
    .key = o
offer-build-city = Construir ciudad
    .key = d
offer-build-wall = Construir muralla
    .key = m
offer-improve = Mejorar tus ciudades
    .key = j
offer-raise-metropolis = Poner la metrópolis
offer-end-building = Fin de la construcción
    .key = e
offer-recruit = Reclutar caballero
    .key = r
offer-activate = Activar caballero
    .key = a
offer-promote = Ascender caballero
    .key = s
offer-move-knight = Mover caballero
    .key = v
offer-displace = Desplazar caballero
    .key = z
offer-relocate = Mover tu caballero desplazado
offer-chase = Ahuyentar al ladrón
    .key = l
offer-discard = Descartar cartas
offer-move-robber = Mover el ladrón
offer-steal = Robar una carta
offer-take-gold = Tomar recursos por el oro
offer-take-resource = Tomar un recurso
offer-decline-resource = No tomar nada
offer-lose-city = Elegir la ciudad que pierdes
offer-choose-deck = Elegir un mazo
offer-discard-progress = Descartar carta de progreso
offer-trade-bank = Comerciar con la banca
    .key = b
offer-propose = Ofrecer un trato
    .key = t
offer-ask-for-offers = Pedir ofertas: ¿qué quieres?
    .key = f
    .spoken = Pedir ofertas
offer-accept-trade = De acuerdo
    .key = d
offer-refuse-trade = No, gracias
    .key = o
offer-counter-trade = Hacer una oferta propia
    .key = a
offer-close-trade = Comerciar
    .key = c
offer-withdraw-trade = Anular el trato
    .key = a
offer-open-trades = Volver a recibir ofertas
    .key = i
offer-close-trades = No recibir ofertas
    .key = i
offer-play-card = Jugar una carta que tienes
    .key = q
offer-play-alchemist = Jugar el Alquimista
    .key = q
offer-play-crane = Jugar la Grúa
    .key = g
offer-play-engineer = Jugar el Ingeniero
    .key = n
offer-play-inventor = Jugar el Inventor
    .key = v
offer-play-irrigation = Jugar Irrigación
    .key = i
offer-play-medicine = Jugar Medicina
    .key = m
offer-play-mining = Jugar Minería
    .key = j
offer-play-road-building = Jugar Construcción de carreteras
    .key = a
offer-free-road = Carretera gratis
offer-play-smith = Jugar el Herrero
    .key = w
offer-promote-free = Ascender gratis
    .key = a
offer-stop-promoting = Dejar de ascender
    .key = d
offer-play-commercial-harbor = Jugar el Puerto comercial
    .key = p
offer-offer-card = Ofrecer una carta
    .key = o
offer-stop-offering = Dejar de ofrecer
    .key = d
offer-give-commodity = Dar una mercancía
offer-play-master-merchant = Jugar el Maestro comerciante
    .key = k
offer-take-cards = Tomar cartas
offer-play-merchant = Jugar el Comerciante
    .key = c
offer-play-merchant-fleet = Jugar la Flota mercante
    .key = f
offer-play-resource-monopoly = Jugar Monopolio de recursos
    .key = r
offer-play-trade-monopoly = Jugar Monopolio comercial
    .key = x
offer-play-bishop = Jugar el Obispo
    .key = o
offer-play-deserter = Jugar el Desertor
    .key = d
offer-remove-knight = Retirar un caballero
offer-enlist-knight = Poner un caballero
    .key = o
offer-decline-knight = No poner caballero
    .key = e
offer-play-diplomat = Jugar el Diplomático
    .key = l
offer-rebuild-road = Reconstruir la carretera
    .key = r
offer-keep-road = Quedarte la carretera
    .key = q
offer-play-intrigue = Jugar la Intriga
    .key = t
offer-play-saboteur = Jugar el Saboteador
    .key = y
offer-forfeit = Descartar cartas
offer-play-spy = Jugar el Espía
    .key = e
offer-take-progress = Tomar una carta
    .key = t
offer-leave-progress = No tomar ninguna
    .key = o
offer-play-warlord = Jugar el Señor de la guerra
    .key = s
offer-play-wedding = Jugar la Boda
    .key = b
offer-give-gift = Dar cartas

## La historia
event-turn-started = Es el turno de { $seat }.
event-built = { $seat } construye { $piece ->
    [poblado] un poblado
   *[other] una { $piece }
 } ({ $place }){ $free ->
    [yes] {" "}gratis
   *[no] {""}
 }.
event-paid = { $seat } recibe { $cards } por la ciudad.
event-rolled = { $seat } saca { $total } (rojo { $red }, amarillo { $yellow }) y la { $event }.
    .brief = { $seat } saca { $total } y la { $event }.
event-dice-shuffled = Ya han salido las 36 parejas de dados; el mazo se baraja de nuevo.
event-produced = { $seat } recibe { $cards }.
event-ran-short = { $paid ->
    [0] A la banca le falta { $card }: nadie recibe nada.
   *[other] A la banca le falta { $card }: solo puede pagar { $paid }.
 }
event-gold-taken = { $seat } toma { $cards } por el oro.
event-resource-taken = { $seat } toma 1 { $card } con el Acueducto.
event-resource-declined = { $seat } no usa el Acueducto.
event-ship-moved = { $step ->
    [7] La flota bárbara llega a la isla.
   *[other] La flota bárbara avanza al paso { $step } de 7.
 }
    .brief = { $step ->
        [7] La flota bárbara llega a la isla.
       *[other] Va por el paso { $step } de 7.
     }
event-attacked = Los bárbaros atacan con fuerza { $strength }; los caballeros defienden con { $defence }.
event-defender-named = Los bárbaros son rechazados: { $seat } recibe el título de Defensor de Catán.
event-defenders-tied = Los bárbaros son rechazados. La mejor defensa es de { $seats }; cada cual toma una carta de progreso.
event-repelled = Los bárbaros no encuentran nada que atacar y se van.
event-unharmed = Los bárbaros ganan, pero no hay ciudad que saquear.
event-city-lost = { $tipped ->
    [yes] Los bárbaros saquean una ciudad de { $seat } ({ $node }). No queda poblado que la sustituya, así que se vuelca.
   *[no] Los bárbaros saquean una ciudad de { $seat } ({ $node }); queda un poblado.
 }{ $wall ->
    [yes] {" "}También cae su muralla.
   *[no] {""}
 }
event-barbarians-left = { $freed ->
    [no] Los bárbaros vuelven a casa y todos los caballeros quedan inactivos.
   *[yes] Los bárbaros vuelven a casa, todos los caballeros quedan inactivos y desde ahora el ladrón se puede mover.
 }
event-robber-stayed = El ladrón no se mueve antes del primer ataque de los bárbaros.
event-discarded = { $seat } descarta { $cards }.
event-robber-moved = { $seat } mueve el ladrón a { $hex }{ $hits ->
    [0] { "" }
   *[other] , junto a construcciones de { $seats }
 }.
event-stole = { $seat } roba { $card } a { $victim }.
event-improved = { $seat } llega al nivel { $level } de { $track }: { $name }.
event-metropolis-raised = { $seat } construye la metrópolis de { $track } ({ $node }).
event-metropolis-lost = { $seat } pierde la metrópolis de { $track }.
event-recruited = { $seat } recluta un caballero ({ $node }).
event-activated = { $seat } activa un caballero ({ $node }){ $free ->
    [yes] {" "}gratis
   *[no] {""}
 }.
event-promoted = { $seat } asciende un caballero al nivel { $level } ({ $node }){ $free ->
    [yes] {" "}gratis
   *[no] {""}
 }.
event-knight-moved = { $seat } mueve un caballero ({ $node }) a { $to }.
event-knight-displaced = { $seat } desplaza un caballero de { $victim } ({ $to }) con uno propio ({ $node }).
event-knight-relocated = El caballero desplazado de { $seat } va a { $to }.
event-knight-left = El caballero desplazado de { $seat } no tiene adónde ir y deja el tablero.
event-robber-chased = Un caballero de { $seat } ({ $node }) ahuyenta al ladrón.
event-traded-bank = { $seat } cambia { $rate } { $give ->
    [mineral] minerales
    [papel] papeles
   *[other] { $give }s
 } por 1 { $get } con la banca.
event-proposed = { $seat } ofrece { $give } por { $get } a { $seats }.
    .brief = {""}
event-offers-asked = { $wanted ->
    [yes] { $seat } pide ofertas de { $wants }.
   *[no] { $seat } pide ofertas.
 }
    .brief = {""}
event-agreed = { $seat } acepta.
    .brief = {""}
event-refused = { $seat } rechaza.
    .brief = {""}
event-countered = { $seat } ofrece en su lugar { $give } por { $get }.
    .brief = {""}
event-traded = { $seat } da { $give } a { $partner } por { $get }.
event-trade-withdrawn = No hay trato para { $seat }.
    .brief = {""}
event-trades-opened = { $seat } vuelve a recibir ofertas.
    .brief = {""}
event-trades-closed = { $seat } no recibe más ofertas.
    .brief = {""}
event-longest-road-taken = { $lost ->
    [yes] { $seat } le quita la Gran Ruta Comercial a { $former }, con { $length } carreteras.
   *[no] { $seat } consigue la Gran Ruta Comercial, con { $length } carreteras.
 }
event-longest-road-lost = { $seat } pierde la Gran Ruta Comercial; ahora no la tiene nadie.
event-building-began = Empieza la fase de construcción especial.
event-building-ended = {""}
event-won = ¡{ $seat } gana con { $points } puntos!
event-progress-drawn = { $seat } toma { $card } ({ $deck }).
event-point-shown = { $seat } toma { $card } y la muestra: 1 punto.
event-deck-empty = El mazo de { $deck } está vacío: { $seat } no recibe carta.
event-progress-discarded = { $seat } descarta { $card }.
event-card-played = { $seat } juega la carta { $card }{ $named ->
    [-1] .
    [moneda] {" "}y nombra monedas.
   *[other] {" "}y nombra { $named }.
 }
event-tokens-swapped = { $seat } intercambia dos fichas de número: { $hex } tiene ahora { $tokens }, y { $other } tiene { $others }{ $hits ->
    [0] { "" }
   *[other] , junto a construcciones de { $seats }
 }.
event-harvested = { $seat } recibe { $cards }.
event-mined = { $seat } recibe { $cards }.
event-card-offered = { $seat } ofrece { $card } a { $partner }.
event-harbor-traded = { $partner } da { $get ->
    [moneda] una moneda
   *[other] { $get }
 } a { $seat } por { $give }.
event-harbor-returned = { $partner } no tiene mercancías; la carta vuelve a { $seat }.
event-hand-shown = { $seat } mira la mano de { $victim }.
event-cards-taken = { $seat } le quita { $cards } a { $victim }.
event-merchant-moved = { $lost ->
    [yes] { $seat } le quita el comerciante a { $former } y lo pone en { $hex }.
   *[no] { $seat } pone el comerciante en { $hex }.
 }
event-fleet-named = { $seat } puede cambiar { $card ->
    [moneda] monedas
   *[other] { $card }
 } 2:1 con la banca este turno.
event-resource-given = { $victim } da { $cards } a { $seat }.
event-commodity-given = { $victim } da { $cards } a { $seat }.
event-knight-removed = Un caballero de { $seat } deserta ({ $node }, nivel { $level }).
event-knight-enlisted = { $seat } pone { $active ->
    [yes] un caballero activo
   *[no] un caballero inactivo
 } de nivel { $level } ({ $node }).
event-road-removed = { $seat } retira una carretera de { $owner } ({ $edge }).
event-knight-intrigued = { $seat } desplaza con una intriga un caballero de { $victim } ({ $node }).
event-forfeited = { $seat } descarta { $cards }.
event-progress-seen = { $seat } mira las cartas de progreso de { $victim }.
event-progress-taken = { $seat } le quita { $card } a { $victim }.
event-gifted = { $seat } da { $cards } a { $to }.

## Negativas
no-no-place = No hay dónde ponerlo.
no-cannot-pay = No puedes pagarlo: cuesta { $cost }.
no-road-first = Primero pon la carretera junto a tu nueva construcción.
no-road-beside-building = La carretera debe tocar la construcción que acabas de poner.
no-city-second = Tu segunda construcción debe ser una ciudad.
no-settlement-first = Tu primera construcción debe ser un poblado.
no-edge-taken = Ahí ya hay una carretera.
no-node-taken = Ese vértice ya está ocupado.
no-too-close = Demasiado cerca: hay una construcción en el vértice de al lado.
no-no-roads-left = No te quedan carreteras.
no-no-settlements-left = No te quedan poblados.
no-no-cities-left = No te quedan ciudades.
no-no-walls-left = No te quedan murallas.
no-no-road-place = No hay sitio para una carretera.
no-road-apart = La carretera debe unirse a una carretera o construcción tuya.
no-road-blocked = Una pieza rival cierra el paso.
no-no-settlement-place = No hay sitio para un poblado.
no-settlement-apart = Ninguna carretera tuya llega hasta ahí.
no-knight-in-the-way = Ahí hay un caballero.
no-no-settlement = No tienes ahí ningún poblado que ampliar.
no-tipped-first = Antes hay que levantar tu ciudad volcada.
no-no-wall-place = No tienes ninguna ciudad sin muralla.
no-wall-stands = Esa ciudad ya tiene muralla.
no-no-city = Para eso necesitas una ciudad.
no-no-improvement = No hay nada que puedas mejorar.
no-too-few-commodities = Te faltan mercancías de esa clase: el nivel 1 cuesta 1, el nivel 2 cuesta 2, y así sucesivamente.
no-top-level = Ya estás en el nivel más alto.
no-no-plain-city = Para ese nivel necesitas una ciudad sin metrópolis.
no-metropolis-first = Primero pon la metrópolis.
no-not-plain-city = Elige una ciudad tuya sin metrópolis.
no-no-basic-left = Tus dos caballeros básicos ya están en el tablero.
no-no-knight-place = No hay sitio para un caballero.
no-knight-apart = Ninguna carretera tuya llega hasta ahí.
no-no-idle-knight = No tienes ningún caballero inactivo.
no-no-promotion = No tienes ningún caballero que pueda ascender.
no-no-own-knight = No tienes ahí ningún caballero.
no-mighty-already = Ese caballero ya es poderoso.
no-promoted-already = Ya has ascendido ese caballero este turno.
no-no-fortress = Para los caballeros poderosos hace falta la Fortaleza (política, nivel 3).
no-no-higher-piece = No te quedan caballeros del nivel siguiente.
no-no-ready-knight = No tienes ningún caballero que pueda actuar.
no-knight-tired = Ese caballero ya ha actuado o se ha activado este turno.
no-knight-idle = Ese caballero está inactivo.
no-no-move = Ningún caballero tuyo puede moverse.
no-out-of-reach = Tus carreteras no llegan hasta ahí.
no-no-weaker-knight = No hay ningún caballero rival más débil a tu alcance.
no-no-opposing-knight = No hay ningún caballero rival.
no-not-weaker = Ese caballero no es más débil que el tuyo.
no-relocate-first = Primero recoloca tu caballero desplazado.
no-not-back = El caballero no puede volver a donde lo desplazaron.
no-robber-locked = El ladrón no se mueve antes del primer ataque bárbaro.
no-robber-far = No tienes junto al ladrón ningún caballero que pueda actuar.
no-robber-first = Primero mueve el ladrón.
no-robber-stays = El ladrón debe ir a otro hexágono.
no-robber-numbered = El ladrón debe ir a un hexágono con número.
no-steal-first = Primero elige a quién robas.
no-no-victim = Ese jugador no tiene construcciones junto al ladrón, o no tiene cartas.
no-discard-first = Primero descarta la mitad de tus cartas.
no-not-yours = No tienes esas cartas en la mano.
no-wrong-count = Elige exactamente { $owed ->
    [one] 1 carta
   *[other] { $owed } cartas
 }.
no-gold-resources-only = El oro solo da recursos.
no-aqueduct-resources-only = El Acueducto solo da recursos.
no-bank-empty = A la banca no le quedan cartas de esa clase.
no-deck-first = Primero elige un mazo.
no-deck-empty = Ese mazo está vacío.
no-lose-city-first = Primero elige la ciudad que pierdes.
no-discard-progress-first = Primero descarta una carta de progreso.
no-card-not-held = No tienes esa carta.
no-roll-first = Primero tira los dados; solo el Alquimista se juega antes.
no-rolled-already = Ya has tirado los dados.
no-no-such-dice = Elige un número de 1 a 6 para cada dado.
no-special-building-only = En la fase de construcción especial solo puedes construir y comprar.
no-no-bank-trade = Tienes pocas cartas de una misma clase para comerciar con la banca.
no-same-kind = No puedes recibir la clase que das.
no-trades-off = El comercio entre jugadores está desactivado.
no-trades-on = Ya recibes ofertas.
no-talked-enough = Ya has hecho bastantes ofertas este turno.
no-nobody-trades = Nadie recibe ofertas ahora.
no-nothing-to-trade = No hay nada con que comerciar.
no-no-such-cards = Elige cartas de las ocho clases.
no-no-gifts = Las dos partes tienen que dar algo.
no-both-sides = No puedes dar y recibir la misma clase.
no-nobody-asked = Elige a uno o varios de los demás jugadores.
no-no-trades-please = Ese jugador no recibe ofertas.
no-trade-first = Primero termina el trato.
no-no-partner = Ese jugador no ha aceptado ni ha hecho ninguna oferta.
no-answer-first = Antes hay que responder a la oferta.
no-no-proposal = No hay ninguna oferta que aceptar; puedes hacer tú una.
no-crane-already = Ya has jugado una Grúa.
no-no-swap = No hay dos fichas que puedas intercambiar.
no-fixed-token = 2, 6, 8 y 12 no se intercambian, y los dos hexágonos necesitan ficha.
no-equal-tokens = Las dos fichas son iguales.
no-no-fields = No has construido en ningún sembrado.
no-no-mountains = No has construido en ninguna montaña.
no-free-road-first = Primero pon las carreteras gratis.
no-promote-first = Primero asciende un caballero.
no-no-resource = No tienes ningún recurso.
no-hands-empty = Nadie tiene cartas en la mano.
no-offer-first = Primero termina el Puerto comercial.
no-visited-already = A ese jugador ya se le ha preguntado, o no es rival.
no-resources-only = Solo puedes ofrecer un recurso.
no-commodity-first = Primero da una mercancía.
no-commodities-only = Tiene que ser una mercancía.
no-nobody-ahead = Nadie con más puntos que tú tiene cartas.
no-not-ahead = Ese jugador no tiene más puntos que tú.
no-take-first = Primero toma las cartas.
no-merchant-far = El comerciante debe ir a un hexágono junto a un poblado o una ciudad tuyos.
no-merchant-there = Tu comerciante ya está ahí.
no-no-such-kind = No puedes nombrar esa clase.
no-remove-first = Primero retira un caballero.
no-enlist-first = Primero pon el caballero gratis, o renuncia a él.
no-level-too-high = El caballero no puede ser más fuerte que el retirado.
no-no-piece-of-level = No te quedan caballeros de ese nivel.
no-no-open-road = No hay ninguna carretera abierta.
no-no-road-there = Ahí no hay carretera.
no-road-not-open = Esa carretera no está abierta: hay piezas de su dueño en los dos extremos.
no-strands-knight = Dejaría un caballero sin carretera.
no-rebuild-first = Primero construye la carretera retirada en otro sitio, o quédatela.
no-same-edge = La carretera debe ir a otro sitio.
no-no-knight-beside = Ninguna carretera tuya toca un caballero rival.
no-nobody-loses = Nadie perdería cartas.
no-gift-first = Primero da las cartas.
no-no-progress-to-see = Ese jugador no tiene cartas de progreso.
no-spy-first = Primero toma una carta de progreso.
no-card-not-there = Ese jugador no tiene esa carta.

## Puntos
score-settlements = Poblados
score-cities = Ciudades
score-metropolises = Metrópolis
score-longest-road = Gran Ruta Comercial
score-defender = Defensor de Catán
score-progress = Imprenta y Constitución
score-merchant = Comerciante
score-handicap = Ventaja
deed-landings = ataques
deed-held = ataques rechazados
deed-first-held = primer ataque rechazado
deed-cities-lost = ciudades perdidas
deed-metropolises = metrópolis construidas o tomadas
feat-longest-road = Ruta más larga

## Opciones
goto-what = hexágono: c2; vértice: c2n; arista: c2ne
option-points = Puntos para ganar
option-map = Isla
option-map-random = al azar
option-map-spiral = al azar, con fichas en espiral
option-map-beginner = para principiantes
option-map-base-beginner = para principiantes (juego básico)
option-map-custom = tu propio archivo de isla
option-mapfile = Archivo de isla (para tu propia isla)
option-spread = Ningún 6 u 8 junto a un 6 u 8
option-dice = Dados
option-dice-fair = dados normales
option-dice-deck = baraja con las 36 parejas
option-trades = Los jugadores comercian entre sí
option-crane_per_turn = Una Grúa por turno
option-chase_needs_number = Ladrón ahuyentado: a hexágono con número
option-spy_may_decline = El Espía puede no tomar carta
option-handicap = Ventaja
option-handicap-0 = ninguna

honour-robbed = A quien más se robó: { $seats }, { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }.
honour-defender = { $count ->
    [one] Mejor defensor
   *[other] Mejores defensores
 } de la isla: { $seats }, con caballeros de fuerza { $n } en { $attacks ->
    [one] un ataque
   *[other] { $attacks } ataques
 }.
honour-roll = Tirada con más suerte: { $total }, con { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 } para { $seats }.
honour-drought = Sequía más larga: { $seats }, { $n ->
    [one] 1 tirada
   *[other] { $n } tiradas
 } sin cartas.
luck-dice = { $seat }: los números dieron { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
 } ({ $usual } era lo esperable), el dado de acontecimientos { $progress ->
    [one] 1 carta de progreso
   *[other] { $progress } cartas de progreso
 } ({ $often } era lo esperable).
moment-barbarians = Los bárbaros atacan
moment-shares = Caballeros: { $shares }
moment-share = { $seat } { $n }
moment-chooses-city = { $seat } pierde una ciudad y elige cuál.
moment-pillaged = { $seats } { $n ->
    [one] pierde una ciudad.
   *[other] pierden una ciudad cada uno.
 }
moment-city-falls = Cae una ciudad
moment-seven = { $seat } saca un siete
moment-discards = { $seat } descarta { $n ->
    [one] 1 carta.
   *[other] { $n } cartas.
 }
moment-metropolis = Una metrópolis
moment-metropolis-lost = Se pierde una metrópolis
moment-longest-road = Gran Ruta Comercial
moment-counter-taken = Aceptan tu oferta
moment-loss = Pierdes algo
moment-points = { $beyond ->
    [yes] { $seat } tiene ahora { $n } puntos; con { $goal } basta para ganar.
   *[no] { $seat } tiene ahora { $n } de { $goal } puntos.
 }
moment-near = A un punto de ganar
moment-one-point = ¡A { $seat } le falta un punto para ganar!
option-points-help = Gana quien tenga estos puntos en su propio turno. El reglamento dice 13.
option-map-help = Hexágonos y números al azar, como vienen impresos, o de un archivo propio.
option-mapfile-help = El archivo con tu propia isla; solo se usa con esa elección de isla.
no-components = { $game } no necesita archivo de componentes: se conocen todas las cartas de la caja. Para una isla propia: --set map=custom --set mapfile=ARCHIVO.
option-spread-help = El 6 y el 8 salen más a menudo; así quedan separados en una isla al azar.
option-dice-help = Un mazo tiene cada una de las 36 parejas una vez: el azar se iguala.
option-trades-help = Sin esto solo se comercia con la banca.
option-crane_per_turn-help = Sin esto se puede jugar una Grúa por cada mejora.
option-chase_needs_number-help = Un caballero solo echa al ladrón a hexágonos con número, nunca al desierto.
option-spy_may_decline-help = Tras ver las cartas de progreso de otro, el Espía puede no tomar ninguna.
option-handicap-help = Puntos que este asiento tiene ya al empezar, acordados antes.
