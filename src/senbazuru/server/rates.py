"""How often somebody may do something."""

import math
from collections import deque
from typing import Final

MANY: Final = 10_000
"""Above so many rates it is time to forget those that are idle,"""
TIDY_EVERY: Final = 5.0
"""but not more often than every so many seconds: there may be many that are not."""

MOST: Final = 1000
"""Things that are remembered as told."""


class Rate:
    """So many times in so many seconds.

    >>> rate = Rate(2, 10.0)
    >>> [rate.allows(now) for now in (0.0, 1.0, 2.0, 10.5)]
    [True, True, False, True]
    """

    def __init__(self, times: int, seconds: float) -> None:
        self.times = times
        self.seconds = seconds
        self._past: deque[float] = deque()

    def allows(self, now: float) -> bool:
        """Whether once more is not too often; if so it counts."""
        self._forget(now)
        if len(self._past) >= self.times:
            return False
        self._past.append(now)
        return True

    def wait(self, now: float) -> float:
        """Seconds until it is allowed again."""
        self._forget(now)
        return max(0.0, self._past[0] + self.seconds - now) if len(self._past) >= self.times else 0.0

    def idle(self, now: float) -> bool:
        self._forget(now)
        return not self._past

    def _forget(self, now: float) -> None:
        while self._past and self._past[0] <= now - self.seconds:
            self._past.popleft()


class Seldom:
    """The same thing once in so many seconds: for what a log should not hold a thousand times.

    >>> seldom = Seldom(60.0)
    >>> [seldom.allows("disk full", now) for now in (0.0, 1.0, 59.0, 60.0)]
    [True, False, False, True]
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._last: dict[str, float] = {}

    def allows(self, what: str, now: float) -> bool:
        if now < self._last.get(what, -math.inf) + self.seconds:
            return False
        self._last.pop(what, None)
        self._last[what] = now
        if len(self._last) > MOST:
            del self._last[next(iter(self._last))]
        return True
