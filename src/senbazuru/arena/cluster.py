"""The same games on a Ray cluster, which may be many machines."""

import os
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from socket import create_connection
from typing import Any, Final, TypeVar

import senbazuru
from senbazuru.kernel.errors import SenbazuruError

LOCAL: Final = "local"
"""The address that stands for a cluster of our own on this machine, for as long as we need it."""
_PATIENCE: Final = 10.0
"""Seconds until a cluster that does not answer is none."""
_AHEAD: Final = 2
"""So many games for every processor are handed over at a time."""

Item = TypeVar("Item")
Result = TypeVar("Result")


def on_ray(play: Callable[[Item], Result], items: Iterable[Item], address: str, jobs: int) -> Iterator[Result]:
    """The result of every item, in the order in which they get ready. `jobs` is the size of a local cluster.

    Ray itself plays a game again if the machine or process that had it is lost.
    """
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise SenbazuruError("ray-missing") from None
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
    quietly = {"log_to_driver": False, "configure_logging": False}
    try:
        if address == LOCAL:
            ray.init(num_cpus=jobs, include_dashboard=False, **quietly)
        else:
            _knock(address)
            ray.init(address=address, **quietly)
    except (OSError, ValueError, RuntimeError, ImportError) as problem:
        raise SenbazuruError("no-cluster", address=address, problem=str(problem).rstrip(".")) from None
    try:
        task = ray.remote(max_retries=3)(_there)
        shared = ray.put(play)
        todo = iter(items)
        running: list[Any] = []
        most = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            while len(running) < most and (item := next(todo, None)) is not None:
                running.append(task.remote(senbazuru.__version__, shared, item))
            if not running:
                return
            (ready,), running = ray.wait(running, num_returns=1)
            try:
                yield ray.get(ready)
            except ray.exceptions.RayTaskError as problem:
                cause = problem.cause
                raise cause if isinstance(cause, SenbazuruError) else problem from None
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """See whether anybody is there: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        create_connection((host, int(port)), timeout=_PATIENCE).close()


def _there(version: str, play: Callable[[Item], Result], item: Item) -> Result:
    """Runs on the cluster: another version of Senbazuru might play other games."""
    if version != senbazuru.__version__:
        raise SenbazuruError("cluster-version", here=version, there=senbazuru.__version__)
    return play(item)
