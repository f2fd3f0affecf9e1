# advice: Your `&` is AND, which sets a bit only if both bytes have it. XOR sets it if exactly one has it: which operator does that?
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    return bytes(d[i] & k[i % len(k)] for i in range(len(d))).hex()
