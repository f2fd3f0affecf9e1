# advice: You compute the whole chain and compare its end with `head`, so you say "wrong head" about a changed entry. The link that stands in each entry tells you where the change is.
# look: 02-the-third-entry-was-changed
import hashlib
import struct

START = "0" * 64


def measured(text):
    data = text.encode()
    return struct.pack(">I", len(data)) + data


def link_of(previous, entry):
    data = bytes.fromhex(previous) + measured(entry["actor"]) + measured(entry["action"])
    return hashlib.sha256(data).hexdigest()


def check_ledger(entries, head):
    previous = START
    for number, entry in enumerate(entries, 1):
        previous = link_of(previous, entry)
    if previous != head:
        return "wrong head"
    return "intact"
