"""The practice table: flick again and again without a game; nothing is saved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rich.text import Text
from textual import events

from ....engine import Event, offers
from ....tui.forms import AimForm, Form, OneOfForm
from ....tui.kit import Lines, keyed, wrapped
from ....tui.look import Look
from ....tui.practising import chance, unsaved
from ....tui.screens.game import GameScreen
from .. import GAME
from ..actions import Flick
from ..flick_compass import DIRECTIONS
from ..position import orbits
from ..practice import LAYOUTS, practice
from ..state import State

HANDS = ("steady", "normal", "wild")
SCORES = ("shots", "orbits", "rams", "lost")


class Practice(GameScreen):
    """The galaxy and the aim of a game, with a panel of one's own: layout, hand, timing, and what came of the shots."""

    played = False

    def __init__(self) -> None:
        self.layout_name, self.hand, self.timing = "lane", "normal", True
        self.before: State | None = None
        self.kept: tuple[int, int, int] | None = None  # piece, angle, power of the last shot
        self.scores = dict.fromkeys(SCORES, 0)
        self.last = ""
        self.flying = False
        state = self.fresh()
        super().__init__(unsaved(GAME, state, len(state.players)))
        self.ui = replace(self.ui, headline=self.headline, panel=self.panel, front=lambda look: 0)

    # -- the table ----------------------------------------------------------------------------------------------

    def fresh(self) -> State:
        """The layout as it is set up."""
        return practice(self.layout_name, self.hand, self.timing, chance())

    def set_up(self, state: State) -> None:
        """Go on at another position; the aim stays as it was."""
        self.session = unsaved(GAME, state, len(state.players))
        self.table, self.form, self.before = self.session.table, None, None
        self.message, self.last, self.flying = "", "", False
        self.turn()

    def turn(self) -> None:
        """Nobody else plays, nothing is hidden."""
        self.table.eyes = self.seat = 0
        self.choosing, self.menu = None, OneOfForm([])
        self.form = self.sole_form()
        self.renew()

    def sole_form(self) -> Form | None:
        """The aim, as it was for the last shot; none without a ship."""
        found = [offer for offer in offers(GAME, self.table.state, 0) if offer.action is Flick]
        if not found:
            return None
        form = AimForm(found[0], self.session.words)
        if self.kept is not None:
            piece, form.angle, form.power = self.kept
            form.index = form.aim.pieces.index(piece) if piece in form.aim.pieces else 0
        return form

    def act(self, action: Any) -> None:
        """Shoot."""
        assert isinstance(self.form, AimForm)
        self.kept = self.form.piece, self.form.angle, self.form.power
        self.before = GAME.clone(self.table.state)
        self.flying, self.last = True, ""
        super().act(action)

    def animate_events(self, told: list[Event], then: Any) -> None:
        """Show the flight, then say what came of it."""

        def landed() -> None:
            self.flying = False
            self.count(told)
            then()

        super().animate_events(told, landed)

    def count(self, told: Sequence[Any]) -> None:
        """Count a shot, and say how the hand erred."""
        kinds = [event.kind for event in told]
        flew = told[kinds.index("flew")]
        s = self.table.state
        reached = flew.ship in s.ships and bool(orbits(s, flew.ship))
        for name, hit in (("shots", True), ("orbits", reached), ("rams", "rammed" in kinds), ("lost", "lost" in kinds)):
            self.scores[name] += hit
        side = "right" if flew.angle_error > 0 else "left" if flew.angle_error else "straight"
        words = self.session.words
        degrees = words.decimal(abs(flew.angle_error) * 360 / DIRECTIONS)
        self.last = words.say(f"practice-error-{side}", degrees=degrees, percent=f"{flew.power_error:+d}")

    # -- what is said -------------------------------------------------------------------------------------------

    def headline(self, look: Look) -> Text:
        """The name of the table."""
        return Text(f" {look.say('practice-title')}", "bold")

    def panel(self, look: Look, width: int, height: int) -> list[Text]:
        """Layouts, hand and timing with their keys, the goal, and what came of the shots."""
        say = look.say
        rows = []
        for n, name in enumerate(LAYOUTS, 1):
            here = name == self.layout_name
            rows.append(keyed(str(n), say(f"practice-{name}"), style="bold reverse" if here else ""))
        rows.append(keyed("h", f"{say('option-hand')}: {say(f'option-hand-{self.hand}')}"))
        rows.append(keyed("t", say("practice-timed" if self.timing else "practice-luck")))
        rows.append(keyed("r", say("practice-reset")))
        rows.append(keyed("u", say("practice-again"), style="" if self.before is not None else "dim"))
        rows.append(Text(say("practice-scores", **self.scores), "dim"))
        said = Text(self.last, "bold") if self.last else Text(say(f"practice-goal-{self.layout_name}"), "italic")
        return rows + wrapped(said, width)

    def waiting(self) -> str:
        """What to do when no ship is left."""
        return self.session.words.say("practice-empty") if self.form is None and not self.flying else ""

    # -- keys ---------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """The keys of the panel; all others aim."""
        sweeping = isinstance(self.form, AimForm) and self.form.sweeping
        if self.film_then is None and not sweeping and self.change(event.character or ""):
            event.stop()
            event.prevent_default()

    def on_lines_clicked(self, message: Lines.Clicked) -> None:
        """The mouse on a line of the panel does what its key does."""
        line = message.lines.rows[message.row].plain.split()
        sweeping = isinstance(self.form, AimForm) and self.form.sweeping
        if message.lines.id == "panel" and line and self.film_then is None and not sweeping:
            self.change(line[0])

    def change(self, key: str) -> bool:
        """Do what a key of the panel says; False when it is none."""
        state = self.table.state
        if key in [str(n) for n in range(1, len(LAYOUTS) + 1)]:
            self.layout_name, self.kept = list(LAYOUTS)[int(key) - 1], None
            self.set_up(self.fresh())
        elif key == "r":
            self.scores = dict.fromkeys(SCORES, 0)
            self.set_up(self.fresh())
        elif key == "u":
            if self.before is not None:
                self.before.rng = state.rng
                self.set_up(self.before)
        elif key in ("h", "t"):
            if key == "h":
                self.hand = HANDS[(HANDS.index(self.hand) + 1) % len(HANDS)]
            else:
                self.timing = not self.timing
            if isinstance(self.form, AimForm):
                self.kept = self.form.piece, self.form.angle, self.form.power
            state.hand, state.timing = self.hand, self.timing
            self.set_up(state)
        else:
            return False
        return True

    def action_menu(self) -> None:
        """Esc: back to where the table was opened."""
        self.action_leave()

    def action_leave(self) -> None:
        """Leave at once: there is nothing to lose."""
        self.app.go_home()  # type: ignore[attr-defined]
