"""The replay's jumps: to a player's next decision, the next event of a kind, a round or an action, and out of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .ask import Ask
from .pick import Pick
from .prompt import Prompt

if TYPE_CHECKING:
    from .replay import ReplayScreen


class Jumps:
    """What the letters of the replay do; ``jump`` is the last jump, to be repeated forward or back."""

    jump: Callable[[int], bool] | None = None

    def jump_by(self: ReplayScreen, jump: Callable[[int], bool]) -> None:
        """Jump forward, and remember how."""
        self.jump = jump
        self.action_again(1)

    def action_again(self: ReplayScreen, by: int) -> None:
        """The last jump once more, forward or back."""
        if self.jump is None:
            self.moved(False, "replay-no-jump")
        else:
            self.moved(self.jump(by), "replay-no-more" if by > 0 else "replay-none-before")

    def action_decision(self: ReplayScreen) -> None:
        """To the next time a player had to decide."""
        self.running = False
        names = [self.words.name(seat) for seat in range(len(self.replay.table.seats))]

        def chosen(seat: str | None) -> None:
            if seat:
                self.jump_by(lambda by: self.replay.decision(int(seat), by))

        answers = [(str(seat), str(seat + 1), name) for seat, name in enumerate(names)]
        self.app.push_screen(Ask(self.words.say("replay-whose"), answers), chosen)

    def action_event(self: ReplayScreen) -> None:
        """To the next event of a kind: the next one of each kind is listed, the nearest first."""
        self.running = False
        replay, say = self.replay, self.words.say
        view, answers = replay.view(), []
        for kind, (n, event) in replay.ahead().items():
            text = self.words.of(view, event)
            if text:
                answers.append((kind, say("replay-ahead", round=replay.moments[n].round, text=text)))

        def chosen(kind: str | None) -> None:
            if kind:
                self.jump_by(lambda by: self.replay.event(kind, by))

        if answers:
            self.app.push_screen(Pick(say("replay-which"), answers), chosen)
        else:
            self.moved(False, "replay-no-more")

    def action_goto(self: ReplayScreen) -> None:
        """To a round that is typed, or to an action with # before its number."""
        self.running = False

        def go(text: str | None) -> None:
            word = (text or "").strip()
            number = word.removeprefix("#")
            if not word:
                return
            if not (number.isascii() and number.isdigit()) or len(number) > 6:
                self.message = self.words.say("replay-no-number", text=word)
                self.draw_where()
            elif word != number:
                self.moved(self.replay.go(int(number)))
            else:
                self.moved(self.replay.to_round(int(number)))

        self.app.push_screen(Prompt(self.words.say("replay-goto")), go)

    def action_play_on(self: ReplayScreen) -> None:
        """A new game that goes on from this moment."""
        self.running = False
        say = self.words.say
        if not self.replay.moment.deciding:
            self.moved(False, "replay-over")
            return
        answers = [("on", "o", say("replay-play-on")), ("back", "b", say("replay-stay"))]

        def chosen(pick: str | None) -> None:
            if pick == "on":
                self.message = self.app.play_on(self.replay.play_on())  # type: ignore[attr-defined]
                if self.message:
                    self.draw_where()

        self.app.push_screen(Ask(say("replay-ask-on", n=self.replay.n), answers), chosen)
