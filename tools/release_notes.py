"""Print the changelog of a version, for its release: ``python tools/release_notes.py 0.1.0``.

Ends with a sentence and exit code 1 if the program has another version, or if the changelog has no
entry for it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def notes(changelog: str, version: str) -> str:
    """Return the part of a changelog below the heading of a version. Raise ValueError if there is
    none.
    """
    found = re.search(rf"^## {re.escape(version)}$\n(.*?)(?=^## |\Z)", changelog, re.M | re.S)
    text = found[1].strip() if found else ""
    if not text:
        raise ValueError(f"CHANGELOG.md says nothing of version {version}.")
    return text


def program_version() -> str:
    """Return the version of the program."""
    text = (ROOT / "tabletop_tui" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "(.+?)"', text)
    assert found is not None
    return found[1]


def main(version: str) -> str:
    """Return the notes of a version to be released. Raise ValueError with one sentence."""
    if version != program_version():
        raise ValueError(f"The program is version {program_version()}, not {version}.")
    return notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version)


if __name__ == "__main__":
    try:
        print(main(sys.argv[1]))
    except ValueError as no:
        sys.exit(str(no))
