"""Two bots play Origami, and who wins."""

import senbazuru as sb

game = sb.start("origami", families=["farm", "sky"], seed=7)
game.play("greedy", "random")
print("over:", game.over, "after", len(game.history), "answers")
print("scores:", game.scores)
print("winners:", game.winners)

# It prints:
# over: True after 146 answers
# scores: [54, 21]
# winners: [0]
