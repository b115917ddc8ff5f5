"""Lessons: what they say does happen, nothing but what they ask for is done, and their texts have
room on a small screen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.text import Text

from tabletop_tui.engine import Luck, OneOf, kind_of, offers
from tabletop_tui.engine.kernel import random_action
from tabletop_tui.games import find, listed
from tabletop_tui.games.ascending_empires.rules.powers import printed
from tabletop_tui.games.ascending_empires.tui.signs import SIGNS
from tabletop_tui.play import Words
from tabletop_tui.play.lesson import (
    LEARNER,
    Guide,
    Lesson,
    Pattern,
    Step,
    alike,
    is_legal,
    lesson_file,
    lesson_keys,
    read_steps,
)
from tabletop_tui.play.text import languages
from tabletop_tui.store.reading.lessons import keep_passed, load_lesson, passed
from tabletop_tui.tui.widgets.line_widgets import wrapped

LESSONS = [(game, key) for game in listed() for key in lesson_keys(game)]
ACROSS, ROWS = 78, 3  # cells and rows of what a step says, at 80x24
all_lessons = pytest.mark.parametrize(("game", "key"), LESSONS)


def guide_of(game: str, key: str) -> Guide:
    return Guide(load_lesson(game, key))


def others(guide: Guide, luck: Luck) -> Iterator[Any]:
    """Yield other legal actions of the learner: one of each kind that can be listed, and some."""
    table = guide.table
    for offer in offers(table.game, table.state, LEARNER):
        if isinstance(offer.choices, OneOf):
            yield from offer.choices.actions[:3]
    for _ in range(6):
        yield random_action(table.game, table.state, LEARNER, luck)


def follow(guide: Guide) -> str:
    """Play the next action of the script, and return what the guide sees."""
    reply = guide.reply()
    if reply is None:
        reply = guide.expected()
        assert reply is not None and reply[0] == LEARNER and guide.allows(reply[1])
    guide.table.play(*reply)
    return guide.look()


@all_lessons
def test_a_lesson_is_passed_by_doing_it_and_by_nothing_else(game: str, key: str) -> None:
    guide, luck, done = guide_of(game, key), Luck(1), list[str]()
    assert guide.look() == "", "nothing is done yet"
    while not guide.over:
        step, table = guide.step, guide.table
        if not step.goal and guide.reply() is None:
            wanted = guide.expected()
            assert wanted is not None
            tried = [a for a in others(guide, luck) if not alike(a, wanted[1], step.free)]
            assert not any(guide.allows(action) for action in tried), step.key
        if step.goal and not any(name == step.key for name in done):
            done.append(step.key)
            spoil(guide)
        before = len(table.log)
        told = follow(guide)
        assert told != "failed" and len(table.log) in (before + 1, 0)
        if told == "done":
            done.append(step.key)
    log = guide.table.log
    assert guide.look() == "" and log == guide.lesson.tables[-1].log[: len(log)] != []
    assert {one.key for one in guide.lesson.steps} <= set(done) and len(guide.lesson.steps) >= 5
    assert guide.lesson.steps[-1].goal, "it ends in a puzzle"


def spoil(guide: Guide) -> None:
    """End a puzzle unprepared, or play it at random, until it begins again: it is not solved by
    that, and nothing of it is left.
    """
    mine = [action for seat, action in guide.script[guide.first :] if seat == LEARNER]
    last = mine[-1]
    table, luck = guide.table, Luck(7)
    start, log = table.game.clone(table.state), len(table.log)
    for _ in range(300):
        reply = guide.reply()
        if reply is None:
            endings = [
                a for a in others(guide, luck) if any(one.matches(a) for one in guide.step.stop)
            ]
            if len(mine) == 1:  # that would solve it
                endings += [action for action in others(guide, luck) if action != last]
            elif is_legal(table, LEARNER, last):
                endings.append(last)
            action = (
                endings[0] if endings else random_action(table.game, table.state, LEARNER, luck)
            )
            assert guide.allows(action)
            reply = LEARNER, action
        table.play(*reply)
        told = guide.look()
        assert told != "done", "an end is not a solution"
        if told == "failed":
            assert table.state == start and len(table.log) == log
            return
    raise AssertionError("the puzzle never ends")


@all_lessons
def test_a_lesson_lies_where_its_boards_are_seen_and_its_texts_have_room(
    game: str, key: str
) -> None:
    for language in languages():
        words, guide = Words(find(game), ["Kim", "Ada"], language), guide_of(game, key)
        assert words.has(f"lesson-{key}") and words.has(f"lesson-{key}-end")
        assert len(words.say(f"lesson-{key}")) <= 34
        while not guide.over:
            at = guide.at
            told, why = guide.told(words), guide.refusal(words)
            tick = words.attribute(guide.key, "tick")
            where = (language, guide.key)
            assert told != guide.key and "{" not in told + why, where
            assert len(wrapped(Text(told), ACROSS)) <= ROWS, where
            assert words.attribute(guide.key, "no") and len(wrapped(Text(why), ACROSS)) <= 2, where
            assert 0 < len(tick) <= 26, where
            assert bool(words.attribute(guide.key, "hint")) is bool(guide.step.goal), where
            while guide.at == at:
                follow(guide)
        assert guide.told(words) == words.say("lesson-passed")


@pytest.mark.parametrize("language", languages())
def test_a_lesson_of_ascending_empires_shows_the_signs_of_the_board_and_the_points_of_the_end(
    language: str,
) -> None:
    game = find("ascending-empires")
    words = Words(game, ["Kim", "Ada"], language)
    for step, sign in (
        ("flight-recruit", "homeworld"),
        ("growth-facility", "facility"),
        ("growth-colony", "colony"),
        ("growth-city", "city"),
    ):
        pieces = {characters[0] for characters in SIGNS.values()} - set("?OGBP!")
        shown = [letter for letter in words.say(f"lesson-{step}") if letter in pieces]
        assert shown == [SIGNS[f"space.{sign}"][0]], (language, step)
    told = re.findall(r"\d+", words.say("lesson-battle-end"))
    parts = printed("")
    assert told == [
        str(parts.planet_points),
        str(parts.city_points),
        *map(str, parts.quadrant_points[3:]),
    ]
    assert parts.planet_points == parts.asteroid_points == parts.colony_points


@all_lessons
def test_its_hints_lead_through_a_lesson(game: str, key: str) -> None:
    guide, words = guide_of(game, key), Words(find(game), ["Kim", "Ada"], "en")
    while not guide.over:
        if guide.reply() is None:
            told, action = guide.hint(words)
            if guide.step.goal and guide.hints == 1:
                assert told == words.attribute(guide.key, "hint") and action is None
                told, action = guide.hint(words)
            assert guide.expected() == (LEARNER, action) and told.startswith("Hint: ")
        follow(guide)


def test_every_game_has_three_lessons() -> None:
    games = ("ascending_empires", "cities_and_knights", "rise_of_empires")
    assert {game: len(lesson_keys(game)) for game in games} == dict.fromkeys(games, 3)
    assert lesson_keys("skeleton") == []
    with pytest.raises(ValueError, match="nothing"):
        lesson_file("cities_and_knights", "nothing")


def test_what_was_passed_is_kept(tmp_path: Any) -> None:
    game, key = LESSONS[0]
    assert passed(game, tmp_path) == set()
    keep_passed(game, key, tmp_path)
    keep_passed(game, key, tmp_path)
    assert passed(game, tmp_path) == {key}


def test_steps_are_read_with_their_defaults_and_patterns_compare_fields() -> None:
    plain, puzzle = read_steps(
        [
            {"key": "a"},
            {
                "key": "b",
                "count": 2,
                "free": ["node"],
                "goal": [["won"]],
                "stop": [["x", {"n": [1]}]],
            },
        ]
    )
    assert plain == Step("a") and puzzle.count == 2 and puzzle.free == {"node"}
    assert puzzle.goal == (Pattern("won", {}),)
    lesson = load_lesson(*LESSONS[0])
    action = lesson.tables[0].log[0][1]
    assert Pattern(kind_of(action), {}).matches(action)
    assert not Pattern(kind_of(action), {"no_such_field": 1}).matches(action)
    with pytest.raises(ValueError, match=lesson.key):
        Lesson(lesson.game, lesson.key, (plain,), lesson.tables)
    with pytest.raises(ValueError, match=lesson.key):
        Lesson(
            lesson.game,
            lesson.key,
            (Step("a", 1, goal=puzzle.goal), Step("b", len(lesson.tables[0].log) - 1)),
            lesson.tables,
        )
