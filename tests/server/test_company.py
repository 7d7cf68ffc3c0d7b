"""Giving up and playing again over the wire, also with a server that is started anew in the middle."""

import asyncio
import json
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from senbazuru.server import addresses, pages
from senbazuru.server import messages as m
from senbazuru.server.addresses import opening, reachable
from senbazuru.table.plan import DAY, Plan
from tests.server.harness import House, Line, in_house


async def restart(house: House) -> None:
    for line in house.lines:
        await line.socket.close()
    house.lines = []
    await house.hub.stop()
    house.open()


async def finished(house: House, *names: str, **plan: Any) -> tuple[str, list[str], list[Line]]:
    """A game that all but the last have given up."""
    id, keys = await house.table("boats", *(names or ("Ann", "Bea", "Cay")), **plan)
    lines = [await house.enter(id, key) for key in keys]
    await lines[0].does("start")
    for seat, line in enumerate(lines[:-1]):
        await line.does("resign", seat=seat)
    await house.settle()
    assert {line.table["phase"] for line in lines} == {"over"}
    return id, keys, lines


async def led_to(house: House, keys: list[str], lines: list[Line]) -> list[Line]:
    """Those who find themselves named go to the next table."""
    await house.settle()
    (next_one,) = {line.table["rematch"] for line in lines}
    assert next_one
    return [await house.enter(next_one, key) for key in keys]


def test_all_see_at_once_that_somebody_has_given_up(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, keys = await house.table("origami", "Ann", "Bea", "Cay")
        lines = [await house.enter(id, key) for key in keys]
        watcher = await house.enter(id)
        await lines[0].does("start")
        await house.settle()
        asked = next(seat for seat, line in enumerate(lines) if line.decision(seat))
        gives_up = (asked + 1) % 3
        await lines[gives_up].does("resign", seat=gives_up)
        await house.settle()
        told = {"event": "resigned", "seat": gives_up}
        for seat, line in [*enumerate(lines), (None, watcher)]:
            assert line.events[seat][-1] == told
            assert line.views[seat]["resigned"] == [gives_up]
            assert line.table["seats"][gives_up]["why"] == "resigned"
        assert await lines[gives_up].refused("come-back", seat=gives_up) == "has-resigned"
        await restart(house)
        lines = [await house.enter(id, key) for key in keys]
        assert told in lines[asked].events[asked]
        last = 3 - asked - gives_up
        await lines[last].does("resign", seat=last)
        await house.settle()
        assert lines[asked].table["outcome"]["winners"] == [asked]
        assert lines[asked].table["outcome"]["resigned"] == [gives_up, last]
        assert lines[asked].views[asked]["winners"] == [asked]
        await restart(house)
        back = await house.enter(id, keys[asked])
        assert back.table["outcome"] == lines[asked].table["outcome"]
        record = (await house.live(id)).table.record()
        assert [entry for entry in record.entries if "resign" in entry] == [{"resign": gives_up}, {"resign": last}]
        frames = await house.hub.replays.replay(id, record, 0, 0, 50)
        shown = [json.loads(m.encode(frame)) for frame in frames.frames]
        assert [event for frame in shown for event in frame["events"] if event["event"] == "resigned"] == [
            told,
            {"event": "resigned", "seat": last},
        ]
        assert shown[-1]["view"]["winners"] == [asked]

    in_house(tmp_path, act)


def test_against_bots_one_request_and_the_next_game_has_begun(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        plan = Plan("boats", 3, bot_pause=0)
        host = await house.hub.open_table(m.NewTable(plan, "Ann", ["random", "random"], start=True))
        ann = await house.enter(host.table.id, host.secret)
        await ann.does("propose", kind="end")
        await ann.does("rematch")
        (ann,) = await led_to(house, [host.secret], [ann])
        assert (ann.table["phase"], ann.table["seats"][2]["name"]) == ("playing", "Ann")
        await house.settle()
        assert ann.decision(2), "the bots have answered"

    in_house(tmp_path, act)


def test_half_agreed_and_the_server_starts_anew(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, keys, lines = await finished(house)
        await lines[1].does("rematch")
        await lines[0].does("vote", yes=True)
        await house.settle()
        offer = lines[2].table["proposal"]
        assert (offer["kind"], offer["person"], offer["waiting"], offer["agreed"]) == ("rematch", "p2", ["p3"], ["p1"])
        await restart(house)
        lines = [await house.enter(id, key) for key in keys]
        assert lines[2].table["proposal"] == offer
        assert await lines[0].refused("vote", yes=False) == "no-proposal"
        await lines[2].does("vote", yes=True)
        again = await led_to(house, keys, lines)
        assert lines[0].table["rematched"] == ["p1", "p2", "p3"]
        assert [seat["name"] for seat in again[0].table["seats"]] == ["Bea", "Cay", "Ann"]
        assert {line.table["phase"] for line in again} == {"playing"}
        assert [list(line.views) for line in again] == [[2], [0], [1]]
        await restart(house)
        assert (await house.enter(again[0].table["id"], keys[0])).table["phase"] == "playing"

    in_house(tmp_path, act)


@pytest.mark.parametrize("bots", [False, True])
def test_who_declines_is_not_led_there_but_may_come(tmp_path: Path, bots: bool) -> None:
    async def act(house: House) -> None:
        _, keys, lines = await finished(house)
        await lines[0].does("rematch", bots=bots)
        await lines[1].does("vote", yes=False)
        await lines[2].does("vote", yes=True)
        again = await led_to(house, keys, lines)
        assert lines[1].table["rematched"] == ["p1", "p3"]
        assert [seat["kind"] for seat in again[0].table["seats"]] == ["bot" if bots else "empty", "person", "person"]
        assert again[0].table["phase"] == ("playing" if bots else "open")
        if not bots:
            await again[1].does("sit", seat=0, name="Bea")
            await house.settle()
            assert again[0].table["phase"] == "playing"

    in_house(tmp_path, act)


def test_who_is_away_is_waited_for_a_minute(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        _, keys, lines = await finished(house)
        await house.part(lines.pop())
        await lines[0].does("rematch")
        await lines[1].does("rematch")
        assert await lines[0].refused("rematch") == "not-absent"
        await house.pass_time(house.settings.absent)
        assert await lines[1].ask("rematch")
        await house.settle()
        assert lines[0].table["rematch"] is None, "only who asked waits no longer"
        await lines[0].does("rematch")
        again = await led_to(house, keys[:2], lines)
        assert [seat["name"] for seat in again[0].table["seats"]] == ["Bea", "", "Ann"]
        cay = await house.enter(again[0].table["id"], keys[2])
        await cay.does("sit", seat=1, name="Cay")
        await house.settle()
        assert again[0].table["phase"] == "playing"

    in_house(tmp_path, act)


def test_where_people_have_days_for_a_day(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, keys, lines = await finished(house, "Ann", "Bea", "Cay", clock={"kind": "days", "seconds": 2 * DAY})
        await house.part(lines.pop())
        await lines[0].does("rematch")
        await lines[1].does("vote", yes=True)
        await house.pass_time(DAY / 2)
        assert await lines[0].refused("rematch") == "not-absent"
        await restart(house)
        await house.pass_time(DAY / 2)
        ann = await house.enter(id, keys[0])
        await ann.does("rematch")
        await house.settle()
        assert ann.table["rematch"]
        assert ann.table["rematched"] == ["p1", "p2"]

    in_house(tmp_path, act)


def test_who_goes_for_good_while_others_wait_is_waited_for_no_longer(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, keys, lines = await finished(house)
        await lines[0].does("rematch", bots=True)
        await lines[1].does("vote", yes=True)
        house.lines = lines[:2]
        await house.hub.forget(id, keys[2])
        again = await led_to(house, keys[:2], lines[:2])
        assert again[0].table["phase"] == "playing"

    in_house(tmp_path, act)


def test_in_the_lobby_people_talk_and_the_last_to_sit_down_begins(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, keys = await house.table("boats", "Ann", "Bea", players=3, auto_start=True)
        ann, bea = [await house.enter(id, key) for key in keys]
        await ann.does("say", text="Good luck!")
        await house.settle()
        assert [line["text"] for line in bea.chat] == ["Good luck!"]
        assert ann.table["phase"] == "open"
        cay = await house.hub.admit(id, m.NewPerson("Cay"))
        assert cay.table.phase == "playing"
        await house.settle()
        assert [line["text"] for line in (await house.enter(id, cay.secret)).chat] == ["Good luck!"]

    in_house(tmp_path, act)


# -- where others find it


def test_a_server_tells_where_others_can_open_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: "192.0.2.44")
    assert reachable("127.0.0.1", 8000, (), False) == ("machine", [])
    assert reachable("localhost", 8000, (), False) == ("machine", [])
    assert reachable("0.0.0.0", 8123, (), False) == ("network", ["http://192.0.2.44:8123"])
    assert reachable("::", 8123, (), False) == ("network", ["http://192.0.2.44:8123"])
    assert reachable("2001:db8::7", 8000, (), False) == ("network", ["http://[2001:db8::7]:8000"])
    assert reachable("0.0.0.0", 8000, ("https://a.example.org",), False) == ("name", ["https://a.example.org"])
    assert reachable("127.0.0.1", 8000, (), True) == ("name", []), "only its owner knows"
    monkeypatch.setattr(addresses, "own_address", lambda: "")
    assert reachable("0.0.0.0", 8000, (), False) == ("network", [])
    assert opening(8000) == "senbazuru serve --host 0.0.0.0"
    assert opening(8123) == "senbazuru serve --host 0.0.0.0 --port 8123"
    monkeypatch.setattr(sys, "prefix", "senbazuru/.venv/play")
    assert opening(8000) == 'make play ARGS="serve --host 0.0.0.0"'


# -- files that browsers look for at the root


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "built"
    folder.mkdir()
    for name in ("index.html", "sw.js", "manifest.webmanifest", "icon-192.png", "icon.svg", "secret.txt", ".hidden.js"):
        (folder / name).write_text(f"this is {name}")
    monkeypatch.setattr(pages, "BUILT", folder)
    return folder


def test_what_makes_it_installable_is_served_from_the_root(tmp_path: Path, built: Path) -> None:
    def get(house: House, path: str, accept: str = "*/*") -> tuple[int, str, Any]:
        asked = urllib.request.Request(f"http://127.0.0.1:{house.port}{path}", headers={"accept": accept})
        try:
            with urllib.request.urlopen(asked, timeout=30) as answer:
                return answer.status, answer.read().decode(), answer.headers
        except urllib.error.HTTPError as problem:
            return problem.code, problem.read().decode(), problem.headers

    async def act(house: House) -> None:
        kinds = {
            "sw.js": "text/javascript",
            "manifest.webmanifest": "application/manifest+json",
            "icon-192.png": "image/png",
            "icon.svg": "image/svg+xml",
            "page.css": "text/css",
        }
        for name, kind in kinds.items():
            status, text, headers = await asyncio.to_thread(get, house, f"/{name}")
            assert (status, headers.get_content_type(), headers["cache-control"]) == (200, kind, "no-cache"), name
            assert name == "page.css" or text == f"this is {name}"
        policy = headers["content-security-policy"]
        assert "worker-src 'self'" in policy
        assert "manifest-src 'self'" in policy
        for name in ("secret.txt", ".hidden.js", "index.html", "hub.py", "nothing.js", "..%2Fhub.py", "%2e%2e"):
            status, text, _ = await asyncio.to_thread(get, house, f"/{name}")
            assert status == 404, name
            assert "this is" not in text
        status, text, _ = await asyncio.to_thread(get, house, "/nowhere", "text/html")
        assert (status, text) == (404, "this is index.html"), "the client has a page for it"
        status, text, _ = await asyncio.to_thread(get, house, "/api/server")
        assert (status, json.loads(text)["reach"]) == (200, "machine")

    in_house(tmp_path, act, real=True)
