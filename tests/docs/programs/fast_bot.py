"""A bot for speed answers with ids: it is shown a state with blanks, and options as the bits of a number."""

from collections.abc import Sequence

import senbazuru as sb


class Highest(sb.Bot):
    """Always the highest id."""

    name = "highest"
    version = 1

    def choose(
        self, seen: sb.State, seat: int, stream: sb.Stream, told: Sequence[int] = (), seconds: float | None = None
    ) -> int:
        return max(sb.members(seen.mask(seat)))


game = sb.start("boats", seed=2)
game.play(Highest(), "random")
print("highest and random:", game.scores, "winners:", game.winners)

# It prints:
# highest and random: [23, 0] winners: [0]
