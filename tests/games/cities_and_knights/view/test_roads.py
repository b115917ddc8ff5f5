"""The text on what a road gains, in every language."""

from __future__ import annotations

import pytest

from tabletop_tui.games import find
from tabletop_tui.games.cities_and_knights.rules.network import road_spots, settlement_spots
from tabletop_tui.games.cities_and_knights.view.coordinates import name_of
from tabletop_tui.games.cities_and_knights.view.plain import about_place
from tabletop_tui.games.cities_and_knights.view.roads import brings, leads_to
from tabletop_tui.play.text import Words
from tests.games.cities_and_knights.scenario import Scenario

LANGUAGES = {
    "en": ("no room to settle", "one more road reaches "),
    "nl": ("geen plek voor een dorp", "nog een straat bereikt "),
    "es": ("sin sitio para un poblado", "otra carretera llega a "),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_road_that_opens_nothing_says_so_and_what_one_more_would_open(language: str) -> None:
    s = Scenario(3).settlement(0, "forest 8 N").now()
    words = Words(find("cities_and_knights"), ["Anna", "Ben", "Cleo"], language)
    leads = LANGUAGES[language][1]
    fitting = road_spots(s, 0)
    assert fitting
    for edge in fitting:
        told, further = about_place(s, ("edge", edge), words, 0), leads_to(s, 0, edge)
        assert brings(s, 0, edge) == (0, []), "nothing is opened right beside a settlement"
        assert further and leads in told
        for node in further:
            assert name_of(s.island, ("node", node), words) in told
    s.owner[s.owner.index(0)], s.piece[:] = -1, [0] * len(s.piece)
    s.players[0].settlements = 5
    edge = fitting[0]
    assert leads not in about_place(s, ("edge", edge), words, 0), "no road fits there now"


def test_what_one_more_road_opens_is_open_when_both_lie_there() -> None:
    s = Scenario(3).settlement(0, "forest 8 N").settlement(1, "forest 8 S").now()
    for edge in road_spots(s, 0):
        wanted = leads_to(s, 0, edge)
        s.road[edge] = 0
        found = set()
        for other in road_spots(s, 0):
            s.road[other] = 0
            found |= set(settlement_spots(s, 0))
            s.road[other] = -1
        s.road[edge] = -1
        assert set(wanted) <= found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_road_into_a_corner_opens_nothing(language: str) -> None:
    s = Scenario(3).settlement(0, "forest 8 N").now()
    words = Words(find("cities_and_knights"), ["Anna", "Ben", "Cleo"], language)
    edge = road_spots(s, 0)[0]
    here = s.owner.index(0)
    far = next(n for n in s.island.board.edge_nodes[edge] if n != here)
    for node in s.island.board.node_nodes[far]:
        s.owner[node], s.piece[node] = (0, 1) if node == here else (1, 1)
    assert LANGUAGES[language][0] in about_place(s, ("edge", edge), words, 0).casefold()
