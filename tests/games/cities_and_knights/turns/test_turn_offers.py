"""A turn skips only parts that cannot be possible."""

from tabletop_tui.engine import Luck, Menu, apply, over, random_action, start, to_act
from tabletop_tui.games.cities_and_knights import GAME
from tabletop_tui.games.cities_and_knights.rules.frames import Acting


def test_a_turn_offers_what_its_parts_offer_one_by_one() -> None:
    step = GAME.by_frame[Acting]
    kinds = set()
    for seed in (1, 2, 3):
        s, _ = start(GAME, 3, seed)
        luck = Luck(seed)
        while not over(s):
            seat, f = to_act(GAME, s)[0], s.stack[-1]
            if isinstance(f, Acting):
                mine = [*step.offers(s, f, seat)]
                theirs = [*Menu.offers(step, s, f, seat)]  # type: ignore[arg-type]
                assert [offer.action for offer in mine] == [offer.action for offer in theirs]
                assert [repr(offer) for offer in mine] == [repr(offer) for offer in theirs]
                kinds |= {offer.action for offer in mine}
            apply(GAME, s, seat, random_action(GAME, s, seat, luck))
    assert len(kinds) > 30  # cards, knights and trades were met
