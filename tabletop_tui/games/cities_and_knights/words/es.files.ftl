# Qué le pasa a un archivo de mapa de Cities & Knights.
map-desert = un desierto no lleva número (hexágono { $q }, { $r })
map-no-number = { $terrain } necesita un número (hexágono { $q }, { $r })
map-twice = hay dos hexágonos en { $q }, { $r }
map-harbor-nowhere = hay un puerto en { $q }, { $r }, donde no hay hexágono
map-harbor-inland = el puerto en { $q }, { $r } { $side } no está en la costa
map-harbor-touches = el puerto en { $q }, { $r } { $side } toca otro puerto
map-robber = el ladrón empieza en { $q }, { $r }, donde no hay hexágono
map-none = En el archivo de isla no hay ninguna isla.
map-seats = La isla { $map } es para dos a cuatro jugadores, no { $seats }.
map-missing = Tu propia isla necesita un archivo de isla.
map-room = Esta isla es demasiado pequeña para { $seats } jugadores.
