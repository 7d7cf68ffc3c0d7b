"""The table drawn: at every size, for every number of players, all through a game."""

import re
from pathlib import Path

import pytest

from senbazuru.bots import Asked, bot_named
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream
from senbazuru.origami.packs import LEGENDS_BOX, ORIGAMI_BOX
from senbazuru.origami.rules import ORIGAMI
from senbazuru.terminal.board import Choice
from senbazuru.terminal.ink import cut
from senbazuru.terminal.origami.choices import Answers
from senbazuru.terminal.origami.paint import Painter, Scene, spots_of, symbol
from senbazuru.text import Words
from tests.origami.table import view_of

WORDS = Words(strict=True)
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
SOURCE = Path(__file__).parent.parent.parent / "src" / "senbazuru"


def scenes(players: int, seed: int, every: int = 7) -> list[Scene]:
    game = Game.start(ORIGAMI, players=players, seed=Seed.number(seed))
    stream = Stream(Seed.number(seed), 15, 0)
    found: list[Scene] = []
    steps = 0
    while not game.over:
        seat = game.waiting()[0]
        if steps % every == 0:
            view = view_of(game, seat)
            answers = Answers(game, seat, WORDS, NAMES)
            log = WORDS.log(game.events(seat), NAMES, seat)
            spots = spots_of(view, seat)
            spot = steps // every % (len(spots) + 1) - 1
            shown = None if spot < 0 else spot
            prospect = answers.prospect(spots[spot].where) if shown is not None else ""
            found.append(
                Scene(
                    view,
                    answers.cards,
                    NAMES,
                    seat,
                    answers.question(),
                    answers.choices,
                    0,
                    shown,
                    log,
                    prospect,
                    spots=spots,
                )
            )
        steps += 1
        game.answer(seat, bot_named("greedy", "origami").choose(Asked(game.state.observe(seat), seat, stream)))
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_fits_any_window(players: int) -> None:
    for n, scene in enumerate(scenes(players, players)):
        for width, height in ((80, 24), (120, 40), (200, 60), (100, 30), (60, 16), (30, 8))[n % 3 :: 3]:
            rows = Painter(WORDS, scene, width, height).rows()
            assert len(rows) == height
            assert {row.cell_length for row in rows} == {width}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_to_be_known_is_on_a_small_screen(players: int) -> None:
    for scene in scenes(players, players + 10, 11):
        text = "\n".join(row.plain for row in Painter(WORDS, scene, 80, 24).rows())
        assert "{" not in text
        for spot in scene.spots:
            if spot.zone == "line":
                assert WORDS.card(spot.card)[:10] in text
        for entry in scene.view["seats"]:
            assert f"★{entry['score']}" in text
            for side in ("left", "right"):
                if entry["collections"][side]:
                    assert WORDS.card(entry["collections"][side][-1]["card"]) in text
        assert f"deck {scene.view['deck']}" in text
        words = re.sub(r"\s+", " ", text)
        assert scene.question in words
        offered = [choice for choice in scene.choices if choice.options]
        assert sum(choice.label in text for choice in offered) >= min(3, len(offered))


def test_cost_and_folds_look_different() -> None:
    scene = scenes(2, 1)[0]
    rows = [row.plain for row in Painter(WORDS, scene, 80, 24).rows()]
    (first, *_) = (scene.cards[spot.card] for spot in scene.spots if spot.zone == "line")
    assert f" cost {first.cost} " in rows[2]
    assert "◇" not in rows[2]
    assert rows[3][2:].startswith("◇" * first.folds + " ")
    assert "cost" not in rows[3]


def test_what_is_cut_says_so() -> None:
    assert cut(["one", "two"], 2, 5) == ["one", "two"]
    assert cut(["one", "three", "four"], 2, 5) == ["one", "thr …"]
    for scene in scenes(2, 3, 5):
        for width in (60, 80):
            text = "\n".join(row.plain for row in Painter(WORDS, scene, width, 20).rows())
            for choice in scene.choices:
                if choice.reason and f"· {choice.reason[:4]}" in text:
                    assert choice.reason in " ".join(text.split()) or "…" in text


def test_cards_at_once_show_all_their_families() -> None:
    scene = scenes(2, 1)[0]
    families = [
        next(card.id for card in scene.cards.values() if card.family == name) for name in scene.view["families"]
    ]
    scene.choices = [Choice((1, 2), "Both", families[0], others=(families[1],))]
    text = "\n".join(row.plain for row in Painter(WORDS, scene, 80, 24).rows())
    assert "".join(symbol(name) for name in scene.view["families"]) + " Both" in text


def test_families_have_signs_of_their_own() -> None:
    signs = [symbol(name) for name in (*ORIGAMI_BOX, *LEGENDS_BOX, "pond")]
    assert len(set(signs)) == len(signs)


def test_every_word_of_the_terminal_is_used_and_there() -> None:
    """Keys in the source have words, and words have a use."""
    written = (SOURCE / "text" / "en" / "terminal.ftl").read_text("utf-8")
    keys = set(re.findall(r"^(terminal-[a-z-]+) =", written, re.M))
    folders = [*sorted((SOURCE / "terminal").rglob("*.py")), SOURCE / "cli" / "play.py"]
    source = "\n".join(path.read_text("utf-8") for path in folders)
    used = set(re.findall(r"[\"'](terminal-[a-z-]+)[\"']", source))
    assert used <= keys
    families = tuple(f"terminal-{head}-" for head in ("bar", "help", "key"))
    families += ("terminal-remote-ask-", "terminal-remote-help-")
    assert {key for key in keys - used if not key.startswith(families)} == set()
