"""What others take back is told, and whose question stands at which terminal."""

from __future__ import annotations

from pathlib import Path

from tabletop_tui.play.remote.remote_seats import News
from tests.tui.remote.test_remote_seats import BEN, CLEO, discarding, saved, sitting, table_of


async def test_it_is_told_when_others_have_taken_back_and_played_anew(tmp_path: Path) -> None:
    path = saved(tmp_path, discarding())
    async with sitting(path, "Anna") as anna:
        screen = await table_of(anna)
        others, done = screen.remote_players, len(screen.table.log)
        anew = [News(), News(BEN, None, ())]  # one taken back, and another one in its place
        for known, told in ((done, True), (done - 1, False)):
            others.known = known
            assert bool(others.taken_back(anew)) is told
        others.known = done
        assert not others.taken_back([News(BEN, None, ())])


async def test_a_question_to_a_seat_of_another_terminal_does_not_stand_here(tmp_path: Path) -> None:
    path = saved(tmp_path, discarding())
    async with sitting(path, "Anna") as anna:
        screen = await table_of(anna)
        assert screen.choice.is_still_open()
        screen.choice.seat = CLEO
        screen.choice.question = screen.session.open_question(CLEO)
        assert not screen.choice.is_still_open()
