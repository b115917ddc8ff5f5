"""Hints in words: the action and its reasons."""

import re
from typing import Any

import pytest

from tabletop_tui.bots import brain, choose, valuation_of
from tabletop_tui.bots.brain import hint
from tabletop_tui.engine import Luck, Word, apply, over, start, to_act
from tabletop_tui.games import find, ids
from tabletop_tui.games.cities_and_knights.rules.actions import EndTurn
from tabletop_tui.games.skeleton.view.describe import Bid
from tabletop_tui.play import Words
from tabletop_tui.play.advice import advice, explanation_in_words, reasons_in_words
from tabletop_tui.play.story.narration import StoryLine
from tabletop_tui.play.text import languages
from tests.playing import few


def told(why: list[tuple[str, dict[str, Any]]], language: str = "en") -> str:
    """The hint to bid three."""
    game: Any = find("cities_and_knights")
    words = Words(find("skeleton"), ["Anna", "Ben"], language)
    words.home = game.id
    s, _ = start(find("skeleton"), 2, 1)
    return advice(words, s, Bid(3), why)


def test_the_reasons_that_speak_for_an_action_stand_behind_it() -> None:
    text = told([("why-longest-road", {"n": 2}), ("why-places", {"n": 1})])
    assert text.endswith(": takes Longest Road: +2 points; opens 1 place for a settlement")


@pytest.mark.parametrize("language", languages())
def test_an_action_without_a_reason_stands_alone(language: str) -> None:
    assert told([], language) == told([("why-longest-road", {"n": 2})], language).split(": ")[0]


def test_why_a_turn_ended_is_not_told_of_the_next_player() -> None:
    words = Words(find("cities_and_knights"), ["Anna", "Ben"])
    why = [("why-saves", {"missing": 1, "thing": Word("why-thing-knight")})]
    story = [
        StoryLine(4, 1, "Ben builds a road.", "", "built", (1,)),
        StoryLine(5, 1, "Anna's turn.", "", "turn-started", (0,)),
    ]
    text = explanation_in_words(words, 4, (1, EndTurn()), story, why)
    assert text == "Ben: End the turn. Why: saves for a knight: 1 card short."
    story.append(StoryLine(5, 1, "The barbarians sail home.", "", "barbarians-left"))
    assert explanation_in_words(words, 4, (1, EndTurn()), story, why).startswith("The barbarians")
    assert explanation_in_words(words, 3, (1, EndTurn()), story, why).startswith("Ben builds")


def test_a_game_without_a_valuation_gives_its_sources_of_points_for_reasons() -> None:
    words = Words(find("skeleton"), ["Anna", "Ben"])
    s, _ = start(find("skeleton"), 2, 1)
    reasons = valuation_of(find("skeleton")).reasons
    later, _ = start(find("skeleton"), 2, 1)
    later.players[0].won += 3
    assert reasons is not None
    why = reasons(s, later, 0, Bid(3))
    assert advice(words, s, Bid(3), why).endswith(f": +3 {words.say('score-prizes')}")


@pytest.mark.parametrize("name", ids())
def test_every_hint_and_its_reasons_are_told_in_words(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brain, "EFFORT", {**brain.EFFORT, "hard": brain.Effort(12, 3, 2, 0.0)})
    game, luck = find(name), Luck(2)
    s, _ = start(game, few(game), 2)
    words = Words(game, ["Anna", "Ben", "Cleo"][: few(game)])
    for n in range(48):
        if over(s):
            break
        seat = to_act(game, s)[0]
        if n % 6 == 0:
            for action, why in hint(game, game.view(s, seat), seat, luck):
                text = advice(words, game.view(s, seat), action, why)
                told = reasons_in_words(words, why)
                assert text.endswith(f": {told}") if why else text and not told
                assert not {"term-", "why-", "ui-hint", "{"} & set(
                    re.findall("term-|why-|ui-hint|{", text)
                )
        apply(game, s, seat, choose(game, game.view(s, seat), seat, "easy", luck))
