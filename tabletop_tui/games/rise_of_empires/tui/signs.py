"""The signs of Rise of Empires: cubes, goods, tiles and battles."""

SIGNS = {
    "empire.action": "◍-",
    "empire.cube": "◧#",
    "empire.gold": "⛁$",
    "empire.disc": "⊚d",
    "empire.food": "✿f",
    "empire.points": "✦*",
    "empire.battle": "✗x",
    "empire.standard": "⚑P",
    "empire.alliance": "⚯L",
    "empire.rose": "▴^",
    "empire.fell": "▾v",
    "empire.open": "▮o",
    "empire.hidden": "▯.",
    "empire.water": "≋~",
    "empire.progress": "✎i",
    "empire.territory": "◫T",
    "empire.city": "⌂c",
    "empire.wonder": "♜W",
    "empire.expansion": "⚐E",
    "empire.trade": "⇄t",
}
"""Each sign with its ASCII character, by name."""
