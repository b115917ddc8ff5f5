"""The box of a game as a file for its owner: written, edited, checked, and played with."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop_tui import games
from tabletop_tui.cli.components import owners_file, takes_file
from tabletop_tui.components.owned import Reading
from tabletop_tui.components.packaged import status_counts
from tabletop_tui.play.text import languages
from tabletop_tui.play.text import sentence as told_as
from tabletop_tui.store.load import load
from tests.playing import text_of

from .running import Run, sentence

GAMES = [game for game in games.ids() if takes_file(games.find(game))]
CHANGES: dict[str, dict[str, tuple[str, str]]] = {
    "rise_of_empires": {
        "numbers": ('"progress_a_turn": 8', '"progress_a_turn": 9'),
        "rows": ('"name": "Trade"', '"name": "Barter"'),
        "eras": ('"colour": "tan"', '"colour": "grey"'),
        "progress": ('"effect": {"vp": 4}', '"effect": {"per": "city", "vp": 1, "gold": 1}'),
        "territory": ('"yields": {"cube": 1, "food": 2}', '"yields": {"cube": 1, "food": 3}'),
        "cities": ('"name": "Ur"', '"name": "Uruk"'),
        "wonders": ('"points": 9', '"points": 8'),
        "empire": ('"battles": [[1, 2]]}, "late"', '"battles": [[1, 2], [1, 1]]}, "late"'),
        "trade": ('"eras": [1, 2]', '"eras": [1]'),
        "regions": ('"standard": [4, 1], "benefit": {}', '"standard": [4, 1], "benefit": {"gold": 1}'),
        "borders": ('{"a": "swe", "b": "see"}', '{"a": "swe", "b": "eae"}'),
    },
    "ascending_empires": {
        "start_per_player": ('"supply": 6, "box": 8', '"supply": 5, "box": 9'),
        "vp_pile": ('"tokens": 32', '"tokens": 30'),
        "hand_errors": ('"angle": 12', '"angle": 11'),
        "limits": ('"items_per_planet", "value": 3', '"items_per_planet", "value": 4'),
        "holes": ('"x_um": 170000', '"x_um": 170500'),
        "sizes": ('"range_short", "um": 50000', '"range_short", "um": 51000'),
        "physics": ('"value": 1962000', '"value": 1962001'),
        "actions": ('"max_placed": 2', '"max_placed": 3'),
        "build_costs": ('"box_bonus": 1', '"box_bonus": 2'),
        "combat": ('"attack": 2, "defence": 2, "vp": 2', '"attack": 2, "defence": 2, "vp": 3'),
        "technology": ('"effect": {"amount": 3, "mode": "set"}', '"effect": {"amount": 4, "mode": "set"}'),
        "row_bonuses": ('"kind": "vp", "amount": 5', '"kind": "vp", "amount": 6'),
        "scoring": ('"id": "city", "vp": 2', '"id": "city", "vp": 3'),
        "end": ('"id": "rounds_without_vp", "value": 20', '"id": "rounds_without_vp", "value": 21'),
    },
}  # fmt: skip
"""By game and section: what the file says, and what an owner replaces it by."""


@pytest.fixture
def own(run: Run, tmp_path: Path) -> Path:
    """The written file of Rise of Empires."""
    path = tmp_path / "own.json"
    path.write_text(run("components", "rise-of-empires")[1], encoding="utf-8")
    return path


def counted(counts: dict[str, int]) -> str:
    """Return how many rows have each status, in the words of the check."""
    names = ("KNOWN", "DERIVED", "PART", "RECONSTRUCTED")
    return ", ".join(f"{x} {counts.get(x, 0)}" for x in names if x != "DERIVED" or x in counts)


def data(game: str) -> dict[str, Any]:
    """Return the packaged components."""
    return owners_file(games.find(game)).packaged.rows()


def line_of(text: str, part: str) -> int:
    """Return the number of the first line that contains a text."""
    return text[: text.index(part)].count("\n") + 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_file_as_it_is_written_is_the_packaged_box(
    run: Run, tmp_path: Path, game: str, language: str
) -> None:
    code, text, err = run("components", game, "--language", language)
    assert (code, err) == (0, "") and text.endswith("\n}\n")
    file = owners_file(games.find(game))
    assert file.read(text) == "", "a game that is played with it remembers no file"
    path = tmp_path / "box.json"
    path.write_text(text, encoding="utf-8")
    code, out, err = run("check", str(path), "--language", language)
    assert (code, err) == (0, "") and out.endswith(f": {counted(status_counts(data(game)))}.\n")
    assert counted(status_counts(data(game))) in text.replace("\n// ", " ")


@pytest.mark.parametrize("game", GAMES)
def test_every_row_is_written_in_the_order_of_the_box_with_how_sure_it_is(
    run: Run, game: str
) -> None:
    text = run("components", game)[1]
    box = data(game)
    sections = re.findall(r'^ "(\w+)": [\[{]$', text, re.MULTILINE)
    assert sections == [
        name
        for name, rows in box.items()
        if isinstance(rows, list) or (isinstance(rows, dict) and "status" in rows)
    ]
    marks = Counter(re.findall(r"^ +// (KNOWN|DERIVED|PART|RECONSTRUCTED)\b", text, re.MULTILINE))
    assert marks - status_counts(box) <= Counter(KNOWN=1), (
        "of each row, and of the numbers of the rulebook"
    )
    assert status_counts(box) <= marks
    for rows in (rows for rows in box.values() if isinstance(rows, list)):
        for row in (row for row in rows if row.get("status") == "PART"):
            note = (row.get("note") or row["known"]).split()[0]
            assert note in text
    told = text.partition("\n{\n")[0]
    assert f"tabletop-tui new {game} --seats Anna,Ben --set components=FILE" in told
    assert "tabletop-tui check FILE" in told and f"{game}-components.json" in told
    assert max(map(len, told.splitlines())) <= 110


def test_a_section_of_which_nothing_may_be_changed_says_so(run: Run) -> None:
    text = run("components", "ascending-empires")[1]
    assert (
        ' // The rules know only these values: you cannot change anything here.\n "pieces": [' in text
    )
    assert " // You can change in starship, battleship: attack, defence, vp.\n" in text
    assert ' // kind facility_cost: effect has amount (1 to 3), mode ("set")\n' in text
    assert " // kind income: effect may hold gold, disc," in run("components", "roe")[1]


@pytest.mark.parametrize(("game", "section"), [(g, s) for g in CHANGES for s in CHANGES[g]])
def test_one_changed_row_counts_as_known_from_the_owner(
    run: Run, tmp_path: Path, game: str, section: str
) -> None:
    text, (before, after) = run("components", game)[1], CHANGES[game][section]
    part = text.index(f'"{section}": ')
    assert before in text[part:]
    changed = text[:part] + text[part:].replace(before, after, 1)
    path = tmp_path / "box.json"
    path.write_text(changed, encoding="utf-8")
    code, out, err = run("check", str(path))
    differ = 2 if section == "borders" else 1  # one border is gone, and another is new
    many = "One row differs" if differ == 1 else "2 rows differ"
    assert (code, err) == (0, "") and many in out
    packaged, box = owners_file(games.find(game)).packaged, data(game)
    rows = packaged.rows(owners_file(games.find(game)).read(changed))
    if not isinstance(box[section], list) or "status" not in box[section][0]:
        assert status_counts(rows) == status_counts(box) and rows[section] != box[section]
        return
    new = [row for row in rows[section] if row not in box[section]]
    assert [(row["status"], row[packaged.source]) for row in new] == [("KNOWN", packaged.owned)]
    gone = [row["status"] for row in box[section] if row not in rows[section]]
    assert status_counts(rows) - Counter(KNOWN=1) == status_counts(box) - Counter(gone)
    assert out.endswith(f": {counted(status_counts(rows))}.\n")


def test_every_section_that_an_owner_may_change_is_tried() -> None:
    tried = {game: {*CHANGES[game]} for game in GAMES}
    assert tried["rise_of_empires"] == {
        name for name, rows in data("rise_of_empires").items() if isinstance(rows, (list, dict))
    }
    assert len(tried["ascending_empires"]) > 12


def test_a_row_that_is_right_as_it_stands_is_said_to_be_known(run: Run, own: Path) -> None:
    text = own.read_text(encoding="utf-8")
    own.write_text(text.replace('"price": 0, ', '"price": 0, "status": "KNOWN", '))
    (free,) = [row for row in data("rise_of_empires")["cities"] if row["price"] == 0]
    counts = status_counts(data("rise_of_empires"))
    counts.update(KNOWN=1)
    counts.subtract([free["status"]])
    out = run("check", str(own))[1]
    assert "No row differs" in out and out.endswith(f": {counted(counts)}.\n")


def test_each_fault_is_told_with_its_line(run: Run, own: Path) -> None:
    text = own.read_text(encoding="utf-8")
    for before, after in (
        ('"key": "ur", "name": "Ur", "era": 1, "deck": "A", "price": 0',
         '"key": "ur", "name": "Ur", "era": 1, "deck": "A", "price": "one"'),
        ('"key": "rome", "name": "Rome"', '"key": "rome", "name": "Rome", "name": "Roma"'),
        ('"key": "pyramids", "name"', '"key": "pyramids", "nome"'),
        ('"key": "plains", "name": "Plains", "terrain": "plains", "count": 10',
         '"key": "plains", "name": "Plains", "terrain": "plains", "count": 11'),
        ('{"a": "swe", "b": "see"}', '{"a": "swe", "b": "mars"}'),
        ('"late": {"regions": 2, "water": true', '"late": {"regions": Infinity, "water": true'),
    ):  # fmt: skip
        assert text.count(before) == 1 or before.startswith('"late"'), before
        text = text.replace(before, after, 1)
    own.write_text(text, encoding="utf-8")
    code, out, err = run("check", str(own))
    assert (code, out) == (1, "")
    head, *faults = err.splitlines()
    assert head == f"{own}: 7 faults in the components of Rise of Empires."
    assert faults == [
        f"line {line_of(text, part)}: {said}"
        for part, said in (
            ('"territory": [', "territory, field count: there must be 40 tiles, not 41."),
            ('"price": "one"', 'cities, row "ur", field price: it must be a whole number, found "one".'),
            ('"Roma"', 'cities, row "rome", field name: it appears twice.'),
            ('"nome"', 'wonders, row "pyramids", field name: it is missing.'),
            ('"nome"', 'wonders, row "pyramids", field nome: there is no such field.'),
            ("Infinity", 'empire, row "e2", field late.regions: Infinity is not a value: a value is a '
                         "number, a text in quotes, true, false, a list or an object."),
            ('"mars"', 'borders, row "swe - mars", field b: there is no region with the key mars.'),
        )
    ]  # fmt: skip
    assert sentence(run, "new", "roe", "--seats", "A,B", "--set", f"components={own}") == (
        f"{faults[0]} To see this and 6 more: tabletop-tui check FILE.\n"
    )


def test_a_game_is_played_with_the_file_and_goes_on_with_it(
    run: Run, own: Path, tmp_path: Path
) -> None:
    text = own.read_text(encoding="utf-8")
    own.write_text(text.replace('"name": "Ur"', '"name": "Uruk"'), encoding="utf-8")
    save = tmp_path / "game.json"
    words = ("new", "rise-of-empires", "--seats", "Anna,Ben", "--save", str(save))
    assert run(*words, "--set", f"components={own}")[0] == 0
    (cities,) = json.loads(str(load(save).table.options["components"])).values()
    assert [row["name"] for row in cities if row["status"] == "KNOWN"] == ["Uruk"]
    assert ": replayed, 0 actions; Rise of Empires, " in run("check", str(save))[1]


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("a.json", b'{"cities": {"ur": {"price": 2}}}', "components of Rise of Empires without"),
        ("a.json", b'{"holes": {"alpha-A": {"x_um": 170500}}}', "components of Ascending Empires"),
        ("rise_of_empires-components.json", b"{}", "No row differs"),
        ("a.json", b'{"game": "ascending_empires"} // nothing else', "No row differs"),
        ("a.json", b'\xef\xbb\xbf{"cities": {}}', "No row differs"),
    ],
)
def test_the_game_of_a_file_is_told_by_what_is_in_it(
    run: Run, tmp_path: Path, name: str, data: bytes, said: str
) -> None:
    (tmp_path / name).write_bytes(data)
    code, out, err = run("check", str(tmp_path / name))
    assert (code, err) == (0, "") and said in out


@pytest.mark.parametrize("data", [b"{}", b"[1, 2]", b"hello", b'{"game": "cities_and_knights"}'])
def test_a_file_that_may_be_anything_is_asked_for_its_game(
    run: Run, tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(data)
    assert sentence(run, "check", str(path)) == (
        f"a.json is neither a save nor a components file that names its game. If it is one: "
        f"tabletop-tui check '{path}' --game GAME.\n"
    )
    code, out, _ = run("check", str(path), "--game", "rise-of-empires")
    assert (code == 0 and "No row differs" in out) if data == b"{}" else (code, out) == (1, "")


def test_the_game_may_be_named_and_a_file_may_contradict(run: Run, own: Path) -> None:
    assert run("check", str(own), "--game", "roe")[0] == 0
    head, fault = run("check", str(own), "--game", "ae")[2].splitlines()
    assert head.endswith(": one fault in the components of Ascending Empires.")
    line = line_of(own.read_text("utf-8"), '"game"')
    told = "expected ascending_empires, but the file names rise_of_empires."
    assert fault == f"line {line}: game: {told}"
    assert "Unknown game 'chess'" in sentence(run, "check", str(own), "--game", "chess")
    assert "needs no components file" in sentence(run, "check", str(own), "--game", "ck")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b'{"cities": {"ur": {"price": 2}\n', "line 1: the { that opens here is never closed."),
        (b'{"cities": {}\n "trade": 1}', "line 1: a comma is missing after this."),
        (b'{"cities":\n {"ur": {"price": NaN}}}', 'line 2: cities, row "ur", field price: NaN is not'),
        pytest.param(b'{"cities": {"ur": {"price": %s}}}' % (b"9" * 5_000), "the number is too long or too large.", id="long"),
        pytest.param(b'{"cities": ' + b"[" * 60_000, "line 1: the brackets are nested too deep.", id="deep"),
        (b'{"cities": {},\n "cities": {}}', "line 2: cities: it appears twice."),
        (b'{"cities": {"ur": {"price": true}}}', "it must be a whole number, found true."),
        (b'{"cities": {"ur": {"cost": 1}}}', 'line 1: cities, row "ur", field cost: there is no such field.'),
        (b'{"cities": {"uruk": {}}}', 'line 1: cities, row "uruk": there is no such row.'),
        (b'{"cities": {}, "towers": []}', "line 1: towers: there is no such field."),
        (b'{"cities": {"ur": {"name": "\\ud800"}}}', "it is not valid"),
        ('{"cities": {}}'.encode("utf-16"), "is UTF-16, not UTF-8"),
        ('{"cities":\n {"ur": {"name": "Úr"}}}'.encode("latin-1"), "UTF-8: line 2 has a character"),
        pytest.param(b'{"cities": {}}'.ljust(65_537), "is too long.", id="large"),
    ],
)  # fmt: skip
def test_whatever_a_file_holds_is_told_in_a_sentence(
    run: Run, tmp_path: Path, data: bytes, said: str
) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(data)
    code, out, err = run("check", str(path))
    assert (code, out) == (1, "") and said in err and "Traceback" not in err
    refusal = sentence(run, "new", "roe", "--seats", "A,B", "--set", f"components={path}")
    assert said.removesuffix(".") in refusal


def test_what_cannot_be_read_is_told_as_for_saves(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty.json").write_bytes(b"")
    assert sentence(run, "check", str(tmp_path / "empty.json")) == "empty.json is empty.\n"
    assert "does not exist" in sentence(run, "check", str(tmp_path / "no.json"))
    assert "it is a folder" in sentence(run, "check", str(tmp_path))
    for name, said in (("empty.json", "is empty"), ("no.json", "no such file"), ("", "a folder")):
        assert said in sentence(run, "check", str(tmp_path / name), "--game", "roe")


@pytest.mark.parametrize("game", games.ids())
def test_a_save_is_never_taken_for_components(run: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / f"{game}-components.json"
    data = text_of(game, games.find(game).seats[0], 5)
    path.write_bytes(data)
    assert ": replayed, 5 actions; " in run("check", str(path))[1]
    path.write_text(json.dumps(json.loads(data), sort_keys=True), encoding="utf-8")
    assert ": replayed, 5 actions; " in run("check", str(path))[1]
    path.write_bytes(data[: len(data) // 2])
    assert "is cut short" in sentence(run, "check", str(path))
    path.write_bytes(data[:30])
    assert "is cut short" in sentence(run, "check", str(path))


def test_saves_and_components_are_checked_side_by_side(run: Run, own: Path, tmp_path: Path) -> None:
    (tmp_path / "good.json").write_bytes(text_of("skeleton", 2, 3))
    (tmp_path / "odd.json").write_bytes(b"{}")
    files = [str(tmp_path / f"{name}.json") for name in ("odd", "good", "own")]
    code, out, err = run("check", *files)
    assert code == 1 and err.startswith("odd.json is neither") and len(err.splitlines()) == 1
    assert [line.partition(": ")[0] for line in out.splitlines()] == files[1:]


def test_a_game_that_takes_no_file_says_so(run: Run) -> None:
    assert sentence(run, "components", "cities-and-knights") == (
        "Cities & Knights needs no components file: every card in its box is known. For a "
        "map of your own: --set map=custom --set mapfile=FILE.\n"
    )
    assert sentence(run, "components", "skeleton") == "Goofspiel has no components file.\n"
    assert "Unknown game 'chess'" in sentence(run, "components", "chess")
    assert GAMES == ["ascending_empires", "rise_of_empires"]


def test_a_save_with_an_owner_s_file_of_before_goes_on(run: Run, tmp_path: Path) -> None:
    """Older saves hold the file as it was written, with duplicate keys too."""
    raw = json.loads(text_of("rise_of_empires", 2, 3))
    text = '{ "cities":\n {"ur": {"name": "Ur", "name": "Uruk"}} }'
    raw["options"]["components"] = raw["start"]["parts"] = raw["state"]["parts"] = text
    path = tmp_path / "old.json"
    path.write_text(json.dumps(raw), encoding="utf-8")
    assert ": replayed, 3 actions; " in run("check", str(path))[1]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_written_into_a_file_is_told_in_sentences(run: Run, game: str) -> None:
    text, luck, file = run("components", game)[1], Random(7), owners_file(games.find(game))
    for _ in range(12):
        signs = list(text)
        for _ in range(luck.choice((1, 3))):
            signs[luck.randrange(len(signs))] = luck.choice('{}[]",:/\\ 0a\nú')
        for fault in Reading(file, "".join(signs)).faults():
            assert re.fullmatch(r"[^\n]+\.", told_as(fault))


def test_a_save_out_of_a_pipe_is_read_once(run: Run) -> None:
    out, into = os.pipe()
    os.write(into, text_of("skeleton", 2, 3))
    os.close(into)
    told = run("check", f"/dev/fd/{out}")[1]
    os.close(out)
    assert told == f"/dev/fd/{out}: replayed, 3 actions; Goofspiel, round 2: Anna.\n"
