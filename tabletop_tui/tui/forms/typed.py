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

    After three digits, or two that no third could follow, the next digit is the power's; behind a
    power that has no room for it, it begins anew.
    """

    __slots__ = ("text",)

    def __init__(self) -> None:
        self.text = ""

    def key(self, key: str, codes: Collection[str]) -> bool:
        """Take a key; False when it does not go on with what is typed. *codes* are the names that
        letters may make.
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
        """A digit more of the degrees, or of the power."""
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
        """What may be typed next, as the name of a sentence: of a planet with these letters, of
        degrees or of a power; both "" while nothing is typed.
        """
        if not self.text:
            return "", ""
        if self.text.isalpha():
            at = len(self.text)
            fit = [code for code in codes if code.startswith(self.text) and len(code) > at]
            return "planet", " ".join(sorted({code[at] for code in fit}))
        return ("power" if GAP in self.text else "degrees"), ""

    def read(self) -> tuple[float | None, int | None, str]:
        """The degrees, the power and the name as far as they have been typed."""
        if self.text.isalpha():
            return None, None, self.text if len(self.text) > 1 else ""
        degrees, _, power = self.text.partition(GAP)
        return float(degrees) if degrees else None, int(power) if power else None, ""
