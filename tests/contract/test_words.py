"""Words: every message of a game exists, every rule has its heading, and every placeholder is
filled.
"""

import re
import typing
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui import games
from tabletop_tui.engine import (
    Action,
    Closed,
    Event,
    Game,
    Luck,
    Menu,
    OneOf,
    closed,
    offers,
    to_act,
)
from tabletop_tui.play import Words
from tabletop_tui.play.fluent import Messages
from tests.contract.reasons import folder, reasons
from tests.contract.walk import COMPLAINTS, GAMES, TABLES, walk

HEADING = re.compile(r"^#{1,4} .*\{#([a-z0-9.-]+)\}\s*$", re.MULTILINE)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return games.find(request.param)


def members(union: Any) -> tuple[type[Any], ...]:
    """Return the classes of a union."""
    return typing.get_args(union) or (union,)


def test_no_game_that_is_installed_is_left_out() -> None:
    """The suite would skip such a game silently."""
    assert [str(complaint) for complaint in COMPLAINTS] == []


def test_every_kind_of_action_and_event_has_its_line(game: Game) -> None:
    words = Words(game)
    missing = [
        f"action-{kind(a)}" for a in members(game.Action) if not words.has(f"action-{kind(a)}")
    ]
    missing += [
        f"event-{kind(e)}" for e in members(game.Event) if not words.has(f"event-{kind(e)}")
    ]
    assert missing == []


def kind(cls: type[Any]) -> str:
    """Return the tag of a class of actions or events."""
    (tag,) = typing.get_args(typing.get_type_hints(cls)["kind"])
    assert isinstance(tag, str)
    return tag


def test_kinds_are_told_apart_and_belong_to_the_right_family(game: Game) -> None:
    for union, family in ((game.Action, Action), (game.Event, Event)):
        assert all(issubclass(member, family) for member in members(union))
        kinds = [kind(member) for member in members(union)]
        assert len(set(kinds)) == len(kinds)
        assert all(re.fullmatch(r"[a-z][a-z0-9-]*", tag) for tag in kinds)


def test_every_option_and_source_of_points_has_its_line(game: Game) -> None:
    words = Words(game)
    assert [o.key for o in game.options if not words.has(f"option-{o.name}")] == []
    tables = [table for table in TABLES if table[0] == game.id]
    sources = {
        source
        for table in tables
        for position in walk(*table).positions
        for seat in walk(*table).seats()
        for source in game.score(position.state, seat)
    }
    assert (
        sources and [source for source in sorted(sources) if not words.has(f"score-{source}")] == []
    )


def test_every_reason_of_a_refusal_has_its_line(game: Game) -> None:
    words, found = Words(game), reasons(game.id)
    assert {reason: where for reason, where in found.items() if not words.has(f"no-{reason}")} == {}


def test_every_line_of_a_refusal_has_its_reason(game: Game) -> None:
    """A message without a reason means a reason with a wrong key."""
    lines = [
        key.removeprefix("no-")
        for path in (folder(game) / "words").glob("en*.ftl")
        for key in re.findall(r"^(no-[a-z0-9-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    asked = {thing for path in folder(game).rglob("*.py") for thing in asked_for(path)}
    given, program = reasons(game.id), Words()
    known = {*given, *[key for key in asked if f"no-{key}" not in given]}
    assert [n for n in lines if n not in known and not program.has(f"no-{n}")] == []


def asked_for(path: Path) -> list[str]:
    """Return the messages ``no-...`` that screens and lists name in full."""
    return re.findall(r"[\"']no-([a-z0-9-]+)[\"']", path.read_text(encoding="utf-8"))


def test_every_rule_has_its_heading(game: Game) -> None:
    book = folder(game) / "words" / "rules.md"
    headings = HEADING.findall(book.read_text(encoding="utf-8")) if book.exists() else [""]
    assert len(set(headings)) == len(headings)
    steps = {type(step).__name__: step.rule for step in game.steps}
    spoken = {
        cls.__name__: cls.rule
        for cls in (*members(game.Action), *members(game.Event))
        if type(cls.rule) is str
    }
    for table in (table for table in TABLES if table[0] == game.id):
        told = [
            *walk(*table).table.opening,
            *(e for events in walk(*table).table.events for e in events),
        ]
        spoken |= {str(event): event.rule for event in told if event.rule not in headings}
    assert {name: rule for name, rule in (steps | spoken).items() if rule not in headings} == {}


def test_every_part_of_a_menu_has_an_action_of_the_game(game: Game) -> None:
    for step in game.steps:
        if isinstance(step, Menu):
            assert {part.action for part in step.parts} <= set(members(game.Action))
            assert len(step.by_action) == len(step.parts)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))
def test_no_sentence_of_a_game_has_a_hole(
    table: tuple[str, int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    w = walk(*table)
    names = [seat.name for seat in w.table.seats]
    words, faults = Words(w.game, names), []

    class Facts(dict[str, Any]):
        def get(self, name: str, default: Any = None) -> Any:
            faults.extend([] if name in self else [name])
            return super().get(name, default)

    said_with = Messages._format_pattern
    monkeypatch.setattr(
        Messages,
        "_format_pattern",
        lambda self, pattern, facts: said_with(self, pattern, Facts(facts)),
    )
    things: list[Any] = [(w.table.checkpoints[0], event) for event in w.table.opening]
    things += [
        (w.table.state, event)
        for told in w.table.events
        for event in {type(e): e for e in told}.values()
    ]
    luck = Luck(1)
    for s in (position.state for position in w.positions):
        for seat in to_act(w.game, s):
            things += [(s, no) for no in closed(w.game, s, seat)]
            for shape in (offer.choices for offer in offers(w.game, s, seat)):
                things += [
                    (s, a)
                    for a in (
                        shape.actions[:12] if isinstance(shape, OneOf) else [shape.sample(luck)]
                    )
                ]
    for state, thing in things:
        for view in (state, w.game.view(state, 0)):
            said = words.of(view, thing)
            of = thing.why if isinstance(thing, Closed) else thing
            assert not faults, f"{of}: {faults}"
            assert (
                "{" not in said and "}" not in said and not re.match(r"(action|event|no)-", said)
            ), f"{of}: {said}"
            if not isinstance(thing, Event):
                assert said, of


def test_the_program_has_a_line_for_each_refusal_of_the_kernel() -> None:
    words = Words()
    assert all(words.has(f"no-{reason}") for reason in ("not-your-turn", "not-now", "game-over"))
