"""Practice tables, to try something out without a game."""

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
    """Return the games that have a practice table."""
    return tuple(game for game in listed() if ui_of(game).practice is not None)


def practice_screen(game: str = "") -> Any:
    """Return the practice screen of a game, or of the first that has one. Raises ValueError if
    there is none.
    """
    found = [name for name in practice_games() if game in ("", name)]
    make = ui_of(found[0]).practice if found else None
    if make is None:
        raise Complaint("cli-practice-none", game=game)
    return make()


def unsaved(game: Game, state: Any, seats: int) -> Session:
    """Return the session of a table in that position that is never saved. Its players are called
    ``practice-seat-0`` and so on.
    """
    say = Words(game).say
    return Session(
        Table(game, state, [Seat(say(f"practice-seat-{n}")) for n in range(seats)], {}), None
    )


def chance() -> int:
    """Return a random seed."""
    return secrets.randbits(63)


class FormOnly(OpenChoice):
    """A choice of one form only. *make* returns it, filled in as it was left, or None if there is
    nothing to do; *marked* returns the places that the board points out.
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
        """The places that the form is about."""
        return self.marked()

    def open(self, seat: int) -> None:
        """Open the form; there is no menu."""
        self.close()
        self.seat, self.form = seat, self.make()

    def sole_form(self) -> Form | None:
        """Return the form, which is all there is."""
        return self.make()
