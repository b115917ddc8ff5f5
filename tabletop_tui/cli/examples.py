"""An example for each command, shown at the end of its help."""

EXAMPLES = {
    "new": "new cities-and-knights --seats Anna,Ben,bot:hard",
    "resume": "resume friday.json",
    "sit": "sit friday.json --as Ben",
    "host": "host --new cities-and-knights --seats Anna,Ben --as Anna --listen 0.0.0.0",
    "keys": "keys forget Anna",
    "replay": "replay friday.json --seat Anna",
    "practice": "practice ascending-empires",
    "day": "day cities-and-knights --as Anna",
    "saves": "saves",
    "waiting": "waiting --as Ben",
    "records": "records",
    "check": "check friday.json",
    "components": "components rise-of-empires > my-box.json",
    "transcript": "transcript friday.json --format html > friday.html",
    "film": "film friday.json --turning --size 100x30",
    "review": "review friday.json --seat Anna",
    "doctor": "doctor",
    "games": "games",
    "simulate": "simulate cities-and-knights --seats 3",
    "arena": "arena rise-of-empires --levels easy,hard --games 20",
}
"""By command, what is typed after the name of the program."""
