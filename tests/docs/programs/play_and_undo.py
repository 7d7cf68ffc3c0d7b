"""A turn in words, and back again: what taught nobody anything can be undone."""

import senbazuru as sb

game = sb.start("origami", families=["farm", "sky"], seed=7)
print("seat", game.seat, "may say", game.offered())
game.say("play")
print("then", game.offered())
game.say("raccoon sheep sheep left")  # the rest of the action, in one go
print("seat", game.seat, "is next, scores", game.scores)

print("can this be undone?", game.can_undo())
game.undo()
game.undo()
print("seat", game.seat, "may say", game.offered(), "again, scores", game.scores)
game.say("draw parrot parrot")
print("and now, with new cards in the line?", game.can_undo())

# It prints:
# seat 0 may say ['draw', 'play']
# then ['raccoon']
# seat 1 is next, scores [5, 0]
# can this be undone? True
# seat 0 may say ['draw', 'play'] again, scores [0, 0]
# and now, with new cards in the line? False
