"""A game goes into a file and comes back, to be played on; the file says which game it is."""

import senbazuru as sb

game = sb.start("islands", near=True, seed=3)
game.play("random", answers=20)
game.save("half.jsonl")

again = sb.load("half.jsonl")
print(again.rules.name, len(again.history), again.state == game.state)
again.play("random")
print(again.over, again.scores)
print("the first one still waits for seat", game.seat)

# It prints:
# islands 20 True
# True [34, 19]
# the first one still waits for seat 0
