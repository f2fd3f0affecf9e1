# advice: You write each byte in decimal, so the first one is "104" where it should be "68". Which format writes hex digits?
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    return "".join(str(d[i] ^ k[i % len(k)]) for i in range(len(d)))
