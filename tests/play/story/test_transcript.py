"""Transcripts: a game in sentences, in three formats, without secrets and without markup from
names.
"""

import html.parser

import pytest

from tabletop_tui import games
from tabletop_tui.games.skeleton.view.describe import Bid, Won
from tabletop_tui.play import Seat, Table, Words
from tabletop_tui.play.story.transcript import EVERYBODY, EVERYTHING, known_events, transcript
from tests.playing import new_table, play_on, won


def test_a_game_is_told_turn_by_turn_with_its_points() -> None:
    table = won()
    told = transcript(table, EVERYTHING)
    assert told.startswith("Goofspiel\nAnna and Ben\n\nRound 1: Anna\n  A prize of ")
    assert "\nThe end\n" in told and "wins: " in told and "(Prizes " in told
    assert told.count("is turned up") == 3
    assert "So far" in transcript(play_on(new_table(), 1))


def test_the_heading_alone_says_whose_turn_begins() -> None:
    table = play_on(new_table("cities_and_knights", 3, 3), 60, 5)
    begun = [event for events in table.events for event in events if event.kind == "turn-started"]
    told = transcript(table)
    assert len(begun) > 3 and "'s turn." not in told
    for number, seat in {*table.turns}:
        assert told.count(f"\nRound {number}: {table.seats[seat].name}\n  ") == (number > 0)
    last = table.game.current_turn(table.state)
    assert f"Round {last[0]}: {table.seats[last[1]].name}" in told


@pytest.mark.parametrize("game", games.ids())
def test_every_game_is_told_in_every_form_without_loose_ends(game: str) -> None:
    table = play_on(new_table(game, games.find(game).seats[-1]), 250)
    for seat in (EVERYTHING, EVERYBODY, 0):
        told = transcript(table, seat)
        assert (
            "{" not in told and "event-" not in told and "score-" not in told and "???" not in told
        )
    assert transcript(table, 0, "markdown").startswith("# ")
    page = transcript(table, 0, "html")
    assert page.startswith("<!doctype html>") and page.count("<p>") == page.count("</p>") > 2


NASTY = ["[bold]x[/bold]", "{$x} *a*", "<b>&amp;`x`"]


def nasty() -> Table:
    table = new_table(count=3, options={"cards": 4})
    table.seats[:] = [Seat(name) for name in NASTY]
    return play_on(table, 100)


def test_names_are_never_taken_for_markup_in_a_text() -> None:
    told = transcript(nasty())
    assert all(name in told for name in NASTY)


def test_names_are_never_taken_for_markup_in_markdown() -> None:
    told = transcript(nasty(), form="markdown")
    assert (
        r"\[bold\]x\[/bold\]" in told and r"\{\$x\} \*a\*" in told and r"\<b\>\&amp;\`x\`" in told
    )


def test_names_are_never_taken_for_markup_in_a_page() -> None:
    class Reader(html.parser.HTMLParser):
        tags: set[str] = set()
        text = ""

        def handle_starttag(self, tag: str, attrs: object) -> None:
            self.tags.add(tag)

        def handle_data(self, data: str) -> None:
            self.text += data

    reader = Reader()
    reader.feed(transcript(nasty(), form="html"))
    assert reader.tags == {"html", "meta", "title", "h1", "h2", "p", "strong"}
    assert all(name in reader.text for name in NASTY)


def test_a_seat_hears_what_it_may_and_everybody_what_most_know() -> None:
    class Dealt(Won):
        """A card that only its owner sees."""

        def seen_by(self, seat: int) -> Won | None:
            return self if seat == self.seat else Won(self.seat, 0, ())

    class Whispered(Won):
        """Only one seat knows that it happened."""

        def seen_by(self, seat: int) -> Won | None:
            return self if seat == self.seat else None

    dealt, open_, whispered = Dealt(1, 7, (1,)), Won(0, 3, ()), Whispered(1, 2, ())
    events = [dealt, open_, whispered]
    assert known_events(events, EVERYTHING, 3) == events
    assert known_events(events, 1, 3) == events
    assert known_events(events, 0, 3) == [Won(1, 0, ()), open_]
    assert known_events(events, EVERYBODY, 3) == [Won(1, 0, ()), open_]


def test_a_transcript_tells_no_bid_that_is_still_hidden() -> None:
    table = new_table(count=3)
    table.play(0, Bid(11))
    told = transcript(table)
    assert "11" not in told.partition("So far")[0]


def test_the_words_can_be_those_of_another_table() -> None:
    table = play_on(new_table(count=2), 4)
    told = transcript(table, words=Words(table.game, ["One", "Two"]))
    assert "One" in told or "Two" in told
