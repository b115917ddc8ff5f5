"""Picking places by typing their short names: the cursor follows, and the last letter picks."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine import Place


class Spelling:
    """What has been typed of a name so far."""

    typed = ""

    def letter(
        self, key: str, names: Mapping[str, Place], here: Place | None
    ) -> tuple[Place | None, bool]:
        """Return the place that a letter leads to, or None, and whether its name is complete. A
        letter that continues no name starts another; the same letter again goes to the next name
        that starts with it.
        """
        for typed in dict.fromkeys((self.typed + key, key)) if key.isalpha() else ():
            found = [place for name, place in names.items() if name.startswith(typed.casefold())]
            if not found:
                continue
            self.typed = typed
            if typed.casefold() in names:
                self.typed = ""
                return names[typed.casefold()], True
            step = found.index(here) + 1 if here in found and typed == key else 0
            return found[step % len(found)], False
        self.typed = ""
        return None, False
