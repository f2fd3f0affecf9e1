"""The SQL database of an application: SQLite in memory, with limits, and a log of the statements."""

import sqlite3

from .chance import chance

_LONGEST_VALUE, _LONGEST_STATEMENT, _MOST_ROWS = 1_048_576, 65_536, 10_000
_LONGEST_LOG = 5_000
# SQLite calls back after so many steps of its virtual machine. A statement that takes more is stopped.
_STEPS, _MOST_CALLS = 10_000, 200


class Database:
    """A database that the scenario's script fills."""

    def __init__(self, name, script, store):
        self._name, self._store = name, store
        self.log = []
        self._calls = 0
        self._connection = connection = sqlite3.connect(":memory:", isolation_level=None)
        connection.row_factory = sqlite3.Row
        connection.execute("PRAGMA temp_store = MEMORY")
        self._replace_functions()
        connection.executescript(script)
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_VALUE)
        connection.setlimit(sqlite3.SQLITE_LIMIT_SQL_LENGTH, _LONGEST_STATEMENT)
        connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
        connection.set_progress_handler(self._count, _STEPS)

    def _replace_functions(self):
        """Makes what is random depend on the seed, and adds sleep(), which databases with a server have."""
        drawn = chance("sql", self._name)
        functions = {
            ("random", 0): lambda: drawn.randrange(-(2**63), 2**63),
            ("randomblob", 1): lambda size: drawn.randbytes(max(1, min(size, _LONGEST_VALUE))),
            ("sleep", 1): self._sleep,
        }
        for (name, count), function in functions.items():
            self._connection.create_function(name, count, function)

    def _sleep(self, seconds):
        self._store.wait(float(seconds))
        return 0

    def _count(self):
        self._calls += 1
        return self._calls > _MOST_CALLS

    def _rows(self, sql, parameters):
        self._calls = 0
        cursor = self._connection.execute(sql, parameters)
        try:
            rows = cursor.fetchmany(_MOST_ROWS + 1)
        finally:
            cursor.close()
        if len(rows) > _MOST_ROWS:
            raise sqlite3.OperationalError(f"more than {_MOST_ROWS} rows")
        return rows

    def execute(self, sql, parameters=()):
        """Runs one statement and returns its rows. Raises sqlite3.Error if it fails."""
        entry = {"time": self._store.now, "app": self._name, "sql": str(sql)[:_LONGEST_STATEMENT]}
        values = list(parameters.values() if isinstance(parameters, dict) else parameters)
        entry["parameters"] = [value if isinstance(value, (int, float, str)) else str(value) for value in values]
        entry.update(rows=0, error="")
        if len(self.log) < _LONGEST_LOG:
            self.log.append(entry)
        try:
            rows = self._rows(sql, parameters)
        except (sqlite3.Error, sqlite3.Warning) as error:
            entry["error"] = str(error)
            raise
        entry["rows"] = len(rows)
        return rows
# cspell:ignore executescript randomblob setlimit
