"""A position set up by hand, played, written down and read again."""

import senbazuru as sb

game = sb.read("""
    families: farm, sky
    hand 0: cat, sheep
    line: dog, dog, fox, fox
    deck: pig
""")
game.say("play cat sheep left use")
for line in repr(game).splitlines():
    if line.startswith(("hand", "collection 0", "discards", "to-move")):
        print(line)
print("read again, it is the same:", sb.read(repr(game)).state == game.state)

# It prints:
# to-move: 1
# discards: sheep
# hand 0: pig
# collection 0 left: cat
# collection 0 right:
# hand 1:
# read again, it is the same: True
