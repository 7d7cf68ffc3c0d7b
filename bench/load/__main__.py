"""The load generator as a process: one line of JSON for each level that it measured; none for tables that are left.

python -m bench.load boardgame --port P --server PID saturate
python -m bench.load ours --port P --server PID pace --tables 500 --rate 200
python -m bench.load ours --port P --server PID leave --tables 10000
"""

import argparse
import asyncio
import sys
from functools import partial
from typing import Any, Final

import msgspec

from bench.load.boardgame import FoldingMatch
from bench.load.drive import Crowd, Level
from bench.load.ours import OrigamiMatch, open_table

AT_ONCE: Final = 20


def tell(level: Level) -> None:
    print(msgspec.json.encode(level).decode(), flush=True)


async def generate(arguments: argparse.Namespace) -> None:
    working = asyncio.current_task()
    assert working is not None

    def failed(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Whatever goes wrong in a socket ends the run: half the load would measure nothing."""
        print(f"load: {context.get('exception') or context['message']}", file=sys.stderr)
        working.cancel()

    asyncio.get_running_loop().set_exception_handler(failed)
    port = arguments.port
    crowd = Crowd(partial((OrigamiMatch if arguments.kind == "ours" else FoldingMatch).opened, port), arguments.server)
    if arguments.how == "saturate":
        await crowd.saturate(arguments.warm_up, arguments.seconds, tell)
    elif arguments.how == "pace":
        tell(await crowd.pace(arguments.tables, arguments.rate, arguments.warm_up, arguments.seconds))
    else:
        for _ in range(0, arguments.tables, AT_ONCE):
            await asyncio.gather(*(open_table(port) for _ in range(AT_ONCE)))


def main() -> int:
    parser = argparse.ArgumentParser(description="Play many matches on a game server and time the moves.")
    parser.add_argument("kind", choices=("boardgame", "ours"))
    parser.add_argument("how", choices=("saturate", "pace", "leave"))
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--server", type=int, required=True, help="process id of the server, to see what it uses")
    parser.add_argument("--warm-up", type=float, default=1.5)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200.0)
    try:
        asyncio.run(generate(parser.parse_args()))
    except asyncio.CancelledError:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
