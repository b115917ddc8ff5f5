# A terminal for everybody: the host, tables that wait, calls and talk.
help-host = Laat vrienden over ssh spelen, ieder aan een eigen terminal; ze krijgen het spel en verder niets.
help-host-port = De poort waar vrienden naartoe gaan.
help-host-listen = Het adres waarop geluisterd wordt; 0.0.0.0 is elk adres. Als het ontbreekt, kan alleen deze machine binnenkomen.
help-host-guests = Hoeveel gasten er tegelijk mogen zijn.
help-host-on-turn = Waar spelers die er niet zijn voor hun beurt worden opgeroepen: een webhook (https://…), een mail (smtps://…) of een opdracht, die JSON op de standaardinvoer krijgt.
usage-word-order = OPDRACHT
usage-word-address = ADRES
cli-no-asyncssh = Voor een host is asyncssh nodig, dat niet is geïnstalleerd: voer eerst ‘pip install asyncssh’ uit.
cli-host-no-key = De sleutel van deze machine kan niet gelezen en niet gemaakt worden: { $why }.
cli-host-no-port = Niemand kan naar { $where } komen: { $why }.
host-no-key = In { $path } staat geen sleutel; zet het weg, dan wordt er een nieuwe gemaakt.
host-opens = De tafel wordt klaargezet …
host-opened = De tafel is open voor { $most ->
    [one] één gast
   *[other] { $most } gasten
 }. Een uitnodiging om te plakken:
invite-game = Je bent uitgenodigd voor { $game }, { $when }. In een terminal, met je eigen naam voor de @:
invite-house = Je bent uitgenodigd voor onze spellen, { $when }. In een terminal, met je eigen naam voor de @:
invite-code = De code: { $code }
invite-key = De sleutel die ssh je de eerste keer toont: { $print }
invite-reset = Breekt de verbinding en blijft de terminal raar, typ dan: reset
invite-since = open sinds { $day }, { $time }
invite-day-0 = maandag
invite-day-1 = dinsdag
invite-day-2 = woensdag
invite-day-3 = donderdag
invite-day-4 = vrijdag
invite-day-5 = zaterdag
invite-day-6 = zondag
invite-copied = De uitnodiging staat op je klembord, als je terminal dat toestaat.
host-through = Vrienden komen via { $server }, waar sshd "GatewayPorts clientspecified" (of yes) nodig heeft, en deze poort open moet staan.
tunnel-stands = De tunnel via { $server } staat: poort { $port } daar komt hier uit.
tunnel-gone = De tunnel via { $server } is weg: { $why }. Hij wordt vanzelf weer gebouwd.
tunnel-ended = ssh gaf geen reden
tunnel-no-ssh = hier is geen ssh geïnstalleerd
tunnel-no-server = "{ $server }" is geen server: geef gebruiker@server of gebruiker@server:poort.
help-host-through = Laat vrienden via deze server komen (gebruiker@server), waarheen de geïnstalleerde ssh een tunnel openhoudt.
help-host-when = Wanneer men komt, voor de uitnodiging: "vanavond om acht uur".
help-host-copy = Of de uitnodiging op het klembord van deze terminal komt.
usage-word-server = SERVER
usage-word-time = TIJD
host-alone = Alleen deze machine kan binnenkomen; --listen 0.0.0.0 opent de tafel voor anderen. ^C sluit haar.
host-stop = ^C sluit de tafel.
host-over = De tafel is gesloten; elke actie is bewaard.
host-came = { $name } is binnengekomen vanaf { $address }; nu { $count ->
    [one] één gast
   *[other] { $count } gasten
 }.
host-went = { $name } is vertrokken; { $count ->
    [0] er is niemand meer
    [one] er is nog één gast
   *[other] er zijn nog { $count } gasten
 }.
host-no-room = { $name } vond geen plaats: { $most ->
    [one] er mag één gast
   *[other] er mogen { $most } gasten
 } zijn.
host-wrong-code = Een verkeerde code vanaf { $address }, de { $count ->
    [one] eerste
   *[other] { $count }e
 } binnen een minuut.
host-wrong-pin = { $count ->
    [one] Er is een verkeerde pincode
   *[other] Er zijn { $count } verkeerde pincodes
 } getypt vanaf { $address }, door iemand die binnenkwam als { $name }.
host-code-ask = Code van de tafel:
host-wait = Van jouw adres kwamen te veel verkeerde codes voor deze naam; probeer het over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
 } opnieuw.
host-crowd = Te veel aanmeldingen tegelijk; probeer het over een minuut opnieuw.
host-turned-away = Iemand vanaf { $address } is weggestuurd: te veel aanmeldingen tegelijk.
host-no-session = Op deze verbinding is geen spel gestart, dus ze is gesloten.
host-port-used = een ander programma gebruikt deze poort
host-port-refused = dit account mag deze poort niet gebruiken
host-no-address = deze machine heeft zo'n adres niet
host-full = De tafel is vol. Probeer het later nog eens.
host-closed = De gastheer heeft de tafel gesloten. Het spel is bewaard.
host-silent = Je verbinding was te lang stil en is gesloten. Het spel is bewaard; kom op dezelfde manier weer binnen.
host-only-games = Hier draait alleen het spel: kom zonder opdracht, vanuit een terminal.
host-no-guests = Het spel kan hier niet worden gestart.
crash-guest = Het spel is vastgelopen. Het is bewaard, en je kunt verdergaan.

# Tables that wait
help-waiting = Toon de tafels die op iemand wachten; de uitgangscode is 1 als er geen wacht.
help-waiting-name = Alleen tafels die op deze naam wachten.
waiting-save = TAFEL
waiting-game = SPEL
waiting-for = WACHT OP
waiting-none = In { $folder } wacht geen tafel op iemand.
waiting-not-you = In { $folder } wacht geen tafel op { $name }.
waiting-one = { $name } ({ $time })
waiting-free = { $count ->
    [one] één vrije plaats
   *[other] { $count } vrije plaatsen
 }
waiting-minutes = { $count } min
waiting-hours = { $count } u
waiting-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
 }

# Oproepen aan wie er niet is
call-sentence = { $name }: { $game }, tafel { $table }, wacht op je. { $what }
call-subject = Jouw beurt: { $game }
call-no-url = Hier kan niemand worden opgeroepen: geef https://…, text:https://…, smtps://… of een opdracht.
call-no-scheme = Een adres voor oproepen begint met http, https, smtp of smtps, niet met "{ $scheme }".
call-no-mailbox = Een mail heeft een postbus nodig, zoals in smtps://NAAM:WACHTWOORD@SERVER/?to=ADRES.
call-silent = geen antwoord op tijd
call-untrusted = het certificaat wordt niet vertrouwd
call-password = het wachtwoord wordt niet aanvaard
call-refused = het antwoord is { $code }
call-unreachable = onbereikbaar
call-strange = het antwoord is onbegrijpelijk
call-elsewhere = het verwijst naar een ander adres
call-in-the-open = het wachtwoord zou onversleuteld worden verstuurd
call-failed = Oproepen via { $where } is mislukt: { $why }. De volgende pogingen blijven stil.

# Talk
chat-said = { $time } { $name }: { $text }
chat-ask = Aan iedereen aan tafel:
chat-too-much = Te veel berichten tegelijk. Wacht even.
chat-failed = Niemand kreeg je bericht: { $why }.
chat-alone = Er zit niemand aan een andere terminal: zeg het maar hardop.
key-talk = praten met iedereen aan tafel
hint-talk = praat
settings-call = Waarschuw me als ik aan de beurt ben
settings-call-all = bel, titel, bericht
settings-call-bell = alleen de bel
settings-call-none = nee
settings-talk = Berichten van anderen
call-title = ● Jouw beurt – { $game }
call-text = De tafel wacht op jou.
plain-word-say = zeg
plain-help-say = praten met iedereen aan tafel: zeg goed gespeeld
chat-done = Naar iedereen gestuurd.
help-sit-guest = Als gast, die kan spelen en verder niets.

# De hal van een huis
new-spectators = Toeschouwers mogen praten
new-spectators-help = Wie zonder plaats toekijkt, mag met de spelers praten.
menu-spectators = Toeschouwers: praten of stilte
    .key = A
spectators-talk = Toeschouwers mogen praten.
spectators-quiet = Toeschouwers is gevraagd in stilte toe te kijken.
looking-quiet = De spelers vragen toeschouwers in stilte toe te kijken. Blijf gerust.
plain-word-spectators = toeschouwers
plain-help-spectators = of wie toekijkt mag praten: toeschouwers uit
plain-spectators-how = Typ ‘toeschouwers aan’ of ‘toeschouwers uit’.
hall-title = De hal
hall-here = aanwezig: { $names }
hall-none = Er is nog geen tafel met een plaats voor { $name }. Blijf hier: zodra die er is, ga je vanzelf zitten.
hall-onlooker = Je hebt hier geen naam, dus je kunt bij de tafels meekijken.
hall-own = Jouw tafels
hall-open = Vrije plaatsen voor iedereen
hall-tables = { $count ->
    [one] 1 tafel
   *[other] { $count } tafels
 }
hall-house = Tafels van dit huis
hall-keyboard = Aan dit toetsenbord
hall-watch = Tafels om bij mee te kijken
hall-over = Afgelopen spellen
hall-your-turn = jij bent aan de beurt
hall-your-seat = jouw plaats is vrij
hall-talk-ask = Aan iedereen in de hal:
hall-waits = wacht op { $names }
hall-look = Opnieuw kijken
help-host-game = Zet eerst een nieuwe tafel klaar voor dit SPEL, met --seats.
help-host-seats = Wie er aan de nieuwe tafel spelen: namen, "?" voor iedereen, en bot:LEVEL.
help-host-limit = Hoe lang een beurt aan de nieuwe tafel mag duren, zoals 24h, voordat een computerspeler hem speelt; 24h:hard zegt hoe goed.
help-host-days-off = Met --limit: dagen die niet tellen, zoals 2026-12-24..2026-12-26.
help-host-patience = Hoelang de nieuwe tafel op een afwezige speler wacht: 10 minuten (live) of 3 dagen (slow).
help-host-names = Wie er in dit venster speelt; herhaal het voor iedereen die het deelt.
help-host-code = Een code van minstens tien letters en cijfers in plaats van een willekeurige, of "keep" voor elke dag dezelfde willekeurige.
cli-host-new = --new SPEL en --seats NAMEN horen bij elkaar, zonder BESTAND.
host-short-code = Een code heeft { $least } tot { $most } letters en cijfers nodig, anders is hij makkelijk te raden.
host-bad-code = In { $path } staat geen code. Zet het bestand ergens anders, dan komt er een nieuwe.
host-waits = Er is nog geen tafel met een plaats voor { $name }, die in de hal wacht: "tabletop-tui new SPEL --seats NAMEN --open" zet er een klaar.
host-sit-down = Stuur dit naar je vrienden. Enter: ga zitten als { $names }.
hall-waiting = In de hal: { $names }.
help-sit-hall = Kom in de hal van alle tafels, zoals gasten doen.

# Sleutels als namen
help-keys = Toon de ssh-sleutels waaraan gasten hier herkend worden. "keys forget NAAM" haalt die van een naam eruit; die kan dan met een andere komen.
keys-whose = Van wie? Typ "tabletop-tui keys forget NAAM".
keys-none = Er is nog geen gast met een sleutel bekend.
keys-forgotten = { $count ->
    [0] { $name } heeft hier geen sleutel.
    [one] Eén sleutel van { $name } is vergeten. De volgende gast met die naam, de code en een sleutel heeft hem voortaan.
   *[other] { $count } sleutels van { $name } zijn vergeten. De volgende gast met die naam, de code en een sleutel heeft hem voortaan.
 }
keys-no-key = Dit is geen openbare sleutel van ssh: { $text }
keys-damaged = Regel { $line } van { $path } is geen sleutel met een naam. Verbeter hem of haal hem weg; tot dan kan niemand binnenkomen.
keys-gone = De sleutel waarmee je kwam, telt niet meer.
keys-many = { $most } sleutels zijn genoeg voor één naam.
host-new-key = { $name }, je ssh-sleutel is hier nieuw. Typ één keer de code; daarna is de sleutel genoeg.
host-code-wrong = Dat is niet de code.
host-by-key = { $name } komt hier met een ssh-sleutel, en dit is niet die sleutel. Gebruik die, voeg deze daar toe (k in de hal), of vraag de eigenaar van het huis om hem te vergeten.
host-key-kept = { $name } komt voortaan met deze sleutel: { $print }
host-keys-unreadable = Er kan niemand binnenkomen: { $why }.
host-keys-closed = Het huis kan zijn sleutels nu niet nakijken. Zeg het tegen de eigenaar.
hall-key-ask = De regel uit het .pub-bestand van je andere computer:
hall-key-added = Je kunt nu ook met deze sleutel komen: { $print }
hall-key-known = Met deze sleutel kun je al komen: { $print }
hall-key-failed = De sleutel is niet bewaard: { $why }.
keys-heading =
    De sleutels waaraan gasten hier herkend worden: soort, sleutel, en de naam die er het eerst mee kwam.
    "tabletop-tui keys forget NAAM" haalt de sleutels van een naam eruit; die kan dan met een andere komen.
help-sit-key = De vingerafdruk van de sleutel waaraan de host een gast herkent; alleen een host geeft die.
hall-new-game = Een nieuwe tafel voor welk spel?
hall-new-seats = Wie spelen er? Namen, ? voor iedereen, bot:normal:
hall-no-new = Alleen de eigenaar van dit huis zet tafels klaar.
hall-too-many = De eigenaar van dit huis staat { $most ->
    [one] 1 tafel
   *[other] { $most } tafels
 } tegelijk toe.
help-host-tables = Bij hoeveel lopende tafels gasten geen nieuwe meer kunnen klaarzetten; 0: nooit.
help-sit-tables = Bij hoeveel lopende tafels gasten geen nieuwe meer kunnen klaarzetten; 0: nooit.
host-really = Er { $count ->
    [one] is één gast
   *[other] zijn { $count } gasten
 }. Nog eens ^C binnen { $seconds } seconden sluit het huis.
