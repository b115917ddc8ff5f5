"""Jumps in a replay: to the next decision of a player, the next event of a kind, a round or an
action; and playing on from there.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from ...play import Words
from ...play.replay import Replay
from ..dialogs.ask import Ask, answer
from ..dialogs.pick import Pick
from ..dialogs.prompt import Prompt
from ..keys.key_tables import KEYS
from ..keys.keyed_screen import KeyedScreen
from ..keys.keymap import key_labels

WAYS = ("decision", "event")
"""What can be jumped to."""


class Jumps:
    """Asks over *screen* where to go in a replay. *moved* redraws it if that has moved, else shows
    the message of a text key; *tell* shows a sentence.
    """

    def __init__(
        self,
        screen: KeyedScreen[None],
        replay: Replay,
        words: Words,
        *,
        moved: Callable[[bool, str], None],
        tell: Callable[[str], None],
    ) -> None:
        self.screen, self.replay, self.words = screen, replay, words
        self.moved, self.tell = moved, tell
        self.last: Callable[[int], bool] | None = None  # the last jump, forward or back

    def jump_by(self, jump: Callable[[int], bool]) -> None:
        """Jump forward, and remember how."""
        self.last = jump
        self.again(1)

    def again(self, by: int) -> None:
        """Repeat the last jump forward or back."""
        if self.last is None:
            ways = {
                name: key_labels((KEYS[f"replay-{name}"],), self.screen.keymap) for name in WAYS
            }
            self.moved(False, "")
            self.tell(self.words.say("replay-no-jump", **ways))
        else:
            self.moved(self.last(by), "replay-no-more" if by > 0 else "replay-none-before")

    def ask_decision(self) -> None:
        """Ask for a player, and jump to the next decision."""
        names = [self.words.name(seat) for seat in range(len(self.replay.table.seats))]

        def chosen(seat: str | None) -> None:
            if seat:
                self.jump_by(lambda by: self.replay.decision(int(seat), by))

        answers = [(str(seat), str(seat + 1), name) for seat, name in enumerate(names)]
        self.screen.app.push_screen(Ask(self.words.say("replay-whose"), answers), chosen)

    def ask_event(self) -> None:
        """Ask for a kind of event, the nearest first, and jump to its next one."""
        replay, say = self.replay, self.words.say
        view, answers = replay.view(), []
        for kind, (n, event) in replay.upcoming().items():
            text = self.words.of(view, event)
            if text:
                answers.append(
                    (kind, say("replay-ahead", round=replay.situations[n].round, text=text))
                )

        def chosen(kind: str | None) -> None:
            if kind:
                self.jump_by(lambda by: self.replay.event(kind, by))

        if answers:
            self.screen.app.push_screen(Pick(say("replay-which"), answers), chosen)
        else:
            self.moved(False, "replay-no-more")

    def ask_moment(self) -> None:
        """Ask for a round, or an action with # before its number."""

        def go(text: str | None) -> None:
            word = (text or "").strip()
            number = word.removeprefix("#")
            if not word:
                return
            if not (number.isascii() and number.isdigit()) or len(number) > 6:
                self.tell(self.words.say("replay-no-number", text=word))
            elif word != number:
                self.moved(self.replay.go(int(number)), "")
            else:
                self.moved(self.replay.to_round(int(number)), "")

        self.screen.app.push_screen(Prompt(self.words.say("replay-goto")), go)

    def ask_to_play_on(self) -> None:
        """Ask whether to start a new game from this moment."""
        say = self.words.say
        if not self.replay.situation.deciding:
            self.moved(False, "replay-over")
            return
        answers = [
            answer(self.words, "on", "replay-play-on"),
            answer(self.words, "back", "replay-stay"),
        ]

        def chosen(pick: str | None) -> None:
            if pick == "on":
                branch = self.replay.play_on(secrets.randbits(63))
                if problem := self.screen.app.launcher.play_on(branch):
                    self.tell(problem)

        self.screen.app.push_screen(Ask(say("replay-ask-on", n=self.replay.n), answers), chosen)
