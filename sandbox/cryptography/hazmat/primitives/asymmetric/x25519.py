"""Key agreement: two sides that exchange public keys compute the same secret."""

import os

from ....checks import require_bytes
from ....x25519_function import x25519

_BASE = (9).to_bytes(32, "little")


class X25519PublicKey:
    """The half of a key pair that anyone may know."""

    def __init__(self, *_arguments):
        raise TypeError("Use X25519PublicKey.from_public_bytes, or public_key() of a private key")

    @classmethod
    def from_public_bytes(cls, data):
        """Returns the public key that these 32 bytes encode."""
        data = require_bytes("data", data)
        if len(data) != 32:
            raise ValueError("An X25519 public key is 32 bytes long")
        key = object.__new__(cls)
        key._bytes = data
        return key

    def public_bytes_raw(self):
        """Returns the key as 32 bytes, to send to the other side."""
        return self._bytes

    def __eq__(self, other):
        return self._bytes == other._bytes if isinstance(other, X25519PublicKey) else NotImplemented

    def __hash__(self):
        return hash(self._bytes)


class X25519PrivateKey:
    """The half of a key pair that never leaves its owner."""

    def __init__(self, *_arguments):
        raise TypeError("Use X25519PrivateKey.generate or X25519PrivateKey.from_private_bytes")

    @classmethod
    def generate(cls):
        """Returns a random private key."""
        return cls.from_private_bytes(os.urandom(32))

    @classmethod
    def from_private_bytes(cls, data):
        """Returns the private key that these 32 bytes encode."""
        data = require_bytes("data", data)
        if len(data) != 32:
            raise ValueError("An X25519 private key is 32 bytes long")
        key = object.__new__(cls)
        key._bytes = data
        return key

    def private_bytes_raw(self):
        """Returns the key as 32 bytes."""
        return self._bytes

    def public_key(self):
        """Returns the other half of the pair."""
        return X25519PublicKey.from_public_bytes(x25519(self._bytes, _BASE))

    def exchange(self, peer_public_key):
        """Returns the shared secret of 32 bytes. Derive keys from it instead of using it as one."""
        if not isinstance(peer_public_key, X25519PublicKey):
            raise TypeError("peer_public_key must be X25519PublicKey.")
        secret = x25519(self._bytes, peer_public_key.public_bytes_raw())
        if not any(secret):
            raise ValueError("Error computing shared key.")
        return secret
