"""How one comes to a table of a server, and how one leaves it."""

from collections.abc import Callable, Mapping

from senbazuru.games import game_named
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.languages import spoken
from senbazuru.server import messages as m
from senbazuru.server.client import Client, Link, Refused, get, post
from senbazuru.table.info import TableInfo
from senbazuru.terminal.lobby import PLAY, Lobby
from senbazuru.terminal.people import problem_told
from senbazuru.terminal.remote import RemoteSitting
from senbazuru.terminal.remote_app import AGAIN, GONE, RemoteTable
from senbazuru.terminal.sitting import result
from senbazuru.text import Words


class JoinError(Exception):
    """Why one cannot come to a table, in a sentence."""


def link_of(words: Words, text: str, *, opening: bool = False, terminal: bool = True) -> Link:
    """A link that somebody typed: to a table, or to a server for `opening` one there."""
    try:
        link = Link.parse(text)
    except ValueError:
        raise JoinError(words.words("terminal-join-link", link=text)) from None
    if opening == bool(link.table):
        raise JoinError(words.words("terminal-join-which"))
    if not terminal:
        raise JoinError(words.words("terminal-join-no-terminal"))
    return link


async def check(words: Words, server: str) -> dict[str, m.GameInfo]:
    """That there is a server which speaks our language; the games it offers."""
    try:
        health = await get(server, "/api/health", m.Health)
        games = await get(server, "/api/games", list[m.GameInfo])
    except ConnectionError as problem:
        raise JoinError(words.words("terminal-join-nobody", server=server, problem=str(problem))) from None
    except SenbazuruError as error:
        if error.code != "bad-message":
            raise
        raise JoinError(words.words("terminal-join-nobody", server=server, problem=words.error(error))) from None
    if health.protocol != m.PROTOCOL:
        raise SenbazuruError("wrong-protocol", given=m.PROTOCOL, present=health.protocol)
    return {game.name: game for game in games}


def check_game(words: Words, games: Mapping[str, m.GameInfo], name: str) -> m.GameInfo:
    """That both sides know a game, by the same rules."""
    if name not in games:
        raise SenbazuruError("unknown-game", game=name, known=", ".join(games))
    game = games[name]
    here = game_named(game.name).version
    if here != game.version:
        raise JoinError(words.words("terminal-join-rules", there=game.version, here=here))
    return game


async def open_table(server: str, new: m.NewTable) -> Link:
    """A new table, and our own link to it."""
    admission = await post(server, "/api/tables", new, m.Admission)
    return Link(server, admission.table.id, admission.secret)


async def enter(words: Words, link: Link, name: str, seat: int | None, watch: bool) -> Link:
    """Our own link to a table that is open: a seat; or only a place to watch from, also where the game has begun."""
    table = await get(link.server, f"/api/tables/{link.table}", TableInfo)
    if watch or table.phase != "open":
        return link
    if seat is None and all(chair.kind != "empty" for chair in table.seats):
        raise JoinError(words.words("terminal-join-full"))
    try:
        admission = await post(link.server, f"/api/tables/{link.table}/people", m.NewPerson(name, seat), m.Admission)
    except SenbazuruError as error:
        raise JoinError(problem_told(words, error)) from None
    return Link(link.server, link.table, admission.secret)


async def join(
    words_of: Callable[[str], Words],
    link: Link,
    name: str,
    *,
    new: m.NewTable | None = None,
    seat: int | None = None,
    watch: bool = False,
) -> str:
    """From a link, or a table that is to be opened, to the last word."""
    words = Words(spoken())
    games = await check(words, link.server)
    try:
        if new is not None:
            check_game(words, games, new.plan.game)
            link = await open_table(link.server, new)
        elif not link.secret:
            link = await enter(words, link, name, seat, watch)
        return await play(words_of, link, name, games)
    except ConnectionError as problem:
        raise JoinError(words.words("terminal-join-cut-off", problem=str(problem))) from None


async def play(words_of: Callable[[str], Words], link: Link, name: str, games: Mapping[str, m.GameInfo]) -> str:
    """Sit at a table until one leaves it, and at those of rematches; what to say at the end."""
    while True:
        async with Client(link) as client:
            await client.informed()
            assert client.table is not None
            words = words_of(client.table.plan.game)
            game = check_game(words, games, client.table.plan.game)
            if client.table.frozen and not client.sights:
                raise JoinError(words.error(Refused(client.table.frozen)))
            left = PLAY
            if client.table.phase == "open":
                bots = sorted(game.bots, key="greedy".__ne__)
                left = await Lobby(client, words=words, name=name, bots=bots).run_async() or ""
            if left == PLAY:
                left = await RemoteTable(client, words=words).run_async() or ""
            if left == AGAIN and client.table.rematch:
                link = Link(link.server, client.table.rematch, link.secret)
                continue
            if left == GONE and client.ended is not None:
                raise client.ended
            return farewell(words, client)


def farewell(words: Words, client: Client) -> str:
    """How the game has ended, or how to come back to it."""
    sitting = RemoteSitting(client, words)
    if sitting.table.phase == "over" and client.sights:
        return result(words, sitting, 0) + "\n"
    return words.words("terminal-join-return", command=f"senbazuru join '{client.link}'") + "\n"
