"""The games of the day and of the week on the home screen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from ...play.names import LONGEST
from ...play.text import say, sentence
from ...store.daily.own_days import OwnDeal, begin
from ...store.last_table import own_name
from ..dialogs.prompt import Prompt
from .saved_rows import DayRow

if TYPE_CHECKING:
    from ..app_screen import BaseApp

NAMES = ("home-day", "home-week")
"""The names of the rows, which have the keys of their language."""


def deal_rows(app: BaseApp, deals: Sequence[OwnDeal]) -> list[DayRow]:
    """Return a row for the game of the day, and one for that of the week."""
    return [
        DayRow(
            say(name), one.told(app.words), partial(open_deal, app, one), key=app.words.letter(name)
        )
        for name, one in zip(NAMES, deals, strict=False)
    ]


def open_deal(app: BaseApp, one: OwnDeal) -> None:
    """Go on with a game of the day or of the week, or begin it once its person has a name."""
    if one.begun is not None:
        app.launcher.resume(one.begun)
        return

    def named(name: str | None) -> None:
        if not name or not name.strip():
            return
        try:
            found = begin(one.deal, name)
        except ValueError as no:
            app.tell_home(sentence(no))
        except OSError as error:
            from ...store.atomic_files import describe_error

            app.tell_home(app.words.say("broken-new", why=describe_error(error)))
        else:
            app.launcher.play(found)

    asked = app.words.say("day-name")
    app.push_screen(Prompt(asked, own_name(), most=LONGEST), named)
