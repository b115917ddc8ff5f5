"""The pages over a game: keys, points, charts, legend, components, rulebook."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from rich.text import Text

from ...play.rulebook import table_rulebook
from ...play.session import Session
from ...play.text import Words, say, title
from ..game_ui import GameUI
from ..keys.hint_line import key_rows
from ..keys.key_table import KeyTable
from ..keys.keymap import Keymap
from ..look import Look
from ..paint.ink import BOLD
from ..paint.pictogram import gallery
from .component_sheet import PicturedReader, sheet_rows
from .page import Page
from .reader import TextReader
from .rules import Rules
from .scores import chart_rows, score_rows

SIGNS = {
    "turn": "turn", "fresh": "fresh", "no": "no", "more": "more",
    "up": "up", "down": "down", "right": "here",
}  # fmt: skip
"""Signs that every game uses, with the text keys of their meanings."""

Also = Mapping[str, Callable[[], None]] | None


def keys_page(
    tables: Sequence[KeyTable],
    keymap: Keymap,
    without: Collection[str] = (),
    words: Words | None = None,
    heads: Sequence[Text] = (),
) -> Page:
    """Return the page with the keys of a screen but those in *without*; the first table has no
    heading. *words* may explain a key as the game does. *heads* explain the signs and the short
    heads of the screen.
    """
    rows = key_rows(tables, keymap, without, words or Words())
    if heads:
        rows = [
            Text(say("keys-heads"), "bold"),
            *heads,
            Text(),
            Text(say("page-keys"), "bold"),
            *rows,
        ]
    return Page(say("page-keys"), [*rows, Text(), Text(say("keys-letters"))])


def points_page(session: Session, ui: GameUI, look: Look, *, also: Also = None) -> Page:
    """Return the page with points by source, their course, and the game's own charts."""
    title = session.words.say("page-points")
    return Page(title, lambda width, height: score_rows(look, ui, width, height, []), also=also)


def chart_page(session: Session, ui: GameUI, look: Look) -> Page:
    """Return the page with the game's own charts, such as the dice, and the course of the
    points.
    """
    say = session.words.say
    return Page(
        say("page-charts"),
        lambda width, height: chart_rows(look, ui, width, height),
    )


def legend_page(session: Session, ui: GameUI, look: Look) -> TextReader:
    """Return the page with the meaning of every symbol."""
    rows = [*ui.legend(look), Text(), *everywhere(look)]
    return TextReader(session.words.say("page-legend"), session.words, rows)


def everywhere(look: Look) -> list[Text]:
    """Return the signs that mean the same in every game."""
    say, ink = look.say, look.ink
    rows = [Text(say("legend-everywhere"), "bold")]
    for pair, colour in (("[]", "cursor"), ("()", "legal"), ("{}", "accent")):
        style = ink.style(f"{colour}.on", colour, BOLD)
        row = Text(" ").append(pair[0], style).append(" ").append(pair[1], style)
        rows.append(row.append(f"  {say('legend-' + colour)}"))
    legal = Text("  ").append(look.sign("ui.legal"), ink.style("legal.text", "legal", BOLD))
    rows.append(legal.append(f"   {say('legend-legal-place')}"))
    return rows + [
        Text(f"  {look.sign(f'ui.{sign}')}   {say(f'legend-sign-{key}')}")
        for sign, key in SIGNS.items()
    ]


def sheet_page(session: Session, ui: GameUI, look: Look) -> TextReader:
    """Return the page with the components of the game."""
    rows = sheet_rows(ui.sheet(look.view, look.words)) or [Text(session.words.say("page-empty"))]
    return PicturedReader(
        session.words.say("page-sheet"),
        session.words,
        rows,
        lambda width: gallery(look.ink, ui.emblems(), look.say, width),
    )


def rule_page(session: Session, rule: str) -> Rules:
    """Return the rulebook, open at the section that explains *rule*."""
    table, words = session.table, session.words
    return Rules(table_rulebook(table, words.language), title(table.game), words, rule)
