"""A column of kinds: its cursor is always on one that there is any of."""

from tabletop_tui.tui.forms.counts import Counts


def test_the_cursor_leaves_a_kind_that_is_barred_for_the_first_that_is_not() -> None:
    counts = Counts(["a", "b", "c", "d"], [0, 2, 1, 1])
    assert counts.cursor == 1
    counts.bar([2])
    assert counts.cursor == 1, "it stays where it can"
    counts.bar([1])
    assert counts.cursor == 2 and counts.shown() == [2, 3]
    counts.bar([1, 2, 3])
    assert counts.shown() == []
