# What is wrong with a map file of Cities & Knights.
map-desert = een woestijn heeft geen getal (tegel { $q }, { $r })
map-no-number = { $terrain } heeft een getal nodig (tegel { $q }, { $r })
map-twice = er liggen twee tegels op { $q }, { $r }
map-harbor-nowhere = er ligt een haven op { $q }, { $r }, waar geen tegel ligt
map-harbor-inland = de haven op { $q }, { $r } { $side } ligt niet aan de kust
map-harbor-touches = de haven op { $q }, { $r } { $side } raakt een andere haven
map-robber = de struikrover begint op { $q }, { $r }, waar geen tegel ligt
map-wrong = Het kaartbestand klopt niet: { $what }.
map-wrong-at = Het kaartbestand klopt niet bij { $where }: { $what }.
map-not-json = Het kaartbestand klopt niet: het is geen JSON.
map-none = Het kaartbestand is geen kaart.
map-seats = De kaart { $map } is voor twee tot vier spelers, niet { $seats }.
map-missing = De eigen kaart heeft een kaartbestand nodig.
map-room = Deze kaart heeft te weinig ruimte voor { $seats } spelers.
