"""`senbazuru bench`: how fast the engine is."""

import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final, NamedTuple, NoReturn

import click

import senbazuru
from senbazuru.arena.telling import aligned, grouped, heads
from senbazuru.bots import bot_named
from senbazuru.bots.bot import chance
from senbazuru.bots.match import hear, play_match
from senbazuru.bots.origami.mind import OrigamiMind
from senbazuru.bots.search import Search
from senbazuru.cli.common import pack_option, rules_for
from senbazuru.cli.refusal import Refusal
from senbazuru.cli.speaking import command, option
from senbazuru.islands.charts import SHIPPED_SHEAF
from senbazuru.islands.engine.game import new_game as islands_game
from senbazuru.islands.rules import ISLANDS
from senbazuru.kernel.bits import nth
from senbazuru.kernel.playout import copy_often, play_randomly
from senbazuru.kernel.random import Seed
from senbazuru.languages import ENGLISH, VARIABLE, decimal, say, speaking, spoken
from senbazuru.origami.engine.game import new_game
from senbazuru.origami.engine.linked import Linked
from senbazuru.origami.packs import LEGENDS_BOX, Library
from senbazuru.origami.rules import OrigamiRules

ROUNDS: Final = 7
Counts = tuple[int, int]


@dataclass(frozen=True)
class Row:
    """One measured figure: the median of several rounds. Its `id` and `unit` have words, in which `told` are named."""

    id: str
    value: float
    unit: str
    goal: float | None = None
    told: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return say(f"bench-row-{self.id}", **self.told)

    @property
    def met(self) -> bool | None:
        """Whether it reaches its goal: at least that many, or for a time or a ratio at most."""
        if self.goal is None:
            return None
        less_is_better = self.unit in ("microseconds", "milliseconds", "times")
        return self.value <= self.goal if less_is_better else self.value >= self.goal

    def as_dict(self) -> dict[str, Any]:
        """As JSON, which is English."""
        with speaking(ENGLISH):
            return {"id": self.id, "name": self.name, "value": self.value, "unit": self.unit, "goal": self.goal}


def inside(tables: Sequence[Linked], players: int, games: int, seed: int) -> Counts:
    """Random play inside the engine, every answer checked."""
    decisions = 0
    for n in range(games):
        state = new_game(tables[n % len(tables)], players, Seed.number(seed + n))
        decisions += play_randomly(state, chance(Seed.number(seed + n), 0))
    return decisions, games


def driven(tables: Sequence[Linked], players: int, games: int, seed: int) -> Counts:
    """Random play driven from Python, through `offered` and `apply`."""
    rand = random.Random(seed).random
    decisions = 0
    for n in range(games):
        state = new_game(tables[n % len(tables)], players, Seed.number(seed + n))
        offered, apply = state.offered, state.apply
        while not state.over:
            options = offered()
            apply(options[int(rand() * len(options))])
            decisions += 1
    return decisions, games


def picked(tables: Sequence[Linked], players: int, games: int, seed: int) -> Counts:
    """Random play driven from Python, by `pick`: one call a step, and masks instead of lists."""
    rand = random.Random(seed).random
    decisions = 0
    for n in range(games):
        state = new_game(tables[n % len(tables)], players, Seed.number(seed + n))
        offered: int = state.mask()
        pick = state.pick
        while offered:
            offered = pick(nth(offered, int(rand() * offered.bit_count())))
            decisions += 1
    return decisions, games


def families(library: Library) -> list[str]:
    """The families of Origami, and those of somebody's own."""
    return [name for name in library.families if name not in LEGENDS_BOX]


def pairs(library: Library) -> list[Linked]:
    """All pairs of families: what two players play with."""
    return [library.link(*pair) for pair in combinations(families(library), 2)]


def legends_pairs(library: Library) -> list[Linked]:
    """All pairs of families of Legends, with two pairs of characters each."""
    return [with_characters(library, pair, n) for n, pair in enumerate(combinations(LEGENDS_BOX, 2))]


def mixed_pairs(library: Library) -> list[Linked]:
    """A family of Origami and one of Legends, with two pairs of characters."""
    both = [(origami, legend) for origami in families(library) for legend in LEGENDS_BOX]
    return [with_characters(library, pair, n) for n, pair in enumerate(both)]


def with_characters(library: Library, pair: tuple[str, str], n: int) -> Linked:
    known = library.characters.pairs
    return library.link(*pair, characters=[known[2 * n % len(known)], known[(2 * n + 1) % len(known)]])


def driven_pairs(library: Library, seed: int) -> Counts:
    """Two players, all pairs of families."""
    return driven(pairs(library), 2, 1000 if senbazuru.COMPILED else 40, seed)


def picked_pairs(library: Library, seed: int) -> Counts:
    """The same by `pick`."""
    return picked(pairs(library), 2, 1000 if senbazuru.COMPILED else 40, seed)


def rates_in_turn(plays: Sequence[Callable[[int], Counts]], rounds: int) -> list[tuple[float, float]]:
    """Median decisions and games a second of each, a round of one after a round of the other.

    What else the machine does comes and goes within seconds: so it touches all of them alike, and ratios suffer less.
    """
    speeds: list[list[tuple[float, float]]] = [[] for _ in plays]
    for play in plays:
        play(0)
    for number in range(1, rounds + 1):
        for play, found in zip(plays, speeds, strict=True):
            start = perf_counter()
            decisions, games = play(number * 100_000)
            seconds = perf_counter() - start
            found.append((decisions / seconds, games / seconds))
    return [(median(speed[0] for speed in found), median(speed[1] for speed in found)) for found in speeds]


def rates(play: Callable[[int], Counts], rounds: int) -> tuple[float, float]:
    """Median decisions and games a second."""
    return rates_in_turn([play], rounds)[0]


def copy_time(library: Library, rounds: int) -> float:
    """Microseconds to copy a two-player game in its middle."""
    state = new_game(pairs(library)[0], 2, Seed.number(5))
    play_randomly(state, chance(Seed.number(5), 0), 70)
    times: list[float] = []
    for _ in range(rounds):
        start = perf_counter()
        copy_often(state, 20_000)
        times.append((perf_counter() - start) / 20_000 * 1e6)
    return median(times)


def searched(library: Library, seed: int) -> Counts:
    """A search thinks about every choice at the beginning of some games; its play-outs go on to the end."""
    search = Search(OrigamiMind(), 500, turns=1000, doubt=1.0)
    games = 4 if senbazuru.COMPILED else 1
    for n, linked in enumerate(pairs(library)[:games]):
        state = new_game(linked, 2, Seed.number(seed + n), listening=True)
        stream = chance(Seed.number(seed + n), 0)
        for _ in range(8 if senbazuru.COMPILED else 2):
            seat = state.actor()
            told = hear(state, int(seat), [])
            state.apply(search.think(state.observe(seat), seat, told, stream, -1.0)[0])
    return int(search.made), games


def islands_inside(players: int, games: int, seed: int) -> Counts:
    """Random play of Islands inside the engine, on all sheets."""
    atlas = SHIPPED_SHEAF.atlas(*SHIPPED_SHEAF.sheets)
    decisions = 0
    for n in range(games):
        state = islands_game(atlas, players, Seed.number(seed + n))
        decisions += play_randomly(state, chance(Seed.number(seed + n), 0))
    return decisions, games


def solo_time(rounds: int, games: int) -> float:
    """Milliseconds that a whole greedy solo game of Islands takes."""
    greedy = bot_named("greedy", ISLANDS.name)
    times: list[float] = []
    for number in range(rounds):
        start = perf_counter()
        for n in range(games):
            play_match(ISLANDS, [greedy], Seed.number(number * games + n))
        times.append((perf_counter() - start) / games * 1e3)
    return median(times)


def measure_islands(rounds: int) -> Iterator[Row]:
    """The figures of Islands in the mode this process runs in."""
    compiled = senbazuru.COMPILED
    scale = 1 if compiled else 25
    two = rates(partial(islands_inside, 2, 2000 // scale), rounds)
    yield Row("islands-inside", two[0], "decisions/s", 1_000_000 if compiled else None)
    yield Row("islands-inside-games", two[1], "games/s")
    yield Row(
        "islands-solo",
        solo_time(rounds, 10 if compiled else 1),
        "milliseconds",
        40 if compiled else None,
    )


def measure(library: Library, rounds: int) -> Iterator[Row]:
    """Our own figures in the mode this process runs in."""
    compiled = senbazuru.COMPILED
    scale = 1 if compiled else 25
    two, python, by_step = rates_in_turn(
        [
            lambda seed: inside(pairs(library), 2, 2000 // scale, seed),
            partial(driven_pairs, library),
            partial(picked_pairs, library),
        ],
        rounds,
    )
    yield Row("inside", two[0], "decisions/s", 2_000_000 if compiled else None)
    yield Row("inside-games", two[1], "games/s", 12_000 if compiled else None)
    five = rates(lambda seed: inside([library.link(*families(library)[:5])], 5, 800 // scale, seed), rounds)
    yield Row("inside-five", five[0], "decisions/s")
    yield Row("five-to-two", two[0] / five[0], "times", 1.3 if compiled else None)
    yield Row("driven", python[0], "decisions/s", 600_000 if compiled else 80_000)
    yield Row("driven-games", python[1], "games/s")
    yield Row("driven-by-step", by_step[0], "decisions/s")
    yield Row("copy", copy_time(library, rounds), "microseconds", 0.5 if compiled else None)
    yield Row("search", rates(partial(searched, library), rounds)[0], "simulations/s")
    for name, tables in (("legends", legends_pairs(library)), ("mixed", mixed_pairs(library))):
        rate = rates(partial(inside, tables, 2, 2000 // scale), rounds)[0]
        yield Row(f"{name}-inside", rate, "decisions/s")
        yield Row(f"{name}-share", rate / two[0], "ratio", 0.7 if compiled else None)
    yield from measure_islands(rounds)


def measure_pure(rounds: int, packs: Sequence[Path]) -> list[Row]:
    """The same in another process, as pure Python."""
    runner = Path(senbazuru.__file__).parent / "_pure.py"
    measured = [
        sys.executable,
        str(runner),
        "senbazuru",
        "bench",
        "--json",
        "--rounds",
        str(rounds),
        "--this-mode",
    ]
    measured += [word for folder in packs for word in ("--pack", str(folder))]
    done = subprocess.run(measured, capture_output=True, text=True, check=True)
    return [Row(row["id"], row["value"], row["unit"], row["goal"]) for row in json.loads(done.stdout)["rows"]]


def table(rows: Sequence[Row], heading: str) -> str:
    lines = [heading]
    units = [say(f"bench-unit-{row.unit.replace('/', '-')}") for row in rows]
    name_width = max(48, *(len(row.name) + 1 for row in rows))
    unit_width = max(13, *map(len, units))
    for row, unit in zip(rows, units):
        digits = 2 if row.value < 100 else 0
        goal = ""
        if row.goal is not None:
            goal = "  " + say("bench-goal", goal=grouped(row.goal, digits), met="yes" if row.met else "no")
        lines.append(f"  {row.name:<{name_width}}{grouped(row.value, digits):>14} {unit:<{unit_width}}{goal}")
    return "\n".join(lines)


@dataclass(frozen=True)
class Own:
    """What was measured of the engine: in this process and, if this one is compiled, as pure Python."""

    rows: list[Row]
    pure: list[Row]

    def told(self) -> dict[str, Any]:
        return {
            "version": senbazuru.__version__,
            "compiled": senbazuru.COMPILED,
            "rows": [row.as_dict() for row in self.rows],
            "pure": [row.as_dict() for row in self.pure],
        }

    def text(self) -> str:
        mode = "compiled" if senbazuru.COMPILED else "pure"
        texts = [table(self.rows, say("bench-heading", version=senbazuru.__version__, mode=mode))]
        if self.pure:
            texts.append(table(self.pure, say("bench-heading-pure")))
        return "\n\n".join(texts)


def library_with(packs: tuple[Path, ...]) -> Library:
    """The families to measure; every pair of them can be played."""
    rules = rules_for("origami", packs)
    assert isinstance(rules, OrigamiRules)
    for pair in combinations(families(rules.library), 2):
        rules.setup(2, {"families": list(pair)}, Seed.number(0))
    return rules.library


def measure_own(library: Library, rounds: int, this_mode: bool, packs: Sequence[Path]) -> Own:
    rows = list(measure(library, rounds))
    return Own(rows, measure_pure(3, packs) if senbazuru.COMPILED and not this_mode else [])


class Compared(NamedTuple):
    """A figure, as JSON calls it, here and at another revision."""

    id: str
    name: str
    here: float
    there: float


def compare(revision: str, rounds: int) -> list[Compared]:
    """Medians here and at another revision, measured in turn so that the machine's moods touch both alike."""
    top = subprocess.run(["git", "rev-parse", "--show-toplevel"], capture_output=True, text=True, check=False)
    if top.returncode:
        raise click.UsageError(say("bench-no-git"))
    with tempfile.TemporaryDirectory() as folder:
        source, env = Path(folder, "source"), Path(folder, "env")
        source.mkdir()
        archive = subprocess.run(["git", "archive", revision], capture_output=True, cwd=top.stdout.strip(), check=False)
        if archive.returncode:
            raise click.UsageError(say("bench-no-revision", revision=revision, problem=archive.stderr.decode().strip()))
        subprocess.run(["tar", "x", "-C", str(source)], input=archive.stdout, check=True)
        click.echo(say("bench-building", revision=revision), err=True)
        subprocess.run([sys.executable, "-m", "venv", str(env)], check=True)
        python = str(env / "bin" / "python")
        mode = "yes" if senbazuru.COMPILED else "no"
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(source)]
        subprocess.run(install, env={**os.environ, "SENBAZURU_COMPILE": mode}, check=True)
        here: dict[str, list[float]] = {}
        there: dict[str, list[float]] = {}
        ids: dict[str, str] = {}
        english = {**os.environ, VARIABLE: ENGLISH}  # the other one may not know ours
        for number in range(rounds):
            click.echo(say("bench-round", number=number + 1, rounds=rounds), err=True)
            for interpreter, found in ((sys.executable, here), (python, there)):
                measured = [interpreter, "-m", "senbazuru", "bench", "--json", "--rounds", "3", "--this-mode"]
                done = subprocess.run(measured, capture_output=True, text=True, check=True, cwd=folder, env=english)
                for row in json.loads(done.stdout)["rows"]:
                    found.setdefault(row["name"], []).append(row["value"])
                    if found is here:
                        ids[row["name"]] = row["id"]
    return [Compared(ids[name], name, median(here[name]), median(there[name])) for name in here if name in there]


def compared_table(found: Sequence[Compared], revision: str) -> str:
    here, ratio = heads("here", "ratio")
    lines = [["", here, revision[:14], ratio]]
    for figure in found:
        values = [grouped(figure.here, 2), grouped(figure.there, 2), decimal(figure.here / figure.there, 2)]
        lines.append([f"  {say(f'bench-row-{figure.id}')}", *values])
    return aligned(lines, "<44", ">14", ">14", ">8")


def hand_over(part: str, words: Sequence[str]) -> NoReturn:
    """Measuring others comes with the source, not with the package: let the checkout that we are in do it."""
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / "bench" / "__main__.py").is_file() and (folder / "src" / "senbazuru").is_dir():
            environment = {**os.environ, VARIABLE: spoken()}
            called = [sys.executable, "-m", "bench", part, *words]
            with subprocess.Popen(called, cwd=folder, env=environment) as process:
                raise SystemExit(process.wait())
    raise Refusal(say("bench-no-checkout", part=part))


def json_option(function: Callable[..., None]) -> Callable[..., None]:
    return option("--json", "as_json", is_flag=True)(function)


def measuring_options(function: Callable[..., None]) -> Callable[..., None]:
    """How the engine is measured, here and beside others."""
    rounds = option("--rounds", type=click.IntRange(1), default=ROUNDS, show_default=True)
    this_mode = option("--this-mode", is_flag=True)
    return rounds(this_mode(json_option(pack_option(function))))


@command()
@option("--peers", is_flag=True)
@option("--server", is_flag=True)
@option("--against", metavar="revision")
@measuring_options
def bench(
    peers: bool,
    server: bool,
    against: str | None,
    rounds: int,
    this_mode: bool,
    as_json: bool,
    packs: tuple[Path, ...],
) -> None:
    words = ["--json"] if as_json else []
    if server:
        hand_over("server", words)
    library = library_with(packs)
    if against:
        compared = compare(against, rounds)
        if as_json:
            figures = {figure.name: (figure.here, figure.there) for figure in compared}
            click.echo(json.dumps({"against": against, "figures": figures}))
        else:
            click.echo(compared_table(compared, against))
        return
    if peers:
        words += ["--rounds", str(rounds), *(["--this-mode"] if this_mode else [])]
        hand_over("peers", [*words, *(word for folder in packs for word in ("--pack", str(folder.resolve())))])
    own = measure_own(library, rounds, this_mode, packs)
    click.echo(json.dumps(own.told()) if as_json else own.text())
