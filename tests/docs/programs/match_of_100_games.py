"""A hundred games with changing seats, and how many each of two bots wins."""

import senbazuru as sb

names = ["greedy", "random"]
wins = dict.fromkeys(names, 0.0)
for number in range(100):
    seats = names if number % 2 == 0 else names[::-1]
    game = sb.start("boats", seed=number)
    game.play(*seats)
    for seat in game.winners:
        wins[seats[seat]] += 1 / len(game.winners)
for name in names:
    print(f"{name} wins {wins[name]:.0f} of 100")

# It prints:
# greedy wins 68 of 100
# random wins 32 of 100
