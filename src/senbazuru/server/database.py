"""The database: its tables, how a file becomes one, and how an older one is brought up to date.

A change of the tables here needs a migration beside `migrations/versions/0001_tables.py`; a test compares the two.

Addresses of mail lie in a file of their own beside it, which every connection attaches: copies of it have none.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import ArgumentError, DBAPIError

from senbazuru.kernel.errors import Said, SenbazuruError

MIGRATIONS: Final = Path(__file__).with_name("migrations")

_NAMES: Final = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
}
METADATA: Final = sa.MetaData(naming_convention=_NAMES)
TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("phase", sa.String, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("changed", sa.Double, nullable=False),
    sa.Column("expires", sa.Double, nullable=False, index=True),
    sa.Column("wakes", sa.Double, index=True),
    sa.Column("ended", sa.Double),
    sa.Column("summary", sa.LargeBinary, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.CheckConstraint("phase IN ('open', 'playing', 'over')", name="phase"),
    sa.CheckConstraint("(phase = 'over') = (ended IS NOT NULL)", name="ended"),
    sa.Index(None, "phase", "created"),
    sa.Index(None, "phase", "ended"),
)
# Without row numbers, SQLite keeps these in the order of their keys: what belongs to a table lies together.
ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
CHAT: Final = sa.Table(
    "chat",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
# Whose turn it is, for those who sit there: no table need be loaded for it.
STANDINGS: Final = sa.Table(
    "standings",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
# Not in the journal, which is kept for long and read by many, nor in its file, which is copied: an address goes as soon
# as it is not needed. If this file is lost, people are not written to any more, and that is all.
POST: Final = sa.MetaData(schema="post", naming_convention=_NAMES)
MAIL: Final = sa.Table(
    "mail",
    POST,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("address", sa.String, nullable=False, index=True),
    sa.Column("language", sa.String, nullable=False),
    sa.Column("token", sa.String, nullable=False, index=True, unique=True),
    sa.Column("asked", sa.Double, nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("told", sa.Double, nullable=False),
)
MAILED: Final = sa.Table(
    "mailed",
    POST,
    sa.Column("address", sa.String, nullable=False, index=True),
    sa.Column("at", sa.Double, nullable=False),
)

# References do not reach from file to file. What a crash leaves between the two, a sweep finds.
_MAIL_GOES_ALONG: Final = """
    CREATE TEMP TRIGGER mail_goes_along AFTER DELETE ON main.tables
    BEGIN DELETE FROM mail WHERE table_id = OLD.id; END
"""

# SQLite begins a transaction as a reader and may find out too late that it cannot write, so writers say it at once.
# A migration builds tables anew, and dropping the old one must not take along all that refers to it.
WRITES: Final = {"begin": ("BEGIN IMMEDIATE",)}
MIGRATES: Final = {"begin": ("PRAGMA foreign_keys = OFF", "BEGIN IMMEDIATE")}


def open_database(url: str, patience: float) -> sa.Engine:
    """The database at a URL, made if it is not there yet, and of the newest kind.

    Who finds it locked waits for as many seconds as `patience` says.
    """
    file = file_of(url)
    mail = mail_file_of(file)
    address = sa.URL.create("sqlite+pysqlite", database=file)
    engine = sa.create_engine(address, connect_args={"timeout": patience}, hide_parameters=True)
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", _begin)
    try:
        with _owned(file):
            _upgrade(engine, file)
        engine.dispose()  # the connection that migrated does not look after references
        sa.event.listen(engine, "connect", partial(_attach, mail))
        with _owned(mail):
            _make_post(engine, mail)
    finally:
        engine.dispose()
    return engine


@contextmanager
def _owned(file: str) -> Iterator[None]:
    """A file, made if it is not there yet. If something cannot be done with it, it is said why."""
    try:
        # It holds seeds, or addresses: nobody but the owner may read it. SQLite gives the files beside it the same
        # permissions.
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        yield
    except OSError as problem:
        raise SenbazuruError("bad-database", file=file, problem=problem.strerror) from None
    except DBAPIError as problem:
        raise SenbazuruError("bad-database", file=file, problem=str(problem.orig)) from None


def file_of(url: str) -> str:
    """The file that a URL like `sqlite:///tables.sqlite` means."""
    try:
        address = sa.make_url(url)
    except ArgumentError:
        raise SenbazuruError("unknown-database", kind=url.partition(":")[0]) from None
    if address.get_backend_name() != "sqlite":
        raise SenbazuruError("unknown-database", kind=address.get_backend_name())
    if address.database in (None, "", ":memory:"):
        raise SenbazuruError("unknown-database", kind=":memory:")
    return str(address.database)


def mail_file_of(file: str) -> str:
    """Where the addresses of a database are: beside it, whatever links lead there, so that who holds it holds both."""
    real = Path(os.path.realpath(file))
    return str(real.with_stem(f"{real.stem}-mail"))


def _prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so, see below
    connection.execute("PRAGMA foreign_keys = ON")
    _set(connection, "main")


def _attach(mail: str, connection: Any, _: object) -> None:
    connection.execute(f"ATTACH ? AS {POST.schema}", (mail,))
    _set(connection, f"{POST.schema}")
    connection.execute(_MAIL_GOES_ALONG)


def _set(connection: Any, schema: str) -> None:
    # what is deleted is overwritten: people may want nothing of theirs to be kept
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "secure_delete = ON"):
        connection.execute(f"PRAGMA {schema}.{pragma}")


def _begin(connection: sa.Connection) -> None:
    for statement in connection.get_execution_options().get("begin", ("BEGIN",)):
        connection.exec_driver_sql(statement)


def _upgrade(engine: sa.Engine, file: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    with engine.connect().execution_options(**MIGRATES) as connection, connection.begin():
        found = MigrationContext.configure(connection).get_current_revision()
        if found is None and sa.inspect(connection).get_table_names():
            raise SenbazuruError("bad-database", file=file, problem=Said("problem-of-another-program"))
        if found is not None and found not in known:
            raise SenbazuruError("newer-database", file=file)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _make_post(engine: sa.Engine, mail: str) -> None:
    with engine.connect().execution_options(**WRITES) as connection, connection.begin():
        found = sa.inspect(connection).get_table_names(schema=POST.schema)
        if not set(found) <= {MAIL.name, MAILED.name}:
            raise SenbazuruError("bad-database", file=mail, problem=Said("problem-of-another-program"))
        POST.create_all(connection)
