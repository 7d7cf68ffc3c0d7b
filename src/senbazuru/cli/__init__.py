"""The `senbazuru` command."""

import sys
from typing import Final

import click

import senbazuru
from senbazuru.cli.arena import arena
from senbazuru.cli.bench import bench
from senbazuru.cli.cards import cards
from senbazuru.cli.check import check
from senbazuru.cli.completion import completion
from senbazuru.cli.join import join
from senbazuru.cli.lab import lab
from senbazuru.cli.play import play
from senbazuru.cli.position import position
from senbazuru.cli.replay import replay
from senbazuru.cli.serve import CLIENT, serve
from senbazuru.cli.sheets import sheets
from senbazuru.cli.simulate import simulate
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.text import Words

_MODE: Final = "compiled" if senbazuru.COMPILED else "pure Python"


class _Commands(click.Group):
    """Commands whose errors are a sentence that says what to do, and exit code 2."""

    def invoke(self, context: click.Context) -> object:
        try:
            return super().invoke(context)
        except SenbazuruError as error:
            raise click.UsageError(Words().error(error)) from None


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
    table = serve
    if not CLIENT.is_file():
        click.echo(
            "The table for browsers was not built here (`make web` does it, with Node.js): here is the terminal."
        )
        table = play
    with table.make_context(table.name, [], parent=context) as found:
        table.invoke(found)


for command in (
    play,
    serve,
    join,
    replay,
    position,
    cards,
    sheets,
    simulate,
    arena,
    lab,
    check,
    bench,
    completion,
):
    main.add_command(command)


if __name__ == "__main__":
    sys.exit(main())
