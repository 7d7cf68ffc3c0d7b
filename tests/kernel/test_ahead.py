"""What would be asked next: told to the seat that would answer, and to nobody else; it changes nothing."""

from dataclasses import replace
from typing import Any

import pytest

from senbazuru.islands.engine.game import Islands
from senbazuru.islands.rules import IslandsRules
from senbazuru.kernel.check import Checker
from senbazuru.kernel.decision import Ahead, Decision, Where
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import MOST_WAYS, Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.rules import ORIGAMI, OrigamiRules
from senbazuru.toy import TOY
from tests.kernel.test_leaks import checked
from tests.origami.table import TestTable, at


def ids(t: TestTable, *words: str) -> list[int]:
    """The options behind words, one after the other."""
    found: list[int] = []
    for word in words:
        then = t.game.ahead(0, *found).decision
        assert then is not None
        found.append(next(option.id for option in then.options if option.word == word))
    return found


def rich() -> TestTable:
    return at("hand 0: raccoon, fox, owl, dove, pig, sheep, sheep", "line: dog, dog, fox, rabbit")


# -- the next question


def test_ahead_of_an_option_is_the_question_that_comes_after_it() -> None:
    t = rich()
    ahead = t.game.ahead(0, *ids(t, "play"))
    assert ahead.decision is not None
    assert ahead.decision.kind == "play"
    assert "raccoon" in [option.word for option in ahead.decision.offered]
    t.say("play")
    assert t.asked() == ahead.decision


def test_without_an_option_it_is_the_question_that_is_open() -> None:
    t = rich()
    assert t.game.ahead(0).decision == t.asked()


def test_it_tells_what_cannot_be_had_and_why() -> None:
    t = at("hand 0: raccoon, fox, cat, sheep", "line: dog, dog, fox, rabbit")
    then = t.game.ahead(0, *ids(t, "play")).decision
    assert then is not None
    refused = {option.word: option.reason.key for option in then.options if option.reason}
    assert refused == {"fox": "cannot-pay"}


def test_it_changes_nothing() -> None:
    t = rich()
    before, asked = t.state.facts(), t.asked()
    t.game.ahead(0, *ids(t, "play", "raccoon"))
    assert t.state.facts() == before
    assert t.asked() is asked
    assert not t.game.history
    assert t.game.events(OMNISCIENT) == []


def test_nothing_is_told_of_what_lies_behind_a_card_that_is_turned_up() -> None:
    t = at("families: farm, lawn", "hand 0: cricket, bee, cat, ant", "line: sheep, fly, pig, dog", "deck: fly")
    t.say("play", "cricket", "bee", "left")
    (sheep,) = [option.id for option in t.asked().offered if option.word == "sheep"]
    assert t.game.ahead(0, sheep) == Ahead()


def test_nothing_is_told_of_what_lies_behind_the_answer_of_another() -> None:
    t = at("families: farm, sky", "hand 0: chick, sheep, pig", "hand 1: pig", "line: owl, cat, dove, fox")
    t.say("play", "chick", "sheep", "left")
    (no,) = [option.id for option in t.asked().offered if option.word == "no"]
    assert t.game.ahead(0, no) == Ahead(), "then it is the other's turn"


def test_only_who_is_asked_may_look() -> None:
    game = rich().game
    for seat, code in ((1, "not-your-decision"), (2, "no-such-seat"), (-1, "no-such-seat")):
        with pytest.raises(SenbazuruError) as refused:
            game.ahead(seat)
        assert refused.value.code == code


def test_only_from_options_that_are_offered() -> None:
    t = rich()
    with pytest.raises(SenbazuruError) as refused:
        t.game.ahead(0, 61)
    assert refused.value.code == "not-offered"
    play = ids(t, "play")
    with pytest.raises(SenbazuruError) as refused:
        t.game.ahead(0, *play, 61)
    assert (refused.value.code, refused.value.details["step"]) == ("not-offered", 1)


def test_a_question_that_was_withdrawn_is_another_one_when_it_comes_again() -> None:
    t = rich()
    t.say("play")
    t.game.undo(0)
    then = t.game.ahead(0, *ids(t, "play")).decision
    t.say("play")
    assert t.asked() == then


# -- whole ways


def ways(ahead: Ahead) -> list[list[str]]:
    return [[option.word for option in way] for way in ahead.ways]


def test_ways_are_complete_payments_the_shortest_first() -> None:
    t = rich()
    t.say("play", "raccoon")
    found = ways(t.game.ahead(0))
    assert found
    assert [len(way) for way in found] == sorted(len(way) for way in found)
    for way in t.game.ahead(0).ways:
        again = at(repr(t.game)).game
        again.answer(0, *(option.id for option in way))
        assert again.decision(0).kind == "place"


def test_the_same_cards_in_another_order_are_the_same_way() -> None:
    t = rich()
    t.say("play", "raccoon")
    sets = [tuple(sorted(way)) for way in ways(t.game.ahead(0))]
    assert len(set(sets)) == len(sets)


def test_there_are_twenty_at_most() -> None:
    t = at("families: farm, sky", "hand 0: eagle, sheep, sheep, pig, pig, dog, dog, owl, owl, dove, dove, cat, cat")
    t.say("play", "eagle")
    assert len(t.game.ahead(0).ways) == MOST_WAYS


def test_to_take_so_much_and_stop_is_a_way() -> None:
    t = at("hand 0: cat", "line: sheep, fox, cat, dog", "deck: pig")
    t.say("draw")
    found = ways(t.game.ahead(0))
    assert ["sheep", "stop"] in found
    assert all("no" not in way for way in found), "to decline is no way to take"


def test_a_question_with_one_answer_has_no_ways() -> None:
    assert rich().game.ahead(0).ways == ()


# -- in a view


def test_a_view_tells_at_once_what_would_be_asked_of_the_hand_and_of_the_line() -> None:
    t = rich()
    (asked,) = t.game.view(0)["decisions"]
    ahead = {option["word"]: option["ahead"] for option in asked["options"] if "ahead" in option}
    assert {word: then["kind"] for word, then in ahead.items()} == {"draw": "take-from-line", "play": "play"}
    for word in ("draw", "play"):
        then = t.game.ahead(0, *ids(t, word)).decision
        assert then is not None
        assert ahead[word] == then.as_dict()


def test_others_see_nothing_of_it() -> None:
    for viewer in (1, SPECTATOR):
        assert rich().game.view(viewer)["decisions"] == [{"seat": 0, "kind": "action", "source": None}]


# -- a game in the middle of an action


@pytest.mark.parametrize("look", [False, True])
def test_a_copy_in_the_middle_of_an_action_asks_the_same(look: bool) -> None:
    t = rich()
    t.say("play", "raccoon")
    copy = t.game.copy()
    if look:
        copy.view(SPECTATOR)
    assert copy.decision(0) == t.asked()
    assert copy.decision(0).kind == "pay"
    assert copy.view(SPECTATOR) == t.game.view(SPECTATOR)
    assert copy.moment(SPECTATOR) == t.game.moment(SPECTATOR)


def test_a_fork_in_the_middle_of_an_action_asks_the_same() -> None:
    t = rich()
    t.say("play", "raccoon")
    fork = t.game.fork(t.state.copy())
    assert fork.view(SPECTATOR)["decisions"] == [{"seat": 0, "kind": "action", "source": None}]
    assert fork.decision(0) == t.asked()


def test_what_a_copy_undoes_leaves_the_game_as_it_is() -> None:
    t = rich()
    t.say("play", "raccoon")
    copy = t.game.copy()
    copy.undo(0)
    copy.say(0, "fox")
    t.game.undo(0)
    assert t.asked().kind == "play"
    assert sorted(t.hand(0)) == sorted(["raccoon", "fox", "owl", "dove", "pig", "sheep", "sheep"])


# -- planted faults are caught


class Clairvoyant(Game):
    """Looks behind barriers."""

    def ahead(self, seat: int, *begun: int) -> Ahead:
        told = super().ahead(seat, *begun)
        if told.decision is None:
            state = self.state.copy()
            for option in begun:
                state.answer(seat, option)
            if state.mask(seat):
                return Ahead(self.rules.decision(state, seat))
        return told


class Nosy(Game):
    """Tells how many options the next seat will have."""

    def ahead(self, seat: int, *begun: int) -> Ahead:
        hidden = int(self.state.hash()) if self.state.players > 1 else 0
        return replace(super().ahead(seat, *begun), outlook=({"next": hidden},))


class Meddling(Game):
    """A look that leaves its trace."""

    def ahead(self, seat: int, *begun: int) -> Ahead:
        told = super().ahead(seat, *begun)
        self.state.turns += 1
        return told


class Outdated(Game):
    """Tells of the present question what should be told of the next."""

    def ahead(self, seat: int, *begun: int) -> Ahead:
        return super().ahead(seat)


class Repeating(Game):
    """Tells of every way twice."""

    def ahead(self, seat: int, *begun: int) -> Ahead:
        told = super().ahead(seat, *begun)
        return replace(told, ways=told.ways + told.ways)


@pytest.mark.parametrize("game", [Clairvoyant, Nosy, Meddling, Outdated, Repeating])
def test_a_game_that_tells_too_much_or_wrongly_is_caught(game: type[Game]) -> None:
    assert checked(Checker(ORIGAMI, game_class=game)).wrong


def moved(decision: Decision) -> Decision:
    """The same question, with every thing one place further on."""

    def on(where: Where) -> Where:
        place = None if where.place is None else where.place + 1
        height = None if where.height is None else where.height + 1
        return replace(where, place=place, height=height)

    options = [replace(option, where=tuple(map(on, option.where))) for option in decision.options]
    return replace(decision, options=tuple(options))


class Elsewhere(OrigamiRules):
    def decision(self, state: Origami, seat: int) -> Decision:
        return moved(super().decision(state, seat))


class Nowhere(OrigamiRules):
    def decision(self, state: Origami, seat: int) -> Decision:
        asked = super().decision(state, seat)
        return replace(asked, options=tuple(replace(option, where=()) for option in asked.options))


class Generous(OrigamiRules):
    """Shows what cannot be taken as if it could."""

    def decision(self, state: Origami, seat: int) -> Decision:
        asked = super().decision(state, seat)
        return replace(asked, options=tuple(replace(option, reason=None) for option in asked.options))


def test_a_question_that_offers_what_cannot_be_taken_is_caught() -> None:
    wrong = checked(Checker(Generous())).wrong
    assert wrong
    assert "not what it may answer" in wrong[0]


class AnotherIsland(IslandsRules):
    def decision(self, state: Islands, seat: int) -> Decision:
        asked = super().decision(state, seat)
        others = [
            replace(option, where=tuple(replace(where, island=5 - (where.island or 0)) for where in option.where))
            for option in asked.options
        ]
        return replace(asked, options=tuple(others))


@pytest.mark.parametrize("rules", [Elsewhere(), Nowhere(), AnotherIsland()])
def test_a_thing_that_does_not_lie_where_it_is_said_to_lie_is_caught(rules: Any) -> None:
    wrong = checked(Checker(rules)).wrong
    assert wrong
    assert "is not at" in wrong[0] or "lies nowhere" in wrong[0]


def test_without_a_planted_fault_all_is_right() -> None:
    report = checked(Checker(ORIGAMI), games=1)
    assert not report.wrong, report.wrong[0]
    assert report.counts["questions"] >= report.counts["states"]
    assert report.counts["looks"] == report.counts["answers"]


def test_a_toy_trade_has_its_ways() -> None:
    game = Game.start(TOY, players=2, seed=Seed.number(7))
    while game.decisions()[0].kind == "bid":
        seat = game.waiting()[0]
        game.answer(seat, game.decision(seat).offered[0].id)
    (winner,) = game.waiting()
    told = ways(game.ahead(winner))
    assert all(way[-1] == "stop" or len(way) == 2 for way in told)
