# advice: Your first byte of data meets `6c`, the last byte of the key. In which order are the key's bytes used?
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)[::-1]
    return bytes(d[i] ^ k[i % len(k)] for i in range(len(d))).hex()
