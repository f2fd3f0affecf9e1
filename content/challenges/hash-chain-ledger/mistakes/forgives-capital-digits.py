# advice: You turn the link into lowercase with `lower` before you compare it, and the journal counts as "intact". The brief says what another spelling of a link is.
# look: 16-a-link-in-capital-digits
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
    previous = START
    for number, entry in enumerate(entries, 1):
        if link_of(previous, entry) != entry["link"].lower():
            return f"entry {number}"
        # As it stands in the journal, so that one changed entry breaks one link.
        previous = entry["link"]
    if previous != head:
        return "wrong head"
    return "intact"
