# advice: Your data becomes bytes, but you take the hex digits of the key as text, so it begins with the character "6". Both arguments are hex.
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = key.encode()
    return bytes(d[i] ^ k[i % len(k)] for i in range(len(d))).hex()
