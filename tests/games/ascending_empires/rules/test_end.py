"""The end of the game: the last token, the last turns, and a galaxy asleep."""

from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import AttackShip, Flick, Mine, TakeBack
from tabletop_tui.games.ascending_empires.rules.events import Ended, PileEmptied
from tests.games.ascending_empires.scenario import Done, Pass, Recruit, Scene, hole, of

HOME = hole("alpha H")


def rich(seats: int = 3, left: int = 1) -> Scene:
    """Return a scene in which seat 0 can mine and *left* tokens are left."""
    scene = Scene(seats)
    scene.put(0, "alpha A", troops=3)
    scene.pile(left)
    return scene


def idle(scene: Scene) -> None:
    """Take an action without consequences."""
    seat = scene.seat
    home = scene.s.homes[seat]
    standing = scene.s.planets[home].troops
    scene.do(TakeBack(home, standing) if standing else Recruit(home))
    if not scene.over and scene.seat == seat:
        scene.finish()


def test_ae_172_everybody_else_has_exactly_one_more_turn() -> None:
    scene = rich()
    events = scene.do(Mine(hole("alpha A"), 2))
    assert of(events, PileEmptied) == [PileEmptied(0)] and scene.seat == 1
    idle(scene)
    assert scene.seat == 2
    idle(scene)
    assert scene.over and of(scene.events, Ended)[0].why == "pile"


def test_ae_173_the_turn_goes_on_and_its_player_has_no_further_one() -> None:
    scene = Scene(2)
    a, b, c, d = (scene.ship(0, x, 200) for x in (300, 320, 360, 380))
    one, two = scene.ship(1, 340, 220), scene.ship(1, 340, 180)
    scene.pile(1)
    scene.move()
    scene.do(AttackShip(one, (a, b)))
    assert two not in scene.s.ships and {c, d} <= set(scene.s.ships)  # the compulsory second attack
    assert scene.player().vp == 2 and scene.seat == 1
    scene.do(Pass())
    assert scene.over


def test_ae_174_vp_of_the_last_round_come_from_the_box() -> None:
    scene = rich(2)
    scene.put(1, "delta A", troops=3)
    scene.do(Mine(hole("alpha A"), 2))
    before = scene.player(1).vp
    scene.do(Mine(hole("delta A"), 3))
    assert scene.player(1).vp == before + 2 and scene.s.pile == 0 and scene.over


def test_ae_175_an_award_is_never_cut_short() -> None:
    scene = rich(2)
    scene.do(Mine(hole("alpha A"), 3))
    assert scene.player().vp == 2 and scene.s.pile == 0 and scene.s.ending == 0


def test_ae_176_twenty_rounds_without_a_vp_end_the_game() -> None:
    scene = Scene(2)
    for turn in range(40):
        assert not scene.over, turn
        if turn % 2:
            idle(scene)
        else:
            scene.do(Pass())
    assert scene.over and of(scene.events, Ended)[0].why == "quiet"


def test_ae_176_a_vp_starts_the_count_again() -> None:
    scene = Scene(2)
    scene.put(0, "alpha A", troops=3)
    scene.s.quiet = 19
    scene.do(Mine(hole("alpha A"), 2), Pass())
    assert not scene.over and scene.s.quiet == 0  # the round in which a VP was taken does not count


def test_ae_177_two_passes_of_everybody_in_a_row_end_the_game() -> None:
    scene = Scene(3)
    scene.do(Pass(), Pass())
    idle(scene)  # an action in between
    for _ in range(5):
        scene.do(Pass())
    assert not scene.over
    scene.do(Pass())
    assert scene.over and of(scene.events, Ended)[0].why == "passes"


def test_ae_177_an_attack_is_no_pass() -> None:
    scene = Scene(2)
    mine = (scene.ship(0, 300, 200), scene.ship(0, 320, 200))
    enemy = scene.ship(1, 340, 200)
    scene.turn(1)
    scene.do(Pass(), AttackShip(enemy, mine))
    for _ in range(3):
        scene.do(Pass())
    assert not scene.over
    scene.do(Pass())
    assert scene.over


def test_r52_more_than_fifty_tokens_can_be_taken() -> None:
    scene = rich(2)
    scene.player(0).vp, scene.s.tokens = 49, scene.s.tokens + 49
    scene.do(Mine(hole("alpha A"), 3))
    assert scene.player().vp == 51
    GAME.audit(scene.s)


def test_r53_the_last_turns_go_clockwise_and_end_before_the_trigger() -> None:
    scene = Scene(4)
    scene.put(2, "delta A", troops=2)
    scene.pile(1)
    scene.turn(2)
    scene.do(Mine(hole("delta A"), 2))
    turns = []
    while not scene.over:
        turns.append(scene.seat)
        scene.do(Pass())
    assert turns == [3, 0, 1]


def test_r56_the_quiet_end_is_not_used_during_the_last_turns() -> None:
    scene = rich(3)
    scene.s.quiet = 19
    scene.do(Mine(hole("alpha A"), 2))
    scene.s.quiet = 20
    scene.do(Pass())
    assert not scene.over
    scene.do(Pass())
    assert of(scene.events, Ended)[0].why == "pile"


def test_r57_passes_do_not_cut_the_last_turns_short() -> None:
    scene = rich(3)
    scene.do(Mine(hole("alpha A"), 2))
    scene.s.passes = 5
    scene.do(Pass())
    assert not scene.over and scene.seat == 2


def test_r56_a_round_runs_from_the_first_player_to_the_first_player() -> None:
    scene = Scene(2, first=2)
    scene.turn(1)
    assert scene.s.first == 1 and scene.s.quiet == 0
    idle(scene)
    assert scene.s.quiet == 0
    idle(scene)
    assert scene.s.quiet == 1 and scene.s.round == 2 and GAME.current_turn(scene.s) == (2, 1)


def test_r53_the_last_turns_have_attacks_too() -> None:
    scene = rich(2)
    scene.do(Mine(hole("alpha A"), 2))
    one, _ = scene.ship(1, 300, 200), scene.ship(1, 320, 200)
    scene.ship(0, 350, 200)
    before = scene.player(1).vp
    scene.do(Flick(one, 512, 1))
    scene.finish()
    assert scene.over and scene.player(1).vp == before + 1 and scene.refused(Done()) == "game-over"
