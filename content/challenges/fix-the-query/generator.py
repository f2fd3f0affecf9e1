import json
from random import Random

OWNERS = ["wren", "rook", "O'Brien", "Wren", "wren' --"]
PIECES = ["100%", "it's late", "a_b", "a\\b", "Hi!", "a!b", "plain", "PLAIN", '"x"', "; DROP TABLE notes", "ab", "!%", "1000"]
WORDS = ["", "%", "_", "!", "'", "plain", "a_b", "100%", "\\", "!%", "%' OR '1'='1", "' UNION SELECT id, text FROM notes --", '"', "B"]
COLUMNS = ["id", "text", "id", "text", "owner", "id DESC", "ID", "id; DROP TABLE notes", "(SELECT 1)", ""]


def generate(seed):
    """Notes of several owners and a search, sometimes with SQL in one of its arguments."""
    random = Random(seed)
    numbers = random.sample(range(1, 60), random.randrange(3, 9))
    notes = [
        [number, random.choice(OWNERS), " ".join(random.choices(PIECES, k=random.randrange(1, 3)))]
        for number in numbers
    ]
    owner = random.choice([random.choice(notes)[1], random.choice(notes)[1], "x' OR '1'='1"])
    text = random.choice(notes)[2]
    word = random.choice([random.choice(WORDS), random.choice(WORDS), text[: random.randrange(1, 5)]])
    column = random.choice(COLUMNS[:4]) if random.random() < 0.8 else random.choice(COLUMNS)
    return json.dumps([notes, owner, word, column]) + "\n"
