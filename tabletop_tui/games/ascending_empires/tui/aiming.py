"""The preview of a flick: the path to the first contact, where the ship may stop, and what that would threaten."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ....tui.canvas import Canvas
from ....tui.forms import AimForm
from ....tui.ink import BOLD
from ....tui.look import Look
from ..describe import compass, planet_name, ship_name
from ..flick import flick, run_out
from ..forecast import Target, blockades, targets, with_ships
from ..galaxy import Galaxy, galaxy
from ..powers import powers
from ..preview import FirstLeg, Odds, Ray, fan, first_leg, odds
from ..state import Point, is_battleship, owner
from .naming import ship_place
from .window import Window


@dataclass(slots=True, frozen=True)
class Preview:
    """All that is foreseen of one aim; *targets* and *barred* as they would be after a flick without error."""

    ship: int
    start: Point
    leg: FirstLeg
    rays: tuple[Ray, ...]
    odds: Odds
    targets: tuple[Target, ...]
    barred: tuple[int, ...]


@lru_cache(maxsize=64)
def _legs(
    board: Galaxy, parts: str, key: tuple[tuple[int, Point], ...], ship: int, angle: int, power: int, hand: str,
    seats: int, prow: bool,
) -> tuple[FirstLeg, tuple[Ray, ...], Odds, dict[int, Point]]:  # fmt: skip
    ships, sure = dict(key), board.hands[hand]
    run = run_out(board, power)
    flown = flick(board, ships, ship, angle, run, seats=seats, prow=prow)
    return (
        first_leg(board, ships, ship, angle, run),
        fan(board, ships, ship, angle, power, sure),
        odds(board, ships, ship, angle, power, sure, seats=seats, prow=prow),
        dict(flown.ships),
    )


def preview(look: Look, form: AimForm) -> Preview:
    """What the aim of the form would come to."""
    s, board, ship = look.view, galaxy(look.view.parts), form.piece
    angle = -form.angle % form.aim.angles
    seat = owner(ship)
    key = tuple(sorted(s.ships.items()))
    leg, rays, likely, ships = _legs(
        board, s.parts, key, ship, angle, form.power, s.hand, len(s.players), powers(s, seat).ram_prow
    )
    after = with_ships(s, ships)
    barred = tuple(b.hole for b in blockades(after) if b.seat != seat and ship in b.ships)
    within = tuple(target for target in targets(after, seat) if ship in target.ships)
    return Preview(ship, s.ships[ship], leg, rays, likely, within, barred)


def paint_preview(canvas: Canvas, look: Look, window: Window, shot: Preview, cell: tuple[int, int]) -> None:
    """Dots to the first contact, marks where the ship may stop, the chances of orbits, and the ship in brackets."""
    for ray in shot.rays:
        for leg in (ray.near, ray.far):
            x, y = window.at(leg.end)
            canvas.dot(int(x // 1), int(y // 1), "range.short")
    x1, y1 = window.at(shot.start)
    x2, y2 = window.at(shot.leg.end)
    canvas.line(x1, y1, x2, y2, "accent", 1)
    if look.ink.glyphs == "ascii":
        for x, y in ((x, y) for y in range(canvas.height) for x in range(canvas.width)):
            if "accent" in (canvas.pixel(x, 2 * y), canvas.pixel(x, 2 * y + 1)) and (x, y) != cell:
                canvas.text(x, y, "~", "accent.on", "accent")
    for place in shot.odds.stops:
        canvas.sign(*window.cell(place), "space.path", "legal", None, BOLD)
    board = galaxy(look.view.parts)
    for hole, chance in shot.odds.orbits:
        column, row = window.cell((board.holes[hole].x, board.holes[hole].y))
        canvas.text(column - 1, max(0, row - 1), f"{chance}%", "legal.text", "legal", BOLD)
    column, row = cell
    canvas.text(column - 1, row, "[", "cursor.on", "cursor", BOLD)
    canvas.text(column + 1 + is_battleship(shot.ship), row, "]", "cursor.on", "cursor", BOLD)
    end = window.cell(shot.leg.end)
    if end != cell:
        canvas.sign(*end, "space.blockade" if shot.leg.kind in ("edge", "ram") else "space.aim", "accent.on", "accent")


def tell(look: Look, form: AimForm) -> None:
    """Write into the form which ship it is and where, where it points, and what is foreseen of the shot."""
    form.named = ship_place(look, form.piece)
    form.bearing = look.say("aim-bearing", point=compass(-form.angle % form.aim.angles))
    form.outlook = forecast_lines(look, preview(look, form))


def forecast_lines(look: Look, shot: Preview) -> list[str]:
    """What the ship meets first, how likely it rests in which orbit, and what it could do there."""
    say, view = look.say, look.view
    facts = {}
    if shot.leg.kind == "planet":
        facts["what"] = planet_name(view, shot.leg.other)
    elif shot.leg.kind in ("ship", "ram"):
        facts["what"] = ship_name(shot.leg.other)
    first = say(f"shot-{shot.leg.kind}", **facts)
    lines = [first]
    for target in shot.targets[:2]:
        what = planet_name(view, target.number) if target.kind == "planet" else ship_name(target.number)
        key = "shot-defended" if target.defended else "shot-falls" if target.falls else "shot-withstands"
        lines.append(say(key, what=what, strength=target.strength, least=target.least))
    lines += [say("shot-blockades", planet=planet_name(view, hole)) for hole in shot.barred[:1]]
    if shot.odds.ram or shot.odds.lost:
        lines.append(say("shot-risks", ram=shot.odds.ram, lost=shot.odds.lost))
    orbits = shot.odds.orbits[:3]
    return lines + [say("shot-orbit", chance=chance, planet=planet_name(view, hole)) for hole, chance in orbits]
