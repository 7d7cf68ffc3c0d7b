"""What both measurements do on their way."""

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

import click

from senbazuru.languages import say


class PeerError(click.ClickException):
    """A peer could not be installed or measured; the message is meant for the user."""


def progress(text: str) -> None:
    click.echo(f"bench: {text}", err=True)


def scratch() -> Path:
    """Where the engines beside us are installed; the servers have a folder next to it."""
    return Path(os.environ.get("SENBAZURU_PEERS", Path.home() / ".cache" / "senbazuru" / "peers"))


def run_step(command: Sequence[str], failure: str) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise PeerError(f"{failure}: {error}") from error
    if done.returncode:
        lines = (done.stdout + done.stderr).strip().splitlines()
        errors = [line for line in lines if line.lower().startswith("error")] or lines[-3:]
        raise PeerError(f"{failure}: {' / '.join(errors) or say('measure-exit-code', code=done.returncode)}")
