# A guided first turn of Ascending Empires: cards, and what is to be done until the next one.
lesson-welcome = Jij bent { $name }. Rond je thuiswereld ligt een heelal dat niemand kent. Schepen die in de baan van een planeet komen, zetten daar een troep af; troepen delven, bouwen en doen onderzoek. Schepen tik je weg met een vinger: jij kiest richting en kracht, en je hand wijkt een beetje af. Overwinningspunten beslissen.
lesson-flick = Een beurt is één actie. Twee sterrenschepen zijn in een baan om je thuiswereld, dus doe een beweging: druk op f en richt. Links en rechts draaien de richting (komma en punt fijn), omhoog en omlaag regelen de kracht. Het bord toont de weg tot de eerste botsing, waar het schip kan stoppen, en hoe waarschijnlijk het in welke baan komt. Mik op de dichtstbijzijnde planeet.
lesson-flick-do = f, mik op een planeet dichtbij, dan Enter; nog eens Enter stopt de wijzer.
lesson-fly = Een beweging heeft twee punten, en lanceren, tikken en landen kosten er elk één. Een schip dat in de ring om een planeet stopt, is in haar baan en kan landen (d): het schip gaat terug naar je voorraad, en een troep neemt de planeet in. Of tik nog een keer.
lesson-fly-do = Land een schip met d, tik opnieuw met f, of druk op e.
lesson-recruit = Je volgende beurt. Van troepen wordt alles gemaakt. Werven (r) plaatst er hooguit twee uit je voorraad op je thuiswereld en je planeten.
lesson-recruit-do = Druk op r, en kies dan je thuiswereld of een planeet van jou.
lesson-troops = De tweede troep mag naar dezelfde plek of naar een andere. Op een planeet passen drie dingen.
lesson-troops-do = Kies planeten voor de troepen, of druk op e als je klaar bent.
lesson-build = Twee troepen op een planeet kunnen een overwinningspunt delven (m), of een onderzoekslab worden (i), dat telt voor de technologie van de kleur van die planeet. Eén troep wordt een kolonie (c), en een kolonie met nog een troep een stad (k). Een schip uit je voorraad vertrekt van een planeet met een troep (l). Wat grijs is, zegt waarom het niet kan.
lesson-build-do = Doe een actie naar keuze: delf, bouw, lanceer een schip of vlieg verder.
lesson-arrive = Een schip lanceren kost de troep waar het vertrekt, en het komt in een baan op een plek naar keuze.
lesson-arrive-do = Kies een plek in de ring, dan Enter.
lesson-end = Nu ken je een beurt: werven, bewegen, delven, bouwen of ontwikkelen; gevechten komen vanzelf als je schepen in positie staan om aan te vallen. Handige toetsen: Z zoomt in, I de legenda, M het spelmateriaal, P de punten, F1 de spelregels, ? alle toetsen. Je kunt dit spel uitspelen, of hier stoppen; het wordt niet bewaard.
