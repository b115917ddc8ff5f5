"""The headline and the side panel: players, the viewer's hand, progress cards, tracks and the
barbarians.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ....cells import cell_len, rjust
from ....tui.look import Look
from ....tui.widgets.line_widgets import with_names_coloured, wrapped
from ..rules.constants import CITY, HIDDEN, KINDS, KNIGHTS, PAPER, SHIP, STEPS, TRACKS
from ..rules.events import Rolled
from ..rules.progress_cards.catalogue import CARDS
from .marks import letter
from .standings import AMPLE, TALL, extra, heads, histogram, stands

COLUMNS = (3, 3, 3, 5, 4)  # cells for points, cards, progress cards, knights and road
WORDED = 44  # cells from which on the cards in hand are named in words,
HIGH = 30  # or rows, from which on there is more besides
CODED = 2  # rounds until whose end a panel without a hand says what its heads mean
ROOMY = 34  # cells from which on each player's track levels have a column
SHORT = 12  # cells of a name in a headline that would be too long
# actions searched for this turn's roll: more than any turn has, so that long games cost no more
# than short ones
TURN_AT_MOST = 200


def strength(s: Any, seat: int, *, active: bool) -> int:
    """Return the levels of a player's knights: all of them, or the active ones."""
    return sum(
        piece - KNIGHTS
        for node, piece in enumerate(s.piece)
        if piece > KNIGHTS and s.owner[node] == seat and (s.active[node] or not active)
    )


def balance(s: Any) -> tuple[int, int]:
    """Return the barbarians' strength and the knights' defence if they landed now."""
    attack = sum(piece == CITY for piece in s.piece)
    return attack, sum(strength(s, seat, active=True) for seat in range(len(s.players)))


def threatened(s: Any) -> list[int]:
    """Return the seats that would lose a city if the barbarians landed now."""
    attack, defence = balance(s)
    if defence >= attack:
        return []
    plain = {
        s.owner[node]
        for node, piece in enumerate(s.piece)
        if piece == CITY and node not in s.metropolis
    }
    if not plain:
        return []
    shares = {seat: strength(s, seat, active=True) for seat in plain}
    return sorted(seat for seat, share in shares.items() if share == min(shares.values()))


def headline(look: Look, *, marks: bool = False) -> Text:
    """Return current player, round and dice, and who would lose a city if the barbarians landed
    now: by name, or with *marks* by mark. The sea lane on the map has the rest of the barbarians.
    """
    s = look.view
    row = Text(" ")
    when = look.say("head-round", number=s.round) if s.round else look.say("transcript-set-up")
    name = look.short(s.turn, SHORT) if marks else look.name(s.turn)
    goal = look.say("head-goal", has=s.players[s.turn].points, points=s.house.points)
    row.append_text(look.chip(s.turn)).append(f" {name} ").append(goal, "bold")
    row.append(f"  {when}  ")
    roll = last_roll(look)
    if roll is not None:
        what = look.say("head-ship" if roll.event == SHIP else f"track-{TRACKS[roll.event]}")
        row.append(f"{roll.red}+{roll.yellow}={roll.red + roll.yellow}", "bold").append(
            f" {what}  "
        )
    loses = threatened(s) if s.winner < 0 else []
    if loses:
        style = "bold italic" if s.ship >= STEPS - 2 else "italic"
        names = () if marks else names_of(look, loses)
        row.append(look.say("head-loses", names=names).rstrip(), style)
        for seat in loses if marks else ():
            row.append(" ").append(look.glyph(seat), look.chip_style(seat))
    return row


def names_of(look: Look, seats: list[int]) -> tuple[str, ...]:
    """Return some players by name."""
    return tuple(look.name(seat) for seat in seats)


def marked(look: Look) -> Text:
    """Return the headline for long names: who would lose a city is shown by mark and colour."""
    return headline(look, marks=True)


def last_roll(look: Look) -> Rolled | None:
    """Return the dice of the current turn, None before they are rolled."""
    s = look.view
    if not s.stack or s.stack[-1].kind == "rolling":
        return None
    for text in reversed(look.table.events[-TURN_AT_MOST:]):
        for event in text:
            if isinstance(event, Rolled):
                return event
    return None


def player_row(look: Look, seat: int, width: int) -> Text:
    """Return one player's row: points, cards, progress cards, knights, road."""
    s = look.view
    player = s.players[seat]
    turn = look.sign("ui.turn") if seat == s.turn else " "
    row = Text(turn).append_text(look.chip(seat)).append(" ")
    room = name_room(width)
    row.append(look.column(seat, room), "bold" if seat == look.seat else "")
    road = f"{player.longest}{'*' if s.longest_road == seat else ' '}"
    knights = f"{strength(s, seat, active=True)}/{strength(s, seat, active=False)}"
    for n, text in enumerate((player.points, player.cards, len(player.progress), knights, road)):
        row.append(f"{text:>{COLUMNS[n]}}", "" if n else "bold")
    if width >= AMPLE:
        row.append(" ").append_text(stands(look, seat))
    elif width >= ROOMY:
        row.append("  " + "".join(map(str, player.tracks)))
    return row


def name_room(width: int) -> int:
    """Return the cells for names in the players' table."""
    if width >= AMPLE:
        return max(4, min(24, width - sum(COLUMNS) - 6 - extra()))
    return max(4, width - sum(COLUMNS) - (10 if width >= ROOMY else 5))


def table_head(look: Look, width: int) -> Text:
    """Return the headings of the players' columns."""
    titles = look.say("panel-heads").split()
    tracks = f"  {track_letters(look)}" if width >= ROOMY else ""
    more = f" {heads(look)}" if width >= AMPLE else tracks
    known = "".join(rjust(head, n) for head, n in zip(titles, COLUMNS, strict=True))
    return Text(" " * (name_room(width) + 5) + known + more, "dim")


def tracks_row(look: Look, seat: int) -> Text:
    """Return the levels of the three tracks, with a player's metropolises."""
    s = look.view
    row = Text(" ")
    for track, name in enumerate(TRACKS):
        node = s.metropolis[track]
        star = look.sign("hex.metropolis") if node >= 0 and s.owner[node] == seat else ""
        row.append(f"{look.say(f'track-{name}')} ").append(
            f"{s.players[seat].tracks[track]}{star} ", "bold"
        )
    row.rstrip()
    return row


def all_tracks(look: Look, width: int) -> list[Text]:
    """Return the levels of all players, by mark, in the order of the heading; that of a metropolis
    is underlined.
    """
    s = look.view
    words = "/".join(look.say(f"short-{name}") for name in TRACKS)
    whole = cell_len(words) + 5 * len(s.players) < width  # else the letters, in one row or two
    heading = words if whole else track_letters(look)
    parts = []
    for seat, player in enumerate(s.players):
        part = Text(look.glyph(seat), look.chip_style(seat))
        for track, level in enumerate(player.tracks):
            node = s.metropolis[track]
            has = node >= 0 and s.owner[node] == seat
            part.append(str(level), "bold underline" if has else "bold" if level else "dim")
        parts.append(part)
    rows, each = list[Text](), max(1, (width - 1 - len(heading)) // 5)
    for n in range(0, len(parts), each):
        lead = heading if not n else " " * len(heading)
        rows.append(Text(f" {lead} ", "dim").append_text(Text(" ").join(parts[n : n + each])))
    return rows


def track_letters(look: Look) -> str:
    """Return the first letters of the three tracks."""
    return "".join(look.say(f"track-{name}")[0].upper() for name in TRACKS)


def codes_rows(look: Look, width: int, *, worded: bool) -> list[Text]:
    """Return what the heads of the columns mean and, unless they are *worded* elsewhere, the
    letters of tracks and commodities.
    """
    parts = [look.say("panel-codes")]
    if not worded:
        tracks = ", ".join(look.say(f"track-{name}") for name in TRACKS)
        parts.append(f"{track_letters(look)} {tracks}")
        parts += [
            f"{letter(look.words, kind)} {look.say(f'kind-{name}')}"
            for kind, name in enumerate(KINDS[PAPER:], PAPER)
        ]
    return wrapped(Text(f" {' · '.join(parts)}", "dim"), width, 1)


def is_open(look: Look) -> bool:
    """Return whether the cards of the seat that looks are picked up."""
    player = look.view.players[look.seat]
    return bool(player.hand) and HIDDEN not in player.progress


def hand_rows(look: Look, width: int, height: int) -> list[Text]:
    """Return the viewer's cards."""
    s = look.view
    player = s.players[look.seat]
    told = {"cards": player.cards, "limit": player.limit}
    room = width - 1 - cell_len(look.say("panel-hand", name="", **told))
    facts = {"name": look.short(look.seat, max(3, room)), **told}
    style = "bold" if player.cards > player.limit else "dim"
    rows = wrapped(Text(" ").append_text(owned(look, facts, style)), width, 1)
    if (
        s.round or player.cards
    ):  # in set-up a hand is empty until the city: other things are shown there
        rows += held_rows(look, width, worded=width >= WORDED or height >= HIGH)
    if player.progress:
        held = ", ".join(look.say(f"card-{CARDS[card]}") for card in sorted(player.progress))
        rows += wrapped(Text(f" {held}", "italic"), width, 1)
    return rows


def held_rows(look: Look, width: int, *, worded: bool) -> list[Text]:
    """Return the viewer's cards of each kind as costs are written: with the letter before the
    number, in a single row, or *worded* where there is room. The form does not depend on the hand.
    """
    hand = look.view.players[look.seat].hand
    if not worded:
        entries = (
            Text(f"{letter(look.words, kind)}{n}", "bold" if n else "dim")
            for kind, n in enumerate(hand)
        )
        return wrapped(Text(" ").append_text(Text(" ").join(entries)), width, 1)
    rows = [Text()]
    for kind, n in enumerate(hand):
        counted = f"{letter(look.words, kind)}{n} "
        name = look.say(f"kind-{KINDS[kind]}")
        entry = Text(counted, "bold" if n else "dim").append(name, "not bold" if n else "dim")
        if rows[-1].cell_len + entry.cell_len + 2 > width and rows[-1]:
            rows.append(Text())
        rows[-1].append("  " if rows[-1] else " ").append_text(entry)
    return rows


def owned(look: Look, facts: dict[str, Any], style: str) -> Text:
    """Return whose hand it is, in their colour, and its size."""
    return with_names_coloured(look.say("panel-hand", **facts), look.words, look.ink, style)


def bank_row(look: Look) -> Text:
    """Return what the bank holds, by letter."""
    row = Text(f" {look.say('panel-bank')} ", "dim")
    for kind, n in enumerate(look.view.bank):
        row.append(f"{letter(look.words, kind)}{n} ", "bold" if n <= 2 else "dim")
    row.rstrip()
    return row


def panel(look: Look, width: int, height: int) -> list[Text]:
    """Return all rows of the panel; the bottom is dropped where there is no room."""
    s = look.view
    rows = [table_head(look, width)] + [
        player_row(look, seat, width) for seat in range(len(s.players))
    ]
    if width < ROOMY:
        rows += all_tracks(look, width)
    if look.seat >= 0:
        if ROOMY <= width < AMPLE:
            rows += wrapped(tracks_row(look, look.seat), width, 1)
        if is_open(look):
            rows += hand_rows(look, width, height)
    if height >= HIGH:
        rows += wrapped(bank_row(look), width, 1)
        tall = width >= AMPLE and height >= TALL
        rows += histogram(look, AMPLE) if tall else wrapped(rolls_row(look), width, 1)
    lies = look.seat < 0 or not is_open(look)  # then there is room
    if not s.round or height >= HIGH or (lies and s.round <= CODED):
        rows += codes_rows(look, width, worded=height >= HIGH)
    return rows


def rolls_row(look: Look) -> Text:
    """Return how often each total was rolled."""
    row = Text(f" {look.say('panel-rolls')} ", "dim")
    for total in range(2, 13):
        row.append(f"{total}:{look.view.rolls[total]} ", "dim")
    return row
