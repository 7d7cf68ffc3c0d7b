"""Whole games at the terminal, by keys and by mouse; saving, resuming, passing the keyboard, pages."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.record import Record
from senbazuru.kernel.rules import Rules
from senbazuru.origami.rules import ORIGAMI
from senbazuru.table.thinking import Thinkers
from senbazuru.terminal.app import TerminalGame
from senbazuru.terminal.local import LocalSitting
from senbazuru.terminal.opening import open_table
from senbazuru.terminal.origami.board import OrigamiBoard
from senbazuru.terminal.origami.pages import CardPage
from senbazuru.terminal.pages import Page, PassPage
from senbazuru.terminal.saves import Saves
from senbazuru.terminal.sitting import Seats
from senbazuru.terminal.table_app import TableView
from senbazuru.text import Words
from tests.table import Here

WORDS = Words(strict=True)
SMALL = (80, 24)
Play = Callable[[TerminalGame, Pilot[Any]], Awaitable[None]]


def table(
    folder: Path,
    seed: int = 7,
    players: int = 2,
    humans: int = 1,
    *,
    rules: Rules = ORIGAMI,
    bots: str = "greedy",
    words: Words = WORDS,
    **options: Any,
) -> LocalSitting:
    seats = Seats.around(words, players, humans, [bots])
    return open_table(words, Saves(folder, rules), rules, seats, options, Seed.number(seed))[0]


def play(
    session: LocalSitting,
    steps: Play,
    size: tuple[int, int] = SMALL,
    pace: float = 0.0,
    notice: str = "",
    words: Words = WORDS,
    thinkers: Thinkers | None = None,
) -> None:
    async def run() -> None:
        app = TerminalGame(session, thinkers or Here(), words=words, pace=pace, notice=notice)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(app, pilot)

    asyncio.run(run())


def board(app: TerminalGame) -> OrigamiBoard:
    assert isinstance(app.board, OrigamiBoard)
    return app.board


def screen_text(app: TerminalGame) -> list[str]:
    """What stands on the screen, line by line."""
    return [strip.text for strip in app.screen._compositor.render_strips()]


def shown(app: TerminalGame) -> str:
    return "\n".join(screen_text(app))


async def until_asked(app: TerminalGame, pilot: Pilot[Any]) -> None:
    for _ in range(200):
        if app.answers is not None or app.session.game.over or len(app.screen_stack) > 1:
            return
        await pilot.pause()
    raise AssertionError("nobody is asked")


async def choose_some(app: TerminalGame, pilot: Pilot[Any], stream: Stream) -> None:
    """Some answer of the list: by its number, if it has one."""
    assert app.answers
    good = [n for n, choice in enumerate(app.answers.choices) if choice.options]
    n = good[int(stream.below(len(good)))]
    if n < 9:
        await pilot.press(str(n + 1))
    else:
        await pilot.press(*["down"] * ((n - app.cursor) % len(app.answers.choices)), "enter")


def everything_is_there(app: TerminalGame) -> tuple[str, set[tuple[str, Any]]]:
    """The table fits: nothing is wider or higher than the window, hand and answers are in sight. What is told there,
    and what can be clicked."""
    view = app.query_one(TableView)
    rows = view.lines()
    assert len(rows) == app.size.height
    assert {row.cell_length for row in rows} == {app.size.width}
    text = "\n".join(row.plain for row in rows)
    assert "{" not in text
    met = {meta for row in rows for span in row.spans for meta in metas(span.style)}
    hand = [n for n, spot in enumerate(board(app).spots) if spot.zone in ("hand", "line", "discards")]
    assert {("spot", n) for n in hand} <= met
    if app.answers:
        assert ("choice", app.cursor) in met
    return text, met


def metas(style: Any) -> list[tuple[str, Any]]:
    return list(style.meta.items()) if not isinstance(style, str) and style.meta else []


def test_a_whole_game_by_keys_alone(tmp_path: Path) -> None:
    wrong = ["x", "9", "f5", "backspace", "0", "t", "left", "escape"]

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        stream = Stream(Seed.number(3), 1, 1)
        answered = 0
        while not app.session.game.over:
            await until_asked(app, pilot)
            if app.session.game.over or app.answers is None:
                break
            everything_is_there(app)
            if answered % 9 == 0:
                await pilot.press(wrong[answered // 9 % len(wrong)])
                await until_asked(app, pilot)
            if app.answers is None:
                continue
            await choose_some(app, pilot, stream)
            answered += 1
        await pilot.pause()
        assert answered > 20
        assert isinstance(app.screen, Page)
        assert WORDS.words("terminal-score-final") in shown(app)
        await pilot.press("l")
        await pilot.pause()
        assert "The game is over." in shown(app)
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("escape", "enter")
        await pilot.pause()
        assert app.session.game.over, "no hasty key deals anew"
        await pilot.press("n")
        await pilot.pause()
        assert not app.session.game.over, "play again deals a new game"
        assert len(app.screen_stack) == 1

    play(table(tmp_path), steps)


def test_a_whole_game_by_clicks(tmp_path: Path) -> None:
    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        stream = Stream(Seed.number(5), 1, 1)
        clicks = 0
        while not app.session.game.over:
            await until_asked(app, pilot)
            if app.answers is None:
                break
            rows = app.query_one(TableView).lines()
            places = clickable(rows)
            if clicks % 7 == 0:
                await pilot.click(offset=places["spot", int(stream.below(len(board(app).spots)))])
            else:
                answers = [
                    n for n, choice in enumerate(app.answers.choices) if choice.options and ("choice", n) in places
                ]
                if not answers:
                    await pilot.press("down")
                    continue
                chosen = answers[int(stream.below(len(answers))) if clicks % 3 == 0 else 0]
                await pilot.click(offset=places["choice", chosen])
            clicks += 1
        await pilot.pause()
        assert clicks > 20
        assert isinstance(app.screen, Page)

    play(table(tmp_path, 11), steps)


def clickable(rows: list[Any]) -> dict[tuple[str, Any], tuple[int, int]]:
    """Where on the screen everything with a meaning lies."""
    places: dict[tuple[str, Any], tuple[int, int]] = {}
    for y, row in enumerate(rows):
        for span in row.spans:
            for meta in metas(span.style):
                places.setdefault(meta, (min(span.start + 1, span.end - 1), y))
    return places


def test_quitting_saves_and_the_next_call_goes_on(tmp_path: Path) -> None:
    async def first(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await until_asked(app, pilot)
        await pilot.press("2", "2")
        await until_asked(app, pilot)
        await pilot.press("q")

    session = table(tmp_path)
    play(session, first)
    before = session.game.state
    saves = Saves(tmp_path, ORIGAMI)
    again, notice = open_table(WORDS, saves, ORIGAMI, Seats.around(WORDS, 2, 1, ["random"]), {}, None, asked=True)
    assert notice == WORDS.words("terminal-resumed-instead")
    assert again.game.state == before
    assert again.seats == session.seats
    saved = Record.loads(saves.current.read_text("utf-8"))
    assert Game.load(ORIGAMI, saved).state == before

    async def second(app: TerminalGame, pilot: Pilot[Any]) -> None:
        assert app.answers
        assert app.answers.decision.kind == "pay"
        assert notice in shown(app)

    play(again, second, notice=notice)
    new, _ = open_table(WORDS, saves, ORIGAMI, Seats.around(WORDS, 2, 1, ["greedy"]), {}, None, new=True)
    assert not new.game.record.entries
    assert (saves.folder / "previous.json-lines").exists(), "what was being played is kept once more"


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"not json",
        b"\xff\xfe\x00",
        b"[1]",
        b'{"format":1}',
        b'{"format":1,"game":"origami","rules":99,"players":2,"options":{},"packs":{},"seed":"1"}',
    ],
)
def test_a_broken_save_is_set_aside_with_a_sentence(tmp_path: Path, text: bytes) -> None:
    saves = Saves(tmp_path, ORIGAMI)
    saves.folder.mkdir(parents=True)
    saves.current.write_bytes(text)
    session, notice = open_table(WORDS, saves, ORIGAMI, Seats.around(WORDS, 2, 1, ["greedy"]), {}, Seed.number(1))
    kept = saves.folder / "broken-1.json-lines"
    assert kept.read_bytes() == text
    assert kept.name in notice
    assert notice.endswith(".")
    assert not session.game.record.entries

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        everything_is_there(app)
        assert "broken-1" in shown(app).replace("\n", "")

    if text == b"not json":
        play(session, steps, notice=notice)


@pytest.mark.parametrize("change", ["rules", "answers", "seats", "hash"])
def test_a_save_that_no_longer_fits_is_set_aside(tmp_path: Path, change: str) -> None:
    session = table(tmp_path)
    session.save()
    record = Record.loads(session.saves.current.read_text("utf-8")) if session.saves else Record({})
    if change == "rules":
        record.header["rules"] += 1
    elif change == "seats":
        record.header["seats"] = [{"name": 1}, None]
    elif change == "hash":
        record.entries.append({"hash": "0"})
    else:
        record.entries.append({"answer": [0, 61, 61]})
    assert session.saves
    session.saves.current.write_text(record.dumps(), "utf-8")
    again, notice = open_table(WORDS, session.saves, ORIGAMI, session.seats, {})
    assert "broken-1" in notice
    assert not again.game.record.entries


def test_a_folder_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    session, notice = open_table(
        WORDS, Saves(tmp_path / "file", ORIGAMI), ORIGAMI, Seats.around(WORDS, 2, 1, ["greedy"]), {}, Seed.number(7)
    )
    assert notice

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        assert "could not be saved" in shown(app)
        await pilot.press("1")
        assert app.session.game.record.entries

    play(session, steps)


def test_the_keyboard_is_passed_and_no_hand_is_seen_meanwhile(tmp_path: Path) -> None:
    session = table(tmp_path, 4, 3, 3)
    secret = {WORDS.card(card) for seat in session.game.view(0)["seats"] for card in seat["hand"]}

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        seats = set()
        for _ in range(12):
            await pilot.pause()
            if isinstance(app.screen, PassPage):
                text = shown(app)
                assert not [card for card in secret if card in text]
                assert not app.query(TableView)[0].lines()[0].plain.count("{")
                seat = app.session.asked()
                assert seat is not None
                assert app.session.seats.names[seat] in text
                await pilot.press("x", "l", "i", "s")
                assert isinstance(app.screen, PassPage), "nothing but Enter opens the next hand"
                await pilot.press("enter")
                await pilot.pause()
                assert app.viewer == seat
            seats.add(app.viewer)
            assert app.answers
            await pilot.press(str(1 + next(n for n, choice in enumerate(app.answers.choices) if choice.options)))
        assert len(seats) > 1

    play(session, steps)


def test_no_hand_is_seen_before_somebody_sits_down(tmp_path: Path) -> None:
    """A bot begins: nobody has said yet that the others look away."""
    session = table(tmp_path, 9, 3, 2)
    assert session.asked() is None
    hands = {WORDS.card(card) for card in session.game.view(0)["seats"][0]["hand"]}

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await pilot.press("l", "i", "s", "tab", "enter")
        assert len(app.screen_stack) == 1
        for name in hands - {WORDS.card(card) for card in app.session.game.view(0)["line"]}:
            assert name not in shown(app)
        app._let_bot_act()
        await pilot.pause()
        assert isinstance(app.screen, PassPage)

    play(session, steps, pace=30)


def test_a_turn_can_be_taken_back_on_the_page_between_two_people(tmp_path: Path) -> None:
    session = table(tmp_path, 7, 2, 2, families=["farm", "sky"])

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("2", "2", "1", "1")
        await pilot.pause()
        assert isinstance(app.screen, PassPage)
        await pilot.press("u")
        await pilot.pause()
        assert len(app.screen_stack) == 1
        assert app.viewer == 0
        assert app.answers
        assert app.answers.decision.kind == "place"

    play(session, steps)


def test_undo_before_the_bot_acts(tmp_path: Path) -> None:
    session = table(tmp_path, 7, families=["farm", "sky"])

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await pilot.press("2", "2", "1", "1")
        await pilot.pause()
        assert app.answers is None
        assert WORDS.words("terminal-thinking-undo", name="Aki") in shown(app)
        await pilot.press("1")
        await pilot.press("u")
        await pilot.pause()
        assert app.answers
        assert app.answers.decision.kind == "place"
        await pilot.press("escape", "escape", "escape")
        await pilot.pause()
        assert app.answers.decision.kind == "action"
        assert not app.session.game.record.entries

    play(session, steps, pace=30)


def test_picking_a_card_on_the_table_plays_or_takes_it(tmp_path: Path) -> None:
    session = table(tmp_path, 7, families=["farm", "sky"])

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await pilot.press("tab")
        await pilot.pause()
        assert "Cannot be played now" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers
        assert app.answers.decision.kind == "action", "what cannot be paid for is not played"
        await pilot.press("right")
        await pilot.pause()
        assert "Pay with a Magpie; or 2 Sheep." in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers.decision.kind == "pay"
        await pilot.press("escape", "tab", "tab", "enter")
        await pilot.pause()
        assert app.session.game.view(0)["seats"][0]["cards_in_hand"] == 5, "an Eagle has been taken from the line"

    play(session, steps, pace=30)


def test_what_cannot_be_done_says_why(tmp_path: Path) -> None:
    session = table(tmp_path, 7, families=["farm", "sky"])

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await pilot.press("2")
        await pilot.pause()
        text = shown(app)
        assert "✗ ⌂ Sheep (cost 3) · costs 3; with your other cards you can make 2, 4, 6 or 8" in text
        await pilot.press("1")
        await pilot.pause()
        assert app.answers
        assert app.answers.decision.kind == "play"
        await pilot.press("9")
        await pilot.pause()
        assert WORDS.words("terminal-no-answer", number=9) in shown(app)

    play(session, steps)


def test_the_card_page_tells_where_each_figure_comes_from(tmp_path: Path) -> None:
    session = table(tmp_path, 7, families=["farm", "sky"])

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await pilot.press("tab", "i")
        await pilot.pause()
        assert isinstance(app.screen, CardPage)
        text = shown(app)
        for part in ("Sheep", "cost 3", "◇◇", "2 folds", "Scoring", "4 copies", "each other Sheep"):
            assert part in text
        for source in ("printed in the rulebook", "from a published card list", "our own design"):
            assert source in text
        await pilot.press("right")
        await pilot.pause()
        assert "Raccoon" in shown(app)
        await pilot.press("escape")
        await pilot.pause()
        assert len(app.screen_stack) == 1

    play(session, steps)


@pytest.mark.parametrize(
    ("key", "title"), [("h", "terminal-help-title"), ("l", "table-log"), ("s", "terminal-score-title")]
)
def test_pages_open_and_close(tmp_path: Path, key: str, title: str) -> None:
    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await until_asked(app, pilot)
        await pilot.press(key)
        await pilot.pause()
        assert WORDS.words(title) in shown(app)
        await pilot.press("down", "up", "end", "home", "pageup", "x", key)
        await pilot.pause()
        assert len(app.screen_stack) == 1

    play(table(tmp_path), steps)


def test_all_keys_of_the_bar_are_in_sight_and_can_be_clicked(tmp_path: Path) -> None:
    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await until_asked(app, pilot)
        last = screen_text(app)[-1]
        assert WORDS.words("terminal-bar-quit") in last
        await pilot.click(offset=(last.index(WORDS.words("terminal-bar-help")), 23))
        await pilot.pause()
        assert isinstance(app.screen, Page)

    play(table(tmp_path), steps)


def test_help_tells_how_a_game_goes_and_that_it_goes_on_below(tmp_path: Path) -> None:
    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await until_asked(app, pilot)
        await pilot.press("h")
        await pilot.pause()
        more = WORDS.words("terminal-more")
        text = shown(app)
        for part in (
            " draw  ",
            " play  ",
            "Special ",
            "Instant ",
            "Scoring ",
            "8 cards",
            "second time",
            " tie  ",
            more,
        ):
            assert part in text
        await pilot.press("end")
        await pilot.pause()
        assert more not in shown(app)
        assert WORDS.words("terminal-help-families") in shown(app)

    play(table(tmp_path), steps)


def test_a_narrow_bar_keeps_help_and_quit(tmp_path: Path) -> None:
    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await until_asked(app, pilot)
        last = screen_text(app)[-1]
        assert "h help" in last
        assert "q quit" in last

    for n, size in enumerate(((60, 20), (40, 12))):
        play(table(tmp_path / str(n)), steps, size)


def test_the_card_being_played_stays_in_sight(tmp_path: Path) -> None:
    session = table(tmp_path, 7, families=["farm", "sky"])

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await pilot.press("2", "2")
        await pilot.pause()
        assert "Playing: Raccoon (cost 4), paid 0 of 4" in shown(app)
        await pilot.press("2")
        await pilot.pause()
        assert "Playing: Raccoon (cost 4), paid 2 of 4" in shown(app)
        await pilot.press("1")
        await pilot.pause()
        assert "Playing: Raccoon (cost 4), paid; now place it" in shown(app)

    play(session, steps, pace=30)


def test_undo_says_that_new_cards_were_seen(tmp_path: Path) -> None:
    session = table(tmp_path, 7, families=["farm", "sky"])

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await pilot.press("u")
        await pilot.pause()
        assert "! " + WORDS.words("terminal-no-undo") in shown(app)
        await pilot.press("tab", "tab", "enter")
        await pilot.pause()
        assert app.answers is None
        await pilot.press("u")
        await pilot.pause()
        assert "! " + WORDS.words("terminal-undo-seen") in shown(app)

    play(session, steps, pace=30)


def test_news_is_no_refusal(tmp_path: Path) -> None:
    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        assert "• Something new." in shown(app)

    play(table(tmp_path), steps, notice="Something new.", pace=30)
