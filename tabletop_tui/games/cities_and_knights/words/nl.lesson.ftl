# A guided first turn of Cities & Knights: cards, and what is to be done until the next one.
lesson-welcome = Jij bent { $name }, en je koloniseert een eiland samen met twee computerspelers. Wie in de eigen beurt het eerst 13 punten heeft, wint. Een tegel levert iets op als zijn getal gegooid wordt; 6 en 8, in het rood, komen het vaakst. De letter op een tegel zegt wat hij oplevert: H hout, B baksteen, W wol, G graan, E erts.
lesson-settlement = Een dorp komt op een hoek en grenst daar aan hooguit drie tegels. De pijltjestoetsen springen van de ene vrije hoek naar de dichtstbijzijnde; n en p lopen ze allemaal langs. De regel onder het eiland zegt wat een hoek oplevert. Zoek een 6 of een 8, en druk daar op Enter.
lesson-settlement-do = Kies een hoek met goede getallen, dan Enter.
lesson-road = Vandaar loopt een straat langs een van de zijden. Straten leiden naar je volgende dorpen, en alleen op hoeken aan je straten kunnen ridders staan. Wijs aan waar je heen wilt.
lesson-road-do = Kies een zijde met de pijltjes, dan Enter.
lesson-city = De anderen hebben allebei twee keer gebouwd, en nu bouw jij een stad. Een stad is 2 punten waard en levert dubbel op: bij bos, weide en bergen is de tweede kaart een handelswaar: papier, laken of een munt. Je krijgt ook meteen een kaart voor elke tegel eromheen.
lesson-city-do = Kies een hoek voor de stad, dan Enter.
lesson-second-road = Ook bij de stad hoort een straat.
lesson-second-road-do = Kies een zijde, dan Enter.
lesson-roll = Jouw beurt. Rood en geel samen zeggen welke tegels iets opleveren. De derde dobbelsteen laat de barbaren varen, of laat steden voortgangskaarten trekken. De vaarroute naast het eiland laat zien hoe dichtbij de barbarenvloot is: bij de zevende stap bereikt ze het eiland en vallen de barbaren aan. Ze zijn zo sterk als er steden zijn.
lesson-roll-do = Druk op { offer-roll.key } om te gooien.
lesson-turn = Je hebt gegooid. Het menu rechts noemt wat je kunt doen; de letters ervan zijn toetsen. Grijze regels kunnen nu niet en zeggen waarom, en F1 opent de spelregel achter een regel. Bouw een straat ({ offer-build-road.key }), bouw een stad uit met handelswaren ({ offer-improve.key }), werf een ridder ({ offer-recruit.key }), of ruil met de bank ({ offer-trade-bank.key }): 4 van één soort voor 1 van een andere.
lesson-turn-do = Doe wat je kunt betalen, of beëindig je beurt met { offer-end-turn.key }. Tab: eiland en menu.
lesson-more = Goed gedaan. Ga door zolang je wilt. Ridders hebben 1 graan nodig om actief te worden, en alleen actieve ridders bestrijden de barbaren. Uitbouwen levert voortgangskaarten op, en vanaf niveau 4 een metropool. u neemt een actie terug zolang er daarna niet gegooid is.
lesson-more-do = Druk op { offer-end-turn.key } als je klaar bent.
lesson-end = Dat was een hele beurt. Handige toetsen: I de legenda, P de punten, M kosten en kaarten, L het verslag, R of F1 de spelregels, ? alle toetsen. Je kunt dit spel uitspelen, of hier stoppen; het wordt niet bewaard.
