"""The table as text for a terminal, and as a picture for a notebook or a file."""

from pathlib import Path

import senbazuru as sb

game = sb.start("origami", families=["farm", "sky"], seed=7)
game.play("greedy", answers=40)
print(game)  # with every hand open; game.draw(viewer=0) shows it as seat 0 sees it

picture = game._repr_svg_()  # a notebook does this by itself
print(picture[:31], "...", picture[-6:])
Path("seat-0.svg").write_text(game.svg(viewer=0), encoding="utf-8")

# It prints:
# origami · turn 11 · playing · run-outs 0 · all cards shown
# ▸ seat 0: action
# ────────────────────────────────────────────────────────────────────────────────
# deck 14 · discards 5, on top F⌂ rabbit
# draw line
#     F⌂ dog     cost 6 ◇◇◇   5p  instant
#     F⌂ sheep   cost 3 ◇◇    4p  scoring
#     F⌂ dog     cost 6 ◇◇◇   5p  instant
#     K^ owl     cost 4 ◇◇    4p  instant
#
# ▸ seat 0 · score 14 · 3 in hand · first player · to move
#     left    [F⌂ raccoon 5]
#     right   K^ chick 3 › [K^ vulture 6]
#     hand    F⌂ pig     cost 6 ◇◇◇   6p    K^ dove    cost 4 ◇◇    4p
#             F⌂ rabbit  cost 8 ◇◇◇◇  5p
#
#   seat 1 · score 12 · 4 in hand
#     left    K^ chick 3 › [K^ eagle 6]
#     right   [F⌂ cat 3]
#     hand 2× F⌂ sheep   cost 3 ◇◇    4p    K^ vulture cost 6 ◇◇◇   6p
#             K^ chicken cost 6 ◇◇◇   3p
# ────────────────────────────────────────────────────────────────────────────────
# F⌂ farm  K^ sky  ◇ fold  p points  +bonus  [top]
# <svg xmlns="http://www.w3.org/2 ... </svg>
