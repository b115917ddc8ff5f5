"""What a seat has agreed to before the game: a steadier hand than the table's, or other aids.

The table's option ``unaided`` takes the aids of aiming away from all seats: the targets in reach,
the chances, and where a shot would end. A seat's own option goes before it.
"""

from collections.abc import Mapping
from typing import Any

from ....engine import HANDICAP, Option, Value, handicap_of, handicap_options

SEATS = 4
TABLE, BARE, AIDS, STEADY = "table", "bare", "aids", "steady"

OPTIONS = (
    Option(key="unaided", shape="flag", default=False),
    *handicap_options(
        Option(key=HANDICAP, shape="choice", default=TABLE, choices=(TABLE, BARE, AIDS, STEADY)),
        SEATS,
    ),
)


def of_seat(options: Mapping[str, Value], seat: int) -> str:
    """Return the option of a seat; tables from before it have none."""
    return str(handicap_of(options, seat, TABLE))


def aided(options: Mapping[str, Value], seat: int) -> bool:
    """Return whether a seat sees what its shots can reach, and the chances."""
    agreed = of_seat(options, seat)
    return agreed in (AIDS, STEADY) if agreed != TABLE else not options.get("unaided", False)


def hands(options: Mapping[str, Value], seats: int) -> tuple[str, ...]:
    """Return the hands of all seats, () if they are alike."""
    if all(of_seat(options, seat) != STEADY for seat in range(seats)):
        return ()
    hand = str(options["hand"])
    return tuple(STEADY if of_seat(options, n) == STEADY else hand for n in range(seats))


def hand_of(s: Any, seat: int) -> str:
    """Return the steadiness of a seat's hand in a position: steady, normal or wild."""
    return str(s.hands[seat] if s.hands else s.hand)
