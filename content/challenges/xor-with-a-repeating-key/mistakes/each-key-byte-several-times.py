# advice: You use the first byte of the key three times and then leave the key: `//` counts whole rounds. Which operator starts again at 0?
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    return bytes(d[i] ^ k[i // len(k)] for i in range(len(d))).hex()
