"""Cards of one's own at the terminal: --pack, and a saved game that brings them along."""

from pathlib import Path
from typing import Any

from click.testing import CliRunner
from textual.pilot import Pilot

from senbazuru.bots import Asked, bot_named
from senbazuru.cli import main
from senbazuru.cli.common import words_for
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream
from senbazuru.origami.rules import ORIGAMI
from senbazuru.terminal.app import TerminalGame
from senbazuru.terminal.opening import open_table
from senbazuru.terminal.origami.choices import cards_of
from senbazuru.terminal.origami.force import Force
from senbazuru.terminal.origami.pages import CardPage
from senbazuru.terminal.saves import Saves
from senbazuru.terminal.sitting import Seats
from tests.origami.own_packs import family, rules_with
from tests.origami.table import view_of
from tests.terminal.test_playing import WORDS, board, everything_is_there, play, shown, until_asked

POND = """
family = "pond"
name = { en = "Pond" }
[[card]]
id = "frog"
name = { en = "Frog" }
copies = 18
cost = 2
folds = 1
points = 3
instant = [{ draw_from_deck = { cards = 1 } }]
from = { name = "ours", copies = "ours", cost = "ours", folds = "ours", points = "ours", effect = "ours" }
"""
MOST = "{ draw_by_hand_limit = { by = 9 } }"
DEAR = "{ change = { what = 'price', by = 9 } }"


def pond(folder: Path) -> Path:
    folder.mkdir()
    (folder / "pond.toml").write_text(POND)
    return folder


def test_bots_play_with_a_family_of_ones_own(tmp_path: Path) -> None:
    folder = pond(tmp_path / "packs")
    words = ["play", "--watch", "--seed", "5", "--pack", str(folder), "--families", "pond,farm"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0
    assert "Frog" in result.stdout
    assert "{" not in result.stdout


def test_what_is_told_of_limits_and_prices_is_what_holds() -> None:
    """Of two such cards the one that gives most counts, and no price is above 15."""
    calm = "{ protect_hand = {} }"
    rules = rules_with(
        family("pond", heron="{ draw_by_hand_limit = { by = 5 } }", swan=f"{MOST}, {DEAR}", carp=calm),
        family("bank", cost=12, rush=calm, reed=calm, moss=calm),
    )
    for left, right in (("heron", "swan"), ("swan", "heron")):
        lines = ["families: pond, bank", f"collection 0 left: {left}", f"collection 0 right: {right}"]
        game = Game.from_position(rules, "\n".join(lines))
        cards, words = cards_of(game), words_for(rules)
        force = Force(view_of(game, 0), cards, 0)
        assert force.unusual(words) == ["Draw 4 + 5 = 9 folds"]
        assert force.told(words) == [("Draw", "4 + 5 (Swan) = 9 folds"), ("prices", "as printed + 9 (Swan)")]
        assert force.price(cards["rush"]) == 15
        assert force.notes(words, cards["rush"]) == ["Costs 15 (printed 12): Swan +9."]
        assert force.price(cards["carp"]) == 2 + 9


def test_a_saved_game_brings_its_packs_along(tmp_path: Path) -> None:
    rules = ORIGAMI.with_files([pond(tmp_path / "packs")])
    saves = Saves(tmp_path / "data", ORIGAMI)
    seats = Seats.around(WORDS, 2, 1, ["greedy"])
    session, _ = open_table(WORDS, saves, rules, seats, {"families": ["pond", "farm"]}, Seed.number(7))

    async def first(app: TerminalGame, pilot: Pilot[Any]) -> None:
        stream = Stream(Seed.number(7), 15, 0)
        for _ in range(12):
            await until_asked(app, pilot)
            everything_is_there(app)
            game = app.session.game
            app.session.answer(0, (bot_named("greedy", "origami").choose(Asked(game.state.observe(0), 0, stream)),))
            app.settle()
        assert "P Frog" in shown(app)

    play(session, first, words=words_for(rules))
    again, notice = open_table(WORDS, saves, ORIGAMI, seats, {})
    assert notice == WORDS.words("terminal-resumed")
    assert again.game.state == session.game.state

    async def second(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await until_asked(app, pilot)
        everything_is_there(app)
        board(app).spot = next(n for n, spot in enumerate(board(app).spots) if spot.card == "frog")
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(app.screen, CardPage)
        assert "Frog" in shown(app)
        assert "Pond" in shown(app)
        await pilot.press("escape", "s")
        await pilot.pause()
        assert "Frog" in shown(app)

    play(again, second, words=words_for(again.game.rules))
    new = again.again()
    assert "frog" in cards_of(new.game), "playing again keeps the packs"
