"""What a server of version 0.1 has kept opens with this one: `tests/archive/data-0.1`.

Since then the rules of Islands have stayed the same, and those of the card games have changed.
"""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any
from zlib import decompress

import msgspec
import pytest
from click.testing import CliRunner

from senbazuru.cli import main
from senbazuru.games import GAMES
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.server import messages as m
from senbazuru.server.app import lines
from senbazuru.server.client import Link
from senbazuru.server.database import open_database
from senbazuru.server.replays import made, steps_of
from senbazuru.table.table import Table
from senbazuru.terminal import joining
from senbazuru.text import Words
from tests.server.harness import House, Served, in_house, served
from tests.server.test_idle import comes, running

ARCHIVE = Path(__file__).parent.parent / "archive"
FILE = ARCHIVE / "data-0.1" / "tables.sqlite"
TOLD: dict[str, Any] = json.loads((ARCHIVE / "data-0.1.json").read_text())
Stored = dict[str, dict[str, Any]]
TABLES: Stored = TOLD["tables"]
for kept in TABLES.values():  # what nobody could do then
    kept["info"]["rematched"] = []
    for told, news in (("outcome", {"resigned": []}), ("proposal", {"agreed": [], "declined": [], "bots": False})):
        if kept["info"][told]:
            kept["info"][told] |= news
for line in (*TOLD["open"], *TOLD["history"]):
    line["resigned"] = []
PLAYED = {name: kept for name, kept in TABLES.items() if kept["info"]["phase"] == "playing"}
OVER = {name: kept for name, kept in TABLES.items() if kept["info"]["phase"] == "over"}
SENTENCE = (
    "This game was played under version 1 of the rules, "
    f"and version {GAMES['origami'].version} is played here. "
    "Use the version of Senbazuru that wrote it, or begin a new game."
)


def of(tables: Stored, islands: bool) -> list[str]:
    return [name for name in tables if name.startswith("islands") == islands]


FROZEN = [*of(PLAYED, False), *of(OVER, False)]


def in_old_house(folder: Path, act: Callable[[House], Coroutine[Any, Any, Any]]) -> Stored:
    """Do something in a house with the old data; what is stored afterwards."""
    shutil.copy(FILE, folder / "tables.sqlite")
    in_house(folder, act)
    return stored(folder / "tables.sqlite")


def stored(file: Path) -> Stored:
    """Everything in a database, by the names of the old tables (or the ids of others)."""
    names = {kept["id"]: name for name, kept in TABLES.items()}
    connection = sqlite3.connect(file)
    connection.row_factory = sqlite3.Row
    found: Stored = {}
    for row in connection.execute("SELECT * FROM tables"):
        id = row["id"]
        journal = connection.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY number", (id,))
        chat = connection.execute("SELECT body FROM chat WHERE table_id = ? ORDER BY number", (id,))
        shown = json.loads(row["summary"])
        del shown["changed"]  # not written anew with every answer: the row has it
        found[names.get(id, id)] = {
            "row": {**row, "summary": shown},
            "journal": [body for (body,) in journal],
            "chat": [body for (body,) in chat],
        }
    connection.close()
    return found


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Stored:
    """What version 0.1 had stored."""
    copy = tmp_path_factory.mktemp("before") / "tables.sqlite"
    shutil.copy(FILE, copy)
    return stored(copy)


# -- opening


def test_it_was_written_by_version_0_1(before: Stored) -> None:
    assert sha256(FILE.read_bytes()).hexdigest().startswith("9bbd2e875fbb9e6b"), "what is kept is never changed"
    assert TOLD["version"] == "0.1.0"
    assert before.keys() == TABLES.keys()
    assert {kept["row"]["rules"] for kept in before.values()} == {1}
    assert all(GAMES[game].version > 1 for game in ("origami", "legends", "mixed"))
    assert GAMES["islands"].version == 1, "their rules have changed: now their tables are frozen, too"
    for name in PLAYED:
        assert any(b'"hash"' in entry for entry in before[name]["journal"]), "it is past the first hash"


def test_opening_it_changes_nothing_however_often(tmp_path: Path, before: Stored) -> None:
    copy = tmp_path / "tables.sqlite"
    shutil.copy(FILE, copy)
    for _ in range(2):
        open_database(f"sqlite:///{copy}", 1.0).dispose()
        assert stored(copy) == before


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server in a process of its own that was given the old file."""
    folder = tmp_path_factory.mktemp("server")
    shutil.copy(FILE, folder / "tables.sqlite")
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        connection.execute("UPDATE tables SET expires = expires + 1e9")  # whenever this test is run
    connection.close()
    with served(folder) as running:
        yield running


def test_a_server_starts_with_it_and_shows_what_it_showed(server: Served) -> None:
    assert server.get("/api/tables") == TOLD["open"]
    assert server.get("/api/history") == TOLD["history"]
    for name in ("origami-over", "islands-over"):
        kept = TABLES[name]
        assert server.get(f"/api/tables/{kept['id']}")["seats"] == kept["info"]["seats"]
        assert server.get(f"/api/tables/{kept['id']}/record") == kept["record"]
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("name", ["legends-between", "legends-over"])
def test_the_terminal_says_why_one_cannot_sit_down_any_more(server: Served, name: str) -> None:
    kept = TABLES[name]
    link = Link(f"http://{server.host}", kept["id"], kept["secrets"]["Ben"])
    with pytest.raises(joining.JoinError) as refused:
        asyncio.run(joining.join(lambda _: Words(), link, "Ben"))
    assert str(refused.value) == SENTENCE


def test_lists_and_tables_show_what_they_showed(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        async with running(house):
            for name, kept in TABLES.items():
                info = msgspec.to_builtins((await house.live(kept["id"])).table.info())
                assert (info.pop("frozen") is not None) == (name in FROZEN)
                assert info == {key: value for key, value in kept["info"].items() if key != "frozen"}, name
            store = house.hub.store
            assert msgspec.to_builtins(lines(await store.listed(house.now, 50))) == TOLD["open"]
            assert msgspec.to_builtins(lines(await store.finished(50))) == TOLD["history"]

    in_old_house(tmp_path, act)


def test_whoever_has_a_secret_is_who_he_was(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        for kept in TABLES.values():
            table = (await house.live(kept["id"])).table
            seats = kept["info"]["seats"]
            for name, secret in kept["secrets"].items():
                person = table.person(secret)
                assert person is not None
                assert [seats[seat]["name"] for seat in table.seats_of(person)] == [name] * (name != "Dora")
            assert table.person("another") is None

    in_old_house(tmp_path, act)


def test_what_was_said_can_be_read(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        talked = [kept for kept in TABLES.values() if kept["chat"]]
        assert len(talked) > 5
        for kept in talked:
            line = await house.enter(kept["id"], kept["secrets"]["Ben" if "Ben" in kept["secrets"] else "Ann"])
            assert [[said["name"], said["text"]] for said in line.chat] == kept["chat"]

    in_old_house(tmp_path, act)


# -- Islands, whose rules are the same


def answering(person: str | None, seat: int, decision: str, option: int) -> Callable[[Table, float], None]:
    return lambda table, now: table.answer(now, person or "", seat, decision, [option])


async def play_on(house: House, name: str) -> None:
    """The people of a table answer somehow, until the game is over."""
    live = await house.live(TABLES[name]["id"])
    random = Random(name)
    while live.table.phase == "playing":
        table, game = live.table, live.table.game
        assert game is not None
        seat = next((seat for seat in game.waiting() if not table.seats[seat].player), None)
        if seat is None:
            await house.pass_time(table.plan.bot_pause)
            await asyncio.sleep(0)
            continue
        decision = game.decision(seat)
        option = random.choice(decision.offered)
        await house.hub.change(live, answering(table.seats[seat].person, seat, decision.id, option.id))


@pytest.mark.parametrize("name", of(PLAYED, True))
def test_a_game_of_islands_goes_on_where_it_was_and_to_its_end(name: str, tmp_path: Path, before: Stored) -> None:
    kept = TABLES[name]

    async def act(house: House) -> None:
        table = await house.hub._read(kept["id"])
        assert table.game is not None
        assert (table.game.hash(), int(table.game.state.answers)) == (kept["hash"], kept["answers"])
        assert bool(table.game.state.unfinished()) == kept["middle"]
        if table.paused:
            ben = await house.enter(kept["id"], kept["secrets"]["Ben"])
            await ben.does("resume")
            await house.part(ben)
        await play_on(house, name)
        record = (await house.live(kept["id"])).table.record()
        (tmp_path / "game.jsonl").write_text(record.dumps())

    after = in_old_house(tmp_path, act)[name]
    assert (after["row"]["phase"], after["row"]["rules"]) == ("over", 1)
    journal = before[name]["journal"]
    assert after["journal"][: len(journal)] == journal
    assert "all right" in verified(tmp_path / "game.jsonl")


def verified(file: Path) -> str:
    result = CliRunner().invoke(main, ["replay", "--verify", str(file)])
    assert result.exit_code == 0, result.output
    return result.output


def test_who_was_in_the_middle_of_an_action_is_asked_the_same_and_answers(tmp_path: Path) -> None:
    kept = TABLES["islands-middle"]

    async def act(house: House) -> None:
        people = [await house.enter(kept["id"], secret) for secret in kept["secrets"].values()]
        (asked,) = [seat for seat in range(3) if people[seat].decision(seat)]
        for seat, line in enumerate(people):
            assert line.views[seat]["viewer"] == seat
        reply = await people[asked].answer_somehow(asked)
        assert reply["error"] is None

    in_old_house(tmp_path, act)


def test_a_bot_that_was_asked_answers_by_itself(tmp_path: Path, before: Stored) -> None:
    kept = TABLES["islands-bot"]

    async def act(house: House) -> None:
        async with running(house):
            await comes(house, lambda: kept["id"] in house.hub.tables)
            game = house.hub.tables[kept["id"]].table.game
            assert game is not None
            assert 0 in game.waiting(), "it is Ann's turn again"

    after = in_old_house(tmp_path, act)["islands-bot"]
    assert len(after["journal"]) > len(before["islands-bot"]["journal"])


def test_what_was_proposed_can_be_agreed_to(tmp_path: Path) -> None:
    kept = TABLES["islands-asked"]

    async def act(house: House) -> None:
        ben = await house.enter(kept["id"], kept["secrets"]["Ben"])
        assert ben.table["proposal"]["kind"] == "takeback"
        await ben.does("vote", yes=True)
        game = (await house.live(kept["id"])).table.game
        assert game is not None
        assert game.state.answers < kept["answers"]

    in_old_house(tmp_path, act)


def test_clocks_have_what_was_left_on_them(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        stopped = house.now - TOLD["stopped"]
        days = (await house.live(TABLES["islands-days"]["id"])).table
        live = (await house.live(TABLES["islands-live"]["id"])).table
        for table, most in ((days, 2 * 86_400.0), (live, 900 + 10 * 60.0)):
            clock = table.clock_info(house.now)
            assert clock is not None
            (turn,) = clock.running
            assert 0 < clock.left[turn] < most
        clock = days.clock_info(house.now)
        assert clock is not None
        assert clock.left[clock.running[0]] < 2 * 86_400 - stopped, "days pass also while there is no server"
        async with running(house):
            await house.pass_time(2 * 86_400)
            await comes(house, lambda: any(seat.why == "time" for seat in days.seats))

    in_old_house(tmp_path, act)


def test_who_had_left_comes_back_and_who_took_over_is_host(tmp_path: Path) -> None:
    kept = TABLES["islands-left"]

    async def act(house: House) -> None:
        ann = await house.enter(kept["id"], kept["secrets"]["Ann"])
        assert ann.table["host"] == ann.table["seats"][1]["person"]
        assert ann.table["seats"][0]["why"] == "left"
        await ann.does("come-back", seat=0)
        dora = await house.enter(kept["id"], kept["secrets"]["Dora"])
        assert None in dora.views, "she watches"

    in_old_house(tmp_path, act)


@pytest.mark.parametrize("name", of(OVER, True))
def test_a_finished_game_of_islands_is_shown_again_and_its_record_is_the_same_and_right(
    name: str, tmp_path: Path
) -> None:
    kept = TABLES[name]

    async def act(house: House) -> None:
        table = (await house.live(kept["id"])).table
        record = table.record()
        assert record.dumps() == kept["record"]
        (tmp_path / "game.jsonl").write_text(record.dumps())
        ann = await house.enter(kept["id"], kept["secrets"]["Ann"])
        assert ann.views[0]["decisions"] == []
        shown = json.loads(decompress(made((record, OMNISCIENT))[-1]))
        assert shown["step"] == len(steps_of(record)) > 0
        assert shown["view"]["winners"] == kept["info"]["outcome"]["winners"]

    in_old_house(tmp_path, act)
    said = verified(tmp_path / "game.jsonl")
    assert "commitment" in said
    assert "all right" in said


# -- the card games, whose rules are others now


def test_their_tables_can_only_be_looked_at_and_say_why(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        for name in FROZEN:
            frozen = (await house.live(TABLES[name]["id"])).table.info().frozen
            assert frozen is not None
            assert Words().error(SenbazuruError(frozen.code, **frozen.args)) == SENTENCE

    assert len(FROZEN) > 15
    in_old_house(tmp_path, act)


def test_nothing_of_them_is_lost_or_changed_whatever_people_try(tmp_path: Path, before: Stored) -> None:
    requests: list[tuple[str, dict[str, Any]]] = [
        ("answer", {"seat": 0, "decision": "1", "options": [0]}),
        ("undo", {"seat": 0}),
        ("ahead", {"seat": 0}),
        ("propose", {"kind": "end"}),
        ("resume", {}),
        ("leave", {}),
        ("come-back", {"seat": 0}),
        ("give-time", {"seat": 1}),
        ("start", {}),
        ("say", {"text": "Is anybody here?"}),
    ]

    async def act(house: House) -> None:
        async with running(house):
            for name in of(PLAYED, False):
                kept = TABLES[name]
                host = "Ben" if name == "origami-left" else "Ann"
                line = await house.enter(kept["id"], kept["secrets"][host])
                assert line.views == {}
                assert line.table["frozen"]["code"] == "rules-changed"
                for type, fields in requests:
                    assert await line.refused(type, **fields) == "table-frozen", (name, type)
                with pytest.raises(SenbazuruError) as refused:
                    await house.hub.admit(kept["id"], m.NewPerson("Eve"))
                assert refused.value.code == "table-frozen"
                await house.part(line)
            await house.pass_time(3 * 86_400)  # clocks, and the hub's own rounds
            await asyncio.sleep(0.1)

    after = in_old_house(tmp_path, act)
    for name in of(PLAYED, False):
        after[name]["row"]["wakes"] = before[name]["row"]["wakes"]
        assert after[name] == before[name]


@pytest.mark.parametrize("name", of(OVER, False))
def test_their_finished_games_show_who_won_and_can_be_downloaded_as_they_were(name: str, tmp_path: Path) -> None:
    kept = TABLES[name]

    async def act(house: House) -> None:
        table = (await house.live(kept["id"])).table
        ann = await house.enter(kept["id"], kept["secrets"]["Ann"])
        assert ann.table["outcome"] == kept["info"]["outcome"]
        assert table.record().dumps() == kept["record"]
        with pytest.raises(SenbazuruError) as refused:
            made((table.record(), OMNISCIENT))
        assert refused.value.code == "rules-changed"

    in_old_house(tmp_path, act)


def test_a_server_that_was_updated_wakes_none_of_them(tmp_path: Path, before: Stored) -> None:
    waking = [name for name in of(PLAYED, False) if before[name]["row"]["wakes"] is not None]

    async def act(house: House) -> None:
        house.now = min(before[name]["row"]["expires"] for name in waking) - 60
        async with running(house):
            await comes(house, lambda: TABLES["origami-bot"]["id"] in house.hub.tables)
            await asyncio.sleep(0.2)

    after = in_old_house(tmp_path, act)
    assert len(waking) == 3, "for a bot, and for clocks"
    for name in waking:
        row = before[name]["row"] | {"wakes": None}
        assert after[name] == before[name] | {"row": row}, "it is kept as long as it would have been"


def test_a_rematch_of_a_finished_one_is_played_by_the_rules_of_today(tmp_path: Path, before: Stored) -> None:
    kept = TABLES["legends-over"]

    async def act(house: House) -> None:
        ben = await house.enter(kept["id"], kept["secrets"]["Ben"])
        ann = await house.enter(kept["id"], kept["secrets"]["Ann"])
        await ben.does("rematch")
        await ann.does("vote", yes=True)
        await ben.catch_up()
        id = ben.table["rematch"]
        people = [await house.enter(id, kept["secrets"][name]) for name in ("Ben", "Ann")]
        assert [seat["name"] for seat in people[0].table["seats"]] == ["Ben", "Ann"]
        await house.settle()
        (asked,) = [seat for seat in (0, 1) if people[seat].decision(seat)]
        assert (await people[asked].answer_somehow(asked))["error"] is None
        await house.hub.stop()
        house.open()
        assert (await house.live(kept["id"])).table.info().rematch == id
        assert (await house.live(kept["id"])).table.record().dumps() == kept["record"]
        history = [line | {"changed": house.now} if line["id"] == kept["id"] else line for line in TOLD["history"]]
        assert msgspec.to_builtins(lines(await house.hub.store.finished(50))) == history

    after = in_old_house(tmp_path, act)["legends-over"]
    assert after["journal"][:-3] == before["legends-over"]["journal"]
    assert after["row"]["rules"] == 1


def test_a_rematch_that_was_agreed_on_can_begin(tmp_path: Path) -> None:
    kept = TABLES["origami-rematch"]

    async def act(house: House) -> None:
        before = await house.enter(TABLES["origami-over"]["id"], kept["secrets"]["Ann"])
        assert before.table["rematch"] == kept["id"]
        ann = await house.enter(kept["id"], kept["secrets"]["Ann"])
        await ann.does("start")
        await house.settle()
        assert ann.views

    in_old_house(tmp_path, act)


# -- tables that had not begun


@pytest.mark.parametrize("name", ["origami-open", "islands-open", "mixed-open"])
def test_an_open_table_is_filled_and_its_game_begins(name: str, tmp_path: Path) -> None:
    kept = TABLES[name]

    async def act(house: House) -> None:
        ann = await house.enter(kept["id"], kept["secrets"]["Ann"])
        assert await ann.refused("start") == "seat-empty"
        eve = await house.hub.admit(kept["id"], m.NewPerson("Eve"))
        await ann.does("start")
        line = await house.enter(kept["id"], eve.secret)
        assert line.table["phase"] == "playing"
        assert line.table["frozen"] is None
        assert line.views

    after = in_old_house(tmp_path, act)[name]
    (began,) = [entry for entry in map(json.loads, after["journal"]) if entry["entry"] == "started"]
    assert began["rules"] == after["row"]["rules"] == GAMES[name.partition("-")[0]].version
    assert began["packs"], "and it is known with which figures"


# -- people


def test_who_wants_it_is_forgotten_at_every_old_table_and_all_else_stays(tmp_path: Path, before: Stored) -> None:
    named = [name for name, kept in TABLES.items() if {"Ann", "Ben"} <= {s["name"] for s in kept["info"]["seats"]}]

    async def act(house: House) -> None:
        for name in named:
            if not name.endswith("rematch"):  # he is forgotten there with the table it comes from
                await house.hub.forget(TABLES[name]["id"], TABLES[name]["secrets"]["Ben"])

    assert len(named) > 15
    after = in_old_house(tmp_path, act)
    for name in named:
        kept = [json.loads(entry) for entry in before[name]["journal"]]
        left = [json.loads(entry) for entry in after[name]["journal"]]
        (ben,) = (entry["person"] for entry in left if entry["entry"] == "forgotten")
        for entry, now in zip(kept, left, strict=False):
            match entry["entry"]:
                case "sat" | "came" if entry["person"] == ben:
                    assert now == entry | ({"name": ""} if entry["entry"] == "sat" else {"digest": ""})
                case "bot":
                    assert now == entry | {"name": now["name"]}
                case _:
                    assert now == entry
        assert b"Ben" not in b"".join(after[name]["journal"]) + json.dumps(after[name]["row"]["summary"]).encode()

    async def look(house: House) -> None:
        for name in named:
            table = (await house.live(TABLES[name]["id"])).table
            assert bool(table.frozen) == (name in FROZEN), name
            assert "Ben" not in {seat.name for seat in table.seats}
            assert table.person(TABLES[name]["secrets"]["Ben"]) is None
            if name in OVER:
                record = json.loads(TABLES[name]["record"].splitlines()[0])
                assert table.record().header["seed"] == record["seed"]
                told = [json.dumps(entry) for entry in map(json.loads, TABLES[name]["record"].splitlines()[1:])]
                assert [json.dumps(entry) for entry in table.record().entries] == told

    in_house(tmp_path, look)
