"""Other game engines, measured in this very process: `bench.peers` runs this file with the Python that has them.

It prints a JSON list with one row for each peer's game, and for its search. Nothing of ours can be imported here.

All games are played at random through the peer's Python API, in one process, whole games only.
A decision is a player's choice: dealing and other chance moves take time but do not count.
OpenSpiel's search is its IS-MCTS in C++, on card games that it can imagine dealt otherwise.
"""

import json
import math
import random
import statistics
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from time import perf_counter
from typing import Any, Final

SECONDS: Final = 5.0
"""For each game, in so many runs; its figure is their median."""
RUNS: Final = 5
SEED: Final = 1

OPENSPIEL_GAMES: Final = ("crazy_eights", "hearts", "euchre")
OPENSPIEL_SEARCHED: Final = ("euchre", "gin_rummy")
SIMULATIONS: Final = 500
# Whether the game takes the raw form of its actions: that saves Uno a translation of each answer,
# while gin rummy lists plain numbers even as its raw actions and cannot play them untranslated.
RLCARD_GAMES: Final = {"gin-rummy": False, "uno": True}

Play = Callable[[], int]  # plays one game and returns the number of decisions


def progress(text: str) -> None:
    print(f"bench: {text}", file=sys.stderr, flush=True)


def openspiel_games(rng: random.Random) -> Iterator[tuple[str, Play]]:
    import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

    for name in OPENSPIEL_GAMES:
        game = pyspiel.load_game(name)
        require_uniform_chance(game, rng)
        yield name, openspiel_play(game, rng.random, int(pyspiel.PlayerId.TERMINAL))


def require_uniform_chance(game: Any, rng: random.Random) -> None:
    """Check on some games what the timed loop relies on: all outcomes of a chance node are equally likely."""
    for _ in range(20):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chances = [chance for _, chance in state.chance_outcomes()]
                if not math.isclose(min(chances), max(chances)):
                    sys.exit(f"Error: {game} has chance nodes that are not uniform")
            state.apply_action(rng.choice(state.legal_actions()))


def openspiel_play(game: Any, rand: Callable[[], float], terminal: int) -> Play:
    def play() -> int:
        state = game.new_initial_state()
        current_player, legal_actions = state.current_player, state.legal_actions
        apply_action = state.apply_action
        decisions = 0
        # One call tells player, chance and end apart; is_terminal and is_chance_node would be two. And at a
        # chance node legal_actions, being shorter, is faster than chance_outcomes.
        while (player := current_player()) != terminal:
            actions = legal_actions()
            apply_action(actions[int(rand() * len(actions))])
            if player >= 0:
                decisions += 1
        return decisions

    return play


def openspiel_search(rng: random.Random) -> Iterator[tuple[str, Play]]:
    """Games in which IS-MCTS thinks about every choice among the first few; a simulation plays on to the end."""
    import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

    for name in OPENSPIEL_SEARCHED:
        game = pyspiel.load_game(name)
        evaluator = pyspiel.RandomRolloutEvaluator(1, rng.getrandbits(31))
        final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(rng.getrandbits(31), evaluator, 2.0, SIMULATIONS, -1, final, False, False)
        yield name, searched_play(game, bot, rng)


def searched_play(game: Any, bot: Any, rng: random.Random) -> Play:
    def play() -> int:
        state = game.new_initial_state()
        simulations = 0
        while not state.is_terminal() and simulations < 5 * SIMULATIONS:
            actions = state.legal_actions()
            if state.is_chance_node() or len(actions) == 1:
                state.apply_action(rng.choice(actions))
            else:
                state.apply_action(bot.step(state))
                simulations += SIMULATIONS
        return simulations

    return play


def rlcard_games(rng: random.Random) -> Iterator[tuple[str, Play]]:
    import rlcard  # type: ignore[import-not-found, import-untyped, unused-ignore]

    for name, raw in RLCARD_GAMES.items():
        env = rlcard.make(name, config={"seed": rng.getrandbits(32)})
        yield name, rlcard_play(env, rng.random, raw)


def rlcard_play(env: Any, rand: Callable[[], float], raw: bool) -> Play:
    # A loop over env.step is a third to two thirds faster than env.run with RLCard's RandomAgent: run also
    # collects trajectories, and the agent builds a probability table and calls numpy for each choice.
    # The observation that step encodes stays in, for it is part of that interface; RLCard's inner game
    # objects, which encode none, reach more than twice the figure.
    key = "raw_legal_actions" if raw else "legal_actions"

    def play() -> int:
        step, is_over = env.step, env.is_over
        state, _ = env.reset()
        decisions = 0
        while not is_over():
            actions = list(state[key])
            state, _ = step(actions[int(rand() * len(actions))], raw)
            decisions += 1
        return decisions

    return play


PEERS = (("OpenSpiel", "open_spiel", openspiel_games), ("RLCard", "rlcard", rlcard_games))


def measure(seconds: float, seed: int) -> list[dict[str, Any]]:
    """Measure all peers in this very process; every game takes `seconds` plus a warm-up."""
    rows: list[dict[str, Any]] = []
    for peer, package, games in PEERS:
        try:
            for name, play in games(random.Random(seed)):
                progress(f"{peer} {name}")
                timed_run(play, seconds / RUNS)  # warm-up
                runs = [timed_run(play, seconds / RUNS) for _ in range(RUNS)]
                rows.append(
                    {
                        "peer": peer,
                        "version": version(package),
                        "game": name,
                        "decisions_per_second": round(statistics.median(run[0] for run in runs), 1),
                        "games_per_second": round(statistics.median(run[1] for run in runs), 1),
                        "runs": [round(run[0], 1) for run in runs],
                    }
                )
        except ImportError as error:
            sys.exit(f"Error: could not import {peer} ({error})")
    for name, play in openspiel_search(random.Random(seed)):
        progress(f"OpenSpiel IS-MCTS {name}")
        speeds = [timed_run(play, seconds / RUNS)[0] for _ in range(RUNS)]
        speed = round(statistics.median(speeds), 1)
        rows.append(
            {"peer": "OpenSpiel", "version": version("open_spiel"), "game": name, "simulations_per_second": speed}
        )
    return rows


def timed_run(play: Play, seconds: float) -> tuple[float, float]:
    """Play whole games for at least `seconds`; return decisions and games per second."""
    decisions = games = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        decisions += play()
        games += 1
    return decisions / elapsed, games / elapsed


if __name__ == "__main__":
    print(json.dumps(measure(SECONDS, SEED)))
