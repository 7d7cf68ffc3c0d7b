"""What would be asked next: `ahead` tells it without playing, and a copy plays while the game stays as it is."""

import senbazuru as sb

game = sb.start("origami", families=["farm", "sky"], seed=7)
decision = game.decision()
for option in decision.offered:
    asked = game.ahead(decision.seat, option.id).decision
    if asked:
        print(f"after {option}: {asked.kind}?", *asked.offered)

game.say("play raccoon")
print("ways to pay:", [" ".join(map(str, way)) for way in game.ahead(decision.seat).ways])

trial = game.copy()
trial.say("sheep sheep left")
print("scores in the copy", trial.scores, "and in the game", game.scores)

# It prints:
# after draw: take-from-line? sheep parrot eagle
# after play: play? raccoon
# ways to pay: ['magpie', 'sheep sheep']
# scores in the copy [5, 0] and in the game [0, 0]
