# advice: You return in the first turn of the loop, whatever the link says, so nobody looks at the third entry. When do you know that all of them are right?
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
        if entry["link"] != link_of(previous, entry):
            return f"entry {number}"
        return "intact"
    if previous != head:
        return "wrong head"
    return "intact"
