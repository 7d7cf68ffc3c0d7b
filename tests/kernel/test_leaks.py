"""The check would find a leak: each of these is planted, and each is caught."""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import pytest

from examples.climb import PLAYED, Climb, ClimbObservation, ClimbRules
from senbazuru.kernel.check import Checker, Report, messages, story
from senbazuru.kernel.event import Event, Shape
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import OMNISCIENT, Observation
from senbazuru.origami.engine.game import Origami
from senbazuru.origami.rules import ORIGAMI, OrigamiRules

GAMES = 12


def checked(checker: Checker, games: int = GAMES) -> Report:
    """Check games until something is found."""
    whole = Report()
    for report in checker.games(0, games):
        whole.add(report)
        if whole.wrong:
            break
    return whole


def truth(game: Game) -> Origami:
    assert isinstance(game.state, Origami)
    return game.state


def plus(extra: Callable[[Game, int], Any]) -> Callable[[Game, int], bytes]:
    """What is sent, and something more."""
    return lambda game, viewer: messages(game, viewer) + json.dumps(extra(game, viewer)).encode()


def others(game: Game, viewer: int) -> list[int]:
    return [seat for seat in range(int(game.state.players)) if seat != viewer]


def seed(game: Game, viewer: int) -> str:
    return str(truth(game).seed)


def deck_order(game: Game, viewer: int) -> list[int]:
    state = truth(game)
    return [int(state.cells[n]) for n in range(state.deck_size)]


def option_count(game: Game, viewer: int) -> list[int]:
    return [len(d.offered) for d in game.decisions() if d.seat != viewer]


def ledger(game: Game, viewer: int) -> list[int]:
    """What others know of each other."""
    state = truth(game)
    return [
        int(state.known(owner, card, other))
        for owner in others(game, viewer)
        for other in others(game, viewer)
        for card in range(state.linked.types)
    ]


def undo_flag(game: Game, viewer: int) -> bool:
    """Whether the next card of the deck would close the way back for somebody: it depends on the card."""
    state = truth(game)
    return bool(state.deck_size and state.linked.instant[state.cells[state.deck_size - 1]])


def error_text(game: Game, viewer: int) -> str:
    """A refusal that names what the other seat could have answered."""
    return ", ".join(str(int(truth(game).hand(seat))) for seat in others(game, viewer))


def message_count(game: Game, viewer: int) -> list[int]:
    """One message for each different card somebody holds."""
    return [0] * sum(int(truth(game).hand(seat)).bit_count() for seat in others(game, viewer))


def order_of_ids(game: Game, viewer: int) -> list[int]:
    """Deck cards numbered in the order of their types: no names, but an order."""
    state = truth(game)
    return sorted(range(int(state.deck_size)), key=lambda n: int(state.cells[n]))


@pytest.mark.parametrize(
    "leak", [seed, deck_order, option_count, ledger, undo_flag, error_text, message_count, order_of_ids]
)
def test_a_planted_leak_in_what_is_sent_is_caught(leak: Callable[[Game, int], Any]) -> None:
    report = checked(Checker(ORIGAMI, messages=plus(leak)))
    assert report.wrong
    assert "can tell worlds apart" in report.wrong[0] or "told different things" in report.wrong[0]


def test_a_planted_leak_in_an_event_is_caught() -> None:
    def careless(game: Game, viewer: int, since: int) -> bytes:
        return story(game, OMNISCIENT, since)

    report = checked(Checker(ORIGAMI, story=careless))
    assert report.wrong
    assert "told different things" in report.wrong[0]


class Hasty(Game):
    """Skips a question whose only answer is no: so everybody learns that the hand allowed nothing else."""

    def answer(self, seat: int, *options: int, decision: str | None = None) -> list[Event]:
        events = super().answer(seat, *options, decision=decision)
        while not self.over and len(self.waiting()) == 1 and int(self.state.mask()) == 1:
            events += super().answer(self.waiting()[0], 0)
        return events


def test_a_planted_automatic_skip_is_caught() -> None:
    report = checked(Checker(ORIGAMI, game_class=Hasty), games=40)
    assert report.wrong


def test_without_a_planted_leak_all_is_right() -> None:
    report = checked(Checker(ORIGAMI, messages=messages, story=story, game_class=Game), games=3)
    assert not report.wrong, report.wrong[0]


class Terse(ClimbRules):
    """Has no name for the card that is played."""

    shapes: ClassVar = ClimbRules.shapes | {PLAYED: Shape("played")}

    def twin(self, state: Climb, told: Sequence[Event], viewer: int, seed: Seed) -> Climb:
        return state.copy()


def test_an_argument_without_a_name_is_found() -> None:
    report = checked(Checker(Terse()))
    assert report.wrong
    assert "the event played tells an argument, its `a`" in report.wrong[0]


def shows_the_seed(truth: Climb, seen: Climb) -> None:
    seen.seed = truth.seed


def shows_the_deck(truth: Climb, seen: Climb) -> None:
    seen.deck = truth.deck[:]


def shows_the_hands(truth: Climb, seen: Climb) -> None:
    seen.hands = [hand[:] for hand in truth.hands]


@pytest.mark.parametrize("leak", [shows_the_seed, shows_the_deck, shows_the_hands])
def test_a_planted_leak_in_an_observation_is_caught(
    leak: Callable[[Climb, Climb], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    proper = Climb.observe

    def careless(state: Climb, viewer: int) -> ClimbObservation:
        seen = proper(state, viewer)
        leak(state, seen.table)
        return seen

    monkeypatch.setattr(Climb, "observe", careless)
    assert checked(Checker(ClimbRules())).wrong


def deals_nothing(world: Climb, seed: Seed) -> None:
    world.seed = seed


def deals_twice(world: Climb, seed: Seed) -> None:
    world.seed = seed
    for seat in range(world.players):
        world.hands[seat] = world.hands[0][: len(world.hands[seat])]


@pytest.mark.parametrize("fault", [deals_nothing, deals_twice])
def test_cards_that_are_dealt_wrongly_are_found(
    fault: Callable[[Climb, Seed], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ClimbObservation, "deal", lambda seen, world, seed: fault(world, seed))
    report = checked(Checker(ClimbRules()))
    assert "is completed wrongly" in report.wrong[0]


class Knowing(OrigamiRules):
    """Says of hands what nobody was told."""

    def ledger(self, seen: Observation[Origami], owner: int) -> Counter[str]:
        known = super().ledger(seen, owner)
        return known + Counter({"cat": 1}) if seen.table.answers == 9 and owner != seen.viewer else known


def test_a_hand_of_which_more_is_seen_than_was_told_is_found() -> None:
    report = checked(Checker(Knowing()), games=1)
    assert "should know" in report.wrong[0]


def test_hidden_hands_in_plain_python_keep_all_promises() -> None:
    report = checked(Checker(ClimbRules()))
    assert not report.wrong, report.wrong[0]
    assert report.counts["transcripts"] > GAMES


class Forgetful(OrigamiRules):
    """Loses sight of a wrong position."""

    def audit(self, state: Any) -> list[str]:
        return ["something is missing"] if state.answers == 5 else []


def test_the_check_reports_what_the_audit_finds() -> None:
    report = checked(Checker(Forgetful()), games=1)
    assert "something is missing" in report.wrong[0]
    assert len(report.wrong) == 1
