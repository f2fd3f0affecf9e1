# advice: An empty journal ends your program with an IndexError: it has no `entries[-1]`. Which text is the last link then?
# look: 01-an-empty-journal
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
        previous = entry["link"]
    if entries[-1]["link"] != head:
        return "wrong head"
    return "intact"
