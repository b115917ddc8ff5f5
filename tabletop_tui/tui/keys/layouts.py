"""Letters of keyboard layouts that are not Latin, by their place on the keyboard.

A key is named by the Latin letter that stands in its place on the US layout: under a Russian layout
the key of U types г. Layouts as the keyboard tables of X11 have them; where two layouts put a
letter on different keys, the more common layout counts.
"""

from __future__ import annotations

PLACES = "qwertyuiopasdfghjklzxcvbnm"
"""The letters of the US layout, row by row; a layout below has one sign for each."""

LAYOUTS = {
    "Russian": "йцукенгшщзфывапролдячсмить",
    "Ukrainian": "йцукенгшщзфівапролдячсмить",
    "Serbian": "љњертзуиопасдфгхјклѕџцвбнм",
    "Greek": ";ςερτυθιοπασδφγηξκλζχψωβνμ",
    "Hebrew": "/'קראטוןםפשדגכעיחלךזסבהנמצ",
    "Arabic": "ضصثقفغعهخحشسيبلاتنمئءؤرﻻىة",
    "Armenian": "չփբսմուկըթջվգեանիտհժդճյզլք",
    "Georgian": "ქწერტყუიოპასდფგჰჯკლზხცვბნმ",
    "Korean": "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ",
    "Thai": "ๆไำพะัีรนยฟหกดเ้่าสผปแอิืท",
}


def _placed() -> dict[str, str]:
    """The Latin letter for each other letter, small and capital."""
    found: dict[str, str] = {}
    for letters in LAYOUTS.values():
        for place, letter in zip(PLACES, letters, strict=True):
            if letter.isascii():
                continue
            found.setdefault(letter, place)
            if len(letter.upper()) == 1 and letter.upper() != letter:
                found.setdefault(letter.upper(), place.upper())
    return found


PLACED = _placed()


def latin(letter: str) -> str:
    """The Latin letter in the same place of the keyboard; "" where the place is not known.

    >>> latin("г"), latin("Д"), latin("ν"), latin("漢")
    ('u', 'L', 'n', '')
    """
    return letter if letter.isascii() else PLACED.get(letter, "")
