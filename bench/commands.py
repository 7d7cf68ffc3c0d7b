"""What can be measured beside us."""

import click

from bench.peers import peers
from bench.server import server
from senbazuru.cli.speaking import Group


@click.group(cls=Group, key="measure", context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    pass


main.add_command(peers)
main.add_command(server)
