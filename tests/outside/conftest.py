"""Games from outside, installed for a test."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from tabletop_tui import games
from tabletop_tui.games import faults
from tabletop_tui.tui import app as program
from tests.outside import nim

NIM = inspect.getsource(nim)
WORDS = "game-title = Nim\naction-take = Take from heap { $heap }\nevent-took = { $seat } takes.\noffer-take = Take a stone\n"
NUMBERS = count()
Bring = Callable[..., str]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Install a game from outside with that code, those English words and other files by name, in
    which ``.`` stands for ``/``; return its unique id.
    """
    folder, brought = tmp_path / "outside", list[str]()
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(faults, "_faults", {})
    monkeypatch.setattr(program, "WARM", 3600.0)  # or a thread would look for games that are gone
    monkeypatch.syspath_prepend(str(folder))

    def game(
        code: str = NIM, words: str | None = WORDS, *, point: str = "{id} = {id}", **files: str
    ) -> str:
        game_id = f"nim_{next(NUMBERS)}"
        brought.append(game_id)
        files |= {"__init__": code}
        for name, text in files.items():
            path = folder / game_id / f"{name.replace('.', '/')}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        (folder / game_id / "words").mkdir()
        if words is not None:
            (folder / game_id / "words" / "en.ftl").write_text(words, encoding="utf-8")
        info = folder / f"{game_id}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game_id}\nVersion: 1\n")
        points = f"[tabletop_tui.games]\n{point.format(id=game_id)}\n"
        (info / "entry_points.txt").write_text(points, encoding="utf-8")
        monkeypatch.setenv(games.WANTED, ",".join([*brought, "hex"]))
        games.external.cache_clear()
        return game_id

    yield game
    monkeypatch.undo()
    games.external.cache_clear()
