"""The colours: readable chips in every theme and depth, and terrains and players that can be told
apart.
"""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from rich._palettes import EIGHT_BIT_PALETTE, STANDARD_PALETTE
from rich.color import Color, ColorSystem
from rich.palette import Palette

from tabletop_tui import games
from tabletop_tui.terminal.probe import Depth
from tabletop_tui.tui.game_ui import ui_of
from tabletop_tui.tui.paint.palette import (
    DEFAULT,
    SEATS,
    THEMES,
    VGA,
    XTERM,
    Rgb,
    Theme,
    after,
    blend,
    contrast,
    luminance,
    parse,
    table_of,
    theme,
)

DEPTHS: tuple[Depth, ...] = ("truecolor", "256", "16", "grey")
CHIPS = [(f"seat.{n}.text", f"seat.{n}") for n in range(1, SEATS + 1)]
WORDS = [
    (ink, paper)
    for ink in ("text", "dim", "accent", "warning", "good")
    for paper in ("background", "surface")
]
MARKS = [
    ("legal.text", "legal"),
    ("cursor.text", "cursor"),
    ("chip.text", "chip"),
    ("chip.hot", "chip"),
]
PAIRS = CHIPS + WORDS + MARKS
TERRAINS = ("forest", "pasture", "fields", "hills", "mountains", "desert", "gold", "sea")
PLANETS = ("planet.orange", "planet.grey", "planet.brown", "planet.purple")
GAME = {  # whose colours a group is of; seats are everybody's
    "terrains": "cities_and_knights",
    "planets": "ascending_empires",
    "regions": "rise_of_empires",
    "eras": "rise_of_empires",
    "kinds": "rise_of_empires",
}
GROUPS = {
    "terrains": TERRAINS,
    "planets": (*PLANETS, "space"),
    "seats": tuple(f"seat.{n}.line" for n in range(1, SEATS + 1)),
    "regions": ("region.old", "region.new", "region.far", "region.sea"),
    "eras": ("era.1", "era.2", "era.3"),
    "kinds": ("progress", "territory", "city", "wonder", "expansion"),
}


def painted(name: str, group: str) -> Theme:
    """A theme with the colours of the game that a group belongs to."""
    game = GAME.get(group)
    return theme(name).with_paints(ui_of(game).paints) if game else theme(name)


DERIVED = """background 141414 0 10
ink 3c64a0 1 100
plain 3c64a0 - 100"""

every_theme = pytest.mark.parametrize("name", THEMES)


def in_256(rgb: Rgb) -> Rgb:
    """The colour that a 256-colour terminal shows."""
    number = Color.from_rgb(*rgb).downgrade(ColorSystem.EIGHT_BIT).number
    assert number is not None
    return tuple(EIGHT_BIT_PALETTE[number])


def lab(rgb: Rgb) -> tuple[float, float, float]:
    """CIE L*a*b* under D65."""
    r, g, b = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb]
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Rgb, other: Rgb) -> float:
    return sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5


BLINDNESS = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}
"""Machado, Oliveira and Fernandes (2009), full severity, on linear RGB."""


def seen_by(kind: str, rgb: Rgb) -> Rgb:
    linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb]
    mixed = [
        min(1.0, max(0.0, sum(m * c for m, c in zip(row, linear, strict=True))))
        for row in BLINDNESS[kind]
    ]
    r, g, b = (
        round(255 * (12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055))
        for c in mixed
    )
    return r, g, b


@every_theme
@pytest.mark.parametrize("depth", DEPTHS)
def test_contrast_of_every_pair_is_four_and_a_half(name: str, depth: Depth) -> None:
    colours = theme(name)
    for ink, paper in PAIRS:
        one, other = colours[ink].at(depth), colours[paper].at(depth)
        if depth == "256":
            one, other = in_256(one), in_256(other)
        assert contrast(one, other) >= 4.5, (ink, paper)


@every_theme
def test_contrast_holds_with_the_sixteen_colours_of_xterm(name: str) -> None:
    for ink, paper in PAIRS:
        numbers = theme(name)[ink].ansi, theme(name)[paper].ansi
        if DEFAULT not in numbers:
            assert contrast(XTERM[numbers[0]], XTERM[numbers[1]]) >= 4.5, (ink, paper)


def test_high_contrast_is_seven_to_one() -> None:
    colours = theme("high-contrast")
    assert min(contrast(colours[ink].rgb, colours[paper].rgb) for ink, paper in PAIRS) >= 7


@every_theme
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("game", games.ids())
def test_letters_on_every_colour_of_a_game_can_be_read(name: str, depth: Depth, game: str) -> None:
    colours = theme(name).with_paints(ui_of(game).paints)
    for paper in set(colours.names) - set(theme(name).names):
        ratio = contrast(colours[f"{paper}.on"].at(depth), colours[paper].at(depth))
        # Sixteen colours leave no choice on brown.
        assert ratio >= (3.9 if depth == "16" else 4.5), paper


@every_theme
@pytest.mark.parametrize("game", games.ids())
def test_a_game_has_all_its_colours_in_every_theme_and_none_that_all_share(
    name: str, game: str
) -> None:
    paints = ui_of(game).paints
    assert set(paints) <= set(THEMES)
    own = table_of(paints.get("table", "")).keys()
    assert table_of(paints.get(name, "")).keys() <= own
    assert set(theme(name).with_paints(paints).names) == own | set(theme(name).names)


@every_theme
@pytest.mark.parametrize("group", GROUPS)
def test_colours_of_a_group_differ_in_256_and_in_16(name: str, group: str) -> None:
    colours = painted(name, group)
    for one, other in combinations(GROUPS[group], 2):
        assert distance(in_256(colours[one].rgb), in_256(colours[other].rgb)) > 15, (one, other)
    numbers = [colours[each].ansi for each in GROUPS[group]]
    assert len(set(numbers)) == len(numbers)


@every_theme
def test_backgrounds_of_sixteen_colours_differ_where_bright_ones_fall_together(name: str) -> None:
    numbers = [painted(name, "terrains")[terrain].ansi % 8 for terrain in TERRAINS]
    assert len(set(numbers)) == len(numbers)


@every_theme
def test_greys_of_the_terrains_differ(name: str) -> None:
    levels = sorted(painted(name, "terrains")[terrain].grey for terrain in TERRAINS)
    assert min(b - a for a, b in pairwise(levels)) >= 5
    assert levels[-1] - levels[0] >= 180


@pytest.mark.parametrize("kind", BLINDNESS)
@pytest.mark.parametrize("group", ["terrains", "seats", "planets"])
def test_the_colour_blind_theme_works_for_the_colour_blind(kind: str, group: str) -> None:
    colours = painted("colour-blind", group)
    for one, other in combinations(GROUPS[group], 2):
        assert distance(seen_by(kind, colours[one].rgb), seen_by(kind, colours[other].rgb)) > 12, (
            one,
            other,
        )


def test_the_colour_blind_players_are_the_colours_of_okabe_and_ito() -> None:
    published = {"d55e00", "0072b2", "ffffff", "f0e442", "009e73", "cc79a7"}
    seats = (theme("colour-blind")[f"seat.{n}"].rgb for n in range(1, SEATS + 1))
    assert {"{:02x}{:02x}{:02x}".format(*rgb) for rgb in seats} == published


@pytest.mark.parametrize("name", [name for name in THEMES if name != "colour-blind"])
def test_players_and_terrains_are_the_same_in_256_colours(name: str) -> None:
    colours = painted(name, "terrains")
    for each in (*TERRAINS, *(f"seat.{n}" for n in range(1, SEATS + 1))):
        assert distance(colours[each].rgb, in_256(colours[each].rgb)) < 5, each


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert luminance((255, 0, 0)) == pytest.approx(0.2126)
    assert luminance((10, 10, 10)) == pytest.approx(10 / 255 / 12.92), "straight up to 0.04045"
    assert luminance((11, 11, 11)) == pytest.approx(((11 / 255 + 0.055) / 1.055) ** 2.4)
    assert blend((0, 0, 0), (255, 255, 255), 0.5) == (128, 128, 128)


def test_our_sixteen_colours_are_those_rich_matches_against() -> None:
    assert isinstance(STANDARD_PALETTE, Palette)
    assert [tuple(STANDARD_PALETTE[n]) for n in range(16)] == list(VGA)


def test_one_key_cycles_all_themes() -> None:
    name, seen = "table", []
    for _ in THEMES:
        seen.append(name)
        name = after(name)
    assert name == THEMES[0] == "table" and sorted(seen) == sorted(THEMES)


@every_theme
def test_every_theme_has_every_name_and_endings(name: str) -> None:
    colours = theme(name)
    assert set(colours.names) == set(theme("table").names)
    for each in colours.names:
        for ending in ("on", "dim", "lit"):
            assert colours[f"{each}.{ending}"]
    with pytest.raises(KeyError):
        colours["no.such.colour"]


def test_derived_colours_go_as_far_in_grey_as_in_colour() -> None:
    colours = Theme("made up", True, False, dict(map(parse, DERIVED.splitlines())))
    dim, lit = colours["ink.dim"], colours["ink.lit"]
    assert (dim.rgb, dim.ansi, dim.grey) == ((40, 60, 90), 1, 55), "half-way to the background"
    assert (lit.rgb, lit.ansi, lit.grey) == ((109, 139, 184), 9, 138), (
        "a quarter of the way to white"
    )
    assert colours["plain.lit"].ansi == DEFAULT, "the terminal's own colour has no brighter one"


def test_one_theme_is_light_and_one_has_the_colours_of_the_terminal() -> None:
    kinds = {name: (theme(name).dark, theme(name).native) for name in THEMES}
    assert [name for name, (dark, _) in kinds.items() if not dark] == ["light"]
    assert [name for name, (_, native) in kinds.items() if native] == ["terminal"]
