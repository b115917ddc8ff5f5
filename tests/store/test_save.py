"""Writing and reading saves: every game round-trips, and the file is readable."""

import json

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Luck, random_action
from tabletop_tui.play import Table
from tabletop_tui.play.seats import read_seats
from tabletop_tui.play.table_settings import TableSettings
from tabletop_tui.play.text import say
from tabletop_tui.store.load import CHANGED_RULES, NO_WAY_BACK, parse
from tabletop_tui.store.reading.head import head_of
from tabletop_tui.store.save import SaveWriter, dump
from tests.playing import new_table, play_on, text_of


@pytest.mark.parametrize("game", games.ids())
@pytest.mark.parametrize("actions", [0, 1, 120])
def test_a_game_comes_back_with_its_whole_record(game: str, actions: int) -> None:
    table = play_on(new_table(game), actions)
    loaded = parse(dump(table))
    back = loaded.table
    assert loaded.note == ""
    assert (back.state, back.log, back.events, back.opening) == (
        table.state,
        table.log,
        table.events,
        table.opening,
    )
    assert (back.seats, back.options, back.undo_barrier) == (
        table.seats,
        table.options,
        table.undo_barrier,
    )
    assert back.checkpoints[0] == table.checkpoints[0]
    assert dump(back, "now") == dump(table, "now")


def test_the_table_options_come_back() -> None:
    for free, opened in ((True, False), (False, True)):
        back = parse(dump(new_table(free_undo=free, open_replay=opened))).table
        assert (back.settings.free_undo, back.settings.open_replay) == (free, opened)


def test_a_save_is_json_with_its_fields_in_a_fixed_order_and_a_line_for_every_action() -> None:
    text = text_of("skeleton", 3, 7).decode()
    assert [*json.loads(text)] == [
        "format",
        "game",
        "rules",
        "app",
        "saved",
        "seats",
        "options",
        "free_undo",
        "open_replay",
        "turn",
        "opening",
        "start",
        "log",
        "state",
    ]
    lines = text.splitlines()
    first = lines.index('"log":[') + 1
    assert [json.loads(line.rstrip(","))[1] for line in lines[first : first + 7]] == ["bid"] * 7
    assert lines[first + 7] == "],"


def test_a_writer_writes_the_same_as_a_fresh_one_through_undo_and_other_actions() -> None:
    table = new_table(count=3, free_undo=True)
    writer, luck = SaveWriter(table), Luck(3)
    for turn in range(60):
        if table.over or (table.log and luck(3) == 0):
            for _ in range(1 + luck(4)):
                table.undo()
        else:
            seat = table.deciding()[0]
            table.play(seat, random_action(table.game, table.state, seat, luck))
        if turn % 2:
            assert writer.text("x") == SaveWriter(table).text("x")


def test_a_writer_writes_each_action_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_on(new_table(count=3), 10)
    writer = SaveWriter(table)
    writer.text("x")
    written = []
    plain = writer.schema.entry
    monkeypatch.setattr(
        writer.schema, "entry", lambda entry, kinds: written.append(entry) or plain(entry, kinds)
    )
    play_on(table, 2)
    writer.text("x")
    assert written == table.log[10:]


def test_a_record_that_leads_elsewhere_costs_the_way_back_and_says_so() -> None:
    raw = json.loads(text_of("skeleton", 3, 4))
    raw["log"] = raw["log"][:3]
    loaded = parse(json.dumps(raw).encode())
    assert loaded.note == say(NO_WAY_BACK)
    assert loaded.table.log == [] and not loaded.table.can_undo()
    assert loaded.table.state == parse(text_of("skeleton", 3, 4)).table.state
    assert parse(dump(loaded.table)).note == ""


def test_a_record_that_breaks_the_rules_costs_the_way_back_only() -> None:
    raw = json.loads(text_of("skeleton", 3, 4))
    raw["log"][2][2]["card"] = 400
    assert parse(json.dumps(raw).encode()).note == say(NO_WAY_BACK)


def test_changed_rules_are_named_as_the_reason() -> None:
    raw = json.loads(text_of("skeleton", 3, 4))
    raw["rules"], raw["log"] = 0, raw["log"][:2]
    assert parse(json.dumps(raw).encode()).note == say(CHANGED_RULES)


def test_other_rules_that_lead_to_the_same_position_lose_nothing() -> None:
    raw = json.loads(text_of("skeleton", 3, 4))
    raw["rules"] = 0
    loaded = parse(json.dumps(raw).encode())
    assert loaded.note == "" and len(loaded.table.log) == 4


def test_a_finished_game_comes_back_finished() -> None:
    loaded = parse(text_of("skeleton", 2, 1000))
    assert loaded.table.over and loaded.note == "" and loaded.saved == "2026-01-02T03:04:05+00:00"


def test_a_first_action_that_was_taken_back_is_written_as_it_was_played_at_last() -> None:
    table = new_table(count=3, free_undo=True)
    writer = SaveWriter(table)
    for length in (1, 2, 3):
        for seed in (1, 2):
            play_on(table, length, seed)
            assert writer.text("x") == SaveWriter(table).text("x")
            while table.undo():
                pass
    assert writer.text("x") == SaveWriter(table).text("x") and table.log == []


def test_a_save_that_says_nothing_of_settings_and_clocks_has_none() -> None:
    raw = json.loads(text_of("skeleton", 3, 4))
    raw = {key: value for key, value in raw.items() if key not in ("free_undo", "open_replay")}
    raw["seats"] = [{"name": seat["name"]} for seat in raw["seats"]]
    table = parse(json.dumps(raw).encode()).table
    assert table.settings == TableSettings() and table.used == {} and table.remote is None
    assert [(seat.level, seat.style) for seat in table.seats] == [("", "")] * 3


def test_a_writer_is_ready_before_the_first_save_and_writes_nothing_for_it() -> None:
    table = new_table(count=3)
    writer = SaveWriter(table)
    writer.warm_up()
    assert {"action", "events", "parts"} <= set(vars(writer.schema)) and writer.lines == []


def test_a_character_is_saved_by_key_and_left_out_of_other_seats() -> None:
    table = Table.open(games.find("skeleton"), read_seats("Anna,bot:hanna,bot"), 1)
    raw = json.loads(dump(table))
    assert [seat.get("character") for seat in raw["seats"]] == [None, "hanna", None]
    assert parse(dump(table)).table.seats == table.seats
    assert head_of(raw, 0.0).seats == tuple(table.seats)
    raw["seats"][1]["character"] = "somebody-of-a-later-version"
    assert parse(json.dumps(raw).encode()).table.seats[1].name == "Hanna"
    raw["seats"][0]["character"] = "hanna"
    assert parse(json.dumps(raw).encode()).table.seats[0].character == "", "a person is none"
