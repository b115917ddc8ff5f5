# A guided first turn of Ascending Empires: cards, and what is to be done until the next one.
lesson-welcome = You are { $name }. Around your homeworld lies a galaxy that nobody knows. Ships that reach the orbit of a planet bring a troop down to it; troops mine, build and found research. Ships are flicked with a finger: you choose direction and power, and your hand errs a little. Victory points decide.
lesson-flick = A turn is one action. Two starships orbit your homeworld, so take a Move: press f and aim. Left and right turn the direction (comma and full stop finely), up and down set the power. The board shows the path to the first contact, where the ship may stop, and how likely it rests in which orbit. Aim at the nearest planet.
lesson-flick-do = f, aim at a planet near by, then Enter; Enter again stops the marker.
lesson-fly = A Move has two points, and launching, flicking and landing cost one each. A ship that rests in the ring around a planet is in its orbit and can land (d): the ship goes back to your supply, and a troop takes the planet. Or flick once more.
lesson-fly-do = Land a ship with d, flick again with f, or press e.
lesson-recruit = Your next turn. Troops are what everything is made of. Recruit (r) places up to two of them from your supply onto your homeworld and your planets.
lesson-recruit-do = Press r, then pick your homeworld or a planet of yours.
lesson-troops = The second troop may go to the same place or to another one. A planet holds three items.
lesson-troops-do = Pick planets for the troops, or press e when you are done.
lesson-build = Two troops on a planet can mine (m) a victory point, or become a research facility (i), which counts towards the technology of the planet’s colour. One troop becomes a colony (c), and a colony with another troop a city (k). A ship in your supply starts from a planet with a troop (l). What is dimmed says why it is not possible.
lesson-build-do = Take any action: mine, build, launch a ship or fly on.
lesson-arrive = A ship that is launched costs the troop it starts from, and is put into orbit at a place of your choice.
lesson-arrive-do = Choose a place in the ring, then Enter.
lesson-end = Now you know a turn: recruit, move, mine, build or develop; fights come by themselves when your ships stand in a position to attack. Useful keys: Z looks closer, I the legend, M the components, P the points, F1 the rules, ? all keys. You can play this game to its end, or leave it here; it is not saved.
