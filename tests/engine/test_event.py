"""The defaults of actions and events."""

from tabletop_tui.engine import Action, Event, Part, Step


def test_an_event_hides_nothing_and_can_be_taken_back() -> None:
    told = Event()
    assert told.seen_by(0) is told and told.seen_by(3) is told
    assert not told.reveals and told.heads == ""


def test_an_action_is_written_with_all_its_fields_and_stands_nowhere_on_the_board() -> None:
    assert not Action.grown and Action().places == () and Action.takes == ""


def test_a_step_asks_and_a_part_that_says_nothing_is_hidden() -> None:
    assert not Step.forced
    part: Part[None, None] = Part()
    assert part.offer(None, None, 0) is None and [*part.closed(None, None, 0)] == []
