"""A tournament's standings as text."""

from statistics import fmean, median

from senbazuru.arena.standings import Pairing, Standing, Standings
from senbazuru.arena.telling import aligned, heads, percent, span
from senbazuru.arena.tournament import Tournament
from senbazuru.languages import decimal, say


def heading(tournament: Tournament, games: int) -> str:
    """What was played, in one line."""
    return say(
        "arena-heading",
        game=tournament.game,
        players=tournament.players,
        tables=len(tournament.tables()),
        deals=tournament.games,
        games=games,
        seed=str(tournament.seed),
        **{"every-seat": "yes" if tournament.duplicate and tournament.players > 1 else "no"},
    )


def text(found: Standings) -> str:
    """Ratings, wins and time of every bot, then how each did against each other."""
    alone = found.tournament.players == 1
    head = heads(
        "bot", "version", "rating", "bounds", "seats", "wins", "bounds", "points", "median", "best", "milliseconds"
    )
    rival, *others = heads("rival", "games", "ahead", "bounds", "points", "theirs")
    width = max(map(len, (head[0], rival, *(standing.bot for standing in found.bots)))) + 2
    name = f"<{width}"
    bots = [head, *(_figures(standing, alone) for standing in found.bots)]
    shapes = (">7", ">8", ">14", ">7", ">8", ">18", ">8", ">8", ">6", ">15")
    texts = [f"{heading(found.tournament, found.games)}\n", aligned(bots, name, *shapes)]
    if found.pairings:
        texts.append("\n" + say("arena-ahead-alone" if alone else "arena-ahead"))
        pairings = [(head[0], rival, *others), *map(_row, found.pairings)]
        texts.append(aligned(pairings, name, name, ">7", ">8", ">18", ">8", ">8"))
    return "\n".join(texts)


def _figures(standing: Standing, alone: bool) -> list[str]:
    rating = standing.rating
    rated, won = ["-", "-"], ["-", "-"]
    if rating:
        rated = [decimal(rating.value, 1), span(*(decimal(bound, 1) for bound in rating.bounds))]
    if not alone:
        won = [percent(standing.wins.value), span(*map(percent, standing.win_bounds))]
    points = [decimal(fmean(standing.points), 1), decimal(median(standing.points), 0), str(max(standing.points))]
    told = [standing.bot, str(standing.version), *rated, str(standing.seats), *won, *points]
    return [*told, decimal(standing.milliseconds, 2)]


def _row(pairing: Pairing) -> list[str]:
    share = [percent(pairing.share.value), span(*map(percent, pairing.bounds))]
    points = [decimal(pairing.points, 1), decimal(pairing.rival_points, 1)]
    return [pairing.bot, pairing.rival, str(pairing.games), *share, *points]
