# La mirada atrás a una partida acabada: elogios, suerte, la cabeza y segundos intentos.
review-praise = Lo que salió bien
review-no-praise = Ninguna decisión destacó: buen juego constante de principio a fin.
review-luck = Suerte
review-turning-points = Momentos decisivos
review-second-try = Un segundo intento
praise-when = { $round ->
    [0] Preparación
   *[other] Ronda { $round }
 }, tras la acción { $n }
praise-done = { $action }: { $reasons }.
praise-gain = Un jugador fácil habría hecho más bien esto: { $action }. Lo tuyo valió { $points ->
    [one] cerca de un punto
   *[other] unos { $points } puntos
 } más.
praise-won = Un jugador fácil habría hecho más bien esto: { $action }. Lo tuyo quizá ganó la partida.
review-lead = { $round ->
    [0] Preparación: { $seat } se pone en cabeza.
   *[other] Ronda { $round }: { $seat } se pone en cabeza.
 }
review-asked = { $round ->
    [0] Preparación
   *[other] Ronda { $round }
 }, tu turno: ¿qué harías aquí?
review-asked-between = { $round ->
    [0] Preparación
   *[other] Ronda { $round }
 }: ¿qué harías aquí?
review-ask-who = { $name }: { $question }
review-show = Mostrar la respuesta
review-answers = Respuestas
review-found = ¡La has encontrado!
review-again = Lo mismo que entonces.
review-other = Vale la pena probarlo, pero hay algo mejor.
review-open = Enter muestra la mesa en aquel momento y lo que podías hacer.
