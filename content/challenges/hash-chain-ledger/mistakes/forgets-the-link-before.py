# advice: You hash 32 zeros in front of every entry, so the second link of an intact journal looks wrong. What has to change with each turn of the loop?
# look: 01-nothing-changed
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
    if (entries[-1]["link"] if entries else START) != head:
        return "wrong head"
    return "intact"
