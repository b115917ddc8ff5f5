"""The keys by which guests are known: one file of the host's owner, like ``authorized_keys``.

A line is the type of a public key, the key, and the name that came with it first. The file is read
at every login, so what its owner changes holds at once. A file that is damaged lets nobody in who
is not in already: nobody could tell any more whose name has a key.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from ...cells import wrap
from ...engine import Complaint
from ...play.names import clean_name, looks_alike, same_name
from ...play.text import say
from ..atomic_files import printable, read_bytes, write_atomic
from ..file_lock import locked
from ..save_folder import make_folder

FILE_NAME = "known_keys"
WIDTH = 100  # cells of its heading
LARGEST = 1_000_000  # bytes of the file
LONGEST = 3_000  # characters of a key: four times the largest that people use
MOST, MOST_OF_NAME = 2_000, 10  # keys in the file, and of one name
KIND = re.compile(r"[a-z0-9][a-z0-9@.-]{0,79}")


@dataclass(slots=True, frozen=True)
class KnownKey:
    """The public key of a name: its type, and itself in base64."""

    kind: str
    data: str
    name: str = ""

    @property
    def fingerprint(self) -> str:
        """The fingerprint, as ssh shows it."""
        digest = hashlib.sha256(base64.b64decode(self.data)).digest()
        return "SHA256:" + base64.b64encode(digest).decode().rstrip("=")

    def is_same(self, other: KnownKey) -> bool:
        """Return whether it is the same key, whatever its name."""
        return (self.kind, self.data) == (other.kind, other.data)


def read_key(text: str) -> KnownKey:
    """Parse a line of the file, or of a file of ssh that ends in ``.pub``, whose comment is taken
    for the name. Raises Complaint for what is no public key.
    """
    kind, _, rest = text.strip().partition(" ")
    data, _, name = rest.strip().partition(" ")
    try:
        blob = base64.b64decode(data, validate=True)
    except ValueError:
        blob = b""
    whole = KIND.fullmatch(kind) and len(data) <= LONGEST
    if not whole or fields(blob)[:1] != [kind.encode()]:
        raise Complaint("keys-no-key", text=printable(text.strip(), 40))
    return KnownKey(kind, base64.b64encode(blob).decode(), name.strip())


def fields(blob: bytes) -> list[bytes]:
    """Return the fields of a public key as ssh writes it, none if it is cut off."""
    found = []
    while blob:
        end = 4 + int.from_bytes(blob[:4], "big")
        if len(blob) < max(4, end):
            return []
        found.append(blob[4:end])
        blob = blob[end:]
    return found if len(found) > 1 else []


class KnownKeys:
    """The file of known keys at *path*. Everything raises OSError, and Complaint for a damaged
    file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> list[KnownKey]:
        """Return all keys."""
        return self.parse(self.text())

    def text(self) -> str:
        """Return the text of the file, "" without one."""
        try:
            data = read_bytes(self.path, LARGEST + 1)
        except FileNotFoundError:
            return ""
        try:
            if len(data) <= LARGEST:
                return data.decode()
        except UnicodeDecodeError as no:
            raise self.damaged(data.count(b"\n", 0, no.start) + 1) from None
        raise self.damaged(1)

    def parse(self, text: str) -> list[KnownKey]:
        """Return the keys in the text of the file."""
        found = []
        for number, line in enumerate(text.split("\n"), 1):
            if line.strip() and not line.lstrip().startswith("#"):
                try:
                    key = read_key(line)
                    clean_name(key.name)
                except ValueError:
                    raise self.damaged(number) from None
                found.append(key)
        return found

    def damaged(self, line: int) -> Complaint:
        """Return what is wrong with the file."""
        return Complaint("keys-damaged", path=printable(str(self.path), 300), line=line)

    def of(self, name: str) -> list[KnownKey]:
        """Return the keys of a name, however it is written. Raises Complaint for a name that looks
        like another one that has keys.
        """
        return keys_of(name, self.read())

    def claim(self, name: str, key: KnownKey) -> bool:
        """Return whether the key is one of the name. A name without keys gets it: of two who come
        first, the file is written by one.
        """
        make_folder(self.path.parent)
        with self.locked():
            text = self.text()
            known = self.parse(text)
            own = keys_of(name, known)
            if not own and len(known) < MOST:
                self.write(text, KnownKey(key.kind, key.data, clean_name(name)))
            return not own or any(one.is_same(key) for one in own)

    def add(self, name: str, key: KnownKey, by: str) -> bool:
        """Give a name that came with the key of fingerprint *by* another one. Return False if it
        has that already. Raises Complaint if the first one does not count any more, or for too
        many.
        """
        with self.locked():
            text = self.text()
            own = keys_of(name, self.parse(text))
            if all(one.fingerprint != by for one in own):
                raise Complaint("keys-gone")
            if any(one.is_same(key) for one in own):
                return False
            if len(own) >= MOST_OF_NAME:
                raise Complaint("keys-many", most=MOST_OF_NAME)
            self.write(text, KnownKey(key.kind, key.data, own[0].name))
            return True

    def forget(self, name: str) -> int:
        """Take the keys of a name out of the file, and return how many there were."""
        if not self.text():
            return 0
        with self.locked():
            text = self.text()
            self.parse(text)
            kept, gone = list[str](), 0
            for line in text.split("\n"):
                if any(same_name(name, key.name) for key in self.parse(line)):
                    gone += 1
                else:
                    kept.append(line)
            if gone:
                write_atomic(self.path, "\n".join(kept).encode())
            return gone

    def locked(self) -> AbstractContextManager[None]:
        """Lock out others while the file is changed."""
        return locked(self.path.with_name(f"{self.path.name}.lock"))

    def write(self, text: str, key: KnownKey) -> None:
        """Write the file with another key. Its comments stay."""
        before = text.rstrip() or "\n".join(wrap(say("keys-heading"), WIDTH, "# ", "# "))
        write_atomic(self.path, f"{before}\n{key.kind} {key.data} {key.name}\n".encode())


def keys_of(name: str, known: Iterable[KnownKey]) -> list[KnownKey]:
    """Return the keys of a name, however it is written. Raises Complaint for a name that looks like
    another one that has keys: that person is meant to be recognized.
    """
    own = []
    for key in known:
        if same_name(name, key.name):
            own.append(key)
        elif looks_alike(name, key.name):
            raise Complaint("wrong-name-alike", name=name, other=key.name)
    return own
