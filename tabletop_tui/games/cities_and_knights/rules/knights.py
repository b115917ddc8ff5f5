"""Knights: recruiting, activating and promoting them, and the actions of ready knights."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from ....engine import Say, SingleStep
from .actions import Activate, Chase, Displace, MoveKnight, Promote, Recruit, Relocate
from .constants import (
    ACTIVATION,
    BASIC,
    KNIGHT_COST,
    KNIGHTS,
    MIGHTY,
    NOTHING,
    POLITICS,
    STRONG,
)
from .events import (
    Activated,
    KnightDisplaced,
    KnightLeft,
    KnightMoved,
    KnightRelocated,
    Promoted,
    Recruited,
    RobberChased,
)
from .frames import Acting, Phase, Relocating, Robbing
from .longest_road import award, measure_at
from .network import by_roads, knight_spots, pieces, reach, resting_places, roadside
from .parts import ActionCache, OnOwnPiece, Placing, SeatAssets
from .payments import bill, pay
from .state import State
from .victory import check_victory

F = TypeVar("F")

RECRUITS, ACTIVATIONS = ActionCache(Recruit), ActionCache(Activate)
PROMOTIONS = ActionCache(Promote)
MOVES, DISPLACEMENTS, CHASES, RELOCATIONS = (
    ActionCache(MoveKnight),
    ActionCache(Displace),
    ActionCache(Chase),
    ActionCache(Relocate),
)


def place_knight(
    s: State,
    seat: int,
    node: int,
    piece: int,
    *,
    active: bool,
    tired: bool = False,
    done: bool = False,
) -> None:
    """Put a knight on a node; *done* if it was promoted this turn.

    It may cut roads of other players.
    """
    s.owner[node], s.piece[node], s.active[node] = seat, piece, active
    s.tired[node], s.promoted[node] = tired, done
    measure_at(s, node, seat)


def remove_knight(s: State, node: int) -> None:
    """Take the knight off a node."""
    seat, s.owner[node], s.piece[node] = s.owner[node], -1, NOTHING
    s.active[node] = s.tired[node] = s.promoted[node] = False
    measure_at(s, node, seat)


class WithKnight(OnOwnPiece[F]):
    """An action with one of the player's knights."""

    not_own = "no-own-knight"

    def plausible(self, means: SeatAssets) -> bool:
        return means.knights > 0 and super().plausible(means)

    def own(self, s: State, seat: int) -> Sequence[int]:
        return pieces(s, seat).knights


class Recruiting(Placing[Phase]):
    """Place an inactive basic knight on an empty node beside the player's road (CK-083, CK-084)."""

    action, cost, nothing, made = Recruit, bill(KNIGHT_COST), "no-knight-place", RECRUITS

    def reason_beside_cost(self, s: State, f: Phase, seat: int) -> str:
        return "" if s.players[seat].knights[0] else "no-basic-left"

    def places(self, s: State, f: Phase, seat: int) -> Sequence[int]:
        return knight_spots(s, seat)

    def why(self, s: State, f: Phase, seat: int, a: Recruit) -> str:
        return why_no_knight(s, seat, a.node)

    def apply(self, s: State, f: Phase, seat: int, a: Recruit, say: Say) -> None:
        player = s.players[seat]
        pay(s, player, self.cost)
        player.knights[0] -= 1
        place_knight(s, seat, a.node, BASIC, active=False)
        say(Recruited(seat, a.node))
        award(s, say)


class Activating(WithKnight[Phase]):
    """Activate a knight; it cannot act this turn (CK-087, CK-088)."""

    action, cost, nothing, made = Activate, bill(ACTIVATION), "no-idle-knight", ACTIVATIONS

    def why_piece(self, s: State, seat: int, node: int) -> str:
        return "no-idle-knight" if s.active[node] else ""

    def apply(self, s: State, f: Phase, seat: int, a: Activate, say: Say) -> None:
        pay(s, s.players[seat], self.cost)
        activate(s, seat, a.node, say)


def why_no_knight(s: State, seat: int, node: int) -> str:
    """Return why *seat* may not place a new knight on this node: it must be empty, beside a road of
    theirs.
    """
    if 0 <= node < len(s.owner) and s.owner[node] >= 0:
        return "node-taken"
    return "" if node in roadside(s, seat) else "knight-apart"


def activate(s: State, seat: int, node: int, say: Say, *, free: bool = False) -> None:
    """Activate the knight on a node."""
    s.active[node] = s.tired[node] = True
    say(Activated(seat, node, free))


class Promoting(WithKnight[Phase]):
    """Promote a knight by one level, once per turn (CK-089, CK-092)."""

    action, cost, nothing, made = Promote, bill(KNIGHT_COST), "no-promotion", PROMOTIONS

    def why_piece(self, s: State, seat: int, node: int) -> str:
        return why_no_promotion(s, seat, node)

    def apply(self, s: State, f: Phase, seat: int, a: Promote, say: Say) -> None:
        pay(s, s.players[seat], self.cost)
        promote(s, seat, a.node, say)


def promotable(s: State, seat: int) -> list[int]:
    """Return the knights of *seat* that may be promoted, regardless of cost."""
    return [n for n in pieces(s, seat).knights if not why_no_promotion(s, seat, n)]


def why_no_promotion(s: State, seat: int, node: int) -> str:
    """Return why the knight of *seat* on a node may not be promoted."""
    piece, player = s.piece[node], s.players[seat]
    if piece == MIGHTY:
        return "mighty-already"
    if s.promoted[node]:
        return "promoted-already"
    if piece == STRONG and player.tracks[POLITICS] < 3:
        return "no-fortress"
    return "" if player.knights[piece - KNIGHTS] else "no-higher-piece"


def promote(s: State, seat: int, node: int, say: Say, *, free: bool = False) -> None:
    """Replace a knight by one of the next level, active or not as before (CK-090)."""
    supply, level = s.players[seat].knights, s.piece[node] - KNIGHTS
    supply[level - 1] += 1
    supply[level] -= 1
    s.piece[node] += 1
    s.promoted[node] = True
    say(Promoted(seat, node, level + 1, free))


def readiness(s: State, own: Iterable[int]) -> int:
    """Return 2 if a seat with knights has a ready one, else 1."""
    for n in own:
        if s.active[n] and not s.tired[n]:
            return 2
    return 1


def ready(s: State, seat: int) -> list[int]:
    """Return the knights of *seat* that may act: active since before this turn (CK-095, CK-096)."""
    found = []
    for n in pieces(s, seat).knights:
        if s.active[n] and not s.tired[n]:
            found.append(n)
    return found


def why_not_ready(s: State, seat: int, node: int) -> str:
    """Return why no knight on this node may act, "" if one may."""
    if not 0 <= node < len(s.owner) or s.owner[node] != seat or s.piece[node] <= KNIGHTS:
        return "no-own-knight"
    return "knight-tired" if s.tired[node] else "" if s.active[node] else "knight-idle"


class Marching(Placing[Acting]):
    """An action of a ready knight on another node."""

    def plausible(self, means: SeatAssets) -> bool:
        return means.knights > 1

    def reason_beside_cost(self, s: State, f: Acting, seat: int) -> str:
        return "" if ready(s, seat) else "no-ready-knight"

    def candidates(self, s: State, f: Acting, seat: int) -> Sequence[MoveKnight | Displace]:
        nodes = range(len(s.owner))
        return [self.made[n, to] for n in pieces(s, seat).knights for to in nodes]

    def possible(self, s: State, f: Acting, seat: int) -> bool:
        return bool(self.places(s, f, seat))  # places() is empty without a ready knight


class Moving(Marching):
    """Move a ready knight along the player's roads to an empty node (CK-098, CK-099)."""

    action, nothing, made = MoveKnight, "no-move", MOVES

    def places(self, s: State, f: Acting, seat: int) -> Sequence[tuple[int, int]]:
        return [(n, to) for n in ready(s, seat) for to in resting_places(s, seat, n)]

    def possible(self, s: State, f: Acting, seat: int) -> bool:
        for n in ready(s, seat):  # noqa: SIM110  (asked for in most turns)
            if resting_places(s, seat, n):
                return True
        return False

    def why(self, s: State, f: Acting, seat: int, a: MoveKnight) -> str:
        return why_not_ready(s, seat, a.node) or why_no_move(s, seat, a.node, a.to)

    def apply(self, s: State, f: Acting, seat: int, a: MoveKnight, say: Say) -> None:
        move_knight(s, seat, a.node, a.to)
        say(KnightMoved(seat, a.node, a.to))
        award(s, say)


def why_no_move(s: State, seat: int, start: int, node: int) -> str:
    """Return why a knight of *seat* may not move from *start* to *node*."""
    if 0 <= node < len(s.owner) and s.owner[node] >= 0:
        return "node-taken"
    return "" if node in reach(s, seat, start) else "out-of-reach"


def move_knight(s: State, seat: int, node: int, to: int) -> None:
    """Move a knight; it becomes inactive and has acted (CK-095)."""
    piece, done = s.piece[node], s.promoted[node]
    remove_knight(s, node)
    place_knight(s, seat, to, piece, active=False, tired=True, done=done)


@by_roads
def threatened(s: State, seat: int) -> tuple[tuple[int, int], ...]:
    """Return the knights of *seat* with the nodes of weaker opposing ones within their reach."""
    found = []
    for n in pieces(s, seat).knights:
        for to in reach(s, seat, n):
            if s.owner[to] not in (-1, seat) and KNIGHTS < s.piece[to] < s.piece[n]:
                found.append((n, to))
    return tuple(found)


class Displacing(Marching):
    """Displace a weaker knight within reach with a ready one (CK-100, CK-101)."""

    action, nothing, made = Displace, "no-weaker-knight", DISPLACEMENTS

    def places(self, s: State, f: Acting, seat: int) -> Sequence[tuple[int, int]]:
        idle, threats = ready(s, seat), threatened(s, seat)
        return [step for step in threats if step[0] in idle] if threats else ()

    def why(self, s: State, f: Acting, seat: int, a: Displace) -> str:
        reason = why_not_ready(s, seat, a.node)
        if reason:
            return reason
        if not 0 <= a.to < len(s.owner) or s.owner[a.to] in (-1, seat) or s.piece[a.to] <= KNIGHTS:
            return "no-opposing-knight"
        if s.piece[a.to] >= s.piece[a.node]:
            return "not-weaker"
        return "" if a.to in reach(s, seat, a.node) else "out-of-reach"

    def apply(self, s: State, f: Acting, seat: int, a: Displace, say: Say) -> None:
        victim = s.owner[a.to]
        say(KnightDisplaced(seat, a.node, a.to, victim))
        relocating = displace(s, a.to)
        move_knight(s, seat, a.node, a.to)
        relocate(s, relocating, say)


def displace(s: State, node: int) -> Relocating:
    """Take a knight off its node and return the frame in which its owner relocates it."""
    relocating = Relocating(
        s.owner[node], node, s.piece[node], s.active[node], s.tired[node], s.promoted[node]
    )
    remove_knight(s, node)
    return relocating


def relocate(s: State, relocating: Relocating, say: Say) -> None:
    """Let the owner relocate a knight along their roads, or return it to supply (CK-102
    to CK-104).
    """
    if resting_places(s, relocating.seat, relocating.node):
        s.stack.append(relocating)
        return
    s.players[relocating.seat].knights[relocating.piece - BASIC] += 1
    say(KnightLeft(relocating.seat, relocating.node))
    award(s, say)


class RelocateStep(SingleStep[State, Relocating]):
    """Relocate a knight at its level and state (CK-105), then settle the award (CK-256)."""

    frame, rule, forced = Relocating, "knights.displace", True
    action, wrong_kind = Relocate, "relocate-first"

    def candidates(self, s: State, f: Relocating, seat: int) -> Sequence[Relocate]:
        return [RELOCATIONS[n] for n in reach(s, seat, f.node)]

    def why(self, s: State, f: Relocating, seat: int, a: Relocate) -> str:
        return "not-back" if a.node == f.node else why_no_move(s, seat, f.node, a.node)

    def apply(self, s: State, f: Relocating, seat: int, a: Relocate, say: Say) -> None:
        s.stack.pop()
        place_knight(s, seat, a.node, f.piece, active=f.active, tired=f.tired, done=f.promoted)
        say(KnightRelocated(seat, f.node, a.node))
        award(s, say)
        check_victory(s, say)


class Chasing(Placing[Acting]):
    """Chase the robber with a ready knight at its hex, after the first attack (CK-107, CK-109)."""

    action, nothing, made = Chase, "robber-far", CHASES

    def plausible(self, means: SeatAssets) -> bool:
        return means.knights > 1

    def reason_beside_cost(self, s: State, f: Acting, seat: int) -> str:
        if not s.robber_free:
            return "robber-locked"
        return "" if ready(s, seat) else "no-ready-knight"

    def why(self, s: State, f: Acting, seat: int, a: Chase) -> str:
        if reason := why_not_ready(s, seat, a.node):
            return reason
        return "" if a.node in s.island.board.hex_nodes[s.robber] else "robber-far"

    def places(self, s: State, f: Acting, seat: int) -> Sequence[int]:
        corners = s.island.board.hex_nodes[s.robber]
        return [n for n in ready(s, seat) if n in corners]

    def possible(self, s: State, f: Acting, seat: int) -> bool:
        return s.robber_free and bool(self.places(s, f, seat))

    def apply(self, s: State, f: Acting, seat: int, a: Chase, say: Say) -> None:
        s.active[a.node], s.tired[a.node] = False, True
        say(RobberChased(seat, a.node))
        s.stack.append(Robbing(seat, s.house.chase_needs_number))
