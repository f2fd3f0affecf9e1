"""Galois/Counter Mode (NIST SP 800-38D) with AES and a tag of 128 bits."""

from .aes import Aes

_BLOCK = 16
_REDUCTION = 0xE1 << 120


def _shift_right(value):
    """Multiplies by x in GF(2^128), where the first bit is the coefficient of 1."""
    return value >> 1 ^ (_REDUCTION if value & 1 else 0)


def _multiples(value):
    """Returns the products of the value and each polynomial of four bits."""
    table = [0] * 16
    for bit in (8, 4, 2, 1):
        table[bit] = value
        value = _shift_right(value)
    for first in (2, 4, 8):
        for second in range(1, first):
            table[first + second] = table[first] ^ table[second]
    return table


def _carries():
    """Returns what four shifts to the right add for each value of the last four bits."""
    carries = []
    for value in range(16):
        for _ in range(4):
            value = _shift_right(value)
        carries.append(value)
    return carries


_CARRIES = _carries()


def _padded(data):
    return data + bytes(-len(data) % _BLOCK)


class Gcm:
    """AES-GCM with one key."""

    def __init__(self, key):
        self._aes = Aes(key)
        self._multiples = _multiples(self._aes.encrypt_block(0))

    def _hash(self, data):
        """GHASH: the value of the polynomial whose coefficients are the blocks of the data."""
        multiples = self._multiples
        result = 0
        for start in range(0, len(data), _BLOCK):
            factor = result ^ int.from_bytes(data[start : start + _BLOCK])
            result = 0
            for _ in range(32):
                result = result >> 4 ^ _CARRIES[result & 15] ^ multiples[factor & 15]
                factor >>= 4
        return result

    def _first_counter(self, nonce):
        if len(nonce) == 12:
            return int.from_bytes(nonce) << 32 | 1
        return self._hash(_padded(nonce) + (8 * len(nonce)).to_bytes(_BLOCK))

    def apply_key_stream(self, nonce, data):
        """Encrypts or decrypts the data, without a tag."""
        counter = self._first_counter(nonce)
        fixed, number = counter >> 32, counter & 0xFFFFFFFF
        stream = bytearray()
        while len(stream) < len(data):
            number = number + 1 & 0xFFFFFFFF
            stream += self._aes.encrypt_block(fixed << 32 | number).to_bytes(_BLOCK)
        mask = int.from_bytes(stream[: len(data)])
        return (int.from_bytes(data) ^ mask).to_bytes(len(data))

    def tag(self, nonce, ciphertext, associated_data):
        """Returns the tag that authenticates the ciphertext and the associated data."""
        lengths = (8 * len(associated_data)).to_bytes(8) + (8 * len(ciphertext)).to_bytes(8)
        digest = self._hash(_padded(associated_data) + _padded(ciphertext) + lengths)
        return (digest ^ self._aes.encrypt_block(self._first_counter(nonce))).to_bytes(_BLOCK)
