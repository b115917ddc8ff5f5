# Una terminal para cada cual: el anfitrión, las mesas que esperan, los avisos y la charla.
help-host = Deja que los amigos jueguen por ssh, cada cual en su propia terminal; tienen el juego y nada más.
help-host-port = El puerto al que vienen los amigos.
help-host-listen = La dirección en que se escucha; 0.0.0.0 son todas. Si falta, solo puede entrar esta máquina.
help-host-guests = Cuántos invitados puede haber a la vez.
help-host-on-turn = Dónde se avisa a quien no está cuando le toca: un webhook (https://…), un correo (smtps://…) o una orden, que recibe JSON por la entrada estándar.
usage-word-order = ORDEN
usage-word-address = DIRECCIÓN
cli-no-asyncssh = Para recibir invitados hace falta asyncssh, que no está instalado: ejecuta antes «pip install asyncssh».
cli-host-no-key = La clave de esta máquina no se puede leer ni hacer: { $why }.
cli-host-no-port = Nadie puede venir a { $where }: { $why }.
host-no-key = En { $path } no hay ninguna clave; apártalo y se hará una nueva.
host-opens = Preparando la mesa …
host-opened = La mesa está abierta para { $most ->
    [one] un invitado
   *[other] { $most } invitados
 }. Una invitación para pegar:
invite-game = Te invito a { $game }, { $when }. En una terminal, con tu nombre antes de la @:
invite-house = Te invito a nuestras partidas, { $when }. En una terminal, con tu nombre antes de la @:
invite-code = El código: { $code }
invite-key = La clave que ssh te muestra la primera vez: { $print }
invite-reset = Si se corta la línea y la terminal queda rara, escribe: reset
invite-since = abierto desde el { $day }, { $time }
invite-day-0 = lunes
invite-day-1 = martes
invite-day-2 = miércoles
invite-day-3 = jueves
invite-day-4 = viernes
invite-day-5 = sábado
invite-day-6 = domingo
invite-copied = Está en tu portapapeles, si tu terminal lo permite.
host-through = Los amigos entran por { $server }, cuyo sshd necesita "GatewayPorts clientspecified" (o yes) y este puerto abierto.
tunnel-stands = El túnel por { $server } está en pie: su puerto { $port } llega hasta aquí.
tunnel-gone = El túnel por { $server } se ha cortado: { $why }. Se vuelve a tender solo.
tunnel-ended = ssh no ha dado ningún motivo
tunnel-no-ssh = aquí no hay ningún ssh instalado
tunnel-no-server = "{ $server }" no es un servidor: escribe usuario@servidor o usuario@servidor:puerto.
help-host-through = Que los amigos entren por este servidor (usuario@servidor), con el que el ssh instalado mantiene un túnel.
help-host-when = Cuándo venir, para la invitación: "esta noche a las ocho".
help-host-copy = Si la invitación va al portapapeles de esta terminal.
usage-word-server = SERVIDOR
usage-word-time = HORA
host-alone = Solo puede entrar esta máquina; --listen 0.0.0.0 abre la mesa a los demás. ^C la cierra.
host-stop = ^C cierra la mesa.
host-over = La mesa está cerrada; todas las acciones están guardadas.
host-came = { $name } ha entrado desde { $address }; ahora { $count ->
    [one] hay un invitado
   *[other] hay { $count } invitados
 }.
host-went = { $name } se ha ido; { $count ->
    [0] ya no queda nadie
    [one] queda un invitado
   *[other] quedan { $count } invitados
 }.
host-no-room = { $name } no encontró sitio: se { $most ->
    [one] permite un invitado
   *[other] permiten { $most } invitados
 }.
host-wrong-code = Un código equivocado desde { $address }, el { $count ->
    [one] primero
   *[other] número { $count }
 } en un minuto.
host-wrong-pin = { $count ->
    [one] Alguien que entró como { $name } ha escrito un PIN equivocado
   *[other] Alguien que entró como { $name } ha escrito { $count } PIN equivocados
 } desde { $address }.
host-code-ask = Código de la mesa:
host-wait = De tu dirección han llegado demasiados códigos equivocados para este nombre; prueba otra vez dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 }.
host-crowd = Demasiadas entradas a la vez; prueba otra vez dentro de un minuto.
host-turned-away = Alguien desde { $address } no pudo entrar: demasiadas entradas a la vez.
host-no-session = En esta conexión no se ha empezado ninguna partida, así que se ha cerrado.
host-port-used = otro programa usa este puerto
host-port-refused = esta cuenta no puede usar este puerto
host-no-address = esta máquina no tiene esa dirección
host-full = La mesa está llena. Prueba más tarde.
host-closed = El anfitrión ha cerrado la mesa. La partida está guardada.
host-silent = Tu línea llevaba demasiado tiempo en silencio y se ha cerrado. La partida está guardada; vuelve a entrar igual.
host-only-games = Aquí solo se juega: conéctate sin orden, desde una terminal.
host-no-guests = El juego no se puede empezar aquí.
crash-guest = El juego ha fallado. La partida está guardada y se puede continuar.

# Las mesas que esperan
help-waiting = Muestra las mesas que esperan a alguien; el código de salida es 1 si no espera ninguna.
help-waiting-name = Solo las mesas que esperan a este nombre.
waiting-save = MESA
waiting-game = JUEGO
waiting-for = ESPERA A
waiting-none = Ninguna mesa de { $folder } espera a nadie.
waiting-not-you = Ninguna mesa de { $folder } espera a { $name }.
waiting-one = { $name } ({ $time })
waiting-free = { $count ->
    [one] un sitio libre
   *[other] { $count } sitios libres
 }
waiting-minutes = { $count } min
waiting-hours = { $count } h
waiting-days = { $count ->
    [one] un día
   *[other] { $count } días
 }

# Avisos a quien no está
call-sentence = { $name }: { $game }, mesa { $table }, te espera. { $what }
call-subject = Te toca: { $game }
call-no-url = Aquí no se puede avisar a nadie: escribe https://…, text:https://…, smtps://… o una orden.
call-no-scheme = Una dirección para avisos empieza por http, https, smtp o smtps, no por "{ $scheme }".
call-no-mailbox = Un correo necesita un buzón, como en smtps://USUARIO:CONTRASEÑA@SERVIDOR/?to=DIRECCIÓN.
call-silent = no responde a tiempo
call-untrusted = su certificado no es de fiar
call-password = no acepta la contraseña
call-refused = responde { $code }
call-unreachable = no hay conexión
call-strange = su respuesta no tiene sentido
call-elsewhere = remite a otra dirección
call-in-the-open = la contraseña se enviaría sin cifrar
call-failed = No se ha podido avisar a { $where }: { $why }. Los próximos intentos serán en silencio.

# Charla
chat-said = { $time } { $name }: { $text }
chat-ask = A todos en la mesa:
chat-too-much = Demasiados mensajes a la vez. Espera un momento.
chat-failed = Nadie recibió tu mensaje: { $why }.
chat-alone = Nadie está en otra terminal: dilo en voz alta.
key-talk = hablar con todos en la mesa
hint-talk = hablar
settings-call = Avisar cuando me toca
settings-call-all = campana, título, aviso
settings-call-bell = solo la campana
settings-call-none = no
settings-talk = Mensajes de los demás
call-title = ● Te toca – { $game }
call-text = La mesa te espera.
plain-word-say = decir
plain-help-say = hablar con todos en la mesa: decir bien jugado
chat-done = Enviado a todos.
help-sit-guest = Como invitado, que puede jugar y nada más.

# La sala de una casa
new-spectators = Los espectadores pueden hablar
new-spectators-help = Quienes miran sin asiento pueden hablar con los jugadores.
menu-spectators = Espectadores: hablar o callar
    .key = A
spectators-talk = Los espectadores pueden hablar.
spectators-quiet = Se ha pedido silencio a los espectadores.
looking-quiet = Los jugadores piden silencio a los espectadores. Puedes quedarte cuanto quieras.
plain-word-spectators = espectadores
plain-help-spectators = si quienes miran pueden hablar: espectadores quitar
plain-spectators-how = Escribe «espectadores poner» o «espectadores quitar».
hall-title = La sala
hall-here = aquí: { $names }
hall-none = Todavía no hay ninguna mesa con un asiento para { $name }. Quédate aquí: en cuanto la haya, te sentarás sin hacer nada.
hall-onlooker = Aquí no tienes nombre, así que puedes mirar las mesas.
hall-own = Tus mesas
hall-open = Asientos para cualquiera
hall-tables = { $count ->
    [one] 1 mesa
   *[other] { $count } mesas
 }
hall-house = Mesas de esta casa
hall-keyboard = En este teclado
hall-watch = Mesas que se pueden mirar
hall-over = Partidas terminadas
hall-your-turn = es tu turno
hall-your-seat = tu asiento está libre
hall-talk-ask = A todos los de la sala:
hall-waits = espera a { $names }
hall-look = Mirar otra vez
help-host-game = Prepara antes una mesa nueva de este JUEGO, con --seats.
help-host-seats = Quiénes juegan en la mesa nueva: nombres, "?" para cualquiera, y bot:LEVEL.
help-host-limit = Cuánto puede durar un turno en la mesa nueva, como 24h, antes de que lo juegue un jugador automático; 24h:hard dice lo bien que juega.
help-host-days-off = Con --limit: días que no cuentan, como 2026-12-24..2026-12-26.
help-host-patience = Cuánto espera la mesa nueva a quien no está: 10 minutos (live) o 3 días (slow).
help-host-names = Quién juega en esta ventana; repítelo para cada persona que la comparte.
help-host-code = Un código de al menos diez letras y cifras en lugar de uno al azar, o "keep" para el mismo código al azar todos los días.
cli-host-new = --new JUEGO y --seats NOMBRES van juntos, sin ARCHIVO.
host-short-code = Un código necesita entre { $least } y { $most } letras y cifras; si no, es fácil de adivinar.
host-bad-code = En { $path } no hay ningún código; apártalo y se hará uno nuevo.
host-waits = Todavía no hay ninguna mesa con un asiento para { $name }, que espera en la sala: "tabletop-tui new JUEGO --seats NOMBRES --open" prepara una.
host-sit-down = Manda esto a tus amigos. Enter: sentarse como { $names }.
hall-waiting = En la sala: { $names }.
help-sit-hall = Entrar en la sala de todas las mesas, como los invitados.

# Las claves como nombres
help-keys = Muestra las claves de ssh por las que se reconoce a los invitados. "keys forget NOMBRE" quita las de un nombre, que entonces puede venir con otra.
keys-whose = ¿De quién? Escribe "tabletop-tui keys forget NOMBRE".
keys-none = Todavía no se conoce a ningún invitado por su clave.
keys-forgotten = { $count ->
    [0] Aquí no hay ninguna clave de { $name }.
    [one] Se ha olvidado una clave de { $name }. El próximo invitado con ese nombre, el código y una clave se lo queda.
   *[other] Se han olvidado { $count } claves de { $name }. El próximo invitado con ese nombre, el código y una clave se lo queda.
 }
keys-no-key = Esto no es una clave pública de ssh: { $text }
keys-damaged = La línea { $line } de { $path } no es una clave con su nombre. Corrígela o quítala; hasta entonces nadie puede entrar.
keys-gone = La clave con la que has venido ya no vale.
keys-many = Para un nombre bastan { $most } claves.
host-new-key = { $name }, aquí tu clave de ssh es nueva. Escribe el código una vez; después basta la clave.
host-code-wrong = Ese no es el código.
host-by-key = { $name } viene aquí con su clave de ssh, y esta no lo es. Usa aquella, añade esta desde allí (k en la sala) o pide al dueño de la casa que la olvide.
host-key-kept = Desde ahora { $name } viene con esta clave: { $print }
host-keys-unreadable = No se puede dejar entrar a nadie: { $why }.
host-keys-closed = La casa no puede consultar ahora sus claves. Avisa al dueño.
hall-key-ask = La línea del archivo .pub de tu otro ordenador:
hall-key-added = Desde ahora puedes venir también con esta clave: { $print }
hall-key-known = Con esta clave ya puedes venir: { $print }
hall-key-failed = La clave no se ha guardado: { $why }.
keys-heading =
    Las claves por las que se reconoce aquí a los invitados: tipo, clave y el nombre que vino con ella primero.
    "tabletop-tui keys forget NOMBRE" quita las claves de un nombre, que entonces puede venir con otra.
help-sit-key = La huella de la clave por la que el anfitrión conoce a un invitado; solo la da un anfitrión.
hall-new-game = ¿Una mesa nueva de qué juego?
hall-new-seats = ¿Quiénes juegan? Nombres, ? para cualquiera, bot:normal:
hall-no-new = Solo el dueño de esta casa prepara mesas.
hall-too-many = El dueño de esta casa permite { $most ->
    [one] 1 mesa
   *[other] { $most } mesas
 } a la vez.
help-host-tables = Con cuántas mesas en juego los invitados ya no pueden preparar otra; 0: nunca pueden.
help-sit-tables = Con cuántas mesas en juego los invitados ya no pueden preparar otra; 0: nunca pueden.
host-really = Hay { $count ->
    [one] un invitado
   *[other] { $count } invitados
 } aquí. Otro ^C antes de { $seconds } segundos cierra la casa.
