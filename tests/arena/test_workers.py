"""Processes that play: all of them work, one that is killed is replaced, and results never depend on them."""

from functools import partial
from pathlib import Path

import pytest

from senbazuru.arena.tournament import in_order
from senbazuru.arena.workers import in_processes
from senbazuru.kernel.errors import SenbazuruError
from tests.arena.sailors import double, dying_always, dying_once, failing
from tests.arena.test_tournament import HIGH, LOW, tournament


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_every_item_has_its_result(jobs: int) -> None:
    assert sorted(in_processes(double, range(20), jobs)) == [2 * n for n in range(20)]
    assert list(in_processes(double, [], jobs)) == []


def test_a_killed_process_is_replaced_and_its_game_played_again(tmp_path: Path) -> None:
    assert sorted(in_processes(partial(dying_once, str(tmp_path)), range(6), 2)) == [0, 2, 4, 6, 8, 10]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1", "3", "5"], "each of them was killed once"


def test_a_game_that_always_ends_its_process_is_named() -> None:
    with pytest.raises(SenbazuruError, match="worker-ended") as ended:
        list(in_processes(dying_always, [7], 2))
    assert ended.value.details == {"item": "7", "times": 3}


def test_what_goes_wrong_in_a_process_is_told_here() -> None:
    with pytest.raises(SenbazuruError, match="ZeroDivisionError") as failed:
        list(in_processes(failing, range(5), 2))
    assert "sailors.py" in str(failed.value.details["problem"]), "with the place"


def test_the_number_of_processes_changes_no_outcome() -> None:
    cup = tournament(HIGH, "random", LOW, players=3, games=4, duplicate=True)
    alone = list(in_processes(cup.play, cup.schedule(), 1))
    assert in_order(cup, list(in_processes(cup.play, cup.schedule(), 3))) == alone


def test_errors_keep_their_meaning_between_processes() -> None:
    with pytest.raises(SenbazuruError) as refused:
        list(in_processes(tournament("random", "hal").play, tournament("random", "hal").schedule(), 2))
    assert refused.value.code == "unknown-bot"
