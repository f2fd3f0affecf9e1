# advice: Without a key you return an empty text, which is also the result for empty data. The brief keeps the two apart: what does it return for `""` as the key?
# look: 03-no-key
def xor_hex(data, key):
    if not key:
        return ""
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    return bytes(d[i] ^ k[i % len(k)] for i in range(len(d))).hex()
