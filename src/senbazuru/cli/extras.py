"""What a bare installation leaves out: some commands want an extra, as in `pip install "senbazuru[server]"`."""

from importlib.util import find_spec
from typing import Final

EXTRAS: Final = {
    "terminal": ("msgspec", "textual", "websockets"),
    "server": ("alembic", "httptools", "litestar", "msgspec", "sqlalchemy", "uvicorn", "websockets"),
    "arena": ("openskill",),
    "print": ("typst",),
}
"""The modules that each brings: those that are named in pyproject.toml and needed on every system."""


def installed(extra: str) -> bool:
    return all(find_spec(module) for module in EXTRAS[extra])


def extra_with(module: str | None, usual: str | None) -> str | None:
    """Which extra brings a module: the usual one of the command if it does, or any; none if no extra does."""
    fitting = [extra for extra, modules in EXTRAS.items() if module in modules]
    return usual if usual in fitting else next(iter(fitting), None)
