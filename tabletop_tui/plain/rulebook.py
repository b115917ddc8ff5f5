"""The rulebook in plain mode: its contents, a section by its number, and a search."""

from __future__ import annotations

from ..engine import Game
from ..play import Words
from ..play.rulebook import Rulebook, Section, rulebook, spoken
from .console import Console, Quit
from .menu import is_word

EXCERPT = 60  # characters around a match: with its number it fits one line
MAX_MATCHES = 25  # matches that are printed


def read_rules(console: Console, words: Words, game: Game) -> None:
    """Read the rulebook of a game until the players go back."""
    book = rulebook(game.id, words.language)
    print_rules(console, words, book, "")
    while (wanted := console.ask(words.say("plain-rules-ask"))) and not is_word(
        words, wanted, "back"
    ):
        if is_word(words, wanted, "quit"):
            raise Quit
        print_rules(console, words, book, wanted)


def print_rules(console: Console, words: Words, book: Rulebook, wanted: str) -> None:
    """Print the contents, a section by its number, or the sections that contain a word."""
    say = words.say
    if wanted.isdecimal() and 0 < int(wanted) <= len(book.sections):
        n = int(wanted)
        print_section(console, book.sections[n - 1])
        if n < len(book.sections):
            console.print(say("plain-rules-next", number=n + 1, title=book.sections[n].title))
    elif wanted:
        matches = book.find(wanted)
        for n in matches[:MAX_MATCHES]:
            section = book.sections[n]
            console.print(f"{n + 1}. {section.title}: {excerpt(section, wanted)}", 2)
        print_match_count(console, words, len(matches), wanted)
    else:
        if book.language != words.language:
            console.print(f"({say('rules-in-english')})")
        for n, section in enumerate(book.sections, 1):
            console.print(f"{n}. {section.title}", 2 * section.depth)
        console.print(say("plain-rules-how"))


def print_section(console: Console, section: Section) -> None:
    """Print a section with its title; the cells of a table are separated by commas."""
    console.print(f"== {section.title} ==")
    for line in spoken(section):
        if line.startswith("|"):
            console.print(", ".join(cell.strip() for cell in line.strip("|").split("|")))
        elif line:
            console.print(line, hang=2 if line.startswith("•") else 0)


def excerpt(section: Section, wanted: str) -> str:
    """Return the words around a match, or the beginning of the section if only its title
    matches.
    """
    text = " ".join(" ".join(spoken(section)).replace("|", " ").split())
    at = max(0, text.casefold().find(wanted.casefold()))
    first = text.rfind(" ", 0, at - EXCERPT // 2) + 1 if at > EXCERPT // 2 else 0
    last = text.find(" ", at + len(wanted) + EXCERPT // 2)
    last = len(text) if last < 0 else last
    return ("… " if first else "") + text[first:last] + (" …" if last < len(text) else "")


def print_match_count(console: Console, words: Words, count: int, wanted: str) -> None:
    """Print how many matches there are, unless all were printed."""
    if count > MAX_MATCHES:
        console.print(words.say("plain-found-more", count=count - MAX_MATCHES))
    elif not count:
        console.print(words.say("plain-not-found", text=wanted))
