"""The words that may be typed instead of a number: taking back, reading, changing the table, and leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..bots.brain import hint
from ..engine import Illegal, Luck, kind_of
from ..engine.kernel import closed
from ..play.advice import advice
from ..play.narrate import story
from . import pages
from .choices import Line, ready
from .company import change_seat
from .console import Left
from .menu import is_word
from .reading import tell_rules

if TYPE_CHECKING:
    from .sitting import Sitting

COMMANDS = (
    "undo", "redo", "hint", "why", "rule", "board", "hand", "look", "log", "points", "charts", "rules", "sheet",
    "legend", "options", "picture", "seats", "pin", "clock", "export", "save", "help", "quit",
)  # fmt: skip
MORE = {"?": "help", "q": "quit", "exit": "quit", "u": "undo"}
BEFORE = ("undo", "redo", "seats")  # not in the middle of a question
AFTER = ("log", "points", "charts", "board", "rules", "sheet", "legend", "options", "export", "save", "help", "quit")
ALONE = ("seats", "log", "points", "charts", "rules", "sheet", "legend", "options", "export", "save", "quit")
LATEST = 20  # lines of the story that are told when no number is given


class Done(Exception):
    """A command has changed who decides or what: the open question is no more."""


class Commands:
    """Carries out the commands at one table. A word can be cut short as long as only one command begins like it."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        say = sitting.words.say
        self.known = {say(f"plain-word-{name}").casefold(): name for name in reversed(COMMANDS)}
        self.known |= {name: name for name in COMMANDS} | MORE

    def line(self, least: int) -> Line | None:
        """The line that is chosen by its number or its coordinate, None for going back; commands are carried out.

        Raises Done when one of them ends the question.
        """
        sitting = self.sitting
        most = len(sitting.shown)
        prompt = f"{sitting.words.say('plain-choose')} ({least}-{most}):"
        while True:
            answer = sitting.console.ask(prompt)
            if answer.isdecimal() and least <= int(answer) <= most:
                return sitting.shown[int(answer) - 1] if int(answer) else None
            if (found := self.coded(answer)) is not None:
                return found
            if least == 0 and is_word(sitting.words, answer, "back"):
                return None
            if answer:
                self.obey(answer, (least, most))
            else:
                sitting.list_lines()

    def coded(self, typed: str) -> Line | None:
        """The only line, or the only action inside of one, with that coordinate; None when there is none."""
        wanted = typed.replace(" ", "").casefold()
        if not wanted:
            return None
        shown, namer = self.sitting.shown, self.sitting.namer
        found = [line for line in shown if line.code.replace(" ", "").casefold() == wanted]
        if not found:
            inside = (ready(action, namer) for line in shown for action in line.inside)
            found = [line for line in inside if line.code.replace(" ", "").casefold() == wanted]
        return found[0] if len(found) == 1 else None

    def do(self, typed: str) -> None:
        """Carry out a command in the middle of a question, where nothing is taken back and nobody leaves a seat."""
        if self.meant(typed) in BEFORE:
            self.sitting.console.tell(self.sitting.words.say("plain-back-first"))
        else:
            self.obey(typed)

    def do_alone(self, typed: str) -> None:
        """Carry out a command while only computer players play. Raises Done when somebody has taken a seat."""
        if self.meant(typed) in ALONE:
            self.obey(typed)
        else:
            self.sitting.console.tell(self.sitting.words.say("plain-alone-how"))

    def afterwards(self) -> None:
        """The game is over: read on, until Enter or quit."""
        sitting = self.sitting
        while answer := sitting.console.ask(sitting.words.say("plain-after")):
            name = self.meant(answer)
            if name == "quit":
                return
            if name == "help":
                self.help(AFTER)
            elif name in AFTER:
                self.obey(answer)
            else:
                sitting.console.tell(sitting.words.say("plain-after-how"))

    def starting(self, word: str) -> list[str]:
        """The commands that a word can stand for."""
        if word in self.known:
            return [self.known[word]]
        found = sorted(
            {name for known, name in self.known.items() if word and known.startswith(word)}, key=COMMANDS.index
        )
        whole = [name for name in found if all(other.startswith(name) for other in found)]
        return whole or found

    def meant(self, typed: str) -> str:
        """The command that a word stands for, or ""."""
        found = self.starting(typed.casefold().partition(" ")[0])
        return found[0] if len(found) == 1 else ""

    def obey(self, typed: str, lines: tuple[int, int] = (0, 0)) -> None:
        """Carry out a command. Raises Done when the question is no more, Left when it ends the sitting.

        *lines* are the numbers that would have been lines, for the sentence about an answer that is nothing at all.
        """
        sitting = self.sitting
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
                pages.rule(sitting, number)
            case "rules":
                tell_rules(sitting.console, sitting.words, sitting.table.game.id, rest)
            case "sheet":
                pages.sheet(sitting, rest)
            case "look":
                pages.look(sitting, rest)
            case "points":
                pages.points(sitting)
            case "charts":
                pages.charts(sitting)
            case "legend":
                pages.legend(sitting)
            case "options":
                pages.options(sitting)
            case "export":
                pages.write_story(sitting, rest)
            case "board":
                sitting.tell_table(again=True)
            case "picture":
                self.picture()
            case "hand":
                sitting.told.pop("own", None)
                sitting.tell_own()
            case "seats":
                if change_seat(sitting):
                    sitting.deserted = not sitting.table.people()
                    raise Done
            case "pin":
                sitting.passing.pin()
            case "clock":
                sitting.passing.clock(rest)
            case "why":
                self.why()
            case "hint":
                self.hint()
            case "save":
                self.save()
            case "help":
                self.help(COMMANDS)
            case _:
                self.strange(typed, lines)

    def strange(self, typed: str, lines: tuple[int, int]) -> None:
        """An answer that is neither a line nor a command, in one sentence."""
        console, say = self.sitting.console, self.sitting.words.say
        found = self.starting(typed.casefold().partition(" ")[0])
        if len(found) > 1:
            console.tell(say("plain-several-words", text=typed, words=", ".join(say(f"plain-word-{x}") for x in found)))
        elif typed.isdecimal() and lines[1]:
            console.tell(say("plain-no-line", text=typed, least=lines[0], most=lines[1]))
        else:
            console.tell(say("plain-unknown", text=typed))

    def turn_back(self, name: str) -> None:
        """Undo the last action, or play it again."""
        sitting = self.sitting
        session, say, table = sitting.session, sitting.words.say, sitting.table
        if name == "undo":
            if not session.undo():
                sitting.console.tell(say("ui-sealed" if table.log else "ui-nothing"))
                return
            sitting.console.tell(say("ui-undone"))
        else:
            if not table.undone:
                sitting.console.tell(say("plain-no-redo"))
                return
            session.redo()
        sitting.notice(session.notice)
        sitting.heard = {seat: min(n, len(table.log)) for seat, n in sitting.heard.items()}
        sitting.told.pop("turn", None)
        sitting.news()
        raise Done

    def log(self, count: int) -> None:
        """The last lines of the story, as the viewer may hear it."""
        sitting = self.sitting
        told = story(sitting.table, sitting.words, sitting.table.eyes)[-count:]
        for line in told:
            sitting.console.tell(f"- {line.text}")
        if not told:
            sitting.console.tell(sitting.words.say("page-empty"))

    def picture(self) -> None:
        """From pictures to sentences and back."""
        sitting = self.sitting
        sitting.picture = not sitting.picture
        sitting.console.tell(sitting.words.say("plain-picture-on" if sitting.picture else "plain-picture-off"))
        sitting.tell_table()

    def why(self) -> None:
        """What belongs here but cannot be done now, with the reasons."""
        sitting = self.sitting
        table, words = sitting.table, sitting.words
        shut = closed(table.game, table.state, table.eyes) if table.eyes >= 0 else []
        for no in shut:
            kind = words.say(f"offer-{kind_of(no.action)}")
            sitting.console.tell(f"- {kind}: {words.of(sitting.view, no)}")
        if not shut:
            sitting.console.tell(words.say("plain-nothing-shut"))

    def hint(self) -> None:
        """What a computer player would do, and what speaks for it."""
        sitting = self.sitting
        table, words = sitting.table, sitting.words
        if table.no_hints:
            sitting.console.tell(words.say("ui-hints-off"))
            return
        try:
            found = hint(table.game, sitting.view, table.eyes, Luck(len(table.log)))
        except (Illegal, LookupError):
            found = []
        if found:
            sitting.console.tell(words.say("ui-hint-title"))
        for action, why in found:
            number = sitting.line_of(action)
            told = advice(words, sitting.view, action, why)
            sitting.console.tell(words.say("plain-hint-line", number=number, hint=told) if number else told, 2)
        if not found:
            sitting.console.tell(words.say("ui-no-hint"))

    def save(self) -> None:
        """Say where the game is saved."""
        session, say = self.sitting.session, self.sitting.words.say
        path = str(getattr(session.saver, "path", ""))
        told = session.problem or (say("plain-saved", path=path) if path else say("palette-unsaved"))
        self.sitting.console.tell(told)

    def help(self, names: tuple[str, ...]) -> None:
        """What may be typed."""
        sitting, say = self.sitting, self.sitting.words.say
        sitting.console.tell(say("plain-help"))
        for name in names:
            sitting.console.tell(f"{say(f'plain-word-{name}')}: {say(f'plain-help-{name}')}", 2)
        sitting.console.tell(say("plain-help-short"))
