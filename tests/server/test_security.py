"""What nobody may do is refused by code, changes nothing, and nobody else hears of it."""

import asyncio
import json
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.server import messages as m
from senbazuru.server.settings import Limits
from tests.server.harness import ROOMY, Closed, House, Line, connected, deal_the_same, in_house, served

Fields = dict[str, Any]

UNREADABLE: list[str | bytes] = [
    "",
    " ",
    "null",
    "true",
    "7",
    "[]",
    "{}",
    '"ping"',
    "{",
    '{"type": "ping", "id": 1',
    '{"type": "ping", "id": 1}{"type": "ping", "id": 2}',
    "{'type': 'ping', 'id': 1}",
    '{"type": "ping", "id": NaN}',
    '{"type": "ping", "id": 1e400}',
    "[" * 5000,
    '{"type":' * 1500,
    '{"id": 1}',
    '{"type": "ping"}',
    '{"type": "no-such-thing", "id": 1}',
    '{"type": "Ping", "id": 1}',
    '{"type": ["ping"], "id": 1}',
    '{"type": "ping", "id": 1, "more": 1}',
    '{"type": "ping", "id": -1}',
    '{"type": "ping", "id": 1.5}',
    '{"type": "ping", "id": "1"}',
    '{"type": "ping", "id": true}',
    '{"type": "ping", "id": 9007199254740992}',
    '{"type": "ping", "id": 99999999999999999999999999999999999999}',
    '{"type": "hello", "protocol": 2, "table": "x"}',
    '{"type": "welcome", "protocol": 2, "server": "0", "person": "p1", "seats": [0, 1]}',
    '{"type": "say", "id": 1, "text": "\\ud800"}',
    '{"type": "say", "id": 1, "text": "\\udc00\\ud800"}',
    '{"type": "say", "id": 1, "text": 5}',
    '{"type": "say", "id": 1, "text": null}',
    json.dumps({"type": "say", "id": 1, "text": "x" * 2001}),
    '{"type": "vote", "id": 1, "yes": 1}',
    '{"type": "propose", "id": 1, "kind": "surrender"}',
    '{"type": "undo", "id": 1, "seat": -1}',
    '{"type": "undo", "id": 1, "seat": 16}',
    '{"type": "undo", "id": 1, "seat": null}',
    '{"type": "plan", "id": 1, "plan": {"game": "origami", "cheat": true}}',
    b"",
    b"\x00",
    b"\xff\xfe\xfd",
    b'{"type": "say", "id": 1, "text": "\xff"}',
    b'\xef\xbb\xbf{"type": "ping", "id": 1}',
]
"""No message of ours."""

WRONG_OPTIONS = [[64], [-1], [2**63], [10**30], [True], [1.0], [1.5], ["1"], [None], [[1]], {}, 1, None, "1", [0] * 65]


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_the_same(monkeypatch)


async def state_of(house: House, id: str) -> tuple[Any, ...]:
    """All that could have changed at a table."""
    live = await house.live(id)
    table, game = live.table, live.table.game
    played = (game.state.facts(), game.record.dumps(), game.revision, len(game.history)) if game else ()
    clocks = (list(table.clocks.left), dict(table.clocks.running))
    return m.encode(table.info()), table.written, table.said, list(table.seats), dict(table.people), clocks, played


class Calm:
    """Nothing changes at a table while this is open, and nobody but these lines hears anything."""

    def __init__(self, house: House, id: str, *speaking: Line) -> None:
        self.house, self.id = house, id
        self.others = [line for line in house.lines if line not in speaking]

    async def __aenter__(self) -> None:
        await self.house.settle()
        self.before = await state_of(self.house, self.id)
        self.heard = [list(line.raw) for line in self.others]

    async def __aexit__(self, kind: object, *_: object) -> None:
        if kind is None:
            await self.house.settle()
            assert await state_of(self.house, self.id) == self.before
            assert [line.raw for line in self.others] == self.heard


async def refuses(house: House, id: str, line: Line, cases: Iterable[tuple[str, Fields, str]]) -> int:
    """Each of these is refused with its code, and nothing happens."""
    number = 0
    for number, (type, fields, code) in enumerate(cases, 1):
        async with Calm(house, id, line):
            assert await line.refused(type, **fields) == code, (type, fields)
    return number


async def playing(house: House, *names: str, **plan: Any) -> tuple[str, list[Line], list[str]]:
    """A game under way: the line of each person, and of one who watches at the end; the secrets."""
    id, secrets = await house.table("origami", *names, **plan)
    lines = [await house.enter(id, secret) for secret in [*secrets, ""]]
    await lines[0].does("start")
    await house.settle()
    return id, lines, secrets


def turn(lines: list[Line]) -> tuple[int, Line, int, Line]:
    """Who is asked and who is not, of two."""
    seat = 0 if lines[0].decision(0) else 1
    return seat, lines[seat], 1 - seat, lines[1 - seat]


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, _ = await playing(house)
        for line in lines:
            for text in UNREADABLE:
                async with Calm(house, id, line):
                    await line.socket.send(text)
                    reply = await line.hear()
                    assert reply["type"] == "reply", (text, reply)
                    assert reply["error"]["code"] == "bad-message", (text, reply)
                    assert reply["id"] in (-1, 1), (text, reply)

    in_house(tmp_path, act)


def test_an_answer_with_wrong_types_is_refused_and_a_right_one_still_counts(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, _ = await playing(house)
        seat, line, _, _ = turn(lines)
        decision = line.decision(seat)
        assert decision
        asked = {"seat": seat, "decision": decision["id"]}
        await refuses(house, id, line, [("answer", {**asked, "options": o}, "bad-message") for o in WRONG_OPTIONS])
        offered = {option["id"] for option in decision["options"] if "reason" not in option}
        not_offered = [number for number in range(64) if number not in offered]
        cases = [("answer", {**asked, "options": [number]}, "not-offered") for number in not_offered]
        cases += [
            ("answer", {**asked, "options": []}, "incomplete-answer"),
            ("answer", {**asked, "decision": "", "options": [1]}, "stale-decision"),
            ("answer", {**asked, "decision": "9" * 64, "options": [1]}, "stale-decision"),
            ("answer", {**asked, "decision": "9" * 65, "options": [1]}, "bad-message"),
            ("answer", {**asked, "decision": 0, "options": [1]}, "bad-message"),
        ]
        await refuses(house, id, line, cases)
        assert (await line.answer_somehow(seat))["error"] is None

    in_house(tmp_path, act)


def test_the_same_message_twice_counts_once(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, _ = await playing(house)
        chance = Random(2)
        for _ in range(10):
            seat, line, _, _ = turn(lines)
            decision = line.decision(seat)
            assert decision
            offered = [option["id"] for option in decision["options"] if "reason" not in option]
            answer = {"seat": seat, "decision": decision["id"], "options": [chance.choice(offered)]}
            await line.does("answer", **answer)
            await house.settle()
            async with Calm(house, id, line):
                assert await line.refused("answer", **answer) in ("stale-decision", "not-your-decision")

    in_house(tmp_path, act)


def test_nobody_acts_for_another_or_out_of_turn_or_without_right(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, _ = await playing(house)
        seat, asked, other, waiting = turn(lines)
        decision = asked.decision(seat)
        assert decision
        first = decision["options"][0]["id"]
        await refuses(
            house,
            id,
            waiting,
            [
                ("answer", {"seat": seat, "decision": decision["id"], "options": [first]}, "not-your-seat"),
                ("answer", {"seat": 7, "decision": decision["id"], "options": [first]}, "no-such-seat"),
                ("answer", {"seat": other, "decision": decision["id"], "options": [first]}, "not-your-decision"),
                ("undo", {"seat": seat}, "not-your-seat"),
                ("undo", {"seat": other}, "nothing-to-undo"),
                ("undo", {"seat": 15}, "no-such-seat"),
                ("ahead", {"seat": seat}, "not-your-seat"),
                ("ahead", {"seat": other}, "not-your-decision"),
                ("ahead", {"seat": 9}, "no-such-seat"),
                ("look", {"seat": seat}, "not-your-seat"),
                ("look", {"seat": 9}, "no-such-seat"),
                ("sit", {"seat": seat, "name": "Eve"}, "already-started"),
                ("stand", {"seat": seat}, "already-started"),
                ("seat-bot", {"seat": seat, "bot": "greedy"}, "already-started"),
                ("plan", {"plan": {"game": "origami"}}, "already-started"),
                ("start", {}, "already-started"),
                ("vote", {"yes": True}, "no-proposal"),
                ("withdraw", {}, "no-proposal"),
                ("resume", {}, "not-paused"),
                ("send-away", {"person": "p9"}, "not-host" if other else "cannot-send-away"),
                ("come-back", {"seat": seat}, "not-your-seat"),
                ("come-back", {"seat": other}, "seat-taken"),
                ("come-back", {"seat": 9}, "no-such-seat"),
                ("replace", {"seat": seat}, "not-absent"),
                ("replace", {"seat": other}, "not-absent"),
                ("replace", {"seat": 9}, "no-such-seat"),
                ("claim-host", {}, "host-is-there"),
                ("give-time", {"seat": seat}, "no-clock"),
                ("give-time", {"seat": 9}, "no-such-seat"),
                ("say", {"text": ""}, "bad-text"),
                ("say", {"text": " \n "}, "bad-text"),
                ("say", {"text": "x" * 301}, "bad-text"),
                ("say", {"text": "a\u202eb"}, "bad-text"),
                ("say", {"text": "a\x00b"}, "bad-text"),
                ("rematch", {}, "not-over"),
            ],
        )
        await refuses(
            house, id, asked, [("ahead", {"seat": seat, "options": [63]}, "not-offered"), ("rematch", {}, "not-over")]
        )

    in_house(tmp_path, act)


EVERYTHING: list[tuple[str, Fields]] = [
    ("answer", {"seat": 0, "decision": "0.0", "options": [0]}),
    ("undo", {"seat": 0}),
    ("done", {}),
    ("ahead", {"seat": 0}),
    ("look", {"seat": 0}),
    ("sit", {"seat": 0, "name": "Eve"}),
    ("stand", {"seat": 0}),
    ("seat-bot", {"seat": 0, "bot": "greedy"}),
    ("plan", {"plan": {"game": "origami"}}),
    ("start", {}),
    ("leave", {}),
    ("send-away", {"person": "p2"}),
    ("spectators", {"yes": False}),
    ("come-back", {"seat": 0}),
    ("replace", {"seat": 0}),
    ("claim-host", {}),
    ("give-time", {"seat": 0}),
    ("propose", {"kind": "end"}),
    ("vote", {"yes": True}),
    ("withdraw", {}),
    ("resume", {}),
    ("say", {"text": "Boo!"}),
    ("resign", {"seat": 0}),
    ("rematch", {}),
]
"""One of each request."""


def test_whoever_has_no_secret_can_do_nothing_but_watch(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, _ = await playing(house)
        await refuses(house, id, lines[-1], [(*request, "not-seated") for request in EVERYTHING])
        assert (await lines[-1].ask("ping"))["error"] is None

    in_house(tmp_path, act)


def test_a_person_without_a_seat_can_do_nothing_either(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, _, _ = await playing(house)
        guest = await house.hub.admit(id, m.NewPerson())
        line = await house.enter(id, guest.secret)
        for type, fields in EVERYTHING:
            if type in ("leave", "done"):  # to do nothing is allowed
                continue
            async with Calm(house, id, line):
                await line.refused(type, **fields)

    in_house(tmp_path, act)


def test_before_the_game_only_the_host_decides(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table("origami", "Ann", "Bea", "Cay")
        ann, bea, cay = [await house.enter(id, secret) for secret in secrets]
        await cay.does("stand", seat=2)
        cases: list[tuple[str, Fields, str]] = [
            ("seat-bot", {"seat": 2, "bot": "greedy"}, "not-host"),
            ("plan", {"plan": {"game": "islands"}}, "not-host"),
            ("start", {}, "not-host"),
            ("send-away", {"person": "p3"}, "not-host"),
            ("spectators", {"yes": False}, "not-host"),
            ("stand", {"seat": 0}, "not-host"),
            ("sit", {"seat": 0, "name": "Eve"}, "seat-taken"),
            ("sit", {"seat": 2, "name": "Ann"}, "name-taken"),
            ("sit", {"seat": 2, "name": ""}, "bad-text"),
            ("sit", {"seat": 2, "name": "x" * 25}, "bad-text"),
            ("sit", {"seat": 3, "name": "Eve"}, "no-such-seat"),
            ("claim-host", {}, "host-is-there"),
            ("replace", {"seat": 0}, "not-absent"),
        ]
        await refuses(house, id, bea, cases)
        later = ("answer", "undo", "ahead", "look", "propose", "resume", "give-time", "come-back", "done")
        await refuses(house, id, bea, [(*request, "not-started") for request in EVERYTHING if request[0] in later])
        plans: list[tuple[Fields, str]] = [
            ({"game": "chess"}, "unknown-game"),
            ({"game": "origami", "players": 99}, "wrong-players"),
            ({"game": "origami", "players": -1}, "wrong-players"),
            ({"game": "origami", "options": {"cheat": True}}, "unknown-option"),
            ({"game": "origami", "options": {"families": ["sea", "farm", "dragons"]}}, "unknown-choice"),
            ({"game": "origami", "clock": {"kind": "live", "seconds": 0}}, "wrong-value"),
            ({"game": "origami", "clock": {"kind": "none", "seconds": 5}}, "wrong-value"),
            ({"game": "origami", "bot_pause": 61}, "wrong-value"),
            ({"game": "origami", "stand_in": "nobody"}, "unknown-bot"),
        ]
        await refuses(house, id, ann, [("plan", {"plan": plan}, code) for plan, code in plans])
        await refuses(
            house,
            id,
            ann,
            [
                ("start", {}, "seat-empty"),
                ("stand", {"seat": 2}, "seat-empty"),
                ("seat-bot", {"seat": 1, "bot": "greedy"}, "seat-taken"),
                ("seat-bot", {"seat": 2, "bot": "nobody"}, "unknown-bot"),
            ],
        )

    in_house(tmp_path, act)


def test_after_the_end_nothing_is_played(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, _ = await playing(house)
        await lines[0].does("propose", kind="end")
        await lines[1].does("vote", yes=True)
        late = ("answer", "undo", "ahead", "come-back", "give-time", "propose", "resume", "done")
        await refuses(house, id, lines[0], [(*r, "game-over") for r in EVERYTHING if r[0] in late])
        await refuses(house, id, lines[0], [("vote", {"yes": True}, "no-proposal"), ("start", {}, "already-started")])
        record = (await house.live(id)).table.record()
        assert record.header["salt"]

    in_house(tmp_path, act)


# -- coming in


async def first_word(house: House, hello: Any) -> dict[str, Any]:
    """What a connection hears that begins like this; it must be good-bye, and then the end."""
    wire = await house.wire()
    await wire.send(hello if isinstance(hello, str | bytes) else json.dumps(hello))
    message: dict[str, Any] = json.loads(await wire.recv())
    if message["type"] == "bye":
        with pytest.raises((Closed, websockets.ConnectionClosed)):
            await wire.recv()
    return message


@pytest.mark.parametrize("real", [False, True])
def test_nobody_comes_in_who_does_not_say_who_he_is(real: bool, tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, _, secrets = await playing(house)
        other, foreign = await house.table("origami")
        closed, _ = await house.table("origami", spectators=False)
        hello = {"type": "hello", "protocol": 2, "table": id, "secret": secrets[0]}
        cases: list[tuple[Any, str]] = [
            ({**hello, "secret": "x" * 24}, "bad-secret"),
            ({**hello, "secret": secrets[0][:-1]}, "bad-secret"),
            ({**hello, "secret": secrets[0] + "x"}, "bad-secret"),
            ({**hello, "secret": foreign[0]}, "bad-secret"),
            ({**hello, "table": other}, "bad-secret"),
            ({**hello, "table": closed, "secret": ""}, "no-spectators"),
            ({**hello, "table": closed, "secret": secrets[0]}, "bad-secret"),
            ({**hello, "table": "nowhere"}, "no-such-table"),
            ({**hello, "table": ""}, "no-such-table"),
            ({**hello, "table": "\x00"}, "no-such-table"),
            ({**hello, "table": "' OR 1=1 --"}, "no-such-table"),
            ({**hello, "table": "x" * 65}, "bad-message"),
            ({**hello, "secret": "x" * 129}, "bad-message"),
            ({**hello, "secret": None}, "bad-message"),
            ({**hello, "protocol": 1}, "wrong-protocol"),
            ({**hello, "protocol": 10**30}, "wrong-protocol"),
            ({**hello, "protocol": True}, "bad-message"),
            ({**hello, "more": 1}, "bad-message"),
            ({**hello, "known": [{"seat": 0, "revision": 0, "told": -1}]}, "bad-message"),
            ({**hello, "known": [{"seat": 0, "revision": 0, "told": 0}] * 17}, "bad-message"),
            ({"type": "ping", "id": 1}, "bad-message"),
            ({"type": "answer", "id": 1, "seat": 0, "decision": "0", "options": [0]}, "bad-message"),
            (json.dumps(hello).replace(secrets[0], "\\ud800"), "bad-message"),
            (json.dumps({**hello, "secret": "x" * 20_000}), "message-too-large"),
            ("", "bad-message"),
            ("[" * 9000, "bad-message"),
            (b"\xff\x00", "bad-message"),
        ]
        async with Calm(house, id):
            for case, code in cases:
                message = await first_word(house, case)
                assert message["type"] == "bye", (case, message)
                assert message["error"]["code"] == code, (case, message)
                assert not message["retry"]

    in_house(tmp_path, act, real=real)


def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        wire = await house.wire()
        await asyncio.sleep(0)
        await house.pass_time(9.0)
        await asyncio.sleep(0.01)
        await house.pass_time(1.5)
        bye = json.loads(await wire.recv())
        assert bye["error"]["code"] == "bad-message"
        with pytest.raises(Closed):
            await wire.recv()

    in_house(tmp_path, act)


def test_a_claim_to_know_the_future_is_not_believed(tmp_path: Path) -> None:
    """Whatever a client says it has: it gets a whole view, and events that go on where it can be."""

    async def act(house: House) -> None:
        id, lines, secrets = await playing(house)
        for revision, told in [(0, 10**15), (7, 3), (-(2**60), 0), (2**60, 2**60)]:
            wire = await house.wire()
            known = [{"seat": seat, "revision": revision, "told": told} for seat in (0, 1, 15, None)]
            hello = {"type": "hello", "protocol": 2, "table": id, "secret": secrets[0], "known": known}
            await wire.send(json.dumps(hello))
            got = [json.loads(await wire.recv()) for _ in range(3)]
            assert [message["type"] for message in got] == ["welcome", "table", "view"]
            assert got[2]["seat"] == 0
            assert 0 <= got[2]["since"] <= got[2]["told"] == lines[0].known[0][1]
            await wire.close()

    in_house(tmp_path, act)


# -- too much


def test_too_many_messages_are_refused_and_at_last_the_line_is_cut(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table("origami")
        line = await house.enter(id, secrets[0])
        before = await state_of(house, id)
        codes = [(await line.ask("ping"))["error"] for _ in range(10)]
        refused = [error["code"] for error in codes if error]
        assert set(refused) == {"too-many-messages"}
        assert 0 < len(refused) < 10
        assert await line.refused("stand", seat=0) == "too-many-messages"
        await house.pass_time(11.0)
        assert (await line.ask("ping"))["error"] is None
        for _ in range(40):
            await line.socket.send("{}")
        bye = await line.until(lambda message: message["type"] == "bye")
        with pytest.raises(Closed):
            await line.hear()
        assert bye["error"]["code"] == "too-many-messages"
        assert await state_of(house, id) == before
        house.lines.clear()

    in_house(tmp_path, act, limits=Limits(messages=8))


def test_too_much_talk_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, _ = await playing(house)
        for _ in range(3):
            await lines[0].does("say", text="Hurry!")
        async with Calm(house, id, lines[0]):
            assert await lines[0].refused("say", text="Hurry!") == "too-many-messages"
        seat, line, _, _ = turn(lines)
        assert (await line.answer_somehow(seat))["error"] is None
        await house.pass_time(10.0)
        await lines[0].does("say", text="Well done!")

    in_house(tmp_path, act, limits=Limits(messages=10**9, chat=3))


def test_a_table_is_not_open_to_any_number_of_people(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, _ = await house.table("origami", "Ann", "Bea", players=3)
        for _ in range(2):
            await house.enter(id, (await house.hub.admit(id, m.NewPerson())).secret)
        with pytest.raises(SenbazuruError) as refused:
            await house.hub.admit(id, m.NewPerson())
        assert (refused.value.code, refused.value.details) == ("too-many-people", {"most": 2})
        assert (await house.enter(id)).table["phase"] == "open", "watching is no matter of secrets"
        await house.hub.admit(id, m.NewPerson("Eve"))
        assert (await house.live(id)).table.seats[2].taken, "and whoever wants to play needs no more than a seat"

    in_house(tmp_path, act, limits=Limits(people=2))


def test_a_message_that_is_too_large_ends_the_line(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, lines, secrets = await playing(house)
        small = '{"type": "ping", "id": 7}'
        await lines[0].socket.send(small + " " * (16_384 - len(small)))
        assert await lines[0].hear() == {"type": "reply", "id": 7, "error": None}
        for size in (16_385, 100_000, 2_000_000):
            line = await house.enter(id, secrets[0])
            await line.socket.send(" " * size)
            bye = await line.until(lambda message: message["type"] == "bye")
            assert (bye["error"]["code"], bye["retry"]) == ("message-too-large", False)
            with pytest.raises(Closed):
                await line.hear()
            house.lines.remove(line)

    in_house(tmp_path, act)


def test_twenty_unreadable_messages_in_a_row_end_the_line(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        id, secrets = await house.table("origami")
        line = await house.enter(id, secrets[0])
        for _ in range(19):
            await line.socket.send("nonsense")
        await line.does("ping")
        for _ in range(20):
            await line.socket.send("nonsense")
        await line.until(lambda message: message["type"] == "bye")
        with pytest.raises(Closed):
            await line.hear()
        house.lines.clear()

    in_house(tmp_path, act)


def test_a_failure_of_ours_is_told_by_code_and_nothing_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug must neither take the line down nor leave a table half changed."""

    async def act(house: House) -> None:
        id, lines, _ = await playing(house)
        seat, line, _, _ = turn(lines)
        before = await state_of(house, id)
        live = await house.live(id)

        def fail(*_: object) -> None:
            live.table.paused = True
            raise IndexError("a bug")

        monkeypatch.setattr(live.table, "answer", fail)
        assert (await line.answer_somehow(seat))["error"]["code"] == "server-failed"
        assert await state_of(house, id) == before
        await house.settle()
        assert (await line.answer_somehow(seat))["error"] is None

    in_house(tmp_path, act, limits=ROOMY)


# -- the same through a real server


def test_a_real_server_refuses_what_is_malformed_and_goes_on(tmp_path: Path) -> None:
    with served(tmp_path, "--limit", "messages=100000") as server:
        opened = server.open_table(name="Ann", bots=["random"], start=True)
        id = opened["table"]["id"]

        async def act() -> None:
            async with connected(server, id, opened["secret"]) as line, connected(server, id) as watching:
                for text in UNREADABLE:
                    await line.socket.send(text)
                    reply = await line.until(lambda message: message["type"] in ("reply", "bye"))
                    assert reply["error"]["code"] == "bad-message", text
                    await line.does("ping")
                await watching.does("ping")
                while line.decision(0) is None:
                    await line.hear()
                assert (await line.answer_somehow(0))["error"] is None

        asyncio.run(act())
        assert "Traceback" not in server.log.read_text()
