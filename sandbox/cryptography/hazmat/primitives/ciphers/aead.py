"""Authenticated encryption with associated data."""

import hmac
import os

from ....checks import require_bytes
from ....exceptions import InvalidTag
from ....gcm import Gcm

_TAG = 16


class AESGCM:
    """AES in Galois/Counter Mode. Never encrypt two messages with the same key and nonce."""

    def __init__(self, key):
        key = require_bytes("key", key)
        if len(key) not in (16, 24, 32):
            raise ValueError("AESGCM key must be 128, 192, or 256 bits.")
        self._gcm = Gcm(key)

    @classmethod
    def generate_key(cls, bit_length):
        """Returns a random key of 128, 192 or 256 bits."""
        if not isinstance(bit_length, int):
            raise TypeError("bit_length must be an integer")
        if bit_length not in (128, 192, 256):
            raise ValueError("bit_length must be 128, 192, or 256")
        return os.urandom(bit_length // 8)

    def encrypt(self, nonce, data, associated_data):
        """Returns the ciphertext, followed by the tag of 16 bytes.

        nonce: a value that is used only once with this key, usually 12 bytes
        associated_data: what is authenticated but not encrypted, or None
        """
        nonce, data, associated_data = self._check(nonce, data, associated_data)
        ciphertext = self._gcm.apply_key_stream(nonce, data)
        return ciphertext + self._gcm.tag(nonce, ciphertext, associated_data)

    def decrypt(self, nonce, data, associated_data):
        """Returns the plaintext. Raises InvalidTag if anything differs from what was encrypted."""
        nonce, data, associated_data = self._check(nonce, data, associated_data)
        if len(data) < _TAG:
            raise InvalidTag
        ciphertext, tag = data[:-_TAG], data[-_TAG:]
        if not hmac.compare_digest(tag, self._gcm.tag(nonce, ciphertext, associated_data)):
            raise InvalidTag
        return self._gcm.apply_key_stream(nonce, ciphertext)

    @staticmethod
    def _check(nonce, data, associated_data):
        nonce = require_bytes("nonce", nonce)
        data = require_bytes("data", data)
        associated_data = b"" if associated_data is None else require_bytes("associated_data", associated_data)
        if not 8 <= len(nonce) <= 128:
            raise ValueError("Nonce must be between 8 and 128 bytes")
        return nonce, data, associated_data
