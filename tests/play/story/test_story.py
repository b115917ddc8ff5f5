"""The story: every line is a whole sentence in every language."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tabletop_tui import games
from tabletop_tui.engine import Event
from tabletop_tui.games.ascending_empires.rules.events import Lost, Passed
from tabletop_tui.games.ascending_empires.rules.state import FLEET
from tabletop_tui.play.story.narration import visible_events
from tabletop_tui.play.story.transcript import EVERYTHING, rows
from tabletop_tui.play.table import Table
from tabletop_tui.play.text import Words, capitalized, contracted, languages
from tests.playing import NAMES, few, new_table, play_on

LONG = {"ascending_empires": 400, "cities_and_knights": 900, "rise_of_empires": 900}
OUR_GAMES = ["ascending_empires", "cities_and_knights", "rise_of_empires", "skeleton"]
UNSAID = re.compile(r"[{}$]|\b[a-z]+-[a-z]+(-[a-z]+)+\b|\(\s*\)|\(, |, ,|  | [.,;:]|\.\.|: \.")
VERBS = {
    "en": """skips shares is are was were has have gets takes took puts places scores pays builds collects falls
        rises stays chooses wins win won share lets gives loses loses keeps keeps leaves ends begins
        uses trades plays rolls discards steals draws moves goes offers names would agrees refuses
        accepts asks activates promotes recruits raises reaches attack attacks holds pillage finds
        find knows does swaps sail tips displaces removes looks lie cannot can lands launches flicks
        completes sets jumps mines brings scans passes destroys rams drifts finishes lowers must removes returns
        develops drives reveals shows turns chases drops hired been hears declines deserts makes lays
        leads turn calls beaten moves sees""",
    "nl": """slaat deelt is zijn heeft hebben krijgt neemt nam legt haalt plaatst scoort betaalt bouwt int daalt
        stijgt blijft kiest wint winnen delen doet geeft verliest houdt verlaat begint gebruikt loopt
        ruilt sluit speelt gooit steelt trekt verplaatst gaat biedt noemt wil akkoord werft activeert
        bevordert bereikt vallen valt staat plunderen vinden varen vindt beheerst verwisselt zet
        verdrijft verwijdert bekijkt liggen ligt kan kunnen tikt landt lanceert springt delft scant
         blijkt bepaalt past vernietigt ramt vliegt maakt laat ontwikkelt moet deserteert vraagt
         gaat worden wordt beheert steekt sticht moeten komt leidt zou weigert blaast verslagen""",
    "es": """comparte es son era fue hay ha han recibe toma pone puntúa paga construye cobra baja sube queda
        quedan elige gana ganan comparten descarta abandona pierde conserva deja termina empieza usa
        cambia juega saca roba mueve va ofrece nombra prefiere acepta pide recluta activa asciende
        llega atacan ataca resiste saquean encuentran sabe intercambia quita desplaza retira mira da
        resulta fija tiene puede impulsa aterriza lanza salta mina escanea pasa destruye embiste sale vuelve
        completa desarrolla está cae falta encuentra ahuyenta deserta vuelven se devuelve falló
        recoge hace renuncia consigue saca muestra admite baraja tomó hay termina descubre
        domina daría rechaza anula avanza rechazados""",
}


HEADINGS = {"phase-began"}
"""Kinds of events that are told in a word or two: "Income."."""


def told(table: Table) -> Iterator[tuple[Event, int]]:
    """Every event for each seat that sees it, and for a viewer that sees all."""
    for events in [table.opening, *table.events]:
        for seat in range(-1, len(table.seats)):
            yield from ((event, seat) for event in visible_events(events, seat))


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("game", OUR_GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_line_of_the_story_is_a_whole_sentence(game: str, code: str, seed: int) -> None:
    seats = few(game) if seed == 1 else max(games.find(game).seats)
    table = play_on(new_table(game, seats, seed), LONG.get(game, 60), seed)
    words, verbs = Words(table.game, NAMES[:seats], code), set(VERBS[code].split())
    wrong = {}
    for event in dict.fromkeys(event for event, _ in told(table)):
        text = words.of(table.state, event)
        plain = re.sub("|".join(NAMES), "", text)
        whole = text[:1].isupper() or text[:1] == "¡"
        whole = whole and text.endswith((".", "!")) and not UNSAID.search(text)
        whole = whole and bool(verbs & set(re.findall(r"\w+", plain.lower())))
        if text and not whole and getattr(event, "kind", "") not in HEADINGS:
            wrong[getattr(event, "kind", "")] = text
    assert wrong == {}


@pytest.mark.parametrize("code", languages())
def test_a_line_has_its_capital_unless_a_player_spells_the_name_without(code: str) -> None:
    game, state = games.find("ascending_empires"), new_table("ascending_empires", 2).state
    words = Words(game, ["anna", "Ben"], code)
    assert words.of(state, Passed(0)).startswith("anna ")
    assert words.of(state, Lost(FLEET)).split()[0] in ("Ben's", "Ruimteschip", "La")
    assert capitalized("the ship of Ben", words.names) == "The ship of Ben"


def test_spanish_draws_its_article_together() -> None:
    assert contracted("la órbita de el mundo natal", "es") == "la órbita del mundo natal"
    assert (
        contracted("salta a el mundo natal de El Cairo", "es") == "salta al mundo natal de El Cairo"
    )
    assert contracted("de el", "nl") == "de el"
    assert contracted("oro y hierro y hilo y iones", "es") == "oro y hierro e hilo y iones"
    assert contracted("siete o ocho y Inés", "es") == "siete u ocho e Inés"
    assert contracted("hay o iba y ya", "es") == "hay o iba y ya"


def lines_of(text: str, start: str) -> list[str]:
    """The lines of a text that begin with some words."""
    return [line.strip() for line in text.splitlines() if line.strip().startswith(start)]


@pytest.mark.parametrize(
    ("code", "turn", "food"),
    [
        ("en", "Turn I-A: ", "Food."),
        ("nl", "Beurt I-A: ", "Voedsel."),
        ("es", "Turno I-A: ", "Comida."),
    ],
)
def test_turns_and_phases_of_rise_of_empires_head_their_own_lines(
    code: str, turn: str, food: str
) -> None:
    table = play_on(new_table("rise_of_empires", 3), 150, 2)
    words = Words(table.game, NAMES[:3], code)
    told = [*rows(table, words, EVERYTHING)]
    heads = [row.text for row in told if row.kind == "turn"]
    assert heads[1].startswith(turn) and food in heads
    at = heads.index(food)
    assert not any(head.startswith(turn + name) for head in heads[at:] for name in NAMES)
    places = [n for n, row in enumerate(told) if row.kind == "turn"]
    under = {told[a].text: told[a + 1 : b] for a, b in pairwise(places)}
    assert len(under[food]) >= 3 and all(row.kind == "line" for row in under[food])
