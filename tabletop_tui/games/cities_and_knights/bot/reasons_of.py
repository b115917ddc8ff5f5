"""Which reasons an action of each kind may have: what a strong player would say of it.

A reason of another action never slips in: a knight is not woken to hold fewer cards. A kind with no
reasons is best shown bare, as nothing can be said of it that it does not say itself.
"""

from __future__ import annotations

from collections.abc import Mapping

POINTS = ("why-points", "why-longest-road", "why-metropolis", "why-stops")
ROADS = (*POINTS, "why-places", "why-trail", "why-ahead", "why-toward")
LANDING = ("why-held", "why-ready", "why-stronger", "why-levels")
ROBBER = ("why-blocks", "why-dice", "why-stops", "why-cards", "why-holds", "why-holds-between")
TRADE = ("why-short", "why-wakes", "why-offers", "why-stops")
WALL = ("why-safe", "why-limit")
MONOPOLY = ("why-brings", "why-brings-between")
SETTLED = ("why-dice", "why-rate")

REASONS_OF: Mapping[str, frozenset[str]] = {
    kind: frozenset(keys)
    for kind, keys in {
        "accept-trade": TRADE,
        "activate": (*POINTS, *LANDING),
        "ask-for-offers": (),
        "build-city": (*POINTS, "why-dice"),
        "build-road": ROADS,
        "build-settlement": (*POINTS, *SETTLED),
        "build-wall": WALL,
        "chase": ROBBER,
        "choose-deck": (),
        "close-trade": TRADE,
        "close-trades": (),
        "counter-trade": (*TRADE, "why-holds", "why-holds-between"),
        "decline-knight": (),
        "decline-resource": (),
        "discard": ("why-saves",),
        "discard-progress": (),
        "displace": (*POINTS, "why-drives", "why-places"),
        "end-building": (),
        "end-turn": ("why-saves",),
        "enlist-knight": LANDING,
        "forfeit": ("why-saves",),
        "free-road": ROADS,
        "give-commodity": ("why-saves",),
        "give-gift": ("why-saves",),
        "improve": (*POINTS, "why-aqueduct", "why-fortress", "why-rate", "why-draws"),
        "keep-road": (),
        "leave-progress": (),
        "lose-city": ("why-gives-up",),
        "move-knight": (*POINTS, "why-places"),
        "move-robber": ROBBER,
        "offer-card": (),
        "open-trades": (),
        "place-city": SETTLED,
        "place-road": ROADS,
        "place-settlement": SETTLED,
        "play-alchemist": ("why-cards",),
        "play-bishop": ROBBER,
        "play-commercial-harbor": ("why-visits",),
        "play-crane": ("why-short",),
        "play-deserter": ("why-deserts",),
        "play-diplomat": (*ROADS, "why-cuts"),
        "play-engineer": WALL,
        "play-intrigue": ("why-drives", "why-stops"),
        "play-inventor": ("why-dice",),
        "play-irrigation": ("why-cards", "why-short", "why-wakes"),
        "play-master-merchant": ("why-picks", "why-stops"),
        "play-medicine": (*POINTS, "why-dice"),
        "play-merchant": (*POINTS, "why-rate"),
        "play-merchant-fleet": ("why-fleet",),
        "play-mining": ("why-cards", "why-short"),
        "play-resource-monopoly": MONOPOLY,
        "play-road-building": ROADS,
        "play-saboteur": ("why-sabotages", "why-stops"),
        "play-smith": LANDING,
        "play-spy": ("why-spies",),
        "play-trade-monopoly": MONOPOLY,
        "play-warlord": LANDING,
        "play-wedding": ("why-gifts", "why-stops"),
        "promote": LANDING,
        "promote-free": LANDING,
        "propose": (*TRADE, "why-holds", "why-holds-between"),
        "raise-metropolis": POINTS,
        "rebuild-road": ROADS,
        "recruit": (*LANDING, "why-asleep"),
        "refuse-trade": ("why-near", "why-saves", "why-helps", "why-asks"),
        "relocate": (),
        "remove-knight": (),
        "roll": (),
        "steal": ("why-holds", "why-holds-between", "why-stops"),
        "stop-offering": (),
        "stop-promoting": (),
        "take-cards": ("why-short", "why-wakes"),
        "take-gold": ("why-short", "why-wakes"),
        "take-progress": ("why-useful",),
        "take-resource": ("why-short", "why-wakes"),
        "trade-bank": ("why-short", "why-wakes", "why-safe"),
        "withdraw-trade": (),
    }.items()
}
