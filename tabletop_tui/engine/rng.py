"""Random numbers whose state is part of the game state: the SplitMix64 generator, so copies, saves
and undo carry it along.

Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014); the
constants are those of the public-domain reference by Sebastiano Vigna, whose first outputs are the
test vectors.
"""

from typing import Any, Protocol

MASK = (1 << 64) - 1  # 64 bits
GAMMA = 0x9E3779B97F4A7C15  # the increment: odd, so that the period is 2**64


class HasRng(Protocol):
    """Anything with a 64-bit random state, such as every State."""

    rng: int


def next64(state: HasRng) -> int:
    """Return the next 64 random bits."""
    state.rng = z = (state.rng + GAMMA) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def draw(state: HasRng, n: int) -> int:
    """Return a uniform random number in ``range(n)``, for 1 <= n <= 2**32, and advance the
    generator.

    The product of 64 random bits and *n* keeps the bias below 2**-32, far below anything noticeable
    in a game.

    >>> luck = Luck(7)
    >>> [draw(luck, 6) for _ in range(8)]
    [2, 0, 5, 3, 2, 1, 2, 1]
    """
    # next64 inlined: this is called for every random choice
    state.rng = z = (state.rng + GAMMA) & MASK
    if n == 1:  # nearly half of all calls
        return 0
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return (z ^ (z >> 31)) * n >> 64


def shuffle(state: HasRng, items: list[Any]) -> None:
    """Shuffle *items* in place (Fisher-Yates)."""
    for i in range(len(items) - 1, 0, -1):
        j = draw(state, i + 1)
        items[i], items[j] = items[j], items[i]


class Luck:
    """A generator outside a state, for bots, tests and random play: ``luck(n)`` draws from
    ``range(n)``.

    >>> Luck(7)(100) == Luck(7)(100)
    True
    """

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = seed & MASK

    __call__ = draw
