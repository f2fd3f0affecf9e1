# Line 1: expected "null", got "[[1,"buy seeds"],[3,"BUY ink"]]".
import sqlite3


def literally(word):
    """The word as a pattern for LIKE in which every character stands for itself."""
    return word.replace("!", "!!").replace("%", "!%").replace("_", "!_")


def search(notes, owner, word, column):
    """Notes of an owner that contain a word, as rows of id and text; None for an unknown column."""
    database = sqlite3.connect(":memory:")
    database.execute("CREATE TABLE notes (id INTEGER, owner TEXT, text TEXT)")
    database.executemany("INSERT INTO notes VALUES (?, ?, ?)", notes)
    query = (
        "SELECT id, text FROM notes WHERE owner = ?"
        f" AND text LIKE ? ESCAPE '!' ORDER BY {column}, id"
    )
    return database.execute(query, (owner, f"%{literally(word)}%")).fetchall()
