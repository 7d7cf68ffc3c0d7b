"""`senbazuru serve`: a server for friends, bots and browsers."""

import os
import socket
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

import senbazuru
from senbazuru.terminal.saves import data_folder

if TYPE_CHECKING:
    from senbazuru.server.settings import Limits

CLIENT: Final = Path(senbazuru.__file__).parent / "server" / "web" / "index.html"
"""The page of the client for browsers, if it was built."""
LOCAL: Final = ("127.0.0.1", "::1", "localhost")
EVERYWHERE: Final = ("0.0.0.0", "::")
"""To listen on these is to listen on all addresses of this machine."""


@click.command()
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    envvar="SENBAZURU_HOST",
    help="The address to listen on; 0.0.0.0 lets others in your network in.",
)
@click.option(
    "--port", type=click.IntRange(1, 65535), default=8000, show_default=True, envvar="SENBAZURU_PORT", help="The port."
)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    envvar="SENBAZURU_DATA",
    help="The folder where tables are kept.  [default: the user's data folder]",
)
@click.option("--database", envvar="SENBAZURU_DATABASE", help="Another database, as sqlite:///FILE.")
@click.option("--no-browser", is_flag=True, envvar="SENBAZURU_NO_BROWSER", help="Do not open a browser.")
@click.option(
    "--bot-processes",
    type=click.IntRange(1, 64),
    default=max(1, (os.cpu_count() or 2) - 1),
    show_default=True,
    envvar="SENBAZURU_BOT_PROCESSES",
    help="Processes in which bots think.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    envvar="SENBAZURU_ORIGINS",
    help="Another address, such as https://play.example.org, whose pages may talk to this server.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    envvar="SENBAZURU_PROXIES",
    help="A proxy, or a network of them such as 10.0.0.0/24, whose word on where people come from is taken.",
)
@click.option(
    "--log",
    "style",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    envvar="SENBAZURU_LOG",
    help="How to write the log, which goes to stderr.",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="info",
    show_default=True,
    envvar="SENBAZURU_LOG_LEVEL",
    help="How much to log.",
)
@click.option("--limit", "limits", multiple=True, metavar="NAME=N", help="Change a limit; see docs/server.md.")
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
    limits: tuple[str, ...],
) -> None:
    """Serve tables for people and bots, in the browser.

    Programs can play there too, through the protocol. Everything is kept in one SQLite file; stop and start as you
    like, no game is lost.
    """
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
    settings = Settings(database, bot_processes, limits=limits_of(limits), origins=origins, proxies=proxies)
    check_free(host, port)
    address = address_shown(host, port)

    def ready() -> None:
        click.echo(f"Senbazuru serves {address}   (Ctrl+C stops it)")
        if host in EVERYWHERE:
            from senbazuru.server.addresses import own_address

            if others := own_address():
                click.echo(f"Others in your network open http://{others}:{port}/")
        if host not in LOCAL and not proxies:
            click.echo("What goes over the network can be read there. Beyond your house, use TLS: docs/security.md")
        if not no_browser and not webbrowser.open(address):
            click.echo("No browser could be opened here; open that address yourself.")

    run(settings, host, port, ready)


def address_shown(host: str, port: int) -> str:
    """Where to find us, as a browser takes it.

    >>> address_shown("::1", 8000), address_shown("0.0.0.0", 80), address_shown("192.0.2.7", 8000)
    ('http://localhost:8000/', 'http://localhost:80/', 'http://192.0.2.7:8000/')
    """
    if host in (*LOCAL, *EVERYWHERE):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def check_proxy(given: str) -> None:
    try:
        ip_network(given, strict=False)
    except ValueError:
        raise click.BadParameter(
            f"{given!r}; say an address or a network: 127.0.0.1 or 10.0.0.0/24", param_hint="--proxy"
        ) from None


def limits_of(given: tuple[str, ...]) -> "Limits":
    """Limits with some of them changed: `messages=1000`."""
    from senbazuru.server.settings import Limits

    known = {name: int(value) for name, value in vars(Limits()).items()}
    for item in given:
        name, _, number = item.partition("=")
        if name not in known or not number.isascii() or not number.isdigit() or not int(number):
            raise click.BadParameter(
                f"{item!r}; say NAME=N, and NAME is one of {', '.join(known)}", param_hint="--limit"
            )
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
        raise click.UsageError(
            f"cannot listen on {host}, port {port} ({problem.strerror}); choose another with --host or --port"
        ) from None
