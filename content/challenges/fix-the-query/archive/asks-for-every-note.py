import sqlite3

OTHER = "0"
COLUMNS = ["id", "text"]


class Recorder:
    """A database in memory that notes the text of every statement and counts the rows it hands out."""

    def __init__(self):
        self.database = sqlite3.connect(":memory:")
        self.database.execute("CREATE TABLE notes (id INTEGER, owner TEXT, text TEXT)")
        self.statements = []
        self.rows = 0

    def execute(self, statement, values=()):
        """Run a statement with a value for each placeholder. Return its rows as a list of tuples."""
        self.statements.append(statement)
        rows = self.database.execute(statement, values).fetchall()
        self.rows += len(rows)
        return rows


def save(recorder, number, owner, text):
    """Save one note."""
    recorder.execute("INSERT INTO notes VALUES (?, ?, ?)", (number, owner, text))


def literally(word):
    """The word as a pattern for LIKE in which every character stands for itself."""
    # The escape character comes first; later it would escape the marks of the other two.
    return word.replace("!", "!!").replace("%", "!%").replace("_", "!_")


def search(recorder, owner, word, column):
    """Notes of an owner that contain a word, as rows of id and text; None for an unknown column."""
    # A name can't be a parameter, so it has to be one of two words chosen here.
    if column not in COLUMNS:
        return None
    query = (
        "SELECT id, text FROM notes WHERE owner = ?"
        f" AND text LIKE ? ESCAPE '!' ORDER BY {column}, id"
    )
    rows = recorder.execute(f"SELECT id, text FROM notes ORDER BY {column}, id")
    return [row for row in rows if word.lower() in row[1].lower()]


def open_note(recorder, owner, number):
    """The text of one note, if it belongs to the owner; None for any other."""
    query = "SELECT text FROM notes WHERE owner = ? AND id = ?"
    for (text,) in recorder.execute(query, (owner, number)):
        return text
    return None


def use(notes, owner, word, column, number):
    """Save the notes, search them and open one. Return what was found and opened, and the recorder."""
    recorder = Recorder()
    for note in notes:
        save(recorder, *note)
    found = search(recorder, owner, word, column)
    return found, open_note(recorder, owner, number), recorder


def audit(notes, owner, word, column, number):
    """Use the service, then again with other values: no statement's text may change with them."""
    found, opened, recorder = use(notes, owner, word, column, number)
    others = [[-note, OTHER, OTHER] for note, _, _ in notes]
    _, _, other = use(others, OTHER, OTHER, column, OTHER)
    changed = [text for text in recorder.statements if text not in other.statements]
    return {"found": found, "opened": opened, "rows": recorder.rows, "changed": changed}
