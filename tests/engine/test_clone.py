"""Copies: as deep as the annotations say, and an error for a field without a copy."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, Union

import pytest

from tabletop_tui.engine import Shared, clone, cloner


@pytest.fixture(autouse=True)
def written_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Generate the functions of a test's classes again for each test."""
    monkeypatch.setattr(clone, "_MADE", {})


@dataclass(slots=True)
class Leaf:
    n: int


@dataclass(slots=True, frozen=True)
class Stone:
    n: int


@dataclass(slots=True)
class First:
    leaf: Leaf
    kind: Literal["first"] = "first"


@dataclass(slots=True)
class Second:
    numbers: list[int]
    kind: Literal["second"] = "second"


@dataclass(slots=True)
class Tree:
    stack: list[Union[First, Second]]
    grid: list[list[int]]
    named: dict[str, Leaf]
    counted: dict[int, int]
    ids: set[int]
    pair: tuple[int, int]
    stone: Stone
    maybe: Leaf | None
    board: Annotated[list[int], Shared]
    one: Union[Leaf, Stone, None] = None


@dataclass(slots=True)
class Odd:
    thing: Any = field(default=None)


@dataclass(slots=True)
class Mixed:
    things: Union[list[int], dict[str, int]]


def tree() -> Tree:
    return Tree(
        [First(Leaf(1)), Second([2, 3])],
        [[1], [2]],
        {"a": Leaf(4)},
        {1: 2},
        {5},
        (1, 2),
        Stone(3),
        Leaf(9),
        [7],
        Leaf(6),
    )


def test_a_copy_is_equal() -> None:
    assert cloner(Tree)(tree()) == tree()


def test_a_change_of_the_copy_does_not_reach_the_original() -> None:
    t = tree()
    c = cloner(Tree)(t)
    c.stack[0].leaf.n = c.maybe.n = c.one.n = c.named["a"].n = 100
    c.stack[1].numbers.append(1)
    c.grid[0].append(1)
    c.counted[3] = 1
    c.ids.add(9)
    c.stack.pop()
    assert t == tree()


def test_what_never_changes_is_shared() -> None:
    t = tree()
    c = cloner(Tree)(t)
    assert c.board is t.board and c.stone is t.stone and c.pair is t.pair


def test_a_field_without_an_answer_stays_empty() -> None:
    t = tree()
    t.maybe = t.one = None
    assert cloner(Tree)(t) == t


@pytest.mark.parametrize("cls", [Odd, Mixed])
def test_a_field_that_nobody_can_copy_is_refused(cls: type) -> None:
    with pytest.raises(TypeError, match=f"{cls.__name__}: no copy"):
        cloner(cls)


def test_a_class_gets_one_copy_function() -> None:
    assert cloner(Tree) is cloner(Tree)


@dataclass(slots=True)
class Atlas:
    sheets: dict[str, list[list[list[int]]]]


def test_lists_in_a_dict_are_copied_down_to_the_last() -> None:
    atlas = Atlas({"north": [[[1, 2], [3]], []]})
    copy = cloner(Atlas)(atlas)
    copy.sheets["north"][0][1].append(4)
    assert atlas == Atlas({"north": [[[1, 2], [3]], []]})
    assert copy == Atlas({"north": [[[1, 2], [3, 4]], []]})


@dataclass(slots=True)
class Deep:
    cells: list[list[list[list[int]]]]
    named: dict[str, dict[int, list[Leaf]]]
    board: Annotated[list[int], "from the box", Shared]
    notes: Annotated[list[int], "of the players"]


def test_every_level_of_lists_and_dicts_is_copied() -> None:
    deep = Deep([[[[1], [2]]], [[[3]]]], {"a": {1: [Leaf(5)]}}, [7], [8])
    copy = cloner(Deep)(deep)
    assert copy == deep and copy.board is deep.board
    copy.cells[0][0][1].append(9)
    copy.named["a"][1][0].n = 6
    copy.named["a"][2] = []
    copy.notes.append(9)
    assert deep == Deep([[[[1], [2]]], [[[3]]]], {"a": {1: [Leaf(5)]}}, [7], [8])
