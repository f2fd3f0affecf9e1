# advice: A device that you have never heard has the counter 0 in your table, so its first packet, number 0, is refused. Start below 0.
# look: 11-lost-packets
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM


def station(key, device, counter, tasks):
    box = AESGCM(bytes.fromhex(key))
    own = bytes.fromhex(device)
    seen = {}
    results = []

    def open_packet(packet):
        data = bytes.fromhex(packet)
        if len(data) < 13 + 16:
            return None
        nonce, size = data[:12], data[12]
        label, sealed = data[13:13 + size], data[13 + size:]
        if len(sealed) < 16:
            return None
        sender, number = nonce[:8], int.from_bytes(nonce[8:], "big")
        if sender == own or number <= seen.get(sender, 0):
            return None
        try:
            text = box.decrypt(nonce, sealed, label)
        except InvalidTag:
            return None
        seen[sender] = number
        return [label.decode(), text.decode()]

    for task in tasks:
        if task[0] == "seal":
            label = task[1].encode()
            if len(label) > 255 or counter > 4294967295:
                results.append(None)
                continue
            nonce = own + counter.to_bytes(4, "big")
            counter += 1
            results.append((nonce + bytes([len(label)]) + label + box.encrypt(nonce, task[2].encode(), label)).hex())
        else:
            results.append(open_packet(task[1]))
    return results
