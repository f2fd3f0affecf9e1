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


def practice_input(seed, size, random):
    """A text of as many words as the size says. The situation is drawn first."""
    mode, key = random.choice(["encrypt", "decrypt"]), random.choice(["wren", "rook", "lock", "harbor"])
    words = random.sample(" ".join(TEXTS).split(), size)
    text = " ".join(words)
    situation = seed % 8
    if situation == 0:
        key = random.choice(BAD_KEYS)
    elif situation == 1:
        key = random.choice(["HERON", "Kestrel", "LEMON", "rOOk"])
    elif situation == 2:
        key = random.choice(["clé", "café", "né", "Zürich"])
    elif situation == 3:
        text = f"  {text} "
    elif situation == 4:
        text += random.choice([" é a", " Ü x", " ñ b"])
    elif situation == 5:
        mode, text = "decrypt", "a b " + text
    return f"{mode}\n{key}\n{text}\n"


def generate(seed, size=None):
    """A mode, a key that is refused now and then, and a text with letters and other signs."""
    random = Random(seed)
    if size is not None:
        return practice_input(seed, size, random)
    mode = random.choice(["encrypt", "decrypt"])
    key = random.choice(BAD_KEYS if random.random() < 0.15 else KEYS)
    text = " ".join(random.sample(TEXTS, random.choice([1, 2])))
    return f"{mode}\n{key}\n{text}\n"
