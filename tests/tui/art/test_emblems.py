"""Emblems: each kind has its own, in cells and in pixels, where there is room, with a caption."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from rich.text import Text

from tabletop_tui import games
from tabletop_tui.engine import Moment, Word, kind_of
from tabletop_tui.games.ascending_empires.rules.actions import Develop
from tabletop_tui.games.ascending_empires.rules.state import COLOURS
from tabletop_tui.games.ascending_empires.tui.technologies import technologies
from tabletop_tui.games.cities_and_knights.rules.actions import ChooseDeck, EndTurn, Improve
from tabletop_tui.games.cities_and_knights.rules.constants import TRACKS
from tabletop_tui.games.cities_and_knights.rules.progress_cards.catalogue import PLAYED
from tabletop_tui.games.rise_of_empires.rules.pieces import TERRITORY
from tabletop_tui.games.rise_of_empires.tui import DISPLAY
from tabletop_tui.games.rise_of_empires.tui.display import Display
from tabletop_tui.play.text import Words, bundle
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.game_ui import DEFAULT, ui_of
from tabletop_tui.tui.paint.game_ink import ink_for_game
from tabletop_tui.tui.paint.ink import Ink, ink_for, ink_of
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.paint.pictogram import (
    TALL,
    WIDE,
    at_right,
    beside,
    emblem_of,
    emblem_rows,
    gallery,
    paint_emblem,
)
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.table.moment_panel import MomentPanel
from tests.games.rise_of_empires.scenario import at_turn, lie_open
from tests.tui.boards.space_board import look_at, opening
from tests.tui.boards.test_pictures import KINDS
from tests.tui.boards.test_rise_of_empires import board
from tests.tui.boards.test_rise_of_empires import look_at as rise_look
from tests.tui.boards.test_rise_of_empires_boards import table_at
from tests.tui.playing import open_app

GAMES = ("ascending_empires", "cities_and_knights", "rise_of_empires")
LEAST = 30
"""Emblems of all games together."""


def ink_of_game(game: str, cell: tuple[int, int] | None, name: str = "table") -> Ink:
    terminal = probe(KINDS["rich"], interactive=True, size=(120, 40), encoding="utf-8")
    return ink_for_game(ink_for(theme(name), replace(terminal, cell=cell)), game)


def lights(game: str, name: str, cell: tuple[int, int] | None) -> list[int]:
    """Return how light an emblem is at its points."""
    ink = ink_of_game(game, cell)
    picture = ink.painter(WIDE, TALL)
    paint_emblem(picture, ink, ui_of(game).emblems()[name], WIDE / 2, float(TALL), TALL - 0.2)
    found = []
    for y in range(4 * TALL):
        for x in range(4 * WIDE):
            colour = picture.sample(x / 4 + 0.12, y / 2 + 0.25)
            found.append(2 * (colour >> 16) + 7 * (colour >> 8 & 255) + (colour & 255))
    return found


def test_there_is_one_for_each_kind() -> None:
    assert sum(len(ui_of(game).emblems()) for game in GAMES) >= LEAST


@pytest.mark.parametrize("cell", [None, (8, 16)], ids=["cells", "pixels"])
@pytest.mark.parametrize("game", GAMES)
def test_no_two_are_alike(game: str, cell: tuple[int, int] | None) -> None:
    found = {name: lights(game, name, cell) for name in ui_of(game).emblems()}
    for one, other in combinations(found, 2):
        pairs = zip(found[one], found[other], strict=True)
        unlike = sum(abs(a - b) > 150 for a, b in pairs)
        assert unlike > len(found[one]) / 12, (one, other)


@pytest.mark.parametrize("language", ["en", "nl", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_every_one_has_a_caption(game: str, language: str) -> None:
    messages = bundle(games.package(game), language)
    assert messages is not None
    for name in ui_of(game).emblems():
        assert messages.has_message(f"emblem-{name}"), name


@pytest.mark.parametrize("cell", [None, (8, 16)], ids=["cells", "pixels"])
def test_a_gallery_has_whole_rows_of_its_width(cell: tuple[int, int] | None) -> None:
    game = "rise_of_empires"
    ink, emblems = ink_of_game(game, cell), ui_of(game).emblems()
    words = Words(games.find(game), ["A", "B"])
    rows = gallery(ink, emblems, words.say, 78)
    assert all(row.cell_len <= 78 for row in rows)
    text = "\n".join(row.plain for row in rows)
    assert all(words.say(f"emblem-{name}") in text for name in emblems)
    assert len(rows) == 3 * (TALL + 2)


def test_plain_pictures_have_none_and_a_game_needs_none() -> None:
    plain = ink_of(theme("table"), "16", "unicode")
    emblems = ui_of("cities_and_knights").emblems()
    assert gallery(plain, emblems, str, 80) == [] == emblem_rows(plain, emblems["forest"])
    assert gallery(plain, DEFAULT.emblems(), str, 80) == []
    assert emblem_of(DEFAULT.emblems(), "roll") is None


def test_an_action_has_the_emblem_of_what_it_is_about() -> None:
    island, space = ui_of("cities_and_knights"), ui_of("ascending_empires")
    for n, name in enumerate(TRACKS):
        assert island.depicts(Improve(n)) == island.depicts(ChooseDeck(n)) == name
    assert [space.depicts(Develop(n)) for n in range(4)] == [*COLOURS]
    assert {*TRACKS} <= {*island.emblems()} and {*COLOURS} <= {*space.emblems()}
    assert island.depicts(EndTurn()) == "" == DEFAULT.depicts(EndTurn())


def test_every_card_that_is_played_has_the_emblem_of_its_deck() -> None:
    emblems = ui_of("cities_and_knights").emblems()
    for card in PLAYED:
        found = emblem_of(emblems, kind_of(card.action))
        wanted = "robber" if card.key == "bishop" else TRACKS[card.deck]
        assert found is emblems[wanted], card.key


def test_texts_stand_beside_an_emblem() -> None:
    ink = ink_of_game("cities_and_knights", None)
    emblem = emblem_of(ui_of("cities_and_knights").emblems(), "build-city")
    assert emblem is not None
    rows = emblem_rows(ink, emblem)
    text = rows[0].copy()
    text.plain = "A city"
    found = beside(rows, [text] * 4)
    assert len(found) == TALL + 1
    assert [row.plain[WIDE + 2 :] for row in found[1:]] == ["A city"] * 4
    assert beside([], [text]) == [text]


def test_an_emblem_at_the_right_covers_no_words() -> None:
    emblem = [Text("#" * WIDE)] * TALL
    rows = [Text("?"), Text("a" * 30), *[Text("b" * 12)] * 5]
    found = at_right(rows, emblem, 32)
    assert found[:2] == rows[:2] and found[6] == rows[6]
    assert [row.plain for row in found[2:6]] == ["b" * 12 + " " * 12 + "#" * 8] * 4
    assert at_right(rows, emblem, 20) == rows == at_right(rows, [], 32)
    assert at_right(rows[:4], emblem, 32) == rows[:4]


def test_planets_stand_beside_the_technologies_where_there_is_room() -> None:
    look = look_at(opening())
    rich = replace(look, ink=ink_of_game("ascending_empires", None))
    wide, slim, plain = technologies(rich, 88), technologies(rich, 76), technologies(look, 88)
    assert len(wide) == len(slim) == len(plain) and all(row.cell_len <= 88 for row in wide)
    names = [look.read(name) for name in ("Shields", "Fortress", "Jump drive")]
    for rows, x in ((wide, WIDE + 6), (slim, 4), (plain, 4)):
        found = [row.plain.index(name) for name in names for row in rows if name in row.plain]
        assert found == [x] * 3


def test_a_row_of_tiles_has_its_emblem_in_free_lines_below_them() -> None:
    s = at_turn(1)
    lie_open(s, TERRITORY, 0)
    look = rise_look(table_at(s), 0)
    for cell, size, there in (
        ((8, 16), (51, 36), True), ((8, 16), (51, 17), False), (None, (51, 36), False),
    ):  # fmt: skip
        made = board(DISPLAY, replace(look, ink=ink_of_game("rise_of_empires", cell)), size=size)
        assert isinstance(made, Display)
        made.last_row = TERRITORY
        made.redraw()
        assert (made.emblem is not None) is there
        if made.emblem is None:
            continue
        assert made.canvas is not None
        strips = [made.canvas.strip(y, size[0]) for y in range(size[1])]
        lines = [made.emblem.laid_over(strip, y) for y, strip in enumerate(strips)]
        assert {line.cell_length for line in lines} == {size[0]}
        pictured = [
            n for n, line in enumerate(lines) if any(s.style and s.style.frame for s in line)
        ]
        assert len(pictured) == TALL
        assert all(not strips[y].text.strip() for y in pictured), "no word is covered"
        low = made.tiles_top + sum(len(tile.rows) for tile in made.tiles())
        assert all(y > low for y in pictured)


async def test_a_moment_has_the_emblem_of_what_is_taken(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,bot:easy")
    ink = ink_of_game("cities_and_knights", (8, 16))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen)
        tall = {}
        for key in ("moment-seven", "moment-points"):
            panel = MomentPanel(screen.session, Moment(Word(key)), ink, 0.0)
            app.push_screen(panel)
            await pilot.pause()
            tall[key] = len(panel.list.choices.rows)
            app.pop_screen()
        assert tall["moment-seven"] == tall["moment-points"] + TALL - 1
