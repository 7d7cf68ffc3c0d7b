"""Mail to those whose turn it is, through a real mail server: asked for, confirmed, sent once, stopped, deleted."""

import asyncio
import logging
import re
import shutil
import sqlite3
import ssl
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any, cast

import click
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword

from senbazuru.cli.serve import smtp_of
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.server import messages as m
from senbazuru.server import post as post_module
from senbazuru.server.addressbook import FINISHED, UNCONFIRMED, plain_address
from senbazuru.server.smtp import Smtp
from senbazuru.table.plan import DAY
from tests.server.harness import House, Line, free_port, in_house
from tests.server.test_idle import comes, running
from tests.server.test_people import traces

ADDRESS = "annabella.of.the.cranes@example.org"
PUBLIC = "https://play.example.org"
DAYS = {"kind": "days", "seconds": 3 * DAY}
HERE = "127.0.0.1"


class Box:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, EmailMessage]] = []
        self.says = ""
        """What it says instead of taking a letter."""
        self.logged_in: list[bytes] = []

    async def handle_RCPT(self, _: Any, __: Any, envelope: Envelope, address: str, ___: Any) -> str:
        if self.says:
            return self.says
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: Any, __: Any, envelope: Envelope) -> str:
        letter = message_from_bytes(cast(bytes, envelope.content), policy=policy.default)
        self.letters.append((envelope.rcpt_tos[0], letter))
        return "250 OK"

    def authenticate(self, _: Any, __: Any, ___: Any, ____: Any, given: LoginPassword) -> AuthResult:
        self.logged_in.append(given.login)
        return AuthResult(success=given == LoginPassword(b"ann", b"geheim"), handled=False)

    def link(self, place: int = -1, end: str = "") -> str:
        """The link of a letter to a page of ours: where it leads."""
        found = re.search(rf"{PUBLIC}(/mail/[\w-]+{end})\s", self.text(place) + "\n")
        assert found, self.text(place)
        return found[1]

    def text(self, place: int = -1) -> str:
        return str(self.letters[place][1].get_content()).replace("\r\n", "\n")


@pytest.fixture
def box() -> Iterator[Box]:
    logging.getLogger("mail.log").setLevel(logging.CRITICAL)  # the mail server's own
    box = Box()
    box_at = Controller(box, hostname=HERE, port=free_port())
    box_at.start()
    box.port = box_at.port  # type: ignore[attr-defined]
    yield box
    box_at.stop()


def smtp(box: Box, scheme: str = "smtp+plain", **more: Any) -> Smtp:
    return Smtp.parse(f"{scheme}://{HERE}:{box.port}", "play@example.org", PUBLIC, **more)  # type: ignore[attr-defined]


def token_of(link: str) -> str:
    return link.split("/")[2]


def rows(file: Path, table: str) -> list[dict[str, Any]]:
    connection = sqlite3.connect(file)
    connection.row_factory = sqlite3.Row
    found = [dict(row) for row in connection.execute(f"SELECT * FROM {table}")]
    connection.close()
    return found


def token_in(folder: Path) -> str:
    return str(rows(folder / "tables-mail.sqlite", "mail")[0]["token"])


async def table(house: House, *names: str, **plan: Any) -> tuple[str, list[str], list[Line]]:
    """A game under way with days for a move; nobody is there at the end but whose turn it is not."""
    id, keys = await house.table("origami", *names, **{"clock": DAYS, **plan})
    lines = [await house.enter(id, key) for key in keys]
    await lines[0].does("start")
    await house.settle()
    return id, keys, lines


def whose_turn(lines: list[Line]) -> int:
    return next(seat for seat, line in enumerate(lines) if line.decision(seat))


async def ask(house: House, id: str, key: str, address: str = ADDRESS, language: str = "en") -> str:
    return (await house.hub.ask_for_mail(id, key, m.NewMail(address, language), HERE)).state


async def look(house: House) -> None:
    assert house.hub.post
    await house.hub.post.round()


async def confirmed(house: House, box: Box, id: str, key: str, **more: str) -> None:
    assert await ask(house, id, key, **more) == "asked"
    await look(house)
    assert await house.hub.book.confirm(token_of(box.link()), house.now)
    box.letters.clear()


async def act_through(house: House, line: Line, seat: int) -> None:
    """Somebody answers until it is another's turn."""
    await house.pass_time(1.0)
    while line.decision(seat):
        assert (await line.answer_somehow(seat))["error"] is None
        await house.settle()


async def restart(house: House) -> None:
    for line in house.lines:
        await line.socket.close()
    house.lines = []
    await house.hub.stop()
    house.open()


async def refused(work: Any) -> str:
    with pytest.raises(SenbazuruError) as problem:
        await work
    return problem.value.code


def test_from_the_question_to_the_turn_once_and_after_a_restart(tmp_path: Path, box: Box) -> None:
    async def act(house: House) -> None:
        id, keys, lines = await table(house)
        first = whose_turn(lines)
        other = 1 - first
        await house.part(lines[other])
        assert await ask(house, id, keys[other]) == "asked"
        await look(house)
        assert [to for to, _ in box.letters] == [ADDRESS]
        await look(house)
        await act_through(house, lines[first], first)
        await house.pass_time(2 * house.settings.mail_after)
        await look(house)
        assert len(box.letters) == 1, "without a word nothing is sent, and nobody is asked twice"
        await restart(house)
        link = box.link()
        assert (await house.hub.mail_state(id, keys[other])).state == "asked"
        assert await house.hub.book.confirm(token_of(link), house.now)
        assert (await house.hub.mail_state(id, keys[other])).state == "confirmed"
        assert await ask(house, id, keys[other]) == "confirmed"
        await look(house)
        assert len(box.letters) == 1, "what he is asked when he agrees, he knows"
        lines = [await house.enter(id, key) for key in keys]
        await act_through(house, lines[other], other)
        await house.part(lines[other])
        await act_through(house, lines[first], first)
        await look(house)
        assert len(box.letters) == 1, "not at once"
        await restart(house)
        await house.pass_time(2 * house.settings.mail_after)
        await look(house)
        assert len(box.letters) == 2
        assert f"{PUBLIC}/table/{id}\n" in box.text()
        name = ("Ann", "Bea")[first]
        assert box.letters[1][1]["subject"] == f"Your turn: Origami with {name}"
        await look(house)
        await restart(house)
        await house.pass_time(DAY)
        await look(house)
        assert len(box.letters) == 2, "once a turn"

    in_house(tmp_path, act, smtp=smtp(box))


def test_who_is_there_or_has_looked_gets_none(tmp_path: Path, box: Box) -> None:
    async def act(house: House) -> None:
        id, keys, lines = await table(house)
        first = whose_turn(lines)
        other = 1 - first
        await confirmed(house, box, id, keys[other])
        await act_through(house, lines[first], first)
        after = house.settings.mail_after
        await house.pass_time(2 * after)
        await look(house)
        assert box.letters == [], "he is there"
        await house.part(lines[other])
        await house.pass_time(after / 2)
        await look(house)
        assert box.letters == [], "perhaps he comes back"
        await house.pass_time(after)
        await look(house)
        assert len(box.letters) == 1, "his line may have been dead all the time"
        lines[other] = await house.enter(id, keys[other])
        await act_through(house, lines[other], other)
        await house.part(lines[other])
        await act_through(house, lines[first], first)
        await house.part(await house.enter(id, keys[other]))  # a look
        await house.pass_time(3 * after)
        await look(house)
        await restart(house)
        await look(house)
        assert len(box.letters) == 1

    in_house(tmp_path, act, smtp=smtp(box))


@pytest.mark.parametrize(
    ("language", "asks", "turn"),
    [
        ("en", "Shall we write to you when it is your turn?", "There are about 72 hours left."),
        ("de", "Dürfen wir dir schreiben, wenn du dran bist?", "Dir bleiben ungefähr 72 Stunden."),
        ("it", "Possiamo scriverti quando tocca a te?", "Ti restano circa 72 ore."),
    ],
)
def test_letters_are_plain_and_short_and_can_be_stopped(
    tmp_path: Path, box: Box, language: str, asks: str, turn: str
) -> None:
    async def act(house: House) -> None:
        id, keys, lines = await table(house, "Ann", "Bea", "Cléo")
        await lines[0].does("say", text="nobody shall read this")
        first = whose_turn(lines)
        other = (first + 1) % 3
        await house.part(lines[other])
        await ask(house, id, keys[other], language=language)
        await look(house)
        letter = box.letters[0][1]
        assert letter["subject"] == asks
        names = [name for name in ("Ann", "Bea", "Cléo") if name in box.text()]
        assert names == [], "names are others' words, and this one did not ask for them"
        await house.hub.book.confirm(token_of(box.link()), house.now)
        await act_through(house, lines[first], first)
        assert lines[first].views[first]["decisions"][0]["seat"] == other
        await house.pass_time(2 * house.settings.mail_after)
        await look(house)
        assert turn in " ".join(box.text().split())
        assert len(box.letters) == 2
        assert len(box.text()) < 600
        for _, letter in box.letters:
            assert letter.get_content_type() == "text/plain"
            stop = box.link(end="/stop")
            assert letter["list-unsubscribe"] == f"<{PUBLIC}{stop}>"
            assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            assert (letter["from"], letter["auto-submitted"]) == ("play@example.org", "auto-generated")
            assert letter["date"]
            assert "nobody shall read this" not in str(letter)

    in_house(tmp_path, act, smtp=smtp(box))


def fetch(house: House, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, str, Any]:
    request = urllib.request.Request(f"http://{HERE}:{house.port}{path}", body, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, answer.read().decode(), answer.headers
    except urllib.error.HTTPError as problem:
        return problem.code, problem.read().decode(), problem.headers


def test_a_link_opens_a_page_and_only_its_button_does_something(tmp_path: Path, box: Box) -> None:
    async def act(house: House) -> None:
        async def http(method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, str, Any]:
            return await asyncio.to_thread(fetch, house, method, path, body, **headers)

        async def state() -> str:
            return (await house.hub.mail_state(id, key)).state

        id, (key, _), _ = await table(house)
        where = f"/api/tables/{id}/people/me/mail"
        bearer = {"authorization": f"Bearer {key}", "content-type": "application/json"}
        body = m.encode(m.NewMail(ADDRESS, "de"))
        assert (await http("PUT", where, body))[0] == 403
        assert (await http("PUT", where, body, **bearer))[:2] == (202, '{"state":"asked"}')
        assert '"mail":true' in (await http("GET", "/api/server"))[1]
        await look(house)
        link = box.link()
        for _ in range(2):
            status, text, headers = await http("GET", link)
            assert status == 200
            assert f'<form method="post" action="{link}"><button>Ja, schreibt mir</button></form>' in text
            assert ADDRESS not in text
            assert "form-action 'self'" in headers["content-security-policy"]
            assert headers.get_all("referrer-policy") == ["same-origin"]
            assert (headers["cache-control"], headers["x-frame-options"]) == ("no-store", None)
            assert await state() == "asked"
        form = {"content-type": "application/x-www-form-urlencoded"}
        origin = f"http://{HERE}:{house.port}"
        assert (await http("POST", link, b"", origin="https://elsewhere.example.org", **form))[0] == 403
        assert await state() == "asked"
        assert "Erledigt" in (await http("POST", link, b"", origin=origin, **form))[1]
        assert await state() == "confirmed"
        stop = box.link(end="/stop")
        assert "Alle E-Mails abstellen" in (await http("GET", stop))[1]
        assert await state() == "confirmed"
        status, text, _ = await http("POST", stop, b"List-Unsubscribe=One-Click", **form)
        assert (status, "keine E-Mails mehr" in text) == (200, True)
        assert await state() == "none"
        for gone in (link, stop, "/mail/nonsense"):
            assert (await http("GET", gone))[0] == 404
            assert (await http("POST", gone, b"", **form))[0] == 404
        assert (await http("GET", where, None, **bearer))[:2] == (200, '{"state":"none"}')
        status, text, _ = await http("PUT", where, body, **bearer)
        assert (status, '"too-many-mails"' in text) == (429, True), "who has stopped it has peace today"

    in_house(tmp_path, act, real=True, smtp=smtp(box))


def test_an_address_gets_five_a_day_whoever_writes(tmp_path: Path, box: Box) -> None:
    async def act(house: House) -> None:
        found = [await table(house) for _ in range(4)]
        for id, keys, _ in found[:3]:
            await ask(house, id, keys[0], ADDRESS.replace("@", f"+{id[:4].strip('-_') or 'x'}@"))
            await look(house)
        assert len(box.letters) == 3
        await restart(house)
        await ask(house, found[0][0], found[0][1][1])
        await look(house)
        await ask(house, found[1][0], found[1][1][1])
        await ask(house, found[2][0], found[2][1][1])
        await look(house)
        await look(house)
        assert len(box.letters) == 5
        assert await refused(ask(house, found[3][0], found[3][1][0])) == "too-many-mails"
        await house.pass_time(DAY + 1)
        await ask(house, found[3][0], found[3][1][0])
        await look(house)
        assert len(box.letters) == 6

    in_house(tmp_path, act, smtp=smtp(box))


def test_one_link_ends_it_at_every_table(tmp_path: Path, box: Box) -> None:
    async def act(house: House) -> None:
        ids = []
        for _ in range(2):
            id, keys, _ = await table(house)
            await confirmed(house, box, id, keys[0])
            ids.append((id, keys[0]))
        assert await house.hub.book.stop(token_in(tmp_path), house.now)
        assert [(await house.hub.mail_state(*one)).state for one in ids] == ["none", "none"]

    in_house(tmp_path, act, smtp=smtp(box))


@pytest.mark.parametrize(
    "how", ["stopped", "at this table", "forgotten", "deleted", "expired", "never confirmed", "long over"]
)
def test_then_the_address_is_nowhere(tmp_path: Path, box: Box, how: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def act(house: House) -> None:
        id, keys, lines = await table(house, spectators=True)
        watcher = await house.enter(id)
        if how == "never confirmed":
            await ask(house, id, keys[0])
            await look(house)
        else:
            await confirmed(house, box, id, keys[0])
        assert traces(tmp_path, ADDRESS) == {ADDRESS}, "while it is needed it is kept"
        await lines[0].does("say", text="hello")
        match how:
            case "stopped":
                assert await house.hub.book.stop(token_in(tmp_path), house.now)
            case "at this table":
                await house.hub.stop_mail(id, keys[0])
            case "forgotten":
                await house.hub.forget(id, keys[0])
            case "deleted":
                await house.hub.delete(id, keys[0])
            case "expired":
                assert await house.hub.store.sweep(house.now + 365 * DAY) == [id]
            case "never confirmed":
                await house.pass_time(UNCONFIRMED)
                await look(house)
            case "long over":
                await lines[0].does("resign", seat=0)
                await look(house)
                text = (await house.live(id)).table.record().dumps()
                assert ADDRESS not in text
                assert ADDRESS in str(traces(tmp_path, ADDRESS))
                await house.pass_time(FINISHED + 1)
                await look(house)
        journal = await house.hub.store.read(
            lambda connection: b"".join(body for (body,) in connection.exec_driver_sql("SELECT body FROM entries"))
        )
        assert ADDRESS.encode() not in journal
        await house.hub.store.clean()
        assert traces(tmp_path, ADDRESS) == set()
        for line in (*lines, watcher):
            assert ADDRESS not in "".join(line.raw)

    in_house(tmp_path, act, smtp=smtp(box))
    assert ADDRESS not in caplog.text


def test_while_it_is_needed_it_is_in_no_journal_no_list_and_no_record(tmp_path: Path, box: Box) -> None:
    async def act(house: House) -> None:
        id, keys, lines = await table(house, listed=True)
        await confirmed(house, box, id, keys[1])
        await lines[1].does("resign", seat=1)
        shown = await house.hub.mine([m.MyKey(id, keys[1])])
        history = await house.hub.store.finished(10)
        told = [m.encode(shown), str(history).encode(), (await house.live(id)).table.record().dumps().encode()]
        for name in ("tables", "entries", "chat", "standings"):
            told.append(str(rows(tmp_path / "tables.sqlite", name)).encode())
        told.append(str(rows(tmp_path / "tables-mail.sqlite", "mailed")).encode())
        assert [text for text in told if b"cranes" in text] == []

    in_house(tmp_path, act, smtp=smtp(box))


def backup(folder: Path) -> Path:
    """A copy of the database of a running server, made as docs/server.md says."""
    copy = folder / "copies" / "tables.sqlite"
    copy.parent.mkdir()
    whole, part = sqlite3.connect(folder / "tables.sqlite"), sqlite3.connect(copy)
    whole.backup(part)
    whole.close()
    part.close()
    return copy


def test_while_it_is_needed_it_is_in_no_backup_no_log_and_no_file_but_its_own(
    tmp_path: Path, box: Box, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def act(house: House) -> None:
        id, keys, lines = await table(house)
        first = whose_turn(lines)
        await house.part(lines[1 - first])
        await confirmed(house, box, id, keys[1 - first])
        await act_through(house, lines[first], first)
        await house.pass_time(2 * house.settings.mail_after)
        await look(house)
        assert [to for to, _ in box.letters] == [ADDRESS]
        copy = backup(tmp_path)
        assert [row["id"] for row in rows(copy, "tables")] == [id]
        digest = rows(tmp_path / "tables-mail.sqlite", "mailed")[0]["address"].encode()
        everything = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
        for trace in (ADDRESS.encode(), b"cranes", token_in(tmp_path).encode(), digest):
            holders = {file.name.removesuffix("-wal") for file, found in everything.items() if trace in found}
            assert holders == {"tables-mail.sqlite"}
        assert {"tables.sqlite", "tables.sqlite-wal"} <= {file.name for file in everything}
        await house.hub.store.clean()  # from the log into the file
        assert ADDRESS.encode() in (tmp_path / "tables-mail.sqlite").read_bytes()
        assert ADDRESS.encode() not in (tmp_path / "tables.sqlite").read_bytes()

    in_house(tmp_path, act, smtp=smtp(box))
    assert "cranes" not in caplog.text


@pytest.mark.parametrize("lost", ["addresses", "tables"])
def test_if_one_of_the_two_files_is_lost_the_server_starts_and_the_address_is_gone(
    tmp_path: Path, box: Box, lost: str
) -> None:
    file = tmp_path / {"addresses": "tables-mail.sqlite", "tables": "tables.sqlite"}[lost]

    async def act(house: House) -> None:
        id, keys, _ = await table(house)
        await confirmed(house, box, id, keys[0])
        for line in house.lines:
            await line.socket.close()
        house.lines = []
        await house.hub.stop()
        for each in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
            each.unlink(missing_ok=True)
        house.open()
        if lost == "addresses":
            assert (await house.hub.mail_state(id, keys[0])).state == "none"
            assert file.stat().st_mode & 0o777 == 0o600
            await confirmed(house, box, id, keys[0])
        else:
            assert traces(tmp_path, ADDRESS) == {ADDRESS}
            await look(house)
            await house.hub.store.sweep(house.now)
            await house.hub.store.clean()
            assert traces(tmp_path, ADDRESS) == set()

    in_house(tmp_path, act, smtp=smtp(box))


def test_those_who_play_again_take_it_along(tmp_path: Path, box: Box) -> None:
    async def act(house: House) -> None:
        id, keys, lines = await table(house)
        await confirmed(house, box, id, keys[1])
        await lines[1].does("resign", seat=1)
        await lines[0].does("rematch")
        await restart(house)
        lines = [await house.enter(id, key) for key in keys]
        await lines[1].does("vote", yes=True)
        await house.settle()
        after = lines[1].table["rematch"]
        assert (await house.hub.mail_state(after, keys[1])).state == "confirmed"
        assert (await house.hub.mail_state(after, keys[0])).state == "none"

    in_house(tmp_path, act, smtp=smtp(box))


def test_what_cannot_be_sent_is_tried_again_and_nobody_hears_whose_it_was(
    tmp_path: Path, box: Box, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def act(house: House) -> None:
        id, keys, _ = await table(house)
        box.says = f"451 no room for <{ADDRESS}> now"
        await ask(house, id, keys[0])
        await look(house)
        await look(house)
        assert box.letters == []
        box.says = ""
        await look(house)
        assert box.letters == [], "not at once"
        await house.pass_time(post_module.AGAIN[0] + 1)
        await look(house)
        assert len(box.letters) == 1
        box.says = f"550 there is no <{ADDRESS}>"
        await ask(house, id, keys[1], "nobody@example.org")
        await look(house)
        assert (await house.hub.mail_state(id, keys[1])).state == "none", "there is nobody: it is deleted"
        assert house.hub.post
        assert house.hub.post.lost == 2

    in_house(tmp_path, act, smtp=smtp(box))
    assert ADDRESS not in caplog.text
    assert "nobody@" not in caplog.text
    assert "a mail could not be sent: SMTPRecipientsRefused 451" in caplog.text


def test_where_there_is_no_mail_server_the_game_goes_on(tmp_path: Path) -> None:
    gone = Smtp.parse(f"smtp+plain://{HERE}:{free_port()}", "play@example.org", PUBLIC)

    async def act(house: House) -> None:
        async with running(house):
            id, keys, lines = await table(house)
            await ask(house, id, keys[0])
            assert house.hub.post
            await comes(house, lambda: house.hub.post and house.hub.post.lost == 1)
            first = whose_turn(lines)
            await act_through(house, lines[first], first)
        await look(house)
        assert house.hub.post.lost == 1, "the others would fare no better"

    in_house(tmp_path, act, smtp=gone)


def test_the_post_goes_out_by_itself(tmp_path: Path, box: Box) -> None:
    async def act(house: House) -> None:
        async with running(house):
            id, keys, _ = await table(house)
            await ask(house, id, keys[0])
            await comes(house, lambda: box.letters)

    in_house(tmp_path, act, smtp=smtp(box))


def test_only_where_it_makes_sense(tmp_path: Path, box: Box) -> None:
    async def act(house: House) -> None:
        live, keys, _ = await table(house, clock={"kind": "none"})
        assert await refused(ask(house, live, keys[0])) == "no-days"
        id, keys, lines = await table(house)
        guest = await house.hub.admit(id, m.NewPerson())
        assert await refused(ask(house, id, guest.secret)) == "not-seated"
        assert await refused(ask(house, id, "")) == "bad-secret"
        assert await refused(ask(house, id, "x")) == "bad-secret"
        for wrong in ("ann", "ann@", "@example.org", "a b@example.org", "ann@example.org\nBcc: x@example.org", "a@b"):
            assert await refused(ask(house, id, keys[0], wrong)) == "bad-address"
        await lines[0].does("resign", seat=0)
        assert await refused(ask(house, id, keys[0])) == "no-days"

    in_house(tmp_path, act, smtp=smtp(box))


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, keys, _ = await table(house)
        assert await refused(ask(house, id, keys[0])) == "no-mail"
        assert house.hub.post is None
        assert '"mail":false' in (await asyncio.to_thread(fetch, house, "GET", "/api/server"))[1]

    in_house(tmp_path, act, real=True)


def test_addresses_as_they_are_kept() -> None:
    assert plain_address(" Ann.Bee@Bücher.Example ") == "Ann.Bee@xn--bcher-kva.example"
    assert plain_address("o'neil+games@sub.example.org") == "o'neil+games@sub.example.org"


# -- the mail server that is named


@pytest.mark.parametrize(
    ("url", "sender", "public"),
    [
        ("smtp://user:password@mail.example.org", "a@example.org", PUBLIC),
        ("https://mail.example.org", "a@example.org", PUBLIC),
        ("smtp://", "a@example.org", PUBLIC),
        ("smtp://mail.example.org/path", "a@example.org", PUBLIC),
        ("smtp://mail.example.org:x", "a@example.org", PUBLIC),
        ("smtp://mail.example.org", "somebody", PUBLIC),
        ("smtp://mail.example.org", "a@example.org", "play.example.org"),
    ],
)
def test_what_cannot_be_a_mail_server_is_refused(url: str, sender: str, public: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        Smtp.parse(url, sender, public)


def test_a_password_is_shown_nowhere() -> None:
    named = Smtp.parse("smtps://ann@mail.example.org", "a@example.org", PUBLIC, "geheim")
    assert "geheim" not in repr(named)
    assert (named.port, named.security, named.user, named.password) == (465, "tls", "ann", "geheim")


def test_the_command_takes_the_password_from_a_file_or_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, sender = "smtps://ann@mail.example.org", "play@example.org"
    monkeypatch.setenv("SENBAZURU_SMTP_PASSWORD", "geheim")
    assert smtp_of(url, sender, PUBLIC, None).password == "geheim"
    (tmp_path / "password").write_text("anders\n")
    assert smtp_of(url, sender, PUBLIC, tmp_path / "password").password == "anders"
    with pytest.raises(click.UsageError, match="--mail-from"):
        smtp_of(url, None, PUBLIC, None)
    with pytest.raises(click.UsageError, match="--public"):
        smtp_of(url, sender, None, None)
    with pytest.raises(click.UsageError, match="nothing"):
        smtp_of(url, sender, PUBLIC, tmp_path / "nothing")
    with pytest.raises(click.BadParameter, match=r"mail\.example\.org") as refused:
        smtp_of("smtps://ann:geheim@mail.example.org", sender, PUBLIC, None)
    assert "geheim" not in str(refused.value.message)


def letter() -> EmailMessage:
    made = EmailMessage()
    made["From"], made["To"], made["Subject"] = "play@example.org", ADDRESS, "Hello"
    made.set_content("Hello")
    return made


def test_nothing_goes_in_the_clear_where_that_was_not_said(box: Box) -> None:
    with pytest.raises(OSError, match="STARTTLS"):
        smtp(box, "smtp").send(letter(), ADDRESS)
    with pytest.raises(OSError, match=r".*"):
        smtp(box, "smtps").send(letter(), ADDRESS)
    assert box.letters == []


@pytest.mark.skipif(shutil.which("openssl") is None, reason="needs openssl to make a certificate")
@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_with_tls_and_a_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: str) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    make = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost"
    names = ["-addext", f"subjectAltName=IP:{HERE}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*make.split(), *names], check=True, capture_output=True)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)
    box = Box()
    secured = {"ssl_context": context} if scheme == "smtps" else {"tls_context": context, "require_starttls": True}
    shown = {"authenticator": box.authenticate, "auth_require_tls": scheme == "smtp"}
    at = Controller(box, hostname=HERE, port=free_port(), **secured, **shown)  # type: ignore[arg-type]
    at.ready_timeout = 30
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    at.start()
    try:
        url = f"{scheme}://ann@{HERE}:{at.port}"
        Smtp.parse(url, "play@example.org", PUBLIC, "geheim").send(letter(), ADDRESS)
        with pytest.raises(OSError, match="535"):
            Smtp.parse(url, "play@example.org", PUBLIC, "falsch").send(letter(), ADDRESS)
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "none.pem"))
        with pytest.raises(ssl.SSLCertVerificationError):
            Smtp.parse(url, "play@example.org", PUBLIC, "geheim").send(letter(), ADDRESS)
    finally:
        at.stop()
    assert [to for to, _ in box.letters] == [ADDRESS]
    assert set(box.logged_in) == {b"ann"}
