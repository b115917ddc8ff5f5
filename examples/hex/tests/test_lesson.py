"""The lesson of Hex is passed as its script does."""

from tabletop_tui.play.lesson import Guide, lesson_keys
from tabletop_tui.store.reading.lessons import load_lesson


def test_the_lesson_is_passed_by_its_script() -> None:
    assert lesson_keys("hex") == ["bridge"]
    guide = Guide(load_lesson("hex", "bridge"))
    while not guide.over:
        entry = guide.reply() or guide.expected()
        assert entry is not None
        guide.table.play(*entry)
        guide.look()
    assert guide.table.over and guide.table.state.winner == 0
