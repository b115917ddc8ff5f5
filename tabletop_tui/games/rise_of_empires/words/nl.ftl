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
    .spoken = { $n } keer { $name }
the-ner = het { $name }
the-med = de { $name }
the-swe = { $name }
    .spoken = Zuidwest-Europa
the-see = { $name }
    .spoken = Zuidoost-Europa
the-nwa = { $name }
    .spoken = Noordwest-Afrika
the-nea = { $name }
    .spoken = Noordoost-Afrika
empire-tile = { $name } ({ $regions ->
    [one] 1 regio
   *[other] { $regions } regio's
 }, { $water ->
    [0] land
   *[other] water
 }, gevecht { $rows })
    .brief = { $name } ({ $regions } { $water ->
        [0] land
       *[other] water
     })
battle-rows = { $shown }
    .spoken = { $rows }
battle-row = { $lost } voor { $killed }

## Actions
action-place-disc = Leg een schijf bij { $row }
    .brief = { $row }
action-place-idle-disc = Leg een schijf zonder actie bij { $row } (geen actie mogelijk)
action-remove-disc = Haal schijf { $circle } weg bij { $row } { $cost ->
    [0] (gratis)
   *[other] (betaal { $cost })
 }
    .brief = { $row } { $circle }, { $cost ->
        [0] gratis
       *[other] betaal { $cost }
     }
action-pay = Betaal { $goods }
action-do-nothing = Sla de actie over
action-end-turn = Beëindig je beurt
action-take-progress = Neem { $tile }{ $gold ->
    [0] {""}
   *[other] {" "}voor { $gold } goud
 } ({ $text })
    .brief = { $tile }{ $gold ->
        [0] {""}
       *[other] {" "}voor { $gold } goud
     }
action-take-territory = Neem { $tile } ({ $yields })
    .brief = { $tile }
action-take-city = Neem { $city } { $free ->
    [1] gratis
   *[other] voor { $price }
 } (elke beurt { $yields }{ $costs ->
    [0] {""}
   *[other] , kost { $upkeep }
 }{ $doubled ->
    [0] {""}
   *[other] {" "}– { $doubled } voedsel in deze laatste beurt
 })
    .brief = { $city }{ $free ->
        [1] {""}
       *[other] {" "}voor { $price }
     }
action-build-wonder = Bouw { $city } voor { $price } (meteen { $points } OP)
action-take-empire = Neem { $tile }{ $helpers ->
    [0] {""}
   *[other] {" "}met { $named }
 }
    .brief = { $tile }{ $helpers ->
        [0] {""}
       *[other] {" "}met { $named }
     }
action-withdraw = Haal al je blokjes van de kaart
action-place-cubes = { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
 } naar { $region }
action-stop-placing = Plaats geen blokjes meer
action-fight = Vecht tegen { $victim } in { $region } (jij verliest { $lost }, de ander { $killed })
action-stop-fighting = Vecht niet meer
action-trade = Ruil { $discs ->
    [one] 1 grondstof
   *[other] { $discs } grondstoffen
 } voor { $gives }
action-strike = Gebruik { $tile } tegen { $victim } in { $region }
action-settle = Gebruik { $tile } in { $region }
action-ally = Gebruik { $tile } in { $region }
action-drop-city = Geef { $city } op
action-settle-food = Verreken het voedsel ({ $change ->
    [0] er verandert niets
   *[other] { $sign }{ $change } voedsel
 }{ $doubled ->
    [1] , want de laatste beurt telt dubbel
   *[other] {""}
 }{ $shipped ->
    [0] {""}
   *[other] , waarvan { $brought } uit Scheepvaart
 }{ $missing ->
    [0] {""}
   *[other] {"; "}{ $missing } te weinig: -{ $points } OP
 })
action-choose-goods = Verscheep { $goods }
action-pay-upkeep = Betaal het onderhoud ({ $discs ->
    [one] 1 grondstof
   *[other] { $discs } grondstoffen
 })
action-drop-progress = Leg { $tile } af
action-keep-tiles = Houd de overige tegels ({ $gold ->
    [0] { $cubes ->
        [0] gratis
        [one] 1 blokje
       *[other] { $cubes } blokjes
     }
   *[other] { $gold } goud{ $cubes ->
        [0] {""}
        [one] {" "}en 1 blokje
       *[other] {" "}en { $cubes } blokjes
     }
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
turn-name = { round-name }
    .spoken = { turn-digits }
turn-digits = { $round ->
    [1] 1 A
    [2] 1 B
    [3] 2 A
    [4] 2 B
    [5] 3 A
   *[other] 3 B
 }
era-name = { $shown }
    .spoken = { $era }
transcript-turn = Beurt { round-name }: { $seat }
    .spoken = Beurt { turn-digits }: { $seat }
ending-own-round = beurt { round-name }
    .spoken = beurt { turn-digits }
ending-round = beurt { round-name } (actie van { $seat })
    .spoken = beurt { turn-digits } (actie van { $seat })
saves-turn = beurt { round-name }: { $name }
    .spoken = beurt { turn-digits }: { $name }
review-cost = Beurt { round-name }, na actie { $n }: ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
    .spoken = Beurt { turn-digits }, na actie { $n }: ongeveer { $points ->
        [one] 1 punt
       *[other] { $points } punten
     }
review-game = Beurt { round-name }, na actie { $n }: dit heeft misschien het spel gekost
    .spoken = Beurt { turn-digits }, na actie { $n }: dit heeft misschien het spel gekost
praise-when = Beurt { round-name }, na actie { $n }
    .spoken = Beurt { turn-digits }, na actie { $n }
review-lead = Beurt { round-name }: { $seat } komt aan kop.
    .spoken = Beurt { turn-digits }: { $seat } komt aan kop.
review-asked = Beurt { round-name }, jouw actie: wat zou je hier doen?
    .spoken = Beurt { turn-digits }, jouw actie: wat zou je hier doen?
review-asked-between = Beurt { round-name }: wat zou je hier doen?
    .spoken = Beurt { turn-digits }: wat zou je hier doen?
chart-none = Er is nog geen grafiek: de eerste beurt is nog niet voorbij.
chart-points = Punten aan het eind van elke beurt
chart-round = { round-name }
replay-where = Actie { $n } van { $end } · beurt { round-name } · { $who }
replay-ahead = Beurt { round-name }: { $text }
replay-goto = Beurt: 1 (I-A) tot 6 (III-B), of # en het nummer van een actie
plain-turn = Beurt { turn-digits }: { $name } beslist.
plain-round = Beurt { turn-digits }: { $points }
event-phase-began = { $phase }.
phase-eating = voedsel
phase-collecting = inkomen
phase-scoring = overwinningspunten
phase-keeping = einde van het tijdperk
phase-ordering = beurtvolgorde
phase-closing = eindtelling
event-turn-began = Beurt { $turn } begint.
event-tiles-turned-up = { $count ->
    [one] Bij { $row } ligt een nieuwe tegel: { $tiles }.
   *[other] Bij { $row } liggen nieuwe tegels: { $tiles }.
 }
event-tiles-set-aside = Niemand nam { $tiles }; { $count ->
    [one] die blijft
   *[other] die blijven
 } naast het tegeldisplay liggen.
    .brief = {""}
event-tiles-left = Niemand nam { $tiles }; { $count ->
    [one] die gaat
   *[other] die gaan
 } uit het spel.
    .brief = {""}
event-disc-placed = { $seat } legt een schijf bij { $row }, cirkel { $circle }.
    .brief = {""}
event-disc-idled = { $seat } kan geen actie uitvoeren en legt een schijf zonder actie in de rij { $row }.
event-disc-removed = { $seat } haalt een schijf uit de rij { $row }{ $cost ->
    [0] .
    [one] ; links ervan ligt nog 1 schijf.
   *[other] ; links ervan liggen nog { $cost } schijven.
 }
    .brief = {""}
event-paid = { $seat } betaalt { $goods }.
    .brief = {""}
event-ruined = { $seat } kan voor geen enkele schijf betalen en verliest alles{ $count ->
    [0] .
   *[other] : { $goods }.
 }
event-nothing-done = { $seat } slaat de actie van de rij { $row } over.
event-progress-taken = { $seat } neemt { $tile }{ $gold ->
    [0] .
   *[other] {" "}voor { $gold } goud.
 }
event-overseas-opened = { $seat } heeft Navigatie, dus zijn de Nieuwe Wereld en het Verre Oosten in beurt II-A open voor iedereen.
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
event-withdrew = { $seat } haalt { $cubes ->
    [one] het enige eigen blokje
   *[other] alle { $cubes } eigen blokjes
 } van de kaart.
event-cubes-placed = { $seat } plaatst { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
 } in { $region }.
event-lead-taken = { $shared ->
    [1] { $seat } deelt nu de controle over { $region } met { $victim }.
   *[other] { $seat } neemt { $victim } de controle over { $region } af.
 }
event-fought = { $seat } valt { $victim } aan in { $region }: { $victim } verliest { $killed ->
    [one] 1 blokje
   *[other] { $killed } blokjes
 }, { $seat } verliest er { $lost }.
event-struck = { $seat } gebruikt { $tile }: { $victim } verliest { $killed ->
    [one] 1 blokje
   *[other] { $killed } blokjes
 } in { $region }.
event-settled = { $seat } gebruikt { $tile } en plaatst { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
 } in { $region }.
event-allied = { $seat } gebruikt { $tile }: de eigen blokjes in { $region } zijn veilig tot de volgende spelbeurt.
event-alliance-ended = De alliantie van { $seat } in { $region } loopt af.
event-traded = { $seat } ruilt { $discs ->
    [one] 1 grondstof
   *[other] { $discs } grondstoffen
 } voor { $gives }.
event-city-dropped = { $lack ->
    [food] Te weinig voedsel: { $seat } moet { $city } opgeven.
    [disc] Te weinig grondstoffen voor het onderhoud: { $seat } moet { $city } opgeven.
    [keep] Te weinig om alles te houden: { $seat } geeft { $city } op.
   *[other] { $seat } geeft { $city } op.
 }
event-food-settled = Het voedsel van { $seat } { $moved ->
    [up] stijgt met { $by } naar { $food }
    [down] daalt met { $by } naar { $food }
   *[same] blijft { $food }
 }{ $doubled ->
    [1] {" "}(verdubbeld in de laatste beurt)
   *[other] {""}
 }{ $surplus ->
    [0] {""}
   *[other] { $gold ->
        [0] ; { $surplus } boven de grens
       *[other] ; { $surplus } boven de grens, voor { $gold } goud
     }
 }{ $missing ->
    [0] .
   *[other] ; { $missing } te weinig, dus honger kost { $points } OP.
 }
event-collected = { $seat } int { $count ->
    [0] niets.
   *[other] { $goods }.
 }
event-upkeep-paid = { $seat } betaalt { $discs ->
    [one] 1 grondstof
   *[other] { $discs } grondstoffen
 } onderhoud voor steden.
event-points-scored = { $seat } scoort { $total } OP{ $several ->
    [0] .
    [1] {" "}{ $only }.
   *[other] : { $causes }.
 }
event-era-ended = Tijdperk { $era } is voorbij: de helft van de blokjes gaat van de kaart.
event-progress-dropped = { $seat } legt { $tile } af.
event-tiles-kept = { $seat } betaalt { $count ->
    [0] niets om de rest te houden.
   *[other] { $price } om de rest te houden.
 }
event-halved = { $seat } haalt { $cubes ->
    [one] 1 blokje
   *[other] { $cubes } blokjes
 } van de kaart.
event-place-chosen = { $seat } neemt plaats { $place } in de beurtvolgorde.
event-bonus-scored = { $seat } scoort { $gold } OP voor goud en { $discs } OP voor grondstoffen.
event-won = { $count ->
    [one] { $seats } wint
   *[other] { $seats } delen de overwinning
 } met { $points } OP.

## Refusals
no-must-act = Je kunt nog een actie uitvoeren, dus dat moet: alleen in een B-beurt mag je een actie overslaan.
no-row-full = Alle cirkels van de rij { $row } zijn bezet.
no-no-progress = Er ligt geen voortgangstegel open die je kunt betalen en nog niet hebt.
no-no-territory = Er ligt geen territoriumtegel open{ $gone ->
    [1] , en er komen er geen meer bij.
   *[other] .
 }
no-no-city = Je kunt geen enkele open stad betalen.
no-no-empire = Alle rijkstegels zijn genomen.
no-no-trade = Je hebt te weinig grondstoffen voor een vrij handelsvak van dit tijdperk.
no-not-your-disc = In die cirkel ligt geen schijf van jou.
no-cannot-pay-left = { $cost ->
    [one] Links ervan ligt 1 schijf: meer dan je kunt betalen.
   *[other] Links ervan liggen { $cost } schijven: meer dan je kunt betalen.
 }
no-not-that-many = Zoveel heb je niet om mee te betalen.
no-wrong-payment = Je moet precies { $cost } betalen, één per schijf links ervan.
no-not-open = Die tegel ligt niet open.
no-duplicate = Je hebt { $what } al.
no-too-dear = { $what } kost { $gold } goud, meer dan je hebt.
no-wonder-too-dear = { $what } kost { $price }, meer dan je hebt.
no-wonder-in-a = { $what } is een wonder, en een wonder bouw je alleen in een B-beurt.
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
     } voor { $gives }: zoveel heb je er niet.
   *[other] Daar heb je { $discs ->
        [one] 1 grondstof
       *[other] { $discs } grondstoffen
     } voor nodig.
 }
no-not-yours = Die tegel heb je niet.
no-flipped = { $tile } is deze spelbeurt al gebruikt.
no-not-ready = { $tile } moet wachten tot elke tegenstander een actie heeft uitgevoerd sinds je de tegel nam.
no-no-target = { $tile } heeft nu geen doelwit.
no-out-of-range = { $tile } reikt niet tot { $region }.
no-no-such-rival = Die tegenstander heeft geen blokjes in { $region }.
no-allied = Een alliantie beschermt die blokjes in { $region }.
no-not-to-sea = Alleen een watertegel brengt blokjes naar zee.
no-no-own-cubes = Je hebt geen blokjes in { $region }.
no-no-piece = Je alliantiestuk staat al op de kaart.
no-too-few-cubes = Je hebt { $cubes ->
    [0] geen blokjes in je voorraad.
    [one] maar 1 blokje in je voorraad.
   *[other] maar { $cubes } blokjes in je voorraad.
 }
no-water-already = { $tile } helpt alleen landtegels, en dit is een watertegel.
no-named-twice = Een tegel helpt maar één keer.
no-already-placed = Je hebt al blokjes geplaatst; terugtrekken kan alleen daarvóór.
no-nothing-on-map = Je hebt geen blokjes op de kaart.
no-filled = Je hebt in deze actie al blokjes geplaatst in { $region }.
no-no-more-regions = De tegel geldt voor { $number ->
    [one] maar 1 regio.
   *[other] maar { $number } regio's.
 }
no-later-era = { $region } gaat open in tijdperk { $opens }.
no-needs-navigation = Overzee is in beurt II-A dicht tot iemand Navigatie neemt.
no-needs-water = Je kunt alleen met een watertegel naar { $region }.
no-one-area = Een watertegel gaat naar de Nieuwe Wereld of naar het Verre Oosten, niet naar allebei.
no-not-adjacent = Vóór deze actie had je geen blokjes in { $region } of in een regio ernaast.
no-not-at-first = Je begon in { $first }; die regio grenst niet aan { $region }.
no-no-such-row = Die gevechtsrij kun je niet gebruiken.
no-fought-here = Je hebt in deze actie al gevochten in { $region }.
no-no-upkeep = { $city } vraagt nu geen onderhoud, dus je houdt de stad.
no-too-much-shipped = Zoveel goederen mag je niet kiezen.
no-must-drop-city = Je komt { $food } voedsel tekort, zelfs met al je OP: geef eerst een stad op.
no-wrong-goods = Je moet precies { $goods ->
    [one] 1 goed
   *[other] { $goods } goederen
 } kiezen.
no-too-little-to-keep = De rest houden kost { $gold ->
    [0] {""}
   *[other] { $gold } goud{ $cubes ->
        [0] {""}
       *[other] {" en "}
    }
 }{ $cubes ->
    [0] {""}
    [one] 1 blokje
   *[other] { $cubes } blokjes
 }: geef eerst iets op.
no-no-such-place = Die plaats bestaat niet.
no-place-taken = { $seat } heeft die plaats al genomen.

## Scores
score-regions = Regio's
score-cities = Steden
score-towns = Stadjes
score-progress = Voortgang
feat-lands = Regio's in handen
score-wonders = Wonderen
score-trade = Handel
score-hunger = Honger
score-costs = Betaald voor schijven
score-gold = Goud aan het eind
score-discs = Grondstoffen aan het eind
score-handicap = Voorsprong
deed-battles = gevechten
deed-strikes = aanvallen met voortgangstegels
deed-wonders = wonderen
deed-idle = acties zonder nut

## Options
goto-what = een regio met haar drie letters, of een tegel met zijn naam
option-halving = Halveren aan het eind van een tijdperk
option-halving-up = naar boven afgerond
option-halving-down = naar beneden afgerond
option-handicap = Voorsprong
option-handicap-0 = geen
option-components = Bestand met de waarden uit je eigen doos

honour-turn = Beste beurt: { $seats }, { $n } { $n ->
    [one] punt
   *[other] punten
 } bij de telling van de beurt.
honour-fiercest = Het felst in de strijd: { $seats }, { $n ->
    [one] 1 blokje van een ander verwijderd
   *[other] { $n } blokjes van anderen verwijderd
 }.
honour-beaten = Het hardst geraakt: { $seats }, { $n ->
    [one] 1 blokje verloren
   *[other] { $n } blokjes verloren
 } in de strijd.
honour-leads = De meeste regio's overgenomen: { $seats }, { $n }.
honour-costliest = Duurste actie: { $seats }, { $n } voor één schijf.
luck-tiles = De tegels lagen voor iedereen gelijk open: het geluk trok niemand voor.
moment-battle = Een gevecht
moment-strike = Een tegenstander wordt geraakt
moment-famine = Hongersnood
moment-turn = Het einde van de beurt
moment-heads = Voedsel, inkomen en punten van de beurt:
moment-row = { $seat }: voedsel { $food }; +{ $gold } goud, +{ $discs } { $discs ->
    [one] grondstof
   *[other] grondstoffen
}, +{ $cubes } { $cubes ->
    [one] blokje
   *[other] blokjes
}; +{ $points } OP{ $several ->
    [0] {""}
   *[other] {" "}({ $causes })
 }{ $hunger ->
    [0] {""}
   *[other] , -{ $hunger } OP door honger
 }
    .spoken = { $seat }: { $points } OP{ $several ->
        [0] {""}
       *[other] {" "}({ $causes })
     }, { $gold } goud, { $discs } { $discs ->
        [one] grondstof
       *[other] grondstoffen
     }, { $cubes } { $cubes ->
        [one] blokje
       *[other] blokjes
     }, voedsel op { $food }{ $hunger ->
        [0] {""}
       *[other] , min { $hunger } OP door honger
     }
cause-regions = voor regio's
cause-cities = voor steden
cause-towns = voor stadjes
cause-progress = voor voortgang
points-from-regions = { $n } { cause-regions }
points-from-cities = { $n } { cause-cities }
points-from-towns = { $n } { cause-towns }
points-from-progress = { $n } { cause-progress }
option-halving-help = Aan het eind van een tijdperk gaat de helft weg; dit regelt oneven aantallen.
option-handicap-help = Overwinningspunten die deze plaats bij het begin al heeft, vooraf afgesproken.
option-components-help = Een bestand met wat er in je eigen doos anders staat dan in dit programma.
ledger-food = Voedsel nu
ledger-gold = Goud
ledger-discs = Grondstof
ledger-cubes = Blokjes
ledger-regions = OP regio's
ledger-cities = OP steden
ledger-towns = OP stadjes
ledger-progress = OP tegels
ledger-hunger = OP honger
ledger-points = OP samen
