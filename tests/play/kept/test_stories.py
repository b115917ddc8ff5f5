"""Stories, replays, standings, records and reviews, compared with snapshots of what a person
reads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.play import Seat, Table, Words
from tabletop_tui.play.options_in_words import options_in_words
from tabletop_tui.play.perspective import NOBODY
from tabletop_tui.play.players import (
    bots_in_words,
    changed_seats,
    level_in_words,
    occupant,
    style_about,
)
from tabletop_tui.play.remote.remote_seats import RemoteSeats
from tabletop_tui.play.replay import ALL_HANDS, EVERYBODY, Replay, first_viewer, viewers_for
from tabletop_tui.play.results.records import (
    GameResult,
    Player,
    by_game,
    identity,
    records_in_words,
    result_of,
    table_rows,
    tallies,
)
from tabletop_tui.play.session import Session
from tabletop_tui.play.story.moments import moments, moments_for, sentences
from tabletop_tui.play.story.recap import (
    different_turn,
    last_decision,
    recap,
    without_closed_deals,
    without_question,
)
from tabletop_tui.play.story.review import (
    Regret,
    decision_in_words,
    ending_notes,
    record_of,
    reviewed_seats,
    why_not_reviewable,
)
from tabletop_tui.play.story.standings import decision, ranking, standings, summary
from tabletop_tui.play.story.transcript import EVERYTHING, Format, transcript
from tabletop_tui.play.table_settings import TableSettings
from tests.playing import new_table, play_on
from tests.snapshots.kept import compare

HERE = Path(__file__).parent / "stories"
NAMES = (
    "ends", "looking-back", "moments", "news", "records", "seats", "walks", "story-text",
    "story-markdown", "story-html",
)  # fmt: skip


def keep(name: str, rows: Iterator[object] | list[object]) -> None:
    """Compare rows with a snapshot."""
    assert name in NAMES
    compare(HERE / f"{name}.txt", "\n".join(map(str, rows)) + "\n")


@cache
def island() -> Table:
    """A running game of Cities & Knights."""
    return play_on(new_table("cities_and_knights", 3, 3), 230, 5)


def bids(cards: int = 5, seats: int = 3, seed: int = 3, luck: int = 7) -> Table:
    """A finished game of bids."""
    return play_on(new_table("skeleton", seats, seed, options={"cards": cards}), 100, luck)


@pytest.mark.parametrize("form", ["text", "markdown", "html"])
def test_the_story_of_a_game_in_every_form(form: Format) -> None:
    table = bids(3)
    table.seats[:] = [Seat("1. Anna"), Seat("<b>Ben</b>"), Seat("*Cleo* & www.x://y")]
    rows = [transcript(table, seat, form) for seat in (EVERYTHING, EVERYBODY, 0, 1)]
    if form == "text":
        rows += [transcript(island(), EVERYBODY)]
        asleep = play_on(new_table("ascending_empires", 2, 3), 60)
        passes = Table.open(asleep.game, asleep.seats, 5)
        for _ in range(2):
            passes.play(passes.deciding()[0], asleep.log[-1][1])
        rows += [transcript(asleep), transcript(passes)]
    keep(f"story-{form}", [*rows])


def walked(table: Table, viewer: int, *, seat: int) -> Iterator[object]:
    """The cursor of a replay after every step."""
    yield f"== as {viewer} of {viewers_for(table)}, first {first_viewer(table)} =="
    replay = Replay(table, viewer)
    yield f"eyes {replay.viewer}, ears {replay.viewing_seat}, end {replay.end}"
    for n, now in enumerate(replay.situations[:16]):
        yield f"{n}: {now.round} {now.turn} {now.deciding}"
    kinds = replay.kinds()
    yield f"kinds {kinds}"
    steps: dict[str, Callable[[], bool]] = {
        "step": lambda: replay.step(),
        "step 3": lambda: replay.step(3),
        "step -1": lambda: replay.step(-1),
        "go -3": lambda: replay.go(-3),
        "go 4": lambda: replay.go(4),
        "turn": lambda: replay.turn(),
        "turn again": lambda: replay.turn(1),
        "turn back": lambda: replay.turn(-1),
        "decision": lambda: replay.decision(seat),
        "next decision": lambda: replay.decision(seat, 1),
        "last decision": lambda: replay.decision(seat, -1),
        "event": lambda: replay.event(kinds[0]),
        "next event": lambda: replay.event(kinds[0], 1),
        "last event": lambda: replay.event(kinds[0], -1),
        "rare event": lambda: replay.event(kinds[-1]),
        "round 2": lambda: replay.to_round(2),
        "round 0": lambda: replay.to_round(0),
        "round 3": lambda: replay.to_round(3),
        "go 999": lambda: replay.go(999),
        "again": lambda: replay.go(999),
        "turn at the end": lambda: replay.turn(),
        "to its beginning": lambda: replay.turn(-1),
        "decision before": lambda: replay.decision(seat, -1),
        "event before": lambda: replay.event(kinds[0], -1),
        "round 99": lambda: replay.to_round(99),
        "go 0": lambda: replay.go(0),
        "before all": lambda: replay.step(-1),
        "event before all": lambda: replay.event(kinds[0], -1),
        "go 2": lambda: replay.go(2),
    }
    for told, do in steps.items():
        moved = do()
        ahead = {kind: n for kind, (n, _) in replay.upcoming().items()}
        yield f"{told}: {moved} to {replay.n}, {replay.turn_at(replay.n)}, {ahead}"
    past = replay.table_then()
    yield f"past {len(past.log)} {len(past.events)} {len(past.turns)} of {len(table.log)}"
    yield f"branch {len(replay.play_on(5).log)}"
    yield [replay.look_as(viewer) for viewer in (ALL_HANDS, EVERYBODY, 0, 2, 3, -3)], replay.viewer


def test_walks_through_games() -> None:
    def followed() -> Iterator[object]:
        """A game that goes on while somebody looks on, and is another one then."""
        table = play_on(new_table("skeleton", 3, 3), 6)
        replay = Replay(table, 0)
        for n, actions in ((3, 9), (9, 12), (20, 5)):
            replay.go(n)
            replay.follow(play_on(new_table("skeleton", 3, 3), actions))
            yield replay.n, replay.end, replay.viewer, len(replay.log)
        table = play_on(table, 5)
        replay = Replay(table)
        table.settings = TableSettings(free_undo=True)
        for _ in range(3):
            table.undo()
        replay.follow(table)
        yield replay.n, replay.end, replay.viewer, len(replay.log)
        play_on(table, 2, 9)
        replay.follow(table)
        yield replay.n, replay.end, replay.viewer, replay.log == table.log

    def gone_on() -> Iterator[object]:
        """A game in which others act, take back and act otherwise, while the finger stays."""
        for at, back, more in ((2, 0, 1), (8, 3, 0), (5, 1, 1), (8, 1, 2), (4, 8, 3), (0, 4, 0)):
            table = play_on(new_table("skeleton", 3, 3), 8)
            table.settings = TableSettings(free_undo=True)
            replay = Replay(table, EVERYBODY)
            replay.go(at)
            for _ in range(back):
                table.undo()
            luck = Luck(back)
            for _ in range(more):
                seat = table.deciding()[-1]
                table.play(seat, random_action(table.game, table.state, seat, luck))
            replay.follow(table)
            assert replay.log == table.log and replay.situations == Replay(table).situations
            yield replay.n, replay.end, replay.viewer, len(replay.log)
            replay.follow(play_on(new_table("skeleton", 3, 4), 6))
            assert len(replay.log) == 6 and replay.log == replay.table.log
            yield replay.n, replay.end, replay.situations[-1]

    short = play_on(new_table("cities_and_knights", 3, 3), 24, 5)
    alone = play_on(new_table("skeleton", 2, 3), 3)
    alone.seats[1] = Seat("Bot 2", "easy")
    rows = [*walked(bids(4), ALL_HANDS, seat=1), *walked(short, EVERYBODY, seat=2)]
    rows += [*walked(short, 1, seat=0), *walked(alone, 5, seat=0), *followed(), *gone_on()]
    keep("walks", rows)


def test_ends_of_games() -> None:
    rows: list[object] = []
    for luck in range(1, 19):
        table = bids(3, 3 if luck % 2 else 2, luck, luck)
        words = Words(table.game, [seat.name for seat in table.seats])
        rows += [f"{ranking(table)} {decision(table)}", *summary(table, words)]
        rows += [(one.round, one.after, one.points) for one in standings(table)][: luck % 4]
    lost = bids(3, 2, 4, 4)
    lost.log = []
    rows.append(decision(lost))
    begun = new_table("skeleton", 2)
    rows += [standings(begun), standings(island(), 0)[-1], standings(island())[3], decision(begun)]
    keep("ends", rows)


def news(session: Session, seat: int, viewer: int) -> Iterator[object]:
    """The recap of a seat before it decides."""
    table = session.table
    yield f"== {len(table.log)}: {seat} as {viewer}, since {last_decision(table, seat)} =="
    told = recap(session, seat, viewer)
    for name, lines in (("own", told.own), ("others", told.others)):
        for line in lines:
            yield f"{name} {line.after} {line.seat} {line.names} {line.kind}: {line.text}"
    both = (*told.own, *told.others)
    yield [
        line.after
        for line in without_question(session, seat, session.story(viewer, len(table.log) - 3))
    ]
    yield [different_turn(table, one, other) for one, other in pairwise(both)]


def test_news_between_two_decisions() -> None:
    rows: list[object] = []
    for actions, seats in ((30, 3), (90, 3), (170, 3), (230, 3)):
        session = Session(play_on(new_table("cities_and_knights", seats, 3), actions, 5), None)
        for seat in range(seats):
            rows += news(session, seat, seat if actions == 170 else NOBODY)
    for aloud in (set[int](), {3}, {4, 5}, {5}):
        session = Session(play_on(new_table("skeleton", 3, 3), 7), None)
        session.agreed_aloud = aloud
        rows.append([line.after for line in without_closed_deals(session, session.story(NOBODY))])
        rows += [last_decision(session.table, seat, aloud) for seat in range(4)]
    for luck, actions in ((2, 20), (2, 26), (6, 28)):
        session = Session(play_on(new_table("cities_and_knights", 4, 3), actions, luck), None)
        for seat in session.table.deciding():
            told = session.story(NOBODY, actions - 6)
            rows.append(f"{session.prompt(seat)} {len(told)}")
            rows += [f"{line.after} {line.text}" for line in without_question(session, seat, told)]
        rows.append(len(without_question(session, 9, session.story(NOBODY))))
    closed = island()
    answers = [n for n in range(1, 229) if closed.log[n - 1][0] == closed.log[n + 1][0]]
    session = Session(closed, None)
    session.agreed_aloud = {n for n in answers if closed.log[n][0] != closed.log[n - 1][0]} | {229}
    rows.append((sorted(session.agreed_aloud), len(session.story(NOBODY))))
    rows.append(len(without_closed_deals(session, session.story(NOBODY))))
    keep("news", rows)


def test_moments_of_a_game() -> None:
    rows: list[object] = []
    for actions in (0, 27, 28, 64, 80, 94, 130, 168, 178, 179):
        session = Session(play_on(new_table("cities_and_knights", 3, 3), actions, 5), None)
        for viewer in (NOBODY, 0, 1, 2):
            session.perspective.set_viewer(viewer)
            for wish in ("all", "mine", "none"):
                found = moments(session, wish)
                stopped, heard = session.perspective.reader, session.viewing_seat
                assert found == moments_for(session, wish, stopped, heard)
                titles = [str(session.words.fact(one.title)) for one in found]
                told = [sentences(session, one) for one in found] if wish == "all" else ""
                rows += [f"{actions} {viewer} {wish}: {titles} {told}"] if titles else []
    keep("moments", rows)


def test_records_over_games() -> None:
    def won(name: str, points: int, won: bool, given: bool = False, **feats: int) -> Player:
        return Player(name, points, won, {"longest-" + key: n for key, n in feats.items()}, given)

    results = [
        GameResult("skeleton", "1", (won("Anna", -3, False), won("Ben", 12, True))),
        GameResult("skeleton", "2", (won("anna", -5, True), won("Wilhelmina the Great", 0, False))),
        GameResult("skeleton", "3", (won("ANNA", 7, True), won("Ben", 0, False, given=True))),
        GameResult("skeleton", "4", (won("Anna", 7, False), won("Ben", 20, True))),
        GameResult("cities_and_knights", "5", (won("Cleo", 13, True, road=9),)),
        GameResult("cities_and_knights", "6", (won("Cleo", 9, False, road=7),)),
        GameResult("cities_and_knights", "7", (won("Ben", 13, True),)),
        GameResult("gone", "8", (won("Ben", 13, True),)),
    ]
    rows: list[object] = [*records_in_words(results), *tallies(results)]
    for width in (0, 44, 60, 100):
        rows += [f"-- {width} --", *table_rows(results, width), *table_rows(results[:2], width)]
    rows += [(game.id, len(some)) for game, some in by_game(results)]
    over = bids()
    over.seats[1] = Seat("Ben", "easy")
    over.seats[2] = Seat("Bot 3", "easy")
    rows += [result_of(over, "x"), result_of(new_table("skeleton", 2), "x"), identity(over)]
    over.seats[0], over.seats[1] = Seat("Bot 1", "easy"), Seat("Bot 2", "easy")
    rows += [result_of(over, "x")]
    keep("records", rows)


def test_who_sits_where_and_what_is_agreed() -> None:
    table = new_table("cities_and_knights", 4, 3, options={"points": 10, "dice": "deck"})
    table.seats[1:] = [Seat("Bot 2", "hard", "trader"), Seat("Cleo", "easy"), Seat("Dora")]
    table.remote = RemoteSeats(free=frozenset({3}))
    words = Words(table.game, [seat.name for seat in table.seats])
    rows: list[object] = [*bots_in_words(table), *(occupant(table, n) for n in range(4))]
    rows += [level_in_words("hard"), level_in_words("hard", "builder"), level_in_words("")]
    rows += [style_about(style) for style in ("builder", "trader", "fighter", "", "x")]
    rows += [*changed_seats(words, new_table("skeleton", 4).seats, table.seats)]
    rows += [*options_in_words(table, words).items()]
    for game in ("rise_of_empires", "ascending_empires", "skeleton"):
        rows += [*options_in_words(new_table(game), Words(new_table(game).game)).items()]
    bots = new_table("ascending_empires", 2, options={})
    bots.seats[1] = Seat("Bot 2", "normal")
    keep("seats", [*rows, *bots_in_words(bots), *bots_in_words(new_table("skeleton", 2))])


def test_decisions_looked_back_on() -> None:
    table = bids(4, 2)
    words = Words(table.game, [seat.name for seat in table.seats])
    rows: list[object] = []
    for n, cost in enumerate((0.04, 12.34, 99.94, 99.99, 100.0, 100.1, 250.0)):
        at = min(n, len(table.log) - 1)
        seat, action = table.log[at]
        rows.append(decision_in_words(words, table, Regret(at, seat, action, action, cost, ())))
    asleep = play_on(new_table("ascending_empires", 2, 3), 60)
    space = Words(asleep.game, ["Anna", "Ben"])
    for n in range(len(asleep.log) - 4, len(asleep.log)):
        seat, action = asleep.log[n]
        told = decision_in_words(space, asleep, Regret(n, seat, action, action, 1.0, ()))
        rows.append(told)
    seated_ = bids(3, 3)
    for n in range(len(seated_.log)):
        rows.append(ending_notes(words, seated_, n))
    fewer = bids(4, 2)
    fewer.log = []
    running = play_on(new_table("skeleton", 2), 3)
    rows += [ending_notes(words, running, n) for n in range(4)]
    rows += [
        why_not_reviewable(table),
        why_not_reviewable(table, "note"),
        why_not_reviewable(fewer),
        why_not_reviewable(running),
    ]
    record = record_of(table, (1, 0))
    assert record.start == table.at(0) != table.at(1)
    rows += [(record.game, len(record.log), record.reseeds, record.seats, record.opening)]
    table.seats[0] = Seat("Bot 1", "easy")
    rows += [reviewed_seats(table)]
    table.seats[1] = Seat("Bot 2", "easy")
    rows += [reviewed_seats(table)]
    keep("looking-back", rows)


def test_the_files_are_those_of_the_tests() -> None:
    assert {path.stem for path in HERE.iterdir()} == {*NAMES}
