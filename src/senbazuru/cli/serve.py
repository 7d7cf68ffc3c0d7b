"""`senbazuru serve`: a server for friends, bots and browsers."""

import os
import socket
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

import senbazuru
from senbazuru.cli.speaking import command, option, trouble
from senbazuru.languages import say
from senbazuru.terminal.saves import data_folder

if TYPE_CHECKING:
    from senbazuru.server.settings import Limits
    from senbazuru.server.smtp import Smtp

CLIENT: Final = Path(senbazuru.__file__).parent / "server" / "web" / "index.html"
"""The page of the client for browsers, if it was built."""
LOCAL: Final = ("127.0.0.1", "::1", "localhost")
EVERYWHERE: Final = ("0.0.0.0", "::")
"""To listen on these is to listen on all addresses of this machine."""


@command()
@option("--host", default="127.0.0.1", show_default=True, envvar="SENBAZURU_HOST")
@option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True, envvar="SENBAZURU_PORT")
@option("--data", type=click.Path(file_okay=False, path_type=Path), envvar="SENBAZURU_DATA")
@option("--database", envvar="SENBAZURU_DATABASE")
@option("--no-browser", is_flag=True, envvar="SENBAZURU_NO_BROWSER")
@option(
    "--bot-processes",
    type=click.IntRange(1, 64),
    default=max(1, (os.cpu_count() or 2) - 1),
    show_default=True,
    envvar="SENBAZURU_BOT_PROCESSES",
)
@option("--origin", "origins", multiple=True, envvar="SENBAZURU_ORIGINS")
@option("--proxy", "proxies", multiple=True, metavar="address", envvar="SENBAZURU_PROXIES")
@option(
    "--log",
    "style",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    envvar="SENBAZURU_LOG",
)
@option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="info",
    show_default=True,
    envvar="SENBAZURU_LOG_LEVEL",
)
@option("--smtp", metavar="address", envvar="SENBAZURU_SMTP")
@option("--smtp-password-file", type=click.Path(dir_okay=False, path_type=Path), envvar="SENBAZURU_SMTP_PASSWORD_FILE")
@option("--mail-from", metavar="address", envvar="SENBAZURU_MAIL_FROM")
@option("--public", metavar="address", envvar="SENBAZURU_PUBLIC")
@option("--limit", "limits", multiple=True, metavar="limit")
def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    no_browser: bool,
    bot_processes: int,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    style: str,
    log_level: str,
    smtp: str | None,
    smtp_password_file: Path | None,
    mail_from: str | None,
    public: str | None,
    limits: tuple[str, ...],
) -> None:
    # Only this command needs the server's libraries, and starting the others should stay quick.
    from senbazuru.server.run import log_to_stderr
    from senbazuru.server.run import serve as run
    from senbazuru.server.settings import Settings

    log_to_stderr(style, log_level)
    if database is None:
        folder = data or data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        database = f"sqlite:///{folder / 'tables.sqlite'}"
    for proxy in proxies:
        check_proxy(proxy)
    settings = Settings(
        database,
        bot_processes,
        limits=limits_of(limits),
        origins=(public, *origins) if public else origins,
        proxies=proxies,
        smtp=smtp_of(smtp, mail_from, public or next(iter(origins), None), smtp_password_file) if smtp else None,
    )
    check_free(host, port)
    address = address_shown(host, port)

    def ready() -> None:
        click.echo(say("serve-ready", address=address))
        if host in EVERYWHERE:
            from senbazuru.server.addresses import own_address

            if others := own_address():
                click.echo(say("serve-others", address=f"http://{others}:{port}/"))
        if host not in LOCAL and not proxies:
            click.echo(say("serve-in-the-clear"))
        if not no_browser and not webbrowser.open(address):
            click.echo(say("serve-no-browser"))

    run(settings, host, port, ready)


def address_shown(host: str, port: int) -> str:
    """Where to find us, as a browser takes it.

    >>> address_shown("::1", 8000), address_shown("0.0.0.0", 80), address_shown("192.0.2.7", 8000)
    ('http://localhost:8000/', 'http://localhost:80/', 'http://192.0.2.7:8000/')
    """
    if host in (*LOCAL, *EVERYWHERE):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def smtp_of(url: str, sender: str | None, public: str | None, password_file: Path | None) -> "Smtp":
    """The mail server that was named. Its password comes from a file or the environment: command lines can be seen."""
    from senbazuru.server.smtp import Smtp

    for given, flag in ((sender, "--mail-from"), (public, "--public")):
        if not given:
            raise click.UsageError(say("serve-mail-needs", flag=flag))
    try:
        password = password_file.read_text("utf-8").strip() if password_file else None
    except OSError as problem:
        raise click.UsageError(say("not-read", file=str(password_file), problem=trouble(problem))) from None
    try:
        return Smtp.parse(url, sender or "", public or "", password or os.environ.get("SENBAZURU_SMTP_PASSWORD", ""))
    except ValueError as problem:
        raise click.BadParameter(say("serve-bad-mail", given=str(problem)), param_hint="--smtp") from None


def check_proxy(given: str) -> None:
    try:
        ip_network(given, strict=False)
    except ValueError:
        raise click.BadParameter(say("serve-bad-proxy", given=given), param_hint="--proxy") from None


def limits_of(given: tuple[str, ...]) -> "Limits":
    """Limits with some of them changed: `messages=1000`."""
    from senbazuru.server.settings import Limits

    known = {name: int(value) for name, value in vars(Limits()).items()}
    for item in given:
        name, _, number = item.partition("=")
        if name not in known or not number.isascii() or not number.isdigit() or not int(number):
            raise click.BadParameter(say("serve-bad-limit", given=item, known=", ".join(known)), param_hint="--limit")
        known[name] = int(number)
    return Limits(**known)


def check_free(host: str, port: int) -> None:
    """Say clearly what is wrong before anything is started."""
    try:
        wanted = None if host == "::" else host
        for family, kind, _, _, address in socket.getaddrinfo(
            wanted, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        ):
            with socket.socket(family, kind) as trial:
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    trial.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                trial.bind(address)
    except OSError as problem:
        told = {"host": host, "port": str(port), "problem": trouble(problem)}
        raise click.UsageError(say("serve-cannot-listen", **told)) from None
