"""Senbazuru: a digital table for paper-folding games."""

from importlib.machinery import ExtensionFileLoader as _ExtensionFileLoader
from importlib.util import find_spec as _find_spec

__version__ = "0.1.0"

_state = _find_spec("senbazuru.kernel.state")
COMPILED: bool = _state is not None and isinstance(_state.loader, _ExtensionFileLoader)
"""Whether the engine runs compiled (by mypyc) or as plain Python. Found out without loading it."""
