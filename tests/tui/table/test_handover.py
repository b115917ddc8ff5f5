"""A player who must act is asked at the keyboard, and no other player's cards are visible on the
way: all hands lie face down until their owner picks them up.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.engine import Luck, offers, random_action
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules import frames as f
from tabletop_tui.games.cities_and_knights.rules.constants import BASIC
from tabletop_tui.play.perspective import NOBODY
from tabletop_tui.play.story.recap import Recap, last_decision, split_for, without_question
from tabletop_tui.terminal.signs import GLYPHS
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.paint.blocks import BLOCKS
from tabletop_tui.tui.paint.ink import BOLD
from tabletop_tui.tui.table.computer_players import ComputerPlayers
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.table.moment_panel import MomentPanel
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.games.ascending_empires.scenario import Scene
from tests.games.cities_and_knights.scenario import Scenario, counts, kind
from tests.playing import play_on
from tests.tui.playing import at_table, face_down, open_app

DRAWN = {*"".join(BLOCKS.values()), "\N{BULLET}", *(GLYPHS[f"seat.{n}"][0] for n in range(1, 7))}
"""Parts of a picture, and the title of the window."""

ANNA, BEN = 0, 1
OWED: dict[str, Callable[[Scenario], Any]] = {
    "discarding": lambda game: f.Discarding([0, 4, 0]),
    "trimming": lambda game: f.Trimming([0, 1, 0]),
    "losing": lambda game: f.Losing([0, 1, 0]),
    "rewarding": lambda game: f.Rewarding([BEN]),
    "tapping": lambda game: f.Tapping([BEN]),
    "relocating": lambda game: f.Relocating(
        BEN, game.node("forest 8 NE"), BASIC, True, False, False
    ),
    "deserting": lambda game: f.Deserting(BEN, ANNA),
    "sabotaging": lambda game: f.Sabotaging([0, 4, 0]),
    "gifting": lambda game: f.Gifting(ANNA, [0, 2, 0]),
    "conceding": lambda game: f.Conceding(BEN, ANNA, kind("ore")),
    "trading": lambda game: f.Trading(ANNA, counts(ore=1), counts(brick=1), [BEN]),
}


def position() -> Scenario:
    """Anna is on turn; Ben has cards, cities, knights and progress cards to lose."""
    game = Scenario().city(BEN, "forest 8 N", "hills 11 S").settlement(ANNA, "mountains 9 N")
    game.roads(BEN, "forest 8 N", "NE", "SE", "S").knight(BEN, "mountains 6 S", 2).knight(
        BEN, "hills 5 N"
    )
    game.hand(ANNA, ore=2, cloth=1).hand(BEN, brick=4, lumber=3, coin=2, paper=1).hand(2, wool=3)
    game.card(BEN, "spy", "smith", "wedding").card(ANNA, "warlord").level(BEN, science=3)
    game.now()
    return game


def words_on(app: TabletopApp) -> list[str]:
    """Return the words on the whole screen, read from a picture of it, without the emblem of the
    next player.
    """
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", app.export_screenshot(title="\N{BULLET}"))
    words = [word for text in texts for word in html.unescape(text).split()]
    return [word for word in words if not set(word) <= DRAWN]


PUBLIC = ("losing", "rewarding", "tapping", "relocating", "deserting")
"""Answers that depend on what everybody knows."""


@pytest.mark.parametrize("what", OWED)
async def test_an_answer_out_of_turn_is_asked_for_with_all_hands_face_down(
    what: str, tmp_path: Path
) -> None:
    app, game = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo"), position()
    assert app.save_file is not None
    table = app.save_file.table
    table.state = game.s
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        assert screen.session.perspective.viewer == screen.choice.seat == ANNA
        assert "Warlord" in " ".join(words_on(app)), "Anna sees her own card"

        table.state.stack.append(OWED[what](game))
        screen.turn()
        await pilot.pause()
        assert screen.session.perspective.viewer == NOBODY and screen.choice.seat == BEN
        shown = " ".join(words_on(app))
        words = screen.session.words
        question = words.say(f"ask-{what}", **GAME.describe(table.state, table.state.stack[-1]))
        asked = " ".join(row.plain.strip() for row in screen.query_one("#form", Lines).rows)
        assert question in asked and "Ben" in asked
        assert not any(card in shown for card in ("Warlord", "Smith", "Your hand"))

        if what in PUBLIC:
            assert not face_down(app) and "see your cards" in shown, "it can be answered like this"
            assert table.deciding() == (BEN,) and screen.choice.choice_tree is not None
            assert [*screen.choice.choice_tree.offers] == offers(GAME, table.state, BEN)
        else:
            assert face_down(app) and "Enter pick up your cards" in shown
            await pilot.press("enter")
            await pilot.pause()
            assert screen.session.perspective.viewer == screen.choice.seat == BEN
            shown = " ".join(words_on(app))
            assert "Warlord" not in shown and "Anna" in shown and "Smith" in shown

        screen.play(BEN, random_action(GAME, table.state, BEN, Luck(1)))
        assert table.log[-1][0] == BEN and table.deciding() != (BEN,)
        await pilot.pause()
        if isinstance(app.screen, MomentPanel):  # which city fell is worth a stop
            await pilot.press("enter")
            await pilot.pause()
        assert face_down(app) and screen.choice.seat == ANNA, "and back to the turn"


async def test_what_happened_since_a_turn_is_told_before_the_hand_is_picked_up(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo", seed=3)
    assert app.save_file is not None
    table = app.save_file.table
    luck = Luck(3)
    while not (table.state.round > 4 and table.state.stack[-1].kind == "rolling"):
        play_on(table, 1, luck(1 << 20))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen) and face_down(app)
        told = screen.view.side.story
        assert told.news() == recap_of(screen) and (told.news().own or told.news().others)
        newest = told.news().others[-1].text.split()
        assert "".join(newest[:4]) in "".join(words_on(app)), "a name in colour stands alone"
        assert all(line in screen.session.story(NOBODY) for line in told.news().own)


def recap_of(screen: GameScreen) -> Recap:
    """What the seat that is to decide has not read, as everybody may see it."""
    session, seat = screen.session, screen.choice.seat
    read = last_decision(session.table, seat)
    story = [line for line in session.story(NOBODY, read) if line.after > read]
    return split_for(without_question(session, seat, story), seat)


async def test_hands_lie_face_down_at_once_and_are_picked_up_again(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    assert app.save_file is not None
    app.save_file.table.state = position().s
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        for key in ("full_stop", "f2"):
            assert "Warlord" in " ".join(words_on(app))
            screen.tell("You hold the Warlord.")
            await pilot.press(key)
            await pilot.pause()
            shown = " ".join(words_on(app))
            assert face_down(app) and "Warlord" not in shown and "Your hand" not in shown
            assert screen.view.middle.board.cursor is None, "nor where Anna pointed"
            await pilot.press(key)
            await pilot.pause()
            assert screen.session.perspective.viewer == screen.choice.seat == ANNA


async def test_what_lies_face_down_is_called_what_it_is(tmp_path: Path) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben", seed=5)
    assert app.save_file is not None
    scene = Scene(2)
    scene.face_down("gamma C")
    scene.planet("gamma C").scanned = 1
    app.save_file.table.state = scene.s
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "see what you scanned" in " ".join(words_on(app))
        assert "your cards" not in " ".join(words_on(app))


async def test_a_turn_may_be_rolled_for_and_ended_with_all_hands_face_down(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    assert app.save_file is not None
    table, game = app.save_file.table, Scenario()
    table.state = game.hand(ANNA, ore=2).hand(BEN, ore=1).dice(1, 1).now()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen) and face_down(app)
        kinds = [entry.kind for entry in screen.choice.menu.entries]
        assert kinds == ["pick-up", "roll"]
        await pilot.press("r")
        await pilot.pause()
        kinds = [entry.kind for entry in screen.choice.menu.entries]
        assert table.log[-1][1].kind == "roll" and kinds == ["pick-up", "end-turn"]
        await pilot.press("e")
        await pilot.pause()
        assert table.deciding() == (BEN,) and screen.session.perspective.viewer == NOBODY


async def test_an_only_person_is_never_covered(tmp_path: Path) -> None:
    app, game = open_app(tmp_path, "cities_and_knights", "bot:easy,Ben,bot:easy"), position()
    assert app.save_file is not None
    app.save_file.table.state = game.s
    game.s.stack.append(OWED["discarding"](game))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, GameScreen) and app.screen.choice.seat == BEN


async def test_nobody_takes_the_keyboard_to_wait_for_a_computer_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ComputerPlayers, "decided", lambda _: None)  # it is still thinking
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,bot:easy", seed=2)
    assert app.save_file is not None
    table = app.save_file.table
    table.state = position().s
    table.state.stack.append(f.Discarding([0, 4, 2]))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen) and table.deciding() == (BEN, 2)
        assert screen.choice.seat == NOBODY and "Bot 3" in screen.waiting()
        assert "pick up" not in " ".join(words_on(app))


@pytest.mark.parametrize("seat", [0, 1, 2])
async def test_whose_hand_lies_face_down_is_named_in_the_colours_of_the_seat(
    tmp_path: Path, seat: int
) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    assert app.save_file is not None
    app.save_file.table.state = position().s
    app.save_file.table.state.stack.append(f.Discarding([int(n == seat) for n in range(3)]))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        head = app.screen.query_one("#form", Lines).rows[0]
        styles = [str(span.style) for span in head.spans]
        assert str(app.ink.style(f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD)) in styles
        assert ("Anna", "Ben", "Cleo")[seat] in head.plain
