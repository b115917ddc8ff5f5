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
ground = { $terrain } { $at }
beside = { $hex } { $point }
sea = zee
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
face-science = groene poort
face-trade = gele poort
face-politics = blauwe poort
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
card-irrigation-does = 2 graan voor elke akkertegel waar je aan grenst
card-medicine = Medicijnen
card-medicine-does = een stad voor 2 erts en 1 graan
card-mining = Mijnbouw
card-mining-does = 2 erts voor elke bergtegel waar je aan grenst
card-printer = Boekdrukkunst
card-printer-does = 1 punt, meteen open op tafel
card-road-building = Stratenbouw
card-road-building-does = twee gratis straten
card-smith = Smid
card-smith-does = bevorder één of twee ridders gratis
card-commercial-harbor = Handelshaven
card-commercial-harbor-does = van elke tegenstander één handelswaar voor één van jouw grondstoffen
card-master-merchant = Meesterkoopman
card-master-merchant-does = neem twee kaarten uit de open hand van een speler met meer punten
card-merchant = Handelaar
card-merchant-does = 1 punt en 2:1 ruilen met de grondstof van een tegel naast je, zolang je hem hebt
card-merchant-fleet = Handelsvloot
card-merchant-fleet-does = ruil deze beurt één soort 2:1 met de bank
card-resource-monopoly = Grondstofmonopolie
card-resource-monopoly-does = elke tegenstander geeft je 2 van een grondstof
card-trade-monopoly = Handelsmonopolie
card-trade-monopoly-does = elke tegenstander geeft je 1 van een handelswaar
card-bishop = Bisschop
card-bishop-does = verplaats de struikrover en steel een kaart van iedereen daar
card-constitution = Grondwet
card-constitution-does = 1 punt, meteen open op tafel
card-deserter = Deserteur
card-deserter-does = een tegenstander verwijdert een ridder, en jij mag er een plaatsen
card-diplomat = Diplomaat
card-diplomat-does = verwijder een open straat; je eigen straat mag je elders bouwen
card-intrigue = Intrige
card-intrigue-does = verdrijf een vijandelijke ridder naast een van je straten
card-saboteur = Saboteur
card-saboteur-does = tegenstanders met minstens jouw punten leggen de helft van hun kaarten af
card-spy = Spion
card-spy-does = bekijk de voortgangskaarten van een speler en neem er één
card-warlord = Veldheer
card-warlord-does = activeer al je ridders
card-wedding = Bruiloft
card-wedding-does = tegenstanders met meer punten geven je elk twee kaarten

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
action-improve = Bouw { $track } uit naar { $level }: { $name } voor { $cost }
action-raise-metropolis = Metropool: { $node }
action-end-building = Klaar met bouwen
action-recruit = Werf een ridder: { $node }
action-activate = Activeer de ridder: { $node }
action-promote = Bevorder de ridder: { $node }
action-move-knight = Verplaats de ridder van { $node } naar { $to }
action-displace = Verdrijf de ridder op { $to }
action-relocate = Je ridder gaat naar { $node }
action-chase = Verdrijf de struikrover met de ridder op { $node }
action-discard = Leg { $cards } af
action-move-robber = Struikrover: { $hex }
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
action-withdraw-trade = Ruil met niemand
action-open-trades = Sta ruilen weer toe
action-close-trades = Weiger voorstellen
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
action-stop-promoting = Bevorder niets meer
action-play-commercial-harbor = Speel de Handelshaven
action-offer-card = Bied { $partner } { $card } aan
action-stop-offering = Bied niets meer aan
action-give-commodity = Geef { $card }
action-play-master-merchant = Meesterkoopman: de hand van { $victim }
action-take-cards = Neem { $cards }
action-play-merchant = Handelaar: { $hex }
action-play-merchant-fleet = Handelsvloot: { $card }
action-play-resource-monopoly = Grondstofmonopolie: { $card }
action-play-trade-monopoly = Handelsmonopolie: { $card }
action-play-bishop = Bisschop: { $hex }
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
action-leave-progress = Neem er geen
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
offer-accept-trade = Akkoord
offer-refuse-trade = Nee, bedankt
offer-counter-trade = Doe zelf een bod
offer-close-trade = Ruil
offer-withdraw-trade = Ruil met niemand
offer-open-trades = Sta ruilen weer toe
offer-close-trades = Weiger voorstellen
offer-play-alchemist = Speel de Alchemist
offer-play-crane = Speel de Kraan
offer-play-engineer = Speel de Ingenieur
offer-play-inventor = Speel de Uitvinder
offer-play-irrigation = Speel Irrigatie
offer-play-medicine = Speel Medicijnen
offer-play-mining = Speel Mijnbouw
offer-play-road-building = Speel Stratenbouw
offer-free-road = Bouw een gratis straat
offer-play-smith = Speel de Smid
offer-promote-free = Bevorder gratis
offer-stop-promoting = Bevorder niets meer
offer-play-commercial-harbor = Speel de Handelshaven
offer-offer-card = Bied een kaart aan
offer-stop-offering = Bied niets meer aan
offer-give-commodity = Geef een handelswaar
offer-play-master-merchant = Speel de Meesterkoopman
offer-take-cards = Neem kaarten
offer-play-merchant = Speel de Handelaar
offer-play-merchant-fleet = Speel de Handelsvloot
offer-play-resource-monopoly = Speel Grondstofmonopolie
offer-play-trade-monopoly = Speel Handelsmonopolie
offer-play-bishop = Speel de Bisschop
offer-play-deserter = Speel de Deserteur
offer-remove-knight = Verwijder een ridder
offer-enlist-knight = Plaats een ridder
offer-decline-knight = Plaats geen ridder
offer-play-diplomat = Speel de Diplomaat
offer-rebuild-road = Bouw de straat elders
offer-keep-road = Houd de straat
offer-play-intrigue = Speel Intrige
offer-play-saboteur = Speel de Saboteur
offer-forfeit = Leg kaarten af
offer-play-spy = Speel de Spion
offer-take-progress = Neem een kaart
offer-leave-progress = Neem er geen
offer-play-warlord = Speel de Veldheer
offer-play-wedding = Speel de Bruiloft
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
event-dice-shuffled = Alle 36 dobbelsteenparen zijn geweest en worden weer geschud.
event-produced = { $seat } krijgt { $cards }.
event-ran-short = { $paid ->
    [0] De bank heeft te weinig { $card ->
        [munt] munten
       *[other] { $card }
     }: niemand krijgt iets.
   *[other] De bank heeft te weinig { $card ->
        [munt] munten
       *[other] { $card }
     }: er wordt maar { $paid } betaald.
 }
event-gold-taken = { $seat } neemt { $cards } voor goud.
event-resource-taken = { $seat } neemt 1 { $card } dankzij het Aquaduct.
event-resource-declined = { $seat } gebruikt het Aquaduct niet.
event-ship-moved = De barbarenvloot staat op stap { $step } van 7.
event-attacked = De barbaren vallen aan met sterkte { $strength }; de ridders verdedigen met { $defence }.
event-defender-named = Het eiland houdt stand, en { $seat } is Redder van Catan.
event-defenders-tied = Het eiland houdt stand. De beste verdedigers zijn { $seats }; elk trekt een voortgangskaart.
event-repelled = De barbaren vinden niets om aan te vallen en varen weer weg.
event-unharmed = Het eiland valt, maar er is geen stad om te plunderen.
event-city-lost = { $tipped ->
    [yes] De barbaren plunderen een stad van { $seat } ({ $node }). Er is geen dorp meer om haar te vervangen, dus ze wordt gekanteld.
   *[no] De barbaren plunderen een stad van { $seat } ({ $node }); er blijft een dorp over.
 }{ $wall ->
    [yes] {" "}Ook haar muur valt.
   *[no] {""}
 }
event-barbarians-left = { $freed ->
    [yes] De barbaren varen naar huis, alle ridders rusten, en vanaf nu mag de struikrover op pad.
   *[no] De barbaren varen naar huis, en alle ridders rusten.
 }
event-discarded = { $seat } legt { $cards } af.
event-robber-moved = { $seat } verplaatst de struikrover naar { $hex }{ $hits ->
    [0] { "" }
   *[other] , bij gebouwen van { $seats }
 }.
event-stole = { $seat } steelt { $card } van { $victim }.
event-improved = { $seat } bereikt niveau { $level } van { $track }: { $name }.
event-metropolis-raised = { $seat } bouwt de metropool van { $track } ({ $node }).
event-metropolis-lost = { $seat } verliest de metropool van { $track }.
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
event-knight-left = De verdreven ridder van { $seat } vindt geen plek en verlaat het bord.
event-robber-chased = Een ridder van { $seat } ({ $node }) verdrijft de struikrover.
event-traded-bank = { $seat } ruilt { $rate } { $give ->
    [munt] munten
   *[other] { $give }
 } voor 1 { $get } met de bank.
event-proposed = { $seat } biedt { $give } voor { $get } aan { $seats }.
event-offers-asked = { $wanted ->
    [yes] { $seat } vraagt de anderen om een bod: zoekt { $wants }.
   *[no] { $seat } vraagt de anderen om een bod.
 }
event-agreed = { $seat } gaat akkoord.
event-refused = { $seat } gaat er niet op in.
event-countered = { $seat } zou in plaats daarvan { $give } geven voor { $get }.
event-traded = { $seat } geeft { $give } aan { $partner } voor { $get }.
event-trade-withdrawn = { $seat } ruilt niet.
event-trades-opened = { $seat } staat weer open voor ruilvoorstellen.
event-trades-closed = { $seat } wil liever geen ruilvoorstellen.
event-longest-road-taken = { $lost ->
    [yes] { $seat } neemt de Langste Handelsroute over van { $former }, met { $length } straten.
   *[no] { $seat } heeft de Langste Handelsroute, met { $length } straten.
 }
event-longest-road-lost = { $seat } verliest de Langste Handelsroute; niemand heeft die nu.
event-building-began = De extra bouwfase begint.
event-building-ended = {""}
event-won = { $seat } heeft gewonnen met { $points } punten!
event-progress-drawn = { $seat } trekt { $card } ({ $deck }).
event-point-shown = { $seat } trekt { $card } en legt die open: 1 punt.
event-deck-empty = De stapel { $deck } is leeg: { $seat } krijgt geen kaart.
event-progress-discarded = { $seat } legt { $card } af.
event-card-played = { $seat } speelt de kaart { $card }{ $named ->
    [-1] .
    [munt] {" "}en noemt munten.
   *[other] {" "}en noemt { $named }.
 }
event-tokens-swapped = { $seat } verwisselt getallenfiches: { $hex } heeft nu { $tokens }, en { $other } heeft { $others }{ $hits ->
    [0] { "" }
   *[other] , bij gebouwen van { $seats }
 }.
event-harvested = { $seat } krijgt { $cards }.
event-mined = { $seat } krijgt { $cards }.
event-card-offered = { $seat } legt { $card } voor { $partner } neer.
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
event-fleet-named = { $seat } ruilt deze beurt { $card ->
    [munt] munten
   *[other] { $card }
 } 2:1 met de bank.
event-resource-given = { $victim } geeft { $cards } aan { $seat }.
event-commodity-given = { $victim } geeft { $cards } aan { $seat }.
event-knight-removed = Een ridder van { $seat } deserteert ({ $node }, niveau { $level }).
event-knight-enlisted = { $seat } plaatst { $active ->
    [yes] een actieve ridder
   *[no] een inactieve ridder
 } van niveau { $level } ({ $node }).
event-road-removed = { $seat } verwijdert een straat van { $owner } ({ $edge }).
event-knight-intrigued = { $seat } verdrijft door intrige een ridder van { $victim } ({ $node }).
event-forfeited = { $seat } legt { $cards } af.
event-progress-seen = { $seat } bekijkt de voortgangskaarten van { $victim }.
event-progress-taken = { $seat } neemt { $card } van { $victim }.
event-gifted = { $seat } geeft { $cards } aan { $to }.

## Refusals
no-no-place = Daar is geen plek voor.
no-cannot-pay = Dit kost { $cost }, en dat kun je niet betalen.
no-road-first = Eerst komt de straat bij het gebouw dat je net geplaatst hebt.
no-road-beside-building = De straat moet grenzen aan het gebouw dat je net geplaatst hebt.
no-city-second = Het tweede gebouw is een stad.
no-settlement-first = Het eerste gebouw is een dorp.
no-edge-taken = Daar ligt al een straat.
no-node-taken = Daar staat al iets.
no-too-close = Er staat een ander gebouw pal naast.
no-no-roads-left = Je hebt geen straten meer in je voorraad.
no-no-settlements-left = Je hebt geen dorpen meer in je voorraad.
no-no-cities-left = Je hebt geen steden meer in je voorraad.
no-no-walls-left = Je hebt geen stadsmuren meer.
no-no-road-place = Er is geen plek voor een straat.
no-road-apart = De straat sluit niet aan op een straat of gebouw van jou.
no-road-blocked = Een vijandelijk stuk verspert daar de weg.
no-no-settlement-place = Er is geen plek voor een dorp.
no-settlement-apart = Er loopt geen straat van jou naartoe.
no-knight-in-the-way = Daar staat een ridder.
no-no-settlement = Je hebt daar geen dorp om uit te bouwen.
no-tipped-first = De gekantelde stad moet eerst hersteld worden.
no-no-wall-place = Je hebt daar geen stad zonder muur.
no-wall-stands = Die stad heeft al een muur.
no-no-city = Daar heb je een stad voor nodig.
no-no-improvement = Er is geen stadsuitbouw mogelijk.
no-too-few-commodities = Je hebt te weinig van de handelswaar: niveau 1 kost 1, niveau 2 kost 2, enzovoort.
no-top-level = Het hoogste niveau is bereikt.
no-no-plain-city = Voor dat niveau heb je een stad zonder metropool nodig.
no-metropolis-first = Eerst moet de metropool geplaatst worden.
no-not-plain-city = Kies een van je steden zonder metropool.
no-no-basic-left = Je beide basisridders staan al op het bord.
no-no-knight-place = Er is geen plek voor een ridder.
no-knight-apart = Er loopt geen straat van jou naartoe.
no-no-idle-knight = Je hebt daar geen inactieve ridder.
no-no-promotion = Er is geen ridder te bevorderen.
no-no-own-knight = Je hebt daar geen ridder.
no-mighty-already = Die ridder is al machtig.
no-promoted-already = Die ridder is deze beurt al bevorderd.
no-no-fortress = Voor machtige ridders heb je de Vesting nodig (politiek niveau 3).
no-no-higher-piece = Je hebt geen ridder van het volgende niveau in je voorraad.
no-no-ready-knight = Je hebt geen ridder die iets mag doen.
no-knight-tired = Die ridder heeft deze beurt al iets gedaan, of is net geactiveerd.
no-knight-idle = Die ridder is inactief.
no-no-move = Geen ridder van jou kan ergens heen.
no-out-of-reach = Je straten lopen daar niet heen.
no-no-weaker-knight = Er is geen zwakkere vijandelijke ridder binnen bereik.
no-no-opposing-knight = Daar staat geen vijandelijke ridder.
no-not-weaker = Die ridder is niet zwakker dan de jouwe.
no-relocate-first = Eerst moet de verdreven ridder een plek vinden.
no-not-back = De ridder kan niet blijven waar hij verdreven is.
no-robber-locked = De struikrover komt pas van zijn plek na de eerste aanval van de barbaren.
no-robber-far = Geen ridder van jou die iets mag doen, staat naast de struikrover.
no-robber-first = Eerst moet de struikrover verplaatst worden.
no-robber-stays = De struikrover moet naar een andere tegel.
no-robber-numbered = De struikrover moet naar een tegel met een getal.
no-steal-first = Kies van wie je steelt.
no-no-victim = Die speler heeft geen gebouw naast de struikrover, of geen kaarten.
no-discard-first = Eerst moeten er kaarten worden afgelegd.
no-not-yours = Die kaarten zijn er niet om te geven.
no-wrong-count = { $owed ->
    [one] Het moet er 1 zijn.
   *[other] Het moeten er { $owed } zijn.
 }
no-gold-resources-only = Goud geeft alleen grondstoffen.
no-aqueduct-resources-only = Het Aquaduct geeft alleen grondstoffen.
no-bank-empty = De bank heeft niets meer van die soort.
no-deck-first = Kies een stapel.
no-deck-empty = Die stapel is leeg.
no-lose-city-first = Kies de stad die verloren gaat.
no-discard-progress-first = Leg eerst een voortgangskaart af.
no-card-not-held = Die kaart heb je niet.
no-roll-first = Eerst moet er gegooid worden; alleen de Alchemist mag ervoor.
no-rolled-already = Er is al gegooid.
no-no-such-dice = Een dobbelsteen loopt van 1 tot en met 6.
no-special-building-only = In de extra bouwfase kun je alleen bouwen en kopen.
no-no-bank-trade = Je hebt te weinig gelijke kaarten om met de bank te ruilen.
no-same-kind = Je kunt niet dezelfde soort krijgen als je geeft.
no-trades-off = Onderling ruilen staat uit.
no-trades-on = Je staat al open voor ruilvoorstellen.
no-talked-enough = Dat waren genoeg voorstellen voor één beurt.
no-nobody-trades = Niemand staat open voor ruilvoorstellen.
no-nothing-to-trade = Er valt niets te ruilen.
no-no-such-cards = Die kaarten zijn er niet.
no-no-gifts = Beide kanten moeten iets geven.
no-both-sides = Dezelfde soort kan niet aan beide kanten staan.
no-nobody-asked = Kies uit de andere spelers.
no-no-trades-please = Die speler wil geen ruilvoorstellen.
no-trade-first = Rond eerst de lopende ruil af.
no-no-partner = Die speler ging niet akkoord en deed geen bod.
no-answer-first = Eerst moet het bod beantwoord worden.
no-no-proposal = Er is niets geboden; je kunt zelf een bod doen.
no-crane-already = Er is deze beurt al een Kraan aan het werk.
no-no-swap = Er zijn geen twee fiches te verwisselen.
no-fixed-token = 2, 6, 8 en 12 mogen niet verwisseld worden, en op beide tegels moet een fiche liggen.
no-equal-tokens = De twee fiches zijn gelijk.
no-no-fields = Je grenst niet aan akkers.
no-no-mountains = Je grenst niet aan bergen.
no-free-road-first = Eerst komen de gratis straten.
no-promote-first = Eerst moet er een ridder bevorderd worden.
no-no-resource = Je hebt geen grondstoffen.
no-hands-empty = Er zijn geen handkaarten te halen.
no-offer-first = Rond eerst de Handelshaven af.
no-visited-already = Die speler is al geweest, of is geen tegenstander.
no-resources-only = Je kunt alleen een grondstof aanbieden.
no-commodity-first = Eerst moet er een handelswaar gegeven worden.
no-commodities-only = Het moet een handelswaar zijn.
no-nobody-ahead = Niemand met meer punten dan jij heeft een kaart.
no-not-ahead = Die speler heeft niet meer punten dan jij.
no-take-first = Eerst moeten er kaarten genomen worden.
no-merchant-far = De handelaar moet naar een tegel naast een van je dorpen of steden.
no-merchant-there = Jouw handelaar staat daar al.
no-no-such-kind = Die soort kun je niet noemen.
no-remove-first = Eerst moet er een ridder verwijderd worden.
no-enlist-first = Plaats de gratis ridder, of zie ervan af.
no-level-too-high = De ridder mag niet sterker zijn dan de ridder die wegging.
no-no-piece-of-level = Je hebt geen ridder van dat niveau in je voorraad.
no-no-open-road = Er is geen open straat.
no-no-road-there = Daar ligt geen straat.
no-road-not-open = Die straat is niet open: aan beide uiteinden staan stukken van de eigenaar.
no-strands-knight = Dan zou een ridder zonder straat komen te staan.
no-rebuild-first = Bouw de verwijderde straat elders, of houd de straat.
no-same-edge = De straat moet ergens anders heen.
no-no-knight-beside = Er staat geen vijandelijke ridder naast een straat van jou.
no-nobody-loses = Niemand zou een kaart verliezen.
no-gift-first = Eerst moet het geschenk gegeven worden.
no-no-progress-to-see = Die speler heeft geen voortgangskaarten in de hand.
no-spy-first = Eerst moet er een voortgangskaart genomen worden.
no-card-not-there = Die kaart is daar niet.

## Points
score-settlements = Dorpen
score-cities = Steden
score-metropolises = Metropolen
score-longest-road = Langste Handelsroute
score-defender = Redder van Catan
score-progress = Boekdrukkunst en Grondwet
score-merchant = Handelaar
deed-landings = landingen
deed-held = landingen afgeslagen
deed-first-held = eerste landing afgeslagen
deed-cities-lost = steden verloren
deed-metropolises = metropolen gebouwd of overgenomen
feat-longest-road = Langste weg

## Options
goto-what = tegel: c2; de hoek: c2n; de zijde: c2no
option-points = Punten om te winnen
option-map = Eiland
option-map-random = willekeurig
option-map-spiral = willekeurig, fiches in een spiraal
option-map-beginner = beginnersopstelling
option-map-base-beginner = beginnersopstelling van het basisspel
option-map-custom = je eigen eilandbestand
option-mapfile = Eilandbestand (voor je eigen eiland)
option-spread = Geen 6 of 8 naast een 6 of 8
option-dice = Dobbelstenen
option-dice-fair = dobbelstenen
option-dice-deck = geschudde stapel van de 36 paren
option-trades = Spelers ruilen onderling
option-crane_per_turn = Hooguit één Kraan per beurt
option-chase_needs_number = Verdreven struikrover naar een getal
option-spy_may_decline = De Spion hoeft geen kaart te nemen

moment-barbarians = De barbaren landen
moment-shares = Ridders: { $shares }
moment-share = { $seat } { $n }
moment-chooses-city = { $seat } verliest een stad en kiest welke.
moment-city-falls = Een stad valt
moment-seven = { $seat } gooit een zeven
moment-discards = { $seat } legt { $n ->
    [one] 1 kaart af.
   *[other] { $n } kaarten af.
 }
moment-robber-locked = De struikrover komt niet in beweging vóór de eerste aanval van de barbaren.
moment-metropolis = Een metropool
moment-metropolis-lost = Een metropool gaat verloren
moment-longest-road = Langste Handelsroute
moment-counter-taken = Je bod is aangenomen
moment-loss = Je verliest iets
moment-points = { $seat } heeft nu { $n } van { $goal } punten.
moment-near = Nog één punt
moment-one-point = { $seat } heeft nog één punt nodig om te winnen!
option-points-help = Wie in de eigen beurt zoveel punten heeft, wint; de doos speelt tot 13.
option-map-help = Hoe landtegels en getallen liggen: door het lot, of op een vast of eigen bord.
option-mapfile-help = Het bestand met een eiland van jezelf; het telt alleen bij het eigen eiland.
no-components = { $game } heeft geen bestand met spelmateriaal nodig: de doos is tot de laatste kaart bekend; eigen eilanden kies je met --set map=custom --set mapfile=BESTAND.
option-spread-help = De 6 en de 8 vallen het vaakst; zo liggen ze bij een bord door het lot uiteen.
option-dice-help = Een stapel bevat elk paar dobbelstenen één keer: het lot vlakt af.
option-trades-help = Zonder dit wordt alleen met de bank geruild.
option-crane_per_turn-help = De kaart voor goedkopere stadsuitbouw: één keer per beurt of zo vaak je wilt.
option-chase_needs_number-help = Een ridder jaagt de struikrover naar een tegel met getal, niet de woestijn.
option-spy_may_decline-help = Wie de Spion speelt, ziet de kaarten van een ander en mag ze laten liggen.
