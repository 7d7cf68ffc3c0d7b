"""How each table stands, for those who sit there; and where to write to people whose turn it is."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "standings",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_standings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_standings_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "mail",
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("token", sa.String, nullable=False),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("told", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_mail"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_mail_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_mail_address", "mail", ["address"])
    op.create_index("ix_mail_token", "mail", ["token"], unique=True)
    op.create_table(
        "mailed",
        sa.Column("address", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_mailed_address", "mailed", ["address"])
