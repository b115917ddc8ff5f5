"""PINs chosen before a game begins: everybody types an own one at the form of the new game."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from ...play import Words
from ...play.pins import sealed
from .ask import Ask
from .pin import PinPad

SALT = 8  # bytes
People = Sequence[tuple[int, str]]  # the seats of people, with their names


def ask_pin(app: Any, words: Words, people: People, pins: dict[int, str], then: Callable[[], None]) -> None:
    """Ask whose PIN is set or taken away, let that person type it twice, and go on with *then*."""
    say = words.say

    def chosen(pick: str | None) -> None:
        seat = int(pick) if pick else -1
        if seat in pins:
            del pins[seat]
            then()
        elif seat >= 0:
            choose_pin(app, words, dict(people)[seat], lambda seal: keep(seat, seal))

    def keep(seat: int, seal: str) -> None:
        pins[seat] = seal
        then()

    rows = [(str(seat), str(n), say("seats-row", name=name, who=say("yes" if seat in pins else "no")))
            for n, (seat, name) in enumerate(people, 1)]  # fmt: skip
    app.push_screen(Ask(say("new-whose-pin"), rows), chosen)


def choose_pin(app: Any, words: Words, name: str, keep: Callable[[str], None]) -> None:
    """Let somebody type a new PIN twice; *keep* gets it sealed."""

    def again(first: str | None) -> None:
        if first:
            pad = PinPad(words, words.say("pin-again"), lambda pin: pin == first, wrong=words.say("pin-differs"))
            app.push_screen(pad, lambda pin: keep(sealed(pin, secrets.token_hex(SALT))) if pin else None)

    app.push_screen(PinPad(words, words.say("pin-new", name=name), lambda pin: True), again)
