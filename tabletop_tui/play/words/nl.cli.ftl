# The command line: help, mistakes, lists, the doctor.
wrong-language = De taal '{ $word }' is er niet; er zijn { $known }.

# Usage
usage-title = Gebruik:
usage-options = Opties
usage-commands = Opdrachten
usage-example = Voorbeeld
usage-error = Fout:
usage-try = Typ '{ $command }' voor hulp.
usage-word-options = OPTIES
usage-word-command = OPDRACHT [WOORDEN]...
usage-word-default = standaard
usage-word-required = verplicht
usage-word-option-value = OPTIE=WAARDE
usage-word-integer-range = GETAL
usage-word-integer = GETAL
usage-word-text = TEKST
usage-word-path = PAD
usage-word-game = SPEL
usage-word-file = BESTAND
usage-word-name = NAAM
usage-missing = { $name } ontbreekt.
usage-no-option = De optie '{ $name }' bestaat niet.{ $count ->
    [0] {""}
   *[other] { " " }Bedoel je { $near }?
 }
usage-no-value = De optie { $name } heeft een waarde nodig.
usage-no-command = De opdracht '{ $name }' bestaat niet.{ $count ->
    [0] {""}
   *[other] { " " }Bedoelde je { $near }?
 }
usage-too-many = Er staat een woord te veel: { $words }.
usage-bad-value = { $name } { $why }.
usage-choice = moet een van deze zijn: { $choices }
usage-range = moet een geheel getal zijn vanaf { $least }{ $top ->
    [0] {""}
   *[other] { " " }tot en met { $most }
 }
usage-number = moet een geheel getal zijn
usage-text = kan dat niet zijn

# Help
help-cli = Stevige bordspellen in een terminal, voor 2 tot 6 mensen aan één toetsenbord of over ssh, en computerspelers. Zonder opdracht: het beginscherm.
help-new = Begin een spel.
help-new-seats = Wie er spelen: "Anna,bot:hard:trader,bot:hanna". bot:fair past zich aan jullie uitslagen aan.
help-new-seed = De seed van alle dobbelstenen en kaarten; willekeurig als die ontbreekt.
help-new-clocks = Tel ieders bedenktijd.
help-new-pins = Vraag iedereen om een pincode voor het spel begint; met --open wie hier speelt.
help-new-save = Het bestand om het spel in te bewaren.
help-resume = Ga verder met een bewaard spel (het nieuwste, als er geen BESTAND staat). Voorbeelden en reservekopieën worden eerst gekopieerd.
help-resume-take-over = Neem het spel over van een andere sessie.
help-replay = Loop door een bewaard spel; zonder terminal wordt het afgedrukt.
help-replay-seat = Wiens beeld; alle handen worden getoond als het spel is afgelopen.
help-practice = Probeer de schoten van een spel uit aan een eigen tafel; er wordt niets bewaard.
help-day = Begin het spel van de dag: één persoon tegen computerspelers, met voor iedereen dezelfde start. Het wisselt om middernacht UTC en wordt in de loop van de week moeilijker.
help-day-week = Het spel van de week.
help-day-name = Je naam.
help-saves = Toon de bewaarde spellen, het nieuwste eerst.
help-records = Toon wie het meest gewonnen heeft, per spel en per naam.
help-check = Controleer bewaarde spellen, die worden nagespeeld, en bestanden met spelmateriaal: één regel per bestand, of per fout in het materiaal.
help-check-day = Controleer of dit spellen van de dag of de week zijn, vanaf hun start volgens de regels gespeeld, en druk de uitslagen af.
help-check-game = Het spel waarvan de bestanden het materiaal bevatten, als ze dat zelf niet zeggen.
help-components = Schrijf elke rij uit de doos van een spel, met hoe zeker ze is, als een bestand waarin een eigenaar de gedrukte waarden zet.
help-transcript = Schrijf een spel uit in zinnen: wat iedereen aan tafel ervan weet, en alles als het is afgelopen.
help-transcript-seat = Zoals één speler het zag.
help-transcript-form = De vorm van de tekst.
help-film = Schrijf een spel als asciicast, die terminals en webpagina's afspelen: zoals een toeschouwer het ziet, met alle handen open als het is afgelopen.
help-film-turning = Alleen wat het spel deed kantelen, en het begin en het eind.
help-film-first = De eerste actie.
help-film-last = De laatste actie.
help-film-size = De kolommen en rijen van de terminal.
help-film-output = Het bestand om te schrijven; anders naast het bewaarde spel.
help-review = Blik terug op een afgelopen spel: de beste beslissingen van elke speler, het geluk van elke plaats, en de duurste beslissingen met wat beter was geweest.
help-review-seat = Alleen de beslissingen van deze speler.
help-doctor = Toon wat de terminal kan, en wat het programma gebruikt.
help-games = Toon de spellen met hun spelers en opties.
help-simulate = Speel willekeurige spellen, of spellen tussen computerspelers, en meet ze.
help-simulate-seats = Hoeveel spelers er aan tafel zitten; met --levels elk aantal als het ontbreekt.
help-simulate-words = Computerspelers in plaats van toeval, zoals easy,normal; om de beurt aan tafel gezet.
help-simulate-cap = Acties waarna een spel ophoudt.
help-simulate-tiles = Met --levels: hoe vaak elke tegel is genomen, in welke ronde en als hoeveelste van zijn soort.
help-arena = Laat niveaus van computerspelers tegen elkaar spelen, met wisselende plaatsen.
help-arena-words = Enkele van { $levels }, elk desgewenst met een stijl: hard:trader.
help-arena-seats = Hoeveel spelers er aan tafel zitten; zo weinig mogelijk als het ontbreekt.
help-arena-jobs = Processen tegelijk.
help-option-count = Hoeveel spellen er gespeeld worden.
help-option-seed = De seed van het eerste spel.
help-option-settings = Een optie; zie tabletop-tui games.
help-option-as-json = Toon één JSON-object.
help-option-fps = Beelden per seconde; 0 voor geen animatie.
help-option-ascii = Teken alleen met gewone letters.
help-option-no-mouse = Laat de muis aan de terminal.
help-option-no-kitty = Vraag de terminal niet om zijn eigen toetsenprotocol.
help-option-theme = Een kleurthema.
help-option-plain = Speel met genummerde regels, op elke terminal of door een pijp.
help-option-language = De taal, wat de instellingen en de locale ook zeggen.
help-option-help = Toon deze bladzijde.
help-option-version = Toon de versie.

# What cannot be done
cli-help-lists = { $why }; tabletop-tui --help toont de opdrachten.
cli-no-terminal = Er is hier geen terminal om in te spelen.
cli-poor-terminal = De schermen hebben een terminal nodig die zijn cursor kan verplaatsen.
cli-poor-terminal-plain = De schermen hebben een terminal nodig die zijn cursor kan verplaatsen; --plain speelt in elke terminal.
cli-in-plain = Deze terminal kan zijn cursor niet verplaatsen, dus het spel gaat in de regelmodus.
cli-no-theme = Het thema '{ $word }' bestaat niet; er zijn { $known }.
cli-no-game = Het spel '{ $word }' bestaat niet; er zijn { $known }.
cli-which-game = '{ $word }' kan { $found } zijn.
all-of = { $most } en { $last }
one-of = { $most } of { $last }
cli-no-option = De optie '{ $word }' bestaat niet; opties schrijf je als sleutel=waarde, met { $known }.
cli-no-save = Er is geen bewaard spel '{ $word }'.
cli-nothing-saved = Er is geen spel om mee verder te gaan in { $folder }.
cli-with-backup = { $trouble }; met de reservekopie kan het verder: tabletop-tui resume '{ $backup }'
cli-nobody = Niemand heet '{ $name }'; er zijn { $known }.
cli-no-practice = { $game } heeft geen oefentafel; probeer { $known }.
cli-practice-none = { $game } heeft geen oefentafel.
cli-saved-in = Het spel is bewaard in { $path }.
cli-exists = { $path } bestaat al; ga ermee verder, of kies een andere naam.
cli-film-exists = { $path } bestaat al. Kies een andere naam.
cli-film-backwards = De film zou bij actie { $first } beginnen en bij { $last } eindigen.
cli-film-size = '{ $word }' is geen grootte van { $least } tot { $most }.
cli-film-done = { $count ->
    [one] Eén moment staat
   *[other] { $count } momenten staan
 } in { $path }. Speel het af met: asciinema play
day-no-game = { $game } heeft geen spel van de dag; deze wel: { $known }.
day-begun = Je bent al aan dit spel begonnen; tabletop-tui resume { $name } gaat ermee verder.
day-none = { $path } is geen spel van de dag of de week: de start, de plaatsen, de opties of de instellingen zijn anders.
day-other-luck = { $path }: het toeval is bij actie { $n } veranderd, dus het is niet meer het spel van die dag.
day-refused = { $path }: actie { $n }, van { $name }, mag niet: { $why }
day-refused-plainly = { $path }: actie { $n }, van { $name }, mag niet.
day-other-end = { $path }: de acties mogen, maar leiden niet tot de stand in het bestand.
day-unfinished = { $path }: het spel van { $when } is niet afgelopen. { $count ->
    [one] De enige actie mag.
   *[other] Alle { $count } acties mogen.
 }
day-legal = { $count ->
    [one] De enige actie mag
   *[other] Alle { $count } acties mogen
 } volgens de regels, vanaf de start van die datum. Dit kan niet aantonen dat niemand bekeek wat het toeval zou brengen of het spel vaker speelde.
cli-not-saved = Het spel kan niet worden bewaard in { $path }: { $why }.
cli-no-output = De uitvoer kan niet geschreven worden: { $why }.
cli-no-home = De map waarin je werkt is er niet meer, en TABLETOP_HOME ({ $path }) ligt daarin.
cli-no-file-name = '{ $path }' is geen naam voor een bestand.
cli-take-over = { $why }; met --take-over neem je het over.
cli-cannot-open = { $name } kan niet worden geopend om verder te spelen: { $why }.
cli-not-these-eyes = Zolang het spel loopt, kijkt niemand mee als { $name }, een computerspeler.
cli-no-eyes-now = Anderen spelen dat spel, dus tot het afgelopen is wordt geen hand getoond: { $why }.
cli-pin-needs-terminal = { $name } heeft een pincode en het spel is nog niet uit: zonder terminal kan niemand die typen. Zonder --seat hoor je wat iedereen weet.
cli-not-proved = Zonder de pincode van { $name } wordt niets getoond.
cli-no-way-back = Het zettenverloop van dit spel is verloren, dus er valt niets te tonen.

# Het bestand met het materiaal van een eigenaar
no-components = { $game } heeft geen bestand met spelmateriaal.
cli-neither = { $name } is geen bewaard spel en ook geen bestand met spelmateriaal dat zijn spel noemt; is het dat toch: tabletop-tui check '{ $path }' --game SPEL.
check-own = { $path }: spelmateriaal van { $game } zonder fouten. { $changed ->
    [0] Geen rij wijkt
    [one] Eén rij wijkt
   *[other] { $changed } rijen wijken
 } af van de meegeleverde doos. De { $rows } rijen: { $counts }.
check-faults = { $path }: { $count ->
    [one] één fout
   *[other] { $count } fouten
 } in het spelmateriaal van { $game }.
own-head = { $game }: de doos zoals dit programma haar kent, om in te vullen wat je eigen doos zegt. Wat achter twee schuine strepen staat, wordt niet gelezen.
own-sure = Boven elke rij staat hoe zeker ze is. Alle { $rows } rijen: { $counts }.
own-sure-known = KNOWN: een bron zegt het.
own-sure-derived = DERIVED: het volgt uit wat bekend is.
own-sure-part = PART: de tekst erachter zegt wat bekend is; de rest is verzonnen.
own-sure-reconstructed = RECONSTRUCTED: verzonnen om het spel te kunnen spelen.
own-do = 1. Bekijk de rijen met PART of RECONSTRUCTED en schrijf wat je doos zegt. Een rij die je verandert telt als KNOWN; een rij die je laat staan telt als tevoren. Klopt ze zoals ze er staat, zet er dan "status": "KNOWN" in. Hele afdelingen mogen weg.
own-check = 2. Controleren: tabletop-tui check BESTAND
own-play = 3. Spelen: tabletop-tui new { $id } --seats Anna,Ben --set components=BESTAND
own-keep = Of voor elk nieuw spel: zet het bestand op de plaats { $path }

# Lists
list-no-saves = Er zijn geen bewaarde spellen in { $folder }.
list-save = BEWAARD
list-game = SPEL
list-seats = SPELERS
list-turn = BEURT
list-when = WANNEER
list-check = { $path }: { $way }; { $game }, { $turn }.
list-replayed = nagespeeld, { $count } acties
list-players = { $id }: { $game }, { $least } tot { $most } spelers
list-players-only = { $id }: { $game }, { $least } spelers
list-flag-on = yes (ja), of no (nee)
list-flag-off = no (nee), of yes (ja)
list-number = { $default }, van { $least } tot { $most }
list-choice = { $default }, of { $others }
list-file = een bestand
list-every-game = elk spel:
list-quiet-spectators = Toeschouwers mogen niet praten
list-no-hints = Geen hints

# Measuring
arena-few = Een arena heeft twee of meer niveaus nodig, elk één keer genoemd.
arena-seats = { $levels } niveaus hebben { $levels } plaatsen nodig, niet { $seats }.
arena-no-level = Het niveau '{ $word }' bestaat niet; er zijn { $known }.
arena-done = { $game }, { $seats } spelers: { $finished } van { $games } spellen uitgespeeld, { $actions } acties, gemiddeld { $rounds } ronden
arena-duel = { $one } eindigde voor { $other } in { $share } van { $comparisons } vergelijkingen ({ $low } tot { $high })
arena-level = NIVEAU
arena-won = GEWONNEN
arena-score = PUNTEN
arena-decisions = BESLISSINGEN
arena-mean = GEMIDDELD MS
arena-median = MEDIAAN MS
arena-most = 95% MS
arena-cpu-mean = CPU GEMIDDELD
arena-cpu-most = CPU 95%
taken-sort = SOORT
taken-tile = TEGEL
taken-taken = GENOMEN
taken-games = SPELLEN
taken-round = RONDE
taken-place = HOEVEELSTE
taken-first = EERSTE
measure-games = { $game }, { $seats } spelers: { $finished } van { $games } spellen uitgespeeld
measure-speed = { $actions } acties in { $seconds } s, { $rate } per seconde
measure-costs = keuzes opsommen { $offers } µs, kopiëren { $clone } µs
measure-scores = gemiddelde score per plaats { $scores }, gewonnen { $wins }, gemiddeld { $rounds } ronden
measure-seats = gemiddelde score per plaats aan tafel: { $seats }; per eindplaats: { $places }
measure-sources = gemiddelde punten per bron: { $sources }
measure-deeds = gemiddeld in een spel: { $deeds }
measure-unused = { $level } koos nooit: { $kinds }

# The doctor
doctor-terminal = Terminal
doctor-use = In gebruik
doctor-files = Bestanden
doctor-versions = Versies
doctor-size = grootte
doctor-encoding = codering
doctor-keys = toetsen en scherm
doctor-inside = multiplexer
doctor-ssh = via ssh
doctor-signs = breedte van · ─
doctor-name = eigen naam
doctor-shows = pixels
doctor-cell = celgrootte
doctor-looks = Tekens om te vergelijken: elk vult zijn delen van de cel, zonder kieren of vakjes
doctor-halves = helften
doctor-quadrants = kwarten
doctor-sextants = zesden
doctor-octants = achtsten
doctor-boards-use = borden gebruiken
doctor-mode = modus
doctor-colours = kleuren
doctor-characters = tekens
doctor-theme = thema
doctor-pictures = beelden
doctor-mouse = muis
doctor-driver = stuurprogramma
doctor-protocol = toetsenprotocol
doctor-keys-changed = andere toetsen
doctor-language = taal
doctor-saves = bewaard
doctor-settings = instellingen
doctor-own = eigen bestanden
doctor-games = spellen van buiten
doctor-program = programma
doctor-not-set = niet ingesteld
doctor-no-locale = geen locale ingesteld
doctor-too-small = { $size }, te klein: de schermen hebben { $needed } nodig
doctor-is-terminal = een terminal
doctor-is-pipe = geen terminal: een pijp of een bestand
doctor-no-multiplexer = geen tmux, screen of zellij
doctor-truecolor = 16 miljoen
doctor-256 = 256
doctor-16 = 16
doctor-grey = geen, grijstinten (NO_COLOR)
doctor-unicode = alle tekens
doctor-blocks = halve blokken en gewone letters
doctor-ascii = alleen gewone letters
doctor-signs-one-cell = één cel
doctor-signs-two-cells = twee cellen
doctor-untold = dat zegt de terminal niet
doctor-by-kitty = via het protocol van kitty
doctor-by-sixel = als sixel ({ $colours } kleuren, tot { $width } x { $height })
doctor-no-pixels = nee
doctor-no-pillow = { $how }, maar zonder Pillow worden borden in cellen getekend: pip install pillow
doctor-cell-size = { $width } x { $height } pixels
doctor-screens = schermen
doctor-plain = regelmodus, want de terminal kan zijn cursor niet verplaatsen
doctor-commands = opdrachten en --plain, want er is geen terminal
doctor-fps = { $fps } per seconde
doctor-no-fps = geen animatie
doctor-no-mouse = nee, aan de terminal gelaten
doctor-cells = stuurt alleen de cellen die veranderen
doctor-common-keys = het gangbare
doctor-own-keys = dat van de terminal zelf, als hij er een heeft (kitty)
doctor-no-keys = geen
doctor-by-flag = { $language }, door --language
doctor-by-settings = { $language }, door de instellingen
doctor-by-locale = { $language }, door de locale
doctor-saves-in = { $folder } ({ $state }; { $count } bewaard)
doctor-settings-read = { $path } (gelezen)
doctor-settings-none = { $path } (er is er geen, de standaardwaarden gelden)
doctor-own-in = { $path } (gebruikt in elk nieuw spel)
doctor-file-there = niet beschrijfbaar: er staat een bestand op die plek
doctor-not-writable = niet beschrijfbaar
doctor-not-writable-as = niet beschrijfbaar: { $why }
doctor-writable = beschrijfbaar
doctor-not-yet = wordt gemaakt bij het eerste bewaarde spel
doctor-python = { $version } op { $system }
doctor-not-installed = niet geïnstalleerd

# A mistake of the program
crash-written = tabletop-tui is vastgelopen; je spel is bewaard. Details: { $path }
crash-unwritten = tabletop-tui is vastgelopen; je spel is bewaard. De details konden niet worden geschreven: { $why }.
cli-limit-without-open = Een tijdslimiet is voor tafels met meerdere terminals: --open, of host --new.
cli-days-without-limit = --days-off hoort bij --limit.
