"""The time that seats have left. Told the time, never asking for it: a journal replayed gives the same clocks."""

from collections.abc import Iterable

from senbazuru.table.plan import Clock


class Clocks:
    """One clock a seat. Those of the seats that must answer run, and stand still while the table is paused."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.seconds] * seats
        self.earned: dict[int, float] = {}
        """The time that answers brought, by their number."""
        self.running: dict[int, float] = {}
        """The seats whose clock runs, and since when."""

    def run(self, seats: Iterable[int], now: float) -> None:
        """From now on it is these seats' time that runs."""
        if self.clock.kind == "none":
            return
        wanted = set(seats)
        for seat in self.running.keys() - wanted:
            self.stop(seat, now)
        for seat in wanted - self.running.keys():
            if self.clock.kind == "days":
                self.left[seat] = self.clock.seconds
            self.running[seat] = now

    def earn(self, seat: int, answer: int, now: float) -> None:
        """With this answer a seat has done what it was asked to: there is more time for what it will be asked next."""
        if self.clock.kind == "none":
            return
        self.stop(seat, now)
        days = self.clock.kind == "days"
        self.earned[answer] = self.clock.seconds - self.left[seat] if days else self.clock.increment
        self.left[seat] += self.earned[answer]

    def refund(self, seat: int, answer: int) -> None:
        """The answer is taken back: nobody gains time by answering again and again."""
        self.left[seat] -= self.earned.pop(answer, 0.0)

    def stop(self, seat: int, now: float) -> None:
        if seat in self.running:
            self.left[seat] -= max(0.0, now - self.running.pop(seat))

    def halt(self, now: float) -> None:
        """A pause: what was thought so far is spent, and no more."""
        for seat in list(self.running):
            self.stop(seat, now)

    def go_on(self, seats: Iterable[int], now: float) -> None:
        """After a pause, or after nobody was there to play with: these clocks run again with what was left."""
        if self.clock.kind != "none":
            self.running = dict.fromkeys(seats, now)

    def give(self, seat: int, seconds: float) -> None:
        self.left[seat] += seconds

    def at_least(self, seat: int, seconds: float) -> None:
        self.left[seat] = max(self.left[seat], seconds)

    def remaining(self, seat: int, now: float) -> float:
        """Seconds that a seat has, below nothing when they have run out."""
        since = self.running.get(seat)
        return self.left[seat] - (max(0.0, now - since) if since is not None else 0.0)

    def expired(self, now: float) -> list[int]:
        """The seats whose time is over."""
        return sorted(seat for seat, since in self.running.items() if since + self.left[seat] <= now)

    def next_expiry(self) -> float | None:
        """When the next time runs out, if nobody answers before."""
        return min((since + self.left[seat] for seat, since in self.running.items()), default=None)
