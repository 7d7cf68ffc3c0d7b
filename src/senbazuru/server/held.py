"""One server a database: two would each believe in a table of their own, and tell people different things."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from senbazuru.kernel.errors import Said, SenbazuruError

if sys.platform == "win32":
    import msvcrt

    def _take(lock: int) -> None:
        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(lock: int) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def held(file: str) -> Iterator[None]:
    """Nobody else may serve this database until we are done, or dead: the system then lets go of it for us.

    The file beside it that tells so stays: another server may already be looking at it. It is beside the database
    itself, whatever links lead there.
    """
    try:
        lock = os.open(f"{os.path.realpath(file)}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise SenbazuruError("bad-database", file=file, problem=problem.strerror) from None
    try:
        try:
            _take(lock)
        except (BlockingIOError, PermissionError):
            raise SenbazuruError("bad-database", file=file, problem=Said("problem-in-use")) from None
        yield
    finally:
        os.close(lock)
