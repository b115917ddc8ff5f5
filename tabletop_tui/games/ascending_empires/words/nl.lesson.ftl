# A guided first turn of Ascending Empires: cards, and what is to be done until the next one.
lesson-welcome = Jij bent { $name }. Rond je thuiswereld ligt een melkweg die niemand kent. Schepen die in de baan van een planeet komen, zetten daar een eenheid af; eenheden delven, bouwen en doen onderzoek. Schepen tik je weg met een vinger: jij kiest richting en kracht, en je hand wijkt een beetje af. Overwinningspunten beslissen.
lesson-flick = Een beurt is één actie. Twee ruimteschepen zijn in een baan om je thuiswereld, dus doe een beweging: druk op { offer-flick.key } en richt. Je mikt al op de dichtstbijzijnde planeet; Tab gaat naar de volgende, pijlen draaien en regelen de kracht. Het bord toont de weg van een zuiver schot, de twee banen wat er gebeurt als je hand afwijkt.
lesson-flick-do = { offer-flick.key }, mik dichtbij, dan Enter; Enter stopt de richting, Enter de kracht.
lesson-fly = Een beweging heeft twee punten, en lanceren, tikken en landen kosten er elk één. Een schip dat in de ring om een planeet stopt, is in haar baan en kan landen ({ offer-land.key }): het schip gaat terug naar je voorraad, en een eenheid neemt de planeet in. Of tik nog een keer.
lesson-fly-do = Land een schip met { offer-land.key }, tik opnieuw met { offer-flick.key }, of druk op { offer-stop.key }.
lesson-recruit = Je volgende beurt. Van eenheden wordt alles gemaakt. Werven ({ offer-recruit.key }) plaatst er hooguit twee uit je voorraad op je thuiswereld en je planeten.
lesson-recruit-do = Druk op { offer-recruit.key }, en kies dan je thuiswereld of een planeet van jou.
lesson-troops = De tweede eenheid mag naar dezelfde plek of naar een andere. Op een planeet passen drie stukken.
lesson-troops-do = Kies planeten voor de eenheden, of druk op { offer-done.key } als je klaar bent.
lesson-build = Twee eenheden op een planeet kunnen een overwinningspunt delven ({ offer-mine.key }), of een onderzoekslab worden ({ offer-build-facility.key }), dat telt voor de technologie van de kleur van die planeet. Eén eenheid wordt een kolonie ({ offer-build-colony.key }), en een kolonie met nog een eenheid een stad ({ offer-build-city.key }). Een schip uit je voorraad vertrekt van een planeet met een eenheid ({ offer-launch.key }). Een grijze regel zegt waarom iets niet kan.
lesson-build-do = Doe een actie naar keuze: delf, bouw, lanceer een schip of vlieg verder.
lesson-arrive = Een schip lanceren kost de eenheid waar het vertrekt; jij kiest waar in de baan het komt.
lesson-arrive-do = Kies een plek in de ring, dan Enter.
lesson-end = Nu ken je een beurt: werven, bewegen, delven, bouwen of ontwikkelen. Staan je schepen in positie, dan moeten ze aanvallen. Handige toetsen: Z zoomt in, I toont de legenda, M het spelmateriaal, P de punten, F1 de spelregels en ? alle toetsen. Je kunt dit spel uitspelen, of hier stoppen; het wordt niet bewaard.
