"""The signs of Ascending Empires: ships, planets and their items."""

SIGNS = {
    "space.starship": "▴a",
    "space.battleship": "◭A",
    "space.troop": "♙t",
    "space.facility": "⊡r",
    "space.colony": "⌂c",
    "space.city": "♜C",
    "space.homeworld": "⍟H",
    "space.asteroid": "✺*",
    "space.hidden": "??",
    "space.orange": "OO",
    "space.grey": "GG",
    "space.brown": "BB",
    "space.purple": "PP",
    "space.blockade": "✗x",
    "space.path": "∙.",
    "space.aim": "✛0",
    "space.ram": "!^",
    "space.points": "✦V",
}
"""Each sign with its ASCII character, by name."""
