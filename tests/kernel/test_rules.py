"""What a game need not say itself: the defaults of `Rules`, on a game that says as little as it can."""

from random import Random
from typing import Any, ClassVar, Final, NewType

import pytest
from mypy_extensions import i64

from examples.pile import TAKEN, Pile, PileRules
from senbazuru.kernel import plain
from senbazuru.kernel.check import Checker, provable
from senbazuru.kernel.choices import Pick, Switch
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.event import Shape
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.rules import Rules, Setup
from senbazuru.kernel.state import OMNISCIENT, Observation
from senbazuru.text import Words
from senbazuru.toy import TOY
from tests.text.stretched import stretched


class Modest(PileRules):
    """A game that says as little as it can, and has a choice of names besides."""

    choices = (Switch("tall"), Pick("towns", ("oslo", "rome"), "town"))  # type: ignore[assignment]


class Unprovable(Rules[Pile]):
    """One that does not say what a twin is."""

    name = "pile"
    version = 1
    seats = (2, 5)
    shapes = PileRules.shapes
    new, decision, view = PileRules.new, PileRules.decision, PileRules.view


PILE: Final = Modest()


def played(*answers: str, **options: Any) -> Game[Pile]:
    game = Game.start(PILE, options=options, seed=Seed.number(1))
    for word in answers:
        game.say(word)
    return game


def test_a_game_that_says_little_is_played_told_and_recorded() -> None:
    game = played("3", "3", "3", "3")
    assert (game.over, game.scores, game.winners) == (True, [0, 1], [1])
    assert game.events(0)[0].as_dict() == {"event": "taken", "seat": 0, "stones": 3}
    assert Game.load(PILE, game.record).state == game.state


Herb = NewType("Herb", str)


class Named(PileRules):
    """One whose numbers have names."""

    shapes: ClassVar = {TAKEN: Shape("taken", a=("card", Herb))}
    ids: ClassVar = {Herb: {1: "mint", 2: "sage", 3: "rose"}}


def test_the_numbers_of_a_type_have_names_in_events() -> None:
    game = Game.start(Named(), seed=Seed.number(1))
    game.say("3")
    assert game.events(0)[0].args == {"card": "rose"}
    assert TOY.ids == {}


def test_options_are_checked_by_their_description_and_kept_as_they_are() -> None:
    assert played(tall=True).state.stones == 21
    assert played(tall=True, towns=["rome"]).record.header["options"] == {"tall": True, "towns": ["rome"]}
    for options, code in (({"short": True}, "unknown-option"), ({"towns": ["bonn"]}, "unknown-choice")):
        with pytest.raises(SenbazuruError) as refused:
            played(**options)
        assert refused.value.code == code
    with pytest.raises(SenbazuruError) as refused:
        Game.start(PILE, players=6)
    assert refused.value.details == {"given": 6, "least": 2, "most": 5}


def test_a_position_is_its_facts() -> None:
    game = played("2")
    assert PILE.read(PILE.write(game.state)) == game.state
    assert repr(game.state) == PILE.write(game.state)
    assert PILE.read(PILE.write(game.state)).offered() == [1, 2, 3]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("game: pile", "game: pond", "pile"),
        ("facts: 2", "facts: two", "whole numbers"),
        ("facts: 2 1 10 0 0 0", "facts:", "whole numbers"),
        ("facts: 2 1 10 0 0 0", "facts: 2 1 10", "all the facts"),
        ("facts: 2", "facts: 9 2", "no more and no less"),
        ("rules: 1", "rules: 2", "1"),
        ("rules: 1", "ruels: 1", "perhaps `rules:` is meant"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(old: str, new: str, expected: str) -> None:
    text = PILE.write(played("2").state)
    assert old in text
    with pytest.raises(SenbazuruError) as refused:
        PILE.read(text.replace(old, new))
    assert refused.value.code == "bad-position"
    assert expected in str(refused.value)


def test_numbers_travel_to_another_process_and_back() -> None:
    game = played("2")
    again = PILE.restore(game.record.header, game.state.observe(1).facts())
    assert (again, again.table, again.offered()) == (game.state.observe(1), game.state, [1, 2, 3])


def test_a_view_is_drawn_as_it_is() -> None:
    game, words = played("2"), Words()
    drawn = PILE.draw(game.state, game.view(OMNISCIENT), words)
    assert drawn.splitlines() == ["stones: 10", "seats 0", "  score: 0", "seats 1", "  score: 0"]
    assert PILE.svg(game.state, game.view(OMNISCIENT), words).startswith("<svg ")


def test_data_of_ones_own_is_refused_by_a_game_without_any() -> None:
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "no-data"):
        PILE.with_files([])
    assert PILE.adopt({}) is PILE
    assert PILE.packs(played().state) == PILE.carry(played().state) == PILE.names("en") == {}


def test_the_kind_of_a_question_is_that_of_the_question() -> None:
    assert PILE.kind(played().state, 0) == "take"


def test_only_who_says_what_a_twin_is_can_be_checked() -> None:
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "not-provable"):
        provable(Unprovable())
    assert provable(PILE) is PILE
    for number in range(10):
        assert Checker(PILE).run(number).wrong == []


def test_a_random_table_has_any_number_of_players_and_any_switch() -> None:
    tables = [PILE.random_table(Random(number)) for number in range(50)]
    assert {players for players, _ in tables} == {2, 3, 4, 5}
    assert {options["tall"] for _, options in tables} == {True, False}


# -- rows of a view


def test_rows_have_depth_and_number() -> None:
    shown = plain.rows({"deck": 7, "over": False, "seats": [{"hand": [2, 9]}, {"hand": []}], "map": [[1, 2], [3, 4]]})
    assert [tuple(row) for row in shown] == [
        (0, "deck", None, 7, False),
        (0, "seats", 0, None, True),
        (1, "hand", None, [2, 9], False),
        (0, "seats", 1, None, True),
        (1, "hand", None, [], False),
        (0, "map", 0, [1, 2], False),
        (0, "map", 1, [3, 4], False),
    ]


def test_no_line_is_wider_than_a_terminal() -> None:
    assert max(map(len, plain.text({"long": ["word"] * 60}, Words()).splitlines())) == 80


def test_a_language_may_call_things_by_their_names() -> None:
    words = stretched("boats")
    view = {"deck": 7, "over": False, "start": 1, "calm": True, "seats": [{"hand": [2, 9], "bid": "face-down"}]}
    assert plain.text(view, words).splitlines() == [
        "Sheetséà iné theé deckéà: 7",
        "Startingéàö playeréà: seatéà 1",
        "calm: yesé",
        "Playeréà 0",
        "  Handéà: 2, 9",
        "  Bidé: faceéà downéà",
    ]


def test_the_toy_says_nothing_that_most_games_do_alike() -> None:
    own = vars(type(TOY))
    alike = {"setup", "packs", "carry", "adopt", "outlook", "event", "dump", "restore", "draw", "svg"}
    assert not alike & set(own)


# -- what the self-check finds in a game with a die


class Gusty(Pile):
    """A pile in the wind: what a die says is taken besides. `fault` plants a mistake."""

    fault = ""

    def __init__(self, players: int, stones: int, seed: Seed) -> None:
        super().__init__(players, stones)
        self.seed = seed
        self.wind = 1

    def perform(self, seat: i64, option: i64) -> None:
        super().perform(seat, option)
        self.wind = int(Stream(self.seed, 1 + 8 * self.era, self.answers).below(2)) + 1
        self.chance = 1

    def copy(self) -> "Gusty":
        twin = type(self)(int(self.players), self.stones, self.seed)
        twin.inherit(self)
        twin.last, twin.wind = self.last, self.wind
        return twin

    def facts(self) -> list[i64]:
        wind = 0 if self.fault == "facts" else self.wind
        return [*super().facts(), wind, self.seed.k0, self.seed.k1, self.seed.k2, self.seed.k3]

    def recall(self, facts: list[i64]) -> None:
        super().recall(facts[:6])
        self.wind, self.seed = int(facts[6]), Seed(facts[7], facts[8], facts[9], facts[10])

    def observe(self, viewer: i64) -> "GustyObservation":
        table = self.copy()
        if viewer != OMNISCIENT and self.fault != "observe":
            table.seed = Seed(0, 0, 0, 0)
        return GustyObservation(viewer, table, self.mask(viewer))


class GustyObservation(Observation[Pile]):
    def deal(self, world: Pile, seed: Seed) -> None:
        assert isinstance(world, Gusty)
        assert isinstance(self.table, Gusty)
        world.seed = self.table.seed if self.table.fault == "deal" else seed


class GustyRules(PileRules):
    observation = GustyObservation

    def __init__(self, fault: str) -> None:
        self.state = type("Planted", (Gusty,), {"fault": fault})

    def new(self, setup: Setup, seed: Seed, listening: bool) -> Pile:
        state: Pile = self.state(setup.players, 12, seed)
        if listening:
            state.listen()
        return state

    def view(self, state: Pile, viewer: int, *, memory: bool = True) -> dict[str, Any]:
        assert isinstance(state, Gusty)
        return super().view(state, viewer) | {"wind": state.wind}


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("", ""),
        ("observe", "cannot know: the seed?"),
        ("deal", "takes no other seed"),
        ("facts", "something is missing in `facts`"),
    ],
)
def test_a_seed_that_can_be_known_and_a_fact_that_is_forgotten_are_found(fault: str, said: str) -> None:
    wrong = [problem for number in range(5) for problem in Checker(GustyRules(fault)).run(number).wrong]
    assert (said in wrong[0]) if said else not wrong
