"""For researchers: the state itself, plain numbers. Positions can be compared, hashed and kept in a set."""

import random

import senbazuru as sb

chance = random.Random(1)
start = sb.start("origami", families=["farm", "sky"], seed=7).state
seen, answers = {start}, 0
for _ in range(20):
    state = start.copy()
    while not state.over and state.turns <= 3:
        state.apply(chance.choice(state.offered()))
        seen.add(state.copy())
        answers += 1
print(answers, "answers,", len(seen), "different positions")
print("equal:", start == start.copy(), "and", start == state)
print(f"hash {start.hash():016x}: the same on every machine")

# It prints:
# 234 answers, 161 different positions
# equal: True and False
# hash 2797445bc4eec70d: the same on every machine
