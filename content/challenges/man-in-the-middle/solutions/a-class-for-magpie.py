# title: Keep the latest offer, derive late
# why: Nothing is computed while the offers pass. A packet derives the keys that it needs from the newest offers, and every reason not to read it is an error that ends in one place.
import hashlib

from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM


class Middle:
    def __init__(self, secret, signers, swap):
        self.private = X25519PrivateKey.from_private_bytes(bytes.fromhex(secret))
        self.papers = {name: Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)) for name, key in signers.items()}
        self.heard = {}
        self.swap = swap

    def cipher(self, name):
        secret = self.private.exchange(X25519PublicKey.from_public_bytes(self.heard[name]))
        return AESGCM(hashlib.sha256(secret).digest())

    def offer(self, name, data):
        if self.swap:
            self.heard[name] = data[:32]
            data = b"".join([self.private.public_key().public_bytes_raw(), data[32:]])
        try:
            if name in self.papers:
                self.papers[name].verify(data[32:], b"%s%s" % (name.encode(), data[:32]))
        except InvalidSignature:
            return data, "refused"
        return data, "accepted"

    def packet(self, name, data):
        (other,) = {"harbor", "ferry"} - {name}
        try:
            outgoing = self.cipher(other)
            text = self.cipher(name).decrypt(data[:12], data[12:], name.encode())
        except (KeyError, ValueError, InvalidTag):
            return data, None
        return data[:12] + outgoing.encrypt(data[:12], text, name.encode()), text.decode()


def drill(secret, signers, swap, messages):
    """Pass on what two sides send, and note what you read and what they believe."""
    middle = Middle(secret, signers, swap)
    results = []
    for name, kind, data in messages:
        passed, note = getattr(middle, kind)(name, bytes.fromhex(data))
        results.append([passed.hex(), note])
        if note == "refused":
            return results
    return results
