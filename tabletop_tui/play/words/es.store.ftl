# Partidas guardadas, ajustes, archivos y asientos: qué les pasa, y hasta dónde llega una partida.

# Una partida guardada que no se puede jugar
save-nameless = El archivo
save-missing = { $name } no existe.
save-unreadable = { $name } no se puede leer: { $why }.
save-no-file-name = { $name } no es nombre de un archivo.
save-empty = { $name } está vacío.
backup-in-play = { $name } está en juego, o es la copia de seguridad de una partida que lo está. Hasta que acabe no se hace ninguna copia.
save-too-large = { $name } es demasiado grande para una partida guardada.
save-cut-short = { $name } está cortado.
save-no-text = { $name } está dañado: no es el texto de una partida guardada.
save-utf16 = { $name } no está en UTF-8 sino en UTF-16; guárdalo como UTF-8.
save-foreign = { $name } no es una partida guardada de este programa.
save-newer = { $name } lo escribió un programa más nuevo (formato { $format }, no { $ours }).
save-newer-rules = { $name } lo escribió un programa más nuevo (reglas { $rules }, no { $ours }).
save-no-format = { $name } tiene un formato que nunca existió.
save-no-game = { $name } es de un juego que no está aquí ({ $game }).
game-broken = El juego { $game } queda fuera: su paquete { $package } no se puede leer ({ $why }).
game-twice = Un segundo juego con el id { $game } queda fuera: { $package }.
game-no-id = El juego de { $package } queda fuera: { $game } no es un id (minúsculas, cifras y _).
games-unread = No se encuentran juegos de fuera: lo instalado no se puede leer ({ $why }).
game-lacks = El juego { $game } queda fuera: su paquete { $package } no tiene { $what }.
game-other-id = El juego { $game } queda fuera: su paquete { $package } contiene el juego { $id }.
game-wrong = El juego { $game } queda fuera: no se puede abrir ninguna mesa suya ({ $why }).
game-failed = El juego { $game } ha fallado y queda fuera hasta que el programa empiece de nuevo; lo jugado está guardado ({ $why }).
game-part-broken = { $part ->
    [tui] El juego { $game } se muestra en el tablero normal
    [plain] El juego { $game } se cuenta en modo sencillo de la manera normal
   *[bot] El ordenador mira solo los puntos cuando juega a { $game }
 }: su propio { $module } no se puede usar ({ $why }).
save-number = { $name } está dañado: contiene un número imposible.
save-damaged = { $name } está dañado en { $where }.
save-broken = { $name } está dañado: sus partes no encajan.
save-options = { $name } tiene opciones que este juego no tiene.
save-position = { $name } contiene una posición que no puede ser.
save-stuck = { $name } contiene una posición con la que no se puede seguir.
save-name = { $name } tiene un jugador cuyo nombre no se puede mostrar.
save-level = { $name } tiene un jugador automático de un nivel desconocido.
save-style = { $name } tiene un jugador automático de un estilo desconocido.
save-twice = { $name } tiene dos jugadores con el mismo nombre.
save-seats = { $name } tiene un número equivocado de jugadores.
load-changed-rules = Las reglas han cambiado desde entonces. Puedes seguir jugando, pero no anular, repetir ni repasar jugadas anteriores.
load-no-way-back = El historial de esta partida se ha perdido: puedes seguir jugando, pero no anular, repetir ni repasar jugadas anteriores.

# El disco
disk-full = el disco está lleno
disk-quota = la cuota está agotada
disk-limit = el archivo ha llegado al tamaño máximo
disk-read-only = el disco es de solo lectura
disk-refused-folder = en la carpeta no se puede escribir
disk-refused-file = no se permite leerlo
disk-no-file = no hay tal archivo
disk-stands = ya hay algo con ese nombre
disk-no-folder = la carpeta ya no está
disk-no-working-folder = la carpeta de trabajo ya no está
disk-silent = el disco no responde
disk-long-name = el nombre es demasiado largo
disk-is-folder = hay una carpeta con ese nombre
disk-link = hay un enlace de por medio
disk-pipe = es una tubería o un dispositivo, no un archivo
disk-circle = su enlace apunta a sí mismo
disk-nowhere = su enlace no apunta a nada
disk-is-folder-here = es una carpeta
disk-refused = el disco lo rechazó
disk-held = otra sesión lo tiene bloqueado
disk-no-locks = el disco no sabe bloquear archivos

# Una partida guardada que está abierta
held-apart = { $name } se juega en varias terminales: { $names }.
held-open = { $name } está abierto en otra sesión: { $holder }.
held-by = { $user } en { $host }, desde las { $since } (proceso { $pid })
held-by-at = { $user } en { $host }, terminal { $tty }, desde las { $since } (proceso { $pid })
save-file-taken = Se ha hecho cargo de la partida { $holder }.
save-file-copied = Esta partida es de { $owner }: sigues en una copia, { $name }.
save-file-gone-on = Otra sesión ha seguido con esta partida.
save-file-unsaved = La partida no se puede guardar: { $why }. Sigue en la memoria.
save-file-saved-again = La partida vuelve a estar guardada.

# La lista de partidas guardadas
saves-over = terminada
saves-setting-up = preparación
saves-turn = ronda { $round }: { $name }
local-day = { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sep
    [10] oct
    [11] nov
   *[12] dic
 } { $year } { $time }
saves-no-folder = No se puede leer la carpeta { $folder }: { $why }.
saves-no-name = '{ $name }' no es nombre para una partida guardada: valen letras, cifras, espacios y . , - _
saves-example = ejemplo

# Ajustes
toml-unreadable = { $file } no se puede leer, así que valen los valores por defecto.
toml-none = { $file } no es TOML ({ $why }), así que valen los valores por defecto.
toml-too-long = es demasiado largo
toml-not-utf8 = no es UTF-8
toml-line = la línea { $line } no se entiende
toml-not-understood = no se entiende
toml-unknown = { $where }: no hay ningún ajuste '{ $shown }'; hay { $known }.
toml-must = { $where }: { $shown } tiene que ser { $must }, así que vale el valor por defecto.
toml-a-text = un texto como "z"
toml-a-table = una tabla de textos
toml-where = { $file }, línea { $line }
keymap-unknown = settings.toml: no hay ninguna tecla '{ $id }'; hay { $known }.
keymap-wrong = settings.toml: keys.{ $id } { $why }, así que vale la tecla por defecto.
keymap-none = necesita una tecla
keymap-fixed = no puede ser { $key }, que significa lo mismo en todas partes
keymap-taken = tiene una tecla que ya es de { $other }

# Archivos que dan los jugadores
given-unreadable = El archivo '{ $file }' para { $option } no se puede leer: { $why }.
given-no-name = El archivo '{ $file }' para { $option } no se puede leer: no es un nombre de archivo.
given-too-long = El archivo '{ $file }' para { $option } es demasiado largo.
given-empty = El archivo '{ $file }' para { $option } está vacío.
given-utf16 = El archivo '{ $file }' para { $option } no está en UTF-8 sino en UTF-16, o no es un texto; guárdalo como UTF-8.
given-not-utf8 = El archivo '{ $file }' para { $option } no está en UTF-8: la línea { $line } tiene un carácter de otra codificación; guárdalo como UTF-8.
given-kept = { $why } (Está en { $path }.)

# Asientos y opciones
wrong-name = Un jugador necesita un nombre.
wrong-name-signs = Un nombre no puede llevar caracteres de control.
wrong-name-long = Un nombre tiene como máximo { $most } caracteres; { $name }… tiene { $found }.
wrong-name-twice = Dos jugadores se llaman '{ $name }'.
wrong-name-alike = '{ $name }' y '{ $other }' se parecen; nadie distinguiría a los dos jugadores.
wrong-name-unseen = Un nombre tiene que verse: este lleva un signo que no se dibuja.
wrong-name-marks = Una letra de un nombre puede llevar como máximo { $most } acentos.
wrong-level = No hay ningún nivel '{ $word }'; elige entre { $known }.
wrong-style = No hay ningún estilo '{ $word }'; elige entre { $known } (quien juega al azar no tiene ninguno).
wrong-players = A { $game } juegan de { $least } a { $most } jugadores, no { $found }.
wrong-players-only = A { $game } juegan { $least } jugadores, no { $found }.
wrong-flag = { $option } tiene que ser yes (sí) o no, no '{ $word }'.
wrong-number = { $option } tiene que ser un número de { $least } a { $most }, no '{ $word }'.
wrong-choice = { $option } tiene que ser { $known }, no '{ $word }'.
wrong-option = No hay ninguna opción '{ $option }'; hay { $known }.
wrong-no-options = No hay ninguna opción '{ $option }'; este juego no tiene ninguna.
wrong-value = '{ $value }' no es un valor para la opción { $option }.
wrong-first = No hay un jugador { $first } en una mesa de { $seats }.
bot-stumbled = { $name } no pudo pensar por un fallo, y jugó al azar.
bot-stumbled-for = El jugador automático en lugar de { $name } no pudo pensar por un fallo, y jugó al azar.
hint-stumbled = Por un fallo no hay ninguna pista.
stumbled-file = { $told } Detalles: { $file }
# Records over games
records-damaged = El archivo de récords estaba dañado. Se ha movido a { $path }, y las partidas guardadas se han contado de nuevo.
records-newer = El archivo de récords es de una versión más nueva del programa; solo se cuentan las partidas guardadas.
records-unreadable = No se puede leer el archivo de récords: { $why }.
records-unkept = No se pudieron guardar los récords: { $why }.
wrong-limit = «{ $word }» no es un límite de tiempo. Escribe 30m, 24h o 3d, de cinco minutos a sesenta días.
wrong-days = «{ $word }» no son días. Escribe 2026-12-24, o 2026-12-24..2026-12-26.
