# The characters: computer players with a name of their own, and what they say: when they take or destroy something of
# another player (theft), at a trade, when they lose something (fall) and when they win. Each remark fits all games and any player,
# teases nobody but the speaker, and takes at most 80 cells with the name.
new-character = { $name } ({ $level })
new-character-help = { $name }, { $about }.
plain-characters = Los personajes dicen algo de vez en cuando: { $known }.
wrong-character-twice = { $name } solo puede ocupar un asiento.
wrong-bot = No hay ningún jugador automático '{ $word }'; elige un nivel, { $levels }, o un personaje, { $known }.

records-against = Victorias de { $name } contra personajes: { $rivals }.
records-rival = { $name } { $wins } de { $games }
remark-line = { $name }: «{ $remark }»
settings-remarks = Comentarios de los personajes

character-milo = Milo
character-rosa = Rosa
character-felix = Félix
character-otto = Otto
character-hanna = Hanna
character-bruno = Bruno
character-greta = Greta
character-ingrid = Ingrid
character-tomas = Tomás
character-pilar = Pilar
character-yara = Yara
character-casper = Gaspar

remark-milo-theft-1 = ¡Anda! ¿Eso se podía? Qué bien.
remark-milo-theft-2 = ¡Perdón! Se me fue la mano.
remark-milo-trade-1 = Creo que lo he hecho bien.
remark-milo-trade-2 = ¡Uy, me ha tocado lo que brilla!
remark-milo-fall-1 = Desde aquí parecía muy firme.
remark-milo-fall-2 = No pasa nada. Empiezo otra vez. Me gusta empezar.
remark-milo-win-1 = Esperad, ¿ya está? ¿De verdad he...?

remark-rosa-theft-1 = Solo un bocadito, cariño.
remark-rosa-theft-2 = Te haré un bizcocho para compensarlo.
remark-rosa-trade-1 = Aquí tienes, recién hecho.
remark-rosa-trade-2 = Compartir es la mitad de la gracia.
remark-rosa-fall-1 = Vaya, se me ha quemado.
remark-rosa-fall-2 = Esta vez no ha subido. ¡Otra hornada!
remark-rosa-win-1 = ¡Tarta para todos!

remark-felix-theft-1 = ¡Ha funcionado! ¡Si nunca funciona!
remark-felix-theft-2 = Yo apuntaba a otra cosa, pero bueno.
remark-felix-trade-1 = ¿Acabo de hacer algo sensato?
remark-felix-trade-2 = Habría pagado el doble. No se lo contéis a nadie.
remark-felix-fall-1 = Ah. Ya está aquí mi suerte de siempre.
remark-felix-fall-2 = Podría ser peor. Dadle un minuto.
remark-felix-win-1 = Que alguien mire las reglas. ¡Creo que he ganado!

remark-otto-theft-1 = Estaba en mi lista. Punto cuatro.
remark-otto-theft-2 = Tachado. Y con buena letra.
remark-otto-trade-1 = Recibido conforme. Queda archivado.
remark-otto-trade-2 = Todo cuadra. Qué gusto.
remark-otto-fall-1 = Esto no estaba en mi lista.
remark-otto-fall-2 = Necesito otra lista. Una más corta.
remark-otto-win-1 = Justo como lo planeé, más o menos todo.

remark-hanna-theft-1 = Yo a esto lo llamo un descuento.
remark-hanna-theft-2 = Apúntalo en mi cuenta.
remark-hanna-trade-1 = Un placer. ¿Mañana a la misma hora?
remark-hanna-trade-2 = ¡Vendido! Y nadie ha tenido que llorar.
remark-hanna-fall-1 = Pues de esos acaba de subir el precio.
remark-hanna-fall-2 = Lo apuntaré como gastos.
remark-hanna-win-1 = ¡Gracias a todos por su visita!

remark-bruno-theft-1 = ¡JA! ... ¿He gritado mucho?
remark-bruno-theft-2 = Manos grandes, culpa pequeña.
remark-bruno-trade-1 = ¡Choca esa mano! Flojito, ya lo sé.
remark-bruno-trade-2 = ¿Veis? Sé ser razonable.
remark-bruno-fall-1 = Ay. En todo el corazoncito.
remark-bruno-fall-2 = No estoy llorando. Es el viento.
remark-bruno-win-1 = ¡He ganado! ¡Abrazo de grupo!

remark-greta-theft-1 = Solo quería verlo de cerca, cielo.
remark-greta-theft-2 = Manos viejas, dedos ágiles.
remark-greta-trade-1 = En mis tiempos esto costaba el doble.
remark-greta-trade-2 = Qué bien. Os tejeré algo.
remark-greta-fall-1 = Peores puntos se me han escapado.
remark-greta-fall-2 = Todo lo que tengo está ya remendado.
remark-greta-win-1 = No os apenéis. Llevo muchos años practicando.

remark-ingrid-theft-1 = Estaba en medio.
remark-ingrid-theft-2 = Hacía rato que lo miraba.
remark-ingrid-trade-1 = Justo.
remark-ingrid-trade-2 = Bien. No hace falta aplaudir.
remark-ingrid-fall-1 = Tomo nota.
remark-ingrid-fall-2 = Total, ya había demasiada gente.
remark-ingrid-win-1 = Esta es mi cara de alegría loca.

remark-tomas-theft-1 = En mi versión fue un regalo.
remark-tomas-theft-2 = Un día nos reiremos de esto. Yo ya he empezado.
remark-tomas-trade-1 = Y así los dos se hicieron ricos. Fin del capítulo uno.
remark-tomas-trade-2 = Recordadme que os cuente por dónde ha pasado esto.
remark-tomas-fall-1 = Toda buena historia tiene su parte triste.
remark-tomas-fall-2 = Cuando yo lo cuente, habrá un dragón.
remark-tomas-win-1 = Y fueron felices y comieron perdices; yo, repetí.

remark-pilar-theft-1 = Un golpe audaz, y no porque lo diga yo. Que lo digo.
remark-pilar-theft-2 = De esto harán canciones. Yo ya la tarareo.
remark-pilar-trade-1 = Que conste que he estado encantadora.
remark-pilar-trade-2 = ¡Paz! Mientras nos convenga.
remark-pilar-fall-1 = No me retiro. Admiro el paisaje que tengo detrás.
remark-pilar-fall-2 = ¡Un rasguño! Bastante grande, eso sí.
remark-pilar-win-1 = ¡Victoria! Que alguien cante. Vale, empiezo yo.

remark-yara-theft-1 = Gracias. Era la pieza que faltaba.
remark-yara-theft-2 = Ya me preguntaba cuándo haría eso.
remark-yara-trade-1 = Todos ganamos. Lo he contado.
remark-yara-trade-2 = Interesante. Muy interesante.
remark-yara-fall-1 = No contaba con eso. Qué maravilla.
remark-yara-fall-2 = ¡Un error! Qué pocas veces puedo cometer uno.
remark-yara-win-1 = Bien jugado, todos. ¿Otra?

remark-casper-theft-1 = No es nada personal. Nunca lo es.
remark-casper-theft-2 = Te he dado las gracias. Bajito.
remark-casper-trade-1 = ¡Trato hecho! Y sin retorcerme el bigote.
remark-casper-trade-2 = Qué civilizados somos.
remark-casper-fall-1 = ¡Rayos! Y acababa de recoger.
remark-casper-fall-2 = No será lo último que veáis de mí. Espero.
remark-casper-win-1 = ¿Gana el villano? Qué novedad.
