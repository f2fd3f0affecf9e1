from random import Random

TEXTS = [
    "Move the archive before the audit on Monday.",
    "THE THIRD RELAY STOPPED ANSWERING",
    "All passwords were changed at 02:11, once more.",
    "Zebra aZ Az zz",
    "1001 locks; 7 keys",
    "Nobody outside the team has seen Plan B",
    "x",
    "Café closed",
]
KEYS = ["wren", "HERON", "a", "Z", "Kestrel", "bb", "thelongestkeyofallthekeysintheboxisthisone", "Rook"]
BAD_KEYS = ["", "two words", "k3y", "wren.", " wren", "clé"]


def generate(seed):
    """A mode, a key that is refused now and then, and a text with letters and other signs."""
    random = Random(seed)
    mode = random.choice(["encrypt", "decrypt"])
    key = random.choice(BAD_KEYS if random.random() < 0.15 else KEYS)
    text = " ".join(random.sample(TEXTS, random.choice([1, 2])))
    return f"{mode}\n{key}\n{text}\n"
