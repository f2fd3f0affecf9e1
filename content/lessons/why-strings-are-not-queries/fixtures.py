"""The databases that the cases of this lesson share."""

import sqlite3


class WithParametersOnly(sqlite3.Connection):
    """A connection that refuses queries without parameters."""

    def execute(self, query, parameters=()):
        if not parameters:
            raise PermissionError("the query has no parameters")
        return super().execute(query, parameters)


def create_users(kind):
    """Return a database with three users."""
    database = sqlite3.connect(":memory:", factory=kind)
    cursor = database.cursor()
    cursor.execute("CREATE TABLE users (id INTEGER, name TEXT)")
    cursor.execute("INSERT INTO users VALUES (1, 'wren'), (2, 'rook'), (7, 'O''Brien')")
    return database


users = create_users(sqlite3.Connection)
guarded_users = create_users(WithParametersOnly)
