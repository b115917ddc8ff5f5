"""A small box, with the model and the checks of an owner's file for it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import StrictInt

from tabletop_tui.components.entry import FileModel
from tabletop_tui.components.faults import place
from tabletop_tui.components.owned import OwnersFile
from tabletop_tui.components.packaged import Packaged
from tabletop_tui.components.printed import Printed
from tabletop_tui.engine import Complaint, Word

ROWS = {
    "cities": [
        {"key": "ur", "name": "Ur", "price": 2, "status": "PART", "known": "the name"},
        {"key": "rome", "name": "Rome", "price": 3, "status": "RECONSTRUCTED", "known": ""},
    ],
    "borders": [{"a": "ur", "b": "rome", "status": "PART", "known": "they touch"}],
    "numbers": {"cubes": 30, "discs": 6, "status": "KNOWN", "known": "rulebook"},
}
OWNED = Printed("yours", "source-owner")


class Wrong(Complaint):
    """What is wrong with the file."""

    game = "skeleton"  # whose words are as good as any


class City(FileModel):
    """A row of cities."""

    key: str
    name: str
    price: StrictInt
    status: str
    known: str = ""

    def faults(self) -> Iterator[Complaint]:
        if self.price > 90:
            yield Wrong("too-dear", field="price")
        if not self.price:
            yield Wrong("free")
        if not self.name:
            yield Wrong("nameless", field="name")


class Border(FileModel):
    """A row of borders."""

    a: str
    b: str
    status: str
    known: str = ""


class Numbers(FileModel):
    """The numbers."""

    cubes: StrictInt
    discs: StrictInt
    status: str
    known: str = ""


class Whole(FileModel):
    """The file."""

    cities: list[City]
    borders: list[Border]
    numbers: Numbers


def keys_are_single(box: Whole) -> Iterator[Wrong]:
    """A check that a section has to pass first."""
    keys = [city.key for city in box.cities]
    for key in dict.fromkeys(keys):
        if keys.count(key) > 1:
            yield Wrong("twice", where=place("cities", key))


def prices_come_out(box: Whole) -> Iterator[Wrong]:
    """A check of two rows together."""
    if sum(city.price for city in box.cities) % 5:
        yield Wrong("sum", where=place("cities", field="price"))


def borders_are_known(box: Whole) -> Iterator[Wrong]:
    """A check of two sections together."""
    keys = [city.key for city in box.cities]
    for row in box.borders:
        if row.b not in keys:
            yield Wrong("nowhere", where=place("borders", f"{row.a} - {row.b}", "b"))


def small_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> OwnersFile:
    """What an owner's file may hold; the packaged box lies in the folder."""
    (folder / "components.json").write_text(json.dumps(ROWS), encoding="utf-8")
    monkeypatch.setattr("tabletop_tui.components.packaged.files", lambda package: folder)
    packaged = Packaged(
        package="here",
        complaint=Wrong,
        ids=("key", "a", "b"),
        source="known",
        owned=OWNED,
        example="cities",
    )
    return OwnersFile(
        packaged=packaged,
        model=Whole,
        basics=(keys_are_single,),
        checks=(prices_come_out, borders_are_known),
        hints=lambda section: [Word(f"own-{section}")],
    )
