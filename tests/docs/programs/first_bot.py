"""A first bot answers in words: as a class of its own, or as a plain function."""

import senbazuru as sb


class Builder(sb.WordBot):
    """Plays what costs most, pays with what costs least, and never declines."""

    def answer(self, decision: sb.Decision, view: sb.View) -> sb.Option:
        def worth(option: sb.Option) -> int:
            if option.word in ("play", "no", "stop"):
                return 99 if option.word == "play" else -99
            cost: int = option.args.get("cost", 0)
            return -cost if decision.kind in ("pay", "hand-limit") else cost

        return max(decision.offered, key=worth)


def first_thing(decision: sb.Decision, view: sb.View) -> str:
    return decision.offered[0].word


game = sb.start("origami", seed=5)
game.play(Builder(), first_thing)
print("builder and first thing:", game.scores)

# It prints:
# builder and first thing: [40, 0]
