# advice: You say "wrong head" about an intact journal, and "intact" when the newest entry is gone. Read your comparison with `head` aloud.
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
        previous = entry["link"]
    if previous == head:
        return "wrong head"
    return "intact"
