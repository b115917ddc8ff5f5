# Un primer turno guiado de Ciudades y Caballeros: tarjetas, y lo que hay que hacer hasta la siguiente.
lesson-welcome = Juegas como { $name } y colonizas una isla junto a dos jugadores automáticos. Gana quien antes tenga 13 puntos en su propio turno. Un hexágono produce cuando sale su número; 6 y 8, en rojo, son los que más salen. La letra de un hexágono dice qué produce: M madera, A arcilla, L lana, T trigo, N mineral.
lesson-settlement = Un poblado va en un vértice y toca ahí hasta tres hexágonos. Las flechas saltan de un vértice libre al más cercano; n y p los recorren todos. La línea bajo la isla dice qué produce un vértice. Busca un 6 o un 8 y pulsa Enter ahí.
lesson-settlement-do = Elige un vértice con buenos números y pulsa Enter.
lesson-road = De ahí sale una carretera por una de las aristas. Las carreteras te llevan a tus próximos poblados, y los caballeros solo están en vértices que tocan tus carreteras. Apunta hacia donde quieras ir.
lesson-road-do = Elige una arista con las flechas y pulsa Enter.
lesson-city = Los demás ya han construido dos veces, y ahora tú construyes una ciudad. Una ciudad vale 2 puntos y produce el doble: en bosque, pastos y montañas la segunda carta es una mercancía: papel, tela o moneda. Además recibes ya una carta por cada hexágono de alrededor.
lesson-city-do = Elige un vértice para la ciudad y pulsa Enter.
lesson-second-road = La ciudad también lleva una carretera.
lesson-second-road-do = Elige una arista y pulsa Enter.
lesson-roll = Tu turno. El rojo y el amarillo juntos dicen qué hexágonos producen. El tercer dado mueve la flota bárbara o da cartas de progreso a las ciudades. La ruta junto a la isla muestra lo cerca que está la flota: en su séptimo paso llega a la isla y los bárbaros atacan. Son tan fuertes como ciudades hay.
lesson-roll-do = Pulsa { offer-roll.key } para tirar.
lesson-turn = Has tirado. El menú de la derecha muestra lo que puedes hacer; sus letras son teclas. Las líneas atenuadas no son posibles ahora y dicen por qué, y F1 abre la regla de una línea. Construye una carretera ({ offer-build-road.key }), mejora una ciudad con mercancías ({ offer-improve.key }), recluta un caballero ({ offer-recruit.key }) o comercia con la banca ({ offer-trade-bank.key }): 4 de una clase por 1 de otra.
lesson-turn-do = Haz lo que puedas pagar, o termina el turno con { offer-end-turn.key }. Tab: mapa y menú.
lesson-more = Bien hecho. Sigue todo lo que quieras. Los caballeros necesitan 1 trigo para activarse, y solo los activos luchan contra los bárbaros. Las mejoras traen cartas de progreso, y desde el nivel 4 una metrópolis. u anula una acción mientras no se hayan tirado dados después.
lesson-more-do = Pulsa { offer-end-turn.key } cuando termines.
lesson-end = Ha sido un turno completo. Teclas útiles: I la leyenda, P los puntos, M costes y cartas, L la historia, R o F1 las reglas, ? todas las teclas. Puedes jugar esta partida hasta el final o dejarla aquí; no se guarda.
