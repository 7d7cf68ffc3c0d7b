"""The sheets: what those make who have one, beside all others, whoever would have kept it."""

import pytest
from click.testing import CliRunner, Result

from senbazuru.arena.sheets import FAIR, Dealt, Tale, markdown, play_and_tell, summary, table, verdict
from senbazuru.bots import Asked, RandomBot, bot_named
from senbazuru.bots.match import play_match
from senbazuru.cli import main
from senbazuru.islands.rules import ISLANDS
from senbazuru.kernel.random import Seed, Stream

SERIES = Seed.number(2)


def test_a_tale_has_every_seat_with_its_two_sheets_and_the_points_made_on_each() -> None:
    tale = play_and_tell(ISLANDS, RandomBot(), 3, SERIES)
    scores = play_match(ISLANDS, [Dealt(RandomBot())] * 3, SERIES).state.returns()
    assert [points for points, _ in tale] == list(scores)
    for points, made in tale:
        assert len(made) == 2
        assert sum(made.values()) == points
    assert len({sheet for _, made in tale for sheet in made}) == 6, "all are different at a table"


def test_chance_keeps_the_sheets_and_the_bot_does_all_else() -> None:
    greedy, own = bot_named("greedy", "islands"), []
    dealt = Dealt(greedy)
    for n in range(20):
        seed = SERIES.child(n)
        state = ISLANDS.new(ISLANDS.setup(2, {}, seed), seed)
        for seat in (0, 1):
            [returned] = dealt.act(Asked(state.observe(seat), seat, Stream(seed, 15, seat)))
            own.append(greedy.choose(Asked(state.observe(seat), seat, Stream(seed, 15, seat))) == returned)
            state.apply(returned)
        seat, stream = int(state.actor()), Stream(seed, 15, 9)
        asked = Asked(state.observe(seat), seat, stream)
        assert dealt.choose(asked) == greedy.choose(asked)
    assert 0 < sum(own) < len(own) / 2, "one of three as chance has it"


def tales(**points: int) -> list[Tale]:
    """Games of two: one has a sheet and nothing, the other another and nothing."""
    names = list(points)
    return [
        [(points[one], {one: points[one], "none": 0}), (points[other], {other: points[other], "none": 0})]
        for one in names
        for other in names
        if one != other
    ]


def test_a_sheet_is_fair_within_12_percent_of_the_mean_of_all() -> None:
    rows = {row.sheet: row for row in summary(["a", "b", "c", "none"], tales(a=111, b=89, c=100))}
    assert rows["a"].difference == pytest.approx(0.11)
    assert rows["none"].difference == pytest.approx(0)
    assert all(row.fair for row in rows.values())
    good, poor, fine = summary(["a", "b", "c"], tales(a=113, b=87, c=100))
    assert (good.fair, poor.fair, fine.fair) == (False, False, True)
    shown = table([good, poor, fine]).splitlines()
    assert [line.endswith(end) for line, end in zip(shown[1:], ("too good", "too poor", ")"))] == [True] * 3
    assert verdict([good, poor, fine]) == (
        "1 of 3 sheets are within 12 % of the mean. The best, a, makes 1.30 times as many points as the poorest, b."
    )
    assert FAIR == 0.12


def test_games_of_more_players_bring_fewer_points_and_are_measured_by_their_own_mean() -> None:
    two: Tale = [(200, {"a": 200, "none": 0}), (200, {"b": 200, "none": 0})]
    three: Tale = [(100, {"b": 100, "none": 0})] * 3
    rows = {row.sheet: row for row in summary(["a", "b"], [two, three])}
    assert rows["a"].difference == rows["b"].difference == 0, "though b was had mostly where points are few"
    assert (rows["b"].points[2].value, rows["b"].points[3].value) == (200, 100)
    assert rows["b"].medians == {2: 200, 3: 100}
    assert rows["b"].made.value == 125
    assert "-" in markdown(list(rows.values())).splitlines()[2].split(" | "), "nobody had a among three"


def test_seats_of_one_game_count_once() -> None:
    """Two who share a sheet at one table, as on the Near Islands, are no two games."""
    shared: list[Tale] = [[(90, {"a": 90}), (90, {"a": 90})], [(110, {"a": 110}), (110, {"a": 110})]]
    [row] = summary(["a"], shared)
    assert len(row.share.below) == 2
    assert row.points[2].error == pytest.approx(10)


def test_a_sheet_that_nobody_had_is_left_out() -> None:
    assert [row.sheet for row in summary(["a", "z"], tales(a=1, b=1))] == ["a"]


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["lab", "sheets", *words])


def test_the_command_tells_several_players_and_the_game_alone_apart() -> None:
    words = ("--games", "6", "--seed", "5", "--bots", "random")
    told = run(*words)
    assert told.exit_code == 0, told.output
    assert told.stdout == run(*words, "--jobs", "2").stdout
    heads = [line for line in told.stdout.splitlines() if line.startswith("sheet ")]
    assert ["2 players" in head for head in heads] == [True, False]
    assert ["alone" in head for head in heads] == [False, True]
    assert run(*words, "--players", "2", "--markdown").stdout.startswith("| sheet | 2 players")


@pytest.mark.parametrize(
    ("words", "said"),
    [(("--players", "5"), "Choose 1 to 4 players"), (("--bots", "nobody"), "There is no bot “nobody”")],
)
def test_what_cannot_be_played_is_refused_before_anything_is(words: tuple[str, ...], said: str) -> None:
    refused = run(*words, "--games", "1000000")
    assert refused.exit_code == 2
    assert said in refused.output
