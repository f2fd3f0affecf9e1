# advice: Your first byte is right, and then you use `6f` again and again. Which byte of the key follows it?
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    return bytes(d[i] ^ k[0] for i in range(len(d))).hex()
