"""How a command says no."""

import click


class Refusal(click.ClickException):
    """One line says why; the exit code is 2. The call itself was right, and how the command is used would not help."""

    exit_code = 2
