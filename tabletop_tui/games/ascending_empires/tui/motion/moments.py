"""What is shown after a flight and a landing: the verdict, and a planet that turns up."""

from __future__ import annotations

from math import cos, pi, sin, tau
from typing import TYPE_CHECKING

from .....cells import cell_len, cut_cells
from .....tui.look import Look
from .....tui.paint.ink import BOLD
from .....tui.paint.painter import mix
from .....tui.widgets.animation import Animation
from .....tui.widgets.big_letters import paint_big
from .....tui.widgets.canvas import Canvas
from ...rules.events import Revealed
from ...rules.galaxy import galaxy
from ...rules.powers import printed
from ...rules.state import ASTEROID, COLOURS, DISCS
from ...view.verdicts import Verdict
from ..sky import paints_of, size
from ..window import Window

if TYPE_CHECKING:
    from .....tui.widgets.board import Board

PAPERS = {"bullseye": "legal", "hair": "accent", "edge": "warning"}
TURNED, SPREAD = 0.5, 1.1  # seconds until the disc has turned, and until its colour has spread
FAR = 3.2  # how far the colour spreads, in radii of the planet
EDGES = 24  # corners of a disc that turns


class VerdictScene(Animation):
    """The verdict on a flick, in big letters."""

    seconds = 1.3

    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict

    def paint(self, board: Board, canvas: Canvas, at: float) -> None:
        """Write it as far from the ship as possible."""
        look, said = board.looking(), self.verdict
        window: Window = board.window  # type: ignore[attr-defined]
        text = look.say(f"verdict-{said.kind}", number=said.number)
        low = window.cell(said.place)[1] < canvas.height // 2
        paint_big(canvas, text, PAPERS[said.kind], low=low)


class TurningUp(Animation):
    """A planet that is turned up: the disc flips, its colour spreads, its technology is named."""

    seconds = 1.6

    def __init__(self, event: Revealed) -> None:
        self.hole, self.disc = event.hole, event.disc

    def paint(self, board: Board, canvas: Canvas, at: float) -> None:
        """Turn the disc by half, then let its colour spread."""
        look = board.looking()
        window: Window = board.window  # type: ignore[attr-defined]
        hole = galaxy(look.view.parts).holes[self.hole]
        x, y = window.centre((hole.x, hole.y))
        radius = size(window)[0]
        turned = min(1.0, at / TURNED)
        up = turned >= 0.5
        colour = paper_of(self.disc) if up else "hidden"
        column, line = window.cell((hole.x, hole.y))
        canvas.clear_marks((column + n, line) for n in (-1, 0, 1))
        spread = max(0.0, min(1.0, (at - TURNED) / (SPREAD - TURNED)))
        across = max(0.08, abs(cos(pi * turned))) * radius
        picture = canvas.picture
        if picture is None:
            canvas.disc(x, y, radius, "space")
            for n in range(-int(across), int(across) + 1):
                canvas.line(x + n, y - radius / 2, x + n, y + radius / 2, colour)
            if 0 < spread < 1:
                canvas.ring(x, y, radius * (1 + (FAR - 1) * spread), colour)
        else:
            paints, space = paints_of(look.ink), look.ink.packed("space")
            name = DISCS[self.disc] if self.disc != ASTEROID else "rock"
            face = paints[name] if up else paints["hidden.line"]
            picture.fill(picture.disc(x, y, radius), space)
            if 0 < spread < 1:
                far = radius * (1 + (FAR - 1) * spread)
                shine = mix(face, space, spread)
                picture.fill(picture.ring(x, y, radius, far), mix(space, shine, 0.35))
                picture.fill(picture.ring(x, y, far - 0.8, far), shine)
            ring = [
                (x + across * cos(tau * n / EDGES), y + radius * sin(tau * n / EDGES))
                for n in range(EDGES)
            ]
            picture.fill(picture.polygon(ring), face)
        if up:
            name = DISCS[self.disc]
            canvas.sign(column, line, f"space.{name}", "text", None, BOLD)
            text = cut_cells(f" {turned_up(look, self.disc)} ", canvas.width)
            low = line < canvas.height // 2
            left, row = (canvas.width - cell_len(text)) // 2, canvas.height - 2 if low else 1
            canvas.text(left, row, text, f"{colour}.on", colour, BOLD)


def paper_of(disc: int) -> str:
    """Return the colour of a disc that is up."""
    return "asteroid" if disc == ASTEROID else f"planet.{DISCS[disc]}"


def turned_up(look: Look, disc: int) -> str:
    """Return what has turned up, with the technology that it helps the player in turn to reach."""
    if disc >= len(COLOURS):
        return look.say("turned-up-asteroid")
    s = look.view
    _, seat = look.table.game.current_turn(s)
    levels = printed(s.parts).technologies[disc]
    level = s.players[seat].levels[disc]
    colour = look.say(f"colour-{COLOURS[disc]}")
    if level >= len(levels):
        return look.say("turned-up-done", colour=colour)
    return look.say("turned-up", colour=colour, name=look.read(levels[level].name))
