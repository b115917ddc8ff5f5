"""The words that may be typed instead of a number: undo, log, points, board, rules, and leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..bots.brain import hint
from ..engine import Illegal, Luck
from ..engine.kernel import closed
from ..play.advice import advice
from ..play.narrate import story
from ..play.rulebook import rulebook
from .console import Left

if TYPE_CHECKING:
    from .sitting import Sitting

COMMANDS = (
    "undo", "redo", "log", "points", "board", "hand", "why", "rule", "hint", "save", "help", "quit",
)  # fmt: skip
MORE = {"?": "help", "q": "quit", "exit": "quit", "u": "undo"}
LATEST = 20  # lines of the story that are told when no number is given


class Done(Exception):
    """A command has changed the position: the open question is no more."""


class Commands:
    """Carries out the commands at one table. A word can be cut short as long as only one command begins like it."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        say = sitting.words.say
        self.known = {say(f"plain-word-{name}").casefold(): name for name in reversed(COMMANDS)}
        self.known |= {name: name for name in COMMANDS} | MORE

    def number(self, least: int, most: int) -> int:
        """The number of a line, as typed; commands are carried out, and 0 is given when one changed the position."""
        sitting = self.sitting
        prompt = f"{sitting.words.say('plain-choose')} ({least}-{most}):"
        while True:
            answer = sitting.console.ask(prompt)
            if answer.isdecimal() and least <= int(answer) <= most:
                return int(answer)
            if found := self.coded(answer):
                return found
            if least == 0 and answer.casefold() in ("back", sitting.words.say("plain-word-back").casefold()):
                return 0
            try:
                self.obey(answer)
            except Done:
                return 0

    def coded(self, typed: str) -> int:
        """The number of the only line with that coordinate, 0 when there is none."""
        wanted = typed.replace(" ", "").casefold()
        found = [n for n, line in enumerate(self.sitting.shown, 1) if line.code.replace(" ", "").casefold() == wanted]
        return found[0] if wanted and len(found) == 1 else 0

    def do(self, typed: str) -> None:
        """Carry out a command in the middle of a question, where nothing is taken back."""
        if self.meant(typed) in ("undo", "redo"):
            self.sitting.console.tell(self.sitting.words.say("plain-back-first"))
        else:
            self.obey(typed)

    def at_the_door(self, typed: str) -> None:
        """What may be done while the keyboard is handed over: leave, or nothing."""
        if self.meant(typed) == "quit":
            raise Left

    def meant(self, typed: str) -> str:
        """The command that a word stands for, or ""."""
        word = typed.casefold().partition(" ")[0]
        if word in self.known:
            return self.known[word]
        found = {name for known, name in self.known.items() if word and known.startswith(word)}
        return found.pop() if len(found) == 1 else ""

    def obey(self, typed: str) -> None:
        """Carry out a command. Raises Done when it has changed the position, Left when it ends the sitting."""
        sitting = self.sitting
        name, rest = self.meant(typed), typed.partition(" ")[2].strip()
        number = int(rest) if rest.isdecimal() else 0
        if name == "quit":
            raise Left
        if name in ("undo", "redo"):
            self.turn_back(name)
        elif name == "log":
            self.log(number or LATEST)
        elif name == "rule":
            self.rule(number)
        elif name == "board":
            sitting.tell_table(again=True)
        elif name == "hand":
            sitting.told.pop("own", None)
            sitting.tell_own()
        elif name:
            getattr(self, name)()
        elif typed:
            sitting.console.tell(sitting.words.say("plain-unknown", text=typed))

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
        sitting.told.clear()
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

    def points(self) -> None:
        """Everybody's points, by where they come from; after the game, who has won."""
        sitting = self.sitting
        table, words, view = sitting.table, sitting.words, sitting.view
        for seat in range(len(table.seats)):
            sources = {source: n for source, n in table.game.score(view, seat).items() if n}
            listed = ", ".join(f"{words.say(f'score-{source}')} {n}" for source, n in sources.items())
            key = "plain-points-of" if listed else "plain-no-points"
            sitting.console.tell(words.say(key, name=words.name(seat), points=sum(sources.values()), sources=listed))
        winners = table.game.winners(table.state)
        if winners:
            names = ", ".join(words.name(seat) for seat in winners)
            sitting.console.tell(words.say("page-winners", names=names, count=len(winners)))

    def why(self) -> None:
        """What belongs here but cannot be done now, with the reasons."""
        sitting = self.sitting
        table, words = sitting.table, sitting.words
        shut = closed(table.game, table.state, table.eyes) if table.eyes >= 0 else []
        for no in shut:
            kind = words.say(f"offer-{no.action.__dataclass_fields__['kind'].default}")
            sitting.console.tell(f"- {kind}: {words.of(sitting.view, no)}")
        if not shut:
            sitting.console.tell(words.say("plain-nothing-shut"))

    def rule(self, number: int) -> None:
        """The section of the rulebook behind a numbered line, or behind the question."""
        sitting = self.sitting
        table, say = sitting.table, sitting.words.say
        key = sitting.shown[number - 1].rule if 0 < number <= len(sitting.shown) else ""
        if not key and table.state.stack:
            key = table.game.by_frame[type(table.state.stack[-1])].rule
        sections = rulebook(table.game.id).starting_at(key)
        for n, section in enumerate(sections):
            if n and section.depth <= sections[0].depth:
                break
            sitting.console.tell(f"== {section.title} ==")
            for line in section.lines:
                sitting.console.tell(line, hang=2 if line.startswith("•") else 0)
        if not number:
            sitting.console.tell(say("plain-rule-how"))

    def hint(self) -> None:
        """What a computer player would do."""
        sitting = self.sitting
        table, words = sitting.table, sitting.words
        if table.no_hints:
            sitting.console.tell(words.say("ui-hints-off"))
            return
        try:
            found = hint(table.game, sitting.view, table.eyes, Luck(len(table.log)))
        except (Illegal, LookupError):
            found = []
        for action, why in found:
            sitting.console.tell(advice(words, sitting.view, action, why))
        if not found:
            sitting.console.tell(words.say("ui-no-hint"))

    def save(self) -> None:
        """Say where the game is saved."""
        path = getattr(self.sitting.session.saver, "path", "")
        self.sitting.console.tell(self.sitting.words.say("plain-saved", path=str(path)))

    def help(self) -> None:
        """The commands."""
        sitting, say = self.sitting, self.sitting.words.say
        sitting.console.tell(say("plain-help"))
        for name in COMMANDS:
            sitting.console.tell(f"{say(f'plain-word-{name}')}: {say(f'plain-help-{name}')}", 2)
