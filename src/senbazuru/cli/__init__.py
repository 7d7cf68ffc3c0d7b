"""The `senbazuru` command."""

import sys
from importlib import import_module
from typing import Any, Final, NamedTuple

import click

import senbazuru
from senbazuru.cli.extras import extra_with, installed
from senbazuru.cli.refusal import Refusal
from senbazuru.kernel.errors import SenbazuruError

_MODE: Final = "compiled" if senbazuru.COMPILED else "pure Python"


class Entry(NamedTuple):
    """What is known of a command before it is imported."""

    line: str
    """The first line of its help."""
    extra: str | None = None
    """The extra without which it does little or nothing."""


COMMANDS: Final = {
    "play": Entry("Play a GAME in the terminal.", "terminal"),
    "serve": Entry("Serve tables for people and bots, in the browser.", "server"),
    "join": Entry("Play at the table of a server.", "terminal"),
    "replay": Entry("Play the game in FILE again and tell it in words."),
    "position": Entry("Set up a position from FILE, answer, and see what follows."),
    "cards": Entry("List the cards with every figure and where it comes from."),
    "sheets": Entry("List the sheets of Origami Islands, or draw some of them."),
    "simulate": Entry("Play many GAMEs among bots and tell how they ended."),
    "arena": Entry("Let bots play a tournament of GAME and rate them.", "arena"),
    "lab": Entry("Study the games: what many of them tell about cards, seats, sheets and bots.", "arena"),
    "check": Entry("Check what GAME promises, at every state of random games."),
    "bench": Entry("Measure the engine: medians, one core, random play with every answer checked."),
    "completion": Entry("Print what teaches SHELL to complete commands and options."),
}
"""Each lies in the module of its name."""


def imported(name: str) -> click.Command:
    command: click.Command = getattr(import_module(f"senbazuru.cli.{name}"), name)
    return command


class _Later(click.Command):
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


class _Commands(click.Group):
    """Commands whose errors are a sentence that says what to do, and exit code 2."""

    def invoke(self, context: click.Context) -> object:
        try:
            return super().invoke(context)
        except SenbazuruError as error:
            problem = Refusal if error.code == "extra-missing" else click.UsageError
            raise problem(str(error)) from None
        except ModuleNotFoundError as error:
            name = context.invoked_subcommand or ""
            extra = extra_with(error.name, COMMANDS[name].extra) if name in COMMANDS else None
            if extra is None:
                raise
            raise Refusal(str(_missing(f"senbazuru {name}", extra))) from None


def _missing(command: str, extra: str) -> SenbazuruError:
    return SenbazuruError("extra-missing", command=command, extra=extra)


@click.group(cls=_Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(senbazuru.__version__, message=f"senbazuru %(version)s ({_MODE})")
@click.pass_context
def main(context: click.Context) -> None:
    """A digital table for paper-folding games.

    Play, simulate and study Origami, Origami: Legends and Origami Islands. Every game follows from its seed: the same
    seed gives the same game everywhere.

    Without a command: play in the browser, as `serve` does.
    """
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
    why = "was not built here (`make web` does it, with Node.js)"
    if not served:
        why = 'is not installed here (`pip install "senbazuru[server]"` brings it)'
    click.echo(f"The table for browsers {why}: here is the terminal.")
    return "play"


for _name, _entry in COMMANDS.items():
    main.add_command(_Later(_name, short_help=_entry.line))


if __name__ == "__main__":
    sys.exit(main())
