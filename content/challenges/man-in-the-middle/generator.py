import hashlib
import json
from random import Random

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

TEXTS = ["gate opens at 5", "pier 2 is free", "understood", "wait at buoy 5", "Café Quay", ""]
NAMES = ["harbor", "ferry"]


def public(key):
    return key.public_key().public_bytes_raw()


class Line:
    """Two sides and magpie, with the keys that each of them has."""

    def __init__(self, random, swap):
        self.random, self.swap = random, swap
        self.secret = random.randbytes(32)
        self.magpie = X25519PrivateKey.from_private_bytes(self.secret)
        self.signers = {name: Ed25519PrivateKey.from_private_bytes(random.randbytes(32)) for name in NAMES}
        self.keys = {name: X25519PrivateKey.from_private_bytes(random.randbytes(32)) for name in NAMES}

    def offer(self, name, signs, signer=None, says=None):
        key = public(self.keys[name])
        signature = self.signers[signer or name].sign((says or name).encode() + key) if signs else b""
        return [name, "offer", (key + signature).hex()]

    def packet(self, name, text):
        """A packet as the sender makes it: for magpie if the keys were swapped."""
        peer = self.magpie if self.swap else self.keys[NAMES[1 - NAMES.index(name)]]
        shared = self.keys[name].exchange(peer.public_key())
        nonce = self.random.randbytes(12)
        sealed = AESGCM(hashlib.sha256(shared).digest()).encrypt(nonce, text.encode(), name.encode())
        return [name, "packet", (nonce + sealed).hex()]

    def drill(self, signing, messages):
        papers = {name: public(self.signers[name]).hex() for name in signing}
        return [self.secret.hex(), papers, self.swap, messages]


def practice(random, situation, turn, size):
    """Two offers and as many packets as the size says, with one rule in each situation."""
    line = Line(random, swap=situation not in (1, 3))
    first, second = random.sample(NAMES, 2)
    signing = {1: NAMES, 2: [NAMES, [second]][turn % 2], 3: NAMES}.get(situation, [])
    offers = [line.offer(name, name in signing) for name in (first, second)]
    texts = random.sample(TEXTS, size)
    if situation == 0:
        texts[0] = ["", "Café Quay"][turn % 2]
    packets = [line.packet(random.choice(NAMES), text) for text in texts]
    if situation == 0:
        packets.append([second, "packet", packets[0][2][: 2 * (size % 4 + 1)]])
    elif situation == 1:
        offers, packets = ([[name, kind, data.upper()] for name, kind, data in part] for part in (offers, packets))
    elif situation == 3:
        missing, forged = line.offer(second, False), line.offer(second, True, signer=first)
        longer = [*offers[1][:2], offers[1][2] + "00"]
        offers[1] = [missing, longer, forged, line.offer(second, True, says=first)][turn % 4]
    elif situation == 4:
        # Too early, damaged, and with a new key.
        early = line.packet(first, "hello?")
        packets[-1][2] = packets[-1][2][:-2] + f"{int(packets[-1][2][-2:], 16) ^ 1:02x}"
        line.keys[first] = X25519PrivateKey.from_private_bytes(random.randbytes(32))
        renewed = [line.offer(first, False), line.packet(first, "new key")]
        return line.drill(signing, [offers[0], early, offers[1], *packets, *renewed])
    return line.drill(signing, [*offers, *packets])


def generate(seed, size=None):
    """An exchange of keys and a few packets, signed or not, swapped or not."""
    random = Random(seed)
    if size:
        return json.dumps(practice(random, (seed + 3) % 5, seed // 5, size), ensure_ascii=False) + "\n"
    situation = seed % 5
    line = Line(random, situation in (0, 1, 2))
    signing = [[], [], random.choice([NAMES, NAMES[:1], NAMES[1:]]), NAMES, random.choice([NAMES[:1], []])][situation]
    order = random.sample(NAMES, 2)
    messages = [line.offer(name, name in signing or random.random() < 0.3) for name in order]
    if random.random() < 0.2:
        messages.insert(1, line.packet(order[0], "hello?"))
    for _ in range(random.randrange(1, 4)):
        name = random.choice(NAMES)
        kind = random.choice(["packet", "packet", "packet", "damaged", "again"])
        if kind == "again":
            line.keys[name] = X25519PrivateKey.from_private_bytes(random.randbytes(32))
            messages.append(line.offer(name, name in signing))
        message = line.packet(name, random.choice(TEXTS))
        if kind == "damaged":
            message[2] = message[2][:-2] + f"{int(message[2][-2:], 16) ^ 128:02x}"
        messages.append(message)
    if situation == 3 and seed % 2:
        messages.append(line.offer(order[0], True, signer=order[1]))
    return json.dumps(line.drill(signing, messages), ensure_ascii=False) + "\n"
