# advice: You say "wrong head", although the third entry was changed as well. The brief looks at `head` only when all links are right.
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
    newest = entries[-1]["link"] if entries else START
    if newest != head:
        return "wrong head"
    previous = START
    for number, entry in enumerate(entries, 1):
        if entry["link"] != link_of(previous, entry):
            return f"entry {number}"
        previous = entry["link"]
    if previous != head:
        return "wrong head"
    return "intact"
