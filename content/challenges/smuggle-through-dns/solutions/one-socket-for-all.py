# title: One connected socket, and a stream of digits
# why: The socket is connected to the name server once, so it accepts packets from nobody else. Names are made one at a time, when they're needed, so a long text takes no memory.
import socket
import struct
from itertools import count


def labels_of(stream, size):
    """Take up to so many digits off the front, as labels."""
    labels = []
    while size > 0 and stream:
        length = min(63, size, len(stream))
        labels.append("".join(stream.pop() for _ in range(length)))
        size -= length
    return labels


def names(text, size, domain):
    """Make the names one after the other."""
    stream = list(reversed(text.encode().hex()))
    for number in count():
        if not stream:
            yield ["end", *domain.split(".")]
            return
        yield [*labels_of(stream, size), str(number), *domain.split(".")]


def exchange(line, number, labels):
    """Send a question and return what there is to print about its reply."""
    message = bytearray(struct.pack(">HHQ", number, 256, 1 << 48))
    for label in [*labels, ""]:
        message += bytes([len(label)]) + label.encode()
    try:
        line.send(bytes(message) + bytes([0, 1, 0, 1]))
        reply = line.recv(4096)
    except OSError:
        return "no answer"
    return reply[3] % 16 if reply[:2] == message[:2] else "no answer"


server, domain = input().split()
size, text = int(input()), input()
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
    line.settimeout(1)
    line.connect((server, 53))
    for number, labels in enumerate(names(text, size, domain)):
        result = exchange(line, number, labels)
        print(".".join(labels), result)
        if result == "no answer":
            break
