"""Whenever the game waits for a seat, no other action is possible (CK-030, H12)."""

from collections.abc import Callable

import pytest

from tabletop_tui.engine import kernel, kind_of
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import (
    AcceptTrade,
    Activate,
    AskForOffers,
    BuildRoad,
    Chase,
    CloseTrades,
    Displace,
    EndBuilding,
    EndTurn,
    Improve,
    LoseCity,
    MoveRobber,
    OpenTrades,
    Propose,
    Roll,
    TradeBank,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import (
    PlayDeserter,
    PlayDiplomat,
    PlaySaboteur,
    PlaySpy,
    PlayWarlord,
    PlayWedding,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import (
    PlayCrane,
    PlayRoadBuilding,
    PlaySmith,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import (
    OfferCard,
    PlayCommercialHarbor,
    PlayMasterMerchant,
)
from tests.games.cities_and_knights.scenario import Scenario, counts, kind, track


def rich(*cards: str) -> Scenario:
    """Return a position in which seat 0 could do a great many things in its turn."""
    s = (
        Scenario()
        .city(0, "forest 8 N", "pasture 4 S")
        .roads(0, "forest 8 N", "NE")
        .hand(0, brick=1, wool=4, paper=1)
    )
    s.knight(0, "forest 8 NE", active=False).card(0, "crane", "warlord", *cards).card(
        1, "spy", "crane"
    )
    return s.hand(1, ore=1, coin=1, cloth=1).hand(2, grain=2, wool=1)


def seven() -> Scenario:
    s = rich().hand(1, brick=6)
    s.roll(3, 4)
    return s


def robbing() -> Scenario:
    s = rich()
    s.roll(3, 4)
    return s


def stealing() -> Scenario:
    s = rich().settlement(1, "hills 11 N").settlement(2, "hills 11 S")
    s.roll(3, 4)
    s.play(0, MoveRobber(s.hex("hills 11")))
    return s


def tapping() -> Scenario:
    s = rich().level(1, science=3)
    s.roll(1, 1)
    return s


def prospecting() -> Scenario:
    s = rich().terrain("hills 6", "gold").settlement(1, "gold 6 N")
    s.roll(1, 5)
    return s


def losing() -> Scenario:
    s = rich().with_(ship=6)
    s.roll(1, 1)
    return s


def rewarding() -> Scenario:
    s = rich().with_(ship=6).knight(1, "hills 5 N", 2).knight(2, "hills 6 N", 2)
    s.roll(1, 1)
    return s


def trimming() -> Scenario:
    s = rich("bishop", "smith", "merchant")
    s.play(0, EndTurn())
    return s


def crowning() -> Scenario:
    s = rich().level(0, science=3).hand(0, paper=3)
    s.play(0, Improve(track("science")))
    return s


def relocating() -> Scenario:
    s = (
        rich()
        .roads(0, "hills 11 N", "NE")
        .knight(0, "hills 11 N", 2)
        .roads(1, "hills 11 NE", "SE", "S")
    )
    s.knight(1, "hills 11 NE")
    s.play(0, Displace(s.node("hills 11 N"), s.node("hills 11 NE")))
    return s


def asked() -> Scenario:
    s = rich()
    s.play(0, AskForOffers())
    return s


def closing() -> Scenario:
    s = rich()
    s.play(0, Propose(counts(wool=1), counts(ore=1), (1,)))
    s.play(1, AcceptTrade())
    return s


def paving() -> Scenario:
    s = rich("road-building")
    s.play(0, PlayRoadBuilding())
    return s


def smithing() -> Scenario:
    s = rich("smith").knight(0, "hills 11 N")
    s.play(0, PlaySmith())
    return s


def bargaining() -> Scenario:
    s = rich("commercial-harbor")
    s.play(0, PlayCommercialHarbor())
    return s


def conceding() -> Scenario:
    s = bargaining()
    s.play(0, OfferCard(1, kind("wool")))
    return s


def picking() -> Scenario:
    s = rich("master-merchant").points(1, 9)
    s.play(0, PlayMasterMerchant(1))
    return s


def deserting() -> Scenario:
    s = rich("deserter").knight(1, "hills 5 N", 2).knight(1, "hills 6 N")
    s.play(0, PlayDeserter(1))
    return s


def enlisting() -> Scenario:
    s = rich("deserter").knight(1, "hills 5 N", 2).roads(0, "hills 11 N", "NE")
    s.play(0, PlayDeserter(1))
    return s


def rebuilding() -> Scenario:
    s = rich("diplomat").roads(0, "pasture 4 S", "SW")
    s.play(0, PlayDiplomat(s.edge("pasture 4 S - SW")))
    return s


def spying() -> Scenario:
    s = rich("spy")
    s.play(0, PlaySpy(1))
    return s


def sabotaging() -> Scenario:
    s = rich("saboteur").points(1, 9)
    s.play(0, PlaySaboteur())
    return s


def gifting() -> Scenario:
    s = rich("wedding").points(1, 9)
    s.play(0, PlayWedding())
    return s


MOMENTS: dict[str, tuple[Callable[[], Scenario], int]] = {
    "discarding": (seven, 1),
    "robbing": (robbing, 0),
    "stealing": (stealing, 0),
    "tapping": (tapping, 1),
    "prospecting": (prospecting, 1),
    "losing": (losing, 0),
    "rewarding": (rewarding, 1),
    "trimming": (trimming, 0),
    "crowning": (crowning, 0),
    "relocating": (relocating, 1),
    "trading": (asked, 1),
    "paving": (paving, 0),
    "trading, closing": (closing, 0),
    "smithing": (smithing, 0),
    "bargaining": (bargaining, 0),
    "conceding": (conceding, 1),
    "picking": (picking, 0),
    "deserting": (deserting, 1),
    "enlisting": (enlisting, 0),
    "rebuilding": (rebuilding, 0),
    "spying": (spying, 0),
    "sabotaging": (sabotaging, 1),
    "gifting": (gifting, 1),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_ck_030_at_every_question_only_the_answer_is_legal(moment):
    make, owing = MOMENTS[moment]
    s = make()
    assert s.waits_for == moment.split(",")[0] and owing in s.who
    others = [
        EndTurn(),
        EndBuilding(),
        Roll(),
        TradeBank(kind("wool"), kind("ore")),
        BuildRoad(s.edge("forest 8 NE - SE")),
        Activate(s.node("forest 8 NE")),
        Chase(s.node("forest 8 NE")),
        Improve(0),
        PlayCrane(),
        PlayWarlord(),
        Propose(counts(wool=1), counts(ore=1), (1,)),
        OpenTrades(),
        LoseCity(s.node("hills 11 N")),
    ]
    for seat in range(3):
        for action in others:
            s.refused(seat, action)
        if moment != "trading":  # players asked may also close trades
            s.refused(seat, CloseTrades())
        if seat not in s.who:
            meanwhile = {kind_of(one.action) for one in kernel.offers(GAME, s.s, seat)}
            assert meanwhile <= ({"withdraw-trade"} if moment == "trading" else set())
            for offer in kernel.offers(GAME, s.s, owing):
                s.refused(seat, offer.choices.sample(lambda n: 0))


def test_ck_030_every_kind_of_question_is_looked_at():
    quiet = {
        "settling",
        "opening",
        "rolling",
        "acting",
        "ending",
        "building",
        "producing",
        "attacking",
        "retreating",
    }
    assert {step.frame.__name__.lower() for step in GAME.steps} == {
        moment.split(",")[0] for moment in MOMENTS
    } | quiet


def test_ck_028_a_round_is_over_when_the_start_player_follows():
    s = Scenario().with_(first=1)
    for seat, number in ((0, 2), (1, 3), (2, 3), (0, 3), (1, 4)):
        assert s.now().turn == seat
        if s.waits_for == "rolling":
            s.roll(1, 1)
        assert GAME.current_turn(s.s) == (number, seat)
        s.play(seat, EndTurn())
