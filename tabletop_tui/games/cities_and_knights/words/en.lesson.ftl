# A guided first turn of Cities & Knights: cards, and what is to be done until the next one.
lesson-welcome = You are { $name }, and settle an island together with two computer players. The first with 13 points wins. Every hex yields when its number is rolled; 6 and 8, in red, come most often. The letter on a hex tells what it yields: L lumber, B brick, W wool, G grain, O ore.
lesson-settlement = Your first settlement stands on a corner and touches up to three hexes. The arrow keys jump from one free corner to the nearest; n and p go through all of them. The line under the map says what a corner yields. Look for a 6 or an 8, and press Enter there.
lesson-settlement-do = Choose a corner with good numbers, then Enter.
lesson-road = From there a road leads along one of the edges. Roads are the way to your next settlements, and only at their ends can knights stand. Point where you want to go.
lesson-road-do = Choose an edge with the arrows, then Enter.
lesson-city = The others have settled twice each, and now you found a city. A city is worth 2 points and yields double: on forest, pasture and mountains the second card is a commodity, paper, cloth or coin. You also get a card for every hex around it at once.
lesson-city-do = Choose a corner for the city, then Enter.
lesson-second-road = A road for the city as well.
lesson-second-road-do = Choose an edge, then Enter.
lesson-roll = Your turn. Red and yellow together say which hexes yield. The third die moves the barbarians, or lets cities draw progress cards. The ship in the headline shows how near the barbarians are: on its seventh step they land, and their strength is the number of all cities.
lesson-roll-do = Press { offer-roll.key } to roll.
lesson-turn = You have rolled. The menu on the right lists what can be done; its letters are keys. What is dimmed is not possible now and says why, and F1 opens the rule behind a line. Build a road ({ offer-build-road.key }), improve a city with commodities ({ offer-improve.key }), recruit a knight ({ offer-recruit.key }), or trade with the bank ({ offer-trade-bank.key }): 4 of a kind for 1 of another.
lesson-turn-do = Do what you can afford, or end the turn with { offer-end-turn.key }. Tab: map and menu.
lesson-more = Well done. Go on as long as you like. Knights need 1 grain to become active, and only active knights hold the barbarians off. Improvements bring progress cards, and from the fourth level on a metropolis. u takes an action back as long as no dice were rolled since.
lesson-more-do = Press e when you are done.
lesson-end = That was a whole turn. Useful keys: I the legend, P the points, M costs and cards, L the story, R or F1 the rules, ? all keys. You can play this game to its end, or leave it here; it is not saved.
