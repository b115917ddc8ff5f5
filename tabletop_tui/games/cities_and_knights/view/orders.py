"""Standing orders of Cities & Knights: trades, discards, the robber, the Aqueduct, rewards, quiet
turns.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ....engine import Value, kind_of
from ....engine.orders import Answer, Ordered, order
from ..rules.actions import (
    AcceptTrade,
    ChooseDeck,
    Discard,
    EndBuilding,
    EndTurn,
    MoveRobber,
    RefuseTrade,
    Roll,
    Steal,
    TakeResource,
)
from ..rules.constants import CITY, KINDS, LIMIT, NOTHING, PIPS, RESOURCES, TIPPED, TRACKS
from ..rules.progress_cards.politics import Forfeit, GiveGift
from ..rules.robber import targets
from ..rules.rulebook import STEPS

CLOSE = 2  # points to the win from which an opponent gets nothing in advance
HARMLESS = frozenset(
    ["end-turn", "trade-bank", "propose", "ask-for-offers", "open-trades", "close-trades"]
)
"""The kinds of action that a quiet turn is ended without."""
BUILDING = frozenset(
    ["build-road", "build-settlement", "build-city", "build-wall", "improve", "recruit", "promote"]
)
"""The kinds of action for which a seat that only builds is asked."""


STANDING_ORDERS = (
    order("trades", "refuse", "only", "take"),
    order("wanted", *KINDS),
    order("discard", "most", "resources"),
    order("aqueduct", "fewest", *KINDS[:RESOURCES]),
    order("reward", *TRACKS),
    order("robber", "leader"),
    order("turn", "roll", "quiet", "build"),
    order("building", "pass"),
)


def follow(view: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """Return what the orders of *seat* answer now."""
    frame = view.stack[-1]
    find = FOLLOW.get(frame.kind)
    return find(view, frame, seat, orders) if find is not None else None


def trade(view: Any, frame: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """Answer a proposal: "only" refuses what does not bring the wanted kind, "take" accepts it if
    it costs no more cards than it brings of that kind. An opponent close to the win gets nothing.
    """
    rule = orders.get("trades")
    if rule is None or frame.seat == seat:
        return None
    refuse = Ordered("trades", RefuseTrade())
    if rule == "refuse":
        return refuse
    if "wanted" not in orders or not any(frame.give):  # offers are asked for
        return None
    brings = frame.give[KINDS.index(str(orders["wanted"]))]
    if not brings:
        return refuse
    near = view.players[frame.seat].points + CLOSE >= view.house.points
    hand, costs = view.players[seat].hand, frame.get
    payable = all(held >= cost for held, cost in zip(hand, costs, strict=True))
    if rule == "only" or near or not payable or sum(costs) > brings:
        return None
    return Ordered("trades", AcceptTrade())


def give_up(view: Any, frame: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """Give up cards one by one, each of the kind that there are most of; resources first."""
    rule, hand = orders.get("discard"), list(view.players[seat].hand)
    if rule is None:
        return None
    kinds = range(RESOURCES) if rule == "resources" else range(len(KINDS))
    given = [0] * len(KINDS)
    for _ in range(frame.owed[seat]):
        most = max(kinds, key=lambda kind: (hand[kind], -kind))
        if not hand[most]:
            return None
        hand[most] -= 1
        given[most] += 1
    return Ordered("discard", GIVE_UP[frame.kind](tuple(given)))


GIVE_UP: Mapping[str, Callable[[tuple[int, ...]], Any]] = {
    "discarding": Discard,
    "sabotaging": Forfeit,
    "gifting": GiveGift,
}


def take_resource(view: Any, frame: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """Take the resource ordered, or one that there are fewest of; leave it to the seat if the bank
    has none.
    """
    rule = orders.get("aqueduct")
    if rule is None:
        return None
    hand = view.players[seat].hand
    there = [kind for kind in range(RESOURCES) if view.bank[kind]]
    wanted = [kind for kind in there if rule in ("fewest", KINDS[kind])]
    if not wanted:
        return None
    return Ordered("aqueduct", TakeResource(min(wanted, key=lambda kind: hand[kind])))


def reward(view: Any, frame: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """Draw from the deck ordered, unless it is empty."""
    if "reward" not in orders:
        return None
    deck = TRACKS.index(str(orders["reward"]))
    return Ordered("reward", ChooseDeck(deck)) if len(view.decks[deck]) else None


def roll(view: Any, frame: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """Roll the dice if nothing else can be done before; who only builds keeps the Alchemist."""
    if "turn" not in orders or (orders["turn"] != "build" and kinds_of(view, seat) != {"roll"}):
        return None
    return Ordered("turn", Roll())


def end_turn(view: Any, frame: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """End a turn in which nothing can be built or played, or built alone, with a hand that no seven
    halves.
    """
    rule = orders.get("turn")
    if rule not in ("quiet", "build") or view.players[seat].cards > LIMIT:
        return None
    open_kinds = kinds_of(view, seat)
    ended = open_kinds <= HARMLESS if rule == "quiet" else not open_kinds & BUILDING
    return Ordered("turn", EndTurn()) if ended else None


def move_robber(view: Any, frame: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """Move the robber to where the only leader among the others loses most and the seat nothing;
    leave it to the seat if there is none.
    """
    leader = sole_leader(view, seat) if "robber" in orders else -1
    if leader < 0:
        return None
    lost = {hex: loss(view, hex) for hex in targets(view, frame.numbered)}
    hexes = [hex for hex, found in lost.items() if found.get(leader) and seat not in found]
    if not hexes:
        return None
    worst = max(hexes, key=lambda hex: (lost[hex][leader], sum(lost[hex].values())))
    return Ordered("robber", MoveRobber(worst))


def steal(view: Any, frame: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """Steal from the only leader among the others."""
    leader = sole_leader(view, seat)
    return (
        Ordered("robber", Steal(leader)) if "robber" in orders and leader in frame.victims else None
    )


def sole_leader(view: Any, seat: int) -> int:
    """Return the opponent with the most points, -1 if several have as many."""
    others = [n for n in range(len(view.players)) if n != seat]
    most = max(view.players[n].points for n in others)
    leaders = [n for n in others if view.players[n].points == most]
    return leaders[0] if len(leaders) == 1 else -1


def loss(view: Any, hex: int) -> dict[int, int]:
    """Return in how many of 36 rolls how many cards of a hex go to each seat."""
    found = dict[int, int]()
    for node in view.island.board.hex_nodes[hex]:
        if NOTHING < view.piece[node] <= TIPPED:
            cards = PIPS[view.tokens[hex]] * (1 + (view.piece[node] == CITY))
            found[view.owner[node]] = found.get(view.owner[node], 0) + cards
    return found


def pass_building(view: Any, frame: Any, seat: int, orders: Mapping[str, Value]) -> Answer:
    """Build nothing in the turns of others."""
    return Ordered("building", EndBuilding()) if "building" in orders else None


def kinds_of(view: Any, seat: int) -> set[str]:
    """Return the kinds of action that are open to *seat*."""
    frame = view.stack[-1]
    step = next(step for step in STEPS if step.frame is type(frame))
    return {kind_of(one.action) for one in step.offers(view, frame, seat)}


FOLLOW: Mapping[str, Callable[[Any, Any, int, Mapping[str, Value]], Answer]] = {
    "trading": trade,
    "discarding": give_up,
    "sabotaging": give_up,
    "gifting": give_up,
    "tapping": take_resource,
    "rewarding": reward,
    "robbing": move_robber,
    "stealing": steal,
    "rolling": roll,
    "acting": end_turn,
    "building": pass_building,
}
