"""The legend: every sign of the board and of the panel."""

from __future__ import annotations

from rich.text import Text

from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ..rules.state import COLOURS

SIGNS = (
    "troop", "facility", "colony", "city", "battleship", "blockade", "path", "aim",
)  # fmt: skip


def heads(look: Look) -> list[Text]:
    """Return what the letters of planets, the signs of pieces and the heads of the panel mean."""
    say, sign = look.say, look.sign
    planets = "   ".join(f"{sign(f'space.{c}')} {say(f'legend-{c}')}" for c in COLOURS)
    pieces = "   ".join(f"{sign(f'space.{name}')} {say(f'legend-{name}')}" for name in SIGNS[:4])
    texts = (
        planets,
        pieces,
        f"{sign('space.points')} {say('legend-pile')}",
        say("legend-columns"),
        say("legend-research", title=say("panel-research")),
    )
    return [Text(text) for text in texts]


def legend(look: Look) -> list[Text]:
    """Return discs, pieces, players and the colours of rings."""
    say, sign, style = look.say, look.sign, look.ink.style
    rows = [Text(say("legend-discs"), "bold")]
    for name, paper in (
        *((c, f"planet.{c}") for c in COLOURS),
        ("asteroid", "asteroid"),
        ("hidden", "hidden"),
    ):
        row = Text(" ").append(f" {sign(f'space.{name}')} ", style(f"{paper}.on", paper, BOLD))
        rows.append(row.append(f"  {say(f'legend-{name}')}"))
    rows.append(Text(f"  {sign('space.homeworld')}   {say('legend-homeworld')}"))
    rows.append(Text(f"  {sign('space.orange').lower()}   {say('legend-own-scan')}"))
    rows += [Text(), Text(say("legend-pieces"), "bold")]
    rows += [Text(f"  {sign(f'space.{name}')}   {say(f'legend-{name}')}") for name in SIGNS]
    rows.append(Text(f"  {sign('space.points')}   {say('legend-pile')}"))
    rows.append(Text(f"      {say('legend-items')}"))
    rows += [Text(), Text(say("legend-players"), "bold")]
    rows += [Text(" ").append_text(look.who(seat)) for seat in range(len(look.view.players))]
    rows.append(Text(f"  {say('legend-ships')}"))
    rows += [Text(), Text(say("legend-rings"), "bold")]
    for colour in ("orbit", "warning", "legal", "range.short", "range.long"):
        row = Text(" ").append("   ", style(None, colour))
        rows.append(row.append(f"  {say('legend-ring-' + colour.replace('.', '-'))}"))
    rows += [Text(), Text(say("legend-columns"))]
    rows.append(Text(say("legend-research", title=say("panel-research"))))
    rows.append(Text(say("legend-keys")))
    return rows
