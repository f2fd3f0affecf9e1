# advice: `instr` tells uppercase from lowercase, so "buy" doesn't find "BUY ink". Bring both texts to one case in SQL.
# look: 01-a-word-in-any-letter-case
import sqlite3

OTHER = "0"


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
    recorder.execute("INSERT INTO notes VALUES (?, ?, ?)", (number, owner, text))


QUERIES = {
    column: "SELECT id, text FROM notes WHERE owner = ? AND instr(text, ?) > 0 ORDER BY " + order
    for column, order in [("id", "id"), ("text", "text, id")]
}


def search(recorder, owner, word, column):
    if column not in QUERIES:
        return None
    return recorder.execute(QUERIES[column], (owner, word))


def open_note(recorder, owner, number):
    if not (number.isascii() and number.isdigit()):
        return None
    rows = recorder.execute("SELECT text FROM notes WHERE owner = ? AND id = ?", (owner, number))
    return rows[0][0] if rows else None


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
