"""The legend of the three boards."""

from __future__ import annotations

from rich.text import Text

from ....tui.look import Look
from ..components.box import box
from ..rules.pieces import GOODS
from .marks import ERAS, ROW_SIGNS, SIGNS

SENTENCES = ("around", "leads", "standard", "crossing", "dark", "costs", "ghosts", "boxes")
"""Entries explained in a sentence, in this order."""

HEADS = (
    "turn-end",
    "era-end",
    "plan",
    "order",
    "trade-boxes",
    "tiles",
    "battle",
    "times",
    "keys",
    "standings",
)
"""Headings of the panel and the boards."""


def heads(look: Look) -> list[Text]:
    """Return what the signs of goods and rows mean, and how a tile is read."""
    say, sign, read = look.say, look.sign, look.read
    goods = "   ".join(f"{sign(SIGNS[n])} {say(f'good-{good}')}" for n, good in enumerate(GOODS))
    rows = "   ".join(
        f"{sign(ROW_SIGNS[row.index])} {read(row.name)}" for row in box(look.view.parts).rows
    )
    keys = ("tiles", "standard", "costs", "plan", "trade-boxes", "battle")
    return [Text(goods), Text(rows), *(Text(say(f"legend-{key}")) for key in keys)]


def legend(look: Look) -> list[Text]:
    """Return every sign on the boards and in the panel."""
    say, sign, read = look.say, look.sign, look.read
    rows = [Text(say("legend-goods"), "bold")]
    rows += [Text(f" {sign(SIGNS[n])}  {say(f'good-{good}')}") for n, good in enumerate(GOODS)]
    rows += [Text(), Text(say("legend-rows"), "bold")]
    rows += [
        Text(f" {sign(ROW_SIGNS[row.index])}  {read(row.name)}")
        for row in box(look.view.parts).rows
    ]
    rows += [Text(), Text(say("legend-map"), "bold")]
    for era in (1, 2, 3):
        row = Text().append(f" {ERAS[era]:^5} ", look.ink.style(f"era.{era}.on", f"era.{era}"))
        rows.append(row.append(f"  {say('legend-era', era=ERAS[era])}"))
    signs = (
        ("empire.standard", "sign-standard"),
        ("empire.alliance", "alliance"),
        ("empire.open", "open"),
        ("empire.hidden", "hidden"),
        ("empire.rose", "rose"),
        ("empire.fell", "fell"),
        ("ui.no", "shut"),
        ("empire.wonder", "wonder"),
        ("empire.action", "circle"),
        ("ui.point", "gone"),
        ("ui.legal", "legal"),
        ("ui.turn", "turn"),
    )
    rows += [Text(f" {sign(name)}  {say(f'legend-{key}')}") for name, key in signs]
    rows += [Text(say(f"legend-{key}")) for key in SENTENCES]
    rows += [Text(), Text(say("legend-heads"), "bold")]
    rows += [Text(say(f"legend-{key}")) for key in HEADS]
    rows += [Text(), Text(say("legend-players"), "bold")]
    return rows + [Text(" ").append_text(look.who(seat)) for seat in range(len(look.view.players))]
