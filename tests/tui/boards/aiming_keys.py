"""The keys of a flick, from the menu to the last marker: ``python -m
tests.tui.boards.aiming_keys``.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from statistics import median, quantiles

from tabletop_tui.engine import Aim, Luck, offers
from tabletop_tui.games.ascending_empires.flight.preview import Outlook
from tabletop_tui.games.ascending_empires.flight.sights import AimedShot, meets, straight
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.tui.aiming import Aims, tell
from tabletop_tui.games.ascending_empires.view.plain import key
from tabletop_tui.games.ascending_empires.view.starts import start_of
from tabletop_tui.play import Table, Words
from tabletop_tui.tui.forms import AimForm
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_of
from tabletop_tui.tui.paint.palette import theme
from tests.playing import new_table, play_on

SHOTS = 1000
GAMES, APART = 40, 8
"""Positions that are looked for in a game at the most, and actions between them on average."""
STOPS = ["enter", "enter", "enter"]  # start the markers, stop the direction, stop the power


def shots(count: int) -> Iterator[tuple[Look, AimForm, int, AimedShot]]:
    """Yield positions of random play, with a form, a ship of the player in turn and a target in its
    reach. A game yields one every few actions, as playing it is most of the work.
    """
    luck, seed = Luck(8), 0
    while count:
        seed += 1
        table = play_on(new_table("ascending_empires", 4, seed), 20, seed)
        for stretch in range(GAMES):
            play_on(table, 1 + luck(2 * APART), 100 * seed + stretch)
            found = shot(table, luck) if not table.over else None
            if found is not None:
                count -= 1
                yield found
            if table.over or not count:
                break


def shot(table: Table, luck: Luck) -> tuple[Look, AimForm, int, AimedShot] | None:
    """Return one ship of the seat that must act, and a target in its reach, or None."""
    seat = table.deciding()[0]
    found = [o for o in offers(table.game, table.state, seat) if isinstance(o.choices, Aim)]
    if not found:
        return None
    words = Words(table.game, [s.name for s in table.seats])
    view = table.game.view(table.state, seat)
    look = Look(table, view, seat, words, ink_of(theme("table"), "256", "unicode"))
    form = AimForm(found[0], words)
    ship = form.aim.pieces[luck(len(form.aim.pieces))]
    sights = straight(start_of(view, ship))
    return (look, form, ship, sights[luck(len(sights))]) if sights else None


def press(aims: Aims, look: Look, form: AimForm, *keys: str) -> list[str]:
    """Press keys as the table does, and return them."""
    for one in keys:
        assert form.key(one), one
        aims.see(look, form)
    return list(keys)


def keys(look: Look, form: AimForm, ship: int, sight: AimedShot) -> list[str]:
    """The fewest keys of one shot, beginning with the menu's; the aim must get there."""
    aims = Aims()
    aims.see(look, form)
    pressed = ["f"]
    while form.piece != ship:
        pressed += press(aims, look, form, "s")
    assert form.sights is not None
    wanted = form.sights.straight(ship)
    now = form.angle, form.power
    here = next(n for n, s in enumerate(wanted) if (s.angle, s.power) == now)
    number = straight(start_of(look.view, ship)).index(sight)
    on, back = (number - here) % len(wanted), (here - number) % len(wanted)
    code = key(galaxy(look.view.parts), sight.number).lower() if sight.kind == "planet" else ""
    if code and min(on, back) > 2:
        pressed += press(aims, look, form, *code)
    else:
        pressed += press(aims, look, form, *(["tab"] * on if on <= back else ["p"] * back))
    start = start_of(look.view, ship)
    hand = start.galaxy.hands["steady"]
    assert meets(sight, Outlook(start, -form.angle % 1024, form.power, hand).goal)
    return pressed + STOPS


def measure(count: int = SHOTS) -> list[int]:
    """How many keys each of so many shots takes, in rising order."""
    return sorted(len(keys(*shot)) for shot in shots(count))


def turning(count: int = 100) -> list[float]:
    """Milliseconds of the processor that a key takes which turns the aim, without the drawing, in
    rising order.
    """
    took = []
    for look, form, _, _ in shots(count):
        aims = Aims()
        aims.see(look, form)
        tell(look, form)
        begun = time.process_time()
        form.key("left")
        aims.see(look, form)
        tell(look, form)
        took.append((time.process_time() - begun) * 1e3)
    return sorted(took)


def track(count: int = 100) -> list[float]:
    """Milliseconds of the processor for all outcomes of both tracks, in rising order."""
    took = []
    for look, _, ship, sight in shots(count):
        start = start_of(look.view, ship)
        begun = time.process_time()
        hand = start.galaxy.hands["normal"]
        outlook = Outlook(start, sight.direction, sight.power, hand)
        outlook.refine(outlook.size**2)
        took.append((time.process_time() - begun) * 1e3)
    return sorted(took)


def report(count: int = SHOTS) -> str:
    """All measures in three lines."""
    found, turned, whole = measure(count), turning(), track()
    first, _, third = quantiles(found, n=4)
    return "\n".join(
        (
            f"keys of a flick: median {median(found):.0f}, quartiles {first:.0f} and {third:.0f}, "
            f"most {found[-1]} ({count} shots out of random play)",
            f"turning the aim: median {median(turned):.1f} ms, 95 % {turned[94]:.1f} ms a key",
            f"all of both tracks: median {median(whole):.1f} ms, 95 % {whole[94]:.1f} ms",
        )
    )


if __name__ == "__main__":
    print(report(int(sys.argv[1]) if len(sys.argv) > 1 else SHOTS))
