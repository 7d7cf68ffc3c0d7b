"""`senbazuru completion`: the shell completes commands and options."""

import click
from click.shell_completion import get_completion_class

from senbazuru.cli.speaking import argument, command


@command()
@argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    made = get_completion_class(shell)
    assert made is not None
    click.echo(made(context.find_root().command, {}, "senbazuru", "_SENBAZURU_COMPLETE").source())
