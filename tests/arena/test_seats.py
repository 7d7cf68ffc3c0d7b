"""The first seat: places are counted in turn order, and who always wins has all the luck."""

from math import sqrt

import pytest
from click.testing import CliRunner, Result
from mypy_extensions import i64

from examples.pile import Pile, PileRules
from senbazuru.arena.seats import Tale, markdown, play_and_tell, summary, table
from senbazuru.bots import RandomBot, bot_named
from senbazuru.bots.match import play_match
from senbazuru.cli import main
from senbazuru.games import GAMES
from senbazuru.islands.rules import ISLANDS
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.rules import Rules, Setup
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.rules import MIXED, ORIGAMI
from senbazuru.toy import TOY
from tests.arena.sailors import Lowest

SERIES = Seed.number(3)


class Stones(Pile):
    """A pile at which lots decide who begins."""

    start = 0

    def waiting(self) -> i64:
        return 1 << (self.start + int(self.answers)) % int(self.players)


class OneTooMany(PileRules):
    """A stone more than the players have: taken one by one, the last is the first player's."""

    def new(self, setup: Setup, seed: Seed, listening: bool) -> Stones:
        table = Stones(setup.players, setup.players + 1)
        table.start = Stream(seed, 1, 0).below(setup.players)
        table.turns = 1
        return table


@pytest.mark.parametrize("players", [2, 3, 5])
def test_where_the_first_player_always_wins_all_luck_is_hers(players: int) -> None:
    rules, bot = OneTooMany(), Lowest()
    starts = {play_match(rules, [bot] * players, SERIES.child(n)).first for n in range(30)}
    assert starts == set(range(players)), "whoever that is"
    rows = summary(play_and_tell(rules, bot, players, {}, SERIES.child(n)) for n in range(30))
    assert [row.place for row in rows] == list(range(1, players + 1))
    assert [row.luck.value for row in rows] == [players] + [0] * (players - 1)
    assert rows[0].luck.bounds == (players, players)
    assert {row.games for row in rows} == {30}


@pytest.mark.parametrize("rules", [ORIGAMI, MIXED], ids=lambda rules: str(rules.name))
def test_in_origami_the_first_player_is_who_has_the_fewest_folds(rules: Rules) -> None:
    ends = [play_match(rules, [RandomBot()] * 3, SERIES.child(n)) for n in range(12)]
    states = [end.state for end in ends]
    assert all(isinstance(state, Origami) and end.first == state.start for end, state in zip(ends, states))
    assert {end.first for end in ends} == {0, 1, 2}


def test_in_islands_lots_decide_and_choosing_sheets_is_no_turn() -> None:
    firsts = []
    for n in range(8):
        seed = SERIES.child(n)
        drawn = ISLANDS.new(ISLANDS.setup(3, {}, seed), seed).first
        assert play_match(ISLANDS, [RandomBot()] * 3, seed).first == drawn
        firsts.append(drawn)
    assert len(set(firsts)) == 3


@pytest.mark.parametrize("rules", [TOY, PileRules()], ids=lambda rules: str(rules.name))
def test_where_all_are_asked_at_once_or_no_turns_are_counted_seat_0_is_first(rules: Rules) -> None:
    assert play_match(rules, [RandomBot()] * 3, SERIES).first == 0


def test_points_are_those_of_the_place_not_of_the_seat() -> None:
    seed = next(
        seed for seed in map(SERIES.child, range(20)) if play_match(ORIGAMI, [RandomBot()] * 3, seed).first == 2
    )
    scores = play_match(ORIGAMI, [RandomBot()] * 3, seed).state.returns()
    assert [points for _, points in play_and_tell(ORIGAMI, RandomBot(), 3, {}, seed)] == [
        scores[2],
        scores[0],
        scores[1],
    ]


def test_a_shared_victory_counts_in_parts_and_everybody_together_has_the_luck_of_all() -> None:
    greedy = bot_named("greedy", "boats")
    tales = [play_and_tell(TOY, greedy, 4, {}, SERIES.child(n)) for n in range(60)]
    assert all(sum(luck for luck, _ in tale) == pytest.approx(4) for tale in tales)
    assert {len([1 for luck, _ in tale if luck]) for tale in tales} > {1}, "some were shared"
    assert sum(row.luck.value for row in summary(tales)) == pytest.approx(4)


def test_a_game_counts_once() -> None:
    tales: list[Tale] = [[(2.0, 10), (0.0, 5)], [(0.0, 4), (2.0, 9)], [(2.0, 7), (0.0, 1)], [(1.0, 3), (1.0, 3)]]
    first, second = summary(tales)
    assert (first.luck.value, second.luck.value) == (1.25, 0.75)
    assert (first.points.value, second.points.value) == (6.0, 4.5)
    spread = sqrt(sum((luck - 1.25) ** 2 for luck in (2, 0, 2, 1)) / 3)
    assert first.luck.error == pytest.approx(spread / sqrt(4))


def test_numbers_of_players_are_told_apart() -> None:
    rows = summary([[(1.0, 1)] * 3, [(1.0, 2)] * 2])
    assert [(row.players, row.place) for row in rows] == [(2, 1), (2, 2), (3, 1), (3, 2), (3, 3)]
    assert len(table(rows).splitlines()) == 6
    shown = [line.split("|") for line in markdown("boats", rows).splitlines()]
    assert {len(line) for line in shown} == {8}, "as many cells in every line"
    assert shown[0][4:7] == [" first ", " second ", " third "]
    assert shown[2][-2].strip() == "", "there is no third of two"


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["lab", "seats", *words])


def test_the_command_tells_the_same_of_the_same_seed() -> None:
    words = ("boats", "--games", "5", "--seed", "5")
    told = run(*words)
    assert told.exit_code == 0, told.output
    assert told.stdout == run(*words, "--jobs", "2").stdout
    assert [line.split()[0] for line in told.stdout.splitlines()[2:]] == ["2"] * 2 + ["3"] * 3 + ["4"] * 4
    assert run(*words, "--markdown", "--players", "3", "--players", "3").stdout.count("\n") == 3


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_asked(game: str) -> None:
    told = run(game, "--games", "1", "--players", "2", "--bots", "random", "--seed", "1")
    assert told.exit_code == 0, told.output
    assert len(told.stdout.splitlines()) == 4


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("legends", "--players", "5"), "Choose 2 to 4 players"),
        (("origami", "--players", "2", "--players", "7"), "Choose 2 to 5 players"),
        (("islands", "--players", "1"), "nobody is first or second"),
        (("chess",), "There is no game “chess”"),
        (("boats", "--bots", "hard"), "boats"),
        (("boats", "--bots", "greedy,random"), "There is no bot “greedy,random”"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(words: tuple[str, ...], said: str) -> None:
    refused = run(*words, "--games", "1000000")
    assert refused.exit_code == 2
    assert said in refused.output
