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
from senbazuru.cli.serve import serve
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


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(senbazuru.__version__, message=f"senbazuru %(version)s ({_MODE})")
def main() -> None:
    """A digital table for paper-folding games.

    Play, simulate and study Origami, Origami: Legends and Origami Islands. Every game follows from its seed: the same
    seed gives the same game everywhere.
    """


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
