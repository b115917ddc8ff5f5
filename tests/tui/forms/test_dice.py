"""Dice that are set: nothing is played by a digit, and what each total brings is told."""

from __future__ import annotations

from pathlib import Path

from tabletop_tui.engine import Dice, Offer
from tabletop_tui.games import find
from tabletop_tui.games.cities_and_knights.rules.progress_cards.science import (
    ALCHEMY,
    PlayAlchemist,
)
from tabletop_tui.play import Words
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.forms import DiceForm
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.games.cities_and_knights.scenario import Scenario
from tests.tui.playing import XTERM, at_table


def made() -> DiceForm:
    offer = Offer(PlayAlchemist, Dice(ALCHEMY, ("red", "yellow")))
    return DiceForm(offer, Words(find("cities_and_knights")))


def press(form: DiceForm, *keys: str) -> None:
    for key in keys:
        form.key(key)


def test_digits_set_the_dice_and_enter_plays() -> None:
    form = made()
    press(form, "enter")
    assert form.refusal and form.action is None, "no die is set"
    press(form, "3", "enter")
    assert form.refusal and form.action is None, "one die is set"
    press(form, "4", "6", "5")
    assert form.chosen == [6, 5] and form.action is None, "a digit more sets the first one again"
    press(form, "enter")
    assert form.action == PlayAlchemist(6, 5)


def test_arrows_set_the_dice_too() -> None:
    form = made()
    press(form, "up", "up", "right", "down", "down", "7")
    assert form.refusal and form.chosen == [2, 5]
    press(form, "enter")
    assert form.action is None, "after what was refused"
    press(form, "tab", "down", "down", "enter")
    assert form.action == PlayAlchemist(6, 5)
    press(form, "x")
    assert form.chosen == [0, 0]
    assert form.fill(PlayAlchemist(1, 2)) and form.chosen == [1, 2]
    assert form.click(1) and form.at == 1 and not form.click(0) and not form.click(2)
    press(form, "escape")
    assert form.cancelled


async def test_the_alchemist_tells_what_each_total_brings(tmp_path: Path) -> None:
    scenario = (
        Scenario(2)
        .card(0, "alchemist")
        .settlement(0, "forest 8 N")
        .city(1, "mountains 9 N")
        .level(1, science=2)
        .start()
    )
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    save = SaveFile.create(scenario.table(), tmp_path / "x.json")
    app = TabletopApp(save_file=save, fps=0, terminal=terminal)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        await pilot.press(screen.session.words.letter("offer-play-card"))
        await pilot.pause()
        entry = next(e for e in screen.choice.menu.entries if e.kind == "play-alchemist")
        await pilot.press(entry.key)

        def told() -> list[str]:
            return [row.plain.strip() for row in screen.query_one("#form", Lines).rows]

        assert isinstance(screen.choice.form, DiceForm)
        assert any(row.startswith("8") and "you: 1 lumber" in row for row in told())
        await pilot.press("3", "4")
        await pilot.pause()
        assert not screen.table.log
        assert "Total 7: the robber moves" in told()
        assert "progress card for Ben" in " ".join(told())
        await pilot.press("5")
        await pilot.pause()
        assert "draws nobody" in " ".join(told()), "a red five is too high"
        await pilot.press("6", "3", "6", "enter")
        await pilot.pause()
        assert screen.table.log[-1][1] == PlayAlchemist(3, 6)
