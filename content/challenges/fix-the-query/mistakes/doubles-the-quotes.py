# Line 1: expected "[[1,"100% done"]]", got "[[1,"100% done"],[2,"1000 done"]]".
import sqlite3

COLUMNS = ["id", "text"]


def search(notes, owner, word, column):
    """Notes of an owner that contain a word, as rows of id and text; None for an unknown column."""
    if column not in COLUMNS:
        return None
    database = sqlite3.connect(":memory:")
    database.execute("CREATE TABLE notes (id INTEGER, owner TEXT, text TEXT)")
    database.executemany("INSERT INTO notes VALUES (?, ?, ?)", notes)
    owner = owner.replace("'", "''")
    word = word.replace("'", "''")
    query = (
        f"SELECT id, text FROM notes WHERE owner = '{owner}'"
        f" AND text LIKE '%{word}%' ORDER BY {column}, id"
    )
    return database.execute(query).fetchall()
