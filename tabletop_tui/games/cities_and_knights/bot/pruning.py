"""What a player of Cities & Knights never considers: idle talk, trades with a seat about to win,
pointless marches, cards played at bad moments.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ....engine import holds
from ..rules.actions import (
    AcceptTrade,
    AskForOffers,
    CloseTrades,
    CounterTrade,
    DeclineResource,
    MoveKnight,
    OpenTrades,
    Recruit,
    Roll,
    TradeBank,
)
from ..rules.bank_trade import rate
from ..rules.constants import (
    ACTIVATION,
    CITY,
    DESERT,
    KNIGHT_COST,
    NONE,
    PIPS,
    TIPPED,
    TOP_LEVEL,
    Counts,
)
from ..rules.frames import Acting, Trading
from ..rules.network import far_enough, knights
from ..rules.production import ProduceStep
from ..rules.progress_cards.politics import Bishop, Wedding
from ..rules.progress_cards.science import Alchemist, PlayAlchemist, PlayInventor
from ..rules.progress_cards.trade import (
    CommercialHarbor,
    MasterMerchant,
    PlayMerchantFleet,
    PlayResourceMonopoly,
    PlayTradeMonopoly,
    ResourceMonopoly,
    TradeMonopoly,
)
from ..rules.state import State
from .hand import wishes
from .knights import landing_chance
from .trades import near_winning
from .winning import can_win_with, payable

HOARDED = (3, 3, 3, 3, 3, TOP_LEVEL, TOP_LEVEL, TOP_LEVEL)
"""The number of cards of a kind with which no more are fetched from the bank: the most that a
purchase costs.
"""
DEAR = 3
"""The rate of the bank from which an exchange must bring a purchase about."""
SOUND = 0.2
"""What a purchase must be worth for that: more than a road or a wall."""
FEW = 2
"""The most cards that a Monopoly takes only to pay for something."""
FLEET = 2  # the rate of the bank with a Merchant Fleet
FETCHING = frozenset(
    card.number
    for card in (
        Bishop,
        CommercialHarbor,
        MasterMerchant,
        ResourceMonopoly,
        TradeMonopoly,
        Wedding,
    )
)
"""Cards that bring cards: they come before a Merchant Fleet, of which less may be needed then."""
HARVEST = 3  # cards that the Alchemist must bring
SWAP = 3  # pips that the Inventor must bring

IDLE = (AskForOffers, CloseTrades, DeclineResource, OpenTrades)
"""Actions that are never of use: talk, and leaving a free card in the bank. Even with more cards
than a seven spares, a card is a card.
"""


def prunes(s: State, seat: int, a: Any) -> bool:
    """Return whether no player would consider *a* here."""
    if isinstance(a, IDLE):
        return True
    if isinstance(a, TradeBank):
        return s.players[seat].hand[a.get] >= HOARDED[a.get] or leads_nowhere(s, seat, a)
    if isinstance(a, PlayMerchantFleet):
        return s.players[seat].rates[a.card] < DEAR or not pays(s, seat, a)
    if isinstance(a, (PlayResourceMonopoly, PlayTradeMonopoly)):
        return brings_little(s, seat, a)
    if isinstance(a, (AcceptTrade, CounterTrade)):
        f = s.stack[-1]
        return isinstance(f, Trading) and near_winning(s, f.seat)
    if isinstance(a, Recruit):
        return landing_chance(s.ship, len(s.players)) > 0 and sleeps_on(s, seat)
    if isinstance(a, MoveKnight):
        return not far_enough(s, a.node)
    if isinstance(a, (Roll, PlayAlchemist)):
        dice = alchemist_dice(s, seat)
        return (a.red, a.yellow) != dice if isinstance(a, PlayAlchemist) else dice is not None
    if isinstance(a, PlayInventor):
        return inventor_gain(s, seat, a) < SWAP
    return False


def leads_nowhere(s: State, seat: int, a: TradeBank) -> bool:
    """Return whether a dear exchange brings no purchase and no win about, even with further ones,
    and makes no hand smaller that a seven would halve.
    """
    player, f = s.players[seat], s.stack[0]
    if not isinstance(f, Acting) or player.cards > player.limit:
        return False
    price = rate(s, f, seat, a.give)
    if price < DEAR:
        return False
    hand = list(player.hand)
    hand[a.give] -= price
    hand[a.get] += 1
    if can_win_with(s, seat, hand, player.rates):
        return False
    return not any(
        cost[a.get] and payable(hand, player.rates, cost) for cost in sound_purchases(s, seat)
    )


def pays(s: State, seat: int, a: PlayMerchantFleet) -> bool:
    """Return whether a Merchant Fleet wins, or brings a purchase about with two exchanges that no
    other card in hand may save.
    """
    player = s.players[seat]
    rates = [FLEET if kind == a.card else rate for kind, rate in enumerate(player.rates)]

    def only_so(cost: Sequence[int]) -> bool:
        return payable(player.hand, rates, cost) and not payable(player.hand, player.rates, cost)

    if can_win_with(s, seat, player.hand, rates):
        return not can_win_with(s, seat, player.hand, player.rates)
    return FETCHING.isdisjoint(player.progress) and any(
        only_so(cost)
        and not any(
            payable(exchanged(player.hand, a.card, kind), player.rates, cost)
            for kind, n in enumerate(cost)
            if n and kind != a.card
        )
        for cost in sound_purchases(s, seat)
    )


def exchanged(hand: Sequence[int], give: int, get: int) -> list[int]:
    """Return a hand after one exchange with a Merchant Fleet."""
    after = [*hand]
    after[give] -= FLEET
    after[get] += 1
    return after


def sleeps_on(s: State, seat: int) -> bool:
    """Return whether a knight that is recruited now and all others cannot be woken in this turn."""
    player = s.players[seat]
    asleep = 1 + sum(not s.active[n] for n in knights(s, seat))
    left = [n - price for n, price in zip(player.hand, KNIGHT_COST, strict=True)]
    return not payable(left, player.rates, [asleep * n for n in ACTIVATION])


def brings_little(s: State, seat: int, a: PlayResourceMonopoly | PlayTradeMonopoly) -> bool:
    """Return whether a Monopoly takes few cards, not all that it may, and they pay for nothing and
    do not win.
    """
    most = (ResourceMonopoly if isinstance(a, PlayResourceMonopoly) else TradeMonopoly).most
    taken = sum(min(most, p.hand[a.card]) for x, p in enumerate(s.players) if x != seat)
    if taken > FEW or taken == most * (len(s.players) - 1):
        return False
    player = s.players[seat]
    hand = list(player.hand)
    hand[a.card] += taken
    if can_win_with(s, seat, hand, player.rates):
        return False
    return not any(
        cost[a.card] > player.hand[a.card] and holds(hand, cost)
        for cost in sound_purchases(s, seat)
    )


def sound_purchases(s: State, seat: int) -> Iterator[Counts]:
    """Yield the costs of purchases that are worth an effort and that the hand cannot pay."""
    for worth, cost in wishes(s, seat):
        if worth >= SOUND:
            whole = list(NONE)
            for kind, n in cost:
                whole[kind] = n
            if not holds(s.players[seat].hand, tuple(whole)):
                yield tuple(whole)


def alchemist_dice(s: State, seat: int) -> tuple[int, int] | None:
    """Return the dice that the Alchemist should set for a rich harvest, with the red die low, or
    None to roll.
    """
    if Alchemist.number not in s.players[seat].progress:
        return None
    top, dice = HARVEST - 1, None
    for total in range(2, 13):
        claims, gold = ProduceStep().claims(s, total)
        cards = sum(claims.get(seat, ())) + gold.get(seat, 0)
        if cards > top and total != 7:
            red = max(1, total - 6)
            top, dice = cards, (red, total - red)
    return dice


def inventor_gain(s: State, seat: int, a: PlayInventor) -> int:
    """Return the pips that swapping two tokens brings to the player's buildings."""
    more = PIPS[s.tokens[a.other]] - PIPS[s.tokens[a.hex]]
    return more * (cards_per_roll(s, seat, a.hex) - cards_per_roll(s, seat, a.other))


def cards_per_roll(s: State, seat: int, hex: int) -> int:
    """Return the number of cards that a roll of its number brings a seat on a hex."""
    if s.island.terrain[hex] == DESERT:
        return 0
    here = [
        s.piece[n]
        for n in s.island.board.hex_nodes[hex]
        if s.owner[n] == seat and s.piece[n] <= TIPPED
    ]
    return len(here) + here.count(CITY)
