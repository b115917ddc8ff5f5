"""The end of a game: honours that are true, the page, the card as files, and the result to paste."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.games import part
from tabletop_tui.games.ascending_empires.rules.events import Lost, Mined
from tabletop_tui.games.ascending_empires.rules.state import FLEET
from tabletop_tui.games.cities_and_knights.rules.events import (
    Attacked,
    GoldTaken,
    Produced,
    Rolled,
    Stole,
)
from tabletop_tui.games.rise_of_empires.rules.events import DiscRemoved, Fought, Struck
from tabletop_tui.games.rise_of_empires.rules.phases.phase_events import PointsScored
from tabletop_tui.play import Words
from tabletop_tui.play.story.honours import honours_in_words
from tabletop_tui.play.table import Table
from tabletop_tui.store.load import load
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_for
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.reading.ending import card, ending_rows, result_lines
from tests.playing import new_table
from tests.tui.playing import XTERM

GOLDEN = Path(__file__).parents[2] / "golden"
OVER = ("cities-and-knights-3", "rise-of-empires-4", "ascending-empires-4")


def over(name: str) -> Table:
    return load(GOLDEN / f"{name}.json").table


def words_of(table: Table) -> Words:
    return Words(table.game, [seat.name for seat in table.seats], "en")


def look_of(table: Table) -> Look:
    terminal = probe(XTERM, interactive=True, size=(120, 40), encoding="utf-8")
    ink = ink_for(theme("table"), terminal)
    return Look(table, table.state, -1, words_of(table), ink)


def told(game: str, *actions: list[Any], seats: int = 3) -> list[str]:
    """Return the honours after these events of so many actions."""
    table = new_table(game, seats)
    words = words_of(table)
    return [str(words.fact(one)) for one in table.game.honours(table.state, actions)]


def wool(n: int) -> tuple[int, ...]:
    return (n, 0, 0, 0, 0, 0, 0, 0)


def test_the_honours_of_cities_and_knights_are_what_happened() -> None:
    dry = [[Rolled(0, 1, 1, 0)]] * 4
    rolled = [Rolled(0, 3, 5, 0), Produced(1, wool(3)), Produced(0, wool(1))]
    chosen = [GoldTaken(1, wool(2))]  # in an action of its own, after a choice
    stolen = [[Stole(0, 2, 0)], [Stole(1, 2, 0)], [Stole(2, 0, 0)]]
    landing = [Attacked(4, 5, (1, 3, 1)), Attacked(5, 3, (2, 0, 1))]
    assert told("cities_and_knights", rolled, chosen, *stolen, landing, *dry) == [
        "Robbed most: Cleo, 2 cards.",
        "Best defenders of the island: Anna and Ben, with knights of strength 3 in 2 attacks.",
        "Luckiest roll: 8, with 5 cards for Ben.",
        "Longest drought: Cleo, 5 rolls without a card.",
    ]


def test_the_honours_of_rise_of_empires_are_what_happened() -> None:
    events = [
        PointsScored(0, 3, 2, 1, 0), PointsScored(1, 9, 0, 0, 1), PointsScored(0, 4, 2, 1, 2),
        Fought(0, 1, 2, 3, 1), Struck(2, 0, 0, 1, 2), DiscRemoved(2, 0, 0, 4), DiscRemoved(1, 0, 0, 2),
    ]  # fmt: skip
    assert told("rise_of_empires", events) == [
        "Best turn: Ben, 10 points when the turn was scored.",
        "Fiercest in battle: Anna, 3 rival cubes removed.",
        "Hit hardest: Anna and Ben, 3 cubes lost in battles.",
        "Most expensive action: Cleo, 4 for one disc.",
    ]


def test_the_honours_of_ascending_empires_are_what_happened() -> None:
    events = [Mined(0, 3, 2, 4), Mined(1, 3, 2, 3), Lost(0), Lost(1), Lost(11)]
    assert told("ascending_empires", events) == [
        "Best mine: Anna, 4 VP at once.",
        "Most ships over the edge: Anna, 2.",
    ]


@pytest.mark.parametrize("name", OVER)
def test_the_honours_of_whole_games_agree_with_their_stories(name: str) -> None:
    table = over(name)
    events = [event for events in table.events for event in events]
    sentences = honours_in_words(table, words_of(table))
    assert sentences
    robbed = Counter(event.victim for event in events if isinstance(event, Stole))
    lost = Counter(table.seats[e.ship // FLEET].name for e in events if isinstance(e, Lost))
    for sentence in sentences:
        if sentence.startswith("Robbed most"):
            seat, n = robbed.most_common(1)[0]
            assert sentence == f"Robbed most: {table.seats[seat].name}, {n} cards."
        if sentence.startswith("Most ships over the edge"):
            owner, n = lost.most_common(1)[0]
            assert sentence == f"Most ships over the edge: {owner}, {n}."


def test_a_game_without_its_whole_story_has_no_honours() -> None:
    table = over(OVER[0])
    table.events = table.events[:-1]
    assert honours_in_words(table, words_of(table)) == []
    assert honours_in_words(new_table("cities_and_knights", 3), words_of(table)) == []


@pytest.mark.parametrize("name", OVER)
def test_a_card_is_a_picture_and_text_with_board_winner_and_honours(name: str) -> None:
    table = over(name)
    svg, ansi = card(look_of(table), part(table.game.id, "tui"))
    text = re.sub(r"\x1b\[[\d;]*m", "", ansi)
    drawn = re.sub(r"&#160;", " ", " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg)))
    for shown in (text, drawn):
        assert "has won!" in shown
        assert honours_in_words(table, words_of(table))[0].split(":")[0] in shown
    assert "script" not in svg and text.isprintable() is False  # lines
    assert not re.search(r"[\x00-\x09\x0b-\x1a\x1c-\x1f]", ansi), "codes for colours alone"


def test_a_page_as_wide_as_two_columns_shows_the_board() -> None:
    table = over(OVER[0])
    rows = ending_rows(look_of(table), part(table.game.id, "tui"), 118, 35)
    assert all(len(row.plain.rstrip()) <= 118 for row in rows)
    assert any("pasture" in row.plain or "▀" in row.plain for row in rows)
    assert any("Anna has won!" in row.plain for row in rows)


def test_the_result_is_three_lines() -> None:
    table = over(OVER[1])
    head, ranked, honour = result_lines(table, words_of(table))
    assert head.startswith("Rise of Empires · 6 rounds · 20") and "1. Anna: 34" in ranked
    assert honour == "Best turn: Anna, 14 points when the turn was scored."


async def test_a_key_copies_the_result(tmp_path: Path) -> None:
    from tabletop_tui.store.save_file import SaveFile
    from tabletop_tui.tui.app import TabletopApp
    from tabletop_tui.tui.dialogs.ask import Ask
    from tabletop_tui.tui.reading.page import FinalPage

    save = Path(shutil.copy(GOLDEN / f"{OVER[0]}.json", tmp_path))
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    app = TabletopApp(save_file=SaveFile.open(save), fps=0, terminal=terminal)
    async with app.run_test(size=(80, 24)) as pilot:
        while not isinstance(app.screen, FinalPage):
            await pilot.pause(0.05)
        page = app.screen
        page.ignore_keys_until = 0.0
        await pilot.press("c")
        await pilot.pause()
        assert app.clipboard == "\n".join(page.result) and "Anna: 13" in app.clipboard
        assert isinstance(app.screen, Ask), "it says what it has copied"
        shown = [row.plain for row in app.screen.list.rows]
        for line in page.result:
            assert any(line.startswith(row.rstrip()) for row in shown if row.strip()), "a row each"
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is page
