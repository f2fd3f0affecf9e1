# advice: You return the bytes as Python shows them, with `b` and quotes. Which method of bytes makes hex text?
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    return str(bytes(d[i] ^ k[i % len(k)] for i in range(len(d))))
