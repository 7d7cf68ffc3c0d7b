"""How each table stands, for those who sit there."""

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
