# advice: Your loop runs over the key, so the result has 3 bytes like `6f776c`. Which of the two says how many bytes the result has?
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    return bytes(d[i % len(d)] ^ k[i] for i in range(len(k))).hex()
