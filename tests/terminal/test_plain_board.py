"""Any game at the terminal: Paper Boats, and one that nothing knows, from their views and questions alone."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from click.testing import CliRunner
from textual.pilot import Pilot

from senbazuru.cli import main
from senbazuru.games import entries
from senbazuru.kernel.decision import Decision, Option, Where
from senbazuru.kernel.event import Shape
from senbazuru.kernel.game import Game
from senbazuru.kernel.plain import Row
from senbazuru.kernel.playout import play_randomly
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.terminal.app import TerminalGame
from senbazuru.terminal.local import LocalSitting
from senbazuru.terminal.opening import farewell, open_table
from senbazuru.terminal.pages import Page, PassPage
from senbazuru.terminal.plain_board import PlainBoard, PlainOffer
from senbazuru.terminal.plain_paint import Labels, PlainPainter, PlainScene
from senbazuru.terminal.saves import Saves
from senbazuru.terminal.sitting import Seats, ranked, result
from senbazuru.terminal.table_app import TableView
from senbazuru.text import Words
from senbazuru.toy import TOY
from tests.terminal.pebbles import ENTRY, PEBBLES
from tests.terminal.test_playing import choose_some, clickable, play, screen_text, shown, table, until_asked

WORDS = Words(strict=True, game="boats")
TRADING = "boat: 2\nwinner: 0\npoints: 3, 0\nhand 0: 3, 5, 7, 9\nhand 1: 1, 4, 7, 9, 11\n"


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> Words:
    """A game comes into the registry; its words."""
    monkeypatch.setitem(cast(dict[str, Any], entries()), ENTRY.name, ENTRY)
    return Words(strict=True, game=ENTRY.name)


def by_hand(text: str) -> LocalSitting:
    return LocalSitting(Game.from_position(TOY, text), Seats(("You", "Aki"), (None, "greedy")))


def drawn(app: TerminalGame) -> list[str]:
    """The table, line by line, also while a page lies over it."""
    return [row.plain.rstrip() for row in app.query(TableView)[0].lines()]


def row_of(app: TerminalGame, name: str) -> int:
    return next(n for n, row in enumerate(drawn(app)) if row[2:].startswith(f"{name} "))


def seat(app: TerminalGame, name: str) -> dict[str, str]:
    """What the table shows of somebody."""
    heads = re.split(" {2,}", drawn(app)[row_of(app, "Player")].strip())
    return dict(zip(heads, re.split(" {2,}", drawn(app)[row_of(app, name)][2:])))


def everything_is_there(app: TerminalGame) -> None:
    """Nothing is wider or higher than the window; the answer at the cursor is in sight."""
    rows = app.query_one(TableView).lines()
    assert len(rows) == app.size.height
    assert {row.cell_length for row in rows} == {app.size.width}
    assert "{" not in "\n".join(row.plain for row in rows)
    if app.answers:
        assert ("choice", app.cursor) in clickable(rows)


# -- whole games


def test_a_whole_game_by_keys_against_a_bot(tmp_path: Path) -> None:
    wrong = ["x", "9", "f5", "left", "tab", "escape"]

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        stream = Stream(Seed.number(3), 1, 1)
        answered = 0
        while not app.session.game.over:
            await until_asked(app, pilot)
            if app.answers is None:
                break
            everything_is_there(app)
            if wrong:
                await pilot.press(wrong.pop())
                await until_asked(app, pilot)
            await choose_some(app, pilot, stream)
            answered += 1
        await pilot.pause()
        assert answered > 5
        assert isinstance(app.screen, Page)
        points = [entry["score"] for entry in app.session.game.view(0)["seats"]]
        text = shown(app)
        assert WORDS.words("terminal-score-final") in text
        for name, sum_of in zip(app.session.seats.names, points):
            assert WORDS.words("terminal-score-sum", name=name, points=sum_of) in text
        assert cast(PlainBoard, app.board).view() == app.session.game.view(OMNISCIENT)
        assert farewell(WORDS, app.session).endswith(f"You: {points[0]}, Aki: {points[1]}\n")
        await pilot.press("l")
        await pilot.pause()
        assert "The last boat has sailed." in shown(app)
        await pilot.press("escape", "o")
        await pilot.pause()
        everything_is_there(app)
        assert "the game is over" in shown(app)
        await pilot.press("enter", "n")
        await pilot.pause()
        assert not app.session.game.over, "play again deals a new game"
        assert app.answers

    play(table(tmp_path, rules=TOY), steps, words=WORDS)


@pytest.mark.parametrize("size", [(120, 40), (40, 12), (20, 6)])
def test_in_any_window_one_can_answer(tmp_path: Path, size: tuple[int, int]) -> None:
    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        everything_is_there(app)
        await pilot.press("down", "enter")
        everything_is_there(app)
        assert app.session.game.view(0)["seats"][0]["hand"] == [2, 4, 7, 10]

    play(table(tmp_path, rules=TOY), steps, size, pace=30, words=WORDS)


def test_two_at_one_keyboard_see_each_only_their_own_hand(tmp_path: Path) -> None:
    session = table(tmp_path, 7, 2, 2, rules=TOY)

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        stream = Stream(Seed.number(5), 1, 1)
        passed = 0
        while not app.session.game.over:
            await pilot.pause()
            if isinstance(app.screen, PassPage):
                assert "Hand" not in shown(app)
                for name in session.seats.names:
                    assert seat(app, name)["Hand"] == "–", "under the page lies nobody's hand"
                assert not [row for row in drawn(app) if "draw" in row], "and nothing that somebody was told"
                await pilot.press(*([] if passed else ["x", "l", "i", "s", "1"]), "enter")
                await pilot.pause()
                passed += 1
            names = session.seats.names
            hands = [seat(app, name)["Hand"] for name in names]
            view = app.session.game.view(app.viewer)
            assert hands[app.viewer] == ", ".join(map(str, view["seats"][app.viewer]["hand"]))
            assert hands[1 - app.viewer] == "–"
            assert f"{names[app.viewer]}: " in shown(app), "the question says whom it asks"
            await choose_some(app, pilot, stream)
        await pilot.pause()
        assert passed > 5
        assert isinstance(app.screen, Page)

    play(session, steps, words=WORDS)


def test_a_bid_that_lies_face_down_shows_no_number_to_the_other(tmp_path: Path) -> None:
    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await pilot.press("enter", "5", "enter")
        await pilot.pause()
        assert seat(app, "Player 1")["Bid"] == "face down"
        assert seat(app, "Player 1")["Sheets in hand"] == "4"
        assert seat(app, "Player 2")["Bid"] == "–"

    play(table(tmp_path, 7, 2, 2, rules=TOY), steps, words=WORDS)


def test_quitting_saves_and_the_next_call_goes_on(tmp_path: Path) -> None:
    async def first(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await pilot.press("2")
        await until_asked(app, pilot)
        await pilot.press("q")

    session = table(tmp_path, rules=TOY)
    play(session, first, words=WORDS)
    assert "“senbazuru play boats”" in farewell(WORDS, session)
    again, notice = open_table(WORDS, Saves(tmp_path, TOY), TOY, session.seats, {})
    assert again.game.state == session.game.state
    assert again.game.record.entries

    async def second(app: TerminalGame, pilot: Pilot[Any]) -> None:
        assert notice in shown(app)
        assert app.answers

    play(again, second, notice=notice, words=WORDS)


# -- answers


def test_what_cannot_be_done_says_why() -> None:
    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        assert app.answers
        assert "1 ✗   Sheet 3 · the deck is empty" in shown(app)
        assert app.choice() == app.answers.choices[4], "the cursor begins where something can be chosen"
        await pilot.press("1")
        await pilot.pause()
        assert "! Sheet 3: the deck is empty" in shown(app)
        assert not app.session.game.record.entries
        await pilot.press("5")
        assert app.session.game.record.entries

    play(by_hand(TRADING + "deck:"), steps, words=WORDS, pace=30)


def test_what_an_answer_names_can_be_clicked_on_the_table() -> None:
    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        assert app.answers
        assert [choice.label for choice in app.answers.choices] == [
            *(f"Sheet {sheet}" for sheet in (3, 5, 7, 9)),
            "Keep them",
        ], "no hasty Enter declines"
        row = row_of(app, "You")
        await pilot.click(offset=(drawn(app)[row].index("7"), row))
        await pilot.pause()
        assert app.session.game.view(0)["seats"][0]["hand"] == [3, 5, 9]
        assert "Trade another sheet" in shown(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.session.game.view(0)["seats"][0]["hand"] == [3, 5, 7, 9], "Esc goes back inside an action"
        places = clickable(app.query_one(TableView).lines())
        await pilot.click(offset=places["choice", 1])
        await pilot.pause()
        assert app.session.game.view(0)["seats"][0]["hand"] == [3, 7, 9]

    play(by_hand(TRADING + "deck: 1, 2, 3, 4"), steps, words=WORDS, pace=30)


def test_only_what_lies_alone_somewhere_on_the_table_can_be_clicked_there() -> None:
    places = [
        (Where("deck"),),
        (Where("deck"),),
        (Where("map", square="a1"),),
        (Where("hand", seat=0, place=1), Where("hand", seat=0, place=2)),
    ]
    options = tuple(Option(n, str(n), "sheet", {"sheet": n}, None, where) for n, where in enumerate(places))
    decision = Decision("1", 0, "bid", None, "ask-bid", {"boat": 1, "cargo": 1}, 1, 1, options, 0)
    board = PlainBoard.__new__(PlainBoard)
    board.words, board.session = WORDS, by_hand(TRADING)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(board.session.game, "decision", lambda seat: decision)
        assert PlainOffer(board, 0).lit == {("hand", 0, 1): 3, ("hand", 0, 2): 3}


def test_undo_before_the_bot_acts(tmp_path: Path) -> None:
    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await pilot.press("u")
        await pilot.pause()
        assert WORDS.words("terminal-no-undo") in shown(app)
        await pilot.press("3")
        await pilot.pause()
        assert app.answers is None
        assert WORDS.words("terminal-thinking-undo", name="Aki") in shown(app)
        await pilot.press("u")
        await pilot.pause()
        assert app.answers
        assert not app.session.game.record.entries

    play(table(tmp_path, rules=TOY), steps, words=WORDS, pace=30)


def test_no_undo_when_something_new_was_seen() -> None:
    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await pilot.press("1", "1", "u")
        await pilot.pause()
        assert "! " + WORDS.words("terminal-undo-seen") in shown(app)
        assert seat(app, "You")["Hand"] == "1, 2, 7, 9"

    play(by_hand(TRADING + "deck: 1, 2, 3, 4"), steps, words=WORDS, pace=30)


# -- pages


def test_pages_tell_how_to_play_the_score_and_the_whole_table(tmp_path: Path) -> None:
    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        for key, parts in (
            ("h", [*(WORDS.words(f"how-{step}")[:40] for step in entries()["boats"].how), WORDS.words("tie-boats")]),
            ("s", ["You: 0 points", "Aki: 0 points"]),
            ("i", ["Starting player       You", "Sheets in the deck    38", "Hand                  2, 3, 4, 7, 10"]),
            ("l", ["You draw 4.", "Aki draws a sheet.", "Boat 1 comes in with 2 cargo."]),
        ):
            await pilot.press(key)
            await pilot.pause()
            assert not [part for part in parts if part not in shown(app)]
            assert "{" not in shown(app)
            await pilot.press(key)
            await pilot.pause()
            assert len(app.screen_stack) == 1
        last = screen_text(app)[-1]
        await pilot.click(offset=(last.index("table"), app.size.height - 1))
        await pilot.pause()
        assert isinstance(app.screen, Page)

    play(table(tmp_path, rules=TOY), steps, (80, 30), words=WORDS)


# -- drawing


def scenes(players: int) -> Iterator[PlainScene]:
    game = Game.start(TOY, players=players, seed=Seed.number(players))
    names = ("Ann", "Ben", "Cleo", "Dan")[:players]
    stream = Stream(Seed.number(1), 15, 0)
    while not game.over:
        seat = game.waiting()[-1]
        board = PlainBoard.__new__(PlainBoard)
        board.words, board.session = WORDS, LocalSitting(game, Seats(names, (None, *["greedy"] * (players - 1))))
        offer = PlainOffer(board, seat)
        order = [(seat + n) % players for n in range(players)]
        log = WORDS.log(game.events(seat), names, seat)
        asked = (offer.question(), offer.choices, offer.lit)
        yield PlainScene("Boats", game.view(seat), names, seat, order, game.waiting(), "", *asked, 0, log, "Look!")
        offered = [option.id for option in offer.decision.offered]
        game.answer(seat, offered[int(stream.below(len(offered)))])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_fits_any_window(players: int) -> None:
    for scene in scenes(players):
        for width, height in ((80, 24), (120, 40), (200, 60), (60, 16), (30, 8), (12, 5), (4, 2)):
            rows = PlainPainter(WORDS, scene, width, height).rows()
            assert len(rows) == height
            assert {row.cell_length for row in rows} == {width}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_to_be_known_is_on_a_small_screen(players: int) -> None:
    for scene in scenes(players):
        text = "\n".join(row.plain for row in PlainPainter(WORDS, scene, 80, 24).rows())
        assert "{" not in text
        assert f"Boat {scene.view['boat']} of 5 · Its cargo {scene.view['cargo']} · Starting player " in text
        assert f"Sheets in the deck {scene.view['deck']}" in text
        for seat, entry in enumerate(scene.view["seats"]):
            row = next(row for row in text.splitlines() if scene.names[seat] in row[:10])
            assert row.rstrip().endswith(f" {entry['score']}")
            assert (", ".join(map(str, entry["hand"])) or "–") in row
        assert all(choice.label in text for choice in scene.choices)


def test_what_is_larger_than_the_window_is_folded_and_cut() -> None:
    view = {
        "tale": "once upon a time " * 8,
        "map": {"rows": [["a", "b"], ["c", "d"]], "dry": True, "wet": False},
        "seats": [{"hand": list(range(100, 140)), "tools": {"axe": 1}}, {"hand": [], "tools": {"axe": 0}}],
    }
    scene = PlainScene("Tales", view, ("Ann", "Ben"), 1, (1, 0), (0,), "", "What now?")
    text = [row.plain.rstrip() for row in PlainPainter(Words(), scene, 60, 40).rows()]
    assert text[1].startswith(" Tale once upon a time once")
    assert text[2].startswith("   "), "a long text goes on, a little further in"
    assert " Map" in text
    assert "   Rows 1 a, b" in text
    assert "   Rows 2 c, d" in text
    assert "   Dry yes · Wet no" in text
    assert text.index("  Ben") < text.index("▶ Ann"), "the viewer comes first"
    assert text.count("      Axe 0") == text.count("      Axe 1") == 1
    assert all(str(number) in " ".join(text) for number in range(100, 140))
    small = [row.plain.rstrip() for row in PlainPainter(Words(), scene, 60, 12).rows()]
    assert len(small) == 12
    assert [row for row in small if row.endswith("more lines: i shows the whole table")]
    assert " What now?" in small


def test_without_a_word_a_key_says_itself() -> None:
    labels = Labels(Words(game="origami"), ("Ann", "Ben"))
    assert labels.label(Row(0, "cards_in_hand", None)) == "Cards in hand"
    assert labels.label(Row(0, "score", None)) == "Score", "another game's words are not its own"
    assert labels.value("start", 1) == "1"
    assert Labels(WORDS, ("Ann", "Ben")).value("start", 1) == "Ben"


# -- words


def test_everything_that_happens_has_words() -> None:
    met: set[str] = set()
    names = ("Ann", "Ben", "Cleo")
    for seed in range(4):
        game = Game.start(TOY, players=3, seed=Seed.number(seed))
        play_randomly(game.state, Stream(Seed.number(seed), 1, 1))
        for viewer in (0, 1, 2, SPECTATOR):
            events = [TOY.event(packed, viewer, game.state) for packed in game.state.log]
            met |= {event.kind for event in events}
            you = viewer if viewer < SPECTATOR else None
            told = WORDS.log(events, names, you)
            assert not [line for line in told if "{" in line or "none" in line]
            assert any(line.startswith("You ") for line in told) == (you is not None)
    assert met == {shape.kind for shape in TOY.shapes.values() if isinstance(shape, Shape)}


def test_several_sheets_are_told_in_one_line() -> None:
    game = Game.from_position(TOY, TRADING + "deck: 1, 2, 3, 4")
    game.answer(0, 3, 5)
    told = WORDS.log(game.events(0), ("Ann", "Ben"), 0)
    assert told[:2] == ["You trade 3 and 5.", "You draw 1 and 2."]
    assert WORDS.log(game.events(1), ("Ann", "Ben"), 1)[:2] == ["Ann trades 3 and 5.", "Ann draws 2 sheets."]


def test_watching_and_replaying_tell_it_in_words(tmp_path: Path) -> None:
    run = CliRunner().invoke
    told = run(main, ["play", "boats", "--watch", "--seed", "5", "--players", "3"])
    assert told.exit_code == 0, told.output
    assert "\n\nBoat 2 comes in with " in told.stdout
    assert "Chiyo" in told.stdout
    assert "{" not in told.stdout
    session = table(tmp_path, rules=TOY)
    for _ in range(4):
        seat = session.game.waiting()[0]
        session.game.answer(seat, session.game.decision(seat).default)
    session.save()
    told = run(main, ["replay", str(Saves(tmp_path, TOY).current)])
    assert "\n\nBoat 1 comes in with 2 cargo.\nSeat 0 bids 2.\n" in told.stdout
    assert "  Aki: " in told.stdout
    assert "=" not in told.stdout


@pytest.mark.parametrize("command", ["play", "join", "simulate"])
def test_the_help_names_the_games_there_are(command: str) -> None:
    told = CliRunner().invoke(main, [command, "--help"]).stdout
    assert ", ".join(entries()) in " ".join(told.split())


# -- a game that nothing knows


@pytest.mark.parametrize(
    ("humans", "options"),
    [
        (1, {}),
        (1, {"last_loses": True, "heaps": ["small", "large"]}),
        (2, {"heaps": ["small", "middle"]}),
    ],
)
def test_a_game_that_nothing_knows_is_played_by_keys(
    tmp_path: Path, pebbles: Words, humans: int, options: dict[str, Any]
) -> None:
    session = table(tmp_path, 1, 2, humans, rules=PEBBLES, bots="random", words=pebbles, **options)
    heaps = len(options.get("heaps", "abc"))

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        stream = Stream(Seed.number(2), 1, 1)
        assert isinstance(app.board, PlainBoard)
        assert "The heaps " in shown(app)
        assert " Left over" in shown(app), "without a word for it, its key"
        assert "   In all 9 · Odd yes" in shown(app) or heaps == 2
        assert [row.strip() for row in drawn(app) if "Drawn 1" in row] == ["Drawn 1 o, o"]
        while not app.session.game.over:
            await until_asked(app, pilot)
            assert not isinstance(app.screen, PassPage), "nothing is hidden: nobody need look away"
            if app.answers is None:
                break
            everything_is_there(app)
            begun = app.session.game.state.begun
            if begun:
                assert app.answers.choices[-1].label == "Enough"
                assert shown(app).count("you have begun with another") == sum(
                    bool(pebbles) for n, pebbles in enumerate(app.session.game.state.heaps, 1) if n != begun
                )
            await choose_some(app, pilot, stream)
        await pilot.pause()
        assert isinstance(app.screen, Page)
        assert app.screen.heading == app.session.outcome(pebbles)
        assert "{" not in shown(app)
        await pilot.press("l")
        await pilot.pause()
        assert "takes from heap 2." in shown(app) or "You take from heap 2." in shown(app)

    play(session, steps, words=pebbles)
    assert session.game.record.header["options"] == options
    names, game = session.seats.names, session.game
    last = int(game.state.seat)
    winner = 1 - last if options.get("last_loses") else last
    if humans == 2:
        assert session.outcome(pebbles) == f"{names[winner]} wins!"
    assert f"{names[0]}: {game.scores[0]}, {names[1]}: {game.scores[1]}" in result(pebbles, session, 0)


def test_the_last_page_has_winners_first_and_then_goes_by_points() -> None:
    seats = [{"score": 7}, {"score": 3}, {"score": 6}, {"score": 7}]
    assert ranked({"winners": [3], "seats": seats}) == [3, 0, 2, 1]
    assert ranked({"winners": [1], "seats": [{}, {}, {}]}) == [1, 0, 2]
    assert ranked({"winners": None}) == []


def test_a_lone_player_may_win_or_not(tmp_path: Path, pebbles: Words) -> None:
    for loses in (False, True):
        folder = tmp_path / str(loses)
        session = table(folder, 1, 1, 1, rules=PEBBLES, words=pebbles, last_loses=loses)
        while not session.game.over:
            session.answer(0, (session.game.decision(0).default or session.game.decision(0).offered[-1].id,))
        said = pebbles.words("terminal-no-winner") if loses else pebbles.words("table-you-win")
        assert farewell(pebbles, session) == f"{said} You: 9\n"


def test_a_game_of_ones_own_is_watched_from_the_command_line(pebbles: Words) -> None:
    told = CliRunner().invoke(main, ["play", "pebbles", "--watch", "--bots", "random", "--seed", "3"])
    assert told.exit_code == 0, told.output
    assert "\n\nIt is the turn of Botan.\n" in told.stdout
    assert "{" not in told.stdout
