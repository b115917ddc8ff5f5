# Las palabras del programa.
nobody = nadie

# Negativas que comparten todos los juegos
no-not-your-turn = No es tu turno.
no-not-now = Eso no se puede hacer ahora.
no-game-over = La partida ha terminado.
no-asked-in-vain = Todos saben que nadie a quien preguntas tiene esas cartas: { $names }.

# Formularios
form-goal = { $least ->
    [0] Llevas { $total }, como máximo { $most }
   *[other] Llevas { $total } de { $least }
 }
form-too-few = Elige { $missing } más.
form-both-sides = Las dos partes tienen que dar algo.
form-disarmed = { $why } Así que no se ha hecho nada: elige de nuevo.
form-no-more = No queda más { $kind } por tomar.
form-full = Ya están los { $most }; { $key } empieza de nuevo.
form-swap-one = La banca da una carta cada vez.
form-die-sides = El dado va de { $least } a { $most }.
form-dice-unset = Fija antes los dos dados.
form-no-partner = Elige a quién se lo ofreces.
form-give = Das ({ $total })
form-give-shut = Das: { $cards }
form-get = Recibes ({ $total })
form-get-shut = Recibes: { $cards }
form-nothing = nada aún ({ $key })
form-others-hold = /{ $number }: lo que tienen los demás juntos
form-one-holds = /{ $number }: no hay más
form-with = Ofrecer a
form-other-side = { $kind }: ya está en el otro lado.
form-aloud = acordado de palabra con { $seat }
form-first-yes = el primer sí cierra el trato
offer-not-asked = Sin preguntar, pues todos saben que no tienen las cartas: { $names }.
form-own-none = No tienes { $kind }.
form-nobody-has = Nadie tiene { $kind }.
form-not-here = { $kind }: aquí no se puede.
form-swap-give = Das a la banca
form-swap-get = Recibes
form-swap-give-what = Elige qué das.
form-swap-get-what = Elige qué recibes.
form-swap-left = quedan { $number }
aim-piece = Nave { $number } de { $of }
aim-of = ({ $number } de { $of }: { $key })
aim-angle = Dirección { $degrees }°
aim-power = Potencia { $power }
aim-typing-planet = y luego { $letters }
aim-typing-degrees = grados; espacio: potencia
aim-typing-power = la potencia
aim-stop = parar
aim-stop-angle = { $key } fija la dirección donde está el marcador.
aim-hold-angle = Mantén pulsada { $key }: la dirección queda fijada y tensas.
aim-by-chance = ¿Muy rápido? { $key } enseguida lo deja al azar; también una mesa sin «Tiro con marcador».
aim-hold-power = Estás tensando: suelta { $key } para tirar, o púlsala otra vez.
aim-stop-power = Ahora la potencia: { $key } detiene el marcador.

keys-heads = En esta pantalla
keys-letters = La letra al principio de una línea del menú elige esa línea.

# Teclas: qué hacen (ayuda) y en una palabra (línea de pistas)
key-steer = al lugar más cercano en esa dirección; por un menú
key-take = elegir el lugar o la línea
key-back = un paso atrás; el menú de la partida
key-next = lugar siguiente
key-previous = lugar anterior
key-goto = ir a un lugar por sus coordenadas
key-swap = del tablero al menú y al revés
key-undo = anular, hasta el azar, una carta u otro jugador
key-redo = rehacer
key-hint = las mejores acciones, con sus razones
key-cover = pon todas las manos boca abajo, o toma la tuya
key-motive = por qué jugó así el ordenador; luego, la anterior
hint-motive = ¿por qué?
key-hurry = que el ordenador juegue ya
key-board = el tablero siguiente
key-zoom = acercar o alejar
key-log = la historia hasta ahora
key-points = los puntos y de dónde salen
key-charts = gráficos: marcha de los puntos y lo que se cuenta
key-compare = qué cambia una elección en la clasificación de todos
ui-compare-none = Señala primero una elección.
key-export = exportar la historia o una imagen de esta pantalla
key-legend = qué significan los signos
key-sheet = cartas, losetas y demás componentes
key-theme = tema de color siguiente
key-pictures = otro dibujo de los tableros
key-help = estas teclas
key-rule = la regla de la opción señalada
key-quit = salir; la partida se guarda tras cada acción
hint-steer = ir
hint-points = puntos
hint-log = historia
hint-take = elegir
hint-film = cualquier tecla lo salta
hint-hurry = seguir
hint-back = atrás
hint-swap = menú
hint-swap-board = tablero
hint-undo = anular
hint-pick-up = toma tus cartas
hint-see-hand = mira tus cartas
hint-help = más
hint-rule = regla
hint-quit = salir
hint-hall = sala

# La pantalla de juego
end-board = ¡{ $count ->
    [one] Ha ganado
   *[other] Han ganado
 } { $names }! Enter muestra los puntos.
ui-waiting = Esperando a { $names }.
ui-no-place = No hay ningún lugar llamado { $text }.
ui-not-there = Ese lugar no se puede elegir ahora.
about-fresh = nuevo · { $about }
ui-where = { $what }: ¿dónde?
ui-which = { $what }: elige abajo.
ui-enter = Enter: { $what }
ui-enter-final = Enter: { $what } (no se puede anular)
ui-enter-asks = Enter: elegir qué haces aquí ({ $what })
ui-for-good = Enter: no se puede anular
ui-pick-up = Toma tus cartas
head-answers = { $name } responde
ui-picked = ¿Qué haces ahí?
ui-goto = Ir a
ui-goto-named = Ir a ({ $what })
ui-unsaved = SIN GUARDAR
ui-undone = Anulado.
ui-undone-what = Anulado: { $what }.
ui-sealed = No se puede anular: después vino el azar, una carta oculta u otro jugador.
ui-nothing = No hay nada que anular.
ui-no-zoom = Se ve todo el tablero.
ui-no-hint = No hay ninguna pista para esta decisión.
ui-hints-off = En esta mesa no hay pistas.
ui-hint-thinks = Pensando una pista … Las teclas esperan hasta que esté.
ui-hint-step = Pista: { $action }
ui-hint-title = Lo que haría un buen jugador:
ui-hint-take = mostrar
ui-hint-by-eye = { $action }. La puntería es cosa tuya.
ui-hint-row = { $action }: { $reasons }
decimal-mark = ,
ui-hint-points = +{ $n } { $source }
ui-hint-for = bueno para: { $term }
ui-hint-wins = gana la partida
ui-hint-can-win = puedes ganar en este turno
ui-hint-even = Parece que da igual: elige cualquiera.
motive-told = { $told } Por qué: { $reasons }.
motive-none = Nada que explicar: cualquier motivo revelaría una mano.
why-costs = le cuesta a { $seat } { $n ->
    [one] un punto
   *[other] { $n } puntos
}
review-title = Repaso: { $name }
review-thinks = Repasando la partida: { $percent }% …
review-failed = No se ha podido repasar la partida.
review-none = No hay nada que volver a intentar: ninguna decisión costó nada digno de mención.
review-running = Podrás repasar la partida cuando haya terminado.
review-no-log = El historial de esta partida se ha perdido, así que sus decisiones no se pueden repasar.
review-who = ¿Las decisiones de quién?
review-cost = { $round ->
    [0] Preparación
   *[other] Ronda { $round }
 }, tras la acción { $n }: { $points ->
    [one] cerca de un punto
   *[other] unos { $points } puntos
 }
review-game = { $round ->
    [0] Preparación
   *[other] Ronda { $round }
 }, tras la acción { $n }: quizá costó la partida
review-done = Hiciste: { $action }.
review-ended-it = Con ello terminó la partida.
review-ended-turn = En ese turno terminó la partida.
review-better = Mejor: { $action }: { $reasons }.
review-better-bare = Mejor: { $action }.
review-judged = Valorado por un jugador automático que mira más lejos que el nivel difícil, con lo que podías saber entonces. Los puntos son estimaciones.
ui-thinks = { $name } ({ $level }) piensa …
ask-over = La partida ha terminado.
cover-pass = Pasa el teclado a
cover-first = Primero toma tus cartas.
cover-no-hint = Escribe primero «{ plain-word-hand }»: una pista diría lo que tienes.
cover-needless = Aquí no hay nada que ocultar.
cover-unkept = Ese trato no es posible. Responde tú a la oferta.
cover-took = { $name } tuvo el teclado { $time }.
since-title = Desde tu último turno
since-more = … y más en la historia
pin-ask = { $name }, escribe tu PIN.
pin-wrong = Ese no es el PIN de { $name }.
pin-wait = Demasiados PIN equivocados para este asiento. Inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 }.
pin-spent = Demasiados PIN equivocados. Deja la mesa y vuelve.
pin-length = Un PIN tiene de { $least } a { $most } cifras.
pin-short = { $name }, elige otro PIN: cuando cada uno tiene su terminal, lleva al menos { $least } cifras.
pin-hint = de { $least } a { $most } cifras
pin-forgot = olvidado
    .key = o
pin-new = { $name }, elige un PIN. Se te pedirá cada vez que te pongas al teclado. Quien pueda leer el archivo de la partida no necesita ningún PIN: en él están todas las manos y todas las tiradas futuras.
pin-again = Escribe el mismo PIN otra vez.
pin-differs = Los dos PIN no coinciden.
pin-set = { $name } ya tiene PIN.
pin-dropped = { $name } ya no tiene PIN.
pin-gone = Todos están de acuerdo: { $name } ya no tiene PIN.
pin-needless = Un PIN solo tiene sentido cuando varias personas comparten el teclado.
pin-vote = { $voter }: { $name } ha olvidado su PIN. ¿Se puede quitar? { $name } se pone ahora al teclado.
seats-vote = { $voter }, ¿puede otra persona ocupar el asiento de { $name }?
pin-nobody = No hay nadie más en la mesa que pueda estar de acuerdo.
pin-vote-no = No, el PIN se queda
    .key = n
pin-vote-yes = Sí, que se le quite
    .key = s
clock-on = Relojes en marcha. Se paran mientras la pantalla está tapada.
clock-off = Relojes parados. Los tiempos se conservan.

menu-title = ¿Qué quieres hacer?
menu-go-on = Seguir jugando
    .key = s
menu-board = Seguir mirando el tablero
    .key = s
menu-log = La historia hasta ahora
    .key = h
menu-points = Puntos
    .key = p
menu-rule = La regla de esta opción
    .key = l
menu-charts = Gráficos
    .key = g
menu-export = Exportar la historia o una imagen
    .key = a
menu-legend = Qué significan los signos
    .key = i
menu-sheet = Componentes
    .key = m
menu-orders = Órdenes permanentes y entrenador
    .key = O
menu-notes = Tus notas
    .key = U
menu-seats = Quién juega: personas y ordenador
    .key = J
menu-pin = Poner o quitar tu PIN
    .key = N
menu-clock = Relojes: sí o no
    .key = E
menu-theme = Tema de color siguiente
    .key = T
menu-help = Teclas
    .key = t
menu-leave = Dejar la mesa
    .key = q
leave-title = La partida está guardada. ¿Dejas la mesa?
leave-unsaved = La partida NO está guardada: el disco no lo admite. Si te vas ahora, pierdes lo que no está guardado. ¿Dejas la mesa?
leave-program = ¿Sales del programa?
pasted-question = Han llegado { $count } caracteres a la vez, como al pegar un texto. ¿Usarlos como teclas?
pasted-drop = No, descartarlos
    .key = n
pasted-type = Sí, pulsarlas todas
    .key = s
leave-stay = Quedarme
    .key = q
leave-home = A la pantalla de inicio
    .key = i
leave-hall = Volver a la sala
    .key = v
leave-quit = Salir del programa
    .key = s

page-charts = Gráficos
chart-none = No hay gráfico de los puntos hasta que termine la primera ronda.
chart-points = Puntos al final de cada ronda
chart-round = { $round }
reader-search = Buscar
reader-found = { $n } de { $count } para “{ $text }”
reader-none = No se encuentra “{ $text }”.
rules-in-english = en inglés
export-title = ¿Qué quieres exportar?
export-text = la historia como texto simple
    .key = t
export-markdown = la historia en Markdown
    .key = m
export-html = la historia como página web
    .key = n
export-picture = una imagen de esta pantalla (SVG)
    .key = i
export-card = el final como tarjeta: una imagen (SVG) y texto en color (ANSI)
    .key = c
export-done = Guardado como { $path }
export-failed = No se ha guardado nada: { $why }.
page-empty = Aquí no hay nada todavía.
page-keys = Teclas
page-log = La historia hasta ahora
page-points = Puntos
page-final = La partida ha terminado
ending-copied = Copiado, si tu terminal lo permite:
ending-head = { $game } · { $rounds ->
    [0] {""}
    [one] 1 ronda ·{" "}
   *[other] { $rounds } rondas ·{" "}
 }{ $day }
ending-place = { $place }. { $seat }: { $points }
ending-of-day = { $when } · { $game } · { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }, puesto { $place } de { $count }{ $measured ->
    [0] {""}
    [one] { " " }· par { $par } (1 partida)
   *[other] { " " }· par { $par } ({ $measured } partidas)
 } · { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
 }
ending-always = { $seat } fue por delante de principio a fin.
ending-decided = { $seat } ya no perdió la ventaja desde { $when }.
ending-own-round = la ronda { $round }
ending-round = la ronda { $round } (turno de { $seat })
ending-set-up = la preparación
page-winners = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
 }
page-legend = Qué significan los signos
page-sheet = Componentes
sheet-copies = { $n } × { $what }
sheet-counts = Certeza de las { $rows } filas de esta caja: { $counts }.
sheet-sure = { $sure } { $n }
sure-known = conocidas
sure-derived = deducidas
sure-part = conocidas en parte
sure-reconstructed = reconstruidas
legend-everywhere = En todas partes
legend-cursor = el cursor
legend-legal = puedes elegirlo
legend-accent = elegido
legend-legal-place = un lugar que puedes elegir
legend-sign-turn = de quién es el turno, o quién decide ahora
legend-sign-fresh = nuevo desde tu último turno
legend-sign-no = no es posible
legend-sign-more = hay más texto: pon el cursor aquí para leerlo
legend-sign-up = hay más arriba
legend-sign-down = hay más abajo
legend-sign-here = la línea bajo el cursor
page-rules = Reglas
rules-none = Este juego no trae reglamento.
rules-here = { $value } en esta mesa (impreso: { $printed })
rules-at-table = (En esta mesa: { $option }: { $value }.)
score-head = Puntos por
score-total = Total

# Inicio y partida nueva
home-title = tabletop_tui
home-tagline = juegos de mesa exigentes en una terminal
home-continue = Continuar
    .key = c
home-new = Partida nueva
    .key = n
home-hall = La sala
    .key = l
home-day = Partida del día
    .key = p
home-week = Partida de la semana
    .key = e
home-load = Cargar una partida
    .key = g
home-rules = Reglas
    .key = r
home-practice = Mesa de prácticas
    .key = m
home-learn = Aprender a jugar: lecciones cortas
    .key = a
home-quit = Salir
    .key = s
lesson-on = Seguir
    .key = s
lesson-game = Una partida de { $game }
    .key = p
lesson-next = La siguiente lección
    .key = s
lesson-passed = Has superado esta lección.
lesson-ticked = ✓ { $lesson }
lesson-hint = Pista: { $what }.
lesson-no-hint = Haz lo que pide la franja bajo el tablero.
lesson-not-now = Ahora no. { $todo }
lesson-again = Esa no era la solución: el problema empieza de nuevo. { $why }
lesson-broken = Esta lección no se puede abrir: { $why }
lesson-leave = ¿Dejas la lección? Lo que llevas no se guarda.
library-learn = Aprender a jugar en tres lecciones
    .key = j
home-records = Récords
    .key = d
records-title = Récords
records-none = Aún no se ha terminado ninguna partida.
records-of = { $game }: { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
 }
records-games = partidas
records-wins = victorias
records-best = mejor
records-streak = mejor racha
records-told = { $name }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 }, { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
 }, { $best } puntos como máximo, { $streak } victorias seguidas como máximo.
records-levels = Victorias de { $name } contra el ordenador: { $levels }.
records-level = { $level } { $wins } de { $games }
records-pair = { $name } termina por delante de { $other } en { $ahead } de { $n ->
    [one] 1 partida
   *[other] { $n } partidas
 } (cabe esperar: de { $low } a { $high } de cada 100).
records-given = cedidas
records-gave = Cedidas al ordenador: { $n }.
records-how = No cuentan las partidas que terminaron solo jugadores automáticos. Una partida copiada cuenta una vez. Una partida que el ordenador terminó por ti cuenta solo entre las «cedidas».
home-none = Aún no hay partidas guardadas.
new-title = Partida nueva
new-game = Juego
new-players = Jugadores
new-player = Jugador { $number }
new-options = Opciones
new-options-usual = como siempre
new-options-last = como en la última partida
new-options-own = elegidas para esta partida
new-options-help = Reglas de la casa, anular, pistas, relojes, PIN, terminales. Enter las muestra.
new-options-hide = Enter vuelve a ocultar las opciones.
new-start = Empezar la partida
new-seed = Semilla (vacía: al azar)
new-empty = asiento vacío
new-free-undo = Anular libremente
new-hints = Con pistas
new-clocks = Relojes
new-pins = PIN
new-no-pins = ninguno
new-choose-pin = ninguno ({ $key } elige uno)
new-whose-pin = ¿Qué PIN quieres poner o quitar?
new-open-replay = La repetición muestra todas las manos
new-name = (escribe un nombre)
new-game-help = El juego, y para cuántos. Cámbialo con ← y →.
new-person-help = Escribe un nombre. ← y →: el ordenador, o nadie.
new-empty-help = Un asiento vacío. Escribe un nombre, o elige el ordenador con ← y →.
new-free-undo-help = Anula lo que sea, también el azar y las cartas reveladas.
new-hints-help = { $key } muestra qué haría el ordenador.
new-open-replay-help = La repetición muestra todas las manos, también durante la partida.
new-clocks-help = Se cuenta el tiempo de pensar; nadie pierde por tiempo.
new-pins-help = Tu mano se muestra solo tras tu PIN.
new-no-file = ninguno (escribe un archivo)
new-bot = ordenador, { $level }
new-bot-named = Aquí el ordenador se llama { $name }. ← y → eligen a una persona.
seats-title = ¿A quién hay que sustituir?
seats-row = { $name }: { $who }
seats-row-taken = { $name }: { $who }, en lugar de una persona
seats-person = una persona
seats-bot = sigue el ordenador ({ $level })
seats-person-takes = sigue una persona
seats-who = ¿Quién juega por { $name } desde ahora?
seats-name = Nombre
seats-now-bot = Ahora juega el ordenador por { $name } ({ $level }).
seats-now-person = Ahora juega { $name }.
level-random = al azar
level-easy = fácil
level-normal = normal
level-hard = difícil
level-expert = experto
level-random-about = Juega al azar.
level-easy-about = Para una primera partida: elige a menudo lo segundo mejor.
level-normal-about = Juega con solidez, y de vez en cuando se le escapa algo.
level-hard-about = Planea más allá de su turno, y se le escapa poco.
level-expert-about = Mira más lejos que nadie, y es quien más tarda.
level-styled = { $level }, { $style }
style-builder = constructor
style-trader = comerciante
style-fighter = guerrero
style-none-about = equilibrado
style-builder-about = un constructor: le gusta crecer y evita las luchas
style-trader-about = un comerciante: le gustan los bienes, los buenos cambios y el saber
style-fighter-about = un guerrero: le gustan las armas y frenar a sus rivales
new-style = { $key }: otro estilo ({ $about })
yes = sí
no = no
held-back = Volver
    .key = v
held-take = Hacerme cargo
    .key = h
held-look = Mirar (sin ver manos)
    .key = m
lost-told = { $why } Esta ventana ha dejado la partida.
lost-home = A la pantalla de inicio
    .key = i
broken-backup = Usar su copia, de un guardado antes
    .key = u
broken-disk = No se puede abrir la partida: { $why }.
broken-new = No se puede guardar la partida nueva: { $why }.
home-watch = Ver una repetición
    .key = v
menu-replay = Ver la partida otra vez
    .key = v
transcript-seats = { $seats }
transcript-as = Como la vio { $seat }
transcript-turn = Ronda { $round }: { $seat }
transcript-set-up = Preparación
transcript-points = El final
transcript-so-far = Hasta ahora
transcript-score = { $seat }: { $points } ({ $sources })
transcript-winner = { $seat } gana: { $points } ({ $sources })
transcript-no-points = { $seat }: 0
transcript-winner-no-points = { $seat } gana: 0
replay-all = todas las manos a la vista
replay-as = como lo vio { $name }
replay-where = Acción { $n } de { $end } · ronda { $round } · { $who }
replay-everybody = como lo ve un espectador
replay-running = en marcha, { $pace } por segundo
replay-ahead = Ronda { $round }: { $text }
replay-which = Al siguiente …
replay-whose = ¿A la siguiente decisión de quién?
replay-goto = Ronda (o # y el número de una acción)
replay-no-number = { $text } no es un número.
replay-no-jump = Salta primero con { $decision } o { $event }.
replay-no-more = No hay más.
replay-none-before = No hay ninguno antes.
replay-over = Este es el final de la partida: vuelve atrás primero.
replay-play-on = Seguir en una partida nueva
    .key = s
replay-stay = Quedarme en la repetición
    .key = q
replay-ask-on = ¿Seguir jugando desde la acción { $n }? Será una nueva partida guardada; esta queda como está.
looking-on = Mirando
looking-alone = Ahora no la juega nadie.
looking-no-eyes = Los espectadores no ven manos ni pueden jugar.
hint-replay-step = acción
hint-replay-turn = turno
hint-replay-end = final
hint-replay-run = seguir
hint-replay-decision = decisión
hint-replay-event = suceso
hint-replay-goto = ronda
hint-replay-eyes = vista
hint-replay-play-on = jugar
hint-replay-log = historia
hint-replay-talk = hablar
hint-replay-help = ayuda
hint-replay-together = juntos
hint-replay-lead = guiar
hint-replay-leave = salir
key-replay-step = una acción atrás o adelante
key-replay-turn = al turno anterior o al siguiente
key-replay-start = al principio
key-replay-end = al final
key-replay-run = ponerla en marcha o pararla
key-replay-faster = más deprisa
key-replay-slower = más despacio
key-replay-decision = a la próxima vez que alguien tuvo que decidir
key-replay-event = al próximo suceso de una clase
key-replay-goto = a una ronda, o a una acción por su número
key-replay-next = repetir el último salto
key-replay-previous = el último salto, hacia atrás
key-replay-eyes = cambiar de vista
key-replay-play-on = seguir jugando desde aquí, en una partida nueva
key-replay-board = mostrar otro tablero primero
key-replay-zoom = acercar o alejar
key-replay-log = la historia hasta aquí
key-replay-talk = hablar con aquellos cuya partida miras
key-replay-theme = tema de color siguiente
key-replay-pictures = otro dibujo de los tableros
key-replay-undo = anula los colores o el dibujo recién elegidos
key-replay-help = estas teclas
key-replay-together = con los demás, o por tu cuenta
key-replay-lead = guiar: los demás ven el momento que tú ves
key-replay-leave = dejar la repetición
ui-enlarge = Agranda la ventana a { $columns } por { $rows } al menos.

# Modo sencillo: una partida en una terminal de líneas
plain-welcome = { $game }, en modo sencillo. Escribe el número de una línea, «más» para todo lo que hay que contar, o «ayuda».
plain-colours = Colores en pantalla: { $names }.
colour-of = { $name } ({ $colour })
colour-1 = rojo
colour-2 = azul
colour-3 = blanco
colour-4 = naranja
colour-5 = verde
colour-6 = violeta
plain-left = La partida está guardada. Hasta otra.
plain-home = tabletop_tui en modo sencillo: grandes juegos de mesa escribiendo números.
plain-rematch = Jugar otra vez: { $names }; empieza el siguiente
plain-bye = Hasta otra.
plain-home-saved = La partida está guardada.
plain-example = { $save } (ejemplo)
plain-story-of = La historia de una partida guardada
plain-lesson-step = Lección, paso { $n } de { $of }: { $step }
plain-lesson-done = { $lesson } (superada)
plain-lesson-how = Donde una lección nombra una tecla, escribe el número de la línea. «pista» ayuda, «salir» la deja.
plain-rules-ask = Número de un apartado, o una palabra que buscar (Enter: volver):
plain-which-game = ¿Qué juego?
plain-game = { $game }, de { $least } a { $most } jugadores
plain-game-only = { $game }, { $least } jugadores
plain-who-plays = ¿Quién juega? De { $least } a { $most } nombres separados por comas; bot:easy, bot:normal, bot:hard o bot:expert es un jugador automático, bot:fair juega tan bien como vosotros; con un estilo detrás (builder, trader, fighter: constructor, comerciante, guerrero) juega así: bot:hard:trader.
plain-players-back = Pulsa Enter para volver atrás.
plain-players-again = Enter: los mismos que la última vez, { $names }, con las mismas opciones; «volver» vuelve atrás.
plain-players = Jugadores, por ejemplo Ana, Luis, bot:normal:
plain-settle = { $game } para { $seats }. ¿Empezar, o cambiar una opción?
plain-next = Ahora decide { $name }. { $question }
plain-pass = Pasa el teclado a { $name } y pulsa Enter:
plain-scrollback = Tu terminal guarda lo que ya ha pasado: bórralo antes de ceder el teclado.
plain-at-the-door = Pulsa Enter cuando { $name } esté al teclado, o escribe «salir».
plain-pin-how = Lo que escribes no se ve. Escribe «olvidado» si has olvidado tu PIN.
plain-pin-new = Lo que escribes no se ve; pulsa Enter para no tener PIN.
plain-not-agreed = { $name } no está de acuerdo.
plain-clocks = Relojes: { $clocks }.
plain-clock-shows = Tu reloj marca { $time }.
plain-no-clocks = Los relojes están parados; «reloj poner» los pone en marcha.
plain-clock-how = Escribe «reloj», «reloj poner» o «reloj quitar».
plain-name = Nombre (Enter: { $name }):
plain-alone = Solo quedan jugadores automáticos. Pulsa Enter para su próximo turno, o escribe «asientos», «historia» o «salir»:
plain-alone-how = Aquí puedes escribir «asientos», «historia», «puntos», «gráficos», «reglas», «componentes», «leyenda», «opciones», «exportar», «guardar» o «salir».
plain-word-again = revancha
plain-help-again = jugar otra vez; empieza el siguiente
plain-word-same = mismo
plain-help-same = el mismo comienzo otra vez, con otra suerte
plain-moment = { $title }.
plain-left-out = { $count ->
    [one] Falta 1 línea: escribe «más» para oírla.
   *[other] Faltan { $count } líneas: escribe «más» para oírlas.
 }
plain-table-same = No ha cambiado nada más en la mesa.
plain-after = Pulsa Enter para salir, o escribe una palabra como «tablero», «historia», «gráficos» o «exportar»:
plain-after-how = Aquí puedes seguir leyendo: «ayuda» muestra las palabras. Enter sale.
plain-picture-on = Los tableros se dibujan ahora.
plain-picture-off = Los tableros se describen ahora con palabras.
plain-look-how = Escribe «mirar» y un lugar: su nombre o su coordenada.
plain-sheet-how = «componentes» y un número lee uno de ellos; «componentes» y una palabra busca las líneas que la contienen.
plain-rules-how = «reglas» y un número lee un apartado; «reglas» y una palabra busca los apartados que la contienen.
plain-rules-next = «reglas { $number }» sigue: { $title }.
plain-not-found = No se encuentra { $text }.
plain-found-more = Y { $count } más.
plain-hint-line = { $hint } (línea { $number })
plain-hint-do = pista { $n }: { $hint }
plain-review-how = Valorado por un jugador automático que mira más lejos que el nivel difícil, con lo que podías saber entonces. Los puntos son estimaciones. «repaso 1» muestra la mesa en la primera pregunta, para un segundo intento.
plain-review-first = Escribe antes «repaso»: hace las preguntas.
plain-turn = Ronda { $round }, { $own ->
    [1] turno de { $name }.
   *[other] turno de { $turn }. Decide { $name }.
 }
plain-setting-up = Preparación. Decide { $name }.
plain-choose = Tu elección
plain-only = { $choice }: pulsa Enter.
plain-in-area = { $what }, { $count ->
    [one] 1 lugar
   *[other] { $count } lugares
 }
plain-several = { $what }, { $count } formas
plain-go-back = Volver
plain-back = Escribe «volver» para dejarlo.
plain-no-line = Escribe un número del { $least } al { $most }.
plain-no-number = Escribe un número del { $least } al { $most }.
plain-back-first = Responde primero, o escribe «volver».
plain-how-many = ¿Cuánto: { $what }?{ $missing ->
    [0] {""}
   *[other] { " " }Faltan { $missing }.
 }
plain-give = Das: { $cards }.
plain-get = Recibes: { $cards }.
plain-nothing = nada aún
plain-nothing-left = No queda nada que pedir.
plain-enough = Eso es todo
plain-with = ¿A quién se lo ofreces?
plain-all = A todos
plain-all-first = A todos; el primer sí cierra el trato
plain-all-choose = A todos, y eliges entre las respuestas
plain-piece = ¿Qué nave disparas?
plain-target = ¿A qué apuntas?
plain-direction = Dirección en grados: 0 es el este, 90 el norte, 180 el oeste, 270 el sur
plain-power = Potencia
plain-aim-freely = De otro modo: con grados y potencia
plain-shoot = Disparar
plain-let-go = Disparar, y que el azar decida la potencia
plain-aim-anew = Apuntar de nuevo
plain-unknown = No conozco «{ $text }». Escribe un número, o «ayuda».
plain-several-words = { $text } puede ser { $words }.
plain-no-redo = No hay nada que rehacer.
plain-points-of = { $name }: { $points } ({ $sources })
plain-no-points = { $name }: 0
plain-round = Ronda { $round }: { $points }
plain-duration = { $minutes ->
    [0] {""}
    [one] 1 minuto
   *[other] { $minutes } minutos
 } { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
 }
plain-round-none = Tras la preparación: { $points }
plain-nothing-shut = Todo lo posible está en la lista.
plain-rule-how = Con un número detrás, «regla» explica esa línea.
plain-saved = La partida se guarda tras cada acción en { $path }.
plain-help = Escribe el número de una línea, o una de estas palabras. Donde hay varias líneas, Enter hace lo mismo que «más»; donde solo hay una, Enter la juega.
plain-help-short = Las palabras se pueden acortar: «pu» es «puntos».
plain-word-back = volver
plain-word-undo = anular
plain-word-redo = rehacer
plain-word-log = historia
plain-word-points = puntos
plain-word-board = tablero
plain-word-hand = mano
plain-word-forecast = previsión
plain-word-brief = breve
plain-word-more = más
plain-word-why = imposible
plain-word-rule = regla
plain-word-hint = pista
plain-word-motive = motivo
plain-word-review = repaso
plain-word-save = guardar
plain-word-help = ayuda
plain-word-quit = salir
plain-word-look = mirar
plain-word-charts = gráficos
plain-word-rules = reglas
plain-word-sheet = componentes
plain-word-legend = leyenda
plain-word-options = opciones
plain-word-picture = mapa
plain-word-orders = órdenes
plain-word-notes = notas
plain-word-time = tiempo
plain-word-seats = asientos
plain-word-pin = pin
plain-word-clock = reloj
plain-word-export = exportar
plain-word-forgotten = olvidado
plain-word-on = poner
plain-word-off = quitar
plain-help-undo = anular la última acción, salvo que después viniera el azar, una carta oculta u otro jugador
plain-help-redo = rehacerla
plain-help-log = lo ocurrido; «historia 50» cuenta las últimas 50 frases
plain-help-points = los puntos de cada cual y de dónde salen
plain-help-board = toda la mesa
plain-help-hand = lo que tienes
plain-help-forecast = lo que cabe esperar si nadie hace nada más
plain-help-brief = lo que ha pasado desde tu última decisión, lo que tienes y la pregunta
plain-help-more = lo que faltaba, y todo sobre las líneas; otra vez: lo que ha cambiado en la mesa
plain-help-look = qué hay en un lugar: «mirar c3»
plain-help-charts = los puntos ronda a ronda y lo que cuenta el juego, como los dados
plain-help-rules = el reglamento; «reglas 5» lee el apartado 5, «reglas ladrón» busca una palabra
plain-help-sheet = los componentes; «componentes 2» lee la segunda clase, «componentes ciudad» busca una palabra
plain-help-legend = qué significan los signos
plain-help-options = las opciones de esta partida
plain-help-picture = los tableros dibujados o en frases: «mapa poner», «mapa quitar»
plain-help-orders = respuestas que das de antemano: comercio, descartes, turnos tranquilos
plain-help-notes = tu libreta, que solo tú ves; notas y un texto añade una línea, notas 2 borra la segunda
plain-help-time = si la mesa tiene un límite de tiempo: más tiempo para quien la hace esperar
plain-help-seats = el ordenador se hace cargo de un asiento, o una persona
plain-help-pin = poner o quitar tu PIN
plain-help-clock = cuánto ha pensado cada cual; «reloj poner» y «reloj quitar»
plain-help-export = la historia en un archivo
plain-help-why = lo que ahora no se puede hacer, y por qué
plain-help-rule = la regla de la pregunta; «regla 3» para la línea 3
plain-help-hint = lo que haría un buen jugador, y por qué
plain-help-motive = por qué el ordenador hizo su última jugada; otra vez: la anterior
plain-help-review = tras la partida: lo que salió bien, la suerte y preguntas sobre las decisiones que más costaron; con un número, un segundo intento
plain-help-save = dónde se guarda la partida
plain-help-help = estas palabras
plain-help-quit = deja la mesa; la partida se guarda tras cada acción

# Ajustes, paleta, letras de salto
home-settings = Ajustes
    .key = j
settings-title = Ajustes
settings-theme = Colores
settings-theme-table = mesa
settings-theme-light = claro
settings-theme-high-contrast = alto contraste
settings-theme-colour-blind = daltonismo
settings-theme-terminal = los de la terminal
settings-fps = Imágenes por segundo (0: sin animación)
settings-glyphs = Caracteres
settings-letters = Jugadores con letras (A a F)
settings-glyphs-auto = automático
settings-glyphs-unicode = todos los signos
settings-glyphs-blocks = bloques y letras
settings-glyphs-ascii = solo letras
settings-mouse = Ratón
settings-language = Idioma
settings-language-auto = automático
settings-language-en = English
settings-language-nl = Nederlands
settings-language-es = Español
settings-pace = Ritmo del ordenador
settings-pace-slow = lento
settings-pace-normal = normal
settings-pace-fast = rápido
settings-moments = Parar en los grandes momentos
settings-moments-all = todos
settings-moments-mine = los que me afectan
settings-moments-none = ninguno
settings-bell = Campana en los grandes momentos
settings-hints = Teclas en la línea de abajo
settings-maps = Mapas dibujados en modo sencillo
settings-pictures = Tableros dibujados
settings-pictures-auto = automático
settings-pictures-pixels = píxeles de verdad
settings-pictures-rich = con luz y sombra
settings-pictures-calm = tranquilos
settings-pictures-plain = medios bloques, signos
settings-tried = { $what }. { $key } lo anula.
settings-as-before = Como antes: { $what }.
settings-press = pulsa la tecla nueva
settings-saved = Guardado.
settings-unsaved = No se pueden guardar los ajustes: { $why }. Valen hasta que salgas.
settings-taken = { $pressed } ya es la tecla de: { $what }.
settings-fixed = { $pressed } significa lo mismo en todas partes.
key-steer-right = lo mismo a la derecha
key-steer-up = lo mismo hacia arriba
key-steer-down = lo mismo hacia abajo
key-jump = letras en cada lugar: escribe una para ir allí
key-palette = todas las órdenes, por su nombre
ui-jump = Escribe las letras de un lugar; cualquier otra tecla las quita.
palette-saved = La partida está guardada en { $path }.
palette-unsaved = Esta partida no está guardada.
palette-save = Guardar, y dónde se guarda
palette-undo = Anular
palette-redo = Rehacer
palette-hint = Una pista
palette-orders = { menu-orders }
palette-theme = Tema de color siguiente
palette-pictures = Dibujar los tableros de otra manera
palette-rule = Reglas
palette-rules = Reglas
palette-settings = Ajustes
palette-mouse = Ratón: sí o no
mouse-on = El ratón está activado.
mouse-off = El ratón está desactivado: ahora es de tu terminal.
palette-seats = Asientos
palette-log = La historia hasta ahora
palette-points = Puntos
palette-charts = Gráficos
palette-legend = Qué significan los signos
palette-sheet = Componentes
palette-replay = Ver la partida otra vez
palette-export = Historia o imagen a un archivo
palette-help = Teclas
palette-leave = Salir
seats-here = al teclado
seats-decides = decide ahora
palette-ask = Escribe parte de una orden

# Palabras con las que no acaba una línea cortada, pues faltaría aquello de lo que hablan.
little-words = un una el la los las tu tus su sus de del a al por para con en y otra otro o más ningún ninguna desde que es son está tiene tienes tienen

order-ask = preguntarme
order-line = { $name }: { $value }
order-followed = { $text } (por una orden permanente)
order-stopped = Tu orden «{ $name }» ha terminado: { $why }
order-stop-illegal = no era posible.
order-stop-undone = se ha anulado una de sus acciones.
order-entry = { $where }: { $what }{ $most ->
    [-1] {""}
    [0] , gratis
    [one] , por 1 bien como mucho
   *[other] , por { $most } bienes como mucho
 }
order-entry-ask = { $where }: pregúntame entonces
order-planned = { $n }. { $entry } – quitarlo
order-add = + { $entry }
order-nothing = Ahora no hay nada que planear.
orders-title = Órdenes permanentes de { $name }
private-none = Toma antes tu mano: las órdenes y las notas son solo tuyas.
notes-title = Notas de { $name }
notes-new = Escribir una nota nueva
notes-line = Nota
notes-change = Cambiar esta nota
    .key = c
notes-remove = Borrar esta nota
    .key = b
notes-empty = Aún no hay notas. Escribe «notas» y un texto para hacer una.
notes-removed = La nota { $n } ya no está.
