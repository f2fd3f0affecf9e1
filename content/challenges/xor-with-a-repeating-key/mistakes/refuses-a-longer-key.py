# advice: You return `None` for a key that is longer than the data. The brief calls it fine: what happens to the rest of it?
# look: 02-key-longer-than-the-data
def xor_hex(data, key):
    if not key or len(key) > len(data):
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    return bytes(d[i] ^ k[i % len(k)] for i in range(len(d))).hex()
