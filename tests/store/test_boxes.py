"""A game goes on with the box it began with, although the packaged components have changed since."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from tabletop_tui.games import find, ids
from tabletop_tui.play import Table, read_seats
from tabletop_tui.store import boxes
from tabletop_tui.store.disk import SaveError
from tabletop_tui.store.load import parse
from tabletop_tui.store.save import dump
from tests.playing import play_on

GAMES = [game for game in ids() if any(option.key == boxes.OPTION for option in find(game).options)]


def older(game: str) -> str:
    """A box in which something is different from today's: the order of the tiles, or the place of a ship."""
    rows = json.loads((files(f"tabletop_tui.games.{game}") / "components.json").read_text(encoding="utf-8"))
    if game == "rise_of_empires":
        rows["progress"] = [*rows["progress"][1:], rows["progress"][0]]
    else:
        rows["start_ships"][0]["x_um"] += 1000
    return json.dumps(rows)


def begun(game: str, text: str) -> tuple[Table, bytes]:
    """A game played with that box, and its save as a program wrote it whose packaged box it was."""
    table = play_on(Table.open(find(game), read_seats("Anna,Ben"), 3, {boxes.OPTION: text}), 60)
    raw: Any = json.loads(dump(table))
    raw["rules"], raw["options"][boxes.OPTION] = 0, ""
    raw["start"][boxes.FIELD] = raw["state"][boxes.FIELD] = ""
    return table, json.dumps(raw).encode()


def test_every_game_with_a_box_keeps_its_text_in_the_position() -> None:
    assert len(GAMES) == 2
    for game in GAMES:
        table = Table.open(find(game), read_seats("Anna,Ben"), 1)
        assert getattr(table.state, boxes.FIELD) == table.options[boxes.OPTION] == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_save_from_before_the_box_changed_is_gone_on_with_and_replayed(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = older(game)
    table, save = begun(game, text)
    monkeypatch.setattr(boxes, "packaged", lambda game, rules: text if rules == 0 else "")
    loaded = parse(save)
    assert loaded.note == "" and loaded.table.state == table.state
    again = parse(dump(loaded.table))
    assert again.note == "" and again.table.options[boxes.OPTION] == text


def test_without_the_older_box_its_tiles_would_be_other_tiles() -> None:
    with pytest.raises(SaveError):
        parse(begun("rise_of_empires", older("rise_of_empires"))[1])


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


def test_the_box_of_older_rules_is_the_next_one_that_was_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    game = find("rise_of_empires")
    monkeypatch.setattr(boxes, "files", lambda package: tmp_path)
    monkeypatch.setitem(vars(game), "rules", 6)
    for rules in (2, 4, 6):
        (tmp_path / f"components-{rules}.json").write_text(f"box {rules}")
    assert [boxes.packaged(game, rules) for rules in (-9, 1, 2, 3, 4, 5, 6, 7)] == [
        *("box 2", "box 2", "box 2", "box 4", "box 4"), "", "", "",
    ]  # fmt: skip


@pytest.mark.parametrize("part", ["options", "start", "state"])
def test_a_save_from_before_the_box_changed_that_lacks_a_part_is_told_so(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = older(GAMES[0])
    monkeypatch.setattr(boxes, "packaged", lambda game, rules: text)
    for other in (None, [], 3):
        raw = json.loads(begun(GAMES[0], text)[1])
        raw[part] = other
        with pytest.raises(SaveError):
            parse(json.dumps(raw).encode())
