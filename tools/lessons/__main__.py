"""Write all lessons, or those of the games that are named."""

import sys
from importlib import import_module

GAMES = ("cities_and_knights", "rise_of_empires", "ascending_empires")

for game in sys.argv[1:] or GAMES:
    for make in import_module(f"tools.lessons.{game}").LESSONS:
        lesson = make()
        print(lesson.write(), len(lesson.table.log))
