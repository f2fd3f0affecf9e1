from random import Random
from urllib.parse import quote, quote_plus

VALUES = [
    "O'Brien", "trade union, select committee", "credit union selection", "drop off; insertion", "red or blue", "4", "",
    "rock--n--roll", "c#", "1 or 1=10", "editor a=a", "size or colour=red", "a/*b", "select all; delete",
    "' OR '1'='1", "x' or a = a", "0 or 7=7", "' UNION SELECT name, 1 FROM users", "1 union all select 2",
    "1 UNION/**/SELECT/* x */2", "1; DROP TABLE items", "1;update items set price=0", "admin' --", "admin'#",
    "%27 or 1=1", "' or 1=1; delete from items --", "5/**/or/**/5=5", "union  all  select",
]
NAMES = ["id", "q", "name", "sort by"]


def practice(random, situation, count):
    """As many requests as the size says. The last one is a situation of its own."""
    lines = [f"192.0.2.{random.randrange(20, 60)} GET /item?id={random.randrange(100)}" for _ in range(count - 1)]
    source, number = f"203.0.113.{random.randrange(2, 60)}", random.randrange(10, 100)
    query = [
        f"q=O%27Brien+{number}",
        f"id={number}%27+or+{number}%3D{number}",
        f"id={number}+UNION+SELECT+{number}",
        f"id={number}%27--&q={number}%3Bdrop+table+x",
        f"id={number}%2527--",
        f"id={number}%3B{random.choice(['delete', 'update', 'insert'])}+x",
        f"id={number}/**/union/*{number}*/select+1",
        f"id={number}+or+{number}%3D{number}{random.randrange(10)}",
    ][situation]
    return [*lines, f"{source} GET /item?{query}"]


def generate(seed, size=None):
    """Requests of customers and of others, decoded values chosen from a labeled set."""
    random = Random(seed)
    if size is not None:
        return "\n".join(practice(random, seed % 8, size)) + "\n"
    lines = []
    for _ in range(random.randrange(4, 10)):
        source = f"203.0.113.{random.randrange(2, 6)}"
        path = random.choice(["/item", "/search", "/union/select"])
        encode = random.choice([quote, quote_plus])
        pairs = [f"{encode(random.choice(NAMES))}={encode(random.choice(VALUES))}" for _ in range(random.randrange(4))]
        query = "?" + "&".join(pairs) if pairs else ""
        lines.append(f"{source} {random.choice(['GET', 'POST'])} {path}{query}")
    return "\n".join(lines) + "\n"
