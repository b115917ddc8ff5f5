"""The line below the boards for rows, discs, trade boxes and the turn order."""

from __future__ import annotations

from ....engine import Place, to_act
from ....tui.look import Look
from ..components.box import box
from ..rules.actions import CIRCLES
from ..rules.display import circles
from ..rules.pieces import CUBE, EMPIRE
from ..rules.state import State
from ..view.describe import turn_name
from ..view.forecast import removal_costs
from ..view.sheet import goods_text
from .marks import ERAS


def sentence_at(look: Look, s: State, place: Place) -> str:
    """Return the sentence for a place of the action display, "" for an empty one."""
    what, number = place
    tellers = {"row": row, "disc": disc, "box": trade_box}
    return tellers.get(what, place_in_order)(look, s, number)


def row(look: Look, s: State, number: int) -> str:
    """Describe a row of actions and its free circles; in B turns, the viewer's discs to remove."""
    room = 0 if s.mirror else circles(s, number) - len(s.display[number])
    name = box(s.parts).rows[number].name
    if s.mirror and look.seat >= 0:
        return look.say("about-own-row", row=name, own=s.display[number].count(look.seat))
    line = look.say("about-row", row=name, room=room, mirror=int(s.mirror))
    return line + no_cubes(look, s) if number == EMPIRE and not s.mirror else line


def no_cubes(look: Look, s: State) -> str:
    """Return what an empire tile lacks for the viewer if the choice is theirs: cubes to place."""
    mine = look.seat >= 0 and look.seat in to_act(look.table.game, s)
    if not mine or s.players[look.seat].goods[CUBE]:
        return ""
    return f" · {look.say('about-no-cubes')}"


def disc(look: Look, s: State, number: int) -> str:
    """Describe a disc on a circle: its owner and the cost of removing it."""
    line, circle = divmod(number, CIRCLES)
    if circle >= len(s.display[line]) or s.display[line][circle] < 0:
        return ""
    return look.say(
        "about-disc",
        name=look.name(s.display[line][circle]),
        row=box(s.parts).rows[line].name,
        circle=circle + 1,
        cost=removal_costs(s)[line][circle],
        later=int(not s.mirror),
        more=circles(s, line) - len(s.display[line]),
    )


def trade_box(look: Look, s: State, number: int) -> str:
    """Describe a trade box: what it takes and yields, in which eras, and who used it."""
    trade = box(s.parts).trade[number]
    goods = [trade.amount if good == trade.gives else 0 for good in range(5)]
    eras, gives = tuple(ERAS[era] for era in trade.eras), goods_text(goods, look.words)
    line = look.say("about-box", discs=trade.discs, gives=gives, eras=eras, count=len(eras))
    if s.trade[number] < 0:
        return line
    return f"{line} · {look.say('about-used', name=look.name(s.trade[number]))}"


def place_in_order(look: Look, s: State, number: int) -> str:
    """Describe a place of the turn order: who has it, or what it means for the next game turn."""
    if s.stack and s.stack[-1].kind == "ordering":
        after, turn = len(s.order) - number, turn_name(s.turn + 1)
        return look.say("about-next-place", place=number, turn=turn, after=number - 1, before=after)
    return look.say("about-place", place=number, name=look.name(s.order[number - 1]))
