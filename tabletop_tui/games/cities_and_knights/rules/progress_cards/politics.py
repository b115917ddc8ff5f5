"""The politics cards about knights, roads and the robber."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from .....engine import Offer, OneOf, Say, Step, need
from ..build import lay_road, why_no_road
from ..events import RobberMoved
from ..frames import Acting, Deserting, Enlisting, Rebuilding
from ..knights import drive_away, find_place, lift, post, wake
from ..longest_road import award, measure
from ..network import by_roads, knight_spots, knights, others_beside, road_spots, roadside
from ..parts import EDGE, Card, Placing, Ready, others
from ..robber import steal, targets, victims
from ..state import State
from ..things import BASIC, BISHOP, DESERTER, DIPLOMAT, EACH_KNIGHT, INTRIGUE, KNIGHTS, WARLORD
from ..victory import crown
from .politics_cards import (
    DeclineKnight,
    EnlistKnight,
    KeepRoad,
    PlayBishop,
    PlayDeserter,
    PlayDiplomat,
    PlayIntrigue,
    PlayWarlord,
    RebuildRoad,
    RemoveKnight,
)
from .politics_news import KnightEnlisted, KnightIntrigued, KnightRemoved, RoadRemoved

HEXES, DESERTERS, REMOVALS = Ready(PlayBishop), Ready(PlayDeserter), Ready(RemoveKnight)
RECRUITS, INTRIGUES = Ready(EnlistKnight), Ready(PlayIntrigue)
ROADS, NEW_ROADS = Ready(PlayDiplomat), Ready(RebuildRoad)


class Bishop(Card[Acting]):
    """The robber moves, and every opponent there loses one random card (CK-209, CK-210)."""

    action, card, nothing = PlayBishop, BISHOP, "robber-stays"

    def reason(self, s: State, f: Acting, seat: int) -> str:
        return "" if s.robber_free else "robber-locked"

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[PlayBishop]:
        return [HEXES[h] for h in targets(s)]

    def play(self, s: State, f: Acting, seat: int, a: PlayBishop, say: Say) -> None:
        s.robber = a.hex
        say(RobberMoved(seat, a.hex, others_beside(s, seat, a.hex)))
        for victim in victims(s, seat):
            steal(s, seat, victim, say)


class Deserter(Card[Acting]):
    """An opponent removes a knight of its choice, and another may appear on the other side (CK-211,
    CK-213).
    """

    action, card, nothing = PlayDeserter, DESERTER, "no-opposing-knight"

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[PlayDeserter]:
        return [
            DESERTERS[x] for x in others(s, seat) if sum(s.players[x].knights) < 3 * EACH_KNIGHT
        ]

    def play(self, s: State, f: Acting, seat: int, a: PlayDeserter, say: Say) -> None:
        s.stack.append(Deserting(a.victim, seat))


class DesertStep(Step[State, Deserting]):
    """The victim chooses which knight leaves."""

    frame, rule, forced = Deserting, "card.deserter", True

    def offers(self, s: State, f: Deserting, seat: int) -> Iterator[Offer]:
        yield Offer(RemoveKnight, OneOf([REMOVALS[n] for n in knights(s, seat)]))

    def check(self, s: State, f: Deserting, seat: int, a: Any) -> None:
        need(isinstance(a, RemoveKnight), "remove-first")
        need(a.node in knights(s, seat), "no-own-knight")

    def apply(self, s: State, f: Deserting, seat: int, a: RemoveKnight, say: Say) -> None:
        piece, active = s.piece[a.node], s.active[a.node]
        s.players[seat].knights[piece - BASIC] += 1
        lift(s, a.node)
        s.stack[-1] = Enlisting(f.by, piece, active)
        say(KnightRemoved(seat, a.node, piece - KNIGHTS))


class EnlistStep(Step[State, Enlisting]):
    """A knight up to the removed level, as active as that one was (CK-213, CK-214, H60). The award
    for the Longest Road waits until it stands, or does not (H79).
    """

    frame, rule = Enlisting, "card.deserter"

    def levels(self, s: State, f: Enlisting) -> list[int]:
        supply = s.players[f.seat].knights
        return [level for level in range(f.piece - KNIGHTS, 0, -1) if supply[level - 1]]

    def who(self, s: State, f: Enlisting) -> tuple[int, ...]:
        return (f.seat,) if self.levels(s, f) and knight_spots(s, f.seat) else ()

    def run(self, s: State, f: Enlisting, say: Say) -> None:
        s.stack.pop()
        self.settle(s, say)

    def settle(self, s: State, say: Say) -> None:
        """The award goes where it belongs now, and may decide the game."""
        award(s, say)
        crown(s, say)

    def offers(self, s: State, f: Enlisting, seat: int) -> Iterator[Offer]:
        levels = self.levels(s, f)
        yield Offer(
            EnlistKnight,
            OneOf([RECRUITS[n, level] for n in knight_spots(s, seat) for level in levels]),
        )
        yield Offer(DeclineKnight, OneOf((DeclineKnight(),)))

    def check(self, s: State, f: Enlisting, seat: int, a: Any) -> None:
        need(isinstance(a, (EnlistKnight, DeclineKnight)), "enlist-first")
        if isinstance(a, EnlistKnight):
            need(1 <= a.level <= f.piece - KNIGHTS, "level-too-high")
            need(a.level in self.levels(s, f), "no-piece-of-level")
            need(a.node in roadside(s, seat), "knight-apart")
            need(s.owner[a.node] < 0, "node-taken")

    def apply(self, s: State, f: Enlisting, seat: int, a: Any, say: Say) -> None:
        s.stack.pop()
        if isinstance(a, EnlistKnight):
            s.players[seat].knights[a.level - 1] -= 1
            post(s, seat, a.node, KNIGHTS + a.level, active=f.active)
            say(KnightEnlisted(seat, a.node, a.level, f.active))
        self.settle(s, say)


@by_roads
def open_roads(s: State, seat: int) -> tuple[int, ...]:
    """Roads of anybody with an end that holds nothing else of their owner (CK-218), unless a knight
    would be stranded (CK-221).
    """
    return tuple([e for e, owner in enumerate(s.road) if owner >= 0 and not why_not_open(s, e)])


def why_not_open(s: State, edge: int) -> str:
    """The reason against removing this road; "" when it is open."""
    if not 0 <= edge < len(s.road) or s.road[edge] < 0:
        return "no-road-there"
    board, seat = s.island.board, s.road[edge]
    free = strands = False
    for n in board.edge_nodes[edge]:
        alone = not any(s.road[e] == seat for e in board.node_edges[n] if e != edge)
        if alone and s.owner[n] != seat:
            free = True
        elif alone and s.piece[n] > KNIGHTS:
            strands = True
    return "road-not-open" if not free else "strands-knight" if strands else ""


class Diplomat(Card[Acting], Placing[Acting]):
    """An open road of anybody is removed (CK-217)."""

    action, card, nothing = PlayDiplomat, DIPLOMAT, "no-open-road"
    made, place = ROADS, EDGE

    def places(self, s: State, f: Acting, seat: int) -> Sequence[int]:
        return open_roads(s, seat)

    def why(self, s: State, f: Acting, seat: int, a: PlayDiplomat) -> str:
        return why_not_open(s, a.edge)

    def play(self, s: State, f: Acting, seat: int, a: PlayDiplomat, say: Say) -> None:
        owner = s.road[a.edge]
        s.road[a.edge] = -1
        s.players[owner].roads += 1
        measure(s, owner)
        say(RoadRemoved(seat, owner, a.edge))
        if owner == seat:
            s.stack.append(Rebuilding(seat, a.edge))
        else:
            award(s, say)


class RebuildStep(Step[State, Rebuilding]):
    """The own road may stand anywhere else that is legal now (CK-220); then the award is
    settled.
    """

    frame, rule, forced = Rebuilding, "card.diplomat", True

    def spots(self, s: State, f: Rebuilding) -> list[int]:
        return [e for e in road_spots(s, f.seat) if e != f.edge]

    def offers(self, s: State, f: Rebuilding, seat: int) -> Iterator[Offer]:
        spots = self.spots(s, f)
        if spots:
            yield Offer(RebuildRoad, OneOf([NEW_ROADS[e] for e in spots]))
        yield Offer(KeepRoad, OneOf((KeepRoad(),)))

    def check(self, s: State, f: Rebuilding, seat: int, a: Any) -> None:
        need(isinstance(a, (RebuildRoad, KeepRoad)), "rebuild-first")
        if isinstance(a, RebuildRoad):
            need(a.edge != f.edge, "same-edge")
            need(a.edge in self.spots(s, f), why_no_road(s, seat, a.edge))

    def apply(self, s: State, f: Rebuilding, seat: int, a: Any, say: Say) -> None:
        s.stack.pop()
        if isinstance(a, RebuildRoad):
            lay_road(s, seat, a.edge, say, free=True)
        award(s, say)
        crown(s, say)


class Intrigue(Card[Acting]):
    """An opposing knight beside an own road is driven away (CK-223)."""

    action, card, nothing = PlayIntrigue, INTRIGUE, "no-knight-beside"

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[PlayIntrigue]:
        near = roadside(s, seat)
        return [INTRIGUES[n] for n in near if s.owner[n] not in (-1, seat) and s.piece[n] > KNIGHTS]

    def play(self, s: State, f: Acting, seat: int, a: PlayIntrigue, say: Say) -> None:
        say(KnightIntrigued(seat, s.owner[a.node], a.node))
        find_place(s, drive_away(s, a.node), say)


class Warlord(Card[Acting]):
    """All own knights become active, but cannot act this turn (CK-231, CK-232)."""

    action, card, nothing = PlayWarlord, WARLORD, "no-idle-knight"
    only = (PlayWarlord(),)

    def actions(self, s: State, f: Acting, seat: int) -> Sequence[PlayWarlord]:
        return self.only if any(not s.active[n] for n in knights(s, seat)) else ()

    def play(self, s: State, f: Acting, seat: int, a: PlayWarlord, say: Say) -> None:
        for n in knights(s, seat):
            if not s.active[n]:
                wake(s, seat, n, say, free=True)
