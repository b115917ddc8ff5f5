# What is wrong with a map file of Cities & Knights.
map-desert = a desert has no number (hex { $q }, { $r })
map-no-number = { $terrain } needs a number (hex { $q }, { $r })
map-twice = two hexes lie at { $q }, { $r }
map-harbor-nowhere = a harbour lies at { $q }, { $r }, where no hex is
map-harbor-inland = the harbour at { $q }, { $r } { $side } does not lie on the coast
map-harbor-touches = the harbour at { $q }, { $r } { $side } touches another harbour
map-robber = the robber starts at { $q }, { $r }, where no hex is
map-none = The map file is not a map.
map-seats = The { $map } map is for two to four players, not { $seats }.
map-missing = The custom map needs a map file.
map-room = This map has too little room for { $seats } players.
