"""hashlib.pbkdf2_hmac and hashlib.scrypt, which CPython takes from OpenSSL. The interpreter has no OpenSSL.

What takes long is done in place by a device; see sandbox/python/sealed/key-derivation.ts.
"""

import hashlib
import hmac
import io
import operator
import struct

_DEVICE = "/dev/kdf"
_PBKDF2_SHA256, _SCRYPT = 1, 2
_HEADER = struct.Struct("<3I4x")
_SHA256_BLOCK, _SHA256_SIZE = 64, 32
_SCRYPT_MEMORY = 32 * 1024 * 1024
_LARGEST = 2**31 - 1


def _work(operation, first, second, buffer):
    """Lets the device change the buffer, which begins with room for a header."""
    _HEADER.pack_into(buffer, 0, operation, first, second)
    with io.FileIO(_DEVICE) as device:
        device.readinto(buffer)


def _bytes_of(value):
    try:
        return bytes(memoryview(value))
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{type(value).__name__}'") from None


def _first_block(hash_name, password, salt, number):
    return hmac.digest(password, salt + struct.pack(">I", number), hash_name)


def _fast_block(password, block, iterations):
    """Returns a block of PBKDF2 with SHA-256."""
    key = hashlib.sha256(password).digest() if len(password) > _SHA256_BLOCK else password
    buffer = bytearray(_HEADER.size) + key.ljust(_SHA256_BLOCK, b"\0") + block
    _work(_PBKDF2_SHA256, iterations, 0, buffer)
    return bytes(buffer[-_SHA256_SIZE:])


def _block(hash_name, password, block, iterations):
    """Returns a block of PBKDF2 (RFC 8018, section 5.2), given the first of its iterations."""
    if hash_name == "sha256":
        return _fast_block(password, block, iterations)
    combined = int.from_bytes(block)
    size, digest, combine = len(block), hmac.digest, int.from_bytes
    for _ in range(iterations - 1):
        block = digest(password, block, hash_name)
        combined ^= combine(block)
    return combined.to_bytes(size)


def pbkdf2_hmac(hash_name, password, salt, iterations, dklen=None):
    """Password based key derivation function 2 (PKCS #5 v2.0) with HMAC as pseudorandom function."""
    if not isinstance(hash_name, str):
        raise TypeError(f"pbkdf2_hmac() argument 'hash_name' must be str, not {type(hash_name).__name__}")
    name = hash_name.lower().replace("-", "")
    try:
        size = hashlib.new(name).digest_size
    except ValueError:
        size = 0
    if not size:
        raise ValueError(f"unsupported hash type {hash_name}")
    password, salt = _bytes_of(password), _bytes_of(salt)
    iterations, length = operator.index(iterations), size if dklen is None else operator.index(dklen)
    if iterations < 1:
        raise ValueError("iteration value must be greater than 0.")
    if iterations > _LARGEST:
        raise OverflowError("iteration value is too great.")
    if length < 1:
        raise ValueError("key length must be greater than 0.")
    if length > _LARGEST:
        raise OverflowError("key length is too great.")
    blocks = range(1, (length - 1) // size + 2)
    firsts = [_first_block(name, password, salt, number) for number in blocks]
    return b"".join([_block(name, password, first, iterations) for first in firsts])[:length]


def _check_scrypt(n, r, p, maxmem):
    for name, value in (("n", n), ("r", r), ("p", p)):
        if value is None:
            raise TypeError(f"{name} is required and must be an unsigned int")
        if not isinstance(value, int):
            raise TypeError(f"scrypt() argument '{name}' must be int, not {type(value).__name__}")
    if n < 2 or n & (n - 1):
        raise ValueError("n must be a power of 2.")
    if r < 1 or p < 1 or r * p >= 2**30:
        raise ValueError("Invalid parameter combination for n, r, p, maxmem.")
    if not 0 <= maxmem <= _LARGEST:
        raise ValueError(f"maxmem must be positive and smaller than {_LARGEST}")
    # As OpenSSL counts it.
    if 128 * r * (p + n + 2) > (maxmem or _SCRYPT_MEMORY):
        raise ValueError("[digital envelope routines] memory limit exceeded")


def scrypt(password, *, salt=None, n=None, r=None, p=None, maxmem=0, dklen=64):
    """scrypt password-based key derivation function."""
    if salt is None:
        raise TypeError("salt is required")
    password, salt = _bytes_of(password), _bytes_of(salt)
    _check_scrypt(n, r, p, maxmem)
    if not 1 <= dklen <= _LARGEST:
        raise ValueError(f"dklen must be greater than 0 and smaller than {_LARGEST}")
    size = 128 * r
    blocks = pbkdf2_hmac("sha256", password, salt, 1, p * size)
    # RFC 7914, section 5: the block, a block to work with, and n blocks.
    buffer = bytearray(_HEADER.size + size * (n + 2))
    mixed = []
    for start in range(0, p * size, size):
        buffer[_HEADER.size:_HEADER.size + size] = blocks[start:start + size]
        _work(_SCRYPT, n, r, buffer)
        mixed.append(bytes(buffer[_HEADER.size:_HEADER.size + size]))
    return pbkdf2_hmac("sha256", password, b"".join(mixed), 1, dklen)


for _function in (pbkdf2_hmac, scrypt):
    _function.__module__ = "hashlib"
# cspell:ignore dklen maxmem
