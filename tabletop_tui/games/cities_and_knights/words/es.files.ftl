# Qué le pasa a un archivo de mapa de Cities & Knights.
map-desert = un desierto no lleva número (hexágono { $q }, { $r })
map-no-number = { $terrain } necesita un número (hexágono { $q }, { $r })
map-twice = hay dos hexágonos en { $q }, { $r }
map-harbor-nowhere = hay un puerto en { $q }, { $r }, donde no hay hexágono
map-harbor-inland = el puerto en { $q }, { $r } { $side } no está en la costa
map-harbor-touches = el puerto en { $q }, { $r } { $side } toca otro puerto
map-robber = el ladrón empieza en { $q }, { $r }, donde no hay hexágono
map-none = El archivo de mapa no es un mapa.
map-seats = El mapa { $map } es para dos a cuatro jugadores, no { $seats }.
map-missing = El mapa propio necesita un archivo de mapa.
map-room = Este mapa tiene muy poco sitio para { $seats } jugadores.
