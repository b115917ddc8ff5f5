"""The practice table: drills of five shots outside any game. Only the best results are kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rich.text import Text
from textual import events

from ....engine import Event, Place, offers
from ....tui.forms import AimForm, Form
from ....tui.game_ui import ui_of
from ....tui.home.practice import FormOnly, chance, keep_record, records, unsaved
from ....tui.keys.key_tables import AIM, PRACTICE
from ....tui.keys.keymap import key_labels, meaning
from ....tui.look import Look
from ....tui.table.game_screen import GameScreen
from ....tui.widgets.line_widgets import Lines, keyed, pressed_by, wrapped
from .. import GAME
from ..rules.actions import Flick
from ..rules.events import Flew
from ..rules.state import FinishingFlick, State
from ..view.describe import hole_name, ship_name
from ..view.practice import DRILLS, SERIES, STARS, Goal, Task, hole_of, is_hit, practice, stars
from ..view.results import hand
from .space import Space

HANDS = ("steady", "normal", "wild")
TALL = 30  # rows of the panel and the aim from which on all drills are listed


class Practice(GameScreen):
    """A game screen for practice, with a panel of its own.

    The panel shows the drill, its goal, hand and timing, and the results of the shots.
    """

    played = False
    also_keys = (PRACTICE, AIM)
    idle_keys = frozenset({"hint", "undo", "redo", "motive", "hurry"})

    def __init__(self) -> None:
        self.goal: Goal = "orbit"
        self.hand, self.timing = "normal", True
        self.hits: list[bool] = []  # of this series
        self.last, self.praise = "", ""
        self.landed = self.flying = False  # a shot of a drill is being reviewed; one is under way
        self.before: State | None = None
        self.best = records(GAME.id)
        state = self.fresh()
        session = unsaved(GAME, state, len(state.players))
        ui = replace(ui_of(GAME.id), headline=self.headline, panel=self.panel, front=lambda look: 0)
        super().__init__(session, ui=ui, choice=FormOnly(session, self.aim, self.marked))

    # -- the table ---------------------------------------------------------------------------------

    @property
    def flick_task(self) -> Task:
        """Return the current shot of the drill."""
        tasks = DRILLS[self.goal]
        return tasks[len(self.hits) % len(tasks)]

    @property
    def number(self) -> int:
        """Return the number of the shot shown: the next one, or the one under review."""
        return min(len(self.hits) + (not self.landed), SERIES)

    @property
    def shown(self) -> Task:
        """Return the task of that shot."""
        return DRILLS[self.goal][self.number - 1]

    @property
    def record(self) -> str:
        """Return the name under which the best result of this drill is kept."""
        return f"{self.goal}-{self.hand}-{'timed' if self.timing else 'luck'}"

    def fresh(self) -> State:
        """Return the initial position of the task."""
        return practice(self.flick_task, self.hand, self.timing, chance())

    def set_up(self, state: State) -> None:
        """Continue at another position; the aim stays as it was."""
        self.session.table = unsaved(GAME, state, len(state.players)).table
        self.before = None
        self.view.message, self.landed, self.flying = "", False, False
        self.turn()

    def begin(self) -> None:
        """Start a new series."""
        self.hits, self.last, self.praise = [], "", ""
        self.set_up(self.fresh())

    def turn(self) -> None:
        """Keep seat 0 at the table; there are no other players and nothing is hidden."""
        self.session.perspective.set_viewer(0)
        self.choice.open(0)
        self.renew()

    def aim(self) -> Form | None:
        """Return the aim, None without a ship or while the last shot is under review."""
        if self.landed:
            return None
        found = [offer for offer in offers(GAME, self.table.state, 0) if offer.action is Flick]
        return AimForm(found[0], self.session.words) if found else None

    def marked(self) -> tuple[Place, ...]:
        """Return the planet or ship that the shot should reach, for the board to mark."""
        if not self.goal:
            return ()
        task = self.shown
        hole = hole_of(task)
        return (("planet", hole) if hole >= 0 else ("ship", int(task.target)),)

    def play(self, seat: int, action: Any, then: Sequence[tuple[int | None, Any]] = ()) -> None:
        """Shoot, or stop the direction of a shot."""
        if not isinstance(self.table.state.stack[-1], FinishingFlick):
            self.before = GAME.clone(self.table.state)
        self.flying, self.last, self.praise = True, "", ""
        super().play(seat, action, then)

    def animate_events(self, told: list[Event], then: Any) -> None:
        """Show the flight, then report its result."""

        def ended() -> None:
            self.flying = False
            if any(isinstance(event, Flew) for event in told):
                self.judge(told)
            then()

        super().animate_events(told, ended)

    def judge(self, told: Sequence[Any]) -> None:
        """Report how the hand erred, and in a drill whether the shot has hit."""
        s, words = self.table.state, self.session.words
        flew = next(event for event in told if event.kind == "flew")
        erred = hand(flew.angle_error, flew.power_error)
        self.last = words.say(erred.key, **dict(erred.facts))
        if not self.goal:
            return
        hit = is_hit(self.goal, self.flick_task, s, told)
        self.hits.append(hit)
        self.landed = True
        self.praise = words.say("practice-hit" if hit else "practice-miss")
        if len(self.hits) == SERIES:
            count = sum(self.hits)
            better = keep_record(GAME.id, self.record, count)
            self.best[self.record] = max(count, self.best.get(self.record, 0))
            key = "practice-record" if better else "practice-series"
            self.praise += " " + words.say(key, hits=count, stars=stars(count))

    def go_on(self) -> None:
        """Show the next shot of the drill, or start a new series."""
        if len(self.hits) >= SERIES:
            self.hits = []
        self.last = self.praise = ""
        self.set_up(self.fresh())

    # -- what is said ------------------------------------------------------------------------------

    def headline(self, look: Look) -> Text:
        """Return the name of the table."""
        return Text(f" {look.say('practice-title')}", "bold")

    def panel(self, look: Look, width: int, height: int) -> list[Text]:
        """Return the panel: drill, goal, shots so far, last result, hand and timing with their
        keys.

        With room, also all drills with their stars.
        """
        say = look.say
        keys = key_labels([key for key in PRACTICE if "drill" in key.id], self.keymap)
        name = say(f"practice-{self.goal or 'crowd'}")
        drill = keyed(keys, name, "bold reverse", "j").append(f"  {self.stars_of(look, self.goal)}")
        rows = [drill, *wrapped(Text(self.wanted(look), "bold"), width)]
        if self.goal:
            rows.append(self.marks(look))
        if self.last:
            rows += wrapped(Text(f"{self.praise} {self.last}.".strip()), width)
        said = {
            "practice-hand": f"{say('option-hand')}: {say(f'option-hand-{self.hand}')}",
            "practice-timing": say("practice-timed" if self.timing else "practice-luck"),
            "practice-reset": say("practice-reset"),
        }
        if not self.goal:
            said["practice-again"] = say("practice-again")
        for key in PRACTICE:
            if key.id in said:
                style = "dim" if key.id == "practice-again" and self.before is None else ""
                rows.append(keyed(key_labels((key,), self.keymap), said[key.id], style, key.keys))
        for goal in DRILLS if height >= TALL else ():
            row = keyed(" ", say(f"practice-{goal or 'crowd'}"), "", f"drill-{goal}")
            rows.append(row.append(f"  {self.stars_of(look, goal)}"))
        return rows

    def wanted(self, look: Look) -> str:
        """Return the goal of the current shot."""
        if not self.goal:
            return look.say("practice-goal-crowd")
        shot, task = self.number, self.shown
        hole = hole_of(task)
        target = hole_name(look.view, hole) if hole >= 0 else ship_name(int(task.target))
        return look.say(f"practice-goal-{self.goal}", shot=shot, of=SERIES, target=target)

    def marks(self, look: Look) -> Text:
        """Return a sign for each shot of the series."""
        row = Text(" ")
        for n in range(SERIES):
            done = n < len(self.hits)
            sign = look.sign("ui.yes" if self.hits[n] else "ui.no") if done else "·"
            row.append(f"{sign} ", "bold" if done and self.hits[n] else "dim")
        best = self.best.get(self.record, 0)
        if best:
            row.append(f" {look.say('practice-best', hits=best)}", "dim")
        return row

    def stars_of(self, look: Look, goal: Goal) -> str:
        """Return the stars earned in a drill with this hand."""
        kept = self.record.partition("-")[2]
        earned = stars(self.best.get(f"{goal}-{kept}", 0)) if goal else 0
        return look.sign("space.points") * earned + "·" * (len(STARS) - earned) if goal else ""

    def waiting(self) -> str:
        """Return what to do after a shot, or when no ship is left."""
        say = self.session.words.say
        if self.landed:
            over = len(self.hits) >= SERIES
            return say("practice-next-series" if over else "practice-next-shot")
        return say("practice-empty") if self.choice.form is None and not self.flying else ""

    # -- keys --------------------------------------------------------------------------------------

    def busy(self) -> bool:
        """Return whether keys belong to an animation, a marker or half-typed text."""
        form = self.choice.aiming()
        typing = form is not None and (form.sweeping or form.typed.text.isalpha())
        return self.film.running or typing

    def on_key(self, event: events.Key) -> None:
        """Handle the keys of the panel; Enter continues after a shot; all others aim."""
        if self.busy():
            return
        key = meaning(PRACTICE, event.key, self.keymap)
        if self.landed and key in ("enter", "space", "tab"):
            self.go_on()
        elif not self.change(key):
            return
        event.stop()
        event.prevent_default()

    def on_lines_clicked(self, message: Lines.Clicked) -> None:
        """Treat a click on a line of the panel as its key, and any other click as Enter."""
        key = pressed_by(message.lines.rows[message.row])
        if self.busy():
            return
        if message.lines.id == "panel" and key:
            self.change(key)
        elif self.landed:
            self.go_on()

    def change(self, key: str) -> bool:
        """Apply a key of the panel. Return False if it is none."""
        state, goals = self.table.state, list(DRILLS)
        here = goals.index(self.goal)
        if key in ("j", "k"):
            self.drill(goals[(here + (1 if key == "j" else -1)) % len(goals)])
        elif key.startswith("drill-"):
            self.drill(next(goal for goal in goals if goal == key.partition("-")[2]))
        elif key == "r":
            self.begin()
        elif key == "u":
            if self.before is not None and not self.goal:
                self.before.rng = state.rng
                self.set_up(self.before)
        elif key in ("h", "t"):
            if key == "h":
                self.hand = HANDS[(HANDS.index(self.hand) + 1) % len(HANDS)]
            else:
                self.timing = not self.timing
            if self.goal:
                self.begin()
            else:
                state.hand, state.timing = self.hand, self.timing
                self.set_up(state)
        else:
            return False
        return True

    def drill(self, goal: Goal) -> None:
        """Start a drill."""
        self.goal = goal
        for board in self.view.middle.boards:
            if isinstance(board, Space):
                board.aims.forget()
        self.begin()

    def action_menu(self) -> None:
        """Return to where the table was opened."""
        self.action_leave()

    def action_leave(self) -> None:
        """Leave at once: there is nothing to lose."""
        self.app.go_home()
