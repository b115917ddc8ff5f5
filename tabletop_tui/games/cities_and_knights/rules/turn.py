"""The turn: opening, roll, main part, end, and the special building phase with five or
six players.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from operator import ge, gt
from typing import Any

from ....engine import Draw, Menu, Offer, Say, Step, draw
from . import bank_trade, build, improve, knights, player_trade
from .actions import EndBuilding, EndTurn, Roll
from .constants import HELD, PAIRS, RESOURCES
from .dice import resolve_roll
from .events import BuildingBegan, BuildingEnded, DiceShuffled, TurnStarted
from .frames import Acting, Building, Ending, Opening, Rolling, Trimming
from .network import pieces
from .parts import SeatAssets, Single, TurnPart
from .payments import Bill
from .progress_cards.catalogue import PLAYED
from .state import State
from .victory import check_victory, end_game

Parts = tuple[TurnPart[Any], ...]


def refresh_knights(s: State) -> None:
    """Ready the knights for a turn or building phase: each may act and be promoted again (H38,
    H71).
    """
    s.tired = [False] * len(s.tired)
    s.promoted = [False] * len(s.promoted)


class OpenStep(Step[State, Opening]):
    """A player with enough points at the start of their turn wins (CK-024)."""

    frame, rule = Opening, "turn"

    def who(self, s: State, f: Opening) -> tuple[int, ...]:
        return ()

    def run(self, s: State, f: Opening, say: Say) -> None:
        say(TurnStarted(f.seat))
        if s.players[f.seat].points >= s.house.points:
            end_game(s, f.seat, say)
        else:
            s.stack[-1] = Rolling(f.seat)


class Rolls(Single[Rolling]):
    """Roll the dice."""

    action = Roll

    def apply(self, s: State, f: Rolling, seat: int, a: Roll, say: Say) -> None:
        if not s.house.deck:
            resolve_roll(s, seat, 1 + draw(s, 6), 1 + draw(s, 6), say)
            return
        if not s.dice:
            s.dice = list(range(PAIRS))
            say(DiceShuffled())
        pair = s.dice.pop(draw(s, len(s.dice)))
        resolve_roll(s, seat, 1 + pair // 6, 1 + pair % 6, say)


class RollStep(Menu[State, Rolling]):
    """Before the roll, only some progress cards may be played (CK-025)."""

    frame, rule, wrong_kind = Rolling, "roll", "roll-first"
    cards = tuple([card for card in PLAYED if card.phase is Rolling])
    parts = (Rolls(), *cards)

    def sample(self, s: State, f: Rolling, seat: int, draw: Draw) -> Any:
        held = s.players[seat].progress
        found = [self.parts[0], *[card for card in self.cards if card.number in held]]
        return found[draw(len(found))].sample(s, f, seat, draw)


class Ends(Single[Acting]):
    """End the turn; a fifth progress card must be discarded first (CK-168)."""

    action = EndTurn

    def apply(self, s: State, f: Acting, seat: int, a: EndTurn, say: Say) -> None:
        s.stack[-1] = Ending(seat)
        if len(s.players[seat].progress) > HELD:
            s.stack.append(Trimming([int(x == seat) for x in range(len(s.players))]))


class ActStep(Menu[State, Acting]):
    """Trade, build and play cards in any order (CK-028); the game ends as soon as the points are
    reached (CK-266).
    """

    frame, rule = Acting, "turn"
    without_cards: tuple[TurnPart[Any], ...] = (
        Ends(),
        build.Road(),
        build.Settlement(),
        build.City(),
        build.Wall(),
        improve.Improvement(),
        knights.Recruiting(),
        knights.Activating(),
        knights.Promoting(),
        knights.Moving(),
        knights.Displacing(),
        knights.Chasing(),
        bank_trade.BankTrade(),
        player_trade.Proposing(),
        player_trade.Asking(),
        player_trade.ClosingTrades(),
        player_trade.OpeningTrades(),
    )
    parts = (*without_cards, *[card for card in PLAYED if card.phase is Acting])

    def plausible_parts(self, s: State, f: Acting, seat: int) -> Parts:
        """Return the parts that may be possible.

        Most are ruled out by what the seat has: its hand cannot pay, no knight is ready, or the
        card is not held.
        """
        player = s.players[seat]
        hand, own = player.hand, pieces(s, seat)
        cities = bool(own.cities)
        prices = payable(bytes(hand[:RESOURCES]).translate(AT_MOST_THREE))
        found = without_cards_for(
            prices,
            cities,
            knights.readiness(s, own.knights) if own.knights else 0,
            f.crane or True in map(gt, hand[RESOURCES:], player.tracks),
            bool(f.fleet) or True in map(ge, hand, player.rates),
            player.cards > 0 and not player_trade.why_no_proposals(s, f, seat),
            player.trades if s.house.trades else None,
        )
        if player.progress:
            return found + cards_for(tuple(player.progress), prices, cities)
        return found

    def offers(self, s: State, f: Acting, seat: int) -> Iterable[Offer]:
        found = []
        for part in self.plausible_parts(s, f, seat):
            if part.given is not None:
                found.append(part.given)
                continue
            choices = part.offer(s, f, seat)
            if choices is not None:
                found.append(Offer(part.action, choices))
        return found

    def sample(self, s: State, f: Acting, seat: int, draw: Draw) -> Any:
        found = []
        for part in self.plausible_parts(s, f, seat):
            if part.sure or part.possible(s, f, seat):
                found.append(part)
        return found[draw(len(found))].sample(s, f, seat, draw)

    def why_wrong_kind(self, s: State, f: Acting, seat: int, a: Any) -> str:
        return "rolled-already" if type(a) in RollStep.by_action else "not-now"

    def apply(self, s: State, f: Acting, seat: int, a: Any, say: Say) -> None:
        self.by_action[type(a)].apply(s, f, seat, a, say)
        check_victory(s, say)


@lru_cache(maxsize=4096)
def cards_for(held: tuple[int, ...], prices: frozenset[Bill], cities: bool) -> Parts:
    """Return the progress cards among *held*, each once, that prices and cities allow."""
    cards = [card for card in PLAYED if card.phase is Acting and card.number in held]
    paid = [card for card in cards if not card.cost or card.cost in prices]
    return tuple([card for card in paid if cities or not card.urban])


AT_MOST_THREE = bytes([min(n, 3) for n in range(256)])  # no price asks for more of a kind
PRICES = frozenset(part.cost for part in (*ActStep.without_cards, *PLAYED))
COVERED: dict[frozenset[Bill], frozenset[Bill]] = {}


@cache
def payable(resources: bytes) -> frozenset[Bill]:
    """Return the prices these resources cover, each kind counted up to three.

    Equal sets are the same object, so cache lookups are fast.
    """
    found = [cost for cost in PRICES if all(resources[kind] >= n for kind, n in cost)]
    return COVERED.setdefault(frozenset(found), frozenset(found))


@lru_cache(maxsize=4096)
def without_cards_for(*means: Any) -> Parts:
    """Return the parts of a turn that such :class:`SeatAssets` allow, cards aside."""
    of = SeatAssets(*means)
    return tuple([part for part in ActStep.without_cards if part.plausible(of)])


class EndStep(Step[State, Ending]):
    """End the effects that last a turn, and start the next player's (H68)."""

    frame, rule = Ending, "turn"

    def who(self, s: State, f: Ending) -> tuple[int, ...]:
        return ()

    def run(self, s: State, f: Ending, say: Say) -> None:
        following = (f.seat + 1) % len(s.players)
        if len(s.players) >= 5:
            refresh_knights(s)
            s.stack[-1] = Building(following, f.seat)
            say(BuildingBegan())
        else:
            begin(s, following)


def begin(s: State, seat: int) -> None:
    """Start the turn of a seat."""
    refresh_knights(s)
    s.turn = seat
    s.round += seat == s.first
    s.stack[-1] = Opening(seat)


class Done(Single[Building]):
    """Let the next seat build or, after all others, start the next turn."""

    action = EndBuilding

    def apply(self, s: State, f: Building, seat: int, a: EndBuilding, say: Say) -> None:
        say(BuildingEnded(seat))
        following = (seat + 1) % len(s.players)
        if following == f.ended:
            begin(s, (following + 1) % len(s.players))
        else:
            refresh_knights(s)
            s.stack[-1] = Building(following, f.ended)


class BuildStep(Menu[State, Building]):
    """Build and buy, but no trade, cards, knight actions or victory (CK-271 to CK-276)."""

    frame, rule, forced, wrong_kind = Building, "special-building", True, "special-building-only"
    parts = (
        Done(),
        build.Road(), build.Settlement(), build.City(), build.Wall(), improve.Improvement(),
        knights.Recruiting(), knights.Activating(), knights.Promoting(),
    )  # fmt: skip
