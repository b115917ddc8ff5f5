"""Free actions: RE-080 to RE-087 and RE-092 to RE-100."""

from __future__ import annotations

from tabletop_tui.engine import to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.actions import (
    Ally,
    DoNothing,
    EndTurn,
    Fight,
    PlaceDisc,
    RemoveDisc,
    Settle,
    StopPlacing,
    Strike,
    TakeEmpire,
    Withdraw,
)
from tabletop_tui.games.rise_of_empires.rules.events import AllianceEnded, Struck
from tabletop_tui.games.rise_of_empires.rules.pieces import CUBE, EMPIRE, TERRITORY
from tabletop_tui.games.rise_of_empires.rules.state import Eating, Keeping, TakingTurns, TurningUp
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    empire,
    go,
    happened,
    listed,
    no,
    own,
    phase,
    progress,
    purse,
    put,
    region,
    settle_down,
    sit_out,
    war,
)

WEAPONS, GUNPOWDER, GUNS = progress("iron-weapons"), progress("gunpowder"), progress("machine-guns")
ALLIANCE, COLONISTS = progress("alliance"), progress("colonists")
SWE, NWA, NEA, MED = region("swe"), region("nwa"), region("nea"), region("med")
SEE = region("see")


def test_re_080_a_free_action_comes_before_or_after_the_action() -> None:
    s = war("iron-weapons")
    act(s, 0, Strike(WEAPONS, SWE, 1))
    assert to_act(GAME, s) == (0,) and listed(s, 0, PlaceDisc)
    s = war("iron-weapons")
    settle_down(s, 0)
    assert to_act(GAME, s) == (0,) and not listed(s, 0, PlaceDisc)
    act(s, 0, Strike(WEAPONS, SWE, 1))
    assert to_act(GAME, s) == (1,)
    s = war("iron-weapons")
    s.stack[:] = [TakingTurns(done=5 * len(s.players))]  # also after the sixth disc (R47)
    go(s)
    settle_down(s, 0)
    assert to_act(GAME, s) == (0,) and not listed(s, 0, PlaceDisc)
    act(s, 0, Strike(WEAPONS, SWE, 1))
    assert to_act(GAME, s) == (1,)


def test_re_081_two_different_tiles_in_one_turn() -> None:
    s = war("iron-weapons", "gunpowder")
    act(s, 0, Strike(WEAPONS, SWE, 1))
    settle_down(s, 0)
    act(s, 0, Strike(GUNPOWDER, SWE, 1))
    assert s.players[1].cubes[SWE] == 1


def test_re_082_once_per_game_turn() -> None:
    s = war("iron-weapons", players=2)
    act(s, 0, Strike(WEAPONS, SWE, 1))
    assert s.players[0].flipped == [WEAPONS]
    assert no(s, 0, Strike(WEAPONS, SWE, 1)) == "flipped"
    settle_down(s, 0)
    settle_down(s, 1)
    assert no(s, 0, Strike(WEAPONS, SWE, 1)) == "flipped"


def test_re_083_again_in_the_next_game_turn() -> None:
    s = war("iron-weapons")
    act(s, 0, Strike(WEAPONS, SWE, 1))
    s.stack, s.display = [TurningUp()], [[2, 1, 0], [], [], [], []]
    go(s)
    act(s, 0, Strike(WEAPONS, SWE, 1))
    assert s.turn == 2 and s.players[1].cubes[SWE] == 1


def test_re_084_before_the_first_action_of_the_game_turn() -> None:
    s = war("iron-weapons", turn=3)
    assert s.display == [[], [], [], [], []]
    assert not no(s, 0, Strike(WEAPONS, SWE, 2))


def test_re_085_not_in_anothers_turn_and_not_after_the_sixth() -> None:
    s = war("iron-weapons", players=2)
    settle_down(s, 0)
    act(s, 0, EndTurn())
    assert no(s, 0, Strike(WEAPONS, SWE, 1)) == "not-your-turn"
    s = war("iron-weapons", players=2)
    s.stack[:] = [Eating(), TakingTurns(done=10)]
    go(s)
    settle_down(s, 0)
    act(s, 0, EndTurn())
    settle_down(s, 1)
    assert no(s, 0, Strike(WEAPONS, SWE, 1))


def test_re_086_not_between_placing_and_fighting() -> None:
    s = war("iron-weapons")
    act(s, 0, PlaceDisc(EMPIRE))
    assert no(s, 0, Strike(WEAPONS, SWE, 1))
    act(s, 0, TakeEmpire(empire("e4")))
    assert no(s, 0, Strike(WEAPONS, SWE, 1))
    act(s, 0, StopPlacing())
    assert listed(s, 0, Fight) and no(s, 0, Strike(WEAPONS, SWE, 1))


def test_re_087_in_a_turn_whose_action_is_none() -> None:
    s = war("iron-weapons", "gunpowder", turn=2)
    act(s, 0, Strike(WEAPONS, SWE, 1), RemoveDisc(TERRITORY, 2), DoNothing())
    assert to_act(GAME, s) == (0,)
    act(s, 0, Strike(GUNPOWDER, SWE, 1))
    assert s.players[1].cubes[SWE] == 1


def test_re_092_no_target_no_free_action() -> None:
    s = at_turn(1)
    own(s, 0, "iron-weapons", "alliance")
    put(s, 1, swe=2)
    assert no(s, 0, Strike(WEAPONS, SWE, 1)) and no(s, 0, Ally(ALLIANCE, SWE))
    put(s, 0, nwa=1)
    assert no(s, 0, Strike(WEAPONS, NWA, 1)) == "no-such-rival"
    assert s.players[0].flipped == []


def test_re_093_the_cube_is_a_rivals_and_goes_to_its_stock() -> None:
    s = war("iron-weapons")
    stock = s.players[2].stock
    assert no(s, 0, Strike(WEAPONS, SWE, 0))
    act(s, 0, Strike(WEAPONS, SWE, 2))
    assert (s.players[2].cubes[SWE], s.players[2].stock, s.players[2].goods[CUBE]) == (
        2,
        stock + 1,
        5,
    )


def test_re_094_iron_weapons_strikes_where_the_user_is() -> None:
    s = war("iron-weapons")
    put(s, 1, nwa=1)
    assert no(s, 0, Strike(WEAPONS, NWA, 1)) == "out-of-range"
    assert happened(act(s, 0, Strike(WEAPONS, SWE, 1)), Struck)[0].killed == 1


def test_re_095_gunpowder_reaches_one_region_further() -> None:
    s = war("gunpowder", turn=3)
    put(s, 1, nwa=2, nea=2, nam=2)
    assert no(s, 0, Strike(GUNPOWDER, NEA, 1)) == "out-of-range"
    assert no(s, 0, Strike(GUNPOWDER, region("nam"), 1)) == "out-of-range"
    events = act(s, 0, Strike(GUNPOWDER, NWA, 1))
    assert happened(events, Struck)[0].killed == 1 and s.players[1].cubes[NWA] == 1


def test_re_096_machine_guns_remove_two_or_the_one_there() -> None:
    s = war("machine-guns", turn=5)
    put(s, 0, nwa=1)
    put(s, 1, nwa=1)
    t = GAME.clone(s)
    act(s, 0, Strike(GUNS, SWE, 1))
    assert s.players[1].cubes[SWE] == 1 and s.players[2].cubes[SWE] == 3
    act(t, 0, Strike(GUNS, NWA, 1))
    assert t.players[1].cubes[NWA] == 0 and t.players[1].cubes[SWE] == 3


def test_re_097_alliance_needs_an_own_cube_and_lasts_until_new_tiles() -> None:
    s = war("alliance")
    assert no(s, 0, Ally(ALLIANCE, NWA)) == "no-own-cubes"
    act(s, 0, Ally(ALLIANCE, SWE))
    assert s.players[0].ally == SWE
    settle_down(s, 0)
    sit_out(s, 1, 2)
    assert s.players[0].ally == SWE
    s.stack = [TurningUp()]
    s.display = [[2, 1, 0], [], [], [], []]
    events = go(s)
    assert happened(events, AllianceEnded) == [AllianceEnded(0, SWE)] and s.players[0].ally == -1


def test_re_098_an_alliance_shields_from_battle_and_free_action() -> None:
    s = war("alliance")
    own(s, 1, "iron-weapons")
    act(s, 0, Ally(ALLIANCE, SWE))
    settle_down(s, 0)
    assert no(s, 1, Strike(WEAPONS, SWE, 0)) == "allied"
    assert not no(s, 1, Strike(WEAPONS, SWE, 2))
    act(s, 1, PlaceDisc(EMPIRE), TakeEmpire(empire("e4")), StopPlacing())
    assert no(s, 1, Fight(SWE, 0)) == "allied"
    assert not no(s, 1, Fight(SWE, 2))


def test_re_098_the_piece_shields_its_owner_in_its_region_only() -> None:
    s = war("alliance")
    for seat in (0, 1):
        put(s, seat, see=2)
    put(s, 2, see=2, nwa=1)
    put(s, 1, nwa=1)
    own(s, 1, "iron-weapons")
    act(s, 0, Ally(ALLIANCE, SWE))
    s.players[2].ally = SEE
    settle_down(s, 0)
    found = [(SWE, 2), (SEE, 0), (NWA, 2)]
    assert listed(s, 1, Strike) == [Strike(WEAPONS, *target) for target in found]
    assert no(s, 1, Strike(WEAPONS, SEE, 2)) == no(s, 1, Strike(WEAPONS, SWE, 0)) == "allied"
    t = GAME.clone(s)
    act(t, 1, Strike(WEAPONS, SEE, 0))
    assert t.players[0].cubes[SEE] == 1
    act(s, 1, PlaceDisc(EMPIRE), TakeEmpire(empire("e4")), StopPlacing())
    assert listed(s, 1, Fight) == [Fight(*target) for target in found]
    assert no(s, 1, Fight(SEE, 2)) == no(s, 1, Fight(SWE, 0)) == "allied"
    assert not no(s, 1, Fight(SEE, 0)) and not no(s, 1, Fight(NWA, 2))


def test_re_098_the_piece_of_the_striker_shields_nobody_else() -> None:
    s = war("alliance", "iron-weapons")
    act(s, 0, Ally(ALLIANCE, SWE))
    assert listed(s, 0, Strike) == [Strike(WEAPONS, SWE, rival) for rival in (1, 2)]
    act(s, 0, PlaceDisc(EMPIRE), TakeEmpire(empire("e4")), StopPlacing())
    assert listed(s, 0, Fight) == [Fight(SWE, rival) for rival in (1, 2)]


def test_re_099_the_owners_own_losses_go_on_and_the_piece_comes_back() -> None:
    s = war("alliance")
    act(s, 0, Ally(ALLIANCE, SWE), PlaceDisc(EMPIRE), TakeEmpire(empire("e8")), StopPlacing())
    act(s, 0, Fight(SWE, 1))  # 1:2
    assert s.players[0].cubes[SWE] == 2 and s.players[0].ally == SWE
    s = war("alliance")
    act(s, 0, Ally(ALLIANCE, SWE), PlaceDisc(EMPIRE), TakeEmpire(empire("e7")))
    events = act(s, 0, Withdraw())
    assert happened(events, AllianceEnded) and s.players[0].ally == -1
    assert s.players[0].flipped == [ALLIANCE]
    s = phase(Keeping(), turn=2)
    put(s, 0, swe=4)
    s.players[0].ally = SWE
    go(s)
    assert s.players[0].cubes[SWE] == 2


def test_re_099_the_piece_comes_back_when_the_last_cube_of_its_own_region_leaves() -> None:
    s = war("machine-guns", turn=5)
    put(s, 1, see=1, nwa=1)
    s.players[1].ally, s.players[1].cubes[SWE] = SEE, 2
    events = act(s, 0, Strike(GUNS, SWE, 1))
    assert s.players[1].cubes[SWE] == 0 and s.players[1].ally == SEE  # elsewhere the last one left
    assert not happened(events, AllianceEnded)
    s = war("alliance", turn=1)
    s.players[0].cubes[SWE] = 1
    put(s, 0, see=2)
    act(s, 0, Ally(ALLIANCE, SWE), PlaceDisc(EMPIRE), TakeEmpire(empire("e4")), StopPlacing())
    events = act(s, 0, Fight(SWE, 1))  # 1:2, and cubes stay in SE Europe
    assert happened(events, AllianceEnded) == [AllianceEnded(0, SWE)]
    assert s.players[0].ally == -1 and s.players[0].cubes[SEE] == 2


def test_re_099_halving_the_last_cube_away_ends_an_alliance_there_only() -> None:
    for ally, left in ((SWE, -1), (SEE, SEE)):
        s = phase(Keeping(), turn=2)
        put(s, 0, swe=1, see=2)
        s.players[0].ally = ally
        events = go(s)
        assert (s.players[0].cubes[SWE], s.players[0].cubes[SEE]) == (0, 1)
        assert s.players[0].ally == left and len(happened(events, AllianceEnded)) == (left < 0)


def test_re_097_the_piece_goes_to_any_region_with_an_own_cube() -> None:
    s = war("alliance")
    put(s, 0, med=1, see=1)
    put(s, 1, nwa=2)
    assert {a.region for a in listed(s, 0, Ally)} == {SWE, SEE, MED}
    act(s, 0, Ally(ALLIANCE, SEE))
    assert s.players[0].ally == SEE and not listed(s, 0, Ally)
    assert no(s, 0, Ally(ALLIANCE, SWE))


def test_re_100_colonists_put_two_pool_cubes_where_the_user_is() -> None:
    s = war("colonists", turn=3)
    put(s, 0, med=1)
    assert no(s, 0, Settle(COLONISTS, NWA)) == "no-own-cubes"
    assert no(s, 0, Settle(COLONISTS, MED)) == "not-to-sea"
    t, u = GAME.clone(s), GAME.clone(s)
    act(s, 0, Settle(COLONISTS, SWE))
    assert (s.players[0].cubes[SWE], s.players[0].goods[CUBE]) == (5, 3)
    purse(u, 0, cube=1)
    act(u, 0, Settle(COLONISTS, SWE))
    assert (u.players[0].cubes[SWE], u.players[0].goods[CUBE]) == (4, 0)
    purse(t, 0, cube=0)
    assert no(t, 0, Settle(COLONISTS, SWE)) == "too-few-cubes"
