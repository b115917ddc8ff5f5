### Cities & Knights (Steden & Ridders) in Dutch.

game-title = Steden & Ridders

## Cards, terrains, pieces
kind-brick = baksteen
    .key = b
kind-lumber = hout
    .key = h
kind-wool = wol
    .key = w
kind-grain = graan
    .key = g
kind-ore = erts
    .key = e
kind-paper = papier
    .key = p
kind-cloth = laken
    .key = l
kind-coin = munt
    .key = m
any-kind = 3:1
    .spoken = drie-voor-één
amount = { $n } { $kind ->
    [munt] { $n ->
        [one] munt
       *[other] munten
     }
   *[other] { $kind }
 }
no-cards = niets
one-hidden = een kaart
some-hidden = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
 }
one-hidden-progress = een voortgangskaart
terrain-hills = heuvels
terrain-forest = bos
terrain-pasture = weide
terrain-fields = akkers
terrain-mountains = bergen
terrain-desert = woestijn
terrain-gold = goud
hex-among = { $hex } ({ $at })
    .spoken = { $sought ->
        [1] { $hex } op { $at }
       *[other] { $hex }
     }
ground = { $terrain } { $at }
    .spoken = { $now }
beside = { $hex } { $point }
    .spoken = het { $side } van { $hex }
coordinate = { $hex }{ $point }
    .spoken = { $hex } { $side }
side-n = noorden
side-ne = noordoosten
side-e = oosten
side-se = zuidoosten
side-s = zuiden
side-sw = zuidwesten
side-w = westen
side-nw = noordwesten
sea = zee
    .spoken = de zee
shore = { "" }
    .spoken = de zee
hex = { $number ->
    [0] { $terrain }
   *[other] { $terrain } { $number }
 }
harbor = { $kind ->
    [baksteen] baksteenhaven
    [hout] houthaven
    [wol] wolhaven
    [graan] graanhaven
    [erts] ertshaven
   *[other] { $kind }-haven
 }
    .spoken = een { $kind ->
        [baksteen] baksteenhaven
        [hout] houthaven
        [wol] wolhaven
        [graan] graanhaven
        [erts] ertshaven
       *[other] { $kind }-haven
     }
piece-nothing = niets
piece-road = straat
piece-settlement = dorp
piece-city = stad
piece-tipped-city = gekantelde stad
piece-wall = stadsmuur
piece-basic-knight = basisridder
piece-strong-knight = sterke ridder
piece-mighty-knight = machtige ridder
active = actief
inactive = inactief
track-science = wetenschap
track-trade = handel
track-politics = politiek
face-ship = schip
face-science = wetenschapspoort
face-trade = handelspoort
face-politics = politiekpoort
level-science-1 = Abdij
level-science-2 = Bibliotheek
level-science-3 = Aquaduct
level-science-4 = Theater
level-science-5 = Universiteit
level-trade-1 = Markt
level-trade-2 = Handelshuis
level-trade-3 = Koopmansgilde
level-trade-4 = Bank
level-trade-5 = Grote Beurs
level-politics-1 = Raadhuis
level-politics-2 = Kerk
level-politics-3 = Vesting
level-politics-4 = Kathedraal
level-politics-5 = Hoge Raad
card-alchemist = Alchemist
card-alchemist-does = vóór de worp: kies de rode en de gele dobbelsteen
card-crane = Kraan
card-crane-does = je volgende stadsuitbouw deze beurt kost één handelswaar minder
card-engineer = Ingenieur
card-engineer-does = een gratis stadsmuur
card-inventor = Uitvinder
card-inventor-does = verwissel twee getallenfiches, maar geen 2, 6, 8 of 12
card-irrigation = Irrigatie
card-irrigation-does = 2 graan voor elke akkertegel waar je een gebouw hebt
card-medicine = Medicijnen
card-medicine-does = bouw een stad voor 2 erts en 1 graan
card-mining = Mijnbouw
card-mining-does = 2 erts voor elke bergtegel waar je een gebouw hebt
card-printer = Boekdrukkunst
card-printer-does = 1 punt, meteen open op tafel
card-road-building = Stratenbouw
card-road-building-does = twee gratis straten
card-smith = Smid
card-smith-does = bevorder één of twee ridders gratis
card-commercial-harbor = Handelshaven
card-commercial-harbor-does = geef elke tegenstander een grondstof en krijg er een handelswaar voor
card-master-merchant = Meesterkoopman
card-master-merchant-does = bekijk de hand van een speler met meer punten en neem twee kaarten
card-merchant = Handelaar
card-merchant-does = 1 punt en 2:1 ruilen met de grondstof van een tegel waar je gebouwd hebt, zolang hij daar staat
card-merchant-fleet = Handelsvloot
card-merchant-fleet-does = ruil deze beurt één soort kaart 2:1 met de bank
card-resource-monopoly = Grondstofmonopolie
card-resource-monopoly-does = elke tegenstander geeft je 2 van een grondstof
card-trade-monopoly = Handelsmonopolie
card-trade-monopoly-does = elke tegenstander geeft je 1 van een handelswaar
card-bishop = Bisschop
card-bishop-does = verplaats de struikrover en steel een kaart van elke tegenstander daar
card-constitution = Grondwet
card-constitution-does = 1 punt, meteen open op tafel
card-deserter = Deserteur
card-deserter-does = een tegenstander verwijdert een ridder, en jij mag er een plaatsen
card-diplomat = Diplomaat
card-diplomat-does = verwijder een open straat; is het je eigen, dan mag je hem elders bouwen
card-intrigue = Intrige
card-intrigue-does = verdrijf een ridder van een tegenstander naast een van je straten
card-saboteur = Saboteur
card-saboteur-does = tegenstanders met evenveel punten als jij of meer leggen de helft van hun kaarten af
card-spy = Spion
card-spy-does = bekijk de voortgangskaarten van een speler en neem er één
card-warlord = Veldheer
card-warlord-does = activeer al je ridders
card-wedding = Bruiloft
card-wedding-does = tegenstanders met meer punten geven je elk twee kaarten
deck-science-does = bouwt en oogst: gratis straten, een muur, bevorderingen, meer graan en erts
deck-trade-does = levert kaarten op: monopolies, de Handelaar met een punt, ruilen voor 2:1
deck-politics-does = tegen de anderen: neemt kaarten en ridders, verzet de struikrover

## Actions, each as it stands ready to be done
action-place-settlement = Dorp: { $node }
action-place-city = Stad: { $node }
action-place-road = Straat: { $edge }
action-roll = Gooi de dobbelstenen
action-end-turn = Beëindig je beurt
action-build-road = Straat: { $edge }
action-build-settlement = Dorp: { $node }
action-build-city = Stad: { $node }
action-build-wall = Stadsmuur: { $node }
action-improve = Bouw { $track } uit naar { $level } ({ $name }) voor { $cost }
    .brief = Bouw { $track } uit voor { $cost }
action-raise-metropolis = Metropool: { $node }
action-end-building = Klaar met bouwen
action-recruit = Werf een ridder: { $node }
action-activate = Activeer de ridder: { $node }
action-promote = Bevorder de ridder: { $node }
action-move-knight = Verplaats de ridder van { $node } naar { $to }
    .spoken = Verplaats de ridder van de hoek van { $node } naar die van { $to }
action-displace = Verdrijf de ridder op { $to }
action-relocate = Verplaats je ridder naar { $node }
action-chase = Verdrijf de struikrover met de ridder op { $node }
action-discard = Leg { $cards } af
action-move-robber = Struikrover: { $hex }
    .brief = { $hex }
action-steal = Steel van { $victim } ({ $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 })
action-take-gold = Neem { $cards }
action-take-resource = Neem 1 { $card }
action-decline-resource = Neem niets
action-lose-city = Verlies de stad: { $node }
action-choose-deck = Trek een kaart { $deck }
action-discard-progress = Leg { $card } af
action-trade-bank = { $give } voor 1 { $get } (bank: { $left })
action-propose = Bied { $give } voor { $get } aan { $seats }
action-ask-for-offers = { $wanted ->
    [yes] Vraag om een bod met { $wants }
   *[no] Vraag om een bod
 }
action-accept-trade = Akkoord
action-refuse-trade = Nee, bedankt
action-counter-trade = Bied { $give } voor { $get }
action-close-trade = Ruil met { $partner }{ $known ->
    [yes] : geef { $give } voor { $get }
   *[no] {""}
 }
action-withdraw-trade = Blaas de ruil af
action-open-trades = Sta voorstellen weer toe
action-close-trades = Weiger alle voorstellen
action-play-alchemist = Alchemist: rood { $red }, geel { $yellow }
action-play-crane = Speel de Kraan
action-play-engineer = Ingenieur: muur bij { $node }
action-play-inventor = Uitvinder: verwissel { $hex } en { $other }
action-play-irrigation = Speel Irrigatie
action-play-medicine = Medicijnen: stad bij { $node }
action-play-mining = Speel Mijnbouw
action-play-road-building = Speel Stratenbouw
action-free-road = Gratis straat: { $edge }
action-play-smith = Speel de Smid
action-promote-free = Bevorder gratis: { $node }
action-stop-promoting = Stop met bevorderen
action-play-commercial-harbor = Speel de Handelshaven
action-offer-card = Bied { $partner } { $card } aan
action-stop-offering = Stop met aanbieden
action-give-commodity = Geef { $card }
action-play-master-merchant = Meesterkoopman: de hand van { $victim }
action-take-cards = Neem { $cards }
action-play-merchant = Handelaar: { $hex }
    .brief = { $hex }
action-play-merchant-fleet = Handelsvloot: { $card }
action-play-resource-monopoly = Grondstofmonopolie: { $card }
action-play-trade-monopoly = Handelsmonopolie: { $card }
action-play-bishop = Bisschop: { $hex }
    .brief = { $hex }
action-play-deserter = Deserteur: { $victim }
action-remove-knight = Verwijder de ridder: { $node }
action-enlist-knight = { $level ->
    [1] Basisridder
    [2] Sterke ridder
   *[other] Machtige ridder
 }: { $node }
action-decline-knight = Plaats geen ridder
action-play-diplomat = Diplomaat: verwijder { $edge }
action-rebuild-road = Straat: { $edge }
action-keep-road = Houd de straat in je voorraad
action-play-intrigue = Intrige: de ridder op { $node }
action-play-saboteur = Speel de Saboteur
action-forfeit = Leg { $cards } af
action-play-spy = Spion: { $victim }
action-take-progress = Neem { $card }
action-leave-progress = Neem geen kaart
action-play-warlord = Speel de Veldheer
action-play-wedding = Speel de Bruiloft
action-give-gift = Geef { $cards }

## Kinds of actions, as lines of the menu
offer-place-settlement = Plaats een dorp
offer-place-city = Plaats een stad
offer-place-road = Plaats een straat
offer-roll = Gooi de dobbelstenen
    .key = o
offer-end-turn = Beëindig je beurt
    .key = e
offer-build-road = Bouw een straat
    .key = t
offer-build-settlement = Bouw een dorp
    .key = d
offer-build-city = Bouw een stad
    .key = s
offer-build-wall = Bouw een stadsmuur
    .key = m
offer-improve = Bouw je steden uit
    .key = i
offer-raise-metropolis = Plaats de metropool
offer-end-building = Klaar met bouwen
    .key = e
offer-recruit = Werf een ridder
    .key = r
offer-activate = Activeer een ridder
    .key = c
offer-promote = Bevorder een ridder
    .key = o
offer-move-knight = Verplaats een ridder
    .key = v
offer-displace = Verdrijf een ridder
    .key = f
offer-relocate = Verplaats je ridder
offer-chase = Verdrijf de struikrover
    .key = k
offer-discard = Leg kaarten af
offer-move-robber = Verplaats de struikrover
offer-steal = Steel een kaart
offer-take-gold = Grondstoffen voor goud
offer-take-resource = Neem een grondstof
offer-decline-resource = Neem niets
offer-lose-city = Kies welke stad valt
offer-choose-deck = Kies een stapel
offer-discard-progress = Leg een voortgangskaart af
offer-trade-bank = Ruil met de bank
    .key = b
offer-propose = Doe een ruilvoorstel
    .key = l
offer-ask-for-offers = Vraag om een bod: wat wil je?
    .key = a
    .spoken = Vraag om een bod
offer-accept-trade = Akkoord
    .key = a
offer-refuse-trade = Nee, bedankt
    .key = e
offer-counter-trade = Doe zelf een bod
    .key = d
offer-close-trade = Ruil
    .key = r
offer-withdraw-trade = Blaas de ruil af
    .key = b
offer-open-trades = Sta voorstellen weer toe
    .key = w
offer-close-trades = Weiger alle voorstellen
    .key = w
offer-play-card = Voortgangskaart inzetten
    .key = z
offer-play-alchemist = Speel de Alchemist
    .key = a
offer-play-crane = Speel de Kraan
    .key = k
offer-play-engineer = Speel de Ingenieur
    .key = n
offer-play-inventor = Speel de Uitvinder
    .key = t
offer-play-irrigation = Speel Irrigatie
    .key = r
offer-play-medicine = Speel Medicijnen
    .key = c
offer-play-mining = Speel Mijnbouw
    .key = j
offer-play-road-building = Speel Stratenbouw
    .key = w
offer-free-road = Bouw een gratis straat
offer-play-smith = Speel de Smid
    .key = s
offer-promote-free = Bevorder gratis
    .key = b
offer-stop-promoting = Stop met bevorderen
    .key = s
offer-play-commercial-harbor = Speel de Handelshaven
    .key = y
offer-offer-card = Bied een kaart aan
    .key = b
offer-stop-offering = Stop met aanbieden
    .key = s
offer-give-commodity = Geef een handelswaar
offer-play-master-merchant = Speel de Meesterkoopman
    .key = m
offer-take-cards = Neem kaarten
offer-play-merchant = Speel de Handelaar
    .key = q
offer-play-merchant-fleet = Speel de Handelsvloot
    .key = x
offer-play-resource-monopoly = Speel Grondstofmonopolie
    .key = g
offer-play-trade-monopoly = Speel Handelsmonopolie
    .key = l
offer-play-bishop = Speel de Bisschop
    .key = b
offer-play-deserter = Speel de Deserteur
    .key = e
offer-remove-knight = Verwijder een ridder
offer-enlist-knight = Plaats een ridder
    .key = l
offer-decline-knight = Plaats geen ridder
    .key = t
offer-play-diplomat = Speel de Diplomaat
    .key = d
offer-rebuild-road = Bouw de straat elders
    .key = b
offer-keep-road = Houd de straat
offer-play-intrigue = Speel Intrige
    .key = i
offer-play-saboteur = Speel de Saboteur
    .key = o
offer-forfeit = Leg kaarten af
offer-play-spy = Speel de Spion
    .key = p
offer-take-progress = Neem een kaart
    .key = k
offer-leave-progress = Neem geen kaart
    .key = e
offer-play-warlord = Speel de Veldheer
    .key = v
offer-play-wedding = Speel de Bruiloft
    .key = f
offer-give-gift = Geef kaarten

## The story
event-turn-started = { $seat } is aan de beurt.
event-built = { $seat } bouwt { $free ->
    [yes] gratis een { $piece }
   *[no] een { $piece }
 } ({ $place }).
event-paid = { $seat } krijgt { $cards } voor de stad.
event-rolled = { $seat } gooit { $total } (rood { $red }, geel { $yellow }) en { $event ->
    [schip] het schip
   *[other] de { $event }
 }.
    .brief = { $seat } gooit { $total } en { $event ->
        [schip] het schip
       *[other] de { $event }
     }.
event-dice-shuffled = Alle 36 dobbelsteenparen zijn geweest; de stapel wordt opnieuw geschud.
event-produced = { $seat } krijgt { $cards }.
event-ran-short = { $paid ->
    [0] De bank heeft te weinig { $card ->
        [munt] munten
       *[other] { $card }
     }: niemand krijgt iets.
   *[other] De bank heeft te weinig { $card ->
        [munt] munten
       *[other] { $card }
     }: ze kan er maar { $paid } betalen.
 }
event-gold-taken = { $seat } neemt { $cards } voor goud.
event-resource-taken = { $seat } neemt 1 { $card } met het Aquaduct.
event-resource-declined = { $seat } gebruikt het Aquaduct niet.
event-ship-moved = { $step ->
    [7] De barbarenvloot bereikt het eiland.
   *[other] De barbarenvloot komt op stap { $step } van 7.
 }
    .brief = { $step ->
        [7] De barbarenvloot bereikt het eiland.
       *[other] Dat staat op stap { $step } van 7.
     }
event-attacked = De barbaren vallen aan met sterkte { $strength }; de ridders verdedigen met { $defence }.
event-defender-named = De barbaren zijn verslagen, en { $seat } is Redder van Catan.
event-defenders-tied = De barbaren zijn verslagen. { $seats } zijn de beste verdedigers, en elk trekt een voortgangskaart.
event-repelled = De barbaren vinden niets om aan te vallen en varen weer weg.
event-unharmed = De barbaren winnen, maar er is geen stad om te plunderen.
event-city-lost = { $tipped ->
    [yes] De barbaren plunderen een stad van { $seat } ({ $node }). Er is geen dorp meer om haar te vervangen, dus ze wordt gekanteld.
   *[no] De barbaren plunderen een stad van { $seat } ({ $node }); er blijft een dorp over.
 }{ $wall ->
    [yes] {" "}Ook haar muur valt.
   *[no] {""}
 }
event-barbarians-left = { $freed ->
    [yes] De barbaren varen naar huis, alle ridders worden inactief, en vanaf nu mag de struikrover op pad.
   *[no] De barbaren varen naar huis, en alle ridders worden inactief.
 }
event-robber-stayed = De struikrover blijft staan tot de eerste aanval van de barbaren.
event-discarded = { $seat } legt { $cards } af.
event-robber-moved = { $seat } verplaatst de struikrover naar { $hex }{ $hits ->
    [0] { "" }
   *[other] , bij gebouwen van { $seats }
 }.
event-stole = { $seat } steelt { $card } van { $victim }.
event-improved = { $seat } bereikt niveau { $level } van { $track }: { $name }.
event-metropolis-raised = { $seat } bouwt de metropool { $track } ({ $node }).
event-metropolis-lost = { $seat } verliest de metropool { $track }.
event-recruited = { $seat } werft een ridder ({ $node }).
event-activated = { $seat } activeert { $free ->
    [yes] gratis een ridder
   *[no] een ridder
 } ({ $node }).
event-promoted = { $seat } bevordert { $free ->
    [yes] gratis een ridder
   *[no] een ridder
 } tot niveau { $level } ({ $node }).
event-knight-moved = { $seat } verplaatst een ridder ({ $node }) naar { $to }.
event-knight-displaced = { $seat } verdrijft een ridder van { $victim } ({ $to }) met een eigen ridder ({ $node }).
event-knight-relocated = De verdreven ridder van { $seat } gaat naar { $to }.
event-knight-left = De verdreven ridder van { $seat } kan nergens heen en verlaat het bord.
event-robber-chased = Een ridder van { $seat } ({ $node }) verdrijft de struikrover.
event-traded-bank = { $seat } ruilt { $rate } { $give ->
    [munt] munten
   *[other] { $give }
 } voor 1 { $get } met de bank.
event-proposed = { $seat } biedt { $give } voor { $get } aan { $seats }.
    .brief = {""}
event-offers-asked = { $wanted ->
    [yes] { $seat } vraagt om een bod met { $wants }.
   *[no] { $seat } vraagt om een bod.
 }
    .brief = {""}
event-agreed = { $seat } gaat akkoord.
    .brief = {""}
event-refused = { $seat } weigert.
    .brief = {""}
event-countered = { $seat } biedt in plaats daarvan { $give } voor { $get }.
    .brief = {""}
event-traded = { $seat } geeft { $give } aan { $partner } voor { $get }.
event-trade-withdrawn = { $seat } sluit geen ruil.
    .brief = {""}
event-trades-opened = { $seat } staat voorstellen weer toe.
    .brief = {""}
event-trades-closed = { $seat } weigert vanaf nu alle voorstellen.
    .brief = {""}
event-longest-road-taken = { $lost ->
    [yes] { $seat } neemt de Langste Handelsroute over van { $former }, met { $length } straten.
   *[no] { $seat } krijgt de Langste Handelsroute, met { $length } straten.
 }
event-longest-road-lost = { $seat } verliest de Langste Handelsroute; niemand heeft die nu.
event-building-began = De extra bouwfase begint.
event-building-ended = {""}
event-won = { $seat } wint met { $points } punten!
event-progress-drawn = { $seat } trekt { $card } ({ $deck }).
event-point-shown = { $seat } trekt { $card } en legt die open: 1 punt.
event-deck-empty = De stapel { $deck } is leeg: { $seat } krijgt geen kaart.
event-progress-discarded = { $seat } legt { $card } af.
event-card-played = { $seat } speelt de kaart { $card }{ $named ->
    [-1] .
    [munt] {" "}en noemt munten.
   *[other] {" "}en noemt { $named }.
 }
event-tokens-swapped = { $seat } verwisselt twee getallenfiches: { $hex } heeft nu { $tokens }, en { $other } heeft { $others }{ $hits ->
    [0] { "" }
   *[other] , bij gebouwen van { $seats }
 }.
event-harvested = { $seat } krijgt { $cards }.
event-mined = { $seat } krijgt { $cards }.
event-card-offered = { $seat } biedt { $partner } { $card } aan.
event-harbor-traded = { $partner } geeft { $get ->
    [munt] een munt
   *[other] { $get }
 } aan { $seat } voor { $give }.
event-harbor-returned = { $partner } heeft geen handelswaren; de kaart gaat terug naar { $seat }.
event-hand-shown = { $seat } bekijkt de hand van { $victim }.
event-cards-taken = { $seat } neemt { $cards } van { $victim }.
event-merchant-moved = { $lost ->
    [yes] { $seat } neemt de handelaar over van { $former } en zet hem op { $hex }.
   *[no] { $seat } zet de handelaar op { $hex }.
 }
event-fleet-named = { $seat } kan deze beurt { $card ->
    [munt] munten
   *[other] { $card }
 } 2:1 ruilen met de bank.
event-resource-given = { $victim } geeft { $cards } aan { $seat }.
event-commodity-given = { $victim } geeft { $cards } aan { $seat }.
event-knight-removed = Een ridder van { $seat } deserteert ({ $node }, niveau { $level }).
event-knight-enlisted = { $seat } plaatst { $active ->
    [yes] een actieve ridder
   *[no] een inactieve ridder
 } van niveau { $level } ({ $node }).
event-road-removed = { $seat } verwijdert een straat van { $owner } ({ $edge }).
event-knight-intrigued = { $seat } verdrijft met Intrige een ridder van { $victim } ({ $node }).
event-forfeited = { $seat } legt { $cards } af.
event-progress-seen = { $seat } bekijkt de voortgangskaarten van { $victim }.
event-progress-taken = { $seat } neemt { $card } van { $victim }.
event-gifted = { $seat } geeft { $cards } aan { $to }.

## Refusals
no-no-place = Er is geen plek voor.
no-cannot-pay = Dit kun je niet betalen: het kost { $cost }.
no-road-first = Plaats eerst de straat bij je nieuwe gebouw.
no-road-beside-building = De straat moet grenzen aan het gebouw dat je net geplaatst hebt.
no-city-second = Je tweede gebouw moet een stad zijn.
no-settlement-first = Je eerste gebouw moet een dorp zijn.
no-edge-taken = Daar ligt al een straat.
no-node-taken = Deze hoek is al bezet.
no-too-close = Te dichtbij: op de hoek ernaast staat een gebouw.
no-no-roads-left = Je hebt geen straten meer.
no-no-settlements-left = Je hebt geen dorpen meer.
no-no-cities-left = Je hebt geen steden meer.
no-no-walls-left = Je hebt geen stadsmuren meer.
no-no-road-place = Er is geen plek voor een straat.
no-road-apart = De straat sluit niet aan op een straat of gebouw van jou.
no-road-blocked = Een stuk van een tegenstander verspert de weg.
no-no-settlement-place = Er is geen plek voor een dorp.
no-settlement-apart = Er loopt geen straat van jou naartoe.
no-knight-in-the-way = Daar staat een ridder.
no-no-settlement = Je hebt daar geen dorp om uit te bouwen.
no-tipped-first = Zet eerst je gekantelde stad weer overeind.
no-no-wall-place = Je hebt geen stad zonder muur.
no-wall-stands = Die stad heeft al een muur.
no-no-city = Daar heb je een stad voor nodig.
no-no-improvement = Je kunt niets uitbouwen.
no-too-few-commodities = Je hebt te weinig van die handelswaar: niveau 1 kost 1, niveau 2 kost 2, enzovoort.
no-top-level = Je hebt het hoogste niveau al bereikt.
no-no-plain-city = Voor dat niveau heb je een stad zonder metropool nodig.
no-metropolis-first = Plaats eerst de metropool.
no-not-plain-city = Kies een van je steden zonder metropool.
no-no-basic-left = Je beide basisridders staan al op het bord.
no-no-knight-place = Er is geen plek voor een ridder.
no-knight-apart = Er loopt geen straat van jou naartoe.
no-no-idle-knight = Je hebt geen inactieve ridder.
no-no-promotion = Je hebt geen ridder die bevorderd kan worden.
no-no-own-knight = Je hebt daar geen ridder.
no-mighty-already = Die ridder is al machtig.
no-promoted-already = Deze ridder heb je deze beurt al bevorderd.
no-no-fortress = Voor machtige ridders heb je de Vesting nodig (politiek niveau 3).
no-no-higher-piece = Je hebt geen ridder van het volgende niveau meer.
no-no-ready-knight = Je hebt geen ridder die iets mag doen.
no-knight-tired = Die ridder heeft deze beurt al iets gedaan, of is net geactiveerd.
no-knight-idle = Die ridder is inactief.
no-no-move = Geen ridder van jou kan ergens heen.
no-out-of-reach = Je straten lopen daar niet heen.
no-no-weaker-knight = Er is geen zwakkere ridder van een tegenstander binnen bereik.
no-no-opposing-knight = Er is geen ridder van een tegenstander.
no-not-weaker = Die ridder is niet zwakker dan de jouwe.
no-relocate-first = Verplaats eerst je verdreven ridder.
no-not-back = De ridder kan niet terug naar waar hij verdreven is.
no-robber-locked = De struikrover komt pas van zijn plek na de eerste aanval van de barbaren.
no-robber-far = Je hebt geen ridder naast de struikrover die iets mag doen.
no-robber-first = Verplaats eerst de struikrover.
no-robber-stays = De struikrover moet naar een andere tegel.
no-robber-numbered = De struikrover moet naar een tegel met een getal.
no-steal-first = Kies eerst van wie je steelt.
no-no-victim = Die speler heeft geen gebouw naast de struikrover, of geen kaarten.
no-discard-first = Leg eerst de helft van je kaarten af.
no-not-yours = Die kaarten heb je niet in de hand.
no-wrong-count = Kies precies { $owed ->
    [one] 1 kaart
   *[other] { $owed } kaarten
 }.
no-gold-resources-only = Goud geeft alleen grondstoffen.
no-aqueduct-resources-only = Het Aquaduct geeft alleen grondstoffen.
no-bank-empty = De bank heeft geen kaarten van die soort meer.
no-deck-first = Kies eerst een stapel.
no-deck-empty = Die stapel is leeg.
no-lose-city-first = Kies eerst welke stad je verliest.
no-discard-progress-first = Leg eerst een voortgangskaart af.
no-card-not-held = Die kaart heb je niet.
no-roll-first = Gooi eerst de dobbelstenen; alleen de Alchemist mag ervóór.
no-rolled-already = Je hebt al gegooid.
no-no-such-dice = Kies voor elke dobbelsteen een getal van 1 tot en met 6.
no-special-building-only = In de extra bouwfase kun je alleen bouwen en kopen.
no-no-bank-trade = Je hebt te weinig kaarten van één soort om met de bank te ruilen.
no-same-kind = Je kunt niet dezelfde soort krijgen als je geeft.
no-trades-off = Ruilen met andere spelers staat uit.
no-trades-on = Je staat voorstellen al toe.
no-talked-enough = Je hebt deze beurt genoeg voorstellen gedaan.
no-nobody-trades = Niemand staat nu voorstellen toe.
no-nothing-to-trade = Er valt niets te ruilen.
no-no-such-cards = Kies kaarten van de acht soorten.
no-no-gifts = Beide kanten moeten iets geven.
no-both-sides = Je kunt niet dezelfde soort geven en krijgen.
no-nobody-asked = Kies een of meer andere spelers.
no-no-trades-please = Die speler weigert alle voorstellen.
no-trade-first = Rond eerst de ruil af.
no-no-partner = Die speler ging niet akkoord en deed geen bod.
no-answer-first = Eerst moet het bod beantwoord worden.
no-no-proposal = Er is geen voorstel; je kunt zelf een bod doen.
no-crane-already = Je hebt al een Kraan gespeeld.
no-no-swap = Er zijn geen twee fiches die je kunt verwisselen.
no-fixed-token = 2, 6, 8 en 12 mogen niet verwisseld worden, en op beide tegels moet een fiche liggen.
no-equal-tokens = De twee fiches zijn gelijk.
no-no-fields = Je hebt nergens aan akkers gebouwd.
no-no-mountains = Je hebt nergens aan bergen gebouwd.
no-free-road-first = Plaats eerst de gratis straten.
no-promote-first = Bevorder eerst een ridder.
no-no-resource = Je hebt geen grondstoffen.
no-hands-empty = Niemand heeft kaarten in de hand.
no-offer-first = Rond eerst de Handelshaven af.
no-visited-already = Die speler is al gevraagd, of is geen tegenstander.
no-resources-only = Je kunt alleen een grondstof aanbieden.
no-commodity-first = Geef eerst een handelswaar.
no-commodities-only = Het moet een handelswaar zijn.
no-nobody-ahead = Niemand met meer punten dan jij heeft een kaart.
no-not-ahead = Die speler heeft niet meer punten dan jij.
no-take-first = Neem eerst de kaarten.
no-merchant-far = De handelaar moet naar een tegel naast een van je dorpen of steden.
no-merchant-there = Jouw handelaar staat daar al.
no-no-such-kind = Die soort kun je niet noemen.
no-remove-first = Verwijder eerst een ridder.
no-enlist-first = Plaats eerst de gratis ridder, of zie ervan af.
no-level-too-high = De ridder mag niet sterker zijn dan de verwijderde ridder.
no-no-piece-of-level = Je hebt geen ridder van dat niveau meer.
no-no-open-road = Er is geen open straat.
no-no-road-there = Daar ligt geen straat.
no-road-not-open = Die straat is niet open: de eigenaar heeft stukken aan beide uiteinden.
no-strands-knight = Dan staat er een ridder zonder straat.
no-rebuild-first = Bouw eerst de verwijderde straat elders, of houd hem.
no-same-edge = De straat moet ergens anders heen.
no-no-knight-beside = Geen straat van jou raakt een ridder van een tegenstander.
no-nobody-loses = Niemand zou een kaart verliezen.
no-gift-first = Geef eerst de kaarten.
no-no-progress-to-see = Die speler heeft geen voortgangskaarten.
no-spy-first = Neem eerst een voortgangskaart.
no-card-not-there = Die speler heeft die kaart niet.

## Points
score-settlements = Dorpen
score-cities = Steden
score-metropolises = Metropolen
score-longest-road = Langste Handelsroute
score-defender = Redder van Catan
score-progress = Boekdrukkunst en Grondwet
score-merchant = Handelaar
score-handicap = Voorsprong
deed-landings = aanvallen
deed-held = aanvallen afgeslagen
deed-first-held = eerste aanval afgeslagen
deed-cities-lost = steden verloren
deed-metropolises = metropolen gebouwd of overgenomen
feat-longest-road = Langste handelsroute

## Options
goto-what = tegel: c2; hoek: c2n; zijde: c2no
option-points = Punten om te winnen
option-map = Eiland
option-map-random = willekeurig
option-map-spiral = willekeurig, fiches in een spiraal
option-map-beginner = beginnersopstelling
option-map-base-beginner = beginnerseiland (basisspel)
option-map-custom = je eigen eilandbestand
option-mapfile = Eilandbestand (voor je eigen eiland)
option-spread = Geen 6 of 8 naast een 6 of 8
option-dice = Dobbelstenen
option-dice-fair = eerlijke dobbelstenen
option-dice-deck = geschudde stapel van de 36 paren
option-trades = Spelers ruilen onderling
option-crane_per_turn = Eén Kraan per beurt
option-chase_needs_number = Verdreven struikrover: tegel met getal
option-spy_may_decline = De Spion hoeft geen kaart te nemen
option-handicap = Voorsprong
option-handicap-0 = geen

honour-robbed = Het vaakst bestolen: { $seats }, { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
 }.
honour-defender = Beste { $count ->
    [one] verdediger
   *[other] verdedigers
 } van het eiland: { $seats }, met ridders van sterkte { $n } in { $attacks ->
    [one] één aanval
   *[other] { $attacks } aanvallen
 }.
honour-roll = Gelukkigste worp: { $total }, met { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
 } voor { $seats }.
honour-drought = Langste droogte: { $seats }, { $n ->
    [one] 1 worp
   *[other] { $n } worpen
 } zonder kaart.
luck-dice = { $seat }: de getallen brachten { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 } ({ $usual } te verwachten), de gebeurtenisdobbelsteen { $progress ->
    [one] 1 voortgangskaart
   *[other] { $progress } voortgangskaarten
 } ({ $often } te verwachten).
moment-barbarians = De barbaren vallen aan
moment-shares = Ridders: { $shares }
moment-share = { $seat } { $n }
moment-chooses-city = { $seat } verliest een stad en kiest welke.
moment-pillaged = { $seats } { $n ->
    [one] verliest een stad.
   *[other] verliezen elk een stad.
 }
moment-city-falls = Een stad valt
moment-seven = { $seat } gooit een zeven
moment-discards = { $seat } legt { $n ->
    [one] 1 kaart af.
   *[other] { $n } kaarten af.
 }
moment-metropolis = Een metropool
moment-metropolis-lost = Een metropool gaat verloren
moment-longest-road = Langste Handelsroute
moment-counter-taken = Je bod is aangenomen
moment-loss = Je verliest iets
moment-points = { $beyond ->
    [yes] { $seat } heeft nu { $n } punten; { $goal } zijn genoeg om te winnen.
   *[no] { $seat } heeft nu { $n } van de { $goal } punten.
 }
moment-near = Nog één punt tot de winst
moment-one-point = { $seat } heeft nog één punt nodig om te winnen!
option-points-help = Wie in de eigen beurt zoveel punten heeft, wint. Volgens de spelregels 13.
option-map-help = Tegels en getallen liggen willekeurig, zoals gedrukt, of als in je bestand.
option-mapfile-help = Het bestand met je eigen eiland; het telt alleen bij die keuze van eiland.
no-components = { $game } heeft geen bestand met spelmateriaal nodig: elke kaart in de doos is bekend. Een eigen eiland kies je met --set map=custom --set mapfile=BESTAND.
option-spread-help = De 6 en de 8 vallen het vaakst; zo liggen ze op een willekeurig eiland uiteen.
option-dice-help = Een stapel bevat elk van de 36 paren één keer, zodat het toeval afvlakt.
option-trades-help = Zonder dit ruil je alleen met de bank.
option-crane_per_turn-help = Zonder dit mag er voor elke stadsuitbouw een Kraan gespeeld worden.
option-chase_needs_number-help = Een ridder jaagt de struikrover naar een tegel met getal, niet de woestijn.
option-spy_may_decline-help = Wie met de Spion andermans voortgangskaarten bekijkt, hoeft er geen te nemen.
option-handicap-help = Punten die deze plaats bij het begin al heeft, vooraf afgesproken.
