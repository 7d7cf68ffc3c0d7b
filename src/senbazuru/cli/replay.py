"""`senbazuru replay`: a saved game, told again or verified."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from senbazuru.cli.common import pack_option, rules_for, words_for
from senbazuru.cli.speaking import argument, command, option
from senbazuru.cli.telling import log_lines, read_text, score_lines, scores, seat_names
from senbazuru.kernel import notation
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.event import Event
from senbazuru.kernel.game import Game, resignation
from senbazuru.kernel.random import Seed
from senbazuru.kernel.record import Record, commitment
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.state import OMNISCIENT, SPECTATOR
from senbazuru.languages import say


class ViewerType(click.ParamType[int]):
    """Whose eyes: a seat, `spectator`, or `all` for everything."""

    name = "viewer"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        named = {"spectator": SPECTATOR, "all": OMNISCIENT}
        if isinstance(value, int) or value in named:
            return value if isinstance(value, int) else named[value]
        if not value.isascii() or not value.isdigit() or int(value[:9]) >= SPECTATOR:
            self.fail(say("no-viewer", given=value), param, ctx)
        return int(value)


@command()
@argument("file")
@option("--verify", is_flag=True)
@option("--viewer", type=ViewerType(), default="spectator", show_default=True)
@option("--notation", "as_notation", is_flag=True)
@option("--json", "as_json", is_flag=True)
@pack_option
def replay(file: str, verify: bool, viewer: int, as_notation: bool, as_json: bool, packs: tuple[Path, ...]) -> None:
    text = read_text(file)
    written = text.lstrip()[:1] == "{"
    try:
        record = Record.loads(text) if written else None
        rules: Rules = rules_for(record.header["game"] if record else notation.game_of(text) or "origami", packs)
        record = record or notation.loads(text, rules).record
    except SenbazuruError as error:
        if not verify or error.code == "unknown-game":
            raise
        _close({}, [str(error)], say("verified-none", file=file), as_json)
        sys.exit(1)
    found = Verification(rules, record, hashed=written) if verify else None
    if found and (found.wrong or not (as_json or as_notation)):
        _close(found.as_dict(), found.wrong, found.line(), as_json)
    elif as_json:
        click.echo(json.dumps(_everything(rules, record, viewer, as_notation, found), ensure_ascii=False))
    elif as_notation:
        click.echo(notation.dumps(record, rules) + (f"# {found.line()}\n" if found else ""), nl=False)
    else:
        # all of it is made before any is shown: what cannot be replayed is not told in half
        click.echo("\n".join(list(_story(rules, record, viewer))))
    if found and found.wrong:
        sys.exit(1)


class Verification:
    """What could be checked of a record, and what is wrong with it. Notation has no hashes to hold it against."""

    def __init__(self, rules: Rules, record: Record, hashed: bool) -> None:
        if not hashed:
            record = Record(record.header, [entry for entry in record.entries if "hash" not in entry])
        self.header = record.header
        self.hashed = hashed
        self.wrong: list[str] = []
        self.answers = 0
        self.hashes = 0
        self.committed = "commitment" in self.header and "salt" in self.header
        try:
            self._committed()
            game = Game.load(rules, Record(record.header))
            self._follow(game, record)
        except SenbazuruError as error:
            problem = str(error)
            self.wrong.append(say("verified-after", problem=problem, answers=self.answers) if self.answers else problem)

    def _committed(self) -> None:
        if not self.committed:
            return
        try:
            promised = commitment(Seed.parse(self.header["seed"]), str(self.header["salt"]))
        except ValueError:
            return  # the seed is refused when the game is loaded
        if promised != self.header["commitment"]:
            self.wrong.append(say("verified-seed"))

    def _follow(self, game: Game, record: Record) -> None:
        steps = game.replay(record)
        for entry in record.entries:
            next(steps)
            self.answers += "answer" in entry
            self.hashes += "hash" in entry
        if self.hashed and game.record.entries != record.entries:
            self.wrong.append(say("verified-order"))

    def line(self) -> str:
        """One closing line."""
        packs = ", ".join(self.header["packs"])
        counts = [
            say("verified-answers", count=self.answers),
            say("verified-hashes", count=self.hashes),
            say("verified-rules", version=str(self.header["rules"])),
            say("verified-packs", packs=packs) if packs else say("verified-packs.none"),
            *([say("verified-commitment")] if self.committed else []),
        ]
        told = {"game": self.header["game"], "counts": "; ".join(counts)}
        return say("verified-wrong", **told, count=len(self.wrong)) if self.wrong else say("verified", **told)

    def as_dict(self) -> dict[str, Any]:
        return {
            "answers": self.answers,
            "hashes": self.hashes,
            "commitment": self.committed,
            "wrong": self.wrong,
        }


def _close(counts: dict[str, Any], wrong: list[str], line: str, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({"verified": {**counts, "wrong": wrong}}, ensure_ascii=False))
        return
    for problem in wrong:
        click.echo(problem, err=True)
    click.echo(line)


def _told(game: Game, record: Record, viewer: int) -> Iterator[list[Event] | int]:
    """What the viewer was told, in order, and between it the number of answers after each takeback."""
    events = game.events(viewer)
    told = len(events)
    for entry in record.entries:
        for _ in game.replay(Record({}, [entry])):
            pass
        if "takeback" in entry:
            yield events
            yield int(entry["takeback"])
            events = []
            told = min(told, game.heard(viewer))
        new = [resignation(entry["resign"])] if "resign" in entry else game.events(viewer, told)
        told += len(new)
        events += new
    yield events


def _story(rules: Rules, record: Record, viewer: int) -> Iterator[str]:
    """The log in words, and the score."""
    game = Game.load(rules, Record(record.header))
    words = words_for(game.rules)
    names = seat_names(game)
    you = viewer if viewer < SPECTATOR else None
    for part in _told(game, record, viewer):
        if isinstance(part, int):
            yield ""
            yield say("story-takeback", answers=part)
        else:
            yield from log_lines(words, game, part, you)
    yield ""
    yield from score_lines(words, game, viewer, names)


def _everything(
    rules: Rules, record: Record, viewer: int, as_notation: bool, found: Verification | None
) -> dict[str, Any]:
    game = Game.load(rules, record)
    told: dict[str, Any] = {
        "header": record.header,
        "viewer": {SPECTATOR: "spectator", OMNISCIENT: "all"}.get(viewer, viewer),
        "log": log_lines(words_for(game.rules), game, game.events(viewer), viewer),
        "events": [event.as_dict() for event in game.events(viewer)],
        "answers": int(game.state.answers),
        "turns": int(game.state.turns),
        "hash": game.hash(),
        "over": game.over,
        "scores": scores(game, viewer),
        "winners": game.winners,
    }
    if as_notation:
        told["notation"] = notation.dumps(record, rules)
    if found:
        told["verified"] = found.as_dict()
    return told
