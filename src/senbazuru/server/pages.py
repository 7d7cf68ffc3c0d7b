"""The browser client: its page, the files it is made of, and what it shows without a table."""

import gzip
import hashlib
import re
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from senbazuru.games import GAMES
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.languages import ENGLISH, LANGUAGES
from senbazuru.origami.packs import Card, Library, Pack
from senbazuru.origami.rules import MIXED, OrigamiRules
from senbazuru.rulebook import built
from senbazuru.server import messages as m
from senbazuru.table.info import Problem
from senbazuru.text import Words

HERE: Final = Path(__file__).parent
BUILT: Final = HERE / "web"
"""Where the built client lies, if it was built."""

FOREVER: Final = "public, max-age=31536000, immutable"
"""Files whose names change with their content."""
AFRESH: Final = "no-cache"
ASSET: Final = re.compile(r"[A-Za-z0-9][\w.-]{0,99}", re.ASCII)
"""What a file of the client may be called."""
OURS: Final = ("page.css",)
"""What a server has beside the client: for the pages that it makes itself."""
ROOTED: Final = (".svg", ".css", ".md", ".js", ".png", ".ico", ".webmanifest")
"""The kinds of files that lie at the root of the client."""
KINDS: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".md": "text/markdown"}
"""What some systems do not know."""
LIKED: Final = re.compile(r"([a-z]{2,8})(?:-[a-z0-9-]+)?(?:\s*;\s*q=([01](?:\.[0-9]{0,3})?))?", re.ASCII)
"""One of the languages that a browser asks for, and how much it is liked."""


def file(path: Path, accepted: str, cache: str) -> Response[bytes]:
    """A file, compressed if there is such a one and the browser likes it."""
    packed = path.with_name(f"{path.name}.br")
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    kind = KINDS.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    if "br" in accepted and packed.is_file():
        return Response(packed.read_bytes(), media_type=kind, headers={**headers, "content-encoding": "br"})
    return Response(path.read_bytes(), media_type=kind, headers=headers)


@get(
    ["/", "/table/{id:str}", "/replay/{id:str}", "/rules", "/rules/{page:str}", "/cards", "/count", "/print"],
    include_in_schema=False,
)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return client(request)


def client(request: Request[Any, Any, Any]) -> Response[bytes]:
    """One page for all addresses: the client reads them. Without a built client, one that says so."""
    built = BUILT / "index.html"
    if built.is_file():
        return file(built, request.headers.get("accept-encoding", ""), AFRESH)
    said = unbuilt(spoken(request.headers.get("accept-language", "")))
    return Response(said.encode(), media_type="text/html", headers={"cache-control": AFRESH, "vary": "accept-language"})


def for_eyes(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody went to this address with a browser, and it is none that only programs use."""
    wants = "text/html" in request.headers.get("accept", "")
    return request.method == "GET" and wants and not request.url.path.startswith(("/api/", "/assets/"))


def spoken(accepted: str) -> str:
    """The language that somebody likes best of those there are, as a browser tells it: `de-AT, en;q=0.5`."""
    liked = [found for part in accepted.split(",") if (found := LIKED.fullmatch(part.strip().lower()))]
    ranked = sorted(liked, key=lambda found: -float(found[2] or 1))
    return next((found[1] for found in ranked if found[1] in LANGUAGES), ENGLISH)


@cache
def unbuilt(language: str) -> str:
    """The page of a server without a client."""
    words = Words(language)
    told = {
        "runs": words.words("server-runs"),
        "join": words.words("server-join", command="<code>senbazuru join</code>"),
        "programs": words.words(
            "server-programs",
            address="<code>/api/socket</code>",
            description='<a href="/api/schema/openapi.json">openapi.json</a>',
        ),
    }
    return (HERE / "page.html").read_text("utf-8").format(language=words.language, **told)


@get(["/assets/{name:str}"], include_in_schema=False)
async def asset(name: Annotated[str, Parameter(max_length=200)], request: Request[Any, Any, Any]) -> Response[bytes]:
    path = BUILT / "assets" / name
    if not ASSET.fullmatch(name) or not path.is_file() or name.endswith(".br"):
        raise SenbazuruError("no-such-page")
    return file(path, request.headers.get("accept-encoding", ""), FOREVER)


@get("/{name:str}", include_in_schema=False)
async def ornament(name: Annotated[str, Parameter(max_length=200)], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Files with names of their own, such as a browser looks for at the root: icons, the manifest, its worker."""
    folders = (BUILT, HERE) if name in OURS else (BUILT,)
    path = next((folder / name for folder in folders if (folder / name).is_file()), None)
    if path is None or not ASSET.fullmatch(name) or path.suffix not in ROOTED:
        raise NotFoundException(detail="Not Found")
    return file(path, request.headers.get("accept-encoding", ""), AFRESH)


@get(
    "/api/cards",
    summary="Every card of a game with its figures, its text and where each figure comes from",
    responses={
        200: ResponseSpec(list[m.CardInfo], description="The cards", generate_examples=False),
        400: ResponseSpec(Problem, description="A request that cannot be", generate_examples=False),
    },
)
async def cards(
    request: Request[Any, Any, Any],
    language: Annotated[str, Parameter(description="Of the texts; English where there is none")] = ENGLISH,
    game: Annotated[str, Parameter(description="Whose packs; none if it has no cards")] = MIXED.name,
) -> Response[bytes]:
    plain, packed = all_cards(language if language in LANGUAGES else ENGLISH, game if game in GAMES else "")
    return compressed(request, plain, packed, {"vary": "accept-encoding"})


@cache
def all_cards(language: str, game: str) -> tuple[bytes, bytes]:
    """As they are sent, plain and compressed."""
    plain = m.encode(described(language, game) if game else [])
    return plain, gzip.compress(plain, mtime=0)


@cache
def described(language: str, game: str) -> list[m.CardInfo]:
    rules = GAMES[game]
    if not isinstance(rules, OrigamiRules):
        return []
    words = Words(language, game=game, names=rules.names(language))
    return [
        card_info(card, pack, rules.library, words) for pack in rules.library.packs.values() for card in pack.with_paper
    ]


def card_info(card: Card, pack: Pack, library: Library, words: Words) -> m.CardInfo:
    figure = None if library.shelf.present.get(pack.id) is pack else library.figure(card.id)
    return m.CardInfo(
        id=card.id,
        name=words.card(card.id),
        family=card.family,
        family_name=words.family(card.family),
        kind=card.kind,
        copies=card.copies,
        cost=card.cost,
        folds=card.folds,
        points=card.points,
        character=card.character,
        text=words.card_text(card),
        sources=dict(card.source),
        colour=pack.colour if card.family == pack.id else "",
        crest=pack.crest if card.family == pack.id else "",
        figure=figure.text if figure else "",
    )


@get(
    "/api/rules/{language:str}",
    summary="The rules as pages, sections and paragraphs; in English where a language has none",
    responses={
        200: ResponseSpec(m.Rulebook, description="All pages", generate_examples=False),
        304: ResponseSpec(None, description="As they were"),
        400: ResponseSpec(Problem, description="A request that cannot be", generate_examples=False),
        404: ResponseSpec(Problem, description="No pages were built", generate_examples=False),
    },
)
async def rules(
    language: Annotated[str, Parameter(max_length=64)], request: Request[Any, Any, Any]
) -> Response[bytes | None]:
    plain, packed, mark = rulebook(language if language in LANGUAGES else ENGLISH)
    headers = {"cache-control": AFRESH, "etag": mark, "vary": "accept-encoding"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return compressed(request, plain, packed, headers)


def compressed(request: Request[Any, Any, Any], plain: bytes, packed: bytes, headers: dict[str, str]) -> Response[Any]:
    """What a browser gets that likes it compressed, and what others get."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(plain, media_type=MediaType.JSON, headers=headers)


@cache
def rulebook(language: str) -> tuple[bytes, bytes, str]:
    """What a browser needs of the rules in a language, the same compressed, and a mark to know it again by."""
    book = msgspec.json.encode(msgspec.convert(built(language), m.Rulebook))
    return book, gzip.compress(book, mtime=0), f'W/"{hashlib.sha256(book).hexdigest()[:16]}"'


PAGES: Final = (page, asset, ornament, cards, rules)
