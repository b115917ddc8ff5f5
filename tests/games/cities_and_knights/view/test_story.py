"""The story of Cities & Knights matches what happened, then and there, in every language."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from tabletop_tui.engine import Value
from tabletop_tui.engine.event import Event
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.actions import (
    MoveRobber,
    PlaceRoad,
    PlaceSettlement,
    Recruit,
    Steal,
)
from tabletop_tui.games.cities_and_knights.rules.events import (
    Activated,
    BuildingBegan,
    Built,
    KnightDisplaced,
    KnightMoved,
    Promoted,
    Recruited,
    RobberChased,
    RobberMoved,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import PlayBishop
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import PlayInventor
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import (
    PlayMerchant,
    PlayTradeMonopoly,
)
from tabletop_tui.games.cities_and_knights.view.describe import hexagon
from tabletop_tui.play.story.narration import lines
from tabletop_tui.play.story.recap import concerns
from tabletop_tui.play.text import Words, languages
from tests.games.cities_and_knights.scenario import Scenario, kind, kinds
from tests.playing import NAMES, new_table, play_on

MAPS = Path(__file__).parents[4] / "docs" / "maps"


def story(s: Scenario, told: list[Event], code: str = "en") -> list[str]:
    """Return the sentences of the events."""
    return [text for event in told if (text := Words(GAME, NAMES, code).of(s.s, event))]


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Anna plays Trade Monopoly and names cloth."),
        ("nl", "Anna speelt de kaart Handelsmonopolie en noemt laken."),
        ("es", "Anna juega la carta Monopolio comercial y nombra tela."),
    ],
)
def test_a_monopoly_names_its_kind_even_if_nobody_holds_it(code: str, line: str) -> None:
    s = Scenario().card(0, "trade-monopoly").hand(1, wool=1)
    assert story(s, s.play(0, PlayTradeMonopoly(kind("cloth"))), code)[0] == line


def test_the_story_names_hexes_by_what_an_inventor_does_not_change() -> None:
    s = Scenario().card(0, "inventor").hand(0, wool=1)
    mountains, hills = s.hex("mountains 9"), s.hex("hills 5")
    before = story(s, [RobberMoved(0, mountains)])
    told = s.play(0, PlayInventor(mountains, hills))
    assert story(s, [RobberMoved(0, mountains)]) == before
    line = story(s, told)[-1]
    assert re.search(r"mountains [A-E]\d now has 5, and hills [A-E]\d has 9\.$", line)


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("count", [3, 5])
def test_two_hexes_never_share_a_name(count: int, code: str) -> None:
    for seed in range(12):
        state = new_table(GAME, count, seed).state
        words = Words(GAME, NAMES, code)
        told = [words.of(state, RobberMoved(0, n)) for n in range(len(state.tokens))]
        menu = [words.of(state, MoveRobber(n)) for n in range(len(state.tokens))]
        assert len({*told}) == len(told) and len({*menu}) == len(menu)


def custom(hexes: str) -> dict[str, Value]:
    """Return the table options of a custom island."""
    return {"map": "custom", "mapfile": hexes}


STRIP = json.dumps(
    {
        "hexes": [{"q": q, "r": 0, "terrain": "forest", "number": 4} for q in range(20)],
        "harbors": [{"q": 0, "r": 0, "side": "W", "kind": "any"}],
    }
)
"""An island one hex wide: every corner is on the coast, and two corners have the same hexes."""


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize(
    ("count", "options"),
    [
        (3, {}),
        (5, {}),
        (4, {"map": "base-beginner"}),
        (4, custom((MAPS / "golden-isle.json").read_text(encoding="utf-8"))),
        (2, custom(STRIP)),
    ],
    ids=["small", "large", "beginner", "golden-isle", "strip"],
)
def test_two_places_never_share_a_name(count: int, options: dict[str, Value], code: str) -> None:
    state = new_table(GAME, count, 1, options=options).state
    words, board = Words(GAME, NAMES, code), state.island.board
    for piece, kind_of, places in (
        ("settlement", PlaceSettlement, range(len(board.node_hexes))),
        ("road", PlaceRoad, range(len(board.edge_hexes))),
    ):
        menu = Counter(words.of(state, kind_of(place)) for place in places)
        told = Counter(words.of(state, Built(0, piece, place)) for place in places)
        assert [name for name, n in (menu | told).items() if n > 1] == []


def test_a_side_of_the_coast_is_told_only_where_another_has_the_same_hexes() -> None:
    s = Scenario()
    words = Words(GAME, NAMES, "en")
    inland, corner = s.node("hills 11 N"), s.node("forest 11 S")
    names = [words.of(s.now(), PlaceSettlement(node)) for node in (inland, corner)]
    assert names[0].endswith("mountains 9, desert and hills 11") and names[1].endswith(
        "forest 11 S"
    )


def test_a_token_alone_is_enough_where_no_other_hex_has_both() -> None:
    s = Scenario()
    words = Words(GAME, NAMES, "en")
    assert words.fact(hexagon(s.now(), s.hex("hills 5"))) == "hills 5"


def test_a_wall_that_falls_with_its_city_is_told() -> None:
    s = Scenario().with_(ship=6).city(0, "forest 8 N").wall("forest 8 N")
    assert any(line.endswith("Its wall falls too.") for line in story(s, s.roll(1, 1)))
    s = Scenario().with_(ship=6).city(0, "forest 8 N")
    assert not any("wall" in line for line in story(s, s.roll(1, 1)))


def test_who_lost_longest_road_is_told() -> None:
    s = (
        Scenario(turn=1)
        .roads(0, "hills 11 N", "NE", "SE", "S", "SW", "NW")
        .roads(1, "pasture 3 S", "hills 11 SE")
    )
    s.roads(1, "forest 8 N", "NE", "SE", "S", "SW", "NW").with_(longest_road=0)
    s.hand(1, wool=1, ore=1)
    told = s.play(1, Recruit(s.node("hills 11 SE")))
    assert story(s, told)[-1].startswith("Ben takes Longest Road from Anna, with ")


def test_who_lost_the_merchant_is_told() -> None:
    s = Scenario().card(0, "merchant").settlement(0, "hills 5 N")
    s.with_(merchant=s.hex("mountains 9"), merchant_owner=1)
    told = s.play(0, PlayMerchant(s.hex("hills 5")))
    assert "Anna takes the merchant from Ben and places it on " in story(s, told)[1]


def test_the_special_building_phase_is_told_with_five_and_not_with_four() -> None:
    for count, begins in ((5, True), (4, False)):
        table = play_on(new_table(GAME, count, 2), 300, 2)
        events = [event for events in table.events for event in events]
        assert any(isinstance(event, BuildingBegan) for event in events) is begins
        told = kinds(events)
        after = {told[n - 1] for n, one in enumerate(told) if one == "building-began"}
        assert "turn-started" not in after


def test_a_card_is_played_in_every_language_whatever_article_its_name_would_take() -> None:
    s = Scenario().card(0, "merchant").settlement(0, "hills 5 N")
    told = s.play(0, PlayMerchant(s.hex("hills 5")))
    assert story(s, told, "nl")[0] == "Anna speelt de kaart Handelaar."
    assert story(s, told, "es")[0] == "Anna juega la carta Comerciante."


@pytest.mark.parametrize("code", languages())
def test_nobody_says_please_in_a_refusal_of_offers(code: str) -> None:
    words = Words(GAME, NAMES, code)
    assert words.say("no-talked-enough").startswith(("You have", "Je hebt", "Ya has"))
    assert "please" not in words.say("event-trades-closed", seat="Anna").lower()


@pytest.mark.parametrize("code", languages())
def test_the_robber_and_an_inventor_name_those_whom_they_concern(code: str) -> None:
    s = Scenario().settlement(1, "hills 5 N").settlement(2, "mountains 9 N")
    s = s.card(0, "bishop", "inventor")
    hills, mountains = s.hex("hills 5"), s.hex("mountains 9")
    told = s.play(0, PlayBishop(hills))
    line = next(text for text in story(s, told, code) if "B" in text and NAMES[1] in text)
    assert NAMES[0] in line and NAMES[2] not in line
    told = s.play(0, PlayInventor(hills, mountains))
    line = story(s, told, code)[-1]
    assert NAMES[1] in line and NAMES[2] in line
    (moved,) = [event for event in told if event.kind == "tokens-swapped"]  # type: ignore[attr-defined]
    words = Words(GAME, NAMES, code)
    (heard,) = lines([moved], s.s, words, 1, 5, 0)
    assert concerns(heard, 1) and concerns(heard, 2) and not concerns(heard, 0)


def test_a_robber_beside_nobody_names_nobody() -> None:
    assert story(Scenario(), [RobberMoved(0, 3)])[0].count("next to") == 0


def test_who_may_be_robbed_is_named_with_the_cards() -> None:
    s = Scenario().hand(1, wool=2, ore=1).hand(2, wool=1)
    words = Words(GAME, NAMES, "en")
    assert words.of(s.now(), Steal(1)) == "Steal from Ben (3 cards)"
    assert words.of(s.now(), Steal(2)) == "Steal from Cleo (1 card)"


@pytest.mark.parametrize(("code", "free"), [("en", "for free"), ("nl", "gratis"), ("es", "gratis")])
def test_what_a_card_gives_for_nothing_is_told_as_free(code: str, free: str) -> None:
    s = Scenario()
    for event in (Built, Promoted, Activated):
        facts = {Built: ("road", 1), Promoted: (1, 2), Activated: (1,)}[event]
        paid, given = story(s, [event(0, *facts), event(0, *facts, True)], code)
        assert free in given and free not in paid and paid.endswith("."), given


@pytest.mark.parametrize("code", ["en", "nl", "es"])
def test_which_knight_acts_is_told_by_where_it_stood(code: str) -> None:
    s = Scenario()
    (stood,) = story(s, [Recruited(0, 5)], code)
    place = stood[stood.index("(") :].rstrip(".")
    told = [KnightMoved(0, 5, 9), KnightDisplaced(0, 5, 9, 1), RobberChased(0, 5)]
    assert all(place in line for line in story(s, told, code))
