"""`python -m bench`."""

import sys

try:
    from bench.commands import main
except ModuleNotFoundError as missing:
    sys.exit(
        f"Error: this Python has no {missing.name}. "
        "`make .venv/compiled/ready` makes one that has everything: .venv/compiled/bin/python -m bench"
    )

main(prog_name="python -m bench")
