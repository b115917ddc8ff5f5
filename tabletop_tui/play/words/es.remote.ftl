# Una mesa con varias terminales.
remote-stale = Alguien fue más rápido: esta ya no es la pregunta. Mira de nuevo.
remote-unwritten = No se ha jugado nada: { $why }. Inténtalo otra vez.
remote-gone = La partida guardada no se puede leer ahora.
remote-other-game = { $name } contiene ahora otra partida.
remote-seat-taken = Ahora en otra terminal: { $names } ({ $holder }).
remote-no-seat = No hay asiento para { $name }, solo para { $names }. Los asientos para cualquiera se dejan libres al abrir la mesa.
remote-who = ¿Quién eres?
remote-which = { $name }, en esta mesa no hay ningún asiento con ese nombre. ¿Qué asiento libre ocupas?
remote-free = { $name } (libre)
remote-open = { $name } (para cualquiera)
remote-door = «Quién juega»
remote-door-typed = «{ $word }»
remote-not-full = Falta que se sienten: { $names }. En { $door }, el ordenador puede ocupar un asiento libre.
remote-idle = { $name } (inactivo{ $minutes ->
    [0] {""}
   *[other] , { $minutes } min
 })
remote-away = { $name } (ausente{ $minutes ->
    [0] {""}
   *[other] , { $minutes } min
 })
remote-gone-away = { $names }: se ha ido, o se ha cortado la línea.
remote-elsewhere = Los demás están en sus terminales, así que aquí no se puede acordar eso.
together-led = { $name } guía
together-leads = tú guías
together-alone = por tu cuenta
together-nobody = Ahora no guía nadie: con F guías tú, y los demás ven lo que tú ves.
together-already = Ya guías tú: los demás ven lo que tú ves.
together-one-screen = Esta pantalla es solo tuya: nadie más la ve.
remote-own-eyes = Durante la partida cada uno ve solo su mano.
ui-aims = { $names } apunta.
ui-wait-on = Esperar las respuestas
foot-yours = ● Te toca
plain-waits = En espera: { $what }
plain-waiting-ask = Esperando a otros. Escribe una palabra como «decir», «tablero» o «historia», o «salir» (Enter: a quién se espera):
plain-waiting-how = Mientras esperas puedes leer, hablar o irte: «ayuda» enumera las palabras.
undone-line = { $name } ha anulado { $count ->
    [one] una acción
   *[other] { $count } acciones
 }.
remote-taken-back = Alguien ha anulado una acción.
seats-free = libre
menu-talk = Hablar con todos
    .key = d
menu-motion = Votar una petición
    .key = e
hint-talk = hablar
remote-looks-on = Los espectadores no pueden cambiar nada.
remote-opened = La mesa está abierta. Los demás se sientan con: tabletop-tui sit { $name } --as NOMBRE
new-remote = Una terminal para cada uno
new-remote-help = Unirse con: tabletop-tui sit --as NOMBRE. Empieza cuando están todos.
new-open = (para cualquiera)
new-open-help = Cualquiera puede ocupar este asiento. Escribe un nombre para reservarlo.
absence-answer = Que el ordenador responda por { $name } esta vez
    .key = r
absence-hold = Que el ordenador juegue hasta que vuelva { $name }
    .key = h
absence-answered = El ordenador ha respondido por { $name }.
absence-held = El ordenador juega hasta que vuelva { $name }.
stood-in-line = { $text } (jugado por el ordenador)
stood-in-told = { $count ->
    [one] Mientras no estabas, el ordenador ha jugado una vez por ti
   *[other] Mientras no estabas, el ordenador ha jugado { $count } veces por ti
 }. La historia lo señala.
absence-back = { $name } ha vuelto o ya ha respondido.
absence-just-left = { $name } estaba aquí hace un momento. Espera un minuto antes de ceder el asiento.
absence-overdue = Demasiado tiempo fuera: { $names }. En { $door }, el ordenador puede responder.
remote-seat-given = Los demás han dado el asiento de { $name } a otra persona.
vote-put = Los demás votan en sus terminales; se hace si todos aceptan.
vote-ask = Eso solo se puede anular si todos aceptan, y después el azar será otro. ¿Preguntar a los demás ({ $count ->
        [one] una acción
       *[other] { $count } acciones
    })?
vote-ask-no = No
    .key = n
vote-ask-yes = Preguntarles
    .key = p
vote-undo = { $named ->
    [yes] { $by } pide anular { $count ->
        [one] la última acción
       *[other] las últimas { $count } acciones, desde aquí
    } («{ $what }»), también el azar y las cartas ocultas; después el azar será otro. ¿Aceptas?
   *[other] { $by } pide anular { $count ->
            [one] la última acción
           *[other] las últimas { $count } acciones
        }, también el azar y las cartas ocultas; después el azar será otro. ¿Aceptas?
 }
vote-bot = { $by } pide un jugador automático ({ $level }) en lugar de { $name }. ¿Aceptas?
vote-free = { $by } pide que cualquiera pueda ocupar el asiento de { $name }. ¿Aceptas?
vote-no = No
    .key = n
vote-yes = Sí, acepto
    .key = s
vote-refused = No todos aceptan, así que nada cambia.
absence-other = Otra cosa
vote-later = Aún puedes votar: pulsa Esc para el menú.
vote-how = Escribe «aceptar» o «rechazar».
vote-none = No hay nada que votar.
plain-word-agree = aceptar
plain-word-refuse = rechazar
plain-help-agree = votar a favor
plain-help-refuse = votar en contra
new-remote-none = no, un solo teclado
new-remote-live = sí, esperar 10 minutos
new-remote-slow = sí, esperar 3 días
help-new-limit = Con --open: cuánto puede durar un turno, como 24h, antes de que lo juegue un jugador automático; 24h:hard dice lo bien que juega.
help-new-days-off = Con --limit: días que no cuentan, como 2026-12-24..2026-12-26.
help-new-patience = Con --open: cuánto se espera hasta que los demás puedan dejar que el ordenador responda por quien no está: 10 minutos (live) o 3 días (slow).
rematch-begun = Los mismos jugadores han empezado otra partida. ¿Te unes?
rematch-yes = Sí, unirme
    .key = s
rematch-no = Quedarse aquí
    .key = q
rematch-how = Escribe «revancha» para unirte.
remote-older = Otros están en esta mesa con una versión antigua, que ya no podría leerla. Mira hasta que se vayan, o hazte cargo.
remote-no-original = No puedes sentarte en { $name }: es un ejemplo, una copia de seguridad o de otra persona. Ábrela antes por tu cuenta, que así se hace una copia.
held-sit = Ocupar un asiento propio
    .key = s

# La línea de órdenes
help-sit = Sentarse a una mesa con varias terminales (la partida más reciente si no se nombra ARCHIVO); sin nombre, mirar.
help-sit-names = Quién eres; repítelo por cada uno que comparte esta terminal.
help-sit-take-over = Hacerse cargo de la partida que juega un solo teclado.
help-sit-on-turn = Dónde se te avisa cuando te toca: un webhook (https://…), un correo (smtps://…) o una orden, que recibe JSON por la entrada estándar.
help-new-remote = Cada cual viene a su propia terminal: un asiento espera a quien lleva su nombre, y "?" entre los nombres es un asiento para cualquiera.
help-new-names = Con --open: quién se sienta aquí; repítelo por cada uno.
cli-open-saved = La mesa está guardada en { $path }. Siéntate con: tabletop-tui sit { $name } --as NOMBRE
cli-unnamed-without-open = Un asiento para cualquiera ("?") necesita --open: en un solo teclado todos tienen nombre.
cli-as-without-open = --as necesita --open: en un solo teclado juegan todos.
cli-sit-needs-screen = Con varias terminales, cada una necesita una pantalla: { $why }
remote-onlookers = miran: { $names }
looking-no-talk = Aquí no te oye nadie: no estás en la casa de esta mesa.
limit-near = A { $name } le quedan { $time }; después un jugador automático juega el turno. «Más tiempo», en el menú de la partida, lo alarga.
limit-none = Esta mesa no tiene límite de tiempo.
limit-given = Ahora hay más tiempo.
limit-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
 }
limit-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
 }
limit-days = { $count ->
    [one] 1 día
   *[other] { $count } días
 }
menu-time = Más tiempo para quien hace esperar a la mesa
    .key = M
