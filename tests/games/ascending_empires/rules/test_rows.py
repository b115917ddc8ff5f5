"""The known facts of the box, row by row: pieces, start, board, actions, combat and scoring."""

import json
from collections import Counter

import pytest

from tabletop_tui.engine import apply, offers
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.components.file import PACKAGED
from tabletop_tui.games.ascending_empires.rules.actions import (
    BuildFacility,
    Develop,
    Flick,
    Land,
    Launch,
    Mine,
    TakeBack,
)
from tabletop_tui.games.ascending_empires.rules.battle import planet_defence, ship_defence, strength
from tabletop_tui.games.ascending_empires.rules.events import Lost
from tabletop_tui.games.ascending_empires.rules.powers import powers_at, printed
from tabletop_tui.games.ascending_empires.rules.state import FLEET, STARSHIPS
from tests.games.ascending_empires.scenario import (
    BOARD,
    GREY,
    ORANGE,
    PURPLE,
    Arrive,
    Done,
    Pass,
    Recruit,
    Scene,
    Stop,
    hole,
    of,
)

from .test_setup import begin

PIECES = {row["id"]: row for row in PACKAGED.rows()["pieces"]}


@pytest.mark.parametrize(
    ("piece", "total", "each"),
    [
        ("board_piece", 9, 0),
        ("hole", 28, 0),
        ("planet", 24, 0),
        ("homeworld", 4, 1),
        ("asteroid", 10, 0),
        ("starship", 32, 8),
        ("battleship", 4, 1),
        ("troop", 56, 14),
        ("research_facility", 32, 8),
        ("colony", 16, 4),
        ("city", 16, 4),
        ("technology_marker", 16, 4),
        ("range_ruler", 4, 1),
        ("vp_token", 50, 0),
        ("placard", 4, 1),
    ],
)
def test_row_pieces_in_the_box(piece: str, total: int, each: int) -> None:
    assert (PIECES[piece]["total"], PIECES[piece]["per_player"]) == (total, each)


def test_row_a_player_has_in_play_what_the_box_holds_for_one() -> None:
    s = begin(4)
    for seat, player in enumerate(s.players):
        aboard = sum(ship // FLEET == seat for ship in s.ships)
        assert player.troops + player.box_troops == PIECES["troop"]["per_player"]
        assert (
            player.starships + player.box_starships + aboard
            == PIECES["starship"]["per_player"]
            == STARSHIPS
        )
        assert player.battleship + player.box_battleship == PIECES["battleship"]["per_player"]
        stock = [PIECES[kind]["per_player"] for kind in ("research_facility", "colony", "city")]
        assert [player.facilities, player.colonies, player.cities] == stock


def test_row_seven_holes_in_each_of_four_quadrants() -> None:
    assert Counter(h.quadrant for h in BOARD.holes) == {0: 7, 1: 7, 2: 7, 3: 7}
    assert sorted(BOARD.quadrants) == ["alpha", "beta", "delta", "gamma"]


def test_ae_185_mirrored_quadrants_no_overlapping_rings_no_planet_on_a_seam() -> None:
    places = {(h.x, h.y) for h in BOARD.holes}
    side, rim = BOARD.side, BOARD.planet_radius + BOARD.ring
    assert len(places) == 28 and places == {(side - x, y) for x, y in places} == {
        (x, side - y) for x, y in places
    }
    for h in BOARD.holes:
        assert all(
            abs(part - seam) > BOARD.planet_radius for part in (h.x, h.y) for seam in BOARD.seams
        )
        others = [o for o in BOARD.holes if o.index != h.index]
        assert all((h.x - o.x) ** 2 + (h.y - o.y) ** 2 > (2 * rim) ** 2 for o in others)


def test_row_homeworlds_lie_in_the_far_corners() -> None:
    for h in BOARD.holes:
        if h.homeworld:
            near = min(h.x, BOARD.side - h.x) + min(h.y, BOARD.side - h.y)
            same = [o for o in BOARD.holes if o.quadrant == h.quadrant and not o.homeworld]
            assert all(near < min(o.x, BOARD.side - o.x) + min(o.y, BOARD.side - o.y) for o in same)


def test_row_a_square_of_28_inches_without_a_wall() -> None:
    assert abs(BOARD.side - 28 * 25_400) < 1_000
    scene = Scene(2)
    ship = scene.ship(0, 300, 10)
    assert of(scene.do(Flick(ship, 768, 50)), Lost)


def test_row_sizes() -> None:
    assert 38_000 <= 2 * BOARD.planet_radius <= 40_000
    assert BOARD.ship_radius[1] > BOARD.ship_radius[0] and BOARD.range_long > BOARD.range_short


def test_row_every_launch_place_lies_on_the_board() -> None:
    assert all(
        0 <= x <= BOARD.side and 0 <= y <= BOARD.side for places in BOARD.launch for x, y in places
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_row_nobody_can_launch_at_the_start(seats: int) -> None:
    s = begin(seats)
    assert Launch not in [offer.action for offer in offers(GAME, s, s.first)]


def test_row_four_tracks_of_four_levels_the_same_for_all() -> None:
    tracks = printed("").technologies
    assert [len(track) for track in tracks] == [4, 4, 4, 4]
    assert [[level.facilities for level in track] for track in tracks] == [[1, 2, 3, 4]] * 4


def test_row_all_firsts_together_are_forty_vp() -> None:
    assert sum(level.first_vp for track in printed("").technologies for level in track) == 40


def test_row_the_battleship_is_orange_three() -> None:
    technology = printed("").technologies[ORANGE][2]
    assert (technology.battleships, technology.retired, technology.status) == (1, 2, "KNOWN")


def test_row_some_level_lengthens_the_range_adds_points_and_raises_defence() -> None:
    plain, full = powers_at("", (0, 0, 0, 0)), powers_at("", (4, 4, 4, 4))
    assert full.ship_range == BOARD.range_long > plain.ship_range == BOARD.range_short
    assert full.points > plain.points == 2 and full.planet_defence > plain.planet_defence == 0
    assert full.ram_prow and not plain.ram_prow


def test_row_level_four_needs_at_least_three_planets_of_the_colour() -> None:
    numbers = printed("")
    two_planets = numbers.twin + numbers.facilities
    assert (
        two_planets < numbers.technologies[GREY][3].facilities <= two_planets + numbers.facilities
    )


def test_row_row_two_takes_all_eight_facilities() -> None:
    assert 4 * printed("").technologies[GREY][1].facilities == printed("").stock[0]


@pytest.mark.parametrize(
    ("piece", "attack", "defence", "vp"),
    [
        ("starship", 1, 1, 1),
        ("battleship", 2, 2, 2),
        ("troop", 0, 1, 1),
        ("research_facility", 0, 0, 1),
        ("colony", 0, 1, 1),
        ("city", 0, 2, 1),
    ],
)
def test_row_attack_defence_and_vp(piece: str, attack: int, defence: int, vp: int) -> None:
    scene = Scene(2)
    if piece in ("starship", "battleship"):
        ship = scene.ship(1, 300, 200, big=piece == "battleship")
        assert (strength(scene.s, ship), ship_defence(scene.s, ship)) == (attack, defence)
        assert printed("").ship_vp[piece == "battleship"] == vp
    else:
        kinds = {
            "troop": "troops",
            "research_facility": "facilities",
            "colony": "colonies",
            "city": "cities",
        }
        scene.disc("delta C", ORANGE)
        scene.put(1, "delta C", **{kinds[piece]: 1})
        assert planet_defence(scene.s, hole("delta C")) == defence
        for n in range(defence + 1):
            scene.orbit(0, "delta C", 12 * n)
        scene.move()
        assert scene.player(0).vp == vp


def test_row_the_defender_gets_nothing_and_strikes_nobody() -> None:
    scene = Scene(2)
    scene.put(1, "delta C", troops=1)
    group = [scene.orbit(0, "delta C", 0), scene.orbit(0, "delta C", 20)]
    scene.move()
    assert scene.player(1).vp == 0 and set(group) <= set(scene.s.ships)


def test_row_removing_troops_stays_allowed_under_blockade() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=1)
    scene.orbit(1, "alpha A")
    assert scene.may(TakeBack(hole("alpha A"), 1))


def test_row_asteroids_follow_every_rule_of_planets_but_one() -> None:
    scene = Scene(2)
    ship = scene.orbit(0, "beta H")
    assert scene.may(Land(hole("beta H"), ship))
    scene.put(0, "beta H", troops=3)
    assert scene.may(Launch(hole("beta H"))) and scene.may(Mine(hole("beta H"), 3))
    assert scene.refused(Recruit(hole("beta H"))) == "full"
    assert scene.refused(BuildFacility(hole("beta H"))) == "asteroid"


def test_row_a_worked_check_of_the_fourth_quadrant() -> None:
    scene = Scene(2)
    for quadrant in ("alpha", "beta", "gamma"):
        scene.put(0, f"{quadrant} A", cities=1)
    before = sum(GAME.score(scene.s, 0).values())
    scene.put(0, "delta A", cities=1)
    assert sum(GAME.score(scene.s, 0).values()) == before + 1 + 2 + 3


def test_row_the_active_player_may_take_one_action() -> None:
    scene = Scene(2)
    assert scene.may(Pass())
    scene.do(Recruit(hole("alpha H")), Done())
    assert scene.seat == 1


def test_row_the_attack_check_follows_whatever_the_points_went_for() -> None:
    scene = Scene(2)
    scene.put(1, "delta C", facilities=1)
    scene.orbit(0, "delta C")
    scene.put(0, "alpha H", troops=1)
    scene.supply(0, starships=1)
    scene.do(Launch(hole("alpha H")), Arrive(hole("alpha H"), 0), Stop())
    assert scene.planet("delta C").facilities == 0 and scene.player().vp == 1


def override(**sections: object) -> str:
    return json.dumps(sections)


def test_row_technologies_are_data_and_may_sit_elsewhere() -> None:
    text = override(
        technology={"purple-1": {"kind": "planet_defence", "effect": {"amount": 4, "mode": "add"}}}
    )
    assert (
        powers_at(text, (0, 0, 0, 1)).planet_defence == 4
        and powers_at(text, (0, 0, 0, 1)).points == 2
    )
    assert powers_at("", (0, 0, 0, 1)).planet_defence == 0
    text = override(
        technology={"brown-1": {"kind": "ignore_blockade", "effect": {"actions": ["launch"]}}}
    )
    assert powers_at(text, (0, 0, 1, 0)).runs_blockade == {"launch"}


def test_row_a_battleship_may_come_with_another_level() -> None:
    changed = {
        "grey-1": {"kind": "gain_battleship", "effect": {"amount": 1, "starships_to_box": 1}},
        "orange-3": {"kind": "movement_points", "effect": {"amount": 5, "mode": "set"}},
    }
    scene = Scene(2, components=override(technology=changed))
    scene.disc("alpha A", GREY)
    scene.put(0, "alpha A", facilities=1)
    scene.do(Develop(GREY))
    assert scene.player().battleship == 1 and scene.player().starships == 1
    assert powers_at(scene.s.parts, (3, 0, 0, 0)).points == 5


def test_row_printed_numbers_of_a_file_are_played_with() -> None:
    row = {"row-1": {"kind": "vp", "amount": 7, "choices": []}}
    text = override(row_bonuses=row, vp_pile={"players-2": {"tokens": 33}})
    scene = Scene(2, components=text)
    assert scene.s.pile == 33
    scene.disc("alpha A", PURPLE)
    scene.put(0, "alpha A", facilities=1)
    scene.levels(0, 1, 1, 1, 0)
    scene.levels(1, purple=1)
    scene.do(Develop(PURPLE))
    assert scene.player().vp == 7 and scene.seat == 1


def test_row_three_by_three_puzzle_pieces_with_holes_on_all_of_them() -> None:
    assert [round(seam / BOARD.side * 3, 3) for seam in BOARD.seams] == [1, 2]
    pieces = Counter(
        tuple(sum(part > seam for seam in BOARD.seams) for part in (h.x, h.y)) for h in BOARD.holes
    )
    corners, edges = [(x, y) for x in (0, 2) for y in (0, 2)], [(0, 1), (1, 0), (1, 2), (2, 1)]
    assert {pieces[piece] for piece in corners} == {4} and {pieces[piece] for piece in edges} == {2}
    assert pieces[1, 1] == 4


def test_row_a_player_cannot_take_an_own_facility_off_a_planet() -> None:
    scene = Scene(2)
    scene.disc("alpha A", ORANGE)
    scene.put(0, "alpha A", troops=1, facilities=1, colonies=1)
    scene.put(0, "alpha B", troops=2)
    for offer in offers(GAME, scene.s, 0):
        for action in getattr(offer.choices, "actions", ()):
            after = GAME.clone(scene.s)
            apply(GAME, after, 0, action)
            assert after.planets[hole("alpha A")].facilities == 1, action


def test_row_a_file_may_score_asteroids_otherwise_than_planets() -> None:
    scene = Scene(2, components=override(scoring={"occupied_asteroid": {"vp": 5}}))
    scene.put(0, "beta H", troops=1)
    assert GAME.score(scene.s, 0)["planets"] == 5
    scene.disc("alpha A", ORANGE)
    scene.put(0, "alpha A", troops=1)
    assert GAME.score(scene.s, 0)["planets"] == 6
