"""Player names: any printable writing that can be distinguished from the other names at the
table.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence

from ..cells import cell_len, cut_cells, cut_characters, graphemes
from ..engine import Complaint

LONGEST = 24  # characters in a name
MARKS = 3  # combining marks per letter, enough for Vietnamese, Thai and Hebrew; more overlap rows

UNPRINTABLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""The Unicode categories that a terminal interprets or cannot show."""

INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159")
"""Letters and signs without a visible glyph: fillers, joiners, the empty Braille pattern, the
object replacement character, a note without a head.
"""

VARIATIONS = (range(0xFE00, 0xFE10), range(0x180B, 0x1810), range(0xE0100, 0xE01F0))
"""Variation selectors. They change how the sign before them is drawn, mostly not at all."""

LOOKALIKES = {
    "A": "АΑᎪꓮⲀ", "B": "ВΒвᏴꓐⲂ", "C": "СᏟꓚⲤ", "D": "Ꭰꓓ", "E": "ЕΕᎬꓰⲈ", "F": "ꓝ", "G": "Ꮐꓖ",
    "H": "НΗнᎻꓧⲎ", "J": "ЈᎫꓙ", "K": "КΚкᏦꓗⲔ", "L": "Ꮮꓡ", "M": "МΜмᎷꓟⲘ", "N": "ΝꓠⲚ",
    "O": "ОΟՕ0ꓳⲞ", "P": "РΡᏢꓑⲢ", "Q": "Ԛ", "R": "Ꭱꓣ", "S": "ЅՏᏚꓢ", "T": "ТΤтᎢꓔⲦ", "U": "ꓴ",
    "V": "Ꮩꓦ", "W": "ԜᎳꓪ", "X": "ХΧꓫⲬ", "Y": "УΥҮꓬⲨ", "Z": "ΖᏃꓜ",
    "a": "аαɑ", "c": "сᴄⲥ", "d": "ԁ", "e": "е", "g": "ɡց", "h": "һհᏂ", "i": "іιıᎥ", "j": "јϳ",
    "k": "κ", "l": "ӏI1|ІΙӀꓲⲒ", "n": "ո", "o": "оοօᴏⲟ", "p": "рρⲣ", "q": "ԛ", "s": "ѕꜱ", "t": "τ",
    "u": "υս", "v": "νѵᴠ", "w": "ԝωᴡ", "x": "хχ", "y": "уγү", "z": "ᴢ", "3": "Зз",
    "ロ": "口", "ニ": "二", "カ": "力", "タ": "夕", "エ": "工", "ト": "卜", "ハ": "八", "ヘ": "へ",
}  # fmt: skip
"""Letters of other scripts, and digits, by the letter they look like: Cyrillic, Greek, Armenian,
Cherokee, Lisu and Coptic letters by a Latin one, and katakana by other Japanese signs.
"""

STROKED = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ŧ": "t", "ı": "i", "æ": "ae", "œ": "oe"}
)
"""Small letters that Unicode does not separate into a letter and a mark, as typed without them."""

SPELLING = (0, 8, 9)
"""Combining classes of marks that make another letter: vowel signs, kana voicing, viramas. A mark
of any other class is an accent, which a keyboard may lack.
"""

ALIKE = {ord(sign): letter for letter, signs in LOOKALIKES.items() for sign in signs}


def clean_name(text: str) -> str:
    """Return a name as a player types it, NFC composed and with single spaces.

    Raises ValueError with one sentence for a name that cannot be shown or is invisible. Control
    characters, escape codes and direction marks are refused. Brackets and braces are ordinary
    characters.

    >>> clean_name("  Anna   Lena ")
    'Anna Lena'
    """
    check_printable(text)
    name = safe_name(" ".join(unicodedata.normalize("NFC", text).split()))
    if any(c in INVISIBLE or any(ord(c) in some for some in VARIATIONS) for c in name):
        raise Complaint("wrong-name-unseen")
    run = 0
    for sign in " " + name:
        run = run + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if run > MARKS:
            raise Complaint("wrong-name-marks", most=MARKS)
    if unicodedata.category(name[0]).startswith("M"):  # it would join the sign before
        raise Complaint("wrong-name-unseen")
    return name


def safe_name(text: str) -> str:
    """Return a name that is safe to show on a terminal, as saves of any version may contain it.
    Raises ValueError with one sentence.
    """
    name = text.strip()
    if not name:
        raise Complaint("wrong-name")
    check_printable(name)
    if len(name) > LONGEST:
        raise Complaint(
            "wrong-name-long", most=LONGEST, name=cut_characters(name, 12), found=len(name)
        )
    return name


def check_printable(text: str) -> None:
    """Raise ValueError with one sentence if the text has characters that a terminal interprets."""
    if any(unicodedata.category(c) in UNPRINTABLE for c in text.strip()):
        raise Complaint("wrong-name-signs")


def skeleton(name: str) -> str:
    """Return a confusable skeleton of a name: equal for names that look alike.

    >>> skeleton("Anna") == skeleton("\N{CYRILLIC CAPITAL LETTER A}nna")
    True
    """
    parts = unicodedata.normalize("NFKD", name)  # separates letters from their marks
    return parts.translate(ALIKE).casefold()


def looks_alike(one: str, other: str) -> bool:
    """Return whether two names look alike, though they may be different ones.

    >>> looks_alike("Anna", "\N{CYRILLIC CAPITAL LETTER A}nna"), looks_alike("Anna", "Anne")
    (True, False)
    """
    return skeleton(one) == skeleton(other)


def folded(name: str) -> str:
    """Return a name as names are compared: compatibility decomposed (NFKD), without accents, in one
    case and with single spaces. A person may write it on any keyboard.

    >>> folded(" ZOË "), folded("Großmann"), folded("Søren")
    ('zoe', 'grossmann', 'soren')
    """
    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    letters = "".join(c for c in parts if unicodedata.combining(c) in SPELLING)
    return " ".join(letters.translate(STROKED).split())


def same_letters(name: str) -> str:
    """Return a name as names were compared before :func:`folded`: with its accents."""
    return unicodedata.normalize("NFKC", name).casefold()


KEYS: tuple[Callable[[str], str], ...] = (str, same_letters, folded)
"""What makes two names one, the closest first: older saves may have Zoe beside Zoë."""


def same_name(one: str, other: str) -> bool:
    """Return whether two names are the same, however they are written.

    >>> same_name("zoe", "Zoë"), same_name("Anna", "Anne")
    (True, False)
    """
    return folded(one) == folded(other)


def find_name(name: str, names: Sequence[str]) -> int:
    """Return the place of *name* among *names*, of the one written most like it; -1 if it is none
    of them.

    >>> find_name("ZOE", ["Zoë", "Zoe"]), find_name("zoé", ["Zoë", "Zoe"])
    (1, 0)
    """
    for key in KEYS:
        for n, other in enumerate(names):
            if key(name) == key(other):
                return n
    return -1


def check_distinct(name: str, others: Iterable[str]) -> None:
    """Raise ValueError with one sentence if *name* equals or resembles one of the *others*."""
    for other in others:
        if same_letters(name) == same_letters(other):
            raise Complaint("wrong-name-twice", name=name)
        if same_name(name, other) or looks_alike(name, other):
            raise Complaint("wrong-name-alike", name=name, other=other)


def check_all_distinct(names: Sequence[str]) -> None:
    """Raise ValueError with one sentence if two of the names are equal or look alike."""
    for n, name in enumerate(names):
        check_distinct(name, names[n + 1 :])


def shortened(names: Sequence[str], cells: int) -> list[str]:
    """Return the names in at most *cells* cells each, cut between letters and all different. A
    number at the end of a name is kept, and of names with the same beginning one keeps a later
    letter.

    >>> shortened(["Anna", "Annabel", "Bot 3", "Wilhelmina", "國國國"], 4)
    ['Anna', 'Annl', 'Bot3', 'Wilh', '國國']
    """
    found = {n: name for n, name in enumerate(names) if cell_len(name) <= cells}
    for n, name in enumerate(names):
        if n not in found:
            free = (one for one in abbreviations(name, n, cells) if one not in found.values())
            found[n] = next(free, cut_cells(name, cells))
    return [found[n] for n in range(len(names))]


def abbreviations(name: str, seat: int, cells: int) -> Iterator[str]:
    """Yield ways to write a name in *cells* cells, the best first. The last one uses the seat
    number.

    >>> list(abbreviations("Alexander 2", 1, 5))[:2]
    ['Alex2', 'Alexa']
    """

    def ending(end: str) -> str:
        return cut_cells(name, cells - cell_len(end)).rstrip() + end

    head = name.rstrip("0123456789")
    number = name[len(head) :]
    if head and number and len(number) < cells:
        yield cut_cells(head, cells - len(number)).rstrip() + number
    if begun := ending(""):
        yield begun
    letters = [letter for letter, wide in graphemes(name[len(begun) :]) if wide < cells]
    yield from (ending(letter) for letter in reversed(letters) if letter != " ")
    yield ending(str(seat + 1))
