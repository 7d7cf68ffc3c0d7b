"""Pages to print, made in a bot's process, one order at a time."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from hashlib import sha256
from importlib.util import find_spec
from typing import Final

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.print.order import Order
from senbazuru.server.store import LOG
from senbazuru.table.thinking import Thinkers
from senbazuru.workers import Failed, Gone

KEPT: Final = 24_000_000
"""Bytes of all pages that are kept."""
MOST_WAITING: Final = 3
"""So many orders of one address may wait for their turn."""
SECONDS: Final = 20.0
"""So long one may take, and some more before the process is taken for dead."""


class Prints:
    """What was printed last, by its order: language and paper are part of it."""

    def __init__(self, thinkers: Thinkers, wait: Callable[[str], int]) -> None:
        self._thinkers = thinkers
        self._wait = wait
        """Seconds until an address may order again; 0 if it may now, and that counts."""
        self._turn = asyncio.Lock()
        self._waiting: Counter[str] = Counter()
        self._kept: OrderedDict[Order, tuple[bytes, str]] = OrderedDict()

    async def printed(self, order: Order, address: str) -> tuple[bytes, str]:
        """A PDF, and a mark to know it again by."""
        if order not in self._kept:
            if find_spec("typst") is None:
                raise SenbazuruError("extra-missing", command="senbazuru serve", extra="print")
            if self._waiting[address] >= MOST_WAITING:
                raise SenbazuruError("too-many-messages", seconds=5)
            if seconds := self._wait(address):
                raise SenbazuruError("too-many-messages", seconds=seconds)
            self._waiting[address] += 1
            try:
                async with self._turn:
                    if order not in self._kept:  # somebody else may have ordered the same
                        self._keep(order, await self._made(order))
            finally:
                self._waiting[address] -= 1
                self._waiting += Counter()  # without those for whom nothing waits
        self._kept.move_to_end(order)
        return self._kept[order]

    def _keep(self, order: Order, pages: bytes) -> None:
        self._kept[order] = pages, f'"{sha256(pages).hexdigest()[:16]}"'
        while len(self._kept) > 1 and sum(len(kept) for kept, _ in self._kept.values()) > KEPT:
            self._kept.popitem(last=False)

    async def _made(self, order: Order) -> bytes:
        try:
            return await self._thinkers.ask(made, order, SECONDS, alone=True)
        except (Gone, Failed) as problem:
            LOG.error("something could not be printed: %s", problem)
            raise SenbazuruError("server-failed") from None


# -- in a worker process


def made(order: Order) -> bytes:
    from senbazuru.print.printing import printed  # only where typst is installed

    return printed(order)
