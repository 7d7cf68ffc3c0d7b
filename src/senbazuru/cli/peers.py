"""Measure other game engines on this machine, so that our own figures can be printed as ratios.

    python peers.py --prepare ENV_DIR      create an environment with the peers, if there is none yet
    ENV_DIR/bin/python peers.py --measure  print a JSON list with one row for each peer's game, and for its search

All games are played at random through the peer's Python API, in one process, whole games only.
A decision is a player's choice: dealing and other chance moves take time but do not count.
OpenSpiel's search is its IS-MCTS in C++, on card games that it can imagine dealt otherwise.
"""

import argparse
import json
import math
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from time import perf_counter
from typing import Any

REQUIREMENTS = ("open_spiel>=2.0,<2.1", "rlcard>=1.2,<1.3")
STAMP = "peers-stamp.txt"
RUNS = 5

OPENSPIEL_GAMES = ("crazy_eights", "hearts", "euchre")
OPENSPIEL_SEARCHED = ("euchre", "gin_rummy")
SIMULATIONS = 500
# Whether the game takes the raw form of its actions: that saves Uno a translation of each answer,
# while gin rummy lists plain numbers even as its raw actions and cannot play them untranslated.
RLCARD_GAMES = {"gin-rummy": False, "uno": True}

Play = Callable[[], int]  # plays one game and returns the number of decisions


class PeerError(Exception):
    """A peer could not be installed or measured; the message is meant for the user."""


def progress(text: str) -> None:
    print(f"peers: {text}", file=sys.stderr, flush=True)


# Preparing


def env_python(env_dir: Path) -> Path:
    return env_dir / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def prepare(env_dir: Path) -> None:
    """Create the environment, unless one with these requirements and this Python is complete."""
    stamp = env_dir / STAMP
    python = env_python(env_dir)
    wanted = "\n".join((f"python {sys.version_info.major}.{sys.version_info.minor}", *REQUIREMENTS)) + "\n"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted and python.is_file():
        progress("the environment is complete")
        return
    # Creating clears the folder, so it must be ours: an unfinished or outdated one carries the stamp too.
    if env_dir.exists() and not stamp.is_file() and (not env_dir.is_dir() or any(env_dir.iterdir())):
        raise PeerError(f"{env_dir} is not empty and was not made by --prepare: name another folder")
    progress("creating the environment")
    run_step([sys.executable, "-m", "venv", "--clear", str(env_dir)], "could not create the environment")
    stamp.write_text("incomplete\n", encoding="utf-8")
    for requirement in REQUIREMENTS:
        progress(f"installing {requirement}")
        # OpenSpiel from source is a long C++ build that needs more tools: rather fail at once.
        pip = [str(python), "-I", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run_step([*pip, "--only-binary=open_spiel", requirement], f"could not install {requirement}")
    stamp.write_text(wanted, encoding="utf-8")
    progress("the environment is complete")


def run_step(command: list[str], failure: str) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise PeerError(f"{failure}: {error}") from error
    if done.returncode:
        lines = (done.stdout + done.stderr).strip().splitlines()
        errors = [line for line in lines if line.lower().startswith("error")] or lines[-3:]
        raise PeerError(f"{failure}: {' / '.join(errors) or f'exit code {done.returncode}'}")


# Measuring


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
                    raise PeerError(f"{game} has chance nodes that are not uniform")
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
                progress(f"measuring {peer} {name}")
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
            raise PeerError(f"could not import {peer} ({error}): use the Python of --prepare") from error
    for name, play in openspiel_search(random.Random(seed)):
        progress(f"measuring OpenSpiel's search in {name}")
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


def measure_peers(env_dir: Path, seconds: float, seed: int) -> list[dict[str, Any]]:
    """Prepare the environment if need be and measure the peers with its Python, in a process of their own."""
    prepare(env_dir)
    options = ["--measure", "--seconds", str(seconds), "--seed", str(seed)]
    # -I: neither our own packages nor PYTHONPATH may reach the peers.
    command = [str(env_python(env_dir)), "-I", str(Path(__file__).resolve()), *options]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise PeerError(f"measuring the peers failed with exit code {done.returncode}")
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    return rows


def positive(text: str) -> float:
    value = float(text)
    if not 0 < value < math.inf:
        raise ValueError
    return value


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure other game engines on this machine.")
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--prepare", type=Path, metavar="ENV_DIR", help="create an environment with the peers")
    mode.add_argument("--measure", action="store_true", help="measure in this environment and print JSON")
    parser.add_argument("--seconds", type=positive, default=5.0, help="for each game (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    arguments = parser.parse_args()
    try:
        if arguments.prepare:
            prepare(arguments.prepare)
        else:
            print(json.dumps(measure(arguments.seconds, arguments.seed)))
    except PeerError as error:
        progress(f"error: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
