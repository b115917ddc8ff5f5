"""Each command as players type it: what it prints, what it saves, and its exit code."""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tabletop_tui import __version__, games
from tabletop_tui.__main__ import main
from tabletop_tui.play.replay import ALL, EVERYBODY
from tabletop_tui.play.text import title
from tabletop_tui.store.keeper import Keeper
from tabletop_tui.store.load import load
from tests.playing import new_table, text_of

Run = Callable[..., tuple[int, str, str]]
SENTENCE = re.compile(r"[^\n]{10,300}\.\n")


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    return tmp_path / "saves"


@pytest.fixture
def run(saves: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line without a terminal; give the exit code and what was printed."""

    def command(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["tabletop-tui", *words])
        with pytest.raises(SystemExit) as end:
            main()
        out, err = capsys.readouterr()
        return int(end.value.code or 0), out, err

    return command


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """A terminal with an app that only notes what it was called with."""
    called: list[dict[str, Any]] = []
    app = ModuleType("tabletop_tui.tui.app")
    app.run = lambda **what: called.append(what) or 0  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "tabletop_tui.tui.app", app)
    for module in ("tabletop_tui.cli.playing", "tabletop_tui.__main__"):
        monkeypatch.setattr(f"{module}.no_terminal", lambda: "")
    return called


def sentence(run: Run, *words: str, code: int = 1) -> str:
    """What a command that cannot be done says."""
    status, out, err = run(*words)
    assert (status, out) == (code, "") and SENTENCE.fullmatch(err), (status, out, err)
    return err


def test_the_version_is_told(run: Run) -> None:
    assert run("--version") == (0, f"tabletop-tui, version {__version__}\n", "")


def test_the_games_are_listed_with_seats_and_options(run: Run) -> None:
    code, out, err = run("games")
    assert (code, err) == (0, "")
    for game in map(games.find, games.ids()):
        assert f"{game.id}: {title(game)}, {game.seats[0]} to {game.seats[-1]} players" in out
        assert all(re.search(rf"^  {option.key} ", out, re.MULTILINE) for option in game.options)
    assert "13, from 3 to 20" in out and "option-" not in out
    every = out.partition("every game:\n")[2]
    assert [row.split()[0] for row in every.splitlines()] == ["free_undo", "open_replay", "no_hints"]


def test_a_new_game_is_saved_where_it_is_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "friday.json"
    words = ("new", "skeleton", "--seats", "Anna,bot:hard,Ben", "--seed", "5", "--set", "cards=7", "--save", str(path))
    assert run(*words) == (0, f"The game is saved in {path}.\n", "")
    table = load(path).table
    assert [(seat.name, seat.level) for seat in table.seats] == [("Anna", ""), ("Bot 1", "hard"), ("Ben", "")]
    assert table.options == {"cards": 7}
    assert table.state == new_table("skeleton", 3, 5, options={"cards": 7}).state


def test_the_options_of_the_table_are_set_like_those_of_the_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    run("new", "skel", "--seats", "A,B", "--set", "free-undo=yes", "--set", "open_replay=on", "--save", str(path))
    assert load(path).table.free_undo and load(path).table.open_replay


@pytest.mark.parametrize(
    ("word", "game"),
    [
        ("cities_and_knights", "cities_and_knights"), ("cities-and-knights", "cities_and_knights"),
        ("Cities & Knights", "cities_and_knights"), ("ck", "cities_and_knights"), ("rise", "rise_of_empires"),
        ("roe", "rise_of_empires"), ("rise-of", "rise_of_empires"), ("ae", "ascending_empires"),
        ("ascending_empires", "ascending_empires"),
    ],
)  # fmt: skip
def test_a_game_is_found_by_its_beginning_or_initials(run: Run, word: str, game: str) -> None:
    _, out, _ = run("simulate", word, "--seats", "2", "--games", "1", "--cap", "3", "--json")
    assert json.loads(out)["game"] == game


def test_a_game_without_a_place_lies_in_the_folder_of_saves(run: Run, saves: Path) -> None:
    code, out, _ = run("new", "skeleton", "--seats", "A,B")
    (path,) = saves.glob("*.json")
    assert code == 0 and str(path) in out
    run("new", "skeleton", "--seats", "A,B", "--save", str(saves))
    assert len([*saves.glob("*.json")]) == 2


def test_a_game_never_takes_the_place_of_another(run: Run, saves: Path) -> None:
    run("new", "skeleton", "--seats", "A,B", "--save", str(saves / "x"))
    before = (saves / "x.json").read_bytes()
    assert "exists already" in sentence(run, "new", "skeleton", "--seats", "C,D", "--save", str(saves / "x"))
    assert (saves / "x.json").read_bytes() == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("new", "chess", "--seats", "A,B"), "There is no game 'chess'"),
        (("new", "\x1b[2J", "--seats", "A,B"), "There is no game '?[2J'"),
        (("new", "", "--seats", "A,B"), "There is no game ''"),
        (("new", "skeleton", "--seats", "A"), "for 2 to 5 players, not 1"),
        (("new", "skeleton", "--seats", "A,B,C,D,E,F"), "not 6"),
        (("new", "skeleton", "--seats", "A,a"), "Two players are called 'A'"),
        (("new", "skeleton", "--seats", "A,"), "needs a name"),
        (("new", "skeleton", "--seats", "A,\x1b[31mB"), "control characters"),
        (("new", "skeleton", "--seats", "A," + "x" * 200), "has 200"),
        (("new", "skeleton", "--seats", "A,bot:god"), "not 'god'"),
        (("new", "skeleton", "--seats", "A,B", "--set", "dice=deck"), "There is no option 'dice'"),
        (("new", "skeleton", "--seats", "A,B", "--set", "cards"), "options are written key=value"),
        (("new", "skeleton", "--seats", "A,B", "--set", "cards=99"), "cards is a number from 3 to 20, not '99'"),
        (("new", "skeleton", "--seats", "A,B", "--set", "free_undo=perhaps"), "free_undo is yes or no"),
        (("new", "skeleton", "--seats", "A,B", "--save", "/proc/nowhere/x.json"), "cannot be saved"),
        (("new", "skeleton", "--seats", "A,B", "--save", "/dev/null/x.json"), "cannot be saved"),
        (("resume",), "There is no game to resume"),
        (("resume", "nothing"), "There is no save 'nothing'"),
        (("resume", "../../etc/passwd\x1b"), "There is no save"),
        (("replay", "nothing"), "There is no save"),
        (("transcript",), "There is no game to resume"),
        (("simulate", "skeleton", "--seats", "7"), "for 2 to 5 players, not 7"),
        (("simulate", "nothing", "--seats", "2"), "There is no game"),
        (("simulate", "skeleton", "--seats", "2", "--set", "cards=x"), "cards is a number"),
        ((), "There is no terminal here to play in"),
    ],
)  # fmt: skip
def test_bad_input_is_told_in_one_sentence_and_saves_nothing(
    run: Run, saves: Path, words: tuple[str], said: str
) -> None:
    assert said in sentence(run, *words)
    assert not saves.exists() or not [*saves.glob("*.json")]


@pytest.mark.parametrize(
    "words",
    [
        ("dance",), ("new",), ("new", "skeleton"), ("new", "skeleton", "--seats"), ("check",), ("--colour",),
        ("new", "skeleton", "--seats", "A,B", "--seed", "x"), ("new", "skeleton", "--seats", "A,B", "--seed", "-1"),
        ("simulate", "skeleton"), ("simulate", "skeleton", "--seats", "two"),
        ("simulate", "skel", "--seats", "2", "--games", "0"),
        ("transcript", "x", "--format", "pdf"), ("saves", "x"), ("resume", "a", "b"), ("--fps", "12"),
    ],
)  # fmt: skip
def test_wrong_usage_ends_with_two(run: Run, words: tuple[str, ...]) -> None:
    code, out, err = run(*words)
    assert code == 2 and out == "" and "Error: " in err and "Traceback" not in err


def test_the_saves_are_listed(run: Run, saves: Path) -> None:
    assert run("saves") == (0, f"There are no saves in {saves}.\n", "")
    saves.mkdir()
    (saves / "one.json").write_bytes(text_of("skeleton", 3, 7))
    (saves / "broken.json").write_bytes(b"{}")
    (saves / "foreign.json").write_bytes(text_of("skeleton", 3, 7).replace(b'"skeleton"', b'"chess"'))
    code, out, err = run("saves")
    assert (code, err) == (0, "")
    assert re.search(r"^one +Goofspiel +Anna, Ben, Cleo +round 3: Anna +2026-01-02 03:04$", out, re.MULTILINE)
    assert re.search(r"^foreign +chess ", out, re.MULTILINE)
    assert re.search(r"^broken .*is not a save that this program can read$", out, re.MULTILINE)


def test_check_has_a_line_for_every_file(run: Run, tmp_path: Path) -> None:
    raw = json.loads(text_of("skeleton", 3, 7))
    raw["log"] = []
    files = {
        "good": text_of("skeleton", 3, 7),
        "kept": json.dumps(raw).encode(),
        "broken": b"",
        "over": text_of("skeleton", 2, 99),
    }
    for name, data in files.items():
        (tmp_path / f"{name}.json").write_bytes(data)
    code, out, err = run("check", *(str(tmp_path / f"{name}.json") for name in files))
    good, kept, over = out.splitlines()
    assert code == 1 and err == "broken.json is empty.\n"
    assert good.endswith("good.json: replayed, 7 actions; Goofspiel, round 3: Anna.")
    assert "kept.json: The record does not lead to the position" in kept
    assert over.endswith("replayed, 24 actions; Goofspiel, over.")
    assert run("check", str(tmp_path / "good.json"))[0] == 0


def test_a_broken_save_offers_its_backup(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(b"")
    (tmp_path / "x.json.bak").write_bytes(text_of("skeleton", 2, 3))
    said = run("resume", str(path))[2]
    assert said == f"x.json is empty; its backup can be resumed: tabletop-tui resume '{path}.bak'\n"


def test_a_transcript_comes_in_three_forms_and_for_a_seat(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(text_of("skeleton", 2, 99))
    assert run("transcript", str(path))[1].startswith("Goofspiel\n")
    assert run("transcript", str(path), "--format", "markdown")[1].startswith("# Goofspiel\n")
    assert run("transcript", str(path), "--format", "html")[1].startswith("<!doctype html>\n")
    assert "As Ben saw it" in run("transcript", str(path), "--seat", "ben")[1]
    assert "Nobody is called 'Zoe'; there are Anna, Ben" in sentence(run, "transcript", str(path), "--seat", "Zoe")
    assert run("replay", str(path))[1] == run("transcript", str(path))[1]


def test_simulate_prints_its_report_as_json_or_lines(run: Run) -> None:
    code, out, err = run("simulate", "skeleton", "--seats", "3", "--games", "4", "--seed", "9", "--json")
    report = json.loads(out)
    assert (code, err) == (0, "")
    assert {
        "game", "seats", "games", "finished", "actions", "seconds", "actions_per_second", "offers_us", "clone_us",
        "scores", "winners", "rounds", "mean_scores", "mean_sources",
    } == set(report)  # fmt: skip
    assert (report["game"], report["seats"], report["games"], report["finished"]) == ("skeleton", 3, 4, 4)
    assert report["seconds"] > 0 and report["actions_per_second"] > 0 and report["clone_us"] > 0
    assert "4 of 4 games finished" in run("simulate", "skeleton", "--seats", "3", "--games", "4")[1]


def test_a_new_game_goes_to_the_screen(run: Run, saves: Path, screen: list[dict[str, Any]]) -> None:
    assert run("--ascii", "--fps", "0", "new", "skeleton", "--seats", "A,B", "--no-mouse", "--fps", "15") == (0, "", "")
    (called,) = screen
    assert isinstance(called["keeper"], Keeper) and called["keeper"].path.parent == saves
    assert (called["ascii"], called["fps"], called["mouse"], called["theme"]) == (True, 15, False, "")


def test_without_a_command_the_home_screen_opens(run: Run, screen: list[dict[str, Any]]) -> None:
    assert run() == (0, "", "")
    assert screen == [{"fps": None, "ascii": False, "mouse": True, "theme": ""}]
    assert "There is no theme 'mud'" in sentence(run, "--theme", "mud")


def test_resume_takes_the_newest_game_or_the_named_one(run: Run, saves: Path, screen: list[dict[str, Any]]) -> None:
    saves.mkdir()
    for name, year in (("old", "2024"), ("new", "2025")):
        (saves / f"{name}.json").write_bytes(text_of("skeleton", 3, 7).replace(b"2026-01", f"{year}-01".encode()))
    for words in ((), ("old",), ("old.json",), (str(saves / "new.json"),)):
        assert run("resume", *words) == (0, "", "")
    assert [called["keeper"].path.name for called in screen] == ["new.json", "old.json", "old.json", "new.json"]


def test_an_example_or_a_backup_is_copied_before_it_is_played(
    run: Run, saves: Path, tmp_path: Path, screen: list[dict[str, Any]]
) -> None:
    for name in ("example-late.json", "friday.json.bak"):
        (tmp_path / name).write_bytes(text_of("skeleton", 3, 7))
        assert run("resume", str(tmp_path / name))[0] == 0
        assert (tmp_path / name).read_bytes() == text_of("skeleton", 3, 7)
    assert [called["keeper"].path for called in screen] == [saves / "late.json", saves / "friday-backup.json"]


def test_a_game_that_is_open_elsewhere_is_left_to_the_screen_to_ask(
    run: Run, saves: Path, screen: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Keeper.create(new_table(), saves / "x.json")
    monkeypatch.setattr(Keeper, "close", lambda _: None)
    assert run("resume", "x")[0] == 0 and screen[0]["save"] == saves / "x.json"
    assert run("resume", "x", "--take-over")[0] == 0 and "keeper" in screen[1]
    assert keeper.taken() != ""


def test_a_replay_opens_through_the_eyes_it_may(run: Run, tmp_path: Path, screen: list[dict[str, Any]]) -> None:
    path = tmp_path / "x.json"
    for actions, words, eyes in (
        (99, (), ALL),
        (99, ("--seat", "Ben"), 1),
        (1, (), EVERYBODY),
        (1, ("--seat", "Ben"), 1),
    ):
        path.write_bytes(text_of("skeleton", 2, actions))
        assert run("replay", str(path), *words)[0] == 0
        called = screen.pop()
        assert called["replay"].game is new_table("skeleton", 2).game and called["eyes"] == eyes


def test_nobody_replays_a_running_game_as_a_computer_player(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(
        text_of("skeleton", 2, 3).replace(b'"name": "Ben", "level": ""', b'"name": "Ben", "level": "easy"')
    )
    assert "nobody looks on as Ben" in sentence(run, "replay", str(path), "--seat", "Ben")


def test_a_game_that_has_just_begun_is_told_and_one_without_its_way_back_is_not(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "new.json"
    assert run("new", "cities-and-knights", "--seats", "Anna,Ben", "--save", str(path))[0] == 0
    code, out, err = run("transcript", str(path))
    assert (code, err) == (0, "") and out.startswith("Cities & Knights\n") and "So far" in out
    path.write_text(path.read_text(encoding="utf-8").replace('"rng":', '"rng":1', 1), encoding="utf-8")
    assert "nothing to tell" in sentence(run, "transcript", str(path))


def test_without_a_terminal_an_example_is_not_copied(run: Run, saves: Path, tmp_path: Path) -> None:
    source = tmp_path / "example-x.json"
    Keeper.create(new_table("skeleton", 2), source).close()
    assert "no terminal" in sentence(run, "resume", str(source))
    assert not saves.exists()
