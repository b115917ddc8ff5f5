"""Piles: unseen cards are a multiset, and cards put back come last, in order."""

from collections import Counter

from tabletop_tui.engine import Luck, Pile


def test_every_card_is_drawn_once() -> None:
    pile, luck = Pile([2, 0, 3]), Luck(1)
    drawn = [pile.draw(luck) for _ in range(5)]
    assert Counter(drawn) == {0: 2, 2: 3}
    assert len(pile) == 0 and pile.draw(luck) is None


def test_cards_put_under_come_after_the_unseen_ones_in_their_order() -> None:
    pile, luck = Pile([1, 1]), Luck(1)
    for kind in (5, 4, 6):
        pile.put_under(kind)
    assert len(pile) == 5
    assert {pile.draw(luck), pile.draw(luck)} == {0, 1}
    assert [pile.draw(luck) for _ in range(4)] == [5, 4, 6, None]


def test_a_known_order_needs_no_luck() -> None:
    pile, luck = Pile([0], [3]), Luck(1)
    before = luck.rng
    assert pile.draw(luck) == 3 and luck.rng == before


def test_each_card_of_the_bag_is_as_likely() -> None:
    luck = Luck(2)
    first = Counter(Pile([3, 1]).draw(luck) for _ in range(8000))
    assert abs(first[0] - 6000) < 200
