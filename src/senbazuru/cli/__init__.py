"""The `senbazuru` command."""

import sys
from importlib import import_module
from typing import Any, Final

import click

import senbazuru
from senbazuru.cli.extras import extra_with, installed
from senbazuru.cli.refusal import Refusal
from senbazuru.cli.speaking import Command, Group, option
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.languages import say

COMMANDS: Final[dict[str, str | None]] = {
    "play": "terminal",
    "serve": "server",
    "join": "terminal",
    "rules": None,
    "replay": None,
    "position": None,
    "score": None,
    "cards": None,
    "sheets": None,
    "print": "print",
    "simulate": None,
    "arena": "arena",
    "lab": "arena",
    "check": None,
    "bench": None,
    "completion": None,
}
"""Each lies in the module of its name. Some want an extra, without which they do little or nothing."""


def imported(name: str) -> click.Command:
    command: click.Command = getattr(import_module(f"senbazuru.cli.{name}"), name)
    return command


class _Later(Command):
    """A command that is imported when it is used, and not to be listed."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        assert self.name is not None
        try:
            return imported(self.name).make_context(info_name, args, parent, **extra)
        except ModuleNotFoundError:
            if not extra.get("resilient_parsing"):
                raise
            return super().make_context(info_name, args, parent, **extra)  # a shell asks: it has nothing to complete


class _Commands(Group):
    """Commands whose errors are a sentence that says what to do, and exit code 2."""

    def invoke(self, context: click.Context) -> object:
        try:
            return super().invoke(context)
        except SenbazuruError as error:
            problem = Refusal if error.code == "extra-missing" else click.UsageError
            raise problem(str(error)) from None
        except ModuleNotFoundError as error:
            name = context.invoked_subcommand or ""
            extra = extra_with(error.name, COMMANDS[name]) if name in COMMANDS else None
            if extra is None:
                raise
            raise Refusal(str(_missing(f"senbazuru {name}", extra))) from None


def _missing(command: str, extra: str) -> SenbazuruError:
    return SenbazuruError("extra-missing", command=command, extra=extra)


def _tell_version(context: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked and not context.resilient_parsing:
        mode = "compiled" if senbazuru.COMPILED else "pure"
        click.echo(say("version", version=senbazuru.__version__, mode=mode))
        context.exit()


@click.group(
    cls=_Commands, key="command", invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_tell_version)
@click.pass_context
def main(context: click.Context) -> None:
    if context.invoked_subcommand is not None:
        return
    name = _table()
    with imported(name).make_context(name, [], parent=context) as found:
        found.command.invoke(found)


def _table() -> str:
    """Where somebody plays who has not said: in the browser, or else in the terminal."""
    from senbazuru.cli.serve import CLIENT

    served = installed("server")
    if served and CLIENT.is_file():
        return "serve"
    if not installed("terminal"):
        raise _missing("senbazuru", "terminal" if served else "server")
    click.echo(say("no-table-for-browsers", why="not-built" if served else "not-installed"))
    return "play"


for _name in COMMANDS:
    main.add_command(_Later(_name))


if __name__ == "__main__":
    sys.exit(main())
