"""The rulebook read aloud, section by section: its contents, a section by its number, the places of
a word.
"""

from __future__ import annotations

from ..engine import Game
from ..play import Words
from ..play.rulebook import Rulebook, Section, rulebook
from .console import Console, Left
from .menu import is_word

EXCERPT = 60  # characters around what was searched for: with its number it is one line
MOST = 25  # places at which a word is found that are told at the most


def read_rules(console: Console, words: Words, game: Game) -> None:
    """Read the rulebook of a game until the players go back."""
    book = rulebook(game.id, words.language)
    tell_rules(console, words, book, "")
    while (wanted := console.ask(words.say("plain-rules-ask"))) and not is_word(
        words, wanted, "back"
    ):
        if is_word(words, wanted, "quit"):
            raise Left
        tell_rules(console, words, book, wanted)


def tell_rules(console: Console, words: Words, book: Rulebook, wanted: str) -> None:
    """The contents, a section by its number, or the sections that hold a word."""
    say = words.say
    if wanted.isdecimal() and 0 < int(wanted) <= len(book.sections):
        n = int(wanted)
        tell_section(console, book.sections[n - 1])
        if n < len(book.sections):
            console.tell(say("plain-rules-next", number=n + 1, title=book.sections[n].title))
    elif wanted:
        found = book.find(wanted)
        for n in found[:MOST]:
            section = book.sections[n]
            console.tell(f"{n + 1}. {section.title}: {excerpt(section, wanted)}", 2)
        told_found(console, words, len(found), wanted)
    else:
        if book.language != words.language:
            console.tell(f"({say('rules-in-english')})")
        for n, section in enumerate(book.sections, 1):
            console.tell(f"{n}. {section.title}", 2 * section.depth)
        console.tell(say("plain-rules-how"))


def tell_section(console: Console, section: Section) -> None:
    """A section with its title; the cells of a table stand between commas."""
    console.tell(f"== {section.title} ==")
    for line in section.lines:
        if line.startswith("|"):
            console.tell(", ".join(cell.strip() for cell in line.strip("|").split("|")))
        elif line:
            console.tell(line, hang=2 if line.startswith("•") else 0)


def excerpt(section: Section, wanted: str) -> str:
    """The words around what was searched for; the beginning of the section when only its title has
    it.
    """
    text = " ".join(" ".join(section.lines).replace("|", " ").split())
    at = max(0, text.casefold().find(wanted.casefold()))
    first = text.rfind(" ", 0, at - EXCERPT // 2) + 1 if at > EXCERPT // 2 else 0
    last = text.find(" ", at + len(wanted) + EXCERPT // 2)
    last = len(text) if last < 0 else last
    return ("… " if first else "") + text[first:last] + (" …" if last < len(text) else "")


def told_found(console: Console, words: Words, count: int, wanted: str) -> None:
    """Say how often something was found, when it was not told in full."""
    if count > MOST:
        console.tell(words.say("plain-found-more", count=count - MOST))
    elif not count:
        console.tell(words.say("plain-not-found", text=wanted))
