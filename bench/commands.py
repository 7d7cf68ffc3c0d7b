"""What can be measured beside us."""

import click

from bench.peers import peers
from bench.server import server


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Measure Senbazuru beside others, on this machine.

    What the others need is installed on first use, in ~/.cache/senbazuru; SENBAZURU_PEERS names another folder.
    """


main.add_command(peers)
main.add_command(server)
