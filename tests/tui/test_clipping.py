"""A line of a menu that is cut in a small window says what it is about: it is never cut before its
noun.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest
from rich.text import Text

from tabletop_tui.games import find, ids
from tabletop_tui.play import Words
from tabletop_tui.play.text import languages
from tabletop_tui.tui.widgets.choice_list import signed

MENU = 27  # columns of the menu in a window of 80
PRICE = " · 9 of everything and some more"
BEFORE_A_NOUN = {  # words that a line does not end with
    "en": "a an the your of to from for at in on with by and or one more another",
    "nl": "een de het je van naar uit voor op in met aan te en of nog geen",
    "es": "un una el la los las tu tus de del a al por para con en y o otra otro más",
}


def names(game: str, code: str) -> Iterator[str]:
    """The lines of the menus of a game, without what only some of them say."""
    words = Words(find(game), language=code)
    for action in get_args(find(game).Action):
        key = f"offer-{action.kind}"
        if words.has(key):
            yield words.say(key)


def kept(name: str) -> str:
    """What a line in one row, with a price behind it, still shows."""
    row = signed(Text(f" k  {name}{PRICE} "), "▸", MENU)
    assert row.cell_len <= MENU
    return row.plain.removeprefix(" k  ").partition(" ⋯")[0]


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", ids())
def test_no_line_of_a_menu_is_cut_before_its_noun(game: str, code: str) -> None:
    cut = {}
    for name in names(game, code):
        shown = kept(name)
        whole = shown.startswith(name)
        if not whole and (" " not in shown or shown.split()[-1] in BEFORE_A_NOUN[code].split()):
            cut[name] = shown
    assert cut == {}


def test_a_line_that_is_cut_before_its_noun_would_be_found() -> None:
    assert kept("Reclutar o contratar a un caballero").split()[-1] in BEFORE_A_NOUN["es"].split()
    assert kept("Reclutar caballero").startswith("Reclutar caballero")
