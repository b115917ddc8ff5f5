"""A game continues with the components it started with, although the packaged ones have changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.cli.components import owners_file
from tabletop_tui.components.boxes import keep_old_box
from tabletop_tui.games import find, ids, package
from tabletop_tui.play import Table, read_seats
from tabletop_tui.store.atomic_files import SaveError
from tabletop_tui.store.load import parse
from tabletop_tui.store.save import dump
from tests.playing import play_on

OPTION, FIELD = "components", "parts"
GAMES = [game for game in ids() if any(option.key == OPTION for option in find(game).options)]


def older(game: str) -> str:
    """Components with one difference from the current ones: the order of the tiles, or the place of
    a ship.
    """
    folder = files(package(game)) / "components"
    rows = json.loads((folder / "components.json").read_text(encoding="utf-8"))
    if game == "rise_of_empires":
        rows["progress"] = [*rows["progress"][1:], rows["progress"][0]]
    else:
        rows["start_ships"][0]["x_um"] += 1000
    return json.dumps(rows, separators=(",", ":"), ensure_ascii=False)  # as a game remembers it


def begun(game: str, text: str) -> tuple[Table, bytes]:
    """A game played with those components, and its save as a program of that time wrote it."""
    table = play_on(Table.open(find(game), read_seats("Anna,Ben"), 3, {OPTION: text}), 60)
    raw: Any = json.loads(dump(table))
    raw["options"][OPTION] = raw["start"][FIELD] = raw["state"][FIELD] = ""
    return table, json.dumps(raw).encode()


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Make the current components of a game changed ones: the next rules start with an upgrade."""

    def change(game: str, text: str) -> None:
        (tmp_path / "then.json").write_text(text, encoding="utf-8")
        found, packaged = find(game), owners_file(find(game)).packaged
        (tmp_path / "components.json").write_text(json.dumps(packaged.rows()), encoding="utf-8")
        monkeypatch.setattr("tabletop_tui.components.packaged.files", lambda package: tmp_path)
        upgrades = {**found.upgrades, found.rules: keep_old_box(packaged, "then.json")}
        monkeypatch.setitem(vars(found), "upgrades", upgrades)
        monkeypatch.setitem(vars(found), "rules", found.rules + 1)

    return change


def test_every_game_with_a_box_keeps_its_text_in_the_position() -> None:
    assert len(GAMES) == 2
    for game in GAMES:
        table = Table.open(find(game), read_seats("Anna,Ben"), 1)
        assert getattr(table.state, FIELD) == table.options[OPTION] == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_save_from_before_the_box_changed_is_gone_on_with_and_replayed(
    game: str, changed: Any
) -> None:
    text = older(game)
    table, save = begun(game, text)
    changed(game, text)
    loaded = parse(save)
    assert loaded.note == "" and loaded.table.state == table.state
    again = parse(dump(loaded.table))
    assert again.note == "" and again.table.options[OPTION] == text


@pytest.mark.parametrize("game", GAMES)
def test_an_owner_s_own_box_and_a_game_of_today_stay_as_they_are(game: str, changed: Any) -> None:
    own = dump(Table.open(find(game), read_seats("Anna,Ben"), 3, {OPTION: older(game)}))
    changed(game, "{}")
    assert json.loads(parse(own).table.options[OPTION]) == json.loads(older(game))
    today = dump(Table.open(find(game), read_seats("Anna,Ben"), 3))
    assert parse(today).table.options[OPTION] == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_box_that_changes_twice_leaves_the_oldest_saves_their_own(
    game: str, changed: Any
) -> None:
    """Objects of the newer box, a row or a legend, are not merged into the older one."""
    first = json.loads(older(game))
    then = {**first, "meaning": {"one": "1"}}
    later = {**then, "meaning": {"one": "I", "two": "II"}}
    changed(game, json.dumps(later))
    packaged = owners_file(find(game)).packaged
    raw: Any = {"options": {OPTION: json.dumps(then)}, "start": {}, "state": {}}
    upgraded = keep_old_box(packaged, "then.json")(raw)
    assert json.loads(upgraded["options"][OPTION]) == then


@pytest.mark.parametrize("field", ["options", "rules"])
@pytest.mark.parametrize("there", [True, False])
def test_a_damaged_save_is_told_by_the_place_of_the_damage(field: str, there: bool) -> None:
    raw: Any = json.loads(begun("rise_of_empires", "")[1])
    raw |= {field: None}
    if not there:
        del raw[field]
    with pytest.raises(SaveError) as no:
        parse(json.dumps(raw).encode())
    assert no.value.facts == {"where": field}


@pytest.mark.parametrize("part", ["options", "start", "state"])
def test_a_save_from_before_the_box_changed_that_lacks_a_part_is_told_so(
    part: str, changed: Any
) -> None:
    text = older(GAMES[0])
    save = begun(GAMES[0], text)[1]
    changed(GAMES[0], text)
    for other in (None, [], 3):
        raw = json.loads(save)
        raw[part] = other
        with pytest.raises(SaveError):
            parse(json.dumps(raw).encode())


def differing(game: str) -> Iterator[tuple[str, int, str]]:
    """The rules of a game before values changed, each with a section that differs since."""
    folder = files(package(game)) / "components"
    today = json.loads((folder / "components.json").read_text("utf-8"))
    for path in folder.iterdir():
        if path.name.startswith("components-"):
            then = json.loads(path.read_text("utf-8"))
            sections = (name for name, rows in then.items() if rows != today[name] and keyed(rows))
            rules = int(path.name.removeprefix("components-").removesuffix(".json"))
            yield game, rules, next(sections)


def keyed(rows: Any) -> bool:
    """Return whether an owner's file can name a row of the section."""
    return isinstance(rows, list) and bool({"key", "id"} & {*rows[0]})


CHANGED = sorted(one for game in GAMES for one in differing(game))


@pytest.mark.parametrize(("game", "rules", "section"), CHANGED)
def test_a_game_goes_on_with_the_values_of_its_rules(game: str, rules: int, section: str) -> None:
    folder = files(package(game)) / "components"
    text = (folder / f"components-{rules}.json").read_text(encoding="utf-8")
    today = (folder / "components.json").read_text(encoding="utf-8")
    assert json.loads(text)[section] != json.loads(today)[section]
    table, save = begun(game, text)
    loaded = parse(json.dumps(json.loads(save) | {"rules": rules}).encode())
    assert loaded.table.options[OPTION] == loaded.table.state.parts
    assert json.loads(loaded.table.options[OPTION]) == json.loads(text)
    assert loaded.note == "" and loaded.table.events == table.events


@pytest.mark.parametrize(("game", "rules", "section"), CHANGED)
def test_what_an_owner_s_file_leaves_alone_stays_as_it_was_then(
    game: str, rules: int, section: str
) -> None:
    """A file of some rows was laid over the components of its time."""
    then = json.loads(
        (files(package(game)) / "components" / f"components-{rules}.json").read_text("utf-8")
    )
    named = next(name for name in ("key", "id") if name in then[section][0])
    one = {section: {then[section][0][named]: {"status": "PART"}}}
    raw: Any = json.loads(dump(Table.open(find(game), read_seats("Anna,Ben"), 3)))
    raw["options"][OPTION] = raw["start"][FIELD] = raw["state"][FIELD] = json.dumps(one)
    raw |= {"rules": rules, "log": []}
    upgraded: Any = find(game).upgrades[rules](raw)
    box = json.loads(upgraded["options"][OPTION])
    assert box[section][0]["status"] == "PART" and box[section][1:] == then[section][1:]
    assert upgraded["start"][FIELD] == upgraded["state"][FIELD] == upgraded["options"][OPTION]
    assert {name: box[name] for name in then if name != section} == {
        name: rows for name, rows in then.items() if name != section
    }


def test_every_game_with_components_keeps_a_box_of_before() -> None:
    assert {game for game, _, _ in CHANGED} == {*GAMES}
