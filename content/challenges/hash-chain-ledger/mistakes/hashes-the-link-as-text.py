# advice: You hash `previous.encode()`, 64 characters of hex. What the brief puts in front are the 32 bytes that they stand for.
# look: 01-nothing-changed
import hashlib
import struct

START = "0" * 64


def measured(text):
    """Return a text as bytes, behind its length in 4 bytes."""
    data = text.encode()
    return struct.pack(">I", len(data)) + data


def link_of(previous, entry):
    """Return the right link of an entry behind the link before it."""
    data = previous.encode() + measured(entry["actor"]) + measured(entry["action"])
    return hashlib.sha256(data).hexdigest()


def check_ledger(entries, head):
    """Name the first entry that does not fit, or say that the head is wrong, or that all is intact."""
    previous = START
    for number, entry in enumerate(entries, 1):
        if link_of(previous, entry) != entry["link"]:
            return f"entry {number}"
        previous = entry["link"]
    if previous != head:
        return "wrong head"
    return "intact"
