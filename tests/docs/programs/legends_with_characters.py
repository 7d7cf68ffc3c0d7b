"""Legends with characters of one's choice, who change the rules for everybody."""

import senbazuru as sb

game = sb.start("legends", families=["polar", "dinosaurs"], characters=["ninja", "monk"], seed=4)
game.play("greedy", answers=60)
view, words = game.view(), game.words()
print("in the middle:", words.cards(view["middle"]))
print("rice paper left:", view["paper"])
for number, seat in enumerate(view["seats"]):
    limit = seat["hand_limit"]
    because = words.cards([change["card"] for change in limit["by"]])
    print(f"{words.seat(number)}: {seat['score']} points, may keep {limit['is']} cards because of {because}")

# It prints:
# in the middle: a Yellow Ninja and a Red Monk
# rice paper left: 18
# Player 1: 19 points, may keep 12 cards because of a Brontosaurus and a Yellow Ninja
# Player 2: 16 points, may keep 9 cards because of a Yellow Ninja
