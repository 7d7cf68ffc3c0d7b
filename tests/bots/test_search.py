"""The search itself, on a game of one question whose answers are worth what the test says."""

from collections.abc import Sequence

from senbazuru.bots.search import Mind, Search, Worlds
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import Observation, State


class Question(State):
    """One seat, one answer, and the game is over; `luck` is what makes one world differ from another."""

    def __init__(self, options: int, luck: float = 0.0) -> None:
        super().__init__(1)
        self.many = options
        self.luck = luck
        self.given = 0

    def waiting(self) -> int:
        return 1

    def options(self, seat: int) -> int:
        return (1 << self.many) - 1

    def perform(self, seat: int, option: int) -> None:
        self.given = option
        self.over = True

    def copy(self) -> "Question":
        return Question(self.many, self.luck)


class Oracle(Mind):
    """Knows what every answer is worth, and by how much luck may change that."""

    def __init__(self, worths: Sequence[float], luck: Sequence[float]) -> None:
        self.worths = worths
        self.luck = luck
        self.drawn = 0

    def worlds(self, seen: Observation, seat: int, told: list[int]) -> "Luck":
        return Luck(self, seen)

    def policy(self, state: State, seat: int) -> int:
        return 0

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Question)
        return [self.worths[state.given] + self.luck[state.given] * state.luck]


class Luck(Worlds):
    def __init__(self, mind: Oracle, seen: Observation) -> None:
        super().__init__(seen)
        self.mind = mind
        self.many = seen.table.many

    def draw(self, stream: Stream) -> Question:
        self.mind.drawn += 1
        return Question(self.many, stream.below(1000) / 1000 - 0.5)


def asked(options: int) -> Observation[Question]:
    question = Question(options)
    return Observation(0, question, question.mask(0))


def answers(mind: Oracle, playouts: int, doubt: float = 1.0, seconds: float = -1.0) -> list[int]:
    """What a search answers with different chance."""
    search = Search(mind, playouts, turns=10, doubt=doubt)
    seen = asked(len(mind.worths))
    return [int(search.think(seen, 0, [], Stream(Seed.number(n), 15, 0), seconds)[0]) for n in range(30)]


def test_the_best_answer_is_found() -> None:
    mind = Oracle([0.4, 0.3, 0.6, 0.5, 0.2], luck=[0.3, 0.3, 0.3, 0.3, 0.3])
    assert answers(mind, playouts=60) == [2] * 30


def test_luck_that_is_the_same_for_all_options_does_not_matter() -> None:
    mind = Oracle([0.5, 0.51], luck=[1.0, 1.0])
    assert answers(mind, playouts=200) == [1] * 30


def test_the_luckiest_of_many_is_not_taken_for_the_best() -> None:
    """All are worth the same: who doubts keeps to the usual answer far more often than who does not."""
    mind = Oracle([0.5] * 8, luck=[0.0, 0.5, -0.5, 0.4, -0.4, 0.3, -0.3, 0.2])
    doubting, trusting = answers(mind, playouts=40, doubt=2.0), answers(mind, playouts=40, doubt=0.0)
    assert doubting.count(0) > 20 > trusting.count(0)


def test_where_there_is_no_choice_nothing_is_imagined() -> None:
    mind = Oracle([0.5], luck=[0.0])
    assert answers(mind, playouts=50) == [0] * 30
    assert mind.drawn == 0


def test_without_time_the_usual_answer_is_given() -> None:
    mind = Oracle([0.1, 0.9, 0.9], luck=[0.0, 0.0, 0.0])
    assert answers(mind, playouts=10_000, seconds=0.0) == [0] * 30


def test_a_decision_takes_no_more_play_outs_than_it_is_worth() -> None:
    search = Search(Oracle([0.5, 0.4, 0.6, 0.5], luck=[0.0, 0.3, 0.3, -0.3]), 100, turns=10, doubt=1.0)
    search.think(asked(4), 0, [], Stream(Seed.number(1), 15, 0), -1.0)
    assert 20 < search.made <= 100
