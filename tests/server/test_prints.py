"""Pages to print, from a server."""

import asyncio
import http.client
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.print.order import Order
from senbazuru.print.printing import printed
from senbazuru.server import prints
from senbazuru.server.prints import KEPT, MOST_WAITING, Prints
from tests.server.harness import ROOMY, House, in_house
from tests.server.test_http import Answer


async def ask(house: House, path: str, **headers: str) -> Answer:
    def asked() -> Answer:
        line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=120)
        line.request("GET", f"/api/print/{path}", headers={k.replace("_", "-"): v for k, v in headers.items()})
        answer = Answer(line.getresponse())
        line.close()
        return answer

    return await asyncio.to_thread(asked)


def test_a_server_prints_what_the_command_does_and_keeps_it(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        pad = await ask(house, "scorepad?language=de&paper=letter&game=islands&families=fish")
        assert (pad.status, pad.headers["content-type"]) == (200, "application/pdf")
        assert pad.headers["content-disposition"] == 'attachment; filename="senbazuru-scorepad-de.pdf"'
        assert pad.body == printed(Order("scorepad", "de", "letter", "islands"))
        again = await ask(house, "scorepad?language=de&paper=letter&game=islands", if_none_match=pad.headers["etag"])
        assert (again.status, again.body) == (304, b"")
        other = await ask(house, "scorepad?language=en&paper=letter&game=islands")
        assert (other.status, other.headers["retry-after"].isdigit()) == (429, True)
        assert other.code == "too-many-messages"
        # what is kept counts for nobody
        assert (await ask(house, "scorepad?language=de&paper=letter&game=islands")).status == 200

    in_house(tmp_path, act, real=True, limits=replace(ROOMY, prints=1))


def test_what_cannot_be_printed_is_told_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: House) -> None:
        for path, code in (
            ("cards?families=fish", "unknown-family"),
            ("sheets?sheets=fish", "unknown-sheet"),
            ("cards?game=islands", "unknown-game"),
            ("cards?paper=a3", "bad-message"),
            ("balloons", "bad-message"),
        ):
            answer = await ask(house, path)
            assert (answer.status, answer.code) == (400, code), path
        monkeypatch.setattr(prints, "find_spec", lambda name: None)
        missing = await ask(house, "science")
        assert (missing.status, missing.code) == (404, "extra-missing")

    in_house(tmp_path, act, real=True)


class Slow:
    """Prints so many bytes when it is let."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.asked: list[Order] = []
        self.let = asyncio.Event()

    async def ask(self, task: Callable[[Order], bytes], order: Order, seconds: float, alone: bool) -> bytes:
        assert alone, "whoever plays comes first"
        self.asked.append(order)
        await self.let.wait()
        return bytes(self.size)


def test_of_all_that_was_printed_only_so_much_is_kept_and_the_same_is_made_once() -> None:
    async def whole() -> None:
        thinkers: Any = Slow(KEPT // 3)
        kept = Prints(thinkers, lambda address: 0)
        orders = [Order("cards", families=(str(number),)) for number in range(5)]
        both = asyncio.gather(kept.printed(orders[0], "here"), kept.printed(orders[0], "there"))
        await asyncio.sleep(0)
        thinkers.let.set()
        await both
        for order in orders:
            await kept.printed(order, "here")
        assert thinkers.asked == orders
        await kept.printed(orders[-1], "here")
        await kept.printed(orders[0], "here")
        assert thinkers.asked == [*orders, orders[0]], "the oldest had to go"

    asyncio.run(whole())


def test_one_address_cannot_have_everybody_wait() -> None:
    async def whole() -> None:
        thinkers: Any = Slow(1)
        kept = Prints(thinkers, lambda address: 0)
        first = [
            asyncio.create_task(kept.printed(Order("cards", families=(str(number),)), "here"))
            for number in range(MOST_WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(SenbazuruError) as caught:
            await kept.printed(Order("science"), "here")
        assert caught.value.code == "too-many-messages"
        thinkers.let.set()
        await asyncio.gather(*first, kept.printed(Order("science"), "there"))

    asyncio.run(whole())
