### Rise of Empires in Dutch.

game-title = Rise of Empires

## Goods and tiles
good-gold = goud
good-disc = grondstofschijven
good-cube = blokjes
good-food = voedsel
good-vp = overwinningspunten
amount-gold = { $n } goud
amount-disc = { $n ->
    [one] { $n } grondstof
   *[other] { $n } grondstoffen
 }
amount-cube = { $n ->
    [one] { $n } blokje
   *[other] { $n } blokjes
 }
amount-food = { $n } voedsel
amount-eats = eet { $n } voedsel
amount-vp = { $n } OP
several = { $n }× { $name }
empire-tile = { $name } ({ $regions ->
    [one] 1 regio
   *[other] { $regions } regio's
 }, { $water ->
    [0] land
   *[other] water
 }, gevecht { $rows })

## Actions
action-place-disc = Schijf in de rij { $row }
action-place-idle-disc = Schijf zonder actie in de rij { $row } (er kan geen actie)
action-remove-disc = Schijf { $circle } uit de rij { $row } { $cost ->
    [0] (gratis)
   *[other] (betaal { $cost })
 }
action-pay = Betaal { $goods }
action-do-nothing = Sla de actie over
action-end-turn = Beëindig je beurt
action-take-progress = Neem { $tile } ({ $text }){ $gold ->
    [0] {""}
   *[other] , voor { $gold } goud
 }
action-take-territory = Neem { $tile } ({ $yields })
action-take-city = Neem { $city } { $free ->
    [1] gratis
   *[other] voor { $price }
 } (elke beurt { $yields }{ $costs ->
    [0] {""}
   *[other] , kost { $upkeep }
 }{ $doubled ->
    [0] {""}
   *[other] {" "}– { $doubled } voedsel in deze laatste beurt, want die verdubbelt
 })
action-build-wonder = Bouw { $city } voor { $price } (meteen { $points } OP)
action-take-empire = Neem { $tile }{ $helpers ->
    [0] {""}
   *[other] {" "}met { $named }
 }
action-withdraw = Haal al je blokjes van de kaart
action-place-cubes = { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
 }: { $region }
action-stop-placing = Plaats geen blokjes meer
action-fight = Vecht tegen { $victim }, { $region } (jij verliest { $lost }, de ander { $killed })
action-stop-fighting = Vecht niet meer
action-trade = Ruil { $discs ->
    [one] 1 grondstof
   *[other] { $discs } grondstoffen
 } voor { $gives }
action-strike = { $tile }: verwijder blokjes van { $victim }, { $region }
action-settle = { $tile }: vestig je, { $region }
action-ally = { $tile }: sluit een alliantie, { $region }
action-drop-city = Geef { $city } op
action-settle-food = Verreken het voedsel ({ $change ->
    [0] er verandert niets
   *[other] { $sign }{ $change } voedsel
 }{ $doubled ->
    [1] , verdubbeld
   *[other] {""}
 }{ $shipped ->
    [0] {""}
   *[other] ; { $brought } per schip
 })
action-choose-goods = Verscheep { $goods }
action-pay-upkeep = Betaal het onderhoud ({ $discs ->
    [one] 1 grondstof
   *[other] { $discs } grondstoffen
 })
action-drop-progress = Doe { $tile } weg
action-keep-tiles = Houd de overige tegels ({ $gold } goud, { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
 })
action-choose-place = Plaats { $place }

## Events
round-name = { $round ->
    [1] I-A
    [2] I-B
    [3] II-A
    [4] II-B
    [5] III-A
   *[other] III-B
 }
transcript-turn = Beurt { round-name }: { $seat }
ending-own-round = beurt { round-name }
ending-round = beurt { round-name }, toen { $seat } speelde
saves-turn = beurt { round-name }: { $name }
review-cost = Beurt { round-name }, na actie { $n }: ongeveer { $points } punten
review-game = Beurt { round-name }, na actie { $n }: het heeft misschien het spel gekost
chart-none = Hier is nog niets: na de eerste beurt toont een lijn voor elke speler de punten.
chart-points = Punten aan het eind van elke beurt
chart-round = { round-name }
replay-where = Actie { $n } van { $end } · beurt { round-name } · { $who }
replay-ahead = Beurt { round-name }: { $text }
replay-goto = Beurt (1 voor I-A tot 6 voor III-B, of # en het nummer van een actie)
plain-turn = Beurt { round-name }: { $turn } is aan zet. { $name } beslist.
plain-round = Beurt { round-name }: { $points }
event-phase-began = Beurt { $turn }: de fase van { $phase } begint.
phase-eating = het voedsel
phase-collecting = het inkomen
phase-scoring = de overwinningspunten
phase-keeping = het eind van het tijdperk
phase-ordering = de beurtvolgorde
phase-closing = de eindtelling
event-turn-began = Beurt { $turn } begint.
event-tiles-turned-up = Op het spoor { $row } liggen nieuwe tegels: { $tiles }.
event-tiles-set-aside = Niemand nam { $tiles }; { $count ->
    [one] die blijft
   *[other] die blijven
 } naast het tegeldisplay liggen.
event-tiles-left = Niemand nam { $tiles }; { $count ->
    [one] die gaat
   *[other] die gaan
 } uit het spel.
event-disc-placed = { $seat } legt een schijf in cirkel { $circle } van de rij { $row }.
event-disc-idled = { $seat } kan geen actie uitvoeren en legt een schijf zonder actie in de rij { $row }.
event-disc-removed = { $seat } haalt een schijf uit de rij { $row }{ $cost ->
    [0] .
    [one] ; links ervan ligt nog 1 schijf.
   *[other] ; links ervan liggen nog { $cost } schijven.
 }
event-paid = { $seat } betaalt { $goods }.
event-ruined = { $seat } kan voor geen enkele schijf betalen en verliest alles{ $count ->
    [0] .
   *[other] : { $goods }.
 }
event-nothing-done = { $seat } doet niets in de rij { $row }.
event-progress-taken = { $seat } neemt { $tile }{ $gold ->
    [0] .
   *[other] {" "}voor { $gold } goud.
 }
event-overseas-opened = { $seat } beheerst de navigatie, dus zijn de Nieuwe Wereld en het Verre Oosten in beurt II-A open voor iedereen.
event-territory-taken = { $seat } neemt de territoriumtegel { $tile }.
event-city-taken = { $seat } neemt { $city } { $gold ->
    [0] gratis.
   *[other] voor { $gold } goud.
 }
event-wonder-built = { $seat } bouwt het wonder { $city } voor { $price } en scoort { $points } OP.
event-empire-taken = { $seat } neemt de rijkstegel { $tile }{ $helpers ->
    [0] .
   *[other] , met { $named }.
 }
event-withdrew = { $seat } haalt alle eigen blokjes van de kaart ({ $cubes }).
event-cubes-placed = { $seat } plaatst { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
 }: { $region }.
event-lead-taken = { $shared ->
    [1] { $seat } leidt nu samen met { $victim } ({ $region }).
   *[other] { $seat } neemt de leiding over van { $victim } ({ $region }).
 }
event-fought = { $seat } valt { $victim } aan ({ $region }): { $victim } verliest { $killed }, { $seat } verliest { $lost }.
event-struck = { $seat } gebruikt { $tile } ({ $region }): { $victim } verliest { $killed ->
    [one] 1 blokje
   *[other] { $killed } blokjes
 }.
event-settled = { $seat } gebruikt { $tile } ({ $region }): { $cubes ->
    [one] 1 blokje vestigt zich
   *[other] { $cubes } blokjes vestigen zich
 }.
event-allied = { $seat } gebruikt { $tile } ({ $region }): de blokjes daar zijn veilig tot de volgende spelbeurt.
event-alliance-ended = De alliantie van { $seat } loopt af ({ $region }).
event-traded = { $seat } ruilt { $discs ->
    [one] 1 grondstof
   *[other] { $discs } grondstoffen
 } voor { $gives }.
event-city-dropped = { $lack ->
    [food] Er is te weinig voedsel: { $seat } moet { $city } opgeven.
    [disc] Er zijn te weinig grondstoffen voor het onderhoud: { $seat } moet { $city } opgeven.
    [keep] Er is te weinig om alles te houden: { $seat } geeft { $city } op.
   *[other] { $seat } geeft { $city } op.
 }
event-food-settled = Het voedsel van { $seat } { $moved ->
    [up] stijgt met { $by } naar { $food }
    [down] daalt met { $by } naar { $food }
   *[same] blijft { $food }
 }{ $doubled ->
    [1] , dubbel in de laatste beurt
   *[other] {""}
 }{ $surplus ->
    [0] {""}
   *[other] { $gold ->
        [0] ; { $surplus } te veel
       *[other] ; { $surplus } te veel, voor { $gold } goud
     }
 }{ $missing ->
    [0] .
   *[other] ; { $missing } te weinig, honger kost { $points } OP.
 }
event-collected = { $seat } int { $count ->
    [0] niets.
   *[other] { $goods }.
 }
event-upkeep-paid = { $seat } betaalt { $discs ->
    [one] 1 grondstof
   *[other] { $discs } grondstoffen
 } voor steden.
event-points-scored = { $seat } scoort { $total } OP: regio's { $regions }, steden { $cities }, stadjes { $towns }, voortgang { $progress }.
event-era-ended = Tijdperk { $era } is voorbij: de helft van de blokjes gaat van de kaart.
event-progress-dropped = { $seat } doet { $tile } weg.
event-tiles-kept = { $seat } houdt { $count ->
    [0] wat er nog ligt en betaalt niets.
   *[other] wat er nog ligt voor { $price }.
 }
event-halved = { $seat } haalt { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
 } van de kaart.
event-place-chosen = { $seat } kiest plaats { $place }.
event-bonus-scored = { $seat } scoort { $gold } OP voor goud en { $discs } OP voor grondstoffen.
event-won = { $count ->
    [one] { $seats } wint
   *[other] { $seats } delen de overwinning
 } met { $points } OP.

## Refusals
no-must-act = Je kunt een actie uitvoeren, dus het moet: alleen in een B-beurt mag je die overslaan.
no-row-full = Alle cirkels van de rij { $row } zijn bezet.
no-no-progress = Er ligt geen voortgangstegel open die je nog niet hebt en kunt betalen.
no-no-territory = Er ligt geen territoriumtegel open{ $gone ->
    [1] , en er komen er geen meer bij: de laatste zijn al omgedraaid.
   *[other] .
 }
no-no-city = Je kunt geen enkele open stad betalen.
no-no-empire = Alle rijkstegels zijn genomen.
no-no-trade = Geen vrij vak van dit tijdperk vraagt zo weinig grondstoffen als jij hebt.
no-not-your-disc = In die cirkel ligt geen schijf van jou.
no-cannot-pay-left = Links ervan { $cost ->
    [one] ligt 1 schijf
   *[other] liggen { $cost } schijven
 }: meer dan je kunt betalen.
no-not-that-many = Zo veel heb je niet om mee te betalen.
no-wrong-payment = Je moet precies { $cost } betalen, één per schijf links ervan.
no-not-open = Dat ligt niet open.
no-duplicate = Je hebt { $what } al.
no-too-dear = { $what } kost { $gold } goud, meer dan je hebt.
no-wonder-too-dear = { $what } kost { $price }, en dat heb je niet allemaal.
no-wonder-in-a = { $what } is een wonder: dat bouw je alleen in een B-beurt.
no-box-of-other-era = { $discs ->
    [one] 1 grondstof
   *[other] { $discs } grondstoffen
 } voor { $gives }: dat vak geldt niet in dit tijdperk.
no-box-used = { $discs ->
    [one] 1 grondstof
   *[other] { $discs } grondstoffen
 } voor { $gives }: dat vak is deze spelbeurt al gebruikt.
no-too-few-discs = { $boxed ->
    [1] { $discs ->
        [one] 1 grondstof
       *[other] { $discs } grondstoffen
     } voor { $gives }: zo veel heb je er niet.
   *[other] Daar heb je { $discs ->
        [one] 1 grondstof
       *[other] { $discs } grondstoffen
     } voor nodig.
 }
no-not-yours = Die tegel heb je niet.
no-flipped = { $tile } is deze spelbeurt al gebruikt.
no-not-ready = { $tile } moet wachten tot elke tegenstander een actie heeft uitgevoerd sinds je de tegel nam.
no-no-target = Er is niets wat { $tile } nu zou kunnen doen.
no-out-of-range = { $tile } reikt niet zo ver ({ $region }).
no-no-such-rival = Die tegenstander heeft daar geen blokjes ({ $region }).
no-allied = Een alliantie beschermt die blokjes ({ $region }).
no-not-to-sea = Blokjes komen alleen met een watertegel op zee.
no-no-own-cubes = Je hebt daar geen blokjes ({ $region }).
no-no-piece = Je alliantiestuk staat al op de kaart.
no-too-few-cubes = Je hebt { $cubes ->
    [0] geen blokjes in je voorraad.
    [one] maar 1 blokje in je voorraad.
   *[other] maar { $cubes } blokjes in je voorraad.
 }
no-water-already = { $tile } helpt alleen landtegels; dit is een watertegel.
no-named-twice = Een tegel helpt maar één keer.
no-already-placed = Je hebt al blokjes geplaatst; terugtrekken doe je ervoor.
no-nothing-on-map = Je hebt geen blokjes op de kaart.
no-filled = { $region } heeft in deze actie al blokjes gekregen.
no-no-more-regions = De tegel geldt voor { $number ->
    [one] maar 1 regio.
   *[other] maar { $number } regio's.
 }
no-later-era = { $region } gaat pas in een later tijdperk open.
no-needs-navigation = Overzee is in beurt II-A dicht tot iemand Navigatie neemt.
no-needs-water = { $region } is alleen met een watertegel te bereiken.
no-one-area = Een watertegel gaat naar de Nieuwe Wereld of naar het Verre Oosten, niet naar allebei.
no-not-adjacent = { $region } had geen blokjes van jou, en grensde er ook niet aan, vóór deze actie.
no-not-at-first = { $region } grenst niet aan de regio waar je begon ({ $first }).
no-no-such-row = Die gevechtsrij kun je niet gebruiken.
no-fought-here = Daar heb je in deze actie al gevochten ({ $region }).
no-no-upkeep = { $city } kost niets wat je zou kunnen weigeren.
no-too-much-shipped = Zo veel goederen mag je niet kiezen.
no-must-drop-city = Je komt { $food } voedsel tekort, zelfs met al je OP: geef eerst een stad op.
no-wrong-goods = Je moet precies { $goods ->
    [one] 1 goed
   *[other] { $goods } goederen
 } kiezen.
no-too-little-to-keep = Alles houden wat er nog ligt kost { $gold ->
    [0] {""}
   *[other] { $gold } goud{ $cubes ->
        [0] {""}
       *[other] {" en "}
    }
 }{ $cubes ->
    [0] {""}
    [one] 1 blokje
   *[other] { $cubes } blokjes
 }: doe iets weg.
no-no-such-place = Die plaats bestaat niet.
no-place-taken = { $seat } heeft die plaats gekozen.

## Scores
score-regions = Regio's
score-cities = Steden
score-towns = Stadjes
score-progress = Voortgang
feat-lands = Leidt gebieden
score-wonders = Wonderen
score-trade = Handel
score-hunger = Honger
score-costs = Betaald voor schijven
score-gold = Goud aan het eind
score-discs = Grondstoffen aan het eind
deed-battles = gevechten
deed-strikes = aanvallen met vooruitgangstegels
deed-wonders = wonderen
deed-idle = acties zonder nut

## Options
goto-what = regio: haar drie letters; tegel: de naam
option-halving = Halveren aan het eind van een tijdperk
option-halving-up = naar boven afgerond
option-halving-down = naar beneden afgerond
option-components = Bestand met de waarden uit je eigen doos

moment-battle = Een gevecht
moment-strike = Een tegenstander wordt geraakt
moment-famine = Hongersnood
moment-turn = Het einde van de beurt
moment-era = Het einde van het tijdperk
moment-heads = Voedsel, inkomen en punten van de beurt:
moment-row = { $seat }: voedsel { $food }; +{ $gold } goud, +{ $discs } { $discs ->
    [one] grondstof
   *[other] grondstoffen
}, +{ $cubes } { $cubes ->
    [one] blokje
   *[other] blokjes
}; +{ $points } punten{ $several ->
    [0] {""}
   *[other] {" "}({ $causes })
 }{ $hunger ->
    [0] {""}
   *[other] , -{ $hunger } punten door honger
 }
points-from-regions = regio's { $n }
points-from-cities = steden { $n }
points-from-towns = stadjes { $n }
points-from-progress = voortgang { $n }
ledger-food = Voedsel
ledger-gold = Goud
ledger-discs = Grondstoffen
ledger-cubes = Blokjes
ledger-regions = OP van regio's
ledger-cities = OP van steden
ledger-towns = OP van stadjes
ledger-progress = OP van voortgang
ledger-hunger = OP door honger
ledger-points = OP deze beurt
option-halving-help = Aan het eind van een tijdperk gaat de helft weg; dit regelt oneven aantallen.
option-components-help = Een bestand met wat je eigen doos anders drukt dan dit programma.
