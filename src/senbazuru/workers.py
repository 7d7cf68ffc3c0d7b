"""Work in processes of our own. One that is killed is replaced, and what it had to do is done again."""

import multiprocessing
import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from traceback import format_exc
from typing import Any, Final, Generic, TypeVar

from senbazuru.kernel.errors import SenbazuruError

MOST_TRIES: Final = 3
"""A task whose process ends so often is at fault itself."""
_PROCESSES: Final = multiprocessing.get_context("spawn")
"""New interpreters, not copies of this one with its threads: the same on every system."""

Item = TypeVar("Item")
Result = TypeVar("Result")


class Gone(Exception):
    """The process has ended over what it had to do."""


class Failed(Exception):
    """What went wrong in a process, with the place."""


class Worker(Generic[Item, Result]):
    """A process that does one kind of work, an item at a time, and the pipe to it. A `nice` one lets others
    go first."""

    def __init__(self, work: Callable[[Item], Result], nice: int = 0) -> None:
        self.pipe, theirs = _PROCESSES.Pipe()
        self.process: Final[BaseProcess] = _PROCESSES.Process(target=_serve, args=(theirs, work, nice), daemon=True)
        self.process.start()
        theirs.close()  # so that the pipe ends when the process does

    def give(self, item: Item) -> None:
        # a process that is gone shows when its result is asked for
        with suppress(OSError):
            self.pipe.send(item)

    def take(self) -> Result:
        try:
            result, problem = self.pipe.recv()
        except (EOFError, OSError):
            self.stop()
            raise Gone from None
        if problem is not None:
            raise problem
        return result  # type: ignore[no-any-return]

    def stop(self) -> None:
        """Whatever it is doing. Somebody who waits for its result is told that it is gone."""
        self.process.kill()
        self.process.join()


def in_processes(work: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Iterator[Result]:
    """The result of every item, in the order in which they get ready."""
    return (result for _, result in _numbered(work, items, jobs))


def in_order(work: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Iterator[Result]:
    """The result of every item, in their order, however many processes work on them."""
    early: dict[int, Result] = {}
    due = 0
    for number, result in _numbered(work, items, jobs):
        early[number] = result
        while due in early:
            yield early.pop(due)
            due += 1


def _numbered(work: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Iterator[tuple[int, Result]]:
    if jobs == 1:
        yield from enumerate(map(work, items))
        return
    todo = deque(enumerate(items))
    tries: Counter[int] = Counter()
    idle = [Worker(work) for _ in range(min(jobs, len(todo)))]
    busy: dict[object, tuple[Worker[Item, Result], int, Item]] = {}
    try:
        while todo or busy:
            while todo and idle:
                worker, (number, item) = idle.pop(), todo.popleft()
                busy[worker.pipe] = worker, number, item
                worker.give(item)
            for pipe in wait([worker.pipe for worker, *_ in busy.values()]):
                worker, number, item = busy.pop(pipe)
                try:
                    result = worker.take()
                except Gone:
                    tries[number] += 1
                    if tries[number] == MOST_TRIES:
                        raise SenbazuruError("worker-ended", item=str(item), times=MOST_TRIES) from None
                    todo.appendleft((number, item))
                    worker = Worker(work)
                except Failed as failed:
                    raise SenbazuruError("game-failed", item=str(item), problem=str(failed)) from None
                else:
                    yield number, result
                finally:
                    idle.append(worker)
    finally:
        for worker in [*idle, *(worker for worker, *_ in busy.values())]:
            worker.stop()


# -- in the process


def _serve(pipe: "Connection[Any, Any]", work: Callable[[Item], Result], nice: int) -> None:
    """Do what is asked for until nobody is there to ask."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us decides
    threading.Thread(target=_end_with_whoever_started_us, daemon=True).start()
    while True:
        try:
            item = pipe.recv()
        except (EOFError, OSError):
            return
        told: tuple[Result | None, Exception | None]
        try:
            told = work(item), None
        except SenbazuruError as error:
            told = None, error
        except Exception:
            told = None, Failed(format_exc().rstrip())
        try:
            pipe.send(told)
        except OSError:
            return


def _end_with_whoever_started_us() -> None:
    """However that ends, and whatever we are doing."""
    starter = multiprocessing.parent_process()
    assert starter is not None
    starter.join()
    os._exit(0)
