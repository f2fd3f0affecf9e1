# advice: You add the bytes, and an addition carries from bit to bit: `07` and `6f` make `76` in place of `68`. XOR looks at each bit alone.
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    return bytes((d[i] + k[i % len(k)]) % 256 for i in range(len(d))).hex()
