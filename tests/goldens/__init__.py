"""Whole games as text: every answer in words, every event as an omniscient viewer sees it.

    players: 2
    families: farm, sky
    seed: 7

    0: play raccoon sheep sheep left      # a comment
        announced 0 card=raccoon
        ...
    scores: 32 26
    winners: 0

The three `annotated-*.txt` were checked against the rules by hand, line by line; `generated-*.txt` only keep what the
engine did. A game of Islands names `sheets:` instead of families. `python -m tests.goldens PLAYERS PACKS SEED BOTS`
prints a new one; PACKS are families or sheets.
"""

from pathlib import Path

from senbazuru.bots import ask, bot_named
from senbazuru.islands.rules import ISLANDS
from senbazuru.kernel.event import Event
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.origami.rules import ORIGAMI

FOLDER = Path(__file__).parent


def event_text(event: Event) -> str:
    seat = "-" if event.seat is None else str(event.seat)
    return " ".join([event.kind, seat, *(f"{name}={value}" for name, value in event.args.items())])


def start(players: int, kind: str, packs: str, seed: str) -> Game:
    rules: Rules = ISLANDS if kind == "sheets" else ORIGAMI
    options = {kind: packs.replace(",", " ").split()}
    return Game.start(rules, players=players, options=options, seed=Seed.parse(seed))


def ending(game: Game) -> list[str]:
    winners = [seat for seat in range(int(game.state.players)) if game.state.winners() >> seat & 1]
    scores = " ".join(str(int(score)) for score in game.state.returns())
    return [f"scores: {scores}", f"winners: {' '.join(map(str, winners))}"]


def generate(players: int, packs: str, seed: str, bots: str) -> str:
    """A game among bots as a golden text."""
    kind = "sheets" if packs.replace(",", " ").split()[0] in ISLANDS.sheaf.sheets else "families"
    game = start(players, kind, packs, seed)
    names = bots.split(",")
    lines = [f"players: {players}", f"{kind}: {packs}", f"seed: {seed}", ""]
    streams = [Stream(Seed.parse(seed), 15, seat) for seat in range(players)]
    lines += [f"    {event_text(event)}" for event in game.events(OMNISCIENT)]
    told = len(game.events(OMNISCIENT))
    words: list[str] = []
    while not game.over:
        seat = game.waiting()[0]
        [option] = ask(bot_named(names[seat % len(names)], game.rules.name), game, seat, streams[seat])
        words.append(next(o.word for o in game.decision(seat).offered if o.id == option))
        game.answer(seat, option)
        if not game.state.unfinished():
            lines += ["", f"{seat}: {' '.join(words)}"]
            lines += [f"    {event_text(event)}" for event in game.events(OMNISCIENT, told)]
            told = len(game.events(OMNISCIENT))
            words = []
    return "\n".join([*lines, "", *ending(game)]) + "\n"


def follow(text: str) -> list[str]:
    """Play the answers of a golden text and return it as it comes out now, without comments and blank lines."""
    given = plain(text)
    players, packs, seed = (line.split(": ", 1) for line in given[:3])
    game = start(int(players[1]), packs[0], packs[1], seed[1])
    lines = [*given[:3], *(event_text(event) for event in game.events(OMNISCIENT))]
    for line in given[3:]:
        seat, _, words = line.partition(": ")
        if seat.isdigit():
            told = len(game.events(OMNISCIENT))
            game.say(int(seat), *words.split())
            lines += [line, *(event_text(event) for event in game.events(OMNISCIENT, told))]
    return [*lines, *ending(game)]


def plain(text: str) -> list[str]:
    """The lines that count."""
    return [line for line in (raw.split("#")[0].strip() for raw in text.splitlines()) if line]
