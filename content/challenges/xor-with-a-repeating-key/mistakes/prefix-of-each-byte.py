# advice: You write `0x` in front of each byte, as `hex` does. The result is nothing but two digits for each byte.
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    return "".join(hex(d[i] ^ k[i % len(k)]) for i in range(len(d)))
