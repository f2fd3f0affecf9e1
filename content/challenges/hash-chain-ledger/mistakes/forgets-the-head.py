# advice: You say "intact", although the newest entry is gone: all the remaining links are right. Which argument have you not used yet?
# look: 03-the-newest-entry-is-gone
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
    for number, entry in enumerate(entries, 1):
        if link_of(previous, entry) != entry["link"]:
            return f"entry {number}"
        previous = entry["link"]
    return "intact"
