"""The coach: what it judges, what it is shown, and to whom it speaks."""

from __future__ import annotations

import io
from typing import Any

import pytest

from tabletop_tui.bots.brain import plan
from tabletop_tui.bots.coach import Coach, record_of_action
from tabletop_tui.bots.worker import REVIEW, Failed, Thinker
from tabletop_tui.engine import Luck, random_action
from tabletop_tui.games.rise_of_empires.rules.actions import PlaceDisc
from tabletop_tui.games.rise_of_empires.rules.pieces import PROGRESS
from tabletop_tui.games.skeleton.view.describe import Bid
from tabletop_tui.plain.coach import PlainCoach
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.private_seat import change_orders
from tabletop_tui.play import Table, Words
from tabletop_tui.play.advice import Reasons
from tabletop_tui.play.perspective import OwnSeat
from tabletop_tui.play.players import occupant
from tabletop_tui.play.private.coach import coached, give_coach, has_coach, switched, takes_back
from tabletop_tui.play.session import Session
from tabletop_tui.play.story.review import Regret
from tabletop_tui.store.load import parse
from tabletop_tui.store.save import dump
from tests.playing import agree, new_table
from tests.secrecy.worlds import GAMES, middle, others, without_past

ANNA, BEN = 0, 1


class Judge(Thinker):
    """Answers at the second call, with a cost that is set before, or with a failure."""

    def __init__(self, cost: float = 5.0) -> None:
        super().__init__(processes=False)
        self.cost, self.asked = cost, list[tuple[str, Any, int, str]]()
        self.open = self.fails = False

    def start(self, game: str, view: Any, seat: int, level: str, *_: Any, **__: Any) -> None:
        self.asked.append((game, view, seat, level))
        self.open = True

    @property
    def busy(self) -> bool:
        return self.open

    def poll(self) -> Any:
        _, record, seat, _ = self.asked[-1]
        self.open = False
        done = record.log[0][1]
        regret = Regret(0, seat, done, Bid(2), self.cost, ())
        return Failed([], "") if self.fails else [regret] if self.cost else []

    def close(self) -> None:
        """Do nothing."""


def at_table(cost: float = 5.0, *coached: int) -> tuple[Session, Coach, Judge]:
    """Return a session of Anna and Ben of whom some have a coach, and the coach."""
    table, judge = new_table("skeleton", 2, 3), Judge(cost)
    for seat in coached or (ANNA,):
        give_coach(table, seat, True)
    session = Session(table, None)
    return session, Coach(session, judge), judge


def bid(session: Session, card: int) -> None:
    """Let the seat that is asked bid a card."""
    session.play(session.table.deciding()[0], Bid(card))


@pytest.mark.parametrize("game", GAMES)
def test_it_is_shown_the_same_in_every_world_that_its_seat_cannot_tell_apart(game: str) -> None:
    table = without_past(middle(game))
    seat = table.deciding()[0]
    worlds = [*others(table, seat)]
    action = random_action(table.game, table.state, seat, Luck(3))
    shown = list[Any]()
    for world in (table, *worlds):
        world.play(seat, action)
        shown.append(record_of_action(world, 0))
    assert shown[1:] == shown[:1] * len(worlds)
    assert shown[0].seats == (seat,) and shown[0].opening == ()


def test_it_tells_its_own_seat_alone() -> None:
    session, coach, judge = at_table()
    bid(session, 13)
    bid(session, 13)
    coach.poll()
    coach.poll()
    assert [(seat, level) for _, _, seat, level in judge.asked] == [(ANNA, REVIEW)]
    assert coach.told(BEN) is None and coach.told(-1) is None
    found = coach.told(ANNA)
    assert found is not None and (found.n, found.done) == (0, Bid(13))
    assert coach.told(ANNA) is None  # once


def test_it_is_silent_about_small_things_and_failures() -> None:
    for cost, fails in ((0.0, False), (0.9, False), (9.0, True)):
        session, coach, judge = at_table(cost)
        judge.fails = fails
        bid(session, 13)
        coach.poll()
        coach.poll()
        assert judge.asked and coach.told(ANNA) is None
    assert session.table.game.costly == 1.0


def test_what_a_hint_has_just_named_is_not_blamed() -> None:
    for named, judged in (((Bid(13),), False), ((Bid(2), Bid(13)), False), ((Bid(2),), True)):
        session, coach, judge = at_table()
        session.hinted = 0, named
        bid(session, 13)
        coach.poll()
        assert bool(judge.asked) == judged


def test_what_completes_an_action_that_a_hint_named_is_not_blamed_either() -> None:
    """A disc is placed for a tile, which is taken then."""
    table = new_table("rise_of_empires", 3, 3)
    seat = table.deciding()[0]
    give_coach(table, seat, True)
    session, judge = Session(table, None), Judge()
    coach = Coach(session, judge)
    disc = PlaceDisc(PROGRESS)
    session.hinted = 0, (disc,)
    (tile,) = plan(table.game, table.game.view(table.state, seat), seat, disc, Luck(0))[:1]
    session.play(seat, disc)
    session.play(seat, tile)
    coach.poll()
    assert not judge.asked
    session.undo()
    tried = (random_action(table.game, table.state, seat, Luck(n)) for n in range(50))
    session.play(seat, next(one for one in tried if one != tile))
    coach.poll()
    assert judge.asked


def test_what_was_undone_is_not_told() -> None:
    session, coach, _ = at_table()
    bid(session, 13)
    coach.poll()
    coach.poll()
    assert coach.found
    agree(session.table, free_undo=True)
    session.undo()
    assert coach.told(ANNA) is None
    bid(session, 12)
    coach.poll()
    coach.poll()
    found = coach.told(ANNA)
    assert found is not None and found.done == Bid(12)


def test_of_several_the_costliest_is_told() -> None:
    session, coach, judge = at_table()
    for cost, card in ((4.0, 13), (0.0, 13), (7.0, 12), (0.0, 12), (5.0, 11)):
        judge.cost = cost or judge.cost
        bid(session, card)
        coach.poll()
        coach.poll()
    found = coach.told(ANNA)
    assert found is not None and found.cost == 7.0 and coach.told(ANNA) is None


def test_it_judges_only_people_of_this_terminal_who_wish_it() -> None:
    session, coach, judge = at_table(5.0, ANNA, BEN)
    session.perspective = OwnSeat(session.table, BEN)
    bid(session, 13)
    bid(session, 13)
    coach.poll()
    assert [asked[2] for asked in judge.asked] == [BEN]
    session, coach, judge = at_table()
    agree(session.table, no_hints=True)
    bid(session, 13)
    coach.poll()
    assert not judge.asked


def test_a_real_judge_finds_a_wasted_card() -> None:
    """The highest card for the lowest prize, judged in this thread."""
    from tabletop_tui.bots.review import review

    table = new_table("skeleton", 2, 3)
    table.play(ANNA, Bid(13 if table.state.stack[-1].prize < 7 else 1))
    found = review(record_of_action(table, 0))
    assert [one.seat for one in found] == [ANNA] and found[0].cost >= table.game.costly


def test_its_sentence_names_what_was_done_its_cost_and_what_was_better() -> None:
    session, _, _ = at_table()
    bid(session, 13)
    words = Words(session.table.game, ["Anna", "Ben"])
    regret = Regret(0, ANNA, Bid(13), Bid(2), 4.4, ())
    told = coached(words, session.table, regret, "u takes it back.")
    assert told.startswith("Coach: ") and "about 4 points." in told
    assert told.endswith("u takes it back.") and "Better: " in told
    assert "13" in told.partition("cost")[0] and "2" in told.partition("Better")[2]
    for code in ("en", "nl", "es"):
        words = Words(session.table.game, ["Anna", "Ben"], code)
        for cost in (1.0, 3.0, 12.0, 500.0):
            reasons: tuple[Reasons, ...] = ((), [("ui-hint-wins", {})])
            for why in reasons:
                text = coached(words, session.table, Regret(0, ANNA, Bid(13), Bid(2), cost, why))
                assert "coach-" not in text and "{" not in text


def test_undo_is_offered_only_where_it_takes_back_just_that() -> None:
    session, _, _ = at_table()
    bid(session, 13)
    assert not takes_back(session, 0)  # Ben is asked since
    agree(session.table, free_undo=True)
    assert takes_back(session, 0)
    bid(session, 13)
    assert not takes_back(session, 0)


def test_the_table_knows_who_has_one_and_a_save_keeps_it() -> None:
    session, _, _ = at_table()
    table = session.table
    assert occupant(table, ANNA) == "a person with a coach" and occupant(table, BEN) == "a person"
    again = parse(dump(table)).table
    assert has_coach(again, ANNA) and not has_coach(again, BEN)
    give_coach(again, ANNA, False)
    assert ANNA not in again.private
    assert switched(again, ANNA) == (True, "coach-on")
    agree(again, no_hints=True)
    assert switched(again, ANNA) == (False, "coach-off-here")


class Said(io.StringIO):
    """What was printed since it was read last."""

    def new(self) -> str:
        text = self.getvalue()
        self.seek(0)
        self.truncate()
        return text


def typed(table: Table, *lines: str) -> tuple[Session, Console, Said]:
    """Return a session with Anna's hand picked up, and a console on which *lines* are typed."""
    said, session = Said(), Session(table, None)
    session.perspective.set_viewer(ANNA)
    return session, Console(io.StringIO("\n".join(lines) + "\n"), said), said


def test_plain_mode_switches_it_and_prints_what_it_says() -> None:
    table = new_table("skeleton", 2, 3)
    session, console, said = typed(table, "1", "1")
    change_orders(session, console)
    told = said.new()
    assert has_coach(table, ANNA) and "Coach: off" in told
    assert "to you alone" in " ".join(told.split())
    voice = PlainCoach(session, console)
    voice.poll()
    assert voice.coach is not None
    voice.coach.thinker = Judge()
    bid(session, 13)
    voice.poll()
    session.perspective.set_viewer(BEN)
    voice.poll()
    assert not said.new()
    session.perspective.set_viewer(ANNA)
    voice.poll()
    assert said.new().startswith("* Coach: ")
    voice.close()
    change_orders(session, console)
    assert not has_coach(table, ANNA)
