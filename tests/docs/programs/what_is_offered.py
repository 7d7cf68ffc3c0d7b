"""What can be said, what cannot, and why."""

import senbazuru as sb

game = sb.start("origami", families=["farm", "sky"], seed=7)
words = game.words()
game.say("play")
decision = game.decision()
print(words.prompt(decision))
for option in decision.options:
    print("-", words.option(option) + ":", words.reason(option.reason) if option.reason else "yes")
print("to be said:", *decision.offered)

# It prints:
# Which origami will you play?
# - Sheep (cost 3, 2 folds): costs 3; with your other cards you can make 2, 4, 6 or 8
# - Raccoon (cost 4, 2 folds): yes
# - Magpie (cost 8, 4 folds): costs 8; with your other cards you can make 2, 4 or 6
# to be said: raccoon
