"""Ours beside others, on one machine: `python -m bench`, from a checkout of the source.

`senbazuru bench` measures the engine alone and belongs to the package; nothing there knows of this folder.
"""
