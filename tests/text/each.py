"""Many small cases of one promise, looked at by one test that names those which break it."""

from collections.abc import Callable, Iterable


def holds_for_each(check: Callable[..., None], cases: Iterable[tuple[object, ...]]) -> None:
    """A check holds for all cases; those for which it fails are listed, each with the first line of what it says."""
    found = []
    looked_at = 0
    for case in cases:
        looked_at += 1
        try:
            check(*case)
        except Exception as wrong:  # a word that is not there raises an error of its own
            said = str(wrong).partition("\n")[0]
            found.append(f"{', '.join(map(str, case))}: {said or type(wrong).__name__}")
    assert looked_at, "there is nothing to look at"
    assert not found, "\n".join(found)
