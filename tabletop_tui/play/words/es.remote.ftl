# Una mesa con varias terminales.
remote-stale = Alguien fue más rápido: esto ya no se pregunta. Mira de nuevo.
remote-unwritten = No se ha jugado nada, pues { $why }; inténtalo otra vez.
remote-gone = La partida guardada no se puede leer ahora.
remote-other-game = { $name } contiene ahora otra partida.
remote-seat-taken = { $names } se sentó en otra terminal: { $holder }.
remote-no-seat = No hay asiento para { $name }, solo para { $names }; quien abre una mesa puede dejar un asiento libre para cualquiera.
remote-who = ¿Quién eres?
remote-free = { $name } (libre)
remote-open = { $name } (para cualquiera)
remote-door = «Quién juega»
remote-door-typed = «{ $word }»
remote-not-full = Esperando a que se siente { $names }. En { $door }, el ordenador puede ocupar un asiento libre.
remote-idle = { $name } (inactivo, { $minutes } min)
remote-away = { $name } (ausente, { $minutes } min)
remote-elsewhere = Los demás están en sus propias terminales: aquí no se puede acordar nada.
remote-own-eyes = Mientras dura la partida, cada cual mira con sus propios ojos.
plain-waiting-ask = Deciden otros. Escribe una palabra como «decir», «tablero» o «historia», o «salir» (Enter: a quién se espera):
plain-waiting-how = Mientras deciden otros puedes leer, decir algo o irte: «ayuda» enumera las palabras.
remote-taken-back = Alguien ha deshecho una acción.
seats-free = libre
menu-talk = Decir algo a todos
    .key = d
menu-motion = Responder a lo que se propone
    .key = e
hint-talk = decir
remote-looks-on = Quien solo mira no cambia nada.
remote-opened = La mesa está abierta. Los demás se sientan con: tabletop-tui sit { $name } --as NOMBRE
new-remote = Una terminal para cada uno
new-remote-help = Cada uno llega con: tabletop-tui sit --as NOMBRE. Empieza con el último.
new-open = (para cualquiera)
new-open-help = Quien venga puede sentarse aquí; escribe un nombre para guardarle el asiento a alguien.
absence-answer = El ordenador responde por { $name } esta vez
    .key = r
absence-hold = El ordenador juega hasta que { $name } vuelva a sentarse
    .key = h
absence-answered = El ordenador ha respondido por { $name }.
absence-held = El ordenador juega hasta que { $name } vuelva a sentarse.
absence-back = { $name } ha vuelto o ya ha respondido.
absence-overdue = { $names }: se acabó la paciencia de esta mesa. En { $door }, el ordenador puede responder.
remote-seat-given = Los demás han dado el asiento de { $name } a otra persona.
vote-put = Los demás lo ven en sus terminales; se hace cuando todos están de acuerdo.
vote-ask = Eso solo se deshace si todos están de acuerdo, y después el azar será otro. ¿Preguntar a los demás ({ $count ->
        [one] una acción
       *[other] { $count } acciones
    })?
vote-ask-no = No
    .key = n
vote-ask-yes = Preguntarles
    .key = p
vote-undo = { $by } pide deshacer { $count ->
        [one] la última acción
       *[other] las últimas { $count } acciones
    }, también lo que fue azar o secreto; después el azar será otro. ¿Estás de acuerdo?
vote-bot = { $by } pide que el ordenador ({ $level }) juegue por { $name }. ¿Estás de acuerdo?
vote-free = { $by } pide que el asiento de { $name } quede libre para quien venga. ¿Estás de acuerdo?
vote-no = No
    .key = n
vote-yes = Sí, de acuerdo
    .key = s
vote-refused = No todos están de acuerdo: nada cambia.
absence-other = De otra manera
vote-later = Sigue pendiente: está en el menú (Esc).
vote-how = Escribe «acepto» o «rechazo».
vote-none = No hay nada que decidir.
plain-word-agree = acepto
plain-word-refuse = rechazo
plain-help-agree = sí a lo que alguien ha pedido a todos
plain-help-refuse = no a eso
new-remote-none = no, un solo teclado
new-remote-live = sí, paciencia de 10 minutos
new-remote-slow = sí, paciencia de 3 días
help-new-patience = Con --open: cuánto se espera hasta que los demás puedan dejar que el ordenador responda por quien no está: 10 minutos (live) o 3 días (slow).
rematch-begun = Ha empezado la próxima partida de las mismas personas. ¿Sentarse?
rematch-yes = Sí, sentarse
    .key = s
rematch-no = Quedarse aquí
    .key = q
rematch-how = Escribe «revancha» para sentarte.
remote-older = Otros están en esta mesa con un programa más antiguo, que ya no podría leerla. Mira hasta que se vayan, o hazte cargo.
remote-no-original = Nadie se sienta a { $name }: es un ejemplo, una copia de seguridad o de otra cuenta. Ábrela antes por tu cuenta, que así se hace una copia.
held-sit = Sentarme en un asiento propio
    .key = s

# La línea de órdenes
help-sit = Sentarse a una mesa con varias terminales (la partida más reciente si no se nombra ARCHIVO); sin nombre, mirar.
help-sit-names = Quién eres; repítelo por cada uno que comparte esta terminal.
help-sit-take-over = Hacerse cargo de la partida que juega un solo teclado.
help-sit-on-turn = Ejecuta esta orden cuando te toque, con lo que se pregunta como JSON en su entrada estándar.
help-new-remote = Cada cual viene a su propia terminal: un asiento espera a quien lleva su nombre, y "?" entre los nombres es un asiento para cualquiera.
help-new-names = Con --open: quién se sienta aquí; repítelo por cada uno.
cli-open-saved = La mesa está guardada en { $path }. Siéntate con: tabletop-tui sit { $name } --as NOMBRE
cli-unnamed-without-open = Un asiento para cualquiera ("?") necesita --open: en un solo teclado todos tienen nombre.
cli-as-without-open = --as necesita --open: en un solo teclado juegan todos.
cli-sit-needs-screen = Con varias terminales, cada una necesita una pantalla: { $why }
