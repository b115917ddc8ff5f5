"""Chat: single lines, safe to show, appended by several sessions without loss."""

from __future__ import annotations

import json
import os
import threading
from pathlib import Path

import pytest

from tabletop_tui.engine import Complaint
from tabletop_tui.play import Words
from tabletop_tui.play.perspective import NOBODY
from tabletop_tui.play.remote.chat import LONGEST, ChatLine, chat_sentence, sanitize, with_chat
from tabletop_tui.play.story.narration import StoryLine
from tabletop_tui.store import chat
from tabletop_tui.store.chat import IN_A_ROW, ChatLog

EVIL = "a\x1b[31mb\x07c\u202ed\u200be\x00f\r\ng [bold]h[/bold] {i}"


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "evening.json"


def test_what_one_says_all_others_hear_once(save: Path) -> None:
    anna, ben = ChatLog(save), ChatLog(save)
    assert anna.say("Anna", "  hello   Ben ", 0, 7)
    (heard,) = ben.poll()
    assert (heard.name, heard.text, heard.seat, heard.after) == ("Anna", "hello Ben", 0, 7)
    assert ben.poll() == [] and ben.lines == [heard] and len(heard.time) == 5
    assert not anna.say("Anna", " \x1b ") and ben.poll() == []
    assert [one.text for one in ChatLog(save).lines] == ["hello Ben"], (
        "whoever comes later hears it too"
    )
    assert save.with_name("evening.json.talk").stat().st_mode & 0o777 == 0o600


def test_whoever_says_something_without_a_seat_looks_on(save: Path) -> None:
    assert ChatLog(save).say("Zoe", "hello")
    (heard,) = ChatLog(save).lines
    assert (heard.seat, heard.after) == (NOBODY, 0) and heard.seat == ChatLine("Zoe", "hello").seat


def test_a_line_is_harmless_and_short() -> None:
    assert sanitize(EVIL) == "a[31mbcdef g [bold]h[/bold] {i}"
    assert (
        len(sanitize("x" * 500)) == LONGEST
        and sanitize("e" + "\u0301" * 50) == sanitize("é" + "\u0301" * 3)[:4]
    )
    assert sanitize("\u2800\u3164\ufe0f") == "" and sanitize("a\u2028b") in ("ab", "a b")
    words = Words()
    line = chat_sentence(words, ChatLine("Anna\x1b]0;x\x07", EVIL, when=0.0))
    assert "\x1b" not in line and "\x07" not in line and "[bold]" in line


def test_who_says_too_much_waits(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = ChatLog(save)
    for n in range(IN_A_ROW):
        assert anna.say("Anna", f"line {n}")
    with pytest.raises(Complaint):
        anna.say("Anna", "one more")
    monkeypatch.setattr(chat, "WITHIN", 0.0)
    assert anna.say("Anna", "one more")
    monkeypatch.setattr(chat, "LARGEST", 10)
    with pytest.raises(Complaint):
        ChatLog(save).say("Ben", "the file is full")


def test_nonsense_in_the_file_says_nothing(save: Path) -> None:
    file = save.with_name(save.name + chat.ENDING)
    good = {"name": "Ben", "text": EVIL, "seat": 1, "after": 2, "when": 3.0}
    lines = [
        "",
        "x",
        "[]",
        "{}",
        json.dumps({**good, "seat": "a"}),
        json.dumps({**good, "when": 1e300}),
    ]
    file.write_text("\n".join([*lines, json.dumps(good), '{"half']), encoding="utf-8")
    ear = ChatLog(save)
    assert [one.text for one in ear.lines] == [sanitize(EVIL)]
    with open(file, "a", encoding="utf-8") as more:
        more.write('": 1}\n' + json.dumps({**good, "text": "late"}) + "\n")
    assert [one.text for one in ear.poll()] == ["late"]
    file.unlink()
    assert ear.poll() == []
    file.write_text(json.dumps(good) + "\n")
    assert len(ear.poll()) == 1, "another file of that name"


def test_a_name_in_the_file_is_no_longer_than_a_name(save: Path) -> None:
    ChatLog(save).say("x" * 25, "hello")
    ChatLog(save).say("y" * 24, "hello")
    assert [one.name for one in ChatLog(save).lines] == ["x" * 24, "y" * 24]


def test_who_sits_down_hears_the_newest_alone_and_then_all_that_is_said(
    save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "WITHIN", 0.0)
    anna = ChatLog(save)
    for n in range(10):
        anna.say("Anna", f"line {n}", 0, n)
    each = anna.size() // 10
    monkeypatch.setattr(chat, "NEWEST", 3 * each + each // 2)
    ben = ChatLog(save)
    assert [one.text for one in ben.lines] == ["line 7", "line 8", "line 9"]
    anna.say("Anna", "line 10")
    assert [one.text for one in ben.poll()] == ["line 10"] and len(ben.lines) == 4


def test_a_disk_that_refuses_is_told_and_a_link_is_not_followed(save: Path) -> None:
    file, elsewhere = save.with_name(save.name + chat.ENDING), save.with_name("elsewhere")
    elsewhere.touch()
    file.symlink_to(elsewhere)
    with pytest.raises(OSError):
        ChatLog(save).say("Anna", "hello")
    assert elsewhere.read_bytes() == b""


def test_lines_of_many_at_the_same_time_stay_whole(
    save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "WITHIN", 0.0)

    def say_much(name: str) -> None:
        mouth = ChatLog(save)
        for n in range(50):
            mouth.say(name, f"{n} " + name * 60)

    threads = [threading.Thread(target=say_much, args=(name,)) for name in ("ab", "cd", "ef")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    heard = ChatLog(save)
    monkeypatch.setattr(chat, "NEWEST", 1_000_000)
    heard = ChatLog(save)
    assert len(heard.lines) == 150 and os.path.getsize(heard.file) == heard.read
    for name in ("ab", "cd", "ef"):
        own = [one.text for one in heard.lines if one.name == name]
        assert own == [f"{n} " + name * 60 for n in range(50)]


def test_talk_stands_in_the_story_behind_the_action_that_it_followed() -> None:
    story = [StoryLine(n, 0, f"action {n}", "", "x") for n in (1, 2, 2, 3)]
    said = [ChatLine("Ben", "well done", 1, 2, 0.0), ChatLine("Anna", "thanks", 0, 9, 0.0)]
    lines = [line.text for line in with_chat(story, said, Words())]
    assert lines[:3] == ["action 1", "action 2", "action 2"] and "well done" in lines[3]
    assert lines[4] == "action 3" and "thanks" in lines[5] and "Anna" in lines[5]
    assert len(with_chat(story[3:], said, Words(), since=3)) == 2
