# advice: You say "entry 1" about an intact journal. You pack the length with `"<I"`, so 4 becomes `04 00 00 00`, and the brief's example shows these bytes the other way around.
# look: 01-nothing-changed
import hashlib
import struct

START = "0" * 64


def measured(text):
    """Return a text as bytes, behind its length in 4 bytes."""
    # The length counts bytes: a letter beyond ASCII has more than one.
    data = text.encode()
    return struct.pack("<I", len(data)) + data


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
        # As it stands in the journal, so that one changed entry breaks one link.
        previous = entry["link"]
    if previous != head:
        return "wrong head"
    return "intact"
