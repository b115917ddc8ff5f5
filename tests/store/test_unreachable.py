"""Well-formed positions that no game reaches are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.store.atomic_files import SaveError
from tabletop_tui.store.load import load, parse
from tabletop_tui.store.save import dump

SAVES = Path(__file__).parents[2] / "saves"
Change = Callable[[Any], Any]


@cache
def written(game: str) -> bytes:
    """An example late in a game, as a current save."""
    return dump(load(SAVES / f"example-{game}-late.json").table)


def late(game: str) -> Any:
    """A late position of a game, as a current save has it."""
    raw: Any = json.loads(written(game))
    return raw


def put(path: str, value: Any) -> Change:
    """Put a value at a path such as ``players.0.levels.orange``."""

    def change(state: Any) -> None:
        *steps, last = path.split(".")
        for step in steps:
            state = state[int(step) if isinstance(state, list) else step]
        key: Any = int(last) if isinstance(state, list) else last
        state[key] = value(state[key]) if callable(value) else value

    return change


def both(*changes: Change) -> Change:
    """Several changes at once, so that sums still come out."""

    def change(state: Any) -> None:
        for one in changes:
            one(state)

    return change


def swapped(path: str, other: str) -> Change:
    """Two things change places."""

    def at(state: Any, path: str) -> tuple[Any, Any]:
        *steps, last = path.split(".")
        for step in steps:
            state = state[int(step) if isinstance(state, list) else step]
        return state, int(last) if isinstance(state, list) else last

    def change(state: Any) -> None:
        (one, key), (two, name) = at(state, path), at(state, other)
        one[key], two[name] = two[name], one[key]

    return change


def sooner(frames: Any) -> Any:
    """Two players fewer have had their action."""
    return [
        {**frame, "done": frame["done"] - 2} if frame["kind"] == "taking-turns" else frame
        for frame in frames
    ]


def on_ship(state: Any) -> None:
    """A starship out of supply lies on another ship."""
    seat = next(n for n, player in enumerate(state["players"]) if player["starships"])
    state["players"][seat]["starships"] -= 1
    number = next(n for n in range(9 * seat, 9 * seat + 8) if str(n) not in state["ships"])
    x, y = state["ships"][min(state["ships"])]
    state["ships"][str(number)] = [x + 10, y]


def on_planet(state: Any) -> None:
    """A ship lies on a planet."""
    state["ships"][min(state["ships"])] = [170_000, 58_000]


def wandering(state: Any) -> None:
    """A tile of the last era lay open in the first one, and one of the first is still to come."""
    state["turn"] = 1


CASES: dict[str, dict[str, Change]] = {
    "ascending-empires": {
        "a level below none": put("players.0.levels.orange", -1),
        "two levels below none": put("players.1.levels.purple", -2),
        "a level above the last": put("players.0.levels.grey", 999),
        "more built than there were turns": put("round", 3),
        "more rounds than could pass in peace": put("round", 9_999),
        "two players on turn": put("stack.1.seat", lambda seat: (seat + 1) % 3),
        "the end of a turn twice": put("stack", lambda frames: [frames[0], *frames]),
        "a round before the first": put("round", -1),
        "points below nothing": both(
            put("players.0.vp", lambda n: -1), put("players.1.vp", lambda n: n)
        ),
        "quiet rounds beyond the end": put("quiet", 21),
        "quiet rounds below none": put("quiet", -2),
        "passes beyond the end": put("passes", 99),
        "passes below none": put("passes", -1),
        "a ship off the board": put("ships", lambda s: {**s, min(s): [-5, 9]}),
        "a ship on a ship": on_ship,
        "a ship on a planet": on_planet,
        "another hand than agreed": put("hand", "wild"),
        "other seams than agreed": put("seams", True),
        "another timing than agreed": put("timing", False),
        "another pile than agreed": both(
            put("tokens", lambda n: n + 1), put("pile", lambda n: n + 1)
        ),
        "another home": put("homes", lambda homes: homes[::-1]),
    },
    "cities-and-knights": {
        "a total rolled below never": put("rolls.9", -12),
        "a total that no dice show": put("rolls.1", 1),
        "a roll too many": put("rolls.8", lambda n: n + 3),
        "a turn without its roll": put("rolls.12", lambda n: n - 1),
        "trades proposed below none": put("stack.0.proposals", -2),
        "a round before its rolls": put("round", 3),
        "somebody else in the turn of one": put("stack.0.seat", lambda seat: (seat + 1) % 4),
        "another terrain": put("island.terrain.0", "gold"),
        "a terrain in place of another": put(
            "island.terrain", lambda t: ["hills" if x == "pasture" else x for x in t]
        ),
        "a harbour of a kind too many": put("island.harbors.0.1", "ore"),
        "a harbour elsewhere": put("island.harbors.6", [0, None]),
        "a harbour of a commodity": put("island.harbors.6.1", "cloth"),
        "another token": put("tokens.1", 12),
        "a token that nobody rolls": put("tokens.1", 7),
        "a desert with a token": swapped("tokens.12", "tokens.1"),
        "an award below none": put("players.0.defender", -1),
        "a level above the last": put("players.0.tracks.0", 6),
        "another aim than agreed": put("house.points", 8),
        "another dice deck than agreed": put("house.deck", True),
        "a dice deck that nobody agreed on": put("dice", [1]),
    },
    "rise-of-empires": {
        "a tile fewer than none": both(
            put("players.0.territory", lambda t: {**t, "town-cube": -1}),
            put("players.1.territory", lambda t: {**t, "town-cube": t.get("town-cube", 0) + 1}),
        ),
        "new tiles of another era": swapped("fresh.0.0", "older.0.0"),
        "a new city of another turn": swapped("fresh.2.0", "older.2.0"),
        "tiles before their time": wandering,
        "a pile of another era": both(
            put("piles.0.bag", {"agriculture": 1}), put("older.0", lambda t: t[1:])
        ),
        "a tile used twice": put("players.0.flipped", lambda tiles: tiles * 2),
        "rivals that are not there": put("players.0.waits", {"agriculture": 64}),
        "goods shipped below none": put("players.0.shipped", -1),
        "another halving than agreed": put("halving", "up"),
        "another box than agreed": put("parts", ""),
        "the phases of a turn in another order": swapped("stack.1", "stack.2"),
        "an action that nobody ends": put("stack", lambda frames: frames[:-2] + frames[-1:]),
        "more actions than discs that moved": put("stack", sooner),
    },
}


@pytest.mark.parametrize("game", CASES)
def test_a_late_position_is_sound_as_it_is(game: str) -> None:
    assert parse(json.dumps(late(game)).encode()).note == ""


@pytest.mark.parametrize(
    ("game", "what"), [(game, what) for game, cases in CASES.items() for what in cases]
)
def test_a_position_that_no_game_reaches_is_refused(game: str, what: str) -> None:
    raw = late(game)
    CASES[game][what](raw["state"])
    with pytest.raises(SaveError, match="contains an impossible position"):
        parse(json.dumps(raw).encode())
