"""Each command: what it prints, what it saves, and its exit code."""

import json
import os
import re
from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui import __version__, games
from tabletop_tui.cells import cell_len
from tabletop_tui.play.seats import read_seats
from tabletop_tui.play.text import title
from tabletop_tui.store.load import load
from tabletop_tui.store.save import dump
from tests.playing import new_table, play_on, text_of
from tests.secrecy.worlds import put

from .running import Run, sentence


def test_the_version_is_told(run: Run) -> None:
    assert run("--version") == (0, f"tabletop-tui, version {__version__}\n", "")


def test_the_games_are_listed_with_seats_and_options(run: Run) -> None:
    code, out, err = run("games")
    assert (code, err) == (0, "")
    for game in map(games.find, games.ids()):
        least, most = game.seats[0], game.seats[-1]
        players = f"{least} to {most}" if least < most else str(most)
        assert f"{game.id}: {title(game)}, {players} players" in out
        assert all(re.search(rf"^  {option.key} ", out, re.MULTILINE) for option in game.options)
    assert "13, from 3 to 20" in out and "option-" not in out
    every = out.partition("every game:\n")[2]
    assert [row.split()[0] for row in every.splitlines()] == [
        "free_undo",
        "no_hints",
        "open_replay",
        "quiet_spectators",
    ]


def test_a_new_game_is_saved_where_it_is_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "friday.json"
    words = (
        "new",
        "skeleton",
        "--seats",
        "Anna,bot:hard,Ben",
        "--seed",
        "5",
        "--set",
        "cards=7",
        "--save",
        str(path),
    )
    assert run(*words) == (0, f"The game is saved in {path}.\n", "")
    table = load(path).table
    assert [(seat.name, seat.level) for seat in table.seats] == [
        ("Anna", ""),
        ("Bot 2", "hard"),
        ("Ben", ""),
    ]
    assert table.options == {"cards": 7}
    assert table.state == new_table("skeleton", 3, 5, options={"cards": 7}).state


def test_a_fair_computer_player_follows_the_records(run: Run, saves: Path) -> None:
    won = play_on(new_table("skeleton", 3, 3), 1000)
    won.seats[1:] = read_seats("Anna,bot:normal,bot:normal")[1:]
    winner = won.game.winners(won.state)[0]
    won.seats[winner], won.seats[0] = won.seats[0], won.seats[winner]
    put(won, saves / "won.json")
    assert run("records")[0] == 0
    code, out, _ = run("new", "skeleton", "--seats", "Anna,bot:fair")
    assert code == 0 and out.startswith("Fair means hard here: Anna has beaten normal once.\n")
    newest = max(saves.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    assert [seat.level for seat in load(newest).table.seats] == ["", "hard"]


def test_the_options_of_the_table_are_set_like_those_of_the_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    run(
        "new",
        "skel",
        "--seats",
        "A,B",
        "--set",
        "free-undo=yes",
        "--set",
        "open_replay=on",
        "--save",
        str(path),
    )
    assert load(path).table.settings.free_undo and load(path).table.settings.open_replay


def test_the_records_are_a_table_of_80_columns_or_sentences(run: Run, saves: Path) -> None:
    assert run("records") == (0, "No game has been finished yet.\n", "")
    saves.mkdir(exist_ok=True)
    (saves / "one.json").write_bytes(dump(play_on(new_table(), 1000)))
    code, out, err = run("records")
    assert (code, err) == (0, "") and max(map(len, out.splitlines())) <= 80
    assert "wins" in out and re.search(r"^  Anna +1 +\d+ +\d+ +\d", out, re.MULTILINE)
    assert "Anna: 1 game, " in run("--plain", "records")[1]
    (saves / ".records.json").write_text("?")
    code, out, err = run("records")
    assert code == 0 and "Anna" in out and "records file was damaged" in err


@pytest.mark.parametrize(
    ("word", "game"),
    [
        ("cities_and_knights", "cities_and_knights"),
        ("cities-and-knights", "cities_and_knights"),
        ("Cities & Knights", "cities_and_knights"),
        ("ck", "cities_and_knights"),
        ("rise", "rise_of_empires"),
        ("roe", "rise_of_empires"),
        ("rise-of", "rise_of_empires"),
        ("ae", "ascending_empires"),
        ("ascending_empires", "ascending_empires"),
    ],
)
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
    assert "already exists" in sentence(
        run, "new", "skeleton", "--seats", "C,D", "--save", str(saves / "x")
    )
    assert (saves / "x.json").read_bytes() == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("new", "chess", "--seats", "A,B"), "Unknown game 'chess'"),
        (("new", "\x1b[2J", "--seats", "A,B"), "Unknown game '?[2J'"),
        (("new", "", "--seats", "A,B"), "Unknown game ''"),
        (("new", "skeleton", "--seats", "A"), "for 2 to 5 players, not 1"),
        (("new", "skeleton", "--seats", "A,B,C,D,E,F"), "not 6"),
        (("new", "skeleton", "--seats", "A,a"), "Two players are called 'A'"),
        (("new", "skeleton", "--seats", "A,"), "needs a name"),
        (("new", "skeleton", "--seats", "A,\x1b[31mB"), "control characters"),
        (("new", "skeleton", "--seats", "A," + "x" * 200), "has 200"),
        (("new", "skeleton", "--seats", "A,bot:god"), "'god'"),
        (("new", "skeleton", "--seats", "A,B", "--set", "dice=deck"), "Unknown option 'dice'"),
        (("new", "skeleton", "--seats", "A,B", "--set", "cards"), "Options are written key=value"),
        (
            ("new", "skeleton", "--seats", "A,B", "--set", "cards=99"),
            "cards must be a number from 3 to 20, not '99'",
        ),
        (
            ("new", "skeleton", "--seats", "A,B", "--set", "free_undo=perhaps"),
            "free_undo must be yes or no",
        ),
        (
            ("new", "skeleton", "--seats", "A,B", "--save", "/proc/nowhere/x.json"),
            "cannot be saved",
        ),
        (("new", "skeleton", "--seats", "A,B", "--save", "/dev/null/x.json"), "cannot be saved"),
        (("resume",), "There is no game to resume"),
        (("resume", "nothing"), "There is no save 'nothing'"),
        (("resume", "../../etc/passwd\x1b"), "There is no save"),
        (("replay", "nothing"), "There is no save"),
        (("transcript",), "There is no game to resume"),
        (("simulate", "skeleton", "--seats", "7"), "for 2 to 5 players, not 7"),
        (("simulate", "nothing", "--seats", "2"), "Unknown game"),
        (("simulate", "skeleton", "--seats", "2", "--set", "cards=x"), "cards must be a number"),
        ((), "There is no terminal here to play in"),
    ],
)
def test_bad_input_is_told_in_one_sentence_and_saves_nothing(
    run: Run, saves: Path, words: tuple[str], said: str
) -> None:
    assert said in sentence(run, *words)
    assert not saves.exists() or not [*saves.glob("*.json")]


@pytest.mark.parametrize(
    "words",
    [
        ("dance",),
        ("new",),
        ("new", "skeleton"),
        ("new", "skeleton", "--seats"),
        ("check",),
        ("--colour",),
        ("new", "skeleton", "--seats", "A,B", "--seed", "x"),
        ("new", "skeleton", "--seats", "A,B", "--seed", "-1"),
        ("simulate", "skeleton"),
        ("simulate", "skeleton", "--seats", "two"),
        ("simulate", "skel", "--seats", "2", "--games", "0"),
        ("transcript", "x", "--format", "pdf"),
        ("saves", "x"),
        ("resume", "a", "b"),
        ("--fps", "12"),
    ],
)
def test_wrong_usage_ends_with_two(run: Run, words: tuple[str, ...]) -> None:
    code, out, err = run(*words)
    assert code == 2 and out == "" and "Error: " in err and "Traceback" not in err


def test_the_saves_are_listed(run: Run, saves: Path) -> None:
    assert run("saves") == (0, f"There are no saves in {saves}.\n", "")
    saves.mkdir()
    (saves / "one.json").write_bytes(text_of("skeleton", 3, 7))
    (saves / "broken.json").write_bytes(b"{}")
    (saves / "foreign.json").write_bytes(
        text_of("skeleton", 3, 7).replace(b'"skeleton"', b'"chess"')
    )
    (saves / "empires.json").write_bytes(text_of("rise_of_empires", 2, 7))
    code, out, err = run("saves")
    assert (code, err) == (0, "")
    assert re.search(
        r"^one +Goofspiel +Anna, Ben, Cleo +round 3: Anna +2 Jan 03:04$", out, re.MULTILINE
    )
    assert re.search(r"^empires +Rise of Empires +Anna, Ben +turn I-A: ", out, re.MULTILINE)
    assert "\nforeign.json is a game of chess, which is not installed.\n" in out
    assert out.endswith("\nbroken.json is not a save of this program.\n")


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
    assert "kept.json: The move history of this game is lost" in kept
    assert over.endswith("replayed, 24 actions; Goofspiel, over.")
    assert run("check", str(tmp_path / "good.json"))[0] == 0


def test_a_broken_save_offers_its_backup(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(b"")
    (tmp_path / "x.json.bak").write_bytes(text_of("skeleton", 2, 3))
    said = run("resume", str(path))[2]
    assert said == f"x.json is empty. You can resume its backup: tabletop-tui resume '{path}.bak'\n"


def test_a_transcript_comes_in_three_forms_and_for_a_seat(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(text_of("skeleton", 2, 99))
    assert run("transcript", str(path))[1].startswith("Goofspiel\n")
    assert run("transcript", str(path), "--format", "markdown")[1].startswith("# Goofspiel\n")
    assert run("transcript", str(path), "--format", "html")[1].startswith("<!doctype html>\n")
    assert "As Ben saw it" in run("transcript", str(path), "--seat", "ben")[1]
    assert "Nobody is called 'Zoe'. Choose Anna or Ben" in sentence(
        run, "transcript", str(path), "--seat", "Zoe"
    )
    assert run("replay", str(path))[1] == run("transcript", str(path))[1]


def test_simulate_prints_its_report_as_json_or_lines(run: Run) -> None:
    code, out, err = run(
        "simulate", "skeleton", "--seats", "3", "--games", "4", "--seed", "9", "--json"
    )
    report = json.loads(out)
    assert (code, err) == (0, "")
    assert {
        "game",
        "seats",
        "games",
        "finished",
        "actions",
        "seconds",
        "actions_per_second",
        "offers_us",
        "clone_us",
        "scores",
        "winners",
        "rounds",
        "mean_scores",
        "mean_sources",
    } == set(report)
    assert (report["game"], report["seats"], report["games"], report["finished"]) == (
        "skeleton",
        3,
        4,
        4,
    )
    assert report["seconds"] > 0 and report["actions_per_second"] > 0 and report["clone_us"] > 0
    assert "4 of 4 games finished" in run("simulate", "skeleton", "--seats", "3", "--games", "4")[1]


@pytest.mark.parametrize("seats", ["2", "1"])
def test_more_levels_than_seats_are_refused(run: Run, seats: str) -> None:
    told = sentence(run, "simulate", "skeleton", "--seats", seats, "--levels", "easy,normal,hard")
    assert f"3 levels need 3 seats, not {seats}." in told


def test_the_list_of_saves_fits_a_terminal_and_its_names_stay_whole(run: Run, saves: Path) -> None:
    name = "cities_and_knights-2026-11-22-0801"
    seats = "Annabella,Bartholomew,Clementine,Desdemona,Evangeline"
    run("new", "cities_and_knights", "--seats", seats, "--save", str(saves / name))
    told = run("saves")[1]
    assert name in told and max(map(len, told.splitlines())) <= 80
    assert "Annabella" in told


WIDE = ("國" * 12, "ที่" * 8, "क्षि" * 6, "👍🏽" * 12)


def test_lists_keep_their_columns_below_names_in_any_writing(run: Run, saves: Path) -> None:
    saves.mkdir(exist_ok=True)
    for n, name in enumerate((*WIDE, "Anna")):
        table = new_table(count=2, seed=n)
        table.seats[0] = replace(table.seats[0], name=name)
        (saves / f"{name[:6]}.json").write_bytes(dump(table))
        table.seats[1] = replace(table.seats[1], name=str(n))
        (saves / f"over-{n}.json").write_bytes(dump(play_on(table, 1000)))
    told = run("records")[1]
    table_of_names = told.partition("  Scores of one deal")[0]
    rows = [row for row in table_of_names.splitlines() if row.startswith("  ")]
    assert len(rows) > len(WIDE) and len(set(map(cell_len, rows))) == 1, told
    for name in WIDE:
        assert any(row.startswith(f"  {name} ") for row in rows)
    assert all(cell_len(row) <= 80 for row in run("saves")[1].splitlines())


def test_a_list_of_saves_in_columns_measures_cells(run: Run, saves: Path) -> None:
    saves.mkdir(exist_ok=True)
    for name in ("國國", "Ann"):
        table = new_table(count=2)
        table.seats[0] = replace(table.seats[0], name=name)
        (saves / f"{name}.json").write_bytes(dump(table))
    told = run("saves")[1].splitlines()
    assert len(told) == 3 and all(cell_len(row) <= 80 for row in told)
    assert len({cell_len(row.partition("Goofspiel")[0]) for row in told[1:]}) == 1, told


def test_a_game_that_is_over_is_looked_back_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tabletop_tui.bots import look_back, review

    for figure, few in (
        ("SEARCHED", 4),
        ("COMPARED", 4),
        ("WORLDS", 1),
        ("PAIRS", 1),
        ("OPTIONS", 3),
    ):
        monkeypatch.setattr(review, figure, few)
    monkeypatch.setattr(look_back, "SEARCHED", 2)
    path, table = tmp_path / "x.json", new_table("skeleton", 2, 5)
    play_on(table, 3)
    path.write_bytes(dump(table))
    assert "once it is over" in sentence(run, "review", str(path))
    play_on(table, 500)
    path.write_bytes(dump(table))
    told = run("review", str(path))[1]
    assert "Review: Anna" in told and "Review: Ben" in told and "Better: " in told
    told = run("review", str(path), "--seat", "ben")[1]
    assert "Review: Anna" not in told
    assert told.index("what would you do here?") < told.index("Answers") < told.index("Better: ")
    rows = json.loads(run("review", str(path), "--json")[1])
    assert rows and {row["seat"] for row in rows} <= {"Anna", "Ben"}
    assert all(row["cost"] > 0 and 0 <= row["action"] < len(table.log) for row in rows)


@pytest.mark.parametrize("command", ["check", "transcript", "resume", "replay", "review"])
def test_what_is_no_file_is_one_sentence_and_never_waited_for(
    run: Run, saves: Path, command: str
) -> None:
    saves.mkdir()
    os.mkfifo(saves / "pipe.json")
    (saves / "loop.json").symlink_to("loop.json")
    (saves / "folder.json").mkdir()
    for name, why in (
        ("pipe", "it is a pipe"),
        ("loop", "points to itself"),
        ("folder", "a folder"),
    ):
        named = str(saves / f"{name}.json") if command == "check" else name
        code, out, err = run(command, named)
        assert (code, out, err.count("\n")) == (1, "", 1)
        assert err.startswith(f"{name}.json cannot be read: ") and why in err


def test_a_save_is_resumed_by_any_name_that_the_list_tells(run: Run, saves: Path) -> None:
    saves.mkdir()
    for name in ("a [conflicted copy]", "a~1", "b.sync-conflict-20260102-030405-ABC", "x" * 90):
        (saves / f"{name}.json").write_bytes(text_of("skeleton", 2, 3))
        assert f"\n{name} " in run("saves")[1]
        assert run("transcript", name)[0] == 0 and run("transcript", f"{name}.json")[0] == 0
