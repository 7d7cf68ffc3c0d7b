"""Origami: Legends at the terminal: characters, rice paper, what cards change, and all their questions."""

import re
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from senbazuru.bots import Asked, bot_named
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.packs import CHARACTERS as CHARACTERS_PACK
from senbazuru.origami.packs import SHIPPED_LIBRARY
from senbazuru.origami.rules import LEGENDS, MIXED, ORIGAMI, OrigamiRules
from senbazuru.terminal.app import TerminalGame
from senbazuru.terminal.local import LocalSitting
from senbazuru.terminal.opening import farewell, open_table
from senbazuru.terminal.origami.choices import Answers, cards_of
from senbazuru.terminal.origami.force import SIDES, Force, brief
from senbazuru.terminal.origami.pages import CardPage, score_lines
from senbazuru.terminal.origami.paint import ONGOING, RICE, Painter, Scene, mark, short_name, spots_of
from senbazuru.terminal.pages import Page, PassPage
from senbazuru.terminal.saves import Saves
from senbazuru.terminal.sitting import Seats
from senbazuru.terminal.table_app import TableView
from tests.origami.table import view_of
from tests.terminal.test_playing import (
    SMALL,
    WORDS,
    board,
    choose_some,
    everything_is_there,
    play,
    shown,
    table,
    until_asked,
)

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
TABLE = {
    "families": "polar, exotic, dinosaurs, legendary",
    "characters": "musician, monk, merchant, geisha, ninja, gardener",
    "players": "3",
    "collection 0 left": "velociraptor macaw brontosaurus",
    "collection 0 right": "kappa narwhal",
    "collection 1 left": "unicorn velociraptor",
    "collection 1 right": "seal arctic-wolf",
    "collection 2 left": "oni ankylosaurus",
    "collection 2 right": "macaw macaw t-rex",
    "line": "macaw leprechaun yellow-ninja dragon",
    "discards": "mesosaurus stegosaurus",
}


def position(**given: str) -> LocalSitting:
    """A table in the middle of a game; underscores are blanks."""
    lines = TABLE | {key.replace("_", " "): value for key, value in given.items()}
    game = Game.from_position(LEGENDS, "\n".join(f"{key}: {value}" for key, value in lines.items()))
    seats = Seats.around(WORDS, int(game.state.players), 1, ["greedy"])
    game.record.header["seats"] = seats.as_list()
    return LocalSitting(game, seats)


async def choose(app: TerminalGame, pilot: Pilot[Any], *labels: str) -> None:
    """Answer with the first line of the list that begins so, question by question."""
    for label in labels:
        assert app.answers, label
        found = [n for n, choice in enumerate(app.answers.choices) if choice.label.startswith(label)]
        assert found, (label, [choice.label for choice in app.answers.choices])
        await pilot.press(*["down"] * ((found[0] - app.cursor) % len(app.answers.choices)), "enter")
        await pilot.pause()


async def go_to(app: TerminalGame, pilot: Pilot[Any], zone: str, card: str, height: int = 0) -> None:
    """Go to a card on the table by keys."""
    spots = board(app).spots
    wanted = [s for s in spots if s.zone == zone and s.card == card and height in (0, s.where.height)]
    assert wanted, (zone, card)
    while board(app).spot is None or spots[board(app).spot or 0] != wanted[0]:
        await pilot.press("right")
    await pilot.pause()


def kind(app: TerminalGame) -> str:
    return app.answers.decision.kind if app.answers else ""


def in_sight(app: TerminalGame) -> None:
    """Beside what every table shows: the middle, rice paper, and what is not as usual."""
    text, met = everything_is_there(app)
    view = view_of(app.session.game, app.viewer)
    for n, spot in enumerate(board(app).spots):
        if spot.zone == "middle":
            card = board(app).cards[spot.card]
            assert f"{mark(card)} {short_name(WORDS, card)}" in text
            assert ("spot", n) in met
    if view["paper"] is not None:
        assert f"{RICE} rice {view['paper']}" in text
    for seat, entry in enumerate(view["seats"]):
        force = Force(view, board(app).cards, seat)
        if entry["hand_limit"]["is"] != 8:
            assert f" ≤{entry['hand_limit']['is']}" in text
        for top in force.tops:
            assert WORDS.card(top) in text
            if board(app).cards[top].kind == "ongoing":
                assert ONGOING in text


# -- whole games


@pytest.mark.parametrize(
    ("rules", "players", "seed", "options"),
    [
        pytest.param(LEGENDS, 2, 7, {"families": ["polar", "dinosaurs"]}, marks=pytest.mark.proof),
        pytest.param(
            LEGENDS,
            3,
            3,
            {"families": ["exotic", "dinosaurs", "legendary"], "characters": 5},
            marks=pytest.mark.proof,
        ),
        pytest.param(MIXED, 3, 5, {"families": ["lawn", "polar", "legendary"]}, marks=pytest.mark.proof),
        (ORIGAMI, 2, 4, {"characters": 2}),
    ],
)
def test_a_whole_game_by_keys_alone(
    tmp_path: Path, rules: OrigamiRules, players: int, seed: int, options: dict[str, Any]
) -> None:
    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        stream = Stream(Seed.number(3), 1, 1)
        answered = 0
        while not app.session.game.over:
            await until_asked(app, pilot)
            if app.session.game.over or app.answers is None:
                break
            in_sight(app)
            if answered % 9 == 0:
                await pilot.press(*(("tab", "m", "escape", "escape"), ("right", "i", "right", "escape"))[answered % 2])
                await until_asked(app, pilot)
            await choose_some(app, pilot, stream)
            answered += 1
        await pilot.pause()
        assert answered > 20
        assert isinstance(app.screen, Page)
        assert WORDS.words("terminal-score-final") in shown(app)
        before = app.session.game.view(0)
        await pilot.press("n")
        await pilot.pause()
        again = app.session.game.view(0)
        assert not again["over"]
        assert (again["families"], again["characters"]) == (before["families"], before["characters"])

    session = table(tmp_path, seed, players, rules=rules, **options)
    assert session.game.view(0)["characters"]
    play(session, steps)


@pytest.mark.parametrize(("rules", "players"), [(LEGENDS, 2), (LEGENDS, 4), (MIXED, 3), (MIXED, 5)])
def test_the_table_fits_any_window(rules: OrigamiRules, players: int) -> None:
    """Bots play; what is drawn fits, and says what the engine says: limits, prices, points."""
    game = Game.start(rules, players=players, options={"characters": players + 1}, seed=Seed.number(players))
    stream = Stream(Seed.number(players), 15, 0)
    cards = cards_of(game)
    steps = 0
    while not game.over:
        seat = game.waiting()[0]
        if steps % 9 == 0:
            view = view_of(game, seat)
            answers = Answers(game, seat, WORDS, NAMES)
            spots = spots_of(view, seat)
            spot = steps // 9 % (len(spots) + 1) - 1
            shown_spot = None if spot < 0 else spot
            prospect = answers.prospect(spots[spot].where) if spot >= 0 else ""
            cursor = next(n for n, choice in enumerate(answers.choices) if choice.options)
            scene = Scene(view, cards, NAMES, seat, answers.question(), answers.choices, cursor, shown_spot)
            scene.prospect = prospect
            scene.spots = spots
            assert isinstance(game.state, Origami)
            for owner in range(players):
                force = Force(view, cards, owner)
                for number, name in enumerate(game.state.linked.names):
                    if cards[name].kind != "paper":
                        assert force.price(cards[name]) == game.state.price(owner, number)
            for width, height in ((80, 24), (120, 40), (200, 60), (100, 30), (60, 16), (30, 8))[steps // 9 % 2 :: 2]:
                rows = Painter(WORDS, scene, width, height).rows()
                assert len(rows) == height
                assert {row.cell_length for row in rows} == {width}
            text = "\n".join(row.plain for row in Painter(WORDS, scene, 80, 24).rows())
            assert "{" not in text
            for name in view["middle"]:
                assert short_name(WORDS, cards[name]) in text
            for entry in view["seats"]:
                for side in SIDES:
                    if entry["collections"][side]:
                        assert WORDS.card(entry["collections"][side][-1]["card"]) in text
            assert answers.choices[cursor].label[:60] in text
            order = range(len(view["seats"]))
            told = "\n".join(row.plain for row in score_lines(WORDS, view, cards, NAMES, 116, order))
            for award in (award for entry in view["seats"] for award in entry["awards"]):
                assert brief(WORDS, cards[award["card"]]) in told
        steps += 1
        game.answer(seat, bot_named("greedy", "origami").choose(Asked(game.state.observe(seat), seat, stream)))


# -- what is seen


def test_every_character_is_told_in_few_words() -> None:
    for card in SHIPPED_LIBRARY.packs[CHARACTERS_PACK].cards:
        assert short_name(WORDS, card) in WORDS.card(card.id)
        assert 4 < len(brief(WORDS, card)) <= 24
    for family in SHIPPED_LIBRARY.families.values():
        for card in family.cards:
            if card.kind == "ongoing":
                assert 4 < len(brief(WORDS, card)) <= 26


def test_the_middle_rice_paper_and_limits(tmp_path: Path) -> None:
    session = position(
        middle="yellow-musician red-ninja red-merchant", hand_0="seal caiman rice-paper rice-paper", hand_1="rice-paper"
    )

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        in_sight(app)
        text = shown(app)
        for part in (
            "☺ Musician costs −1",
            "☻ Ninja hand −2",
            "☻ Merchant Draw +1",
            "you: hand limit 8 + 3 − 2 = 9",
            "Draw 4 + 1 = 5 folds",
            "□ Rice ×2",
            "cost 5 (6)",
            "▐▲ Brontosaurus ★5 ∞ hand +3",
            "4 cards ≤9 □2",
            "0 cards ≤6",
        ):
            assert part in text, part
        await pilot.press("m")
        await pilot.pause()
        text = shown(app)
        for part in (
            "hand limit: 8 + 3 (Brontosaurus) − 2 (Red Ninja) = 9",
            "Draw: 4 + 1 (Red Merchant) = 5 folds",
            "prices: as printed − 1 (Yellow Musician)",
            "May still come: Geisha, Monk, Gardener",
            "∞ ∗ Narwhal",
        ):
            assert part in text, part
        await pilot.press("end", "m")
        await pilot.pause()
        assert len(app.screen_stack) == 1
        await go_to(app, pilot, "hand", "caiman")
        assert "Costs 5 (printed 6): Yellow Musician −1." in shown(app)
        await pilot.press("i")
        await pilot.pause()
        assert "Costs 5 (printed 6): Yellow Musician −1." in shown(app)

    play(session, steps)


def test_a_longer_line_and_silent_instants(tmp_path: Path) -> None:
    session = position(
        middle="yellow-merchant red-monk", line="macaw leprechaun yellow-ninja dragon seal", hand_0="seal rice-paper"
    )

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        in_sight(app)
        text = shown(app)
        assert "☺ Merchant line +1" in text
        for name in ("Macaw", "Leprech", "Ninja", "Dragon", "Seal"):
            assert name in "\n".join(text.splitlines()[1:5])
        assert "silent" in text
        await go_to(app, pilot, "hand", "seal")
        assert "Its instant is silent: Red Monk." in shown(app)
        await pilot.press("m")
        await pilot.pause()
        assert "The draw line: 4 + 1 (Yellow Merchant) = 5" in shown(app)

    play(session, steps)
    play(session, steps, (120, 40))


def test_pages_of_characters_and_rice_paper(tmp_path: Path) -> None:
    session = position(middle="yellow-musician", hand_0="seal rice-paper red-monk")

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await go_to(app, pilot, "middle", "yellow-musician")
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(app.screen, CardPage)
        text = shown(app)
        red = "☻ Red Musician: Playing an origami costs everyone 1 fold more."
        for part in ("☺ Yellow Musician", "cost 6", red, "free."):
            assert part in text
        assert "★" not in text
        await pilot.press("escape")
        await go_to(app, pilot, "hand", "rice-paper")
        assert "may count as 2 folds (Narwhal)" in shown(app)
        await pilot.press("i")
        await pilot.pause()
        text = shown(app)
        assert "□ Rice Paper" in text
        assert "cost" not in text
        assert "18 copies" in text
        for _ in range(len(board(app).cards)):
            await pilot.press("right")
        await pilot.pause()
        assert "□ Rice Paper" in shown(app), "all cards of the table can be leafed through"

    play(session, steps)


def test_awards_are_explained_on_the_score_page(tmp_path: Path) -> None:
    session = position(characters="actor, samurai", middle="yellow-actor red-samurai", line="macaw", hand_1="sloth")

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await pilot.press("s")
        await pilot.pause()
        text = shown(app)
        for part in ("† Unicorn (Aki)", "+2 with 3 families", "☺ Actor (the middle)", "+4 most families"):
            assert part in text
        for part in ("† Kappa (You)", "+5 most Legendary", "☻ Samurai (the middle)", "+4 largest hand"):
            assert part in text
        view = view_of(app.session.game, 0)
        rows = score_lines(WORDS, view, board(app).cards, app.session.seats.names, 36, [0, 1, 2])
        sums: dict[str, list[int]] = {}
        for row in rows:
            if found := re.fullmatch(r"(\w+): (\d+) points?", row.plain.strip()):
                sums[found[1]] = [int(found[2]), 0]
            elif found := re.search(r"\.\.\. \+?(\d+)$", row.plain.strip()):
                list(sums.values())[-1][1] += int(found[1])
        assert [total for total, _ in sums.values()] == [points for _, points in sums.values()]
        assert len(sums) == 3

    play(session, steps)


# -- what is asked


def test_a_character_brings_a_free_play_from_the_line(tmp_path: Path) -> None:
    session = position(hand_0="red-musician penguin penguin leprechaun", collection_0_left="macaw brontosaurus")

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await choose(app, pilot, "Play")
        await go_to(app, pilot, "hand", "red-musician")
        assert "Goes into the middle; then you may play an origami of the draw line free." in " ".join(
            shown(app).split()
        )
        await pilot.press("enter")
        await pilot.pause()
        await choose(app, pilot, "2 Penguins at once")
        assert kind(app) == "play-from-line"
        assert "☻ Musician costs +1" in shown(app)
        await go_to(app, pilot, "line", "macaw")
        assert "Free of cost." in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert kind(app) == "place"
        assert "Playing: Macaw, free of cost; now place it" in shown(app)
        await choose(app, pilot, "On the right")
        assert app.session.game.view(0)["seats"][0]["collections"]["right"][-1]["card"] == "macaw"

    play(session, steps, pace=30)


def test_a_character_may_bring_the_next_one(tmp_path: Path) -> None:
    session = position(hand_0="red-musician penguin penguin leprechaun")

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await choose(app, pilot, "Play", "Red Musician", "2 Penguins at once", "Yellow Ninja")
        assert kind(app) == "play-from-line"
        assert "☺ Ninja hand +1" in shown(app)
        assert "you: hand limit 8 + 3 + 1" in shown(app)
        await choose(app, pilot, "No")
        assert app.session.game.view(0)["middle"] == ["red-musician", "yellow-ninja"]

    play(session, steps, pace=30)


def test_rice_paper_that_counts_twice(tmp_path: Path) -> None:
    session = position(hand_0="seal penguin rice-paper rice-paper rice-paper")

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await choose(app, pilot, "Play")
        await choose(app, pilot, "Seal")
        text = shown(app)
        assert "2 Rice Papers + a Rice Paper as 2 folds at once (4 folds)" in text
        await choose(app, pilot, "Rice Paper, counted as 2 folds")
        assert "paid 2 of 4" in shown(app)
        await choose(app, pilot, "2 Rice Papers at once")
        assert app.session.game.view(0)["seats"][0]["hand"] == ["penguin"]

    play(session, steps, pace=30)


def test_the_top_discard_is_played(tmp_path: Path) -> None:
    session = position(middle="yellow-geisha", hand_0="seal seal")

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await go_to(app, pilot, "discards", "mesosaurus")
        text = shown(app)
        assert "Pay with 2 Seals." in text
        assert "may be played as if from hand (Yellow Geisha)" in text
        await pilot.press("enter")
        await pilot.pause()
        assert kind(app) == "pay"
        await pilot.press("escape")
        await pilot.pause()
        await choose(app, pilot, "Play")
        assert "✗ ∗ Seal (cost 4)" in shown(app)
        await choose(app, pilot, "The top discard, Mesosaurus", "2 Seals")
        collected = app.session.game.view(0)["seats"][0]["collections"]
        assert "mesosaurus" in [card["card"] for side in collections_of(collected) for card in side]

    play(session, steps, pace=30)


def collections_of(collections: dict[str, Any]) -> list[Any]:
    return [collections["left"], collections["right"]]


def test_the_top_discard_is_no_choice_without_geisha(tmp_path: Path) -> None:
    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await go_to(app, pilot, "discards", "mesosaurus")
        await pilot.press("enter")
        await pilot.pause()
        assert "Mesosaurus is no answer to this question." in shown(app)

    play(position(hand_0="seal seal"), steps)


def test_the_top_discard_pays(tmp_path: Path) -> None:
    session = position(middle="red-geisha", hand_0="seal seal penguin")

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await choose(app, pilot, "Play", "Seal")
        assert "A Seal + the top discard (Mesosaurus) at once (4 folds)" in shown(app)
        await go_to(app, pilot, "discards", "mesosaurus")
        await pilot.press("enter")
        await pilot.pause()
        assert kind(app) == "pay"
        assert "paid 2 of 4" in shown(app)

    play(session, steps, pace=30)


def test_the_arctic_wolf_asks_how_many(tmp_path: Path) -> None:
    session = position(collection_0_left="arctic-wolf", hand_0="rice-paper rice-paper rice-paper")

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await choose(app, pilot, "Draw", "A Macaw and a Yellow Ninja")
        assert kind(app) == "trade-paper"
        assert "2 rice papers for 2 cards" in shown(app)
        await pilot.press("2")
        await pilot.pause()
        assert app.session.game.view(0)["paper"] == 17

    play(session, steps, pace=30)


def test_the_piranha_moves_by_the_list_and_on_the_table(tmp_path: Path) -> None:
    session = position(hand_0="piranha seal seal", collection_0_right="kappa narwhal polar-bear")

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await choose(app, pilot, "Play", "Piranha", "2 Seals", "On the left")
        if kind(app) == "use":
            await choose(app, pilot, "Yes")
        assert kind(app) == "move-which"
        await go_to(app, pilot, "own", "macaw", 2)
        await pilot.press("enter")
        await pilot.pause()
        assert kind(app) == "move-where"
        text = shown(app)
        assert "left collection: on top of the Piranha" in text
        assert "left collection: at the bottom, under the Velociraptor" in text
        labels = [choice.label for choice in app.answers.choices] if app.answers else []
        assert "right collection: under the Polar Bear, on the Narwhal" in labels
        assert "left collection: under the Brontosaurus, on the Velociraptor" not in labels, "there it lies already"
        await choose(app, pilot, "right collection: under the Polar Bear")
        right = app.session.game.view(0)["seats"][0]["collections"]["right"]
        assert [card["card"] for card in right] == ["kappa", "narwhal", "macaw", "polar-bear"]

    play(session, steps, pace=30)


def test_the_sloth_by_the_list_and_on_the_table(tmp_path: Path) -> None:
    async def to_sloth(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await choose(app, pilot, "Play", "Sloth", "2 Penguins")
        if kind(app) == "place":
            await choose(app, pilot, "On the right")
        if kind(app) == "use":
            await choose(app, pilot, "Yes")
        assert kind(app) == "sink-whose"

    async def by_list(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await to_sloth(app, pilot)
        await choose(app, pilot, "Botan")
        assert "Which of Botan’s origami goes to the bottom" in shown(app)
        await choose(app, pilot, "T-Rex")
        collections = app.session.game.view(0)["seats"][2]["collections"]
        assert [card["card"] for card in collections["right"]] == ["t-rex", "macaw", "macaw"]

    async def on_table(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await to_sloth(app, pilot)
        await go_to(app, pilot, "others", "velociraptor")
        await pilot.press("enter")
        await pilot.pause()
        collections = app.session.game.view(0)["seats"][1]["collections"]
        assert [card["card"] for card in collections["left"]] == ["velociraptor", "unicorn"]

    for steps in (by_list, on_table):
        play(position(hand_0="sloth penguin penguin"), steps, pace=30)


def test_the_fox_passes_left_and_right_by_name(tmp_path: Path) -> None:
    session = position(hand_0="nine-tailed-fox penguin penguin macaw seal", hand_1="reindeer", hand_2="griffin")

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await choose(app, pilot, "Play", "Nine-tailed Fox", "2 Penguins")
        if kind(app) == "place":
            await choose(app, pilot, "On the right")
        if kind(app) == "use":
            await choose(app, pilot, "Yes")
        assert "pass to your left? (Aki)" in shown(app)
        await choose(app, pilot, "Macaw")
        assert "pass to your right? (Botan)" in shown(app)
        await choose(app, pilot, "Seal")
        assert app.answers is None

    play(session, steps, pace=30)


@pytest.mark.parametrize(
    ("card", "asked"), [("oni", "discard"), ("dragon", "play"), ("griffin", "each-takes"), ("phoenix", "discard")]
)
def test_everyone_is_touched(tmp_path: Path, card: str, asked: str) -> None:
    discount = {"griffin": "penguin penguin seal", "dragon": "penguin penguin", "oni": "seal seal", "phoenix": "seal"}
    collection = "macaw" if card == "oni" else "oni macaw"
    session = position(
        hand_0=f"{card} {discount[card]} caiman leprechaun leprechaun",
        line="macaw seal yellow-ninja sloth",
        collection_1_right="arctic-wolf",
        collection_2_left=collection,
    )

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await choose(app, pilot, "Play", WORDS.card(card))
        paid = (
            [n for n, choice in enumerate(app.answers.choices) if "Caiman" not in choice.label] if app.answers else []
        )
        await pilot.press(str(paid[0] + 1))
        await pilot.pause()
        if kind(app) == "place":
            await choose(app, pilot, "On the right")
        if kind(app) == "use":
            await choose(app, pilot, "Yes")
        assert kind(app) == asked
        assert WORDS.card(card) in app.question()
        if asked == "each-takes":
            await go_to(app, pilot, "line", "sloth")
            assert WORDS.words("terminal-taken-line") in shown(app)
            await pilot.press("enter")
            await pilot.pause()
            assert "sloth" in app.session.game.view(0)["seats"][0]["hand"]

    play(session, steps, pace=30)


# -- around the table


@pytest.mark.parametrize("rules", [LEGENDS, MIXED])
def test_a_saved_game_goes_on(tmp_path: Path, rules: OrigamiRules) -> None:
    session = table(tmp_path, 9, 3, rules=rules)

    async def first(app: TerminalGame, pilot: Pilot[Any]) -> None:
        for _ in range(6):
            await until_asked(app, pilot)
            await pilot.press(
                str(1 + next(n for n, c in enumerate(app.answers.choices) if c.options)) if app.answers else "x"
            )
        await until_asked(app, pilot)
        await pilot.press("q")

    play(session, first)
    saves = Saves(tmp_path, rules)
    again, notice = open_table(WORDS, saves, rules, Seats.around(WORDS, 2, 1, ["greedy"]), {})
    assert notice == WORDS.words("terminal-resumed")
    assert again.game.state == session.game.state
    assert f"senbazuru play {rules.name}" in farewell(WORDS, again)
    assert saves.folder.name == rules.name, "every game has a save of its own"

    async def second(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await until_asked(app, pilot)
        in_sight(app)

    play(again, second)


def test_two_people_at_one_keyboard(tmp_path: Path) -> None:
    session = table(tmp_path, 5, 3, 2, rules=LEGENDS, families=["polar", "exotic", "legendary"])

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        passed = 0
        for _ in range(30):
            await until_asked(app, pilot)
            if isinstance(app.screen, PassPage):
                table = "\n".join(row.plain for row in app.query(TableView)[0].lines())
                assert "Rice ×" not in table
                await pilot.press("m", "i", "enter")
                await pilot.pause()
                passed += 1
                continue
            assert app.answers
            await pilot.press(str(1 + next(n for n, choice in enumerate(app.answers.choices) if choice.options)))
        assert passed > 2

    play(session, steps)


def test_help_tells_what_is_new(tmp_path: Path) -> None:
    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        await pilot.press("h")
        await pilot.pause()
        text = shown(app)
        for part in ("one of two actions", "New in Legends", "the middle", "rice paper"):
            assert part in text
        assert "Special" not in text

    play(position(hand_0="seal seal"), steps, (80, 60))


def test_the_bar_of_keys_is_whole(tmp_path: Path) -> None:
    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        last = shown(app).splitlines()[-1]
        for word in ("choose", "cards", "undo", "info", "now", "log", "score", "help", "quit"):
            assert WORDS.words(f"terminal-bar-{word}") in last

    play(position(hand_0="seal seal"), steps, SMALL)


def test_a_very_large_hand_is_all_in_sight(tmp_path: Path) -> None:
    held = "arctic-hare seal penguin polar-bear piranha sloth anaconda pterosaur stegosaurus leprechaun griffin dragon"

    async def steps(app: TerminalGame, pilot: Pilot[Any]) -> None:
        in_sight(app)
        text = shown(app)
        for card in held.split():
            assert WORDS.card(card)[:6] in text

    play(position(hand_0=held + " rice-paper red-monk"), steps)
