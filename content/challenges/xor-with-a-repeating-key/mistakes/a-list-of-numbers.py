# advice: You return the bytes as a list of numbers, which begins with 104. The brief wants one hex text.
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    return [d[i] ^ k[i % len(k)] for i in range(len(d))]
