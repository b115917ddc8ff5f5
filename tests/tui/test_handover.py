"""Whoever owes an answer out of turn is asked at the keyboard, and nobody else's cards are seen on the way."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.engine import to_act
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights import frames as f
from tabletop_tui.games.cities_and_knights.things import KNIGHTS
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.handover import Handover
from tests.games.cities_and_knights.scenario import Scenario, counts, kind

from .playing import open_app


def position() -> Scenario:
    """Anna is on turn; Ben has cards, cities, knights and progress cards to lose."""
    game = Scenario().city(1, "forest 8 N", "hills 11 S").settlement(0, "mountains 9 N")
    game.road(1, "forest 8 N", "forest 8 NE", "forest 8 SE")
    game.knight(1, "forest 8 SE", 1).knight(1, "mountains 6 S", 2)
    game.hand(0, ore=2, cloth=1).hand(1, brick=4, lumber=3, coin=2).hand(2, wool=3)
    return game.card(1, "spy", "smith", "wedding", "saboteur").level(1, science=3)


FRAMES: dict[str, Any] = {
    "discarding": f.Discarding([0, 4, 0]),
    "trimming": f.Trimming([0, 1, 0]),
    "losing": f.Losing([0, 1, 0]),
    "rewarding": f.Rewarding([1]),
    "tapping": f.Tapping([1]),
    "deserting": f.Deserting(1, 0),
    "sabotaging": f.Sabotaging([0, 4, 0]),
    "gifting": f.Gifting(0, [0, 2, 0]),
    "conceding": f.Conceding(1, 0, kind("ore")),
    "trading": f.Trading(0, counts(ore=1), counts(brick=1), [1]),
}


def owed_by_ben(what: str) -> Scenario:
    """A position in which the frame waits for Ben in the turn of Anna."""
    game = position()
    if what == "relocating":
        node = game.node("forest 8 NE")
        frame: Any = f.Relocating(1, node, KNIGHTS + 1, True, False, False)
        game.players[1].knights[0] -= 1
    else:
        frame = FRAMES[what]
    state = game.now()
    state.stack.append(GAME_FRAMES.validate(frame))
    return game


def words_on(app: Any) -> str:
    """What stands on the whole screen, read off a picture of it."""
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", app.export_screenshot(title="-"))
    return " ".join(" ".join(html.unescape(text).split()) for text in texts)
