import sqlite3

database = sqlite3.connect(":memory:")
database.execute("CREATE TABLE invoices (customer TEXT, total INTEGER)")
for row in [("wren", 40), ("O'Brien", 25), ("rook", 90)]:
    database.execute("INSERT INTO invoices VALUES (?, ?)", row)

for customer in ["wren", "O'Brien", "nobody", "x' OR '1'='1"]:
    try:
        query = f"SELECT total FROM invoices WHERE customer = '{customer}'"
        glued = len(database.execute(query).fetchall())
    except sqlite3.OperationalError as error:
        glued = error
    query = "SELECT total FROM invoices WHERE customer = ?"
    apart = len(database.execute(query, (customer,)).fetchall())
    print(f"{customer}: glued {glued}, apart {apart}")
