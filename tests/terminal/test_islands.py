"""Islands at the terminal: whole games by keys and by mouse, placing, bidding, undo, hidden choices, saving."""

from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from textual.pilot import Pilot

from senbazuru.bots import Asked, ask, bot_named
from senbazuru.cli import main
from senbazuru.islands.rules import ISLANDS
from senbazuru.islands.squares import SYMBOL
from senbazuru.kernel.random import Seed, Stream
from senbazuru.terminal.app import TerminalGame
from senbazuru.terminal.islands.board import IslandsBoard
from senbazuru.terminal.islands.tools import Bidding, Placing
from senbazuru.terminal.local import LocalSitting
from senbazuru.terminal.opening import farewell, open_table
from senbazuru.terminal.pages import Page, PassPage
from senbazuru.terminal.saves import Saves
from senbazuru.terminal.sitting import Seats
from senbazuru.terminal.table_app import TableApp, TableView
from senbazuru.terminal.themes import THEMES
from tests.islands.table import at
from tests.table import Here
from tests.terminal.test_playing import SMALL, WORDS, clickable, play, screen_text, shown, until_asked
from tests.terminal.test_playing import table as table_of

LARGE = (120, 40)
table = partial(table_of, rules=ISLANDS, bots="random")

MAP = """
R r r r ~
r r r T r
. 1 1 1 r
. . 1 . .
L . . . S
outlines: 1 red
"""
"""A T in red fills the outline and surrounds the Temple."""


def by_hand(*lines: str, card: int, won: bool = True) -> LocalSitting:
    """A table with MAP and three bare islands, in autumn; the card is won, or to be bid for."""
    hand = at(MAP, "season: 7", *lines, card=card)
    if won:
        hand.win(card)
    return LocalSitting(hand.game, Seats(("You", "Aki"), (None, "greedy")))


def advance(session: LocalSitting, kind: str, after: int = 0, **args: Any) -> None:
    """Let bots play until the first seat is asked a question of a kind, with these arguments."""
    stream = Stream(Seed.number(1), 15, 0)
    answers = 0
    while not session.game.over:
        asked = session.game.waiting()[0]
        decision = session.game.decision(asked)
        if asked == 0 and answers >= after and decision.kind == kind and args.items() <= decision.args.items():
            return
        state = session.game.state
        session.game.answer(asked, bot_named("greedy", "islands").choose(Asked(state.observe(asked), asked, stream)))
        answers += 1
    raise AssertionError(f"nobody is asked for {kind}")


def board(app: TableApp) -> IslandsBoard:
    assert isinstance(app.board, IslandsBoard)
    return app.board


def placing(app: TerminalGame) -> Placing:
    found = board(app).placing
    assert found
    return found


def bidding(app: TerminalGame) -> Bidding:
    found = board(app).bidding
    assert found
    return found


def painted(app: TerminalGame, seat: int = 0) -> int:
    return sum(len(island["painted"]) for island in app.session.game.view(seat)["seats"][seat]["islands"])


def everything_is_there(app: TerminalGame) -> None:
    """Nothing is wider or higher than the window; islands, purses, the question and its answers are in sight."""
    rows = app.query_one(TableView).lines()
    assert len(rows) == app.size.height
    assert {row.cell_length for row in rows} == {app.size.width}
    text = "\n".join(row.plain for row in rows)
    assert "{" not in text
    view = app.session.game.view(app.viewer)
    places = clickable(rows)
    own = view["seats"][app.viewer]
    for entry in view["seats"] if own["islands"] else ():
        assert WORDS.words("terminal-islands-coins", coins=entry["coins"]) in text
        assert WORDS.words("table-points", points=entry["score"]) in text
    for island in own["islands"] if board(app).looked in (None, app.viewer) else ():
        assert island["name"] in text
        assert all(("square", "abcdefg"[n] + str(island["rows"])) in places for n in range(island["columns"]))
    for name in view.get("science", {}):
        assert own["islands"] == [] or WORDS.words(f"technology-{name}") in text
    if not app.answers:
        return
    question = app.answers.question()
    assert question[:40] in " ".join(text.split())
    if board(app).placing:
        assert "[]" in text or "[g" in text or "[b" in text or "[r" in text or "×" in text
    elif board(app).bidding:
        assert ("press", "left") in places
        assert ("press", "p") in places
    else:
        assert ("choice", app.cursor) in places


async def read_on(app: TerminalGame, pilot: Pilot[Any]) -> None:
    """Until somebody is asked, past news that wait until they are read."""
    await until_asked(app, pilot)
    while isinstance(app.screen, Page) and app.screen.heading == WORDS.words("terminal-islands-lapsed"):
        await pilot.press("enter")
        await pilot.pause()
        await until_asked(app, pilot)


async def answer_by_keys(app: TableApp, pilot: Pilot[Any], stream: Stream) -> None:
    """Some answer to whatever is asked."""
    tool = board(app)
    if tool.placing:
        await pilot.press(*["n"] * int(stream.below(4)))
        await pilot.press("p" if tool.placing.decision.least == 0 and stream.below(9) == 0 else "enter")
    elif tool.bidding:
        amount = tool.bidding.least + int(stream.below(3))
        await pilot.press(*(("p",) if stream.below(2) or amount > tool.bidding.most else (*str(amount), "enter")))
    else:
        assert app.answers
        good = [n for n, choice in enumerate(app.answers.choices) if choice.options]
        n = good[int(stream.below(len(good)))]
        await pilot.press(*(("end", "enter") if n > 8 else (str(n + 1),)))


@pytest.mark.proof
@pytest.mark.parametrize(("players", "size"), [(1, LARGE), (2, SMALL)])
def test_a_whole_game_by_keys_alone(tmp_path: Path, players: int, size: tuple[int, int]) -> None:
    wrong = ["x", "f5", "0", "t", "left", "up", "tab", "r", "o", "o", "escape", "home", "space", "4"]

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        stream = Stream(Seed.number(3), 1, 1)
        answered = 0
        while not app.session.game.over:
            await read_on(app, pilot)
            if app.session.game.over or app.answers is None:
                break
            everything_is_there(app)
            if answered % 9 == 0 and (board(app).placing or board(app).bidding):
                key = wrong[answered // 9 % len(wrong)]
                if key != "space" or board(app).placing:
                    await pilot.press(key)
                everything_is_there(app)
            if app.answers is None:
                continue
            await answer_by_keys(app, pilot, stream)
            answered += 1
        await pilot.pause()
        await read_on(app, pilot)
        assert answered > 30
        assert isinstance(app.screen, Page)
        text = shown(app)
        assert WORDS.words("terminal-score-final") in text
        assert "{" not in text
        if players == 1:
            title = app.session.game.view(0)["title"]
            assert (WORDS.words(f"title-{title}") if title else "no title yet") in text
        await pilot.press("l")
        await pilot.pause()
        assert "The game is over." in shown(app)
        await pilot.press("escape", "escape", "enter")
        await pilot.pause()
        assert app.session.game.over, "no hasty key deals anew"
        await pilot.press("o")
        await pilot.pause()
        assert len(app.screen_stack) == 1, "the islands can be looked at"
        assert app.session.game.view(0)["seats"][0]["islands"][0]["name"] in shown(app)
        await pilot.press("escape", *(["escape"] if board(app).looked else []), "n")
        await pilot.pause()
        assert not app.session.game.over, "play again deals a new game"

    play(table(tmp_path, 5, players), steps, size)


def test_a_game_by_mouse(tmp_path: Path) -> None:
    """Clicks hold the shape over a square and paint; buttons bid; the right button turns."""

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        stream = Stream(Seed.number(5), 1, 1)
        paintings = turned = 0
        while paintings < 12 and not app.session.game.over:
            await read_on(app, pilot)
            places = clickable(app.query_one(TableView).lines())
            if board(app).placing:
                held = placing(app)
                options = [place for place in held.places if place.island == held.island]
                square = sorted(options[int(stream.below(len(options)))].squares)[0]
                at = square_place(app, held.island, square)
                if len(held.turns) > 1 and not turned:
                    before = held.turn
                    await pilot.click(offset=at, button=3)
                    assert held.turn != before
                    turned += 1
                count = painted(app)
                await pilot.click(offset=at)
                assert painted(app) == count, "the first click only holds it there"
                assert square in held.squares()
                assert held.place()
                await pilot.click(offset=square_place(app, held.island, square))
                await pilot.pause()
                assert painted(app) > count or held.decision.args["shape"] == 6
                paintings += 1
            elif board(app).bidding:
                if bidding(app).most > bidding(app).least:
                    await pilot.click(offset=places["press", "right"])
                    assert bidding(app).amount == bidding(app).least + 1
                await pilot.click(offset=places["press", "enter"])
            else:
                await pilot.click(offset=places["choice", 0])
        assert turned

    play(table(tmp_path, 11), steps)


def square_place(app: TerminalGame, island: int, square: str) -> tuple[int, int]:
    """Where on the screen a square lies."""
    for y, row in enumerate(app.query_one(TableView).lines()):
        for span in row.spans:
            meta = span.style.meta if not isinstance(span.style, str) else {}
            if meta.get("square") == square and meta.get("island") == island + 1:
                return span.start, y
    raise AssertionError(f"no {square} on the screen")


# -- placing


def test_a_click_on_its_name_changes_the_island_and_answers_nothing() -> None:
    async def placed(app: TerminalGame, pilot: Pilot[Any]) -> None:
        places = clickable(app.query_one(TableView).lines())
        await pilot.click(offset=places["island", 3])
        assert placing(app).island == 2

    async def asked(app: TerminalGame, pilot: Pilot[Any]) -> None:
        places = clickable(app.query_one(TableView).lines())
        entries = len(app.session.game.record.entries)
        await pilot.click(offset=places["island", 1])
        assert len(app.session.game.record.entries) == entries

    play(by_hand(card=4), placed, pace=30)
    play(by_hand(card=6), asked, pace=30)


def test_arrows_move_r_turns_and_digits_change_the_island() -> None:
    session = by_hand(card=4)

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        held = placing(app)
        assert len(held.turns) == 4
        before = held.turn, held.form
        await pilot.press("r")
        assert held.turn != before[0]
        assert held.form != before[1]
        await pilot.press("R")
        assert (held.turn, held.form) == before
        await pilot.press("space")
        assert held.turn != before[0]
        for number in (4, 1, 2):
            await pilot.press(str(number))
            assert held.island == number - 1
        await pilot.press("tab", "tab", "shift+tab")
        assert held.island == 2
        await pilot.press("home", *["up"] * 7, *["left"] * 6)
        top = held.corner[0]
        await pilot.press("down")
        assert held.corner[0] == top + 1
        here = held.island
        await pilot.press(*["right"] * 8)
        assert held.island != here, "over the side of a map to the next one"
        everything_is_there(app)

    play(session, steps, pace=30)


def test_the_preview_shows_squares_and_what_they_complete() -> None:
    session = by_hand(card=4)

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        seen: set[str] = set()
        held = placing(app)
        for _ in held.places:
            await pilot.press("n")
            place = held.place()
            assert place, "n goes to places only"
            text = " ".join(shown(app).split())
            for square in place.squares:
                assert square in text
            for entry in place.completes:
                seen.add(entry["kind"])
                how = "one" if entry["one_colour"] else "mixed"
                assert WORDS.words(f"landmark-{entry['kind']}.{how}") in text
                star = "★" if entry["one_colour"] else "☆"
                assert SYMBOL.get(entry["kind"], "") + star in text
            if not place.completes:
                assert WORDS.words("terminal-islands-completes-nothing") in text
        assert seen >= {"outline", "temple"}

    play(session, steps, pace=30)


def test_what_is_not_possible_says_why_and_changes_nothing() -> None:
    session = by_hand(card=4)

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        held = placing(app)
        islands = board(app).islands()
        reasons = set()
        for island, turn, row, column in product(range(4), held.turns, range(5), range(5)):
            held.island, held.turn, held.corner = island, turn, (row, column)
            held.keep_on(islands)
            told = board(app)._told(held)
            assert bool(told.refusal) == (held.place() is None)
            reasons.add(told.refusal)
        assert len(reasons) > 8
        for reason in ("a Temple", "painted already", "would not touch", "cannot begin it yet"):
            assert any(reason in told for told in reasons)
        closed = next(n for n in range(4) if not held.offered(n))
        await pilot.press(str(closed + 1))
        count = painted(app)
        assert WORDS.words("reason-no-access") in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert painted(app) == count
        assert "! " in shown(app)

    play(session, steps, pace=30)


def test_a_refused_square_says_why_where_the_shape_is_held() -> None:
    session = by_hand(card=2)

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        held = placing(app)
        while held.squares() != {"b5", "c5"}:
            held.rotate(1, board(app).islands())
            held.island, held.corner = 0, (4, 1)
        await pilot.press("right", "left")
        assert held.squares() == {"b5", "c5"}
        assert f"✗ {WORDS.words('reason-not-beside')}" in shown(app)
        assert held.refused[0, "c4"].key == "covered-from-elsewhere"
        held.corner = (3, 2)
        assert held.squares() == {"c4", "d4"}
        assert held.why_not() is None, "that another square comes first is no hindrance"
        before = painted(app)
        await pilot.press("down", "left", "enter")
        await pilot.pause()
        assert painted(app) == before
        assert f"{WORDS.words('reason-not-beside')}" in shown(app)

    play(session, steps, pace=30)


def test_a_painting_can_be_taken_back_until_dice_roll_or_another_answers() -> None:
    session = by_hand(card=4)

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        count, squares = painted(app), placing(app).squares()
        await pilot.press("enter")
        await pilot.pause()
        assert painted(app) == count + len(squares)
        await pilot.press("u")
        await pilot.pause()
        assert painted(app) == count
        assert placing(app)

    play(session, steps, pace=30)


def test_escape_goes_back_from_the_place_to_colour_and_shape() -> None:
    session = by_hand(card=6)

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await pilot.press("1", "1")
        await pilot.pause()
        assert placing(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.answers
        assert app.answers.decision.kind == "colour"
        await pilot.press("escape")
        await pilot.pause()
        assert app.answers.decision.kind == "shape"
        await pilot.press("escape")
        assert app.answers.decision.kind == "shape"

    play(session, steps, pace=30)


def test_a_free_form_is_painted_square_by_square() -> None:
    hand = at(MAP, "season: 7", "players: 1", card=3)
    hand.say("pass", "expancing", "3")
    session = LocalSitting(hand.game, Seats(("You",), (None,)))

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        count = painted(app)
        left = placing(app).decision.args["left"]
        for n in range(left - 1):
            await pilot.press("n", "enter")
            await pilot.pause()
            assert len(placing(app).pending()) == n + 1
            assert placing(app).decision.args["left"] == left - n - 1
            letter = WORDS.words(f"sheets-colour-{placing(app).decision.args['colour']}.letter")
            assert shown(app).count(f"{letter}+") == n + 1
            assert "[]" in shown(app)
        await pilot.press("escape")
        await pilot.pause()
        assert len(placing(app).pending()) == left - 2
        await pilot.press("n", "enter")
        await pilot.pause()
        await pilot.press("n", "enter")
        await pilot.pause()
        assert painted(app) == count + left

    play(session, steps, pace=30)


def test_p_says_no_in_a_list_too() -> None:
    hand = at(MAP, "season: 7", "players: 1", card=3)
    hand.say("pass")
    session = LocalSitting(hand.game, Seats(("You",), (None,)))

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        assert app.answers
        assert app.answers.decision.kind == "research"
        await pilot.press("p")
        await pilot.pause()
        assert placing(app).decision.source == "pass-card"
        assert not app.session.game.view(0)["science"]["expancing"]["level"]

    play(session, steps, pace=30)


# -- bidding


def test_bids_are_typed_or_stepped_to_and_passed_with_p() -> None:
    session = by_hand(card=3, won=False)

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        tool = bidding(app)
        least, most = tool.least, tool.most
        await pilot.press("left", "down")
        assert tool.amount == least
        await pilot.press("up", "right")
        assert tool.amount == least + 2
        await pilot.press("end")
        assert tool.amount == most
        await pilot.press("home")
        assert tool.amount == least
        await pilot.press("9", "9")
        assert tool.amount == 99
        await pilot.press("enter")
        await pilot.pause()
        assert "99" in shown(app)
        assert WORDS.words("terminal-islands-too-high", coins=99, least=least, most=most) in shown(app)
        await pilot.press("backspace", "backspace", "0", "enter")
        await pilot.pause()
        assert WORDS.words("terminal-islands-too-low", coins=0, least=least, most=most) in shown(app)
        await pilot.press(*str(least + 1), "enter")
        await pilot.pause()
        assert app.session.game.view(0)["bid"] == least + 1
        await pilot.press("u")
        await pilot.pause()
        await pilot.press("p")
        await pilot.pause()
        assert 0 not in app.session.game.view(0)["bidding"]

    play(session, steps, pace=30)


def test_a_bid_tells_how_many_places_the_shape_would_have() -> None:
    async def one_shape(app: TerminalGame, pilot: Pilot[Any]) -> None:
        (painting,) = app.session.game.ahead(0).outlook
        island = painting["islands"][0]
        assert island["places"] > 0
        text = " ".join(shown(app).split())
        assert f"places: {island['name']} {island['places']} " in text
        assert "T★" in text

    async def any_shape(app: TerminalGame, pilot: Pilot[Any]) -> None:
        text = shown(app)
        for painting in app.session.game.ahead(0).outlook:
            assert f"{WORDS.words('shape-' + str(painting['shape']) + '.a')}: " in text

    play(by_hand(card=4, won=False), one_shape, size=LARGE, pace=30)
    play(by_hand(card=6, won=False), any_shape, size=LARGE, pace=30)


def test_the_very_rich_can_bid_everything() -> None:
    game = by_hand("coins 0: 190", card=3, won=False).game
    tool = Bidding(game, 0, game.decision(0))
    assert tool.most == 190
    for amount in (tool.least, tool.least + 58, tool.least + 59, 150, 190):
        tool.amount = amount
        twin = game.copy()
        twin.answer(0, *tool.answer())
        assert twin.view(0)["bid"] == amount


FULL = """
R r r r
r r r r
r r r .
L r r S
"""
"""One square left: no shape has a place."""


def test_without_a_place_the_bid_says_so_and_a_win_is_told_before_it_goes_on() -> None:
    hand = at([FULL, FULL, FULL, FULL], "season: 7", card=4)
    session = LocalSitting(hand.game, Seats(("You", "Aki"), (None, "random")))

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        assert "You have no place for it now." in " ".join(shown(app).split())
        await pilot.press("enter")
        await pilot.pause()
        if app.session.game.state.waiting() & 2:
            app.session.game.say(1, "pass")
            app.settle()
        await pilot.pause()
        assert isinstance(app.screen, Page)
        assert "You have no place for the shape." in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert len(app.screen_stack) == 1

    play(session, steps, pace=30)


def test_the_preview_tells_what_a_place_costs_and_spoils() -> None:
    hand = at(MAP, "season: 10", "access 0: either 1", card=4)
    hand.win(4)
    session = LocalSitting(hand.game, Seats(("You", "Aki"), (None, "greedy")))

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        told = ""
        for _ in placing(app).places:
            await pilot.press("n")
            await pilot.pause()
            told += " ".join(shown(app).split())
        assert "T: several colours now" in told
        assert "begins Other: -9 points for now" in told
        assert "uses up access (L★)" in told

    play(session, steps, pace=30)


def test_nothing_is_used_by_a_hasty_enter() -> None:
    hand = at(MAP, "season: 7", "players: 1", "science: expancing 1", card=3)
    hand.say("pass")
    session = LocalSitting(hand.game, Seats(("You",), (None,)))

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        assert WORDS.words("useless", level=2) in shown(app)
        assert "earn 5 coins if you win with a bid of 6 or less" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.session.game.view(0)["science"]["expancing"]["level"] == 1
        assert placing(app)

    play(session, steps, pace=30)


def test_a_free_form_says_truly_why_a_square_cannot_follow() -> None:
    hand = at(MAP, "season: 7", "players: 1", card=3)
    hand.say("pass", "expancing", "3")
    session = LocalSitting(hand.game, Seats(("You",), (None,)))

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        islands = board(app).islands()
        await pilot.press("enter")
        await pilot.pause()
        held = placing(app)
        (chosen,) = held.pending()
        for square, key in ((chosen, "terminal-islands-chosen"), ("d5", "reason-apart")):
            held.put(0, square, islands)
            assert board(app)._told(held).refusal == WORDS.words(key, square=square)
        held.put(1, "b2", islands)
        name = islands[0]["name"]
        assert board(app)._told(held).refusal == WORDS.words("terminal-islands-elsewhere", island=name)

    play(session, steps, pace=30)


def test_a_wrong_bid_is_marked_and_the_next_digit_begins_again() -> None:
    session = by_hand(card=3, won=False)

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        tool = bidding(app)
        await pilot.press("9", "9")
        await pilot.pause()
        assert WORDS.words("terminal-islands-range-high", least=tool.least, most=tool.most) in shown(app)
        await pilot.press("enter", "5")
        assert tool.amount == 5
        await pilot.press("escape")
        assert tool.amount == tool.least

    play(session, steps, pace=30)


def test_whoever_leaves_after_the_end_reads_the_result(tmp_path: Path) -> None:
    session = table(tmp_path, 7, bots="greedy")
    stream = Stream(Seed.number(1), 15, 0)
    while not session.game.over:
        seat = session.game.waiting()[0]
        session.game.answer(seat, *ask(bot_named("random", "islands"), session.game, seat, stream))
    told = farewell(WORDS, session)
    assert session.outcome(WORDS) in told
    for name, entry in zip(session.seats.names, session.game.view(0)["seats"]):
        assert f"{name}: {entry['score']}" in told


# -- looking


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_table_fits_any_window(tmp_path: Path, players: int) -> None:
    session = table(tmp_path, players, players)
    stream = Stream(Seed.number(players), 15, 0)
    app = TerminalGame(session, Here(), words=WORDS)
    app._seated = 0
    answers = 0
    while not session.game.over:
        seat = session.game.waiting()[0]
        if seat == 0 and answers % 15 == 0:
            app.board.settled()
            app._told_to = None
            app.answers = app.board.offer(0)
            app.cursor = 0
            for width, height in (SMALL, LARGE, (100, 30), (200, 60), (60, 16), (30, 8))[answers // 15 % 2 :: 2]:
                rows = app.board.lines(width, height)
                assert len(rows) == height
                assert {row.cell_length for row in rows} == {width}
                assert "{" not in "\n".join(row.plain for row in rows)
        session.game.answer(seat, *ask(bot_named("greedy", "islands"), session.game, seat, stream))
        answers += 1


def test_colours_are_letters_too(tmp_path: Path) -> None:
    """Painted squares, outlines and the season track can be read without colours."""
    session = table(tmp_path, 7, bots="greedy")
    advance(session, "bid", after=100)

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        rows = [row.plain for row in app.query_one(TableView).lines()]
        for number, island in enumerate(app.session.game.view(0)["seats"][0]["islands"]):
            for square, colour in island["painted"].items():
                x, y = square_place(app, number, square)
                assert rows[y][x] == WORDS.words(f"sheets-colour-{colour}.letter")
                assert rows[y][x + 1] != "·"
            for outline in island["outlines"]:
                for square in set(outline["squares"]) - set(island["painted"]):
                    x, y = square_place(app, number, square)
                    assert rows[y][x : x + 2] == WORDS.words(f"sheets-colour-{outline['colour']}.letter") + "·"
            for landmark in island["landmarks"]:
                x, y = square_place(app, number, landmark["square"])
                assert rows[y][x] == SYMBOL[landmark["kind"]]
        track = WORDS.words("terminal-islands-round", number=app.session.game.view(0)["round"])
        assert track in rows[0]
        assert "bbb" in rows[0]
        assert "[" in rows[0]

    play(session, steps, pace=30)


def test_others_are_looked_at_with_o_and_by_a_click(tmp_path: Path) -> None:
    session = table(tmp_path, 7, players=3, bots="greedy")
    advance(session, "bid", after=100)

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        view = app.session.game.view(0)
        for seat in (1, 2, 0):
            await pilot.press("o")
            await pilot.pause()
            for island in view["seats"][seat]["islands"]:
                assert island["name"] in shown(app)
        places = clickable(app.query_one(TableView).lines())
        await pilot.click(offset=places["seat", 2])
        await pilot.pause()
        assert view["seats"][2]["islands"][0]["name"] in shown(app)
        await pilot.press("escape")
        await pilot.pause()
        assert view["seats"][0]["islands"][0]["name"] in shown(app)

    play(session, steps, pace=30)


def test_while_bots_act_their_islands_are_seen(tmp_path: Path) -> None:
    session = table(tmp_path, 7, bots="greedy")
    advance(session, "island", after=60)

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        for _ in range(60):
            while app.answers is not None:
                await pilot.press("enter")
                await pilot.pause()
            app._let_bot_act()
            await pilot.pause()
            events = app.session.game.events(0)
            if events[-1].seat == 1 and any(event.kind == "painted" for event in events[-3:]) and not app.answers:
                assert board(app).looked == 1
                return
            if app.session.game.over:
                break
        assert board(app).fresh

    play(session, steps, pace=30)


@pytest.mark.parametrize("key", ["i", "c", "s", "h", "l"])
def test_pages_open_and_close(tmp_path: Path, key: str) -> None:
    session = table(tmp_path, 9, players=1)
    advance(session, "bid", after=60)

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, Page)
        text = []
        for _ in range(12):
            text += screen_text(app)
            await pilot.press("pagedown")
            await pilot.pause()
        told = " ".join(" ".join(text).split())
        assert "{" not in told
        if key == "i":
            for kind in ("regular-harbour", "secret-harbour", "lighthouse", "temple", "grove", "coal-pit", "volcano"):
                assert WORDS.words(f"landmark-{kind}") in told
                assert WORDS.words(f"landmark-{kind}.text")[:30] in told
        if key == "c":
            for name in app.session.game.view(0)["science"]:
                for level in (1, 2, 3):
                    assert WORDS.words(f"technology-{name}.level-{level}")[:40] in told
        await pilot.press(key)
        await pilot.pause()
        assert len(app.screen_stack) == 1

    play(session, steps)


def test_the_score_is_explained_landmark_by_landmark(tmp_path: Path) -> None:
    session = table(tmp_path, 7, bots="greedy")
    advance(session, "bid", after=150)

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        view = app.session.game.view(0)
        for seat, entry in enumerate(view["seats"]):
            text = "\n".join(row.plain for row in app.board.score_lines(76, [seat]))
            assert WORDS.words("terminal-score-sum", name=session.seats.names[seat], points=entry["score"]) in text
        for island in view["seats"][0]["islands"]:
            counted = sum(mark["points"] for mark in island["landmarks"])
            counted += sum(outline["points"] for outline in island["outlines"])
            assert island["score"] == (counted - island["unpainted"] if island["order"] else 0)

    play(session, steps, pace=30)


def test_every_theme_knows_every_colour() -> None:
    names = [set(theme.variables) - {"ansi-background", "ansi-foreground"} for theme in THEMES]
    assert names[0] == names[1] == names[2]


# -- people at one keyboard, and saving


def test_the_hidden_choice_of_sheets_is_hidden_from_the_other(tmp_path: Path) -> None:
    session = table(tmp_path, 7, players=2, humans=2)
    sheaf = ISLANDS.sheaf.sheets
    dealt = [
        {name for sheet in session.game.view(seat)["seats"][seat]["dealt"] for name in islands_of(sheaf[sheet])}
        for seat in (0, 1)
    ]

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        for seat in (0, 1):
            await pilot.pause()
            assert isinstance(app.screen, PassPage)
            below = "\n".join(row.plain for row in app.query(TableView)[0].lines())
            for name in dealt[0] | dealt[1]:
                assert name not in shown(app)
                assert name not in below
            await pilot.press("l", "s", "o", "i")
            assert isinstance(app.screen, PassPage)
            await pilot.press("enter")
            await pilot.pause()
            assert app.viewer == seat
            text = shown(app)
            assert all(name in text for name in dealt[seat])
            assert not any(name in text for name in dealt[1 - seat] - dealt[seat])
            await pilot.press("o", "s")
            await pilot.pause()
            assert not any(name in shown(app) for name in dealt[1 - seat] - dealt[seat])
            await pilot.press("escape", "2")
        await pilot.pause()
        assert len(app.screen_stack) == 1, "from now on everything is public: no more passing"
        assert app.answers

    play(session, steps)


def islands_of(sheet: Any) -> set[str]:
    return {island.name for island in sheet.islands}


def test_at_a_hot_seat_the_last_one_can_undo_before_the_next_answers(tmp_path: Path) -> None:
    session = table(tmp_path, 7, players=2, humans=2, sheets=["masu", "tako"])

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        while not board(app).bidding:
            await pilot.press("1")
            await pilot.pause()
        first = app.viewer
        assert session.seats.names[first] in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.viewer != first
        await pilot.press("u")
        await pilot.pause()
        assert app.viewer == first
        assert app.session.game.view(first)["bid"] is None

    play(session, steps)


def test_quitting_saves_and_the_next_call_goes_on(tmp_path: Path) -> None:
    session = table(tmp_path, 7, bots="greedy", catch_up=True)
    advance(session, "bid", after=60)

    async def first(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await pilot.press("up", "enter")
        await pilot.pause()
        await pilot.press("q")

    play(session, first, pace=30)
    assert WORDS.words("terminal-saved", command="senbazuru play islands") in farewell(WORDS, session)
    again, notice = open_table(WORDS, Saves(tmp_path, ISLANDS), ISLANDS, session.seats, {}, None)
    assert notice == WORDS.words("terminal-resumed")
    assert again.game.state == session.game.state

    async def second(app: TerminalGame, pilot: Pilot[Any]) -> None:
        assert notice in shown(app)
        assert "reserve" in shown(app)

    play(again, second, notice=notice, pace=30)


def test_sheets_of_ones_own_come_along_with_a_saved_game(tmp_path: Path) -> None:
    text = ISLANDS.sheaf.sheets["masu"].text
    mine = tmp_path / "mine.txt"
    mine.write_text(text.replace("sheet: Masu", "sheet: Mine"))
    rules = ISLANDS.with_files([mine])
    saves = Saves(tmp_path, ISLANDS)
    options = {"sheets": ["mine", "tako"]}
    seats = Seats.around(WORDS, 1, 1, ["random"])
    session, _ = open_table(WORDS, saves, rules, seats, options, Seed.number(4))
    session.save()
    again, _ = open_table(WORDS, saves, ISLANDS, seats, {})
    assert again.game.state == session.game.state

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        everything_is_there(app)

    play(again, steps)


# -- the command


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--players", "5"), "4"),
        (("--players", "0"), "1"),
        (("--sheets", "masu"), "2 different names"),
        (("--sheets", "masu,atlantis"), "atlantis"),
        (("--near", "--sheets", "masu,tako"), "near"),
        (("--catch-up", "--players", "1"), "2 players"),
        (("--families", "farm,sky"), "families"),
        (("--bots", "hal"), "greedy"),
        (("--players", "1", "--humans", "2"), "--humans"),
        ((), "--watch"),
    ],
)
def test_a_wrong_call_says_what_to_do(words: tuple[str, ...], said: str) -> None:
    result = CliRunner().invoke(main, ["play", "islands", *words])
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())
    assert "Traceback" not in result.output


def test_flags_of_islands_are_refused_by_origami() -> None:
    result = CliRunner().invoke(main, ["play", "origami", "--near"])
    assert result.exit_code == 2
    assert "near" in result.output


def test_watching_tells_a_whole_game_in_words() -> None:
    words = ["play", "islands", "--watch", "--seed", "5", "--players", "1", "--near"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0
    assert "The game is over." in result.stdout
    assert "{" not in result.stdout
