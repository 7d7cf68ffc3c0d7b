"""The same seed gives the same game everywhere: in every process, pure or compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import senbazuru

WORKER = Path(__file__).parent / "worker.py"
PURE = Path(senbazuru.__file__).parent / "_pure.py"


def walk(first: int, games: int, hash_seed: int, pure: bool) -> list[str]:
    command = [sys.executable, *([str(PURE)] if pure else []), str(WORKER), str(first), str(games)]
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def same(first: int, games: int, others: list[tuple[int, bool]]) -> None:
    walked = walk(first, games, 0, pure=False)
    assert len(walked) > 100 * games
    for hash_seed, pure in others:
        for here, there in zip(walked, walk(first, games, hash_seed, pure), strict=True):
            assert here == there


def test_processes_with_different_hash_seeds_agree() -> None:
    same(0, 1, [(1, False), (4242, False)])


@pytest.mark.skipif(not senbazuru.COMPILED, reason="there is no compiled build here to compare with")
def test_pure_and_compiled_walk_in_lockstep() -> None:
    same(0, 2, [(7, True)])


@pytest.mark.proof
@pytest.mark.skipif(not senbazuru.COMPILED, reason="there is no compiled build here to compare with")
@pytest.mark.parametrize("first", range(2, 122, 15))
def test_pure_and_compiled_walk_in_lockstep_for_long(first: int) -> None:
    same(first, 15, [(99, True)])
