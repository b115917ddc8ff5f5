"""What a position is worth to a player of Cities & Knights, in victory points."""

from __future__ import annotations

from ....bots.valuation import Style, Valuation
from ..rules.constants import TOP_LEVEL, WALLS
from ..rules.frames import Acting
from ..rules.state import State
from . import opening
from .board import TURNED, income, production, rates, road_award, room
from .card_counting import memory_reasons
from .card_worth import hand_worth
from .fallback_reasons import fallback_reasons
from .haggling import asked_before, ideas
from .hand import cards_value, plan, scarcity, wishes
from .knights import barbarians, knights
from .pruning import prunes
from .reasons import HINT_ONLY, REASON_MEASURES, REASON_TERMS, reasons
from .reasons_of import REASONS_OF
from .statistics import STATISTIC_NAMES, statistics
from .trades import bargain, samples
from .winning import can_win, winning

LEVELS = (
    0.0,
    0.4,
    0.875,
    1.53,
    1.4,
    1.6,
)  # by level: the cards of a track and its power
RACE = (0.0, 0.05, 0.2, 0.55, 0.3, 0.0)  # by level: the hope of a metropolis that is still free
SAFE_CITY = 0.8
"""The worth of a metropolis beyond its points: the barbarians cannot take the city under it."""
OWN = (
    0.245  # weight of the player's points in what is left of the game; the rest is the best rival's
)
DISCARDED = 0.1
"""A card that a seven would take: what it is worth in the hand and towards a purchase."""
WALL = 0.12
"""A wall: the two cards that it saves from a seven now and then, less what the cards for it are
worth.
"""


def terms(s: State, seat: int) -> dict[str, float]:
    """Return the worth of a position by what it comes from.

    ``points`` are those on the table. ``production`` is the cards that the dice will bring, each
    further one of a kind worth less. ``ports`` is good rates for common cards, ``room`` the places
    to settle within reach, ``roads`` the longest road. ``hand`` is the cards, ``plan`` how near the
    next purchases are, ``excess`` what a seven would take. ``knights`` is the player's strength,
    ``barbarians`` their next landing. ``tracks`` is the levels reached, ``metropolis`` the race for
    one, ``cards`` the progress cards. ``bargain`` is a trade under negotiation, and ``turn`` the
    cost of going on with a turn.

    Before the first roll only the worth of the set-up counts.
    """
    player = s.players[seat]
    if not s.stack:
        return {"points": float(player.points)}
    pips = income(s, seat)
    if s.round < 2 and not any(s.rolls):
        return opening.terms(pips, player.rates, room(s, seat)[0])
    ahead, scarce = horizon(s, seat), scarcity(pips)
    hand, asked = player.hand, tuple(player.rates)
    return {
        "points": float(player.points),
        "production": ahead * production(pips),
        "ports": ahead * rates(asked, pips),
        "room": ahead * room(s, seat)[0] if player.settlements else 0.0,
        "roads": road_award(s, seat),
        "hand": cards_value(hand, scarce),
        "plan": plan(tuple(hand), asked, wishes(s, seat), scarce),
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
    """Return the expected number of cards that a seven takes before the next own turn."""
    player = s.players[seat]
    if player.cards <= player.limit:
        return 0.0
    return (1 - (5 / 6) ** len(s.players)) * (player.cards // 2)


def horizon(s: State, seat: int) -> float:
    """Return how much of the game is left for a seat, from about 1 down to 0.2.

    The rivals' points count more than its own ones, so a player who scores does not lose by it.
    """
    own = s.players[seat].points
    best = max([p.points for x, p in enumerate(s.players) if x != seat], default=own)
    return max(0.2, 1.15 - (OWN * own + (1 - OWN) * best) / s.house.points)


def metropolis(s: State, seat: int) -> float:
    """Return the worth of the race for each metropolis: a free one comes closer with the levels, a
    held one is safe or may be lost.
    """
    total, own = 0.0, s.players[seat].tracks

    def rival(track: int) -> int:
        return max([p.tracks[track] for x, p in enumerate(s.players) if x != seat], default=0)

    for track, node in enumerate(s.metropolis):
        level = own[track]
        if node < 0:
            if hope := RACE[level]:
                total += hope * (1.0 if rival(track) < 3 else 0.6)
        elif s.owner[node] == seat:
            total += SAFE_CITY
            if level < TOP_LEVEL and (best := rival(track)) >= 3:
                total -= 0.5 if best == 4 else 0.15
        elif level == 4 and s.players[s.owner[node]].tracks[track] == 4:
            total += 0.5
    return total


def turn(s: State, seat: int) -> float:
    """Return the cost of a turn that goes on, and of the trades already proposed in it."""
    f = s.stack[0] if s.stack else None
    return -TURNED - TURNED * f.proposals if isinstance(f, Acting) and f.seat == seat else 0.0


STYLES = {
    "builder": Style({"production": 1.2, "room": 1.3, "tracks": 1.15, "knights": 0.85}, 0.8),
    "trader": Style({"ports": 1.8, "hand": 1.25, "plan": 1.2, "cards": 1.15}),
    "fighter": Style({"knights": 1.6, "barbarians": 1.2, "cards": 1.15, "room": 0.85}, 1.3),
}

VALUATION = Valuation(
    terms=terms,
    samples=samples,
    ideas=ideas,
    asked_before=asked_before,
    prunes=prunes,
    reasons=reasons,
    lookahead_ignores=frozenset(("propose",)),
    doubt=0.05,
    worlds_factor=1.5,
    error_factors={"easy": 0.5, "normal": 1.25},
    rivalry=1.0,
    leader=0.15,
    winning=winning,
    can_win=can_win,
    styles=STYLES,
    reason_terms=REASON_TERMS,
    reasons_of=REASONS_OF,
    hint_only=HINT_ONLY,
    spoken=frozenset(("propose", "counter-trade", "refuse-trade")),
    reason_measures=REASON_MEASURES,
    memory_reasons=memory_reasons,
    fallback_reasons=fallback_reasons,
    statistics=statistics,
    statistic_names=STATISTIC_NAMES,
)
