"""The command `film`: where it writes, and what it refuses."""

from pathlib import Path

import pytest

from tests.playing import won
from tests.secrecy.worlds import put

from .running import Run, sentence


@pytest.fixture
def save(saves: Path) -> Path:
    return put(won(), saves / "friday.json")


def test_a_film_lies_beside_the_save_and_over_no_other(run: Run, save: Path) -> None:
    for name in ("friday.cast", "friday-2.cast"):
        code, out, _ = run("film", "friday", "--turning")
        path = save.parent / "exports" / name
        assert code == 0 and str(path) in out.replace("\n", "") and path.is_file()
    target = save.parent / "mine.cast"
    target.write_text("mine")
    assert "already exists" in sentence(run, "film", "friday", "--output", str(target))
    assert target.read_text() == "mine"


@pytest.mark.parametrize("size", ["80", "59x20", "60x19", "401x50", "x", "-80x24", "٨٠x24"])
def test_a_size_that_holds_no_table_is_refused(size: str, run: Run, save: Path) -> None:
    assert "is no size from 60x20 to" in sentence(run, "film", "friday", f"--size={size}")


def test_a_film_does_not_run_backwards(run: Run, save: Path) -> None:
    assert "begin at action 3" in sentence(run, "film", "friday", "--from", "3", "--to", "1")
    code, _, _ = run("film", "friday", "--from", "999", "--to", "999")
    assert code == 0, "after the end there is the end"


def test_where_nothing_can_be_written_it_is_said(run: Run, save: Path) -> None:
    nowhere = save.parent / "no" / "film.cast"
    assert sentence(run, "film", "friday", "--to", "0", "--output", str(nowhere))
