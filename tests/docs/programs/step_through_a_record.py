"""A saved game told again, answer by answer; then as notation, which can be read as well."""

import senbazuru as sb

game = sb.start("boats", seed=7)
game.play("greedy", "random")
game.save("boats.jsonl")

told = 0
for then in sb.replay("boats.jsonl"):
    events = then.events(since=told)
    told += len(events)
    if then.history and then.state.turns == 1:  # the first boat
        print(f"after {len(then.history)}:", *then.words().log(events, ["Ann", "Ben"]))

print(game.notation())
print("the same again:", sb.read(game.notation()).state == game.state)

# It prints:
# after 1:
# after 2: Ann bids 2. Ben bids 6. Ben wins 2 cargo. Ann draws 9.
# after 3: Ben trades 1.
# game: boats
# rules: 1
# players: 2
# seed: 00000000000000000000000000000007
#
# 1. 0: 2; 1: 6; 1; stop
# 2. 0: 3; 1: 3; 1; 6
# 3. 0: 12; 1: 3; 0: 4; stop
# 4. 0: 5; 1: 11; no
# 5. 0: 7; 1: 1
#
# the same again: True
