"""A release: the changelog has its news, and the tested versions may be installed."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tools.release_notes import main, notes, program_version

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = dict(
    line.split("==")
    for line in (ROOT / "tested-versions.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
)


def test_the_changelog_tells_of_the_version_of_the_program() -> None:
    assert main(program_version())


def test_a_version_that_nobody_wrote_about_is_not_released() -> None:
    with pytest.raises(ValueError, match="says nothing of version"):
        notes("# Changelog\n\n## 0.1.0\nThe first.\n", "9.9")
    with pytest.raises(ValueError, match="The program is version"):
        main("9.9")


def test_the_notes_of_a_version_end_where_the_one_before_begins() -> None:
    text = "# Changelog\n\n## 0.2.0\nSecond.\n\n## 0.1.0\nFirst.\n"
    assert notes(text, "0.2.0") == "Second." and notes(text, "0.1.0") == "First."


def wanted() -> list[Requirement]:
    """Return the requirements of the program and its tests."""
    groups = PROJECT["dependency-groups"]
    lines = [*PROJECT["project"]["dependencies"], *groups["test"], *groups["dev"]]
    return [Requirement(line) for line in lines if isinstance(line, str)]


@pytest.mark.parametrize("requirement", wanted(), ids=str)
def test_the_tested_versions_hold_every_dependency_within_its_range(
    requirement: Requirement,
) -> None:
    normal = {re.sub("[-_.]+", "-", name).lower(): version for name, version in LOCK.items()}
    version = normal[re.sub("[-_.]+", "-", requirement.name).lower()]
    assert requirement.specifier.contains(version)
