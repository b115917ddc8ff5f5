"""Narrates a table in plain mode: its board, what the viewer holds, and what has happened since the
viewer looked last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ..engine import Aim, Event, Moment
from ..engine.fast_dataclass import dataclass
from ..play.perspective import NOBODY
from ..play.replay import viewing_seat
from ..play.session import Session
from ..play.story.moments import moments_for
from ..play.story.narration import CHRONICLE, StoryLine
from ..play.story.recap import actions_concerning, begins_turn, last_decision
from .console import Console
from .game_narration import narration_of

RECENT = 12  # actions narrated at most to a person who comes back: a screenful
MOST = 20  # lines of news printed at once
ROUND = 15  # lines of a round of a person who keeps the keyboard, when nothing great happens
SET_UP = 10  # the same between two questions of the set-up
LEAST = 2  # lines of it that are left to the news in any case
KEPT = 1  # lines of it that are left to what the person holds


@dataclass(slots=True, frozen=True)
class Told:
    """A paragraph of the news, how many *lines* it takes, and whether it *concerns* the reader;
    *full* is all of it, with what is told on request. What came of the reader's *own* action is
    always told.
    """

    text: str
    lines: int
    concerns: bool
    full: str = ""
    own: bool = False


def sentences(lines: Iterable[StoryLine], *, full: bool) -> Iterator[tuple[str, str]]:
    """Yield the sentences of an action one after the other, those from a heading on apart: as they
    are told, *full* or without what is told on request, and in full. Whose turn begins is left out:
    their first action names them, and the viewer's turn is a heading.
    """
    part: list[StoryLine] = []
    for line in [*lines, None]:
        if line is None or (part and (line.heads or begins_turn(line))):
            whole = " ".join(one.text for one in part)
            if part:
                yield whole if full else " ".join(x.brief for x in part if x.brief), whole
            part = []
        if line is not None and not (begins_turn(line) and line.names):
            part.append(line)


def newest(news: Sequence[Told], most: int) -> tuple[list[Told], list[Told]]:
    """Return the paragraphs that are told in *most* lines, and those left out: none, or else the
    oldest. Half of the lines are for what concerns the reader; one says that there is more.
    """
    if sum(one.lines for one in news if not one.own) <= most:
        return [*news], []
    chosen = {n for n, one in enumerate(news) if one.own}
    own = sum(news[n].lines for n in chosen)
    for concerning, room in ((True, own + most // 2), (False, own + most - 1)):
        room -= sum(news[n].lines for n in chosen)
        for n in reversed(range(len(news))):
            if n not in chosen and news[n].concerns >= concerning:
                if news[n].lines > room:
                    break
                room -= news[n].lines
                chosen.add(n)
    told = [one for n, one in enumerate(news) if n in chosen or not one.lines]
    return told, [one for n, one in enumerate(news) if n not in chosen]


class Narrator:
    """Prints one table on a console; *picture* is whether maps are drawn, *moments* which moments
    are printed.
    """

    def __init__(
        self, session: Session, console: Console, *, picture: bool, moments: str = "all"
    ) -> None:
        self.session, self.console, self.picture = session, console, picture
        self.is_spectator = False  # whether this terminal has no seat
        self.narration = narration_of(session.table.game.id)
        self.news_seen: dict[int, int] = {}  # by seat: length of the log already narrated
        self.heard: dict[int, int] = {}  # the same, while all hands lay face down
        self.moments_wanted = moments
        # by seat: moments not printed yet, with the length of the log after their action; and the
        # same as everybody may know them, for a reader whose hand lies face down
        self.kept: dict[int, list[tuple[int, Moment]]] = {}
        self.kept_openly: dict[int, list[tuple[int, Moment]]] = {}
        self.began = 0  # lines on the console before the turn of a person who plays alone
        self.told_openly: dict[int, set[tuple[int, str]]] = {}  # by seat: of those, the titles told
        self.left_out: dict[int, list[Told]] = {}  # by seat: of the news since the last answer
        self.left_at = -1  # answers read by then
        self.printed: dict[str, list[str]] = {}
        self.own_told: dict[int, list[str]] = {}  # by seat: what it holds, where nothing is hidden
        # by seat, while maps are described in sentences
        self.printed_to: dict[int, dict[str, list[str]]] = {}

    def notice(self, text: str) -> None:
        """Print a message of the store, if any."""
        if text:
            self.console.print(f"* {text}")

    def change_viewer(self, seat: int) -> None:
        """Narrate to another person. Pictures are drawn again; sentences are printed as far as they
        are new to them.
        """
        self.left_out.clear()  # it was told to somebody else
        self.printed = {} if self.picture else self.printed_to.setdefault(seat, {})

    def hand_on(self, before: int, seat: int) -> None:
        """Narrate to another person who has heard all that the one before was told, as nothing is
        hidden.
        """
        self.own_told[before] = self.printed.pop("own", [])
        self.printed["own"] = self.own_told.get(seat, [])
        if before >= 0:
            told = max(self.news_seen.get(seat, -1), self.news_seen.get(before, -1))
            self.news_seen[seat] = told
            self.kept[seat] = [one for one in self.kept.get(seat, []) if one[0] > told]
            self.left_out[seat] = self.left_out.pop(before, [])

    def forget_own(self) -> None:
        """Forget what was printed of a hand, as another one is picked up."""
        self.printed.pop("own", None)

    @property
    def viewer(self) -> int:
        """Who reads. At one of several terminals it is the same person after the end of the
        game.
        """
        perspective = self.session.perspective
        return perspective.speaker if self.session.table.over else perspective.viewer

    @property
    def reader(self) -> int:
        """Who is told the news: the viewer, or while all hands lie face down the person who
        decides.
        """
        viewer = self.viewer
        over = self.session.table.over
        return viewer if over or viewer >= 0 else self.session.perspective.reader

    def keep_moments(self) -> None:
        """Keep the moments of the last action for every person of this terminal."""
        table, done = self.session.table, len(self.session.table.log)
        everybody = viewing_seat(table, NOBODY)
        for seat, one in enumerate(table.seats):
            if not one.is_bot and self.session.perspective.mine(seat):
                for kept, listening in ((self.kept, seat), (self.kept_openly, everybody)):
                    found = moments_for(self.session, self.moments_wanted, seat, listening)
                    kept.setdefault(seat, []).extend((done, moment) for moment in found)

    def rewind(self) -> None:
        """Continue from here after actions were undone or redone."""
        done = len(self.session.table.log)
        self.news_seen = {seat: min(n, done) for seat, n in self.news_seen.items()}
        self.heard = {seat: min(n, done) for seat, n in self.heard.items()}
        self.left_out.clear()
        self.printed.pop("turn", None)
        for kept in (self.kept, self.kept_openly):
            for seat, found in kept.items():
                kept[seat] = [(after, moment) for after, moment in found if after <= done]

    def news(self) -> None:
        """Print what has happened since the reader looked last, in order: an action a paragraph, a
        moment under its title. While all hands lie face down it is told as everybody may hear it,
        and the rest once the reader's is picked up. Of long news the newest and what concerns the
        reader is printed, and the rest is kept for :meth:`more`.
        """
        table, viewer, reader = self.session.table, self.viewer, self.reader
        done = len(table.log)
        ends = table.over and reader < 0  # then all people read on from where the last one stopped
        if reader < 0 and table.people() and not self.is_spectator and not ends:
            return
        face_down = viewer < 0 <= reader
        seen, heard = self.news_seen.get(reader, -1), self.heard.get(reader, -1)
        if ends:
            seen = max((seen, *self.news_seen.values(), *self.heard.values()))
        told = max(seen, heard) if face_down else seen
        if told == done:
            return
        since = told if told >= 0 else max(0, done - RECENT)
        (self.heard if face_down else self.news_seen)[reader] = done
        lines = [line for line in self.session.story(viewer, since) if line.after > told]
        picks_up = not face_down and heard > since
        if picks_up:
            public = {line.text for line in self.session.story(NOBODY, since)}
            lines = [line for line in lines if line.after > heard or line.text not in public]
        moments = self.moments(reader, openly=face_down)
        lines = without_moments(lines, moments)
        news = [*self.paragraphs(lines, moments)]
        short = len(table.people()) == 1 and not moments
        room = ROUND - KEPT - (self.console.printed - self.began) if self.began else SET_UP
        shown, rest = (news, []) if ends else newest(news, max(LEAST, room) if short else MOST)
        same = picks_up or self.left_at == self.console.lines  # nothing was typed since
        before = self.left_out.get(reader, []) if same else []
        self.left_out[reader] = before + [x for x in news if x in rest or x.full != x.text]
        self.left_at = self.console.lines
        if count := sum(one.lines for one in rest):
            self.console.print(self.session.words.say("plain-left-out", count=count))
        self.tell(shown)

    def paragraphs(
        self, story: Iterable[StoryLine], moments: Iterable[tuple[int, Moment]] = ()
    ) -> Iterator[Told]:
        """Yield what is told of the actions of a story, with their *moments*."""
        titles = dict[int, list[Moment]]()
        for after, moment in moments:
            titles.setdefault(after, []).append(moment)
        lines: dict[int, list[StoryLine]] = {after: [] for after in titles}
        for line in story:
            lines.setdefault(line.after, []).append(line)
        concern = actions_concerning((x for part in lines.values() for x in part), self.reader)
        log, first = self.session.table.log, min(lines, default=0)
        for after, part in sorted(lines.items()):
            great, own = after in titles, self.takes_part(after)
            rows = [(row, row) for moment in titles.get(after, ()) for row in self.moment(moment)]
            rows += [(f"- {x}" if x else "", f"- {full}")
                     for x, full in sentences(part, full=own)]  # fmt: skip
            played = after == first > 0 and log[after - 1][0] == self.reader
            for row, full in rows:
                count = len(self.console.rows(row)) if row else 0
                yield Told(row, count, great or after in concern, full, played)

    def takes_part(self, after: int) -> bool:
        """Return whether an action was in the turn of the reader, or followed an answer of theirs
        in another turn, by the length of the log after it.
        """
        table, reader = self.session.table, self.reader
        if not 0 < after <= len(table.turns):
            return False
        turn = table.turns[after - 1][1]
        before = after - 2 if after > 1 and table.turns[after - 2][1] == turn else -1
        return reader in (turn, table.log[before][0] if before >= 0 else NOBODY)

    def moments(self, seat: int, *, openly: bool) -> list[tuple[int, Moment]]:
        """Return the moments to be printed now: as everybody may know them, or those of a hand that
        is picked up that were not told before.
        """
        if openly:
            found = self.kept_openly.pop(seat, [])
            told = self.told_openly.setdefault(seat, set())
            told |= {(after, self.title(moment)) for after, moment in found}
            return found
        self.kept_openly.pop(seat, None)
        told = self.told_openly.pop(seat, set())
        kept = self.kept.pop(seat, [])
        return [(n, moment) for n, moment in kept if (n, self.title(moment)) not in told]

    def title(self, moment: Moment) -> str:
        """Return the title of a moment."""
        return self.session.words.say(
            "plain-moment", title=str(self.session.words.fact(moment.title))
        )

    def moment(self, moment: Moment) -> Iterator[str]:
        """Yield the title of a moment, and what is not among the sentences of the story."""
        yield self.title(moment)
        for row in moment.rows:
            if not isinstance(row, Event):
                yield f"- {self.session.words.fact(row)}"

    def tell(self, news: Iterable[Told], *, full: bool = False) -> None:
        """Print paragraphs, as briefly as they are told or in full."""
        for one in news:
            if text := one.full if full else one.text:
                self.console.print(text)

    def more(self) -> bool:
        """Print what was left out of the last news, or else what has changed on the table. Return
        whether there was anything.
        """
        return self.rest() or self.table()

    def rest(self) -> bool:
        """Print what was left out of the last news. Return whether there was anything."""
        left_out = self.left_out.pop(self.reader, [])
        self.tell(left_out, full=True)
        return bool(left_out)

    def again(self) -> None:
        """Print the news since the reader's last decision, and what they hold, once more."""
        reader = self.reader
        since = last_decision(self.session.table, reader, self.session.unseen())
        self.left_out.pop(reader, None)
        story = self.session.story(self.viewer, since)
        self.tell(self.paragraphs(line for line in story if line.after > since), full=True)
        self.own(again=True)

    def new_turn(self) -> bool:
        """Return whether the turn has changed since the last call."""
        number, turn = self.session.table.game.current_turn(self.session.table.state)
        same = self.printed.get("turn") == [str(number), str(turn)]
        self.printed["turn"] = [str(number), str(turn)]
        return not same

    def draw_table(self) -> None:
        """Draw what has changed on the table if pictures are wanted; in words it is told on
        request.
        """
        if self.picture:
            self.table()

    def table(self, *, again: bool = False) -> bool:
        """Print what has changed of the board and of what the viewer holds since they were told;
        *again* prints all of it. Return whether anything was printed.
        """
        view, viewer, words = (
            self.session.view(),
            self.session.perspective.viewer,
            self.session.words,
        )
        board = self.narration.board(view, viewer, words, picture=self.picture)
        before = [] if again else self.printed.get("board", [])
        changed = [item for item in board if item not in before]
        if changed:
            self.console.print()
            self.console.draw(row for item in changed for row in item.split("\n"))
        self.printed["board"] = board
        held = self.own(again=again)
        return bool(changed) or held

    def own(self, *, again: bool = False) -> bool:
        """Print what has changed of what the viewer holds, or *again* all of it. Return whether
        anything was printed.
        """
        viewer = self.session.perspective.viewer
        if viewer < 0:
            return False
        own = self.narration.own(self.session.view(), viewer, self.session.words)
        before = [] if again else self.printed.get("own", [])
        changed = [row for row in own if row not in before]
        for row in changed:
            self.console.print(row)
        self.printed["own"] = own
        return bool(changed)

    def sights(self, piece: int) -> list[tuple[str, int, int]]:
        """Return what an aimed piece can reach, and how; nothing to an eye without aids."""
        if not self.aided():
            return []
        return self.narration.sights(self.session.view(), piece, self.session.words)

    def shot(self, aim: Aim, piece: int, angle: int, power: int) -> list[str]:
        """Return the name of an aimed piece, or the forecast of a shot: without aids the aim
        alone, its first line.
        """
        rows = self.narration.shot(self.session.view(), piece, angle, power, self.session.words)
        return rows if self.aided() else rows[:1]

    def aided(self) -> bool:
        """Return whether the seat that aims is told what a shot would come to."""
        table = self.session.table
        seat = next(iter(table.deciding()), self.session.perspective.viewer)
        return table.game.aided(table.options, seat)


def without_moments(
    lines: Iterable[StoryLine], moments: Iterable[tuple[int, Moment]]
) -> list[StoryLine]:
    """Return the lines that no moment tells: neither its chronicle nor what its table has."""
    told = {
        (after, kind)
        for after, moment in moments
        for kind in (CHRONICLE, *(moment.table.tells if moment.table is not None else ()))
    }
    return [line for line in lines if (line.after, line.kind) not in told]
