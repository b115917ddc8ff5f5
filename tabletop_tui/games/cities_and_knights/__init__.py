"""Cities & Knights: settle an island, improve its cities, and hold it against the barbarians."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine import HANDICAP, Game, Luck, Option, Pile, Value, draw, handicap_options
from .components.maps import layout
from .rules.constants import PAIRS, stock
from .rules.frames import Settling
from .rules.player_trade import decided_before
from .rules.progress_cards.catalogue import COPIES, RULES, kinds
from .rules.rulebook import STEPS, AnyAction, AnyEvent
from .rules.state import ORDERS, HouseRules, Player, State, handicaps_from
from .rules.victory import score
from .upgrades import UPGRADES
from .view.counting import CardMemory
from .view.describe import describe
from .view.honours import honours
from .view.luck import luck
from .view.moments import TURNING, moments
from .view.occasions import occasions
from .view.orders import STANDING_ORDERS, follow
from .view.origin import belongs
from .view.secrets import BLIND_KINDS, audit, determinize, public_choice, view


def new(seats: int, seed: int, options: Mapping[str, Value]) -> State:
    """Return the state with an empty island and full supplies.

    Raises ValueError if the map does not suit the number of players.
    """
    luck = Luck(seed)
    island_map = layout(luck, seats, options)
    nodes, edges = len(island_map.island.board.node_hexes), len(island_map.island.board.edge_nodes)
    first = draw(luck, seats)
    order = list(ORDERS[seats][first])
    players, handicaps = [Player([0] * 8, []) for _ in range(seats)], handicaps_from(options, seats)
    for player, points in zip(players, handicaps, strict=False):
        player.points = points
    return State(
        rng=luck.rng,
        stack=[Settling(order + order[::-1])],
        players=players,
        island=island_map.island,
        house=HouseRules.from_options(options),
        bank=list(stock(seats)),
        decks=[Pile(list(copies)) for copies in COPIES],
        tokens=list(island_map.tokens),
        robber=island_map.robber,
        owner=[-1] * nodes,
        piece=[0] * nodes,
        wall=[False] * nodes,
        active=[False] * nodes,
        tired=[False] * nodes,
        promoted=[False] * nodes,
        road=[-1] * edges,
        turn=first,
        first=first,
        dice=list(range(PAIRS)) if options["dice"] == "deck" else [],
        handicaps=handicaps,
    )


def read_map(text: str) -> str:
    """Return the text a game keeps of a player's map file.

    Raises ValueError with one sentence.
    """
    from .components.mapfile import read

    return read(text)


def check_map(text: str) -> None:
    """Check the map in a save.

    Raises ValueError with one sentence.
    """
    from .components.mapfile import validate

    validate(text)


OPTIONS = (
    Option(key="points", shape="number", default=13, least=8, most=20),
    Option(
        key="map",
        shape="choice",
        default="random",
        choices=("random", "spiral", "beginner", "base-beginner", "custom"),
    ),
    Option(key="mapfile", shape="file", default="", validate=check_map, reads=read_map),
    Option(key="spread", shape="flag", default=True),
    Option(key="dice", shape="choice", default="fair", choices=("fair", "deck")),
    Option(key="trades", shape="flag", default=True),
    Option(key="crane_per_turn", shape="flag", default=True),
    Option(key="chase_needs_number", shape="flag", default=False),
    Option(key="spy_may_decline", shape="flag", default=False),
    *handicap_options(Option(key=HANDICAP, shape="number", default=0, most=4), 6),
)

GAME = Game(
    id="cities_and_knights",
    rules=max(3, RULES),
    seats=range(2, 7),
    options=OPTIONS,
    State=State,
    Action=AnyAction,
    Event=AnyEvent,
    steps=STEPS,
    new=new,
    view=view,
    determinize=determinize,
    memory=CardMemory,
    audit=audit,
    score=score,
    feats=lambda s, seat: {"longest-road": s.players[seat].longest},
    winners=lambda s: () if s.winner < 0 else (s.winner,),
    current_turn=lambda s: (s.round, s.turn),
    describe=describe,
    moments=moments,
    honours=honours,
    luck=luck,
    occasions=occasions,
    public_choice=public_choice,
    blind_kinds=BLIND_KINDS,
    decided_before=decided_before,
    turning=TURNING,
    orders=STANDING_ORDERS,
    follow=follow,
    belongs=belongs,
    kinds=kinds,
    upgrades=UPGRADES,
)
