# Een tafel met meerdere terminals.
remote-stale = Iemand was sneller: dit wordt niet meer gevraagd. Kijk nog eens.
remote-unwritten = Er is niets gespeeld, want { $why }; probeer het opnieuw.
remote-gone = De bewaarde partij is nu niet te lezen.
remote-other-game = { $name } bevat nu een andere partij.
remote-seat-taken = { $names } ging aan een andere terminal zitten: { $holder }.
remote-no-seat = Er is geen plaats voor { $name }, alleen voor { $names }; wie een tafel begint, kan een plaats openlaten.
remote-who = Wie ben je?
remote-free = { $name } (vrij)
remote-open = { $name } (voor iedereen)
remote-door = ‘Wie er speelt’
remote-door-typed = ‘{ $word }’
remote-not-full = Wachten tot { $names } gaat zitten. Onder { $door } kan een computerspeler een vrije plaats innemen.
remote-idle = { $name } (stil, { $minutes } min)
remote-away = { $name } (weg, { $minutes } min)
remote-elsewhere = De anderen zitten aan een eigen terminal, dus hier valt niets af te spreken.
remote-own-eyes = Zolang de partij duurt, kijkt iedereen met eigen ogen.
plain-waiting-ask = Anderen zijn aan zet. Typ een woord zoals ‘zeg’, ‘bord’ of ‘verslag’, of ‘stop’ (Enter: op wie er gewacht wordt):
plain-waiting-how = Terwijl anderen aan zet zijn kun je lezen, iets zeggen of weggaan: ‘help’ noemt de woorden.
remote-taken-back = Iemand heeft een actie teruggenomen.
seats-free = vrij
menu-talk = Iets tegen iedereen zeggen
    .key = i
menu-motion = Antwoorden op wat er gevraagd wordt
    .key = a
hint-talk = zeg
remote-looks-on = Wie toekijkt, verandert niets.
remote-opened = De tafel is open. De anderen gaan zitten met: tabletop-tui sit { $name } --as NAAM
new-remote = Ieder een eigen terminal
new-remote-help = Ieder komt elders met: tabletop-tui sit --as NAAM. Na de laatste begint het.
new-open = (voor iedereen)
new-open-help = Wie er komt, mag hier zitten; typ een naam om de plaats voor iemand te houden.
absence-answer = Een computerspeler antwoordt deze ene keer voor { $name }
    .key = a
absence-hold = Een computerspeler speelt tot { $name } weer gaat zitten
    .key = s
absence-answered = Een computerspeler heeft voor { $name } geantwoord.
absence-held = Een computerspeler speelt tot { $name } weer gaat zitten.
absence-back = { $name } is er weer, of heeft geantwoord.
absence-overdue = { $names }: het geduld van deze tafel is op. Onder { $door } kan een computerspeler antwoorden.
remote-seat-given = De anderen hebben de plaats van { $name } aan iemand anders gegeven.
vote-put = De anderen krijgen de vraag aan hun terminal; het gebeurt als iedereen het eens is.
vote-ask = Dat kan alleen terug als iedereen het eens is, en het geluk wordt dan nieuw. De anderen vragen ({ $count ->
        [one] één actie
       *[other] { $count } acties
    })?
vote-ask-no = Nee
    .key = n
vote-ask-yes = Vraag het hun
    .key = v
vote-undo = { $by } vraagt om { $count ->
        [one] de laatste actie
       *[other] de laatste { $count } acties
    } terug te nemen, ook wat geluk of geheim was; het geluk wordt dan nieuw. Ben je het eens?
vote-bot = { $by } vraagt of een computerspeler ({ $level }) voor { $name } mag spelen. Ben je het eens?
vote-free = { $by } vraagt of de plaats van { $name } vrij mag zijn voor wie er komt. Ben je het eens?
vote-no = Nee
    .key = n
vote-yes = Ja, ik ben het eens
    .key = j
vote-refused = Niet iedereen is het eens, dus er verandert niets.
absence-other = Op een andere manier
vote-later = De vraag blijft open: ze staat in het menu (Esc).
vote-how = Typ ‘eens’ of ‘oneens’.
vote-none = Er ligt geen vraag voor je.
plain-word-agree = eens
plain-word-refuse = oneens
plain-help-agree = ja op wat iemand aan allen gevraagd heeft
plain-help-refuse = nee daarop
new-remote-none = nee, één toetsenbord
new-remote-live = ja, geduld 10 minuten
new-remote-slow = ja, geduld 3 dagen
help-new-patience = Met --open: na hoeveel tijd de anderen een computerspeler mogen laten antwoorden voor wie weg is: 10 minuten (live) of 3 dagen (slow).
rematch-begun = De volgende partij met dezelfde mensen is begonnen. Gaan zitten?
rematch-yes = Ja, gaan zitten
    .key = j
rematch-no = Hier blijven
    .key = b
rematch-how = Typ ‘nogmaals’ om te gaan zitten.
remote-older = Anderen zitten aan deze tafel met een ouder programma, dat haar niet meer zou kunnen lezen. Kijk toe tot ze weg zijn, of neem het over.
remote-no-original = Niemand gaat aan { $name } zitten: het is een voorbeeld, een reservekopie of van een ander account. Ga er eerst alleen mee verder, dan komt er een kopie.
held-sit = Op een eigen plaats gaan zitten
    .key = p

# De opdrachtregel
help-sit = Ga zitten aan een tafel met meerdere terminals (de nieuwste partij als er geen BESTAND genoemd is); zonder naam kijk je toe.
help-sit-names = Wie je bent; geef het nog eens voor ieder van jullie aan deze terminal.
help-sit-take-over = Neem de partij over van het ene toetsenbord dat haar speelt.
help-sit-on-turn = Voer deze opdracht uit als het jouw beurt is, met wat er gevraagd wordt als JSON op haar standaardinvoer.
help-new-remote = Iedereen komt aan een eigen terminal: een plaats wacht op wie er genoemd is, en "?" tussen de namen is een plaats voor iedereen.
help-new-names = Met --open: wie er hier gaat zitten; geef het nog eens voor ieder.
cli-open-saved = De tafel is bewaard in { $path }. Ga zitten met: tabletop-tui sit { $name } --as NAAM
cli-unnamed-without-open = Een plaats voor iedereen ("?") kan alleen met --open: aan één toetsenbord heeft iedereen een naam.
cli-as-without-open = --as vraagt om --open: aan één toetsenbord speelt iedereen.
cli-sit-needs-screen = Meerdere terminals vragen elk om een scherm: { $why }
