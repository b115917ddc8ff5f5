# A guided first turn of Ascending Empires: cards, and what is to be done until the next one.
lesson-welcome = You are { $name }. Around your homeworld is a galaxy that nobody knows. Ships that reach the orbit of a planet bring a troop down to it; troops mine, build and found research. You flick ships with a finger: you choose direction and power, and your hand is never quite steady. Victory points decide.
lesson-flick = A turn is one action. Two starships orbit your homeworld, so take a Move: press { offer-flick.key } and aim. You aim at the nearest planet already; Tab goes to the next, arrows turn and set the power. The board shows the path of a perfect shot, the two tracks what happens when your hand strays.
lesson-flick-do = { offer-flick.key }, aim nearby, then Enter; Enter stops the direction, Enter the power.
lesson-fly = A Move has two points, and launching, flicking and landing cost one each. A ship that stops in the ring around a planet is in its orbit and can land ({ offer-land.key }): the ship goes back to your supply, and a troop takes the planet. Or flick once more.
lesson-fly-do = Land a ship with { offer-land.key }, flick again with { offer-flick.key }, or press { offer-stop.key }.
lesson-recruit = Your next turn. Everything is made of troops. Recruit ({ offer-recruit.key }) places up to two of them from your supply on your homeworld and your planets.
lesson-recruit-do = Press { offer-recruit.key }, then pick your homeworld or a planet of yours.
lesson-troops = The second troop may go to the same place or to another one. A planet holds three items.
lesson-troops-do = Pick planets for the troops, or press { offer-done.key } when you are done.
lesson-build = Two troops on a planet can mine ({ offer-mine.key }) a victory point, or become a research facility ({ offer-build-facility.key }), which counts towards the technology of the planet's colour. One troop becomes a colony ({ offer-build-colony.key }), and a colony with another troop a city ({ offer-build-city.key }). A ship in your supply starts from a planet with a troop ({ offer-launch.key }). A dimmed line says why it is not possible.
lesson-build-do = Take any action: mine, build, launch a ship or fly on.
lesson-arrive = Launching a ship costs the troop it starts from; you choose where in orbit it appears.
lesson-arrive-do = Choose a place in the ring, then Enter.
lesson-end = Now you know a turn: recruit, move, mine, build or develop. Your ships must attack when they are in position. Useful keys: Z zooms in, I shows the legend, M the components, P the points, F1 the rules and ? all keys. You can play this game to its end, or leave it here; it is not saved.
