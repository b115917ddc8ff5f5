"""The terms of a position's worth, each in victory points of the end of the game.

An action is worth what it would bring when spent on recruiting and mining. Whatever lies ahead
counts with a part of its gain less the labour of the actions that it still takes: a step of any
good plan is worth that labour, the last one more, and an idle one nothing.
"""

from __future__ import annotations

from ..rules.powers import printed
from ..rules.scoring import best, score
from ..rules.state import ASTEROID, NOBODY, Arriving, Recruiting, Reinforcing, State
from .features import WEIGHTS, Features, Weights
from .forecast import LABOUR, PATIENCE, moves_again, tech_value, turn_to_come
from .opportunities import course, loss_value, striking
from .strikes import NONE, strikes


def terms(s: State, seat: int, weights: Weights = WEIGHTS) -> dict[str, float]:
    """The worth by what it comes from.

    ``points`` count now; ``troops`` stand ready to mine or build; ``building`` are the colonies and
    cities that may come; ``quadrants`` cities on the way to three and four quadrants; ``research``
    is what facilities and planets of a colour promise, ``technology`` what the levels reached bring
    in the turns to come; ``planets`` give room for more; ``ships`` are the fleet, ``course`` what
    it can settle and ``strike`` what it can attack; ``danger`` is what enemies can; ``lead``
    decides when the end is in sight; ``idle`` is a turn that was passed; ``asleep`` is what a loser
    fears of a galaxy that falls asleep. What needs time is worth less in the rounds in which games
    end.
    """
    points = float(sum(score(s, seat).values()))
    if not s.stack:
        return {"points": points}
    here = Features(s, seat, weights)
    return {
        "points": points,
        "troops": troops(here),
        "building": here.phase * building(here),
        "quadrants": here.phase * quadrant_promise(here, len(here.urban)),
        "research": here.phase * research(here),
        "technology": technology(here),
        "planets": here.phase * planets(here),
        "ships": here.phase * ships(here),
        "course": course(here),
        "strike": striking(here),
        "danger": -danger(here),
        "lead": AHEAD * lead(s, seat, points) if ending(s) else 0.0,
        "idle": -IDLE if passed(s, seat) else 0.0,
        "asleep": -quiet_end_cost(here, points) if s.quiet > CALM else 0.0,
    }


AHEAD = 2.0
"""How much a point of the lead counts once the last token is taken: who is ahead ends the game,
others do not.
"""
CALM = 8  # quiet rounds after which the end of a galaxy asleep comes into sight
LAST_CALM = 2  # the last rounds of them, in which the lead counts
IDLE = 0.4
"""What a turn that is passed costs: more than any mining or recruiting that does no harm seems to,
for troops that wait look nearly as good as what they could bring.
"""


def ending(s: State) -> bool:
    """Whether the end is in sight: the last token is taken, or the galaxy all but asleep."""
    return s.ending != NOBODY or s.quiet > printed(s.parts).quiet_rounds - LAST_CALM


HOPE = 30.0
"""What a loser gives away with a galaxy that falls asleep while there are tokens to be taken."""


def early_end_cost(s: State, seat: int) -> float:
    """What it costs a seat that the game ended before the last token was taken."""
    return HOPE if s.ending == NOBODY and seat not in best(s) else 0.0


RISK, CALMER = 0.25, 0.5
"""The part of that for who has one turn more than it takes to get a token, and what each further
turn leaves of it.
"""


def quiet_end_cost(here: Features, points: float) -> float:
    """What it costs a seat that may lose so that the galaxy falls asleep, unless it takes a token
    before: the later it is, and the more of its turns that takes, the more.
    """
    s, seat = here.s, here.seat
    if s.ending != NOBODY:
        return 0.0
    left = here.numbers.quiet_rounds - s.quiet - (not turn_to_come(s, seat))
    ahead = lead(s, seat, points)
    if left <= 0 and (seat + 1) % len(s.players) == s.first:
        doubt = float(ahead < 0.0)  # nobody acts any more
    else:
        doubt = max(0.0, min(1.0, 0.5 - ahead / 4.0))
    return HOPE * doubt * min(1.0, RISK * CALMER ** (left - turns_to_mine(here) - 1))


def turns_to_mine(here: Features) -> int:
    """How many turns it takes at least before the one in which a seat mines: none where the troops
    stand ready, else one to recruit them, where there is room; or three, to settle first.
    """
    least = min((troops for troops, _ in here.numbers.mining), default=0)
    turns = 3
    for hole in here.held:
        planet = here.s.planets[hole]
        if here.blocked(hole):
            continue
        if planet.troops >= least:
            return 0
        if here.numbers.items - planet.items + planet.troops >= least:
            turns = 1
    return turns


def passed(s: State, seat: int) -> bool:
    """Whether *seat* has just let its turn go by."""
    active = getattr(s.stack[0], "seat", s.first)
    return s.passes > 0 and (seat + 1) % len(s.players) == active


def lead(s: State, seat: int, points: float) -> float:
    """By how much a seat is ahead of the best of the others."""
    return points - max(
        sum(score(s, other).values()) for other in range(len(s.players)) if other != seat
    )


def ships(here: Features) -> float:
    """The ships on the board, in supply, and those just coming out of either, or out of the box."""
    f, player = here.s.stack[-1], here.player
    count = (
        len(here.fleet_map.fleets.get(here.seat, NONE)) + player.starships + 3 * player.battleship
    )
    count += isinstance(f, Arriving) and f.seat == here.seat
    bonus = 0.3 * f.most if isinstance(f, Reinforcing) and f.seat == here.seat else 0.0
    return here.w.ship * count + bonus


def troops(here: Features) -> float:
    """What troops bring when they mine; less where a blockade holds them, or no second one stands
    with them.
    """
    s, w, player = here.s, here.w, here.player
    total = w.home * min(2, s.planets[s.homes[here.seat]].troops)
    for hole in here.held:
        planet = s.planets[hole]
        if planet.troops:
            usable = planet.troops * (0.85 if planet.troops == 1 and not planet.colonies else 1.0)
            if planet.troops == planet.items:
                usable -= 0.3  # the planet is given up when all of them mine
            total += usable * (0.5 if here.blocked(hole) else 1.0)
    f = s.stack[-1]
    if isinstance(f, Recruiting) and f.seat == here.seat:
        total += 0.8 * min(f.left, player.troops)
    circling = player.troops + sum(
        [s.planets[hole].troops for hole in (*here.held, s.homes[here.seat])]
    )
    return w.troop * here.each * total + w.supply * min(2, player.troops) + w.recruit * circling


def building(here: Features) -> float:
    """The surplus of the next colony or city on each planet, as far as the stock goes."""
    s, numbers, player = here.s, here.numbers, here.player
    colonies, cities = [], []
    for hole in here.held:
        planet = s.planets[hole]
        actions = 1.0 if planet.troops else 1.4
        if planet.colonies:
            if player.cities:
                cities.append(surplus(here, city(here, hole), actions))
        elif planet.items - planet.troops < numbers.items:
            value = surplus(here, numbers.colony_points, actions)
            if player.cities:
                value += 0.6 * surplus(here, city(here, hole), 1.5)
            colonies.append(value)
    colonies.sort(reverse=True)
    cities.sort(reverse=True)
    return here.w.hope * (sum(cities[: player.cities]) + sum(colonies[: player.colonies + 1]))


def surplus(here: Features, gain: float, actions: float) -> float:
    """A gain less the labour of the actions it takes, and a little less for every one of them."""
    return float(max(0.0, (gain - here.each) * PATIENCE**actions - LABOUR * actions))


def city(here: Features, hole: int) -> float:
    """What a city in place of a colony brings."""
    numbers, player = here.numbers, here.player
    gain = float(numbers.city_points - numbers.city_cost[1] * numbers.colony_points)
    if player.box_troops or player.box_starships:
        gain += 0.3 * here.phase
    if here.holes[hole].quadrant not in here.urban:
        n = len(here.urban)
        gain += numbers.quadrant_points[n + 1] - numbers.quadrant_points[n]
        gain += here.phase * (quadrant_promise(here, n + 1) - quadrant_promise(here, n))
    return gain


def quadrant_promise(here: Features, count: int) -> float:
    """What cities in so many quadrants promise beyond the points they bring already."""
    return (0.0, here.w.first, here.w.second, 0.6, 0.0)[min(count, 4)]


def research(here: Features) -> float:
    """What the colours promise: the most promising in full, the others less."""
    total, share = 0.0, 1.0
    for value in sorted(here.tech_prospects, reverse=True):
        total += share * value
        share *= here.w.other
    return total


def technology(here: Features) -> float:
    """What the levels reached bring in the turns to come."""
    return here.w.effect * tech_value(here.s.parts, here.player.levels) * here.turns


ROOM = (0.0, 0.3, 0.9, 1.0)
"""What is left of a planet's worth with so much room for troops: two are needed to mine."""


def planets(here: Features) -> float:
    """Room for what may stand on planets, and a foot in every quadrant."""
    total, mines = 0.0, 0
    for hole in here.held:
        planet = here.s.planets[hole]
        room = here.numbers.items - planet.items + planet.troops
        mines += room > 1
        total += (0.7 if planet.disc == ASTEROID else 1.0) * ROOM[max(0, min(3, room))]
    mining = mines > 0 or len(here.held) < 2  # who has a single planet will have another
    return here.w.site * total + here.w.quadrant * len(here.quadrants) + here.w.mine * mining


def danger(here: Features) -> float:
    """What the enemies' next Moves may destroy: of each the best in full."""
    s, total = here.s, 0.0
    for other in range(len(s.players)):
        if other == here.seat or not moves_again(s, other):
            continue
        found = sorted(
            [row.likely * (0.6 * row.vp + loss_value(here, row.planet))
             for row in strikes(s, other, here.fleet_map, here.own, here.seat, here.starts(other))],
            reverse=True,
        )  # fmt: skip
        if found:
            total += found[0] + 0.2 * sum(found[1:4])
    return here.w.danger * total
