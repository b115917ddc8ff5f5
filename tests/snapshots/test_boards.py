"""Each board at two sizes and three depths of colour, as it was when its snapshot was drawn."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from tests.snapshots.draw import DEPTHS, GAMES, SIZES, path, text


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
async def test_the_board_looks_as_it_did(
    game: str, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    kept = path(game, size).read_text(encoding="utf-8").splitlines()
    assert all(f"[{depth}]" in kept for depth in DEPTHS)
    now = (await text(game, size)).splitlines()
    changed = "\n".join(unified_diff(kept, now, "kept", "now", n=0, lineterm=""))
    assert not changed, f"{changed}\nIf this is as it should be: python -m tests.snapshots.draw"
