"""Figures and tables in the language that is spoken."""

from collections.abc import Sequence

from senbazuru.arena.bounds import CONFIDENCE, Ratio
from senbazuru.languages import decimal, say


def signed(value: float, digits: int) -> str:
    """A number that always has its sign.

    >>> signed(0.125, 2), signed(-3, 0)
    ('+0.12', '-3')
    """
    told = decimal(value, digits)
    return told if told.startswith("-") else f"+{told}"


def grouped(value: float, digits: int) -> str:
    """A number whose thousands are told apart.

    >>> grouped(1234567.891, 2)
    '1,234,567.89'
    """
    signs = {ord(","): say("thousands-separator"), ord("."): say("decimal-point")}
    return f"{value:,.{digits}f}".translate(signs)


def percent(share: float, digits: int = 1) -> str:
    return say("percent", value=decimal(100 * share, digits))


def span(low: str, high: str) -> str:
    """Bounds.

    >>> span(percent(0.5), percent(0.625))
    '50.0% to 62.5%'
    """
    return say("span", low=low, high=high)


def about(ratio: Ratio, digits: int) -> str:
    """A figure, and how far it may be off."""
    return f"{decimal(ratio.value, digits)} ±{decimal(CONFIDENCE * ratio.error, digits)}"


def heads(*columns: str) -> list[str]:
    """What stands above columns."""
    return [say(f"head-{column}") for column in columns]


def aligned(lines: Sequence[Sequence[str]], *shapes: str) -> str:
    """A table for a terminal. Each column has its side and its width, which grows with its longest cell.

    >>> print(aligned([("bot", "wins", "points"), ("greedy", "7", "10.8")], "<8", ">6", ">5"))
    bot       wins points
    greedy       7   10.8
    """
    formats = []
    for n, shape in enumerate(shapes):
        side, least = shape[0], int(shape[1:])
        parted = side == "<" or (n > 0 and shapes[n - 1][0] == ">")
        formats.append(f"{side}{max(least, parted + max(len(line[n]) for line in lines))}")
    return "\n".join("".join(map(format, line, formats)) for line in lines)
