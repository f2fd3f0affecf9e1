# advice: Your function gives back `None` every time. Does it print its result, or end without a `return`?
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    print(bytes(d[i] ^ k[i % len(k)] for i in range(len(d))).hex())
