"""The file of the keys by which guests are known, and the command that shows it."""

from __future__ import annotations

import base64
import stat
from multiprocessing import get_context
from pathlib import Path

import pytest

from tabletop_tui.engine import Complaint
from tabletop_tui.store.house.known_keys import (
    FILE_NAME,
    LARGEST,
    LONGEST,
    MOST_OF_NAME,
    KnownKey,
    KnownKeys,
    read_key,
)
from tests.cli.conftest import run as run
from tests.cli.conftest import saves as saves
from tests.cli.running import Run, sentence


def public_key(n: int) -> KnownKey:
    """Return a public key, each number its own."""
    kind = b"ssh-ed25519"
    blob = len(kind).to_bytes(4, "big") + kind + b"\0\0\0 " + n.to_bytes(32, "big")
    return KnownKey(kind.decode(), base64.b64encode(blob).decode())


@pytest.fixture
def known(tmp_path: Path) -> KnownKeys:
    return KnownKeys(tmp_path / "data" / FILE_NAME)


def test_the_key_that_comes_first_is_that_name_however_it_is_written(known: KnownKeys) -> None:
    assert known.read() == [] and known.of("Zoë") == []
    assert known.claim("Zoë", public_key(1)) and known.claim("Anna Lena", public_key(2))
    for name in ("zoe", "ZOË", "Ｚｏｅ", " Zoë "):
        assert known.claim(name, public_key(1)) and not known.claim(name, public_key(2))
        assert [key.name for key in known.of(name)] == ["Zoë"]
    assert known.claim("Ben", public_key(1)), "two who share a machine"
    text = known.path.read_text(encoding="utf-8")
    assert (
        text.startswith("# The keys")
        and text.count("\n# ") == 1
        and text.endswith(f"{public_key(1).data} Ben\n")
    )
    assert stat.S_IMODE(known.path.stat().st_mode) == 0o600


@pytest.mark.parametrize("name", ["Аnna", "Anna\N{CYRILLIC SMALL LETTER A}"[:3] + "а"])
def test_a_name_that_looks_like_one_with_a_key_is_refused(known: KnownKeys, name: str) -> None:
    assert known.claim("Anna", public_key(1))
    for ask in (known.of, lambda name: known.claim(name, public_key(1))):
        with pytest.raises(Complaint) as no:
            ask(name)
        assert no.value.key == "wrong-name-alike"


@pytest.mark.parametrize("name", ["", "a\nssh-ed25519 AAAA b", "\x1b[2J", "x" * 40, "\u2800"])
def test_what_is_no_name_is_never_written(known: KnownKeys, name: str) -> None:
    with pytest.raises(ValueError):
        known.claim(name, public_key(1))
    assert not known.path.exists()


@pytest.mark.parametrize(
    "line",
    [
        "ssh-ed25519",
        "ssh-ed25519 AAAA Anna",
        f"{public_key(1).kind} {public_key(1).data}",
        f"ssh-rsa {public_key(1).data} Anna",
        f"{public_key(1).kind} {public_key(1).data[:-8]} Anna",
        f"{public_key(1).kind} {public_key(1).data[:20]} Anna",
        f"{public_key(1).kind} {public_key(1).data} An\x1bna",
        f"restrict {public_key(1).kind} {public_key(1).data} Anna",
        f"{public_key(1).kind} {'A' * 10_000} Anna",
    ],
    ids=range(9),
)
def test_a_damaged_file_is_told_and_never_overwritten(known: KnownKeys, line: str) -> None:
    assert known.claim("Ben", public_key(2))
    known.path.write_text(known.path.read_text() + f"\n{line}\n")
    before = known.path.read_bytes()
    for ask in (
        known.read,
        lambda: known.of("Anna"),
        lambda: known.claim("Anna", public_key(1)),
        lambda: known.add("Ben", public_key(1), public_key(2).fingerprint),
        lambda: known.forget("Ben"),
    ):
        with pytest.raises(Complaint) as no:
            ask()
        assert no.value.key == "keys-damaged" and no.value.facts["line"] == 5
    assert known.path.read_bytes() == before


@pytest.mark.parametrize("data", [b"\xff\xfe", b"#" * (LARGEST + 1)])
def test_what_is_no_text_is_damaged_too(known: KnownKeys, data: bytes) -> None:
    known.path.parent.mkdir()
    known.path.write_bytes(data)
    with pytest.raises(Complaint):
        known.of("Anna")


def test_comments_stay_and_the_owner_may_write_lines(known: KnownKeys) -> None:
    known.path.parent.mkdir()
    own = f"# mine\n\n  {public_key(1).kind}   {public_key(1).data}  Anna Lena \n# end"
    known.path.write_text(own)
    assert [key.name for key in known.read()] == ["Anna Lena"]
    assert known.claim("anna lena", public_key(1)) and not known.claim("Anna Lena", public_key(2))
    assert known.claim("Ben", public_key(2))
    assert known.path.read_text() == f"{own}\n{public_key(2).kind} {public_key(2).data} Ben\n"
    assert known.forget("ANNA LENA") == 1 and known.forget("Anna Lena") == 0
    assert known.path.read_text().startswith("# mine\n\n# end\nssh-ed25519")
    assert known.claim("Anna Lena", public_key(3))


def test_a_second_key_is_added_by_who_came_with_the_first_alone(known: KnownKeys) -> None:
    assert known.claim("Anna", public_key(0))
    by = public_key(0).fingerprint
    with pytest.raises(Complaint):
        known.add("Anna", public_key(1), public_key(1).fingerprint)
    with pytest.raises(Complaint):
        known.add("Ben", public_key(1), by)
    for n in range(1, MOST_OF_NAME):
        assert known.add("anna", public_key(n), by) and not known.add("Anna", public_key(n), by)
    with pytest.raises(Complaint):
        known.add("Anna", public_key(MOST_OF_NAME), by)
    assert {key.name for key in known.of("Anna")} == {"Anna"}
    assert known.claim("Anna", public_key(5)) and not known.claim("Anna", public_key(99))


def claim(path: Path, n: int) -> bool:
    """Claim a name in a process of its own."""
    return KnownKeys(path).claim("Anna", public_key(n))


def test_of_many_who_come_first_at_once_one_is_that_name(known: KnownKeys) -> None:
    with get_context("fork").Pool(4) as pool:
        won = pool.starmap(claim, [(known.path, n) for n in range(12)])
    assert won.count(True) == 1 and len(known.of("Anna")) == 1


def test_a_line_of_a_pub_file_is_a_key() -> None:
    key = read_key(f"{public_key(1).kind} {public_key(1).data} anna@laptop\n")
    assert key.is_same(public_key(1)) and key.fingerprint.startswith("SHA256:")
    for text in ("", "-----BEGIN OPENSSH PRIVATE KEY-----", "ssh-rsa " + "A" * (LONGEST + 4)):
        with pytest.raises(Complaint):
            read_key(text)


def test_the_owner_lists_keys_and_forgets_those_of_a_name(run: Run, tmp_path: Path) -> None:
    assert run("keys") == (0, "No guest is known by a key yet.\n", "")
    known = KnownKeys(tmp_path / FILE_NAME)
    assert known.claim("Zoë", public_key(1)) and known.claim("Anna", public_key(2))
    code, out, _ = run("keys")
    assert code == 0 and [line.split()[0] for line in out.splitlines()] == ["Anna", "Zoë"]
    assert public_key(1).fingerprint in out
    code, out, _ = run("keys", "forget", "zoe")
    assert code == 0 and "One key of zoe is forgotten" in out and known.of("Zoë") == []
    assert run("keys", "forget", "zoe")[0] == 1 and len(known.read()) == 1
    assert "Whose keys" in sentence(run, "keys", "forget")
    known.path.write_text("?")
    assert "Line 1 of" in sentence(run, "keys")
