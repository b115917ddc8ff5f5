"""The moment of an attack shows attack and defence, with the right numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop_tui.engine import Event, Luck, Word, apply, over, to_act
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.battle import (
    AttackPlanetPart,
    AttackShipPart,
    planet_defence,
    ship_defence,
    strength,
)
from tabletop_tui.games.ascending_empires.rules.events import (
    PileEmptied,
    PlanetDestroyed,
    Rammed,
    ShipDestroyed,
)
from tabletop_tui.games.ascending_empires.view.moments import moments
from tabletop_tui.play import Words
from tests.games.ascending_empires.lively import choose, crowded
from tests.games.ascending_empires.scenario import Scene


def battle_of(s: Any, told: list[Event]) -> list[dict[str, Any]]:
    """Return the numbers in the moments of these events, each above the sentence of its attack."""
    found = []
    for moment in moments(s, [told]):
        numbers = [row for row in moment.rows if isinstance(row, Word)]
        assert list(moment.rows[: len(numbers)]) == numbers and len(moment.rows) > len(numbers)
        found += [dict(row.facts) for row in numbers]
    return found


def test_ae_105_a_moment_tells_the_strength_and_the_defence_of_its_attack(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    true: list[tuple[int, int, int]] = []

    def note(part: type[Any], defence_of: Callable[[Any, Any], int]) -> None:
        before = part.apply

        def noting(self: Any, s: Any, f: Any, seat: int, a: Any, say: Any) -> None:
            against, defence = sum(strength(s, ship) for ship in a.ships), defence_of(s, a)
            true.append((against, defence, int(against == defence)))
            before(self, s, f, seat, a, say)

        monkeypatch.setattr(part, "apply", noting)

    note(AttackShipPart, lambda s, a: ship_defence(s, a.target))
    note(AttackPlanetPart, lambda s, a: planet_defence(s, a.hole))
    seen: list[tuple[int, int, int]] = []
    for seed in range(12):
        s, luck = crowded(3, seed), Luck(seed)
        for _ in range(60):
            if over(s):
                break
            true.clear()
            seat = to_act(GAME, s)[0]
            told = list(apply(GAME, s, seat, choose(s, seat, luck)))
            numbers = battle_of(GAME.view(s, seat), told)
            assert [(one["strength"], one["defence"], one["equal"]) for one in numbers] == true
            seen += true
    assert len(seen) > 20 and any(equal for _, _, equal in seen)


def test_who_has_seen_a_burst_is_stopped_by_an_own_loss_alone() -> None:
    made = Scene(3)
    ship = made.ship(1, 300, 300)
    view = GAME.view(made.s, 0)
    for event in (
        Rammed(0, 1, ship, False),
        ShipDestroyed(0, ship, (1,), 1),
        PlanetDestroyed(0, 3, 1, (1,), 1),
    ):
        (one,) = moments(view, [[event]])
        assert one.filmed and one.losers == (1,)
    (last,) = moments(view, [[PileEmptied(0)]])
    assert not last.filmed and not last.losers


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Strength 3 against defence 2"),
        ("nl", "Sterkte 3 tegen verdediging 2"),
        ("es", "Fuerza 3 contra defensa 2"),
    ],
)
def test_the_numbers_stand_in_words(language: str, told: str) -> None:
    words = Words(GAME, ["Anna", "Ben"], language)
    assert words.say("moment-strength", strength=3, defence=2, equal=0, seat="Anna") == told
    assert words.say("moment-strength", strength=3, defence=2, equal=1, seat="Anna") != told
