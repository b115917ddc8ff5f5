"""The package: sdist and wheel are built, contain all data files, and work in a fresh environment."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

from tabletop_tui import __version__

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.xdist_group("package")  # built once, by one worker


def run(*command: str | Path, **more: object) -> str:
    """Run a command without the environment of the tests; return its output. Fails unless it exits
    with 0.
    """
    env = {
        k: v
        for k, v in os.environ.items()
        if not k.startswith(("PYTHON", "VIRTUAL_ENV", "TABLETOP"))
    }
    done = subprocess.run(
        [*map(str, command)], capture_output=True, text=True, env=env, timeout=400, **more
    )  # type: ignore[call-overload]
    assert done.returncode == 0, done.stdout + done.stderr
    return str(done.stdout)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist and the wheel made from it. Built with the installed hatchling, as an
    isolated build environment takes longer than all the rest.
    """
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT)
    return folder


def files(*folders: str) -> set[str]:
    """Return the files of folders of the checkout, without compiled ones."""
    found = (f for folder in folders for f in (ROOT / folder).rglob("*") if f.is_file())
    return {str(f.relative_to(ROOT)) for f in found if "__pycache__" not in f.parts}


def test_the_wheel_holds_every_file_of_the_package_and_nothing_else(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    assert wheel.name == f"tabletop_tui-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as opened:
        names = {name for name in opened.namelist() if ".dist-info/" not in name}
    assert names == files("tabletop_tui")
    for kind in ("rules.md", "words/en.ftl", "components.json", "py.typed"):
        assert any(name.endswith(kind) for name in names), kind


def test_the_sdist_holds_what_the_tests_need(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert files("tabletop_tui", "tests", "tools", "docs", "examples", "screenshots") <= names
    assert {str(save.relative_to(ROOT)) for save in (ROOT / "saves").glob("example-*")} <= names
    assert {
        "saves/README.md",
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "Makefile",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
    } <= names


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"] and "version" in project["project"]["dynamic"]
    assert project["project"]["scripts"][project["project"]["name"]], (
        "pipx run finds the command by the name"
    )
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert newest is not None and newest[1] == __version__, "players read what is new in it"


def test_the_wheel_works_in_an_environment_of_its_own(built: Path, tmp_path: Path) -> None:
    """Uses the dependencies that are installed here, as to install them is up to pip."""
    (wheel,) = built.glob("*.whl")
    venv.create(tmp_path / "env")
    folder = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin")
    python, program = folder / "python", folder / "tabletop-tui"
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check")
    run(*pip, "install", "-q", "--no-compile", "--no-deps", wheel)  # compiles only what is used
    own = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    (own / "here.pth").write_text(sysconfig.get_path("purelib") + "\n")
    module = run(python, "-c", "import tabletop_tui; print(tabletop_tui.__file__)", cwd=tmp_path)
    assert Path(module.strip()).is_relative_to(own)
    assert run(program, "--version", cwd=tmp_path).split()[-1] == __version__
    save = tmp_path / "game.json"
    run(
        program,
        "new",
        "rise-of-empires",
        "--seats",
        "Anna,Ben",
        "--save",
        save,
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
    )
    assert "replayed" in run(program, "check", save, cwd=tmp_path)
    games = ("rise-of-empires", "cities-and-knights", "ascending-empires")
    code = (
        "from tabletop_tui.__main__ import cli\n"
        f"for game in {games}:\n"
        "    cli.main(['simulate', game, *'--seats 2 --games 1 --seed 1 --json'.split()], standalone_mode=False)"
    )
    assert run(python, "-c", code, cwd=tmp_path).count('"finished": 1') == len(games)
    version = run(python, "-m", "tabletop_tui", "--version", cwd=tmp_path)
    assert version.split()[-1] == __version__
