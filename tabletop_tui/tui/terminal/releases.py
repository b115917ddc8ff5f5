"""The release of Enter and of the space bar, from terminals that tell when a key is let go."""

from __future__ import annotations

from textual import events


class KeyReleased(events.InputEvent):
    """A key was let go. Only :data:`.input_gate.HELD` are told, and only by terminals with the
    kitty protocol.
    """

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
