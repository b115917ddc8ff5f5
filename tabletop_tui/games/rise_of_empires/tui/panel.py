"""The headline and the side panel: each player's goods, forecasts, and the discs to remove in the B
turn.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ....engine import over
from ....tui.look import Look
from ....tui.widgets.line_widgets import side_by_side, wrapped
from ..components.box import box
from ..rules.pieces import CUBE, DISC, FOOD, GOLD, GOODS, VP
from ..view.describe import turn_name
from ..view.forecast import era_end, mirror_plan, turn_end
from ..view.hunger import hunger, mender
from .marks import ERAS, ROW_SIGNS, SIGNS, brief

COLUMNS = (VP, GOLD, DISC, CUBE, FOOD)
"""The goods in the players' table, from the left."""


PHASES = ("eating", "collecting", "keeping", "ordering")
"""The frames that are a phase of the game turn."""

ROOM = 8
"""Rows the panel leaves for the question and the menu before it names tiles."""

INDENT = 4
"""Indent of the continuation rows of a forecast, in cells."""

CODED = 2
"""The game turn until which the panel says what its signs mean: the first era."""

LEFT = 6
"""Rows it always leaves for them: notes and costs are dropped, as the display has them too."""


def acting(s: Any) -> int:
    """Return the seat that decides now."""
    for f in reversed(s.stack):
        if (seat := getattr(f, "seat", -1)) >= 0:
            return int(seat)
        if f.kind in ("eating", "collecting", "keeping"):
            return int(s.order[min(f.done, len(s.order) - 1)])
        if f.kind == "ordering" and f.todo:
            return int(f.todo[0])
    return int(s.order[0])


def headline(look: Look) -> Text:
    """Return the game turn, and while the game lasts the current player and the progress of the
    action phase.
    """
    s = look.view
    row = Text(" ")
    row.append(look.say("head-turn", turn=turn_name(max(1, s.turn))), "bold")
    if over(s):
        return row
    row.append("  ").append_text(look.who(acting(s)))
    done = next((f.done for f in s.stack if f.kind == "taking-turns"), -1)
    if done >= 0:
        total, own = box(s.parts).numbers.actions, max(1, -(-done // len(s.players)))
        row.append(f"  {look.say('head-disc', number=own, total=total)}", "dim")
    elif s.stack and s.stack[-1].kind in PHASES:
        row.append(f"  {look.say(f'head-{s.stack[-1].kind}', era=ERAS[s.era])}", "dim")
    return row


def with_goal(look: Look) -> Text:
    """Return the headline with the goal of the game."""
    row = headline(look)
    return row if over(look.view) else row.append(f"   {look.say('head-goal')}", "dim")


def player_row(look: Look, seat: int, width: int) -> Text:
    """Return one player's row: VP, gold, discs, pool cubes, food."""
    s = look.view
    player = s.players[seat]
    turn = look.sign("ui.turn") if seat == acting(s) and not over(s) else " "
    row = Text(turn).append_text(look.chip(seat)).append(" ")
    room = (
        max(3, width - 5 - 4 * len(COLUMNS))
        if width >= 32
        else max(3, width - 5 - 3 * len(COLUMNS))
    )
    each = 4 if width >= 32 else 3
    row.append(look.column(seat, room), "bold" if seat == look.seat else "")
    for good in COLUMNS:
        row.append(f"{player.goods[good]:>{each}}", "bold" if good == VP else "")
    return row


def table_head(look: Look, width: int) -> Text:
    """Return the signs of the columns."""
    each = 4 if width >= 32 else 3
    room = max(3, width - 5 - each * len(COLUMNS))
    return Text(
        " " * (room + 5) + "".join(f"{look.sign(SIGNS[good]):>{each}}" for good in COLUMNS), "dim"
    )


def codes_rows(look: Look, width: int) -> list[Text]:
    """Return what the signs of the goods mean, in the order of the columns."""
    named = [Text(f"{look.sign(SIGNS[n])} {look.say(f'good-{GOODS[n]}')}", "dim") for n in COLUMNS]
    return [Text(" ").append_text(row) for row in side_by_side(named, width - 1)]


def turn_line(look: Look) -> Text:
    """Start a row of the viewer's forecast, with their chip while another player decides."""
    row = Text(" ")
    return (
        row if look.seat == acting(look.view) else row.append_text(look.chip(look.seat)).append(" ")
    )


def turn_rows(look: Look, width: int, *, remedy: bool = True) -> list[Text]:
    """Return what the viewer would gain if the game turn ended now, with the *remedy* of hunger."""
    end = turn_end(look.view, look.seat)
    gain = (
        end.gold + end.surplus,
        end.discs - end.upkeep,
        end.cubes,
        end.food,
        end.scored - end.hunger,
    )
    row = turn_line(look).append(f"{look.say('panel-turn')} ", "bold")
    row.append(brief(look, gain, plus=True) or "0", "bold")
    rows = wrapped(row, width, INDENT)
    warnings = []
    if end.upkeep:
        warnings.append(look.say("panel-upkeep", discs=end.upkeep, sign=look.sign(SIGNS[DISC])))
    if end.missing:
        warnings.append(look.say("panel-missing", food=end.missing, sign=look.sign(SIGNS[FOOD])))
    printed = box(look.view.parts)
    for key, gone in (("panel-starved", end.starved), ("panel-lost", end.lost)):
        if gone:
            names = tuple(look.read(printed.cities[city].name) for city in gone)
            warnings.append(look.say(key, cities=names))
    if end.shipped:
        warnings.append(look.say("panel-shipped", n=end.shipped))
    if end.choices:
        warnings.append(look.say("panel-choices", n=end.choices))
    told = hunger_told(look, remedy=remedy)
    if warnings:
        told.append("; " if told.plain else "").append("; ".join(warnings), "italic")
    return rows + (wrapped(Text("  ").append_text(told), width, 2) if told.plain else [])


def hunger_told(look: Look, *, remedy: bool = True) -> Text:
    """Return what hunger would cost the viewer, and the tile that would mend it if the *remedy* is
    wanted; nothing without hunger.
    """
    found = hunger(look.view, look.seat)
    if found is None:
        return Text()
    told = Text(
        look.say("panel-hunger", short=found.short), look.ink.style("warning", "background")
    )
    if remedy and (name := mender(look.view, found)):
        key = "panel-eases" if found.left else "panel-mends"
        told.append(f" {look.say(key, tile=look.read(name), left=found.left)}", "italic")
    return told


def era_rows(look: Look, width: int, *, notes: bool = True) -> list[Text]:
    """Return what the viewer would have at the end of the era, with or without *notes*."""
    s = look.view
    end = era_end(s, look.seat)
    goods = [f"{max(n, 0)}{look.sign(SIGNS[good])}" for good, n in enumerate(end.after)]
    row = turn_line(look).append(f"{look.say('panel-era', era=ERAS[s.era])} ", "bold")
    rows, more = wrapped(row.append(" ".join(goods), "bold"), width, INDENT), []
    if end.keep_gold or end.keep_cubes:
        more.append(
            look.say("panel-keep", goods=brief(look, (end.keep_gold, 0, end.keep_cubes, 0, 0)))
        )
    gold, _, cubes, _, _ = (max(-n, 0) for n in end.after)
    if gold or cubes:
        more.append(look.say("panel-short", goods=brief(look, (gold, 0, cubes, 0, 0))))
    if end.halved:
        more.append(look.say("panel-halve", cubes=end.halved, sign=look.sign(SIGNS[CUBE])))
    if end.bonus_gold or end.bonus_discs:
        more.append(
            look.say(
                "panel-bonus", points=end.bonus_gold + end.bonus_discs, sign=look.sign(SIGNS[VP])
            )
        )
    return rows + (wrapped(Text(f"  {', '.join(more)}", "dim"), width, 2) if more and notes else [])


def plan_rows(look: Look, width: int) -> list[Text]:
    """Return the viewer's discs on the display, each with its cost now and how far that
    may rise.
    """
    s = look.view
    plan = mirror_plan(s, look.seat)
    if not plan:
        return []
    row = Text(f" {look.say('panel-plan')}", "bold")
    for off in plan:
        cost = f"{off.cost}" + (f"-{off.cost + off.rise}" if off.rise and not s.mirror else "")
        style = "not bold" if off.payable and (off.possible or not s.mirror) else "not bold dim"
        row.append(f" {look.sign(ROW_SIGNS[off.row])}{cost}", style)
    return wrapped(row, width, INDENT)


def tile_rows(look: Look, width: int) -> list[Text]:
    """Return the viewer's tiles by name."""
    printed, player = box(look.view.parts), look.view.players[look.seat]
    names = [look.read(printed.progress[tile].name) for tile in player.progress]
    names += [look.read(printed.cities[tile].name) for tile in player.cities]
    names += [
        f"{n}× {look.read(printed.territory[tile].name)}"
        for tile, n in enumerate(player.territory)
        if n
    ]
    return wrapped(Text(f" {', '.join(names)}", "italic"), width, 1) if names else []


def panel(look: Look, width: int, height: int) -> list[Text]:
    """Return all rows of the panel; the bottom is dropped where there is no room."""
    s = look.view
    rows = [table_head(look, width)] + [player_row(look, seat, width) for seat in s.order]
    if look.seat >= 0 and s.stack:
        plan, turn, era = (make(look, width) for make in (plan_rows, turn_rows, era_rows))
        most = height - LEFT - len(rows)
        if len(plan) + len(turn) + len(era) > most:
            era = era_rows(look, width, notes=False)
        if len(plan) + len(turn) + len(era) > most:
            plan = []
        if len(turn) + len(era) > most:
            turn = turn_rows(look, width, remedy=False)
        rows += plan + turn + era if s.mirror else turn + era + plan
        tiles = tile_rows(look, width)
        rows += tiles if len(rows) + len(tiles) + ROOM <= height else []
    codes = codes_rows(look, width)
    if s.turn <= CODED and len(rows) + len(codes) + ROOM <= height:
        rows += codes
    return rows
