"""Many games at once, in processes of our own. One that is killed is replaced, and its game is played again."""

import signal
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from traceback import format_exc
from typing import Any, Final, Generic, TypeVar

from senbazuru.kernel.errors import SenbazuruError

MOST_TRIES: Final = 3
"""A game whose process ends so often is at fault itself."""
_PROCESSES: Final = get_context("spawn")
"""New interpreters, not copies of this one with its threads: the same on every system."""

Item = TypeVar("Item")
Result = TypeVar("Result")


def in_processes(play: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Iterator[Result]:
    """The result of every item, in the order in which they get ready."""
    if jobs == 1:
        yield from map(play, items)
        return
    todo = deque(items)
    tries: Counter[Item] = Counter()
    workers = [_Worker(play) for _ in range(min(jobs, len(todo)))]
    try:
        while todo or any(worker.busy for worker in workers):
            for worker in workers:
                if todo and not worker.busy:
                    worker.give(todo.popleft())
            ready = wait([worker.pipe for worker in workers if worker.busy])
            for worker in [worker for worker in workers if worker.pipe in ready]:
                item = worker.item
                try:
                    yield worker.take()
                except (EOFError, OSError):
                    tries[item] += 1
                    if tries[item] == MOST_TRIES:
                        raise SenbazuruError("worker-ended", item=str(item), times=MOST_TRIES) from None
                    worker.stop()
                    workers[workers.index(worker)] = _Worker(play)
                    todo.appendleft(item)
    finally:
        for worker in workers:
            worker.stop()


class _Worker(Generic[Item, Result]):
    """A process and the pipe to it."""

    def __init__(self, play: Callable[[Item], Result]) -> None:
        self.pipe, theirs = _PROCESSES.Pipe()
        self.process: BaseProcess = _PROCESSES.Process(target=_work, args=(theirs, play), daemon=True)
        self.process.start()
        theirs.close()  # so that the pipe ends when the process does
        self.busy = False
        self.item: Item

    def give(self, item: Item) -> None:
        self.item = item
        self.busy = True
        # a process that is gone shows when its result is asked for
        with suppress(OSError):
            self.pipe.send(item)

    def take(self) -> Result:
        told: tuple[Result | None, str, SenbazuruError | None] = self.pipe.recv()
        result, problem, error = told
        self.busy = False
        if error is not None:
            raise error
        if problem:
            raise SenbazuruError("game-failed", item=str(self.item), problem=problem)
        return result  # type: ignore[return-value]

    def stop(self) -> None:
        self.pipe.close()
        if self.busy:
            self.process.terminate()
        self.process.join()


def _work(pipe: "Connection[Any, Any]", play: Callable[[Item], Result]) -> None:
    """Play what is asked for until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us decides
    while True:
        try:
            item = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            told: Any = (play(item), "", None)
        except SenbazuruError as error:
            told = (None, "", error)
        except Exception:
            told = (None, format_exc().rstrip(), None)
        try:
            pipe.send(told)
        except OSError:
            return
