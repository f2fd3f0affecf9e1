# advice: `len(key)` counts hex digits, twice as many as there are bytes, so your index leaves the key: an IndexError. Which length do you need?
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    """The data combined with the repeating key, both as hex text; None without a key."""
    if key == "":
        return None
    pad = bytes.fromhex(key)
    mixed = [byte ^ pad[i % len(key)] for i, byte in enumerate(bytes.fromhex(data))]
    return bytes(mixed).hex()
