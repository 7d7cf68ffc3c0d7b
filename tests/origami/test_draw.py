"""A table as text and as picture: what it shows, that it fits, and that it names no hidden card."""

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

from senbazuru.kernel.drawing import WIDTH, columns
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.look import figure_of, look_of
from senbazuru.origami import draw
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.packs import ORIGAMI_BOX, SHIPPED_LIBRARY, shipped
from senbazuru.origami.rules import ORIGAMI
from senbazuru.origami.shown import OrigamiView
from senbazuru.text import Words
from tests.origami.table import view_of
from tests.text.stretched import stretched

SVG = "{http://www.w3.org/2000/svg}"
PLAYERS = [2, 3, 4, 5]
CARDS = {card.id for pack in shipped().values() for card in pack.cards}
WORDS = Words()
LARGEST = 250_000
"""Bytes of a picture: a figure, drawn once however often it lies there, takes about seven thousand."""
READ = 0.08
"""The share of pictures that are read: it takes long, and they differ little from one another."""

POSITION = """
game: origami
families: farm, sky
players: 2
start: 1
to-move: 0
turn: 12
line: eagle, sheep, raccoon, chick
discards: pig, cat
rest: out
deck: owl, cat
hand 0: raccoon, sheep, sheep, magpie, dove
hand 1: cat, fox, parrot
known 1 by 0: cat
collection 0 left: chick, chicken
collection 0 right: vulture*
collection 1 left: sheep
"""

TABLE = """
origami · turn 12 · playing · run-outs 0 · seen by seat 0
▸ seat 0: action
────────────────────────────────────────────────────────────────────────────────
deck 2 · discards 2, on top F⌂ pig
draw line
    K^ eagle   cost 8 ◇◇◇◇  6p  instant
    F⌂ sheep   cost 3 ◇◇    4p  scoring
    F⌂ raccoon cost 4 ◇◇    5p  special
    K^ chick   cost 2 ◇     3p  instant

▸ seat 0 · score 14 · 5 in hand · to move
    left    K^ chick 3 › [K^ chicken 3+2]
    right   [K^ vulture 6 used]
    hand 2× F⌂ sheep   cost 3 ◇◇    4p    K^ dove    cost 4 ◇◇    4p
            F⌂ raccoon cost 4 ◇◇    5p    K^ magpie  cost 8 ◇◇◇◇  6p

  seat 1 · score 4 · 3 in hand · first player
    left    [F⌂ sheep 4]
    right   -
    hand    F⌂ cat, +2 unknown
────────────────────────────────────────────────────────────────────────────────
F⌂ farm  K^ sky  ◇ fold  p points  +bonus  [top]
"""


class Named(Words):
    """English with other names for cards."""

    def __init__(self, name: Callable[[str], str]) -> None:
        super().__init__()
        self._named = name

    def words(self, key: str, /, **args: Any) -> str:
        if key == "drawing-name" and args["id"] in CARDS:
            return self._named(args["id"])
        return super().words(key, **args)


def moments(players: int, seed: int) -> Iterator[Game]:
    """Every state of a random game, the last included."""
    game = Game.start(ORIGAMI, players=players, seed=Seed.number(seed))
    chance = random.Random(seed)
    while not game.over:
        yield game
        seat = chance.choice(game.waiting())
        game.answer(seat, chance.choice(game.decision(seat).offered).id)
    yield game


def figures_of(game: Game) -> dict[str, draw.Figures]:
    assert isinstance(game.state, Origami)
    return draw.figures(game.state.linked)


def words_of(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def test_a_small_position_as_text() -> None:
    game = Game.from_position(ORIGAMI, POSITION)
    assert draw.text(view_of(game, 0), figures_of(game), WORDS) == TABLE.strip()


def test_a_view_of_the_rules_is_enough() -> None:
    game = Game.from_position(ORIGAMI, POSITION)
    shown = draw.text(ORIGAMI.view(game.state, 0), figures_of(game), WORDS)
    assert shown == TABLE.strip().replace("seat 0: action", "seat 0 to move")


def test_figures_are_those_of_the_packs() -> None:
    found = draw.figures(SHIPPED_LIBRARY.link(*ORIGAMI_BOX))
    cards = [card for family in ORIGAMI_BOX for card in shipped()[family].cards]
    assert {name: (f.family, f.cost, f.folds, f.points, f.kind) for name, f in found.items()} == {
        c.id: (c.family, c.cost, c.folds, c.points, c.kind) for c in cards
    }
    assert all(f.look == look_of(f.family) and f.folded == figure_of(name) for name, f in found.items())


@pytest.mark.parametrize("players", [pytest.param(n, marks=[pytest.mark.proof] if n > 2 else []) for n in PLAYERS])
def test_every_state_can_be_drawn_for_everybody(players: int) -> None:
    last: dict[int, OrigamiView] = {}
    chance = random.Random(players)
    for game in moments(players, players):
        figures = figures_of(game)
        for viewer in (*range(players), SPECTATOR, OMNISCIENT):
            view = view_of(game, viewer)
            if view == last.get(viewer):
                continue  # others see nothing of an action before it is complete
            last[viewer] = view
            check_text(draw.text(view, figures, WORDS), view, figures)
            if chance.random() < READ:
                check_picture(draw.svg(view, figures, WORDS), view, figures)


def check_text(shown: str, view: OrigamiView, figures: dict[str, draw.Figures]) -> None:
    """It fits, and in a hand names the cards that are known, no other."""
    assert max(map(len, shown.splitlines())) <= WIDTH
    assert "None" not in shown
    blocks = shown.split("\n\n")[1:]
    assert len(blocks) == view["players"]
    for seat, block in zip(view["seats"], blocks):
        hand = block.partition("    hand ")[2].partition("    chosen")[0]
        assert {word for word in re.findall(r"[a-z]+", hand) if word in figures} == set(seat["hand"])
        hidden = seat["cards_in_hand"] - len(seat["hand"])
        assert re.findall(r"(\d+) unknown", hand) == ([str(hidden)] if hidden else [])


def check_picture(picture: str, view: OrigamiView, figures: dict[str, draw.Figures]) -> None:
    """It names every card that is seen, no other, and has figures of no other."""
    root = read(picture)
    seen = Counter([*view["discards"][:1], *view["line"], *view["looking"]])
    for seat in view["seats"]:
        seen.update(seat["hand"])
        seen.update(card["card"] for side in seat["collections"].values() for card in side)
    del seen[None]
    assert Counter(word for word in words_of(root) if word in figures) == seen
    cards, ids = list(figures), [thing.get("id", "") for thing in root.iter()]
    folded = {cards[int(id.removeprefix("sbz-c"))] for id in ids if re.fullmatch(r"sbz-c\d+", id)}
    tops = {side[-1]["card"] for seat in view["seats"] for side in seat["collections"].values() if side}
    assert {*view["line"], *tops} <= folded <= set(seen)


def read(picture: str) -> ElementTree.Element:
    """It is XML, and needs nothing from elsewhere."""
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert root[0].tag == f"{SVG}title"
    assert root[0].text
    assert "None" not in picture
    assert not re.search(r"[{}]", picture.replace(draw.STYLE, ""))
    assert {use.get("href", "")[1:] for use in root.iter(f"{SVG}use")} <= {thing.get("id") for thing in root.iter()}
    assert len(picture.encode()) < LARGEST
    return root


def test_names_of_cards_and_people() -> None:
    game = Game.from_position(ORIGAMI, POSITION)
    view, figures = view_of(game, 0), figures_of(game)
    seats = ["Ann <b>", "Ben & Co"]
    shown = draw.text(view, figures, Named(lambda card: f"The {card.title()}"), seats)
    assert "F⌂ The Sheep" in shown
    assert "Ben & Co · score 4" in shown
    picture = draw.svg(view, figures, Named(lambda card: f"<{card}>"), seats)
    words = words_of(ElementTree.fromstring(picture))
    assert {"<sheep>", "Ann <b>", "Ben & Co"} <= set(words)


@pytest.mark.parametrize("long", ["a very long name indeed for a card ", "千羽鶴", "line\nbreak\x00\x1b[31m"])
def test_whatever_names_are_like_it_fits(long: str) -> None:
    for game in list(moments(5, 3))[::25]:
        view, figures = view_of(game, 1), figures_of(game)
        seats, words = [long * 4] * 5, Named(lambda card: long + card)
        shown = draw.text(view, figures, words, seats)
        assert max(map(columns, shown.splitlines())) <= WIDTH
        assert shown.replace("\n", "").isprintable()
        ElementTree.fromstring(draw.svg(view, figures, words, seats))


def test_whatever_the_language_is_like_it_fits() -> None:
    words = stretched()
    for game in list(moments(5, 3))[::25]:
        view, figures = view_of(game, 1), figures_of(game)
        assert max(map(columns, draw.text(view, figures, words).splitlines())) <= WIDTH
        read(draw.svg(view, figures, words))


def test_a_language_names_cards_and_families() -> None:
    game = Game.from_position(ORIGAMI, POSITION)
    lines = draw.text(view_of(game, 0), figures_of(game), stretched()).splitlines()
    assert lines[:4] == [
        "origamiéàö · turnéà 12 · playingéàö · runé-outséà 0 · seenéà byé seatéà 0",
        "▸ seatéà 0: actionéà",
        "─" * WIDTH,
        "deckéà 2 · discardséàö 2, oné topé F⌂ Pigé",
    ]
    assert "    rightéà   [K^ Vultureéàö 6 usedéà]" in lines
    assert "    handéà 2× F⌂ Sheepéà    costéà 3 ◇◇    4p" in [line[:45] for line in lines]
    assert lines[-1] == "F⌂ Farméà  K^ Skyé  ◇ foldéà  p pointséà  +bonuséà  [topé]"


def test_no_two_families_have_the_same_letter() -> None:
    letters = [WORDS.words(f"drawing-letter-{family}") for family in (*shipped(), "character", "paper")]
    assert len(set(letters)) == len(letters)


def test_a_family_of_ones_own_has_a_letter_and_a_colour() -> None:
    game = Game.from_position(ORIGAMI, POSITION)
    view, figures = view_of(game, 0), figures_of(game)
    view["families"] = ["farm", "<forest>"]
    own = {
        card: replace(f, family="<forest>", look=look_of("<forest>")) if f.family == "sky" else f
        for card, f in figures.items()
    }
    shown = draw.text(view, own, WORDS)
    assert shown.splitlines()[-1].startswith("F⌂ farm  O• <forest>")
    assert "<forest>" in words_of(ElementTree.fromstring(draw.svg(view, own, WORDS)))


def test_a_finished_game_names_who_won() -> None:
    *_, game = moments(3, 5)
    assert isinstance(game.state, Origami)
    won = [seat for seat in range(3) if game.state.winners() >> seat & 1]
    shown = draw.text(view_of(game, SPECTATOR), figures_of(game), WORDS)
    assert f"game over, seat {won[0]}" in shown
    assert [n for n in range(3) if f"■ seat {n} " in shown] == won
    assert "to move" not in shown
