# advice: After the key's three bytes your data stays as it was, because `ljust` fills the key with zeros. What follows after its last byte?
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key).ljust(len(d), b"\0")
    return bytes(d[i] ^ k[i % len(k)] for i in range(len(d))).hex()
