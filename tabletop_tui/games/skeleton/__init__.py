"""Goofspiel, the game to copy: prizes are turned up, each player bids a card in secret, the highest
bid wins.

A public-domain card game, complete in a few lines. It is also the engine's test subject: luck,
secrets, a simultaneous choice and automatic frames.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...engine import Draw, Game, Option, Pile, Value
from .rules import BidStep, PrizeStep
from .view import describe as words
from .view.describe import Bidding, Player, State, Turning


def new(seats: int, seed: int, options: Mapping[str, Value]) -> State:
    """Return a new deal: each seat holds the bids 1 to *cards*, and as many prizes wait."""
    cards = int(options["cards"])
    players = [Player([1] * cards) for _ in range(seats)]
    return State(
        rng=seed, stack=[Turning()], players=players, prizes=Pile([1] * cards), cards=cards
    )


def view(s: State, seat: int) -> State:
    """Return the position without the bids of this round; hands and prizes are public."""
    view: State = GAME.clone(s)
    view.rng = 0
    if view.stack and isinstance(view.stack[-1], Bidding):
        bidding = view.stack[-1]
        for x, player in enumerate(view.players):
            if x != seat and bidding.bids[x] > 0:
                player.hand[bidding.bids[x] - 1] = 1
                bidding.bids[x] = words.HIDDEN
    return view


def determinize(view: State, seat: int, draw: Draw) -> State:
    """Give each hidden bid a card its owner may have bid."""
    s: State = GAME.clone(view)
    s.rng = draw(1 << 32)
    if s.stack and isinstance(s.stack[-1], Bidding):
        bidding = s.stack[-1]
        for x, player in enumerate(s.players):
            if bidding.bids[x] == words.HIDDEN:
                held = [card for card, n in enumerate(player.hand) if n]
                card = held[draw(len(held))]
                player.hand[card], bidding.bids[x] = 0, card + 1
    return s


def audit(s: State) -> None:
    """Check that every hand shrinks by one card per round, and no prize is lost."""
    won = sum(p.won for p in s.players) + s.burnt
    open_prizes = sum(n * (k + 1) for k, n in enumerate(s.prizes.bag))
    bidding = s.stack[-1] if s.stack else None
    prize = bidding.prize if isinstance(bidding, Bidding) else 0
    assert won + open_prizes + prize == s.cards * (s.cards + 1) // 2
    for x, player in enumerate(s.players):
        played = s.cards - len(s.prizes) - (1 if prize else 0)
        down = 1 if isinstance(bidding, Bidding) and bidding.bids[x] > 0 else 0
        assert sum(player.hand) + played + down == s.cards


def winners(s: State) -> tuple[int, ...]:
    """Return the seats that won most; ties are shared."""
    best = max(player.won for player in s.players)
    return () if s.stack else tuple(x for x, player in enumerate(s.players) if player.won == best)


GAME = Game(
    id="skeleton",
    rules=1,
    listed=False,
    seats=range(2, 6),
    options=(Option(key="cards", shape="number", default=13, least=3, most=20),),
    State=State,
    Action=words.AnyAction,
    Event=words.AnyEvent,
    steps=(PrizeStep(), BidStep()),
    new=new,
    view=view,
    determinize=determinize,
    audit=audit,
    score=lambda s, seat: {"prizes": s.players[seat].won},
    winners=winners,
    current_turn=lambda s: (s.cards - len(s.prizes), 0),
)
