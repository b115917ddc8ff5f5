"""Broken saves: one sentence for any content."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.play.remote.remote_seats import RemoteSeats
from tabletop_tui.store import load as loading
from tabletop_tui.store.atomic_files import SaveError
from tabletop_tui.store.load import load, parse
from tabletop_tui.store.reading import text
from tabletop_tui.store.upgrades import FORMAT, upgrade
from tests.playing import text_of
from tests.store.fuzzing import MUTATORS, one_sentence, verdict

GOOD = text_of("skeleton", 3, 8)


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    """The good save with one change to its JSON."""
    raw = json.loads(GOOD)
    change(raw)
    return json.dumps(raw).encode()


def put(*path: Any) -> Callable[[dict[str, Any]], object]:
    """Put the last argument where the others lead."""

    def change(raw: Any) -> None:
        for step in path[:-2]:
            raw = raw[step]
        raw[path[-2]] = path[-1]

    return change


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"", "is empty"),
        (b" \n ", "is empty"),
        (GOOD[: len(GOOD) // 2], "cut short"),
        (b"\xff\xfe\x00", "is UTF-16, not UTF-8"),
        (b"\xff\xff\x00", "not the text of a save"),
        (b"<html></html>", "not the text of a save"),
        (b"[1, 2]", "not a save of this program"),
        (b"{}", "not a save of this program"),
        (b'{"format": "1", "game": "skeleton"}', "not a save of this program"),
        (b'{"format": true, "game": "skeleton"}', "not a save of this program"),
        (b"[" * 100_000, "not the text of a save"),
        (b"1" * 100_000, "not the text of a save"),
        (b'{"format": 1, "game": "\\ud800"}', "not the text of a save"),
        (b" " * 5_000_000 + b"{}", "too large"),
        (changed(put("format", FORMAT + 1)), "newer program"),
        (changed(put("format", 10**30)), "10000000000…"),
        (changed(put("format", 10**11)), "100000000000, not"),
        (changed(put("format", 0)), "format that does not exist"),
        (changed(put("game", "chess\x1b[31m")), "a game of chess?[31m, which is not installed"),
        (changed(put("game", "../skeleton")), "which is not installed"),
        (changed(put("game", "x" * 31)), f"a game of {'x' * 29}…, which is not installed"),
        (changed(put("game", "x" * 30)), f"a game of {'x' * 30}, which is not installed"),
        (changed(put("seats", 0, "name", "A\x1b[2J")), "name cannot be displayed"),
        (changed(put("seats", 0, "name", "")), "name cannot be displayed"),
        (changed(put("seats", 0, "name", "x" * 200)), "name cannot be displayed"),
        (changed(put("seats", 0, "name", "a\u202eb")), "name cannot be displayed"),
        (changed(put("seats", 0, "name", "bEN")), "two players with the same name"),
        (changed(put("seats", 0, "level", "godlike")), "unknown level"),
        (changed(put("seats", 0, "style", "trader")), "unknown style"),
        (changed(put("seats", 0, {"name": "A", "level": "easy", "style": "x"})), "unknown style"),
        (GOOD.replace(b'"burnt":0', b'"burnt":NaN'), "not the text of a save"),
        (GOOD.replace(b'"burnt":0', b'"burnt":Infinity'), "not the text of a save"),
        (changed(put("seats", 0, "used", "5")), "damaged at seats.0.used"),
        (changed(put("apart", {"since": ["x"]})), "damaged at apart"),
        (changed(put("apart", {"free": [3]})), "damaged at apart"),
        (changed(put("apart", {"held": [-1]})), "damaged at apart"),
        (changed(put("apart", {"since": ["", "", "", ""]})), "damaged at apart"),
        (changed(put("apart", {"following": "../x.json"})), "damaged at apart"),
        (changed(put("apart", {"patience": -1})), "damaged at apart.patience"),
        (changed(lambda raw: raw["seats"].pop()), "wrong number of players"),
        (changed(put("seats", [])), "wrong number of players"),
        (changed(put("options", {"cards": 99})), "options that this game does not have"),
        (changed(put("options", {"dice": 1})), "options that this game does not have"),
        (changed(put("options", {"cards": True})), "options that this game does not have"),
        (changed(put("state", "cards", "13")), "damaged at state.cards"),
        (changed(put("state", "cards", 13.0)), "damaged at state.cards"),
        (changed(put("state", "cards", None)), "damaged at state.cards"),
        (changed(put("state", "extra", 1)), "damaged at state.extra"),
        (changed(put("state", "y" * 55, 1)), f"damaged at state.{'y' * 53}…"),
        (changed(put("state", "y" * 54, 1)), f"damaged at state.{'y' * 54}"),
        (changed(lambda raw: raw["state"].pop("burnt") and raw.pop("log")), "damaged at log"),
        (changed(put("state", "burnt", 5)), "an impossible position"),
        (changed(put("state", "rng", -1)), "an impossible position"),
        (changed(put("state", "rng", 1 << 64)), "an impossible position"),
        (changed(put("state", "players", 0, "hand", 3, 10**18)), "impossible number"),
        (changed(put("state", "stack", [])), "an impossible position"),
        (changed(put("log", 0, [0])), "damaged at log.0"),
        (changed(put("log", 0, 1, "steal")), "damaged at log.0.1"),
        (changed(put("log", 2, 1, 7)), "damaged at log.2"),
        (changed(put("log", 1, 2, "kind", "bid")), "damaged at log.1"),
        (changed(put("log", 1, 2, {})), "damaged at log.1"),
        (changed(put("log", "none")), "damaged at log"),
        (changed(put("turn", "deep", json.loads("[" * 150 + "]" * 150))), "damaged at turn.deep"),
    ],
)
def test_one_sentence_says_what_is_wrong(data: bytes, word: str) -> None:
    with pytest.raises(SaveError) as no:
        parse(data)
    assert word in str(no.value)
    assert one_sentence(str(no.value))


def test_the_sentence_names_the_file_and_the_backup_stands_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "friday\x1b[31m.json"
    path.write_bytes(b"")
    with pytest.raises(SaveError) as no:
        load(path)
    assert str(no.value) == "friday?[31m.json is empty." and no.value.backup is None
    backup = tmp_path / (path.name + ".bak")
    backup.write_bytes(GOOD)
    with pytest.raises(SaveError) as no:
        load(path)
    assert no.value.backup == backup
    assert len(load(backup).table.log) == 8


def test_a_missing_file_and_a_folder_are_told(tmp_path: Path) -> None:
    for path, word in (
        (tmp_path / "x.json", "does not exist"),
        (tmp_path, "cannot be read"),
        (Path("a\0b"), "not a file name"),
    ):
        with pytest.raises(SaveError, match=word):
            load(path)


def test_an_option_with_a_file_is_checked_by_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from tabletop_tui.engine import Option
    from tabletop_tui.games.skeleton import GAME

    options = (*GAME.options, Option(key="map", shape="file", default="", validate=refuse))
    monkeypatch.setitem(vars(GAME), "options", options)
    assert parse(changed(put("options", "map", ""))).note == ""
    with pytest.raises(SaveError, match="options that this game does not have"):
        parse(changed(put("options", "map", "a bad map")))


def refuse(text: str) -> None:
    """A check that every file fails."""
    raise ValueError("No.")


def test_older_formats_are_upgraded_one_by_one() -> None:
    def to_two(raw: dict[str, Any]) -> dict[str, Any]:
        return {"format": 1, "players": raw["seats"]}

    def to_three(raw: dict[str, Any]) -> dict[str, Any]:
        return {**raw, "colour": "red"}

    fresh = upgrade({"format": 1, "seats": []}, {1: to_two, 2: to_three}, 3)
    assert fresh == {"format": 3, "players": [], "colour": "red"}


def test_an_upgrade_that_breaks_over_a_damaged_save_is_a_sentence_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(loading, "upgrade", lambda raw: raw["nowhere"])
    with pytest.raises(SaveError, match="parts do not fit together"):
        parse(GOOD)


@pytest.mark.parametrize("number", range(len(MUTATORS)))
def test_every_mutator_changes_the_file(number: int) -> None:
    from tabletop_tui.engine import Luck

    made = {MUTATORS[number](GOOD, Luck(seed)) for seed in range(40)}
    assert len(made - {GOOD}) > 10


def test_the_fuzzer_notices_a_wrong_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(data: bytes) -> Any:
        raise KeyError("state")

    assert verdict(GOOD)[0] == "played"
    monkeypatch.setattr("tests.store.fuzzing.parse", broken)
    assert verdict(GOOD)[0] == "wrong"


def test_what_is_larger_than_any_save_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text, "LARGEST", len(GOOD))
    path = tmp_path / "x.json"
    path.write_bytes(GOOD)
    assert len(load(path).table.log) == 8
    path.write_bytes(GOOD + b" " * 5)
    with pytest.raises(SaveError, match="too large"):
        load(path)
    with pytest.raises(SaveError, match="too large"):
        parse(GOOD + b" ")


def test_a_clock_that_shows_less_than_nothing_shows_nothing() -> None:
    used = [put("seats", n, "used", value) for n, value in enumerate((-7, 0, 12))]
    raw = json.loads(GOOD)
    for change in used:
        change(raw)
    assert parse(json.dumps(raw).encode()).table.used == {0: 0, 2: 12}


MOTION = {"by": 0, "n": 2, "at": 8}


@pytest.mark.parametrize(
    ("vote", "sound"),
    [
        ({}, True),
        ({"n": 0, "at": 0}, True),
        ({"by": 3}, False),
        ({"n": 3}, False),
        ({"n": 3, "undo": True}, True),
        ({"n": 7, "undo": True}, True),
        ({"n": 8, "undo": True}, False),
        ({"agreed": [0, 1, 2]}, True),
        ({"agreed": [3]}, False),
        ({"level": "hard"}, True),
        ({"level": "godlike"}, False),
        ({"by": -1}, False),
    ],
)
def test_what_was_put_to_all_is_sound_or_the_save_is_damaged(
    vote: dict[str, Any], sound: bool
) -> None:
    data = changed(put("apart", {"motion": {**MOTION, **vote}}))
    if sound:
        remote = parse(data).table.remote
        assert remote is not None and remote.vote is not None
        put_to_all = {**MOTION, **vote}
        assert (remote.vote.by, remote.vote.n) == (put_to_all["by"], put_to_all["n"])
        assert remote.vote.undo == vote.get("undo", False)
        assert not remote.vote.owner and remote.vote.level == vote.get("level", "")
    else:
        with pytest.raises(SaveError, match=r"damaged at apart"):
            parse(data)


def test_what_several_terminals_need_not_say_is_as_ever() -> None:
    remote = parse(changed(put("apart", {}))).table.remote
    assert remote == RemoteSeats() and remote.patience == 600
    remote = parse(changed(put("apart", {"patience": 0}))).table.remote
    assert remote is not None and remote.patience == 0
    remote = parse(changed(put("apart", {"since": ["", "1970-01-01T00:00:02+00:00"]}))).table.remote
    assert remote is not None and remote.since == {1: 2.0}
