# advice: You compare `entries[-1]` with the head before you look at any link: an empty journal ends your program with an IndexError, and a changed entry goes unnoticed when the head is wrong, too. Which question does the brief ask first?
# look: 24-a-changed-entry-and-another-head
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
    if entries[-1]["link"] != head:
        return "wrong head"
    previous = START
    for number, entry in enumerate(entries, 1):
        if entry["link"] != link_of(previous, entry):
            return f"entry {number}"
        previous = entry["link"]
    if previous != head:
        return "wrong head"
    return "intact"
