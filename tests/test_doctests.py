"""The examples in the docstrings of the shared packages and the saves are correct."""

import doctest
import importlib
import pkgutil

import pytest

ROOMS = ("engine", "components", "play", "store", "bots")
LEAST = {"engine": 4, "components": 5, "play": 17, "store": 7, "bots": 1}
"""The least number of examples of each package, so that none is lost unnoticed."""


@pytest.mark.parametrize("room", ROOMS)
def test_the_examples_in_the_docstrings_are_true(room: str) -> None:
    package = importlib.import_module(f"tabletop_tui.{room}")
    tried = 0
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        result = doctest.testmod(importlib.import_module(found.name))
        assert not result.failed, found.name
        tried += result.attempted
    assert tried >= LEAST[room]
