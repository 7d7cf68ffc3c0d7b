"""Figures change, and whatever has begun goes on with those it began with."""

import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from senbazuru.cli import main
from senbazuru.cli.common import rules_for
from senbazuru.games import GAMES, entries
from senbazuru.islands import charts
from senbazuru.islands.charts import Sheaf
from senbazuru.islands.rules import IslandsRules
from senbazuru.islands.sheet import digest as digest_of_sheet
from senbazuru.kernel import notation
from senbazuru.kernel.check import Provable, provable
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.record import Record
from senbazuru.origami import packs
from senbazuru.origami.rules import OrigamiRules
from senbazuru.table import entries as e
from senbazuru.table.plan import Plan
from senbazuru.table.table import Table
from senbazuru.table.thinking import asked_by, think, thought
from senbazuru.terminal.local import LocalSitting
from senbazuru.terminal.saves import Saves
from senbazuru.terminal.sitting import Seats
from senbazuru.text import Words
from tests.table import ANN, NOW, bots_answer, game_of, rematch_of, seated

EVER: dict[str, dict[str, list[str]]] = json.loads((Path(__file__).parent / "editions.json").read_text())
PRESENT = {
    "origami": {name: pack.digest() for name, pack in packs.SHELF.present.items()},
    "islands": {name: digest_of_sheet(sheet) for name, sheet in charts.SHELF.present.items()},
}
PAST = {"origami": packs.SHIPPED / "past", "islands": charts.SHIPPED / "past"}


# -- what was ever shipped


@pytest.mark.parametrize("game", EVER)
def test_every_edition_that_was_ever_shipped_is_still_found(game: str) -> None:
    for name, digests in EVER[game].items():
        for digest in digests:
            if game == "origami":
                pack = packs.SHELF.edition(name, digest)
                found = pack.digest() if pack else None
            else:
                sheet = charts.SHELF.edition(name, digest)
                found = digest_of_sheet(sheet) if sheet else None
            assert found == digest, (
                f"games that began with {name} as it was ({digest}) could not go on: keep the old file as "
                f"{PAST[game].parent.name}/past/{name}-{digest} (python tools/archive.py editions does it)"
            )


@pytest.mark.parametrize("game", EVER)
def test_what_is_shipped_now_is_listed(game: str) -> None:
    new = {name: digest for name, digest in PRESENT[game].items() if digest not in EVER[game].get(name, ())}
    assert not new, "list them in tests/archive/editions.json (python tools/archive.py editions does it)"


@pytest.mark.parametrize("game", EVER)
def test_tables_that_noted_no_figures_go_on_with_the_first(game: str) -> None:
    assert GAMES[game].first_packs == {name: digests[0] for name, digests in EVER[game].items()}
    adopted = GAMES[game].adopt({"packs": GAMES[game].first_packs})
    first = adopted.new(adopted.setup(2, {}, Seed.number(1)), Seed.number(1), False)
    assert all(EVER[game][name][0] == digest for name, digest in adopted.packs(first).items())


@pytest.mark.parametrize("game", EVER)
def test_every_past_edition_is_called_by_its_name_and_digest(game: str) -> None:
    listed = {f"{name}-{digest}" for name, digests in EVER[game].items() for digest in digests}
    assert {file.stem for file in PAST[game].iterdir()} - {"README"} <= listed


# -- a later edition: the same program, but farm and masu have other figures


@dataclass(frozen=True)
class Later:
    """A game before and after a change of its figures."""

    before: Provable
    after: Provable
    pack: str
    options: dict[str, object]


def later_origami(folder: Path) -> Later:
    shutil.copytree(packs.SHIPPED, folder)
    farm = folder / "farm.toml"
    farm.rename(folder / "past" / f"farm-{PRESENT['origami']['farm']}.toml")
    farm.write_text(
        packs.SHELF.present["farm"].text.replace("copies = 2", "copies = 3").replace("cost = 4", "cost = 5")
    )
    after = OrigamiRules(packs.Library(shelf=packs.shelf_in(folder)))
    return Later(provable(GAMES["origami"]), after, "farm", {"families": ["farm", "sea"]})


def later_islands(folder: Path) -> Later:
    shutil.copytree(charts.SHIPPED, folder)
    masu = folder / "02-masu.txt"
    text = masu.read_text()
    masu.rename(folder / "past" / f"masu-{PRESENT['islands']['masu']}.txt")
    (folder / "02-masu.txt").write_text(charts.SHELF.present["sanbo"].text)
    (folder / "13-extra.txt").write_text(text)
    shelf = charts.shelf_in(folder)
    return Later(provable(GAMES["islands"]), IslandsRules(Sheaf(shelf.present.values(), shelf)), "masu", {})


@pytest.fixture(params=[later_origami, later_islands], ids=["origami", "islands"])
def later(request: pytest.FixtureRequest, tmp_path: Path) -> Later:
    made: Later = request.param(tmp_path / "shipped")
    return made


@pytest.fixture
def updated(later: Later, monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """The program can be brought up to date in the middle of a test, by `update`."""
    rules_for.cache_clear()
    yield monkeypatch
    rules_for.cache_clear()


def update(later: Later, patch: pytest.MonkeyPatch) -> None:
    module, _, name = entries()[later.before.name].rules.partition(":")
    patch.setattr(import_module(module), name, later.after)
    rules_for.cache_clear()


def played(rules: Provable, options: dict[str, object], answers: int) -> Game:
    game = Game.start(rules, players=2, options=options, seed=Seed.number(5))
    while game.state.answers < answers and not game.over:
        decision = game.decisions()[0]
        game.answer(decision.seat, decision.offered[-1].id)
    return game


def at_table(later: Later) -> Table:
    """A table of bots in the middle of its game."""
    table = seated(Plan(later.before.name, 2, later.options), "Ann", "bot")
    table.start(NOW, ANN)
    while game_of(table).state.answers < 45:
        bots_answer(table)
        if 0 in game_of(table).waiting():
            decision = game_of(table).decision(0)
            table.answer(NOW, ANN, 0, decision.id, [decision.offered[-1].id])
    return table


def digest_of(game: Game, later: Later) -> str:
    return str(game.record.header["packs"][later.pack])


def test_a_later_edition_has_another_digest_and_the_same_rules(later: Later) -> None:
    before, after = (played(rules, later.options, 0) for rules in (later.before, later.after))
    assert digest_of(before, later) != digest_of(after, later)
    assert later.before.version == later.after.version
    assert "pack_texts" not in after.record.header, "it is shipped"


def test_a_record_plays_on_with_the_figures_it_began_with(later: Later) -> None:
    game = played(later.before, later.options, 45)
    again = Game.load(later.after, Record.loads(game.record.dumps()))
    assert again.hash() == game.hash()
    assert again.record.header == game.record.header
    assert "pack_texts" not in again.rules.carry(again.state)
    told = notation.dumps(game.record, later.after)
    assert told == notation.dumps(game.record, later.before)
    assert notation.loads(told, later.after).hash() == game.hash()


def test_a_game_from_a_position_too(later: Later) -> None:
    game = Game.from_position(later.before, repr(played(later.before, later.options, 30)))
    decision = game.decisions()[0]
    game.answer(decision.seat, decision.offered[-1].id)
    assert Game.load(later.after, game.record).hash() == game.hash()


def test_replay_verifies_it(later: Later, updated: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = played(later.before, later.options, 45)
    game.save(tmp_path / "game.jsonl")
    update(later, updated)
    result = CliRunner().invoke(main, ["replay", str(tmp_path / "game.jsonl"), "--verify"])
    assert result.output.endswith("all right\n")


def test_a_running_table_goes_on_with_the_figures_it_began_with(later: Later, updated: pytest.MonkeyPatch) -> None:
    table = at_table(later)
    journal = [e.decode(e.encode(entry)) for entry in table.fresh]
    hash_before, began_with = game_of(table).hash(), digest_of(game_of(table), later)
    update(later, updated)
    again = Table.load(journal)
    assert again.frozen is None
    assert game_of(again).hash() == hash_before
    assert game_of(again).record.header["options"] == game_of(table).record.header["options"], "chance chose once"
    for there in (table, again):
        bots_answer(there)
        decision = game_of(there).decision(0)
        there.answer(NOW, ANN, 0, decision.id, [decision.default])
    assert game_of(again).hash() == game_of(table).hash()
    assert digest_of(game_of(again), later) == began_with


def test_a_new_table_and_a_rematch_have_the_figures_of_today(later: Later, updated: pytest.MonkeyPatch) -> None:
    table = at_table(later)
    update(later, updated)
    ended = Table.load(table.fresh)
    ended.propose(NOW, ANN, "end")
    again = rematch_of(ended)
    assert digest_of(game_of(again), later) == digest_of(played(later.after, later.options, 0), later)
    assert digest_of(game_of(again), later) != digest_of(game_of(table), later)


def test_bots_think_about_the_figures_that_are_played(later: Later, updated: pytest.MonkeyPatch) -> None:
    game = game_of(at_table(later))
    update(later, updated)
    again = Game.load(later.after, game.record)
    seat = again.waiting()[0]
    asked = thought(again, seat, "greedy", "salt")
    assert asked_by(asked).seen.facts() == game.state.observe(seat).facts()
    again.answer(seat, *think(asked))


def test_a_saved_game_goes_on_and_its_rematch_is_of_today(later: Later, tmp_path: Path) -> None:
    seats = Seats.around(Words(), 2, 1, ["random"])
    saves = Saves(tmp_path / "saves", later.before)
    session = LocalSitting.start(later.before, seats, later.options, Seed.number(5), saves)
    session.save()
    found = Saves(tmp_path / "saves", later.after).read()
    assert found is not None
    assert found.hash() == session.game.hash()
    resumed = LocalSitting.resume(found, Saves(tmp_path / "saves", later.after))
    assert digest_of(resumed.game, later) == digest_of(session.game, later)
    assert digest_of(resumed.again().game, later) == digest_of(played(later.after, later.options, 0), later)


# -- what cannot go on


def without_digests(entry: e.AnyEntry) -> e.AnyEntry:
    return msgspec.structs.replace(entry, options={}, packs={}) if isinstance(entry, e.Started) else entry


def test_a_journal_without_digests_goes_on_with_the_first_figures(later: Later, updated: pytest.MonkeyPatch) -> None:
    """As version 0.1 wrote them."""
    entries = at_table(later).fresh
    place = next(n for n, entry in enumerate(entries) if isinstance(entry, e.Started))
    journal = [without_digests(entry) for entry in entries[: place + 1]]
    assert b"packs" not in e.encode(journal[-1])

    assert digest_of(game_of(Table.load(journal)), later) == later.before.first_packs[later.pack]
    update(later, updated)
    assert digest_of(game_of(Table.load(journal)), later) == later.before.first_packs[later.pack]


def test_figures_that_nobody_knows_are_named(later: Later, updated: pytest.MonkeyPatch) -> None:
    record = played(later.after, later.options, 5).record
    with pytest.raises(SenbazuruError) as refused:
        Game.load(later.before, record)
    assert (refused.value.code, refused.value.details["pack"]) == ("unknown-figures", later.pack)
    told = Words().error(refused.value)
    assert f"figures of “{later.pack}” (edition {record.header['packs'][later.pack]}) that are not known here" in told
    update(later, updated)
    journal = at_table(later).fresh
    updated.undo()
    frozen = Table.load(journal).frozen
    assert frozen is not None
    assert frozen.code == "unknown-figures"


def test_what_a_record_carries_must_be_what_it_says(later: Later) -> None:
    record = played(later.before, later.options, 5).record
    record.header["packs"] = {**record.header["packs"], later.pack: "0123456789ab"}
    text = "\n" + (packs.SHELF.present["farm"].text if later.pack == "farm" else charts.SHELF.present["masu"].text)
    record.header["pack_texts"] = {later.pack: text}
    with pytest.raises(SenbazuruError) as refused:
        Game.load(later.before, record)
    assert refused.value.code == "unknown-figures"
