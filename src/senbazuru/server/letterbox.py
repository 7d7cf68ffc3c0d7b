"""The pages that the links in mails open. To open one does nothing, for programs that look through mail do so; a button
does."""

from html import escape
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import Parameter

from senbazuru.server.hub import Hub
from senbazuru.server.pages import HERE, spoken
from senbazuru.text import Words

Token = Annotated[str, Parameter(max_length=64)]
TheHub = NamedDependency[Hub]
HEADERS: Final = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex",
}
"""The only pages with a form. With no referrer at all, a browser would not say that it comes from here."""


def page(language: str, said: str, *buttons: tuple[str, str], status: int = 200) -> Response[str]:
    """A sentence and buttons, each a key and the address that it posts to."""
    words = Words(language)
    forms = "".join(
        f'<form method="post" action="{escape(address)}"><button>{escape(words.words(key))}</button></form>'
        for key, address in buttons
    )
    told = {"said": escape(words.words(said)), "home": escape(words.words("mail-page-home")), "buttons": forms}
    html = (HERE / "letter.html").read_text("utf-8").format(language=words.language, **told)
    return Response(html, media_type="text/html", status_code=status, headers=HEADERS)


def gone(request: Request[Any, Any, Any]) -> Response[str]:
    return page(spoken(request.headers.get("accept-language", "")), "mail-page-gone", status=404)


@get("/mail/{token:str}", include_in_schema=False)
async def question(token: Token, hub: TheHub, request: Request[Any, Any, Any]) -> Response[str]:
    entry = await hub.book.by_token(token)
    if entry is None:
        return gone(request)
    stop = ("mail-page-no", f"/mail/{token}/stop")
    if entry.confirmed:
        return page(entry.language, "mail-page-done", stop)
    return page(entry.language, "mail-page-ask", ("mail-page-yes", f"/mail/{token}"), stop)


@post("/mail/{token:str}", status_code=200, include_in_schema=False)
async def confirm(token: Token, hub: TheHub, request: Request[Any, Any, Any]) -> Response[str]:
    entry = await hub.book.by_token(token)
    if entry is None or not await hub.book.confirm(token, hub.clock()):
        return gone(request)
    return page(entry.language, "mail-page-done", ("mail-page-no", f"/mail/{token}/stop"))


@get("/mail/{token:str}/stop", include_in_schema=False)
async def stopping(token: Token, hub: TheHub, request: Request[Any, Any, Any]) -> Response[str]:
    entry = await hub.book.by_token(token)
    if entry is None:
        return gone(request)
    return page(entry.language, "mail-page-stop", ("mail-page-no", f"/mail/{token}/stop"))


@post("/mail/{token:str}/stop", status_code=200, include_in_schema=False)
async def stop(token: Token, hub: TheHub, request: Request[Any, Any, Any]) -> Response[str]:
    """By the button, or by the one click of a mail program."""
    entry = await hub.book.by_token(token)
    if entry is None or not await hub.book.stop(token, hub.clock()):
        return gone(request)
    return page(entry.language, "mail-page-stopped")


LETTERS: Final = (question, confirm, stopping, stop)
