"""The legend of the map, and what a progress card does."""

from __future__ import annotations

from rich.text import Text

from ....tui.look import Look
from ....tui.paint.ink import BOLD
from ..rules.board import ANY
from ..rules.things import CARDS, KINDS, TERRAINS, TRACKS
from .marks import harbor_text, letter


def legend(look: Look) -> list[Text]:
    """Every symbol on the map, in the headline and in the panel."""
    say, sign = look.say, look.sign
    rows = [Text(say("legend-terrain"), "bold")]
    for terrain in TERRAINS:
        row = Text().append(
            f" {sign(f'hex.{terrain}')} ", look.ink.style(f"{terrain}.on", terrain, BOLD)
        )
        rows.append(row.append(f"  {say(f'terrain-{terrain}')}"))
    rows += [Text(), Text(say("legend-cards"), "bold")]
    rows.append(
        Text(
            "  ".join(
                f"{letter(look.words, n)} {say(f'kind-{kind}')}" for n, kind in enumerate(KINDS)
            )
        )
    )
    rows += [Text(), Text(say("legend-pieces"), "bold")]
    city, horse, resting = sign("hex.city"), sign("hex.knight.ready"), sign("hex.knight.resting")
    pieces = (
        (sign("hex.settlement"), "settlement"),
        (city, "city"),
        (city.join(sign("hex.wall") * 2), "wall"),
        (sign("hex.metropolis"), "metropolis"),
        ("t", "tipped-city"),
        (f"{horse}2", "active-knight"),
        (f"{resting}2", "resting-knight"),
        (sign("hex.robber"), "robber"),
        (sign("hex.merchant"), "merchant"),
        (harbor_text(look.words, ANY), "harbor"),
        (harbor_text(look.words, 2), "harbor-kind"),
        (sign("ui.full") + sign("ui.empty"), "ship"),
    )
    rows += [Text(f" {glyph:<4}").append(say(f"legend-{key}")) for glyph, key in pieces]
    rows += [Text(), Text(say("legend-players"), "bold")]
    rows += [Text(" ").append_text(look.who(seat)) for seat in range(len(look.view.players))]
    rows += [
        Text(),
        Text(say("legend-goal")),
        Text(say("legend-hand")),
        Text(say("legend-balance", example=say("head-balance", attack=3, defence=2))),
        Text(say("legend-chance", chance=say("about-chance", ways=4))),
        Text(say("legend-columns")),
        Text(tracks_line(look)),
        Text(say("legend-supply")),
    ]
    heads = {"bank": say("panel-bank"), "rolls": say("panel-rolls")}
    rows += [Text(say("legend-bank", **heads)), Text(say("legend-marks"))]
    rows.append(Text(say("legend-rows")))
    return rows


def explain(look: Look, kind: str) -> str:
    """What a progress card does; "" for what is no card."""
    card = kind.removeprefix("play-")
    return look.say(f"card-{card}-does") if card in CARDS else ""


def tracks_line(look: Look) -> str:
    """What the last column of the players means."""
    names = [look.say(f"track-{name}") for name in TRACKS]
    return look.say(
        "legend-tracks", letters="".join(name[0].upper() for name in names), names=", ".join(names)
    )
