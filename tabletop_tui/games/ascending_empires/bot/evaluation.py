"""The terms of a position's worth, in victory points at the end of the game.

An action is worth what it would bring if spent on recruiting and mining. A plan counts with part of
its gain less the value of the actions that it still takes. So a step of any good plan is worth that
action value, the last step is worth more, and an idle one nothing.
"""

from __future__ import annotations

from ..rules.powers import printed
from ..rules.scoring import best, score
from ..rules.state import ASTEROID, NOBODY, Arriving, Recruiting, Reinforcing, State
from .features import WEIGHTS, Features, Weights
from .forecast import ACTION_VALUE, DISCOUNT, moves_again, tech_value, turn_to_come
from .opportunities import course, loss_value, striking
from .strikes import NONE, strikes


def terms(s: State, seat: int, weights: Weights = WEIGHTS) -> dict[str, float]:
    """Return the worth of a position by what it comes from.

    ``points`` count now. ``troops`` are ready to mine or build. ``building`` is colonies and cities
    that may be built, ``quadrants`` cities on the way to three and four quadrants. ``research`` is
    what facilities and planets of a colour promise, ``technology`` what the levels reached bring in
    the turns to come. ``planets`` have room for more. ``ships`` is the fleet, ``course`` what it
    can settle and blockade, ``strike`` what it can attack, ``siege`` the blockades of the mines of
    who is ahead, kept by anybody, and ``danger`` what enemies can attack. ``lead`` counts when
    the end is near, ``idle`` is the cost of a turn that was passed, and ``asleep`` the risk of
    losing because nobody takes a token any more. Whatever takes time is worth less in the last
    rounds.
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
        "siege": here.siege,
        "danger": -danger(here),
        "lead": AHEAD * lead(s, seat, points) if ending(s) else 0.0,
        "idle": -IDLE if passed(s, seat) else 0.0,
        "asleep": -quiet_end_cost(here, points) if s.quiet > CALM else 0.0,
    }


AHEAD = 2.0
"""How much a point of lead counts once the last token is taken. The leader ends the game, others do
not.
"""
CALM = 8  # quiet rounds after which an end by quiet rounds is considered
LAST_CALM = 2  # the last quiet rounds, in which the lead counts
IDLE = 0.4
"""The cost of a passed turn: more than any harmless mining or recruiting seems to cost, as troops
that wait look nearly as good as what they could bring.
"""


def ending(s: State) -> bool:
    """Return whether the end is near: the last token is taken, or the quiet rounds are nearly
    over.
    """
    return s.ending != NOBODY or s.quiet > printed(s.parts).quiet_rounds - LAST_CALM


HOPE = 30.0
"""What a losing seat gives away if the game ends for quiet rounds while there are tokens left."""


def early_end_cost(s: State, seat: int) -> float:
    """Return what it costs a seat that the game ended before the last token was taken."""
    return HOPE if s.ending == NOBODY and seat not in best(s) else 0.0


RISK, CALMER = 0.25, 0.5
"""The part of HOPE that counts with one turn more than it takes to get a token, and the factor for
each further turn.
"""


def quiet_end_cost(here: Features, points: float) -> float:
    """Return what the quiet rounds cost a seat that may lose by them unless it takes a token first.
    It grows with the quiet rounds and with the turns that taking a token needs.
    """
    s, seat = here.s, here.seat
    if s.ending != NOBODY:
        return 0.0
    left = here.numbers.quiet_rounds - s.quiet - (not turn_to_come(s, seat))
    ahead = lead(s, seat, points)
    if left <= 0 and (seat + 1) % len(s.players) == s.first:
        doubt = float(ahead < 0.0)  # no seat acts any more
    else:
        doubt = max(0.0, min(1.0, 0.5 - ahead / 4.0))
    return HOPE * doubt * min(1.0, RISK * CALMER ** (left - turns_to_mine(here) - 1))


def turns_to_mine(here: Features) -> int:
    """Return the least number of turns before a seat can mine: 0 if the troops stand ready, 1 if
    they can be recruited, 3 if a planet must be settled first.
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
    """Return whether *seat* has just passed its turn."""
    active = getattr(s.stack[0], "seat", s.first)
    return s.passes > 0 and (seat + 1) % len(s.players) == active


def lead(s: State, seat: int, points: float) -> float:
    """Return how far a seat is ahead of the best of the others."""
    return points - max(
        sum(score(s, other).values()) for other in range(len(s.players)) if other != seat
    )


def ships(here: Features) -> float:
    """Return the worth of the ships on the board, in supply, and about to come from there or from
    the box.
    """
    f, player = here.s.stack[-1], here.player
    count = (
        len(here.fleet_map.fleets.get(here.seat, NONE)) + player.starships + 3 * player.battleship
    )
    count += isinstance(f, Arriving) and f.seat == here.seat
    bonus = 0.3 * f.most if isinstance(f, Reinforcing) and f.seat == here.seat else 0.0
    return here.w.ship * count + bonus


def troops(here: Features) -> float:
    """Return what troops bring when they mine: less under a blockade, and less for a lone troop."""
    s, w, player = here.s, here.w, here.player
    total = w.home * min(2, s.planets[s.homes[here.seat]].troops)
    for hole in here.held:
        planet = s.planets[hole]
        if planet.troops:
            usable = planet.troops * (0.85 if planet.troops == 1 and not planet.colonies else 1.0)
            if planet.troops == planet.items:
                usable -= 0.3  # the planet is lost if all of them mine
            total += usable * (0.5 if here.blocked(hole) else 1.0)
    f = s.stack[-1]
    if isinstance(f, Recruiting) and f.seat == here.seat:
        total += 0.8 * min(f.left, player.troops)
    circling = player.troops + sum(
        [s.planets[hole].troops for hole in (*here.held, s.homes[here.seat])]
    )
    return w.troop * here.each * total + w.supply * min(2, player.troops) + w.recruit * circling


def building(here: Features) -> float:
    """Return the surplus of the next colony or city on each planet, as far as the supply lasts."""
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
    """Return a gain less the value of the actions it takes, discounted for each of them."""
    return float(max(0.0, (gain - here.each) * DISCOUNT**actions - ACTION_VALUE * actions))


def city(here: Features, hole: int) -> float:
    """Return what a city in place of a colony brings."""
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
    """Return what cities in *count* quadrants promise beyond the points they already score."""
    return (0.0, here.w.first, here.w.second, 0.6, 0.0)[min(count, 4)]


def research(here: Features) -> float:
    """Return what the colours promise: the best in full, each further one less."""
    total, share = 0.0, 1.0
    for value in sorted(here.tech_prospects, reverse=True):
        total += share * value
        share *= here.w.other
    return total


def technology(here: Features) -> float:
    """Return what the levels reached bring in the turns to come: less while planets are blockaded,
    where nothing is mined or built.
    """
    shut = len(here.relief) / max(1, len(here.held))
    value = tech_value(here.s.parts, here.player.levels) * here.turns
    return here.w.effect * value * (1 - here.w.shut * shut)


ROOM = (0.0, 0.3, 0.9, 1.0)
"""The fraction of a planet's worth by its room for troops. Mining takes two."""


def planets(here: Features) -> float:
    """Return the worth of room on planets, of a presence in every quadrant, of a planet to mine,
    and of having looked at the discs beside the homeworld early.
    """
    total, mines = 0.0, 0
    for hole in here.held:
        planet = here.s.planets[hole]
        room = here.numbers.items - planet.items + planet.troops
        mines += room > 1
        total += (0.7 if planet.disc == ASTEROID else 1.0) * ROOM[max(0, min(3, room))]
    mining = mines > 0 or len(here.held) < 2  # a second planet will follow
    discs = [here.s.planets[hole] for hole in here.near if hole not in here.unseen]
    seen = sum(disc.owner in (here.seat, NOBODY) for disc in discs)
    worth = here.w.site * total + here.w.quadrant * len(here.quadrants) + here.w.mine * mining
    return worth + here.look * seen


def danger(here: Features) -> float:
    """Return what the next Moves of the enemies may destroy: the best strike of each in full."""
    s, total = here.s, 0.0
    for other in range(len(s.players)):
        if other == here.seat or not moves_again(s, other):
            continue
        losses = sorted(
            [row.likely * (0.6 * row.vp + loss_value(here, row.planet))
             for row in strikes(s, other, here.fleet_map, here.own, here.seat, here.starts(other))],
            reverse=True,
        )  # fmt: skip
        if losses:
            total += losses[0] + 0.2 * sum(losses[1:4])
    return here.w.danger * total
