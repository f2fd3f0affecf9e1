# advice: Your nonce begins with the counter. The device comes first, then the counter.
# look: 01-two-packets-to-seal
import struct

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

LAST_COUNTER = 4294967295
SHORTEST = 12 + 1 + 16


class Station:
    """One end of the link: what it has sealed and opened so far decides what comes next."""

    def __init__(self, key, device, counter):
        self.box = AESGCM(bytes.fromhex(key))
        self.device = bytes.fromhex(device)
        self.counter = counter
        self.newest = {}

    def seal(self, label, text):
        data = label.encode()
        if len(data) > 255 or self.counter > LAST_COUNTER:
            return None
        nonce = struct.pack(">I", self.counter) + self.device
        self.counter += 1
        sealed = self.box.encrypt(nonce, text.encode(), data)
        return (nonce + bytes([len(data)]) + data + sealed).hex()

    def open(self, packet):
        data = bytes.fromhex(packet)
        if len(data) < SHORTEST:
            return None
        nonce, end = data[:12], 13 + data[12]
        device, (counter,) = nonce[:8], struct.unpack(">I", nonce[8:])
        if device == self.device or counter <= self.newest.get(device, -1):
            return None
        label = data[13:end]
        try:
            text = self.box.decrypt(nonce, data[end:], label)
        except InvalidTag:
            return None
        self.newest[device] = counter
        return [label.decode(), text.decode()]


def station(key, device, counter, tasks):
    """Seal and open packets with a shared key, and return the result of each task."""
    own = Station(key, device, counter)
    results = []
    for kind, *values in tasks:
        if kind == "seal":
            results.append(own.seal(*values))
        else:
            results.append(own.open(*values))
    return results
