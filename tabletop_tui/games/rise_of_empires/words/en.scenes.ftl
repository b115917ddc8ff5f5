### What is played on the boards of Rise of Empires in English: scenes, tables and chronicles.

sunrise-era = Era { $era }: new lands open
sunrise-overseas = The lands overseas open

## What comes of a battle
battle-control = { $count ->
    [0] Nobody controls { $region } now.
    [1] { $changed ->
        [0] { $seats } keeps { $region }.
       *[other] { $seats } controls { $region } now.
     }
   *[other] { $changed ->
        [0] { $seats } still share { $region }.
       *[other] { $seats } share { $region } now.
     }
 }

## The chronicle of an era, told in the past
chronicle-title = The chronicle of Era { $era }
chronicle-points = { $count ->
    [one] { $seats } gained the most in Era { $era }: { $n } VP.
   *[other] { $seats } gained the most in Era { $era }: { $n } VP each.
 }
chronicle-lands = { $n ->
    [0] In the end, nobody controlled a region alone.
   *[other] In the end, { $seats } controlled the most regions: { $n }{ $count ->
        [one] {""}
       *[other] {" "}each
     }.
 }
chronicle-lost = { $seat } lost { $region }{ $count ->
    [0] {""}
   *[other] {" "}to { $takers }
 } in turn { $turn }.
chronicle-kept = Nobody lost a region for good.
chronicle-war = { $fights ->
    [0] Without a battle,
    [one] One battle was fought:
   *[other] { $fights } battles were fought:
 } { $total } { $total ->
    [one] cube
   *[other] cubes
 } fell, { $seats } lost the most ({ $n }{ $count ->
    [one] {""}
   *[other] {" "}each
 }).
chronicle-peace = It was a time of peace: nobody fought.
chronicle-wonder = { $seat } built { $city } for { $n } VP.
chronicle-hunger = Hunger cost { $seats } the most: { $n } VP{ $count ->
    [one] {""}
   *[other] {" "}each
 }.
chronicle-tiles = { $seats } took the most tiles: { $n }{ $count ->
    [one] {""}
   *[other] {" "}each
 }.

## The legend of the map
legend-rose = this player has taken control since your last turn
legend-fell = you have lost control since your last turn
legend-leads = The land has the colour of the player who controls it, and stripes if several share it. Dark land is closed.
legend-open = a tile of this sort lies open
legend-hidden = another may still turn up
legend-ghosts = ¹ ² ³ ⁴ ⁵ ⁶ before your discs: the cheapest order to take them off. Point at one, and the others show what they would cost if it went first.

## Hunger before it comes
panel-hunger = hunger: -{ $short }
panel-mends = ({ $tile } would mend it)
panel-eases = ({ $tile }: only -{ $left })
plain-mends = { $left ->
    [0] { $tile } would mend it.
   *[other] With { $tile } you would lack only { $left } food.
 }

## What a choice does to the ranking
ranking-turn = If the turn ended with that: { $rows }.
ranking-era = At the end of Era { $era }: { $rows }.
ranking-row = { $place }. { $seat }: { $points }{ $changed ->
    [0] {""}
    [1] {" "}({ $gain })
    [2] {" "}(was { $before })
   *[other] {" "}({ $gain }, was { $before })
 }
plain-ranking-how = Type forecast 3 for what line 3 would do to the ranking.
