"""The words that may be typed instead of a number: taking back, reading, changing the table, and
leaving.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import kind_of
from ..engine.kernel import closed
from ..play.permissions import is_allowed
from ..play.remote.remote_seats import Unplayed
from ..play.rulebook import table_rulebook
from ..play.session import Session
from . import pages
from .advice import Advising
from .chat import Chat
from .choices import Line
from .console import Console, Left
from .handover import Passing
from .lists import Lists
from .menu import is_word
from .rulebook import tell_rules
from .seat_changes import change_seat
from .teller import Teller
from .votes import Deciding

COMMANDS = (
    "undo",
    "redo",
    "hint",
    "motive",
    "review",
    "why",
    "rule",
    "board",
    "hand",
    "look",
    "log",
    "points",
    "charts",
    "rules",
    "sheet",
    "legend",
    "options",
    "picture",
    "seats",
    "pin",
    "clock",
    "export",
    "save",
    "say",
    "agree",
    "refuse",
    "help",
    "quit",
)
MORE = {"?": "help", "q": "quit", "exit": "quit", "u": "undo"}
BEFORE = ("undo", "redo", "seats")  # not in the middle of a question
AFTER = (
    "review",
    "again",
    "log",
    "points",
    "charts",
    "board",
    "rules",
    "sheet",
    "legend",
    "options",
    "export",
    "save",
    "help",
    "quit",
)
ALONE = (
    "seats",
    "log",
    "points",
    "charts",
    "rules",
    "sheet",
    "legend",
    "options",
    "export",
    "save",
    "quit",
)
WAITING = tuple(name for name in COMMANDS if name not in ("hint", "why", "redo"))
"""What may be typed while others are asked."""
LOOKING_ON = (*(x for x in ALONE if x not in ("seats", "save")), "board", "look", "help")
"""What may be typed by whoever has no seat."""
LATEST = 20  # lines of the story that are told when no number is given


class Done(Exception):
    """A command has changed who decides or what: the open question is no more."""


class Commands:
    """Carries out the commands at one table. A word can be cut short as long as only one command
    begins like it.
    """

    def __init__(
        self, session: Session, console: Console, teller: Teller, lists: Lists, passing: Passing
    ) -> None:
        self.session, self.table, self.words = session, session.table, session.words
        self.console, self.teller, self.lists, self.passing = console, teller, lists, passing
        self.page = pages.Page(session, console, teller.telling)
        self.advising = Advising(self.page, lists)
        self.again = False  # whether the people play once more after the end
        self.talking = Chat(session, console)
        self.deciding = Deciding(session, console)
        self.deserted = False  # whether the last person has left a seat to a computer player
        say = self.words.say
        self.known = {
            say(f"plain-word-{name}").casefold(): name
            for name in reversed(COMMANDS)
            if is_allowed(name)
        }
        self.known |= {name: name for name in COMMANDS if is_allowed(name)} | MORE

    def line(self) -> Line | None:
        """The line that is chosen by its number or its coordinate, None for going back; commands
        are carried out.

        Raises Done when one of them ends the question.
        """
        least, most = self.lists.least, len(self.lists.shown)
        prompt = f"{self.words.say('plain-choose')} ({least}-{most}):"
        while True:
            answer = self.console.ask(prompt)
            if answer.isdecimal() and least <= int(answer) <= most:
                return self.lists.shown[int(answer) - 1] if int(answer) else None
            if (found := self.lists.coded(answer) or self.hinted(answer)) is not None:
                return found
            if least == 0 and is_word(self.words, answer, "back"):
                return None
            if answer:
                self.obey(answer, (least, most))
            else:
                self.lists.tell()

    def hinted(self, typed: str) -> Line | None:
        """The line that does what a hint said, for ``hint 1``."""
        rest = typed.partition(" ")[2].strip()
        hint = rest.isdecimal() and self.meant(typed) == "hint"
        return self.advising.taken(int(rest)) if hint else None

    def do(self, typed: str) -> None:
        """Carry out a command in the middle of a question, where nothing is taken back and nobody
        leaves a seat.
        """
        if self.meant(typed) in BEFORE:
            self.console.tell(self.words.say("plain-back-first"))
        else:
            self.obey(typed)

    def do_alone(self, typed: str) -> None:
        """Carry out a command while only computer players play. Raises Done when somebody has taken
        a seat.
        """
        if self.meant(typed) in ALONE:
            self.obey(typed)
        else:
            self.console.tell(self.words.say("plain-alone-how"))

    def do_waiting(self, typed: str, allowed: Sequence[str] = COMMANDS) -> None:
        """Carry out one of the *allowed* commands while others are asked. Raises Done when that has
        changed who decides.
        """
        if self.meant(typed) == "help":
            self.help(tuple(allowed))
        elif self.meant(typed) in allowed:
            self.obey(typed)
        else:
            self.console.tell(self.words.say("plain-waiting-how"))

    def afterwards(self) -> None:
        """The game is over: read on and talk, until Enter or quit."""
        allowed = (*AFTER, "say") if self.session.remote else AFTER
        while answer := self.console.ask(self.words.say("plain-after")):
            name = self.meant(answer)
            if name == "quit":
                return
            if is_word(self.words, answer, "again"):
                self.again = True
                return
            if name == "help":
                self.help(allowed)
            elif name in allowed:
                self.obey(answer)
            else:
                self.console.tell(self.words.say("plain-after-how"))

    def starting(self, word: str) -> list[str]:
        """The commands that a word can stand for."""
        if word in self.known:
            return [self.known[word]]
        found = sorted(
            {name for known, name in self.known.items() if word and known.startswith(word)},
            key=COMMANDS.index,
        )
        whole = [name for name in found if all(other.startswith(name) for other in found)]
        return whole or found

    def meant(self, typed: str) -> str:
        """The command that a word stands for, or ""."""
        found = self.starting(typed.casefold().partition(" ")[0])
        return found[0] if len(found) == 1 else ""

    def obey(self, typed: str, lines: tuple[int, int] = (0, 0)) -> None:
        """Carry out a command. Raises Done when the question is no more, Left when it ends the
        sitting.

        *lines* are the numbers that would have been lines, for the sentence about an answer that is
        nothing at all.
        """
        name, rest = self.meant(typed), typed.partition(" ")[2].strip()
        number = int(rest) if rest.isdecimal() else 0
        match name:
            case "quit":
                raise Left
            case "undo" | "redo":
                self.turn_back(name)
            case "log":
                self.log(number or LATEST)
            case "rule":
                pages.rule(self.page, self.lists.rule_of(number), line=number > 0)
            case "rules":
                tell_rules(
                    self.console, self.words, table_rulebook(self.table, self.words.language), rest
                )
            case "sheet":
                pages.sheet(self.page, rest)
            case "look":
                pages.look(self.page, rest)
            case "points":
                pages.points(self.page)
            case "charts":
                pages.charts(self.page)
            case "legend":
                pages.legend(self.page)
            case "options":
                pages.options(self.page)
            case "export":
                pages.write_story(self.page, rest)
            case "board":
                self.teller.table(again=True)
            case "picture":
                self.picture()
            case "hand":
                self.teller.own(again=True)
            case "seats":
                if change_seat(self.session, self.console, self.passing):
                    self.deserted = not self.table.people()
                    raise Done
            case "pin":
                self.passing.pin()
            case "clock":
                self.passing.clock(rest)
            case "why":
                self.why()
            case "hint":
                self.advising.hint()
            case "motive":
                self.advising.motive()
            case "review":
                self.advising.review(number)
            case "save":
                self.save()
            case "say":
                self.talking.say(rest)
            case "agree" | "refuse":
                self.deciding.answer(agrees=name == "agree")
            case "help":
                self.help(COMMANDS)
            case _:
                self.strange(typed, lines)

    def strange(self, typed: str, lines: tuple[int, int]) -> None:
        """An answer that is neither a line nor a command, in one sentence."""
        console, say = self.console, self.words.say
        found = self.starting(typed.casefold().partition(" ")[0])
        if len(found) > 1:
            console.tell(
                say(
                    "plain-several-words",
                    text=typed,
                    words=", ".join(say(f"plain-word-{x}") for x in found),
                )
            )
        elif typed.isdecimal() and lines[1]:
            console.tell(say("plain-no-line", text=typed, least=lines[0], most=lines[1]))
        else:
            console.tell(say("plain-unknown", text=typed))

    def turn_back(self, name: str) -> None:
        """Undo the last action, or play it again."""
        session, say, table = self.session, self.words.say, self.table
        try:
            if name == "undo":
                if not session.undo():
                    if self.deciding.ask_back():
                        return
                    self.console.tell(say("ui-sealed" if table.log else "ui-nothing"))
                    return
                self.console.tell(say("ui-undone"))
            else:
                if not table.undone:
                    self.console.tell(say("plain-no-redo"))
                    return
                session.redo()
        except Unplayed as no:
            self.console.tell(f"* {no}")
            raise Done from None
        self.teller.notice(session.notice)
        self.teller.gone_back()
        self.teller.news()
        raise Done

    def log(self, count: int) -> None:
        """The last lines of the story, as the viewer may hear it."""
        told = self.session.story(self.session.perspective.viewer)[-count:]
        for line in told:
            self.console.tell(f"- {line.text}")
        if not told:
            self.console.tell(self.words.say("page-empty"))

    def picture(self) -> None:
        """From pictures to sentences and back."""
        teller = self.teller
        teller.picture = not teller.picture
        key = "plain-picture-on" if teller.picture else "plain-picture-off"
        self.console.tell(self.words.say(key))
        teller.table()

    def why(self) -> None:
        """What belongs here but cannot be done now, with the reasons."""
        table, words = self.table, self.words
        shut = (
            closed(table.game, table.state, self.session.perspective.viewer)
            if self.session.perspective.viewer >= 0
            else []
        )
        for no in shut:
            kind = words.say(f"offer-{kind_of(no.action)}")
            self.console.tell(f"- {kind}: {words.of(self.session.view(), no)}")
        if not shut:
            self.console.tell(words.say("plain-nothing-shut"))

    def save(self) -> None:
        """Say where the game is saved."""
        session, say = self.session, self.words.say
        path = str(session.storage.path or "")
        told = session.problem or (
            say("plain-saved", path=path) if path else say("palette-unsaved")
        )
        self.console.tell(told)

    def help(self, names: tuple[str, ...]) -> None:
        """What may be typed."""
        say = self.words.say
        self.console.tell(say("plain-help"))
        for name in filter(is_allowed, names):
            self.console.tell(f"{say(f'plain-word-{name}')}: {say(f'plain-help-{name}')}", 2)
        self.console.tell(say("plain-help-short"))
