from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM


def station(key, device, counter, tasks):
    """Seal and open packets with a shared key, and return the result of each task."""
    box = AESGCM(bytes.fromhex(key))
    results = []
    for task in tasks:
        if task[0] == "seal":
            nonce = bytes.fromhex(device) + bytes(4)
            label = task[1].encode()
            packet = nonce + bytes([len(label)]) + label + box.encrypt(nonce, task[2].encode(), None)
            results.append(packet.hex())
        else:
            results.append(None)
    return results
