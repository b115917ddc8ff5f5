"""The headline and the side panel: players, technologies, research, threats and blockades."""

from __future__ import annotations

from rich.text import Text

from ....cells import rjust
from ....engine import Who
from ....tui.look import Look
from ....tui.widgets.line_widgets import first_rows, squeezed, wrapped
from ..rules.powers import printed
from ..rules.scoring import score
from ..rules.state import COLOURS, Acting, Moving, Player, Recruiting
from ..view.describe import hole_name, ship_name
from ..view.forecast import blockades, research, targets, threats

COLUMNS, FEWER = 28, 23  # cells of a player's row without the name, with the box and without
QUIET = 4  # the quiet rounds are mentioned from a quarter of their limit on
LONGEST = 24  # cells of a name
TALL = 30  # rows of a panel that says more: pieces in stock and, at first, what its columns are


def headline(look: Look, *, quiet: bool = True) -> Text:
    """Return current player, round, pile, and the rest of a Move or a Recruit; with the *quiet*
    rounds, if there are many.
    """
    s = look.view
    _, turn = look.table.game.current_turn(s)
    row = (
        Text(" ")
        .append_text(look.who(turn))
        .append(f"  {look.say('head-round', number=s.round)}   ")
    )
    row.append(
        f"{look.sign('space.points')} {look.say('head-pile', tokens=s.pile)}",
        "bold" if s.pile <= 5 else "",
    )
    for frame in reversed(s.stack):
        if isinstance(frame, Moving):
            row.append(f"   {look.say('head-moves', points=frame.left)}", "bold")
        elif isinstance(frame, Recruiting):
            row.append(f"   {look.say('head-recruits', troops=frame.left)}", "bold")
    if s.ending >= 0:
        row.append(f"   {look.say('head-last', seat=Who(s.ending))}", "italic")
    elif quiet and QUIET * s.quiet >= printed(s.parts).quiet_rounds:
        facts = {"rounds": s.quiet, "end": printed(s.parts).quiet_rounds}
        row.append(f"   {look.say('head-quiet', **facts)}", "dim")
    return row


def with_goal(look: Look) -> Text:
    """Return the headline with the goal of the game."""
    return headline(look).append(f"   {look.say('head-goal')}", "dim")


def busy(look: Look) -> Text:
    """Return the headline for little room: the quiet rounds are told between the actions."""
    return headline(look, quiet=False)


def heads(look: Look, width: int) -> Text:
    """Return the headings of the columns."""
    wide = width >= COLUMNS + 4
    words = look.say("panel-heads" if wide else "panel-heads-narrow").split()
    cells = (6, 7, 6, 5) if wide else (6, 3, 5, 5)
    row = "".join(rjust(word, room) for word, room in zip(words, cells, strict=True))
    return Text(rjust(row, width), "dim")


def pieces(look: Look, player: Player, box: bool) -> str:
    """Return troops and ships in supply, and in the box if there is room, with a sign for the
    battleship.
    """
    sign = look.sign("space.battleship")
    ships = f"{player.starships}{sign if player.battleship else ''}"
    if not box:
        return f"{player.troops:>2}{ships:>4}"
    ships += f"+{player.box_starships}{sign if player.box_battleship else ''}"
    return f"{player.troops:>2}+{player.box_troops:<2}{ships:>6}"


def player_row(look: Look, seat: int, width: int) -> Text:
    """Return a player's row: VP taken, points now, supply and box of troops and ships, technology
    levels.
    """
    s = look.view
    player = s.players[seat]
    _, turn = look.table.game.current_turn(s)
    box = width >= COLUMNS + 4
    room = max(3, width - (COLUMNS if box else FEWER))
    row = (
        Text(look.sign("ui.turn") if seat == turn and s.stack else " ")
        .append_text(look.chip(seat))
        .append(" ")
    )
    row.append(look.column(seat, room), "bold" if seat == look.seat else "")
    row.append(f"{player.vp:>3}", "bold").append(f"/{sum(score(s, seat).values()):<3}")
    row.append(pieces(look, player, box)).append(" ")
    return row.append("".join(str(level) for level in player.levels), "bold")


def research_rows(look: Look, width: int) -> list[Text]:
    """Return the next level of every colour, with the facilities that count and those required."""
    s = look.view
    rows = wrapped(Text(look.say("panel-research"), "dim"), width)[:1]
    for state in research(s, look.seat):
        letter, paper = (
            look.sign(f"space.{COLOURS[state.colour]}"),
            f"planet.{COLOURS[state.colour]}",
        )
        row = Text(" ").append(f" {letter} ", look.ink.style(f"{paper}.on", paper)).append(" ")
        if not state.level:
            rows.append(row.append(look.say("panel-top"), "dim"))
            continue
        name = look.read(printed(s.parts).technologies[state.colour][state.level - 1].name)
        tail = f" {state.facilities}/{state.least}" + (
            f" +{state.first_vp}" if state.first_vp else ""
        )
        room = max(4, width - 5 - len(tail))
        style = "bold" if not state.missing else ""
        text = squeezed(Text(f"{state.level} {name}"), room)
        rows.append(row.append(text.plain, style).append(tail, style or "dim"))
    return rows


def threat_rows(look: Look, width: int) -> list[Text]:
    """Return what the viewer's ships can attack, or do if a Move ends now, what others could
    attack, and every blockade.
    """
    s, say = look.view, look.say
    rows: list[Text] = []
    top = s.stack[-1] if s.stack else None
    mine = (
        targets(s, look.seat) if isinstance(top, (Acting, Moving)) and top.seat == look.seat else ()
    )
    for target in mine:
        if target.falls:
            what = (
                hole_name(s, target.number) if target.kind == "planet" else ship_name(target.number)
            )
            key = "panel-own-attack" if isinstance(top, Moving) else "panel-can-attack"
            line = say(key, what=what, strength=target.strength, least=target.least)
            rows += wrapped(Text(f" {line}", "bold"), width, 2)
    for threat in threats(s, look.seat) if look.seat >= 0 else ():
        what = hole_name(s, threat.number) if threat.kind == "planet" else ship_name(threat.number)
        facts = {
            "seat": Who(threat.seat),
            "what": what,
            "strength": threat.strength,
            "least": threat.least,
        }
        key = (
            "panel-defended"
            if threat.defended
            else "panel-falls"
            if threat.falls
            else "panel-withstands"
        )
        rows += wrapped(Text(f" {say(key, **facts)}", "bold" if threat.falls else "dim"), width, 2)
    for blockade in blockades(s):
        line = say("panel-blockade", planet=hole_name(s, blockade.hole), seat=Who(blockade.seat))
        rows += wrapped(Text(f" {look.sign('space.blockade')} {line}", "italic"), width, 3)
    return rows


def whole_sentences(rows: list[Text], count: int, width: int) -> list[Text]:
    """Return the first sentences of these rows that fit *count* rows, none of them cut if at least
    one fits.
    """
    starts = [n for n, row in enumerate(rows) if not row.plain.startswith("  ")]
    fits = max((n for n in (*starts, len(rows)) if n <= count), default=0)
    return rows[:fits] if fits else first_rows(rows, count, width)


def panel_rows_kept(look: Look) -> int:
    """Return the number of the players' rows.

    While a shot is aimed, its outcome replaces all rows below them.
    """
    return 1 + len(look.view.players)


def panel(look: Look, width: int, height: int) -> list[Text]:
    """Return all rows of the panel; the bottom is dropped where there is no room."""
    s = look.view
    across = min(width, COLUMNS + LONGEST)
    rows = [heads(look, across)] + [
        player_row(look, seat, across) for seat in range(len(s.players))
    ]
    if look.seat >= 0:
        rows += research_rows(look, width)
        player = s.players[look.seat]
        if height >= TALL:
            facts = {
                "facilities": player.facilities,
                "colonies": player.colonies,
                "cities": player.cities,
            }
            rows += wrapped(Text(f" {look.say('panel-stock', **facts)}", "dim"), width, 1)
    rows += whole_sentences(threat_rows(look, width), max(2, height // 6), width)
    if height >= TALL and s.round <= 1:
        rows += wrapped(Text(f" {look.say('legend-columns')}", "dim"), width, 1)
    return rows
