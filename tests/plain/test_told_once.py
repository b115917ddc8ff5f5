"""What a moment tells in plain mode is not told again by the events of the same action."""

from __future__ import annotations

from tabletop_tui.engine import Moment, SeatTable, Word
from tabletop_tui.plain.narrator import without_moments
from tabletop_tui.play.story.narration import CHRONICLE, StoryLine


def test_the_table_of_a_turn_is_told_once() -> None:
    def line(after: int, kind: str) -> StoryLine:
        return StoryLine(after, 0, kind, "", kind)

    lines = [line(6, "collected"), *(line(7, k) for k in ("collected", "fought", CHRONICLE))]
    table = SeatTable((0,), ((Word("x"), ("1",)),), 1, ("collected", "points-scored"))
    moments = [(7, Moment(Word("x"), (Word("y"),), table=table))]
    assert [(one.after, one.kind) for one in without_moments(lines, moments)] == [
        (6, "collected"), (7, "fought"),
    ]  # fmt: skip
    assert without_moments(lines, []) == lines
