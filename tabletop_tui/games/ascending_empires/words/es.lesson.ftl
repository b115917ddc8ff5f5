# Un primer turno guiado de Ascending Empires: tarjetas, y lo que hay que hacer hasta la siguiente.
lesson-welcome = Juegas como { $name }. En torno a tu mundo natal hay una galaxia que nadie conoce. Las naves que llegan a la órbita de un planeta bajan una tropa; las tropas minan, construyen e investigan. Las naves se impulsan con un dedo: eliges dirección y potencia, y tu pulso falla un poco. Deciden los puntos de victoria.
lesson-flick = Un turno es una acción. Dos naves orbitan tu mundo natal, así que muévete: pulsa { offer-flick.key } y apunta. Ya apuntas al planeta más cercano; Tab pasa al siguiente, las flechas giran y fijan la potencia. El tablero muestra el camino de un tiro exacto; las dos pistas, lo que pasa si el pulso falla.
lesson-flick-do = { offer-flick.key }, apunta cerca y Enter; Enter fija la dirección, y otro la potencia.
lesson-fly = Un movimiento tiene dos puntos; lanzar, impulsar y aterrizar cuestan uno cada uno. Una nave que queda en el anillo de un planeta está en su órbita y puede aterrizar ({ offer-land.key }): la nave vuelve a tu reserva y una tropa ocupa el planeta. O impúlsala otra vez.
lesson-fly-do = Aterriza con { offer-land.key }, impulsa otra vez con { offer-flick.key }, o pulsa { offer-stop.key }.
lesson-recruit = Tu siguiente turno. Todo se hace con tropas. Reclutar ({ offer-recruit.key }) pone hasta dos de tu reserva en tu mundo natal y en tus planetas.
lesson-recruit-do = Pulsa { offer-recruit.key } y elige tu mundo natal o un planeta tuyo.
lesson-troops = La segunda tropa puede ir al mismo lugar o a otro. En un planeta caben tres elementos.
lesson-troops-do = Elige planetas para las tropas, o pulsa { offer-done.key } cuando acabes.
lesson-build = Dos tropas en un planeta pueden minar ({ offer-mine.key }) un punto de victoria, o convertirse en un centro de investigación ({ offer-build-facility.key }), que cuenta para la tecnología del color del planeta. Una tropa se convierte en colonia ({ offer-build-colony.key }), y una colonia con otra tropa, en ciudad ({ offer-build-city.key }). Una nave de tu reserva sale de un planeta con una tropa ({ offer-launch.key }). Una línea atenuada dice por qué no es posible.
lesson-build-do = Haz cualquier acción: mina, construye, lanza una nave o sigue volando.
lesson-arrive = Lanzar una nave cuesta la tropa de la que sale; tú eliges en qué lugar de la órbita aparece.
lesson-arrive-do = Elige un lugar del anillo y pulsa Enter.
lesson-end = Ya conoces un turno: reclutar, mover, minar, construir o desarrollar. Si tus naves están en posición, tienen que atacar. Teclas útiles: Z acerca, I muestra la leyenda, M los componentes, P los puntos, F1 las reglas y ? todas las teclas. Puedes jugar esta partida hasta el final o dejarla aquí; no se guarda.
