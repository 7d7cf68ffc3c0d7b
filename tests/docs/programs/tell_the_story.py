"""What happened, in sentences, as one of the players was told it."""

import senbazuru as sb

game = sb.start("origami", families=["farm", "sky"], seed=7)
words = sb.Words("en")
told = game.say("play raccoon sheep sheep left")
for line in words.log(told, ["Ann", "Ben"], viewer=0):
    print(line)

game.play("greedy", answers=4)
print("--- what Ben knows of it")
for line in words.log(game.events(viewer=1)[-6:], ["Ann", "Ben"], viewer=1):
    print(line)

# It prints:
# You play a Raccoon.
# You pay with 2 Sheep.
# You place the Raccoon on your left collection.
# Turn 2: Ben’s move.
# --- what Ben knows of it
# Ann pays with a Sheep.
# Ann places the Raccoon on the left collection.
# Turn 2: your move.
# You play a Chick.
# You pay with a Dove.
# You place the Chick on your left collection.
