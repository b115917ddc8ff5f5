"""A numbered list that is asked on its own, away from the game: what a command or the home menu
offers.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..play.text import Words
from .console import Console, Left


def pick(
    console: Console, words: Words, labels: Sequence[str], *, back: str = "plain-go-back"
) -> int:
    """The number of the line that is chosen, from 1 on; 0 for going back, which is no line when
    *back* is "".

    Raises Left when the players quit.
    """
    least = 0 if back else 1
    if back:
        console.tell(f"0. {words.say(back)}", 2)
    for n, label in enumerate(labels, 1):
        console.tell(f"{n}. {label}", 2, hang=2 + len(str(n)))
    prompt = f"{words.say('plain-choose')} ({least}-{len(labels)}):"
    while True:
        answer = console.ask(prompt)
        if answer.isdecimal() and least <= int(answer) <= len(labels):
            return int(answer)
        if is_word(words, answer, "quit"):
            raise Left
        if back and is_word(words, answer, "back"):
            return 0
        if answer:
            console.tell(words.say("plain-no-line", text=answer, least=least, most=len(labels)))


def agreed(console: Console, words: Words, question: str) -> bool:
    """Whether the answer to a question is yes; 1 is no and 2 is yes, so that nobody agrees by
    mistake.
    """
    console.tell(question)
    return pick(console, words, [words.say("no"), words.say("yes")], back="") == 2


def is_word(words: Words, typed: str, name: str) -> bool:
    """Whether *typed* is that word, in the language of the players or in English."""
    return typed.casefold() in (name, words.say(f"plain-word-{name}").casefold())
