"""What each seat may know: its view, a full position that fits it, and the audit of cards and
pieces.
"""

from __future__ import annotations

from collections.abc import Callable

from ....engine import Draw, cloner, take
from ..rules.constants import (
    BASIC,
    CITIES,
    CITY,
    DESERT,
    EACH_KNIGHT,
    HELD,
    HIDDEN,
    KNIGHTS,
    NONE,
    PAIRS,
    PIECES,
    RESOURCES,
    ROADS,
    SETTLEMENT,
    SETTLEMENTS,
    STEPS,
    TERRAINS,
    TIPPED,
    TOP_LEVEL,
    WALLS,
    stock,
)
from ..rules.frames import Acting, Bargaining, Conceding, Picking, Spying, Trading
from ..rules.longest_road import trail
from ..rules.progress_cards.catalogue import COPIES, FIRST, SHOWN
from ..rules.rates import rates
from ..rules.state import State
from ..rules.victory import score

clone: Callable[[State], State] = cloner(State)


def view(s: State, seat: int) -> State:
    """Return the position as *seat* sees it: other hands, progress cards, decks and face-down cards
    are hidden (H16).
    """
    shown = clone(s)
    shown.rng = 0
    f = shown.stack[-1] if shown.stack else None
    hand_of = f.victim if isinstance(f, Picking) and f.seat == seat else -1
    progress_of = f.victim if isinstance(f, Spying) and f.seat == seat else -1
    for other, player in enumerate(shown.players):
        if other == seat:
            continue
        if other != hand_of and player.cards:  # that a hand is empty is no secret
            player.hand = []
        if other != progress_of:
            player.progress = [HIDDEN] * len(player.progress)
    for deck in shown.decks:
        deck.bag = [sum(deck.bag)]
    if isinstance(f, Conceding) and f.by != seat:
        f.card = HIDDEN
    return shown


PUBLIC_FRAMES = {
    "settling",
    "prospecting",
    "tapping",
    "losing",
    "rewarding",
    "robbing",
    "stealing",
    "crowning",
    "relocating",
    "paving",
    "smithing",
    "deserting",
    "enlisting",
    "rebuilding",
}
"""Frames in which what may be chosen does not depend on a hand."""
BLIND_KINDS = frozenset({"roll", "end-turn", "end-building", "refuse-trade", "withdraw-trade"})


def public_choice(s: State, seat: int) -> bool:
    """Return whether *seat* chooses among what everybody knows."""
    f = s.stack[-1]
    if isinstance(f, Trading) and seat == f.seat:
        return not f.counters
    return f.kind in PUBLIC_FRAMES


def determinize(view: State, seat: int, draw: Draw) -> State:
    """Deal the cards *seat* does not see, so that all players hold what the current
    frame requires.
    """
    s = clone(view)
    s.rng = draw(1 << 32)
    deal_hands(s, draw)
    deal_progress(s, draw)
    return s


def deal_hands(s: State, draw: Draw) -> None:
    hidden = [other for other, player in enumerate(s.players) if not player.hand]
    seen = [
        sum(player.hand[k] for player in s.players if player.hand) + s.bank[k] for k in range(8)
    ]
    pool = [n - out for n, out in zip(stock(len(s.players)), seen, strict=True)]
    known = must_hold(s, pool, draw)
    for other in hidden:
        s.players[other].hand = list(known.get(other, NONE))
        for kind, n in enumerate(s.players[other].hand):
            pool[kind] -= n
    for other in hidden:
        player = s.players[other]
        for kind, n in enumerate(take(pool, player.cards - sum(player.hand), draw)):
            player.hand[kind] += n
            pool[kind] -= n


def must_hold(s: State, pool: list[int], draw: Draw) -> dict[int, list[int]]:
    """Return by seat the cards a hidden hand must hold, given what is public."""
    f = s.stack[-1] if s.stack else None
    if isinstance(f, Trading):
        found = {f.seat: list(f.give)} | {x: list(f.get) for x in f.accepted}
        return found | {x: list(get) for x, _, get in f.counters}
    if isinstance(f, Bargaining):
        return {f.seat: one_of(pool, 0, RESOURCES, draw)}
    if isinstance(f, Conceding):
        if f.card == HIDDEN:
            f.card = one_of(
                pool if not s.players[f.by].hand else s.players[f.by].hand, 0, RESOURCES, draw
            ).index(1)
        offered = [int(kind == f.card) for kind in range(8)]
        return {f.by: offered, f.seat: one_of(pool, RESOURCES, 8, draw)}
    return {}


def one_of(pool: list[int], first: int, last: int, draw: Draw) -> list[int]:
    """Return one random card among the kinds *first* to *last* (excluded), as counts; none if there
    is none.
    """
    masked = [n if first <= kind < last else 0 for kind, n in enumerate(pool)]
    return list(take(masked, min(1, sum(masked)), draw))


def deal_progress(s: State, draw: Draw) -> None:
    """Deal unseen progress cards, first to the decks up to their sizes, then to the
    hidden hands.
    """
    seen = [
        card for player in s.players for card in player.progress + player.shown if card != HIDDEN
    ]
    rest: list[int] = []
    for deck, copies in enumerate(COPIES):
        first, pile = FIRST[deck], s.decks[deck]
        left = [
            n - seen.count(first + number) - pile.under.count(number)
            for number, n in enumerate(copies)
        ]
        size = pile.bag[0]
        pile.bag = [
            left[number] if first + number in SHOWN else 0 for number in range(len(copies))
        ]  # never in a hand
        loose = [0 if first + number in SHOWN else n for number, n in enumerate(left)]
        for number, n in enumerate(take(loose, size - sum(pile.bag), draw)):
            pile.bag[number] += n
            rest += [first + number] * (loose[number] - n)
    for player in s.players:
        player.progress = [
            rest.pop(draw(len(rest))) if card == HIDDEN else card for card in player.progress
        ]


def audit(s: State) -> None:
    """Check that no card is lost, no piece duplicated, and redundant data agrees."""
    audit_map(s)
    for kind, n in enumerate(stock(len(s.players))):
        assert (
            s.bank[kind] >= 0 and s.bank[kind] + sum(player.hand[kind] for player in s.players) == n
        )
    for deck, copies in enumerate(COPIES):
        for number, n in enumerate(copies):
            held = sum(
                (player.progress + player.shown).count(FIRST[deck] + number) for player in s.players
            )
            assert s.decks[deck].bag[number] + s.decks[deck].under.count(number) + held == n
    for seat in range(len(s.players)):
        audit_player(s, seat)
    audit_board(s)
    for f in s.stack:
        if isinstance(f, Acting):
            assert f.cranes >= 0 <= f.proposals
    if s.stack and s.stack[-1].kind in ("rolling", "acting", "building"):
        assert s.ship < STEPS and all(
            len(player.progress) <= HELD for seat, player in enumerate(s.players) if seat != s.turn
        )
    assert 0 <= s.ship <= STEPS and (s.robber_free or s.robber >= 0)
    assert s.winner < 0 or not s.stack


def audit_map(s: State) -> None:
    """Check that the island can be drawn, and lists cover its hexes, nodes, edges or seats."""
    island, board, seats = s.island, s.island.board, range(-1, len(s.players))
    hexes, nodes, edges = len(island.hexes), len(board.node_nodes), len(board.edge_nodes)
    assert (
        len(island.terrain) == len(s.tokens) == hexes
        and -1 <= s.robber < hexes
        and -1 <= s.merchant < hexes
    )
    assert (
        0 <= min(island.terrain) <= max(island.terrain) < len(TERRAINS)
        and 0 <= min(s.tokens) <= max(s.tokens) <= 12
    )
    assert not set(s.tokens) & {1, 7}
    assert all((t == DESERT) == (n == 0) for t, n in zip(island.terrain, s.tokens, strict=True))
    sites = [edge for edge, _ in island.harbors]
    assert len(set(sites)) == len(sites)
    assert all(-1 <= kind < RESOURCES for _, kind in island.harbors)
    assert all(len(board.edge_hexes[edge]) == 1 for edge in sites)
    for list_ in (s.owner, s.piece, s.wall, s.active, s.tired, s.promoted):
        assert len(list_) == nodes
    assert len(s.road) == edges and min(s.piece) >= 0 and max(s.piece) < len(PIECES)
    assert {*s.owner, *s.road, s.merchant_owner, s.longest_road, s.winner} <= {*seats} and len(
        s.metropolis
    ) == 3
    assert (
        all(-1 <= node < nodes for node in s.metropolis)
        and s.turn >= 0 <= s.first
        and {s.turn, s.first} <= {*seats}
    )
    assert len(s.bank) == 8 and len(s.rolls) == 13
    assert min(s.rolls) >= 0 == s.rolls[0] == s.rolls[1]
    assert all(0 <= pair < PAIRS for pair in s.dice) and len(set(s.dice)) == len(s.dice)


def audit_player(s: State, seat: int) -> None:
    player = s.players[seat]
    assert (
        len(player.hand) == len(player.rates) == 8
        and len(player.knights) == len(player.tracks) == 3
    )
    own = [s.piece[n] for n, o in enumerate(s.owner) if o == seat]
    assert min(player.hand) >= 0 and player.cards == sum(player.hand)
    assert player.points == sum(score(s, seat).values())
    assert player.roads >= 0 and player.roads + s.road.count(seat) == ROADS
    assert player.settlements >= 0 and player.settlements + own.count(SETTLEMENT) == SETTLEMENTS
    assert player.cities >= 0 and player.cities + own.count(CITY) + own.count(TIPPED) == CITIES
    assert (
        player.walls >= 0
        and player.walls + sum(w and s.owner[n] == seat for n, w in enumerate(s.wall)) == WALLS
    )
    moving = [f.piece for f in s.stack if f.kind == "relocating" and f.seat == seat]
    for level in range(3):
        out = own.count(BASIC + level) + moving.count(BASIC + level)
        assert player.knights[level] >= 0 and player.knights[level] + out == EACH_KNIGHT
    assert all(0 <= level <= TOP_LEVEL for level in player.tracks) and player.defender >= 0
    assert set(player.shown) <= set(SHOWN)
    assert player.rates == rates(s, seat) and player.longest == trail(s, seat)
    assert len(player.progress) <= 5 and not set(player.progress) & set(SHOWN)


def audit_board(s: State) -> None:
    board = s.island.board
    for n, seat in enumerate(s.owner):
        piece = s.piece[n]
        assert (seat < 0) == (piece == 0)
        assert not s.wall[n] or piece == CITY
        assert not (s.active[n] or s.tired[n] or s.promoted[n]) or piece > KNIGHTS
        assert piece <= KNIGHTS or any(s.road[e] == seat for e in board.node_edges[n])
    for track, node in enumerate(s.metropolis):
        assert node < 0 or (s.piece[node] == CITY and s.players[s.owner[node]].tracks[track] >= 4)
    placed = [node for node in s.metropolis if node >= 0]
    assert len(set(placed)) == len(placed)
    assert (s.merchant < 0) == (s.merchant_owner < 0)
