"""Every pair of ink and paper that the boards, panels and legends really use can be read in every
theme and depth.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tabletop_tui.tui.game_ui import ui_of
from tabletop_tui.tui.paint.ink import Ink
from tabletop_tui.tui.paint.palette import (
    DEFAULT,
    FEW_READABLE,
    READABLE,
    THEMES,
    XTERM,
    Theme,
    contrast,
    theme,
)
from tests.tui.reading.test_legend import GAMES, drawn, looks

RULES = {"line"}  # drawn as lines, never written with


@cache
def pairs() -> set[tuple[str, str, str]]:
    """Ink and paper of every glyph on the screens of all games played by luck, with the game that
    uses them.
    """
    found: set[tuple[str, str, str]] = set()
    style, halves, pair = Ink.style, Ink.halves, Ink.pair
    game = ""

    def noted(self: Ink, ink: str | None, paper: str, ways: int = 0) -> Any:
        if ink is not None and ink not in RULES:
            found.add((ink, paper, game))
        return style(self, ink, paper, ways)

    def silent(self: Ink, upper: str, lower: str) -> Any:
        Ink.style = style  # type: ignore[method-assign]
        try:
            return halves(self, upper, lower)
        finally:
            Ink.style = noted  # type: ignore[method-assign]

    def drawn_only(self: Ink, ink: str, paper: str) -> Any:
        return style(self, ink, paper)

    Ink.style, Ink.halves, Ink.pair = noted, silent, drawn_only  # type: ignore[method-assign]
    try:
        for game in GAMES:
            ui = ui_of(game)
            for look in looks(game, every=20):
                for board in ui.boards:
                    drawn(board, look)
                ui.headline(look), ui.panel(look, 40, 40), ui.legend(look)
    finally:
        Ink.style, Ink.halves, Ink.pair = style, halves, pair  # type: ignore[method-assign]
    return found


def painted(name: str, game: str) -> Theme:
    """A theme with the colours of a game."""
    return theme(name).with_paints(ui_of(game).paints)


def test_many_pairs_are_used() -> None:
    assert len(pairs()) > 35
    assert all(("seat.1.text", "seat.1", game) in pairs() for game in GAMES)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("depth", ["truecolor", "256", "16", "grey"])
def test_every_pair_that_is_used_has_a_contrast_of_four_and_a_half(name: str, depth: Any) -> None:
    found = {}
    for ink, paper, game in pairs():
        colours = painted(name, game)
        found[ink, paper, game] = contrast(colours[ink].at(depth), colours[paper].at(depth))
    least = FEW_READABLE if depth == "16" else READABLE  # sixteen colours leave no choice on brown
    assert {key: round(ratio, 1) for key, ratio in found.items() if ratio < least} == {}


@pytest.mark.parametrize("name", THEMES)
def test_chips_and_planets_can_be_read_with_the_sixteen_colours_of_xterm(name: str) -> None:
    for ink, paper, game in pairs():
        colours = painted(name, game)
        chip = ink.startswith("seat.") or ink.endswith(".on")
        if chip and DEFAULT not in (colours[ink].ansi, colours[paper].ansi):
            assert contrast(XTERM[colours[ink].ansi], XTERM[colours[paper].ansi]) >= 3.9, (
                ink,
                paper,
            )


@pytest.mark.parametrize("name", THEMES)
def test_homeworlds_and_planets_stand_out_from_space(name: str) -> None:
    colours = painted(name, "ascending_empires")
    for what in (
        *(f"seat.{n}.line" for n in range(1, 5)),
        "planet.orange",
        "planet.grey",
        "planet.brown",
    ):
        for depth in ("256", "16", "grey"):
            one, space = colours[what].at(depth), colours["space"].at(depth)  # type: ignore[arg-type]
            assert contrast(one, space) >= 1.25, (what, depth)
