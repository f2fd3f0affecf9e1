"""Key agreement: two sides that exchange public keys compute the same secret."""

from ....raw_key import RawPrivateKey, RawPublicKey
from ....x25519_function import x25519

_BASE = (9).to_bytes(32, "little")


class X25519PublicKey(RawPublicKey):
    """The half of a key pair that anyone may know."""

    _NAME = "An X25519 public key"
    _MAKERS = "X25519PublicKey.from_public_bytes, or public_key() of a private key"


class X25519PrivateKey(RawPrivateKey):
    """The half of a key pair that never leaves its owner."""

    _NAME = "An X25519 private key"
    _MAKERS = "X25519PrivateKey.generate or X25519PrivateKey.from_private_bytes"

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
