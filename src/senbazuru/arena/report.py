"""A tournament's standings as text."""

from statistics import fmean, median

from senbazuru.arena.standings import Pairing, Standing, Standings
from senbazuru.arena.tournament import Tournament


def percent(bounds: tuple[float, float]) -> str:
    """Bounds of a share.

    >>> percent((0.5, 0.625))
    '50.0% to 62.5%'
    """
    return f"{bounds[0]:.1%} to {bounds[1]:.1%}"


def heading(tournament: Tournament, games: int) -> str:
    """What was played, in one line."""
    players, tables = tournament.players, len(tournament.tables())
    what = "bot" if players == 1 else "pairing" if players == 2 else "table"
    parts = [
        f"{tables} {what}{'s' if tables > 1 else ''}",
        f"{tournament.games} deals" + (", each from every seat" if tournament.duplicate and players > 1 else ""),
        f"{games} games",
        f"seed {tournament.seed}",
    ]
    return f"{tournament.game}, {'alone' if players == 1 else f'{players} players'}: {', '.join(parts)}"


def text(found: Standings) -> str:
    """Ratings, wins and time of every bot, then how each did against each other."""
    width = max([len("bot"), len("rival"), *(len(standing.bot) for standing in found.bots)]) + 2
    lines = [heading(found.tournament, found.games), ""]
    lines.append(
        f"{'bot':<{width}}{'version':>7}{'rating':>8}{'95 % bounds':>14}{'seats':>7}{'wins':>8}{'95 % bounds':>18}"
        f"{'points':>8}{'median':>8}{'best':>6}{'ms a decision':>15}"
    )
    alone = found.tournament.players == 1
    lines += [f"{standing.bot:<{width}}{_figures(standing, alone)}" for standing in found.bots]
    if found.pairings:
        lines += ["", "Ahead: how often a bot comes in before the other at the same table; a shared place counts half."]
        if alone:
            lines[-1] = (
                "Ahead: how often a bot has more points than the other on the same deal; equal points count half."
            )
        lines.append(
            f"{'bot':<{width}}{'rival':<{width}}{'games':>7}{'ahead':>8}{'95 % bounds':>18}{'points':>8}{'theirs':>8}"
        )
        lines += [f"{pairing.bot:<{width}}{pairing.rival:<{width}}{_row(pairing)}" for pairing in found.pairings]
    return "\n".join(lines)


def _figures(standing: Standing, alone: bool) -> str:
    rating = standing.rating
    rated = (
        f"{rating.value:>8.1f}{f'{rating.bounds[0]:.1f} to {rating.bounds[1]:.1f}':>14}"
        if rating
        else f"{'-':>8}{'-':>14}"
    )
    won = f"{'-':>8}{'-':>18}" if alone else f"{standing.wins.value:>8.1%}{percent(standing.win_bounds):>18}"
    points = f"{fmean(standing.points):>8.1f}{median(standing.points):>8.0f}{max(standing.points):>6}"
    return f"{standing.version:>7}{rated}{standing.seats:>7}{won}{points}{standing.milliseconds:>15.2f}"


def _row(pairing: Pairing) -> str:
    share = f"{pairing.share.value:>8.1%}{percent(pairing.bounds):>18}"
    return f"{pairing.games:>7}{share}{pairing.points:>8.1f}{pairing.rival_points:>8.1f}"
