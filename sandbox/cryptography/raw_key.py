"""What all keys of 32 bytes have in common."""

import os

from .checks import require_bytes

_LENGTH = 32


class RawKey:
    """A key of 32 bytes. Its class says what it is in `_NAME`, and how to get one in `_MAKERS`."""

    def __init__(self, *_arguments):
        raise TypeError(f"Use {self._MAKERS}")

    @classmethod
    def _from_bytes(cls, data):
        """Returns the key that these bytes encode. Raises a ValueError unless there are 32 of them."""
        data = require_bytes("data", data)
        if len(data) != _LENGTH:
            raise ValueError(f"{cls._NAME} is {_LENGTH} bytes long")
        key = object.__new__(cls)
        key._bytes = data
        return key


class RawPublicKey(RawKey):
    """A public key, which is equal to every key with the same bytes."""

    @classmethod
    def from_public_bytes(cls, data):
        """Returns the public key that these 32 bytes encode."""
        return cls._from_bytes(data)

    def public_bytes_raw(self):
        """Returns the key as 32 bytes, to send to the other side."""
        return self._bytes

    def __eq__(self, other):
        return self._bytes == other._bytes if isinstance(other, type(self)) else NotImplemented

    def __hash__(self):
        return hash(self._bytes)


class RawPrivateKey(RawKey):
    """A private key, which never leaves its owner."""

    @classmethod
    def generate(cls):
        """Returns a random private key."""
        return cls.from_private_bytes(os.urandom(_LENGTH))

    @classmethod
    def from_private_bytes(cls, data):
        """Returns the private key that these 32 bytes encode."""
        return cls._from_bytes(data)

    def private_bytes_raw(self):
        """Returns the key as 32 bytes."""
        return self._bytes
