"""What was undone at several terminals stands in the story, with who undid it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tabletop_tui.play.perspective import OwnSeat
from tabletop_tui.play.remote.remote_seats import Vote
from tabletop_tui.play.remote.undone import KIND, last_undo
from tabletop_tui.play.remote.votes import call_vote, cast_vote, vote_question
from tabletop_tui.play.session import Session
from tabletop_tui.play.text import languages
from tabletop_tui.store.load import load
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table, play_on


def at(path: Path, seat: int) -> Session:
    """The terminal of a seat."""
    one = SharedSaveFile(path)
    return Session(one.table, one, "en", OwnSeat(one.table, seat))


def test_an_undo_that_was_agreed_names_its_action_and_who_put_it(tmp_path: Path) -> None:
    path = tmp_path / "friday.json"
    table = play_on(new_table("cities_and_knights", 2, 3), 14)
    actor, n = table.log[-1][0], len(table.log) - 1
    SharedSaveFile.create(table, path).close()
    assert b'"undone"' not in path.read_bytes()
    hers, his = at(path, actor), at(path, 1 - actor)
    vote = Vote(actor, n, n + 1, undo=True)
    call_vote(hers, vote, 7)
    his.news()
    told = his.story(1 - actor, n)[0].text.rstrip(".")
    question = vote_question(his.table, his.words, vote)
    assert f'"{told}"' in question and his.words.name(actor) in question
    for language in languages():
        session = replace_language(his, language)
        asked = vote_question(session.table, session.words, vote)
        assert "$" not in asked and asked.endswith("?")
    cast_vote(his, 1 - actor, vote, 7, agrees=True)
    hers.news()
    for session in (hers, his):
        name = session.words.name(actor)
        (line,) = [line for line in session.story(actor) if line.kind == KIND]
        assert (
            line.text == f"{name} has undone an action." == last_undo(session.table, session.words)
        )
        assert line.after == n == len(session.table.log)
    play_on(his.table, 1)
    story = his.story(actor)
    assert [one.after for one in story] == sorted(one.after for one in story)
    assert load(path).table.remote == hers.table.remote


def replace_language(session: Session, language: str) -> Session:
    """The same terminal in another language."""
    return Session(session.table, None, language, session.perspective)


def test_an_own_undo_leaves_its_trace_and_one_keyboard_none(tmp_path: Path) -> None:
    path = tmp_path / "friday.json"
    SharedSaveFile.create(new_table("cities_and_knights", 2, 3), path).close()
    one = at(path, 0)
    seat = one.table.deciding()[0]
    one = at(path, seat)
    from tabletop_tui.engine import Luck, random_action

    action = random_action(one.table.game, one.table.state, seat, Luck(1))
    one.play(seat, action)
    assert one.undo()
    assert load(path).table.remote.undone == ((0, seat, 1),)  # type: ignore[union-attr]
    assert "has undone an action" in one.story(seat)[-1].text
    alone = Session(play_on(new_table("cities_and_knights", 2, 3), 1), None)
    assert alone.undo() and all(line.kind != KIND for line in alone.story(0))


def test_a_trace_from_after_what_was_undone_moves_back_with_it() -> None:
    table = play_on(new_table("cities_and_knights", 2, 3), 9)
    from tabletop_tui.play.remote.remote_seats import RemoteSeats

    table.remote = replace(RemoteSeats(), undone=((8, 1, 2),))
    table.rewind(5)
    assert table.remote.undone == ((5, 1, 2),)
