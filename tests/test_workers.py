"""Processes that play: all of them work, one that is killed is replaced, and results never depend on them."""

import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path

import pytest

from senbazuru.arena import tournament as cups
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.workers import Gone, Worker, in_order, in_processes
from tests.arena.sailors import double, dying_always, dying_once, failing
from tests.arena.test_tournament import HIGH, LOW, tournament


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_every_item_has_its_result(jobs: int) -> None:
    assert sorted(in_processes(double, range(20), jobs)) == [2 * n for n in range(20)]
    assert list(in_processes(double, [], jobs)) == []


def late_if_early(number: int) -> int:
    time.sleep(0.2 if number == 0 else 0.0)
    return number


@pytest.mark.parametrize("jobs", [1, 3])
def test_results_come_in_the_order_of_their_items(jobs: int) -> None:
    assert list(in_order(late_if_early, range(20), jobs)) == list(range(20))
    assert list(in_order(late_if_early, [], jobs)) == []


def test_a_killed_process_is_replaced_and_its_game_played_again(tmp_path: Path) -> None:
    assert sorted(in_processes(partial(dying_once, str(tmp_path)), range(6), 2)) == [0, 2, 4, 6, 8, 10]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1", "3", "5"], "each of them was killed once"


def test_a_game_that_always_ends_its_process_is_named() -> None:
    with pytest.raises(SenbazuruError, check=lambda error: error.code == "worker-ended") as ended:
        list(in_processes(dying_always, [7], 2))
    assert ended.value.details == {"item": "7", "times": 3}


def test_what_goes_wrong_in_a_process_is_told_here() -> None:
    with pytest.raises(SenbazuruError, match="ZeroDivisionError") as failed:
        list(in_processes(failing, range(5), 2))
    assert "sailors.py" in str(failed.value.details["problem"]), "with the place"


def test_the_number_of_processes_changes_no_outcome() -> None:
    cup = tournament(HIGH, "random", LOW, players=3, games=4, duplicate=True)
    alone = list(in_processes(cup.play, cup.schedule(), 1))
    assert cups.in_order(cup, list(in_processes(cup.play, cup.schedule(), 3))) == alone


def test_errors_keep_their_meaning_between_processes() -> None:
    with pytest.raises(SenbazuruError) as refused:
        list(in_processes(tournament("random", "hal").play, tournament("random", "hal").schedule(), 2))
    assert refused.value.code == "unknown-bot"


def test_whoever_waits_for_a_worker_is_told_when_it_is_stopped() -> None:
    worker = Worker(time.sleep)
    worker.give(600.0)
    threading.Timer(0.2, worker.stop).start()
    with pytest.raises(Gone):
        worker.take()


STARTER = """
import time
from senbazuru.workers import Worker
Worker(time.sleep).give(600.0)
print("it works", flush=True)
time.sleep(600)
"""


def test_no_worker_outlives_whoever_started_it() -> None:
    with subprocess.Popen([sys.executable, "-c", STARTER], stdout=subprocess.PIPE, text=True) as starter:
        assert starter.stdout is not None
        assert starter.stdout.readline() == "it works\n"
        starter.kill()
        assert starter.communicate(timeout=60)[0] == "", "nobody is left who could write something"
