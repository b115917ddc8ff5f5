"""Prints the keys as a table for the README: python tools/key_table.py."""

from __future__ import annotations

from tabletop_tui.play import Words
from tabletop_tui.tui.keys import GAME_KEYS


def main() -> None:
    """A row a key, in the order of the page of keys."""
    say = Words().say
    print("| key | what it does |\n|---|---|")
    for key in GAME_KEYS:
        if key.show:
            print(f"| `{key.show}` | {say(f'key-{key.id}')} |")


if __name__ == "__main__":
    main()
