"""Each board at two sizes, one of them in two colour depths, as it was when last drawn."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from tests.snapshots.draw import HERE, path, pictures, text

HEADS = {"world": "NAM 4/2", "tiles": "Progress tiles ("}


def test_every_board_has_its_snapshots_and_every_snapshot_its_board() -> None:
    assert {path(*picture) for picture in pictures()} == set(HERE.glob("*.txt"))


@pytest.mark.parametrize(
    ("game", "size", "pane"),
    [  # the boards of one table are drawn together
        pytest.param(*one, marks=pytest.mark.xdist_group(f"snapshots {one[0]}"))
        for one in pictures()
    ],
    ids=str,
)
async def test_the_board_looks_as_it_did(
    game: str, size: tuple[int, int], pane: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    kept = path(game, size, pane).read_text(encoding="utf-8").splitlines()
    assert not pane or any(HEADS[pane] in row for row in kept[: size[1]]), (
        "another board is in front"
    )
    now = (await text(game, size, pane)).splitlines()
    changed = "\n".join(unified_diff(kept, now, "kept", "now", n=0, lineterm=""))
    assert not changed, f"{changed}\nIf this is as it should be: python -m tests.snapshots.draw"
