"""Every number in a hint of Rise of Empires, checked against the printed values and the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

from tabletop_tui.engine import Illegal, OneOf, Who, Word, advance, apply, offers, to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.bot.reasons_of import REASONS_OF
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules import actions as do
from tabletop_tui.games.rise_of_empires.rules import state as at
from tabletop_tui.games.rise_of_empires.rules.pieces import (
    CITIES,
    EMPIRE,
    GOODS,
    ONCE,
    PROGRESS,
)
from tabletop_tui.games.rise_of_empires.view.describe import region_name
from tabletop_tui.games.rise_of_empires.view.forecast import turn_end
from tests.bots.hints.hinted import Told, everything, hinted, messages, sentences
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    choose,
    lay,
    lie_open,
    listed,
    phase,
    progress,
    purse,
    put,
    with_tile,
)
from tests.games.rise_of_empires.scenario import own as own_tiles

GOLD, DISC, CUBE, FOOD, VP = range(5)
Facts = dict[str, Any]
Check = Callable[[at.State, at.State, int, Any, Facts], Any]


def top(s: at.State) -> Any:
    """Return the frame that waits for a decision."""
    return s.stack[-1]


def alone(s: at.State, seat: int, a: Any) -> at.State:
    """Return the position after an action, before any phase is carried out."""
    t: at.State = GAME.clone(s)
    GAME.by_frame[type(t.stack[-1])].apply(t, t.stack[-1], seat, a, lambda event: None)
    return t


def named(amounts: tuple[Word, ...]) -> list[int]:
    """Return goods from their words."""
    told = {word.key: dict(word.facts)["n"] for word in amounts}
    return [told.get(f"amount-{good}", 0) for good in GOODS]


def times(s: at.State, seat: int, per: int) -> int:
    """Return how many things a progress tile counts."""
    player, lands = s.players[seat], box(s.parts).territory
    if per in (ONCE, CITIES):
        return 1 if per == ONCE else len(player.cities)
    return sum(player.territory[land.index] for land in lands if land.terrain == per)


def standing(s: at.State, region: int) -> tuple[list[int], list[int]]:
    """Return who has most cubes in a region, and who has second most if one alone has most."""
    rows = sorted({p.cubes[region] for p in s.players} - {0}, reverse=True)
    ranks = [[x for x, p in enumerate(s.players) if p.cubes[region] == n] for n in rows]
    first = ranks[0] if ranks else []
    return first, ranks[1] if len(first) == 1 and len(ranks) > 1 else []


def each_turn(s: at.State, seat: int) -> list[int]:
    """Return what one ordinary turn pays a seat, net of upkeep."""
    player, printed, total = s.players[seat], box(s.parts), [0] * 5
    for good in range(5):
        for land in printed.territory:
            total[good] += player.territory[land.index] * land.yields[good]
        for tile in player.progress:
            sort = printed.progress[tile]
            total[good] += sort.yields[good] * times(s, seat, sort.per)
        for city in player.cities:
            total[good] += printed.cities[city].yields[good] - printed.cities[city].upkeep[good]
        for spot in printed.regions:
            first, second = standing(s, spot.index)
            if seat in first:
                total[good] += spot.benefit[good] // len(first)
            if good == VP and seat in first:
                both = spot.first if len(first) == 1 else spot.first + spot.second
                total[VP] += both // len(first)
            elif good == VP and seat in second:
                total[VP] += spot.second // len(second)
    return total


def change(s: at.State, t: at.State, seat: int) -> list[int]:
    return [n - m for m, n in zip(each_turn(s, seat), each_turn(t, seat), strict=True)]


def spot(s: at.State, f: Facts) -> Any:
    """Return the region of a reason."""
    return next(r for r in box(s.parts).regions if region_name(r) == f["region"])


def leads(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    here = spot(s, f)
    then, now = standing(s, here.index)[0], standing(t, here.index)[0]
    return now == [seat] != then and f["n"] == here.first


def shares(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    here = spot(s, f)
    then, now = standing(s, here.index)[0], standing(t, here.index)[0]
    share = (here.first + here.second) // len(now)
    return seat in now and seat not in then and (f["players"], f["n"]) == (len(now), share)


def unseats(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    here = spot(s, f)
    then, now = standing(s, here.index)[0], standing(t, here.index)[0]
    return f["n"] == here.first and f["seat"].seat in set(then) - set(now)


def last(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    """Play the turn to its end by the rules, with the action and without it."""
    ends = []
    if any(turn_end(x, seat).starved or turn_end(x, seat).lost for x in (s, t)):
        return True  # the player chooses what to give up then
    for table in (s, t):
        x = GAME.clone(table)
        kept = (at.Scoring, at.Collecting, at.Eating)
        x.stack = [frame for frame in x.stack if isinstance(frame, kept)]
        x.stack.insert(0, at.Ordering())
        advance(GAME, x, lambda event: None)
        while not isinstance(x.stack[-1], at.Ordering):
            who = to_act(GAME, x)[0]
            offer: Any = offers(GAME, x, who)[0]
            if offer.action is do.ChooseGoods:
                apply(GAME, x, who, do.ChooseGoods((offer.choices.least, 0, 0)))
            else:
                apply(GAME, x, who, offer.choices.actions[0])
        ends.append(x.players[seat].goods[VP])
    at_once = t.players[seat].goods[VP] - s.players[seat].goods[VP]
    return f["n"] == ends[1] - ends[0] - at_once > 0


def spares(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    saved = named(f["goods"])
    if isinstance(s.stack[-1], at.Keeping):
        keep = [GAME.clone(x) for x in (s, t)]
        for x in keep:  # rich enough to keep everything
            x.players[seat].goods[GOLD] = x.players[seat].goods[CUBE] = 50
        paid = [alone(x, seat, do.KeepTiles()).players[seat].goods for x in keep]
        return saved == [now - then for then, now in zip(*paid, strict=True)]
    upkeep = box(s.parts).cities[a.city].upkeep
    twice = 2 if s.turn == 6 else 1
    if isinstance(s.stack[-1], at.Eating):
        return saved == [0, 0, 0, upkeep[FOOD] * twice, 0]
    return saved == [0, upkeep[DISC], 0, 0, 0]


def more(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    rates = change(s, t, seat)
    return named(f["goods"]) == [*(max(0, n) for n in rates[:VP]), 0]


def less(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    return named(f["goods"]) == [max(0, -n) for n in change(s, t, seat)]


def brings(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    then, now = s.players[seat].goods[:VP], t.players[seat].goods[:VP]
    return named(f["goods"])[:VP] == [max(0, n - m) for m, n in zip(then, now, strict=True)]


def paid(s: at.State, seat: int) -> Iterator[at.State]:
    """Yield the positions after the ways to pay that use up one good after another."""
    f = s.stack[-1]
    for order in permutations(range(5)) if isinstance(f, at.Paying) else ():
        left, goods = top(s).cost, [0] * 5
        for good in order:
            goods[good] = min(s.players[seat].goods[good], left)
            left -= goods[good]
        yield alone(s, seat, do.Pay(tuple(goods)))
    if not isinstance(f, at.Paying):
        yield s


def does(s: at.State, seat: int, b: Any, word: Word) -> bool:
    """Return whether *b* brings what the reason says. Cubes that cannot be placed after it do not
    count.
    """
    try:
        return bool(CHECKS[word.key](s, alone(s, seat, b), seat, b, dict(word.facts)))
    except Illegal:
        return False


def there(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    """One of the things of that name does what the reason says, if it is paid for in some way."""
    return any(
        all(does(u, seat, b, word) for word in f["brings"])
        for u in paid(t, seat)
        for o in offers(GAME, u, seat)
        if o.action in NAMES and isinstance(o.choices, OneOf)
        for b in o.choices.actions
        if NAMES[type(b)](b) == f["thing"]
    )


NAMES: dict[Any, Callable[[Any], str]] = {
    do.TakeProgress: lambda a: box("").progress[a.tile].name,
    do.TakeTerritory: lambda a: box("").territory[a.tile].name,
    do.TakeCity: lambda a: box("").cities[a.city].name,
    do.BuildWonder: lambda a: box("").cities[a.city].name,
    do.TakeEmpire: lambda a: box("").empire[a.tile].name,
    do.Trade: lambda a: box("").rows[4].name,
}


def dear(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    """One of the things of that name costs and brings what the reason says."""
    here = s if isinstance(a, do.DoNothing) else t
    found = []
    for u in paid(here, seat):
        for o in offers(GAME, u, seat):
            if o.action in NAMES and isinstance(o.choices, OneOf):
                for b in o.choices.actions:
                    then, now = (x.players[seat].goods for x in (u, alone(u, seat, b)))
                    cost = [max(0, n - m) for n, m in zip(then[:VP], now[:VP], strict=True)]
                    if NAMES[type(b)](b) == f["thing"] and cost == named(f["price"])[:VP]:
                        found.append((u, b))
    return any(
        all(CHECKS[w.key](u, alone(u, seat, b), seat, b, dict(w.facts)) for w in f["brings"])
        for u, b in found
    )


def to_come(s: at.State, t: at.State, seat: int, a: do.RemoveDisc, f: Facts) -> Any:
    """Discs to the left are counted one by one, empty circles are not."""
    goods, own, due = s.players[seat].goods, 0, 0
    cost = sum(x >= 0 for x in s.display[a.row][a.circle + 1 :])
    for row in t.display:
        for circle, disc in enumerate(row):
            own += disc == seat
            due += sum(x >= 0 for x in row[circle + 1 :]) if disc == seat else 0
    if any(box(s.parts).progress[tile].no_disc_cost for tile in s.players[seat].progress):
        cost = due = 0
    there = [
        sum(
            len(o.choices.actions)
            for o in offers(GAME, u, seat)
            if o.action in NAMES and isinstance(o.choices, OneOf)
        )
        for u in paid(t, seat)
    ]
    told = (f["cost"], f["n"], f["due"])
    return told == (min(cost, sum(goods)), own, due) and f["there"] in there


def again(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    """So many more discs fit into the row."""
    most = box(s.parts).circles[len(s.players)][a.row] - len(t.display[a.row])
    free = progress("printing") in t.players[seat].progress
    return s.turn % 2 == 1 and f["most"] == (0 if free else most)


def placed(s: at.State, seat: int, f: Facts) -> at.State:
    """The number of cubes in the reason is placed."""
    a = do.PlaceCubes(spot(s, f).index, f["cubes"])
    GAME.by_frame[at.Placing].check(s, s.stack[-1], seat, a)
    return alone(s, seat, a)


def can_lead(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    u = placed(t, seat, f)
    return standing(u, spot(s, f).index)[0] == [seat] and f["n"] == spot(s, f).first


def can_share(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    here, (first, _) = spot(s, f), standing(placed(t, seat, f), spot(s, f).index)
    share = (here.first + here.second) // len(first)
    return seat in first and (f["players"], f["n"]) == (len(first), share) and len(first) > 1


def against(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    cubes = [p.cubes[spot(s, f).index] for p in t.players]
    return cubes.pop(seat) == f["mine"] and max(cubes) == f["best"]


def hits(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    then, now = ([p.cubes[spot(s, f).index] for p in x.players] for x in (s, t))
    victim = f["seat"].seat
    lost = (then[victim] - now[victim], then[seat] - now[seat])
    return (f["n"], f["lost"]) == lost and against(s, t, seat, a, f) and f["seat"] == Who(a.victim)


def shielded(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    here = spot(s, f).index
    return t.players[seat].ally == here and f["n"] == t.players[seat].cubes[here]


def exempt(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    due = 0
    for row in s.display:
        for circle, disc in enumerate(row):
            due += sum(x >= 0 for x in row[circle + 1 :]) if disc == seat else 0
    return f["n"] == due > 0


def counts(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    """One more of what it counts makes that difference."""
    sort = box(s.parts).progress[a.tile]
    return times(t, seat, sort.per) == 0 and f["n"] == sum(sort.yields) + sort.choice


def choice(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    rates = [
        sum(
            box(x.parts).progress[tile].choice * times(x, seat, box(x.parts).progress[tile].per)
            for tile in x.players[seat].progress
        )
        for x in (s, t)
    ]
    return f["n"] == rates[1] - rates[0]


def wins(s: at.State, t: at.State, seat: int, a: Any, f: Facts) -> Any:
    """The game is over after the phases have been carried out."""
    after = GAME.clone(s)
    apply(GAME, after, seat, a)
    return seat in GAME.winners(after)


CHECKS: dict[str, Check] = {
    "why-place": lambda s, t, seat, a, f: (
        [f["before"], f["after"]] == [a.place - 1, len(s.players) - a.place]
        and min(f["before"], f["after"]) >= 0
    ),
    "why-kept": lambda s, t, seat, a, f: (
        f["n"] == sum(box(s.parts).cities[city].yields[VP] for city in t.players[seat].cities)
    ),
    "why-at-once": lambda s, t, seat, a, f: (
        f["n"] == t.players[seat].goods[VP] - s.players[seat].goods[VP]
    ),
    "why-last": last,
    "why-each-turn": lambda s, t, seat, a, f: f["n"] == change(s, t, seat)[VP],
    "why-leads": leads,
    "why-shares": shares,
    "why-unseats": unseats,
    "why-spares": spares,
    "why-income": more,
    "why-upkeep": less,
    "why-forgoes": less,
    "why-choice": choice,
    "why-goods": brings,
    "why-there": there,
    "why-trade": lambda s, t, seat, a, f: there(
        s, t, seat, a, {**f, "thing": box(s.parts).rows[4].name}
    ),
    "why-again": again,
    "why-can-lead": can_lead,
    "why-can-share": can_share,
    "why-can-place": lambda s, t, seat, a, f: against(s, placed(t, seat, f), seat, a, f),
    "why-works": lambda s, t, seat, a, f: f["n"] == 6 - s.turn,
    "why-exempt": exempt,
    "why-counts": counts,
    "why-hits": hits,
    "why-against": against,
    "why-shielded": shielded,
    "why-hunger": lambda s, t, seat, a, f: (
        f["n"] == s.players[seat].goods[VP] - t.players[seat].goods[VP]
    ),
    "why-to-come": to_come,
    "why-dear": dear,
    "why-off-only": dear,
    "ui-hint-wins": wins,
}


NUMBER = r"\d|free|gratis|first|last|eerste|laatste|primer|último|your cube|je blokje|tu cubo"


def hand_made() -> Iterator[Told]:
    """Yield positions that games seldom reach. On the map nothing, everything, or a share can be
    led.
    """
    hungry = phase(at.Eating(), 3)
    own_tiles(hungry, 0, "berlin")
    purse(hungry, 0, food=0, vp=9)
    yield everything(GAME, hungry, 0, do.SettleFood(0))
    crowded = phase(at.Collecting(), 6)
    own_tiles(crowded, 0, "tokyo", "berlin")
    purse(crowded, 0, disc=9)
    crowded.stack = [at.Closing(), at.Scoring(), *crowded.stack]
    advance(GAME, crowded, lambda event: None)
    yield everything(GAME, crowded, 0, do.PayUpkeep())
    settling = at_turn(4)
    own_tiles(settling, 0, "colonists")
    put(settling, 0, nam=1, nea=2)
    lay(settling, EMPIRE, 0)
    yield from (everything(GAME, settling, 0, a) for a in listed(settling, 0, do.Settle))
    idle = at_turn(5)
    lie_open(idle, PROGRESS, progress("oil"))
    choose(idle, 0, PROGRESS)
    yield everything(GAME, idle, 0, do.TakeProgress(progress("oil")))
    sailing = at_turn(5)
    own_tiles(sailing, 0, "island")
    lie_open(sailing, PROGRESS, progress("shipping"))
    choose(sailing, 0, PROGRESS)
    yield everything(GAME, sailing, 0, do.TakeProgress(progress("shipping")))
    war = with_tile("e1", cube=0, swe=2)
    for seat in (1, 2):
        put(war, seat, swe=3)
    act(war, 0, do.StopPlacing())
    yield from (everything(GAME, war, 0, a) for a in listed(war, 0, do.Fight))
    for mine, theirs, pool in ((0, 9, 1), (8, 0, 1), (0, 1, 1)):
        s = at_turn(1)
        choose(s, 0, EMPIRE)
        purse(s, 0, cube=pool)
        for here in box(s.parts).regions:
            for player, cubes in zip(s.players, (mine, theirs, theirs), strict=True):
                player.cubes[here.index] = cubes
        yield from (everything(GAME, s, 0, a) for a in listed(s, 0, do.TakeEmpire))


def test_every_number_of_a_hint_is_what_comes_of_it() -> None:
    """Games are played until every kind of action and every message was met."""
    seen: Facts = {}
    spoke = set[str]()
    kinds = {kind for kind, keys in REASONS_OF.items() if keys}
    games = [hinted("rise_of_empires", seed, 3) for seed in range(55, 65)]
    for played in (hand_made(), *games):
        for told in played:
            after = alone(told.before, told.seat, told.action)
            for key, facts in told.reasons:
                check = CHECKS[key]
                assert check(told.before, after, told.seat, told.action, facts), (told, key)
                seen |= {word.key: dict(word.facts) for word in facts.get("brings", ())}
                seen[key] = facts
                if key in REASONS_OF[told.action.kind]:
                    spoke.add(told.action.kind)
        if spoke == kinds and messages("rise_of_empires") <= set(seen):
            break
    assert spoke == kinds
    seen.pop("ui-hint-wins", None)  # the one without a number
    assert messages("rise_of_empires") == set(seen)
    for sentence in sentences("rise_of_empires", seen):
        assert re.search(NUMBER, sentence), sentence
        assert not re.search(r"why-|amount-|[{}]|brings$|reason$", sentence), sentence
