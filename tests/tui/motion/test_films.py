"""The films of whole games of Cities & Knights: what they last, what they draw, what they hide."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.games.cities_and_knights.rules.constants import HIDDEN, KINDS
from tabletop_tui.games.cities_and_knights.rules.events import (
    Activated,
    Attacked,
    Built,
    CityLost,
    DefenderNamed,
    KnightMoved,
    RobberMoved,
    Rolled,
    ShipMoved,
    Stole,
)
from tabletop_tui.games.cities_and_knights.tui.motion.barbarians import (
    Attack,
    outcome_in_words,
    pillaged,
)
from tabletop_tui.games.cities_and_knights.tui.motion.film import MOST
from tabletop_tui.games.cities_and_knights.tui.motion.shown import Shown, after, before
from tabletop_tui.play.replay import ALL_HANDS, EVERYBODY, Replay
from tabletop_tui.store.load import load
from tabletop_tui.tui.widgets.animation import LONGEST, LONGEST_SCENE
from tests.playing import new_table
from tests.tui.motion.films import GAME, PIXELS, ROOMS, board_of, coloured, frame, played, run
from tests.tui.motion.films import KINDS as STYLES


def test_every_film_of_a_game_ends_where_the_game_does() -> None:
    table = played(540)
    replay, kinds = Replay(table, ALL_HANDS), set[str]()
    board = board_of(table)
    for n, events in enumerate(table.events):
        replay.go(n)
        shown = before(Shown(replay.view()), events)
        assert shown.road == replay.view().road and shown.piece == replay.view().piece
        for event in events:
            shown = after(shown, event)
        replay.go(n + 1)
        for name in ("owner", "piece", "wall", "road", "robber", "ship"):
            assert getattr(shown, name) == getattr(replay.view(), name), (n, name, events)
        scenes = board.animations(events)
        kinds |= {type(scene).__name__ for scene in scenes}
        attacked = any(isinstance(event, Attacked) for event in events)
        assert all(scene.seconds <= LONGEST or attacked for scene in scenes)
        assert all(scene.seconds <= LONGEST_SCENE for scene in scenes)
        assert sum(scene.seconds for scene in scenes) <= MOST + LONGEST_SCENE * attacked + 1e-9
    assert kinds >= {"Dice", "Harvest", "Voyage", "Robber", "Theft", "Road", "Landing", "Attack"}


@pytest.mark.parametrize(
    ("kind", "size"),
    [
        ("rich", (80, 24)),
        ("calm", (120, 40)),
        ("signs", (80, 24)),
        ("ascii", (80, 24)),
        (PIXELS, (80, 24)),
    ],
    ids=str,
)
def test_all_that_moves_is_drawn_in_every_style(kind: str, size: tuple[int, int]) -> None:
    table = played(300)
    s = table.game.clone(table.state)
    edge = s.road.index(-1)
    node = next(n for n, owner in enumerate(s.owner) if owner < 0)
    s.owner[node], s.piece[node] = 1, 4
    town = next(n for n, piece in enumerate(s.piece) if piece in (1, 2))
    free = next(n for n, owner in enumerate(s.owner) if owner < 0)
    told: list[list[Any]] = [
        [Built(1, "road", edge)],
        [Built(1, "settlement", free)],
        [Built(s.owner[town], "city", town)],
        [Activated(1, node)],
        [KnightMoved(1, node, free)],
        [RobberMoved(0, (s.robber + 5) % 19)],
        [Stole(0, 1, 3)],
        [ShipMoved(3)],
        [Attacked(3, 4, (1, 2, 1, 0)), DefenderNamed(1)],
        [CityLost(s.owner[town], town, False)],
    ]
    board = board_of(table, kind, size, s)
    look = board.looking()
    for events in told:
        board.show(look, {})
        still = coloured(board)
        assert len({still, *run(board, events, 0.3, coloured)}) >= 2, events


def test_the_robber_leaves_his_hex_and_darkens_the_other() -> None:
    table = played(300)
    s = table.game.clone(table.state)
    to = next(n for n, token in enumerate(s.tokens) if token and n != s.robber)
    board = board_of(table, view=s)
    (walk,) = board.animations([RobberMoved(0, to)])
    board.frame(walk, 0.0)
    assert board.state.robber < 0
    board.frame(walk, walk.seconds * 0.9)
    assert board.state.robber == to and s.robber != to, "the position itself has not changed"


def test_a_city_burns_down_to_a_settlement() -> None:
    table = played(300)
    s = table.game.clone(table.state)
    node = next(n for n, piece in enumerate(s.piece) if piece in (1, 2))
    s.piece[node] = 2
    board = board_of(table, view=s)
    (fire,) = board.animations([CityLost(s.owner[node], node, False)])
    frame(board, fire, 0.0)
    assert board.state.piece[node] == 2
    frame(board, fire, fire.seconds * 0.95)
    assert board.state.piece[node] == 1


@pytest.mark.parametrize("kind", STYLES)
@pytest.mark.parametrize("size", ROOMS, ids=str)
def test_the_landing_counts_up_and_tells_what_comes_of_it(kind: str, size: tuple[int, int]) -> None:
    board = board_of(played(300), kind, size)
    named = board.looking().name(1)
    (scene,) = board.animations([Attacked(7, 9, (2, 5, 0, 2)), DefenderNamed(1)])
    assert isinstance(scene, Attack)
    first, last = ("\n".join(frame(board, scene, scene.seconds * at)) for at in (0.0, 0.99))
    assert "0 : 0" in first and named not in first
    assert board.looking().sign("hex.sail") * 3 in first
    assert "7 : 9" in last and named in last


def test_six_shields_leave_room_for_that_of_the_barbarians() -> None:
    board = board_of(new_table(GAME, 6), "signs", (80, 24))
    (scene,) = board.animations([Attacked(7, 9, (2, 5, 0, 2, 0, 0)), DefenderNamed(1)])
    lines = frame(board, scene, scene.seconds * 0.99)
    (row,) = [line for line in lines if "7 : 9" in line]
    assert row.split()[:9] == ["7", "7", ":", "9", "2", "5", "0", "2", "0"]


def test_nobody_sees_the_kind_of_a_stolen_card_but_the_two() -> None:
    """Every viewer's film of a theft is the same for all cards it may not see."""
    table = played(300)
    names, board = set(KINDS), board_of(table, size=(80, 24))
    look = board.looking()
    for viewer in (0, 1, 2, EVERYBODY):
        pictures = set()
        for card in range(3):
            seen = Stole(0, 1, card).seen_by(viewer) if viewer >= 0 else Stole(0, 1, HIDDEN)
            board.show(look, {})
            pictures.add(repr(run(board, [seen], 0.25)))
        assert len(pictures) == (3 if viewer in (0, 1) else 1)
        shown = pictures.pop()
        assert viewer in (0, 1) or not any(f" {name} " in shown for name in names - {"ore"})


def test_the_ship_sails_one_step_from_the_step_before() -> None:
    table = played(60)
    s = table.game.clone(table.state)
    board = board_of(table, view=s)
    _dice, sail = board.animations([Rolled(0, 3, 4, 3), ShipMoved(s.ship + 1)])
    seen = []
    for at in (0.0, 0.1, 0.2, sail.seconds):
        board.frame(sail, at)
        seen.append(board.state.ship)
    assert seen[0] == s.ship and seen[-1] == s.ship + 1 and seen == sorted(seen)


def test_a_landing_names_all_who_lose_a_city() -> None:
    """CK-067 to CK-070: also those who have yet to choose which."""
    table = load(Path(__file__).parents[3] / "saves/example-cities-and-knights-late.json").table
    replay = Replay(table, ALL_HANDS)
    landings = 0
    for n, events in enumerate(table.events):
        attack = next((event for event in events if isinstance(event, Attacked)), None)
        if attack is None:
            continue
        replay.go(n)
        shown, landings = before(Shown(replay.view()), events), landings + 1
        told: list[Any] = []
        for later in table.events[n:]:
            told += later
            if any(event.kind == "barbarians-left" for event in told):
                break
        lost = sorted(event.seat for event in told if event.kind == "city-lost")
        assert pillaged(shown, attack) == lost, n
    assert landings > 3
    replay.go(439)
    look = board_of(table, "rich", (120, 40), replay.view()).looking()
    assert outcome_in_words(look, [], [3, 0]) == "Gus and Dora lose a city each."
    assert outcome_in_words(look, [], [3]) == "Gus loses a city."
