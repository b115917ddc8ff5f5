"""Games from the same start are known again, played again, and compared."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.games import listed
from tabletop_tui.play.rematch import played_again
from tabletop_tui.play.results.deals import (
    deal_of,
    deals_in_words,
    other_scores,
    scores_in_words,
)
from tabletop_tui.play.results.records import GameResult, Player, result_of
from tabletop_tui.play.text import Words, languages
from tabletop_tui.store.results import kept, others_of_deal, remember
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.store.save_folder import folder
from tests.playing import new_table, play_on


@pytest.mark.parametrize("game", listed())
def test_the_same_start_with_new_luck_is_the_same_deal(game: str) -> None:
    table = play_on(new_table(game, 2, 3), 30)
    again = played_again(table, 99)
    assert deal_of(again) == deal_of(table)
    assert again.state.rng == 99 and not again.log
    assert again.seats == table.seats and again.opening == table.opening
    first = table.game.clone(table.checkpoints[0])
    first.rng = 99
    assert again.state == first
    assert bool(deal_of(table)) == (game != "hex")


def test_another_deal_is_another() -> None:
    one, other = (new_table("ascending_empires", 2, seed) for seed in (3, 4))
    assert len(deal_of(one)) == 12 and deal_of(one) != deal_of(other)


def test_other_scores_of_the_deal_are_kept_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    table = play_on(new_table("ascending_empires", 2, 3), 10_000)
    for n, one in enumerate((table, play_on(played_again(table, 99), 10_000))):
        save = SaveFile.create(one, folder() / f"{n}.json")
        remember(one, save.path)
        save.close()
    assert len(kept()) == 2, "a start played again is another game"
    (other,) = others_of_deal(table)
    assert other.deal == deal_of(table)
    for language in languages():
        (told,) = other_scores(Words(language=language), [other], deal_of(table))
        assert scores_in_words(other) in told
        (told,) = deals_in_words(Words(language=language), [other, other])
        assert told.count(scores_in_words(other)) == 2
    assert other_scores(Words(), [other], "else") == [] == deals_in_words(Words(), [other])


def test_records_of_older_versions_have_no_deal() -> None:
    old = GameResult("skeleton", "2026-01-02", (Player("Anna", 5, won=True),))
    assert deals_in_words(Words(), [old, old]) == [] == other_scores(Words(), [old], "")
    table = play_on(new_table("skeleton", 2, 3), 500)
    found = result_of(table, "2026-01-02")
    assert found is not None and found.deal == deal_of(table)
