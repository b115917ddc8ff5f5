"""Words: every action, event, refusal, score and option has a complete sentence."""

import re
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest

import tabletop_tui.games.ascending_empires as package
from tabletop_tui.engine import (
    Closed,
    Illegal,
    Luck,
    apply,
    check,
    closed,
    kind_of,
    offers,
    over,
    to_act,
)
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.actions import (
    Arrive,
    AttackShip,
    Develop,
    Flick,
    Reinforce,
)
from tabletop_tui.games.ascending_empires.rules.events import Flew, Landed, Lost, Revealed, Scanned
from tabletop_tui.games.ascending_empires.rules.state import (
    ASTEROID,
    FLEET,
    ORANGE,
    Acting,
    Arriving,
    Attacking,
    EndingTurn,
    Reinforcing,
    Retiring,
    State,
)
from tabletop_tui.play.text import Words
from tests.games.ascending_empires.lively import choose, crowded
from tests.games.ascending_empires.scenario import Pass, Scene, hole, of
from tests.games.ascending_empires.test_offers import every, settled
from tests.games.ascending_empires.test_play import any_action

WORDS = Words(GAME, ("Anna", "Ben", "Cleo", "Dora"))
KEYS = re.findall(
    r"^([a-z0-9-]+) =", (files(package) / "words" / "en.ftl").read_text("utf-8"), re.M
)
MODULES = sorted((Path(package.__file__).parent / "rules").glob("*.py"))
SOURCE = "\n".join(path.read_text("utf-8") for path in MODULES)


def refusals(s: State, seat: int, luck: Luck) -> list[Illegal]:
    """Return the refusals of wrong actions."""
    found = []
    for _ in range(4):
        try:
            check(GAME, s, seat, any_action(s, luck))
        except Illegal as no:
            found.append(no)
    return found


def is_sentence(text: str) -> bool:
    """Return whether a text is complete: no key, no brace, no missing fact."""
    return bool(text) and not re.search(
        r"[{}$]|\b(?:point|disc|colour|hole|why|structure)-[a-z]", text
    )


@pytest.mark.parametrize(
    "key", [f"{way}-{kind_of(a)}" for a in get_args(GAME.Action) for way in ("action", "offer")]
)
def test_every_action_has_words(key: str) -> None:
    assert key in KEYS


@pytest.mark.parametrize("key", [f"event-{kind_of(e)}" for e in get_args(GAME.Event)])
def test_every_event_has_words(key: str) -> None:
    assert key in KEYS


def test_every_refusal_has_words_and_no_words_are_left_over() -> None:
    built = {
        f"{way}-{what}" for way in ("no", "nowhere-for") for what in ("facility", "colony", "city")
    }
    said = {key[3:] for key in KEYS if key.startswith("no-")}
    assert {reason for reason in said if f'"{reason}"' not in SOURCE} <= built <= said
    raised = set(
        re.findall(r'(?:need\(.*, |Illegal\(|return |else |if .* else )"([a-z-]+)"', SOURCE)
    )
    assert {reason for reason in raised if "-" in reason} - {"not-now"} <= said | {"game-over"}


def test_scores_and_options_have_words() -> None:
    scene = Scene(2)
    assert {f"score-{source}" for source in GAME.score(scene.s, 0)} == {
        k for k in KEYS if k.startswith("score-")
    }
    for option in GAME.options:
        assert f"option-{option.name}" in KEYS
        assert all(f"option-{option.name}-{choice}" in KEYS for choice in option.choices)


def key_of(thing: Any) -> str:
    """Return the key of a thing without its prefix."""
    no = thing.why if isinstance(thing, Closed) else thing
    return str(no.reason if isinstance(no, Illegal) else no.kind)


def test_every_thing_said_in_whole_games_is_a_sentence() -> None:
    heard = set()
    for seed in range(2):
        s, luck, n = crowded(3, seed), Luck(seed), 0
        while not over(s) and n < 500:
            seat = to_act(GAME, s)[0]
            view = GAME.view(s, seat)
            things: list[Any] = [choose(s, seat, luck), *closed(GAME, s, seat)]
            for offer in offers(GAME, s, seat):
                things.append(offer.choices.sample(luck))
            things += refusals(s, seat, luck)
            for thing in things:
                text = WORDS.of(view, thing)
                assert is_sentence(text), (thing, text)
                heard.add(key_of(thing))
            for event in apply(GAME, s, seat, things[0]):
                for x in range(3):
                    known = event.seen_by(x)
                    text = WORDS.of(GAME.view(s, x), known)
                    assert known is not None and is_sentence(text) and text.endswith((".", "!")), (
                        event,
                        text,
                    )
                heard.add(event.kind)  # type: ignore[attr-defined]
            n += 1
    assert len(heard) > 40


def refusal(s: State, action: Any) -> Illegal:
    """Return the refusal of an action of the seat that decides."""
    with pytest.raises(Illegal) as no:
        check(GAME, s, to_act(GAME, s)[0], action)
    return no.value


def asked(reason: str) -> set[str]:
    """Return the facts in the sentence of a reason, except those of nested messages."""
    text = (files(package) / "words" / "en.ftl").read_text("utf-8")
    found = re.search(rf"^no-{reason} =.*(?:\n .*)*", text, re.M)
    return set(re.findall(r"\$([a-z]+)", found[0])) if found else set()


def test_every_refusal_has_the_facts_that_its_sentence_names() -> None:
    s, heard = settled(0, 1, 0), set()
    frames: list[Any] = [Acting(0), Attacking(0), Reinforcing(0, 2, 0), Arriving(0, 7, 3, False)]
    actions = [*[*every(s, 0)][::5], Flick(0, 9999, 1), Flick(0, 0, 999), Flick(99, 0, 1)]
    for frame in [*frames, Retiring(0, 1)]:
        s.stack = [EndingTurn(0), frame]
        for action in actions:
            try:
                check(GAME, s, 0, action)
            except Illegal as no:
                told = (no.reason, type(action))
                if told not in heard:
                    assert asked(no.reason) <= GAME.describe(s, no).keys(), (action, no.reason)
                    assert is_sentence(WORDS.of(s, no))
                heard.add(told)
    assert len(heard) > 50


def test_sentences_of_refusals_that_count() -> None:
    scene = Scene(2)
    ship, enemy = scene.ship(0, 300, 200), scene.ship(1, 320, 200)
    scene.s.stack.append(Attacking(0))
    two = scene.ship(0, 320, 220)
    told = WORDS.of(scene.s, refusal(scene.s, AttackShip(enemy, (ship,))))
    assert two and told == "Strength 1 is not enough; you need 2."
    scene.s.stack[-1] = Reinforcing(0, 2, 0)
    assert WORDS.of(scene.s, refusal(scene.s, Reinforce(2, 1))).startswith(
        "You may bring at most 2 p"
    )
    scene.s.stack[-1] = Arriving(0, 7, hole("alpha A"), jump=False)
    assert " Alpha A (" in WORDS.of(scene.s, refusal(scene.s, Arrive(hole("alpha B"), 0)))
    scene.s.stack.pop()
    told = WORDS.of(scene.s, refusal(scene.s, Flick(ship, 0, 101)))
    assert told == "Power must be a number from 1 to 100."
    told = WORDS.of(scene.s, refusal(scene.s, Develop(ORANGE)))
    assert told.startswith("Orange 1 (") and "you have 0 that" in told
    assert "needs 1 research facility on a planet of that colour" in told
    scene.levels(0, orange=4)
    assert "fully developed" in WORDS.of(scene.s, refusal(scene.s, Develop(ORANGE)))
    assert WORDS.of(scene.s, refusal(scene.s, Develop(-1))) == "There is no such colour."


def test_a_scan_told_to_others_does_not_name_the_colour() -> None:
    scene = Scene(2)
    scene.face_down("alpha A")
    scene.orbit(0, "alpha A")
    event = of(scene.do(Pass()), Scanned)[0]
    mine = WORDS.of(GAME.view(scene.s, 0), event.seen_by(0))
    theirs = WORDS.of(GAME.view(scene.s, 1), event.seen_by(1))
    assert mine != theirs == "Anna scans Alpha A (face down)."


def test_some_sentences() -> None:
    scene = Scene(2)
    ship = scene.ship(0, 250, 160)
    view = scene.s
    assert (
        WORDS.of(view, Flick(ship, 128, 30))
        == "Flick starship 1 to the south-east (315.0°) with power 30"
    )
    flown = of(scene.do(Flick(ship, 512, 30)), Flew)[0]
    assert WORDS.of(view, flown) == (
        "Anna flicks starship 1 to the west (180.0°) with power 30. "
        "It bounces off Alpha C, then stops 6 mm outside the orbit of Alpha D. "
        "The shot went exactly as aimed."
    )
    no = Illegal("blockaded", hole=hole("alpha H"))
    assert WORDS.of(view, no) == "An enemy ship is blockading Anna's homeworld."


def flew(scene: Scene, ship: int, angle: int, power: int) -> str:
    """Return the text of a flick."""
    return WORDS.of(scene.s, of(scene.do(Flick(ship, angle, power)), Flew)[0])


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Boris's starship 1 drifts off the board and returns to supply."),
        ("nl", "Ruimteschip 1 van Boris "),
        ("es", "La nave 1 de Boris "),
    ],
)
def test_a_ship_is_told_with_its_player(language: str, told: str) -> None:
    words = Words(GAME, ["Cadet", "Boris"], language)
    assert words.of(Scene(2).s, Lost(FLEET)).startswith(told)


def test_a_flick_tells_where_every_moved_ship_ended() -> None:
    scene = Scene(2)
    ship = scene.ship(0, 300, 356)
    scene.ship(0, 340, 356)
    assert flew(scene, ship, 0, 8).endswith(
        "It bounces off Anna's starship 2, then stops in open space. "
        "Pushed: Anna's starship 2 stops in open space. The shot went exactly as aimed."
    )
    scene = Scene(2)
    assert "It flies off the board. " in flew(scene, scene.ship(0, 20, 356), 512, 50)
    scene = Scene(2)
    ship = scene.ship(0, 300, 356)
    scene.ship(1, 340, 356)
    assert "It rams Ben's starship 1. The" in flew(scene, ship, 0, 20)


def test_a_flick_tells_how_the_hand_erred() -> None:
    for errors, told in (
        ((3, -5), "The shot strayed 1.1° right and was 5% too soft."),
        ((-17, 0), "The shot strayed 6.0° left."),
        ((0, 28), "The shot was 28% too hard."),
    ):
        scene = Scene(2)
        scene.s.hand, scene.s.timing = "normal", True
        ship = scene.ship(0, 300, 356)
        event = of(scene.do(Flick(ship, 0, 1, errors)), Flew)[0]
        assert WORDS.of(scene.s, event).endswith(told)


@pytest.mark.parametrize("language", ["en", "nl", "es"])
def test_what_came_of_a_flick_is_told_in_every_language(language: str) -> None:
    words = Words(GAME, ("Anna", "Ben"), language)
    scene = Scene(2)
    scene.s.hand, scene.s.timing = "wild", True
    ships = [scene.ship(0, 84, 84), scene.ship(0, 100, 84), scene.ship(1, 300, 356)]
    event = of(scene.do(Flick(ships[0], 0, 60, (7, -9))), Flew)[0]
    text = words.of(scene.s, event)
    assert is_sentence(text) and ("2.5" if language == "en" else "2,5") in text


def test_a_record_that_does_not_know_who_is_gone_is_told_all_the_same() -> None:
    scene = Scene(2)
    ship = scene.ship(0, 20, 356)
    event = of(scene.do(Flick(ship, 512, 50)), Flew)[0]
    assert event.gone == (ship,)
    assert WORDS.of(scene.s, replace(event, gone=())) == WORDS.of(scene.s, event)


def test_a_planet_has_no_colour_in_the_story_before_it_is_turned_up() -> None:
    scene = Scene(2)
    scene.disc("delta C", ASTEROID)
    told = Revealed(hole("delta C"), ASTEROID)
    assert WORDS.of(scene.s, told) == "Delta C turns out to be an asteroid."
    landed = WORDS.of(scene.s, Landed(0, 0, hole("delta C")))
    assert landed == "Anna lands starship 1 on Delta C."


@pytest.mark.parametrize(
    ("troops", "starships", "told"),
    [
        (0, 0, "Bring nothing from the box"),
        (0, 1, "Bring 1 starship from the box"),
        (1, 0, "Bring 1 troop from the box"),
        (1, 2, "Bring 1 troop and 2 starships from the box"),
        (2, 1, "Bring 2 troops and 1 starship from the box"),
    ],
)
def test_who_brings_pieces_from_the_box_reads_of_none_that_stay_there(
    troops: int, starships: int, told: str
) -> None:
    assert WORDS.say("action-reinforce", troops=troops, starships=starships) == told
