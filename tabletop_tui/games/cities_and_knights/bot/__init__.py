"""What a position is worth to a player of Cities & Knights, in victory points, and what the player
never considers.
"""

from __future__ import annotations

from ....bots.valuation import Tilt, Valuation
from ..rules.constants import TOP_LEVEL, WALLS
from ..rules.frames import Acting
from ..rules.state import State
from . import opening
from .board import TURNED, income, production, rates, room, trail
from .card_worth import hand_worth
from .deals import bargain, shots
from .deeds import NAMES, deeds
from .habits import OPEN_KINDS, shuns
from .hand import holding, plan, scarcity
from .knights import barbarians, knights
from .plainly import plainly
from .reasons import FAINT, MEASURES, PARTS, reasons
from .recalling import recalls

LEVELS = (0.0, 0.4, 0.875, 1.53, 1.4, 1.6)  # a track: its cards and its power at the third level
RACE = (0.0, 0.05, 0.2, 0.55, 0.3, 0.0)  # the hope of a metropolis that is still free
SAFE_CITY = 0.8
"""A metropolis beyond its points: the city under it cannot be had by the barbarians."""
OWN = 0.245  # of what brings the end near for a seat are its own points, the rest the best rival's
DISCARDED = 0.1
"""A card that a seven would take: what it is worth in the hand and towards a purchase."""
WALL = 0.12
"""A wall: the two cards that it saves from a seven now and then, less what a wall costs in hand."""


def terms(s: State, seat: int) -> dict[str, float]:
    """The worth by what it comes from.

    ``points`` are those on the table, ``production`` the cards that the dice will bring, each
    further one of a kind worth less, ``ports`` good rates for what there is plenty of, ``room`` the
    places to settle within reach, ``roads`` the trail towards the award, ``hand`` the cards,
    ``plan`` how near the next purchases are, ``excess`` what a seven would take, ``knights`` the
    own strength, ``barbarians`` their next landing, ``tracks`` the levels reached, ``metropolis``
    the race for one, ``cards`` the progress cards, ``bargain`` a trade that is being talked about,
    ``turn`` the wish to get on. Until the first roll what matters is how the game begins.
    """
    player = s.players[seat]
    if not s.stack:
        return {"points": float(player.points)}
    pips = income(s, seat)
    if s.round < 2 and not any(s.rolls):
        return opening.terms(pips, player.rates, room(s, seat)[0])
    ahead = horizon(s, seat)
    return {
        "points": float(player.points),
        "production": ahead * production(pips),
        "ports": ahead * rates(player.rates, pips),
        "room": ahead * room(s, seat)[0] if player.settlements else 0.0,
        "roads": trail(s, seat),
        "hand": holding(player.hand, scarcity(pips)),
        "plan": plan(s, seat, player.hand),
        "excess": WALL * (WALLS - player.walls) - DISCARDED * exposed(s, seat),
        "knights": knights(s, seat),
        "barbarians": barbarians(s, seat),
        "tracks": (0.4 + 0.6 * ahead) * sum(LEVELS[level] for level in player.tracks),
        "metropolis": metropolis(s, seat),
        "cards": hand_worth(player.progress),
        "bargain": bargain(s, seat),
        "turn": turn(s, seat),
    }


def exposed(s: State, seat: int) -> float:
    """The cards that a seven before the next own turn takes in the mean."""
    player = s.players[seat]
    if player.cards <= player.limit:
        return 0.0
    return (1 - (5 / 6) ** len(s.players)) * (player.cards // 2)


def horizon(s: State, seat: int) -> float:
    """How much of the game is to come for a seat, from about 1 down to 0.2.

    The rivals end the game for it, and its own points count less: who scores had rather have the
    points than more turns.
    """
    own = s.players[seat].points
    best = max([p.points for x, p in enumerate(s.players) if x != seat], default=own)
    return max(0.2, 1.15 - (OWN * own + (1 - OWN) * best) / s.house.points)


def metropolis(s: State, seat: int) -> float:
    """The race for each metropolis: a free one draws near with the levels, a held one is safe or
    may be lost.
    """
    total, own = 0.0, s.players[seat].tracks
    for track, node in enumerate(s.metropolis):
        level = own[track]
        rival = max([p.tracks[track] for x, p in enumerate(s.players) if x != seat], default=0)
        if node < 0:
            total += RACE[level] * (1.0 if rival < 3 else 0.6)
        elif s.owner[node] == seat:
            total += SAFE_CITY
            if level < TOP_LEVEL and rival >= 3:
                total -= 0.5 if rival == 4 else 0.15
        elif level == 4 and s.players[s.owner[node]].tracks[track] == 4:
            total += 0.5
    return total


def turn(s: State, seat: int) -> float:
    """A turn that goes on without getting better is over, and so is talk that leads nowhere."""
    f = s.stack[0] if s.stack else None
    return -TURNED - TURNED * f.proposals if isinstance(f, Acting) and f.seat == seat else 0.0


STYLES = {
    "builder": Tilt({"production": 1.2, "room": 1.3, "tracks": 1.15, "knights": 0.85}, 0.8),
    "trader": Tilt({"ports": 1.8, "hand": 1.25, "plan": 1.2, "cards": 1.15}),
    "fighter": Tilt({"knights": 1.6, "barbarians": 1.2, "cards": 1.15, "room": 0.85}, 1.3),
}

VALUATION = Valuation(
    terms=terms,
    shots=shots,
    shuns=shuns,
    open_kinds=OPEN_KINDS,
    reasons=reasons,
    talk=frozenset(("propose",)),
    doubt=0.05,
    breadth=2,
    errs={"easy": 0.5, "normal": 1.25},
    rivalry=1.0,
    styles=STYLES,
    parts=PARTS,
    faint=FAINT,
    measures=MEASURES,
    recalls=recalls,
    plainly=plainly,
    deeds=deeds,
    deed_names=NAMES,
)
