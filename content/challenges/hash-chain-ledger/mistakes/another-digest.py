# advice: You say "entry 1" about an intact journal: what you hash or how you spell the digest is not what the brief says. Print your bytes for the example of `wren`, and compare them with the 50 bytes there.
# look: 01-nothing-changed
import hashlib
import struct

START = "0" * 64


def measured(text):
    data = text.encode()
    return struct.pack(">I", len(data)) + data


def link_of(previous, entry):
    data = bytes.fromhex(previous) + measured(entry["actor"]) + measured(entry["action"])
    return hashlib.sha256(str(data).encode()).hexdigest()


def check_ledger(entries, head):
    previous = START
    for number, entry in enumerate(entries, 1):
        if entry["link"] != link_of(previous, entry):
            return f"entry {number}"
        previous = entry["link"]
    if previous != head:
        return "wrong head"
    return "intact"
