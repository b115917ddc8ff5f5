"""The line of keys: what it keeps where there is little room, in every language, and which key a
cell of it presses.
"""

from __future__ import annotations

import pytest
from rich.console import Console
from rich.text import Text

from tabletop_tui.play import Words
from tabletop_tui.play.text import languages, set_language
from tabletop_tui.tui.keys.hint_line import ARROWS, PRESSES, hint_line, key_rows
from tabletop_tui.tui.keys.key_table import KeyTable
from tabletop_tui.tui.keys.key_tables import (
    AIM,
    DEAL,
    GAME,
    HAND,
    KEYS,
    LOOKING_ON,
    REPLAY,
    SAVES,
    TABLES,
)
from tabletop_tui.tui.table.rows.hint import OVER

LINES = [(table, table.hints) for table in TABLES if table.hints]
LINES += [(REPLAY, LOOKING_ON), (next(t for t in TABLES if t.id == "home"), SAVES)]
THINKING = tuple(id_ for id_ in GAME.hints if id_ not in ("take", "swap"))
LINES[0] = (GAME, tuple(id_ for id_ in GAME.hints if id_ != "hurry"))
LINES += [(GAME, THINKING), (GAME, OVER)]
"""Every line of keys; at the table either a computer player thinks or a place is taken."""
WIDTH = 80 - 1  # a blank stands before every line


def pressed(row: Text) -> list[str]:
    """The key that each cell of a line presses."""
    keys: list[str] = []
    for segment in row.render(Console(width=200)):
        if segment.text != "\n":
            meta = segment.style.meta if segment.style else {}
            keys += [meta.get(PRESSES, "")] * len(segment.text)
    return keys


def test_a_cell_of_the_line_knows_its_key() -> None:
    row = hint_line(GAME, {"undo": "z"}, ids=("steer", "undo", "rule"))
    assert row.plain == "←↑↓→ place  z undo  F1 rule"
    keys = pressed(row)
    assert keys[:4] == ["left", "up", "down", "right"]
    assert set(keys[4:10]) == {"left"} and keys[10:12] == ["", ""]
    assert set(keys[12:18]) == {"z"} and set(keys[20:]) == {"f1"}


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize(("table", "ids"), LINES, ids=lambda x: getattr(x, "id", ""))
def test_the_line_keeps_its_arrows_in_a_window_of_80_columns(
    table: KeyTable, ids: tuple[str, ...], code: str
) -> None:
    set_language(code)
    row = hint_line(table, {}, WIDTH, ids=ids)
    assert row.cell_len <= WIDTH
    groups = {group[0].id: group for group in table.groups()}
    arrows = [id_ for id_ in ids if groups[id_][0].keys in ARROWS]
    kept = [id_ for id_ in arrows if hint_line(table, {}, ids=(id_,)).plain in row.plain]
    assert kept == arrows, row.plain
    assert all("hint-" not in word for word in row.plain.split())
    whole = hint_line(table, {}, ids=ids).plain
    assert row.plain == whole or table in (REPLAY, AIM, DEAL), (row.plain, len(whole))


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("table", [HAND, DEAL, AIM, GAME], ids=lambda table: table.id)
def test_on_a_narrow_screen_arrows_go_before_what_nobody_guesses_and_the_way_out_stays(
    table: KeyTable, code: str
) -> None:
    set_language(code)
    whole = hint_line(table, {})
    for width in range(whole.cell_len, 8, -1):
        row = hint_line(table, {}, width)
        left = [id_ for id_ in table.hints if hint_line(table, {}, ids=(id_,)).plain in row.plain]
        assert table.hints[-1] in left and (row.cell_len <= width or len(left) == 1)
    narrow = hint_line(table, {}, whole.cell_len - 1).plain
    gone = [id_ for id_ in table.hints if hint_line(table, {}, ids=(id_,)).plain not in narrow]
    assert gone and gone[0] in (*table.spare, table.hints[0])


@pytest.mark.parametrize("code", languages())
def test_every_key_has_a_line_of_help_and_every_told_key_a_word(code: str) -> None:
    words = Words(language=code)
    own = [b for b in words.bundles if b.language == code]

    def said(key: str) -> bool:
        return any(b.has_message(key) for b in own)

    assert [id_ for id_ in KEYS if not said(f"key-{id_}")] == []
    told = {id_ for table in TABLES for id_ in table.hints} | {*LOOKING_ON, *SAVES}
    assert [id_ for id_ in told if not said(f"hint-{id_}")] == []
    assert [
        table.id for table in TABLES if not said(f"keys-{table.id}") and table is not GAME
    ] == []


def test_the_page_of_keys_tells_every_table_under_its_heading() -> None:
    rows = [row.plain for row in key_rows((GAME, HAND), {"form-clear": "c"})]
    assert "     ←↑↓→   " + Words().say("key-steer") in rows
    assert any(row.strip().startswith("c   ") for row in rows)
    assert rows.index(Words().say("keys-hand")) == len(GAME.groups()) + 1
