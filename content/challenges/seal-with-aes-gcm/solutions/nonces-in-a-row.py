# title: Nonces are sorted by themselves
# why: Big-endian counters sort like the bytes that hold them, so whole nonces can be compared and no counter is ever taken apart. An iterator hands out each nonce once.
from io import BytesIO

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM


def read_packet(box, stream):
    """Return nonce, label and text of a packet. Raises an error if any part of it is wrong."""
    nonce = stream.read(12)
    label = stream.read(stream.read(1)[0])
    return nonce, label, box.decrypt(nonce, stream.read(), label)


def station(key, device, counter, tasks):
    """Seal and open packets with a shared key, and return the result of each task."""
    box, own = AESGCM(bytes.fromhex(key)), bytes.fromhex(device)
    nonces = (own + number.to_bytes(4, "big") for number in range(counter, 256**4))
    opened = [own + b"\xff" * 4]

    def seal(label, text):
        if len(label) > 255:
            return None
        nonce = next(nonces, None)
        return nonce and b"".join([nonce, bytes([len(label)]), label, box.encrypt(nonce, text, label)]).hex()

    def unseal(packet):
        try:
            nonce, label, text = read_packet(box, BytesIO(packet))
        except (InvalidTag, IndexError):
            return None
        if any(other[:8] == nonce[:8] and other >= nonce for other in opened):
            return None
        opened.append(nonce)
        return [label.decode(), text.decode()]

    return [
        seal(task[1].encode(), task[2].encode()) if task[0] == "seal" else unseal(bytes.fromhex(task[1]))
        for task in tasks
    ]
