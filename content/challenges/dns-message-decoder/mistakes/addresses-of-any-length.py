# advice: You accept an `A` answer whose data has 5 bytes. How long is the data of such an answer, exactly?
# look: 12-an-address-of-five-bytes
import struct
from ipaddress import ip_address

TYPES = {1: "A", 5: "CNAME", 12: "PTR"}


def read_name(data, place):
    """Return the name that begins at a place, and the place after it."""
    labels = []
    piece = place
    end = None
    while data[place] != 0:
        length = data[place]
        if length >= 0xC0:
            target = (length & 0x3F) << 8 | data[place + 1]
            if target >= piece:
                raise ValueError("a pointer that doesn't lead back")
            end = end or place + 2
            piece = target
            place = target
        elif length >= 0x40:
            raise ValueError("neither a length nor a pointer")
        else:
            labels.append(data[place + 1 : place + 1 + length].decode("ascii"))
            place += 1 + length
    return ".".join(labels) or ".", end or place + 1


def read_data(data, place, size, kind):
    """Return the data of an answer in the form that suits its type."""
    if place + size > len(data):
        raise ValueError("data beyond the end")
    if kind in ("CNAME", "PTR"):
        name, end = read_name(data, place)
        if end > place + size:
            raise ValueError("a name longer than its data")
        return name
    found = data[place : place + size]
    if kind != "A":
        return found.hex()
    return ".".join(str(byte) for byte in found[:4])


def read_message(data):
    """Return the parts of a message. Raises an error if it is malformed."""
    number, flags, question_count, answer_count, _, _ = struct.unpack_from(">6H", data)
    questions = []
    answers = []
    place = 12
    for _ in range(question_count):
        name, place = read_name(data, place)
        kind, _ = struct.unpack_from(">HH", data, place)
        questions.append([name, TYPES.get(kind, f"TYPE{kind}")])
        place += 4
    for _ in range(answer_count):
        name, place = read_name(data, place)
        number_of_kind, _, seconds, size = struct.unpack_from(">HHIH", data, place)
        kind = TYPES.get(number_of_kind, f"TYPE{number_of_kind}")
        answers.append([name, kind, seconds, read_data(data, place + 10, size, kind)])
        place += 10 + size
    return {
        "id": number,
        "response": flags >= 0x8000,
        "code": flags & 0x0F,
        "questions": questions,
        "answers": answers,
    }


def decode(message):
    """Return what a DNS message in hex says; None if it is malformed."""
    try:
        return read_message(bytes.fromhex(message))
    except (IndexError, ValueError, struct.error):
        return None
