"""Aiming on the board: targets, the path of the shot to its end, and the spread of the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from rich.text import Text

from ....engine import Place
from ....engine.fast_dataclass import dataclass
from ....tui.forms import AimForm
from ....tui.forms.aim import TRACK, AimTarget
from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ....tui.widgets.canvas import Canvas
from ..flight.compass import DIRECTIONS
from ..flight.flick import Flown
from ..flight.preview import FlickSetup, Outlook, coarse
from ..flight.sights import AimedShot as Found
from ..flight.sights import at_planet, banked, straight
from ..rules.events import Flew
from ..rules.galaxy import AimError, galaxy
from ..rules.handicaps import hand_of
from ..rules.position import fleet
from ..rules.state import Point, is_battleship, owner
from ..view.describe import compass, hole_name, ship_name
from ..view.forecast import Target, blockades, targets, with_ships
from ..view.plain import key, number
from ..view.starts import start_of
from .drawing import PLAIN
from .naming import ship_place
from .outcomes import odds_lines, tracks, way_line
from .swing import Swing, flown_now, paint_charge, paint_thick
from .window import Window

IDLE_FLICKS = 200  # tried in every idle thirtieth of a second: about two milliseconds
BESIDE = ((-1, -1), (1, -1), (-3, -1), (2, 0), (-4, 0), (-1, 2), (-1, -2), (-1, 1))
"""Where the chance of an orbit is written, in cells from the centre of its planet: the first that
is free.
"""
SELDOM = 50  # a cell of the board is marked if at least one flick in this many ends there


@dataclass(slots=True, frozen=True)
class Preview:
    """The forecast of one aim; *targets* and *barred* as they would be after a flick
    without error.
    """

    ship: int
    start: FlickSetup
    outlook: Outlook
    targets: tuple[Target, ...]
    barred: tuple[int, ...]


@lru_cache(maxsize=64)
def outlook_of(start: FlickSetup, direction: int, power: int, hand: AimError) -> Outlook:
    """Return the outlook of an aim as far as it is known; it grows while no key is pressed."""
    outlook = Outlook(start, direction, power, hand)
    outlook.refine(coarse(outlook.size))
    return outlook


def preview(look: Look, form: AimForm) -> Preview:
    """Return the forecast for the form's aim."""
    s, ship = look.view, form.piece
    seat, start = owner(ship), start_of(s, ship)
    direction = -form.angle % form.aim.angles
    outlook = outlook_of(start, direction, form.power, start.galaxy.hands[hand_of(s, seat)])
    after = with_ships(s, dict(outlook.sure.ships))
    barred = tuple(b.hole for b in blockades(after) if b.seat != seat and ship in b.ships)
    within = tuple(target for target in targets(after, seat) if ship in target.ships)
    return Preview(ship, start, outlook, within, barred)


class InReach:
    """What the ships of a player can be aimed at, in the interface of the form: the *goals* of an
    exercise first.
    """

    def __init__(self, look: Look, goals: Collection[Place] = ()) -> None:
        self.look, self.goals = look, goals
        board = galaxy(look.view.parts)
        self.holes = {key(board, hole.index).lower(): hole.index for hole in board.holes}

    @property
    def codes(self) -> Sequence[str]:
        """Return the planets' short names."""
        return tuple(self.holes)

    def straight(self, piece: int) -> Sequence[AimTarget]:
        """Return planets and enemies straight ahead."""
        start = start_of(self.look.view, piece)
        found = [*_straight(start)]
        near = {(one.kind, one.number) for one in found}
        found += [at_planet(start, n) for what, n in self.goals if what == "planet"
                  and (what, n) not in near]  # fmt: skip
        ordered = sorted(found, key=lambda one: (one.kind, one.number) not in self.goals)
        return [self.sight(one) for one in ordered]

    def banked(self, piece: int, code: str) -> Sequence[AimTarget]:
        """Return ways to a planet by a bounce."""
        hole = self.holes.get(code, -1)
        found = _banked(start_of(self.look.view, piece), hole) if hole >= 0 else ()
        return [self.sight(one) for one in found]

    def named(self, piece: int, code: str) -> AimTarget:
        """Return an aim at a planet, in reach or not."""
        return self.sight(at_planet(start_of(self.look.view, piece), self.holes[code]))

    def sight(self, found: Found) -> AimTarget:
        """Return a sight in the words and steps of the form."""
        view, say = self.look.view, self.look.say
        angle = -found.direction % DIRECTIONS
        if found.kind == "ship":
            name = say("about-ship", ship=ship_name(found.number))
            return AimTarget(number(found.number), angle, found.power, name)
        name = say("about-planet", planet=hole_name(view, found.number))
        if found.via >= 0:
            name = say("aim-bank", planet=name, via=hole_name(view, found.via))
        code = key(galaxy(view.parts), found.number).lower()
        return AimTarget(code, angle, found.power, name)


@lru_cache(maxsize=64)
def _straight(start: FlickSetup) -> Sequence[Found]:
    return straight(start)


@lru_cache(maxsize=64)
def _banked(start: FlickSetup, hole: int) -> Sequence[Found]:
    return banked(start, hole)


class NoTargets:
    """No targets, for a hand without aids."""

    codes: Sequence[str] = ()

    def straight(self, piece: int) -> Sequence[AimTarget]:
        """Return nothing."""
        return ()

    def banked(self, piece: int, code: str) -> Sequence[AimTarget]:
        """Return nothing."""
        return ()

    def named(self, piece: int, code: str) -> AimTarget | None:
        """Return nothing."""
        return None


class Aims:
    """The last aims at a table, each known only to the seat of its ship."""

    def __init__(self) -> None:
        self.kept: dict[int, tuple[int, int]] = {}  # angle and power, by ship
        self.places: dict[int, Point] = {}  # where a ship was when it was aimed
        self.last: dict[int, int] = {}  # the ship a seat aimed last
        self.ship = -1

    def see(self, look: Look, form: AimForm, goals: Collection[Place] = ()) -> None:
        """Set the aim of a new form, or of one whose ship changed, and remember every other aim.

        The aim is the ship's last one, or else a goal, or else the nearest target.
        """
        new = form.sights is None
        if new:
            form.sights = InReach(look, goals) if form.aided else NoTargets()
            last = self.last.get(look.seat, -1)
            if form.untouched and last in form.aim.pieces:
                form.index = form.aim.pieces.index(last)
        if new:
            changed = form.untouched
        else:
            as_before = self.kept.get(self.ship) == (form.angle, form.power)
            changed = form.piece != self.ship and as_before
        self.ship = self.last[look.seat] = form.piece
        here = look.view.ships[form.piece]
        if self.places.get(form.piece, here) != here:
            self.kept.pop(form.piece, None)  # from another place that aim hits something else
        self.places[form.piece] = here
        if changed:
            self.recall(form)
        elif new and form.sweeping and form.sights is not None:
            ahead, now = form.sights.straight(form.piece), (form.angle, form.power)
            form.target = next((s for s in ahead if (s.angle, s.power) == now), None)
        self.kept[form.piece] = form.angle, form.power

    def recall(self, form: AimForm) -> None:
        """Restore the last aim of the ship, or else aim at the nearest target."""
        assert form.sights is not None
        ahead = form.sights.straight(form.piece)
        if form.piece in self.kept:
            now = form.angle, form.power = self.kept[form.piece]
            form.target = next((s for s in ahead if (s.angle, s.power) == now), None)
        elif ahead:
            form.aim_at(ahead[0])

    def forget(self) -> None:
        """Forget all aims."""
        self.kept, self.places, self.last, self.ship = {}, {}, {}, -1


def tell(look: Look, form: AimForm) -> None:
    """Write into the form its ship and position, its direction, and the forecast of the shot."""
    shot = preview(look, form)
    form.named = ship_place(look, form.piece)
    form.bearing = look.say("aim-bearing", point=compass(-form.angle % form.aim.angles))
    mine = fleet(look.view, owner(form.piece))
    form.place = mine.index(form.piece) + 1, len(mine)
    if not form.aided:
        plain = form.aim.spread or form.aim.slip
        form.tracks = (Text("·" * TRACK), Text("·" * TRACK)) if plain else ()
        form.outlook, form.told = [], Text()
        return
    form.tracks = tracks(look, shot.outlook, form.turned)
    form.outlook = forecast_lines(look, form, shot)
    form.told = way_line(look, shot.outlook)


def refine(look: Look, form: AimForm) -> bool:
    """Try more errors of the hand. Return True when all are tried and the form changes."""
    outlook = preview(look, form).outlook
    if outlook.done:
        return False
    outlook.refine(IDLE_FLICKS)
    if outlook.done:
        tell(look, form)
    return outlook.done


def certain(look: Look, form: AimForm) -> bool:
    """Return whether the shot ends the same at every stop of the markers."""
    outlook = preview(look, form).outlook
    outlook.refine(outlook.size * outlook.size)
    return outlook.certain


def forecast_lines(look: Look, form: AimForm, shot: Preview) -> list[Text]:
    """Return the chances of a flick, and what the ship could do there.

    The decisive lines come first, as there may not be room for all.
    """
    say, view = look.say, look.view
    lines = odds_lines(look, shot.outlook, timed=bool(form.aim.spread or form.aim.slip))
    for target in shot.targets[:2]:
        planet = target.kind == "planet"
        what = hole_name(view, target.number) if planet else ship_name(target.number)
        held, falls = target.defended, target.falls
        name = "shot-defended" if held else "shot-falls" if falls else "shot-withstands"
        facts = {"strength": target.strength, "least": target.least}
        lines.append(Text(say(name, what=what, **facts), "italic"))
    lines += [
        Text(say("shot-blockades", planet=hole_name(view, hole)), "italic")
        for hole in shot.barred[:1]
    ]
    if shot.outlook.goal.kind == "ram":
        lines.append(Text(say("shot-both"), "italic"))
    return lines


class FlickResult(NamedTuple):
    """Where the flicked ship of the last flight ended; *gone* if it is no longer on the board."""

    ship: int
    place: Point
    gone: bool


def result_of(flew: Flew) -> FlickResult:
    """Return the result of a flight."""
    end = dict(flew.flights).get(flew.ship)
    place = end[-1][1:] if end else (0, 0)
    return FlickResult(flew.ship, place, flew.ship in flew.gone or end is None)


# -- on the board ----------------------------------------------------------------------------------


def paint_preview(
    canvas: Canvas,
    look: Look,
    window: Window,
    shot: Preview,
    cell: tuple[int, int],
    swing: Swing | None = None,
) -> None:
    """Paint the cone of the hand, the path, possible stops, chances of orbits, and brackets around
    the ship.

    The path is that without error, or while a marker moves that of a stop at this moment.
    """
    outlook, board = shot.outlook, shot.start.galaxy
    flown = outlook.sure if swing is None else flown_now(outlook, swing)
    charging = swing is not None and swing.push is not None
    from_x, from_y = window.at(dict(shot.start.ships)[shot.ship])
    for leg in outlook.cone() if swing is None else ():  # else one line moves, and stands out
        paint_leg(canvas, (from_x, from_y), window.at(leg.end), "range.short", 2)
    if swing is not None and charging:
        paint_charge(canvas, look, window, outlook, swing)
    ends = paint_paths(canvas, look, window, shot, cell, flown, solid=charging)
    goal = outlook.goal if swing is None else shot.start.outcome(flown)
    gone = goal.kind in ("lost", "ram", "back")
    for end in ends:
        canvas.bracket(*end, look.sign("space.blockade" if gone else "space.aim"), "accent")
    for stop, count in () if charging else cloud(outlook, window):
        if count * SELDOM >= outlook.size * outlook.size and not canvas.letter(*stop):
            canvas.sign(*stop, "space.path", "legal", None, BOLD)
    for hole, chance in outlook.odds().orbits:
        text = f"{chance}%"
        x, y = window.cell((board.holes[hole].x, board.holes[hole].y))
        spots = ((x + dx, y + dy) for dx, dy in BESIDE)
        column, row = next((at for at in spots if roomy(canvas, *at, len(text))), (x - 1, y - 1))
        canvas.text(column, max(0, row), text, "legal.text", "legal", BOLD)
    paint_ends(canvas, cell, shot.ship, "[]", "cursor")


def cloud(outlook: Outlook, window: Window) -> Sequence[tuple[tuple[int, int], int]]:
    """Return the cells in which the flicks of a hand end, with their number."""
    return _cloud(outlook, window, len(outlook.found))


@lru_cache(maxsize=4)
def _cloud(outlook: Outlook, window: Window, tried: int) -> Sequence[tuple[tuple[int, int], int]]:
    return tuple(
        Counter(
            window.cell(place)
            for part in range(outlook.size)
            for _, _, place in outlook.column(part)
            if place is not None
        ).items()
    )


def roomy(canvas: Canvas, x: int, y: int, cells: int) -> bool:
    """Return whether *cells* cells from here are on the board, with nothing written in them."""
    inside = 0 <= x <= canvas.width - cells and 0 <= y < canvas.height
    return inside and not any(canvas.letter(x + n, y) for n in range(cells))


def paint_ends(canvas: Canvas, cell: tuple[int, int], ship: int, pair: str, colour: str) -> None:
    """Paint a pair of brackets around a ship."""
    column, row = cell
    for at, sign in ((column - 1, pair[0]), (column + 1 + is_battleship(ship), pair[1])):
        if canvas.letter(at, row) in PLAIN.values():
            canvas.clear_marks([(at, row)])  # a dot of a line is no letter
        canvas.bracket(at, row, sign, colour)


def paint_leg(
    canvas: Canvas, one: tuple[float, float], other: tuple[float, float], colour: str, dash: int
) -> None:
    """Paint a straight piece of a path: thin dots in a picture, below all text."""
    if canvas.picture is not None:
        canvas.trace(*one, *other, colour)
    else:
        canvas.line(*one, *other, colour, dash)


def paint_result(
    canvas: Canvas, look: Look, window: Window, result: FlickResult, cell: tuple[int, int] | None
) -> None:
    """Paint brackets around the ship that has flown, in its *cell*, or a cross where it
    was lost.
    """
    if cell is None:
        canvas.sign(*window.cell(result.place), "space.blockade", "accent.on", "accent", BOLD)
    else:
        paint_ends(canvas, cell, result.ship, "{}", "accent")


def paint_paths(
    canvas: Canvas,
    look: Look,
    window: Window,
    shot: Preview,
    cell: tuple[int, int],
    flown: Flown,
    *,
    solid: bool = False,
) -> list[tuple[int, int]]:
    """Paint the path of every ship that moves, that of the flicked one thick if *solid*.

    Return the cell in which the flicked ship ends, if it is not *cell*.
    """
    ends = []
    for ship, corners in flown.flights:
        own = ship == shot.ship
        colour = "accent" if own else f"seat.{owner(ship) + 1}.line"
        points = [window.at(corner[1:]) for corner in corners]
        for leg, (one, two) in enumerate(pairwise(points)):
            if own and solid:
                paint_thick(canvas, one, two, colour)
            else:
                paint_leg(canvas, one, two, colour, 1 if own and not leg else 2)
        if look.ink.glyphs == "ascii":
            paint_plain_path(canvas, colour, cell)
        if own and (end := window.cell(corners[-1][1:])) != cell:
            ends.append(end)
    return ends


def paint_plain_path(canvas: Canvas, colour: str, cell: tuple[int, int]) -> None:
    """Paint a path as characters, for a terminal without half blocks and perhaps
    without colours.
    """
    for x, y in ((x, y) for y in range(canvas.height) for x in range(canvas.width)):
        if colour in (canvas.pixel(x, 2 * y), canvas.pixel(x, 2 * y + 1)) and (x, y) != cell:
            canvas.text(x, y, "~", f"{colour}.on", colour)
