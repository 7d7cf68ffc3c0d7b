"""Senbazuru: a digital table for paper-folding games."""

from senbazuru.kernel import state as _state

__version__ = "0.1.0"

COMPILED: bool = not _state.__file__.endswith(".py")
"""Whether the engine runs compiled (by mypyc) or as plain Python."""
