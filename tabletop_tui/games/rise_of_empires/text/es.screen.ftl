### Las pantallas de Rise of Empires en español.

## Líneas del menú
offer-place-disc = Poner un disco
offer-place-idle-disc = Poner un disco inactivo
offer-remove-disc = Recoger un disco
offer-pay = Pagar los discos a la izquierda
offer-do-nothing = Renunciar a la acción
offer-end-turn = Terminar el turno
offer-take-progress = Tomar loseta de progreso
offer-take-territory = Tomar loseta de terreno
offer-take-city = Tomar una ciudad
offer-build-wonder = Construir una maravilla
offer-take-empire = Tomar loseta de imperio
offer-withdraw = Retirar todos los cubos
offer-place-cubes = Poner cubos
offer-stop-placing = No poner más cubos
offer-fight = Luchar
offer-stop-fighting = No luchar más
offer-trade = Comerciar
offer-strike = Golpear a un rival
offer-settle = Colonizar
offer-ally = Hacer una alianza
offer-drop-city = Abandonar una ciudad
offer-settle-food = Cuadrar la comida
offer-choose-goods = Elegir los bienes por mar
offer-pay-upkeep = Pagar el mantenimiento
offer-drop-progress = Dejar ir una loseta
offer-keep-tiles = Conservar las que quedan
offer-choose-place = Elegir un puesto

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
ask-fighting = Tus bajas : las suyas { $rows }. ¿Contra quién luchas?
ask-finishing = ¿Una acción gratuita antes de acabar tu turno?
ask-eating = ¿Cómo alimentas tu imperio?
ask-collecting = ¿Cómo cobras tus ingresos?
ask-collecting-choose-goods = Cabotaje: ¿qué bienes tomas?
ask-keeping = La era termina: ¿qué conservas?
ask-ordering = ¿Qué puesto tomas para el próximo turno?
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
display-mirror = { $turn }: los discos salen; pagas lo de la izquierda
display-placing-slim = { $turn }: discos por la derecha
display-mirror-slim = { $turn }: salen; pagas la izda.
display-trade = Comercio
display-order = Orden de turno
display-next-order = Puestos del próximo turno
tiles-progress = Losetas de progreso ({ $count })
tiles-territory = Losetas de terreno ({ $count })
tiles-city = Ciudades y maravillas ({ $count })
tiles-empire = Losetas de imperio
tiles-held = Losetas de { $name }
tile-nothing = nada
tile-surcharge = , cuesta { $gold } de oro
tile-no-price = nada
tile-city = { $yields } por { $price }
tile-upkeep = ; mant. { $upkeep }
tile-wonder = { $points } PV en el acto por { $price }
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
about-era = Era { $era }
about-standard = { $first } PV, segundo { $second }
about-benefit = control { $goods }
way-held = puedes poner
way-by-water = puedes poner por agua
way-start = puedes empezar
way-by-hire = puedes poner con Mercenarios
about-row = Fila { $row }: { $mirror ->
    [1] en este turno los discos salen
   *[other] { $room ->
        [0] llena
        [one] 1 círculo libre
       *[other] { $room } círculos libres
    }
 }
about-disc = { $name }, { $row }, círculo { $circle }: ahora { $cost ->
    [0] sale gratis
   *[other] sale por { $cost }
 }{ $later ->
    [0] {""}
   *[other] , como mucho { $more } más en el turno B
 }
about-box = { $discs ->
    [one] 1 disco
   *[other] { $discs } discos
 } por { $gives }, en la Era { $eras }
about-used = usada por { $name }
about-place = Puesto { $place } de este turno: { $name }
about-next-place = Puesto { $place } en el turno { $turn }: { $after ->
    [0] actúas antes que nadie
   *[other] { $before ->
        [0] actúas después de todos, y dices la última palabra antes de puntuar
       *[other] { $after } antes que tú, { $before } después
    }
 }
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
shut-no-territory = no hay
shut-no-city = muy caras
shut-no-empire = no quedan
shut-no-trade = sin discos
shut-cannot-pay-left = muy caro
shut-duplicate = ya la tienes
shut-too-dear = muy cara
shut-wonder-too-dear = muy cara
shut-wonder-in-a = solo turno B
shut-box-of-other-era = otra era
shut-box-used = usada
shut-too-few-discs = sin discos
shut-later-era = Era { $era }
shut-needs-navigation = cerrado
shut-needs-water = sin agua
shut-one-area = una zona
shut-not-adjacent = muy lejos
shut-not-at-first = muy lejos
shut-filled = hecho
shut-no-more-regions = no más

## El panel lateral
head-turn = Turno { $turn }
head-actions = acción { $done } de { $total }
head-eating = Comida
head-collecting = Ingresos
head-keeping = Fin de la Era { $era }
head-ordering = Orden de turno
panel-turn = Fin turno
panel-era = Fin Era { $era }
panel-upkeep = las ciudades cuestan { $discs }{ $sign }
panel-hunger = el hambre cuesta { $points }{ $sign }
panel-missing = faltan { $food }{ $sign }: cae una ciudad
panel-lost = no puedes pagar { $cities }
panel-choices = { $n ->
    [one] y 1 bien a elegir
   *[other] y { $n } bienes a elegir
 }
panel-keep = conservar todo cuesta { $goods }
panel-halve = a la mitad -{ $cubes }{ $sign }
panel-bonus = con { $points }{ $sign } por oro y discos
panel-plan = Salen en B:

## Leyenda y hoja de componentes
legend-goods = Bienes
legend-rows = Filas y losetas
legend-map = Mapa y tablero de acciones
legend-era = se abre en la Era { $era }
legend-alliance = alianza: estos cubos están a salvo
legend-shut = ultramar está cerrado
legend-wonder = maravilla
legend-circle = círculo libre
legend-gone = círculo vacío
legend-legal = se puede elegir ahora
legend-sign-standard = ante los puntos de victoria de una región, donde hay poco sitio
legend-turn = decide ahora
legend-around = ( ) se puede elegir, [ ] el cursor
legend-crossing = Una línea de trazos une regiones que se tocan por agua; las juntas oscuras separan las que se tocan.
legend-dark = Al poner cubos, las regiones oscuras están cerradas y dicen por qué.
legend-boxes = Una casilla de comercio con un número de era se abre entonces; una con - era de una era anterior.
legend-plan = Salen en B, con el signo de la fila: lo que cuesta ahora cada uno de tus discos, y como mucho después.
legend-standings = Imperios: losetas, ciudades y cubos en el mapa que tiene cada uno, y lo que le traería el final del turno y de la era.
legend-standard = 3/1: puntos de victoria para quien tiene más cubos y para el segundo
legend-costs = El número bajo un disco es lo que costaría recogerlo ahora.
legend-players = Jugadores
sheet-title = Los componentes y lo seguros que son
sheet-why = No hay ninguna lista pública de las losetas impresas. Se mantiene lo que dicen las reglas y las crónicas; el resto se ha reconstruido para que encaje.
sheet-counts = Filas conocidas: { $known }, conocidas en parte: { $part }, reconstruidas: { $made }.
sheet-replace = Quien tenga el juego puede poner los valores impresos: opción "components" con un archivo, o rise_of_empires-components.json en la carpeta de ajustes.
sheet-regions = Regiones
sheet-touches = junto a
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
plain-disc = círculo { $circle } { $name } (cuesta { $cost })
plain-row = { $row }: { $discs }{ $room ->
    [0] .
    [one] ; 1 círculo libre.
   *[other] ; { $room } círculos libres.
 }
plain-box = { $discs ->
    [one] 1 disco
   *[other] { $discs } discos
 } por { $gives }
plain-used = { $box } (usada por { $name })
plain-goods = { $goods }
plain-cubes = { $name } { $n }{ $ally ->
    [0] {""}
   *[other] { " " }(alianza)
 }
plain-touches = junto a { $regions }
plain-legend-regions = Una región aparece con sus letras y su nombre. Ambos se pueden escribir tras mirar.
plain-legend-standard = “3 PV, segundo 1”: en cada turno, quien controla la región gana 3 puntos de victoria, y el segundo con más cubos, 1.
plain-legend-control = Los bienes tras control llegan cada turno a quien tiene allí más cubos.
plain-legend-display = Una fila del tablero de acciones nombra sus discos desde el círculo de la derecha; el coste es lo que costaría ahora recoger ese disco.
plain-legend-tiles = Un número y una x ante una loseta: cuántas hay.
plain-legend-off = Salen en B: tus discos del tablero de acciones, y lo que cuesta recoger cada uno.
plain-player = { $name }: { $goods }; { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubos
 } en el mapa, { $stock } en el suministro; losetas: { $tiles }.
plain-forecast = Si el turno de juego acabase ahora, recibirías: { $goods }.
plain-hunger = El hambre costaría { $points } PV; faltan { $food } de comida.
plain-off = { $row } por { $cost }
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
term-goods = oro, discos y cubos en mano
term-income = ingresos por venir
term-food = comida
term-keeping = losetas al final de la era
term-powers = poderes de las losetas de progreso
term-mirror = discos por recoger en el turno B
term-campaign = lo que puede hacer la loseta de imperio
term-best-progress = la mejor loseta de progreso
term-best-territory = la mejor loseta de terreno
term-best-city = la mejor ciudad o maravilla
term-best-empire = la mejor loseta de imperio
term-best-trade = la mejor casilla de comercio
term-payment = discos a la izquierda

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
