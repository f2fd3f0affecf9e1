import hashlib

from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM


def drill(secret, signers, swap, messages):
    """Pass on what two sides send, and note what you read and what they believe."""
    own = X25519PrivateKey.from_private_bytes(bytes.fromhex(secret))
    # own.public_key().public_bytes_raw() is your public key as bytes.
    results = []
    for sender, kind, data in messages:
        if kind == "offer":
            results.append([data, "accepted"])
        else:
            results.append([data, None])
    return results
