"""Every form behind all the keys and clicks of a scene: what stands in it, where its cursor went,
and what came of it, as it was kept in the folder ``kept``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from tabletop_tui.engine import Aim, Deal, Hand, Offer, Swaps
from tabletop_tui.games import find
from tabletop_tui.games.skeleton.view.describe import Bid
from tabletop_tui.play import Words
from tabletop_tui.tui.forms import FORMS, AimForm, DealForm, Form
from tabletop_tui.tui.forms.aim import AimTarget
from tests.snapshots.kept import compare
from tests.snapshots.rows import told

from .test_every_form import Dealt, Held, Swapped, shot

HERE = Path(__file__).parent / "kept"
KINDS = ("kind-brick", "kind-lumber", "kind-wool", "kind-grain", "kind-ore")
"""Of a game whose kinds have letters: b l w g o."""
WIDTH = 34


def words() -> Words:
    return Words(find("cities_and_knights"), ["Anna", "Ben", "Cleo"])


class Planets:
    """What a shot may be aimed at: two planets in reach, one behind a bounce, one out of reach."""

    codes = ("aa", "ab", "da")
    seen = (AimTarget("aa", 10, 30, "Ares"), AimTarget("ab", 350, 60, "Abydos"))
    round_the_corner = (AimTarget("aa", 90, 70, "Ares"), AimTarget("aa", 180, 80, "Ares"))

    def straight(self, piece: int) -> Sequence[AimTarget]:
        return self.seen if piece == 7 else self.seen[1:]

    def banked(self, piece: int, code: str) -> Sequence[AimTarget]:
        return self.round_the_corner if code == "aa" else ()

    def named(self, piece: int, code: str) -> AimTarget | None:
        found = (*self.seen, AimTarget("da", 200, 100, "Daedalus"))
        return next((sight for sight in found if sight.code == code), None)


# -- the scenes ------------------------------------------------------------------------------------


def hand(least: int = 3, most: int = 4, sparing: tuple[int, ...] = ()) -> Form:
    return made(Hand(Held, (3, 0, 2, 1, 12), least, most, KINDS, sparing=sparing))


def deal(
    partners: tuple[int, ...] = (1, 2), *, near: tuple[int, ...] = (), **more: Any
) -> DealForm:
    form = made(Deal(Dealt, (2, 1, 0, 3, 0), (5, 5, 5, 0, 2), KINDS, partners, **more))
    assert isinstance(form, DealForm)
    form.sit_near(near)
    return form


def swap(*pairs: tuple[int, int]) -> Form:
    actions = [Swapped(*pair) for pair in pairs]
    prices, left = (3, 3, 2, 4, 4), (5, 4, 3, 2, 1)
    return made(Swaps(actions, kinds=KINDS, prices=prices, left=left))


def aim(*pieces: int, powers: int = 100, angles: int = 360, **more: Any) -> AimForm:
    form = made(Aim(shot, pieces or (7, 9), angles, powers, **more))
    assert isinstance(form, AimForm)
    form.luck = lambda: 0.25
    return form


def sighted(*pieces: int, **more: Any) -> AimForm:
    form = aim(*pieces, **more)
    form.sights, form.named, form.bearing = Planets(), "Ship 7", "north-east"
    form.outlook, form.told = [Text("Lands on Ares")], Text("It flies far")
    form.tracks = Text("abcdefghijk"), Text("0123456789+")
    return form


def stopped(**more: Any) -> AimForm:
    """The direction has been stopped: the marker of the power sweeps."""
    form = aim(7, spread=20, slip=8, draws=2, stopped=(5, 50, 4), **more)
    assert form.sweep is not None
    form.sweep.phase, form.sweep.rate, form.sweep.luck = 0.1, 0.7, lambda: 0.75
    return form


def aloud(partner: int) -> tuple[str, str]:
    return f"yes {partner}", "done"


def made(shape: Any) -> Form:
    return FORMS[type(shape)](Offer(Bid, shape), words())


PAIRS = ((0, 1), (0, 2), (2, 1), (2, 4), (3, 0))
TYPED = "3 3 0 space 8 backspace backspace backspace 4 5 full_stop full_stop 5 5 1 2 0"

SCENES: dict[str, dict[str, tuple[Callable[[], Form], str]]] = {
    "hand": {
        "three or four of eighteen": (
            hand,
            "q right right plus space right left minus down down up up up 9 1 x enter b B l L w w g"
            " W G 2 enter escape click:0 click:1 click:2 click:2 click:2 click:6 click:5 click:7",
        ),
        "with what can be spared": (
            lambda: hand(sparing=(1, 0, 0, 0, 2)), "enter tab down tab enter tab tab tab tab b w o g enter"
        ),
        "exactly nothing": (lambda: hand(0, 0), "b 1 tab enter"),
        "from the last to the first": (lambda: hand(0, 40), "o O up o 9 down 9 up enter"),
    },
    "deal": {
        "of two players": (
            deal,
            "q right right right 1 left space minus plus down down b B L l w o g enter tab b l l w"
            " tab q down up down space tab x shift+tab space shift+tab enter left enter right"
            " enter escape",
        ),
        "by clicks": (
            deal,
            "click:0 click:2 click:2 click:3 click:5 click:4 click:1 click:6 click:5 click:99"
            " tab tab click:6 click:5 click:7 click:5 click:4 click:3 click:2 enter",
        ),
        "nobody to be asked": (lambda: deal(()), "b tab g l enter shift+tab shift+tab x"),
        "one to be asked": (lambda: deal((2,)), "b tab g l tab 1 enter"),
        "one at this keyboard": (
            lambda: deal((2,), near=(2, 1), agreed_answers=aloud),
            "b tab l tab 2 0 1 tab click:7 click:8 click:9",
        ),
        "two at this keyboard": (
            lambda: deal(near=(1, 2), agreed_answers=aloud), "b tab tab enter shift+tab l tab 3 2 1"
        ),
        "one at this keyboard who decides later": (lambda: deal(near=(1,)), "b tab l tab 1 enter"),
        "an offer to be answered": (
            lambda: deal((1,), begun=((9, 0, 0, 1, 0), (0, 7, 0, 0, 0))), "x x tab right enter"
        ),
    },
    "swap": {
        "any of three": (
            lambda: swap(*PAIRS),
            "q down down down up up g enter tab b enter right up down l w b tab o enter tab l enter"
            " shift+tab w tab o enter W B x"
            " escape click:0 click:1 click:2 click:5 click:7 click:6 click:4 click:3 click:99"
            " b click:5 click:6",
        ),
        "no choice about what is given": (lambda: swap((2, 1), (2, 4)), "down o w tab enter x"),
    },
    "aim": {
        "by hand": (
            aim,
            "left left right comma comma full_stop up up down plus equals_sign minus s s q"
            " right_square_bracket tab n click:0 click:1 click:1 x enter",
        ),
        "to the ends": (
            lambda: aim(7, powers=8, angles=16),
            "right up up up up up up down down down down down down down down left enter escape",
        ),
        "with degrees": (aim, TYPED),
        "with degrees of its own": (lambda: aim(angles=16, powers=5), "3 5 9 9 enter"),
        "at planets": (
            sighted,
            "right_square_bracket n n tab p p shift+tab p left n right_square_bracket right_square_bracket"
            " right_square_bracket left_square_bracket left_square_bracket a a a b a 4 d a"
            " right_square_bracket s n x s p enter",
        ),
        "at planets with a trembling hand": (
            lambda: sighted(spread=20, slip=8),
            "n enter q tick:0.1 tick:0.3 escape enter tick:0.9 click:0",
        ),
        "only the power errs": (
            lambda: aim(7, slip=8), "enter tick:0.1 tick:0.1 tick:0.5 enter"
        ),
        "the power, its direction stopped": (stopped, "left tick:0.2 escape tick:0.7 enter"),
        "the power, stopped by a click": (stopped, "tick:2 click:1"),
        "the power, stopped before it can be seen": (stopped, "tick:0.24 space"),
        "the only ship, backwards": (lambda: sighted(7), "p s p x full_stop p"),
        "all or nothing": (lambda: aim(7, powers=1), "up down enter"),
        "with an idle moment": (
            sighted,
            "tick:1 idle:True tick:1 idle:False tick:1",
        ),
    },
}  # fmt: skip


# -- what is told of them --------------------------------------------------------------------------


class Teller:
    """Takes the steps of a scene: tells which were not taken, at which row the form pointed behind
    each, what came of those that ended it, and how it stood at last.
    """

    def __init__(self, form: Any) -> None:
        self.form, self.told = form, list[str]()
        self.shown = form.rows(WIDTH)
        self.pointed = [form.pointed()]
        self.lost: list[str] = []

    def act(self, step: str) -> None:
        """A key, a click or a moment, and what it brought about."""
        what, _, value = step.partition(":")
        form = self.form
        if what == "click" and value:
            took = form.click(int(value))
        elif what == "tick":
            took = form.tick(float(value))
        elif what == "idle":
            form.idle, took = (lambda: value == "True"), None
        else:
            took = form.key(step)
        self.lost += [step] if took is False else []
        self.shown = form.rows(WIDTH)
        self.pointed.append(form.pointed())
        came = {"done": form.action, "then": form.follow_ups, "gone": form.cancelled}
        if any(came.values()):
            self.told.append(f"   {step}: " + ", ".join(f"{k} {x}" for k, x in came.items() if x))
        form.action, form.cancelled, form.follow_ups = None, False, ()

    def text(self, tell: Callable[[Text], str]) -> list[str]:
        """What came of the scene, and the form behind it."""
        form = self.form
        moved = " ".join(map(str, self.pointed)) if len({*self.pointed}) > 1 else ""
        facts = {"about": form.about(), "useless": sorted(form.unavailable_keys())}
        facts |= {
            "called": dict(form.relabelled_keys()),
            "pointed": moved,
            "not taken": " ".join(self.lost),
            "keys": form.keys.id,
        }
        if isinstance(form, AimForm):
            facts |= {"untouched": form.untouched, "turned": form.turned, "told": form.told.plain}
        rows = [f"   |{tell(row)}" for row in self.shown]
        return [*rows, *(f"   {name}: {x}" for name, x in facts.items() if x), *self.told]


@pytest.mark.parametrize("form", SCENES)
def test_a_form_looks_and_answers_as_it_did(form: str) -> None:
    lines: list[str] = []
    for name, (make, steps) in SCENES[form].items():
        teller = Teller(make())
        for step in steps.split():
            teller.act(step)
        styled = name == next(iter(SCENES[form]))
        lines += [
            f"== {name}",
            *teller.text(told if styled else lambda row: row.plain.rstrip()),
            "",
        ]
    compare(HERE / f"{form}.txt", "\n".join(lines))


def test_every_kept_form_is_one_that_is_tried() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == {*SCENES, "menus"}
