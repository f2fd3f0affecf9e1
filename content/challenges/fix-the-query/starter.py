import sqlite3


def search(notes, owner, word, column):
    """Notes of an owner that contain a word, as rows of id and text; None for an unknown column."""
    database = sqlite3.connect(":memory:")
    database.execute("CREATE TABLE notes (id INTEGER, owner TEXT, text TEXT)")
    for number, name, text in notes:
        database.execute(f"INSERT INTO notes VALUES ({number}, '{name}', '{text}')")
    return database.execute(
        f"SELECT id, text FROM notes WHERE owner = '{owner}'"
        f" AND text LIKE '%{word}%' ORDER BY {column}, id"
    ).fetchall()
