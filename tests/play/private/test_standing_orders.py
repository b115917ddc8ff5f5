"""Standing orders: they answer as they were given, stop instead of guessing, and stay with their
owner.
"""

from __future__ import annotations

import io
import json
from dataclasses import replace
from typing import Any

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Illegal, Luck, random_action
from tabletop_tui.engine.orders import ASK, Ordered, Stopped
from tabletop_tui.games.ascending_empires.rules.actions import Pass
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.cities_and_knights.rules.actions import (
    AcceptTrade,
    ChooseDeck,
    Discard,
    RefuseTrade,
    Steal,
    TakeResource,
)
from tabletop_tui.games.cities_and_knights.rules.constants import KINDS
from tabletop_tui.games.cities_and_knights.rules.frames import (
    Acting,
    Discarding,
    Rewarding,
    Robbing,
    Stealing,
    Tapping,
    Trading,
)
from tabletop_tui.games.cities_and_knights.rules.network import neighbours
from tabletop_tui.games.cities_and_knights.view import orders as orders_of_knights
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.private_seat import change_notes, change_orders
from tabletop_tui.play import Words
from tabletop_tui.play.perspective import NOBODY, HotSeat
from tabletop_tui.play.private.kept import Private
from tabletop_tui.play.private.orders import (
    change_note,
    follow,
    give_order,
    private_of,
    stopped_in_words,
)
from tabletop_tui.play.seats import Seat
from tabletop_tui.play.session import Session
from tabletop_tui.play.table import Table
from tabletop_tui.play.text import languages
from tabletop_tui.store.atomic_files import SaveError
from tabletop_tui.store.load import parse
from tabletop_tui.store.save import dump
from tools.order_waits import ORDERS as MEASURED
from tools.order_waits import lasting

ANNA, BEN, CLEO = range(3)
ORDERS = {game: lasting(orders) for game, orders in MEASURED.items()}
GAMES = tuple(ORDERS)
ORE, WOOL = KINDS.index("ore"), KINDS.index("wool")


def table_of(game: str, **orders: str) -> Table:
    """Return a new table of three people; Ben gives the orders."""
    table = Table.open(games.find(game), [Seat(name) for name in ("Anna", "Ben", "Cleo")], 1)
    for key, value in orders.items():
        give_order(table, BEN, key, value)
    return table


def counts(**cards: int) -> tuple[int, ...]:
    """Return cards by kind."""
    return tuple(cards.get(kind, 0) for kind in KINDS)


def asked(frame: Any, hand: tuple[int, ...], **orders: str) -> Any:
    """Return what Ben's orders answer to a question, with that hand."""
    table = table_of("cities_and_knights", **orders)
    s = table.state
    s.stack.append(frame)
    s.players[BEN].hand[:] = hand
    s.players[BEN].cards = sum(hand)
    return table.game.follow(table.game.view(s, BEN), BEN, private_of(table, BEN).orders)


def offer(give: tuple[int, ...], get: tuple[int, ...]) -> Trading:
    """Return an offer of Anna's to Ben."""
    return Trading(ANNA, give, get, [BEN])


@pytest.mark.parametrize(
    ("orders", "give", "answer"),
    [
        ({"trades": "refuse"}, {"ore": 3}, RefuseTrade),
        ({"trades": "only", "wanted": "ore"}, {"brick": 1}, RefuseTrade),
        ({"trades": "only", "wanted": "ore"}, {"ore": 1}, None),
        ({"trades": "take", "wanted": "ore"}, {"ore": 1}, AcceptTrade),
        ({"trades": "take", "wanted": "ore"}, {"brick": 3}, RefuseTrade),
        ({"trades": "take"}, {"ore": 1}, None),
        ({"wanted": "ore"}, {"ore": 1}, None),
    ],
)
def test_offers_are_answered_as_ordered(orders: Any, give: Any, answer: Any) -> None:
    found = asked(offer(counts(**give), counts(wool=1)), counts(wool=2), **orders)
    assert (type(found.action) if found is not None else None) == answer


def test_an_order_takes_no_offer_that_costs_more_or_cannot_be_paid() -> None:
    take = {"trades": "take", "wanted": "ore"}
    assert asked(offer(counts(ore=1), counts(wool=2)), counts(wool=2), **take) is None
    assert asked(offer(counts(ore=1), counts(wool=1)), counts(brick=2), **take) is None
    assert asked(offer(counts(), counts(ore=1)), counts(ore=2), **take) is None, "asks for offers"


def test_nobody_close_to_the_win_gets_a_card_unasked() -> None:
    table = table_of("cities_and_knights", trades="take", wanted="ore")
    s = table.state
    s.stack.append(offer(counts(ore=1), counts(wool=1)))
    s.players[BEN].hand[:] = counts(wool=1)
    for points, taken in ((10, True), (11, False)):
        s.players[ANNA].points = points
        found = table.game.follow(table.game.view(s, BEN), BEN, private_of(table, BEN).orders)
        assert (found is not None) == taken


def test_cards_are_given_up_from_the_most_with_resources_first() -> None:
    hand = counts(wool=4, ore=3, coin=4)
    owed = Discarding([0, 4, 0])
    assert asked(owed, hand, discard="most").action == Discard(counts(wool=2, ore=1, coin=1))
    assert asked(owed, hand, discard="resources").action == Discard(counts(wool=3, ore=1))
    short = counts(wool=2, coin=6)
    assert asked(owed, short, discard="resources") is None, "commodities are not touched"
    assert asked(owed, hand) is None


def test_the_robber_goes_to_the_only_leader_and_never_home() -> None:
    table = table_of("cities_and_knights", robber="leader")
    game = table.game
    while len(table.log) < 12:
        seat = table.deciding()[0]
        table.play(seat, random_action(game, table.state, seat, Luck(len(table.log))))
    s = table.state
    s.stack.append(Robbing(BEN))

    def answer() -> Any:
        found: Any = game.follow(game.view(s, BEN), BEN, private_of(table, BEN).orders)
        return found

    s.players[ANNA].points, s.players[CLEO].points = 5, 4
    hex = answer().action.hex
    assert ANNA in neighbours(s, hex) and BEN not in neighbours(s, hex)
    s.stack[-1] = Stealing(BEN, [ANNA, CLEO])
    assert answer().action == Steal(ANNA)
    s.stack[-1] = Stealing(BEN, [CLEO])
    assert answer() is None
    s.players[CLEO].points = 5
    s.stack[-1] = Robbing(BEN)
    assert answer() is None, "two lead"


@pytest.mark.parametrize(
    ("rule", "kinds", "cards", "ends"),
    [
        ("quiet", {"end-turn", "trade-bank"}, 7, True),
        ("quiet", {"end-turn", "activate"}, 3, False),
        ("build", {"end-turn", "activate", "play-bishop"}, 3, True),
        ("build", {"end-turn", "build-road"}, 3, False),
        ("build", {"end-turn"}, 8, False),
        ("roll", {"end-turn"}, 3, False),
    ],
)
def test_a_turn_ends_where_nothing_is_left_that_matters(
    rule: str, kinds: set[str], cards: int, ends: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders_of_knights, "kinds_of", lambda view, seat: kinds)
    found = asked(Acting(BEN), counts(ore=cards), turn=rule)
    assert (found is not None) == ends


def test_the_aqueduct_and_the_reward_ask_where_there_is_nothing() -> None:
    table = table_of("cities_and_knights", aqueduct="ore", reward="trade")
    s, game = table.state, table.game
    orders = private_of(table, BEN).orders
    s.stack.append(Tapping([BEN]))
    assert game.follow(game.view(s, BEN), BEN, orders).action == TakeResource(ORE)
    s.bank[ORE] = 0
    assert game.follow(game.view(s, BEN), BEN, orders) is None
    s.players[BEN].hand[:] = counts(brick=1, lumber=1, grain=1, ore=1)
    fewest = game.follow(game.view(s, BEN), BEN, {"aqueduct": "fewest"})
    assert fewest.action == TakeResource(WOOL)
    s.stack.append(Rewarding([BEN]))
    assert game.follow(game.view(s, BEN), BEN, orders).action == ChooseDeck(1)
    s.decks[1].bag[:] = [0] * len(s.decks[1].bag)
    assert game.follow(game.view(s, BEN), BEN, orders) is None


def test_an_order_of_ascending_empires_stops_when_a_foreign_ship_comes_near() -> None:
    table = table_of("ascending_empires", turn="pass")
    while table.deciding() != (BEN,):
        table.play(table.deciding()[0], Pass())
    view = table.game.view(table.state, BEN)
    orders = private_of(table, BEN).orders
    assert table.game.follow(view, BEN, orders) == Ordered("turn", Pass())
    home = galaxy(view.parts).holes[view.homes[BEN]]
    view.ships[0] = (home.x, home.y)  # a starship of Anna
    assert table.game.follow(view, BEN, orders) == Stopped("turn", "order-stop-near")


def random_game(game: str, seed: int, actions: int) -> Session:
    """Return a session after that many random actions; everybody gives all orders."""
    table = Table.open(games.find(game), [Seat(n) for n in ("Anna", "Ben", "Cleo")], seed)
    table.private = {n: Private(ORDERS[game]) for n in range(3)}
    session, luck = Session(table, None), Luck(seed)
    while len(table.log) < actions and not table.over:
        seat = table.deciding()[luck(len(table.deciding()))]
        try:
            session.play(seat, random_action(table.game, table.state, seat, luck))
        except Illegal as no:
            assert no.reason == "asked-in-vain"
    return session


@pytest.mark.parametrize("game", GAMES)
def test_orders_act_in_whole_games_and_what_they_did_is_kept_and_told(game: str) -> None:
    table = (session := random_game(game, 3, 150)).table
    by_order = {n for one in table.private.values() for n in one.followed}
    assert by_order and max(by_order) < len(table.log)
    assert all(table.log[n][0] == seat for seat, one in table.private.items() for n in one.followed)
    told = {line.after - 1 for line in session.story(ANNA) if "(by a standing order)" in line.text}
    assert told and told <= by_order
    kept = parse(dump(table)).table
    assert kept.private == table.private and kept.state == table.state and kept.log == table.log


@pytest.mark.parametrize("game", GAMES)
def test_no_order_acts_after_it_has_stopped(game: str) -> None:
    table = (session := random_game(game, 5, 60)).table
    known = games.find(game)
    stop_all = replace(
        known, follow=lambda view, seat, orders: Stopped(next(iter(orders)), "order-stop-illegal")
    )
    table.game = stop_all
    before = len(table.log)
    assert follow(table) == [] and len(table.log) == before
    seat = table.deciding()[0]
    private = private_of(table, seat)
    assert not private.orders and set(private.stopped) == set(ORDERS[game])
    assert "has stopped" in stopped_in_words(session.words, private)
    table.game = known
    assert follow(table) == [], "a stopped order needs to be given again"


def test_an_order_that_the_rules_refuse_stops() -> None:
    table = table_of("cities_and_knights", trades="refuse")
    wrong = replace(table.game, follow=lambda *_: Ordered("trades", RefuseTrade()))
    table.game = wrong
    give_order(table, table.deciding()[0], "trades", "refuse")
    seat = table.deciding()[0]
    assert follow(table) == []
    assert private_of(table, seat).stopped == {"trades": "order-stop-illegal"}


def test_undo_goes_back_over_what_orders_did() -> None:
    table = table_of("ascending_empires")
    session, first = Session(table, None), table.deciding()[0]
    after = (first + 1) % 3
    give_order(table, after, "turn", "pass")
    session.play(first, Pass())
    assert private_of(table, after).followed == (1,) and table.deciding() == ((first + 2) % 3,)
    table.settings = replace(table.settings, free_undo=True)
    assert session.undo_count() == 2, "what an order did is nobody's last action"
    assert session.undo() and table.deciding() == (first,)
    assert private_of(table, after).followed == ()


@pytest.mark.parametrize(
    "private",
    [
        {"orders": {"trades": "ask"}},
        {"orders": {"trades": "gift"}},
        {"orders": {"nothing": "refuse"}},
        {"orders": {"trades": ["refuse"]}},
        {"stopped": {"trades": "menu-title"}},
        {"followed": [1, 1]},
        {"notes": 3},
        {"more": 1},
    ],
)
def test_a_damaged_private_section_is_refused(private: Any) -> None:
    raw = json.loads(dump(table_of("cities_and_knights", trades="refuse")))
    assert raw["seats"][BEN]["private"] == {"orders": {"trades": "refuse"}}
    assert "private" not in raw["seats"][ANNA]
    raw["seats"][BEN]["private"] = private
    with pytest.raises(SaveError):
        parse(json.dumps(raw).encode())


def test_notes_are_kept_line_by_line() -> None:
    table = table_of("cities_and_knights")
    change_note(table, ANNA, 0, "Ben collects ore")
    change_note(table, ANNA, 1, "ask Cleo for wool")
    change_note(table, ANNA, 0, "Ben has no ore")
    assert parse(dump(table)).table.private[ANNA].notes == "Ben has no ore\nask Cleo for wool"
    change_note(table, ANNA, 0, " ")
    assert private_of(table, ANNA).notes == "ask Cleo for wool"
    change_note(table, ANNA, 0, "")
    assert ANNA not in table.private


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.ids())
def test_every_order_has_its_words(game: str, language: str) -> None:
    words = Words(games.find(game), language=language)
    for option in games.find(game).orders:
        assert option.default == ASK and (option.shape == "list" or option.choices[0] == ASK)
        keys = [f"order-{option.key}", f"order-{option.key}-help"]
        keys += [f"order-{option.key}-{choice}" for choice in option.choices[1:]]
        assert all(words.has(key) for key in keys), (option.key, keys)
        assert len(option.choices) <= 9, "a digit picks each"


def test_a_game_of_today_is_saved_as_before() -> None:
    assert b"private" not in dump(table_of("cities_and_knights"))


def test_orders_and_notes_in_plain_mode() -> None:
    table = table_of("cities_and_knights")
    table.seats[ANNA:] = [Seat("Anna"), Seat("Bot 2", "easy"), Seat("Bot 3", "easy")]
    said: list[str] = []
    console = Console(io.StringIO("1\n2\n"), Printer(said))
    session = Session(table, None, perspective=HotSeat(table, ANNA))
    change_orders(session, console)
    assert private_of(table, ANNA).orders == {"trades": "refuse"}
    assert "Trades: refuse every offer" in "".join(said)
    change_notes(session, console, "Ben has [red] ore")
    assert "1. Ben has [red] ore" in "".join(said)
    change_notes(session, console, "1")
    assert not private_of(table, ANNA).notes and "Note 1 is gone." in "".join(said)
    session.perspective.set_viewer(NOBODY)
    change_notes(session, console, "")
    assert "yours alone" in "".join(said)


class Printer(io.StringIO):
    """Keeps what is printed."""

    def __init__(self, said: list[str]) -> None:
        super().__init__()
        self.said = said

    def write(self, text: str) -> int:
        self.said.append(text)
        return len(text)
