"""Every number in a hint of Cities & Knights, checked against the printed values and the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import chain, product
from typing import Any

from tabletop_tui.bots.evaluator import Evaluator
from tabletop_tui.bots.valuation import valuation_of
from tabletop_tui.engine import Luck, OneOf, Word
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.bot.fallback_reasons import changes
from tabletop_tui.games.cities_and_knights.bot.reasons_of import REASONS_OF
from tabletop_tui.games.cities_and_knights.rules import actions as do
from tabletop_tui.games.cities_and_knights.rules.constants import KINDS, PIECES, SECOND, TRACKS
from tabletop_tui.games.cities_and_knights.rules.events import Stole
from tabletop_tui.games.cities_and_knights.rules.progress_cards.catalogue import CARDS
from tabletop_tui.games.cities_and_knights.rules.progress_cards.politics import PlayBishop
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import (
    PlayResourceMonopoly as Monopoly,
)
from tabletop_tui.games.cities_and_knights.rules.progress_cards.trade import (
    PlayTradeMonopoly as TradeMonopoly,
)
from tabletop_tui.games.cities_and_knights.view.counting import CardMemory
from tests.bots.hints.cards_played import positions
from tests.bots.hints.hinted import Told, messages, sentences
from tests.bots.test_card_counting import counted as heard
from tests.bots.test_fallback_reasons import STRENGTH, counted, trail
from tests.games.cities_and_knights.scenario import Scenario, counts, kind
from tests.playing import new_table, random_action

Facts = dict[str, Any]
COSTS = {
    "why-thing-city": {"grain": 2, "ore": 3},
    "why-thing-settlement": {"brick": 1, "lumber": 1, "wool": 1, "grain": 1},
    "why-thing-knight": {"wool": 1, "ore": 1},
    "why-thing-road": {"brick": 1, "lumber": 1},
}
GOODS = {"trade": "cloth", "politics": "coin", "science": "paper"}
DIE = range(1, 7)
DISTANCE = 7  # steps of the ship from its start to the landing


def brought(s: Any, seat: int, total: int) -> dict[str, int]:
    """Return what a roll brings a seat, counted from the hexes."""
    found: dict[str, int] = {}
    for tile, token in enumerate(s.tokens):
        if token != total or tile == s.robber:
            continue
        land = s.island.terrain[tile]
        for node in s.island.board.hex_nodes[tile]:
            name = PIECES[s.piece[node]]
            if s.owner[node] != seat or name not in ("settlement", "city", "tipped-city"):
                continue
            city = name == "city"
            if land < len(SECOND):
                found[f"kind-{KINDS[land]}"] = found.get(f"kind-{KINDS[land]}", 0) + 1
                if city:
                    second = f"kind-{KINDS[SECOND[land]]}"
                    found[second] = found.get(second, 0) + 1
            elif land != max(s.island.terrain):
                found["terrain-gold"] = found.get("terrain-gold", 0) + 1 + city
    return found


def rolls(before: Any, after: Any, seat: int) -> tuple[int, set[str]]:
    """Return the rolls of two dice that bring a seat more afterwards, and the kinds of cards."""
    ways, kinds = 0, set[str]()
    for red in range(1, 7):
        for yellow in range(1, 7):
            then, now = (brought(s, seat, red + yellow) for s in (before, after))
            more = {name for name, n in now.items() if n > then.get(name, 0)}
            ways += bool(more)
            kinds |= more
    return ways, kinds


def rolled(t: Told, f: Facts) -> Any:
    return rolls(t.before, t.after, t.seat) == (f["ways"], {word.key for word in f["kinds"]})


def blocked(t: Told, f: Facts) -> Any:
    told = (f["ways"], {word.key for word in f["kinds"]})
    return f["seat"].seat != t.seat and rolls(t.after, t.before, f["seat"].seat) == told


def force(s: Any, seat: int, *, ready: bool = True) -> list[int]:
    """Return the strength of all knights of a seat, or with *ready* of the active ones."""
    rows = zip(s.piece, s.owner, s.active, strict=True)
    mine = [(PIECES[piece], awake) for piece, owner, awake in rows if owner == seat]
    return [STRENGTH[name] for name, awake in mine if name in STRENGTH and (awake or not ready)]


def held(t: Told, f: Facts) -> Any:
    def stand(s: Any) -> tuple[int, int]:
        everybody = sum(sum(force(s, x)) for x in range(len(s.players)))
        return everybody, sum(PIECES[piece] == "city" for piece in s.piece)

    now, foes = stand(t.after)
    then = stand(t.before)[0]
    return (f["n"], f["barbarians"], f["steps"]) == (now, foes, steps(t)) and then < foes <= now


def steps(t: Told) -> int:
    return DISTANCE - int(t.after.ship)


def spots(s: Any, seat: int) -> set[int]:
    """Return where a seat could settle: beside its road, on a free node, with no building next to
    it.
    """
    board, found = s.island.board, set()
    building = {
        n for n, owner in enumerate(s.owner) if owner >= 0 and PIECES[s.piece[n]] not in STRENGTH
    }
    for edge, owner in enumerate(s.road):
        for node in board.edge_nodes[edge] if owner == seat else ():
            near = {n for ends in board.edge_nodes if node in ends for n in ends} - {node}
            if s.owner[node] < 0 and not near & building:
                found.add(node)
    return found


def missing_roads(t: Told, f: Facts) -> Any:
    rivals = [trail(t.after, x) for x in range(len(t.after.players)) if x != t.seat]
    mine = trail(t.after, t.seat)
    return (f["n"], f["missing"]) == (mine, max(5, *[n + 1 for n in rivals]) - mine)


def price(thing: Word, *, crane: bool = False) -> dict[str, int]:
    if thing.key in COSTS:
        return COSTS[thing.key]
    _, track, level = dict(thing.facts)["name"].key.rsplit("-", 2)
    assert track in TRACKS
    return {GOODS[track]: int(level) - crane}


def lacking(t: Told, f: Facts) -> Any:
    """Return the cards that the hand lacks then, or would lack after the trade under
    negotiation.
    """
    hand, trade = list(t.after.players[t.seat].hand), None
    if isinstance(t.action, (do.Propose, do.CounterTrade)):
        trade = t.action.get, t.action.give
    elif isinstance(t.action, do.AcceptTrade):
        trade = t.before.stack[-1].give, t.before.stack[-1].get
    if trade is not None:
        own = t.before.players[t.seat].hand
        hand = [n + get - give for n, get, give in zip(own, *trade, strict=True)]
    crane = any(getattr(frame, "crane", False) for frame in t.after.stack)
    cost = price(f["thing"], crane=crane)
    return f["missing"] == sum(max(0, n - hand[kind(name)]) for name, n in cost.items())


def saving(t: Told, f: Facts) -> Any:
    """The cards lack as much afterwards, and something else would have cost one of them."""
    if not isinstance(t.action, (do.EndTurn, do.RefuseTrade)):
        return lacking(t, f)
    hand = list(t.before.players[t.seat].hand)
    cost = price(f["thing"], crane=getattr(t.before.stack[0], "crane", False))
    lack = sum(max(0, n - hand[kind(name)]) for name, n in cost.items())
    if isinstance(t.action, do.RefuseTrade):
        spent = [t.before.stack[-1].get]
    else:
        goods = [dict.fromkeys(GOODS.values(), n) for n in range(1, 6)]
        costs = [
            *COSTS.values(),
            {"grain": 1},
            *({good: n} for x in goods for good, n in x.items()),
        ]
        spent = [counts(**cost) for cost in costs]
    rivals = [
        give
        for give in spent
        if all(n <= hand[k] for k, n in enumerate(give))
        and any(
            give[kind(name)] and hand[kind(name)] - give[kind(name)] < n for name, n in cost.items()
        )
    ]
    return f["missing"] == lack <= 1 and rivals


def waking(t: Told, f: Facts) -> Any:
    """A knight sleeps, and its grain was not there before."""
    asleep = len(force(t.after, t.seat, ready=False)) - len(force(t.after, t.seat))
    return (f["n"], f["steps"]) == (asleep, steps(t)) and not t.before.players[t.seat].hand[3]


def aqueduct(t: Told, f: Facts) -> Any:
    dry = [x + y for x, y in product(DIE, repeat=2) if not brought(t.after, t.seat, x + y)]
    science = TRACKS.index("science")
    return f["ways"] == sum(n != 7 for n in dry) and t.after.players[t.seat].tracks[science] == 3


def loss(t: Told, f: Facts) -> Any:
    """No other city of the seat would cost fewer rolls."""
    told = rolls(t.after, t.before, t.seat)
    others = []
    for node, piece in enumerate(t.before.piece):
        if t.before.owner[node] == t.seat and PIECES[piece] == "city":
            s = GAME.clone(t.before)
            s.piece[node] = PIECES.index("settlement")
            others.append(rolls(s, t.before, t.seat)[0])
    return told == (f["ways"], {word.key for word in f["kinds"]}) and told[0] == min(others)


def visits(t: Told, f: Facts) -> Any:
    own = t.before.players[t.seat].hand
    rich = sum(any(p.hand) for x, p in enumerate(t.before.players) if x != t.seat)
    return lacking(t, f) and f["n"] == min(rich, sum(own[:5])) >= f["missing"] > 0


def ranks(s: Any, seat: int) -> list[int]:
    return sorted(force(s, seat, ready=False))


def driven(t: Told, f: Facts) -> Any:
    node = t.action.to if isinstance(t.action, do.Displace) else t.action.node
    rank = STRENGTH[PIECES[t.before.piece[node]]]
    return (f["seat"].seat, f["n"]) == (t.before.owner[node], rank) and f["seat"].seat != t.seat


def losing(t: Told, f: Facts, cards: Callable[[int, int], int]) -> Any:
    """Return whether these are the cards that opponents lose, by their points and hands."""
    own = total(t.before, t.seat)
    lost = [
        cards(total(t.before, x) - own, sum(p.hand))
        for x, p in enumerate(t.before.players)
        if x != t.seat
    ]
    return (f["n"], f["players"]) == (sum(lost), sum(n > 0 for n in lost))


def rate(t: Told, f: Facts) -> Any:
    """The bank asks this many cards for one, and asked more before."""
    named = [KINDS.index(word.key.removeprefix("kind-")) for word in f["kinds"]]
    found = []
    for s in (t.before, t.after):
        x = Scenario(len(s.players))
        x.s, x.players, x.board = s, s.players, s.island.board
        found.append(x.rates(t.seat))
    return all(found[1][k] == f["rate"] < found[0][k] for k in named)


def total(s: Any, seat: int) -> int:
    return sum(GAME.score(s, seat).values())


def score(t: Told, f: Facts) -> Any:
    return f["n"] == total(t.after, t.seat) - total(t.before, t.seat)


def cards(s: Any, seat: int, name: Word) -> int:
    """Return what a hand really holds of a kind."""
    return int(s.players[seat].hand[KINDS.index(name.key.removeprefix("kind-"))])


def holding(t: Told, f: Facts) -> Any:
    true = cards(t.before, f["seat"].seat, f["kind"])
    return f["seat"].seat != t.seat and f.get("low", f.get("n")) <= true <= f.get(
        "high", f.get("n")
    )


def bringing(t: Told, f: Facts) -> Any:
    """Return what the Monopoly really takes: two resources of each player, or one commodity."""
    most = 2 if f["kind"].key.removeprefix("kind-") in KINDS[:5] else 1
    others = [x for x in range(len(t.before.players)) if x != t.seat]
    true = sum(min(most, cards(t.before, x, f["kind"])) for x in others)
    return f.get("low", f.get("n")) <= true <= f.get("high", f.get("n"))


def limit(s: Any, seat: int) -> int:
    return 7 + 2 * sum(wall and s.owner[n] == seat for n, wall in enumerate(s.wall))


CHECKS: dict[str, Callable[[Told, Facts], Any]] = {
    "why-longest-road": lambda t, f: score(t, f) and t.after.longest_road == t.seat,
    "why-metropolis": lambda t, f: (
        score(t, f) and any(n >= 0 and t.after.owner[n] == t.seat for n in t.after.metropolis)
    ),
    "why-points": score,
    "why-dice": rolled,
    "why-blocks": blocked,
    "why-stops": lambda t, f: (
        t.before.house.points - total(t.before, f["seat"].seat) < 3 and f["seat"].seat != t.seat
    ),
    "why-held": held,
    "why-ready": lambda t, f: (f["n"], f["steps"]) == (len(force(t.after, t.seat)), steps(t)),
    "why-stronger": lambda t, f: (f["n"], f["steps"]) == (sum(force(t.after, t.seat)), steps(t)),
    "why-asleep": lambda t, f: (
        (f["n"], f["steps"]) == (len(force(t.after, t.seat, ready=False)), steps(t))
    ),
    "why-places": lambda t, f: f["n"] == len(spots(t.after, t.seat) - spots(t.before, t.seat)),
    "why-trail": missing_roads,
    "why-rate": rate,
    "why-short": lacking,
    "why-saves": saving,
    "why-wakes": waking,
    "why-aqueduct": aqueduct,
    "why-fortress": lambda t, f: (
        f["n"] == ranks(t.after, t.seat).count(2)
        and t.after.players[t.seat].tracks[TRACKS.index("politics")] == 3
    ),
    "why-visits": visits,
    "why-fleet": lambda t, f: (
        (f["n"], f["before"])
        == tuple(
            cards(t.before, t.seat, f["kind"]) // rate
            for rate in (2, t.before.players[t.seat].rates[t.action.card])
        )
        and f["n"] > f["before"]
    ),
    "why-spies": lambda t, f: (
        f["n"] == len(t.before.players[t.action.victim].progress)
        and f["seat"].seat == t.action.victim
    ),
    "why-picks": lambda t, f: (
        f["n"] == sum(t.before.players[f["seat"].seat].hand) and f["taken"] == min(2, f["n"])
    ),
    "why-deserts": lambda t, f: (
        (f["n"], f["all"])
        == (ranks(t.before, t.action.victim)[0], sum(ranks(t.before, f["seat"].seat)))
    ),
    "why-drives": driven,
    "why-cuts": lambda t, f: (
        (f["before"], f["n"]) == tuple(trail(s, f["seat"].seat) for s in (t.before, t.after))
        and f["n"] < f["before"]
    ),
    "why-sabotages": lambda t, f: losing(t, f, lambda more, n: n // 2 if more >= 0 else 0),
    "why-gifts": lambda t, f: losing(t, f, lambda more, n: min(2, n) if more > 0 else 0),
    "why-useful": lambda t, f: f["does"] == Word(f"card-{CARDS[t.action.card]}-does"),
    "why-cards": lambda t, f: (
        f["n"] == sum(t.after.players[t.seat].hand) - sum(t.before.players[t.seat].hand)
    ),
    "why-safe": lambda t, f: (
        f["n"] == sum(t.after.players[t.seat].hand) <= f["limit"] == limit(t.after, t.seat)
        and sum(t.before.players[t.seat].hand) > limit(t.before, t.seat)
    ),
    "why-gives-up": loss,
    "why-holds": holding,
    "why-holds-between": holding,
    "why-brings": bringing,
    "why-brings-between": bringing,
}
"""By message. Those of the fallback reasons are checked in another file."""


def told_of(s: Any, seat: int, action: Any, memory: Any) -> Told:
    """Return all reasons for an action of a player who remembers the game."""
    worth = valuation_of(GAME)
    after = Evaluator(GAME, seat, len(s.players), Luck(1), worth).resolved(s, seat, action)
    assert worth.reasons is not None and worth.memory_reasons is not None
    found = [*worth.reasons(s, after, seat, action), *changes(s, after, seat, action)]
    return Told(s, after, seat, action, [*found, *worth.memory_reasons(memory, s, seat, action)])


def random_game(seed: int, actions: int) -> Iterator[Told]:
    """Yield the reasons for possible actions over a game of random moves."""
    table, luck = new_table("cities_and_knights", 3, seed), Luck(seed)
    for turn in range(actions):
        if table.over:
            return
        seat, before = table.deciding()[0], table.state
        if not turn % 3:
            evaluator = Evaluator(GAME, seat, 3, Luck(turn), valuation_of(GAME))
            memory = table.remembered(seat)
            for action in evaluator.options(before, seat, 12):
                yield told_of(before, seat, action, memory)
        table.play(seat, random_action(GAME, table.state, seat, luck))


def village() -> Scenario:
    s = Scenario(3).city(0, "forest 8 N").city(1, "hills 5 N").city(2, "mountains 9 N")
    return s.roads(0, "forest 8 N", "NE")


def all_of(
    s: Scenario, kind_of: type[Any], memory: CardMemory | None = None, seat: int = 0
) -> Iterator[Told]:
    """Yield all reasons for the actions of a kind."""
    shape = s.offered(seat, kind_of)
    if isinstance(shape, OneOf):
        actions = s.choices(seat, kind_of)
    else:
        evaluator = Evaluator(GAME, seat, 3, Luck(1), valuation_of(GAME))
        actions = [a for a in evaluator.options(s.now(), seat, 40) if isinstance(a, kind_of)]
    assert actions, kind_of
    for action in actions:
        yield told_of(s.now(), seat, action, memory or CardMemory(3, seat))


def hand_made() -> Iterator[Told]:
    """Yield the reasons in positions that random moves seldom reach."""
    long = Scenario(3).settlement(0, "forest 8 N").hand(0, brick=1, lumber=1)
    yield from all_of(long.roads(0, "forest 8 N", "NE", "SE", "S", "SW"), do.BuildRoad)
    level = village().city(0, "pasture 4 N").level(0, trade=3).hand(0, cloth=4)
    yield from all_of(level, do.Improve)
    sleepy = village().knight(0, "forest 8 NE", active=False).knight(1, "hills 5 NE", level=2)
    yield from all_of(sleepy.hand(0, grain=1).with_(ship=4), do.Activate)
    safe = village().hand(0, ore=2, wool=4, lumber=3).with_(turn=1).start()
    safe.roll(3, 4)
    seven = [do.Discard(tuple(n * (k == 2) for k in range(8))) for n in (4,)]
    yield from (told_of(safe.now(), 0, action, CardMemory(3, 0)) for action in seven)
    rich = village().settlement(1, "pasture 4 N").hand(1, grain=2, ore=3).points(1, 12)
    yield from all_of(rich.hand(0, wool=1).card(0, "deserter", "bishop"), PlayBishop)
    strong = village().knight(0, "forest 8 NE").hand(0, ore=1, wool=1).with_(ship=2)
    yield from all_of(strong, do.Promote)
    fallen = Scenario(3).city(0, "forest 8 N", "hills 5 S").with_(ship=6).start()
    fallen.roll(1, 1)
    yield from all_of(fallen, do.LoseCity)
    for x, seat, kind_of in positions():
        yield from all_of(x, kind_of, seat=seat)
    for points in (2, 11):
        for give, get in (("ore", "wool"), ("wool", "ore"), ("brick", "grain")):
            yield from answered_trade(points, give, get)
    came = {"grain": 2}, {"ore": 3, "wool": 1}, {"coin": 1}
    for now in (came, ({"grain": 2}, {"ore": 2, "wool": 1}, {"coin": 1, "ore": 1})):
        memory = heard(*came)
        if now != came:
            memory.observe([Stole(2, 1, kind("ore"))])
        yield from all_of(holding_cards(now).card(0, "resource-monopoly"), Monopoly, memory)
        yield from all_of(holding_cards(now).card(0, "trade-monopoly"), TradeMonopoly, memory)
        robber = holding_cards(now).robber("desert 0").with_(robber_free=True).start()
        robber.roll(3, 4)
        robber.play(0, do.MoveRobber(robber.hex("hills 5")))
        yield from all_of(robber, do.Steal, memory)


def answered_trade(points: int, give: str, get: str) -> Iterator[Told]:
    """Yield the reasons for each answer to an offer of one card for one."""
    s = village().hand(0, **{get: 2, "grain": 2, "ore": 1}).hand(1, **{give: 1})
    s.points(1, points).with_(turn=1).start()
    s.roll(1, 1)
    s.play(1, do.Propose(counts(**{give: 1}), counts(**{get: 1}), (0,)))
    for answer in (do.RefuseTrade(), do.AcceptTrade()):
        yield told_of(s.now(), 0, answer, CardMemory(3, 0))


def holding_cards(hands: tuple[dict[str, int], ...]) -> Scenario:
    s = village().city(2, "hills 5 S")
    for seat, hand in enumerate(hands):
        s.hand(seat, **hand)
    return s


def test_every_number_of_a_hint_is_what_comes_of_it() -> None:
    seen: Facts = {}
    spoke = set[str]()
    met = (told for seed in (5, 8) for told in random_game(seed, 300))
    for told in chain(hand_made(), met):
        for key, facts in told.reasons:
            if key in CHECKS:
                assert CHECKS[key](told, facts), (told.action, key, facts)
            elif key.startswith("why-"):
                again = counted(told.before, told.after, told.seat, told.action, key)
                assert facts == again, (told.action, key, facts)
            seen[key] = facts
            if key in REASONS_OF[told.action.kind]:
                spoke.add(told.action.kind)
    assert messages("cities_and_knights") == set(seen)
    assert {kind for kind, keys in REASONS_OF.items() if keys} == spoke
    for sentence in sentences("cities_and_knights", seen):
        assert not re.search(r"why-|kind-|[{}]|\.$", sentence), sentence
