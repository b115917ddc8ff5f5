"""Commands, typed in words instead of a number: undo, reading, settings of the table, and
quitting.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import kind_of
from ..engine.kernel import closed
from ..play.permissions import is_allowed
from ..play.perspective import NOBODY
from ..play.remote.remote_seats import Unplayed
from ..play.remote.turn_limit import give_time
from ..play.rulebook import table_rulebook
from ..play.sandbox.session import SandboxSession
from ..play.session import Session
from . import pages
from .advice import Advice
from .chat import PlainChat
from .choices import ChoiceLine
from .console import Console, Quit
from .handover import Handover
from .lists import Lists
from .menu import is_word
from .narrator import Narrator
from .private_seat import change_notes, change_orders
from .rulebook import print_rules
from .seat_changes import change_seat
from .votes import Votes

COMMANDS = (
    "undo",
    "redo",
    "hint",
    "try",
    "motive",
    "review",
    "why",
    "rule",
    "board",
    "hand",
    "forecast",
    "brief",
    "more",
    "look",
    "log",
    "points",
    "charts",
    "rules",
    "sheet",
    "legend",
    "options",
    "picture",
    "orders",
    "notes",
    "time",
    "seats",
    "pin",
    "clock",
    "export",
    "save",
    "say",
    "spectators",
    "agree",
    "refuse",
    "help",
    "quit",
)
ALIASES = {"?": "help", "q": "quit", "exit": "quit", "u": "undo"}
NOT_IN_FORMS = ("undo", "redo", "seats", "try", "back")  # not in the middle of a form
AFTER_GAME = (
    "review",
    "again",
    "same",
    "more",
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
AMONG_BOTS = (
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
WHILE_WAITING = tuple(name for name in COMMANDS if name not in ("hint", "try", "why", "redo"))
"""Commands allowed while others are asked."""
REAL = (
    *("try", "review", "orders", "notes", "time", "pin", "clock", "export", "save"),
    *("say", "agree", "refuse"),
)
"""Commands that belong to the real game, and do nothing in a sandbox."""
TRYING = ("back", *(name for name in COMMANDS if name not in REAL))
"""Commands in a sandbox."""
SPECTATING = (
    *(x for x in AMONG_BOTS if x not in ("seats", "save")),
    "more",
    "board",
    "forecast",
    "look",
    "help",
)
"""Commands allowed without a seat."""
LOG_LINES = 20  # lines of the story printed when no number is given


class QuestionChanged(Exception):
    """Raised when the open question no longer stands: a command or another session changed who must
    act or how.
    """


class SandboxWanted(Exception):
    """Raised when the person who must act wants to try things out."""


class HandWanted(Exception):
    """Raised when the person who must act picks up their hand."""


class Commands:
    """Runs the commands of one table. A word may be cut short as long as only one command begins
    with it.
    """

    def __init__(
        self,
        session: Session,
        console: Console,
        narrator: Narrator,
        lists: Lists,
        handover: Handover,
    ) -> None:
        self.session, self.table, self.words = session, session.table, session.words
        self.console, self.narrator, self.lists, self.handover = console, narrator, lists, handover
        self.page = pages.PageContext(session, console, narrator.narration)
        self.advice = Advice(self.page, lists)
        self.question = ""  # the open one, in words
        # whether the people want another game, and that from the same start
        self.again = self.same = False
        self.chat = PlainChat(session, console)
        self.votes = Votes(session, console)
        self.bots_only = False  # whether the last person has given a seat to a computer player
        say = self.words.say
        self.names = TRYING if isinstance(session, SandboxSession) else COMMANDS
        allowed = [name for name in (*COMMANDS, *TRYING[:1]) if is_allowed(name)]
        if self.names is COMMANDS:
            allowed.remove("back")
        self.known = {say(f"plain-word-{name}").casefold(): name for name in reversed(allowed)}
        self.known |= {name: name for name in allowed} | ALIASES

    def line(self) -> ChoiceLine | None:
        """Ask until a line is chosen by its number, its coordinate or a hint, and return it; None
        for going back. Runs commands meanwhile.

        Raises QuestionChanged when a command ends the question.
        """
        least, most, only = self.lists.least, len(self.lists.shown), self.lists.only
        prompt = f"{self.words.say('plain-choose')} ({least}-{most}):"
        if only is not None:
            prompt = self.words.say("plain-only", choice=only.label)
        while True:
            answer = self.console.ask(prompt)
            if only is not None and not answer:
                return only
            if answer.isdecimal() and least <= int(answer) <= most:
                return self.lists.shown[int(answer) - 1] if int(answer) else None
            if (found := self.lists.coded(answer) or self.hinted(answer)) is not None:
                return found
            if least == 0 and is_word(self.words, answer, "back"):
                return None
            if answer:
                self.run(answer, (least, most))
            else:
                self.more()

    def hinted(self, typed: str) -> ChoiceLine | None:
        """Return the line that plays a hint, for ``hint 1``."""
        rest = typed.partition(" ")[2].strip()
        hint = rest.isdecimal() and self.resolve(typed) == "hint"
        return self.advice.line_of_hint(int(rest)) if hint else None

    def run_in_form(self, typed: str) -> None:
        """Run a command in the middle of a form, where nothing can be undone and no seat changes
        hands.
        """
        if self.resolve(typed) in NOT_IN_FORMS:
            self.console.print(self.words.say("plain-back-first"))
        else:
            self.run(typed)

    def run_among_bots(self, typed: str) -> None:
        """Run a command while only computer players play. Raises QuestionChanged when a person has
        taken a seat.
        """
        if self.resolve(typed) in AMONG_BOTS:
            self.run(typed)
        else:
            self.console.print(self.words.say("plain-alone-how"))

    def run_while_waiting(self, typed: str, allowed: Sequence[str] = COMMANDS) -> None:
        """Run one of the *allowed* commands while others are asked. Raises QuestionChanged."""
        if self.resolve(typed) == "help":
            self.help(tuple(allowed))
        elif self.resolve(typed) in allowed:
            self.run(typed)
        else:
            self.console.print(self.words.say("plain-waiting-how"))

    def after_game(self) -> None:
        """Read and chat after the end of the game, until Enter or quit."""
        allowed = (*AFTER_GAME, "say") if self.session.remote else AFTER_GAME
        while answer := self.console.ask(self.words.say("plain-after")):
            name = self.resolve(answer)
            if name == "quit":
                return
            self.same = is_word(self.words, answer, "same")
            self.again = self.same or is_word(self.words, answer, "again")
            if self.again:
                return
            if name == "help":
                self.help(allowed)
            elif name in allowed:
                self.run(answer)
            else:
                self.console.print(self.words.say("plain-after-how"))

    def matching(self, word: str) -> list[str]:
        """Return the commands that a word can stand for."""
        if word in self.known:
            return [self.known[word]]
        found = sorted(
            {name for known, name in self.known.items() if word and known.startswith(word)},
            key=(*COMMANDS, "back").index,
        )
        whole = [name for name in found if all(other.startswith(name) for other in found)]
        return whole or found

    def resolve(self, typed: str) -> str:
        """Return the command that a word stands for, or ""."""
        found = self.matching(typed.casefold().partition(" ")[0])
        return found[0] if len(found) == 1 else ""

    def run(self, typed: str, lines: tuple[int, int] = (0, 0)) -> None:
        """Run a command. Raises QuestionChanged when the question no longer stands, Quit to leave
        the table.

        *lines* are the least and the highest number of a line, for the message about other numbers.
        """
        name, rest = self.resolve(typed), typed.partition(" ")[2].strip()
        number = int(rest) if rest.isdecimal() else 0
        if name in COMMANDS and name not in self.names:
            self.console.print(self.words.say("sandbox-not-here"))
            return
        match name:
            case "quit" | "back":
                raise Quit
            case "try":
                raise SandboxWanted
            case "undo" | "redo":
                self.undo_or_redo(name)
            case "log":
                self.log(number or LOG_LINES)
            case "rule":
                pages.rule(self.page, self.lists.rule_of(number), line=number > 0)
            case "rules":
                print_rules(
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
                self.narrator.table(again=True)
            case "picture":
                self.picture()
            case "hand":
                perspective = self.session.perspective
                if perspective.viewer == NOBODY and perspective.reader in self.table.deciding():
                    raise HandWanted
                self.narrator.own(again=True)
            case "forecast":
                pages.forecast(self.page, self.lists.action_of(number))
            case "brief":
                self.brief()
            case "more":
                self.more()
            case "orders":
                change_orders(self.session, self.console)
            case "notes":
                change_notes(self.session, self.console, rest)
            case "time":
                self.give_time()
            case "seats":
                if change_seat(self.session, self.console, self.handover):
                    self.bots_only = not self.table.people()
                    raise QuestionChanged
            case "pin":
                self.handover.pin()
            case "clock":
                self.handover.clock(rest)
            case "why":
                self.why()
            case "hint":
                self.advice.hint()
            case "motive":
                self.advice.explain()
            case "review":
                self.advice.review(number)
            case "save":
                self.save()
            case "say":
                self.chat.say(rest)
            case "spectators":
                self.chat.let_spectators(rest)
            case "agree" | "refuse":
                self.votes.answer(agrees=name == "agree")
            case "help":
                self.help(self.names)
            case _:
                self.reject(typed, lines)

    def reject(self, typed: str, lines: tuple[int, int]) -> None:
        """Print a message about an answer that is neither a line nor a command."""
        console, say = self.console, self.words.say
        found = self.matching(typed.casefold().partition(" ")[0])
        if len(found) > 1:
            console.print(
                say(
                    "plain-several-words",
                    text=typed,
                    words=", ".join(say(f"plain-word-{x}") for x in found),
                )
            )
        elif typed.isdecimal() and lines[1] > 1:
            console.print(say("plain-no-line", text=typed, least=lines[0], most=lines[1]))
        else:
            console.print(say("plain-unknown", text=typed))

    def give_time(self) -> None:
        """Give everybody whom the table waits for more time, where it has a turn limit."""
        remote, key = self.table.remote, "limit-none"
        if remote is not None and remote.limit is not None:
            try:
                give_time(self.session)
                key = "limit-given"
            except Unplayed as error:
                self.console.print(f"* {error}")
                return
        self.console.print(self.words.say(key))

    def undo_or_redo(self, name: str) -> None:
        """Undo the last action, or play it again."""
        session, say, table = self.session, self.words.say, self.table
        try:
            if name == "undo":
                if not session.undo():
                    if self.votes.ask_back():
                        return
                    self.console.print(say("ui-sealed" if table.log else "ui-nothing"))
                    return
                self.console.print(say("ui-undone"))
            else:
                if not table.undone:
                    self.console.print(say("plain-no-redo"))
                    return
                session.redo()
        except Unplayed as no:
            self.console.print(f"* {no}")
            raise QuestionChanged from None
        self.narrator.notice(session.notice)
        self.narrator.rewind()
        self.narrator.news()
        raise QuestionChanged

    def log(self, count: int) -> None:
        """Print the last *count* lines of the story that the viewer may know."""
        lines = self.session.story(self.session.perspective.viewer)[-count:]
        for line in lines:
            self.console.print(f"- {line.text}")
        if not lines:
            self.console.print(self.words.say("page-empty"))

    def more(self) -> None:
        """Print what was left out of the news, and the open lines in whole sentences; if that has
        been told, what has changed on the table.
        """
        if not self.narrator.rest() and not self.lists.shortened and not self.narrator.table():
            self.console.print(self.words.say("plain-table-same"))
        self.lists.print(full=True)

    def brief(self) -> None:
        """Print the news, the viewer's hand and the open question once more."""
        self.narrator.again()
        if self.question:
            self.console.print(self.question)
            self.lists.print()

    def picture(self) -> None:
        """Switch between pictures and sentences."""
        narrator = self.narrator
        narrator.picture = not narrator.picture
        key = "plain-picture-on" if narrator.picture else "plain-picture-off"
        self.console.print(self.words.say(key))
        narrator.table()

    def why(self) -> None:
        """Print what cannot be done now although it belongs here, with the reasons."""
        table, words = self.table, self.words
        refusals = (
            closed(table.game, table.state, self.session.perspective.viewer)
            if self.session.perspective.viewer >= 0
            else []
        )
        for no in refusals:
            kind = words.say(f"offer-{kind_of(no.action)}")
            self.console.print(f"- {kind}: {words.of(self.session.view(), no)}")
        if not refusals:
            self.console.print(words.say("plain-nothing-shut"))

    def save(self) -> None:
        """Print where the game is saved."""
        session, say = self.session, self.words.say
        path = str(session.storage.path or "")
        message = session.problem or (
            say("plain-saved", path=path) if path else say("palette-unsaved")
        )
        self.console.print(message)

    def help(self, names: tuple[str, ...]) -> None:
        """Print the commands."""
        say = self.words.say
        self.console.print(say("plain-help"))
        for name in filter(is_allowed, names):
            self.console.print(f"{say(f'plain-word-{name}')}: {say(f'plain-help-{name}')}", 2)
        self.console.print(say("plain-help-short"))
