"""Rulings on progress tiles and free actions."""

from __future__ import annotations

from tabletop_tui.engine import to_act
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.rules.actions import (
    Ally,
    DropProgress,
    EndTurn,
    Fight,
    PlaceDisc,
    PlaceIdleDisc,
    Settle,
    StopPlacing,
    Strike,
    TakeEmpire,
    TakeProgress,
    TakeTerritory,
)
from tabletop_tui.games.rise_of_empires.rules.pieces import (
    CITY,
    CUBE,
    EMPIRE,
    GOLD,
    PROGRESS,
    TERRITORY,
)
from tabletop_tui.games.rise_of_empires.rules.state import Keeping, TakingTurns
from tests.games.rise_of_empires.scenario import (
    act,
    at_turn,
    empire,
    go,
    lay,
    lie_open,
    listed,
    no,
    own,
    phase,
    progress,
    purse,
    put,
    region,
    sit_out,
    stop,
    take,
    war,
)

WEAPONS, GUNPOWDER, GUNS = progress("iron-weapons"), progress("gunpowder"), progress("machine-guns")
ALLIANCE, COLONISTS = progress("alliance"), progress("colonists")
SWE, NWA, NEA, MED = region("swe"), region("nwa"), region("nea"), region("med")
WEAPONS = progress("iron-weapons")


def test_r47_free_actions_also_after_an_idle_disc() -> None:
    s = war("iron-weapons", turn=5)
    lie_open(s, PROGRESS)
    lie_open(s, CITY)
    s.empire = [1] * 8
    purse(s, 0, disc=0)
    act(s, 0, PlaceIdleDisc(EMPIRE))
    assert to_act(GAME, s) == (0,)
    act(s, 0, Strike(WEAPONS, SWE, 1))
    assert to_act(GAME, s) == (1,)


def test_r48_without_a_target_the_tile_stays_face_up() -> None:
    s = at_turn(1)
    own(s, 0, "iron-weapons")
    put(s, 0, swe=1)
    assert no(s, 0, Strike(WEAPONS, SWE, 1)) == "no-such-rival"
    assert s.players[0].flipped == [] and not listed(s, 0, Strike)


def test_r49_the_cube_goes_to_its_owners_stock() -> None:
    s = war("machine-guns", turn=5)
    stock = [p.stock for p in s.players]
    act(s, 0, Strike(GUNS, SWE, 2))
    assert [p.stock for p in s.players] == [stock[0], stock[1], stock[2] + 2]


def test_r87_iron_weapons() -> None:
    s = war("iron-weapons")
    put(s, 2, nwa=1)
    assert {(a.region, a.victim) for a in listed(s, 0, Strike)} == {(SWE, 1), (SWE, 2)}


def test_r88_gunpowder() -> None:
    s = war("gunpowder", turn=3)
    put(s, 1, nwa=1, nea=1, noe=1)
    put(s, 2, med=1, see=1, ind=1)
    found = {(a.region, a.victim) for a in listed(s, 0, Strike)}
    assert found == {(SWE, 1), (SWE, 2), (NWA, 1), (region("noe"), 1), (MED, 2), (region("see"), 2)}


def test_r89_machine_guns() -> None:
    s = war("machine-guns", turn=5)
    put(s, 1, nwa=2)
    assert {(a.region, a.victim) for a in listed(s, 0, Strike)} == {(SWE, 1), (SWE, 2)}
    act(s, 0, Strike(GUNS, SWE, 2))
    assert s.players[2].cubes[SWE] == 1


def test_r90_the_last_cube_leaves_and_the_piece_comes_back() -> None:
    s = at_turn(1)
    own(s, 0, "alliance")
    put(s, 0, swe=1)
    put(s, 1, swe=3)
    act(
        s,
        0,
        Ally(ALLIANCE, SWE),
        PlaceDisc(EMPIRE),
        TakeEmpire(empire("e7")),
        StopPlacing(),
        Fight(SWE, 1),
    )
    assert s.players[0].cubes[SWE] == 0 and s.players[0].ally == -1
    assert s.players[0].flipped == [ALLIANCE]


def test_r91_colonists_also_overseas_but_not_at_sea() -> None:
    s = at_turn(4)
    own(s, 0, "colonists")
    put(s, 0, nam=1, med=1, nea=2)
    lay(s, TERRITORY, 0)
    assert {a.region for a in listed(s, 0, Settle)} == {region("nam"), NEA}


def test_r22_only_progress_has_a_surcharge() -> None:
    s = at_turn(5, 4)
    s.older[TERRITORY] = [0]
    purse(s, 0, gold=0)
    act(s, 0, PlaceDisc(TERRITORY), TakeTerritory(0))
    assert s.players[0].goods[GOLD] == 0
    s.older[PROGRESS] = [progress("coinage")]
    act(s, 1, PlaceDisc(PROGRESS), TakeProgress(progress("coinage")))
    assert s.players[1].goods[GOLD] == 3


def test_r45_every_other_player_must_have_acted() -> None:
    s = war()
    lie_open(s, PROGRESS, WEAPONS)
    lie_open(s, PROGRESS, WEAPONS, progress("coinage"))
    s.stack[:] = [TakingTurns(done=2)]
    go(s)
    take(s, 2, "iron-weapons")
    assert s.players[2].waits == {WEAPONS: 0b011}
    sit_out(s, 0)
    assert s.players[2].waits == {WEAPONS: 0b010}
    sit_out(s, 1)
    assert s.players[2].waits == {}
    assert not no(s, 2, Strike(WEAPONS, region("swe"), 0))


def test_r45_holds_for_empire_tiles_too() -> None:
    s = at_turn(1, 2)
    lie_open(s, PROGRESS, progress("mercenaries"))
    take(s, 0, "mercenaries")
    sit_out(s, 1)
    act(s, 0, PlaceDisc(EMPIRE), TakeEmpire(empire("e4"), (progress("mercenaries"),)))
    stop(s, 0)
    assert s.players[0].flipped == [progress("mercenaries")]


def test_r46_income_and_passive_tiles_do_not_wait() -> None:
    s = at_turn(3, 2)
    lie_open(s, PROGRESS, progress("navigation"))
    assert not s.overseas
    take(s, 0, "navigation")
    assert s.overseas and s.players[0].waits == {}


def test_r50_same_name_and_era_only_once() -> None:
    s = at_turn(1, 2)
    lie_open(s, PROGRESS, progress("religion"), progress("religion"))
    take(s, 0, "religion")
    sit_out(s, 1)
    assert no(s, 0, PlaceDisc(PROGRESS)) == "no-progress"
    assert s.players[0].progress == [progress("religion")] and s.players[0].goods[CUBE] == 5


def test_r51_only_the_end_of_an_era_takes_tiles() -> None:
    s = at_turn(2)
    own(s, 0, "coinage")
    assert no(s, 0, DropProgress(progress("coinage")))
    assert no(s, 0, EndTurn())
    s = phase(Keeping(), turn=2)
    own(s, 0, "coinage")
    go(s)
    assert not no(s, 0, DropProgress(progress("coinage")))
