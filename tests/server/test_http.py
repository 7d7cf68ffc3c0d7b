"""The HTTP side: it keeps to its own description, answers errors by code, and lets nobody in by the back door."""

import asyncio
import gzip
import http.client
import json
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
import requests
import schemathesis
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Config, GenerationMode
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from senbazuru import rulebook
from senbazuru.kernel.errors import CODES
from senbazuru.server import messages as m
from senbazuru.server import pages
from senbazuru.server.app import HEADERS, STATUS
from senbazuru.server.store import Save
from senbazuru.table.plan import Plan
from senbazuru.text import own_words
from tests.server.harness import House, Served, connected, in_house, play_to_the_end, served

load_all_checks()
FRIEND = "https://play.example.org"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = [option for name in ("requests", "tables") for option in ("--limit", f"{name}=1000000")]
    with served(tmp_path_factory.mktemp("http"), "--origin", FRIEND, *limits) as running:
        yield running


@pytest.fixture(scope="module")
def tables(server: Served) -> dict[str, str]:
    """A table in every phase."""
    bots = ["random", "random"]
    over = server.open_table("boats", players=2, bots=bots, start=True, listed=True)["table"]["id"]
    while server.get(f"/api/tables/{over}")["phase"] != "over":
        pass
    return {
        "open": server.open_table(players=3, name="Ann", listed=True)["table"]["id"],
        "playing": server.open_table(name="Ann", bots=["random"], start=True)["table"]["id"],
        "over": over,
    }


class Answer:
    """Everything that came back."""

    def __init__(self, answer: http.client.HTTPResponse) -> None:
        self.status = answer.status
        self.headers = {name.lower(): value for name, value in answer.getheaders()}
        self.body = answer.read()

    @property
    def code(self) -> str:
        error = json.loads(self.body)
        assert set(error) == {"code", "args"}, error
        assert error["code"] in CODES
        return str(error["code"])


def request(server: Served, method: str, path: str, body: bytes | str | None = None, **headers: str) -> Answer:
    line = http.client.HTTPConnection(server.host, timeout=60)
    line.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
    answer = Answer(line.getresponse())
    line.close()
    return answer


# -- the description


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]

REFUSED = Config.from_dict(
    {"checks": {"negative_data_rejection": {"expected-statuses": ["400", "401", "403", "404", "405", "413", "429"]}}}
)
"""What is too long is refused unread."""


def try_case(case: Any, tables: dict[str, str], session: requests.Session) -> None:
    """As generated, and at tables that are there."""
    case.call_and_validate(checks=CHECKS, session=session)
    if "id" in (case.path_parameters or {}) and case.method != "DELETE":
        for id in tables.values():
            case.path_parameters["id"] = id
            case.call_and_validate(checks=CHECKS[:-1], session=session)


def try_everything(server: Served, tables: dict[str, str], examples: int) -> int:
    """So many requests of every kind, valid and not; how many it were in all."""
    described = schemathesis.openapi.from_url(f"http://{server.host}/api/schema/openapi.json", config=REFUSED)
    tried, session = 0, requests.Session()
    for found in described.get_all_operations():
        operation: Any = cast(Any, found).ok()
        for mode in GenerationMode:

            @settings(max_examples=examples, suppress_health_check=list(HealthCheck), database=None)
            @given(case=operation.as_strategy(generation_mode=mode))
            def check(case: Any) -> None:
                nonlocal tried
                tried += 1
                try_case(case, tables, session)

            with suppress(Unsatisfiable):  # there is nothing to get wrong in it
                check()
    session.close()
    return tried


def test_every_answer_is_as_described(server: Served, tables: dict[str, str]) -> None:
    assert try_everything(server, tables, 4) > 50


@pytest.mark.proof
def test_every_answer_is_as_described_for_long(server: Served, tables: dict[str, str]) -> None:
    assert try_everything(server, tables, 300) > 1000


# -- languages


def test_a_server_without_a_client_says_so_as_its_guest_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "LANGUAGES", ("de", "en", "it"))
    liked = {"": "en", "*": "en", "fr": "en", "it": "it", "de-AT,de;q=0.9,en;q=0.8": "de", "en;q=0.2, it ; q=0.7": "it"}
    liked |= {"de;q=9.9.9, it": "it", "zh-Hant-TW, DE": "de", ";;,,=": "en"}
    assert {accepted: pages.spoken(accepted) for accepted in liked} == liked
    page = pages.unbuilt("en")
    assert '<html lang="en">' in page
    assert "<code>senbazuru join</code> with this page’s address" in page


# -- the rules


SECTION: dict[str, Any] = {
    **{"id": "farm", "level": 2, "title": "Farm", "html": '<p id="farm-1">Ä</p>'},
    "entries": [{"id": "farm-1", "text": "Ä"}],
}


def test_the_rules_are_handed_out_in_english_where_a_language_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulebook, "BUILT", tmp_path)
    monkeypatch.setattr(pages, "rulebook", cache(pages.rulebook.__wrapped__))
    book: dict[str, Any] = {"language": "en", "pages": [{"id": "origami", "title": "Origami", "sections": [SECTION]}]}

    async def ask(house: House, language: str, **headers: str) -> Answer:
        def asked() -> Answer:
            line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=60)
            line.request("GET", f"/api/rules/{language}", headers={k.replace("_", "-"): v for k, v in headers.items()})
            answer = Answer(line.getresponse())
            line.close()
            return answer

        return await asyncio.to_thread(asked)

    async def act(house: House) -> None:
        missing = await ask(house, "en")
        assert (missing.status, missing.code) == (404, "rulebook-unbuilt")
        more = {**book, "pages": [{**book["pages"][0], "sections": [{**SECTION, "blocks": [1]}]}]}
        (tmp_path / "en.json").write_text(json.dumps(more), "utf-8")
        (tmp_path / "xx.json").write_text("no language", "utf-8")
        for language in ("en", "de", "xx", "en.json"):
            assert json.loads((await ask(house, language)).body) == book, language
        packed = await ask(house, "en", accept_encoding="gzip, br")
        assert packed.headers["content-encoding"] == "gzip"
        assert json.loads(gzip.decompress(packed.body)) == book
        again = await ask(house, "en", if_none_match=packed.headers["etag"])
        assert (again.status, again.body, again.headers["cache-control"]) == (304, b"", "no-cache")

    in_house(tmp_path, act, real=True)


def test_every_game_has_the_page_that_tells_of_it(server: Served) -> None:
    told = {game["name"]: game["page"] for game in server.get("/api/games")}
    assert told == {"origami": "origami", "legends": "legends", "mixed": "legends", "islands": "islands", "boats": ""}


# -- every answer


PATHS = [
    "/",
    "/rules",
    "/rules/origami",
    "/api/rules/en",
    "/print",
    "/api/print/balloons",
    "/page.css",
    "/api/health",
    "/api/tables",
    "/api/schema/openapi.json",
    "/api/nothing",
    "/nothing",
]
PATHS += ["/api/tables/nowhere", "/api/tables/nowhere/record", "/api/history?before=x", "/api/socket", "/../etc/passwd"]


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
def test_every_answer_has_the_headers_that_protect_browsers_and_none_that_opens_doors(
    server: Served, method: str
) -> None:
    for path in PATHS:
        answer = request(server, method, path, **{"Origin": FRIEND})
        assert answer.status < 500, (method, path)
        for name, value in HEADERS.items():
            assert answer.headers.get(name) == value, (method, path, name)
        assert not [name for name in answer.headers if name.startswith("access-control-")], (method, path)
        assert "set-cookie" not in answer.headers
        if answer.status >= 400 and method != "HEAD":
            assert answer.code


def test_nothing_may_be_loaded_from_elsewhere(server: Served) -> None:
    policy = request(server, "GET", "/").headers["content-security-policy"]
    parts = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert parts["default-src"] == "'none'"
    assert parts["frame-ancestors"] == "'none'"
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "http" not in policy


def test_what_is_not_there_is_said_in_our_own_words(server: Served, tables: dict[str, str]) -> None:
    assert (request(server, "GET", "/api/nothing").status, request(server, "GET", "/api/nothing").code) == (
        404,
        "bad-message",
    )
    assert request(server, "GET", "/api/tables/nowhere").code == "no-such-table"
    assert request(server, "GET", "/api/tables/nowhere").status == 404
    assert request(server, "PUT", "/api/tables").status == 405
    for path in ("record", "replay", "course"):
        answer = request(server, "GET", f"/api/tables/{tables['playing']}/{path}")
        assert (answer.status, answer.code) == (409, "not-over")
    answer = request(server, "GET", f"/api/tables/{tables['over']}/replay?viewer=7")
    assert (answer.status, answer.code) == (400, "no-such-seat")


def test_a_game_hands_out_its_own_words(server: Served) -> None:
    games = server.get("/api/games")
    assert {game["name"] for game in games if game["words"]} == {"boats"}
    answer = request(server, "GET", "/api/games/boats/words")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.body.decode() == own_words("boats", "en")
    assert request(server, "GET", "/api/games/boats/words?language=en").body == answer.body
    assert request(server, "GET", "/api/games/origami/words").body == b""


@pytest.mark.parametrize("language", ["tlh", "", "..", "../words/en", "../../text/en/web", "/etc/passwd", "en%00"])
def test_words_are_of_languages_and_of_no_other_file(server: Served, language: str) -> None:
    answer = request(server, "GET", f"/api/games/boats/words?language={language}")
    assert (answer.status, answer.body) == (200, b"")


def test_an_unknown_game_has_no_words(server: Served) -> None:
    for name in ("chess", "..%2Fboats", "x" * 64):
        assert request(server, "GET", f"/api/games/{name}/words").code in ("unknown-game", "bad-message")


def test_head_is_get_without_a_body(server: Served) -> None:
    for path in PATHS:
        head, whole = request(server, "HEAD", path), request(server, "GET", path)
        assert (head.status, head.body) == (whole.status, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]


def test_all_our_statuses_are_for_errors_that_there_are() -> None:
    assert set(STATUS) <= CODES


# -- where from


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "https://play.example.org.evil"])
def test_a_page_from_elsewhere_can_change_nothing(server: Served, tables: dict[str, str], origin: str) -> None:
    known = {table["id"] for table in server.get("/api/tables")}
    body = json.dumps({"plan": {"game": "origami", "listed": True}})
    for method, path in [
        ("POST", "/api/tables"),
        ("POST", f"/api/tables/{tables['open']}/people"),
        ("DELETE", f"/api/tables/{tables['open']}"),
        ("OPTIONS", "/api/tables"),
    ]:
        answer = request(server, method, path, body, Origin=origin, Content_Type="application/json")
        assert (answer.status, answer.code) == (403, "wrong-origin"), (method, path)
    assert {table["id"] for table in server.get("/api/tables")} == known

    async def connect() -> Any:
        async with websockets.connect(f"ws://{server.host}/api/socket", origin=websockets.Origin(origin)) as line:
            message = json.loads(await line.recv())
            with pytest.raises(websockets.ConnectionClosed):
                await line.recv()
            return message

    bye = asyncio.run(connect())
    assert (bye["type"], bye["error"]["code"], bye["retry"]) == ("bye", "wrong-origin", False)


def test_our_own_pages_and_those_that_were_named_may_come_in(server: Served, tables: dict[str, str]) -> None:
    body = json.dumps({"plan": {"game": "origami"}})
    for origin in (f"http://{server.host}", f"https://{server.host}", FRIEND):
        answer = request(server, "POST", "/api/tables", body, Origin=origin, Content_Type="application/json")
        assert answer.status == 201

        async def connect(origin: str) -> Any:
            async with websockets.connect(f"ws://{server.host}/api/socket", origin=websockets.Origin(origin)) as line:
                await line.send(json.dumps({"type": "hello", "protocol": 2, "table": tables["open"]}))
                return json.loads(await line.recv())

        assert asyncio.run(connect(origin))["type"] == "welcome"


# -- how much, how often, and who


def test_a_body_that_is_too_large_is_refused(server: Served) -> None:
    body = json.dumps({"plan": {"game": "origami"}, "name": "x" * 20_000})
    answer = request(server, "POST", "/api/tables", body, Content_Type="application/json")
    assert (answer.status, answer.code) == (413, "message-too-large")


@pytest.mark.parametrize(
    "body",
    ["", "null", "[]", "{", "[" * 8000, '{"plan": 1}', '{"plan": {"game": "origami"}, "cheat": 1}', b"\xff\xfe"]
    + ['{"plan": {"game": "\\ud800"}}', '{"plan": {"game": "origami", "players": 1e400}}'],
)
def test_a_body_that_is_no_such_thing_is_refused(server: Served, body: str | bytes) -> None:
    answer = request(server, "POST", "/api/tables", body, Content_Type="application/json")
    assert (answer.status, answer.code) == (400, "bad-message")


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "origami", "players": 0}, "wrong-players"),
        ({"game": "origami", "players": 10**9}, "wrong-players"),
        ({"game": "origami", "options": {"families": [[]]}}, None),
        ({"game": "origami", "options": {"families": {"a": 1}}}, None),
        ({"game": "mixed", "options": {"characters": [{}]}}, None),
        ({"game": "mixed", "options": {"characters": 10**12}}, None),
        ({"game": "islands", "options": {"sheets": [None, [], {}]}}, None),
        ({"game": "islands", "options": {"near": "yes", "catch_up": []}}, None),
        ({"game": "boats", "options": {"x": {}}}, None),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_with_the_reason(server: Served, plan: Any, code: str | None) -> None:
    answer = request(server, "POST", "/api/tables", json.dumps({"plan": plan}), Content_Type="application/json")
    assert answer.status == 400, answer.body
    assert code in (None, answer.code)


def test_several_people_at_one_screen_open_a_table_together(server: Served) -> None:
    opened = server.open_table(players=3, name="Ann", beside=["Bea"], bots=["random"], start=True)
    assert opened["table"]["phase"] == "playing"
    seats = opened["table"]["seats"]
    assert [seat["person"] for seat in seats] == [opened["person"], opened["person"], None]
    assert [seat["name"] for seat in seats[:2]] == ["Ann", "Bea"]
    new = {"plan": {"game": "origami", "players": 2}, "name": "Ann"}
    too_many = {**new, "beside": ["Bea"], "bots": ["random"]}
    assert server.send("POST", "/api/tables", too_many)[1]["code"] == "seat-taken"
    assert server.send("POST", "/api/tables", {**new, "beside": ["Ann"]})[1]["code"] == "name-taken"


def test_only_its_owner_closes_a_table(server: Served) -> None:
    opened = server.open_table(name="Ann")
    id = opened["table"]["id"]
    bea = server.join(id, name="Bea")
    path = f"/api/tables/{id}"
    foreign = server.open_table(name="Eve")["secret"]
    for secret in ("", "x", foreign, opened["secret"] + "x", "é"):
        answer = request(server, "DELETE", path, Authorization=f"Bearer {secret}")
        assert (answer.status, answer.code) == (403, "bad-secret")
    assert request(server, "DELETE", path).status == 403
    answer = request(server, "DELETE", path, Authorization=f"Bearer {bea['secret']}")
    assert (answer.status, answer.code) == (403, "not-owner")
    assert server.get(path)["phase"] == "open"
    assert request(server, "DELETE", path, Authorization=f"Bearer {opened['secret']}").status == 204
    assert request(server, "GET", path).status == 404


def test_where_nobody_may_watch_the_end_is_for_those_who_had_a_seat(server: Served) -> None:
    opened = server.open_table(
        "boats", name="Ann", bots=["random"], start=True, bot_pause=0, listed=True, spectators=False
    )
    id, secret = opened["table"]["id"], opened["secret"]

    async def play() -> None:
        async with connected(server, id, secret) as ann:
            await play_to_the_end(ann, 0)

    asyncio.run(play())
    foreign = server.open_table(name="Eve")["secret"]
    for path in ("record", "replay", "replay?viewer=0", "course"):
        for authorization, status, code in (
            ("", 403, "no-spectators"),
            (f"Bearer {foreign}", 403, "bad-secret"),
            ("Basic QW5uOmFubg==", 403, "no-spectators"),
            (f"Bearer {secret}", 200, ""),
        ):
            headers = {"Authorization": authorization} if authorization else {}
            answer = request(server, "GET", f"/api/tables/{id}/{path}", **headers)
            assert (answer.status, (answer.status != 200 and answer.code) or "") == (status, code), path
    assert id not in [line["id"] for line in server.get("/api/history")]
    assert server.get(f"/api/tables/{id}")["outcome"] is None, "nor the seed, which tells all"
    shown = json.loads(request(server, "GET", f"/api/tables/{id}", Authorization=f"Bearer {secret}").body)
    assert shown["outcome"]["seed"]


def test_a_finished_game_that_all_may_watch_is_in_the_history_and_open_to_all(server: Served) -> None:
    opened = server.open_table("boats", name="Ann", bots=["random"], start=True, bot_pause=0, listed=True)
    id = opened["table"]["id"]

    async def play() -> None:
        async with connected(server, id, opened["secret"]) as ann:
            await play_to_the_end(ann, 0)

    asyncio.run(play())
    assert id in [line["id"] for line in server.get("/api/history")]
    assert server.get(f"/api/tables/{id}/replay")["frames"][0]["step"] == 0
    points = server.get(f"/api/tables/{id}")["outcome"]["scores"]
    assert server.get(f"/api/tables/{id}/course")["turns"][-1]["scores"] == points
    assert json.loads(server.get(f"/api/tables/{id}/record").splitlines()[0])["game"] == "boats"


def test_a_table_whose_line_cannot_be_read_keeps_no_list_from_being_shown(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(house: House) -> None:
        ids = []
        for _ in range(3):
            opened = await house.hub.open_table(m.NewTable(Plan("boats", listed=True), "Ann"))
            ids.append(opened.table.id)
        saved = await house.hub.store.load(ids[1])
        assert saved is not None
        for bad in (b"\xff\xfe", b'{"id": 7}', b""):
            await house.hub.store.save(Save(msgspec.structs.replace(saved.row, summary=bad)))
            for _ in range(3):
                address = f"http://127.0.0.1:{house.port}/api/tables"
                answer = await asyncio.to_thread(requests.get, address, timeout=60)
                assert answer.status_code == 200
                assert {line["id"] for line in answer.json()} == {ids[0], ids[2]}

    in_house(tmp_path, act, real=True)
    assert sum("cannot be listed" in record.getMessage() for record in caplog.records) == 1


def test_counts_tell_nothing_of_half_an_action(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table("origami")
        lines = [await house.enter(id, secret) for secret in secrets]
        await lines[0].does("start")
        await house.settle()
        table = (await house.live(id)).table
        given = complete = halves = 0
        while complete < 40:
            assert table.game is not None
            seat = table.game.waiting()[0]
            assert (await lines[seat].answer_somehow(seat, max))["error"] is None
            await house.settle()
            given += 1
            if table.game.state.unfinished():
                halves += 1
                if halves % 3 == 0:
                    await lines[seat].does("undo", seat=seat)
                    await house.settle()
                    given -= 1
                    assert (await lines[seat].answer_somehow(seat, max))["error"] is None
                    await house.settle()
                    given += 1
            if not table.game.state.unfinished():
                complete = given
            assert house.hub.answers == complete
        assert halves > 10

    in_house(tmp_path, act)


def test_whoever_asks_too_often_is_told_when_to_come_again(tmp_path: Path) -> None:
    options = ["--limit", "requests=12", "--limit", "tables=2", "--limit", "connections=1"]
    with served(tmp_path, *options) as server:
        body = json.dumps({"plan": {"game": "origami"}})
        made = [request(server, "POST", "/api/tables", body, Content_Type="application/json") for _ in range(3)]
        assert [answer.status for answer in made] == [201, 201, 429]
        assert made[2].code == "too-many-tables"
        assert 0 < int(made[2].headers["retry-after"]) <= 3600
        table = json.loads(made[0].body)["table"]["id"]
        while (answer := request(server, "GET", "/api/tables")).status == 200:
            pass
        assert (answer.status, answer.code) == (429, "too-many-messages")
        assert 0 < int(answer.headers["retry-after"]) <= 60
        assert answer.headers["x-content-type-options"] == "nosniff"

        async def connect() -> None:
            address = f"ws://{server.host}/api/socket"
            async with connected(server, table), websockets.connect(address) as second:
                bye = json.loads(await second.recv())
                assert (bye["type"], bye["error"]["code"]) == ("bye", "too-many-connections")
            await asyncio.sleep(0.2)
            async with connected(server, table):
                pass

        asyncio.run(connect())


# -- the log


def test_the_log_tells_nothing_of_people(tmp_path: Path) -> None:
    with served(tmp_path, "--log", "json") as server:
        opened = server.open_table(name="Xanthippe", bots=["greedy"], start=True, bot_pause=0)
        id, secret = opened["table"]["id"], opened["secret"]
        server.send("POST", f"/api/tables/{id}/people", {"name": "Yolanda"})
        server.send("POST", "/api/tables", b'{"plan": {"game": "Zenobia"}}')
        server.send("DELETE", f"/api/tables/{id}", authorization="Bearer Quetzalcoatl")

        async def act() -> None:
            async with connected(server, id, secret) as line:
                await line.does("say", text="Wolpertinger")
                await line.refused("say", text="Wolpertinger" * 100)
                await line.socket.send('{"type": "Wolpertinger", "id": 1}')
                await line.socket.send("Wolpertinger")
                while line.decision(0) is None:
                    await line.hear()
                await line.answer_somehow(0)
            async with websockets.connect(f"ws://{server.host}/api/socket") as stranger:
                await stranger.send(json.dumps({"type": "hello", "protocol": 2, "table": id, "secret": "Quetzalcoatl"}))
                await stranger.recv()

        asyncio.run(act())
        assert request(server, "DELETE", f"/api/tables/{id}", Authorization=f"Bearer {secret}").status == 204
        server.stop()
        log = server.log.read_text()
        assert "Senbazuru serves" in log
        shown = log.replace(f"http://localhost:{server.port}/", "")
        for word in (
            secret,
            "Xanthippe",
            "Yolanda",
            "Zenobia",
            "Quetzalcoatl",
            "Wolpertinger",
            "127.0.0.1",
            "Traceback",
        ):
            assert word not in shown, word
