# Een tafel met meerdere terminals.
apart-stale = Iemand was sneller: dit wordt niet meer gevraagd. Kijk nog eens.
apart-unwritten = Er is niets gespeeld, want { $why }; probeer het opnieuw.
apart-gone = De bewaarde partij is nu niet te lezen.
apart-other-game = { $name } bevat nu een andere partij.
apart-seat-taken = { $names } ging aan een andere terminal zitten: { $holder }.
apart-no-seat = Hier speelt niemand die { $name } heet, en er is geen plaats vrij: { $names }.
apart-who = Wie ben je?
apart-free = { $name } (vrij)
apart-not-full = Wachten tot { $names } gaat zitten; een computerspeler mag een vrije plaats innemen.
apart-idle = { $name } (stil, { $minutes } min)
apart-away = { $name } (weg, { $minutes } min)
apart-elsewhere = De anderen zitten aan een eigen terminal, dus hier valt niets af te spreken.
apart-own-eyes = Zolang de partij duurt, kijkt iedereen met eigen ogen.
apart-no-rematch = Een nieuwe partij voor meerdere terminals begint met: tabletop-tui new --open
held-sit = Op een eigen plaats gaan zitten
    .key = p

# De opdrachtregel
help-sit = Ga zitten aan een tafel met meerdere terminals (de nieuwste partij als er geen BESTAND genoemd is); zonder naam kijk je toe.
help-sit-names = Wie je bent; geef het nog eens voor ieder van jullie aan deze terminal.
help-sit-take-over = Neem de partij over van het ene toetsenbord dat haar speelt.
help-new-apart = Iedereen komt aan een eigen terminal: plaatsen zijn vrij tot er iemand gaat zitten.
help-new-names = Met --open: wie er hier gaat zitten; geef het nog eens voor ieder.
cli-open-saved = De tafel is bewaard in { $path }. Ga zitten met: tabletop-tui sit { $name } --as NAAM
cli-as-without-open = --as vraagt om --open: aan één toetsenbord speelt iedereen.
cli-sit-needs-screen = Meerdere terminals vragen elk om een scherm: { $why }
