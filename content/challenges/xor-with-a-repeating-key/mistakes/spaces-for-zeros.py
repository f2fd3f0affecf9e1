# advice: You write a small byte as a space and one digit: " 0" where it should be "00". What can stand in front of the width in a format?
# look: 01-key-of-one-byte
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    return "".join(f"{d[i] ^ k[i % len(k)]:2x}" for i in range(len(d)))
