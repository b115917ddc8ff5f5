# What is wrong with a components file of Rise of Empires.
components-part = een rij met status PART moet in het veld known zeggen wat bekend is
components-effect = het veld effect van een tegel van de soort { $kind } mag { $allowed } bevatten, niet { $stray }
components-effect-none = het veld effect van een tegel van de soort { $kind } mag { $allowed } bevatten, en bevat er geen van
components-free = het veld effect van een tegel van de soort free moet precies één van { $allowed } bevatten
components-where = het veld effect heeft naast remove ook where (own of reach) nodig
components-food = het veld start heeft meer voedsel dan het spoor (veld food_top)
components-cubes = het veld start heeft meer blokjes dan een speler bezit (veld cubes)
components-room = het veld circles.{ $players } laat ruimte voor { $room } schijven, maar { $players } spelers leggen er { $discs } (veld actions)
components-and = { $most } en { $last }
components-number = { $where }: er moeten { $wanted } { $what } zijn, niet { $found }
components-era-tiles = tegels van tijdperk { $era }
components-tiles = tegels
components-row-count = rijen
components-decks = steden en wonderen, velden era en deck
components-deck-tiles = tegels van stapel { $deck }
components-rows = { $where }: de actierijen moeten { $rows } zijn, in deze volgorde
components-eras = { $where }: de tijdperken moeten 1, 2 en 3 zijn, in deze volgorde
components-name-twice = { $where }: een andere tegel van tijdperk { $era } heet al zo
components-no-region = { $where }: er is geen regio met de sleutel { $key }
components-itself = { $where }: een regio kan niet aan zichzelf grenzen
components-key-twice = { $where }: { $times } rijen hebben deze sleutel

# What an owner may put in, in the file that the command components writes
own-numbers = De getallen van het regelboek; circles naar het aantal spelers.
own-rows = De rijen van het actiedisplay: alleen hun namen mogen anders zijn.
own-eras = De tijdperken: alleen hun namen en kleuren mogen anders zijn.
own-progress = count: hoe vaak de tegel er is, 16 tegels in elk tijdperk. text: wat er op de tegel staat. red: of de onderkant rood is. kind en effect horen bij elkaar:
own-effect = kind { $kind }: effect mag { $fields } bevatten
own-territory = count: hoe vaak de tegel er is, samen 40. yields: wat hij elke beurt opbrengt.
own-cities = Met de wonderen 5, 5, 5, 5, 8 en 8 tegels in de stapels 1 A tot 3 B. price: goud. yields en upkeep: wat hij elke beurt opbrengt en kost.
own-wonders = Zes stuks. points: de OP ineens.
own-empire = Acht tegels. early: de kant van tijdperk I, late: die van tijdperk II en III. battles: telkens [blokjes die de aanvaller verliest, blokjes die de verdediger verliest].
own-trade = De vakken: de schijven, wat ze geven en hoeveel, en de tijdperken waarin het vak open is.
own-regions = standard: de OP van de eerste en de tweede. benefit: wat controle opbrengt. at: kolom en regel van de naam op de kaart op het scherm.
own-borders = Twee regio's die aan elkaar grenzen.
