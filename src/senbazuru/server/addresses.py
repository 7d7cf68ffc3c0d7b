"""Where somebody comes from, and under which names this server may be reached."""

import socket
import sys
from collections.abc import Sequence
from functools import cache, lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

from litestar.types import Scope

from senbazuru.kernel.errors import SenbazuruError

Address = IPv4Address | IPv6Address
Reach = Literal["machine", "network", "name"]


@lru_cache(10_000)
def house(address: str) -> str:
    """What limits count: an IPv4 address, or the 64 bits of an IPv6 address that one house has for itself."""
    found = _parsed(address)
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found
    return str(ip_network((found, 64), strict=False)) if isinstance(found, IPv6Address) else str(found or address)


def _parsed(address: str) -> Address | None:
    try:
        return ip_address(address.partition("%")[0])
    except ValueError:
        return None


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return house(str(client[0])) if client else ""


class Proxies:
    """The proxies whose word on where somebody comes from is taken: addresses, or networks of them.

    >>> "10.0.0.7" in Proxies(["127.0.0.1", "10.0.0.0/24"])
    True
    """

    def __init__(self, trusted: tuple[str, ...] | list[str] = ()) -> None:
        self.networks = [ip_network(proxy, strict=False) for proxy in trusted]

    def __contains__(self, address: str) -> bool:
        found = _parsed(address)
        return found is not None and any(found in network for network in self.networks)


def unnamed(scope: Scope, origins: tuple[str, ...]) -> SenbazuruError | None:
    """What is wrong with the name by which a browser asked for us.

    A page elsewhere could give its own name our address, and its script would talk to us as if we were its server. So
    names must be known: this machine's own, and those of `origins`. A bare address cannot be given away like that.
    """
    host = _header(scope, b"host")
    name = _name_in(f"//{host}")
    known = (
        not host
        or _parsed(name) is not None
        or name == "localhost"
        or name.endswith(".localhost")
        or name in _own_names()
        or name in map(_name_in, origins)
    )
    return None if known else SenbazuruError("wrong-host", host=name[:100])


def _name_in(url: str) -> str:
    """The host alone, in small letters; empty if there is none."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def unwanted(scope: Scope, origins: tuple[str, ...]) -> SenbazuruError | None:
    """What is wrong with a page that wants something of us: it must be our own, or of an origin that was named.
    Programs have no origin."""
    origin, host = _header(scope, b"origin"), _header(scope, b"host")
    if origin and origin not in (*origins, f"http://{host}", f"https://{host}"):
        return SenbazuruError("wrong-origin")
    return unnamed(scope, origins)


def _header(scope: Scope, wanted: bytes) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), "")


@cache
def _own_names() -> frozenset[str]:
    own = socket.gethostname().lower()
    return frozenset({own, f"{own.partition('.')[0]}.local"})


LOCAL: Final = ("127.0.0.1", "::1", "localhost")
EVERYWHERE: Final = ("0.0.0.0", "::")
"""To listen on these is to listen on all addresses of this machine."""


def reachable(host: str, port: int, named: Sequence[str], proxied: bool) -> tuple[Reach, list[str]]:
    """Who can open the addresses of a server that listens there, and which those are, as far as it can know.

    >>> reachable("127.0.0.1", 8000, (), proxied=False)
    ('machine', [])
    >>> reachable("127.0.0.1", 8000, ("https://play.example.org",), proxied=True)
    ('name', ['https://play.example.org'])
    >>> reachable("192.0.2.7", 8000, (), proxied=False)
    ('network', ['http://192.0.2.7:8000'])
    """
    if named or proxied:  # how a proxy is reached, nobody but its owner can tell
        return "name", list(named)
    if host in LOCAL:
        return "machine", []
    address = own_address() if host in EVERYWHERE else host
    shown = f"[{address}]" if ":" in address else address
    return "network", [f"http://{shown}:{port}"] if address and address not in LOCAL else []


def opening(port: int) -> str:
    """The command that would open this server to the network, by the way it was installed."""
    command = "serve --host 0.0.0.0" + ("" if port == 8000 else f" --port {port}")
    made = Path(sys.prefix).parts[-2:] == (".venv", "play")
    return f'make play ARGS="{command}"' if made else f"senbazuru {command}"


def own_address() -> str:
    """The address by which others in the network reach this machine; empty if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))  # an address for documentation: nothing is sent
        except OSError:
            return ""
        return str(trial.getsockname()[0])
