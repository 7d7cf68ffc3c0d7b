"""A table as text and as picture: what it shows, that it fits, and that it names no hidden sheet."""

import random
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from senbazuru.islands import draw, paper
from senbazuru.islands.charts import Sheaf
from senbazuru.islands.cut import path, polygons
from senbazuru.islands.reading import read_sheet
from senbazuru.islands.rules import ISLANDS, IslandsRules
from senbazuru.islands.shown import IslandsView
from senbazuru.islands.squares import KINDS, SYMBOLS
from senbazuru.kernel.drawing import WIDTH, columns
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.look import LOOKS
from senbazuru.text import Words
from tests.islands.table import view_of
from tests.text.stretched import stretched

SVG = "{http://www.w3.org/2000/svg}"
PLAYERS = [1, 2, 3, 4]
WORDS = Words()

FIRST = """
sheet: First
island: Kozo
~ . . . L ~
S . ^ C 1 1
. 2 T D . 1
. 2 . . . .
. 2 2 2 . R
~ . G . . ~
outlines: 1 red, 2 green
island: Gampi
1 T . S ~ ~
1 1 . . G ~
L D V . 2 .
. ^ T 2 2 2
. ^ . . . .
. . . . R .
outlines: 1 blue, 2 red
"""

SECOND = """
sheet: Second
island: Washi
L . . . . R
. . T . . .
. V D 1 1 1
2 ^ C . . 1
2 2 ~ . . 1
2 S ~ ~ G .
outlines: 1 blue, 2 red
island: Chiyo
. . 1 1 1 L
. ^ . . 1 .
~ ~ C . 1 .
~ ~ 2 . . T
S 2 2 2 . .
. . T G . R
outlines: 1 blue, 2 green
"""

RULES = IslandsRules(Sheaf([read_sheet(FIRST, "first"), read_sheet(SECOND, "second")]))

POSITION = """
game: islands
players: 2
sheets: first, second
round: 7
season: 7
first: 1
coins 0: 5
tokens 0: coal-any 1, gold-two 1
access 0: regular 1
island 0.1: first 1
island 0.2: first 2, begun 1
| g T . S ~ ~
| g g . . G ~
| L D V . 2 .
| . ^ T r r r
| . ^ . . r .
| . . . . R .
outlines 0.2: other, no
island 0.3: second 1
island 0.4: second 2
"""

TABLE = """
islands · round 7 · season 7 of 24, red · seen by seat 0
▸ seat 1: roll
────────────────────────────────────────────────────────────────────────────────
season    g g g g g g[r]r r b b b  g g g g g g r r r b b b
auction   die not rolled

  seat 0 · score -11 · 5 coins · income 4
    1× coal (any colour) · 1× gold (2) · 1× volcano
    1× new island (regular harbour)
    1 Kozo        -    2 Gampi     -11    3 Washi       -    4 Chiyo       -
      a b c d e f        a b c d e f        a b c d e f        a b c d e f
    1 ~ . . . L ~      1 g T . S ~ ~      1 L . . . . R      1 . . 1 1 1 L
    2 S . ^ C 1 1      2 g g . . G ~      2 . . T . . .      2 . ^ . . 1 .
"""


def moments(players: int, seed: int) -> Iterator[Game]:
    """Every state of a random game, the last included."""
    options = {"catch_up": players > 2}
    game = Game.start(ISLANDS, players=players, options=options, seed=Seed.number(seed))
    chance = random.Random(seed)
    while not game.over:
        yield game
        seat = chance.choice(game.waiting())
        offered = game.decision(seat).offered
        if chance.random() < 0.8:
            offered = tuple(option for option in offered if option.id) or offered
        game.answer(seat, chance.choice(offered).id)
    yield game


def words_of(picture: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def test_a_small_position_as_text() -> None:
    game = Game.from_position(RULES, POSITION)
    shown = draw.text(view_of(game, 0), WORDS)
    assert shown.startswith(TABLE.strip())
    assert "▸ seat 1 · score 0 · 15 coins · income 3 · first player\n" in shown
    assert "1b+5 2r" in shown
    assert RULES.draw(game.state, game.view(0), WORDS) == shown


def test_the_legend_explains_every_symbol() -> None:
    legend = draw.text(view_of(Game.from_position(RULES, POSITION), 0), WORDS).rpartition("─")[2]
    for kind, symbol in zip(KINDS[1:], SYMBOLS[1:], strict=True):
        assert f"{symbol} {kind.replace('-', ' ')}" in legend


@pytest.mark.parametrize("players", PLAYERS)
def test_every_state_can_be_drawn_for_everybody(players: int) -> None:
    last: dict[int, IslandsView] = {}
    for number, game in enumerate(moments(players, players)):
        if number > 8 and number % 17 and not game.over:
            continue
        for viewer in (*range(players), SPECTATOR, OMNISCIENT):
            view = view_of(game, viewer)
            if view == last.get(viewer):
                continue  # others see nothing of an action before it is complete
            last[viewer] = view
            check_text(draw.text(view, WORDS), view)
            if viewer in (0, SPECTATOR):
                check_picture(draw.svg(view, WORDS), view)


def check_text(shown: str, view: IslandsView) -> None:
    """It fits, and shows purses, scores and every painted square."""
    assert max(map(len, shown.splitlines())) <= WIDTH
    assert "None" not in shown
    blocks = shown.split("\n\n")[1:]
    assert len(blocks) == len(view["seats"])
    for seat, block in zip(view["seats"], blocks, strict=True):
        coins = "1 coin" if seat["coins"] == 1 else f"{seat['coins']} coins"
        assert f" · score {seat['score']} · {coins} · income {seat['income']}" in block
        maps = block.partition("─")[0].partition(" a b c d")[2].partition("\n")[2].split()
        painted = [colour for island in seat["islands"] for colour in island["painted"].values()]
        for colour in ("blue", "green", "red"):
            assert maps.count(colour[0]) == painted.count(colour)


def check_picture(picture: str, view: IslandsView) -> None:
    """It is XML, needs nothing from elsewhere, and shows every island with its paint and landmarks."""
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert root[0].tag == f"{SVG}title"
    assert root[0].text
    assert "None" not in picture
    assert not re.search(r"[{}]", picture.replace(draw.STYLE, ""))
    used = [use.get("href", "")[1:] for use in root.iter(f"{SVG}use")]
    assert set(used) <= {thing.get("id") for thing in root.iter()}
    assert len(picture.encode()) < 170_000
    words = words_of(picture)
    for seat in view["seats"]:
        assert str(seat["score"]) in words
        assert str(seat["coins"]) in words
        for number, island in enumerate(seat["islands"], 1):
            assert f"{number} {island['name']}" in words
    islands = [island for seat in view["seats"] for island in seat["islands"]]
    for kind in ("temple", "lighthouse", "mountain"):
        there = sum(list(island["squares"].values()).count(kind) for island in islands)
        assert used.count(f"sbi-{paper.landmark(kind, small=True)}") == there + 1, "and one in the legend"
    paths = [part.get("d") for part in root.iter(f"{SVG}path")]
    for island in islands:
        assert paper.land(island) in paths
        for colour in set(island["painted"].values()):
            cells = [paper.place(square) for square, paint in island["painted"].items() if paint == colour]
            assert path(polygons(cells, "paint")) in paths, "neighbours are one sheet"
    stars = sum(bool(landmark["surrounded"]) for island in islands for landmark in island["landmarks"])
    assert paths.count(LOOKS["islands"]["star"]) == stars + 2, "and two in the legend"


def test_sheets_being_chosen_are_shown_to_their_owner_only() -> None:
    game = Game.start(ISLANDS, players=2, seed=Seed.number(4))
    mine, theirs = (view_of(game, seat)["seats"][seat]["dealt"] for seat in (0, 1))
    game.answer(0, 2)
    for shown in (draw.text(view_of(game, 0), WORDS), draw.svg(view_of(game, 0), WORDS)):
        assert "choosing sheets" in shown
        assert "has chosen" in shown
        assert all(sheet in shown for sheet in mine)
        assert not any(sheet in shown for sheet in theirs)
        assert "returned" in shown
    assert f"{mine[0]} · {mine[1]} (returned) · {mine[2]}" in draw.text(view_of(game, 0), WORDS)
    hidden = draw.text(view_of(game, SPECTATOR), WORDS)
    assert hidden.count("face down · face down · face down") == 2
    assert "(returned)" not in hidden


def test_a_finished_game_names_who_won() -> None:
    *_, game = moments(3, 5)
    view = view_of(game, SPECTATOR)
    won = view["winners"]
    assert won
    shown = draw.text(view, WORDS)
    assert f"game over, seat {won[0]}" in shown
    assert [n for n in range(3) if f"■ seat {n} " in shown] == won
    assert "winner" in " ".join(words_of(draw.svg(view, WORDS)))


def test_a_lone_player_gets_a_title() -> None:
    *_, game = moments(1, 5)
    view: IslandsView = {**view_of(game, 0), "title": "builder"}
    points = view["seats"][0]["score"]
    for shown in (draw.text(view, WORDS), draw.svg(view, WORDS)):
        assert f"game over, {points} points, builder" in shown
        assert "timenautics" in shown
    assert "no title" in draw.text({**view, "title": None}, WORDS)


@pytest.mark.parametrize("players", PLAYERS)
def test_whatever_the_language_is_like_it_fits(players: int) -> None:
    words = stretched("islands")
    for game in list(moments(players, 3))[::90]:
        view = view_of(game, SPECTATOR)
        shown = draw.text(view, words)
        assert max(map(columns, shown.splitlines())) <= WIDTH
        assert "{" not in shown
        check_picture(draw.svg(view, words), view)


@pytest.mark.parametrize(
    "long", ["a very long name indeed for a person ", "千羽鶴", "line\nbreak\x00\x1b[31m", "<b> & "]
)
def test_whatever_names_are_like_it_fits(long: str) -> None:
    for game in list(moments(4, 3))[::90]:
        view = view_of(game, 1)
        for seat in view["seats"]:
            for island in seat["islands"]:
                island["name"] = long + long
        shown = draw.text(view, WORDS, [long * 4] * 4)
        assert max(map(columns, shown.splitlines())) <= WIDTH
        assert shown.replace("\n", "").isprintable()
        ElementTree.fromstring(draw.svg(view, WORDS, [long * 4] * 4))
