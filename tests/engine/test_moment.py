"""Moments of the kinds that have a title: each shows its event, to the seats it names."""

from dataclasses import dataclass
from typing import Literal

from tabletop_tui.engine import Event, Moment, Word, moments_of_kinds


@dataclass(slots=True, frozen=True)
class Robbed(Event):
    seat: int
    victim: int
    kind: Literal["robbed"] = "robbed"


@dataclass(slots=True, frozen=True)
class Won(Event):
    seat: int
    kind: Literal["won"] = "won"


@dataclass(slots=True, frozen=True)
class Storm(Event):
    kind: Literal["storm"] = "storm"


TITLES = {"robbed": "moment-robbed", "won": "moment-won", "storm": "moment-storm"}


def test_whoever_an_event_names_is_concerned_the_first_player_as_well() -> None:
    told = [Robbed(1, 0), Robbed(0, 2), Robbed(2, -1), Won(0)]
    assert [one.seats for one in moments_of_kinds(TITLES, told)] == [(1, 0), (0, 2), (2,), (0,)]


def test_what_names_nobody_concerns_everybody_and_stops_everybody() -> None:
    (one,) = moments_of_kinds(TITLES, [Storm()])
    assert one == Moment(Word("moment-storm"), (Storm(),)) and one.seats == () and not one.alone


def test_an_event_without_a_title_is_no_moment() -> None:
    assert moments_of_kinds({"won": "moment-won"}, [Storm(), Robbed(0, 1), Event()]) == []
