"""A running table: seats, clocks, undo, proposals, chat, records. No network, no database, no clock of its own."""
