"""What players of Rise of Empires waste: discs, tiles, and cubes that die for somebody else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.bot.row_choices import taken
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules.actions import TakeCity
from tabletop_tui.games.rise_of_empires.rules.control import leaders
from tabletop_tui.games.rise_of_empires.rules.display import discs, room
from tabletop_tui.games.rise_of_empires.rules.payments import covers
from tabletop_tui.games.rise_of_empires.rules.phases.tiles import open_tiles
from tabletop_tui.games.rise_of_empires.rules.pieces import CITY, FREE, VP, WITH_EMPIRE
from tabletop_tui.games.rise_of_empires.rules.state import LAST_TURN, State
from tabletop_tui.games.rise_of_empires.view.forecast import era_end
from tabletop_tui.play.table import Table

Deed = tuple[int, str]
"""A seat, and what it wasted."""
CHOICES = ("place-disc", "remove-disc")
FREE_ACTIONS = ("strike", "settle", "ally")
BUYING = {"take-city", "build-wonder"}
NOT_LAST = ", and not as the last"
"""What is said of a disc of a B turn after which the seat took up another one."""
LEFT_LYING = 4
"""So many points fewer than an open city brings make a progress tile a waste."""


@dataclass(slots=True)
class Disc:
    """One action of a seat with a disc, and the positions before and after it."""

    seat: int
    before: State
    after: State
    actions: list[Any] = field(default_factory=list)
    last: tuple[State, Any] | None = None
    """The last of its actions, also of free ones, with the position before it."""

    @property
    def kinds(self) -> set[str]:
        """The kinds of its actions."""
        return {a.kind for a in self.actions}

    @property
    def not_last(self) -> str:
        """`NOT_LAST`, or nothing for the last disc that the seat takes up in a B turn."""
        last = self.before.mirror and len(discs(self.before, self.seat)) == 1
        return "" if last else NOT_LAST


def discs_of(table: Table) -> Iterator[Disc]:
    """Yield every action of a game with a disc."""
    s, found = table.at(0), list[Disc]()
    last: State = table.game.clone(s)
    for n in table.walk(s):
        (seat, action), before = table.log[n - 1], last
        last = table.game.clone(s)
        if action.kind in CHOICES:
            yield from found[-1:]
            found.append(Disc(seat, before, last))
        if found and seat == found[-1].seat and before.turn == found[-1].before.turn:
            found[-1].after, found[-1].last = last, (before, action)
            found[-1].actions += [action] if action.kind not in FREE_ACTIONS else []
    yield from found[-1:]


def wasted(table: Table) -> Iterator[Deed]:
    """Yield what was wasted in a game, and by whom."""
    done = list(discs_of(table))
    for disc in done:
        yield from idle(disc)
    yield from unused(table, done)
    yield from left_lying(table, done)
    yield from for_others(done)


def idle(disc: Disc) -> Iterator[Deed]:
    """Yield a disc that does nothing, or scores nothing where nothing else counts any more."""
    kinds = disc.kinds
    if kinds <= {"remove-disc", "pay", "do-nothing", "end-turn"}:
        chosen = "pay" in kinds and bool(disc.not_last)
        yield disc.seat, "a disc taken up for nothing" + (", with a payment" + NOT_LAST) * chosen
    elif "take-empire" in kinds and not kinds & {"place-cubes", "fight"}:
        yield disc.seat, "an empire tile without cubes and battles" + disc.not_last
    elif disc.before.turn == LAST_TURN:
        seats = range(len(disc.before.players))
        more = [points(disc.after, x) - points(disc.before, x) for x in seats]
        if more[disc.seat] <= 0 <= min(more[x] for x in seats if x != disc.seat):
            yield disc.seat, "a disc of the last turn that scores nothing"


def points(s: State, seat: int) -> int:
    """Return the points of a seat at the end of the era, if nothing more is done."""
    return era_end(s, seat).after[VP]


def unused(table: Table, done: list[Disc]) -> Iterator[Deed]:
    """Yield the progress tiles with a use that were never used."""
    sorts, bought = box(table.state.parts).progress, set[tuple[int, int]]()
    purchases = [(disc, a) for disc in done for a in disc.actions if a.kind == "take-progress"]
    not_last = {(disc.seat, a.tile): disc.not_last for disc, a in purchases}
    for seat, a in table.log:
        if a.kind == "take-progress" and sorts[a.tile].kind in (FREE, WITH_EMPIRE):
            bought.add((seat, a.tile))
        used = a.named if a.kind == "take-empire" else (a.tile,) if a.kind in FREE_ACTIONS else ()
        bought -= {(seat, tile) for tile in used}
    for seat, tile in bought:
        yield seat, "a progress tile that was never used" + not_last[seat, tile]


def left_lying(table: Table, done: list[Disc]) -> Iterator[Deed]:
    """Yield progress tiles of Era III that score less than a city which nobody took, if the seat
    spent its gold on no other city in that turn.
    """
    bought = {a.city for _, a in table.log if a.kind == "take-city"}
    spent = {(disc.seat, disc.before.turn) for disc in done if disc.kinds & BUYING}
    for disc in done:
        s, seat = disc.before, disc.seat
        open_row = seat in s.display[CITY] if s.mirror else room(s, CITY)
        if s.era < 3 or "take-progress" not in disc.kinds or not open_row:
            continue
        if (seat, s.turn) in spent:
            continue
        cities = [
            n
            for n in open_tiles(s, CITY)
            if n not in bought
            and not box(s.parts).cities[n].wonder
            and covers(s.players[seat], box(s.parts).cities[n].price)
        ]
        best = max((points(with_city(table, s, seat, n), seat) for n in cities), default=0)
        if best - points(disc.after, seat) >= LEFT_LYING:
            yield seat, "a progress tile of Era III while a better city is left to the end"


def with_city(table: Table, s: State, seat: int, city: int) -> State:
    """Return the position with a city bought."""
    s = table.game.clone(s)
    s.players[seat] = taken(s, s.players[seat], TakeCity(city))
    return s


def for_others(done: list[Disc]) -> Iterator[Deed]:
    """Yield battles that cost own cubes in a region that a third seat leads when points are
    scored, and in which the attacker is not even second.
    """
    fought: list[tuple[int, Any]] = []
    for n, disc in enumerate(done):
        fought += [(disc.seat, a) for a in disc.actions if a.kind == "fight"]
        if n + 1 < len(done) and done[n + 1].before.turn == disc.before.turn:
            continue
        scored = before_scoring(disc)
        for seat, a in fought:
            first, second = leaders(scored, a.region)
            if first and seat not in (*first, *second) and a.victim not in first:
                yield seat, "a battle in a region in which a third seat scores"
        fought = []


def before_scoring(disc: Disc) -> State:
    """Return the position after the last action of a turn and before its end, when half of all
    cubes may leave.
    """
    assert disc.last is not None
    s, action = GAME.clone(disc.last[0]), disc.last[1]
    f = s.stack[-1]
    GAME.by_frame[type(f)].apply(s, f, disc.seat, action, lambda event: None)
    return s
