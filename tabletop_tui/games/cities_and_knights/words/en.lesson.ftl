# A guided first turn of Cities & Knights: cards, and what is to be done until the next one.
lesson-welcome = You are { $name }, and you settle an island with two computer players. The first to have 13 points on their own turn wins. A hex produces when its number is rolled; 6 and 8, in red, come up most often. The letter on a hex says what it produces: L lumber, B brick, W wool, G grain, O ore.
lesson-settlement = A settlement goes on a corner, where it touches up to three hexes. The arrow keys jump from one free corner to the nearest; n and p go through all of them. The line under the map says what a corner produces. Look for a 6 or an 8, and press Enter there.
lesson-settlement-do = Choose a corner with good numbers, then press Enter.
lesson-road = From there a road leads along one of the edges. Roads take you to your next settlements, and knights stand only on corners that your roads touch. Point where you want to go.
lesson-road-do = Choose an edge with the arrows, then press Enter.
lesson-city = The others have both built twice, and now you build a city. A city is worth 2 points and produces double: on forest, pasture and mountains the second card is a commodity: paper, cloth or coin. You also get a card at once for every hex around it.
lesson-city-do = Choose a corner for the city, then press Enter.
lesson-second-road = The city gets a road as well.
lesson-second-road-do = Choose an edge, then press Enter.
lesson-roll = Your turn. Red and yellow together say which hexes produce. The third die moves the barbarian ship, or lets cities draw progress cards. The sea lane beside the island shows how near the ship is: on its seventh step it reaches the island, and the barbarians attack. They are as strong as there are cities.
lesson-roll-do = Press { offer-roll.key } to roll.
lesson-turn = You have rolled. The menu on the right lists what you can do; its letters are keys. Dimmed lines are not possible now and say why, and F1 opens the rule behind a line. Build a road ({ offer-build-road.key }), improve a city with commodities ({ offer-improve.key }), recruit a knight ({ offer-recruit.key }), or trade with the bank ({ offer-trade-bank.key }): 4 of a kind for 1 of another.
lesson-turn-do = Do what you can afford, or end the turn with { offer-end-turn.key }. Tab: map and menu.
lesson-more = Well done. Go on as long as you like. Knights need 1 grain to become active, and only active knights fight the barbarians. Improvements bring progress cards, and from level 4 on a metropolis. u undoes an action, as long as no dice have been rolled after it.
lesson-more-do = Press { offer-end-turn.key } when you are done.
lesson-end = That was a whole turn. Useful keys: I the legend, P the points, M costs and cards, L the story, R or F1 the rules, ? all keys. You can play this game to the end, or leave it here; it is not saved.
