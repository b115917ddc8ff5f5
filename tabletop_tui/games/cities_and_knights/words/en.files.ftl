# What is wrong with a map file of Cities & Knights.
map-desert = a desert has no number (hex { $q }, { $r })
map-no-number = { $terrain } needs a number (hex { $q }, { $r })
map-twice = there are two hexes at { $q }, { $r }
map-harbor-nowhere = a harbour is at { $q }, { $r }, where there is no hex
map-harbor-inland = the harbour at { $q }, { $r } { $side } is not on the coast
map-harbor-touches = the harbour at { $q }, { $r } { $side } touches another harbour
map-robber = the robber starts at { $q }, { $r }, where there is no hex
map-none = There is no map in the map file.
map-seats = The { $map } map is for two to four players, not { $seats }.
map-missing = Your own map needs a map file.
map-room = This map is too small for { $seats } players.
