"""What whoever runs a server may set."""

from dataclasses import dataclass, field

from senbazuru.server.smtp import Smtp
from senbazuru.table.plan import DAY


@dataclass(frozen=True)
class Limits:
    """What one client, or one address, may ask of a server. Generous for people, not for floods."""

    message: int = 16_384
    """Bytes of one message."""
    messages: int = 200
    """Messages of one connection, and of one person at a table, in ten seconds."""
    chat: int = 10
    """Lines of chat of one person in ten seconds."""
    aheads: int = 60
    """Looks ahead of one connection in ten seconds: people need one a click."""
    tables: int = 20
    """New tables of one address in an hour."""
    rematches: int = 60
    """Rematches of one address in an hour."""
    prints: int = 60
    """Pages to print that are made for one address in an hour; those that are kept count for nobody."""
    mails: int = 10
    """Addresses that people of one address want to be written to at, in an hour."""
    alone: int = 5
    """Tables of one address at which bots play alone, at the same time."""
    comings: int = 120
    """How often people of one address come to a table, in an hour."""
    people: int = 100
    """People without a seat at one table. For one more, the first of those who are not connected makes room."""
    changes: int = 300
    """What one person changes at a table in ten minutes, answers aside: seats, proposals, time, what is undone."""
    requests: int = 600
    """HTTP requests of one address in a minute,"""
    pages: int = 6000
    """not counting pages and the files they are made of, of which there may be so many."""
    connections: int = 100
    """Sockets of one address that are open at once; of all its connections there may be twice as many."""
    arrivals: int = 200
    """New connections of one address in ten seconds."""
    silence: int = 120
    """Seconds without a word after which a client is taken for gone; `ping` is a word."""
    unsent: int = 256
    """Messages that may wait for a slow client before it is cut off."""


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    bot_processes: int = 1
    bot_patience: float = 30.0
    """Seconds, beyond four times what a bot may think, after which its process is taken for dead."""
    idle: float = 60.0
    """Seconds after which a table that nobody looks at leaves memory."""
    absent: float = 60.0
    """Seconds after which others may put a stand-in into the seat of somebody who is not connected."""
    limits: Limits = field(default_factory=Limits)
    origins: tuple[str, ...] = ()
    """Other origins, such as https://play.example.org, whose pages may talk to this server."""
    proxies: tuple[str, ...] = ()
    """Addresses, or networks of them, whose `X-Forwarded-For` is believed."""
    smtp: Smtp | None = None
    """Who takes the mail that people are sent when it is their turn; nobody: then they get none."""
    mail_after: float = 60.0
    """Seconds for which it has been somebody's turn before he is written to."""
    keep_open: float = DAY
    """Tables that never started, or ended before any person answered, are deleted after so long,"""
    keep_left: float = 7 * DAY
    """abandoned ones after so long,"""
    keep_mail: float = 60 * DAY
    """those with days for a move after so long,"""
    keep_finished: float = 365 * DAY
    """and finished ones after so long."""
