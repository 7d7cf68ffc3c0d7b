"""A tournament's standings as a picture: ratings with their bounds, and who is ahead of whom.

Every colour is also said by a number and by a sign, and light or dark follows the reader's own setting.
"""

from collections.abc import Sequence
from html import escape
from math import ceil, floor
from typing import Final

from senbazuru.arena.standings import Standing, Standings
from senbazuru.arena.telling import percent, span
from senbazuru.languages import decimal, say

WIDTH: Final = 760
_MARGIN: Final = 28
_LEFT: Final = 150
_STEP: Final = 34
_STYLE: Final = """
text { font-family: 'Iowan Old Style', Palatino, Georgia, serif; font-size: 14px; fill: #33302a }
.title { font-size: 20px; font-weight: bold }
.small { font-size: 11.5px; fill: #6b655a }
.figure { font-family: ui-sans-serif, 'Helvetica Neue', Arial, sans-serif; font-variant-numeric: tabular-nums }
.cell { font-size: 16px; font-weight: bold }
.paper { fill: #fcfaf5 }
.fold { fill: #f1ebdd }
.grid { stroke: #ddd5c4; stroke-width: 1 }
.band { fill: #c9d8ea }
.mark { fill: #24568f }
.edge { stroke: #24568f; stroke-width: 2 }
.ahead { fill: #e8a443 }
.behind { fill: #7fabdf }
@media (prefers-color-scheme: dark) {
  text { fill: #efeae0 }
  .small { fill: #b3ac9e }
  .paper { fill: #1e1f22 }
  .fold { fill: #292a2e }
  .grid { stroke: #45464b }
  .band { fill: #2d4664 }
  .mark { fill: #9cc4f2 }
  .edge { stroke: #9cc4f2 }
  .ahead { fill: #9a5c12 }
  .behind { fill: #2b5c9e }
}
"""


def picture(found: Standings) -> str:
    """The standings as SVG."""
    tournament = found.tournament
    title = say("arena-picture-title", game=tournament.game, players=tournament.players)
    parts: list[str] = []
    y = 74
    if all(standing.rating for standing in found.bots):
        y = _ratings(parts, found.bots, y)
    if found.pairings:
        y = _pairings(parts, found, y)
    bots = ", ".join(f"{standing.bot} {standing.version}" for standing in found.bots)
    games = say("arena-picture-games", games=found.games, seed=str(tournament.seed))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{y}" viewBox="0 0 {WIDTH} {y}" role="img" '
        f'aria-label="{escape(say("arena-picture-label", bots=bots, title=title))}">\n'
        f"<style>{_STYLE}</style>\n"
        f'<rect class="paper" width="{WIDTH}" height="{y}" rx="10"/>\n'
        f'<text class="title" x="{_MARGIN}" y="40">{escape(title)}</text>\n'
        f'<text class="small" x="{_MARGIN}" y="60">{escape(games)}</text>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _ratings(parts: list[str], bots: Sequence[Standing], y: int) -> int:
    """Each rating as a folded diamond, its bounds as a band with ends."""
    rated = [(standing, standing.rating) for standing in bots if standing.rating]
    least, most = min(rating.bounds[0] for _, rating in rated), max(rating.bounds[1] for _, rating in rated)
    every = 5 if most - least <= 40 else 10
    low, high = every * floor(least / every), every * ceil(most / every)
    right = WIDTH - 190
    scale = (right - _LEFT) / max(high - low, 1)
    y += 24
    parts.append(f'<text x="{_MARGIN}" y="{y}" font-weight="bold">{_said("rating")}</text>')
    parts.append(f'<text class="small" x="{_LEFT}" y="{y}">{_said("rating-note")}</text>')
    top = y + 14
    bottom = top + _STEP * len(rated)
    for tick in range(low, high + 1, every):
        x = _LEFT + (tick - low) * scale
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>')
        parts.append(f'<text class="small figure" x="{x:.1f}" y="{bottom + 16}" text-anchor="middle">{tick}</text>')
    for number, (standing, rating) in enumerate(rated):
        middle = top + _STEP * number + _STEP // 2
        first, last = (_LEFT + (bound - low) * scale for bound in rating.bounds)
        x = _LEFT + (rating.value - low) * scale
        bounds = span(*(decimal(bound, 1) for bound in rating.bounds))
        parts.append(f'<text x="{_MARGIN}" y="{middle + 5}">{escape(standing.bot)}</text>')
        parts.append(
            f'<rect class="band" x="{first:.1f}" y="{middle - 7}" width="{last - first:.1f}" height="14" rx="3"/>'
            f'<line class="edge" x1="{first:.1f}" x2="{first:.1f}" y1="{middle - 7}" y2="{middle + 7}"/>'
            f'<line class="edge" x1="{last:.1f}" x2="{last:.1f}" y1="{middle - 7}" y2="{middle + 7}"/>'
            f'<path class="mark" d="M{x:.1f} {middle - 8} l8 8 l-8 8 l-8 -8 z"/>'
        )
        parts.append(
            f'<text class="figure" x="{right + 16}" y="{middle + 5}">{decimal(rating.value, 1)}'
            f'<tspan class="small figure" dx="8">{escape(bounds)}</tspan></text>'
        )
    return bottom + 30


def _pairings(parts: list[str], found: Standings, y: int) -> int:
    """A square for every pairing: the row's share against the column, and how sure it is."""
    names = [standing.bot for standing in found.bots]
    wide = min(120, (WIDTH - _LEFT - _MARGIN) // len(names))
    high = 58
    y += 24
    parts.append(f'<text x="{_MARGIN}" y="{y}" font-weight="bold">{_said("ahead")}</text>')
    parts.append(
        f'<text class="small" x="{_LEFT}" y="{y}">{_said("ahead-note")}</text>'
        f'<text class="small" x="{_LEFT}" y="{y + 16}">{_said("ahead-signs")}</text>'
    )
    y += 44
    for column, name in enumerate(names):
        x = _LEFT + column * wide + wide // 2
        parts.append(f'<text x="{x}" y="{y}" text-anchor="middle">{escape(_short(name, wide))}</text>')
    y += 10
    for row, name in enumerate(names):
        top = y + row * high
        parts.append(f'<text x="{_MARGIN}" y="{top + high // 2 + 4}">{escape(name)}</text>')
        for column, rival in enumerate(names):
            left = _LEFT + column * wide
            box = f'x="{left + 2}" y="{top + 2}" width="{wide - 4}" height="{high - 4}" rx="5"'
            parts.append(f'<rect class="fold" {box}/>')
            met = found.pairing(name, rival) if name != rival else None
            if met is None:
                continue
            share, (low, most) = met.share.value, met.bounds
            kind = "ahead" if share >= 0.5 else "behind"
            sign = " ▲" if low > 0.5 else " ▼" if most < 0.5 else ""
            centre = left + wide // 2
            parts.append(
                f'<rect class="{kind}" {box} fill-opacity="{min(1.0, 0.1 + 1.8 * abs(share - 0.5)):.2f}"/>'
                f'<text class="figure cell" x="{centre}" y="{top + 27}" text-anchor="middle">'
                f"{percent(share, 0)}{sign}</text>"
                f'<text class="figure" x="{centre}" y="{top + 45}" text-anchor="middle" font-size="11">'
                f"{escape(span(decimal(100 * low, 0), decimal(100 * most, 0)))}</text>"
            )
    return y + high * len(names) + _MARGIN


def _said(key: str) -> str:
    return escape(say(f"arena-picture-{key}"))


def _short(name: str, wide: int) -> str:
    most = max(4, wide // 8)
    return name if len(name) <= most else name[: most - 1] + "…"
