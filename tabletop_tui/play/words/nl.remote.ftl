# Een tafel met meerdere terminals.
remote-stale = Iemand was sneller: dit is de vraag niet meer. Kijk nog eens.
remote-unwritten = Er is niets gespeeld: { $why }. Probeer het opnieuw.
remote-gone = Het bewaarde spel is nu niet te lezen.
remote-other-game = { $name } bevat nu een ander spel.
remote-seat-taken = Nu aan een andere terminal: { $names } ({ $holder }).
remote-no-seat = Er is geen plaats voor { $name }, alleen voor { $names }. Plaatsen voor iedereen laat je open als je een tafel begint.
remote-who = Wie ben je?
remote-which = { $name }, aan deze tafel is geen plaats met die naam. Welke vrije plaats neem je?
remote-free = { $name } (vrij)
remote-open = { $name } (voor iedereen)
remote-door = ‘Wie er speelt’
remote-door-typed = ‘{ $word }’
remote-not-full = Wachten op { $names }. Onder { $door } kan een computerspeler een vrije plaats innemen.
remote-idle = { $name } (stil{ $minutes ->
    [0] {""}
   *[other] , { $minutes } min
 })
remote-away = { $name } (weg{ $minutes ->
    [0] {""}
   *[other] , { $minutes } min
 })
remote-gone-away = { $names }: weggegaan, of de verbinding is verbroken.
remote-elsewhere = De anderen zitten aan hun eigen terminal, dus hier kun je dat niet afspreken.
together-led = { $name } leidt
together-leads = jij leidt
together-alone = op jezelf
together-nobody = Nu leidt niemand: met F leid jij, en de anderen zien wat jij ziet.
together-already = Je leidt al: de anderen zien wat jij ziet.
together-one-screen = Dit is alleen jouw scherm: niemand anders ziet het.
remote-own-eyes = Tijdens het spel ziet iedereen alleen de eigen hand.
ui-aims = { $names } mikt.
ui-wait-on = Wachten op de antwoorden
foot-yours = ● Jouw beurt
plain-waits = Even wachten: { $what }
plain-waiting-ask = Wachten op anderen. Typ een woord zoals ‘zeg’, ‘bord’ of ‘verslag’, of ‘stop’ (Enter: op wie we wachten):
plain-waiting-how = Terwijl je wacht kun je lezen, praten of weggaan: ‘help’ noemt de woorden.
undone-line = { $name } heeft { $count ->
    [one] een actie
   *[other] { $count } acties
 } teruggenomen.
remote-taken-back = Iemand heeft een actie teruggenomen.
seats-free = vrij
menu-talk = Praten met iedereen
    .key = i
menu-motion = Stemmen over een verzoek
    .key = o
hint-talk = praat
remote-looks-on = Toeschouwers kunnen niets veranderen.
remote-opened = De tafel is open. De anderen schuiven aan met: tabletop-tui sit { $name } --as NAAM
new-remote = Ieder een eigen terminal
new-remote-help = Aanschuiven met: tabletop-tui sit --as NAAM. Het begint als iedereen er is.
new-open = (voor iedereen)
new-open-help = Iedereen kan deze plaats nemen. Typ een naam om haar voor iemand te houden.
absence-answer = Laat de computer deze ene keer voor { $name } antwoorden
    .key = a
absence-hold = Laat de computer spelen tot { $name } terug is
    .key = s
absence-answered = De computer heeft voor { $name } geantwoord.
absence-held = De computer speelt tot { $name } terug is.
stood-in-line = { $text } (door de computer gespeeld)
stood-in-told = { $count ->
    [one] Terwijl je weg was, heeft een computerspeler één keer voor je gespeeld
   *[other] Terwijl je weg was, heeft een computerspeler { $count } keer voor je gespeeld
 }. In het verslag staat het erbij.
absence-back = { $name } is terug, of heeft geantwoord.
absence-just-left = { $name } was hier net nog. Wacht een minuut voordat je die plaats weggeeft.
absence-overdue = Te lang weg: { $names }. Onder { $door } kan de computer antwoorden.
remote-seat-given = De anderen hebben de plaats van { $name } aan iemand anders gegeven.
vote-put = De anderen stemmen aan hun terminal; het gebeurt als iedereen akkoord gaat.
vote-ask = Dat kan alleen worden teruggenomen als iedereen akkoord gaat, en wat het toeval dan brengt, is nieuw. De anderen vragen ({ $count ->
        [one] één actie
       *[other] { $count } acties
    })?
vote-ask-no = Nee
    .key = n
vote-ask-yes = Vraag het hun
    .key = v
vote-undo = { $named ->
    [yes] { $by } vraagt om { $count ->
        [one] de laatste actie
       *[other] de laatste { $count } acties, vanaf hier,
    } terug te nemen (‘{ $what }’), ook toeval en verborgen kaarten; wat het toeval dan brengt, is nieuw. Ga je akkoord?
   *[other] { $by } vraagt om { $count ->
            [one] de laatste actie
           *[other] de laatste { $count } acties
        } terug te nemen, ook toeval en verborgen kaarten; wat het toeval dan brengt, is nieuw. Ga je akkoord?
 }
vote-bot = { $by } vraagt om een computerspeler ({ $level }) in de plaats van { $name }. Ga je akkoord?
vote-free = { $by } vraagt of iedereen de plaats van { $name } mag nemen. Ga je akkoord?
vote-no = Nee
    .key = n
vote-yes = Ja, akkoord
    .key = j
vote-refused = Niet iedereen gaat akkoord, dus er verandert niets.
absence-other = Iets anders
vote-later = Je kunt nog stemmen: druk op Esc voor het menu.
vote-how = Typ ‘akkoord’ of ‘weiger’.
vote-none = Er is niets om over te stemmen.
plain-word-agree = akkoord
plain-word-refuse = weiger
plain-help-agree = vóór stemmen
plain-help-refuse = tegen stemmen
new-remote-none = nee, één toetsenbord
new-remote-live = ja, 10 minuten wachten
new-remote-slow = ja, 3 dagen wachten
help-new-limit = Met --open: hoe lang een beurt mag duren, zoals 24h, voordat een computerspeler hem speelt; 24h:hard zegt hoe goed.
help-new-days-off = Met --limit: dagen die niet tellen, zoals 2026-12-24..2026-12-26.
help-new-patience = Met --open: na hoeveel tijd de anderen een computerspeler mogen laten antwoorden voor wie weg is: 10 minuten (live) of 3 dagen (slow).
rematch-begun = Dezelfde spelers zijn hun volgende spel begonnen. Meedoen?
rematch-yes = Ja, meedoen
    .key = j
rematch-no = Hier blijven
    .key = b
rematch-how = Typ ‘nogmaals’ om mee te doen.
remote-older = Anderen zitten aan deze tafel met een oudere versie, die haar niet meer zou kunnen lezen. Kijk mee tot ze weg zijn, of neem het over.
remote-no-original = Je kunt niet aanschuiven bij { $name }: het is een voorbeeld, een reservekopie of van iemand anders. Ga er eerst alleen mee verder, dan komt er een kopie.
held-sit = Een eigen plaats nemen
    .key = p

# De opdrachtregel
help-sit = Schuif aan bij een tafel met meerdere terminals (het nieuwste spel als er geen BESTAND genoemd is); zonder naam kijk je mee.
help-sit-names = Wie je bent; geef het nog eens voor ieder van jullie aan deze terminal.
help-sit-take-over = Neem een spel over dat aan één toetsenbord gespeeld wordt.
help-sit-on-turn = Waar je voor je beurt wordt opgeroepen: een webhook (https://…), een mail (smtps://…) of een opdracht, die JSON op de standaardinvoer krijgt.
help-new-remote = Iedereen komt aan een eigen terminal: een plaats wacht op wie er genoemd is, en "?" tussen de namen is een plaats voor iedereen.
help-new-names = Met --open: wie er hier gaat zitten; geef het nog eens voor ieder.
cli-open-saved = De tafel is bewaard in { $path }. Schuif aan met: tabletop-tui sit { $name } --as NAAM
cli-unnamed-without-open = Een plaats voor iedereen ("?") kan alleen met --open: aan één toetsenbord heeft iedereen een naam.
cli-as-without-open = --as vraagt om --open: aan één toetsenbord speelt iedereen.
cli-sit-needs-screen = Meerdere terminals vragen elk om een scherm: { $why }
remote-onlookers = kijkt mee: { $names }
looking-no-talk = Hier hoort niemand je: je bent niet in het huis van deze tafel.
limit-near = { $name } heeft nog { $time }; dan speelt een computerspeler de beurt. ‘Meer tijd’ in het spelmenu verlengt dat.
limit-none = Deze tafel heeft geen tijdslimiet.
limit-given = Er is nu meer tijd.
limit-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
 }
limit-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
 }
limit-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
 }
menu-time = Meer tijd voor de spelers op wie we wachten
    .key = M
