"""What is typed while aiming: degrees and then a power, or the two letters of a planet."""

from __future__ import annotations

from collections.abc import Collection

POINT, GAP = ".", " "
DIGITS = tuple("0123456789")
LONGEST = 3  # digits of a number
HARDEST = 100  # power
CIRCLE = 360  # degrees


class Typed:
    """The text so far: ``330``, ``330 8``, ``45.5 12`` or ``a`` of ``ac``.

    After three digits, or two that no third can follow, the next digit starts the power; after a
    power that it does not fit, it starts the degrees again.
    """

    __slots__ = ("text",)

    def __init__(self) -> None:
        self.text = ""

    def key(self, key: str, codes: Collection[str]) -> bool:
        """Take a key. Return False if it does not continue the text. *codes* are the names that
        letters can make.
        """
        text = self.text
        if key in DIGITS:
            self.text = "" if text.isalpha() else text
            return self.digit(key)
        if key == "backspace" and text:
            self.text = text[:-1].rstrip(GAP)
        elif key == "full_stop" and text.isdigit():
            self.text += POINT
        elif key == "space" and text and GAP not in text and not text.isalpha():
            self.text += GAP
        elif len(key) == 1 and any(code.startswith((text + key).lower()) for code in codes):
            self.text += key.lower()
        elif len(key) == 1 and any(code.startswith(key.lower()) for code in codes):
            self.text = key.lower()
        else:
            return False
        return True

    def digit(self, key: str) -> bool:
        """Add a digit to the degrees or the power."""
        degrees, gap, power = self.text.partition(GAP)
        if gap:
            self.text = self.text + key if int(power + key) <= HARDEST else key
        elif (POINT in degrees and degrees[-1] != POINT) or (
            POINT not in degrees
            and (len(degrees) == LONGEST or (degrees and int(degrees + key) >= CIRCLE))
        ):
            self.text += GAP + key
        else:
            self.text += key
        return True

    def wanted(self, codes: Collection[str]) -> tuple[str, str]:
        """Return what may be typed next, as the key of a sentence with its letters: a planet,
        degrees or a power; both "" while nothing is typed.
        """
        if not self.text:
            return "", ""
        if self.text.isalpha():
            at = len(self.text)
            fit = [code for code in codes if code.startswith(self.text) and len(code) > at]
            return "planet", " ".join(sorted({code[at] for code in fit}))
        return ("power" if GAP in self.text else "degrees"), ""

    def read(self) -> tuple[float | None, int | None, str]:
        """Return the degrees, the power and the name typed so far."""
        if self.text.isalpha():
            return None, None, self.text if len(self.text) > 1 else ""
        degrees, _, power = self.text.partition(GAP)
        return float(degrees) if degrees else None, int(power) if power else None, ""
