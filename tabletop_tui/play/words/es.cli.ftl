# La línea de órdenes: ayuda, errores, listas, el diagnóstico.
wrong-language = No hay ningún idioma '{ $word }'; hay { $known }.

# Uso
usage-title = Uso:
usage-options = Opciones
usage-commands = Órdenes
usage-example = Ejemplo
usage-error = Error:
usage-try = Escribe '{ $command }' para ver la ayuda.
usage-word-options = OPCIONES
usage-word-command = ORDEN [PALABRAS]...
usage-word-default = por defecto
usage-word-required = obligatorio
usage-word-option-value = OPCIÓN=VALOR
usage-word-integer-range = NÚMERO
usage-word-integer = NÚMERO
usage-word-text = TEXTO
usage-word-path = RUTA
usage-word-game = JUEGO
usage-word-file = ARCHIVO
usage-word-name = NOMBRE
usage-missing = Falta { $name }.
usage-no-option = No hay ninguna opción '{ $name }'.{ $count ->
    [0] {""}
   *[other] { " " }¿Querías decir { $near }?
 }
usage-no-value = La opción { $name } necesita un valor.
usage-no-command = No existe la orden '{ $name }'.{ $count ->
    [0] {""}
   *[other] { " " }¿Querías decir { $near }?
 }
usage-too-many = Sobra una palabra: { $words }.
usage-bad-value = { $name } { $why }.
usage-choice = tiene que ser uno de { $choices }
usage-range = tiene que ser un número entero desde { $least }{ $top ->
    [0] {""}
   *[other] { " " }hasta { $most }
 }
usage-number = tiene que ser un número entero
usage-text = no puede ser eso

# Ayuda
help-cli = Juegos de mesa exigentes en una terminal, para 2 a 6 personas ante un teclado o por ssh, y jugadores automáticos. Sin orden: la pantalla de inicio.
help-new = Empieza una partida.
help-new-seats = Quién juega: "Anna,bot:hard:trader,bot:hanna". bot:fair se adapta a vuestros resultados.
help-new-seed = La semilla de todos los dados y cartas; al azar si falta.
help-new-clocks = Cuenta el tiempo de pensar de todos.
help-new-pins = Pide a todos un PIN antes de empezar la partida; con --open, a quienes juegan aquí.
help-new-save = El archivo en que se guarda la partida.
help-resume = Sigue con una partida guardada (la más nueva, si no se nombra un ARCHIVO). De los ejemplos y las copias de seguridad se hace antes una copia.
help-resume-take-over = Se hace cargo de una partida abierta en otra sesión.
help-replay = Recorre una partida guardada; sin terminal, la escribe.
help-replay-seat = La vista de quién; todas las manos se ven cuando la partida ha terminado.
help-practice = Prueba los tiros de un juego en una mesa aparte; no se guarda nada.
help-day = Empieza la partida del día: una persona contra jugadores automáticos, con el mismo comienzo para todos. Cambia a medianoche UTC y es más difícil a lo largo de la semana.
help-day-week = La partida de la semana.
help-day-name = Tu nombre.
help-saves = Muestra las partidas guardadas, la más nueva primero.
help-records = Muestra quién ha ganado más, por juego y por nombre.
help-check = Comprueba partidas guardadas, que se vuelven a jugar, y archivos de componentes: una línea por archivo, o por fallo de los componentes.
help-check-day = Comprueba que sean partidas del día o de la semana, jugadas según las reglas desde su comienzo, y muestra los resultados.
help-check-game = El juego cuyos componentes contienen los archivos, si no lo dicen ellos mismos.
help-components = Escribe cada fila de la caja de un juego, con su grado de certeza, como un archivo en el que el dueño pone los valores impresos.
help-transcript = Escribe una partida en frases: lo que todos en la mesa saben de ella, y todo cuando ha terminado.
help-transcript-seat = Como la vio un jugador.
help-transcript-form = La forma del texto.
help-film = Escribe una partida como asciicast, que reproducen terminales y páginas web: como la ve un espectador, con todas las manos cuando ha terminado.
help-film-turning = Solo lo que cambió la partida, y el principio y el final.
help-film-first = La primera acción.
help-film-last = La última acción.
help-film-size = Las columnas y filas de la terminal.
help-film-output = El archivo que se escribe; si falta, junto a la partida guardada.
help-review = Repasa una partida terminada: las mejores decisiones de cada jugador, la suerte de cada asiento, y las decisiones que más costaron con lo que habría sido mejor.
help-review-seat = Solo las decisiones de este jugador.
help-doctor = Muestra qué sabe hacer la terminal y qué usará el programa.
help-games = Muestra los juegos con sus jugadores y opciones.
help-simulate = Juega partidas al azar, o entre jugadores automáticos, y las mide.
help-simulate-seats = Cuántos se sientan a la mesa; con --levels cada número si falta.
help-simulate-words = Jugadores automáticos en lugar del azar, como easy,normal; se sientan por turno.
help-simulate-cap = Acciones tras las que termina una partida.
help-simulate-tiles = Con --levels: cuántas veces se tomó cada loseta, en qué ronda y en qué puesto entre las de su clase.
help-arena = Enfrenta niveles de jugadores automáticos, cambiando de asiento.
help-arena-words = Algunos de { $levels }, cada uno con un estilo si se quiere: hard:trader.
help-arena-seats = Cuántos se sientan a la mesa; los menos posibles si falta.
help-arena-jobs = Procesos a la vez.
help-option-count = Cuántas partidas se juegan.
help-option-seed = La semilla de la primera partida.
help-option-settings = Una opción; véase tabletop-tui games.
help-option-as-json = Escribe un solo objeto JSON.
help-option-fps = Imágenes por segundo; 0 para no tener animación.
help-option-ascii = Dibuja solo con letras corrientes.
help-option-no-mouse = Deja el ratón a la terminal.
help-option-no-kitty = No pide a la terminal su propio protocolo de teclas.
help-option-theme = Un tema de colores.
help-option-plain = Juega por líneas numeradas, en cualquier terminal o por una tubería (pipe).
help-option-language = El idioma, digan lo que digan los ajustes y la configuración regional.
help-option-help = Muestra esta página.
help-option-version = Muestra la versión.

# Lo que no se puede
cli-help-lists = { $why }; tabletop-tui --help muestra las órdenes.
cli-no-terminal = Aquí no hay ninguna terminal en que jugar.
cli-poor-terminal = Las pantallas necesitan una terminal que sepa mover su cursor.
cli-poor-terminal-plain = Las pantallas necesitan una terminal que sepa mover su cursor; --plain juega en cualquiera.
cli-in-plain = Esta terminal no sabe mover su cursor, así que se juega en modo sencillo.
cli-no-theme = No hay ningún tema '{ $word }'; hay { $known }.
cli-no-game = No hay ningún juego '{ $word }'; hay { $known }.
cli-which-game = '{ $word }' puede ser { $found }.
all-of = { $most } y { $last }
one-of = { $most } o { $last }
cli-no-option = No hay ninguna opción '{ $word }'; las opciones se escriben clave=valor, con { $known }.
cli-no-save = No hay ninguna partida guardada '{ $word }'.
cli-nothing-saved = No hay ninguna partida con que seguir en { $folder }.
cli-with-backup = { $trouble }; se puede seguir con su copia: tabletop-tui resume '{ $backup }'
cli-nobody = Nadie se llama '{ $name }'; están { $known }.
cli-no-practice = { $game } no tiene mesa de prácticas; prueba { $known }.
cli-practice-none = { $game } no tiene mesa de prácticas.
cli-saved-in = La partida está guardada en { $path }.
cli-exists = { $path } ya existe; sigue con esa partida o elige otro nombre.
cli-film-exists = { $path } ya existe. Elige otro nombre.
cli-film-backwards = La película empezaría en la acción { $first } y terminaría en la { $last }.
cli-film-size = «{ $word }» no es un tamaño de { $least } a { $most }.
cli-film-done = { $count ->
    [one] Un momento está
   *[other] { $count } momentos están
 } en { $path }. Reprodúcela con: asciinema play
day-no-game = { $game } no tiene partida del día; estos sí: { $known }.
day-begun = Ya has empezado esta partida; tabletop-tui resume { $name } sigue con ella.
day-none = { $path } no es una partida del día ni de la semana: el comienzo, los asientos, las opciones o los ajustes son otros.
day-other-luck = { $path }: el azar cambió en la acción { $n }, así que ya no es la partida de aquel día.
day-refused = { $path }: la acción { $n }, de { $name }, no es válida: { $why }
day-refused-plainly = { $path }: la acción { $n }, de { $name }, no es válida.
day-other-end = { $path }: las acciones son válidas, pero no llevan a la posición del archivo.
day-unfinished = { $path }: la partida de { $when } no ha terminado. { $count ->
    [one] Su única acción es válida.
   *[other] Sus { $count } acciones son válidas.
 }
day-legal = { $count ->
    [one] La única acción es válida
   *[other] Las { $count } acciones son válidas
 } desde el comienzo de esa fecha. Esto no puede demostrar que nadie mirara lo que traería el azar ni que jugara la partida más de una vez.
cli-not-saved = La partida no se puede guardar en { $path }: { $why }.
cli-no-output = No se puede escribir la salida: { $why }.
cli-no-home = La carpeta de trabajo ya no está, y TABLETOP_HOME ({ $path }) parte de ella.
cli-no-file-name = '{ $path }' no es nombre para un archivo.
cli-take-over = { $why }; con --take-over te haces cargo de ella.
cli-cannot-open = { $name } no se puede abrir para seguir: { $why }.
cli-not-these-eyes = Mientras la partida sigue, nadie mira como { $name }, un jugador automático.
cli-no-eyes-now = Otros juegan esa partida, así que no se muestra ninguna mano hasta que acabe: { $why }.
cli-pin-needs-terminal = { $name } tiene PIN y la partida no ha acabado: sin terminal nadie puede escribirlo. Sin --seat se cuenta lo que todos saben.
cli-not-proved = Sin el PIN de { $name } no se muestra nada.
cli-no-way-back = El historial de esta partida se ha perdido, así que no hay nada que mostrar.

# El archivo de componentes de un dueño
no-components = { $game } no tiene archivo de componentes.
cli-neither = { $name } no es una partida guardada ni un archivo de componentes que diga su juego; si lo es: tabletop-tui check '{ $path }' --game JUEGO.
check-own = { $path }: componentes de { $game } sin fallos. { $changed ->
    [0] Ninguna fila difiere
    [one] Una fila difiere
   *[other] { $changed } filas difieren
 } de la caja incluida. Sus { $rows } filas: { $counts }.
check-faults = { $path }: { $count ->
    [one] un fallo
   *[other] { $count } fallos
 } en los componentes de { $game }.
own-head = { $game }: la caja como la tiene este programa, para poner lo que imprime la tuya. Lo que va detrás de dos barras no se lee.
own-sure = Encima de cada fila está su grado de certeza. Las { $rows } filas: { $counts }.
own-sure-known = KNOWN: lo dice una fuente.
own-sure-derived = DERIVED: se sigue de lo conocido.
own-sure-part = PART: el texto de detrás dice qué se sabe; el resto es inventado.
own-sure-reconstructed = RECONSTRUCTED: inventado para poder jugar.
own-do = 1. Mira las filas con PART o RECONSTRUCTED y escribe lo que imprime tu caja. Una fila que cambias cuenta como KNOWN; una que dejas cuenta como antes. Si es correcta tal como está, añádele "status": "KNOWN". Puedes quitar secciones enteras.
own-check = 2. Comprobar: tabletop-tui check ARCHIVO
own-play = 3. Jugar: tabletop-tui new { $id } --seats Anna,Ben --set components=ARCHIVO
own-keep = O para cada partida nueva: guarda el archivo como { $path }

# Listas
list-no-saves = No hay partidas guardadas en { $folder }.
list-save = GUARDADA
list-game = JUEGO
list-seats = JUGADORES
list-turn = TURNO
list-when = CUÁNDO
list-check = { $path }: { $way }; { $game }, { $turn }.
list-replayed = jugada de nuevo, { $count } acciones
list-players = { $id }: { $game }, de { $least } a { $most } jugadores
list-players-only = { $id }: { $game }, { $least } jugadores
list-flag-on = yes (sí) o no
list-flag-off = no o yes (sí)
list-number = { $default }, de { $least } a { $most }
list-choice = { $default }, o { $others }
list-file = un archivo
list-every-game = todos los juegos:
list-quiet-spectators = Los espectadores no pueden hablar
list-no-hints = Sin pistas

# Medir
arena-few = Una arena necesita dos niveles o más, cada uno nombrado una vez.
arena-seats = { $levels } niveles necesitan { $levels } asientos, no { $seats }.
arena-no-level = No hay ningún nivel '{ $word }'; hay { $known }.
arena-done = { $game }, { $seats } jugadores: { $finished } de { $games } partidas terminadas, { $actions } acciones, { $rounds } rondas de media
arena-duel = { $one } acabó por delante de { $other } en { $share } de { $comparisons } comparaciones (de { $low } a { $high })
arena-level = NIVEL
arena-won = GANADAS
arena-score = PUNTOS
arena-decisions = DECISIONES
arena-mean = MEDIA MS
arena-median = MEDIANA MS
arena-most = 95% MS
arena-cpu-mean = CPU MEDIA
arena-cpu-most = CPU 95%
taken-sort = CLASE
taken-tile = LOSETA
taken-taken = VECES
taken-games = PARTIDAS
taken-round = RONDA
taken-place = PUESTO
taken-first = PRIMERA
measure-games = { $game }, { $seats } jugadores: { $finished } de { $games } partidas terminadas
measure-speed = { $actions } acciones en { $seconds } s, { $rate } por segundo
measure-costs = enumerar opciones { $offers } µs, copiar { $clone } µs
measure-scores = puntuación media por asiento { $scores }, ganadas { $wins }, rondas de media { $rounds }
measure-seats = puntuación media por asiento: { $seats }; por puesto final: { $places }
measure-sources = puntos medios por origen: { $sources }
measure-deeds = en una partida, de media: { $deeds }
measure-unused = { $level } nunca eligió: { $kinds }

# El diagnóstico
doctor-terminal = Terminal
doctor-use = En uso
doctor-files = Archivos
doctor-versions = Versiones
doctor-size = tamaño
doctor-encoding = codificación
doctor-keys = teclas y pantalla
doctor-inside = multiplexor
doctor-ssh = por ssh
doctor-signs = ancho de · ─
doctor-name = su nombre
doctor-shows = píxeles
doctor-cell = tamaño de una celda
doctor-looks = Signos para comparar: cada uno llena sus partes de la celda, sin huecos ni recuadros
doctor-halves = mitades
doctor-quadrants = cuartos
doctor-sextants = sextos
doctor-octants = octavos
doctor-boards-use = los tableros usan
doctor-mode = modo
doctor-colours = colores
doctor-characters = signos
doctor-theme = tema
doctor-pictures = imágenes
doctor-mouse = ratón
doctor-driver = controlador
doctor-protocol = protocolo de teclas
doctor-keys-changed = teclas cambiadas
doctor-language = idioma
doctor-saves = guardadas
doctor-settings = ajustes
doctor-own = archivos propios
doctor-games = juegos de fuera
doctor-program = programa
doctor-not-set = sin definir
doctor-no-locale = sin configuración regional
doctor-too-small = { $size }, demasiado pequeña: las pantallas necesitan { $needed }
doctor-is-terminal = una terminal
doctor-is-pipe = ninguna terminal: una tubería o un archivo
doctor-no-multiplexer = ni tmux, ni screen, ni zellij
doctor-truecolor = 16 millones
doctor-256 = 256
doctor-16 = 16
doctor-grey = ninguno, tonos de gris (NO_COLOR)
doctor-unicode = todos los signos
doctor-blocks = medios bloques y letras corrientes
doctor-ascii = solo letras corrientes
doctor-signs-one-cell = una celda
doctor-signs-two-cells = dos celdas
doctor-untold = la terminal no lo dice
doctor-by-kitty = por el protocolo de kitty
doctor-by-sixel = como sixel ({ $colours } colores, hasta { $width } x { $height })
doctor-no-pixels = no
doctor-no-pillow = { $how }, pero sin Pillow los tableros se dibujan en celdas: pip install pillow
doctor-cell-size = { $width } x { $height } píxeles
doctor-screens = pantallas
doctor-plain = sencillo, pues la terminal no sabe mover su cursor
doctor-commands = órdenes y --plain, pues no hay terminal
doctor-fps = { $fps } por segundo
doctor-no-fps = sin animación
doctor-no-mouse = no, queda para la terminal
doctor-cells = envía solo las celdas que cambian
doctor-common-keys = el común
doctor-own-keys = el propio de la terminal si lo tiene (kitty)
doctor-no-keys = ninguna
doctor-by-flag = { $language }, por --language
doctor-by-settings = { $language }, por los ajustes
doctor-by-locale = { $language }, por la configuración regional
doctor-saves-in = { $folder } ({ $state }; guardadas: { $count })
doctor-settings-read = { $path } (leído)
doctor-settings-none = { $path } (no hay ninguno, valen los valores por defecto)
doctor-own-in = { $path } (se usa en cada partida nueva)
doctor-file-there = no se puede escribir: hay un archivo en su lugar
doctor-not-writable = no se puede escribir
doctor-not-writable-as = no se puede escribir: { $why }
doctor-writable = se puede escribir
doctor-not-yet = se crea con la primera partida guardada
doctor-python = { $version } en { $system }
doctor-not-installed = no instalado

# A mistake of the program
crash-written = tabletop-tui ha fallado; tu partida está guardada. Detalles: { $path }
crash-unwritten = tabletop-tui ha fallado; tu partida está guardada. No se han podido escribir los detalles: { $why }.
cli-limit-without-open = Un límite de tiempo es para mesas de varias terminales: --open, o host --new.
cli-days-without-limit = --days-off va con --limit.
