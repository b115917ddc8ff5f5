"""The examples in the docstrings of the shared rooms and the saves are true."""

import doctest
import importlib
import pkgutil

import pytest

ROOMS = ("engine", "components", "play", "store", "bots")
LEAST = {"engine": 4, "components": 5, "play": 16, "store": 7, "bots": 2}
"""Examples that each room has at least: none is dropped without being missed."""


@pytest.mark.parametrize("room", ROOMS)
def test_the_examples_in_the_docstrings_are_true(room: str) -> None:
    package = importlib.import_module(f"tabletop_tui.{room}")
    tried = 0
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        result = doctest.testmod(importlib.import_module(found.name))
        assert not result.failed, found.name
        tried += result.attempted
    assert tried >= LEAST[room]
