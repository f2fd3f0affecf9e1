import hashlib
import json
import struct
from random import Random

ACTORS = ["kestrel", "wren", "rook", "heron", "guard 2", "Zoë", ""]
ACTIONS = ["opened room 7", "signed for bag 118", "returned bag 118", "copied disk 4", "left café", "", "x" * 300]


def link_of(previous, entry):
    data = bytes.fromhex(previous)
    for text in (entry["actor"], entry["action"]):
        data += struct.pack(">I", len(text.encode())) + text.encode()
    return hashlib.sha256(data).hexdigest()


def chained(entries, start):
    """Set the links of all entries from a place on, and return the last link."""
    previous = entries[start - 1]["link"] if start > 0 else "0" * 64
    for entry in entries[start:]:
        previous = entry["link"] = link_of(previous, entry)
    return previous


def practice(random, situation, size):
    """A journal of as many entries as the size says, with one kind of tampering, or none."""
    entries = [{"actor": random.choice(ACTORS[:6]), "action": f"opened room {random.randrange(100)}"} for _ in range(size)]
    if situation == 0:
        entries[0]["actor"] = random.choice(["Zoë", f"café {size}"])
    head = chained(entries, 0)
    place = random.randrange(size)
    if situation == 1:
        # The same link in another spelling; only the last entry, so that no link after it breaks.
        entries[-1]["link"] = random.choice([entries[-1]["link"], entries[-1]["link"].upper()])
    elif situation == 2:
        entries[place]["action"] += "!"
    elif situation == 3:
        # Several entries were changed, so several links are wrong.
        for entry in entries:
            entry["actor"] = "magpie"
    elif situation == 4:
        entries[place]["action"] += "!"
        chained(entries, place)
    elif situation == 5:
        entries.pop()
    elif situation == 6:
        entries.pop(0)
    elif situation == 7:
        entries.append({"actor": "rook", "action": "left"})
        chained(entries, size)
    return json.dumps([entries, head]) + "\n"


def generate(seed, size=None):
    """A journal, whole or with one kind of tampering, repaired by the forger or not."""
    random = Random(seed)
    if size:
        return practice(random, seed % 8, size)
    entries = [{"actor": random.choice(ACTORS), "action": random.choice(ACTIONS)} for _ in range(random.randrange(2, 9))]
    head = chained(entries, 0)
    place = random.randrange(len(entries))
    kind = random.choice(["whole", "change", "change", "repair one", "repair all", "remove", "swap", "cut", "add"])
    if kind in ("change", "repair one", "repair all"):
        entries[place]["action"] += "!"
    if kind == "repair one":
        previous = entries[place - 1]["link"] if place > 0 else "0" * 64
        entries[place]["link"] = link_of(previous, entries[place])
    if kind == "repair all":
        chained(entries, place)
    if kind == "remove":
        entries.pop(place)
    if kind == "swap":
        entries[place], entries[place - 1] = entries[place - 1], entries[place]
    if kind == "cut":
        entries = entries[:place]
    if kind == "add":
        entries.append({"actor": "rook", "action": "left"})
        chained(entries, len(entries) - 1)
    return json.dumps([entries, head]) + "\n"
