"""Where to write to people whose turn it is: kept outside of journals and their file, and no longer than needed.

An address belongs to a person at a table and goes with it. What is kept of it beyond that is a digest, for a day, so
that nobody gets more than a few mails: keyed with what is not in the database, and of no use without it.
"""

import hmac
import re
import secrets
from collections.abc import Collection
from functools import partial
from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sa

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.server.database import MAIL, MAILED, STANDINGS, TABLES
from senbazuru.server.store import Store
from senbazuru.table.plan import DAY

MOST: Final = 5
"""Mails that an address gets in a day, those that ask for its word included."""
UNCONFIRMED: Final = 2 * DAY
"""An address whose owner has said nothing is deleted after so long,"""
FINISHED: Final = 7 * DAY
"""and any other so long after the end of the game: there may be a rematch."""
PLAUSIBLE: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9-]{1,63})+"
)


class Entry(msgspec.Struct, frozen=True):
    """An address, and the table and person it belongs to."""

    table_id: str
    person: str
    address: str
    language: str
    token: str
    """In the links of its mails."""
    asked: float
    confirmed: bool
    told: float
    """When the turn began that was last written about; of one that is not confirmed, when its word was asked for."""


class Due(msgspec.Struct, frozen=True):
    """An entry with what is known of its table."""

    entry: Entry
    summary: bytes
    standing: bytes


_FIELDS: Final = [MAIL.c[name] for name in Entry.__struct_fields__]


def plain_address(given: str) -> str:
    """An address as it is kept. Raises SenbazuruError if nothing can be sent there."""
    name, at, domain = given.strip().rpartition("@")
    try:
        address = f"{name}{at}{domain.encode('idna').decode('ascii').lower()}"
    except UnicodeError:
        address = ""
    if not PLAUSIBLE.fullmatch(address) or len(address) > 254 or ".." in address or name[:1] == "." or name[-1:] == ".":
        raise SenbazuruError("bad-address")
    return address


class AddressBook:
    """The addresses of all tables. `key` is a secret that the database does not have."""

    def __init__(self, store: Store, key: str = "") -> None:
        self.store = store
        self._key = key.encode()

    def _digest(self, address: str) -> str:
        """What counts mails: the same for `ann+games@` as for `ann@`, whose box it is."""
        name, _, domain = address.lower().rpartition("@")
        return hmac.new(self._key, f"{name.partition('+')[0]}@{domain}".encode(), "sha256").hexdigest()

    async def ask(
        self, table: str, person: str, address: str, language: str, now: float
    ) -> Literal["asked", "confirmed"]:
        """Write an address down, to be asked for its word; one that has given it here already need not."""
        known = await self._find(MAIL.c.table_id == table, MAIL.c.person == person)
        if known and known.address == address and known.confirmed:
            return "confirmed"
        values = {
            "table_id": table,
            "person": person,
            "address": address,
            "language": language,
            "token": secrets.token_urlsafe(18),
            "asked": now,
            "confirmed": False,
            "told": 0.0,
        }
        await self.store.write(partial(_replace, [values]), unclean=known is not None)
        return "asked"

    async def state(self, table: str, person: str) -> Literal["none", "asked", "confirmed"]:
        known = await self._find(MAIL.c.table_id == table, MAIL.c.person == person)
        return "none" if known is None else "confirmed" if known.confirmed else "asked"

    async def by_token(self, token: str) -> Entry | None:
        return await self._find(MAIL.c.token == token)

    async def confirm(self, token: str, now: float) -> bool:
        """The owner has given his word. Of what he is asked at the moment he knows."""
        change = MAIL.update().where(MAIL.c.token == token, ~MAIL.c.confirmed).values(confirmed=True, told=now)
        await self.store.write(lambda connection: connection.execute(change).rowcount)
        return await self.by_token(token) is not None

    async def stop(self, token: str, now: float) -> bool:
        """Nothing is written to this address any more, from no table; and today nobody asks for its word again."""
        known = await self.by_token(token)
        if known is None:
            return False
        await self._delete(MAIL.c.address == known.address)
        await self._count([self._digest(known.address)] * MOST, now)
        return True

    async def forget(self, table: str, person: str) -> None:
        await self._delete(MAIL.c.table_id == table, MAIL.c.person == person)

    async def drop(self, entry: Entry) -> None:
        """Nothing can be sent there."""
        await self._delete(MAIL.c.token == entry.token)

    async def carry(self, table: str, to: str, people: Collection[str]) -> None:
        """Those who play again are written to at the next table as well."""
        query = sa.select(*_FIELDS).where(MAIL.c.table_id == table, MAIL.c.person.in_(people), MAIL.c.confirmed)
        found = await self.store.read(lambda connection: connection.execute(query).mappings().all())
        fresh = [{**row, "table_id": to, "token": secrets.token_urlsafe(18), "told": 0.0} for row in found]
        if fresh:
            await self.store.write(partial(_replace, fresh))

    async def due(self) -> list[Due]:
        """All that may have to be written to: those who were not asked for their word yet, and those who play."""
        query = (
            sa.select(*_FIELDS, TABLES.c.summary, STANDINGS.c.body)
            .join(TABLES, TABLES.c.id == MAIL.c.table_id)
            .join(STANDINGS, STANDINGS.c.table_id == MAIL.c.table_id)
            .where(sa.or_(MAIL.c.confirmed & (TABLES.c.phase == "playing"), ~MAIL.c.confirmed & (MAIL.c.told == 0)))
        )
        found = await self.store.read(lambda connection: connection.execute(query).all())
        return [Due(Entry(*row[:-2]), row.summary, row.body) for row in found]

    async def told(self, entry: Entry, at: float) -> None:
        """It has been written to."""
        change = MAIL.update().where(MAIL.c.token == entry.token).values(told=at)
        await self.store.write(lambda connection: connection.execute(change).rowcount)

    async def sent(self, address: str, now: float) -> int:
        """How many mails an address got in the last day."""
        counted = MAILED.c.address == self._digest(address), MAILED.c.at > now - DAY
        query = sa.select(sa.func.count()).select_from(MAILED).where(*counted)
        return await self.store.read(lambda connection: connection.execute(query).scalar_one())

    async def count(self, address: str, now: float) -> None:
        await self._count([self._digest(address)], now)

    async def sweep(self, now: float) -> None:
        """What is not needed any more goes."""
        over = sa.select(TABLES.c.id).where(TABLES.c.phase == "over", TABLES.c.ended <= now - FINISHED)
        await self._delete(sa.or_(~MAIL.c.confirmed & (MAIL.c.asked <= now - UNCONFIRMED), MAIL.c.table_id.in_(over)))
        old = MAILED.delete().where(MAILED.c.at <= now - DAY)
        await self.store.write(lambda connection: connection.execute(old).rowcount)

    async def _find(self, *where: sa.ColumnElement[bool]) -> Entry | None:
        query = sa.select(*_FIELDS).where(*where)
        row = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        return Entry(*row) if row else None

    async def _delete(self, *where: sa.ColumnElement[bool]) -> None:
        query = MAIL.delete().where(*where)
        await self.store.write(lambda connection: connection.execute(query).rowcount, unclean=True)

    async def _count(self, digests: list[str], now: float) -> None:
        rows = [{"address": digest, "at": now} for digest in digests]
        await self.store.write(lambda connection: connection.execute(MAILED.insert(), rows).rowcount)


def _replace(rows: list[dict[str, Any]], connection: sa.Connection) -> None:
    for row in rows:
        connection.execute(MAIL.delete().where(MAIL.c.table_id == row["table_id"], MAIL.c.person == row["person"]))
        connection.execute(MAIL.insert(), row)
