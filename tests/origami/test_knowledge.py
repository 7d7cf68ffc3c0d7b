"""Chapter: what everybody knows.

The engine's ledger is held against a model that has read only the viewer's own event stream.
"""

import ast
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.events import SHAPES
from senbazuru.origami.packs import ORIGAMI_BOX
from senbazuru.origami.proof import knowledge as knowledge_model
from senbazuru.origami.proof.audit import audit
from senbazuru.origami.proof.knowledge import KnowledgeModel, Told
from senbazuru.origami.rules import ORIGAMI
from tests.origami.table import TestTable, at

PLAYERS = [2, 3, 4, 5]


def stream(game: Game, viewer: int, since: int = 0) -> list[dict[str, Any]]:
    return [event.as_dict() for event in game.events(viewer, since)]


def seen(game: Game, viewer: int) -> Origami:
    state = game.seen_by(viewer)
    assert isinstance(state, Origami)
    return state


def ledger(state: Origami, owner: int, viewer: int) -> Counter[str]:
    """What the engine says a viewer knows of a hand."""
    counted = {name: int(state.known(owner, card, viewer)) for card, name in enumerate(state.linked.names)}
    return Counter({name: copies for name, copies in counted.items() if copies})


def hand(state: Origami, owner: int) -> Counter[str]:
    counted = {name: int(state.held(owner, card)) for card, name in enumerate(state.linked.names)}
    return Counter({name: copies for name, copies in counted.items() if copies})


class Watchers:
    """A model for every seat and the spectator, each told what that viewer is told."""

    def __init__(self, game: Game, model: type[KnowledgeModel] = KnowledgeModel) -> None:
        self.game = game
        self.players = int(game.state.players)
        self.viewers = [*range(self.players), SPECTATOR]
        self.models = {viewer: model(viewer, self.players) for viewer in self.viewers}
        self.told = dict.fromkeys(self.viewers, 0)

    def listen(self) -> None:
        for viewer, model in self.models.items():
            news = stream(self.game, viewer, self.told[viewer])
            self.told[viewer] += len(news)
            for event in news:
                model.tell(event)

    def quarrels(self) -> Iterator[str]:
        """Where a model, the ledger and the truth do not agree."""
        hands: dict[int, list[Counter[str]]] = {}  # one viewer may see a later state than the others
        for viewer, model in self.models.items():
            state = seen(self.game, viewer)
            if id(state) not in hands:
                hands[id(state)] = [hand(state, owner) for owner in range(self.players)]
            truth = hands[id(state)]
            for owner in range(self.players):
                found, expected = ledger(state, owner, viewer), model.known(owner)
                if found != expected:
                    yield f"{viewer} knows of hand {owner}: ledger {found}, model {expected}"
                if not found <= truth[owner]:
                    yield f"{viewer} knows of hand {owner} more than is there: {found}"
                if owner == viewer and found != truth[owner]:
                    yield f"{viewer} does not know the own hand: {found}"
                if model.hand_sizes[owner] != state.hand_size(owner):
                    yield f"{viewer} counts {model.hand_sizes[owner]} cards in hand {owner}"

    def check(self) -> None:
        self.listen()
        quarrels = list(self.quarrels())
        assert not quarrels, "\n".join([*quarrels, ORIGAMI.write(self.game.state), *self.recent()])

    def recent(self) -> list[str]:
        return [str(event) for event in stream(self.game, OMNISCIENT)[-12:]]


class TableWatchers(Watchers):
    """For a table set up by hand: what the position says is known comes first."""

    def __init__(self, table: TestTable, model: type[KnowledgeModel] = KnowledgeModel) -> None:
        super().__init__(table.game, model)
        assert not table.events()
        for viewer, watcher in self.models.items():
            for owner in range(self.players):
                for card in table.known(owner, viewer):
                    watcher.tell({"event": "dealt", "seat": owner, "card": card})
                while watcher.hand_sizes[owner] < table.state.hand_size(owner):
                    watcher.tell({"event": "drawn", "seat": owner, "card": None})

    def known(self, owner: int, viewer: int) -> list[str]:
        """What ledger and model agree on."""
        self.check()
        return sorted(self.models[viewer].known(owner).elements())


def random_game(number: int, players: int) -> tuple[Game, random.Random]:
    chance = random.Random(number)
    extra = players < len(ORIGAMI_BOX) and chance.random() < 0.3
    families = chance.sample(ORIGAMI_BOX, players + extra)
    options = {"families": families, "extra": extra}
    return Game.start(ORIGAMI, players=players, options=options, seed=Seed.number(number)), chance


def answer_at_random(game: Game, chance: random.Random) -> int:
    seat = chance.choice(game.waiting())
    game.answer(seat, chance.choice(game.decision(seat).offered).id)
    return seat


def watch_a_game(number: int, players: int) -> Counter[str]:
    """Compare after every answer, and once more with models that hear the whole story at the end."""
    game, chance = random_game(number, players)
    watchers = Watchers(game)
    watchers.check()
    while not game.over:
        answer_at_random(game, chance)
        watchers.check()
    Watchers(game).check()
    return Counter(event["event"] for event in stream(game, SPECTATOR))


def watch_a_game_with_second_thoughts(number: int, players: int) -> Counter[str]:
    """What is taken back has not been told: models begin again with what is left of the stream."""
    game, chance = random_game(number, players)
    watchers = Watchers(game)
    thoughts: Counter[str] = Counter()
    while not game.over:
        seat = answer_at_random(game, chance)
        watchers.check()
        if game.can_undo(seat) and chance.random() < 0.15:
            game.undo(seat)
            thoughts["undo"] += 1
        elif chance.random() < 0.02:
            game.takeback(chance.randint(1, min(9, len(game.history))))
            thoughts["takeback"] += 1
        else:
            continue
        watchers = Watchers(game)
        watchers.check()
    return thoughts


# -- the model itself


def test_the_model_is_independent() -> None:
    tree = ast.parse(Path(knowledge_model.__file__).read_text())
    imported = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "nothing from the package it lies in"
            imported.add(str(node.module).split(".")[0])
    assert imported
    assert imported <= sys.stdlib_module_names


def events_about_hands() -> set[str]:
    return {name[3:].replace("_", "-") for name in dir(KnowledgeModel) if name.startswith("on_")}


def test_the_model_wants_to_know_every_kind_of_event() -> None:
    kinds = {shape.kind for shape in SHAPES.values()}
    assert kinds == events_about_hands() | knowledge_model.NOT_ABOUT_HANDS
    with pytest.raises(AttributeError, match="on_vanished"):
        KnowledgeModel(0, 2).tell({"event": "vanished", "seat": 1})


# -- random games


@pytest.mark.parametrize("players", PLAYERS)
def test_the_ledger_is_what_can_be_read_from_the_events(players: int) -> None:
    for number in range(20 // players):
        watch_a_game(1000 * players + number, players)


@pytest.mark.parametrize("players", PLAYERS)
def test_undo_and_takeback_keep_ledger_and_events_together(players: int) -> None:
    thoughts: Counter[str] = Counter()
    for number in range(6 // players):
        thoughts += watch_a_game_with_second_thoughts(1000 * players + number, players)
    assert thoughts["undo"] > 5
    assert thoughts["takeback"] > 1


@pytest.mark.proof
@pytest.mark.parametrize("players", PLAYERS)
def test_the_ledger_in_hundreds_of_games(players: int) -> None:
    happened: Counter[str] = Counter()
    for number in range(80):
        happened += watch_a_game(10_000 * players + number, players)
    for number in range(20):
        watch_a_game_with_second_thoughts(10_000 * players + number, players)
    of_legends = {"paper-drawn", "paper-shown", "paid-double"}
    assert events_about_hands() - set(happened) <= {"shown", *of_legends}, "that one is rare"


def test_an_audit_finds_whoever_knows_of_a_card_that_is_not_there() -> None:
    state = ORIGAMI.new(ORIGAMI.setup(2, {}, Seed.number(1)), Seed.number(1))
    assert audit(state) == []
    missing = next(card for card in range(state.linked.types) if not state.held(0, card))
    state.raise_known(0, missing, 1, 1)
    assert audit(state) == [f"viewer 1 knows 1 of 0 {state.linked.names[missing]} of seat 0"]


# -- at the table


def test_cards_dealt_face_up_are_known_to_all() -> None:
    for players in PLAYERS:
        game, _ = random_game(players, players)
        watchers = Watchers(game)
        watchers.check()
        for viewer, model in watchers.models.items():
            for owner in range(players):
                assert model.known(owner) == hand(seen(game, viewer), owner)


def zebra(model: type[KnowledgeModel] = KnowledgeModel) -> TableWatchers:
    """Three players, each knowing something of each other, and a Zebra about to be used."""
    t = at(
        "families: farm, sky, savannah",
        "players: 3",
        "line: lion, lion, fox, fox",
        "hand 0: zebra, gorilla, cat, owl",
        "hand 1: dog, dog, pig",
        "hand 2: sheep, sheep, dove",
        "known 0 by 1: cat",
        "known 0 by 2: cat, owl",
        "known 1 by 0: dog, dog, pig",
        "known 1 by 2: dog",
        "known 1 by spectator: dog, dog",
        "known 2 by 0: sheep",
        "known 2 by 1: sheep, sheep, dove",
        "known 2 by spectator: sheep, dove",
    )
    watchers = TableWatchers(t, model)
    t.say("play", "zebra", "gorilla", "left")
    t.say("use")
    return watchers


def everybody_passes(game: Game) -> None:
    """To the right: 0 to 2, 1 to 0, 2 to 1."""
    game.say(1, "dog")
    game.say(0, "owl")
    game.say(2, "sheep")


def test_nobody_learns_of_the_zebra_before_all_have_passed() -> None:
    watchers = zebra()
    watchers.check()
    before = {v: [m.known(owner) for owner in range(3)] for v, m in watchers.models.items()}
    watchers.game.say(1, "dog")
    watchers.check()
    watchers.game.say(0, "owl")
    watchers.check()
    assert {v: [m.known(owner) for owner in range(3)] for v, m in watchers.models.items()} == before


def test_giver_and_receiver_know_the_card_that_the_zebra_passes() -> None:
    watchers = zebra()
    everybody_passes(watchers.game)
    assert watchers.known(0, viewer=0) == ["cat", "dog"]
    assert watchers.known(1, viewer=1) == ["dog", "pig", "sheep"]
    assert watchers.known(2, viewer=2) == ["dove", "owl", "sheep"]
    assert watchers.known(1, viewer=0) == ["dog", "pig"], "the dog that left was seen"
    assert watchers.known(2, viewer=1) == ["dove", "sheep"], "and so was this sheep"
    assert watchers.known(0, viewer=2) == ["cat"], "and this owl"


def test_what_the_zebra_brings_cannot_be_what_it_takes_away() -> None:
    watchers = zebra()
    everybody_passes(watchers.game)
    assert watchers.known(2, viewer=0) == ["owl"], "the known sheep may be gone, the owl only just came"
    assert watchers.known(0, viewer=1) == ["dog"]
    assert watchers.known(1, viewer=2) == ["sheep"]


def test_to_a_spectator_the_zebra_may_have_taken_anything() -> None:
    watchers = zebra()
    assert watchers.known(1, viewer=SPECTATOR) == ["dog", "dog"]
    assert watchers.known(2, viewer=SPECTATOR) == ["dove", "sheep"]
    everybody_passes(watchers.game)
    assert watchers.known(0, viewer=SPECTATOR) == []
    assert watchers.known(1, viewer=SPECTATOR) == ["dog"], "one of two is left at least"
    assert watchers.known(2, viewer=SPECTATOR) == []


def test_an_empty_hand_passes_nothing_and_receives() -> None:
    t = at(
        "families: farm, savannah",
        "players: 3",
        "line: lion, lion, fox, fox",
        "hand 0: zebra, gorilla",
        "hand 1: cat, dog",
        "hand 2: pig",
        "known 1 by everybody: cat",
        "known 2 by everybody: pig",
    )
    watchers = TableWatchers(t)
    t.say("play", "zebra", "gorilla", "left")
    t.say("use")
    t.say("cat", seat=1)
    t.say("pig", seat=2)
    assert watchers.known(0, viewer=0) == watchers.known(0, viewer=1) == ["cat"]
    assert watchers.known(1, viewer=2) == ["pig"]
    for owner in range(3):
        assert watchers.known(owner, viewer=SPECTATOR) == []


def eagle(model: type[KnowledgeModel] = KnowledgeModel) -> TableWatchers:
    t = at(
        "families: farm, sky, savannah",
        "players: 3",
        "line: fox, fox, rabbit, rabbit",
        "hand 0: eagle, gorilla, lion",
        "hand 1: sheep, sheep, cat",
        "known 1 by 2: sheep, sheep, cat",
        "known 1 by spectator: sheep",
    )
    watchers = TableWatchers(t, model)
    t.say("play", "eagle", "gorilla", "lion", "left", "seat-1")
    return watchers


def test_a_third_player_drops_what_the_eagle_may_have_taken() -> None:
    watchers = eagle()
    assert watchers.known(1, viewer=2) == ["sheep"]
    assert watchers.known(0, viewer=2) == [], "and does not know it in the other hand"
    assert watchers.known(1, viewer=SPECTATOR) == []
    assert watchers.known(0, viewer=SPECTATOR) == []


def test_both_know_the_card_that_the_eagle_took() -> None:
    watchers = eagle()
    taken = [event["card"] for event in stream(watchers.game, OMNISCIENT) if event["event"] == "stolen"]
    assert watchers.known(0, viewer=0) == watchers.known(0, viewer=1) == taken
    assert watchers.known(1, viewer=0) == [], "the rest of that hand was not seen"
    assert len(watchers.known(1, viewer=1)) == 2


def butterfly(model: type[KnowledgeModel] = KnowledgeModel) -> TableWatchers:
    t = at(
        "families: farm, lawn, savannah",
        "players: 3",
        "line: fox, fox, rabbit, rabbit",
        "hand 0: butterfly, gorilla, lion, monkey",
        "hand 1: ant, ant, fly",
        "known 1 by everybody: ant",
    )
    watchers = TableWatchers(t, model)
    t.say("play", "butterfly", "gorilla", "lion", "monkey", "left", "seat-1")
    return watchers


def test_the_butterfly_shows_a_hand_to_its_player_alone() -> None:
    watchers = butterfly()
    assert watchers.known(1, viewer=0) == ["ant", "ant", "fly"]
    assert watchers.known(1, viewer=2) == ["ant"]
    assert watchers.known(1, viewer=SPECTATOR) == ["ant"]
    assert watchers.known(0, viewer=1) == []


def test_what_was_seen_by_the_butterfly_is_known_until_it_leaves() -> None:
    watchers = butterfly()
    watchers.game.say(1, "play", "fly", "ant", "left", "no")
    assert watchers.known(1, viewer=0) == ["ant"]
    assert watchers.known(1, viewer=2) == [], "the only ant that was known has been paid"


def test_a_monkey_exchanges_in_public() -> None:
    t = at(
        "families: farm, savannah",
        "line: cat, lion, lion, fox",
        "hand 0: monkey, sheep, pig, dog",
        "known 0 by everybody: pig",
    )
    watchers = TableWatchers(t)
    t.say("play", "monkey", "sheep", "left", "pig", "cat")
    for viewer in (1, SPECTATOR):
        assert watchers.known(0, viewer) == ["cat"]
    assert t.line() == ["pig", "lion", "lion", "fox"]


def test_a_crab_exchanges_in_public() -> None:
    t = at(
        "families: farm, sea",
        "line: fox, fox, rabbit, rabbit",
        "collection 0 left: crab",
        "hand 0: cat, dog, dog",
        "known 0 by everybody: cat",
        "discards: pig, minnow",
    )
    watchers = TableWatchers(t)
    t.say("special-left", "cat", "minnow")
    for viewer in (1, SPECTATOR):
        assert watchers.known(0, viewer) == ["minnow"]
    assert watchers.known(0, viewer=0) == ["dog", "dog", "minnow"]


def test_what_a_fox_keeps_is_hidden() -> None:
    t = at(
        "families: farm, sea",
        "players: 3",
        "line: rabbit, rabbit, fox, whale",
        "collection 0 left: fox",
        "hand 0: sheep",
        "known 0 by everybody: sheep",
        "deck: cat, dog, pig",
    )
    watchers = TableWatchers(t)
    t.say("special-left")
    assert watchers.known(0, viewer=0) == ["sheep"], "one looks at cards before they come to hand"
    t.say("dog")
    assert watchers.known(0, viewer=0) == ["cat", "pig", "sheep"]
    for viewer in (1, 2, SPECTATOR):
        assert watchers.known(0, viewer) == ["sheep"]
        assert watchers.models[viewer].hand_sizes == [3, 0, 0]


def test_what_a_pig_takes_back_is_known() -> None:
    t = at("families: farm, sea", "line: fox, fox, rabbit, rabbit", "hand 0: pig, dog, dog, cat")
    watchers = TableWatchers(t)
    t.say("play", "pig", "dog", "dog", "left", "dog")
    for viewer in (1, SPECTATOR):
        assert watchers.known(0, viewer) == ["dog"]
    assert watchers.known(0, viewer=0) == ["cat", "dog"]


def test_the_butterfly_that_replaces_a_caterpillar_comes_from_hand() -> None:
    t = at(
        "families: farm, lawn",
        "line: fox, fox, rabbit, rabbit",
        "collection 0 left: caterpillar",
        "hand 0: butterfly, cat",
        "known 0 by everybody: butterfly, cat",
    )
    watchers = TableWatchers(t)
    t.say("special-left")
    assert t.collection(0, "left") == ["butterfly"]
    assert watchers.known(0, viewer=1) == watchers.known(0, viewer=SPECTATOR) == ["cat"]


def cricket(model: type[KnowledgeModel] = KnowledgeModel) -> TableWatchers:
    """A Cat is taken, and another Cat, which nobody knew of, is played."""
    t = at(
        "families: farm, lawn",
        "players: 3",
        "line: cat, fox, fox, rabbit",
        "hand 0: cricket, bee, cat, sheep",
    )
    watchers = TableWatchers(t, model)
    t.say("play", "cricket", "bee", "left", "cat", "cat", "sheep")
    return watchers


def test_two_alike_that_were_shown_for_a_cricket_are_known_one_after_the_play() -> None:
    watchers = cricket()
    assert stream(watchers.game, 1).count({"event": "shown", "seat": 0, "card": "cat"}) == 1
    for viewer in (1, 2, SPECTATOR):
        assert watchers.known(0, viewer) == ["cat"], "the one that was taken is still there"


def test_of_an_unfinished_action_others_know_nothing() -> None:
    t = at(
        "families: farm, sea",
        "line: fox, fox, rabbit, rabbit",
        "hand 0: pig, dog, dog, cat",
        "known 0 by everybody: pig, dog",
    )
    watchers = TableWatchers(t)
    t.say("play", "pig")
    t.say("dog")
    assert watchers.known(0, viewer=0) == ["cat", "dog"]
    assert watchers.known(0, viewer=1) == watchers.known(0, viewer=SPECTATOR) == ["dog", "pig"]
    assert watchers.models[1].hand_sizes == [4, 0]
    t.game.undo(0)
    t.game.undo(0)
    assert not t.events(0)


# -- the comparison can fail

Ledgers = list[tuple[Counter[str], int]]
Transcript = list[Told | Ledgers]


def transcript(number: int, players: int, viewer: int) -> tuple[Transcript, list[Told]]:
    """A viewer's events with the ledger after every answer; and the same events with nothing hidden."""
    game, chance = random_game(number, players)
    told: Transcript = []
    while True:
        told += stream(game, viewer, since=sum(isinstance(entry, dict) for entry in told))
        state = seen(game, viewer)
        told.append([(ledger(state, owner, viewer), int(state.hand_size(owner))) for owner in range(players)])
        if game.over:
            return told, list(stream(game, OMNISCIENT))
        answer_at_random(game, chance)


def agrees(told: Transcript, viewer: int, players: int) -> bool:
    model = KnowledgeModel(viewer, players)
    for entry in told:
        if isinstance(entry, list):
            if entry != [(model.known(owner), model.hand_sizes[owner]) for owner in range(players)]:
                return False
            continue
        try:
            model.tell(entry)
        except AssertionError:
            return False
    return True


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_a_stream_that_leaves_something_out_is_found(viewer: int) -> None:
    told, _ = transcript(3, 3, viewer)
    assert agrees(told, viewer, 3)
    nothing_moves = knowledge_model.NOT_ABOUT_HANDS | {"hand-looked", "saw", "shown"}
    tried: Counter[str] = Counter()
    for place, entry in enumerate(told):
        if isinstance(entry, dict) and entry["event"] not in nothing_moves:
            assert not agrees(told[:place] + told[place + 1 :], viewer, 3), entry
            tried[entry["event"]] += 1
    assert {"dealt", "drawn", "taken", "announced", "paid", "discarded", "given"} <= set(tried)


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_a_stream_that_shows_or_hides_too_much_is_found(viewer: int) -> None:
    told, truth = transcript(3, 3, viewer)
    events = iter(truth)
    tried: Counter[str] = Counter()
    for place, entry in enumerate(told):
        if not isinstance(entry, dict):
            continue
        true_entry = next(events)
        if entry["event"] not in {"dealt", "drawn", "taken", "fetched", "kept", "given", "stolen"}:
            continue
        wrong = true_entry if entry["card"] is None else {**entry, "card": None}
        assert not agrees([*told[:place], wrong, *told[place + 1 :]], viewer, 3), entry
        tried["shown" if entry["card"] is None else "hidden"] += 1
    assert tried["shown"] > 5
    assert tried["hidden"] > 20


@pytest.mark.parametrize("change", [1, -1])
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_a_wrong_number_in_the_ledger_is_found(viewer: int, change: int) -> None:
    t = at(
        "families: farm, sea",
        "players: 3",
        "hand 1: cat, cat, dog",
        "known 1 by everybody: cat",
        "line: fox, fox, rabbit, rabbit",
    )
    watchers = TableWatchers(t)
    watchers.check()
    cell = t.state.layout.hands + t.state.layout.hand + 2 + t.state.linked.names.index("cat")
    for state in {id(seen(t.game, v)): seen(t.game, v) for v in watchers.viewers}.values():
        state.cells[cell] += change * 64 ** (viewer + 1)
    (quarrel,) = watchers.quarrels()
    assert quarrel.startswith(f"{viewer} knows of hand 1: ledger")


Scene = Callable[[type[KnowledgeModel]], TableWatchers]


class Trusting(KnowledgeModel):
    """Takes it that an unknown card left."""

    def leaves(self, owner: int, card: str | None) -> None:
        self.hand_sizes[owner] -= 1
        if card is not None:
            self.certain[owner][card] = max(0, self.certain[owner][card] - 1)


class Forgetful(KnowledgeModel):
    """Forgets a whole hand when a card leaves unseen."""

    def leaves(self, owner: int, card: str | None) -> None:
        super().leaves(owner, card)
        if card is None:
            self.certain[owner].clear()


class OneByOne(KnowledgeModel):
    """Lets cards be passed one after the other."""

    def on_given(self, event: Told) -> None:
        self.leaves(event["seat"], event["card"])
        self.arrives(event["to"], event["card"])


class Blind(KnowledgeModel):
    """Learns nothing from what is shown."""

    def seen_together(self, owner: int, cards: Counter[str]) -> None:
        pass


class Doubting(KnowledgeModel):
    """Does not believe that a card is where it was seen to go."""

    def arrives(self, owner: int, card: str | None) -> None:
        super().arrives(owner, card if owner == self.viewer else None)


@pytest.mark.parametrize(
    ("model", "scene"),
    [
        (Trusting, zebra),
        (Trusting, eagle),
        (Forgetful, zebra),
        (Forgetful, eagle),
        (OneByOne, zebra),
        (Blind, butterfly),
        (Blind, cricket),
        (Doubting, eagle),
    ],
)
def test_another_idea_of_knowledge_is_told_apart(model: type[KnowledgeModel], scene: Scene) -> None:
    for idea in (KnowledgeModel, model):
        watchers = scene(idea)
        if scene is zebra:
            everybody_passes(watchers.game)
        watchers.listen()
        assert bool(list(watchers.quarrels())) == (idea is model)
