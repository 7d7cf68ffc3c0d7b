"""Walks through seeded games and prints everything about every step, one line each.

Run in a compiled and in a pure process, with different hash seeds: the output must be the same to the byte.
"""

import hashlib
import json
import sys
from random import Random

from senbazuru.bots import Asked, bot_named
from senbazuru.islands.rules import ISLANDS
from senbazuru.kernel.bits import members
from senbazuru.kernel.check import Provable
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed, Stream
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.origami.rules import LEGENDS, MIXED, ORIGAMI
from senbazuru.toy import TOY


def walk(rules: Provable, number: int, greedy: bool) -> None:
    random = Random(number)
    players, options = rules.random_table(random)
    game = Game.start(rules, players=players, options=options, seed=Seed.number(number))
    bot, stream = bot_named("greedy", rules.name), Stream(Seed.number(number), 15, 0)
    told = 0
    while True:
        seats = game.waiting()
        masks = [int(game.state.mask(seat)) for seat in seats]
        events = [event.as_dict() for event in game.events(OMNISCIENT, told)]
        told += len(events)
        views = [game.view(viewer) for viewer in (*range(players), SPECTATOR)]
        seen = hashlib.sha256(json.dumps(views).encode()).hexdigest()[:16]
        print(number, game.hash(), seats, masks, json.dumps(events), seen)
        if game.over:
            break
        seat = random.choice(seats)
        if greedy:
            option = bot.choose(Asked(game.state.observe(seat), seat, stream))
        else:
            option = random.choice(members(game.state.mask(seat)))
        game.answer(seat, option)
    print(number, rules.write(game.state).replace("\n", "|"), game.record.dumps().replace("\n", "|"))


def main() -> None:
    first, games = map(int, sys.argv[1:])
    for number in range(first, first + games):
        walk(ORIGAMI, number, greedy=number % 3 == 0)
        walk(MIXED, number, greedy=number % 3 == 1)
        walk(LEGENDS, number, greedy=number % 3 == 2)
        walk(ISLANDS, number, greedy=number % 6 == 5)
        walk(TOY, number, greedy=False)


if __name__ == "__main__":
    main()
