"""Narrowing a choice: places, kinds, menu lines and the way back."""

from dataclasses import dataclass
from typing import Literal

from tabletop_tui.engine import Action, Closed, Illegal, Offer, OneOf
from tabletop_tui.tui.forms.one_of import OneOfForm
from tabletop_tui.tui.table.choice_tree import TAKEN, ChoiceTree, Labels, MenuEntry
from tests.tui.parts.toys import Build, Move, Swim


@dataclass(slots=True, frozen=True)
class Pass(Action):
    kind: Literal["pass"] = "pass"


MOVES = [Move(1, 2), Move(1, 3), Move(4, 5)]
OFFERS = [
    Offer(Build, OneOf([Build(1), Build(7)])),
    Offer(Move, OneOf(MOVES)),
    Offer(Pass, OneOf([Pass()])),
]
LABELS = Labels(
    action=repr,
    kind=str,
    why=lambda c: c.why.reason,
    letter=lambda kind: "e" if kind == "pass" else "",
)


def test_all_places_are_lit_with_the_number_of_actions_there() -> None:
    assert ChoiceTree(OFFERS).lit() == {("node", 1): 3, ("node", 7): 1, ("node", 4): 1}


def test_a_place_with_one_action_of_the_kind_that_was_chosen_is_that_action() -> None:
    choosing = ChoiceTree(OFFERS)
    choosing.narrow("build")
    assert choosing.pick(("node", 7)) == Build(7)


def test_a_place_that_is_picked_before_a_kind_only_opens_what_could_be_done_there() -> None:
    choosing = ChoiceTree(OFFERS)
    assert choosing.pick(("node", 7)) is None and not choosing.lit()
    assert [e.action for e in choosing.entries(LABELS)] == [Build(7)]
    assert choosing.back() and choosing.picked == () and not choosing.back()


def test_a_place_with_several_kinds_has_a_line_for_each_and_then_lights_the_next() -> None:
    choosing = ChoiceTree(OFFERS)
    assert choosing.pick(("node", 1)) is None and not choosing.lit()
    lines = choosing.entries(LABELS)
    assert [(e.kind, e.action, e.narrow) for e in lines] == [
        ("build", Build(1), False),
        ("move", None, True),
    ]
    assert len({e.key for e in lines}) == 2
    choosing.narrow("move")
    assert choosing.picked == (("node", 1),)
    assert choosing.lit() == {("node", 2): 1, ("node", 3): 1}
    assert choosing.pick(("node", 3)) == Move(1, 3)


def test_an_only_way_on_is_taken_along_once_its_kind_was_chosen() -> None:
    choosing = ChoiceTree(OFFERS)
    assert choosing.pick(("node", 4)) is None
    assert [e.action for e in choosing.entries(LABELS)] == [Move(4, 5)]
    choosing = ChoiceTree(OFFERS)
    choosing.narrow("move")
    assert choosing.pick(("node", 4)) == Move(4, 5)


def test_narrowing_to_a_kind_and_back() -> None:
    choosing = ChoiceTree(OFFERS)
    choosing.narrow("move")
    assert set(choosing.lit()) == {("node", 1), ("node", 4)}
    choosing.pick(("node", 1))
    assert choosing.back() and choosing.picked == () and choosing.kind == "move"
    assert choosing.back() and choosing.kind is None
    assert not choosing.back()


def test_the_menu_has_a_line_a_kind_and_the_impossible_last_with_its_reason() -> None:
    entries = ChoiceTree(OFFERS, [Closed(Swim, Illegal("no-water"))]).entries(LABELS)
    assert [e.kind for e in entries] == ["build", "move", "pass", "swim"]
    assert entries[2].action == Pass() and entries[2].key == "e"
    assert entries[3].why == "no-water"


def test_keys_are_different_and_leave_the_screens_own_keys_alone() -> None:
    entries = ChoiceTree(OFFERS, [Closed(Swim, Illegal("no-water"))]).entries(LABELS)
    keys = [e.key for e in entries]
    assert len(set(keys)) == len(keys) and not set(keys) & TAKEN


def test_a_lone_kind_is_open_at_once() -> None:
    choosing = ChoiceTree([Offer(Build, OneOf([Build(1), Build(2)]))])
    assert choosing.kind == "build" and not choosing.narrowed


def test_the_end_of_the_turn_is_in_view_however_long_the_menu_is() -> None:
    entries = [MenuEntry(chr(97 + n), f"Line {n}", "x", "") for n in range(9)]
    entries.insert(7, MenuEntry("z", "End the turn", "end-turn", "", stays=True))
    form = OneOfForm(entries)
    for at in range(len(entries)):
        form.cursor = at
        rows = [row.plain for row in form.menu(20, 5, active=True)]
        assert len(rows) == len(form.entry_of) == 5
        assert any("End the turn" in row for row in rows)
        assert any(entries[at].label in row for row in rows)
        for row, n in zip(rows, form.entry_of, strict=True):
            assert entries[n].label in row
    assert len(form.menu(20, 20, active=True)) == len(entries)
