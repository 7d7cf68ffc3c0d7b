"""The first tables: a row a table, its journal and its chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("wakes", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.CheckConstraint("phase IN ('open', 'playing', 'over')", name=op.f("ck_tables_phase")),
        sa.CheckConstraint("(phase = 'over') = (ended IS NOT NULL)", name=op.f("ck_tables_ended")),
    )
    op.create_index("ix_tables_expires", "tables", ["expires"])
    op.create_index("ix_tables_wakes", "tables", ["wakes"])
    op.create_index("ix_tables_phase_created", "tables", ["phase", "created"])
    op.create_index("ix_tables_phase_ended", "tables", ["phase", "ended"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
