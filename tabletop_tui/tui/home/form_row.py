"""The new-game form as its rows know it, and what all of them have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ...play.table_setup import TableSetup
from ..widgets.choice_list import ListRow

if TYPE_CHECKING:
    from ..app_screen import BaseApp
    from ..keys.keymap import Keymap
    from ..widgets.choice_list import ChoiceList


class SetupForm(Protocol):
    """The new-game form as its rows know it."""

    table_setup: TableSetup
    games: tuple[str, ...]
    kinds: tuple[str, ...]
    """Who can play a seat: a person and the levels of computer players."""
    named: bool
    """True if the people are named, so that Enter may start the game."""
    opened: bool
    """True if the options are shown."""
    recalled: object
    """What was settled about the options at the last table of the game."""
    message: str
    list: ChoiceList

    @property
    def app(self) -> BaseApp: ...

    @property
    def keymap(self) -> Keymap: ...

    def fill(self) -> None:
        """List the rows of the chosen game."""

    def recall(self) -> None:
        """Take over the settings of the last table of the chosen game."""

    def ask_pin(self) -> None:
        """Let a person choose or give up a PIN."""

    def start(self) -> None:
        """Start the game, or say what is wrong."""


class FormRow(ListRow):
    """A row of the form. Enter on it starts the game."""

    def __init__(self, form: SetupForm, label: str, *, gap: bool = False) -> None:
        super().__init__(label, form.start, gap=gap)
        self.form, self.table_setup = form, form.table_setup

    @property
    def starts(self) -> bool:
        """True if Enter on it starts the game."""
        return True

    @property
    def explanation(self) -> str:
        """A sentence about the setting; "" if the label says enough."""
        return ""

    @property
    def help(self) -> str:
        """What the help key says about the setting: more than one line has room for."""
        return self.explanation

    def keyed(self, character: str) -> bool:
        """Take a character that is meant for this row and is not text. Return False if it is
        not.
        """
        return False
