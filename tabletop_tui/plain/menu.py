"""Numbered menus outside of a decision, for a command or the home menu."""

from __future__ import annotations

from collections.abc import Sequence

from ..play.text import Words
from .console import Console, Quit


def pick(
    console: Console, words: Words, labels: Sequence[str], *, back: str = "plain-go-back"
) -> int:
    """Ask for a line and return its number from 1 on; 0 for going back, which is not offered when
    *back* is "".

    Raises Quit.
    """
    least = 0 if back else 1
    if back:
        console.print(f"0. {words.say(back)}", 2)
    for n, label in enumerate(labels, 1):
        console.print(f"{n}. {label}", 2, hang=2 + len(str(n)))
    prompt = f"{words.say('plain-choose')} ({least}-{len(labels)}):"
    while True:
        answer = console.ask(prompt)
        if answer.isdecimal() and least <= int(answer) <= len(labels):
            return int(answer)
        if is_word(words, answer, "quit"):
            raise Quit
        if back and is_word(words, answer, "back"):
            return 0
        if answer:
            console.print(words.say("plain-no-line", text=answer, least=least, most=len(labels)))


def confirm(console: Console, words: Words, question: str) -> bool:
    """Return whether a question is answered with yes. 1 is no and 2 is yes: the first line agrees
    to nothing by mistake.
    """
    console.print(question)
    return pick(console, words, [words.say("no"), words.say("yes")], back="") == 2


def is_word(words: Words, typed: str, name: str) -> bool:
    """Return whether *typed* is that word, in the language of the players or in English."""
    return typed.casefold() in (name, words.say(f"plain-word-{name}").casefold())
