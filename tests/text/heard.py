"""All that random games say, to be said in any language."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

from senbazuru.games import game_named
from senbazuru.kernel.decision import Decision
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.text import Words

SEATS = ("Ann", "Ben", "Cleo", "Dan", "Eve")

Saying = Callable[[Words], str]


def options_of(game: str, number: int, players: int) -> dict[str, Any]:
    if game != "islands":
        return {}
    return {"catch_up": players > 1 and number % 8 >= 4, "near": number % 5 == 0}


def willing(decision: Decision, chance: Random) -> int:
    """The answer of somebody who says yes to nearly everything, so that rare things happen."""
    offered = decision.offered
    if chance.random() < 0.9:
        offered = tuple(option for option in offered if option.id) or offered
    if decision.kind == "bid" and chance.random() < 0.9:
        offered = offered[:3]
    return int(chance.choice(offered).id)


@cache
def heard(game: str, number: int) -> dict[str, Saying]:
    """What one game of willing people has to say, each thing once."""
    rules = game_named(game)
    least, most = rules.seats
    players = least + number % (most - least + 1)
    chance = Random(number)
    table = Game.start(rules, players=players, options=options_of(game, number, players), seed=Seed.number(number))
    found: dict[str, Saying] = {}
    while not table.over:
        seat = chance.choice(table.waiting())
        decision = table.decision(seat)
        _ask(found, decision)
        table.answer(seat, willing(decision, chance))
    for viewer in (*range(players), SPECTATOR, OMNISCIENT):
        events = table.events(viewer)
        me = viewer if 0 <= viewer < players else None
        for event in events:
            found.setdefault(f"event {me} {event}", lambda words, event=event, me=me: words.event(event, SEATS, me))  # type: ignore[misc]
        for first, last in _turns(events, rules.beginnings):
            told = events[first:last]
            found.setdefault(f"log {me} {told}", lambda words, told=told, me=me: "\n".join(words.log(told, SEATS, me)))  # type: ignore[misc]
    return found


def _ask(found: dict[str, Saying], decision: Decision) -> None:
    question = f"{decision.key} {decision.source} {decision.least} {decision.most} {decision.args}"
    found.setdefault(question, lambda words: words.prompt(decision))
    for option in decision.options:
        found.setdefault(
            f"{decision.kind} {option.key} {option.args}",
            lambda words, option=option: words.option(option, SEATS, decision.kind),  # type: ignore[misc]
        )
        if option.reason:
            found.setdefault(f"{option.reason}", lambda words, why=option.reason: words.reason(why))  # type: ignore[misc]


def _turns(events: list[Any], beginnings: Any) -> Iterator[tuple[int, int]]:
    """Where each turn begins and ends."""
    starts = [0, *(place for place, event in enumerate(events) if event.kind in beginnings), len(events)]
    return pairwise(starts)
