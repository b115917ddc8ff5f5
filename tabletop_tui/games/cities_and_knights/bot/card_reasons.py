"""What speaks for playing a progress card, with the numbers of this position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ....engine import Reason, Who, Word
from ..rules.actions import Displace
from ..rules.constants import KINDS, KNIGHTS, PAPER
from ..rules.network import knights
from ..rules.progress_cards.catalogue import CARDS
from ..rules.progress_cards.politics import (
    PlayDeserter,
    PlayDiplomat,
    PlayIntrigue,
    PlaySaboteur,
    PlaySpy,
    PlayWedding,
    TakeProgress,
    invited,
    sabotaged,
)
from ..rules.progress_cards.science import PlayCrane
from ..rules.progress_cards.trade import (
    PlayCommercialHarbor,
    PlayMasterMerchant,
    PlayMerchantFleet,
)
from ..rules.state import State
from .purchases import improvement, improvements, next_levels, short

HELPED = 2  # commodities of other players that a visit to them may reasonably bring


def card_reasons(before: State, after: State, seat: int, a: Any) -> list[Reason]:
    """Return what an action of a progress card does here, if that can be said with a number."""
    tell = TELLING.get(type(a))
    return [] if tell is None else list(tell(before, after, seat, a))


def crane(before: State, after: State, seat: int, a: PlayCrane) -> Iterator[Reason]:
    """Yield the level that only the lower price makes affordable."""
    hand = before.players[seat].hand
    dear = dict(next_levels(before, seat))
    for track, cost in next_levels(after, seat):
        if not short(hand, cost) and short(hand, dear[track]):
            yield "why-short", {"missing": 0, "thing": improvement(after, seat, track)}
            return


def harbor(before: State, after: State, seat: int, a: PlayCommercialHarbor) -> Iterator[Reason]:
    """Yield the level that the commodities of a visit may pay for."""
    asked = sum(bool(p.cards) for x, p in enumerate(before.players) if x != seat)
    offered = min(asked, sum(before.players[seat].hand[:PAPER]))
    rows = [
        (short(before.players[seat].hand, cost), thing)
        for thing, cost in improvements(before, seat)
    ]
    near = [(n, thing) for n, thing in rows if 0 < n <= min(offered, HELPED)]
    if near:
        missing, thing = min(near, key=lambda row: row[0])
        yield "why-visits", {"missing": missing, "thing": thing, "n": offered}


def fleet(before: State, after: State, seat: int, a: PlayMerchantFleet) -> Iterator[Reason]:
    """Yield what the lower rate brings for the cards in hand."""
    player = before.players[seat]
    have, rate = player.hand[a.card], player.rates[a.card]
    gained = have // 2 - have // rate
    if gained > 0:
        facts = {"n": have // 2, "before": have // rate, "kind": Word(f"kind-{KINDS[a.card]}")}
        yield "why-fleet", facts


def spy(before: State, after: State, seat: int, a: PlaySpy) -> Iterator[Reason]:
    """Yield how many progress cards there are to choose from."""
    yield "why-spies", {"seat": Who(a.victim), "n": len(before.players[a.victim].progress)}


def merchant(before: State, after: State, seat: int, a: PlayMasterMerchant) -> Iterator[Reason]:
    """Yield how many cards there are to choose from, and how many are taken."""
    cards = before.players[a.victim].cards
    yield "why-picks", {"seat": Who(a.victim), "n": cards, "taken": min(2, cards)}


def deserter(before: State, after: State, seat: int, a: PlayDeserter) -> Iterator[Reason]:
    """Yield the strength that the victim loses at least."""
    ranks = sorted(before.piece[n] - KNIGHTS for n in knights(before, a.victim))
    yield "why-deserts", {"seat": Who(a.victim), "n": ranks[0], "all": sum(ranks)}


def driven(before: State, after: State, seat: int, a: PlayIntrigue | Displace) -> Iterator[Reason]:
    """Yield whose knight must go, and its strength."""
    node = a.node if isinstance(a, PlayIntrigue) else a.to
    facts = {"seat": Who(before.owner[node]), "n": before.piece[node] - KNIGHTS}
    yield "why-drives", facts


def diplomat(before: State, after: State, seat: int, a: PlayDiplomat) -> Iterator[Reason]:
    """Yield whose longest road becomes shorter."""
    rival = before.road[a.edge]
    if rival in (-1, seat):
        return
    then, now = (s.players[rival].longest for s in (before, after))
    if now < then:
        yield "why-cuts", {"seat": Who(rival), "n": now, "before": then}


def saboteur(before: State, after: State, seat: int, a: PlaySaboteur) -> Iterator[Reason]:
    """Yield how many cards are discarded, and by how many opponents."""
    lost = [n for n in sabotaged(before, seat) if n]
    yield "why-sabotages", {"n": sum(lost), "players": len(lost)}


def wedding(before: State, after: State, seat: int, a: PlayWedding) -> Iterator[Reason]:
    """Yield how many cards are given, and by how many opponents."""
    given = [n for n in invited(before, seat) if n]
    yield "why-gifts", {"n": sum(given), "players": len(given)}


def taken(before: State, after: State, seat: int, a: TakeProgress) -> Iterator[Reason]:
    """Yield what the card is good for, which only who takes it may hear."""
    yield "why-useful", {"does": Word(f"card-{CARDS[a.card]}-does")}


TELLING: dict[type[Any], Callable[[State, State, int, Any], Iterator[Reason]]] = {
    Displace: driven,
    PlayCommercialHarbor: harbor,
    PlayCrane: crane,
    PlayDeserter: deserter,
    PlayDiplomat: diplomat,
    PlayIntrigue: driven,
    PlayMasterMerchant: merchant,
    PlayMerchantFleet: fleet,
    PlaySaboteur: saboteur,
    PlaySpy: spy,
    PlayWedding: wedding,
    TakeProgress: taken,
}
