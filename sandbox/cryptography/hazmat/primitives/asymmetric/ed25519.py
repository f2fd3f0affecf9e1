"""Signatures: whoever knows the public key can check who signed a message."""

import hashlib
import os

from ....checks import require_bytes
from ....edwards import BASE, ORDER, add, decode, encode, multiply, negative
from ....exceptions import InvalidSignature


def _number(*parts):
    """Returns the SHA-512 digest of the parts as a number."""
    return int.from_bytes(hashlib.sha512(b"".join(parts)).digest(), "little")


class Ed25519PublicKey:
    """The half of a key pair that checks signatures."""

    def __init__(self, *_arguments):
        raise TypeError("Use Ed25519PublicKey.from_public_bytes, or public_key() of a private key")

    @classmethod
    def from_public_bytes(cls, data):
        """Returns the public key that these 32 bytes encode."""
        data = require_bytes("data", data)
        if len(data) != 32:
            raise ValueError("An Ed25519 public key is 32 bytes long")
        key = object.__new__(cls)
        key._bytes = data
        return key

    def public_bytes_raw(self):
        """Returns the key as 32 bytes."""
        return self._bytes

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
        expected = add(multiply(response, BASE), multiply(challenge, negative(point)))
        if encode(expected) != commitment:
            raise InvalidSignature

    def __eq__(self, other):
        return self._bytes == other._bytes if isinstance(other, Ed25519PublicKey) else NotImplemented

    def __hash__(self):
        return hash(self._bytes)


class Ed25519PrivateKey:
    """The half of a key pair that signs."""

    def __init__(self, *_arguments):
        raise TypeError("Use Ed25519PrivateKey.generate or Ed25519PrivateKey.from_private_bytes")

    @classmethod
    def generate(cls):
        """Returns a random private key."""
        return cls.from_private_bytes(os.urandom(32))

    @classmethod
    def from_private_bytes(cls, data):
        """Returns the private key that these 32 bytes encode."""
        data = require_bytes("data", data)
        if len(data) != 32:
            raise ValueError("An Ed25519 private key is 32 bytes long")
        key = object.__new__(cls)
        key._bytes = data
        digest = hashlib.sha512(data).digest()
        key._scalar = int.from_bytes(digest[:32], "little") & (1 << 254) - 8 | 1 << 254
        key._prefix = digest[32:]
        key._public = encode(multiply(key._scalar, BASE))
        return key

    def private_bytes_raw(self):
        """Returns the key as 32 bytes."""
        return self._bytes

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
