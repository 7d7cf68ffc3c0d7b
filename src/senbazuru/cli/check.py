"""`senbazuru check`: a game's promises, proven over random games."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import click

from senbazuru.cli.common import jobs_option, pack_option, rules_for, with_progress, words_for
from senbazuru.cli.speaking import argument, command, option
from senbazuru.kernel.check import Checker, Provable, Report, provable
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.state import SPECTATOR
from senbazuru.languages import say, speaking, spoken
from senbazuru.text import Words, together
from senbazuru.workers import in_order

ONE_IN: Final = 10
"""In one game of so many everything is put into words as well."""


def check_game(game: str, packs: tuple[Path, ...], language: str, number: int) -> Report:
    report = Checker(provable(rules_for(game, packs))).run(number)
    if not number % ONE_IN and not report.wrong and not packs:  # packs of one's own may leave names out
        with speaking(language):  # which another process does not know by itself
            report.wrong += unsaid(provable(rules_for(game, packs)), number)
    return report


def unsaid(rules: Provable, number: int) -> list[str]:
    """What has no words in a random game, as its seats and others are told it."""
    chance, words = Random(number), words_for(rules)
    words.strict = True
    players, options = rules.random_table(chance)
    game = Game.start(rules, players=players, options=options, seed=Seed.number(number))
    names = [words.seat(seat) for seat in range(players)]
    missing: dict[str, None] = {}
    for sentence in _sentences(game, words, names, chance):
        try:
            sentence()
        except KeyError as problem:
            missing[f"{rules.name}: {problem.args[0]}"] = None
    return list(missing)


def _sentences(game: Game, words: Words, names: Sequence[str], chance: Random) -> Iterator[Callable[[], str]]:
    """All that a game says while chance plays it to its end."""
    while not game.over:
        for decision in game.decisions():
            yield partial(words.prompt, decision)
            for offer in decision.options:
                yield partial(words.option, offer, names, decision.kind)
                if offer.reason:
                    yield partial(words.reason, offer.reason)
        seat = chance.choice(game.waiting())
        game.answer(seat, chance.choice(game.decision(seat).offered).id)
    for viewer in (*range(len(names)), SPECTATOR):
        events = game.events(viewer)
        for event in (*events, *together(events)):
            yield partial(words.event, event, names, viewer)


@command()
@argument("game")
@option("--games", type=click.IntRange(1), default=100, show_default=True)
@option("--seed", type=click.IntRange(0), default=0, show_default=True)
@option("--json", "as_json", is_flag=True)
@pack_option
@jobs_option
def check(game: str, games: int, seed: int, as_json: bool, packs: tuple[Path, ...], jobs: int) -> None:
    provable(rules_for(game, packs))
    whole = Report()
    reports = in_order(partial(check_game, game, packs, spoken()), range(seed, seed + games), jobs)
    for report in with_progress(reports, games, say("bar-games")):
        whole.add(report)
    if as_json:
        click.echo(json.dumps({"game": game, "counts": dict(whole.counts), "wrong": whole.wrong}))
    else:
        for problem in whole.wrong[:5]:
            click.echo(problem, err=True)
        click.echo(closing_line(game, whole))
    if whole.wrong:
        sys.exit(1)


def closing_line(game: str, report: Report) -> str:
    """All counts, and whether all is right."""
    told = [say("checked-count", count=str(n), what=say(f"checked-{what}")) for what, n in report.counts.items()]
    key = "checked-wrong" if report.wrong else "checked"
    return say(key, game=game, counts=", ".join(told), wrong=len(report.wrong))
