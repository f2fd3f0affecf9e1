import asyncio
import struct


class Answers(asyncio.DatagramProtocol):
    """Keeps the reply to each question, by its identifier."""

    def __init__(self):
        self.replies = asyncio.Queue()

    def datagram_received(self, data, _):
        self.replies.put_nowait(data)

    def error_received(self, _):
        self.replies.put_nowait(b"\xff" * 12)


def names_for(text, size, domain):
    """The names that carry a text, in their order."""
    digits = text.encode().hex()
    for number, start in enumerate(range(0, len(digits), size)):
        piece = digits[start : min(start + size, len(digits))]
        yield ".".join([label for label in (piece[:63], piece[63:]) if label] + [str(number), domain])
    yield "end." + domain


def message(number, name):
    """A question for an address."""
    body = b"".join(struct.pack("B", len(label)) + label.encode("ascii") for label in [*name.split("."), ""])
    return struct.pack(">HHHHHH", number, 0x100, 1, 0, 0, 0) + body + b"\x00\x01\x00\x01"


async def main():
    server, domain = input().split()
    size, text = int(input()), input()
    loop = asyncio.get_running_loop()
    transport, answers = await loop.create_datagram_endpoint(Answers, remote_addr=(server, 53))
    for number, name in enumerate(names_for(text, size, domain)):
        transport.sendto(message(number, name))
        try:
            reply = await asyncio.wait_for(answers.replies.get(), 1)
        except TimeoutError:
            reply = b"\xff" * 12
        if int.from_bytes(reply[:2], "big") != number:
            print(name, "no answer")
            break
        print(name, reply[3] & 15)
    transport.close()


asyncio.run(main())
