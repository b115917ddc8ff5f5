"""The turn: opening, the roll, the main part, the end, and the special building phase of five and
six players.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from operator import ge, gt
from typing import Any

from ....engine import Draw, Illegal, Menu, Offer, OneOf, Say, Step, draw, need
from . import build, improve, intrigues, knights, talks, trade
from .actions import EndBuilding, EndTurn, Roll
from .barbarians import sail
from .events import BuildingBegan, BuildingEnded, DiceShuffled, Rolled, TurnStarted
from .frames import Acting, Building, Ending, Opening, Producing, Rolling, Trimming
from .network import pieces
from .parts import Card, Choice, Means, Single, TurnPart
from .progress_cards import commerce, politics, science
from .progress_cards.cards import PlayAlchemist
from .progress_cards.progress import draw_at_gate
from .purse import Bill
from .state import State
from .things import ALCHEMIST, HELD, PAIRS, RESOURCES, SHIP
from .victory import crown, win

Asked = tuple[tuple[TurnPart[Any], bool], ...]  # parts, and whether they are possible for sure
ALCHEMY = tuple(PlayAlchemist(red, yellow) for red in range(1, 7) for yellow in range(1, 7))


def refresh_knights(s: State) -> None:
    """A new turn or building phase: every knight may act and be promoted again (H38, H71)."""
    s.tired = [False] * len(s.tired)
    s.promoted = [False] * len(s.promoted)


class OpenStep(Step[State, Opening]):
    """Who has the points when the own turn begins has won (CK-024)."""

    frame, rule = Opening, "turn"

    def who(self, s: State, f: Opening) -> tuple[int, ...]:
        return ()

    def run(self, s: State, f: Opening, say: Say) -> None:
        say(TurnStarted(f.seat))
        if s.players[f.seat].points >= s.house.points:
            win(s, f.seat, say)
        else:
            s.stack[-1] = Rolling(f.seat)


class Rolls(Single[Rolling]):
    """Roll the dice."""

    action, only = Roll, OneOf((Roll(),))

    def apply(self, s: State, f: Rolling, seat: int, a: Roll, say: Say) -> None:
        if not s.house.deck:
            cast(s, seat, 1 + draw(s, 6), 1 + draw(s, 6), say)
            return
        if not s.dice:
            s.dice = list(range(PAIRS))
            say(DiceShuffled())
        pair = s.dice.pop(draw(s, len(s.dice)))
        cast(s, seat, 1 + pair // 6, 1 + pair % 6, say)


class Alchemist(Card[Rolling]):
    """Set the red and the yellow die; the event die is left to chance (CK-174)."""

    action, card, nothing = PlayAlchemist, ALCHEMIST, "no-such-dice"

    def actions(self, s: State, f: Rolling, seat: int) -> Sequence[PlayAlchemist]:
        return ALCHEMY

    def play(self, s: State, f: Rolling, seat: int, a: PlayAlchemist, say: Say) -> None:
        cast(s, seat, a.red, a.yellow, say)


def cast(s: State, seat: int, red: int, yellow: int, say: Say) -> None:
    """With two dice lying, roll the event die; it is resolved before the number (CK-027)."""
    event = draw(s, 6)
    event = event if event < SHIP else SHIP
    s.rolls[red + yellow] += 1
    say(Rolled(seat, red, yellow, event))
    s.stack[-1] = Acting(seat)
    s.stack.append(Producing(red + yellow))
    if event == SHIP:
        sail(s, say)
    else:
        draw_at_gate(s, event, red, say)
        crown(s, say)


class RollStep(Menu[State, Rolling]):
    """Nothing but the Alchemist comes before the roll (CK-025)."""

    frame, rule = Rolling, "roll"
    parts = (Rolls(), Alchemist())

    def sample(self, s: State, f: Rolling, seat: int, draw: Draw) -> Any:
        ways = 2 if ALCHEMIST in s.players[seat].progress else 1
        return self.parts[draw(ways)].sample(s, f, seat, draw)

    def check(self, s: State, f: Rolling, seat: int, a: Any) -> None:
        part = self.by_action.get(type(a))
        if part is None:
            raise Illegal("roll-first")
        part.check(s, f, seat, a)


class Ends(Single[Acting]):
    """Pass the dice on; a fifth progress card must go first (CK-168)."""

    action = EndTurn
    only = OneOf((EndTurn(),))

    def check(self, s: State, f: Acting, seat: int, a: EndTurn) -> None:
        """Always possible."""

    def apply(self, s: State, f: Acting, seat: int, a: EndTurn, say: Say) -> None:
        s.stack[-1] = Ending(seat)
        if len(s.players[seat].progress) > HELD:
            s.stack.append(Trimming([int(x == seat) for x in range(len(s.players))]))


class ActStep(Menu[State, Acting]):
    """Trade, build and play cards in any order (CK-028); the game ends at once when the points are
    there (CK-266).
    """

    frame, rule = Acting, "turn"
    parts = (
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
        trade.BankTrade(),
        talks.Proposing(),
        talks.Asking(),
        talks.Quieting(),
        talks.Hearing(),
        science.Crane(),
        science.Engineer(),
        science.Inventor(),
        science.Irrigation(),
        science.Medicine(),
        science.Mining(),
        science.RoadBuilding(),
        science.Smith(),
        commerce.CommercialHarbor(),
        commerce.MasterMerchant(),
        commerce.Merchant(),
        commerce.MerchantFleet(),
        commerce.ResourceMonopoly(),
        commerce.TradeMonopoly(),
        politics.Bishop(),
        politics.Deserter(),
        politics.Diplomat(),
        politics.Intrigue(),
        intrigues.Saboteur(),
        intrigues.Spy(),
        politics.Warlord(),
        intrigues.Wedding(),
    )

    without_cards = tuple([part for part in parts if not isinstance(part, Card)])
    cards = tuple([part for part in parts if isinstance(part, Card)])
    assert parts == without_cards + cards
    by_card = {card.card: card for card in cards}
    assert [*by_card] == sorted(by_card)

    def asked(self, s: State, f: Acting, seat: int) -> Asked:
        """The parts that may be possible. Most are out of question: what the hand cannot pay, what
        takes a ready knight where there is none, and the cards that nobody holds.
        """
        player = s.players[seat]
        hand, own = player.hand, pieces(s, seat)
        cities = bool(own.cities)
        found = within(
            payable(bytes(hand[:RESOURCES]).translate(ENOUGH)),
            cities,
            knights.muster(s, own.knights) if own.knights else 0,
            f.crane or True in map(gt, hand[RESOURCES:], player.tracks),
            bool(f.fleet) or True in map(ge, hand, player.rates),
            player.cards > 0 and not talks.reason_for_silence(s, f, seat),
            player.trades if s.house.trades else None,
        )
        return found + playable(tuple(player.progress), cities) if player.progress else found

    def offers(self, s: State, f: Acting, seat: int) -> Iterable[Offer]:
        found = []
        for part, sure in self.asked(s, f, seat):
            if sure and part.given is not None:
                found.append(part.given)
                continue
            choices = part.offer(s, f, seat)
            if choices is not None:
                found.append(Offer(part.action, choices))
        return found

    def sample(self, s: State, f: Acting, seat: int, draw: Draw) -> Any:
        found = []
        for part, sure in self.asked(s, f, seat):
            if sure or part.possible(s, f, seat):
                found.append(part)
        return found[draw(len(found))].sample(s, f, seat, draw)

    def check(self, s: State, f: Acting, seat: int, a: Any) -> None:
        part = self.by_action.get(type(a))
        if part is None:
            raise Illegal("rolled-already" if isinstance(a, (Roll, PlayAlchemist)) else "not-now")
        part.check(s, f, seat, a)

    def apply(self, s: State, f: Acting, seat: int, a: Any, say: Say) -> None:
        self.by_action[type(a)].apply(s, f, seat, a, say)
        crown(s, say)


@lru_cache(maxsize=1024)
def playable(held: tuple[int, ...], cities: bool) -> Asked:
    """The progress cards of a turn among those held, each once; without *cities* none that takes
    one.
    """
    parts = [part for card, part in ActStep.by_card.items() if card in held]
    return tuple([(part, False) for part in parts if cities or not part.urban])


ENOUGH = bytes([min(n, 3) for n in range(256)])  # no price asks for more of a kind


PRICES = frozenset(part.cost for part in ActStep.without_cards if isinstance(part, Choice))
COVERED: dict[frozenset[Bill], frozenset[Bill]] = {}


@cache
def payable(resources: bytes) -> frozenset[Bill]:
    """The prices that so many resources cover, of each kind at most three. Equal ones are the same
    object, so that they are found in a cache at once.
    """
    found = [cost for cost in PRICES if all(resources[kind] >= n for kind, n in cost)]
    return COVERED.setdefault(frozenset(found), frozenset(found))


@lru_cache(maxsize=4096)
def within(*means: Any) -> Asked:
    """The parts of a turn, cards apart, that such :class:`Means` leave open."""
    of = Means(*means)
    return tuple([(part, part.sure) for part in ActStep.without_cards if part.within(of)])


class EndStep(Step[State, Ending]):
    """What lasted for the turn is over, and the next player follows (H68)."""

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
    """The turn passes to a seat."""
    refresh_knights(s)
    s.turn = seat
    s.round += seat == s.first
    s.stack[-1] = Opening(seat)


class Done(Single[Building]):
    """The next seat builds, or after all others the next turn begins."""

    action = EndBuilding
    only = OneOf((EndBuilding(),))

    def check(self, s: State, f: Building, seat: int, a: EndBuilding) -> None:
        """Always possible."""

    def apply(self, s: State, f: Building, seat: int, a: EndBuilding, say: Say) -> None:
        say(BuildingEnded(seat))
        following = (seat + 1) % len(s.players)
        if following == f.ended:
            begin(s, (following + 1) % len(s.players))
        else:
            refresh_knights(s)
            s.stack[-1] = Building(following, f.ended)


class BuildStep(Menu[State, Building]):
    """Build and buy, but no trade, no cards, no knight actions, no victory (CK-271 to CK-276)."""

    frame, rule, forced = Building, "special-building", True
    parts = (
        Done(),
        build.Road(), build.Settlement(), build.City(), build.Wall(), improve.Improvement(),
        knights.Recruiting(), knights.Activating(), knights.Promoting(),
    )  # fmt: skip

    def check(self, s: State, f: Building, seat: int, a: Any) -> None:
        need(type(a) in self.by_action, "special-building-only")
        super().check(s, f, seat, a)
