offer-put = Een steen leggen
offer-swap = De eerste steen overnemen
    .key = o
ask-placing = Waar leg je je steen?
does-placing = { $name } plaatst een steen.
pick-put-1 = Waar leg je je steen?
board-hex = Bord
head-stones = Stenen: { $stones }
panel-side = { $side ->
    [0] boven en onder
   *[other] links en rechts
 }
panel-far = nog minstens { $far }
about-empty = { $cell }: leeg
about-stone = { $cell }: een steen van { $name }
legend-cells = Velden
legend-empty = leeg
legend-legal = leeg, en je mag er een steen leggen
legend-stone = een steen; verbind de randen van die kleur
legend-newest = de nieuwste steen
sheet-box = In de doos
sheet-board = Een bord van { $size } bij { $size } zeshoeken: { $cells } velden.
sheet-stones = { $stones } stenen van elke kleur, zoveel als iemand nodig kan hebben.
plain-stones = { $number } { $name } heeft stenen op { $cells }.
plain-far = { $number } { $name } verbindt { $side ->
    [0] boven en onder
   *[other] links en rechts
 } en heeft daarvoor nog minstens { $far ->
    [one] 1 steen
   *[other] { $far } stenen
 } nodig.
plain-own = Jij verbindt { $side ->
    [0] boven en onder
   *[other] links en rechts
 }.
plain-sign-empty = . is een leeg veld.
plain-sign-stone = { $number } is een steen van { $name }, die { $side ->
    [0] boven en onder
   *[other] links en rechts
 } verbindt.
plain-row = Rij { $row }
