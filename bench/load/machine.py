"""What a process and its children use of the machine, where /proc tells."""

import os
from pathlib import Path


def family(root: int) -> list[int]:
    """A process and all that descend from it."""
    found, fresh = [], [root]
    while fresh:
        process = fresh.pop()
        found.append(process)
        for listing in Path(f"/proc/{process}/task").glob("*/children"):
            try:
                fresh += [int(child) for child in listing.read_text().split()]
            except OSError:
                continue
    return found


def cpu_seconds(root: int) -> float:
    """Time on a processor so far; 0 where it cannot be read."""
    ticks = 0
    for process in family(root):
        try:
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK") if ticks else 0.0


def resident_bytes(root: int) -> int:
    """Memory in use, counting what children share with their parent each time; 0 where it cannot be read."""
    pages = 0
    for process in family(root):
        try:
            pages += int(Path(f"/proc/{process}/statm").read_text().split()[1])
        except OSError:
            continue
    return pages * os.sysconf("SC_PAGE_SIZE") if pages else 0
