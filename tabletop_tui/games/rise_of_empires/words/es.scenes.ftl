### What is played on the boards of Rise of Empires in Spanish: scenes, tables and chronicles.

sunrise-era = Era { $era }: se abren nuevas tierras
sunrise-overseas = Se abren las tierras de ultramar

## What comes of a battle
battle-control = { $count ->
    [0] Ahora nadie controla { $region }.
    [1] { $changed ->
        [0] { $seats } conserva { $region }.
       *[other] { $seats } controla ahora { $region }.
     }
   *[other] { $changed ->
        [0] { $seats } siguen compartiendo { $region }.
       *[other] { $seats } comparten ahora { $region }.
     }
 }

## The chronicle of an era, told in the past
chronicle-title = La crónica de la era { $era }
chronicle-points = { $count ->
    [one] { $seats } ganó más que nadie en la era { $era }: { $n } PV.
   *[other] { $seats } ganaron más que nadie en la era { $era }: { $n } PV cada uno.
 }
chronicle-lands = { $n ->
    [0] Al final, nadie controlaba una región en solitario.
   *[other] { $count ->
        [one] Al final, { $seats } controlaba más regiones que nadie: { $n }.
       *[other] Al final, { $seats } controlaban más regiones que nadie: { $n } cada uno.
     }
 }
chronicle-lost = { $seat } perdió { $region }{ $count ->
    [0] {""}
   *[other] {" "}frente a { $takers }
 } en el turno { $turn }.
chronicle-kept = Nadie perdió una región para siempre.
chronicle-war = { $fights ->
    [0] Sin batallas
    [one] En una batalla
   *[other] En { $fights } batallas
 } { $total ->
    [one] cayó 1 cubo
   *[other] cayeron { $total } cubos
 }; { $count ->
    [one] { $seats } perdió más que nadie ({ $n }).
   *[other] { $seats } perdieron más que nadie ({ $n } cada uno).
 }
chronicle-peace = Fue un tiempo de paz: nadie luchó.
chronicle-wonder = { $seat } construyó { $city } por { $n } PV.
chronicle-hunger = El hambre golpeó sobre todo a { $seats }: { $n } PV{ $count ->
    [one] {""}
   *[other] {" "}cada uno
 }.
chronicle-tiles = { $count ->
    [one] { $seats } tomó más losetas que nadie: { $n }.
   *[other] { $seats } tomaron más losetas que nadie: { $n } cada uno.
 }

## The legend of the map
legend-rose = este jugador ha tomado el control desde tu último turno
legend-fell = has perdido el control desde tu último turno
legend-leads = La tierra tiene el color de quien la controla, y rayas si varios la comparten. La tierra oscura está cerrada.
legend-open = hay una loseta de este tipo a la vista
legend-hidden = aún puede aparecer otra
legend-ghosts = ¹ ² ³ ⁴ ⁵ ⁶ delante de tus discos: el orden más barato para recogerlos. Señala uno, y los demás muestran lo que costarían si ese fuera el primero.

## Hunger before it comes
panel-hunger = hambre: -{ $short }
panel-mends = ({ $tile } lo remedia)
panel-eases = ({ $tile }: solo -{ $left })
plain-mends = { $left ->
    [0] { $tile } lo remediaría.
   *[other] Con { $tile } solo te faltarían { $left } de comida.
 }

## What a choice does to the ranking
ranking-turn = Si el turno acabara con eso: { $rows }.
ranking-era = Al final de la era { $era }: { $rows }.
ranking-row = { $place }. { $seat }: { $points }{ $changed ->
    [0] {""}
    [1] {" "}({ $gain })
    [2] {" "}(antes { $before })
   *[other] {" "}({ $gain }, antes { $before })
 }
plain-ranking-how = Escribe previsión 3 para saber qué cambia la línea 3 en la clasificación.
