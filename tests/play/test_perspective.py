"""Perspectives: one keyboard is shared and covered, a seat's own terminal never is."""

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.games.skeleton.view.describe import Bid
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.perspective import NOBODY, HotSeat, OwnSeat
from tests.playing import new_table, play_on


def ended(table: Table) -> Table:
    """The table after its last action."""
    while not table.over:
        seat = table.deciding()[0]
        table.play(seat, random_action(table.game, table.state, seat, Luck(len(table.log))))
    return table


def test_the_keyboard_is_passed_to_whoever_must_decide() -> None:
    table = new_table(count=2)
    perspective = HotSeat(table)
    assert perspective.viewer == NOBODY and perspective.next() == 0 and perspective.must_cover()
    perspective.set_viewer(0)
    assert perspective.viewer == 0 and not perspective.must_cover()
    table.play(0, Bid(2))
    assert perspective.next() == 1 and perspective.must_cover()


def test_nothing_is_covered_for_one_person_among_computers() -> None:
    table = new_table(count=2)
    table.seats[1] = Seat("Bot 1", "easy")
    assert not HotSeat(table).must_cover()


def test_who_looks_stays_while_only_computers_decide() -> None:
    table = new_table(count=2)
    table.seats[1] = Seat("Bot 1", "easy")
    perspective = HotSeat(table, 0)
    table.play(0, Bid(2))
    assert table.deciding() == (1,) and perspective.next() == 0 and not perspective.must_cover()


def test_a_handover_without_secrets_covers_nothing() -> None:
    table = new_table(count=2)
    perspective = HotSeat(table, 1)
    table.play(1, Bid(2))
    table.play(0, Bid(3))
    assert (
        perspective.next() in (0, 1)
        and not table.views_differ(0, 1)
        and not perspective.must_cover()
    )


def test_a_terminal_of_ones_own_is_never_passed_on_or_covered() -> None:
    table = play_on(new_table("cities_and_knights", 3), 40)
    for mine in range(3):
        perspective = OwnSeat(table, mine)
        perspective.set_viewer((mine + 1) % 3)
        assert perspective.viewer == perspective.next() == mine and not perspective.must_cover()


def test_after_the_game_everybody_sees_everything_at_a_terminal_of_ones_own_too() -> None:
    table = ended(new_table("skeleton", 2, options={"cards": 13}))
    assert OwnSeat(table, 1).viewer == NOBODY


def test_people_talk_on_when_the_game_is_over() -> None:
    table = ended(new_table("skeleton", 2, options={"cards": 13}))
    assert OwnSeat(table, 1).speaker == 1 and OwnSeat(table).speaker == NOBODY
    several = OwnSeat(table, 0, 1)
    assert several.speaker == 0
    several.set_viewer(1)
    assert several.speaker == 1


def test_hands_that_were_turned_down_stay_down_until_one_is_picked_up() -> None:
    table = play_on(new_table("cities_and_knights", 3), 40)
    for perspective in (HotSeat(table, 0), OwnSeat(table, 0)):
        perspective.lay_down()
        (asked,) = table.deciding()
        assert perspective.viewer == NOBODY and perspective.reader == perspective.next()
        if isinstance(perspective, HotSeat):
            assert perspective.next() == asked and perspective.must_cover()
        perspective.set_viewer(0)
        assert perspective.viewer == perspective.reader == 0 and not perspective.face_down


def test_a_person_alone_may_turn_the_hand_down_too() -> None:
    table = play_on(new_table("cities_and_knights", 3), 40)
    (asked,) = table.deciding()
    for n in {0, 1, 2} - {asked}:
        table.seats[n] = Seat(f"Bot {n}", "easy")
    perspective = HotSeat(table, asked)
    assert not perspective.must_cover()
    perspective.lay_down()
    assert perspective.must_cover() and perspective.next() == asked


def test_people_are_asked_once_no_computer_player_thinks() -> None:
    table = new_table(count=3)
    table.seats[2] = Seat("Bot 3", "easy")
    perspective = HotSeat(table, 0)
    table.play(0, Bid(2))
    assert table.deciding() == (1, 2) and perspective.next() == 0
    table.play(2, Bid(3))
    assert perspective.next() == 1 and perspective.must_cover()


def test_a_game_without_secrets_is_never_covered() -> None:
    table = play_on(new_table("rise_of_empires", 3), 30)
    for viewer in (NOBODY, 0, 1, 2):
        assert not HotSeat(table, viewer).must_cover()
