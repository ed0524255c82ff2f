"""Where matches are kept: tables on SQLite or PostgreSQL, and the plain functions that read and write them."""

from cattery.store.database import Database, open_database

__all__ = ["Database", "open_database"]
