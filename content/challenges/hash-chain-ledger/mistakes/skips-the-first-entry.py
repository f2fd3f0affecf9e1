# advice: You start at the second entry, so a changed first one goes unnoticed. What does the first link cover in the place of a link before it?
# look: 04-the-first-entry-was-changed
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
        if number > 1 and entry["link"] != link_of(previous, entry):
            return f"entry {number}"
        previous = entry["link"]
    if previous != head:
        return "wrong head"
    return "intact"
