# advice: You return "intact" for an empty journal without a look at `head`. If the paper holds a link and the journal holds none, somebody has removed every entry.
# look: 02-an-empty-journal-and-a-head
import hashlib
import struct

START = "0" * 64


def measured(text):
    """Return a text as bytes, behind its length in 4 bytes."""
    # The length counts bytes: a letter beyond ASCII has more than one.
    data = text.encode()
    return struct.pack(">I", len(data)) + data


def link_of(previous, entry):
    """Return the right link of an entry behind the link before it."""
    data = bytes.fromhex(previous) + measured(entry["actor"]) + measured(entry["action"])
    return hashlib.sha256(data).hexdigest()


def check_ledger(entries, head):
    """Name the first entry that does not fit, or say that the head is wrong, or that all is intact."""
    if not entries:
        return "intact"
    previous = START
    for number, entry in enumerate(entries, 1):
        if link_of(previous, entry) != entry["link"]:
            return f"entry {number}"
        # As it stands in the journal, so that one changed entry breaks one link.
        previous = entry["link"]
    if previous != head:
        return "wrong head"
    return "intact"
