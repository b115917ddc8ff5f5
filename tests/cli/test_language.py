"""The language of the command line: by option, settings and locale; translated help and errors."""

from __future__ import annotations

import os
import re
import shlex
import sys
from pathlib import Path

import pytest

from tabletop_tui import games
from tabletop_tui.__main__ import COMMANDS, cli, main
from tabletop_tui.cli.arguments import find_game
from tabletop_tui.cli.examples import EXAMPLES
from tabletop_tui.cli.language import Command, pop_language
from tabletop_tui.play import Words
from tabletop_tui.play.text import current_language, either, languages
from tests.playing import text_of


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    return tmp_path


def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str
) -> tuple[int, str, str]:
    """Run a command line without a terminal; return its exit code and what it printed."""
    monkeypatch.setattr(sys, "argv", ["tabletop-tui", *words])
    with pytest.raises(SystemExit) as end:
        main()
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


def test_the_flag_stands_anywhere_and_is_taken_away() -> None:
    assert pop_language(["--language", "nl", "saves"]) == ["saves"] and current_language() == "nl"
    assert pop_language(["new", "x", "--language=es", "--seats", "A,B"]) == [
        "new",
        "x",
        "--seats",
        "A,B",
    ]
    assert current_language() == "es"
    assert pop_language(["saves", "--", "--language", "nl"]) == ["saves", "--", "--language", "nl"]
    assert current_language() == "en"


def test_the_flag_goes_before_the_settings_and_these_before_the_locale(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def saves(*words: str) -> str:
        return run(monkeypatch, capsys, "saves", *words)[1]

    assert saves() == f"There are no saves in {home / 'saves'}.\n"
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert saves() == f"Er zijn geen bewaarde spellen in {home / 'saves'}.\n"
    (home / "settings.toml").write_text('language = "es"\n', encoding="utf-8")
    assert saves() == f"No hay partidas guardadas en {home / 'saves'}.\n"
    assert saves("--language", "EN") == f"There are no saves in {home / 'saves'}.\n"
    (home / "settings.toml").write_text('language = "auto"\n', encoding="utf-8")
    assert saves().startswith("Er zijn")


def test_a_language_that_is_not_there_gets_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = either(languages())
    said = (1, "", f"Unknown language 'de'. Choose {known}.\n")
    assert run(monkeypatch, capsys, "saves", "--language", "de") == said
    assert run(monkeypatch, capsys, "saves", "--language")[2].startswith("Unknown language ''")


def test_a_wrong_setting_is_told_in_the_language_of_the_locale(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    (home / "settings.toml").write_text('language = "de"\n', encoding="utf-8")
    _, out, _ = run(monkeypatch, capsys, "doctor")
    assert "settings.toml, regel 1: language moet auto, en, nl of es zijn" in out
    assert "Nederlands, door de locale" in out


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_language(
    command: str, code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Words(language=code)
    status, out, err = run(
        monkeypatch, capsys, *([command] if command else []), "--help", "--language", code
    )
    flat, say = " ".join(out.split()), words.say
    assert (
        (status, err) == (0, "")
        and flat.startswith(say("usage-title"))
        and f"{say('usage-options')}:" in out
    )
    assert say(f"help-{command or 'cli'}") in flat and say("help-option-help") in flat
    assert say("help-option-language") in flat and "None" not in out
    if code != "en":
        assert not {"Usage:", "Show this", "TEXT", "Commands:"} & {
            *out.split(),
            out[:6],
            "Show this" in out,
        }


def test_every_option_of_every_command_has_its_help() -> None:
    from tabletop_tui.cli.language import translate

    ctx = cli.make_context("tabletop-tui", [], resilient_parsing=True)
    for name in COMMANDS:
        made = cli.get_command(ctx, name)
        assert isinstance(made, Command), name
        translate(made)
        missing = [
            param.name
            for param in made.params
            if param.param_type_name == "option" and not (param.help or param.hidden)
        ]  # type: ignore[attr-defined]
        assert missing == [], name


def test_every_command_has_an_example_that_it_accepts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert EXAMPLES.keys() == COMMANDS.keys()
    ctx = cli.make_context("tabletop-tui", [], resilient_parsing=True)
    for name, example in EXAMPLES.items():
        words = shlex.split(example.partition(" > ")[0])
        found, made, rest = cli.resolve_command(ctx, words)
        assert found == name and made is not None
        parsed = made.make_context(name, rest, parent=ctx)
        if game := parsed.params.get("game"):
            assert find_game(game).id, example
        _, out, _ = run(monkeypatch, capsys, name, "--help", "--language", "es")
        assert f"tabletop-tui {example}" in " ".join(out.partition("Ejemplo:")[2].split())


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("neww", "new"), ("Resmue", "resume"), ("simulte", "simulate"), ("xyzzy", ""), ("", "")],
)
def test_a_mistyped_command_is_guessed_and_a_hopeless_one_is_not(
    typed: str, meant: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    guess = f" Did you mean {meant}?" if meant else ""
    err = run(monkeypatch, capsys, typed)[2]
    assert err.endswith(f"Unknown command '{typed}'.{guess}\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("dance",), "De opdracht 'dance' bestaat niet."),
        (("--colour",), "De optie '--colour' bestaat niet."),
        (("new", "skeleton"), "'--seats' ontbreekt."),
        (("new",), "'SPEL' ontbreekt."),
        (("new", "skeleton", "--seats"), "De optie --seats heeft een waarde nodig."),
        (("--fps", "12"), "'--fps' moet een van deze zijn: 30, 15, 0."),
        (
            ("arena", "skeleton", "--jobs", "99"),
            "'--jobs' moet een geheel getal zijn vanaf 1 tot en met 64.",
        ),
        (("simulate", "skeleton", "--seats", "two"), "'--seats' moet een geheel getal zijn."),
        (("saves", "x"), "Er staat een woord te veel: x."),
    ],
)
def test_a_mistake_is_told_in_the_language(
    words: tuple[str, ...],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, out, err = run(monkeypatch, capsys, "--language", "nl", *words)
    told, _, last = err.rpartition("Fout: ")
    assert (status, out, last) == (2, "", f"{said}\n") and (
        not told or told.startswith("Gebruik: tabletop-tui")
    )


def test_what_is_wrong_with_a_save_is_told_in_the_language(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, data in {"leeg": b"", "goed": text_of("skeleton", 2, 3), "vreemd": b"{}"}.items():
        (home / f"{name}.json").write_bytes(data)
    files = [str(home / f"{name}.json") for name in ("leeg", "goed", "vreemd")]
    status, out, err = run(monkeypatch, capsys, "check", *files, "--language", "nl")
    assert status == 1 and out == f"{files[1]}: nagespeeld, 3 acties; Goofspiel, ronde 2: Anna.\n"
    assert err == (
        "leeg.json is leeg.\nvreemd.json is geen bewaard spel en ook geen bestand met spelmateriaal "
        f"dat zijn spel noemt; is het dat toch: tabletop-tui check '{files[2]}' --game SPEL.\n"
    )


@pytest.mark.parametrize("code", languages())
def test_the_list_of_commands_tells_whole_sentences(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = run(monkeypatch, capsys, "--help", "--language", code)
    commands = " ".join(out.partition(Words(language=code).say("usage-commands"))[2].split())
    first = [
        Words(language=code).say(f"help-{name}").partition(". ")[0].rstrip(".") for name in COMMANDS
    ]
    assert [text for text in first if f"{text}." not in commands] == []


def test_figures_have_the_marks_and_the_sources_of_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ("cities", "--seats", "2", "--games", "1", "--cap", "40")
    _, english, _ = run(monkeypatch, capsys, "simulate", *few)
    _, dutch, _ = run(monkeypatch, capsys, "simulate", *few, "--language", "nl")
    assert "Settlements " in english and "average score by seat" in english
    assert "Dorpen " in dutch and "Settlements" not in dutch and "settlements" not in dutch
    row = next(line for line in dutch.splitlines() if line.startswith("gemiddelde score"))
    assert ",0; " in row and "." not in row
    _, levels, _ = run(
        monkeypatch,
        capsys,
        "arena",
        "skeleton",
        "--games",
        "1",
        "--levels",
        "random,easy",
        "--language",
        "nl",
    )
    assert "%" in levels and re.search(r"\d\.\d", levels) is None


def test_the_version_needs_no_words() -> None:
    import subprocess

    code = "import sys; sys.argv = ['tabletop-tui', '--version']\nfrom tabletop_tui.__main__ import main\n"
    code += (
        "try:\n    main()\nexcept SystemExit:\n    print([m for m in sys.modules if 'play' in m])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, env={**os.environ}
    )
    assert done.stdout.splitlines()[-1] == "[]" and not done.stderr


@pytest.mark.parametrize("language", languages())
def test_every_value_of_a_table_option_is_told_in_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    _, out, _ = run(monkeypatch, capsys, "--language", language, "games")
    told = [" ".join(line.split()) for line in out.splitlines()]
    for name in games.playable():
        words = Words(games.find(name))
        for option in words.game.options:
            for choice in option.choices:
                assert f"{choice} {words.say(f'option-{option.name}-{choice}')}" in told
