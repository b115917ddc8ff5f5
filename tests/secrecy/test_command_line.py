"""The command line shows no secret of a game that is not over."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.__main__ import COMMANDS, cli, main
from tabletop_tui.play import Table
from tabletop_tui.store.load import Loaded, load
from tabletop_tui.store.save_folder import newest
from tests.playing import play_on

from .worlds import GAMES, PINS, flat, hidden_sentences, hold, middle, others, put, without_past

Run = Callable[..., str]
NAMES = ("Anna", "Ben", "Cleo")

NO_SAVES = ("new", "day", "keys", "records", "practice", "doctor", "components", "games")
NO_SAVES += ("simulate", "arena")
"""Commands that open no save, and take no FILE."""
SAVES: dict[str, tuple[tuple[str, ...], ...]] = {
    "resume": ((),),
    "sit": ((), ("--as", "Anna")),
    "replay": ((), ("--plain",)),
    "saves": ((),),
    "waiting": ((), ("--json",), ("--as", "Anna")),
    "check": ((), ("--day",)),
    "transcript": ((), ("--format", "html"), ("--format", "markdown")),
    "review": ((), ("--json",)),
}
"""The others, each with the arguments to try it with."""

FOR_OTHERS = ("host", "sit", "film")
"""Commands that show nothing without a terminal, or write a file; other tests follow what they lead to."""


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command without a terminal, and return its output without the name of the folder."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))

    def command(*words: str) -> str:
        monkeypatch.setattr(sys, "argv", ["tabletop-tui", *words])
        with pytest.raises(SystemExit):
            main()
        return "".join(capsys.readouterr())

    return command


def walks(name: str, path: Path) -> list[list[str]]:
    """Return the command lines for one command and a save."""
    file = [] if name in ("saves", "waiting") else [str(path)]
    return [[name, *file, *more] for more in SAVES[name]]


def test_every_command_is_walked_or_opens_no_save() -> None:
    assert {*NO_SAVES, *SAVES, *FOR_OTHERS} == set(COMMANDS)
    ctx: Any = cli.make_context("tabletop-tui", [], resilient_parsing=True)
    for name in NO_SAVES:
        params = cli.get_command(ctx, name).params  # type: ignore[union-attr]
        assert not [param for param in params if "file" in (param.name or "")], name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("held", [False, True])
def test_a_command_tells_the_same_in_every_world(
    game: str, held: bool, run: Run, tmp_path: Path
) -> None:
    table = without_past(middle(game))
    path = tmp_path / "home" / "saves" / "game.json"
    put(table, path)
    if held:
        hold(path)
    for name in SAVES:
        for words in walks(name, path):
            put(table, path)
            told = run(*words)
            for seat in range(3):
                for other in others(table, seat):
                    put(other, path)
                    assert run(*words) == told, (words, seat)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("held", [False, True])
def test_a_command_tells_no_sentence_that_only_one_player_heard(
    game: str, held: bool, run: Run, tmp_path: Path
) -> None:
    table = middle(game)
    path = put(table, tmp_path / "home" / "saves" / "game.json")
    if held:
        hold(path)
    hidden = hidden_sentences(table)
    assert hidden or game != "cities_and_knights"
    for name in SAVES:
        for words in walks(name, path):
            text = flat(run(*words))
            assert not [sentence for sentence in hidden if flat(sentence) in text], words


@pytest.mark.parametrize("name", ["replay", "transcript"])
@pytest.mark.parametrize("seat", NAMES)
def test_without_a_terminal_a_seat_with_a_pin_is_not_told(
    name: str, seat: str, run: Run, tmp_path: Path
) -> None:
    path = put(middle("cities_and_knights"), tmp_path / "game.json")
    said = run(name, str(path), "--seat", seat)
    assert flat(said).startswith(f"{seat} has a PIN and the game is not over") and len(said) < 300


@pytest.mark.parametrize("name", ["replay", "transcript"])
def test_while_another_session_plays_no_seat_is_told(name: str, run: Run, tmp_path: Path) -> None:
    table = middle("cities_and_knights", pins=False)
    path = put(table, tmp_path / "game.json")
    assert hidden_sentences(table) & set(run(name, str(path), "--seat", "Ben").split("\n  "))
    hold(path)
    said = run(name, str(path), "--seat", "Ben")
    assert said.startswith("Others are playing that game") and len(said) < 400


def test_a_game_that_is_saved_meanwhile_is_not_looked_at_in_place_of_the_one_that_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(middle("cities_and_knights", pins=False), tmp_path / "home" / "saves" / "game.json")
    hold(path)

    def slow(read: Path) -> Loaded:
        loaded = load(read)
        put(middle("skeleton", pins=False), path.with_name("newer.json"))
        return loaded

    monkeypatch.setattr("tabletop_tui.store.load.load", slow)
    said = run("transcript", "--seat", "Ben")
    assert path.with_name("newer.json").exists() and newest() == path.with_name("newer.json")
    assert said.startswith("Others are playing that game") and len(said) < 400


class Keys:
    """A terminal at which PINs are typed."""

    def __init__(self, *typed: str) -> None:
        self.typed = list(typed)

    def isatty(self) -> bool:
        return True

    def ask(self, prompt: str, **how: Any) -> str:
        assert how["hide_input"], "what is typed is not shown"
        return self.typed.pop(0)


@pytest.mark.parametrize(
    ("typed", "let_in"),
    [(("2222",), True), (("1", "0", "2222"), True), (("1111", "3333", "222", "2222"), False)],
)
def test_at_a_terminal_the_pin_is_asked_for_three_times(
    typed: tuple[str, ...],
    let_in: bool,
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, keys = middle("cities_and_knights"), Keys(*typed)
    path = put(table, tmp_path / "game.json")
    monkeypatch.setattr("tabletop_tui.cli.pin_check.sys.stdin", keys)
    monkeypatch.setattr("tabletop_tui.cli.pin_check.click.prompt", keys.ask)
    text = flat(run("transcript", str(path), "--seat", "Ben"))
    own = hidden_sentences(table) - hidden_sentences(table, 1)
    assert [flat(sentence) in text for sentence in own] == [let_in] * len(own)
    assert not [sentence for sentence in hidden_sentences(table, 1) if flat(sentence) in text]
    assert ("Nothing is shown without Ben's PIN." in text) is not let_in
    assert PINS[1] not in text


def test_a_game_that_is_over_is_told_to_everybody(run: Run, tmp_path: Path) -> None:
    table: Table = play_on(middle("skeleton"), 10_000)
    path = put(table, tmp_path / "game.json")
    hold(path)
    assert load(path).table.over
    assert "game is not over" not in run("transcript", str(path), "--seat", "Ben")
