# What is wrong with a map file of Cities & Knights.
map-desert = een woestijn heeft geen getal (tegel { $q }, { $r })
map-no-number = { $terrain } heeft een getal nodig (tegel { $q }, { $r })
map-twice = er liggen twee tegels op { $q }, { $r }
map-harbor-nowhere = er ligt een haven op { $q }, { $r }, waar geen tegel is
map-harbor-inland = de haven op { $q }, { $r } { $side } ligt niet aan de kust
map-harbor-touches = de haven op { $q }, { $r } { $side } raakt een andere haven
map-robber = de struikrover begint op { $q }, { $r }, waar geen tegel is
map-none = Er staat geen eiland in het eilandbestand.
map-seats = Het eiland { $map } is voor twee tot vier spelers, niet { $seats }.
map-missing = Je eigen eiland heeft een eilandbestand nodig.
map-room = Dit eiland is te klein voor { $seats } spelers.
