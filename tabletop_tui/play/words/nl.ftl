# The program's own words.
nobody = niemand

# Refusals that every game shares
no-not-your-turn = Jij bent niet aan de beurt.
no-not-now = Dat kan nu niet.
no-game-over = Het spel is afgelopen.
no-asked-in-vain = Iedereen weet dat niemand aan wie je het vraagt die kaarten heeft: { $names }.

# Forms
form-goal = { $least ->
    [0] Gekozen: { $total } (hooguit { $most })
   *[other] Gekozen: { $total } van { $least }
 }
form-too-few = Kies er nog { $missing }.
form-both-sides = Beide kanten moeten iets geven.
form-disarmed = { $why } Er is dus niets gedaan: kies opnieuw.
form-no-more = Er is niet meer { $kind } te kiezen.
form-full = Dat zijn ze alle { $most }; { $key } begint opnieuw.
form-swap-one = De bank geeft één kaart per keer.
form-die-sides = De steen gaat van { $least } tot { $most }.
form-dice-unset = Zet eerst beide stenen.
form-no-partner = Kies aan wie je het aanbiedt.
form-give = Je geeft ({ $total })
form-give-shut = Je geeft: { $cards }
form-get = Je krijgt ({ $total })
form-get-shut = Je krijgt: { $cards }
form-nothing = nog niets ({ $key })
form-others-hold = /{ $number }: wat de anderen samen hebben
form-one-holds = /{ $number }: meer zijn er niet
form-with = Aanbieden aan
form-other-side = { $kind }: staat al aan de andere kant.
form-aloud = hardop afgesproken met { $seat }
form-first-yes = het eerste ja sluit de ruil
offer-not-asked = Niet gevraagd, want iedereen weet dat ze de kaarten niet hebben: { $names }.
form-own-none = Je hebt geen { $kind }.
form-nobody-has = Niemand heeft { $kind }.
form-not-here = { $kind }: kan hier niet.
form-swap-give = Je geeft de bank
form-swap-get = Je krijgt
form-swap-give-what = Kies wat je geeft.
form-swap-get-what = Kies wat je krijgt.
form-swap-left = nog { $number }
aim-piece = Schip { $number } van { $of }
aim-of = ({ $number } van { $of }: { $key })
aim-angle = Richting { $degrees }°
aim-power = Kracht { $power }
aim-typing-planet = dan { $letters }
aim-typing-degrees = graden; spatie: de kracht
aim-typing-power = de kracht
aim-stop = stop
aim-stop-angle = { $key } stopt de richting waar de wijzer is.
aim-hold-angle = Houd { $key } ingedrukt: de richting stopt daar, en je spant de boog.
aim-by-chance = Te snel? Meteen { $key } laat het aan het toeval over; een tafel zonder ‘Mikken op tijd’ ook.
aim-hold-power = Je spant: laat { $key } los om te schieten, of druk nog eens.
aim-stop-power = Nu de kracht: { $key } stopt de wijzer.

keys-heads = Op dit scherm
keys-letters = Een letter aan het begin van een menuregel kiest die regel.

# Keys: what they do (help), and in one word (hint line)
key-steer = dichtstbijzijnde plek die kant op; in menu's ↑↓
key-take = kies de plek of de regel
key-back = een stap terug; het spelmenu
key-next = volgende plek
key-previous = vorige plek
key-goto = ga naar een plek via de coördinaten
key-swap = van het bord naar het menu en terug
key-undo = terugnemen, tot aan toeval of een andere speler
key-redo = opnieuw doen
key-hint = de beste acties, met hun redenen
key-cover = leg alle handen dicht neer, of pak de jouwe op
key-motive = waarom de computer dat deed; nogmaals: de vorige
hint-motive = waarom?
key-hurry = laat de computerspeler nu spelen
key-board = het volgende bord
key-zoom = in- en uitzoomen
key-log = het verslag tot nu toe
key-points = de punten en waar ze vandaan komen
key-charts = grafieken: de punten, en wat het spel telt
key-compare = wat een keuze met de stand van iedereen doet
ui-compare-none = Wijs eerst een keuze aan.
key-export = verslag of afbeelding van dit scherm bewaren
key-legend = wat de tekens betekenen
key-sheet = kaarten, tegels en ander spelmateriaal
key-theme = volgend kleurthema
key-pictures = borden anders tekenen
key-help = deze toetsen
key-rule = de regel achter de gekozen mogelijkheid
key-quit = stoppen; het spel wordt na elke actie bewaard
hint-steer = ga
hint-points = punten
hint-log = verslag
hint-take = kies
hint-film = elke toets slaat dit over
hint-hurry = verder
hint-back = terug
hint-swap = menu
hint-swap-board = bord
hint-undo = zet terug
hint-pick-up = pak je kaarten op
hint-see-hand = bekijk je kaarten
hint-help = help
hint-rule = regel
hint-quit = stop
hint-hall = hal

# The game screen
end-board = { $names } { $count ->
    [one] heeft
   *[other] hebben
 } gewonnen! Enter toont de punten.
ui-waiting = Wachten op { $names }.
ui-no-place = Er is geen plek met de naam { $text }.
ui-not-there = Die plek kan nu niet worden gekozen.
about-fresh = nieuw · { $about }
ui-where = { $what }: waar?
ui-which = { $what }: kies hieronder.
ui-enter = Enter: { $what }
ui-enter-final = Enter: { $what } (kan niet worden teruggenomen)
ui-enter-asks = Enter: kiezen wat je hier doet ({ $what })
ui-for-good = Enter: dit kan niet worden teruggenomen
ui-pick-up = Pak je kaarten op
head-answers = { $name } antwoordt
ui-picked = Wat doe je daar?
ui-goto = Ga naar
ui-goto-named = Ga naar ({ $what })
ui-unsaved = NIET BEWAARD
ui-undone = Teruggenomen.
ui-undone-what = Teruggenomen: { $what }.
ui-sealed = Terugnemen kan niet: daarna kwam er toeval, een verborgen kaart of een andere speler.
ui-nothing = Er is niets om terug te nemen.
ui-no-zoom = Het hele bord is in beeld.
ui-no-hint = Voor deze keuze is er geen hint.
ui-hints-off = Aan deze tafel staan hints uit.
ui-hint-thinks = Even nadenken over een hint … Toetsen wachten tot die er is.
ui-hint-step = Hint: { $action }
ui-hint-title = Wat een sterke speler zou doen:
ui-hint-take = toon
ui-hint-by-eye = { $action }. Richten doe je zelf.
ui-hint-row = { $action }: { $reasons }
decimal-mark = ,
ui-hint-points = +{ $n } { $source }
ui-hint-for = goed voor: { $term }
ui-hint-wins = wint het spel
ui-hint-can-win = je kunt deze beurt winnen
ui-hint-even = Het lijkt niet uit te maken: kies er gewoon een.
motive-told = { $told } Waarom: { $reasons }.
motive-none = Niets uit te leggen: elke reden zou een hand verraden.
why-costs = kost { $seat } { $n ->
    [one] een punt
   *[other] { $n } punten
}
review-title = Terugblik: { $name }
review-thinks = Terugblik op het spel: { $percent }% …
review-failed = Een terugblik op dit spel is mislukt.
review-none = Er is niets om nog eens te proberen: geen beslissing kostte iets noemenswaardigs.
review-running = Terugblikken kan als het spel is afgelopen.
review-no-log = Het zettenverloop van dit spel is verloren, dus een terugblik kan niet.
review-who = Wiens beslissingen?
review-cost = { $round ->
    [0] Opbouw
   *[other] Ronde { $round }
 }, na actie { $n }: ongeveer { $points ->
    [one] één punt
   *[other] { $points } punten
 }
review-game = { $round ->
    [0] Opbouw
   *[other] Ronde { $round }
 }, na actie { $n }: het heeft misschien het spel gekost
review-done = Jij deed: { $action }.
review-ended-it = Daarmee was het spel afgelopen.
review-ended-turn = In die beurt was het spel afgelopen.
review-better = Beter: { $action }: { $reasons }.
review-better-bare = Beter: { $action }.
review-judged = Beoordeeld door een computerspeler die verder vooruitkijkt dan niveau moeilijk, met wat je toen kon weten. Punten zijn schattingen.
ui-thinks = { $name } ({ $level }) denkt na …
ask-over = Het spel is afgelopen.
cover-pass = Geef het toetsenbord aan
cover-first = Pak eerst je kaarten op.
cover-no-hint = Typ eerst ‘{ plain-word-hand }’: een hint zou verraden wat je hebt.
cover-needless = Hier is niets te verbergen.
cover-unkept = Die ruil kan niet. Beantwoord het aanbod zelf.
cover-took = { $name } had het toetsenbord { $time } lang.
since-title = Sinds je vorige beurt
since-more = … en meer in het verslag
pin-ask = { $name }, typ je pincode.
pin-wrong = Dat is niet de pincode van { $name }.
pin-wait = Te veel verkeerde pincodes voor deze plaats. Probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
 } opnieuw.
pin-spent = Te veel verkeerde pincodes. Verlaat de tafel en kom terug.
pin-length = Een pincode heeft { $least } tot { $most } cijfers.
pin-short = { $name }, kies je pincode opnieuw: als ieder een eigen terminal heeft, telt die minstens { $least } cijfers.
pin-hint = { $least } tot { $most } cijfers
pin-forgot = vergeten
    .key = v
pin-new = { $name }, kies een pincode. Die wordt gevraagd telkens als je het toetsenbord overneemt. Wie het bestand van het spel kan lezen, heeft geen pincode nodig: alle handen en alle toekomstige worpen staan erin.
pin-again = Typ dezelfde pincode nog een keer.
pin-differs = Die twee pincodes verschillen.
pin-set = { $name } heeft nu een pincode.
pin-dropped = { $name } heeft geen pincode meer.
pin-gone = Iedereen gaat akkoord: { $name } heeft geen pincode meer.
pin-needless = Een pincode heeft alleen zin als meer mensen het toetsenbord delen.
pin-vote = { $voter }: { $name } is de pincode vergeten. Mag die worden gewist? { $name } neemt nu het toetsenbord.
seats-vote = { $voter }, mag iemand anders de plaats van { $name } innemen?
pin-nobody = Er zit niemand anders aan tafel die akkoord kan gaan.
pin-vote-no = Nee, de pincode blijft
    .key = n
pin-vote-yes = Ja, wissen
    .key = j
clock-on = De klokken lopen. Ze staan stil zolang het scherm bedekt is.
clock-off = De klokken staan stil. De tijden blijven bewaard.

menu-title = Wat wil je doen?
menu-go-on = Verder spelen
    .key = v
menu-board = Verder kijken op het bord
    .key = v
menu-log = Het verslag tot nu toe
    .key = h
menu-points = Punten
    .key = p
menu-rule = De regel bij deze keuze
    .key = r
menu-charts = Grafieken
    .key = g
menu-export = Verslag of afbeelding bewaren
    .key = x
menu-legend = Wat de tekens betekenen
    .key = b
menu-sheet = Spelmateriaal
    .key = s
menu-orders = Vaste opdrachten en coach
    .key = O
menu-notes = Je notities
    .key = J
menu-seats = Wie er speelt: mensen en computerspelers
    .key = S
menu-pin = Je pincode instellen of wissen
    .key = N
menu-clock = Klokken: aan of uit
    .key = K
menu-theme = Volgend kleurthema
    .key = T
menu-help = Toetsen
    .key = t
menu-leave = Van tafel gaan
    .key = q
leave-title = Het spel is bewaard. Van tafel gaan?
leave-unsaved = Het spel is NIET bewaard: de schijf weigert. Ga je nu weg, dan ben je kwijt wat niet bewaard is. Van tafel gaan?
leave-program = Het programma verlaten?
pasted-question = Er kwamen { $count } tekens tegelijk, zoals bij plakken. Als toetsen gebruiken?
pasted-drop = Nee, negeren
    .key = n
pasted-type = Ja, druk ze allemaal in
    .key = j
leave-stay = Blijven
    .key = b
leave-home = Naar het beginscherm
    .key = n
leave-hall = Naar de hal
    .key = h
leave-quit = Het programma verlaten
    .key = v

page-charts = Grafieken
chart-none = Geen grafiek van de punten voordat de eerste ronde voorbij is.
chart-points = Punten aan het eind van elke ronde
chart-round = { $round }
reader-search = Zoeken naar
reader-found = { $n } van { $count } voor “{ $text }”
reader-none = “{ $text }” komt niet voor.
rules-in-english = nog niet vertaald: in het Engels
export-title = Wat wil je bewaren?
export-text = het verslag als gewone tekst
    .key = t
export-markdown = het verslag in Markdown
    .key = m
export-html = het verslag als webpagina
    .key = b
export-picture = een plaatje van dit scherm (SVG)
    .key = p
export-card = het einde als kaart: een afbeelding (SVG) en tekst in kleur (ANSI)
    .key = k
export-done = Bewaard als { $path }
export-failed = Er is niets bewaard: { $why }.
page-empty = Hier staat nog niets.
page-keys = Toetsen
page-log = Het verslag tot nu toe
page-points = Punten
page-final = Het spel is afgelopen
ending-copied = Gekopieerd, als je terminal dat toestaat:
ending-head = { $game } · { $rounds ->
    [0] {""}
    [one] 1 ronde ·{" "}
   *[other] { $rounds } ronden ·{" "}
 }{ $day }
ending-place = { $place }. { $seat }: { $points }
ending-of-day = { $when } · { $game } · { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }, plaats { $place } van { $count }{ $measured ->
    [0] {""}
    [one] { " " }· par { $par } (1 spel)
   *[other] { " " }· par { $par } ({ $measured } spellen)
 } · { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
 }
ending-always = { $seat } stond van begin tot eind voor.
ending-decided = { $seat } stond vanaf { $when } voorgoed voor.
ending-own-round = ronde { $round }
ending-round = ronde { $round } (beurt van { $seat })
ending-set-up = de opbouw
page-winners = { $count ->
    [one] { $names } heeft gewonnen!
   *[other] { $names } delen de overwinning!
 }
page-legend = Wat de tekens betekenen
page-sheet = Spelmateriaal
sheet-copies = { $n } × { $what }
sheet-counts = Hoe zeker de { $rows } rijen van deze doos zijn: { $counts }.
sheet-sure = { $sure } { $n }
sure-known = bekend
sure-derived = afgeleid
sure-part = deels bekend
sure-reconstructed = gereconstrueerd
legend-everywhere = Overal
legend-cursor = de cursor
legend-legal = kun je kiezen
legend-accent = gekozen
legend-legal-place = een plek die je kunt kiezen
legend-sign-turn = wie aan de beurt is, of nu beslist
legend-sign-fresh = nieuw sinds je vorige beurt
legend-sign-no = niet mogelijk
legend-sign-more = er is meer tekst: zet de cursor hierop om die te lezen
legend-sign-up = meer erboven
legend-sign-down = meer eronder
legend-sign-here = de regel onder de cursor
page-rules = Spelregels
rules-none = Dit spel heeft geen spelregels.
rules-here = { $value } aan deze tafel (gedrukt: { $printed })
rules-at-table = (Aan deze tafel: { $option }: { $value }.)
score-head = Punten voor
score-total = Totaal

# Home and new game
home-title = tabletop_tui
home-tagline = stevige bordspellen in een terminal
home-continue = Verder spelen
    .key = v
home-new = Nieuw spel
    .key = n
home-hall = De hal
    .key = h
home-day = Spel van de dag
    .key = d
home-week = Spel van de week
    .key = w
home-load = Een spel laden
    .key = l
home-rules = Spelregels
    .key = r
home-practice = Oefentafel
    .key = o
home-learn = Leren spelen: korte lessen
    .key = p
home-quit = Stoppen
    .key = s
lesson-on = Verder
    .key = v
lesson-game = Een spel { $game }
    .key = s
lesson-next = De volgende les
    .key = v
lesson-passed = Deze les is gehaald.
lesson-ticked = ✓ { $lesson }
lesson-hint = Hint: { $what }.
lesson-no-hint = Doe wat er in de strook onder het bord staat.
lesson-not-now = Nu niet. { $todo }
lesson-again = Dat was de oplossing niet, dus de puzzel begint opnieuw. { $why }
lesson-broken = Deze les kan niet open: { $why }
lesson-leave = De les verlaten? Je voortgang wordt niet bewaard.
library-learn = Leren spelen in drie korte lessen
    .key = l
home-records = Records
    .key = e
records-title = Records
records-none = Er is nog geen spel uitgespeeld.
records-of = { $game }: { $n ->
    [one] { $n } spel
   *[other] { $n } spellen
 }
records-games = spellen
records-wins = gewonnen
records-best = beste
records-streak = beste reeks
records-told = { $name }: { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
 }, { $wins } keer gewonnen, hoogstens { $best } punten, hoogstens { $streak } keer achter elkaar gewonnen.
records-levels = Overwinningen van { $name } op computerspelers: { $levels }.
records-level = { $level } { $wins } van { $games }
records-pair = { $name } eindigt voor { $other } in { $ahead } van { $n ->
    [one] 1 spel
   *[other] { $n } spellen
 } (te verwachten: { $low } tot { $high } van de 100).
records-given = overgedragen
records-gave = Overgedragen aan de computer: { $n }.
records-how = Spellen die alleen computerspelers hebben uitgespeeld tellen niet mee. Een gekopieerd spel telt één keer. Een spel dat de computer voor je heeft uitgespeeld telt alleen onder ‘overgedragen’.
home-none = Nog geen bewaard spel.
new-title = Nieuw spel
new-game = Spel
new-players = Spelers
new-player = Speler { $number }
new-options = Opties
new-options-usual = zoals gewoonlijk
new-options-last = zoals in het vorige spel
new-options-own = gekozen voor dit spel
new-options-help = Huisregels, terugnemen, hints, klokken, pincodes, terminals. Enter toont ze.
new-options-hide = Enter verbergt de opties weer.
new-start = Begin het spel
new-seed = Seed (leeg: willekeurig)
new-empty = lege plaats
new-free-undo = Zetten vrij terugnemen
new-hints = Hints toegestaan
new-clocks = Klokken
new-pins = Pincodes
new-no-pins = geen
new-choose-pin = geen ({ $key } kiest er een)
new-whose-pin = Wiens pincode wil je instellen of wissen?
new-open-replay = Herhaling toont altijd alle handen
new-name = (typ een naam)
new-game-help = Welk spel, en voor hoeveel spelers. Verander het met ← en →.
new-person-help = Typ een naam. ← en →: een computerspeler, of niemand.
new-empty-help = Een lege plaats. Typ een naam, of kies een computerspeler met ← en →.
new-free-undo-help = Neem alles terug, ook na toeval en getoonde kaarten.
new-hints-help = { $key } toont wat een computerspeler zou doen.
new-open-replay-help = Een herhaling toont alle handen, ook terwijl het spel nog loopt.
new-clocks-help = De bedenktijd wordt geteld; niemand verliest op tijd.
new-pins-help = Je hand wordt pas getoond na je pincode.
new-no-file = geen (typ de naam van een bestand)
new-bot = computer, { $level }
new-bot-named = Een computerspeler heet hier { $name }. ← en → kiezen een mens.
seats-title = Wie wordt er afgelost?
seats-row = { $name }: { $who }
seats-row-taken = { $name }: { $who }, in de plaats van een mens
seats-person = een mens
seats-bot = een computerspeler ({ $level }) neemt het over
seats-person-takes = een mens neemt het over
seats-who = Wie speelt er voortaan voor { $name }?
seats-name = Naam
seats-now-bot = De computer speelt nu voor { $name } ({ $level }).
seats-now-person = { $name } speelt nu.
level-random = willekeurig
level-easy = makkelijk
level-normal = normaal
level-hard = moeilijk
level-expert = meester
level-random-about = Doet zomaar iets.
level-easy-about = Voor een eerste spel: kiest vaak het op één na beste.
level-normal-about = Speelt degelijk, en mist af en toe iets.
level-hard-about = Denkt verder dan de eigen beurt, en mist weinig.
level-expert-about = Kijkt het verst vooruit, en denkt het langst.
level-styled = { $level }, { $style }
style-builder = bouwer
style-trader = handelaar
style-fighter = vechter
style-none-about = evenwichtig
style-builder-about = een bouwer: groeit graag en mijdt gevechten
style-trader-about = een handelaar: houdt van goederen, goede koersen en kennis
style-fighter-about = een vechter: houdt van wapens en remt anderen graag af
new-style = { $key }: andere stijl ({ $about })
yes = ja
no = nee
held-back = Terug
    .key = t
held-take = Overnemen
    .key = o
held-look = Meekijken (zonder handen)
    .key = k
lost-told = { $why } Dit venster heeft het spel verlaten.
lost-home = Naar het beginscherm
    .key = n
broken-backup = De reservekopie gebruiken, van één keer eerder bewaren
    .key = r
broken-disk = Het spel kan niet geopend worden: { $why }.
broken-new = Het nieuwe spel kan niet bewaard worden: { $why }.
home-watch = Een spel terugkijken
    .key = t
menu-replay = Het spel terugkijken
    .key = e
transcript-seats = { $seats }
transcript-as = Zoals { $seat } het zag
transcript-turn = Ronde { $round }: { $seat }
transcript-set-up = Opbouw
transcript-points = Het einde
transcript-so-far = Tot nu toe
transcript-score = { $seat }: { $points } ({ $sources })
transcript-winner = { $seat } wint: { $points } ({ $sources })
transcript-no-points = { $seat }: 0
transcript-winner-no-points = { $seat } wint: 0
replay-all = alle handen open
replay-as = zoals { $name } het zag
replay-where = Actie { $n } van { $end } · ronde { $round } · { $who }
replay-everybody = zoals een toeschouwer het ziet
replay-running = loopt, { $pace } per seconde
replay-ahead = Ronde { $round }: { $text }
replay-which = Naar de volgende …
replay-whose = Naar wiens volgende beslissing?
replay-goto = Ronde (of # en het nummer van een actie)
replay-no-number = { $text } is geen getal.
replay-no-jump = Spring eerst met { $decision } of { $event }.
replay-no-more = Er zijn er niet meer.
replay-none-before = Hiervoor zijn er geen.
replay-over = Dit is het eind van het spel: ga eerst terug.
replay-play-on = Doorspelen in een nieuw spel
    .key = d
replay-stay = Blijven terugkijken
    .key = b
replay-ask-on = Doorspelen vanaf actie { $n }? Dat wordt een nieuw bewaard spel; dit spel blijft zoals het is.
looking-on = Meekijken
looking-alone = Niemand speelt het nu.
looking-no-eyes = Toeschouwers zien geen handen en kunnen niet spelen.
hint-replay-step = actie
hint-replay-turn = beurt
hint-replay-end = nu
hint-replay-run = afspelen
hint-replay-decision = keuze
hint-replay-event = voorval
hint-replay-goto = ronde
hint-replay-eyes = beeld
hint-replay-play-on = door
hint-replay-log = verslag
hint-replay-talk = praten
hint-replay-help = help
hint-replay-together = samen
hint-replay-lead = leiden
hint-replay-leave = stop
key-replay-step = één actie terug of verder
key-replay-turn = naar de vorige beurt, of de volgende
key-replay-start = naar het begin
key-replay-end = naar het einde
key-replay-run = speel het af, of stop het
key-replay-faster = sneller
key-replay-slower = langzamer
key-replay-decision = naar de volgende keer dat een speler moest beslissen
key-replay-event = naar de volgende gebeurtenis van een soort
key-replay-goto = naar een ronde, of naar een actie via het nummer
key-replay-next = de laatste sprong herhalen
key-replay-previous = dezelfde sprong, achteruit
key-replay-eyes = ander beeld
key-replay-play-on = speel hier verder, in een nieuw bewaard spel
key-replay-board = eerst een ander bord tonen
key-replay-zoom = in- en uitzoomen
key-replay-log = het verslag tot hier
key-replay-talk = praten met de spelers bij wie je meekijkt
key-replay-theme = volgend kleurthema
key-replay-pictures = borden anders tekenen
key-replay-undo = de kleuren of tekenwijze van zonet terugzetten
key-replay-help = deze toetsen
key-replay-together = met de anderen, of op jezelf
key-replay-lead = leiden: de anderen zien het moment dat jij ziet
key-replay-leave = stop met terugkijken
ui-enlarge = Maak het venster minstens { $columns } bij { $rows }.

# Plain mode: a game on a line terminal
plain-welcome = { $game }, in regelmodus. Typ het nummer van een regel, ‘meer’ voor alles wat er te vertellen is, of ‘help’.
plain-colours = Kleuren op een scherm: { $names }.
colour-of = { $name } ({ $colour })
colour-1 = rood
colour-2 = blauw
colour-3 = wit
colour-4 = oranje
colour-5 = groen
colour-6 = paars
plain-left = Het spel is bewaard. Tot ziens.
plain-home = tabletop_tui in regelmodus: grote bordspellen door nummers te typen.
plain-rematch = Nog eens spelen: { $names }; de volgende speler begint
plain-bye = Tot ziens.
plain-home-saved = Het spel is bewaard.
plain-example = { $save } (voorbeeld)
plain-story-of = Het verslag van een bewaard spel
plain-lesson-step = Les, stap { $n } van { $of }: { $step }
plain-lesson-done = { $lesson } (gehaald)
plain-lesson-how = Waar een les een toets noemt, typ je het nummer van de regel. ‘hint’ helpt, ‘stop’ verlaat de les.
plain-rules-ask = Nummer van een paragraaf, of een woord om te zoeken (Enter: terug):
plain-which-game = Welk spel?
plain-game = { $game }, { $least } tot { $most } spelers
plain-game-only = { $game }, { $least } spelers
plain-who-plays = Wie spelen er? { $least } tot { $most } namen met komma's ertussen; bot:easy, bot:normal, bot:hard of bot:expert is een computerspeler, bot:fair speelt net zo sterk als jullie; met een stijl erachter (builder, trader, fighter: bouwer, handelaar, vechter) speelt hij zo: bot:hard:trader.
plain-players-back = Druk op Enter om terug te gaan.
plain-players-again = Enter: dezelfden als de vorige keer, { $names }, met dezelfde opties; ‘terug’ gaat terug.
plain-players = Spelers, zoals Anna, Ben, bot:normal:
plain-settle = { $game } voor { $seats }. Beginnen, of een optie wijzigen?
plain-next = Nu beslist { $name }. { $question }
plain-pass = Geef het toetsenbord aan { $name }, en druk op Enter:
plain-scrollback = Je terminal bewaart wat voorbij is gerold: wis dat voordat je het toetsenbord doorgeeft.
plain-at-the-door = Druk op Enter als { $name } aan het toetsenbord zit, of typ ‘stop’.
plain-pin-how = Wat je typt, wordt niet getoond. Typ ‘vergeten’ als je je pincode niet meer weet.
plain-pin-new = Wat je typt, wordt niet getoond; druk op Enter voor geen pincode.
plain-not-agreed = { $name } gaat niet akkoord.
plain-clocks = Klokken: { $clocks }.
plain-clock-shows = Jouw klok staat op { $time }.
plain-no-clocks = De klokken staan uit; ‘klok aan’ zet ze aan.
plain-clock-how = Typ ‘klok’, ‘klok aan’ of ‘klok uit’.
plain-name = Naam (Enter: { $name }):
plain-alone = Er spelen alleen nog computerspelers. Druk op Enter voor hun volgende beurt, of typ ‘spelers’, ‘verslag’ of ‘stop’:
plain-alone-how = Hier kun je typen: ‘spelers’, ‘verslag’, ‘punten’, ‘grafieken’, ‘spelregels’, ‘materiaal’, ‘legenda’, ‘opties’, ‘exporteer’, ‘bewaar’ of ‘stop’.
plain-word-again = nogmaals
plain-help-again = nog eens spelen; de volgende speler begint
plain-word-same = zelfde
plain-help-same = hetzelfde begin nog eens, met ander geluk
plain-moment = { $title }.
plain-left-out = { $count ->
    [one] 1 regel is weggelaten: typ ‘meer’ om die te horen.
   *[other] { $count } regels zijn weggelaten: typ ‘meer’ om ze te horen.
 }
plain-table-same = Verder is er niets veranderd op tafel.
plain-after = Druk op Enter om te stoppen, of typ een woord zoals ‘bord’, ‘verslag’, ‘grafieken’ of ‘exporteer’:
plain-after-how = Hier kun je verder lezen: ‘help’ noemt de woorden. Enter stopt.
plain-picture-on = Borden worden nu getekend.
plain-picture-off = Borden worden nu beschreven.
plain-look-how = Typ ‘kijk’ en een plek: de naam of de coördinaat.
plain-sheet-how = ‘materiaal’ met een nummer leest er een van; ‘materiaal’ met een woord vindt de regels waar het in staat.
plain-rules-how = ‘spelregels’ met een nummer leest een paragraaf; ‘spelregels’ met een woord vindt de paragrafen waar het in staat.
plain-rules-next = ‘spelregels { $number }’ gaat verder: { $title }.
plain-not-found = { $text } komt niet voor.
plain-found-more = En nog { $count }.
plain-hint-line = { $hint } (regel { $number })
plain-hint-do = hint { $n }: { $hint }
plain-review-how = Beoordeeld door een computerspeler die verder vooruitkijkt dan niveau moeilijk, met wat je toen kon weten. Punten zijn schattingen. ‘terugblik 1’ toont de tafel bij de eerste vraag, voor een tweede poging.
plain-review-first = Typ eerst ‘terugblik’: dat stelt de vragen.
plain-turn = Ronde { $round }, { $own ->
    [1] beurt van { $name }.
   *[other] beurt van { $turn }. { $name } beslist.
 }
plain-setting-up = Opbouw. { $name } beslist.
plain-choose = Jouw keuze
plain-only = { $choice }: druk op Enter.
plain-in-area = { $what }, { $count ->
    [one] 1 plek
   *[other] { $count } plekken
 }
plain-several = { $what }, { $count } manieren
plain-go-back = Terug
plain-back = Typ ‘terug’ om eruit te gaan.
plain-no-line = Typ een nummer van { $least } tot { $most }.
plain-no-number = Typ een nummer van { $least } tot { $most }.
plain-back-first = Geef eerst antwoord, of typ ‘terug’.
plain-how-many = Hoeveel: { $what }?{ $missing ->
    [0] {""}
   *[other] { " " }Nog { $missing } te gaan.
 }
plain-give = Je geeft: { $cards }.
plain-get = Je krijgt: { $cards }.
plain-nothing = nog niets
plain-nothing-left = Er is niets meer om te vragen.
plain-enough = Dat is alles
plain-with = Aan wie bied je het aan?
plain-all = Aan iedereen
plain-all-first = Aan iedereen; het eerste ja sluit de ruil
plain-all-choose = Aan iedereen, en jij kiest uit de antwoorden
plain-piece = Met welk schip schiet je?
plain-target = Waar richt je op?
plain-direction = Richting in graden: 0 is oost, 90 noord, 180 west, 270 zuid
plain-power = Kracht
plain-aim-freely = Anders: met graden en kracht
plain-shoot = Schiet
plain-let-go = Schieten, en het toeval de kracht laten bepalen
plain-aim-anew = Opnieuw richten
plain-unknown = Ik ken ‘{ $text }’ niet. Typ een nummer, of ‘help’.
plain-several-words = { $text } kan { $words } betekenen.
plain-no-redo = Er is niets om opnieuw te doen.
plain-points-of = { $name }: { $points } ({ $sources })
plain-no-points = { $name }: 0
plain-round = Ronde { $round }: { $points }
plain-duration = { $minutes ->
    [0] {""}
    [one] 1 minuut
   *[other] { $minutes } minuten
 } { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
 }
plain-round-none = Na de opbouw: { $points }
plain-nothing-shut = Alles wat kan, staat hierboven.
plain-rule-how = Met een nummer erachter legt ‘regel’ die menuregel uit.
plain-saved = Het spel wordt na elke actie bewaard in { $path }.
plain-help = Typ het nummer van een regel, of een van deze woorden. Bij meer regels doet Enter hetzelfde als ‘meer’; is er maar één, dan speelt Enter die.
plain-help-short = Woorden mag je afkorten: ‘pun’ is ‘punten’.
plain-word-back = terug
plain-word-undo = terugnemen
plain-word-redo = opnieuw
plain-word-log = verslag
plain-word-points = punten
plain-word-board = bord
plain-word-hand = hand
plain-word-forecast = verwachting
plain-word-brief = kort
plain-word-more = meer
plain-word-why = onmogelijk
plain-word-rule = regel
plain-word-hint = hint
plain-word-motive = waarom
plain-word-review = terugblik
plain-word-save = bewaar
plain-word-help = help
plain-word-quit = stop
plain-word-look = kijk
plain-word-charts = grafieken
plain-word-rules = spelregels
plain-word-sheet = materiaal
plain-word-legend = legenda
plain-word-options = opties
plain-word-picture = tekening
plain-word-orders = opdrachten
plain-word-notes = notities
plain-word-time = tijd
plain-word-seats = spelers
plain-word-pin = pin
plain-word-clock = klok
plain-word-export = exporteer
plain-word-forgotten = vergeten
plain-word-on = aan
plain-word-off = uit
plain-help-undo = neem de laatste actie terug, tenzij er daarna toeval, een verborgen kaart of een andere speler kwam
plain-help-redo = speel die opnieuw
plain-help-log = het verslag; ‘verslag 50’ leest de laatste 50 zinnen
plain-help-points = ieders punten en waar ze vandaan komen
plain-help-board = alles op tafel
plain-help-hand = wat je in handen hebt
plain-help-forecast = wat er te verwachten is als niemand nog iets doet
plain-help-brief = wat er sinds je laatste beslissing is gebeurd, wat je in handen hebt, en de vraag
plain-help-more = wat was weggelaten, en alles over de regels; nog eens: wat er veranderd is op tafel
plain-help-look = wat er op een plek is: ‘kijk c3’
plain-help-charts = de punten ronde voor ronde, en wat het spel telt, zoals de dobbelstenen
plain-help-rules = de spelregels; ‘spelregels 5’ leest paragraaf 5, ‘spelregels struikrover’ zoekt een woord
plain-help-sheet = het spelmateriaal; ‘materiaal 2’ leest de tweede soort, ‘materiaal stad’ zoekt een woord
plain-help-legend = wat de tekens betekenen
plain-help-options = de opties van dit spel
plain-help-picture = borden tekenen, of in woorden beschrijven
plain-help-orders = antwoorden die je vooraf geeft: ruilen, afleggen, rustige beurten
plain-help-notes = je kladblok, dat alleen jij ziet; notities en een tekst voegt een regel toe, notities 2 verwijdert de tweede
plain-help-time = als de tafel een tijdslimiet heeft: meer tijd voor de spelers op wie we wachten
plain-help-seats = een computerspeler neemt een plaats over, of een mens
plain-help-pin = je pincode instellen of wissen
plain-help-clock = hoelang iedereen heeft nagedacht; ‘klok aan’ en ‘klok uit’
plain-help-export = het verslag als bestand
plain-help-why = wat er nu niet kan, en waarom
plain-help-rule = de regel achter de vraag; ‘regel 3’ voor menuregel 3
plain-help-hint = wat een sterke speler zou doen, en waarom
plain-help-motive = waarom de computer de laatste zet deed; nogmaals: de zet ervoor
plain-help-review = na het spel: wat goed ging, geluk, en vragen over de duurste beslissingen; met een nummer een tweede poging
plain-help-save = waar het spel bewaard wordt
plain-help-help = deze woorden
plain-help-quit = stoppen; het spel wordt na elke actie bewaard

# Settings, palette, jump letters
home-settings = Instellingen
    .key = i
settings-title = Instellingen
settings-theme = Kleuren
settings-theme-table = tafel
settings-theme-light = licht
settings-theme-high-contrast = hoog contrast
settings-theme-colour-blind = kleurenblind
settings-theme-terminal = die van de terminal
settings-fps = Beelden per sec. (0: geen animatie)
settings-glyphs = Tekens
settings-letters = Spelers als letters (A tot F)
settings-glyphs-auto = automatisch
settings-glyphs-unicode = alle tekens
settings-glyphs-blocks = blokken en letters
settings-glyphs-ascii = gewone letters
settings-mouse = Muis
settings-language = Taal
settings-language-auto = automatisch
settings-language-en = English
settings-language-nl = Nederlands
settings-language-es = Español
settings-pace = Tempo van computerspelers
settings-pace-slow = langzaam
settings-pace-normal = normaal
settings-pace-fast = snel
settings-moments = Stilstaan bij grote momenten
settings-moments-all = alle
settings-moments-mine = die mij aangaan
settings-moments-none = geen
settings-bell = Bel bij grote momenten
settings-hints = Toetsen op de onderste regel
settings-maps = Speelbord tekenen in regelmodus
settings-pictures = Borden tekenen
settings-pictures-auto = automatisch
settings-pictures-pixels = echte pixels
settings-pictures-rich = met licht en schaduw
settings-pictures-calm = rustig
settings-pictures-plain = halve blokken, tekens
settings-tried = { $what }. { $key } zet het terug.
settings-as-before = Weer als eerst: { $what }.
settings-press = druk op de nieuwe toets
settings-saved = Bewaard.
settings-unsaved = De instellingen kunnen niet bewaard worden ({ $why }); ze gelden tot je stopt.
settings-taken = { $pressed } is al de toets voor: { $what }.
settings-fixed = { $pressed } betekent overal hetzelfde.
key-steer-right = hetzelfde naar rechts
key-steer-up = hetzelfde omhoog
key-steer-down = hetzelfde omlaag
key-jump = letters op alle plekken: typ er een om te springen
key-palette = alle opdrachten, op naam
ui-jump = Typ de letters van een plek; elke andere toets haalt ze weg.
palette-saved = Het spel is bewaard in { $path }.
palette-unsaved = Dit spel wordt niet bewaard.
palette-save = Bewaren, en waar het bewaard is
palette-undo = Zet terugnemen
palette-redo = Opnieuw doen
palette-hint = Een hint
palette-orders = { menu-orders }
palette-theme = Volgend kleurthema
palette-pictures = Borden anders tekenen
palette-rule = Spelregels
palette-rules = Spelregels
palette-settings = Instellingen
palette-mouse = Muis: aan of uit
mouse-on = De muis staat aan.
mouse-off = De muis staat uit: die is nu van je terminal.
palette-seats = Spelers
palette-log = Het verslag tot nu toe
palette-points = Punten
palette-charts = Grafieken
palette-legend = Wat de tekens betekenen
palette-sheet = Spelmateriaal
palette-replay = Het spel terugkijken
palette-export = Verslag of plaatje naar een bestand
palette-help = Toetsen
palette-leave = Stoppen
seats-here = aan het toetsenbord
seats-decides = beslist nu
palette-ask = Typ een stuk van een opdracht

# Woorden waarmee een afgekapte regel niet eindigt, want waar ze over gaan zou dan ontbreken.
little-words = een de het je hun van naar uit voor op in met aan te om en of nog geen hebt nergens die dat waar is zijn ligt heeft hebben

order-ask = vraag het mij
order-line = { $name }: { $value }
order-followed = { $text } (door een vaste opdracht)
order-stopped = Je opdracht ‘{ $name }’ is gestopt: { $why }
order-stop-illegal = het kon niet.
order-stop-undone = een van de acties is teruggenomen.
order-entry = { $where }: { $what }{ $most ->
    [-1] {""}
    [0] , gratis
    [one] , voor hooguit 1 goed
   *[other] , voor hooguit { $most } goederen
 }
order-entry-ask = { $where }: vraag het me dan
order-planned = { $n }. { $entry } – haal het weg
order-add = + { $entry }
order-nothing = Er valt nu niets te plannen.
orders-title = Vaste opdrachten van { $name }
private-none = Pak eerst je hand op: opdrachten en notities zijn alleen van jou.
notes-title = Notities van { $name }
notes-new = Schrijf een nieuwe notitie
notes-line = Notitie
notes-change = Verander deze notitie
    .key = v
notes-remove = Verwijder deze notitie
    .key = w
notes-empty = Er zijn nog geen notities. Typ ‘notities’ en een tekst om er een te schrijven.
notes-removed = Notitie { $n } is weg.
