"""Choosing PINs at the new-game form."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from ...play import Words
from ...play.pins import SALT, hash_pin
from ...play.table_setup import TableSetup
from .ask import Ask
from .pin import PinPad


def ask_pin(app: Any, words: Words, table_setup: TableSetup, then: Callable[[], None]) -> None:
    """Ask whose PIN to set or remove, let that person type it twice, then call *then*."""
    say = words.say

    def chosen(pick: str | None) -> None:
        if not pick:
            return
        n = int(pick)
        if table_setup.places[n].pin:
            keep(n, "")
        else:
            choose_pin(app, words, table_setup.name_of(n), lambda pin_hash: keep(n, pin_hash))

    def keep(n: int, pin_hash: str) -> None:
        table_setup.places[n].pin = pin_hash
        then()

    rows = []
    for number, n in enumerate(table_setup.people(), 1):
        who = say("yes" if table_setup.places[n].pin else "no")
        rows.append((str(n), str(number), say("seats-row", name=table_setup.name_of(n), who=who)))
    app.push_screen(Ask(say("new-whose-pin"), rows), chosen)


def choose_pin(app: Any, words: Words, name: str, keep: Callable[[str], None]) -> None:
    """Let a person type a new PIN twice; *keep* gets it hashed."""

    def again(first: str | None) -> None:
        if first:
            pad = PinPad(
                words,
                words.say("pin-again"),
                lambda pin: pin == first,
                wrong=words.say("pin-differs"),
            )
            app.push_screen(
                pad, lambda pin: keep(hash_pin(pin, secrets.token_hex(SALT))) if pin else None
            )

    app.push_screen(PinPad(words, words.say("pin-new", name=name), lambda pin: True), again)
