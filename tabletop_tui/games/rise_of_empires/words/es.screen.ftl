### Las pantallas de Rise of Empires en español.

## Líneas del menú
offer-place-disc = Poner un disco
    .key = d
offer-place-idle-disc = Poner un disco inactivo
    .key = i
offer-remove-disc = Recoger un disco
    .key = r
offer-pay = Pagar los discos a la izquierda
    .key = d
offer-do-nothing = Renunciar a la acción
    .key = r
offer-end-turn = Terminar el turno
    .key = t
offer-take-progress = Tomar loseta de progreso
    .key = t
offer-take-territory = Tomar loseta de terreno
    .key = t
offer-take-city = Tomar una ciudad
    .key = c
offer-build-wonder = Construir una maravilla
    .key = m
offer-take-empire = Tomar loseta de imperio
    .key = i
offer-withdraw = Retirar todos los cubos
    .key = t
offer-place-cubes = Poner cubos
    .key = b
offer-stop-placing = Listo: no poner más cubos
    .key = l
offer-fight = Luchar
    .key = l
offer-stop-fighting = Basta de luchar
    .key = b
offer-trade = Comerciar
    .key = c
offer-strike = Golpear a un rival
    .key = l
offer-settle = Colonizar
    .key = o
offer-ally = Hacer una alianza
    .key = a
offer-drop-city = Abandonar una ciudad
    .key = b
offer-settle-food = Ajustar la comida
    .key = d
offer-choose-goods = Recibir bienes por mar
    .key = e
offer-pay-upkeep = Pagar el mantenimiento
    .key = m
offer-drop-progress = Descartar una loseta
    .key = d
offer-keep-tiles = Conservar las que quedan
    .key = c
offer-choose-place = Elegir un puesto
    .key = e

named-strike = Golpear a un rival: { $what }
named-settle = Colonizar: { $what }
named-ally = Hacer una alianza: { $what }
named-build-wonder = Construir una maravilla: { $what }
named-wonder = Construir { $what }
named-city = Tomar { $what }
hint-order = orden

## Preguntas
ask-choosing = { $mirror ->
    [1] ¿Qué disco recoges?
   *[other] ¿Qué acción eliges?
 }
ask-paying = Paga { $cost } por los discos a la izquierda.
ask-taking-progress = ¿Qué loseta de progreso tomas?
ask-taking-territory = ¿Qué loseta de terreno tomas?
ask-taking-city = ¿Qué ciudad o maravilla tomas?
ask-taking-empire = ¿Qué loseta de imperio tomas?
ask-trading = ¿Qué cambio haces?
ask-placing = { $water ->
    [0] Loseta de tierra:
   *[other] Loseta de agua:
 } { $filled ->
    [0] { $left ->
        [one] 1 región.
       *[other] hasta { $left } regiones.
     } ¿Dónde pones cubos?
   *[other] { $left ->
        [0] ni una región más.
        [one] 1 región más. ¿Dónde pones cubos?
       *[other] hasta { $left } regiones más. ¿Dónde pones cubos?
     }
 }
ask-fighting = Batalla { $rows } (pierdes tú : tu rival). ¿Contra quién luchas?
ask-finishing = ¿Una acción gratuita antes de acabar tu turno?
ask-eating = ¿Cómo alimentas tu imperio?
ask-collecting = ¿Cómo cobras tus ingresos?
ask-collecting-choose-goods = Transporte marítimo: ¿qué bienes tomas?
ask-keeping = La era termina: ¿qué conservas?
ask-ordering = ¿Qué puesto tomas para el próximo turno? Elige primero quien tiene menos puntos.

## Qué hace alguien mientras los demás esperan, según la pregunta. Lo oyen todos.
does-choosing = { $mirror ->
    [1] { $name } elige qué disco recoger.
   *[other] { $name } elige una acción.
 }
does-paying = { $name } paga por un disco.
does-taking-progress = { $name } elige una loseta de progreso.
does-taking-territory = { $name } elige una loseta de terreno.
does-taking-city = { $name } elige una ciudad o una maravilla.
does-taking-empire = { $name } elige una loseta de imperio.
does-trading = { $name } comercia.
does-placing = { $name } pone cubos.
does-fighting = { $name } puede luchar.
does-finishing = { $name } termina su turno.
does-eating = { $name } alimenta su imperio.
does-collecting = { $name } recibe sus ingresos.
does-keeping = { $name } elige qué conserva para la próxima era.
does-ordering = { $name } elige puesto para el próximo turno.

pick-place-cubes-1 = ¿Dónde pones cubos?
pick-place-cubes-2 = ¿Cuántos cubos pones ahí?
pick-fight-1 = ¿En qué región luchas?
pick-fight-2 = ¿Contra quién luchas ahí?
pick-strike-1 = ¿Qué loseta usas contra un rival?
pick-strike-2 = ¿Dónde, y a los cubos de quién golpea?
pick-settle-1 = ¿Qué loseta usas para colonizar?
pick-settle-2 = ¿En qué región colonizas?
pick-ally-1 = ¿Qué loseta usas para una alianza?
pick-ally-2 = ¿Qué región protege tu alianza?

## Tableros
board-display = Tablero de acciones
board-world = Mapa del mundo
board-tiles = Losetas
board-standings = Imperios
standings-held = tiene
standings-nothing = todavía nada
display-placing = { $turn }: los discos entran por la derecha
display-mirror = { $turn }: recoge un disco, a 1 por disco a su izquierda
display-placing-slim = { $turn }: discos por la derecha
display-mirror-slim = { $turn }: recoge; 1 por disco a la izda.
display-over = La partida ha terminado: el tablero está vacío
display-over-slim = La partida ha terminado
display-boxes = Casillas de comercio
display-order = Orden de turno
display-next-order = Puestos del próximo turno
tiles-progress = Losetas de progreso ({ $count })
tiles-territory = Losetas de terreno ({ $count })
tiles-city = Ciudades y maravillas ({ $count })
tiles-empire = Losetas de imperio
tiles-held = Losetas de { $name }
tile-nothing = nada
tile-surcharge = , cuesta { $gold } de oro
tile-no-price = gratis
tile-city = { $price } → { $yields } cada turno
tile-upkeep = { $eats ->
    [1] → come { $upkeep }
   *[other] → gasta { $upkeep }
 }{ $doubled ->
    [0] {""}
   *[other] {" "}({ $doubled } en este último turno)
 }
tile-wonder = { $price } → { $points } PV en el acto
tile-waits = (espera)
tile-empire = { $regions ->
    [one] 1 región
   *[other] { $regions } regiones
 }, { $water ->
    [0] tierra
   *[other] agua
 }, batalla { $rows }

## Lo que hay bajo el cursor
area-sea = mar
area-new = Nuevo Mundo
area-far = Lejano Oriente
about-hits = cubos { $cubes }
about-or = o
effect-turn = fin del turno { $goods }
effect-era = fin de la Era { $era } { $goods }
effect-counted = «Fin turno» ya lo cuenta
effect-none = no cambia nada al acabar el turno ni la era
about-era = Era { $era }
about-standard = { $first } PV, segundo { $second }
about-benefit = el control da { $goods }
way-held = puedes poner
way-by-water = puedes poner por agua
way-start = puedes empezar
way-start-beside = junto a tu comienzo
way-by-hire = puedes poner con Mercenarios
about-row = Fila { $row }: { $mirror ->
    [1] en este turno los discos salen
   *[other] { $room ->
        [0] llena
        [one] 1 círculo libre
       *[other] { $room } círculos libres
    }
 }
about-own-row = Fila { $row }: { $own ->
    [0] ningún disco tuyo
   *[other] { $own } tuyos
 }
about-disc = { $name }, { $row }, círculo { $circle }: ahora { $cost ->
    [0] sale gratis
   *[other] sale por { $cost }
 }{ $later ->
    [0] {""}
   *[other] , como mucho { $more } más en el turno B
 }
about-box = { $discs ->
    [one] 1 recurso
   *[other] { $discs } recursos
 } por { $gives }, en { $count ->
    [one] la Era { $eras }
   *[other] las Eras { $eras }
 }
about-used = usada por { $name }
about-place = Puesto { $place } de este turno: { $name }
about-next-place = Puesto { $place } en el turno { $turn }: { $after ->
    [0] actúas en primer lugar
   *[other] { $before ->
        [0] actúas en último lugar, justo antes de puntuar
       *[other] { $after } antes que tú, { $before } después
    }
 }
about-no-cubes = no tienes cubos en la reserva para colocar
about-held = de { $name }
about-flipped = usada este turno
about-waits = espera a { $names }
about-red = { $small ->
    [1] base roja: se queda si nadie la toma
   *[other] base roja
 }

## Por qué no, en una o dos palabras
shut-row-full = llena
shut-no-progress = ninguna
shut-no-territory = { $gone ->
    [1] agotadas
   *[other] no hay
 }
shut-no-city = demasiado caras
shut-no-empire = no quedan
shut-no-trade = no alcanzan
shut-cannot-pay-left = demasiado caro
shut-duplicate = ya la tienes
shut-too-dear = demasiado cara
shut-wonder-too-dear = demasiado cara
shut-wonder-in-a = solo turno B
shut-box-of-other-era = otra era
shut-box-used = usada
shut-too-few-discs = no alcanzan
shut-later-era = Era { $era }
shut-needs-navigation = cerrado
shut-needs-water = sin agua
shut-one-area = una zona
shut-not-adjacent = muy lejos
shut-not-at-first = muy lejos
shut-filled = hecho
shut-no-more-regions = agotadas

## El panel lateral
head-turn = Turno { $turn }
head-goal = gana quien tenga más PV tras III-B
key-charts = gráficos; al elegir un disco tuyo, antes su orden más barato
head-disc = disco { $number } de { $total }
head-eating = Comida
head-collecting = Ingresos
head-keeping = Fin de la Era { $era }
head-ordering = Orden de turno
panel-turn = Fin turno
panel-era = Fin Era { $era }
panel-upkeep = las ciudades cuestan { $discs }{ $sign }
panel-missing = { $food }{ $sign } más se perdonan
panel-starved = no puedes alimentar { $cities }
panel-shipped = { $n } embarcados como comida
panel-lost = no puedes mantener { $cities }
panel-choices = { $n ->
    [one] y 1 bien a elegir
   *[other] y { $n } bienes a elegir
 }
panel-keep = conservar todo cuesta { $goods }
panel-short = faltan { $goods }: se irán losetas
panel-halve = a la mitad -{ $cubes }{ $sign }
panel-bonus = con { $points }{ $sign } por oro y recursos
panel-plan = Recoger:

## Leyenda y hoja de componentes
planner-mine = Tus discos en el orden más barato
planner-of = Discos de { $name } en el orden más barato
planner-row = { $n }. { $row }, círculo { $circle }: { $now } ahora, { $ordered } en este orden, { $gone } cuando solo queden los tuyos
planner-sum = En este orden cuestan { $least } en total; desde la derecha de cada fila, { $most }. Cada disco de un rival que sale por la izquierda ahorra 1.
planner-none = Ninguno de tus discos está en el tablero.
legend-goods = Bienes
legend-rows = Filas y losetas
legend-map = Mapa y tablero de acciones
legend-era = se abre en la Era { $era }
legend-alliance = alianza: estos cubos están a salvo
legend-shut = ultramar está cerrado
legend-wonder = maravilla
legend-circle = círculo libre
legend-gone = círculo vaciado
legend-legal = se puede elegir ahora
legend-sign-standard = delante de los puntos de victoria de una región, donde hay poco sitio
legend-turn = decide ahora
legend-around = ( ) se puede elegir, [ ] el cursor
legend-crossing = Una línea de trazos une regiones que se tocan por agua; las líneas oscuras separan vecinas por tierra.
legend-dark = Mientras pones cubos, las regiones oscuras están cerradas y dicen por qué.
legend-boxes = Una casilla de comercio con un número de era se abre entonces; una con - pertenecía a una era anterior.
legend-plan = Recoger, con el signo de la fila: lo que cuesta ahora cada uno de tus discos, y como mucho después. Las cifras pequeñas delante de tus discos son su orden más barato, empezando por el disco del cursor.
legend-standings = Imperios: las losetas, ciudades y cubos en el mapa de cada uno, y lo que le traería el final del turno y de la era.
legend-standard = 3/1: puntos de victoria para quien tiene más cubos y para el segundo
legend-costs = El número bajo un disco es lo que cuesta recogerlo ahora.
legend-heads = Títulos
legend-turn-end = Fin turno: lo que ganarías si el turno acabara ahora.
legend-era-end = Fin Era: lo que tendrías al acabar la era, y lo que cuesta conservar las losetas y la mitad que se pierde.
legend-order = Orden de turno, Puestos del próximo turno: quién juega cuándo, desde el 1.
legend-trade-boxes = Casillas de comercio: 2⊚→4⛁ da 4 de oro por 2 discos de recurso; una ficha de color indica quién ha usado la casilla.
legend-tiles = Una loseta se lee: precio → lo que da cada turno, menos lo que come o gasta. Con ! lo da una sola vez.
legend-battle = batalla 1:3 / 1:2: en la primera batalla pierdes 1 cubo y tu rival 3, en la segunda 1 y 2.
legend-keys = Teclas: de 1 a 5 eligen una fila, o tu disco más barato de ella; la letra delante de una loseta o casilla la elige, y faltan ahí las letras que hacen otra cosa, como g y h; g y las tres letras de una región llevan a ella.
note-none-open = No hay ninguna; en el próximo turno salen nuevas.
note-none-left = No hay ninguna y ya no saldrán más: las últimas salieron en II-B.
note-battle = batalla 1:3: tú -1, rival -3
tile-each = { $text } cada una
legend-times = 2× delante de una loseta: dos de ellas. Un color detrás: quién la tiene.
legend-players = Jugadores
sheet-costs = Lo que cuestan las cosas
sheet-cost-mirror = Recoger un disco en un turno B: 1 de oro, disco, cubo, comida o PV por cada disco a su izquierda.
sheet-cost-progress = Progreso: nada; una loseta de la era anterior, 1 de oro; una de la era I en la era III, 2 de oro.
sheet-cost-territory = Terreno: nada.
sheet-cost-city = Ciudad o maravilla: el precio de la loseta, y lo que come cada turno.
sheet-cost-keep = Al final de las eras I y II: 1 de oro por conservar una loseta de progreso, 1 cubo de la reserva por conservar una ciudad; en cada región se va la mitad de los cubos.
sheet-cost-hunger = Cada punto de comida que falta: 1 PV.
sheet-left = Era { $era }: las losetas que quedan
sheet-left-row = { $name }: { $open } a la vista, { $left } por salir: { $text }
sheet-left-city = { $name }, en el turno { $turn }: { $text }
sheet-title = Los componentes y su grado de certeza
sheet-why = No hay ninguna lista pública de las losetas impresas. Se mantiene lo que dicen las reglas y las crónicas; el resto se ha reconstruido para que encaje.
sheet-replace = Quien tenga el juego puede poner los valores impresos: "tabletop-tui components rise_of_empires" escribe el archivo para ello, con todas las filas.
sheet-regions = Regiones
sheet-touches = junto a
sheet-borderless = sin fronteras por tierra
sheet-borders = Fronteras
sheet-progress = Losetas de progreso
sheet-territory = Losetas de terreno
sheet-cities = Ciudades y maravillas
sheet-empire = Losetas de imperio: Era I | Eras II y III
sheet-trade = Casillas de comercio
status-KNOWN = conocida
status-PART = conocida en parte
status-RECONSTRUCTED = reconstruida

## Modo sencillo
plain-disc = { $name } en el círculo { $circle } (cuesta { $cost })
plain-row = { $row }: { $discs }{ $room ->
    [0] .
    [one] , 1 círculo libre.
   *[other] , { $room } círculos libres.
 }
plain-box = { $discs ->
    [one] 1 recurso
   *[other] { $discs } recursos
 } por { $gives }
plain-used = { $box } (usada por { $name })
plain-price = cuesta { $price }
plain-some-cubes = { $region }, de { $least } a { $most } cubos
plain-cubes = { $name } { $n }{ $ally ->
    [0] {""}
   *[other] { " " }(alianza)
 }
plain-touches = junto a { $regions }
plain-legend-regions = «mirar» y el nombre de una región o de una loseta, o cómo empieza, cuenta qué hay allí.
plain-legend-standard = “3 PV, segundo 1”: cada turno, quien controla la región gana 3 puntos de victoria, y el segundo con más cubos, 1.
plain-legend-control = El control da sus bienes cada turno a quien tiene allí más cubos.
plain-legend-display = Cada fila del tablero de acciones nombra sus discos desde el círculo de la derecha; el coste es lo que cuesta ahora recoger ese disco.
plain-legend-off = Recoger: tus discos del tablero de acciones, y lo que cuesta ahora recoger cada uno.
plain-player = { $name }: { $goods }. { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
 } en el mapa, { $stock } en el suministro. Losetas: { $tiles }.
plain-forecast = Previsión para el final de este turno: { $goods }.
plain-hunger = Te faltarían { $short } de comida, y eso cuesta { $points } PV{ $missing ->
    [0] .
   *[other] , los últimos { $missing } se perdonan.
 }
plain-starved = No te quedarían ni comida ni PV para { $cities }: tendrías que renunciar, sin puntos.
plain-lost = No te quedarían recursos para mantener { $cities }: tendrías que renunciar.
plain-shipped = { $n } de esa comida llega por Transporte marítimo.
plain-choices = Además, Transporte marítimo da { $n } a elegir.
plain-era = Al final de la era { $era } tendrías { $goods }.
plain-keep = Conservar todas tus losetas cuesta { $goods }.
plain-short = Te faltarían { $goods }: se irán losetas.
plain-halve = La reducción a la mitad te quita { $cubes } de los cubos del mapa.
plain-bonus = { $points } PV de esos son por oro y recursos.
plain-points = { $seat }: { $points } PV por este turno, { $last } PV al final de la era { $era }.
plain-effect-turn = final del turno { $goods }
plain-effect-era = final de la era { $era } { $goods }
plain-off = { $cost ->
    [0] { $row } gratis
   *[other] { $row } { $cost }
 }
plain-control = { $count ->
    [one] { $names } la controla
   *[other] { $names } la comparten
 }

## Lo que habla a favor de una acción (pistas)
term-points = puntos de victoria
term-cities = puntos de ciudades
term-towns = puntos de villas
term-progress = puntos de progreso
term-regions = regiones del mapa
term-goods = oro, recursos y cubos en mano
term-income = ingresos por venir
term-food = comida
term-keeping = losetas al final de la era
term-powers = efectos de las losetas de progreso
term-mirror = discos por recoger en el turno B
term-campaign = lo que puede hacer la loseta de imperio
term-best-progress = la mejor loseta de progreso
term-best-territory = la mejor loseta de terreno
term-best-city = la mejor ciudad o maravilla
term-best-empire = la mejor loseta de imperio
term-best-trade = la mejor casilla de comercio
term-payment = discos a la izquierda
term-place = puesto en el orden de turno
why-place = { $before ->
    [0] actúas en primer lugar en el próximo turno
   *[other] { $after ->
        [0] actúas en último lugar en el próximo turno, justo antes de puntuar
       *[other] en el próximo turno, { $before } antes que tú y { $after } después
    }
 }
why-kept = conserva ciudades que dan { $n } PV por turno
why-at-once = +{ $n } PV al instante
why-each-turn = +{ $n } PV cada turno
why-last = +{ $n } PV al final de este turno
why-leads = control de { $region } ({ $n } PV por turno)
why-income = +{ $goods } cada turno
why-upkeep = cuesta { $goods } cada turno
why-goods = aporta { $goods }
why-shares = control compartido de { $region } con { $players ->
    [2] 1 rival
   *[other] otros, { $players } en total
 } ({ $n } PV por turno)
why-unseats = { $seat } pierde el control de { $region } ({ $n } PV por turno)
why-choice = +{ $n ->
    [one] 1 bien a tu elección
   *[other] { $n } bienes a tu elección
 } cada turno
why-spares = ahorra ahora { $goods }
why-forgoes = renuncia a { $goods } cada turno
why-trade = { $brings }
why-there = por { $thing } ({ $brings })
why-again = el disco vuelve a actuar en el turno B, donde sale { $most ->
    [0] gratis
    [one] por 1 bien como mucho
   *[other] por { $most } bienes como mucho
 }
why-can-lead = { $cubes ->
    [one] 1 cubo da
   *[other] { $cubes } cubos dan
 } el control de { $region } ({ $n } PV por turno)
why-can-share = { $cubes ->
    [one] 1 cubo da
   *[other] { $cubes } cubos dan
 } el control compartido de { $region } ({ $n } PV por turno)
why-can-place = { $cubes ->
    [one] con 1 cubo tendrías
   *[other] con { $cubes } cubos tendrías
 } { $mine } contra { $best } en { $region }
why-exempt = tus discos se recogen gratis en el turno B; ahora costarían { $n ->
    [one] 1 bien
   *[other] { $n } bienes
 }
why-works = sirve { $n ->
    [one] 1 turno más
   *[other] { $n } turnos más
 }, mientras la conserves
why-counts = aún no da nada, pero +{ $n } cada turno por cada loseta que cuenta
why-hits = quita { $n ->
    [one] 1 cubo
   *[other] { $n } cubos
 } a { $seat } en { $region }{ $lost ->
    [0] {""}
    [one] {" "}por 1 tuyo
   *[other] {" "}por { $lost } tuyos
 }, y quedan { $mine } contra { $best }
why-against = quedan { $mine } contra { $best } en { $region }
why-shielded = { $n ->
    [one] tu cubo en { $region } está
   *[other] tus { $n } cubos en { $region } están
 } a salvo hasta el próximo turno de juego
why-hunger = el hambre cuesta { $n } PV
why-to-come = { $cost ->
    [0] recogerlo es gratis
    [one] recogerlo cuesta 1 bien
   *[other] recogerlo cuesta { $cost } bienes
 }{ $there ->
    [0] , pero no hay nada que tomar
   *[other] {""}
 }; { $n ->
    [0] es tu último disco
    [one] queda por recoger 1 disco tuyo
   *[other] quedan por recoger { $n } discos tuyos
 }{ $due ->
    [0] {""}
    [one] , ahora por 1 bien
   *[other] , ahora por { $due } bienes
 }
why-off-only = tiene que salir de todos modos, pero no hagas su acción: ni lo mejor de allí, { $thing }, vale { $price } ({ $brings })
why-dear = ni lo mejor de allí, { $thing }, vale { $price } ({ $brings })

# Las regiones en tres letras, donde no cabe el nombre
code-swe = SOE
code-see = SEE
code-nwa = NOA
code-nea = NEA
code-ner = ORI
code-med = MED
code-noe = NEU
code-eae = EEU
code-nam = NAM
code-sam = SAM
code-chi = CHI
code-ind = IND
code-saf = SUB
code-rus = RUS
code-cas = ACE

# Órdenes permanentes
order-disc = Próximos discos
order-disc-help = Enter añade un disco, o lo quita. Cada uno se coloca en cuanto es tu turno. El plan termina si el sitio o la loseta ya no está, si un disco cuesta más de lo que permites, o si empieza un turno nuevo.
order-free = Acciones gratuitas
order-free-end = terminar mi turno sin ella
order-free-help = ¿Qué haces con una acción gratuita que queda después de tu acción? Puedes usarla en un turno posterior.
order-stop-turn = ha empezado un turno nuevo.
order-stop-tile = lo que querías allí ya no está, o no puedes pagarlo.
order-stop-row = no había sitio en esa fila.
order-stop-dear = el disco costaría más de lo que permitiste.
order-food = Comida
order-food-settle = ajustarla, sin embarcar nada
order-food-help = ¿Qué haces con la comida al final de un turno? Si no te alcanza, se te pregunta.
order-upkeep = Mantenimiento
order-upkeep-pay = pagar todas las ciudades
order-upkeep-help = ¿Qué haces con las ciudades que cuestan recursos? Si no puedes pagarlas todas, se te pregunta.
order-keep = Final de una era
order-keep-all = conservar todas las losetas y ciudades
order-keep-help = ¿Qué conservas para la era siguiente? Si no puedes pagarlo todo, se te pregunta.
order-place = Orden de turno
order-place-first = el primer puesto libre
order-place-last = el último puesto libre
order-place-help = ¿Qué puesto eliges para el turno siguiente?
