"""The open choice: who may choose, where the keys go, what is lit and highlighted, and what a key,
a line or a place leads to.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from tabletop_tui.engine import Closed, Deal, Hand, Offer
from tabletop_tui.play import Words
from tabletop_tui.play.perspective import NOBODY
from tabletop_tui.tui.forms import DealForm, HandForm, OneOfForm
from tabletop_tui.tui.table.choice_tree import ChoiceTree
from tabletop_tui.tui.table.open_choice import OpenChoice
from tests.playing import new_table, play_on
from tests.tui.parts.toys import HAND, Build, Card, Lend, Move, Rest, Swim, dry, listed, worded

ANNA, BEN = 0, 1
N1, N2, N3, N7 = (("node", n) for n in (1, 2, 3, 7))
MOVES = listed(Move(1, 2), Move(1, 3), Move(4, 5))
BUILDS, RESTS = listed(Build(1), Build(7)), listed(Rest())


def a_choice(
    offers: Sequence[Offer], shut: Sequence[Closed] = (), log: Sequence[Any] = (), **more: Any
) -> OpenChoice:
    """What Anna may choose, behind what was done."""
    settings = SimpleNamespace(free_undo=False)
    final, harmless = more.pop("final", ()), more.pop("harmless", frozenset())
    table = SimpleNamespace(
        log=list(log), settings=settings, is_final=lambda seat, action: action in final
    )
    session: Any = SimpleNamespace(
        table=table, words=Words(names=["Anna", "Ben"]), same_keyboard=lambda seat: [BEN]
    )
    choice = OpenChoice(session)
    choice.seat, choice.choice_tree = ANNA, ChoiceTree(offers, shut)
    choice.list_lines(worded(**more), harmless)
    return choice


def kinds(choice: OpenChoice) -> list[str]:
    return [entry.kind for entry in choice.menu.entries]


def here(choice: OpenChoice) -> str:
    entry = choice.menu.here()
    return entry.kind if entry is not None else ""


@pytest.mark.parametrize(
    ("seat", "remote", "bot", "asked"),
    [
        (ANNA, False, False, ANNA),
        (ANNA, True, False, ANNA),
        (ANNA, False, True, ANNA),
        (ANNA, True, True, NOBODY),  # a seat that is held for an absent player
        (BEN, False, False, NOBODY),
        (NOBODY, True, True, NOBODY),
    ],
)
def test_who_owes_an_answer_here_chooses(seat: int, remote: bool, bot: bool, asked: int) -> None:
    table = new_table("cities_and_knights", 3)
    while table.deciding() != (ANNA,):
        play_on(table, 1)
    seats = [SimpleNamespace(is_bot=bot)] * 3
    fake: Any = SimpleNamespace(
        deciding=table.deciding,
        meanwhile=tuple,
        seats=seats,
        game=table.game,
        state=table.state,
        over=False,
        chooses_in_public=table.chooses_in_public,
    )
    answers = {ANNA: "which?", NOBODY: None}
    mine = SimpleNamespace(mine=lambda seat: True, viewer=ANNA)
    session: Any = SimpleNamespace(
        table=fake, remote=remote, perspective=mine, open_question=answers.get
    )
    choice = OpenChoice(session)
    choice.open(seat)
    assert choice.seat == asked and (choice.choice_tree is not None) == (asked == ANNA)
    assert choice.question == answers[asked] and choice.is_still_open() == (asked == ANNA)
    choice.session.perspective = SimpleNamespace(mine=lambda seat: False)  # type: ignore[assignment]
    assert not choice.is_still_open(), "somebody else sits there by now"
    choice.session.perspective = mine  # type: ignore[assignment]
    answers[ANNA] = "another?"
    assert not choice.is_still_open(), "the question is another one"
    choice.close()
    assert choice.seat == asked and choice.choice_tree is None and choice.on_board
    choice.end()
    assert choice.seat == NOBODY and not choice.is_still_open() and choice.lit() == {}
    assert choice.picked == () and not choice.is_open() and choice.rule(None) == ""
    assert not choice.back() and not choice.menu_key("a") and not choice.sole_kind(N1)


def test_a_form_opens_by_itself_where_there_is_nothing_else() -> None:
    assert isinstance(a_choice([HAND]).sole_form(), HandForm)
    assert a_choice([HAND], [dry(Rest)]).sole_form() is None
    assert a_choice([HAND, RESTS]).sole_form() is None and a_choice([RESTS]).sole_form() is None
    deal = Offer(Card, Deal(lambda *_: None, (1, 0), (0, 1), ("a", "b"), (BEN,)))
    assert isinstance(a_choice([deal]).sole_form(), DealForm)


def test_places_are_lit_until_a_form_is_open() -> None:
    choice = a_choice([BUILDS, MOVES])
    assert choice.lit() == {N1: 3, N7: 1, ("node", 4): 1} and choice.is_open()
    assert choice.pick(N1) is None and choice.picked == (N1,) and not choice.is_open()
    choice.form = HandForm(HAND, Words())
    assert choice.lit() == {} and choice.highlighted() is None and choice.aiming() is None


def test_keys_go_to_the_menu_first_where_the_game_wants_it_or_a_harmless_line_is_there() -> None:
    assert a_choice([BUILDS, RESTS]).on_board
    assert not a_choice([BUILDS, RESTS], menu_first=True).on_board
    assert not a_choice([BUILDS, RESTS], harmless=frozenset(["rest"])).on_board
    assert a_choice([BUILDS], [dry(Rest)], harmless=frozenset(["rest"])).on_board, "it is shut"
    assert a_choice([], [dry(Rest)], menu_first=True).on_board, "nothing can be done"
    assert a_choice([BUILDS], menu_first=True).on_board, "one kind is looked at from the beginning"


def test_the_cursor_begins_at_a_harmless_line_and_stays_where_it_was() -> None:
    harmless = frozenset(["rest", "swim"])
    choice = a_choice([BUILDS, MOVES, RESTS], harmless=harmless)
    assert choice.menu.cursor == 2 and choice.highlighted() == choice.menu.entries[2]
    choice.menu.cursor = 1
    choice.list_lines(worded(), harmless)
    assert choice.menu.cursor == 1
    choice.choice_tree = ChoiceTree([BUILDS], [dry()])
    choice.list_lines(worded(), harmless)
    assert choice.menu.cursor == 1 and kinds(choice) == ["build", "swim"]
    choice.choice_tree = ChoiceTree([], [dry()])
    choice.list_lines(worded(), harmless)
    assert choice.menu.cursor == 0
    choice.choice_tree = None
    choice.list_lines(worded())
    assert kinds(choice) == [] and choice.menu.here() is None


LEND = listed(Lend("ore"))
CARD = listed(Card("grain"))


@pytest.mark.parametrize(
    ("offers", "shut", "log", "line"),
    [
        ([CARD, LEND], [], [], "card"),  # no action has been played
        ([CARD, LEND], [], [(BEN, Lend("ore"))], "card"),  # another has
        ([CARD, LEND], [], [(ANNA, Lend("ore"))], "lend"),  # the same deed again
        ([CARD, LEND], [], [(ANNA, Lend("wool"))], "card"),  # the same kind, another deed: none
        ([CARD, LEND], [dry()], [(ANNA, Lend("wool"))], "swim"),  # what only tells why not
        ([CARD, LEND, HAND], [], [(ANNA, Rest())], "swim"),  # what opens a form
        ([CARD, LEND, HAND], [], [(ANNA, Swim())], "swim"),
        ([CARD, MOVES, HAND], [], [(ANNA, Swim())], "card"),  # keys go to the board
        ([CARD], [dry()], [(ANNA, Rest())], "card"),  # only one can be done
        ([CARD, LEND], [], [(BEN, Rest()), (ANNA, Lend("ore"))], "lend"),
        ([CARD, LEND], [], [(ANNA, Lend("ore")), (BEN, Rest())], "card"),
    ],
)
def test_a_second_enter_does_no_other_deed_than_the_first(
    offers: list[Offer], shut: list[Closed], log: list[Any], line: str
) -> None:
    assert here(a_choice(offers, shut, log)) == line


def test_a_menu_beside_lit_places_begins_where_a_second_enter_is_harmless() -> None:
    choice = a_choice([CARD, MOVES, HAND], log=[(ANNA, Rest())], menu_first=True)
    assert not choice.on_board and here(choice) == "move", "it opens something"
    choice = a_choice([CARD, MOVES, HAND], log=[(ANNA, Swim())], menu_first=True)
    assert here(choice) == "swim", "the form of the same deed before another"


def test_keys_go_where_there_is_something_to_pick() -> None:
    choice = a_choice([BUILDS, RESTS])
    choice.settle_keys()
    assert choice.on_board
    choice.on_board = False
    choice.settle_keys()
    assert not choice.on_board
    choice.menu = OneOfForm([])
    choice.settle_keys()
    assert choice.on_board, "there is no menu to go to"
    choice.form = HandForm(HAND, Words())
    choice.settle_keys()
    assert choice.on_board, "after the form they go where they went before it"
    choice = a_choice([RESTS, CARD])
    choice.settle_keys()
    assert not choice.on_board


def ruled(kind: type[Any], rule: str) -> type[Any]:
    return type(kind.__name__, (kind,), {"rule": rule})


def test_the_rule_is_that_of_the_line_the_form_or_the_place() -> None:
    build, move = ruled(Build, "B.1"), ruled(Move, "M.1")
    offers = [Offer(build, BUILDS.choices), MOVES]
    choice = a_choice([listed(build(1)), listed(move(1, 2), move(4, 5)), RESTS], [dry(Rest, "R.9")])
    assert choice.rule(N1) == "B.1" and choice.rule(("node", 4)) == "M.1"
    assert choice.rule(None) == choice.rule(("node", 99)) == "B.1", "any that has one"
    choice.on_board, choice.menu.cursor = False, 1
    assert choice.rule(N1) == "M.1", "the line goes first"
    choice.on_board = True
    choice.choice_tree = ChoiceTree(offers)
    choice.form = HandForm(Offer(ruled(Swim, "S.3"), HAND.choices), Words())
    assert choice.rule(N1) == "S.3"
    assert a_choice([RESTS]).rule(None) == ""


def test_a_second_pick_has_the_rule_of_what_goes_on_from_the_first() -> None:
    move = ruled(Move, "M.1")
    choice = a_choice([listed(move(1, 2), move(1, 3)), listed(Build(2))])
    assert choice.choice_tree is not None
    choice.choice_tree.narrow("move")
    assert choice.pick(N1) is None and choice.rule(N2) == "M.1"


def test_an_only_kind_needs_no_question_unless_it_is_for_good_or_something_harmless_is_there() -> (
    None
):
    choice = a_choice([BUILDS, RESTS])
    assert choice.sole_kind(N1) == "build" and choice.sole_kind(N3) == choice.sole_kind(None) == ""
    assert a_choice([BUILDS, MOVES]).sole_kind(N7) == "", "two kinds are lit"
    assert choice.choice_tree is not None
    choice.choice_tree.narrow("build")
    assert choice.sole_kind(N1) == "", "the kind is chosen already"
    assert a_choice([BUILDS, RESTS], final=[Build(1)]).sole_kind(N1) == ""
    assert a_choice([BUILDS, RESTS], final=[Build(1)]).sole_kind(N7) == "build"
    assert a_choice([MOVES, RESTS], final=[Move(1, 2)]).sole_kind(N1) == "move", "it goes on"
    assert a_choice([BUILDS, RESTS], menu_first=True).sole_kind(N1) == ""
    harmless = frozenset(["rest"])
    assert a_choice([BUILDS, RESTS], harmless=harmless).sole_kind(N1) == ""
    assert a_choice([BUILDS, CARD], [dry(Rest)], harmless=harmless).sole_kind(N1) == ""
    assert a_choice([BUILDS, CARD], harmless=harmless).sole_kind(N1) == "build"
    choice = a_choice([BUILDS, RESTS], final=[Build(1)])
    assert choice.final(Build(1)) and not choice.final(Build(7))
    choice.session.table.settings = SimpleNamespace(free_undo=True)  # type: ignore[assignment]
    assert not choice.final(Build(1))


def test_where_places_are_sure_only_a_place_with_two_kinds_asks() -> None:
    choice = a_choice([BUILDS, MOVES], sure_places=True)
    assert choice.sole_kind(N7) == "build", "only that is possible there"
    assert choice.sole_kind(("node", 4)) == "move" and choice.sole_kind(N1) == ""
    assert a_choice([BUILDS, MOVES], final=[Build(7)], sure_places=True).sole_kind(N7) == ""
    assert choice.pick(N7) == Build(7)


def test_where_places_are_sure_the_only_one_to_begin_at_is_not_asked_for() -> None:
    from_one = [listed(Move(1, 2), Move(1, 3)), RESTS]
    choice = a_choice(from_one, sure_places=True)
    choice.follow(choice.menu.entries[0])
    assert choice.picked == (N1,) and set(choice.lit()) == {N2, N3}
    assert choice.back() and choice.choice_tree is not None and choice.choice_tree.kind is None
    assert not choice.back()
    choice = a_choice(from_one)
    choice.follow(choice.menu.entries[0])
    assert choice.picked == ()
    choice = a_choice([listed(Build(1)), RESTS], sure_places=True)
    choice.follow(choice.menu.entries[0])
    assert choice.picked == () and set(choice.lit()) == {N1}, "a line plays nothing by itself"


def test_a_place_is_picked_at_once_or_asks_what_is_done_there() -> None:
    choice = a_choice([BUILDS, RESTS])
    assert choice.pick(N1) == Build(1)
    choice = a_choice([BUILDS, MOVES])
    choice.menu.cursor = 1
    assert choice.pick(N1) is None and choice.menu.cursor == 0 and not choice.on_board
    choice = a_choice([MOVES, RESTS])
    choice.on_board = False
    assert choice.pick(N1) is None and choice.on_board and choice.picked == (N1,)


def test_a_line_opens_its_form_or_lights_its_places() -> None:
    choice = a_choice([HAND, MOVES, RESTS])
    choice.follow(choice.menu.entries[0])
    assert isinstance(choice.form, HandForm)
    choice = a_choice([HAND, MOVES, RESTS])
    choice.menu.cursor, choice.on_board = 2, False
    choice.follow(choice.menu.entries[1])
    assert choice.form is None and set(choice.lit()) == {N1, ("node", 4)}
    assert choice.menu.cursor == 0 and choice.on_board


def test_one_step_back_leads_to_the_board_or_to_the_menu_that_is_read_first() -> None:
    choice = a_choice([BUILDS, MOVES])
    assert not choice.back() and choice.on_board
    choice.on_board = False
    assert not choice.back() and not choice.on_board, "nothing was given back"
    choice.pick(N1)
    choice.on_board = False
    assert choice.back() and choice.on_board and choice.picked == ()
    choice = a_choice([BUILDS, MOVES], menu_first=True)
    choice.pick(N1)
    assert choice.back() and not choice.on_board


def test_tab_goes_to_the_board_only_where_something_is_lit() -> None:
    choice = a_choice([BUILDS, RESTS])
    choice.swap()
    assert not choice.on_board
    choice.swap()
    assert choice.on_board
    dark = a_choice([RESTS, CARD])
    dark.on_board = False
    dark.swap()
    assert not dark.on_board
    dark.menu = OneOfForm([])
    dark.swap()
    assert dark.on_board


def test_the_menu_leaves_arrows_and_enter_to_the_board() -> None:
    choice = a_choice([BUILDS, RESTS])
    assert not any(map(choice.menu_key, ("up", "down", "enter"))) and choice.menu_key("r")
    choice.on_board = False
    assert choice.menu_key("down") and choice.menu_key("enter") and not choice.menu_key("0")


def test_a_hint_is_filled_into_its_form_or_lit_in_the_menu() -> None:
    take = Hand(lambda counts: Swim(), (2, 2), 1, 2, ("a", "b"))
    choice = a_choice([RESTS, BUILDS, Offer(Swim, take)])
    assert choice.point_at(Rest()) and here(choice) == "rest" and not choice.on_board
    choice.on_board = True
    assert choice.point_at(Build(7)) and here(choice) == "build" and not choice.on_board
    choice.on_board = True
    assert not choice.point_at(Card("grain")) and choice.on_board
    assert choice.point_at(Swim()) and here(choice) == "swim", "the line that opens its form"
    assert not choice.fill(Rest()) and not choice.fill(Build(1)) and choice.form is None
    assert choice.aiming() is None


def test_a_form_takes_changed_keys() -> None:
    choice = a_choice([HAND, RESTS])
    choice.use({"list-up": "f7"})
    assert choice.menu.keymap == {"list-up": "f7"}
    choice.form = form = HandForm(HAND, Words())
    choice.use({"form-clear": "f8"})
    assert form.keymap == choice.menu.keymap == {"form-clear": "f8"}
