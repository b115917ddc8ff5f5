"""What a game from outside must contain is checked when it is found: a broken one is reported in a
sentence, and affects no other.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Complaint
from tabletop_tui.play.text import sentence

from .conftest import NIM, WORDS, Bring

SCREENS = """
from tabletop_tui.tui.game_ui import GameUI
UI = GameUI(boards=(), headline=None, panel=None)
"""


def changed(old: str, new: str) -> str:
    """Return the game with something broken in it."""
    assert NIM.count(old) == 1, old
    return NIM.replace(old, new)


def test_the_smallest_game_is_found(bring: Bring) -> None:
    game = bring()
    assert games.find(game).id == game and game in games.listed()
    assert games.complaints() == ()
    assert all(games.part(game, name) is None for name in games.PARTS)


BROKEN = [
    ("1 / 0", WORDS, "cannot be loaded (ZeroDivisionError: division by zero, __init__.py:1)"),
    ("raise SystemExit(3)", WORDS, "cannot be loaded (SystemExit: 3"),
    ("def (:", WORDS, "cannot be loaded (SyntaxError: invalid syntax (__init__.py, line 1))"),
    ("", WORDS, "has no GAME."),
    ("GAME = 3", WORDS, "has no GAME."),
    (changed("id=__name__", "id='chess'"), WORDS, "holds the game chess."),
    (NIM, None, "has no words/en.ftl."),
    (NIM, "action-take = Take", "has no game-title (words/en.ftl)."),
    (changed("range(2, 3)", "range(2, 8)"), WORDS, "seats: a range within 1 to 6"),
    (changed("rules=1", "rules=1, options=(1,)"), WORDS, "options: each an Option"),
    (changed("rules=1", "rules='1'"), WORDS, "rules: a number from 1 on"),
    (changed("steps=(Turn(),)", "steps=(Turn,)"), WORDS, "steps: each a Step"),
    (changed("steps=(Turn(),)", "steps=()"), WORDS, "KeyError: <class 'nim_"),
    (changed('    kind: Literal["take"] = "take"\n', ""), WORDS, "Take'>: kind, a Literal"),
    (changed('    kind: Literal["taking"] = "taking"\n', ""), WORDS, "Taking'>: kind, a Literal"),
    (changed("Took(seat)", "Took(1.5)"), WORDS, "1.5: no number, text or container of them"),
    (changed("(Event)", ""), WORDS, "Took'>: a subclass of Event"),
    (changed("    heap: int", "    heap: object"), WORDS, "Take: no copy for a field"),
    (changed("State(seed,", "State(1 / 0,"), WORDS, "(ZeroDivisionError: division by zero, "),
    (
        changed("    v.rng = 0", "    v.pot = 0"),
        WORDS,
        "(AttributeError: 'State' object has no",
    ),
    (changed('{"stones": s.players[seat]}', "None"), WORDS, "(AttributeError: 'NoneType'"),
    (
        changed("        say(Took(seat))", "        say(1 / 0)"),
        WORDS,
        "division by zero, __init__.py:",
    ),
]
"""Code, words, and the message."""


@pytest.mark.parametrize(("code", "words", "said"), BROKEN, ids=[said for *_, said in BROKEN])
def test_a_game_that_cannot_be_played_is_left_out_with_a_sentence(
    code: str, words: str | None, said: str, bring: Bring
) -> None:
    sound, broken = bring(), bring(code, words)
    (no,) = games.complaints()
    told = sentence(no)
    assert told.startswith(f"The game {broken} is left out: ") and said in told, told
    assert games.has(sound) and sound in games.listed()
    assert not games.has(broken) and broken not in games.ids()
    with pytest.raises(games.NoGame) as why:
        games.find(broken)
    assert sentence(why.value) == told


@pytest.mark.parametrize(
    ("point", "told"),
    [
        ("{id}", "what is installed cannot be read"),
        ("{id} = ", "cannot be loaded"),
        ("{id} = .here", "its package .here cannot be loaded"),
        ("{id} = nonesuch", "its package nonesuch cannot be loaded"),
    ],
)
def test_an_entry_point_that_leads_nowhere_is_told(point: str, told: str, bring: Bring) -> None:
    bring(point=point)
    (no,) = games.complaints()
    assert told in sentence(no)
    assert games.find("skeleton")


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"tui.__init__": "1 / 0"}, "shown on the default board: its own tui cannot be used (Zero"),
        ({"tui.__init__": ""}, "its own tui cannot be used (AttributeError"),
        ({"tui.__init__": "UI = 3"}, "its own tui cannot be used (TypeError: UI: GameUI"),
        ({"tui.__init__": "raise SystemExit"}, "its own tui cannot be used (SystemExit"),
        (
            {"view.__init__": "", "view.plain": "import nonesuch"},
            "in a general way in plain mode: its",
        ),
        ({"view.__init__": "import nonesuch"}, "its own view.plain cannot be used (ModuleNotFound"),
        ({"bot": "VALUATION = 3"}, "only look at its points: its own bot cannot be used (Type"),
    ],
)
def test_a_part_that_is_broken_is_told_and_the_game_is_played_without_it(
    files: dict[str, str], said: str, bring: Bring
) -> None:
    game = bring(**files)
    (no,) = games.complaints()
    assert said in sentence(no) and f"{game} " in sentence(no)
    assert game in games.listed()
    assert all(games.part(game, name) is None for name in games.PARTS)


def test_a_name_that_is_no_game_gets_a_sentence_and_hyphens_are_taken() -> None:
    assert games.find("cities-and-knights") is games.find("cities_and_knights")
    with pytest.raises(Complaint) as no:
        games.find("nonesuch")
    assert sentence(no.value).startswith("Unknown game 'nonesuch'. Choose ascending_empires")
    assert not games.has("nonesuch") and not games.has("cities-and-knights"), "as in a save"


@pytest.mark.parametrize(
    ("files", "part"),
    [({"tui.__init__": "UI = 3\ndef do(): 1 / 0"}, "tui"), ({"rules": "def do(): 1 / 0"}, "")],
)
def test_a_mistake_is_laid_to_the_code_that_it_came_through(
    files: dict[str, str], part: str, bring: Bring, monkeypatch: pytest.MonkeyPatch
) -> None:
    from importlib import import_module

    game = bring(**files)
    monkeypatch.setattr(games, "part", lambda game_id, name: name)
    module = import_module(f"{game}.{part or 'rules'}")
    with pytest.raises(ZeroDivisionError) as no:
        module.do()
    assert games.at_fault(no.value) == (game, part)


def test_what_comes_through_no_game_is_laid_to_the_one_that_is_open(bring: Bring) -> None:
    game = bring(**{"tui.__init__": SCREENS})
    no = ValueError("somewhere")
    assert games.at_fault(no) is None is games.at_fault(no, "skeleton", "tui")
    assert games.at_fault(no, game, "tui") == (game, "tui")
    games.disable(game, "tui", "so")
    assert games.at_fault(no, game, "tui") == (game, "")


@pytest.mark.parametrize(
    ("point", "said"),
    [
        ("skeleton = {id}", "A second game with the id skeleton is left out: nim_"),
        ("Nim! = {id}", "Nim! is not a valid id"),
    ],
)
def test_an_id_that_cannot_be_had_is_told(
    point: str, said: str, bring: Bring, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(point=point)
    monkeypatch.setenv(games.WANTED, point.partition(" = ")[0])
    games.external.cache_clear()
    (no,) = games.complaints()
    assert said in sentence(no)


def test_of_two_games_with_one_id_the_first_is_taken(bring: Bring) -> None:
    first = bring()
    second = bring(point=f"{first} = {{id}}")
    (no,) = games.complaints()
    assert sentence(no) == f"A second game with the id {first} is left out: {second}."
    assert games.package(first) == first


def test_only_the_games_that_are_wanted_are_looked_for(
    bring: Bring, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, other = bring(), bring()
    monkeypatch.setenv(games.WANTED, other)
    games.external.cache_clear()
    assert other in games.ids() and game not in games.ids()
    monkeypatch.setenv(games.WANTED, "")
    games.external.cache_clear()
    assert games.ids() == tuple(games.builtin())


def test_a_sample_is_listed_nowhere_and_found_by_its_name() -> None:
    assert "skeleton" in games.ids() and "skeleton" in games.playable()
    assert "skeleton" not in games.listed()
    assert all(games.find(game).listed for game in games.listed())


def test_the_guide_names_every_part_that_a_game_may_bring() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    table = [line for line in guide.splitlines() if line.startswith(("| **must** |", "| may |"))]
    for module, attribute, _ in games.PARTS.values():
        assert any(module.replace(".", "/") in line and attribute in line for line in table), module
