"""A share of the random input of `on_screens`, which ``make soak`` feeds to every kind of screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.hard_use.on_screens import PLACES, SIZE, Typing, fed, plays

SHARE = 12  # sequences to each of two kinds of screen


@pytest.mark.parametrize("place", PLACES)
async def test_nothing_that_is_no_key_plays_or_ends_anything_on_any_screen(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    met = await fed(place, tmp_path, SHARE, seed=sorted(PLACES).index(place), most=2)
    assert sum(met.values()), "some of it reaches the screens"


def test_only_whole_keys_and_clicks_on_the_screen_are_left_out() -> None:
    typing, seen = Typing(1), 0
    for _ in range(300):
        for message in typing.sequence():
            assert not plays(message)
            seen += 1
    found = [message for whole in ("\r", "a", "\x1b[<0;9;9M") for message in typing.fed(whole)]
    assert len(found) == 3 and all(map(plays, found)) and seen > 100
    (outside,) = typing.fed(f"\x1b[<0;{SIZE[0] + 9};2M")
    assert not plays(outside)
