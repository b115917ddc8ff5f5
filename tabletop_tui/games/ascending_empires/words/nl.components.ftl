# What is printed on the components of Ascending Empires, in Dutch.

## Quadrants
name-quadrants-alpha = Alfa
name-quadrants-beta = Bèta
name-quadrants-delta = Delta
name-quadrants-gamma = Gamma

## Technologies
name-technology-orange-1 = Lange dracht
name-technology-orange-2 = Ramsteven
name-technology-orange-3 = Slagschip
name-technology-orange-4 = Bombardement
name-technology-grey-1 = Derde motor
name-technology-grey-2 = Terugroepbaken
name-technology-grey-3 = Vierde motor
name-technology-grey-4 = Sprongmotor
name-technology-brown-1 = Mobilisatie
name-technology-brown-2 = Diepe mijnen
name-technology-brown-3 = Stadswerken
name-technology-brown-4 = Garnizoen
name-technology-purple-1 = Schilden
name-technology-purple-2 = Pantserromp
name-technology-purple-3 = Blokkadebreker
name-technology-purple-4 = Vesting

## How sure each row is
note-pieces-planet = van de 28 planeetschijven
note-pieces-homeworld = van de 28 planeetschijven
note-start_per_player-starship = dat er 0 in de voorraad zijn, is afgeleid
note-setup-players-2 = tamelijk tot zeer zeker; dat er asteroïden open liggen, zegt ook een tweede tekst van de spelregels
note-setup-players-3 = dat er ook met 3 spelers asteroïden open liggen, is bekend; alle aantallen zijn verzonnen
note-setup-players-4 = het enige dat past bij een spel zonder asteroïden
note-seats-players-4 = dat alle vier hoeken gebruikt worden, volgt uit 4 thuiswerelden in 4 kwadranten; de volgorde van de namen met de klok mee is gereconstrueerd
note-board-side = een vierkant van ongeveer 28 duim; als heel getal geldt 712 mm
note-board-first-seam = 3 x 3 puzzelstukken
note-board-second-seam = 3 x 3 puzzelstukken
note-quadrants-alpha = de naam is bekend, de plaats niet
note-quadrants-beta = de naam is bekend, de plaats niet
note-quadrants-delta = de naam is bekend, de plaats niet
note-quadrants-gamma = de naam is bekend, de plaats niet
note-sizes-planet = van planeten, thuiswerelden en asteroïden; er wordt een doorsnee van 38 tot 40 mm genoemd
note-sizes-battleship = dat het groter is dan een ruimteschip, is bekend
note-sizes-orbit-ring = dat de ring om elk gat gedrukt is, is bekend
note-sizes-range-short = dat de meetlat een korte en een lange kant heeft, is bekend
note-sizes-range-long = dat de meetlat een korte en een lange kant heeft, is bekend
note-launch_places-directions = gelijkmatig verdeeld, de eerste naar het oosten
note-physics-deceleration = schuifwrijving 0,20
note-physics-restitution-planet = van de naderingssnelheid die behouden blijft; alleen langs de lijn van de middelpunten, zonder draaiing
note-physics-restitution-ship = van de naderingssnelheid die behouden blijft; alleen langs de lijn van de middelpunten, zonder draaiing
note-physics-mass-battleship = de verhouding van de oppervlakken van de schijven
note-physics-no-bounce-below = naderingssnelheid
note-physics-seam-turn = hooguit, met de tafeloptie voor naden
note-physics-seam-loss = van de snelheid, hooguit, met de tafeloptie voor naden
note-hand_errors-steady = geen afwijking
note-hand_errors-normal = standaardafwijking ongeveer 2,2 graden en 9 procent
note-hand_errors-wild = standaardafwijking ongeveer 5 graden en 20 procent
note-limits-items-per-planet = eenheden en gebouwen samen, op planeten en asteroïden; een tweede tekst van de spelregels zegt hetzelfde
note-combat-research-facility = de verdediging uit beschrijvingen van spelers, de OP uit de samenvatting van de spelregels
note-technology-orange-1 = dat zo'n effect bestaat, is bekend; de plaats hier niet
note-technology-grey-1 = dat zo'n effect bestaat, is bekend; de plaats hier niet
note-technology-purple-1 = verdediging is volgens een speler het thema van paars, en een technologie verdedigt onderzoekslabs; niveau en aantal zijn verzonnen
note-technology-purple-2 = verdediging is volgens een speler het thema van paars; het effect is verzonnen
note-technology-purple-3 = verdediging is volgens een speler het thema van paars; het effect is verzonnen
note-technology-purple-4 = verdediging is volgens een speler het thema van paars; het effect is verzonnen
note-technology-brown-3 = dat een technologie bij een stad meer stukken oplevert, zegt een speler; kleur, niveau en aantal zijn verzonnen
note-technology-orange-2 = dat een technologie rammen lonend maakt, is bekend; de plaats en wat ze precies doet, zijn verzonnen
note-row_bonuses-row-1 = dat elke rij een bonus heeft, is bekend
note-row_bonuses-row-2 = dat elke rij een bonus heeft, is bekend
note-row_bonuses-row-3 = dat elke rij een bonus heeft, is bekend
note-row_bonuses-row-4 = dat elke rij een bonus heeft, is bekend
source-rulebook-summary = samenvatting van de spelregels
source-a-player-s-report = verslag van een speler
source-players-descriptions = beschrijvingen van spelers
source-follows-from-known-facts = volgt uit bekende feiten
source-made-up-for-this-program = verzonnen voor dit programma
meaning-known = door een bron vermeld
meaning-part = de opmerking zegt welk deel vermeld is, de rest is verzonnen
meaning-derived = door vermelde feiten afgedwongen of sterk gesteund
meaning-reconstructed = verzonnen om het spel te kunnen spelen
source-owner = uit je eigen bestand met spelmateriaal
source-a-second-rules-text = een tweede tekst van de spelregels

## Texts of older boxes; games begun with them keep them
old-name-technology-Prefabrication = Prefabricage
old-note-setup-confidence-medium-to-high = tamelijk tot zeer zeker
old-note-limits-applies-to-planets-and-asteroids = geldt voor planeten en asteroïden
