# advice: With a key longer than the data your index leaves the data: an IndexError. Which of the two says how many bytes the result has?
# look: 02-key-longer-than-the-data
def xor_hex(data, key):
    if not key:
        return None
    d = bytes.fromhex(data)
    k = bytes.fromhex(key)
    return bytes(d[i] ^ k[i % len(k)] for i in range(max(len(d), len(k)))).hex()
