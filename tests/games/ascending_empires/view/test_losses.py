"""An attack on a planet reports its owner's losses, and names the attacker's ships only once as its
own.
"""

from __future__ import annotations

import pytest

from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import AttackPlanet
from tabletop_tui.games.ascending_empires.rules.events import PlanetDestroyed
from tabletop_tui.play import Words
from tests.games.ascending_empires.scenario import Scene, hole

TOLD = {
    "en": "Anna destroys everything Ben has on Beta B ({colour}) (2 troops and 1 research facility) "
    "with starship 1, starship 2 and starship 3 for 3 VP.",
    "nl": "Anna vernietigt alles van Ben op Bèta B ({colour}) (2 eenheden en 1 onderzoekslab) "
    "met ruimteschip 1, ruimteschip 2 en ruimteschip 3, goed voor 3 OP.",
    "es": "Anna destruye todo lo que Ben tiene en Beta B ({colour}) (2 tropas y 1 centro de "
    "investigación) con su nave 1, su nave 2 y su nave 3, y gana 3 PV.",
}
GREY = {"en": "grey", "nl": "grijs", "es": "gris"}


@pytest.mark.parametrize("language", ["en", "nl", "es"])
def test_what_an_attack_took_from_a_planet_is_told(language: str) -> None:
    scene = Scene(seats=2)
    scene.disc("beta B", 1)
    scene.put(1, "beta B", troops=2, facilities=1)
    ships = tuple(scene.orbit(0, "beta B", spot) for spot in (10, 30, 50))
    told = [
        event
        for event in scene.do(AttackPlanet(hole("beta B"), ships))
        if isinstance(event, PlanetDestroyed)
    ]
    words = Words(GAME, ["Anna", "Ben"], language)
    assert [words.of(scene.s, event) for event in told] == [
        TOLD[language].format(colour=GREY[language])
    ]


@pytest.mark.parametrize(
    ("language", "enough"),
    [("en", "strength 3, needs"), ("nl", "sterkte 3, nodig"), ("es", "fuerza 3, necesita")],
)
def test_a_strength_is_told_with_what_is_needed(language: str, enough: str) -> None:
    words = Words(GAME, ["Anna", "Ben"], language)
    for key in ("panel-own-attack", "panel-falls", "shot-falls"):
        told = words.say(key, seat="Anna", what="Beta B", strength=3, least=3)
        assert f"({enough}" in told and told.endswith(" 3)"), (
            "equal is enough, and must not read as a draw"
        )


@pytest.mark.parametrize("language", ["en", "nl", "es"])
def test_the_heading_of_the_next_levels_is_whole_beside_a_small_board(language: str) -> None:
    assert len(Words(GAME, ["Anna", "Ben"], language).say("panel-research")) <= 32
