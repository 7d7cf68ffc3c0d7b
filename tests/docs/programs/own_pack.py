"""A family of one's own: a text file with cards, played at once and carried along by the record."""

from pathlib import Path

import senbazuru as sb

CARD = """
[[card]]
id = "{0}"
name = {{ en = "{1}" }}
copies = 9
cost = {2}
folds = {3}
points = {4}
{5}
from = {{ name = "ours", copies = "ours", cost = "ours", folds = "ours", points = "ours", effect = "ours" }}
"""
frog = CARD.format("frog", "Frog", 2, 1, 2, "instant = [{ draw_from_deck = { cards = 1 } }]")
swan = CARD.format("swan", "Swan", 6, 3, 6, 'scoring = [{ score_per = { points = 1, card = "frog" } }]')
Path("pond.toml").write_text('family = "pond"\nname = { en = "Pond" }\n' + frog + swan, encoding="utf-8")

game = sb.start("origami", families=["pond", "farm"], packs="pond.toml", seed=2)
print(game.words().log(game.events(0), viewer=0)[1])
game.play("greedy")
game.save("pond.jsonl")
print(game.scores, sb.load("pond.jsonl").scores)

# It prints:
# You are dealt 2 “Frog” cards, 2 Raccoons, the card “Swan” and a Sheep.
# [34, 35] [34, 35]
