"""Random play inside the engine: for tests, benchmarks and searches."""

from mypy_extensions import i64

from senbazuru.kernel.bits import lowest, nth, size_of
from senbazuru.kernel.random import Stream
from senbazuru.kernel.state import State


def play_randomly(state: State, stream: Stream, most: i64 = 1_000_000) -> i64:
    """Answer at random, every answer checked, until the end or `most` answers; how many were given."""
    given: i64 = 0
    while not state.over and given < most:
        seat: i64 = lowest(state.waiting())
        options: i64 = state.mask(seat)
        if not state.answer(seat, nth(options, stream.below(size_of(options)))):
            raise RuntimeError("an offered option was refused")
        given += 1
    return given


def copy_often(state: State, times: i64) -> None:
    """Copy a state again and again, to measure that alone and not the calls from Python."""
    while times > 0:
        state.copy()
        times -= 1
