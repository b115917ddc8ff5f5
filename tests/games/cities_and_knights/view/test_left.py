"""The component sheet opens on what things cost and on what the decks still hold."""

from __future__ import annotations

import re

from tabletop_tui.games.cities_and_knights.rules.progress_cards.catalogue import COPIES
from tabletop_tui.games.cities_and_knights.view.sheet import sheet
from tabletop_tui.play import Words
from tests.playing import new_table, play_on


def test_the_cards_not_seen_are_in_the_decks_or_in_other_hands() -> None:
    for actions in (0, 150, 400):
        table = play_on(new_table("cities_and_knights", 3), actions)
        s = table.state
        sections = sheet(table.game.view(s, 0), Words(table.game))
        costs, left = sections[0][1], sections[1][1]
        assert "1, 2, 3, 4, 5" in costs[-1].text
        for deck, row in enumerate(left):
            drawn = re.search(r"(\d+) to draw, (\d+) used", row.text)
            assert drawn and [int(n) for n in drawn.groups()] == [
                sum(s.decks[deck].bag),
                len(s.decks[deck].under),
            ]
            unseen = sum(int(n) for n in re.findall(r"(\d+) ×", row.remark))
            others = sum(
                card in range(sum(map(len, COPIES[:deck])), sum(map(len, COPIES[: deck + 1])))
                for player in s.players[1:]
                for card in player.progress
            )
            assert unseen == sum(s.decks[deck].bag) + others
