# advice: You return the decoded text "host=relay…". The tools exchange hex, so the result is hex text as well.
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    return bytes(d[i] ^ k[i % len(k)] for i in range(len(d))).decode("latin-1")
