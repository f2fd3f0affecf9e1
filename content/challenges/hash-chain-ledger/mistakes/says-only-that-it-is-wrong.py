# advice: You answer "wrong head" for every journal that isn't intact. When a link is wrong, the brief wants the entry: `entry 3`.
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
            return "wrong head"
        previous = entry["link"]
    if previous != head:
        return "wrong head"
    return "intact"
