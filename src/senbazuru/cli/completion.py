"""`senbazuru completion`: the shell completes commands and options."""

import click
from click.shell_completion import get_completion_class


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print what teaches SHELL to complete commands and options.

    For bash: add  eval "$(senbazuru completion bash)"  to ~/.bashrc; for zsh the same with zsh in ~/.zshrc; for fish:
    senbazuru completion fish > ~/.config/fish/completions/senbazuru.fish
    """
    made = get_completion_class(shell)
    assert made is not None
    click.echo(made(context.find_root().command, {}, "senbazuru", "_SENBAZURU_COMPLETE").source())
