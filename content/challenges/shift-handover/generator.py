from random import Random

CALLSIGNS = ["wren", "rook", "heron", "kestrel", "swift", "curlew", "plover", "unit 42", "grey wagtail"]
WORDS = ["gate", "camera", "buoy", "pump", "lamp", "door", "relay", "mast", "winch", "cable"]
STATES = ["open", "dark", "stuck", "silent", "wet"]


def generate(seed, size=None):
    """Two callsigns and a note that names as many things as the size says. The situation is drawn first."""
    random = Random(seed)
    leaving, arriving = random.sample(CALLSIGNS, 2)
    things = random.sample(WORDS, size or random.randint(1, 4))
    note = f"{' and '.join(things)} {random.choice(STATES)}"
    situation = seed % 6
    if situation == 0:
        note = f"the {things[0]}'s switch is {random.choice(STATES)}, see {' and '.join(things)}"
    elif situation == 1:
        note = " " * random.randint(0, 2) + note + " " * random.randint(1, 3)
    elif situation == 2:
        note = note + "\\n" + f"06:{random.randint(10, 59)} all clear"
    elif situation == 3 and (size or 1) == 1:
        note = ""
    elif situation == 4:
        note = note.capitalize() + "."
    elif size:
        leaving, arriving = leaving.upper(), f" {arriving} "
    return f"{leaving}\n{arriving}\n{note}\n"
