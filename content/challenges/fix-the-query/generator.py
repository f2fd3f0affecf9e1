import json
from random import Random

OWNERS = ["wren", "rook", "O'Brien", "Wren", "wren' --"]
PIECES = ["100%", "it's late", "a_b", "a\\b", "Hi!", "a!b", "plain", "PLAIN", '"x"', "; DROP TABLE notes", "ab", "!%", "1000"]
WORDS = ["", "%", "_", "!", "'", "plain", "a_b", "100%", "\\", "!%", "%' OR '1'='1", "' UNION SELECT id, text FROM notes --", '"', "B"]
COLUMNS = ["id", "text", "id", "text", "owner", "id DESC", "ID", "id; DROP TABLE notes", "(SELECT 1)", ""]
NUMBERS = ["0 OR 1=1", "0 UNION SELECT text FROM notes", "", "x", "' OR '1'='1"]


def practice(random, situation, count):
    """As many notes as the size says. Every rule of the brief is a situation of its own."""
    numbers = random.sample(range(10, 100), count)
    owner = random.choice(["wren", "rook"])
    notes = [[number, owner, f"{random.choice(['tide', 'Rope', 'mast'])} {number}"] for number in numbers]
    word, column, opened = random.choice(["", "E", "a"]), "id", str(random.choice(numbers))
    if situation == 0:
        notes[0][2], word = f"it's {numbers[0]}", "it's"
    elif situation == 1:
        notes[0][2], word = f"{numbers[0]}0% done", random.choice(["%", "0%"])
        notes[-1][2] = f"{numbers[-1]}00 done" if count > 1 else notes[-1][2]
    elif situation == 2:
        word = random.choice(["%", "_", "!", "e_", "e%"])
    elif situation == 3:
        column = random.choice(["owner", "ID", "text DESC", "1"])
    elif situation == 4:
        column, word = "text", ""
        notes[-1][2] = notes[0][2]
    elif situation == 5:
        notes[0][1], opened = "heron", f"{numbers[0]}{random.choice(['', ' OR 1=1', ' --'])}"
    else:
        owner = f"{owner}' OR '1'='1"
    return [notes, owner, word, column, opened]


def generate(seed, size=None):
    """Notes of several owners, a search and a number to open, sometimes with SQL in one of the arguments."""
    random = Random(seed)
    if size is not None:
        return json.dumps(practice(random, (seed + size) % 7, size)) + "\n"
    numbers = random.sample(range(1, 60), random.randrange(3, 9))
    notes = [
        [number, random.choice(OWNERS), " ".join(random.choices(PIECES, k=random.randrange(1, 3)))]
        for number in numbers
    ]
    owner = random.choice([random.choice(notes)[1], random.choice(notes)[1], "x' OR '1'='1"])
    text = random.choice(notes)[2]
    word = random.choice([random.choice(WORDS), random.choice(WORDS), text[: random.randrange(1, 5)]])
    column = random.choice(COLUMNS[:4]) if random.random() < 0.8 else random.choice(COLUMNS)
    number = str(random.choice(numbers)) if random.random() < 0.8 else random.choice(NUMBERS)
    return json.dumps([notes, owner, word, column, number]) + "\n"
