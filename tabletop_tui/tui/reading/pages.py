"""The pages that can be laid over the game: keys, story, points, legend, components, rulebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text

from ...play.rulebook import table_rulebook
from ...play.session import Session
from ...play.story.standings import summary
from ...play.text import say, title
from ..game_ui import GameUI
from ..keys.hint_line import key_rows
from ..keys.key_table import KeyTable
from ..keys.keymap import Keymap
from ..look import Look
from ..paint.ink import BOLD
from .component_sheet import sheet_rows
from .page import Final, Page
from .reader import Leaf
from .rules import Rules
from .scores import chart_rows, score_rows

SIGNS = {"turn": "turn", "no": "no", "more": "more", "up": "up", "down": "down", "right": "here"}
"""Signs of the glyph table that every game uses, with the text keys of what they mean."""

Also = Mapping[str, Callable[[], None]] | None


def keys_page(tables: Sequence[KeyTable], keymap: Keymap) -> Page:
    """Every key of a screen and what it does, the first table without a heading."""
    return Page(say("page-keys"), [*key_rows(tables, keymap), Text(), Text(say("keys-letters"))])


def points_page(session: Session, ui: GameUI, look: Look, *, also: Also = None) -> Page:
    """Points by source, how they grew, and the game's own charts."""
    title = session.words.say("page-points")
    return Page(title, lambda width, height: score_rows(look, ui, width, height, []), also=also)


def final_page(
    session: Session, ui: GameUI, look: Look, *, also: Also = None, deaf: float = 0.0
) -> Final:
    """The same at the end of the game, below who came where; see :class:`Final`."""
    title, end = session.words.say("page-final"), summary(session.table, session.words)

    def rows(width: int, height: int) -> Sequence[Text]:
        return score_rows(look, ui, width, height, end)

    return Final(title, rows, also=also, deaf=deaf)


def chart_page(session: Session, ui: GameUI, look: Look) -> Page:
    """The game's own charts, such as the dice, and the course of the points."""
    say = session.words.say
    return Page(
        say("page-charts"),
        lambda width, height: chart_rows(look, ui, width, height),
    )


def legend_page(session: Session, ui: GameUI, look: Look) -> Leaf:
    """What every symbol means."""
    rows = [*ui.legend(look), Text(), *everywhere(look)]
    return Leaf(session.words.say("page-legend"), session.words, rows)


def everywhere(look: Look) -> list[Text]:
    """The signs that mean the same in every game."""
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


def sheet_page(session: Session, ui: GameUI, look: Look) -> Leaf:
    """The components of the game."""
    rows = sheet_rows(ui.sheet(look.view, look.words)) or [Text(session.words.say("page-empty"))]
    return Leaf(session.words.say("page-sheet"), session.words, rows)


def rule_page(session: Session, rule: str) -> Rules:
    """The rulebook, open at the section that explains *rule*."""
    table, words = session.table, session.words
    return Rules(table_rulebook(table, words.language), title(table.game), words, rule)
