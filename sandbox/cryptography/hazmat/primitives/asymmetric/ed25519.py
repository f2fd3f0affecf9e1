"""Signatures: anyone who knows the public key can check who signed a message."""

import hashlib

from ....checks import require_bytes
from ....edwards import BASE, ORDER, decode, encode, multiply, multiply_both, negative
from ....exceptions import InvalidSignature
from ....raw_key import RawPrivateKey, RawPublicKey


def _number(*parts):
    """Returns the SHA-512 digest of the parts as a number."""
    return int.from_bytes(hashlib.sha512(b"".join(parts)).digest(), "little")


class Ed25519PublicKey(RawPublicKey):
    """The half of a key pair that checks signatures."""

    _NAME = "An Ed25519 public key"
    _MAKERS = "Ed25519PublicKey.from_public_bytes, or public_key() of a private key"

    def verify(self, signature, data):
        """Returns None if the signature is genuine, and raises InvalidSignature otherwise."""
        signature = require_bytes("signature", signature)
        data = require_bytes("data", data)
        point = decode(self._bytes)
        if len(signature) != 64 or point is None:
            raise InvalidSignature
        commitment, response = signature[:32], int.from_bytes(signature[32:], "little")
        if response >= ORDER:
            raise InvalidSignature
        challenge = _number(commitment, self._bytes, data) % ORDER
        expected = multiply_both(response, BASE, challenge, negative(point))
        if encode(expected) != commitment:
            raise InvalidSignature


class Ed25519PrivateKey(RawPrivateKey):
    """The half of a key pair that signs."""

    _NAME = "An Ed25519 private key"
    _MAKERS = "Ed25519PrivateKey.generate or Ed25519PrivateKey.from_private_bytes"

    @classmethod
    def from_private_bytes(cls, data):
        """Returns the private key that these 32 bytes encode."""
        key = super().from_private_bytes(data)
        digest = hashlib.sha512(key._bytes).digest()
        key._scalar = int.from_bytes(digest[:32], "little") & (1 << 254) - 8 | 1 << 254
        key._prefix = digest[32:]
        key._public = encode(multiply(key._scalar, BASE))
        return key

    def public_key(self):
        """Returns the other half of the pair."""
        return Ed25519PublicKey.from_public_bytes(self._public)

    def sign(self, data):
        """Returns the signature of the data, 64 bytes (RFC 8032, section 5.1.6)."""
        data = require_bytes("data", data)
        secret = _number(self._prefix, data) % ORDER
        commitment = encode(multiply(secret, BASE))
        challenge = _number(commitment, self._public, data) % ORDER
        response = (secret + challenge * self._scalar) % ORDER
        return commitment + response.to_bytes(32, "little")
