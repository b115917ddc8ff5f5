"""The lines of the menu: which there are, under which letters, what each does, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from tabletop_tui.engine import Closed, Offer, Swaps
from tabletop_tui.tui.table.choice_tree import ChoiceTree, MenuEntry, choice_tree_of
from tests.playing import new_table, play_on
from tests.tui.parts.toys import HAND, Build, Card, Lend, Move, Rest, Swim, dry, listed, worded


def keys(entries: Sequence[MenuEntry]) -> str:
    return " ".join(entry.key or "-" for entry in entries)


@pytest.mark.parametrize(
    ("offers", "shut", "home"),
    [
        ([listed(Build(1), Build(2))], [], "build"),
        ([listed(Build(1), Build(2))], [dry()], None),
        ([HAND], [], None),
        ([listed(Build(1)), listed(Rest())], [], None),
        ([], [], None),
    ],
)
def test_an_only_kind_of_action_is_looked_at_from_the_beginning(
    offers: list[Offer], shut: list[Closed], home: str | None
) -> None:
    choosing = ChoiceTree(offers, shut)
    assert choosing.kind == choosing.home == home and not choosing.narrowed and not choosing.back()


def test_a_pick_or_a_kind_is_something_to_give_back_and_only_a_pick_before_a_kind_asks() -> None:
    choosing = ChoiceTree([listed(Move(1, 2), Move(1, 3), Move(4, 2)), listed(Rest())])
    assert not choosing.narrowed and not choosing.asking
    assert choosing.pick(("node", 1)) is None
    assert choosing.narrowed and choosing.asking and choosing.lit() == {}
    choosing.narrow("move")
    assert choosing.picked == (("node", 1),) and choosing.narrowed and not choosing.asking
    assert choosing.lit() == {("node", 2): 1, ("node", 3): 1}
    choosing.narrow("move")
    assert choosing.picked == (), "the kind is chosen anew, and no place with it"
    assert choosing.lit() == {("node", 1): 2, ("node", 4): 1} and choosing.narrowed
    assert choosing.pick(("node", 4)) == Move(4, 2), "one is left"
    assert choosing.back() and choosing.picked == () and choosing.kind == "move"
    assert choosing.back() and choosing.kind is None and not choosing.back()


def test_two_picks_are_given_back_one_by_one_unless_the_first_leaves_only_one_way_on() -> None:
    choosing = ChoiceTree([listed(Move(1, 2), Move(1, 3), Move(4, 2))])
    assert choosing.pick(("node", 1)) is None and choosing.pick(("node", 3)) == Move(1, 3)
    assert choosing.back() and choosing.picked == (("node", 1),)
    choosing.picked = (("node", 4), ("node", 2))
    assert choosing.back() and choosing.picked == ()


def test_a_kind_has_its_own_letter_or_one_of_its_words_and_the_tables_letters_are_left_alone() -> (
    None
):
    offers = [listed(Build(1), Build(2)), listed(Move(1, 2)), listed(Rest()), HAND]
    entries = ChoiceTree(offers).entries(worded())
    assert [(e.label, e.kind, e.narrow, e.action, e.offer) for e in entries] == [
        ("Do Build", "build", True, None, None),
        ("Do Move", "move", True, None, None),
        ("play rest", "rest", False, Rest(), None),
        ("Do Swim", "swim", False, None, HAND),
    ]
    assert keys(entries) == "b m r s", "of the name first"
    own = {"build": "z", "move": "z", "rest": "u"}
    labels = worded(letter=lambda kind: own.get(kind, ""))
    assert keys(ChoiceTree(offers).entries(labels)) == "z m r s", "a letter is given once"
    labels = worded(letter=lambda kind: "d" if kind == "swim" else "", kind=lambda k: "d")
    assert keys(ChoiceTree([*offers[:2], HAND]).entries(labels)) == "a b d", (
        "nobody takes another's"
    )
    full = frozenset("abcdefghijklmnopqrstuvwxyz")
    assert keys(ChoiceTree(offers).entries(worded(taken=full))) == "- - - -"


def test_a_letter_that_a_kind_had_is_kept_from_menu_to_menu() -> None:
    labels = worded(kept={"move": "q"})
    build, move = listed(Build(1), Build(2)), listed(Move(1, 2), Move(1, 3))
    assert keys(ChoiceTree([build, move]).entries(labels)) == "b q"
    assert labels.kept == {"build": "b", "move": "q"}
    called = replace(labels, kind=lambda kind: "Do Qqq" if kind == "build" else "Do Move")
    called.kept.pop("build")
    assert keys(ChoiceTree([build, move]).entries(called)) == "d q", "promised to another"
    liked = replace(labels, letter=lambda kind: "q" if kind == "build" else "", kept={"move": "q"})
    assert keys(ChoiceTree([build, move]).entries(liked)) == "q m", "another's own goes before"
    shut = worded(kept={"swim": "q"})
    assert keys(ChoiceTree([build, move], [dry()]).entries(shut)) == "b m s"
    assert "swim" in shut.kept and shut.kept["swim"] == "q", "what is shut takes no letter to keep"


def test_where_letters_run_out_what_can_be_done_takes_those_of_what_cannot() -> None:
    offers, shut = [listed(Build(1)), listed(Move(1, 2))], [dry(Swim), dry(Rest)]
    few = frozenset("abcdefghijklmnopqrstuvwxyz") - {"s", "r", "b"}
    own = {"build": "b", "swim": "s", "rest": "r"}
    labels = worded(taken=few, letter=lambda kind: own.get(kind, ""))
    assert keys(ChoiceTree(offers, shut).entries(labels)) == "b r s -"
    assert labels.kept == {"build": "b", "move": "r"}


def test_what_is_not_possible_stands_below_with_its_reason_and_one_letter_a_kind() -> None:
    shut = [dry(Swim, "B.2"), dry(Swim), dry(Build), dry(Rest)]
    entries = ChoiceTree([listed(Build(1)), HAND], shut).entries(worded())
    assert [(e.kind, e.why, e.narrow) for e in entries] == [
        ("build", "", True),
        ("swim", "", False),
        ("rest", "no-water", False),
    ], "what is offered is not refused as well"
    entries = ChoiceTree([listed(Build(1))], [dry(Swim, "B.2"), dry(Swim), dry(Rest)]).entries(
        worded()
    )
    assert [e.kind for e in entries] == ["build", "swim", "swim", "rest"]
    assert keys(entries) == "b s - r" and [e.rule for e in entries] == ["", "B.2", "", ""]


def test_a_price_stands_behind_the_name_and_a_lack_beside_it() -> None:
    labels = worded(
        prices={"build": "B1", "swim": "W2"},
        lack=lambda shut: "lack" if shut.action is Rest else "2 short",
        brief=lambda kind: "sw" if kind in ("swim", "rest") else "",
        short=lambda kind: f"{kind[:2]}.",
        last=frozenset(["rest"]),
    )
    offers = [listed(Rest()), listed(Build(1), Build(2)), listed(Card("a"))]
    entries = ChoiceTree(offers, [dry(), dry(Move)]).entries(labels)
    assert [(e.label, e.why, e.short, e.stays) for e in entries] == [
        ("Do Build · B1", "", "", False),
        ("play card", "", "ca.", False),
        ("play rest", "", "re.", True),
        ("Do Swim · W2", "2 short", "sw W2", False),
        ("Do Move", "no-water", "", False),
    ]
    (rest,) = ChoiceTree([], [dry(Rest)]).entries(labels)
    assert (rest.why, rest.short) == ("no-water", "sw"), "no price, no lack"
    quiet = replace(labels, lack=lambda shut: "")
    assert ChoiceTree([], [dry()]).entries(quiet)[0].why == "no-water"
    (form,) = ChoiceTree([HAND]).entries(labels)
    assert (form.offer, form.short, form.label) == (HAND, "sw.", "Do Swim · W2")


def test_two_columns_open_as_a_form_and_an_only_place_is_looked_at() -> None:
    swaps = Offer(Card, Swaps([Card("a"), Card("b")]))
    entry, other = ChoiceTree([swaps, listed(Build(3))]).entries(worded())
    assert entry.offer is swaps and not entry.narrow and entry.action is None
    assert other.narrow and other.action is None


def test_a_kind_is_called_with_what_it_is_done_with() -> None:
    labels = worded(named=lambda kind, shut: f"Do it {'not ' * bool(shut)}now")
    entries = ChoiceTree([listed(Build(1))], [dry()]).entries(labels)
    assert [e.label for e in entries] == ["Do it now", "Do it not now"]


def test_at_a_place_stands_what_can_be_done_there_at_once_or_needs_another_place() -> None:
    offers = [
        listed(Build(1), Build(2)),
        listed(Move(1, 2), Move(1, 3), Move(2, 3)),
        listed(Rest()),
    ]
    choosing = ChoiceTree(offers)
    choosing.pick(("node", 1))
    entries = choosing.entries(worded())
    assert [(e.label, e.kind, e.action, e.narrow) for e in entries] == [
        ("play build", "build", Build(1), False),
        ("Do Move", "move", None, True),
    ]
    assert keys(entries) == "l m"
    labels = worded(letter=lambda kind: "q")
    assert keys(choosing.entries(labels)) == "q m", "one letter, one line"
    choosing.back()
    choosing.pick(("node", 2))
    assert [(e.action, e.narrow) for e in choosing.entries(worded())] == [
        (Build(2), False),
        (Move(2, 3), False),
    ], "the only way on is that line"


def things(action: Any) -> str:
    return {"grain": "g", "ore": "o", "wool": "w"}.get(getattr(action, "name", ""), "")


GOODS = [Card("grain"), Card("ore"), Card("wool")]


@pytest.mark.parametrize(
    ("offers", "told"),
    [
        ([listed(*GOODS)], "g o w"),
        ([listed(*GOODS[:2])], "g o"),
        ([listed(*GOODS, Card("grain"))], "1 2 3 4"),
        ([listed(*GOODS, Card("salt"))], "1 2 3 4"),
        ([listed(*(Card(str(n)) for n in range(11)))], "1 2 3 4 5 6 7 8 9 a b"),
        ([listed(*(Card(str(n)) for n in range(30)))], "1 2 3 4 5 6 7 8 9 a b c d e f i j k l m o"
         " q r s t v w z - -"),
    ],
)  # fmt: skip
def test_lines_of_one_kind_have_the_letters_of_their_things_or_digits(
    offers: list[Offer], told: str
) -> None:
    entries = ChoiceTree(offers).entries(worded(thing=things))
    assert keys(entries) == told and [e.action for e in entries] == list(offers[0].choices.actions)  # type: ignore[union-attr]
    assert {e.label for e in entries} == {"play card"}


def test_an_only_line_of_a_kind_has_the_letter_of_its_kind() -> None:
    choosing = ChoiceTree([listed(Card("grain")), listed(Lend("ore"), Lend("wool"))])
    choosing.kind, choosing.picked = None, ()
    choosing.home = ""
    labels = worded(letter=lambda kind: kind[0])
    choosing.narrow("card")
    assert keys(choosing.entries(replace(labels, thing=things))) == "c", "no thing to tell apart"
    choosing.narrow("lend")
    assert keys(choosing.entries(labels)) == "1 2"


def test_who_owes_no_answer_has_nothing_to_choose() -> None:
    table = new_table("cities_and_knights", 3)
    while table.deciding() != (0,):
        play_on(table, 1)
    assert choice_tree_of(table, -1) is None and choice_tree_of(table, 1) is None
    found = choice_tree_of(table, 0)
    assert found is not None and found.offers
