# title: Search for the first wrong link
# why: One format string describes all the bytes of a link. The loop becomes a question: which is the first entry whose link is not right?
import hashlib
import struct

START = "0" * 64


def link_of(previous, entry):
    """Return the right link of an entry behind the link before it."""
    actor, action = entry["actor"].encode(), entry["action"].encode()
    form = f">32sI{len(actor)}sI{len(action)}s"
    data = struct.pack(form, bytes.fromhex(previous), len(actor), actor, len(action), action)
    return hashlib.sha256(data).hexdigest()


def check_ledger(entries, head):
    """Name the first entry that does not fit, or say that the head is wrong, or that all is intact."""
    links = [START] + [entry["link"] for entry in entries]
    places = range(len(entries))
    wrong = (place + 1 for place in places if links[place + 1] != link_of(links[place], entries[place]))
    first = next(wrong, None)
    if first:
        return f"entry {first}"
    return "intact" if links[-1] == head else "wrong head"
