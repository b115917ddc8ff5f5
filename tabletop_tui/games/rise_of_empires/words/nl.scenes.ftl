### What is played on the boards of Rise of Empires in Dutch: scenes, tables and chronicles.

sunrise-era = Tijdperk { $era }: nieuwe landen gaan open
sunrise-overseas = De landen overzee gaan open

## What comes of a battle
battle-control = { $count ->
    [0] Niemand controleert { $region } nu.
    [1] { $changed ->
        [0] { $seats } behoudt { $region }.
       *[other] { $seats } controleert nu { $region }.
     }
   *[other] { $changed ->
        [0] { $seats } delen { $region } nog.
       *[other] { $seats } delen nu { $region }.
     }
 }

## The chronicle of an era, told in the past
chronicle-title = De kroniek van tijdperk { $era }
chronicle-points = { $count ->
    [one] { $seats } won het meest in tijdperk { $era }: { $n } OP.
   *[other] { $seats } wonnen het meest in tijdperk { $era }: elk { $n } OP.
 }
chronicle-lands = { $n ->
    [0] Aan het eind had niemand alleen de controle over een regio.
   *[other] { $count ->
        [one] Aan het eind had { $seats } de controle over de meeste regio's: { $n }.
       *[other] Aan het eind hadden { $seats } de controle over de meeste regio's: elk { $n }.
     }
 }
chronicle-lost = { $seat } verloor { $region }{ $count ->
    [0] {""}
   *[other] {" "}aan { $takers }
 } in beurt { $turn }.
chronicle-kept = Niemand verloor een regio voorgoed.
chronicle-war = { $fights ->
    [0] Zonder veldslag
    [one] In één veldslag
   *[other] In { $fights } veldslagen
 } { $total ->
    [one] viel er 1 blokje
   *[other] vielen er { $total } blokjes
 }; { $count ->
    [one] { $seats } verloor de meeste ({ $n }).
   *[other] { $seats } verloren de meeste (elk { $n }).
 }
chronicle-peace = Het was een tijd van vrede: niemand vocht.
chronicle-wonder = { $seat } bouwde { $city } voor { $n } OP.
chronicle-hunger = Honger kostte { $seats } het meest: { $count ->
    [one] {""}
   *[other] elk{" "}
 }{ $n } OP.
chronicle-tiles = { $count ->
    [one] { $seats } nam de meeste tegels: { $n }.
   *[other] { $seats } namen de meeste tegels: elk { $n }.
 }

## The legend of the map
legend-rose = deze speler heeft sinds je laatste beurt de controle
legend-fell = je hebt sinds je laatste beurt de controle verloren
legend-leads = Het land heeft de kleur van wie er de controle heeft, en strepen als meer spelers die delen. Donker land is dicht.
legend-open = van deze soort ligt een tegel open
legend-hidden = er kan er nog een opengaan
legend-ghosts = ¹ ² ³ ⁴ ⁵ ⁶ voor je schijven: de goedkoopste volgorde om ze weg te halen. Wijs er een aan, en de andere tonen wat ze zouden kosten als die het eerst ging.

## Hunger before it comes
panel-hunger = honger: -{ $short }
panel-mends = ({ $tile } verhelpt het)
panel-eases = ({ $tile }: maar -{ $left })
plain-mends = { $left ->
    [0] { $tile } zou het verhelpen.
   *[other] Met { $tile } kwam je maar { $left } voedsel tekort.
 }

## What a choice does to the ranking
ranking-turn = Eindigde de beurt daarmee: { $rows }.
ranking-era = Aan het eind van tijdperk { $era }: { $rows }.
ranking-row = { $place }. { $seat }: { $points }{ $changed ->
    [0] {""}
    [1] {" "}({ $gain })
    [2] {" "}(was { $before })
   *[other] {" "}({ $gain }, was { $before })
 }
plain-ranking-how = Typ verwachting 3 voor wat regel 3 met de stand van iedereen doet.
