"""The first save is read by a model of only the kinds that occur in it, with the same result as the
full model.
"""

import json
from typing import Any

import pytest

from tabletop_tui import games
from tabletop_tui.store import load as loading
from tabletop_tui.store.atomic_files import SaveError
from tabletop_tui.store.load import parse
from tabletop_tui.store.save import SaveSchema, dump, kinds_in
from tests.playing import new_table, play_on

GAMES = games.listed()


@pytest.fixture(params=GAMES)
def fresh(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> SaveSchema:
    """The schema of a game in a program that has read no save yet."""
    shape = SaveSchema(games.find(request.param))
    monkeypatch.setattr(loading, "save_schema", lambda game: shape)
    return shape


def text(shape: SaveSchema, actions: int) -> bytes:
    game = shape.game
    return dump(play_on(new_table(game, game.seats[-1], 3), actions))


def test_the_first_file_needs_no_model_of_the_whole_game(fresh: SaveSchema) -> None:
    data = text(fresh, 40)
    loaded = parse(data)
    assert "model" not in fresh.__dict__
    occurring = kinds_in([{"kind": kind} for _, kind, *_ in json.loads(data)["log"]])
    (known,) = fresh.partial
    assert occurring <= known
    assert parse(data).table.state == loaded.table.state
    assert "model" not in fresh.__dict__
    assert fresh.model
    again = parse(data)
    assert dump(again.table, "x") == dump(loaded.table, "x")
    assert not again.note and not loaded.note


def test_a_file_with_other_kinds_is_read_by_the_whole_model(fresh: SaveSchema) -> None:
    parse(text(fresh, 1))
    later = text(fresh, 60)
    assert parse(later).note == ""
    kinds = {kind for _, kind, *_ in json.loads(later)["log"]}
    assert ("model" in fresh.__dict__) == (len(kinds) > 1)  # Hex has a single one


def damaged(raw: dict[str, Any], how: str) -> dict[str, Any]:
    match how:
        case "kind":
            raw["log"][3][1] = "no-such-kind"
        case "field":
            raw["log"][3][2:] = [{"nothing": 1}]
        case "seat":
            raw["log"][3][0] = "0"
        case "event":
            raw["opening"] = [{"kind": "no-such-kind"}]
        case "events":
            raw["opening"] = 3
        case "state":
            raw["state"]["rng"] = "1"
    return raw


@pytest.mark.parametrize("how", ["kind", "field", "seat", "event", "events", "state"])
def test_what_is_wrong_is_told_as_by_the_whole_model(fresh: SaveSchema, how: str) -> None:
    data = json.dumps(damaged(json.loads(text(fresh, 20)), how)).encode()
    with pytest.raises(SaveError) as first:
        parse(data)
    assert fresh.model
    with pytest.raises(SaveError) as whole:
        parse(data)
    assert str(first.value) == str(whole.value)
