"""A bot for speed answers with ids: it is shown a table with blanks, and the ids of its options."""

import senbazuru as sb


class Highest(sb.Bot):
    """Always the highest id."""

    name = "highest"
    version = 1

    def choose(self, asked: sb.Asked) -> int:
        return max(asked.offered)


game = sb.start("boats", seed=2)
game.play(Highest(), "random")
print("highest and random:", game.scores, "winners:", game.winners)

# It prints:
# highest and random: [23, 0] winners: [0]
