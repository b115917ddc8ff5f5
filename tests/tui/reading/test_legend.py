"""The legend names every sign on the screen, and the component sheets tell everything that is in
the box.
"""

from __future__ import annotations

from typing import Any

import pytest
from rich.text import Text

from tabletop_tui import games
from tabletop_tui.components.sheet import SheetRow
from tabletop_tui.engine import Luck, offers, random_action
from tabletop_tui.games.cities_and_knights.rules.progress_cards.catalogue import CARDS, COPIES
from tabletop_tui.plain.game_narration import narration_of
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages
from tabletop_tui.terminal.signs import HALF, LOWER_HALF
from tabletop_tui.tui.game_ui import GameUI, ui_of
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.blocks import INVERSE
from tabletop_tui.tui.paint.ink import ink_of
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.reading.component_sheet import sheet_rows
from tabletop_tui.tui.reading.pages import everywhere
from tabletop_tui.tui.widgets.board import Board
from tests.playing import new_table, play_on

GAMES = games.listed()
WRITING = set(HALF + LOWER_HALF + "─│×·…–’‘“”—°")  # no signs, but letters, lines and colours
SHAPES = set(INVERSE)  # parts of what is drawn


def looks(game: str, every: int = 12, actions: int = 480) -> Any:
    """Yield looks at a random game by the seat that must act, now and then."""
    table, luck = new_table(game, min(4, games.find(game).seats[-1]), 3), Luck(5)
    for n in range(actions):
        if table.over:
            break
        seat = table.deciding()[0]
        if n % every == 0:
            words = Words(table.game, [one.name for one in table.seats])
            yield Look(
                table,
                table.game.view(table.state, seat),
                seat,
                words,
                ink_of(theme("table"), "256", "unicode"),
            )
        table.play(seat, random_action(table.game, table.state, seat, luck))


def drawn(make: Any, look: Look) -> str:
    """What a board writes, with the places of the present choice lit."""
    board: Board = make()
    board.refresh = lambda *a, **k: board  # type: ignore[method-assign]
    board.look, board.sized = look, (0, 0)
    board.sized = board.fit(76, 34)
    listed = [a for offer in offers(look.table.game, look.table.state, look.seat)
              for a in getattr(offer.choices, "actions", ())]  # fmt: skip
    board.show(look, {action.places[0]: 1 for action in listed if action.places})
    assert board.canvas is not None
    lines = (board.canvas.strip(y, board.canvas.width) for y in range(board.canvas.height))
    return "\n".join("".join(segment.text for segment in line) for line in lines)


def plain(rows: list[Text]) -> str:
    """Rows as one text."""
    return "\n".join(row.plain for row in rows)


@pytest.mark.parametrize("game", GAMES)
def test_the_legend_names_every_sign_on_the_screen(game: str) -> None:
    ui: GameUI = ui_of(game)
    missing: dict[str, str] = {}
    signs = 0
    for look in looks(game):
        legend = plain([*ui.legend(look), *everywhere(look)])
        shown = {"headline": ui.headline(look).plain, "panel": plain(ui.panel(look, 40, 40))}
        shown |= {make.__name__: drawn(make, look) for make in ui.boards}  # type: ignore[attr-defined]
        for where, text in shown.items():
            for sign in set(text):
                if not sign.isascii() and not sign.isalpha() and sign not in WRITING | SHAPES:
                    signs += 1
                    if sign not in legend:
                        missing[sign] = where
    assert signs and missing == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_legend_is_ascii_where_the_terminal_is(game: str) -> None:
    look = next(looks(game))
    bare = Look(
        look.table, look.view, look.seat, look.words, ink_of(theme("table"), "grey", "ascii")
    )
    signs = [
        row.plain[:4]
        for row in [*ui_of(game).legend(bare), *everywhere(bare)]
        if row.plain.startswith(" ")
    ]
    assert signs and all(sign.isascii() for sign in signs)


def test_the_sheet_of_cities_and_knights_counts_cards_pieces_and_hexes() -> None:
    look = next(looks("cities_and_knights"))
    sheet = plain(sheet_rows(ui_of("cities_and_knights").sheet(look.view, look.words)))
    for card in CARDS:
        assert look.say(f"card-{card}") in sheet and look.say(f"card-{card}-does") in sheet
    assert "15 roads, 5 settlements, 4 cities, 3 city walls, 2 knights of each" in sheet
    science, trade, politics = map(sum, COPIES)
    assert f"{science} science, {trade} trade and {politics} politics cards" in sheet
    assert "19 of each resource and 12 of each commodity" in sheet
    assert (
        "4 × forest" in sheet
        and "2 × 6" in sheet
        and "4 × 3:1 any kind" in sheet
        and "1 × 2:1 brick" in sheet
    )


@pytest.mark.parametrize(
    ("code", "price", "supply", "hand"),
    [
        ("en", "2 grain, 3 ore", "1 city", "2 coins"),
        ("nl", "2 graan, 3 erts", "1 stad", "2 munten"),
        ("es", "2 trigos, 3 minerales", "1 ciudad", "2 monedas"),
    ],
)
def test_costs_and_pieces_are_counted_in_the_plurals_of_the_language(
    code: str, price: str, supply: str, hand: str
) -> None:
    table = new_table("cities_and_knights", 3)
    view, words = table.game.view(table.state, 0), Words(table.game, ["Anna", "Ben", "Cleo"], code)
    sheet = plain(sheet_rows(ui_of("cities_and_knights").sheet(view, words)))
    assert f"{words.say('offer-build-city')}: {price}\n" in sheet
    view.players[0].cities, view.players[0].hand = 1, [0, 0, 0, 0, 0, 0, 0, 2]
    own = " ".join(narration_of("cities_and_knights").own(view, 0, words))
    assert f"{supply}, " in own and hand in own


@pytest.mark.parametrize("game", GAMES)
def test_screens_and_plain_mode_tell_the_same_components(game: str) -> None:
    look = next(looks(game))
    sections = ui_of(game).sheet(look.view, look.words)
    assert sections == narration_of(game).sheet(look.view, look.words)
    drawn_rows = sheet_rows(sections)
    text = " ".join(plain(drawn_rows).split())
    for title, rows in sections:
        assert any(row.plain == title and row.style == "bold" for row in drawn_rows)
        assert rows and all(" ".join(row.line.split()) in text for row in rows)


def test_a_row_of_a_sheet_says_in_italics_how_sure_it_is_and_its_remark_is_dim() -> None:
    first, second, third = sheet_rows(
        [("Tiles", [SheetRow("Ur: 2", "known", "from the rules"), SheetRow("Rome: 3")])]
    )[1:]
    assert [(first.plain[s.start : s.end], s.style) for s in first.spans] == [
        (" [known]", "italic dim")
    ]
    assert (
        second.plain.strip() == "from the rules"
        and second.style == "dim"
        and third.plain == "  Rome: 3"
    )
    behind = sheet_rows([("Decks", [SheetRow("2 × Spy:", remark="steals")])])[1]
    assert behind.plain == "  2 × Spy: steals" and behind.spans[0].style == "dim"


@pytest.mark.parametrize("game", ["ascending_empires", "rise_of_empires"])
def test_the_sheets_with_unknown_values_say_of_every_row_how_sure_it_is(game: str) -> None:
    look = next(looks(game))
    sheet = plain(sheet_rows(ui_of(game).sheet(look.view, look.words)))
    assert all(status in sheet for status in ("known", "partly known", "reconstructed"))
    assert sheet.count("[") > 100
    table = play_on(new_table(game, 2), 30)
    words = Words(table.game, ["Anna", "Ben"])
    other = Look(table, table.game.view(table.state, 0), 0, words, look.ink)
    again = plain(sheet_rows(ui_of(game).sheet(other.view, other.words)))
    box = look.say("sheet-title")  # what is left in the era stands above it
    assert again.partition(box)[2] == sheet.partition(box)[2] != "", "not of the moment"


HEADINGS = {
    "cities_and_knights": "panel-heads panel-bank panel-rolls",
    "ascending_empires": "panel-heads panel-research",
}
"""Headings of the panels; those of Rise of Empires are looked for with its other words."""


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", HEADINGS)
def test_every_heading_of_a_panel_is_in_the_legend(game: str, code: str) -> None:
    table = new_table(game, 2)
    words = Words(table.game, ["Anna", "Ben"], code)
    look = Look(table, table.state, 0, words, ink_of(theme("table"), "256", "unicode"))
    told = plain(ui_of(game).legend(look))
    if game == "cities_and_knights":
        for key in HEADINGS[game].split():
            assert words.say(key) in told, key
        heads = words.say("head-loses", names="").strip(" :")
        assert heads in told and words.say("about-chance", ways=4) in told
    else:
        assert words.say("panel-research") in told
        columns = words.say("legend-columns")
        assert words.say("panel-heads").split("/")[0] in columns
