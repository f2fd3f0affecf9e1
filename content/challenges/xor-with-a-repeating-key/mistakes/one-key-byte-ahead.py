# advice: Your first byte of data meets the second byte of the key, `77`. At which index does a key begin?
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    return bytes(d[i] ^ k[(i + 1) % len(k)] for i in range(len(d))).hex()
