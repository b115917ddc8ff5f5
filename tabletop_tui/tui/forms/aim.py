"""The form for a shot: turn the aim, set the power, and stop a sweeping marker as near to its middle as you can."""

from __future__ import annotations

from rich.text import Text

from ...engine import Aim, Offer
from ...play import Words
from .form import Form

SWEEP = 1.6  # seconds from one end of the marker's track to the other and back
TRACK = 21  # cells of the track


class AimForm(Form):
    """Arrows turn by 5 degrees and set the power by 5; , . - + by one step; Tab changes the piece.

    ``angle`` counts the offer's steps anticlockwise from the east, ``power`` is 1 to ``powers``. The board that shows
    the aim says in ``named`` which piece it is, in ``bearing`` where it points, and in ``outlook`` what is foreseen.
    """

    hint = "keys-aim"

    def __init__(self, offer: Offer, words: Words) -> None:
        super().__init__(offer, words)
        assert isinstance(offer.choices, Aim)
        self.aim = offer.choices
        self.index, self.angle, self.power = 0, 0, max(1, self.aim.powers // 2)
        self.sweeping = False
        self.phase = 0.0  # of the marker, 0 to 1; its middle is at 0.25 and 0.75
        self.named, self.bearing = "", ""
        self.outlook: list[str] = []

    @property
    def piece(self) -> int:
        """The piece that will be shot."""
        return self.aim.pieces[self.index]

    def turn(self, steps: int) -> None:
        """Turn by so many steps of the offer, anticlockwise."""
        self.angle = (self.angle + steps) % self.aim.angles

    def push(self, steps: int) -> None:
        """Change the power."""
        self.power = max(1, min(self.aim.powers, self.power + steps))

    def key(self, key: str) -> bool:
        if self.sweeping:
            return self.sweep_key(key)
        coarse, hard = max(1, self.aim.angles // 72), max(1, self.aim.powers // 20)
        turns = {"left": coarse, "right": -coarse, "comma": 1, "full_stop": -1}
        pushes = {"up": hard, "down": -hard, "plus": 1, "equals_sign": 1, "minus": -1}
        if key in turns:
            self.turn(turns[key])
        elif key in pushes:
            self.push(pushes[key])
        elif key == "tab":
            self.index = (self.index + 1) % len(self.aim.pieces)
        elif key == "x":
            self.index, self.angle, self.power = 0, 0, max(1, self.aim.powers // 2)
        elif key == "escape":
            self.gone = True
        elif key in ("enter", "space"):
            if self.aim.spread or self.aim.slip:
                self.sweeping, self.phase = True, 0.0
            else:
                self.shoot(0.0)
        else:
            return False
        return True

    def click(self, row: int) -> bool:
        """A click stops the marker; on the name of the piece it goes to the next one."""
        if self.sweeping:
            self.shoot(self.offset())
            return True
        return row == 1 and self.key("tab")

    def sweep_key(self, key: str) -> bool:
        """A key while the marker sweeps: Enter stops it, Esc goes back to aiming."""
        if key in ("enter", "space"):
            self.shoot(self.offset())
        elif key == "escape":
            self.sweeping = False
        return True

    def tick(self, seconds: float) -> bool:
        """Let time pass; True when the marker moved."""
        if self.sweeping:
            self.phase = (self.phase + seconds / SWEEP) % 1.0
        return self.sweeping

    def offset(self) -> float:
        """Where the marker is, from -1 to 1; 0 is the middle."""
        return 4 * abs(self.phase - 0.5) - 1

    def shoot(self, offset: float) -> None:
        """Make the action; a hand that slips gives the errors that the marker's distance from the middle means."""
        spread, slip = self.aim.spread, self.aim.slip
        if spread or slip:
            errors = round(offset * spread), round(offset * slip)
            self.done = self.aim.make(self.piece, self.angle, self.power, errors)
        else:
            self.done = self.aim.make(self.piece, self.angle, self.power)

    def rows(self, width: int) -> list[Text]:
        say = self.words.say
        degrees = self.words.decimal(self.angle * 360 / self.aim.angles)
        bar = round(self.power * 16 / self.aim.powers)
        many = len(self.aim.pieces)
        piece = Text(self.named or say("aim-piece", number=self.index + 1, of=many))
        if self.named and many > 1:
            piece.append(f" {say('aim-of', number=self.index + 1, of=many)}", "dim")
        rows = [
            self.title(),
            piece,
            Text(" ".join([say("aim-angle", degrees=degrees), self.bearing]).rstrip()),
            Text(say("aim-power", power=self.power) + " ").append("█" * bar, "bold").append("·" * (16 - bar), "dim"),
        ]
        if self.sweeping:
            track = ["·"] * TRACK
            track[TRACK // 2] = "|"
            track[round((self.offset() + 1) / 2 * (TRACK - 1))] = "●"
            rows += [Text(), Text("".join(track), "bold"), Text(say("aim-stop"))]
            return rows
        return rows + [Text(line, "italic") for line in self.outlook]
