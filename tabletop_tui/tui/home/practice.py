"""The practice tables: screens on which something is tried out without a game."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, ClassVar

from ...engine import Complaint, Game, Place
from ...games import listed
from ...play import Seat, Table, Words
from ...play.session import Session
from ...store.practice_records import keep_record as keep_record
from ...store.practice_records import records as records
from ..forms import Form
from ..game_ui import ui_of
from ..table.open_choice import OpenChoice


def practice_games() -> tuple[str, ...]:
    """The games that have a practice table."""
    return tuple(game for game in listed() if ui_of(game).practice is not None)


def practice_screen(game: str = "") -> Any:
    """The practice table of a game, or of the first that has one. Raises ValueError when it has
    none.
    """
    found = [name for name in practice_games() if game in ("", name)]
    make = ui_of(found[0]).practice if found else None
    if make is None:
        raise Complaint("cli-practice-none", game=game)
    return make()


def unsaved(game: Game, state: Any, seats: int) -> Session:
    """A table in that position which nobody saves; its players are called ``practice-seat-0`` and
    so on.
    """
    say = Words(game).say
    return Session(
        Table(game, state, [Seat(say(f"practice-seat-{n}")) for n in range(seats)], {}), None
    )


def chance() -> int:
    """A seed that nobody chose."""
    return secrets.randbits(63)


class FormOnly(OpenChoice):
    """A choice of nothing but one form, which *make* fills in as it was left (None: nothing is to
    be done); *marked* are the places that the board points out meanwhile.
    """

    form_only: ClassVar[bool] = True

    def __init__(
        self,
        session: Session,
        make: Callable[[], Form | None],
        marked: Callable[[], tuple[Place, ...]],
    ) -> None:
        super().__init__(session)
        self.make, self.marked = make, marked

    @property
    def picked(self) -> tuple[Place, ...]:
        """What the form is about."""
        return self.marked()

    def open(self, seat: int) -> None:
        """Nothing is on the menu."""
        self.close()
        self.seat, self.form = seat, self.make()

    def sole_form(self) -> Form | None:
        """The form is all there is."""
        return self.make()
