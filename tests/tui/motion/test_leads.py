"""The map shows who leads, where several do, and where that has changed since the own turn."""

from __future__ import annotations

import pytest

from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.tui.leads.changes import FELL, ROSE, lead_changes
from tests.tui.boards.test_chips import KINDS, world


def test_the_land_has_a_tint_of_its_leader_and_stripes_of_several() -> None:
    board = world({3: (2, 1, 0, 0, 0), 4: (1, 1, 0, 0, 0)})
    one, two, none = (board.fill(box("").regions[n]) for n in (3, 4, 5))
    assert one.endswith("~seat.1") and two.endswith("~seat.1") and "~" not in none
    assert {
        n: [fill.partition("~")[2] for fill in each] for n, each in board.stripes().items()
    } == {4: ["seat.1", "seat.2"]}


@pytest.mark.parametrize("kind", KINDS)
def test_both_colours_are_on_land_that_is_shared(kind: str) -> None:
    def colours(cubes: dict[int, tuple[int, ...]]) -> set[str]:
        board = world(cubes, kind)
        canvas = board.canvas
        assert canvas is not None
        x, y = board.spot(("region", 4)) or (0, 0)
        cells = [(x + dx, y + dy) for dx in range(-5, 6) for dy in (-2, -1, 0, 1)]
        if canvas.picture is None:
            return {canvas.pixel(cx, 2 * cy + half) for cx, cy in cells for half in (0, 1)}
        return {
            f"{canvas.picture.sample(cx + 0.5, 2 * cy + half):06x}"
            for cx, cy in cells
            for half in (0, 1)
        }

    nobody, one = colours({}), colours({4: (3, 0, 0, 0, 0)})
    other, both = colours({4: (0, 3, 0, 0, 0)}), colours({4: (3, 3, 0, 0, 0)})
    mine, theirs = one - nobody - other, other - nobody - one
    assert mine and theirs
    assert both & mine and both & theirs


def test_a_lead_that_was_lost_or_taken_has_its_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    board = world({3: (2, 1, 0, 0, 0), 4: (1, 2, 0, 0, 0), 5: (1, 1, 0, 0, 0), 6: (4, 0, 0, 0, 0)})
    look = board.looking()
    then = look.table.game.clone(look.table.state)
    monkeypatch.setattr(type(look.table), "between_turns", lambda table, seat: (0, 1))
    monkeypatch.setattr(type(look.table), "at", lambda table, n: then)
    assert lead_changes(look) == {}
    for region, cubes in {3: (1, 2), 4: (2, 1), 5: (0, 1)}.items():
        for seat, n in enumerate(cubes):
            look.view.players[seat].cubes[region] = n
    assert lead_changes(look) == {3: (FELL, 0), 4: (ROSE, 0), 5: (FELL, 0)}
    board.show(look, {})
    shown = {n: board.canvas.strip(y - 1, 51).text for n, (_, y) in spots(board).items()}  # type: ignore[union-attr]
    for region, (sign, _) in lead_changes(look).items():
        assert look.sign(sign) in shown[region]
    assert look.sign(ROSE) not in shown[6].replace(shown[4], "")


def spots(board: object) -> dict[int, tuple[int, int]]:
    return {n: board.spot(("region", n)) or (0, 0) for n in range(15)}  # type: ignore[attr-defined]
