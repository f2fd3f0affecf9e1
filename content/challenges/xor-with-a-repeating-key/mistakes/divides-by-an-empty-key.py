# advice: Without a key you calculate `% 0`, and a ZeroDivisionError ends the function. Ask about the empty key before you use its length.
# look: 03-no-key
def xor_hex(data, key):
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    return bytes(d[i] ^ k[i % len(k)] for i in range(len(d))).hex()
