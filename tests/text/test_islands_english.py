"""English has words for all of Origami Islands, for everybody at the table."""

import random
import re
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any, get_args

import pytest

from senbazuru.islands.charts import SHIPPED_SHEAF
from senbazuru.islands.engine.events import TOKENS
from senbazuru.islands.engine.scoring import TITLES
from senbazuru.islands.engine.table import TECHNOLOGIES
from senbazuru.islands.events import SHAPES, Counted, Sheet
from senbazuru.islands.rules import ISLANDS
from senbazuru.islands.squares import KINDS, Kind
from senbazuru.kernel.decision import Decision, Option, Reason
from senbazuru.kernel.event import Event, Shape
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.text import Words
from tests.text.each import holds_for_each
from tests.text.heard import options_of, willing
from tests.text.test_english import ISLANDS_ASKED, SEATS, fine, sentence

WORDS = Words(strict=True)
GAMES = range(40)


@cache
def played(number: int) -> Game:
    """A game of willing people, who let rare things happen."""
    chance = random.Random(number)
    players = 1 + number % 4
    options = options_of("islands", number, players)
    game = Game.start(ISLANDS, players=players, options=options, seed=Seed.number(number))
    while not game.over:
        seat = chance.choice(game.waiting())
        decision = game.decision(seat)
        asked(decision)
        game.answer(seat, willing(decision, chance))
    return game


_MET: set[str] = set()
"""Kinds of questions that some game has asked, and keys of reasons."""
_SAID: set[str] = set()


def asked(decision: Decision) -> None:
    """A question with all its answers has words."""
    _MET.add(decision.kind)
    sentence(WORDS.prompt(decision))
    if decision.source:
        fine(WORDS.card(decision.source))
    for option in decision.options:
        if (form := f"{decision.kind} {option.key} {option.args} {option.reason}") not in _SAID:
            _SAID.add(form)
            fine(WORDS.option(option, SEATS, decision.kind))
            if option.reason:
                _MET.add(option.reason.key)
                fine(WORDS.reason(option.reason))


@pytest.mark.parametrize("number", range(4))
def test_a_whole_game_has_words_for_everybody(number: int) -> None:
    game = played(number)
    players = int(game.state.players)
    for viewer in (*range(players), SPECTATOR, OMNISCIENT):
        events = game.events(viewer)
        for line in {*(WORDS.event(event, SEATS, viewer) for event in events), *WORDS.log(events, SEATS, viewer)}:
            sentence(line)
            if viewer < players:
                assert SEATS[viewer] not in line, "I am you"
            elif viewer in (SPECTATOR, OMNISCIENT):
                assert not re.search(r"\byou", line, re.IGNORECASE), line


def test_these_games_met_everything() -> None:
    told = {event.kind for number in GAMES for event in played(number).events(OMNISCIENT)}
    assert told >= {shape.kind for shape in SHAPES.values()} - {"no-token"}
    reasons = {"no-place", "no-access", "other-island", "all-researched", "excluded"}
    reasons |= {"no-room", "not-beside", "apart", "no-second-half", "covered-from-elsewhere"}
    rare = {"volcano-order", "grove-order", "no-second-half"}
    assert (ISLANDS_ASKED | reasons) - rare <= _MET <= ISLANDS_ASKED | reasons


# -- events, one by one


def samples(shape: Shape) -> list[Event]:
    """An event of a kind with each of the ids that it can tell of."""
    ids: dict[Any, Sequence[Any]] = {
        Sheet | None: ["masu", None],
        Sheet: ["masu"],
        Kind: KINDS[3:],
        Counted: range(1, 25),
        int: [1, 2, 4],
        bool: [True, False],
        str: ["c3"],
        list[str]: [["c3", "c4", "d4"][:n] for n in (1, 2, 3)],
    }
    found: list[dict[str, Any]] = [{}]
    for name, kind in shape.types().items():
        if name not in ("event", "seat"):
            values = [1] if name == "owner" else ids.get(kind) or get_args(kind)
            found = [{**args, name: value} for args in found for value in values]
    return [Event(shape.kind, 0, args) for args in found]


def event_has_words(kind: str, viewer: int | None) -> None:
    shape = next(shape for shape in SHAPES.values() if shape.kind == kind)
    for event in samples(shape):
        line = sentence(WORDS.event(event, SEATS, viewer))
        if viewer in (0, 1):
            assert SEATS[viewer] not in line
        else:
            assert not re.search(r"\byou", line, re.IGNORECASE)


def test_every_event_has_words() -> None:
    viewers = (None, 0, 1, 2, SPECTATOR, OMNISCIENT)
    holds_for_each(event_has_words, product([shape.kind for shape in SHAPES.values()], viewers))


def said(kind: str, seat: int | None = 0, viewer: int | None = None, **args: Any) -> str:
    return WORDS.event(Event(kind, seat, args), SEATS, viewer)


def test_what_people_would_say() -> None:
    painted: dict[str, Any] = {"island": 2, "colour": "red", "squares": ["c3", "c4", "d4"]}
    assert said("painted", **painted) == "Ann paints c3, c4 and d4 red on island 2."
    assert said("painted", **painted, name="Gampi") == "Ann paints c3, c4 and d4 red on Gampi."
    assert said("bid", coins=1) == "Ann bids 1 coin."
    assert said("bid", viewer=0, coins=3) == "You bid 3 coins."
    assert said("earned", coins=0, why="income") == "Ann takes no coins of income."
    assert said("erupted", owner=1, coins=8, viewer=1) == "Ann’s Volcano takes 8 coins from you."
    assert said("sheet-dealt", sheet=None, place=1) == "Ann is dealt a sheet."
    assert said("sheets-kept", sheet="masu", other="my-own") == "Ann keeps Masu and my-own."
    temple: dict[str, Any] = {"island": 1, "landmark": "temple", "square": "d3"}
    assert said("surrounded", **temple, one_colour=True) == "Ann surrounds the Temple at d3 with one colour: 10 points."
    assert said("surrounded", **temple, one_colour=False).endswith("with several colours: 5 points.")
    assert said("round", round=5, season=7) == "Round 5: autumn (red)."
    assert said("auction", development=2) == "Ann rolls Card 2: a pair of dominoes in the season’s colour."


def test_what_belongs_together_shares_a_line() -> None:
    painted = {"island": 1, "colour": "green", "squares": ["a2"]}
    events = [
        Event("sheet-dealt", 0, {"sheet": "masu", "place": 1}),
        Event("sheet-dealt", 0, {"sheet": "tako", "place": 2}),
        Event("sheet-dealt", 1, {"sheet": None, "place": 1}),
        Event("sheet-dealt", 1, {"sheet": None, "place": 2}),
        Event("round", 0, {"round": 1, "season": 1}),
        Event("auction", 0, {"development": 5}),
        Event("bid", 1, {"coins": 6}),
        Event("auction-won", 1, {"coins": 6}),
        Event("spent", 1, {"coins": 6, "why": "bid"}),
        Event("coal-used", 1, {"token": "coal-any"}),
        Event("painted", 1, painted),
        Event("surrounded", 1, {"island": 1, "landmark": "volcano", "square": "b2", "one_colour": False}),
        Event("token", 1, {"token": "volcano", "gained": False}),
        Event("erupted", 1, {"owner": 0, "coins": 4}),
        Event("spent", 0, {"coins": 4, "why": "eruption"}),
        Event("earned", 1, {"coins": 4, "why": "volcano"}),
        Event("gave-up", 0, {"granted": "pass-card"}),
        Event("earned", 0, {"coins": 3, "why": "income"}),
        Event("painted", 2, painted),
        Event("island-begun", 2, {"island": 1, "order": 1}),
        Event("earned", 2, {"coins": 1, "why": "income"}),
        Event("painted", 3, painted),
        Event("earned", 0, {"coins": 1, "why": "income"}),
    ]
    assert WORDS.log(events, SEATS, viewer=0) == [
        "You are dealt the sheets Masu and Tako.",
        "Ben is dealt 2 sheets.",
        "Round 1, spring (green). You roll Card 5: a large corner in the season’s colour.",
        "Ben bids 6 coins.",
        "Ben wins the auction and pays 6 coins.",
        "With a Coal Pit, Ben paints a2 green on island 1.",
        "Ben surrounds the Volcano at b2 with several colours.",
        "Ben puts a Volcano token back.",
        "Ben’s Volcano takes 4 coins from you.",
        "You paint nothing and earn 3 coins.",
        "Cleo begins island 1, paints a2 green there and earns 1 coin.",
        "Dan paints a2 green on island 1.",
        "You take 1 coin of income.",
    ]


# -- questions and answers


def ask(kind: str, source: str | None = None, **args: Any) -> str:
    return WORDS.prompt(Decision("0.0.0", 0, kind, source, f"ask-{kind}", args, 1, 1, (), 0))


def option(key: str, **args: Any) -> str:
    return WORDS.option(Option(1, "", key, args), SEATS)


def test_what_is_asked() -> None:
    corner: dict[str, Any] = {"shape": 3, "colour": "red", "half": 0}
    assert ask("island", "development-3", **corner) == "Which island will you paint on? A small corner, red."
    assert ask("island", "grove", **corner | {"shape": 2, "half": 2}).endswith("The second of two dominoes, red.")
    single: dict[str, Any] = {"shape": 1, "colour": "green", "half": 0, "island": 2, "name": "Gampi"}
    assert ask("square", "pass-card", **single) == "Which square of Gampi will you paint green?"
    placed: dict[str, Any] = {"island": 2, "name": "Gampi", "square": "c3"}
    assert (
        ask("square", "development-3", **corner, **placed)
        == "A small corner, red. Which square of Gampi will be the leftmost of its top row?"
    )
    assert (
        ask("turn", "development-3", **corner, **placed)
        == "A small corner, red. Which squares, starting from c3 on Gampi?"
    )
    assert (
        ask("bid", "development-4", development=4, minimum=6, bid=5, coins=9, places=True)
        == "Card 4 is up: a T shape in the season’s colour. What will you bid? The highest bid is 5; at least 6, and "
        "you have 9 coins."
    )
    assert ask("shape", "grove", shape=0, colour="random").startswith("Grove: which shape will you paint?")
    assert ask("coal", "coal-pit", season=0, any=2, colour="red").endswith("You can use 2 for any colour.")
    assert ask("re-roll", "re-roll", dice="colour", die=4, other=0).startswith("The colour die shows 4: green.")
    assert ask("re-roll", "re-roll", dice="shape", die=6, other=0).startswith("The die for the shape shows 6: a shape")


def test_every_kind_of_order_has_words() -> None:
    for kind in ("volcano", "grove"):
        sentence(ask(f"{kind}-order", kind, island=1))
        fine(option("landmark", landmark=kind, square="c3", one_colour=True))


def test_what_is_answered() -> None:
    done = [
        {"kind": "temple", "square": "b2", "one_colour": True},
        {"kind": "outline", "square": "a1", "one_colour": False},
    ]
    assert (
        option("turn", turn=0, squares=["a1", "b1", "a2"], completes=done)
        == "a1, b1 and a2: surrounds the Temple with one colour and fills the outline in another colour"
    )
    assert option("turn", turn=0, squares=["a1", "b1"], completes=[]) == "a1 and b1"
    assert option("square", square="c4", turns=[{"turn": 0, "squares": ["c4"], "completes": done}]) == "c4"
    assert option("victim", owner=1, coins=1) == "1 coin from Ben"
    assert option("token", owner=1, token="gold-one") == "Ben’s Gold Mine token worth 1"
    assert option("research", technology="timenautics", level=1, useless=False) == (
        "Timenautics, level 1: skip one round and earn 7 coins"
    )
    assert WORDS.reason(Reason("excluded", {"technology": "re-roll"})) == "excluded by Re-Roll"


# -- names and explanations


def test_everything_has_a_name_and_an_explanation() -> None:
    for kind in (*KINDS[1:], "outline"):
        explained(f"landmark-{kind}", "text", *(() if kind in ("sea", "mountain") else ("one", "mixed")))
    for token in TOKENS:
        explained(f"token-{token}", "text", "short")
    for technology in TECHNOLOGIES:
        explained(f"technology-{technology}", "text", "level-1", "level-2", "level-3")
    for card in range(1, 7):
        explained(f"development-{card}", "what")
    for title in (*(title for _, title in TITLES), "none"):
        fine(WORDS.words(f"title-{title}"))


def explained(key: str, *parts: str) -> None:
    for form in ("a", "plural"):
        fine(WORDS.words(f"{key}.{form}"))
    fine(WORDS.words(key))
    for part in parts:
        words = fine(WORDS.words(f"{key}.{part}"))
        assert words[0].islower() or words[0].isdigit(), words
        assert not words.endswith("."), words
        assert len(words) < 140, words


def test_sheets_are_called_as_on_the_sheet() -> None:
    for sheet in SHIPPED_SHEAF.sheets.values():
        assert WORDS.words(f"sheet-{sheet.id}") == sheet.name
    own = Words(names={"sheet-mine": "My Own"})
    assert own.event(Event("sheets-kept", 0, {"sheet": "mine", "other": "tako"}), SEATS) == "Ann keeps My Own and Tako."
