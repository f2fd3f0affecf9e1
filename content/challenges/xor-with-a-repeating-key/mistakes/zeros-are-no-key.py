# advice: You return `None` for a key of zero bytes. It has bytes, even if they change nothing: only `""` is empty.
# look: 08-key-of-zeros
def xor_hex(data, key):
    if not key.strip("0"):
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    return bytes(d[i] ^ k[i % len(k)] for i in range(len(d))).hex()
