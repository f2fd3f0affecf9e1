"""The exceptions of cryptography."""


class InvalidTag(Exception):
    """The ciphertext, its associated data, the nonce or the key isn't the one that was used to encrypt."""


class InvalidSignature(Exception):
    """The signature doesn't belong to this message and public key."""
