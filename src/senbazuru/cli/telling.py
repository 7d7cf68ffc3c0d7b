"""Games in words, for the commands that show one: what happened, what is asked, what it scores.

A game without words of its own is told in keys and arguments.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Final

import click

from senbazuru.cli.refusal import Refusal
from senbazuru.cli.speaking import trouble
from senbazuru.kernel.decision import Decision, Option
from senbazuru.kernel.event import Event
from senbazuru.kernel.game import Game
from senbazuru.kernel.record import names_of
from senbazuru.languages import LANGUAGES, Messages, bundle_of, say
from senbazuru.text import Words

NAME: Final = 12
"""Columns for the name of a card or an island, if none is longer."""


def read_text(file: str) -> str:
    """A file as text; `-` is what is typed or piped in."""
    try:
        with click.open_file(file, encoding="utf-8") as stream:
            return str(stream.read())
    except UnicodeDecodeError:
        raise Refusal(say("no-text", file=file)) from None
    except OSError as problem:
        raise Refusal(say("not-read", file=file, problem=trouble(problem))) from None


def seat_names(game: Game) -> list[str]:
    """The names that the record gives, or the seats as notation counts them.

    Who plays alone against bots at a terminal is called "you" there, which is nobody's name in a story.
    """
    names = enumerate(names_of(game.record.header))
    return [say("seat", seat=seat) if name in _nobody() else name for seat, name in names]


@cache
def _nobody() -> set[str]:
    """What is no name in any language, for a game may be told in another one than it was played in."""
    said = (Messages(language, [bundle_of(language, "table")]).words("table-you.start") for language in LANGUAGES)
    return {"", *said}


def _said(words: Words, sentence: Callable[[], str], plainly: Callable[[], str]) -> str:
    """A sentence, or plain keys where a word or an argument is missing."""
    strict, words.strict = words.strict, True
    try:
        return sentence()
    except KeyError:
        return plainly()
    finally:
        words.strict = strict


def _keys(*parts: object) -> str:
    return " ".join(str(part) for part in parts)


def _pairs(args: Any) -> str:
    return _keys(*(f"{name}={value}" for name, value in args.items() if value is not None))


def log_lines(words: Words, game: Game, events: Iterable[Event], viewer: int | None) -> list[str]:
    """What happened, a line each; a blank line before each turn or round."""
    names, beginnings = seat_names(game), game.rules.beginnings
    turns: list[list[Event]] = [[]]
    for event in events:
        if event.kind in beginnings:
            turns.append([])
        turns[-1].append(event)
    lines: list[str] = []
    for turn in turns:
        if turn and turn[0].kind in beginnings:
            lines.append("")
        told = _said(words, lambda turn=turn: "\n".join(words.log(turn, names, viewer)), lambda: "")  # type: ignore[misc]
        lines += told.split("\n") if told else [_event(event, names) for event in turn]
    return lines


def _event(event: Event, names: Sequence[str]) -> str:
    who = [] if event.seat is None else [f"{names[event.seat]}:"]
    return _keys(*who, event.kind, _pairs(event.args)).strip()


def question_lines(words: Words, decision: Decision, names: Sequence[str]) -> Iterator[str]:
    """A question with every option, its answer word, and why some cannot be taken."""
    told = question(words, decision, names)
    yield f"{names[decision.seat]}: {told['text']}"
    width = max(len(option["word"]) for option in told["options"])
    for option in told["options"]:
        why = option.get("why")
        text = say("position-cannot", option=option["text"], why=why) if why else option["text"]
        yield f"  {'x' if why else ' '} {option['word']:<{width}}  {text}"


def question(words: Words, decision: Decision, names: Sequence[str]) -> dict[str, Any]:
    """The same as data: a decision with its words."""
    asked = _said(words, lambda: words.prompt(decision, names), lambda: _keys(decision.key, _pairs(decision.args)))
    options = [_option(words, decision, option, names) for option in decision.options]
    return {**decision.as_dict(), "text": asked, "options": options}


def _option(words: Words, decision: Decision, option: Option, names: Sequence[str]) -> dict[str, Any]:
    def sentence() -> str:
        return words.option(option, names, decision.kind)

    told = {**option.as_dict(), "text": _said(words, sentence, lambda: _keys(option.key, _pairs(option.args)))}
    reason = option.reason
    if reason:
        told["why"] = _said(words, lambda: words.reason(reason), lambda: _keys(reason.key, _pairs(reason.args)))
    return told


def scores(game: Game, viewer: int) -> list[dict[str, Any]]:
    """Every seat's score, card by card where the game collects cards, island by island where it paints them."""
    view = game.view(viewer)
    told: list[dict[str, Any]] = []
    for seat, points in enumerate(game.state.returns()):
        shown = view["seats"][seat] if "seats" in view else {}
        told.append({"seat": seat, "score": int(shown.get("score", points))})
        if "collections" in shown:
            told[-1]["cards"] = [
                {"column": side, "card": card["card"], "points": card["points"], "bonus": card["bonus"]}
                for side, cards in shown["collections"].items()
                for card in cards
            ]
            told[-1]["awards"] = shown["awards"]
        if "islands" in shown:
            told[-1]["islands"] = [
                {
                    "name": island["name"],
                    "score": island["score"],
                    "parts": [*_points(island["landmarks"], "kind"), *_points(island["outlines"], "colour")],
                    "unpainted": island["unpainted"],
                }
                for island in shown["islands"]
                if island["order"]
            ]
    return told


def _points(parts: Sequence[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    """The landmarks or outlines that are worth something."""
    return [{name: part[name], "points": part["points"]} for part in parts if part["points"]]


def score_lines(words: Words, game: Game, viewer: int, names: Sequence[str]) -> Iterator[str]:
    """The score with its parts, card by card, bottom first; `*` marks who has won."""
    yield say("score-final" if game.over else "score-now")
    won = game.winners
    everybody = scores(game, viewer)
    cards = [words.card(card["card"]) for told in everybody for card in told.get("cards", ())]
    islands = [island["name"] for told in everybody for island in told.get("islands", ())]
    side = max(len(_side("left")), len(_side("right"))) + 1
    card_width, island_width = _widest(cards), _widest(islands)
    for told in everybody:
        mark = "*" if told["seat"] in won else " "
        yield f"{mark} {names[told['seat']]}: {told['score']}"
        for card in told.get("cards", ()):
            bonus = f" + {card['bonus']}" if card["bonus"] else ""
            name = words.card(card["card"])
            yield f"      {_side(card['column']):<{side}} {name:<{card_width}} {card['points']}{bonus}"
        for island in told.get("islands", ()):
            parts = [f"{_part(words, part)} {part['points']}" for part in island["parts"]]
            if island["unpainted"]:
                parts.append(f"{words.words('unpainted')} -{island['unpainted']}")
            yield f"      {island['name']:<{island_width}} {island['score']:>4}  {', '.join(parts)}"
        for award in told.get("awards", ()):
            source = say("score-middle") if award["from"] is None else names[award["from"]]
            yield f"      {words.card(award['card']):<{side + 1 + card_width}} {award['points']} ({source})"


def _widest(names: Iterable[str]) -> int:
    return max([NAME, *map(len, names)])


def _side(column: str) -> str:
    return say("score-side", column=column)


def _part(words: Words, part: dict[str, Any]) -> str:
    """What an island is worth points for."""
    return words.words(f"landmark-{part['kind']}") if "kind" in part else words.words("outline", colour=part["colour"])
