"""People at open tables: who is sent away stays away, and who wants it is forgotten, down to the bytes of the file."""

import asyncio
import json
import sqlite3
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.server import messages as m
from senbazuru.server.app import lines
from senbazuru.table.plan import Plan
from senbazuru.table.table import digest_of
from tests.server.harness import PATIENCE, House, Line, connected, deal_the_same, in_house, served
from tests.server.raw import needs_addresses
from tests.server.test_security import Calm

ANN, BEN, CLEO = "p1", "p2", "p3"
HOST, HERE, ELSEWHERE = "198.51.100.1", "203.0.113.7", "203.0.113.8"
HELLO = {"type": "hello", "protocol": 2}


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_the_same(monkeypatch)


async def comes(house: House, id: str, address: str, name: str = "") -> str:
    """Somebody comes; the code that he is refused with, or nothing."""
    try:
        await house.hub.admit(id, m.NewPerson(name), address)
    except SenbazuruError as problem:
        return problem.code
    return ""


async def told(house: House, id: str, secret: str = "", address: str = "") -> str:
    """Somebody says hello; the code of the bye he gets, or `welcome`."""
    wire = await house.wire(address)
    await wire.send(json.dumps({**HELLO, "table": id, "secret": secret}))
    first = json.loads(await wire.recv())
    await wire.close()
    if first["type"] != "bye":
        return str(first["type"])
    assert first["retry"] is False
    return str(first["error"]["code"])


async def bye(line: Line) -> dict[str, Any]:
    return await line.until(lambda message: message["type"] == "bye")


async def three(house: House, start: bool = True, **plan: Any) -> tuple[str, list[str], list[Line]]:
    """Ann, Ben and Cleo, each at home."""
    id, secrets = await house.table("origami", "Ann", "Ben", "Cleo", **plan)
    homes = (HOST, HERE, ELSEWHERE)
    people = [await house.enter(id, secret, address=home) for secret, home in zip(secrets, homes, strict=True)]
    if start:
        await people[0].does("start")
        await house.settle()
    return id, secrets, people


# -- sent away


@pytest.mark.parametrize("start", [False, True])
def test_who_is_sent_away_is_told_so_on_every_line_and_stays_away(tmp_path: Path, start: bool) -> None:
    async def act(house: House) -> None:
        id, secrets, (ann, ben, cleo) = await three(house, start)
        window = await house.enter(id, secrets[1], address=HERE)
        watching = await house.enter(id, address=HERE)
        house.lines = [ann, cleo]
        await ann.does("send-away", person=BEN)
        for line in (ben, window, watching):
            assert await bye(line) == {"type": "bye", "error": {"code": "sent-away", "args": {}}, "retry": False}
        await house.settle()
        seat = cleo.table["seats"][1]
        assert (seat["kind"], seat["why"]) == (("person", "sent-away") if start else ("empty", None))
        for again in (False, True):
            if again:
                await house.hub.stop()
                house.open()
                house.lines = []
            assert await told(house, id, secrets[1], HERE) == "sent-away"
            assert await told(house, id, secrets[1], "192.0.2.99") == "sent-away", "his secret opens nothing anywhere"
            assert await told(house, id, "", HERE) == "sent-away"
            assert await comes(house, id, HERE) == "sent-away"
            assert await told(house, id, secrets[0], HOST) == "welcome"
            assert await told(house, id, secrets[2], HERE) == "welcome", "a secret counts wherever one is"
            assert await comes(house, id, "192.0.2.1") == ""

    in_house(tmp_path, act)


def test_what_he_sends_while_he_is_sent_away_counts_for_nothing(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, _, (ann, ben, cleo) = await three(house, start=False)
        house.lines = [ann, cleo]
        for number in range(5):
            await ann.socket.send(json.dumps({"type": "send-away", "id": number, "person": BEN}))
            await ben.socket.send(json.dumps({"type": "sit", "id": number, "seat": 1, "name": f"Ben {number}"}))
            await ben.socket.send(json.dumps({"type": "say", "id": number, "text": "Boo!"}))
        await bye(ben)
        await house.settle()
        table = (await house.live(id)).table
        assert table.seats_of(BEN) == []
        assert table.seats[1].name == ""

    in_house(tmp_path, act)


def test_a_whole_network_is_one_house(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table()
        ann = await house.enter(id, secrets[0], address=HOST)
        await house.enter(id, secrets[1], address="2001:db8:1:2::77")
        house.lines = [ann]
        await ann.does("send-away", person=BEN)
        assert await comes(house, id, "2001:db8:1:2:abcd::1") == "sent-away"
        assert await comes(house, id, "2001:db8:1:3::77") == ""

    in_house(tmp_path, act)


@pytest.mark.parametrize("home", ["host", "another"])
def test_people_of_one_house_are_not_kept_away_with_him(tmp_path: Path, home: str) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table("origami", "Ann", "Ben", "Cleo")
        ann = await house.enter(id, secrets[0], address=HERE if home == "host" else HOST)
        await house.enter(id, secrets[1], address=HERE)
        cleo = await house.enter(id, secrets[2], address=HERE if home == "another" else ELSEWHERE)
        house.lines = [ann, cleo]
        await ann.does("send-away", person=BEN)
        assert await told(house, id, secrets[1], HERE) == "sent-away"
        assert await comes(house, id, HERE) == ""
        assert await told(house, id, "", HERE) == "welcome"

    in_house(tmp_path, act)


def test_where_he_is_is_learned_when_he_tries_to_come_back(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table()
        ann = await house.enter(id, secrets[0], address=HOST)
        await ann.does("send-away", person=BEN)
        assert await comes(house, id, HERE) == "", "nobody has seen him yet"
        assert await told(house, id, secrets[1], HERE) == "sent-away"
        assert await comes(house, id, HERE) == "sent-away"
        written = (await house.live(id)).table.written
        assert await told(house, id, secrets[1], HERE) == "sent-away"
        assert (await house.live(id)).table.written == written, "once is enough"

    in_house(tmp_path, act)


def test_nobody_but_the_host_sends_away_also_one_who_took_the_chair(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets, (ann, ben, cleo) = await three(house, start=False)
        for line in (ben, cleo):
            async with Calm(house, id, line):
                assert await line.refused("send-away", person=ANN) == "not-host"
            async with Calm(house, id, line):
                assert await line.refused("spectators", yes=False) == "not-host"
        await house.part(ann)
        await house.pass_time(61)
        await ben.does("claim-host")
        assert await ben.refused("send-away", person=ANN) == "cannot-send-away", "it is her table"
        house.lines.remove(cleo)
        await ben.does("send-away", person=CLEO)
        assert (await bye(cleo))["error"]["code"] == "sent-away"
        ann = await house.enter(id, secrets[0], address=HOST)
        assert await ann.refused("send-away", person=BEN) == "not-host"
        await ann.does("claim-host")
        await ann.does("send-away", person=BEN)

    in_house(tmp_path, act)


def test_who_has_days_to_answer_is_not_sent_away_by_who_took_the_chair_meanwhile(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets, (ann, ben, cleo) = await three(house, clock={"kind": "days", "seconds": 259_200})
        for line in (ann, ben):
            await house.part(line)
        await house.pass_time(65)
        await cleo.does("claim-host")
        assert await cleo.refused("replace", seat=1) == "days-to-answer"
        assert await cleo.refused("send-away", person=BEN) == "not-owner"
        assert await told(house, id, secrets[1], HERE) == "welcome"

    in_house(tmp_path, act)


def test_who_was_sent_away_does_not_come_back_as_somebody_he_had_in_reserve(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, _, (ann, *_) = await three(house, start=False)
        await ann.does("stand", seat=2)
        spare = [await house.hub.admit(id, m.NewPerson(""), "203.0.113.9") for _ in range(2)]
        connected = await house.enter(id, spare[1].secret, address="203.0.113.9")
        dan = await house.hub.admit(id, m.NewPerson("Dan"), "203.0.113.9")
        house.lines.remove(connected)
        await ann.does("send-away", person=dan.person)
        assert (await bye(connected))["error"]["code"] == "sent-away"
        assert [await told(house, id, one.secret, "203.0.113.9") for one in spare] == ["sent-away"] * 2
        assert await comes(house, id, "203.0.113.9", "Dan") == "sent-away"

    in_house(tmp_path, act)


def test_one_address_brings_only_so_many_who_have_no_seat(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, _, _ = await three(house)
        for _ in range(10):
            one = await house.hub.admit(id, m.NewPerson(""), HERE)
            await house.enter(id, one.secret, address=HERE)
        assert await comes(house, id, HERE) == "too-many-people"
        assert await comes(house, id, "203.0.113.9") == ""

    in_house(tmp_path, act)


def test_a_request_that_is_refused_writes_nothing_also_about_a_visitor(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, _, (_, ben, _) = await three(house)
        visitor = await house.hub.admit(id, m.NewPerson(""), "203.0.113.9")
        own = await house.enter(id, visitor.secret, address="203.0.113.9")
        written = (await house.live(id)).table.written
        for line in (ben, own):
            assert await line.refused("send-away", person=visitor.person) == "not-host"
        assert (await house.live(id)).table.written == written

    in_house(tmp_path, act)


def test_a_visitor_who_has_deleted_himself_is_gone(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, _, _ = await three(house, start=False)
        visitor = await house.hub.admit(id, m.NewPerson(""), "203.0.113.9")
        line = await house.enter(id, visitor.secret, address="203.0.113.9")
        house.lines.remove(line)
        await house.hub.forget(id, visitor.secret)
        assert (await bye(line))["error"]["code"] == "bad-secret"
        assert await told(house, id, visitor.secret, "203.0.113.9") == "bad-secret"

    in_house(tmp_path, act)


def test_a_host_closes_the_table_for_those_who_watch_and_opens_it_again(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, _, (ann, _, cleo) = await three(house)
        watching = await house.enter(id)
        house.lines.remove(watching)
        await ann.does("spectators", yes=False)
        assert (await bye(watching))["error"]["code"] == "no-spectators"
        await house.settle()
        assert cleo.table["plan"]["spectators"] is False
        assert await told(house, id) == "no-spectators"
        await ann.does("spectators", yes=True)
        assert await told(house, id) == "welcome"

    in_house(tmp_path, act)


@needs_addresses
def test_over_real_lines_with_their_addresses(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        opened = server.open_table(name="Ann", players=3)
        id = opened["table"]["id"]

        def come(address: str, name: str) -> tuple[int, Any]:
            with closing(HTTPConnection("127.0.0.1", server.port, PATIENCE, source_address=(address, 0))) as line:
                body = json.dumps({"name": name})
                line.request("POST", f"/api/tables/{id}/people", body, {"content-type": "application/json"})
                answer = line.getresponse()
                return answer.status, json.loads(answer.read())

        status, ben = come("127.0.0.2", "Ben")
        assert status == 201

        async def send_away() -> None:
            async with connected(server, id, opened["secret"]) as ann, connected(server, id, ben["secret"]) as line:
                await ann.does("send-away", person=ben["person"])
                assert (await bye(line))["error"]["code"] == "sent-away"

        assert come("127.0.0.2", "Bea")[0] == 201
        asyncio.run(send_away())  # he looks in from the host's own machine, and only his secret is refused
        assert come("127.0.0.1", "Cleo")[0] == 201
        dora = come("127.0.0.3", "")[1]

        async def again() -> None:
            async with connected(server, id, opened["secret"]) as ann:
                await ann.does("send-away", person=dora["person"])

        asyncio.run(again())
        status, refused = come("127.0.0.3", "")
        assert (status, refused["code"]) == (403, "sent-away")
        assert come("127.0.0.4", "")[0] == 201
        status, refused = server.send("DELETE", f"/api/tables/{id}", authorization=f"Bearer {ben['secret']}")
        assert (status, refused["code"]) == (403, "not-owner")
        assert server.stop() == 0
        assert "127.0.0" not in "".join(body.decode() for body in bodies(tmp_path / "tables.sqlite"))
        assert "127.0.0.3" not in server.log.read_text()


# -- forgotten


def bodies(file: Path) -> list[bytes]:
    with sqlite3.connect(file) as connection:
        found = [body for (body,) in connection.execute("SELECT body FROM entries UNION ALL SELECT body FROM chat")]
        found += [body for (body,) in connection.execute("SELECT summary FROM tables")]
    connection.close()
    return found


def traces(folder: Path, *texts: str) -> set[str]:
    """Those of some texts that are found anywhere in the files of a server, whatever they are part of there."""
    everything = b"".join(file.read_bytes() for file in sorted(folder.iterdir()))
    return {text for text in texts if text.encode() in everything}


NAMES = ("Annabella", "Benedikta", "Cleopatra")
TEXTS = ("I like paper boats best", "So do I, dear Cleo")


async def talked(house: House, start: bool, **plan: Any) -> tuple[str, list[str], list[Line]]:
    """Three whose names are found nowhere else, and what they said. They have played for a while."""
    id, secrets = await house.table("origami", *NAMES, listed=True, **plan)
    people = [await house.enter(id, secret) for secret in secrets]
    if start:
        await people[0].does("start")
        await house.settle()
        for _ in range(30):
            seat = next(seat for seat in range(3) if people[seat].decision(seat))
            await people[seat].answer_somehow(seat)
            await house.settle()
    await people[1].does("say", text=TEXTS[0])
    await people[2].does("say", text=TEXTS[1])
    await house.settle()
    return id, secrets, people


@pytest.mark.parametrize("start", [False, True])
def test_all_that_was_somebody_s_is_gone_from_the_file_and_nothing_else(tmp_path: Path, start: bool) -> None:
    async def act(house: House) -> None:
        id, secrets, (ann, ben, cleo) = await talked(house, start)
        assert traces(tmp_path, *NAMES, *TEXTS, digest_of(secrets[1])) == {*NAMES, *TEXTS, digest_of(secrets[1])}
        house.lines = [ann, cleo]
        await house.hub.forget(id, secrets[1])
        assert (await bye(ben))["error"]["code"] == "bad-secret"
        await house.hub.store.clean()
        assert traces(tmp_path, NAMES[1], TEXTS[0], digest_of(secrets[1])) == set(), "with the server still running"
        assert traces(tmp_path, NAMES[0], NAMES[2], TEXTS[1]) == {NAMES[0], NAMES[2], TEXTS[1]}
        await house.settle()
        assert '{"type":"unsaid","numbers":[0]}' in cleo.raw
        seat = cleo.table["seats"][1]
        assert (seat["kind"], seat["name"], seat["why"]) == (("person", "", "left") if start else ("empty", "", None))
        await cleo.does("say", text="Where is he?")
        table = (await house.live(id)).table
        info, hands = table.info(), table.game.hash() if table.game else ""

        await house.hub.stop()
        house.open()
        house.lines = []
        again = (await house.live(id)).table
        assert again.info() == info
        assert (again.game.hash() if again.game else "") == hands
        assert again.frozen is None
        assert await told(house, id, secrets[1]) == "bad-secret"
        line = await house.enter(id, secrets[2])
        assert '{"type":"unsaid","numbers":[0]}' in line.raw, "who comes back may have heard it"
        assert [(said["number"], said["text"]) for said in line.chat] == [(1, TEXTS[1]), (2, "Where is he?")]
        if not start:
            (listed,) = lines(await house.hub.store.listed(house.now, 50))
            assert [seat.name for seat in listed.seats] == ["Annabella", "", "Cleopatra"]

    in_house(tmp_path, act)


def test_a_finished_game_is_remembered_without_the_name(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets, (ann, ben, cleo) = await talked(house, start=True)
        await ann.does("propose", kind="end")
        await ben.does("vote", yes=True)
        await cleo.does("vote", yes=True)
        before = (await house.live(id)).table.record()
        house.lines = [ann, cleo]
        await house.hub.forget(id, secrets[1])
        await house.hub.store.clean()
        assert traces(tmp_path, NAMES[1], TEXTS[0]) == set()
        (shown,) = lines(await house.hub.store.finished(50))
        assert [seat.name for seat in shown.seats] == ["Annabella", "", "Cleopatra"]
        record = (await house.live(id)).table.record()
        assert record.entries == before.entries
        assert [seat["name"] for seat in record.header["seats"]] == ["Annabella", "", "Cleopatra"]

    in_house(tmp_path, act)


def test_nobody_is_forgotten_by_another(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table()
        other, others = await house.table("origami", "Eve", "Eva")
        before = bodies(tmp_path / "tables.sqlite")
        digest = digest_of(secrets[0])
        for secret in ("", "p1", "Ann", digest, secrets[0][:-1], others[0]):
            with pytest.raises(SenbazuruError) as refused:
                await house.hub.forget(id, secret)
            assert refused.value.code == "bad-secret"
        with pytest.raises(SenbazuruError) as refused:
            await house.hub.forget("nowhere", secrets[0])
        assert refused.value.code == "no-such-table"
        assert bodies(tmp_path / "tables.sqlite") == before
        assert other != id

    in_house(tmp_path, act)


def test_a_table_of_nobody_else_is_deleted_altogether(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table("origami", "Annabella", "Benedikta")
        await house.hub.forget(id, secrets[0])
        ben = await house.enter(id, secrets[1])
        assert ben.table["host"] == BEN, "the chair passes on"
        house.lines = []
        await house.hub.forget(id, secrets[1])
        assert (await bye(ben))["error"]["code"] == "no-such-table"
        with pytest.raises(SenbazuruError):
            await house.live(id)
        await house.hub.store.clean()
        assert traces(tmp_path, "Annabella", "Benedikta", id) == set()

    in_house(tmp_path, act)


def test_somebody_without_a_seat_deletes_only_himself(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        opened = await house.hub.open_table(m.NewTable(Plan("origami"), bots=["greedy", "greedy"]))
        guest = await house.hub.admit(opened.table.id, m.NewPerson())
        await house.hub.forget(opened.table.id, guest.secret)
        assert (await house.live(opened.table.id)).table.host == opened.person
        assert await told(house, opened.table.id, guest.secret) == "bad-secret"

    in_house(tmp_path, act)


def test_rematches_know_the_same_secret_and_are_forgotten_too(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets, (ann, ben, cleo) = await talked(house, start=True)
        await ann.does("propose", kind="end")
        await ben.does("vote", yes=True)
        await cleo.does("vote", yes=True)
        await ann.does("rematch")
        await ben.does("vote", yes=True)
        await cleo.does("vote", yes=True)
        await house.settle()
        next_id = ann.table["rematch"]
        house.lines = [ann, cleo]
        await house.hub.forget(id, secrets[1])
        await house.hub.store.clean()
        assert traces(tmp_path, NAMES[1], TEXTS[0]) == set()
        assert [seat.name for seat in (await house.live(next_id)).table.seats] == ["", "Cleopatra", "Annabella"]

    in_house(tmp_path, act)


def test_who_was_sent_away_may_be_forgotten_and_stays_away(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets, people = await three(house)
        house.lines = [people[0], people[2]]
        await people[0].does("send-away", person=BEN)
        await house.hub.forget(id, secrets[1])
        assert people[0].table["seats"][1]["name"] == "Ben"
        await house.settle()
        assert people[0].table["seats"][1]["name"] == ""
        await house.hub.stop()
        house.open()
        house.lines = []
        assert await told(house, id, secrets[1], HERE) == "sent-away"
        assert await comes(house, id, HERE) == "sent-away"

    in_house(tmp_path, act)


def test_what_cannot_be_stored_has_not_been_deleted(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets, _ = await talked(house, start=False)
        before = bodies(tmp_path / "tables.sqlite")
        with sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(SenbazuruError) as refused:
                await house.hub.forget(id, secrets[1])
            other.execute("ROLLBACK")
        other.close()
        assert refused.value.code == "storage-failed"
        assert bodies(tmp_path / "tables.sqlite") == before
        assert (await house.live(id)).table.seats[1].name == NAMES[1]
        await house.hub.forget(id, secrets[1])
        assert (await house.live(id)).table.seats[1].name == ""

    in_house(tmp_path, act, patience=0.1)


def test_over_http(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        opened = server.open_table(name="Annabella", players=2)
        id = opened["table"]["id"]
        ben = server.join(id, name="Benedikta")
        path = f"/api/tables/{id}/people/me"
        for headers in ({}, {"authorization": "Bearer nobody"}):
            status, refused = server.send("DELETE", path, **headers)
            assert (status, refused["code"]) == (403, "bad-secret")
        mine = {"authorization": f"Bearer {ben['secret']}"}
        assert server.send("DELETE", path, origin="https://elsewhere.example", **mine)[0] == 403
        assert server.send("DELETE", path, **mine) == (204, None)
        assert server.send("DELETE", path, **mine)[0] == 403
        assert [seat["kind"] for seat in server.get(f"/api/tables/{id}")["seats"]] == ["person", "empty"]
        assert server.send("DELETE", path, authorization=f"Bearer {opened['secret']}") == (204, None)
        assert server.send("DELETE", path, authorization=f"Bearer {opened['secret']}")[0] == 404
        assert server.stop() == 0
        assert traces(tmp_path, "Annabella", "Benedikta") == set()
