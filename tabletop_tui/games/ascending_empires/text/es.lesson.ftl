# Un primer turno guiado de Ascending Empires: tarjetas, y lo que hay que hacer hasta la siguiente.
lesson-welcome = Juegas como { $name }. En torno a tu mundo natal hay una galaxia que nadie conoce. Las naves que llegan a la órbita de un planeta bajan una tropa; las tropas minan, construyen e investigan. Las naves se impulsan con un dedo: eliges dirección y potencia, y tu pulso falla un poco. Deciden los puntos de victoria.
lesson-flick = Un turno es una acción. Dos naves orbitan tu mundo natal, así que muévete: pulsa f y apunta. Izquierda y derecha giran la dirección (coma y punto, poco a poco); arriba y abajo fijan la potencia. El tablero muestra el camino hasta el primer choque, dónde puede parar la nave y la probabilidad de quedar en cada órbita. Apunta al planeta más cercano.
lesson-flick-do = f, apunta a un planeta cercano y pulsa Enter; otro Enter detiene el marcador.
lesson-fly = Un movimiento tiene dos puntos; lanzar, impulsar y aterrizar cuestan uno cada uno. Una nave que queda en el anillo de un planeta está en su órbita y puede aterrizar (d): la nave vuelve a tu reserva y una tropa ocupa el planeta. O impúlsala otra vez.
lesson-fly-do = Aterriza con d, impulsa otra vez con f, o pulsa e.
lesson-recruit = Tu siguiente turno. Todo se hace con tropas. Reclutar (r) pone hasta dos de tu reserva en tu mundo natal y en tus planetas.
lesson-recruit-do = Pulsa r y elige tu mundo natal o un planeta tuyo.
lesson-troops = La segunda tropa puede ir al mismo lugar o a otro. En un planeta caben tres elementos.
lesson-troops-do = Elige planetas para las tropas, o pulsa e cuando acabes.
lesson-build = Dos tropas en un planeta pueden minar (m) un punto de victoria, o convertirse en un centro de investigación (i), que cuenta para la tecnología del color del planeta. Una tropa se convierte en colonia (c), y una colonia con otra tropa, en ciudad (k). Una nave de tu reserva sale de un planeta con una tropa (l). Lo atenuado dice por qué no es posible.
lesson-build-do = Haz cualquier acción: mina, construye, lanza una nave o sigue volando.
lesson-arrive = Lanzar una nave cuesta la tropa de la que sale, y la nave se pone en órbita en el lugar que elijas.
lesson-arrive-do = Elige un lugar del anillo y pulsa Enter.
lesson-end = Ya conoces un turno: reclutar, mover, minar, construir o desarrollar; los combates vienen solos cuando tus naves quedan en posición de atacar. Teclas útiles: Z acerca, I la leyenda, M los componentes, P los puntos, F1 las reglas, ? todas las teclas. Puedes jugar esta partida hasta el final o dejarla aquí; no se guarda.
