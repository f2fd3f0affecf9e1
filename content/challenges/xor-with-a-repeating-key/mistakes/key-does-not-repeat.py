# advice: Your result ends after `686f73`: `zip` stops when the shorter one ends. Let the key start over as often as the data needs it.
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if key == "":
        return None
    pairs = zip(bytes.fromhex(data), bytes.fromhex(key))
    return bytes(a ^ b for a, b in pairs).hex()
