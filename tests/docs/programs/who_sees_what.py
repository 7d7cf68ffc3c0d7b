"""The table for a seat, for a spectator and for one who sees everything: what was not shown to them is not there."""

import senbazuru as sb

game = sb.start("boats", players=3, seed=4)
game.say(0, "7")  # all bid at once; seat 0 is the first to do so
for viewer, name in ((0, "seat 0"), (1, "seat 1"), (sb.SPECTATOR, "spectator"), (sb.OMNISCIENT, "omniscient")):
    view = game.view(viewer)
    print(f"{name}: hands", [seat["hand"] for seat in view["seats"]], "bids", [seat["bid"] for seat in view["seats"]])
print("of the question to seat 2, seat 1 sees only", game.view(1)["decisions"][1])

# It prints:
# seat 0: hands [[4, 7, 11, 12], [], []] bids [7, None, None]
# seat 1: hands [[], [6, 6, 8, 10, 10], []] bids ['face-down', None, None]
# spectator: hands [[], [], []] bids ['face-down', None, None]
# omniscient: hands [[4, 7, 11, 12], [6, 6, 8, 10, 10], [2, 2, 3, 3, 5]] bids [7, None, None]
# of the question to seat 2, seat 1 sees only {'seat': 2, 'kind': 'bid', 'source': None}
