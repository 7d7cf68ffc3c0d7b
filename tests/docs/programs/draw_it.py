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
# ▸ seat 0: take from line
# ────────────────────────────────────────────────────────────────────────────────
# deck 10 · discards 7, on top F⌂ sheep
# draw line
#     K^ vulture cost 6 ◇◇◇   4p  special
#     K^ vulture cost 6 ◇◇◇   4p  special
#     K^ chick   cost 2 ◇     3p  instant
#     F⌂ cat     cost 2 ◇     3p  instant
#
# ▸ seat 0 · score 12 · 4 in hand · first player · to move
#     left    K^ chick 3 › [K^ parrot 3]
#     right   [K^ eagle 6]
#     hand    F⌂ dog     cost 6 ◇◇◇   5p    K^ parrot  cost 3 ◇◇    3p
#             F⌂ fox     cost 8 ◇◇◇◇  5p    K^ owl     cost 4 ◇◇    4p
#
#   seat 1 · score 10 · 6 in hand
#     left    [K^ dove 5]
#     right   [F⌂ pig 5]
#     hand    F⌂ cat     cost 2 ◇     3p    K^ chick   cost 2 ◇     3p
#             F⌂ sheep   cost 3 ◇◇    3p    K^ dove    cost 4 ◇◇    5p
#             F⌂ rabbit  cost 8 ◇◇◇◇  5p    K^ chicken cost 6 ◇◇◇   3p
# ────────────────────────────────────────────────────────────────────────────────
# F⌂ farm  K^ sky  ◇ fold  p points  +bonus  [top]
# <svg xmlns="http://www.w3.org/2 ... </svg>
