# advice: Your key is repeated 2 times, and 8 bytes need a part of a third: `//` drops the rest. Two bytes at the end have no partner.
# look: 02-zero-bytes-show-the-key
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    k = k * (len(d) // len(k))
    return bytes(a ^ b for a, b in zip(d, k)).hex()
