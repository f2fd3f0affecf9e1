# advice: An empty text counts as `False`, so you pass on a packet that you could open, with the note `None`. Its note is an empty text.
# look: 13-an-empty-text-and-letters-beyond-ascii
import hashlib

from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

OTHER = {"harbor": "ferry", "ferry": "harbor"}
# A nonce and a tag, around an empty text.
SHORTEST = 12 + 16


def is_accepted(sender, offer, signers):
    """Tell whether the other side takes an offer as the sender's."""
    if sender not in signers:
        return True
    key, signature = offer[:32], offer[32:]
    signer = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signers[sender]))
    try:
        # The name is signed as well: otherwise, the ferry's own offer could come back as the harbor's.
        signer.verify(signature, sender.encode() + key)
    except InvalidSignature:
        return False
    return True


def box_with(own, public):
    """Return the cipher that you share with the owner of a public key."""
    shared = own.exchange(X25519PublicKey.from_public_bytes(public))
    return AESGCM(hashlib.sha256(shared).digest())


def relay(sender, packet, boxes):
    """Return a packet that the other side can open, and its text. Without a text, it stays as it is."""
    if len(boxes) < 2 or len(packet) < SHORTEST:
        return packet, None
    nonce, sealed = packet[:12], packet[12:]
    try:
        text = boxes[sender].decrypt(nonce, sealed, sender.encode())
    except InvalidTag:
        return packet, None
    if not text:
        return packet, None
    return nonce + boxes[OTHER[sender]].encrypt(nonce, text, sender.encode()), text.decode()


def drill(secret, signers, swap, messages):
    """Pass on what two sides send, and note what you read and what they believe."""
    own = X25519PrivateKey.from_private_bytes(bytes.fromhex(secret))
    boxes = {}
    results = []
    for sender, kind, text in messages:
        data = bytes.fromhex(text)
        if kind == "packet":
            passed, note = relay(sender, data, boxes)
            results.append([passed.hex(), note])
            continue
        if swap:
            # Your key with them is made of the key that they sent, not of the one that you pass on.
            boxes[sender] = box_with(own, data[:32])
            data = own.public_key().public_bytes_raw() + data[32:]
        if not is_accepted(sender, data, signers):
            results.append([data.hex(), "refused"])
            break
        results.append([data.hex(), "accepted"])
    return results
