# advice: The server answers with code 3, and you print `no answer`. A code that isn't 0 is an answer, too.
# look: 01-two-pieces
import socket
import struct

LONGEST_LABEL = 63


def pieces_of(digits, size):
    """The digits in pieces of a size. The last one may be shorter."""
    return [digits[start : start + size] for start in range(0, len(digits), size)]


def names_for(text, size, domain):
    """The names that carry a text, in their order."""
    names = []
    for number, piece in enumerate(pieces_of(text.encode().hex(), size)):
        names.append(".".join([*pieces_of(piece, LONGEST_LABEL), str(number), domain]))
    return [*names, f"end.{domain}"]


def question_for(number, name):
    """A DNS question for the IPv4 address of a name."""
    labels = b"".join(bytes([len(label)]) + label.encode() for label in name.split("."))
    return struct.pack(">6H", number, 0x0100, 1, 0, 0, 0) + labels + b"\0" + struct.pack(">2H", 1, 1)


def response_code(server, number, name):
    """The response code for a question; None without a reply to it."""
    with socket.socket(type=socket.SOCK_DGRAM) as asking:
        asking.settimeout(1)
        try:
            asking.sendto(question_for(number, name), (server, 53))
            reply, _ = asking.recvfrom(512)
        except OSError:
            return None
    answered, flags = struct.unpack_from(">2H", reply)
    # Anybody may send a UDP packet, so a reply to another question proves nothing.
    return flags & 0x0F if answered == number else None


server, domain = input().split()
size = int(input())
text = input()
for number, name in enumerate(names_for(text, size, domain)):
    code = response_code(server, number, name)
    if not code == 0:
        print(name, "no answer")
        break
    print(name, code)
