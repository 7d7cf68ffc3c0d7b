"""Origami Islands for one, painted by a bot."""

import senbazuru as sb

game = sb.start("islands", players=1, near=True, seed=2)
print(game.words().prompt(game.decision()))
print(*game.offered())
game.play("greedy")
for island in game.view()["seats"][0]["islands"]:
    print(f"{island['name']}: {island['score']} points")
print("together:", game.scores[0])

# It prints:
# Which of your three sheets will you put back into the box?
# kabuto zabuton masu
# Hosho: 75 points
# Tate: 60 points
# Kozo: 65 points
# Gampi: 65 points
# together: 265
