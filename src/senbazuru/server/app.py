"""The HTTP side: tables, lists, records, health; and the door to the socket."""

from collections.abc import Iterable
from dataclasses import asdict, replace
from functools import partial
from time import monotonic
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import Litestar, MediaType, Request, Response, asgi, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import JSONBody, Parameter
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

import senbazuru
from senbazuru.bots import bots_of
from senbazuru.games import GAMES, count_of, entries, entry_named
from senbazuru.kernel.choices import Choice, Pick
from senbazuru.kernel.count import counted
from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.state import OMNISCIENT
from senbazuru.languages import ENGLISH, LANGUAGES
from senbazuru.print.order import GAMES as PRINTED_GAMES
from senbazuru.print.order import Order, Paper, What
from senbazuru.server import messages as m
from senbazuru.server.addresses import address_of, opening, reachable, unnamed, unwanted
from senbazuru.server.hub import LOG, Hub, Live
from senbazuru.server.letterbox import LETTERS
from senbazuru.server.pages import PAGES, client, for_eyes
from senbazuru.server.rates import MANY, TIDY_EVERY, Rate, Seldom
from senbazuru.server.settings import Limits, Settings
from senbazuru.server.socket import Socket
from senbazuru.server.store import Row
from senbazuru.table.info import Problem, TableInfo
from senbazuru.table.plan import DAY
from senbazuru.text import own_words

STATUS: Final = {
    "no-such-table": 404,
    "no-such-page": 404,
    "rulebook-unbuilt": 404,
    "extra-missing": 404,
    "bad-secret": 403,
    "not-host": 403,
    "not-owner": 403,
    "no-spectators": 403,
    "sent-away": 403,
    "wrong-origin": 403,
    "wrong-host": 421,
    "no-mail": 404,
    "no-days": 409,
    "not-over": 409,
    "already-started": 409,
    "seat-taken": 409,
    "name-taken": 409,
    "too-many-people": 409,
    "table-frozen": 409,
    "message-too-large": 413,
    "too-many-messages": 429,
    "too-many-tables": 429,
    "too-many-mails": 429,
    "server-failed": 500,
    "storage-failed": 503,
    "server-stopping": 503,
}
"""What HTTP calls our errors; all others are bad requests."""

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
"""Sent with every answer. Nothing from elsewhere is loaded, and nobody puts us into a frame."""

REFUSALS: Final = {
    400: "A request that cannot be",
    403: "Somebody who may not",
    404: "Nothing there",
    409: "Not now",
    413: "Too large",
    421: "Somebody who means another server",
    429: "Too often; `retry-after` says when again",
    500: "The server has failed",
    503: "The server cannot for now, and nothing has changed",
}
LISTED: Final = 50
FRAMES: Final = 50
TableId = Annotated[str, Parameter(max_length=64)]
UNREADABLE: Final = Seldom(DAY)
"""Tables whose line in a list cannot be read: the log need not say so whenever somebody looks."""
TheHub = NamedDependency[Hub]
Body = TypeVar("Body")


class Visitor:
    """What came from one address lately."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Rate(limits.requests, 60.0)
        self.pages = Rate(limits.pages, 60.0)
        self.arrivals = Rate(limits.arrivals, 10.0)
        self.sockets = 0

    def idle(self, now: float) -> bool:
        return not self.sockets and all(rate.idle(now) for rate in (self.requests, self.pages, self.arrivals))


class Door:
    """Looks at everybody who comes in: whom he means, where from, and how often."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.visitors: dict[str, Visitor] = {}
        self._tidied = 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        else:
            await self._connect(scope, receive, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        only_head = scope["method"] == "HEAD"
        if only_head:
            scope["method"] = HttpMethod.GET  # the same without the body

        async def sealed(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = message.get("headers", [])
                own = {bytes(name).decode().lower() for name, _ in given}
                headers = [(name.encode(), value.encode()) for name, value in HEADERS.items() if name not in own]
                message["headers"] = [*given, *headers]
            elif only_head:
                message["body"] = b""
            await send(message)

        now = monotonic()
        visitor = self._visitor(scope, now)
        rate = visitor.requests if scope["path"].startswith("/api/") else visitor.pages
        problem: SenbazuruError | None = None
        if not rate.allows(now):
            problem = SenbazuruError("too-many-messages", seconds=int(rate.wait(now)) + 1)
        elif scope["method"] == "GET":
            problem = unnamed(scope, self.settings.origins)
        else:
            problem = unwanted(scope, self.settings.origins)
        if problem is not None:
            await refusal(problem).to_asgi_response(app=None, request=Request(scope))(scope, receive, sealed)
        else:
            await self.app(scope, receive, sealed)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket, or what is no socket to Litestar. Browsers are told only after we have accepted it."""
        now = monotonic()
        visitor = self._visitor(scope, now)
        problem = unwanted(scope, self.settings.origins)
        if visitor.sockets >= self.settings.limits.connections or not visitor.arrivals.allows(now):
            problem = SenbazuruError("too-many-connections")
        if problem is None:
            visitor.sockets += 1
            try:
                await self.app(scope, receive, send)
            finally:
                visitor.sockets -= 1
            return
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        bye = m.encode(m.Bye(Problem.of(problem), retry=problem.code == "too-many-connections")).decode()
        await send({"type": "websocket.send", "text": bye, "bytes": None})
        await send({"type": "websocket.close", "code": 1008, "reason": None})

    def _visitor(self, scope: Scope, now: float) -> Visitor:
        address = address_of(scope)
        if address not in self.visitors:
            if len(self.visitors) > MANY and now >= self._tidied + TIDY_EVERY:
                self._tidied = now
                self.visitors = {there: visitor for there, visitor in self.visitors.items() if not visitor.idle(now)}
            self.visitors[address] = Visitor(self.settings.limits)
        return self.visitors[address]


def refusal(problem: SenbazuruError) -> Response[Problem]:
    status = STATUS.get(problem.code, 400)
    headers = {"retry-after": str(problem.details["seconds"])} if "seconds" in problem.details else None
    return Response(Problem.of(problem), status_code=status, media_type=MediaType.JSON, headers=headers)


def refuse(_: Request[Any, Any, Any], problem: SenbazuruError) -> Response[Problem]:
    return refusal(problem)


def refuse_http(
    request: Request[Any, Any, Any], problem: HTTPException, most: int
) -> Response[Problem] | Response[bytes]:
    """What Litestar finds wrong itself: unknown paths, bodies that are no such thing. Browsers have a page for it."""
    if problem.status_code == 404 and for_eyes(request):
        told = client(request)
        told.status_code = 404
        return told
    if problem.status_code == 413:
        error = Problem("message-too-large", {"most": most})
    else:
        error = Problem("bad-message", {"problem": str(problem.detail)[:200]})
    return Response(error, status_code=problem.status_code, media_type=MediaType.JSON, headers=problem.headers)


def refuse_depth(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    """A body of brackets in brackets in brackets."""
    return refusal(SenbazuruError("bad-message", problem=Said("problem-nested")))


def fail(_: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    LOG.error("a request failed", exc_info=problem)
    return Response(Problem("server-failed", {}), status_code=500, media_type=MediaType.JSON)


async def exactly(kind: type[Body], request: Request[Any, Any, Any]) -> Body:
    """What was sent, read to the letter: Litestar takes "2" for a number, which sockets do not."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.DecodeError as problem:
        raise SenbazuruError("bad-message", problem=str(problem)[:200]) from None


# -- routes


def or_else(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a route may answer with, beside those that any may."""
    return {
        status: ResponseSpec(Problem, description=REFUSALS[status], generate_examples=False)
        for status in sorted({*statuses, 421, 429, 500, 503})
    }


@get("/api/health", summary="Whether the server and its database work", responses=or_else())
async def health(hub: TheHub) -> m.Health:
    await hub.store.check()
    return m.Health("ok", senbazuru.__version__, m.PROTOCOL, senbazuru.COMPILED)


@get("/api/server", summary="Where others find this server, and what it can do", responses=or_else())
async def server(hub: TheHub) -> m.ServerInfo:
    host, port = hub.listens
    reach, addresses = reachable(host, port, hub.settings.origins, bool(hub.settings.proxies))
    mail = hub.post is not None
    return m.ServerInfo(senbazuru.__version__, m.PROTOCOL, mail, reach, addresses, opening(port))


@get("/api/metrics", media_type=MediaType.TEXT, summary="Counts for Prometheus", responses=or_else())
async def metrics(hub: TheHub) -> str:
    stored = await hub.store.count()
    figures = {f'tables{{phase="{phase}"}}': number for phase, number in stored.items()}
    figures |= {
        "tables_in_memory": len(hub.tables),
        "connections": sum(len(live.guests) for live in hub.tables.values()),
        "answers_total": hub.answers,
        "bots_thinking": hub.thinkers.pending,
        "bot_processes_replaced_total": hub.thinkers.replaced,
        "storage_failures_total": hub.store.failures,
        "mails_failed_total": hub.post.lost if hub.post else 0,
    }
    return "".join(f"senbazuru_{name} {number}\n" for name, number in figures.items())


@get("/api/games", summary="The games that can be played, and by which bots", responses=or_else())
async def games() -> list[m.GameInfo]:
    return [game_info(rules) for rules in GAMES.values()]


def game_info(rules: Rules) -> m.GameInfo:
    entry = entries()[rules.name]
    least, most = rules.seats
    choices = [_choice(choice) for choice in rules.choices]
    bots = list(bots_of(rules.name))
    return m.GameInfo(
        name=rules.name,
        version=rules.version,
        least=least,
        most=most,
        bots=bots,
        choices=choices,
        remembers=rules.remembers,
        how=list(entry.how),
        figure=list(entry.figure),
        words=bool(entry.words),
        page=entry.page,
    )


@get(
    "/api/games/{name:str}/words",
    media_type=MediaType.TEXT,
    summary="What a game alone says, as Fluent has it; nothing in a language that it does not speak",
    responses=or_else(400),
)
async def words(
    name: Annotated[str, Parameter(max_length=64)],
    language: Annotated[str, Parameter(description="Of the words")] = ENGLISH,
) -> str:
    game = entry_named(name).name
    return own_words(game, language) if language in LANGUAGES else ""


def _choice(choice: Choice) -> m.SwitchInfo | m.PickInfo:
    """As clients get it: the flag is the command line's business."""
    described = asdict(choice)
    del described["flag"]
    return m.PickInfo(**described) if isinstance(choice, Pick) else m.SwitchInfo(**described)


@post(
    "/api/score",
    status_code=200,
    summary="Count the points of a game that was played at home; nothing is kept",
    responses=or_else(400, 403, 413),
)
async def score(data: JSONBody[m.NewCount], request: Request[Any, Any, Any]) -> m.CountInfo:
    asked = await exactly(m.NewCount, request)
    found = counted(count_of(asked.game), GAMES[asked.game], asked.text)
    view = dict(found.game.view(OMNISCIENT))
    return m.CountInfo(found.names, found.scores, found.winners, found.tied, view)


@post("/api/tables", summary="Open a table", responses=or_else(400, 403, 413))
async def open_table(data: JSONBody[m.NewTable], hub: TheHub, request: Request[Any, Any, Any]) -> m.Admission:
    return await hub.open_table(await exactly(m.NewTable, request), address_of(request.scope))


@get("/api/tables", summary="Open tables that look for players", responses=or_else())
async def tables(hub: TheHub) -> list[m.TableLine]:
    return lines(await hub.store.listed(hub.clock(), LISTED))


@post(
    "/api/mine", status_code=200, summary="How one's tables stand: whose turn it is", responses=or_else(400, 403, 413)
)
async def mine(data: JSONBody[m.MyTables], hub: TheHub, request: Request[Any, Any, Any]) -> list[m.MyTable]:
    return await hub.mine((await exactly(m.MyTables, request)).tables)


@get("/api/tables/{id:str}", summary="A table, as everybody may know it", responses=or_else(400, 404))
async def table(id: TableId, hub: TheHub, request: Request[Any, Any, Any]) -> TableInfo:
    live = await hub.live(id)
    async with live.lock:
        info = live.table.info()
        # with the seed one could watch the whole game
        return info if may_watch(live, request) else msgspec.structs.replace(info, outcome=None)


def secret_in(request: Request[Any, Any, Any]) -> str:
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret if scheme == "Bearer" else ""


def may_watch(live: Live, request: Request[Any, Any, Any]) -> bool:
    try:
        live.admits(secret_in(request))
    except SenbazuruError:
        return False
    return True


@post("/api/tables/{id:str}/people", summary="Come to a table", responses=or_else(400, 403, 404, 409, 413))
async def come(id: TableId, data: JSONBody[m.NewPerson], hub: TheHub, request: Request[Any, Any, Any]) -> m.Admission:
    return await hub.admit(id, await exactly(m.NewPerson, request), address_of(request.scope))


@delete(
    "/api/tables/{id:str}/people/me",
    summary="Delete one's own name, seat and chat at a table, and at its rematches",
    security=[{"secret": []}],
    responses=or_else(400, 403, 404),
)
async def forget(id: TableId, hub: TheHub, request: Request[Any, Any, Any]) -> None:
    await hub.forget(id, secret_in(request))


@get(
    "/api/tables/{id:str}/people/me/mail",
    summary="Whether one is written to when it is one's turn",
    security=[{"secret": []}],
    responses=or_else(400, 403, 404),
)
async def mail(id: TableId, hub: TheHub, request: Request[Any, Any, Any]) -> m.MailInfo:
    return await hub.mail_state(id, secret_in(request))


@put(
    "/api/tables/{id:str}/people/me/mail",
    status_code=202,
    summary="Be written to when it is one's turn, once the owner of the address has agreed",
    security=[{"secret": []}],
    responses=or_else(400, 403, 404, 409, 413),
)
async def ask_for_mail(
    id: TableId, data: JSONBody[m.NewMail], hub: TheHub, request: Request[Any, Any, Any]
) -> m.MailInfo:
    asked = await exactly(m.NewMail, request)
    return await hub.ask_for_mail(id, secret_in(request), asked, address_of(request.scope))


@delete(
    "/api/tables/{id:str}/people/me/mail",
    summary="Be written to no more from this table",
    security=[{"secret": []}],
    responses=or_else(400, 403, 404),
)
async def stop_mail(id: TableId, hub: TheHub, request: Request[Any, Any, Any]) -> None:
    await hub.stop_mail(id, secret_in(request))


@delete(
    "/api/tables/{id:str}",
    summary="Close a table for good; host only",
    security=[{"secret": []}],
    responses=or_else(400, 403, 404),
)
async def close(id: TableId, hub: TheHub, request: Request[Any, Any, Any]) -> None:
    await hub.delete(id, secret_in(request))


@get("/api/history", summary="Finished games that were open to all, newest first", responses=or_else(400))
async def history(
    hub: TheHub,
    before: Annotated[float | None, Parameter(ge=0.0, description="Only games that ended before this time")] = None,
) -> list[m.TableLine]:
    found = lines(await hub.store.finished(LISTED, None if before is None else (before, "")))
    return [line for line in found if line.spectators]  # older versions have listed others


def lines(rows: Iterable[Row]) -> list[m.TableLine]:
    """Tables in a list. The summary is not written anew with every answer; when the last one came, the row knows."""
    found = []
    for row in rows:
        try:
            found.append(msgspec.structs.replace(m.read_line(row.summary), changed=row.changed))
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            if UNREADABLE.allows(row.id, monotonic()):
                LOG.error("a table cannot be listed: %s", problem)
    return found


@get(
    "/api/tables/{id:str}/record",
    media_type="application/x-ndjson",
    summary="The record of a finished game; where nobody may watch, for those who have a seat",
    security=[{}, {"secret": []}],
    responses=or_else(400, 403, 404, 409),
)
async def record(id: TableId, hub: TheHub, request: Request[Any, Any, Any]) -> Response[str]:
    live = await hub.live(id)
    async with live.lock:
        live.admits(secret_in(request))
        text = live.table.record().dumps()
    name = {"content-disposition": f'attachment; filename="senbazuru-{live.table.plan.game}.jsonl"'}
    return Response(text, media_type="application/x-ndjson", headers=name)


@get(
    "/api/tables/{id:str}/replay",
    summary="A finished game, step by step, from any seat; where nobody may watch, for those who have one",
    security=[{}, {"secret": []}],
    responses=or_else(400, 403, 404, 409),
)
async def replay(
    id: TableId,
    hub: TheHub,
    request: Request[Any, Any, Any],
    viewer: Annotated[int | None, Parameter(ge=0, le=15, description="A seat; left out: every hand open")] = None,
    start: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=FRAMES)] = FRAMES,
) -> m.Replay:
    live = await hub.live(id)
    async with live.lock:
        live.admits(secret_in(request))
        finished = live.table.record()
    if viewer is not None and viewer >= finished.header["players"]:
        raise SenbazuruError("no-such-seat", seat=viewer)
    return await hub.replays.replay(
        id, finished, OMNISCIENT if viewer is None else viewer, start, count, address_of(request.scope)
    )


@get(
    "/api/tables/{id:str}/course",
    summary="The points of a finished game, turn by turn; where nobody may watch, for those who have a seat",
    security=[{}, {"secret": []}],
    responses=or_else(400, 403, 404, 409),
)
async def course(id: TableId, hub: TheHub, request: Request[Any, Any, Any]) -> m.Course:
    live = await hub.live(id)
    async with live.lock:
        live.admits(secret_in(request))
        finished = live.table.record()
    return await hub.replays.course(id, finished, address_of(request.scope))


Names = Annotated[str, Parameter(max_length=200, description="With commas between them; left out: all")]


@get(
    "/api/print/{what:str}",
    summary="Cards, sheets, references, score pads or rules to print",
    responses={
        200: ResponseSpec(bytes, description="A PDF", media_type="application/pdf", generate_examples=False),
        304: ResponseSpec(None, description="As it was"),
        **or_else(400, 404),
    },
)
async def pages_to_print(
    what: Annotated[What, Parameter(description="What is printed")],
    hub: TheHub,
    request: Request[Any, Any, Any],
    language: Annotated[str, Parameter(description="Of the words; English where there are none")] = ENGLISH,
    paper: Annotated[Paper, Parameter(description="Its size")] = "a4",
    game: Annotated[str, Parameter(max_length=64, description="Only what it needs; left out: all games")] = "",
    families: Names = "",
    sheets: Names = "",
    once: Annotated[bool, Parameter(description="Each card once")] = False,
    backs: Annotated[bool, Parameter(description="With the backs of cards")] = True,
    booklet: Annotated[bool, Parameter(description="The rules two pages a side, to be folded")] = True,
) -> Response[bytes | None]:
    """The parameters that do not belong to it mean nothing, so that all have the same pages kept."""
    spoken = language if language in LANGUAGES else ENGLISH
    order = Order(what, spoken, paper)
    if what in PRINTED_GAMES:
        order = replace(order, game=game)
    if what in ("cards", "reference"):
        order = replace(order, families=listed_in(families))
    if what == "cards":
        order = replace(order, once=once, backs=backs)
    if what == "sheets":
        order = replace(order, sheets=listed_in(sheets))
    if what == "rules":
        order = replace(order, booklet=booklet)
    made, mark = await hub.prints.printed(order, address_of(request.scope))
    headers = {"cache-control": "no-cache", "etag": mark}
    if mark in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    name = f'attachment; filename="senbazuru-{what}-{spoken}.pdf"'
    return Response(made, media_type="application/pdf", headers={**headers, "content-disposition": name})


def listed_in(names: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name.strip() for name in names.split(",") if name.strip()))


ROUTES: Final = (
    *PAGES,
    health,
    server,
    metrics,
    games,
    words,
    score,
    open_table,
    mine,
    tables,
    table,
    come,
    forget,
    close,
    mail,
    ask_for_mail,
    stop_mail,
    *LETTERS,
    history,
    record,
    replay,
    course,
    pages_to_print,
)


def create_app(hub: Hub) -> ASGIApp:
    """The application around a hub. The door stands outside of it: Litestar answers some requests on its own."""
    settings = hub.settings

    async def the_hub() -> Hub:
        return hub

    @asgi("/api/socket", copy_scope=False)
    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await refusal(SenbazuruError("bad-message", problem=Said("problem-socket"))).to_asgi_response(
                app=None, request=Request(scope)
            )(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await Socket(hub, receive, send, address_of(scope)).serve()

    app = Litestar(
        [*ROUTES, socket],
        dependencies={"hub": Provide(the_hub)},
        exception_handlers={
            SenbazuruError: refuse,
            HTTPException: partial(refuse_http, most=settings.limits.message),
            RecursionError: refuse_depth,
            Exception: fail,
        },
        request_max_body_size=settings.limits.message,
        openapi_config=OpenAPIConfig(
            "Senbazuru",
            senbazuru.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(security_schemes={"secret": SecurityScheme("http", scheme="bearer")}),
        ),
        logging_config=None,
    )
    return Door(app, settings)
