"""The engine's dataclasses behave like those of the standard library."""

import copy
import dataclasses
import pickle
from typing import Any, ClassVar, Literal

import pytest

from tabletop_tui.engine.fast_dataclass import dataclass as quick

LIKE = {"slots": True, "frozen": True}


@quick(slots=True, frozen=True)
class Root:
    """A base class."""

    rule: ClassVar[str] = "root"


@quick(slots=True, frozen=True)
class Leaf(Root):
    """A class with a required field, one with a default, and one with a default factory."""

    node: int
    edges: tuple[int, ...] = ()
    names: list[str] = dataclasses.field(default_factory=list)
    kind: Literal["leaf"] = "leaf"


def twin(of: type[Any]) -> type[Any]:
    """The same class from the standard library."""
    made = [
        (field.name, field.type, field)
        for field in (copy.copy(field) for field in dataclasses.fields(of))
    ]
    return dataclasses.make_dataclass(of.__name__, made, slots=True, frozen=True)


@pytest.mark.parametrize("given", [(3,), (3, (1, 2)), (3, (), ["a"]), (3, (), [], "leaf")])
def test_instances_are_those_of_the_standard_library(given: tuple[Any, ...]) -> None:
    mine, theirs = Leaf(*given), twin(Leaf)(*given)
    assert dataclasses.asdict(mine) == dataclasses.asdict(theirs)
    assert repr(mine) == repr(theirs)
    assert Leaf.__match_args__ == twin(Leaf).__match_args__
    assert not hasattr(mine, "__dict__")
    assert mine == Leaf(*given) and mine != Leaf(4) and mine != theirs
    assert pickle.loads(pickle.dumps(mine)) == copy.copy(mine) == mine


def test_what_is_equal_hashes_alike_and_only_then() -> None:
    @quick(slots=True, frozen=True)
    class Point:
        x: int
        y: int = 0

    @quick(slots=True, frozen=True)
    class Deep(Point):
        z: int = 0

    assert hash(Point(1)) == hash((1, 0)) == hash(Point(1, 0))
    assert {Point(1), Point(1, 0), Point(2)} == {Point(2), Point(1)}
    assert Point(1) != Deep(1) and Deep(1) != Point(1)
    assert Deep(1, 2, 3) != Deep(1, 2, 4) and hash(Deep(1, 2, 3)) == hash((1, 2, 3))
    assert repr(Deep(1)).endswith("Deep(x=1, y=0, z=0)")


def test_each_instance_has_a_list_of_its_own() -> None:
    assert Leaf(1).names is not Leaf(1).names


def test_nothing_of_a_frozen_one_changes() -> None:
    leaf = Leaf(1)
    with pytest.raises(dataclasses.FrozenInstanceError):
        leaf.node = 2  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        del leaf.node  # type: ignore[misc]
    with pytest.raises(TypeError):
        Leaf()  # type: ignore[call-arg]
    assert dataclasses.replace(leaf, node=2) == Leaf(2)


def test_own_methods_stay() -> None:
    @quick(slots=True, frozen=True)
    class Same:
        x: int

        def __eq__(self, other: object) -> bool:
            return True

        def __hash__(self) -> int:
            return 7

        def __repr__(self) -> str:
            return "same"

    assert Same(1) == Same(2) and hash(Same(1)) == 7 and repr(Same(1)) == "same"


def test_others_are_left_to_the_standard_library() -> None:
    @quick
    class Open:
        x: int = 1

    @quick(slots=True, frozen=True)
    class Checked:
        x: int

        def __post_init__(self) -> None:
            if self.x < 0:
                raise ValueError(self.x)

    one = Open()
    one.x = 2
    assert one == Open(2)
    with pytest.raises(ValueError, match="-1"):
        Checked(-1)


def test_a_field_that_it_cannot_fill_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"Odd\.x"):

        @quick(slots=True, frozen=True)
        class Odd:
            x: int = dataclasses.field(default=1, compare=False)


def test_each_field_gets_its_own_value_however_it_is_filled() -> None:
    @quick(slots=True, frozen=True)
    class Filled:
        given: int
        usual: int = 2
        made: list[int] = dataclasses.field(default_factory=lambda: [3])
        last: int = 4

    assert dataclasses.astuple(Filled(1)) == (1, 2, [3], 4)
    assert dataclasses.astuple(Filled(5, 6, [], 0)) == (5, 6, [], 0)
    assert repr(Filled.__dataclass_params__) == repr(twin(Filled).__dataclass_params__)  # type: ignore[attr-defined]


def test_a_class_without_fields_has_one_value() -> None:
    @quick(slots=True, frozen=True)
    class Empty:
        pass

    assert Empty() == Empty() and hash(Empty()) == hash(()) and repr(Empty()).endswith("Empty()")
