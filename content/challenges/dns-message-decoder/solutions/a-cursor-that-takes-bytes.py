# title: A cursor that takes bytes
# why: A cursor knows its own place and refuses to take more than there is, so no function hands places around. A jump is a second cursor, and the first one stays where the name ends.
from ipaddress import ip_address


class Cursor:
    """A place in a message that moves on with everything that is taken."""

    def __init__(self, data, place=0):
        self.data = data
        self.place = place

    def take(self, size):
        """Return the next bytes; raise ValueError if there are fewer."""
        found = self.data[self.place : self.place + size]
        self.place += size
        if len(found) < size:
            raise ValueError("the message ends too early")
        return found

    def number(self, size):
        """Return the next bytes as a number."""
        return int.from_bytes(self.take(size), "big")

    def name(self):
        """Return the next name."""
        labels, here, start = [], self, self.place
        while length := here.number(1):
            if length < 0x40:
                labels.append(here.take(length).decode("ascii"))
                continue
            target = (length & 0x3F) << 8 | here.number(1)
            if length < 0xC0 or target >= start:
                raise ValueError("not a pointer that leads back")
            here, start = Cursor(self.data, target), target
        return ".".join(labels) or "."

    def kind(self):
        """Return the next type, and skip the class after it."""
        number, _ = self.number(2), self.number(2)
        return {1: "A", 5: "CNAME", 12: "PTR"}.get(number, f"TYPE{number}")

    def answer(self):
        """Return the next answer."""
        found = [self.name(), self.kind(), self.number(4)]
        size = self.number(2)
        inside = Cursor(self.data, self.place)
        content = self.take(size)
        match found[1]:
            case "A":
                content = str(ip_address(content)) if size == 4 else None
            case "CNAME" | "PTR":
                content = inside.name()
            case _:
                content = content.hex()
        if content is None or inside.place > self.place:
            raise ValueError("data that doesn't fit its type")
        return [*found, content]


def decode(message):
    """Return what a DNS message in hex says; None if it is malformed."""
    cursor = Cursor(bytes.fromhex(message))
    try:
        number, flags, questions, answers, *_ = [cursor.number(2) for _ in range(6)]
        return {
            "id": number,
            "response": flags >> 15 == 1,
            "code": flags % 16,
            "questions": [[cursor.name(), cursor.kind()] for _ in range(questions)],
            "answers": [cursor.answer() for _ in range(answers)],
        }
    except ValueError:
        return None
