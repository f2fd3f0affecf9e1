# advice: You name the last entry that is right, "entry 2", and the brief wants the first one that isn't.
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
            return f"entry {max(1, number - 1)}"
        previous = entry["link"]
    if previous != head:
        return "wrong head"
    return "intact"
