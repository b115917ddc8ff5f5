"""The remarks of characters: in every language, in one line, never twice, and nothing that a person
who only looks on does not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from tabletop_tui.bots import choose
from tabletop_tui.cells import cell_len
from tabletop_tui.engine import Event, Luck
from tabletop_tui.games import find
from tabletop_tui.games.skeleton.view.describe import Turned
from tabletop_tui.play import Table, Words
from tabletop_tui.play.seats import CHARACTERS, Seat, read_seats
from tabletop_tui.play.session import Session
from tabletop_tui.play.story.narration import StoryLine
from tabletop_tui.play.story.remarks import KIND, PAUSE, REMARKS, occasions, remarks
from tabletop_tui.play.text import PROGRAM, bundle, languages, set_language
from tabletop_tui.store.load import parse
from tabletop_tui.store.save import dump
from tests.playing import play_on

GAMES = ("cities_and_knights", "rise_of_empires", "ascending_empires")
KEYS = [
    f"remark-{key}-{occasion}-{n}"
    for key in CHARACTERS
    for occasion, most in REMARKS.items()
    for n in range(1, most + 1)
]


@cache
def whole_game(name: str) -> Table:
    """Return a whole game of three characters. In Ascending Empires, where thinking takes long,
    they move at random.
    """
    game = find(name)
    table = Table.open(game, read_seats("bot:hanna,bot:milo,bot:casper"), 5)
    if name == "ascending_empires":
        return play_on(table, 20_000)
    lucks = [Luck(n) for n in range(len(table.seats))]
    while not table.over:
        seat = table.deciding()[0]
        view, memory = game.view(table.state, seat), table.remembered(seat)
        table.play(seat, choose(game, view, seat, "easy", lucks[seat], memory=memory))
    return table


@pytest.fixture(params=GAMES)
def table(request: pytest.FixtureRequest) -> Table:
    return whole_game(str(request.param))


@pytest.mark.parametrize("language", languages())
def test_every_remark_is_there_in_every_language_and_fits_a_line(language: str) -> None:
    messages = bundle(PROGRAM, language)
    assert messages is not None and all(map(messages.has_message, KEYS))
    set_language(language)
    try:
        words = Words(find("skeleton"), language=language)
        said = {key: words.say(key) for key in KEYS}
        for key, remark in said.items():
            name = words.say(f"character-{key.split('-')[1]}")
            line = words.say("remark-line", name=f"{name} 2", remark=remark)
            assert cell_len(line) <= 80, line
    finally:
        set_language("en")
    assert len(set(said.values())) == len(KEYS), "nobody says what another says"


def test_nothing_is_said_twice_in_a_game_and_nobody_chatters(table: Table) -> None:
    found = remarks(table)
    keys = [remark.key for remark in found.values()]
    assert len(keys) >= 5 and len(set(keys)) == len(keys)
    places = [*found]
    assert all(b - a >= PAUSE for a, b in pairwise(places[:-1]))
    assert found[len(table.log) - 1].seat in table.game.winners(table.state)
    assert found[len(table.log) - 1].key.split("-")[2] == "win"
    for n, remark in found.items():
        character = table.seats[remark.seat].character
        assert remark.key.startswith(f"remark-{character}-")
        won = n == len(table.log) - 1
        happened = [*occasions(table, n, won=won)]
        assert (remark.key.split("-")[2], remark.seat) in happened


def test_what_was_said_stays_said_in_every_copy(table: Table) -> None:
    found = remarks(table)
    assert remarks(parse(dump(table)).table) == found
    half = len(table.log) // 2
    cut = parse(dump(table)).table
    cut.rewind(half)
    assert remarks(cut) == {n: remark for n, remark in found.items() if n < half}


def test_remarks_follow_from_what_everybody_sees(table: Table) -> None:
    found, seen = remarks(table), parse(dump(table)).table
    everybody = len(table.seats)
    seen.events = [
        [known for event in events if (known := event.seen_by(everybody)) is not None]
        for events in table.events
    ]
    seen.checkpoints = {}
    seen.log = [(seat, None) for seat, _ in table.log]
    assert remarks(seen) == found


class Whisper(Event):
    """An event that only the first seat knows of."""

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == 0 else None


def test_nobody_speaks_of_what_only_some_have_seen() -> None:
    table = Table.open(find("skeleton"), read_seats("bot:hanna,Anna"), 1)
    table.game = replace(
        table.game,
        occasions=lambda event: [("theft", 0)] if isinstance(event, (Whisper, Turned)) else [],
    )
    table.events, table.log = [[Whisper()]], [(0, None)]
    assert remarks(table) == {}
    table.events = [[Whisper(), Turned(3)]]
    assert [remark.seat for remark in remarks(table).values()] == [0]


def told(session: Session) -> Iterator[StoryLine]:
    return (line for line in session.story(-1) if line.kind == KIND)


def test_the_story_has_the_remarks_as_speech_unless_they_are_off() -> None:
    session = Session(whole_game("cities_and_knights"), None)
    lines, found = [*told(session)], remarks(session.table)
    assert [line.after for line in lines] == [n + 1 for n in found]
    assert lines[0].text.startswith(session.table.seats[next(iter(found.values())).seat].name)
    assert ": “" in lines[0].text and lines[0].brief == lines[0].text
    everything = [*session.story(-1)]
    session.remarks = False
    assert not [*told(session)]
    assert [line for line in everything if line.kind != KIND] == [*session.story(-1)]


def test_people_and_plain_computer_players_say_nothing() -> None:
    table = parse(dump(whole_game("rise_of_empires"))).table
    table.seats = [Seat("Hanna"), Seat("Milo", character="milo"), Seat("Bot 3", "easy")]
    assert remarks(table) == {}
    table.seats[2] = replace(table.seats[2], character="somebody-of-a-later-version")
    assert remarks(table) == {}
