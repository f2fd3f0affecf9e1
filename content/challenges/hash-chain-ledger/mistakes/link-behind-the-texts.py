# advice: You say "entry 1" about an intact journal, because you put the link of the entry before at the end of the bytes. What does the brief begin with?
# look: 01-nothing-changed
import hashlib
import struct

START = "0" * 64


def measured(text):
    data = text.encode()
    return struct.pack(">I", len(data)) + data


def link_of(previous, entry):
    data = measured(entry["actor"]) + measured(entry["action"]) + bytes.fromhex(previous)
    return hashlib.sha256(data).hexdigest()


def check_ledger(entries, head):
    previous = START
    for number, entry in enumerate(entries, 1):
        if entry["link"] != link_of(previous, entry):
            return f"entry {number}"
        previous = entry["link"]
    if previous != head:
        return "wrong head"
    return "intact"
