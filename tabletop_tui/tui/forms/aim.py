"""The form for a shot: aim at what is in reach or anywhere else, then stop a sweeping marker twice,
for direction and power.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import SystemRandom
from typing import Any, NamedTuple, Protocol

from rich.text import Text

from ...engine import Aim, Offer, share_of, slip_at
from ...play import Words
from ..keys.key_tables import AIM
from ..widgets.line_widgets import wrapped
from .form import Form
from .sweep import GLANCE, Luck, Sweep
from .typed import Typed

TRACK = 21  # cells of a track
MARKER = "●"
UNAIDED = {"aim-next", "aim-previous", "aim-planet", "aim-bank-back", "aim-bank"}
"""Keys that aim at what is in reach."""


class AimTarget(NamedTuple):
    """A way to aim, in the steps of the offer. *code* is the short name of the target, *name* the
    long one.
    """

    code: str
    angle: int
    power: int
    name: str


class AimTargets(Protocol):
    """The targets that the board knows."""

    @property
    def codes(self) -> Collection[str]:
        """The short names that can be typed, in lower case."""

    def straight(self, piece: int) -> Sequence[AimTarget]:
        """What a piece can reach straight ahead, the most likely target first."""

    def banked(self, piece: int, code: str) -> Sequence[AimTarget]:
        """Ways to reach a target by a bounce."""

    def named(self, piece: int, code: str) -> AimTarget | None:
        """Return how to aim at a target, which may be out of reach."""


class AimForm(Form):
    """The form for an aim: piece, direction and power.

    Tab, n and p step through the targets in reach, letters type the name of a target, [ and ] step
    through bounces. Arrows and , . - + change direction and power, digits type degrees and power,
    s changes the piece.

    ``angle`` counts the steps of the offer anticlockwise from the east, ``power`` is 1 to
    ``powers``. The board that shows the aim provides ``sights``, and sets ``named`` (the piece),
    ``place`` (its number, and of how many), ``bearing`` (where it points), ``outlook`` (the
    forecast) and ``told`` (the flight without error, shown below the board); it paints the two
    ``tracks``. ``idle()`` is called on every tick while no marker moves, and returns whether the
    board has changed; ``swung()`` on every tick on which one has; ``certain()`` whether the shot
    ends the same wherever the markers are stopped: luck may then stop them.
    """

    keys = AIM
    luck: Luck = SystemRandom().random
    aided = True
    """Whether the board may say what is in reach, and what a shot would come to."""
    holds = False
    """True if the terminal tells when a key is let go, so that a shot can be drawn and let go."""
    watched = False
    """True if a player at another terminal fills it in."""

    def __init__(self, offer: Offer, words: Words) -> None:
        super().__init__(offer, words)
        assert isinstance(offer.choices, Aim)
        self.aim = offer.choices
        self.half = max(1, self.aim.powers // 2)
        self.index, self.angle, self.power = 0, 0, self.half
        self.sweep: Sweep | None = None
        self.shares: list[float] = []  # where the marker was stopped on each track
        self.typed = Typed()
        self.target: AimTarget | None = None
        self.sights: AimTargets | None = None
        self.idle: Callable[[], bool] | None = None
        self.swung: Callable[[], None] | None = None
        self.certain: Callable[[], bool] | None = None
        self.named, self.bearing = "", ""
        self.place: tuple[int, int] | None = None
        self.outlook: list[Text] = []
        self.told = Text()
        self.tracks: tuple[Text, ...] = ()
        if self.aim.stopped is not None:
            self.angle, self.power, turned = self.aim.stopped
            draws = self.aim.draws
            self.shares = [share_of(draws, self.aim.spread // draws, -turned)]
            self.sweep = Sweep(self.luck)

    @property
    def piece(self) -> int:
        """The piece to shoot."""
        return self.aim.pieces[self.index]

    @property
    def untouched(self) -> bool:
        """True if the player has not aimed yet."""
        new = (self.angle, self.power, self.target) == (0, self.half, None)
        return new and self.aim.stopped is None

    @property
    def sweeping(self) -> bool:
        """True if a marker moves."""
        return self.sweep is not None

    @property
    def turned(self) -> int | None:
        """The error of direction, in steps anticlockwise, once its marker is stopped."""
        if not self.shares:
            return None
        return -slip_at(self.aim.draws, self.aim.spread // self.aim.draws, self.shares[0])

    # -- aiming ------------------------------------------------------------------------------------

    def turn(self, steps: int) -> None:
        """Turn by *by* steps of the offer, anticlockwise."""
        self.angle = (self.angle + steps) % self.aim.angles

    def push(self, steps: int) -> None:
        """Change the power."""
        self.power = max(1, min(self.aim.powers, self.power + steps))

    def aim_at(self, sight: AimTarget | None) -> None:
        """Aim like that; None leaves the aim unchanged."""
        if sight is not None:
            self.target, self.angle, self.power = sight, sight.angle, sight.power

    def follow(self, action: Any) -> None:
        """Aim as a finished action does."""
        self.fill(action)

    def fill(self, action: Any) -> bool:
        if self.aim.read is None:
            return False
        piece, angle, power = self.aim.read(action)
        self.index, self.target = self.aim.pieces.index(piece), None
        if self.aided:  # else the eye must find it
            self.angle, self.power = angle, power
        return True

    def cycle(self, among: Sequence[AimTarget], by: int) -> None:
        """Go to the next or previous of some sights; to the first if the aim is none of them."""
        if among:
            now = (self.angle, self.power)
            here = [n for n, sight in enumerate(among) if (sight.angle, sight.power) == now]
            start = here[0] if here else -1 if by > 0 else 0
            self.aim_at(among[(start + by) % len(among)])

    def bank(self, by: int) -> None:
        """Go to the next bounce that reaches the target."""
        if self.sights is not None and self.target is not None:
            self.cycle(self.sights.banked(self.piece, self.target.code), by)

    def take(self, key: str) -> bool:
        if self.sweeping:
            return self.sweep_key(key)
        codes = self.sights.codes if self.sights is not None else ()
        if self.typed.key(key, codes):
            self.read()
            return True
        self.typed.text = ""
        coarse, hard = max(1, self.aim.angles // 72), max(1, self.aim.powers // 20)
        turns = {"left": coarse, "right": -coarse, "comma": 1, "full_stop": -1}
        pushes = {"up": hard, "down": -hard, "plus": 1, "equals_sign": 1, "minus": -1}
        cycles = {"tab": 1, "n": 1, "p": -1, "shift+tab": -1}
        banks = {"right_square_bracket": 1, "left_square_bracket": -1}
        if key in turns:
            self.turn(turns[key])
        elif key in pushes:
            self.push(pushes[key])
        elif key in cycles:
            if self.sights is not None:
                self.cycle(self.sights.straight(self.piece), cycles[key])
        elif key in banks:
            self.bank(banks[key])
        elif key == "s":
            self.index = (self.index + 1) % len(self.aim.pieces)
            self.target = None
        elif key == "x":
            self.angle, self.power, self.target = 0, self.half, None
            if self.sights is not None:
                self.cycle(self.sights.straight(self.piece), 1)
        elif key == "escape":
            self.cancelled = True
        elif key in ("enter", "space"):
            self.begin()
        else:
            return False
        return True

    def read(self) -> None:
        """Aim as typed so far."""
        degrees, power, code = self.typed.read()
        if degrees is not None:
            self.angle = round(degrees * self.aim.angles / 360) % self.aim.angles
            self.target = None
        if power is not None:
            self.power = max(1, min(self.aim.powers, power))
        if code and self.sights is not None:
            self.typed.text = ""
            self.aim_at(self.sights.named(self.piece, code))

    # -- shooting ----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start the first marker, or shoot at once if no error changes anything."""
        self.shares = []
        timed = bool(self.aim.spread or self.aim.slip)
        if timed and not (self.certain is not None and self.certain()):
            self.sweep = Sweep(self.luck)
        else:
            self.action = self.aim.make(self.piece, self.angle, self.power)

    def click(self, row: int) -> bool:
        """Stop the marker, or go to the next piece if its name was clicked."""
        if self.sweeping:
            self.stop()
            return True
        return row == 1 and self.take("s")

    def sweep_key(self, key: str) -> bool:
        """Handle a key while a marker moves: Enter stops it. Esc goes back to aiming if nothing has
        been stopped, else it leaves while the marker waits.
        """
        if key in ("enter", "space"):
            self.stop()
        elif key == "escape" and self.shares:
            self.cancelled = True
        elif key == "escape":
            self.sweep = None
        return True

    def stop(self) -> None:
        """Stop the marker: that settles the direction, which is a decision of its own, or the power
        and with it the shot.
        """
        assert self.sweep is not None
        self.shares.append(self.sweep.stop())
        errors: tuple[int | None, ...] = (self.turned,)
        if len(self.shares) == 2:
            draws = self.aim.draws
            errors += (slip_at(draws, self.aim.slip // draws, self.shares[1]),)
        self.action = self.aim.make(self.piece, self.angle, self.power, errors)
        self.sweep, self.shares = None, []

    def let_go(self) -> bool:
        """Stop the marker of the power, as the key that stopped the direction is let go. Return
        False if none moves, or if the key was only tapped.
        """
        if self.sweep is None or not self.shares or self.watched or self.sweep.age < GLANCE:
            return False
        self.stop()
        return True

    def tick(self, seconds: float) -> bool:
        """Advance the marker. Return whether the rows have changed."""
        if self.sweep is not None:
            self.sweep.tick(seconds)
            if self.swung is not None:
                self.swung()
            return True
        return self.idle is not None and self.idle()

    def unavailable_keys(self) -> Collection[str]:
        """Return all keys that neither stop the marker nor leave, while one moves."""
        alone = {"aim-ship"} if len(self.aim.pieces) == 1 else set()
        alone |= set() if self.aided else UNAIDED
        return {*AIM.hints} - {"aim-shoot", "form-back"} if self.sweeping else alone

    def relabelled_keys(self) -> Mapping[str, str]:
        return {"aim-shoot": self.words.say("aim-stop")} if self.sweeping else {}

    # -- what is shown -----------------------------------------------------------------------------

    def rows(self, width: int) -> list[Text]:
        say = self.words.say
        degrees = self.words.decimal(self.angle * 360 / self.aim.angles)
        bar = round(self.power * 16 / self.aim.powers)
        number, many = self.place or (self.index + 1, len(self.aim.pieces))
        piece = Text(self.named or say("aim-piece", number=number, of=many))
        if self.named and many > 1:
            key = self.key_label("aim-ship")
            piece.append(f" {say('aim-of', number=number, of=many, key=key)}", "dim")
        title = self.title()
        if self.target is not None:
            title.append(f" › {self.target.name}", "not bold")
        bearing = Text(" ".join([say("aim-angle", degrees=degrees), self.bearing]).rstrip())
        power = Text(say("aim-power", power=self.power) + " ")
        power.append("█" * bar, "bold").append("·" * (16 - bar), "dim")
        rows = [title, piece, *self.typing(), bearing, power]
        if not (self.tracks or self.sweeping):
            return rows + self.outlook
        rows += [self.track(0, "<", ">"), self.track(1, "-", "+")]
        below = [self.outlook, *(self.stopping(shares) for shares in (0, 1))]
        shown = below[1 + len(self.shares)] if self.sweeping else self.outlook
        high = [sum(len(wrapped(row, width)) for row in rows) for rows in (shown, *below)]
        return rows + shown + [Text()] * (0 if self.watched else max(high) - high[0])

    def stopping(self, stopped: int) -> list[Text]:
        """Return what to do while a marker moves, with so many stopped before."""
        verb, step = "hold" if self.holds else "stop", "power" if stopped else "angle"
        key = self.key_label("aim-shoot")
        return [
            Text(self.words.say(f"aim-{verb}-{step}", key=key), "bold"),
            Text(self.words.say("aim-by-chance", key=key), "dim"),
        ]

    def typing(self) -> list[Text]:
        """Return what has been typed so far, and what may come next."""
        codes = self.sights.codes if self.sights is not None else ()
        kind, letters = self.typed.wanted(codes)
        if not kind:
            return []
        row = Text(f"{self.typed.text.upper()}▏", "bold")
        text = self.words.say(f"aim-typing-{kind}", letters=letters.upper())
        return [row.append(f" {text}", "not bold")]

    def track(self, number: int, left: str, right: str) -> Text:
        """Return a track as painted, with its marker if one moves or was stopped."""
        painted = self.tracks[number] if number < len(self.tracks) else Text("·" * TRACK)
        row = Text(f"{left} ", "dim").append_text(painted).append(f" {right}")
        share = None
        if number < len(self.shares):
            share = self.shares[number]
        elif number == len(self.shares) and self.sweep is not None:
            share = self.sweep.share
        if share is None:
            return row
        cells = painted.cell_len
        at = 2 + min(cells - 1, int(share * cells))
        return row[:at].append(MARKER, "bold reverse").append_text(row[at + 1 :])
