"""The block signs that divide a cell, by fineness, and braille for thin lines."""

from __future__ import annotations

from collections.abc import Mapping

from ...terminal.probe import Blocks

Bits = Mapping[tuple[int, int], int]
"""By cell, the parts that are filled, as in `BLOCKS`."""

SHAPES: Mapping[Blocks, tuple[int, int]] = {
    "halves": (1, 2),
    "quadrants": (2, 2),
    "sextants": (2, 3),
}
"""Parts across and down."""


def sextants() -> str:
    """Return the signs of six parts, by bits. Those that quadrants and halves have are missing
    among the sextants of Unicode.
    """
    half = {0: " ", 0b010101: "▌", 0b101010: "▐", 0b111111: "█"}
    signs, code = "", 0x1FB00
    for bits in range(64):
        if bits in half:
            signs += half[bits]
        else:
            signs += chr(code)
            code += 1
    return signs


BLOCKS: Mapping[Blocks, str] = {
    "halves": " ▀▄█",
    "quadrants": " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█",
    "sextants": sextants(),
}
"""The sign whose parts are filled as the bits say; the lowest bit is the upper left part."""

FULL = "█"

INVERSE: Mapping[str, str] = {
    sign: signs[len(signs) - 1 - bits]
    for signs in BLOCKS.values()
    for bits, sign in enumerate(signs)
}
"""The sign that shows the same with its two colours exchanged."""

BRAILLE = 0x2800
"""The sign without dots; every dot adds its bit."""

DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of the dots of a braille sign, line by line: two across, four down."""


def is_picture(character: str) -> bool:
    """Return whether a character is a block or dots, part of a picture instead of a letter."""
    return character in INVERSE or (
        len(character) == 1 and BRAILLE <= ord(character) < BRAILLE + 256
    )
