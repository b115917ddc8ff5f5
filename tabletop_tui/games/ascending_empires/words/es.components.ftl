### Lo que está impreso en los componentes de Ascending Empires.

## Cuadrantes
name-quadrants-alpha = Alfa
name-quadrants-beta = Beta
name-quadrants-delta = Delta
name-quadrants-gamma = Gamma

## Tecnologías
name-technology-orange-1 = Largo alcance
name-technology-orange-2 = Espolón
name-technology-orange-3 = Acorazado
name-technology-orange-4 = Bombardeo
name-technology-grey-1 = Tercer motor
name-technology-grey-2 = Baliza de retorno
name-technology-grey-3 = Cuarto motor
name-technology-grey-4 = Motor de salto
name-technology-brown-1 = Leva
name-technology-brown-2 = Minas profundas
name-technology-brown-3 = Obras urbanas
name-technology-brown-4 = Guarnición
name-technology-purple-1 = Escudos
name-technology-purple-2 = Blindaje
name-technology-purple-3 = Rompebloqueos
name-technology-purple-4 = Fortaleza

## Lo segura que es cada fila
note-pieces-planet = de los 28 discos de planeta
note-pieces-homeworld = de los 28 discos de planeta
note-start_per_player-starship = que haya 0 en la reserva se deduce
note-setup-players-2 = de bastante a muy seguro; que hay asteroides boca arriba lo dice también un segundo texto de reglas
note-setup-players-3 = se sabe que con 3 jugadores también hay asteroides boca arriba; todas las cantidades son inventadas
note-setup-players-4 = lo único que encaja en una partida sin asteroides
note-seats-players-4 = que se usen las cuatro esquinas se sigue de 4 mundos natales en 4 cuadrantes; el orden de los nombres en el sentido del reloj está reconstruido
note-board-side = un cuadrado de unas 28 pulgadas; el número entero que se usa es 712 mm
note-board-first-seam = 3 x 3 piezas de puzle
note-board-second-seam = 3 x 3 piezas de puzle
note-quadrants-alpha = el nombre se conoce, el lugar no
note-quadrants-beta = el nombre se conoce, el lugar no
note-quadrants-delta = el nombre se conoce, el lugar no
note-quadrants-gamma = el nombre se conoce, el lugar no
note-sizes-planet = de planetas, mundos natales y asteroides; consta un diámetro de 38 a 40 mm
note-sizes-battleship = se sabe que es mayor que una nave
note-sizes-orbit-ring = se sabe que el anillo está impreso en torno a cada hueco
note-sizes-range-short = se sabe que la regla tiene un lado corto y otro largo
note-sizes-range-long = se sabe que la regla tiene un lado corto y otro largo
note-launch_places-directions = repartidas por igual, la primera hacia el este
note-physics-deceleration = rozamiento 0,20
note-physics-restitution-planet = de la velocidad de acercamiento que se conserva; solo en la línea de los centros, sin giro
note-physics-restitution-ship = de la velocidad de acercamiento que se conserva; solo en la línea de los centros, sin giro
note-physics-mass-battleship = la relación entre las superficies de los discos
note-physics-no-bounce-below = velocidad de acercamiento
note-physics-seam-turn = como máximo, con la opción de mesa para las juntas
note-physics-seam-loss = de la velocidad, como máximo, con la opción de mesa para las juntas
note-hand_errors-steady = sin error
note-hand_errors-normal = desviación típica de unos 2,2 grados y 9 por ciento
note-hand_errors-wild = desviación típica de unos 5 grados y 20 por ciento
note-limits-items-per-planet = tropas y edificios juntos, en planetas y asteroides; un segundo texto de reglas dice lo mismo
note-combat-research-facility = la defensa, de descripciones de jugadores; los PV, del resumen del reglamento
note-technology-orange-1 = se sabe que existe tal efecto; no su lugar aquí
note-technology-grey-1 = se sabe que existe tal efecto; no su lugar aquí
note-technology-purple-1 = según un jugador, la defensa es el tema del violeta y una tecnología defiende los centros de investigación; el nivel y la cantidad son inventados
note-technology-purple-2 = según un jugador, la defensa es el tema del violeta; el efecto es inventado
note-technology-purple-3 = según un jugador, la defensa es el tema del violeta; el efecto es inventado
note-technology-purple-4 = según un jugador, la defensa es el tema del violeta; el efecto es inventado
note-technology-brown-3 = que una tecnología traiga más piezas con una ciudad lo cuenta un jugador; el color, el nivel y la cantidad son inventados
note-technology-orange-2 = se sabe que una tecnología hace que embestir valga la pena; su lugar y qué hace exactamente son inventados
note-row_bonuses-row-1 = se sabe que cada fila tiene una bonificación
note-row_bonuses-row-2 = se sabe que cada fila tiene una bonificación
note-row_bonuses-row-3 = se sabe que cada fila tiene una bonificación
note-row_bonuses-row-4 = se sabe que cada fila tiene una bonificación
source-rulebook-summary = resumen del reglamento
source-a-player-s-report = relato de un jugador
source-players-descriptions = descripciones de jugadores
source-follows-from-known-facts = se sigue de hechos conocidos
source-made-up-for-this-program = inventado para este programa
meaning-known = lo dice una fuente
meaning-part = la nota dice qué parte consta; el resto es inventado
meaning-derived = obligado o muy apoyado por hechos que constan
meaning-reconstructed = inventado para que se pueda jugar
source-owner = de tu propio archivo de componentes
source-a-second-rules-text = un segundo texto de reglas

## Texts of older boxes; games begun with them keep them
old-name-technology-Prefabrication = Prefabricación
old-note-setup-confidence-medium-to-high = de bastante a muy seguro
old-note-limits-applies-to-planets-and-asteroids = vale para planetas y asteroides
