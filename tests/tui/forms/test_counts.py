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


def test_there_is_no_kind_to_point_at_where_there_is_none_of_any() -> None:
    counts = Counts(["a", "b"], [0, 0])
    assert counts.cursor == 0 and counts.pointed() == 0 and counts.rows(20) == []
    counts.move(1)
    counts.change(1, 9)
    assert counts.cursor == 0 and counts.total() == 0
    counts.bar([0])
    assert counts.pointed() == 0


def test_a_kind_that_is_barred_takes_nothing_and_gives_nothing() -> None:
    counts = Counts(["a", "b", "c"], [2, 2, 2], "xyz")
    counts.taken = [1, 1, 1]
    counts.bar([0, 1, 2])
    for key in ("x", "X", "y", "zz", ""):
        assert not counts.letter(key, 9)
    counts.change(1, 9)
    counts.digit(2, 9)
    counts.move(1)
    assert counts.taken == [1, 1, 1] and counts.cursor == 0 and not counts.click(0, 9)
