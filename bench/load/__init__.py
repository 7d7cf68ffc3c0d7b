"""A load generator for game servers: players who move through WebSockets, and a clock beside them.

`python -m bench server` runs it as a process of its own, against our server and against a boardgame.io server:
`socket` and `http` talk, `drive` times, `boardgame` and `ours` know one protocol each.
"""
