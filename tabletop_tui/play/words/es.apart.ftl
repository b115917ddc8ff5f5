# Una mesa con varias terminales.
apart-stale = Alguien fue más rápido: esto ya no se pregunta. Mira de nuevo.
apart-unwritten = No se ha jugado nada, pues { $why }; inténtalo otra vez.
apart-gone = La partida guardada no se puede leer ahora.
apart-other-game = { $name } contiene ahora otra partida.
apart-seat-taken = { $names } se sentó en otra terminal: { $holder }.
apart-no-seat = Aquí no juega nadie llamado { $name }, y no hay asientos libres: { $names }.
apart-who = ¿Quién eres?
apart-free = { $name } (libre)
apart-not-full = Esperando a que se siente { $names }; el ordenador puede ocupar un asiento libre.
apart-idle = { $name } (inactivo, { $minutes } min)
apart-away = { $name } (ausente, { $minutes } min)
apart-elsewhere = Los demás están en sus propias terminales: aquí no se puede acordar nada.
apart-own-eyes = Mientras dura la partida, cada cual mira con sus propios ojos.
apart-no-rematch = Una partida nueva para varias terminales empieza con: tabletop-tui new --open
held-sit = Sentarme en un asiento propio
    .key = s

# La línea de órdenes
help-sit = Sentarse a una mesa con varias terminales (la partida más reciente si no se nombra ARCHIVO); sin nombre, mirar.
help-sit-names = Quién eres; repítelo por cada uno que comparte esta terminal.
help-sit-take-over = Hacerse cargo de la partida que juega un solo teclado.
help-new-apart = Cada cual viene a su propia terminal: los asientos están libres hasta que alguien se sienta.
help-new-names = Con --open: quién se sienta aquí; repítelo por cada uno.
cli-open-saved = La mesa está guardada en { $path }. Siéntate con: tabletop-tui sit { $name } --as NOMBRE
cli-as-without-open = --as necesita --open: en un solo teclado juegan todos.
cli-sit-needs-screen = Con varias terminales, cada una necesita una pantalla: { $why }
