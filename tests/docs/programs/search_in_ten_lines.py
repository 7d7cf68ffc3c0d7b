"""A search: deal anew what is hidden, try each option, play on at random, and take what is best on average."""

import random

import senbazuru as sb

chance = random.Random(3)
luck = sb.Stream(sb.Seed.number(3), 1, 0)


def tried(state: sb.State, seat: int, option: int) -> int:
    world: sb.State = state.observe(seat).complete(luck)  # so it does not peek
    world.apply(option)
    while not world.over:
        world.apply(chance.choice(world.offered()))
    return world.returns()[seat] - world.returns()[1 - seat]


game = sb.start("boats", seed=3)
while not game.over:
    state = game.state
    if game.seat == 0:
        game.answer(0, max(state.offered(), key=lambda option: sum(tried(state, 0, option) for _ in range(20))))
    else:
        game.answer(1, chance.choice(state.offered()))
print("search and chance:", game.scores)

# It prints:
# search and chance: [11, 8]
