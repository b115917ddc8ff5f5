# Saves, settings, files and seats: what is wrong with them, and how far a game is.

# A save that cannot be played
save-nameless = Het bewaarde spel
save-missing = { $name } bestaat niet.
save-unreadable = { $name } kan niet worden gelezen: { $why }.
save-no-file-name = { $name } is geen naam van een bestand.
save-empty = { $name } is leeg.
backup-in-play = { $name } wordt gespeeld, of is de reservekopie van een spel dat gespeeld wordt. Tot het uit is, komt er geen kopie van.
save-too-large = { $name } is veel te groot voor een bewaard spel.
save-cut-short = { $name } is afgebroken.
save-no-text = { $name } is beschadigd: het is niet de tekst van een bewaard spel.
save-utf16 = { $name } is niet in UTF-8 maar in UTF-16; bewaar het als UTF-8.
save-foreign = { $name } is geen bewaard spel van dit programma.
save-newer = { $name } is geschreven door een nieuwer programma (formaat { $format }, niet { $ours }).
save-newer-rules = { $name } is geschreven door een nieuwer programma (regels { $rules }, niet { $ours }).
save-no-format = { $name } heeft een formaat dat niet bestaat.
save-no-game = { $name } is een spel van { $game }, dat niet geïnstalleerd is.
game-broken = Het spel { $game } is weggelaten: zijn pakket { $package } kan niet worden ingelezen ({ $why }).
game-twice = Een tweede spel met de id { $game } is weggelaten: { $package }.
game-no-id = Het spel van { $package } is weggelaten: { $game } is geen id (kleine letters, cijfers en _).
games-unread = Er zijn geen spellen van buiten gevonden: wat er geïnstalleerd is, kan niet worden gelezen ({ $why }).
game-lacks = Het spel { $game } is weggelaten: zijn pakket { $package } heeft geen { $what }.
game-other-id = Het spel { $game } is weggelaten: zijn pakket { $package } bevat het spel { $id }.
game-wrong = Het spel { $game } is weggelaten: er kan geen tafel van worden geopend ({ $why }).
game-failed = Het spel { $game } is vastgelopen en weggelaten tot je het programma opnieuw start; wat er gespeeld is, is bewaard ({ $why }).
game-part-broken = { $part ->
    [tui] Het spel { $game } is te zien op het gewone bord
    [plain] Het spel { $game } wordt in regelmodus op de gewone manier verteld
   *[bot] De computerspelers van het spel { $game } kijken alleen naar zijn punten
 }: zijn eigen { $module } is niet te gebruiken ({ $why }).
save-number = { $name } is beschadigd: er staat een onmogelijk getal in.
save-damaged = { $name } is beschadigd bij { $where }.
save-broken = { $name } is beschadigd: de delen passen niet bij elkaar.
save-options = { $name } heeft opties die dit spel niet heeft.
save-position = { $name } bevat een stelling die niet kan.
save-stuck = { $name } bevat een stelling waarmee niet verder gespeeld kan worden.
save-name = { $name } heeft een speler wiens naam niet getoond kan worden.
save-level = { $name } heeft een computerspeler van een onbekend niveau.
save-style = { $name } heeft een computerspeler van een onbekende stijl.
save-twice = { $name } heeft twee spelers met dezelfde naam.
save-seats = { $name } heeft een verkeerd aantal spelers.
load-changed-rules = De spelregels zijn sindsdien veranderd. Je kunt verder spelen, maar eerdere zetten niet terugnemen, herhalen of in een terugblik bekijken.
load-no-way-back = Het zettenverloop van dit spel is verloren: je kunt verder spelen, maar eerdere zetten niet terugnemen, herhalen of in een terugblik bekijken.

# The disk
disk-full = de schijf is vol
disk-quota = de toegewezen ruimte is op
disk-limit = het bestand heeft de grootste toegestane omvang
disk-read-only = de schijf kan alleen gelezen worden
disk-refused-folder = je mag niet in de map schrijven
disk-refused-file = je mag het niet lezen
disk-no-file = zo'n bestand is er niet
disk-stands = er is al iets met die naam
disk-no-folder = de map is er niet meer
disk-no-working-folder = de map waarin je werkt is er niet meer
disk-silent = de schijf antwoordt niet
disk-long-name = de naam is te lang
disk-is-folder = er is een map met die naam
disk-link = er staat een koppeling in de weg
disk-pipe = het is een pijp of een apparaat, geen bestand
disk-circle = de koppeling wijst naar zichzelf
disk-nowhere = de koppeling wijst nergens naar
disk-is-folder-here = het is een map
disk-refused = de schijf weigerde het
disk-held = een andere sessie heeft het vergrendeld
disk-no-locks = de schijf kan geen bestanden vergrendelen

# A save that is open
held-apart = { $name } wordt aan meerdere terminals gespeeld, door { $names }.
held-open = { $name } is open in een andere sessie: { $holder }.
held-by = { $user } op { $host }, sinds { $since } (proces { $pid })
held-by-at = { $user } op { $host } aan { $tty }, sinds { $since } (proces { $pid })
save-file-taken = Het spel is overgenomen door { $holder }.
save-file-copied = Dit spel is van { $owner }: je gaat verder in een kopie, { $name }.
save-file-gone-on = Een andere sessie is met dit spel verder gegaan.
save-file-unsaved = Het spel kan niet worden bewaard ({ $why }); het gaat door in het geheugen.
save-file-saved-again = Het spel wordt weer bewaard.

# The list of saves
saves-over = afgelopen
saves-setting-up = opbouw
saves-turn = ronde { $round }: { $name }
local-day = { $day } { $month ->
    [1] jan
    [2] feb
    [3] mrt
    [4] apr
    [5] mei
    [6] jun
    [7] jul
    [8] aug
    [9] sep
    [10] okt
    [11] nov
   *[12] dec
 } { $year } { $time }
saves-no-folder = De map { $folder } kan niet worden gelezen: { $why }.
saves-no-name = '{ $name }' is geen naam voor een bewaard spel: letters, cijfers, spaties en . , - _ mogen.
saves-example = voorbeeld

# Settings
toml-unreadable = { $file } kan niet worden gelezen, dus de standaardwaarden gelden.
toml-none = { $file } is geen TOML ({ $why }), dus de standaardwaarden gelden.
toml-too-long = het is te lang
toml-not-utf8 = het is geen UTF-8
toml-line = regel { $line } is niet te begrijpen
toml-not-understood = het is niet te begrijpen
toml-unknown = { $where }: de instelling '{ $shown }' bestaat niet; er zijn { $known }.
toml-must = { $where }: { $shown } moet { $must } zijn, dus de standaardwaarde geldt.
toml-a-text = een tekst zoals "z"
toml-a-table = een tabel met teksten
toml-where = { $file }, regel { $line }
keymap-unknown = settings.toml: de toets '{ $id }' bestaat niet; er zijn { $known }.
keymap-wrong = settings.toml: keys.{ $id } { $why }, dus de standaardtoets geldt.
keymap-none = heeft een toets nodig
keymap-fixed = kan niet { $key } zijn, want die betekent overal hetzelfde
keymap-taken = heeft een toets die al van { $other } is

# Files that players give
given-unreadable = Het bestand '{ $file }' voor { $option } is niet te lezen: { $why }.
given-no-name = Het bestand '{ $file }' voor { $option } is niet te lezen: dat is geen bestandsnaam.
given-too-long = Het bestand '{ $file }' voor { $option } is te lang.
given-empty = Het bestand '{ $file }' voor { $option } is leeg.
given-utf16 = Het bestand '{ $file }' voor { $option } is niet in UTF-8 maar in UTF-16, of is geen tekst; bewaar het als UTF-8.
given-not-utf8 = Het bestand '{ $file }' voor { $option } is niet in UTF-8: regel { $line } heeft een teken in een andere codering; bewaar het als UTF-8.
given-kept = { $why } (Het staat in { $path }.)

# Seats and options
wrong-name = Een speler heeft een naam nodig.
wrong-name-signs = In een naam kunnen geen stuurtekens staan.
wrong-name-long = Een naam heeft hooguit { $most } tekens; { $name }… heeft er { $found }.
wrong-name-twice = Twee spelers heten '{ $name }'.
wrong-name-alike = '{ $name }' en '{ $other }' lijken op elkaar; niemand zou de twee spelers uit elkaar houden.
wrong-name-unseen = Een naam moet zichtbaar zijn: deze heeft een teken dat niet wordt getekend.
wrong-name-marks = Een letter in een naam kan hooguit { $most } accenten hebben.
wrong-level = Het niveau '{ $word }' bestaat niet; kies uit { $known }.
wrong-style = De stijl '{ $word }' bestaat niet; kies uit { $known } (een willekeurige speler heeft er geen).
wrong-players = { $game } is voor { $least } tot { $most } spelers, niet { $found }.
wrong-players-only = { $game } is voor { $least } spelers, niet { $found }.
wrong-flag = { $option } moet yes (ja) of no (nee) zijn, niet '{ $word }'.
wrong-number = { $option } moet een getal zijn van { $least } tot { $most }, niet '{ $word }'.
wrong-choice = { $option } moet { $known } zijn, niet '{ $word }'.
wrong-option = De optie '{ $option }' bestaat niet; er zijn { $known }.
wrong-no-options = De optie '{ $option }' bestaat niet; dit spel heeft er geen.
wrong-value = '{ $value }' is geen waarde voor de optie { $option }.
wrong-first = Aan een tafel van { $seats } is er geen speler { $first }.
bot-stumbled = { $name } kon door een fout niet nadenken, en deed een willekeurige zet.
bot-stumbled-for = De computerspeler in de plaats van { $name } kon door een fout niet nadenken, en deed een willekeurige zet.
hint-stumbled = Door een fout is er geen hint.
stumbled-file = { $told } Details: { $file }
# Records over games
records-damaged = Het bestand met records was beschadigd. Het is verplaatst naar { $path }, en de bewaarde spellen zijn opnieuw geteld.
records-newer = Het bestand met records is van een nieuwere versie van dit programma; alleen de bewaarde spellen zijn geteld.
records-unreadable = Het bestand met records is niet te lezen: { $why }.
records-unkept = De records konden niet bewaard worden: { $why }.
wrong-limit = ‘{ $word }’ is geen tijdslimiet. Schrijf 30m, 24h of 3d, van vijf minuten tot zestig dagen.
wrong-days = ‘{ $word }’ zijn geen dagen. Schrijf 2026-12-24, of 2026-12-24..2026-12-26.
