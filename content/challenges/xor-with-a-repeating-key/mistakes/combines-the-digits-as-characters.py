# advice: You combine the characters of the hex text: the digit "0" counts as 48 for you. What turns two hex digits into the byte that they spell?
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if not key:
        return None
    d = data.encode()
    k = key.encode()
    return bytes(d[i] ^ k[i % len(k)] for i in range(len(d))).hex()
