"""Lists of progress cards show every card, and below the board what the one under the cursor does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.games.cities_and_knights.rules.actions import EndTurn
from tabletop_tui.games.cities_and_knights.rules.progress_cards.catalogue import CARDS
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.games.cities_and_knights.turns.test_interrupts import rich
from tests.tui.playing import XTERM, at_table

HELD = ("crane", "warlord", "saboteur", "commercial-harbor", "master-merchant")


@pytest.mark.parametrize("code", languages())
async def test_every_card_to_be_discarded_is_in_sight_and_told_whole(
    tmp_path: Path, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletop_tui.play.text._chosen", [code])
    s = rich(*HELD[2:])
    s.play(0, EndTurn())
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    app = TabletopApp(
        save_file=SaveFile.create(s.table(), tmp_path / "a.json"), fps=0, terminal=terminal
    )
    words = Words(s.table().game, ["A", "B", "C"], code)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        lines = screen.query_one("#form", Lines)
        shown = "\n".join(row.plain for row in lines.rows[: lines.size.height])
        entries = screen.choice.menu.entries
        assert len(entries) == len(HELD)
        for entry in entries:
            card = CARDS[entry.action.card]
            assert words.say(f"card-{card}") in " ".join(shown.split()), card
            told = " ".join(" ".join(row.plain.split()) for row in screen.view.news_rows.rows)
            assert words.say(f"card-{card}-does") in told, card
            await pilot.press("down")
