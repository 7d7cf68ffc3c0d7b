"""`senbazuru position`: set a position up by hand, answer, and see what follows."""

import json
from pathlib import Path
from typing import Any

import click

from senbazuru.cli.common import pack_option, rules_for, words_for
from senbazuru.cli.refusal import Refusal
from senbazuru.cli.speaking import argument, command, option
from senbazuru.cli.telling import (
    log_lines,
    question,
    question_lines,
    read_text,
    score_lines,
    scores,
    seat_names,
)
from senbazuru.kernel import notation
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.languages import say
from senbazuru.text import Words


@command()
@argument("file")
@option("--answer", "answers", multiple=True)
@option("--json", "as_json", is_flag=True)
@pack_option
def position(file: str, answers: tuple[str, ...], as_json: bool, packs: tuple[Path, ...]) -> None:
    text = read_text(file)
    rules = rules_for(notation.game_of(text) or "origami", packs)
    words = words_for(rules)
    try:
        game = Game.from_position(rules, text)
    except SenbazuruError as error:
        raise Refusal(words.error(error)) from None
    for answer in answers:
        try:
            notation.follow(game, answer, line=0)
        except SenbazuruError as error:
            raise Refusal(say("position-answer", answer=answer, problem=words.error(error))) from None
    if as_json:
        click.echo(json.dumps(_everything(game, words), ensure_ascii=False))
        return
    for title, lines in _parts(game, words):
        if lines:
            click.echo(click.style(title, bold=True))
            for line in lines:
                click.echo(f"  {line}".rstrip())
            click.echo()
    for line in score_lines(words, game, OMNISCIENT, seat_names(game)):
        click.echo(line)


def _parts(game: Game, words: Words) -> list[tuple[str, list[str]]]:
    names = seat_names(game)
    questions = [line for decision in game.decisions() for line in question_lines(words, decision, names)]
    return [
        (say("position-happened"), log_lines(words, game, game.events(OMNISCIENT), None)),
        (say("position-itself"), game.rules.write(game.state).splitlines()),
        (say("position-asked"), questions or [say("position-over")]),
    ]


def _everything(game: Game, words: Words) -> dict[str, Any]:
    names = seat_names(game)
    return {
        "position": game.rules.write(game.state),
        "over": game.over,
        "decisions": [question(words, decision, names) for decision in game.decisions()],
        "events": [event.as_dict() for event in game.events(OMNISCIENT)],
        "log": log_lines(words, game, game.events(OMNISCIENT), None),
        "scores": scores(game, OMNISCIENT),
        "winners": game.winners,
    }
