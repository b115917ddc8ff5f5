"""A sandbox: a game screen over the real table or a replay, marked as not real. Esc leads back to
what lies below, which nothing here has touched.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult

from ...engine import Event
from ...play.sandbox.session import SandboxSession
from ..dialogs.ask import Ask, answer
from ..dialogs.turn_foot import INTERVAL, told_below
from ..game_ui import GameUI, ui_of
from ..keys.key_tables import KEYS
from ..keys.keymap import key_labels
from ..look import Look
from ..table.game_screen import GameScreen
from ..widgets.line_widgets import Lines

AWAY = frozenset({"cover", "export", "talk"})
"""Keys of the table that belong to the real game alone."""


def marked(ui: GameUI) -> GameUI:
    """Return the screens of a game with headlines that say that it is not real."""

    def with_chip(make: Callable[[Look], Text]) -> Callable[[Look], Text]:
        def made(look: Look) -> Text:
            chip = Text(f" {look.say('sandbox-chip')} ", "reverse bold")
            return chip.append(" ", "not reverse").append_text(make(look))

        return made

    return replace(
        ui, headline=with_chip(ui.headline), shorter=tuple(with_chip(one) for one in ui.shorter)
    )


class SandboxScreen(GameScreen):
    """Plays a sandbox. *below* is the key of the messages about what lies below: ``sandbox`` for
    the real table, ``sandbox-replay``.
    """

    CSS = GameScreen.CSS.replace("GameScreen", "SandboxScreen") + (
        "#sandbox { height: 1; background: $panel; }"
    )
    idle_keys: ClassVar[frozenset[str]] = AWAY
    played = False
    session: SandboxSession

    def __init__(self, session: SandboxSession, below: str) -> None:
        super().__init__(session, ui=marked(ui_of(session.table.game.id)))
        self.below = below.removeprefix("sandbox")
        self.view.rows_around += 1
        self.foot = Lines(id="sandbox")

    def compose(self) -> ComposeResult:
        for widget in self.view.compose():
            if widget.id == "gap":
                yield self.foot
            yield widget

    def on_mount(self) -> None:
        super().on_mount()
        self.set_interval(INTERVAL, self.draw_foot)
        self.view.message = self.session.words.say("sandbox-begun", key=self.label("try"))

    def on_unmount(self) -> None:
        super().on_unmount()
        self.session.close()

    def label(self, id_: str) -> str:
        """Return a key as it is written."""
        return key_labels((KEYS[id_],), self.keymap)

    # -- what is shown -----------------------------------------------------------------------------

    def renew(self, *, stay: bool = False) -> None:
        super().renew(stay=stay)
        self.draw_foot()

    def draw_foot(self) -> None:
        """Draw that this is not real, and at several terminals what the real table says."""
        told = self.session.words.say(f"sandbox-foot{self.below}", key=self.label("back"))
        row = Text(f" {told}", "bold")
        if (real := told_below(self.app)) is not None:
            whole = Text("  ").join([real, row])
            row = whole if whole.cell_len <= self.size.width else real.append("  ").append_text(row)
        if self.foot.rows[:1] != [row]:
            self.foot.show([row])

    def film_over(self) -> None:
        """Go on as soon as the film of the action is over: nothing here is a great moment."""
        self.view.side.story.told_until = None
        self.view.draw_side()
        self.turn()

    def animate_events(self, new_events: list[Event], then: Any) -> None:
        self.remote_players.film = True  # no film takes a key that is meant for what follows
        super().animate_events(new_events, then)

    def finish(self) -> None:
        """Show all points; there is no result to keep."""
        self.choice.end()
        self.view.message = self.session.words.say("sandbox-over", key=self.label("back"))
        self.renew()

    def show_end(self, ignore_keys_for: float = 0.0) -> None:
        """Open the points, as the page of an end would offer to go on with it."""
        from ..reading.pages import points_page

        if self.view.look is not None:
            self.app.push_screen(points_page(self.session, self.view.ui, self.view.look))

    # -- actions -----------------------------------------------------------------------------------

    def action_menu(self) -> None:
        """Go back to the real turn."""
        if self.app.screen is self:
            self.app.pop_screen()

    def action_leave(self) -> None:
        """Go back to the real turn, as with Esc."""
        self.action_menu()

    def ask_to_leave(self) -> None:
        """Go back to the real turn, as with Esc."""
        self.action_menu()

    def action_try(self) -> None:
        """Ask how to go on trying."""
        words = self.session.words
        who = "computer" if self.session.alone else "answer"
        commands: dict[str, tuple[str, Callable[[], None]]] = {
            "go-on": ("sandbox-go-on", lambda: None),
            "again": ("sandbox-again", self.begin_again),
            "who": (f"sandbox-{who}", self.switch),
            "back": (f"sandbox-back{self.below}", self.action_menu),
        }
        answers = [answer(words, what, key) for what, (key, _) in commands.items()]

        def chosen(pick: str | None) -> None:
            if pick:
                commands[pick][1]()

        self.app.push_screen(Ask(words.say("sandbox-menu"), answers), chosen)

    def begin_again(self) -> None:
        """Go back to the beginning of the sandbox."""
        self.players.stop_thinking()
        self.session.begin_again()
        self.after_undo(True, self.session.words.say("sandbox-restarted"))

    def switch(self) -> None:
        """Answer for the others, or let computer players do it again."""
        self.players.stop_thinking()
        self.session.switch()
        key = "sandbox-answering" if self.session.alone else "sandbox-computers"
        self.after_undo(True, self.session.words.say(key))

    def stay_away(self) -> None:
        """Tell that a command is one of the real game."""
        self.tell(self.session.words.say("sandbox-not-here"))

    def action_cover(self) -> None:
        self.stay_away()

    def action_export(self) -> None:
        self.stay_away()

    def action_replay(self) -> None:
        self.stay_away()

    def action_review(self) -> None:
        self.stay_away()

    def action_rematch(self) -> None:
        self.stay_away()

    def action_talk(self) -> None:
        self.stay_away()

    def action_orders(self) -> None:
        self.stay_away()
