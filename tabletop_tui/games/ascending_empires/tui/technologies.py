"""All technologies on one page: what each level does, what it takes, and who has it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ....cells import cell_len
from ....tui.look import Look
from ....tui.paint.ink import BOLD, Ink
from ....tui.paint.pictogram import WIDE, beside, emblem_rows
from ....tui.widgets.line_widgets import squeezed
from ..components.file import PACKAGED
from ..rules.powers import printed
from ..rules.research import facilities
from ..rules.state import COLOURS

ROOMY = 86  # cells of a page from which on it has planets
NAME, NEED = 19, 9  # cells of a name, and of what a level takes and brings


def technologies(look: Look, width: int) -> list[Text]:
    """Return a row for each level of each colour, in *width* cells; beside them a planet of the
    colour where there is room.
    """
    s, say = look.view, look.say
    planets = drawn_planets(look.ink) if width >= ROOMY else []
    width -= WIDE + 2 if planets else 0
    rows = [Text(say("tech-heads"), "bold"), Text(say("tech-about"), "dim")]
    known = {(row["colour"], row["level"]): row for row in PACKAGED.rows(s.parts)["technology"]}
    mine = facilities(s, look.seat) if look.seat >= 0 else ()
    for colour, name in enumerate(COLOURS):
        head = Text(" ").append(
            f" {look.sign(f'space.{name}')} ",
            look.ink.style(f"planet.{name}.on", f"planet.{name}", BOLD),
        )
        head.append(f" {say(f'colour-{name}')}", "bold")
        if mine:
            head.append(f"   {say('tech-yours', count=mine[colour])}", "dim")
        block = [head]
        for level, technology in enumerate(printed(s.parts).technologies[colour], 1):
            holders = [
                seat for seat, player in enumerate(s.players) if player.levels[colour] >= level
            ]
            who = Text()
            for seat in holders:
                who.append_text(look.chip(seat))
            have = look.seat in holders
            row = Text(f"  {level} ").append(
                squeezed(Text(look.read(technology.name)), NAME).plain, "bold" if have else ""
            )
            row.append(" " * (4 + NAME + 1 - row.cell_len))
            first = f" +{technology.first_vp}" if not holders and technology.first_vp else ""
            need = f"{technology.facilities}{look.sign('space.facility')}{first}"
            room = max(4, width - row.cell_len - NEED - 3 * len(s.players))
            text = squeezed(Text(does(look, known[name, level])), room).plain
            row.append(text, "" if have else "dim").append(" " * (room - cell_len(text) + 1))
            row.append(need).append(" " * (NEED - 1 - cell_len(need)))
            block.append(row.append_text(who))
        rows += beside(planets[colour], block, 0) if planets else block
    return rows


def drawn_planets(ink: Ink) -> list[list[Text]]:
    """Return the rows of a planet of each colour; nothing if pictures are plain."""
    from .emblems import EMBLEMS

    planets = [emblem_rows(ink, EMBLEMS[name]) for name in COLOURS]
    return planets if all(planets) else []


def does(look: Look, row: dict[str, Any]) -> str:
    """Return what a level does, in a few words."""
    kind, effect = row["kind"], row.get("effect", {})
    key = f"tech-does-{kind.replace('_', '-')}"
    if kind == "planet_defence" and "facility" in str(effect.get("targets", "")):
        key += "-facility"
    if not look.words.has(key):
        return ""
    return look.say(key, n=effect.get("starships_to_box", effect.get("amount", 1)))
