"""The question for the code in a guest's terminal, before there is a game behind it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

LONGEST = 200  # bytes of an answer
ENTER, RUBOUT, LEAVE = b"\r\n", b"\x7f\x08", b"\x03\x04"


class CodePrompt:
    """Reads an answer from what a guest types, without showing it. *write* sends text to them."""

    def __init__(self, write: Callable[[bytes], None]) -> None:
        self.write = write
        self.typed = b""
        self.ended = False
        self.answer: asyncio.Future[str | None] | None = None

    async def ask(self, question: str) -> str | None:
        """Return the answer to a question, None if the guest leaves. What was typed before it is
        dropped.
        """
        if self.ended:
            return None
        self.typed, self.answer = b"", asyncio.get_running_loop().create_future()
        self.write(f"{question} ".encode())
        try:
            return await self.answer
        finally:
            self.answer = None
            self.write(b"\r\n")

    def feed(self, data: bytes) -> None:
        """Take what was typed."""
        for value in data:
            if self.answer is None or self.answer.done():
                return
            if value in LEAVE:
                self.end()
            elif value in ENTER:
                self.answer.set_result(self.typed.decode(errors="replace"))
            elif value in RUBOUT:
                self.typed = self.typed[:-1]
            elif value >= 0x20 and len(self.typed) < LONGEST:
                self.typed += bytes([value])

    def end(self) -> None:
        """Answer every question with None: nobody is there any more."""
        self.ended = True
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(None)
