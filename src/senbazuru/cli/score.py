"""`senbazuru score`: count the points of a game that was played at home."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from senbazuru.cli.common import known, pack_option, rules_for, words_for
from senbazuru.cli.refusal import Refusal
from senbazuru.cli.speaking import argument, command, option
from senbazuru.cli.telling import read_text, score_lines, scores
from senbazuru.games import count_of
from senbazuru.kernel.count import PLAYER, Ask, Count, Counted, counted
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.languages import say
from senbazuru.text import Words

NO: Final = "n"
"""How "no" begins in every language that we speak."""
Answer = TypeVar("Answer")


@command(given=known)
@argument("game")
@argument("file", required=False)
@option("--json", "as_json", is_flag=True)
@pack_option
def score(game: str, file: str | None, as_json: bool, packs: tuple[Path, ...]) -> None:
    count, rules = count_of(game), rules_for(game, packs)
    words = words_for(rules)
    text = read_text(file) if file else Asker(count, rules, words).text()
    try:
        found = counted(count, rules, text, words.words)
    except SenbazuruError as error:
        raise Refusal(words.error(error)) from None
    if as_json:
        click.echo(json.dumps(_everything(found), ensure_ascii=False))
        return
    for line in lines(found, words):
        click.echo(line)


def lines(found: Counted, words: Words) -> Iterator[str]:
    """The score with its parts, who has won, and why if that was close."""
    names = [words.seat(seat, found.names) for seat in range(len(found.names))]
    yield from score_lines(words, found.game, OMNISCIENT, names)
    yield ""
    view = found.game.view(OMNISCIENT)
    if len(names) == 1:
        title = view.get("title")
        yield words.words(f"title-{title}") if title else words.words("title-none")
        return
    winners = [names[seat] for seat in found.winners]
    yield words.about("table-wins", names=winners, count=len(winners))
    if found.tied and words.has(f"tie-{found.game.rules.name}"):
        yield words.words(f"tie-{found.game.rules.name}")


def _everything(found: Counted) -> dict[str, Any]:
    return {
        "game": found.game.rules.name,
        "players": found.names,
        "scores": scores(found.game, OMNISCIENT),
        "winners": found.winners,
        "tied": found.tied,
        "position": found.game.rules.write(found.game.state),
    }


class Asker:
    """Asks player by player, and writes what is answered. What cannot be is asked again."""

    def __init__(self, count: Count, rules: Rules, words: Words) -> None:
        self.count = count
        self.rules = rules
        self.words = words
        self.lines = [f"game: {rules.name}"]
        self.to_come: list[str] = []

    def text(self) -> str:
        least, most = self.rules.seats
        count = self._until(lambda: self._players(least, most)) if least < most else most
        self.to_come = [f"{PLAYER}:"] * count
        given: dict[str, list[str]] = {}
        for ask in self.count.asked_of_all(self.rules, self.words.words):
            self._answer(ask, given)
        for seat in range(count):
            click.echo()
            name = self._prompt(say("score-ask-name", name=self.words.seat(seat)))
            del self.to_come[0]
            self.lines.append(f"{PLAYER}: {name}")
            own = dict(given)
            for ask in self.count.asked(self.rules, own, self.words.words):
                self._answer(ask, own)
        click.echo()
        return "\n".join(self.lines)

    def _players(self, least: int, most: int) -> int:
        word = self._prompt(say("score-ask-players", least=least, most=most))
        number = int(word) if word.isascii() and word.isdigit() and len(word) < 3 else 0
        self.rules.check_table(number, {})
        return number

    def _answer(self, ask: Ask, given: dict[str, list[str]]) -> None:
        """One line more. `given` learns what it says."""

        def attempt() -> None:
            found, answered = self._asked(ask)
            counted(self.count, self.rules, "\n".join([*self.lines, *found, *self.to_come]), self.words.words)
            self.lines += found
            given[ask.key] = answered

        self._until(attempt)

    def _asked(self, ask: Ask) -> tuple[list[str], list[str]]:
        """The lines of an answer, and what it says."""
        if ask.kind == "rows":
            rows = self._rows(ask)
            return ([f"{ask.key}: {ask.value}", *(f"| {row}" for row in rows)] if rows else []), rows
        if ask.kind == "outlines":
            said = [outline is not None and self._outline(*outline) for outline in ask.outlines]
            told = ["yes" if one else "no" for one in said]
            return [f"{ask.key}: {', '.join(told)}"], told
        word = self._prompt(self.words.words(f"score-ask-{ask.key}"))
        if ask.things is None:
            return ([f"{ask.key}: {word}"] if word else []), [word]
        # a line of its own, so that what is wrong is told without a number
        named = ask.things.named(ask.key, word)
        if named:
            click.echo("  " + ", ".join(ask.things.names[id] for id in named))
        return [f"{ask.key}: {', '.join(named)}"], named

    def _rows(self, ask: Ask) -> list[str]:
        click.echo(f"\n{ask.title}")
        for row in ask.rows:
            click.echo(f"  {row}")
        rows: list[str] = []
        for number, row in enumerate(ask.rows, 1):
            typed = self._prompt(say("score-ask-row", row=number))
            if not typed and not rows:
                return []
            rows.append(typed or row)
        return rows

    def _outline(self, colour: str, squares: list[str]) -> bool:
        outline = self.words.words("outline", colour=colour)
        answer = self._prompt(say("score-ask-outline", outline=outline, squares=", ".join(squares)))
        return not answer.lower().startswith(NO)

    def _until(self, attempt: Callable[[], Answer]) -> Answer:
        """Try until nothing is wrong."""
        while True:
            try:
                return attempt()
            except SenbazuruError as error:
                # nobody has seen the lines that it counts
                unnumbered = {**error.details, "line": 0} if "line" in error.details else error.details
                click.echo(self.words.error(SenbazuruError(error.code, **unnumbered)), err=True)

    def _prompt(self, asked: str) -> str:
        return str(click.prompt(asked, default="", show_default=False)).strip()
