"""Offers match exactly what is allowed, for every action with any numbers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from tabletop_tui.engine import Illegal, Luck, OneOf, apply, check, offers, random_action, to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box
from tabletop_tui.games.rise_of_empires.rules import actions as do
from tabletop_tui.games.rise_of_empires.rules.pieces import CITY, CUBE, FREE, WITH_EMPIRE
from tabletop_tui.games.rise_of_empires.rules.state import (
    Collecting,
    Eating,
    Keeping,
    Ordering,
    State,
)
from tabletop_tui.play import Words

from .scenario import (
    at_turn,
    b_turn,
    choose,
    city,
    go,
    lie_open,
    own,
    phase,
    progress,
    purse,
    put,
    stuck,
)

TILES = box().progress
TOOLS = [tile.index for tile in TILES if tile.kind in (FREE, WITH_EMPIRE)]
HELPERS = [tile.index for tile in TILES if tile.kind == WITH_EMPIRE]


def crowded(turn: int, players: int, seed: int) -> State:
    """Return a position with cubes in many regions, tiles with effects and some alliances."""
    s, luck = at_turn(turn, players), Luck(seed)
    era = (turn + 1) // 2
    for seat, player in enumerate(s.players):
        for region in box().regions:
            if box().open_in[era] >> region.index & 1 and luck(3):
                put(s, seat, **{region.key: 1 + luck(2)})
        for tile in TOOLS:
            if TILES[tile].era <= era and luck(4):
                own(s, seat, TILES[tile].key)
        for tile in player.progress:
            if not luck(5):
                player.waits[tile] = 1 << (seat + 1) % players
            elif not luck(5):
                player.flipped.append(tile)
        held = [region for region, n in enumerate(player.cubes) if n]
        if luck(2):
            player.ally = held[luck(len(held))]
        purse(s, seat, gold=luck(9), disc=luck(5), cube=luck(4), food=luck(4), vp=luck(6))
    return s


def every(s: State, seat: int) -> Iterator[Any]:
    """Yield every action with every number, including some out of range; an empire tile with at
    most two others.
    """
    cubes = range(-1, s.players[seat].goods[CUBE] + 2)
    seats, regions = range(-1, len(s.players) + 1), range(-1, len(box().regions) + 1)
    tiles, cities = range(-1, len(TILES) + 1), range(-1, len(box().cities) + 1)
    rows, named = range(-1, 7), [pair for n in range(3) for pair in combinations(HELPERS, n)]
    yield from map(do.PlaceDisc, rows)
    yield from map(do.PlaceIdleDisc, rows)
    for a in product(rows, range(-1, 9)):
        yield do.RemoveDisc(*a)
    yield from map(do.TakeProgress, tiles)
    yield from map(do.TakeTerritory, range(-1, len(box().territory) + 1))
    for city_ in cities:
        yield from (do.TakeCity(city_), do.BuildWonder(city_), do.DropCity(city_))
    for tile in range(-1, len(box().empire) + 1):
        yield from (do.TakeEmpire(tile, group) for group in named)
    for region in regions:
        yield from (do.PlaceCubes(region, n) for n in cubes)
        yield from (do.Fight(region, x, row) for x in seats for row in range(-1, 4))
        for tile in (*TOOLS, progress("coinage")):
            yield from (do.Strike(tile, region, x) for x in seats)
            yield from (do.Settle(tile, region), do.Ally(tile, region))
    yield from map(do.Trade, range(-1, len(box().trade) + 1))
    yield from map(do.SettleFood, range(-1, 4))
    yield from map(do.DropProgress, tiles)
    yield from map(do.ChoosePlace, range(-1, len(s.players) + 2))
    yield from (do.DoNothing(), do.EndTurn(), do.Withdraw(), do.StopPlacing(), do.StopFighting())
    yield from (do.PayUpkeep(), do.KeepTiles())


def allowed(s: State, seat: int, action: Any) -> bool:
    try:
        check(GAME, s, seat, action)
    except Illegal as no:
        assert no.reason
        return False
    return True


def compare(s: State) -> set[str]:
    """Check that lists hold exactly what is allowed. Return the kinds of action that are listed."""
    (seat, *_), found = to_act(GAME, s), set[Any]()
    for offer in offers(GAME, s, seat):
        if isinstance(offer.choices, OneOf):
            assert len(offer.choices.actions) == len(set(offer.choices.actions))
            found.update(offer.choices.actions)
    right = {action for action in every(s, seat) if allowed(s, seat, action)}
    assert {action for action in found if len(getattr(action, "named", ())) < 3} == right
    return {action.kind for action in found}


def test_what_is_offered_in_a_turn_is_exactly_what_is_allowed() -> None:
    kinds = set[str]()
    for turn, players, seed in ((1, 3, 1), (4, 2, 2), (5, 4, 3), (6, 3, 4)):
        s, luck = crowded(turn, players, seed), Luck(seed)
        for _ in range(16):
            kinds |= compare(s)
            seat = to_act(GAME, s)[0]
            apply(GAME, s, seat, random_action(GAME, s, seat, luck))
    assert {"strike", "settle", "ally", "fight", "place-cubes", "take-empire"} <= kinds


def test_what_is_offered_between_turns_is_exactly_what_is_allowed() -> None:
    kinds, luck = set[str](), Luck(1)
    for turn, frame in product((2, 3), (Eating, Collecting, Keeping, Ordering)):
        s = phase(frame(), turn=turn)
        for seat in range(3):
            own(s, seat, ("berlin", "babylon", "new-york")[seat], ("shipping", "coinage")[luck(2)])
            if luck(2):
                own(s, seat, "island")
            purse(s, seat, gold=luck(4), disc=luck(3), cube=luck(3), food=luck(3), vp=luck(2))
        go(s)
        while s.stack:
            kinds |= compare(s)
            seat = to_act(GAME, s)[0]
            apply(GAME, s, seat, random_action(GAME, s, seat, luck))
    asked = {
        "settle-food",
        "drop-city",
        "pay-upkeep",
        "keep-tiles",
        "drop-progress",
        "choose-place",
    }
    assert kinds == asked


def test_what_is_offered_to_who_can_do_little_is_exactly_what_is_allowed() -> None:
    assert compare(stuck(3)) == {"place-idle-disc"}
    for gold in range(12):
        s = b_turn(CITY, 0)
        purse(s, 0, gold=gold, disc=gold // 3, cube=gold // 3)
        lie_open(s, CITY, *(city(key) for key in ("ur", "rome", "pyramids", "babylon")))
        choose(s, 0, CITY)
        kinds = compare(s)
    assert kinds == {"take-city", "build-wonder", "do-nothing"}


def test_whatever_is_refused_is_told_in_a_sentence() -> None:
    """This includes numbers that no component has."""
    words, said = Words(GAME), dict[str, str]()
    for turn, frame in ((3, None), (4, None), (5, None), (2, Eating()), (2, Keeping())):
        s, luck = crowded(turn, 3, turn), Luck(turn)
        if frame:
            s.stack = [frame]
            own(s, 0, "berlin", "babylon")
            go(s)
        for _ in range(12):
            seat = to_act(GAME, s)[0]
            for action in (*every(s, seat), do.Pay((9,) * 9), do.ChooseGoods((1, -1))):
                try:
                    check(GAME, s, seat, action)
                except Illegal as no:
                    GAME.describe(s, no)
                    said[no.reason] = said.get(no.reason) or words.of(s, no)
            apply(GAME, s, seat, random_action(GAME, s, seat, luck))
            if not s.stack:
                break
    assert len(said) > 20 and all(said.values()), sorted(said)
    assert not [told for told in said.values() if "{" in told or told.startswith("no-")]
