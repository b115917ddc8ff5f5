"""Styles: a computer player prefers other things, sees no more, and is shown by the name of its
style.
"""

from dataclasses import replace
from typing import Any

import pytest

from tabletop_tui.bots import brain, choose, valuation_of
from tabletop_tui.engine import Luck, apply, over, random_action, start, to_act
from tabletop_tui.games import find, ids
from tabletop_tui.play import Seat, Table
from tabletop_tui.play.players import bots_in_words, level_in_words, style_about
from tabletop_tui.play.seats import OCCUPANTS, STYLES, read_seats
from tabletop_tui.play.text import Words, languages, say
from tabletop_tui.store.atomic_files import SaveError
from tabletop_tui.store.load import parse
from tabletop_tui.store.save import dump
from tests.complaining import refused
from tests.playing import few

LEVEL = "normal"


def positions(name: str, actions: int = 160) -> list[Any]:
    """Return some positions of a random game in which a seat decides."""
    game, luck, found = find(name), Luck(5), []
    s, _ = start(game, few(game), 5)
    for n in range(actions):
        if over(s):
            break
        seat = to_act(game, s)[0]
        if n in (0, 7, 30, 70, 120):
            found.append(game.clone(s))
        apply(game, s, seat, random_action(game, s, seat, luck))
    return found


@pytest.mark.parametrize("name", ids())
def test_a_style_weighs_terms_that_there_are(name: str) -> None:
    game, even = find(name), valuation_of(find(name))
    assert set(even.styles) <= set(STYLES)
    known = {term for s in positions(name) for term in even.terms(s, 0)}
    for style in STYLES:
        tilted = valuation_of(game, style)
        if style not in even.styles:
            assert tilted == even
            continue
        tilt = even.styles[style]
        assert set(tilt.terms) <= known and 0.5 <= tilt.rivalry <= 2
        assert all(0.5 <= times <= 2 for times in tilt.terms.values())
        for s in positions(name):
            was, now = even.terms(s, 0), tilted.terms(s, 0)
            assert {k: v for k, v in was.items() if k not in tilt.terms} == {
                k: v for k, v in now.items() if k not in tilt.terms
            }
            assert "points" not in tilt.terms


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", ids())
def test_a_style_sees_no_more_than_its_seat(
    name: str, style: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    effort = replace(brain.EFFORT[LEVEL], options=10)
    monkeypatch.setitem(brain.EFFORT, LEVEL, effort)
    game = find(name)
    for s in positions(name)[1:3]:
        seat = to_act(game, s)[0]
        other = game.determinize(game.view(s, seat), seat, Luck(99))
        other.rng = s.rng ^ 12345
        seen = [game.view(x, seat) for x in (s, other)]
        assert seen[0] == seen[1]
        one, two = (choose(game, x, seat, f"{LEVEL}:{style}", Luck(7)) for x in seen)
        assert one == two


def test_styles_differ_in_what_they_do() -> None:
    game = find("cities_and_knights")
    chosen: dict[str, list[float]] = {style: [] for style in ("", *STYLES)}
    for s in positions("cities_and_knights"):
        for style, found in chosen.items():
            luck, seat = Luck(3), to_act(game, s)[0]
            evaluator = brain.Evaluator(game, seat, 3, luck, valuation_of(game, style))
            found.append(evaluator.value(s))
    assert len({tuple(found) for found in chosen.values()}) == len(chosen)


def test_players_are_typed_with_their_style() -> None:
    assert read_seats("Anna,bot:hard:trader,bot:easy") == [
        Seat("Anna"),
        Seat("Bot 2", "hard", "trader"),
        Seat("Bot 3", "easy"),
    ]
    assert Seat("Bot 2", "hard", "trader").player == "hard:trader"
    for wrong in ("bot:hard:wizard", "bot:random:trader"):
        with refused("builder, trader or fighter"):
            read_seats(f"Anna,{wrong}")


def test_an_unknown_style_is_refused_by_the_player() -> None:
    game = find("skeleton")
    s, _ = start(game, 2, 1)
    with pytest.raises(ValueError):
        choose(game, game.view(s, 0), 0, "hard:wizard", Luck(1))


def test_a_style_is_saved_with_the_seat_and_only_there() -> None:
    seats = [Seat("Anna"), Seat("Bot 2", "hard", "trader"), Seat("Bot 3", "easy")]
    table = Table.open(find("cities_and_knights"), seats, 1)
    data = dump(table)
    assert parse(data).table.seats == seats and data.count(b'"style"') == 1
    plain = data.replace(b', "style": "trader"', b"")
    assert plain != data and parse(plain).table.seats[1] == Seat("Bot 2", "hard")
    for wrong in (b'"wizard"', b"7"):
        with pytest.raises(SaveError):
            parse(data.replace(b'"style": "trader"', b'"style": ' + wrong))
    with pytest.raises(SaveError):
        parse(data.replace(b'"level": "hard"', b'"level": ""'))


@pytest.mark.parametrize("language", languages())
def test_every_style_has_its_words(language: str) -> None:
    words = Words(find("skeleton"), (), language)
    for style in STYLES:
        assert words.has(f"style-{style}") and words.has(f"style-{style}-about")


def test_the_table_tells_levels_and_styles() -> None:
    seats = [Seat("Anna"), Seat("Bot 2", "hard", "trader"), Seat("Bot 3", "easy")]
    table = Table.open(find("cities_and_knights"), seats, 1)
    assert bots_in_words(table) == ["Bot 2: computer, hard, trader", "Bot 3: computer, easy"]
    assert level_in_words("") == "" and level_in_words(OCCUPANTS[1]) == say(f"level-{OCCUPANTS[1]}")
    assert style_about("") == "balanced"
