"""Choosing PINs at the new-game form."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from ...play import Words
from ...play.pins import SALT, shortest
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
            name, least = table_setup.name_of(n), shortest(remote=bool(table_setup.remote))
            choose_pin(app, words, name, lambda pin: keep(n, pin), least=least)

    def keep(n: int, pin: str) -> None:
        table_setup.set_pin(n, pin, secrets.token_hex(SALT))
        then()

    rows = []
    for number, n in enumerate(table_setup.people(), 1):
        who = say("yes" if table_setup.places[n].pin else "no")
        rows.append((str(n), str(number), say("seats-row", name=table_setup.name_of(n), who=who)))
    app.push_screen(Ask(say("new-whose-pin"), rows), chosen)


def choose_pin(
    app: Any, words: Words, name: str, keep: Callable[[str], None], *, least: int
) -> None:
    """Let a person type a new PIN of at least *least* digits twice; *keep* gets it."""

    def again(first: str | None) -> None:
        if first:
            pad = PinPad(
                words,
                words.say("pin-again"),
                lambda pin: pin == first,
                refusal=lambda: words.say("pin-differs"),
                least=least,
            )
            app.push_screen(pad, lambda pin: keep(pin) if pin else None)

    app.push_screen(
        PinPad(words, words.say("pin-new", name=name), lambda pin: True, least=least), again
    )
