# advice: Two entries were changed, and you say "entry 4": `broken` is overwritten each time another link is wrong. The first one is the answer, so nothing after it matters.
# look: 12-two-entries-changed
import hashlib
import struct

START = "0" * 64


def measured(text):
    """Return a text as bytes, behind its length in 4 bytes."""
    data = text.encode()
    return struct.pack(">I", len(data)) + data


def link_of(previous, entry):
    """Return the right link of an entry behind the link before it."""
    data = bytes.fromhex(previous) + measured(entry["actor"]) + measured(entry["action"])
    return hashlib.sha256(data).hexdigest()


def check_ledger(entries, head):
    """Name the first entry that does not fit, or say that the head is wrong, or that all is intact."""
    previous = START
    broken = None
    for number, entry in enumerate(entries, 1):
        if link_of(previous, entry) != entry["link"]:
            broken = number
        previous = entry["link"]
    if broken is not None:
        return f"entry {broken}"
    if previous != head:
        return "wrong head"
    return "intact"
