"""What cannot be done is told in a sentence, and nothing has changed."""

import senbazuru as sb

game = sb.start("origami", families=["farm", "sky"], seed=7)
position = repr(game)
for answer in ("fly", "play racoon", "play sheep", "play raccoon sheep sheep left left"):
    try:
        game.say(answer)
    except sb.SenbazuruError as error:
        print(f"{answer}: {error}")
try:
    sb.start("origami", familes=["farm", "sky"])
except sb.SenbazuruError as error:
    print(error.code, error.details["option"])
    print(error)
print("nothing has changed:", repr(game) == position)

# It prints:
# fly: “fly” is not among the possible answers. Choose one of these: draw, play.
# play racoon: “racoon” is not among the possible answers. Did you mean “raccoon”?
# play sheep: “sheep” cannot be answered now: costs 3; with your other cards you can make 2, 4, 6 or 8.
# play raccoon sheep sheep left left: “left” is one word too many: nothing is asked there any more. Leave it out.
# unknown-option familes
# There is no option “familes”. Choose from these: families, extra, characters, players, seed, packs.
# nothing has changed: True
