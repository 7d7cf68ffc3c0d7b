"""How long it takes to begin. docs/speed.md reports what is told here; no clock of a busy machine fails it."""

import subprocess
import sys
from statistics import median
from time import perf_counter

import pytest

import senbazuru

TIMES = 5
STARTED = {
    "python alone": ("-c", "pass"),
    "import senbazuru": ("-c", "import senbazuru"),
    "and its first game": ("-c", "import senbazuru as sb; sb.start('origami', seed=7)"),
    "senbazuru --help": ("-m", "senbazuru", "--help"),
}
LIMITS = {"import senbazuru": 0.15, "senbazuru --help": 0.4}


@pytest.mark.proof
def test_how_long_it_takes_to_begin() -> None:
    taken: dict[str, list[float]] = {what: [] for what in STARTED}
    for _ in range(1 + TIMES):  # by turns, and the first time for nothing but warm files
        for what, words in STARTED.items():
            began = perf_counter()
            subprocess.run([sys.executable, *words], stdout=subprocess.DEVNULL, check=True)
            taken[what].append(perf_counter() - began)
    print(f"\nSeconds for a process, {'compiled' if senbazuru.COMPILED else 'pure Python'}, best and median of {TIMES}")
    for what, (_, *seconds) in taken.items():
        limit = f"    limit {LIMITS[what]:.2f}" if what in LIMITS else ""
        print(f"  {what:<20}{min(seconds):>8.3f}{median(seconds):>8.3f}{limit}")
