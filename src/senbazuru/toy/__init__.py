"""Paper Boats: a complete small game, and the way to add your own.

Two to four players, five boats; sheets of paper with the numbers 1 to 12, four of each; five in each hand.
A boat comes in and a die tells its cargo. All bid a sheet at the same time, face down. The highest wins the
cargo (of equals, the first clockwise from the start player, who changes with every boat); the others draw a
sheet. The winner, now a sheet short, may trade one or two for as many from the deck. Most cargo wins.

To add a game, write two files:

    engine.py   the game as a `State`: what is true, who is asked, what an answer does. Numbers only. It is
                compiled (name it in `COMPILED` in setup.py), so that bots can play a million games.
    rules.py    the same for people and programs: questions, views, events and positions as data with names.
                Interpreted, for it runs only when somebody looks.

The methods say which promise of the kernel they keep. Undo, takebacks, records and replays, answers in
several parts and in words: all that is `kernel.game.Game`, and needs no line here.

>>> from senbazuru.kernel.game import Game
>>> from senbazuru.kernel.random import Seed
>>> game = Game.start(TOY, players=2, seed=Seed.number(7))
>>> [option.word for option in game.decision(0).offered]
['2', '3', '4', '7', '10']
>>> game.say(0, "7"), game.waiting(), game.can_undo(0)
([], [1], True)
"""

from senbazuru.toy.rules import TOY

__all__ = ["TOY"]
