"""Kinds of cards and tiles: numbers in the rules, keys in files."""

from __future__ import annotations

import json
import typing
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Annotated, Any

import pytest
from pydantic import TypeAdapter, ValidationError

from tabletop_tui.components.kinds import Bits, ByKind, Each, Heap, Kind, KindFormat, Kinds
from tabletop_tui.components.renaming import at, bits, by_key, changed, key, logged, pile, tagged
from tabletop_tui.engine import Pile
from tabletop_tui.games import find, ids
from tabletop_tui.store.atomic_files import SaveError
from tabletop_tui.store.load import load, parse

KEYS = {"sort": ("a", "b", "c")}
MORE = {"sort": ("new", "a", "between", "b", "c")}
VALUES: list[tuple[Any, Any, str, Any]] = [
    (int, Kind("sort"), '"b"', 1),
    (int, Kind("sort"), "null", -1),
    (list[int], Kinds("sort"), '["c","a","c"]', [2, 0, 2]),
    (tuple[int, ...], Kinds("sort"), '["c",null]', (2, -1)),
    (list[int], ByKind("sort"), '{"a":2,"c":-1}', [2, 0, -1]),
    (tuple[int, ...], ByKind("sort"), "{}", (0, 0, 0)),
    (list[int], ByKind("sort", 4), '{"b":0}', [4, 0, 4]),
    (int, Bits("sort"), '["a","c"]', 5),
    (Pile, Heap("sort"), '{"bag":{"a":3},"under":["c","c"]}', Pile([3, 0, 0], [2, 2])),
    (list[Any], Each(Kind("sort"), Kinds("sort")), '["b",["a"]]', [1, [0]]),
]
WRONG: list[tuple[Any, KindFormat, str]] = [
    (int, Kind("sort"), "1"),
    (int, Kind("sort"), '"d"'),
    (int, Kind("other"), '"a"'),
    (list[int], Kinds("sort"), '"abc"'),
    (list[int], ByKind("sort"), "[0,0,0]"),
    (list[int], ByKind("sort"), '{"d":1}'),
    (list[int], ByKind("sort"), '{"a":1.0}'),
    (list[int], ByKind("sort"), '{"a":true}'),
    (int, Bits("sort"), "5"),
    (Pile, Heap("sort"), '{"bag":{}}'),
    (Pile, Heap("sort"), '{"bag":{},"under":[],"over":[]}'),
    (list[Any], Each(Kind("sort")), '["a","a"]'),
]


@pytest.mark.parametrize(("shape", "mark", "text", "value"), VALUES)
def test_a_value_of_kinds_stands_in_a_file_by_key(
    shape: Any, mark: KindFormat, text: str, value: Any
) -> None:
    adapter: TypeAdapter[Any] = TypeAdapter(Annotated[shape, mark])
    assert adapter.dump_json(value, context=KEYS).decode() == text
    assert adapter.validate_json(text, context=KEYS) == value
    later = adapter.validate_json(text, context=MORE)
    assert adapter.dump_json(later, context=MORE).decode() == text, "more kinds shift nothing"


@pytest.mark.parametrize(("shape", "mark", "text"), WRONG)
def test_what_is_no_value_of_kinds_is_refused(shape: Any, mark: KindFormat, text: str) -> None:
    adapter: TypeAdapter[Any] = TypeAdapter(Annotated[shape, mark])
    with pytest.raises(ValidationError):
        adapter.validate_json(text, context=KEYS)


@pytest.mark.parametrize(
    ("shape", "mark", "value"),
    [
        (int, Kind("sort"), 3),
        (list[int], ByKind("sort"), [1, 2]),
        (int, Bits("sort"), 8),
        (list[Any], Each(Kind("sort")), []),
    ],
)
def test_a_number_without_a_key_is_never_written(shape: Any, mark: KindFormat, value: Any) -> None:
    adapter: TypeAdapter[Any] = TypeAdapter(Annotated[shape, mark])
    with pytest.raises(Exception, match=r"out of range|shorter|longer"):
        adapter.dump_json(value, context=KEYS)


def test_a_change_is_made_where_a_path_leads_and_nowhere_else() -> None:
    raw = {"players": [{"hand": [1]}, {"hand": [2]}, 7], "bank": [3]}
    assert at(raw, "players.*.hand.0", str) == {
        "players": [{"hand": ["1"]}, {"hand": ["2"]}, 7],
        "bank": [3],
    }
    assert raw["bank"] == [3] and raw["players"][0] == {"hand": [1]}, "the older form stays"
    for nowhere in ("players.hand", "bank.4", "bank.x", "deck.*"):
        assert at(raw, nowhere, str) == raw
    assert changed([0, 1], {"0": key("ab"), "1": key("ab")}) == ["a", "b"]


def test_numbers_become_keys_and_what_is_damaged_stays() -> None:
    assert [key("ab")(n) for n in (0, 1, -1, 2, True, "x")] == ["a", "b", None, 2, True, "x"]
    assert by_key("abc", 4)([4, 0, 5]) == {"b": 0, "c": 5}
    assert [by_key("ab")(values) for values in ([1], "ab", None)] == [[1], "ab", None]
    assert [bits("abc")(n) for n in (5, 0, 8, -1, None)] == [["a", "c"], [], 8, -1, None]
    assert pile("ab")({"bag": [0, 2], "under": [1]}) == {"bag": {"b": 2}, "under": ["b"]}
    changes = {"roll": {"n": key("ab")}}
    assert tagged({"kind": "roll", "n": 1}, changes) == {"kind": "roll", "n": "b"}
    assert [tagged(thing, changes) for thing in ({"n": 1}, 5)] == [{"n": 1}, 5]
    assert logged([[0, "roll", {"n": 1}], [0, "roll"], 3, [0, "end", {"n": 1}]], changes) == [
        [0, "roll", {"n": "b"}],
        [0, "roll"],
        3,
        [0, "end", {"n": 1}],
    ]
    assert logged("log", changes) == "log"


def marks(shape: Any, seen: set[Any]) -> set[str]:
    """The names of kinds in a type, however deep."""
    found: set[str] = set()
    for part in typing.get_args(shape):
        if isinstance(part, KindFormat):
            found |= named(part)
        else:
            found |= marks(part, seen)
    if is_dataclass(shape) and shape not in seen:
        seen.add(shape)
        hints = typing.get_type_hints(shape, include_extras=True)
        for field in fields(shape):
            found |= marks(hints[field.name], seen)
    return found


def named(mark: KindFormat) -> set[str]:
    """The names of kinds that a mark asks for."""
    inside = [part for part in vars(mark).values() if isinstance(part, KindFormat)]
    inside += getattr(mark, "marks", ())
    own = {mark.name} if hasattr(mark, "name") else set()
    return own.union(*map(named, inside))


@pytest.mark.parametrize("game", ids())
def test_every_kind_that_a_game_saves_has_its_keys(game: str) -> None:
    found = find(game)
    known = found.kinds({})
    seen: set[Any] = set()
    needed = set().union(*(marks(s, seen) for s in (found.State, found.Action, found.Event)))
    assert needed == set(known)
    assert all(len(set(keys)) == len(keys) > 0 for keys in known.values())


def test_a_save_of_newer_rules_is_refused_with_a_sentence() -> None:
    path = Path(__file__).parents[1] / "saves" / "v3" / "cities-and-knights.json"
    raw = json.loads(path.read_bytes())
    raw["rules"] = 99
    with pytest.raises(SaveError, match=r"written by a newer program \(rules 99, not"):
        parse(json.dumps(raw).encode())
    assert load(path).table.game.id == "cities_and_knights"
