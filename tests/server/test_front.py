"""Whatever a line sends, or fails to send: it is cut in time, costs little, and nobody else hears of it."""

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest

from senbazuru.server import front, hub
from senbazuru.server.addresses import Proxies, house
from senbazuru.server.rates import Rate
from senbazuru.server.settings import Limits, Settings
from tests.server.harness import ROOMY, House, Pipe, Served, in_house, served
from tests.server.raw import BINARY, CONTINUED, PING, TEXT, Cut, Raw, frame, head, needs_addresses

SOON: Final = 0.4
LATE: Final = 30.0
"""Seconds until which what happens soon has happened, on a busy machine."""

Torment = Callable[[Raw], Coroutine[Any, Any, None]]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who does not hurry is late."""
    for name in ("ASKED_WITHIN", "ANSWERED_WITHIN", "CLOSED_WITHIN"):
        monkeypatch.setattr(front, name, SOON)


def at_the_front(folder: Path, act: Callable[[House], Awaitable[None]], **limits: int) -> None:
    async def and_then_all_is_well(house: House) -> None:
        await act(house)
        async with await Raw.open(house.port, "127.0.0.99") as honest:
            assert (await honest.request("GET", "/api/health")).status == 200

    in_house(folder, and_then_all_is_well, real=True, limits=Limits(**{**vars(ROOMY), **limits}))


# -- time


async def nothing(raw: Raw) -> None:
    """Not a byte."""


async def half_a_head(raw: Raw) -> None:
    await raw.send(b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n")


async def a_head_line_by_line(raw: Raw) -> None:
    with suppress(Cut):
        while True:
            await raw.send(b"x: y\r\n")
            await asyncio.sleep(SOON / 10)


async def half_a_body(raw: Raw) -> None:
    await raw.send(head("POST", "/api/tables", content_length="1000", content_type="application/json") + b'{"plan":')


async def a_body_without_end(raw: Raw) -> None:
    await raw.send(head("POST", "/api/tables", transfer_encoding="chunked", content_type="application/json"))
    with suppress(Cut):
        while True:
            await raw.send(b"1\r\n \r\n")
            await asyncio.sleep(SOON / 10)


async def half_a_second_request(raw: Raw) -> None:
    assert (await raw.request("GET", "/api/health")).status == 200
    await raw.send(b"GET /api/health HTTP/1.1\r\n")


@needs_addresses
@pytest.mark.parametrize(
    "torment",
    [nothing, half_a_head, a_head_line_by_line, half_a_body, a_body_without_end, half_a_second_request],
)
@pytest.mark.usefixtures("hasty")
def test_who_does_not_say_in_time_what_he_wants_is_cut(tmp_path: Path, torment: Torment) -> None:
    async def act(house: House) -> None:
        async with await Raw.open(house.port) as raw:
            async with asyncio.timeout(LATE):
                await torment(raw)
            assert await raw.ended(within=LATE) is not None

    at_the_front(tmp_path, act)


@needs_addresses
@pytest.mark.usefixtures("hasty")
def test_who_does_not_read_his_answer_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = front.HttpLine.connection_made

    def made_small(line: front.HttpLine, transport: asyncio.Transport) -> None:
        """The system holds little for him, so that it shows that he does not read."""
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        made(line, transport)

    monkeypatch.setattr(front.HttpLine, "connection_made", made_small)

    async def act(house: House) -> None:
        async with await Raw.open(house.port, window=2048) as raw:
            raw.turn_deaf()
            with suppress(Cut):
                for _ in range(15):
                    await raw.send(head("GET", "/api/cards"))
            while True:  # only we could tell by reading, so another asks the gate
                async with await Raw.open(house.port, "127.0.0.98") as other, asyncio.timeout(LATE):
                    if "127.0.0.1" not in gate(house)._lines:
                        break
                    await other.request("GET", "/api/health")
                    await asyncio.sleep(0.05)

    at_the_front(tmp_path, act)


def gate(house: House) -> front.Gate:
    """The one that stands before a house."""
    assert house.front is not None
    return house.front.gate


# -- number


@needs_addresses
def test_one_address_has_only_so_many_lines_and_others_have_theirs(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        lines = [await Raw.open(house.port) for _ in range(10)]
        await asyncio.sleep(0.1)
        async with await Raw.open(house.port) as more:
            assert await more.ended(within=LATE) is not None
        async with await Raw.open(house.port, "127.0.0.2") as other:
            assert (await other.request("GET", "/api/health")).status == 200
        for line in lines:
            assert (await line.request("GET", "/api/health")).status == 200
        lines[0].drop()
        await asyncio.sleep(0.1)
        async with await Raw.open(house.port) as again:
            assert (await again.request("GET", "/api/health")).status == 200
        for line in lines:
            line.drop()
        while gate(house).open:
            await asyncio.sleep(0.01)
        assert not gate(house)._lines

    at_the_front(tmp_path, act, connections=5)


@needs_addresses
def test_new_lines_of_one_address_come_only_so_often(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def act(house: House) -> None:
        for _ in range(5):
            async with await Raw.open(house.port) as raw:
                assert (await raw.request("GET", "/api/health")).status == 200
        for _ in range(5):
            async with await Raw.open(house.port) as raw:
                assert await raw.ended(within=LATE) is not None
        async with await Raw.open(house.port, "127.0.0.2") as other:
            assert (await other.request("GET", "/api/health")).status == 200

    at_the_front(tmp_path, act, arrivals=5)
    (told,) = [record.getMessage() for record in caplog.records if "not let in" in record.getMessage()]
    assert "127." not in told


@needs_addresses
def test_when_all_lines_are_taken_those_who_have_one_play_on(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        gate(house).most = 3
        lines = [await Raw.open(house.port, f"127.0.0.{n}") for n in range(1, 4)]
        await asyncio.sleep(0.1)
        async with await Raw.open(house.port, "127.0.0.9") as more:
            assert await more.ended(within=LATE) is not None
        for line in lines:
            assert (await line.request("GET", "/api/health")).status == 200
            line.drop()
        while gate(house).open:
            await asyncio.sleep(0.01)

    at_the_front(tmp_path, act)


def test_sockets_of_one_address_are_counted_and_who_is_one_too_many_may_come_again(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table()
        lines = [await house.enter(id, secret) for secret in secrets]
        async with await Raw.open(house.port) as raw:
            bye = await raw.hello(id)
            assert (bye["type"], bye["error"]["code"], bye["retry"]) == ("bye", "too-many-connections", True)
        await house.part(lines[0])
        await house.enter(id, secrets[0])

    in_house(tmp_path, act, real=True, limits=Limits(**{**vars(ROOMY), "connections": 2}))


def test_those_who_came_before_are_not_all_looked_at_whenever_somebody_new_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = 0

    def idle(rate: Rate, now: float) -> bool:
        nonlocal looks
        looks += 1
        return False

    monkeypatch.setattr(Rate, "idle", idle)
    monkeypatch.setattr(front, "MANY", 10)
    stands = front.Gate(Settings("sqlite:///nowhere"), most=1000)
    assert all(stands.let_in(f"10.0.0.{n}") for n in range(200))
    assert looks < 20


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not limit files like that")
def test_as_many_files_are_asked_for_as_may_be_had() -> None:
    program = (
        "import resource; hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (128, hard))\n"
        "from senbazuru.server.front import files_allowed\n"
        "print(files_allowed(500), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert printed.split() == ["500", "500"]


# -- size


async def http_2(raw: Raw) -> None:
    await raw.send(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(9))


async def a_head_without_end(raw: Raw) -> None:
    await raw.send(b"GET /api/health HTTP/1.1\r\nhost: localhost\r\nx: ")
    with suppress(Cut):
        for _ in range(1000):
            await raw.send(b"y" * 1000)


async def ten_thousand_headers(raw: Raw) -> None:
    with suppress(Cut):
        await raw.send(head("GET", "/api/health")[:-2] + b"a: b\r\n" * 10_000 + b"\r\n")


async def headers_after_the_body(raw: Raw) -> None:
    with suppress(Cut):
        await raw.send(
            head("POST", "/api/tables", transfer_encoding="chunked") + b"2\r\n{}\r\n0\r\n" + b"a: b\r\n" * 10_000
        )


async def a_thousand_requests_at_once(raw: Raw) -> None:
    with suppress(Cut):
        await raw.send(head("GET", "/api/cards") * 1000)


ASKED: Final = {"upgrade": "websocket", "connection": "Upgrade", "sec_websocket_version": "13"}
KEY: Final = "dGhlIHNhbXBsZSBub25jZQ=="


async def a_socket_with_a_body(raw: Raw) -> None:
    await raw.send(head("GET", "/api/socket", **ASKED, sec_websocket_key=KEY, content_length="10") + b"0123456789")


async def a_socket_with_chunks(raw: Raw) -> None:
    asked = head("GET", "/api/socket", **ASKED, sec_websocket_key=KEY, transfer_encoding="chunked")
    await raw.send(asked + b"2\r\n{}\r\n0\r\n\r\n")


async def a_socket_with_a_long_header(raw: Raw) -> None:
    await raw.send(head("GET", "/api/socket", **ASKED, sec_websocket_key=KEY, x="y" * 9000))


async def a_socket_with_many_headers(raw: Raw) -> None:
    many = {f"x{n}": "y" for n in range(500)}
    await raw.send(head("GET", "/api/socket", **ASKED, sec_websocket_key=KEY, **many))


@needs_addresses
@pytest.mark.parametrize(
    "torment",
    [
        http_2,
        a_head_without_end,
        ten_thousand_headers,
        headers_after_the_body,
        a_thousand_requests_at_once,
        a_socket_with_a_body,
        a_socket_with_chunks,
        a_socket_with_a_long_header,
        a_socket_with_many_headers,
    ],
)
def test_a_request_that_is_too_much_ends_its_line(tmp_path: Path, torment: Torment) -> None:
    async def act(house: House) -> None:
        async with await Raw.open(house.port) as raw:
            await torment(raw)
            assert await raw.ended(within=LATE / 3) is not None, "before any deadline"

    at_the_front(tmp_path, act)


async def a_frame_that_claims_to_be_huge(raw: Raw) -> None:
    await raw.send(frame(TEXT, b"x", size=2**40))


async def a_message_without_end(raw: Raw) -> None:
    await raw.send(frame(BINARY, b"x" * 1000, last=False))
    for _ in range(1000):
        await raw.send(frame(CONTINUED, b"x" * 1000, last=False))


async def a_message_of_nothing_without_end(raw: Raw) -> None:
    await raw.send(frame(TEXT, last=False))
    for _ in range(100):
        await raw.send(frame(CONTINUED, last=False) * 100)


async def a_flood_of_pings(raw: Raw) -> None:
    for _ in range(100):
        await raw.send(frame(PING, b"are you there?") * 100)


async def a_flood_of_small_messages(raw: Raw) -> None:
    for _ in range(100):
        await raw.send(frame(TEXT) * 1000)


@needs_addresses
@pytest.mark.parametrize("known", [True, False], ids=["with hello", "without"])
@pytest.mark.parametrize(
    "torment",
    [
        a_frame_that_claims_to_be_huge,
        a_message_without_end,
        a_message_of_nothing_without_end,
        a_flood_of_pings,
        a_flood_of_small_messages,
    ],
)
def test_a_socket_that_sends_too_much_is_cut(tmp_path: Path, torment: Torment, known: bool) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table()
        honest = await house.enter(id, secrets[1])
        async with await Raw.open(house.port, "127.0.0.2") as raw:
            if known:
                assert (await raw.hello(id))["type"] == "welcome"
            else:
                await raw.upgrade()
            with suppress(Cut):
                await torment(raw)
            assert await raw.ended(within=hello_within / 2) is not None
        await honest.does("ping")

    hello_within = 2 * LATE
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("senbazuru.server.socket.HELLO_WITHIN", hello_within)  # that is not what cuts it
        patch.setattr(front, "CLOSED_WITHIN", SOON)
        at_the_front(tmp_path, act, messages=200)


def test_a_large_message_in_pieces_is_read_slice_by_slice(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table()
        async with await Raw.open(house.port) as raw:
            assert (await raw.hello(id, secrets[0]))["type"] == "welcome"
            pings = [json.dumps({"type": "ping", "id": n}).encode() for n in range(1, 300)]
            await raw.send(b"".join(frame(TEXT, ping + b" " * (n * 40)) for n, ping in enumerate(pings)))
            heard: list[int] = []
            while len(heard) < len(pings):
                message = await raw.hear()
                if message["type"] == "reply":
                    heard.append(message["id"])
            assert heard == list(range(1, 300)), "all of them, in their order"

    in_house(tmp_path, act, real=True)


def memory_of(process: int) -> int:
    """The most megabytes that a process ever had in memory."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:")) // 1024


@needs_addresses
def test_forty_lines_that_send_sixty_megabytes_each_take_none_of_our_memory(tmp_path: Path) -> None:
    piece = frame(CONTINUED, bytes(65_536), last=False)

    async def send_all(server: Served, table: str, number: int) -> None:
        async with await Raw.open(server.port, f"127.0.0.{2 + number % 8}") as raw:
            await (raw.hello(table) if number % 2 else raw.upgrade())
            with suppress(Cut):
                await raw.send(frame(TEXT, bytes(65_536), last=False))
                for _ in range(60 * 16):
                    await raw.send(piece)
                raise AssertionError("it was taken")

    async def act(server: Served, table: str) -> None:
        await asyncio.gather(*(send_all(server, table, number) for number in range(40)))

    with served(tmp_path) as server:
        table = server.open_table(name="Ann")["table"]["id"]
        before = memory_of(server.process.pid)
        asyncio.run(act(server, table))
        assert memory_of(server.process.pid) - before < 40


# -- the end


@needs_addresses
def test_nobody_can_keep_a_server_from_stopping(tmp_path: Path) -> None:
    async def act(server: Served, table: str) -> int:
        torments = (nothing, half_a_head, half_a_body, a_socket_with_a_body)
        lines = [await Raw.open(server.port) for _ in torments]
        for torment, line in zip(torments, lines):
            await torment(line)
        deaf = await Raw.open(server.port, window=2048)
        assert (await deaf.hello(table))["type"] == "welcome"
        deaf.turn_deaf()
        code = await asyncio.to_thread(server.stop)
        for line in (*lines, deaf):
            line.drop()
        return code

    with served(tmp_path) as server:
        assert asyncio.run(act(server, server.open_table(name="Ann")["table"]["id"])) == 0
        assert "Traceback" not in server.log.read_text()


def test_who_does_not_read_is_gone_when_he_is_taken_for_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("senbazuru.server.socket.GRACE", SOON)

    async def act(house: House) -> None:
        id, secrets = await house.table()
        deaf, other = [await house.enter(id, secret) for secret in secrets]
        assert isinstance(deaf.socket, Pipe)
        deaf.socket.reading.clear()
        house.lines.remove(deaf)
        await other.does("say", text="Are you there?")
        live = await house.live(id)
        await house.pass_time(60.0)
        await other.does("ping")
        await house.pass_time(70.0)
        house.hub._tidy(house.now)
        async with asyncio.timeout(LATE):
            while live.present() != ["p2"]:
                await asyncio.sleep(0.05)
        deaf.socket.reading.set()
        await deaf.socket.serving

    in_house(tmp_path, act, limits=Limits(**{**vars(ROOMY), "silence": 120}))


# -- who comes and goes


def test_who_comes_and_goes_does_not_trouble_the_others(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table()
        ann = await house.enter(id, secrets[0])
        await house.pass_time(hub.PRESENCE_EVERY)
        heard = len(ann.raw)
        for _ in range(50):
            visitor = Pipe(house.hub)
            await visitor.send(json.dumps({"type": "hello", "protocol": 2, "table": id}))
            await visitor.recv()
            await visitor.close()
        await ann.catch_up()
        # a word a second; on a busy machine fifty visits may take more than one
        assert len(ann.raw) - heard < 20
        bea = await house.enter(id, secrets[1])
        await house.pass_time(hub.PRESENCE_EVERY)
        await asyncio.sleep(0.01)
        await ann.catch_up()
        last = json.loads(ann.raw[-1])
        assert (last["present"], last["watchers"]) == (["p1", "p2"], 0), "the last word is the truth"
        assert json.loads(bea.raw[1])["present"] == ["p1", "p2"], "who comes is told at once"

    in_house(tmp_path, act)


def test_who_comes_and_goes_again_and_again_keeps_nobody_from_hearing_who_is_there(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table()
        ann, bea = [await house.enter(id, secret) for secret in secrets]
        await house.pass_time(2 * hub.PRESENCE_EVERY)
        await ann.catch_up()
        await house.part(bea)
        for _ in range(4):
            visitor = await house.enter(id)
            await house.part(visitor)
            await house.pass_time(0.6 * hub.PRESENCE_EVERY)
            await asyncio.sleep(0.01)
        await ann.catch_up()
        assert any(json.loads(raw).get("present") == ["p1"] for raw in ann.raw[-4:])

    in_house(tmp_path, act)


def test_newer_news_of_a_table_replace_those_that_wait(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table()
        ann, bea = [await house.enter(id, secret) for secret in secrets]
        assert isinstance(bea.socket, Pipe)
        bea.socket.reading.clear()
        house.lines.remove(bea)
        for n in range(30):
            await ann.does("stand" if n % 2 == 0 else "sit", seat=0, **({} if n % 2 == 0 else {"name": f"Ann {n}"}))
        bea.socket.reading.set()
        await bea.does("ping")
        news = [message for message in map(json.loads, bea.raw) if message["type"] == "table"]
        assert len(news) <= 5
        assert news[-1]["table"]["seats"][0]["name"] == "Ann 29"

    in_house(tmp_path, act, limits=Limits(**{**vars(ROOMY), "unsent": 10}))


# -- addresses and names


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a pipe", "a pipe"),
    ],
)
def test_a_house_is_counted_as_one(address: str, counted: str) -> None:
    assert house(address) == counted


def test_a_proxy_is_an_address_or_a_network() -> None:
    proxies = Proxies(("127.0.0.1", "10.1.0.0/16", "2001:db8::/32"))
    assert all(address in proxies for address in ("127.0.0.1", "10.1.2.3", "2001:db8::7"))
    assert not any(address in proxies for address in ("127.0.0.2", "10.2.0.1", "2001:db9::7", "unix", ""))


def test_only_a_proxy_that_was_named_is_believed(tmp_path: Path) -> None:
    async def opens(house: House, *forwarded: str) -> list[int]:
        async with await Raw.open(house.port) as raw:
            plan = {"plan": {"game": "origami"}}
            answers = [await raw.request("POST", "/api/tables", plan, x_forwarded_for=said) for said in forwarded]
        return [answer.status for answer in answers]

    async def alone(house: House) -> None:
        assert await opens(house, "192.0.2.1", "192.0.2.2") == [201, 429], "anybody can say that"

    async def behind(house: House) -> None:
        assert await opens(house, "192.0.2.1", "192.0.2.1", "192.0.2.2") == [201, 429, 201]
        assert await opens(house, "192.0.2.3, 192.0.2.2") == [429], "the last is what the proxy saw"
        assert await opens(house, "2001:db8::1", "2001:db8::2") == [201, 429], "the same house"

    limits = Limits(**{**vars(ROOMY), "tables": 1})
    in_house(tmp_path, alone, real=True, limits=limits)
    in_house(tmp_path, behind, real=True, limits=limits, proxies=("127.0.0.1",))


OTHERS: Final = ("evil.example", "evil.example:8000", "localhost.evil.example", "[", "a b", "127.0.0.1.nip.io")
OWN: Final = ("localhost", "LOCALHOST:80", "127.0.0.1", "[::1]:8000", "192.0.2.9", "play.example.org")


def test_a_server_goes_by_its_addresses_and_the_names_that_were_given(tmp_path: Path) -> None:
    """Or a page elsewhere could give its own name our address, and read what is ours."""

    async def act(house: House) -> None:
        for name in OTHERS:
            async with await Raw.open(house.port) as raw:
                await raw.send(head("GET", "/api/history", name))
                answer = await raw.answer()
                assert (answer.status, answer.json()["code"]) == (421, "wrong-host"), name
                await raw.send(head("POST", "/api/tables", name, origin=f"http://{name}", content_length="0"))
                assert (await raw.answer()).status == 421, name
            async with await Raw.open(house.port) as raw:
                await raw.send(
                    head("GET", "/api/socket", name, origin=f"http://{name}", sec_websocket_key=KEY, **ASKED)
                )
                if (await raw.answer()).status == 101:  # the library itself refuses some
                    bye = await raw.hear()
                    assert (bye["type"], bye["error"]["code"], bye["retry"]) == ("bye", "wrong-host", False)
        for name in OWN:
            async with await Raw.open(house.port) as raw:
                await raw.send(head("GET", "/api/history", name))
                assert (await raw.answer()).status == 200, name

    in_house(tmp_path, act, real=True, origins=("https://play.example.org",))


# -- small things


def test_pages_do_not_count_as_requests(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        async with await Raw.open(house.port) as raw:
            statuses = [(await raw.request("GET", "/")).status for _ in range(10)]
            assert statuses == [200] * 10
            statuses = [(await raw.request("GET", "/api/health")).status for _ in range(6)]
            assert statuses == [200] * 5 + [429]

    in_house(tmp_path, act, real=True, limits=Limits(**{**vars(ROOMY), "requests": 5}))


def test_no_name_of_a_file_troubles_the_server(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def act(house: House) -> None:
        for name in ("é" * 128, "%C3%A9" * 128, "%2e%2e", "..%2findex.html", "a" * 300, ".hidden", "a%00b"):
            async with await Raw.open(house.port) as raw:
                assert (await raw.request("GET", f"/assets/{name}")).status in (400, 404), name

    in_house(tmp_path, act, real=True)
    assert not caplog.records


def test_requests_are_read_to_the_letter(tmp_path: Path) -> None:
    wrong: list[dict[str, Any]] = [
        {"players": "2"},
        {"bot_pause": "1"},
        {"players": 2.5},
        {"listed": 1},
        {"memory": "true"},
        {"game": 5},
    ]

    async def act(house: House) -> None:
        async with await Raw.open(house.port) as raw:
            for plan in wrong:
                answer = await raw.request("POST", "/api/tables", {"plan": {"game": "origami", **plan}})
                assert (answer.status, answer.json()["code"]) == (400, "bad-message"), plan

    in_house(tmp_path, act, real=True)


def test_a_server_listens_where_it_says(tmp_path: Path) -> None:
    with served(tmp_path, "--host", "localhost") as server:
        assert server.get("/api/health")["status"] == "ok"
        assert f"serves http://localhost:{server.port}/" in server.log.read_text()
        assert server.stop() == 0
