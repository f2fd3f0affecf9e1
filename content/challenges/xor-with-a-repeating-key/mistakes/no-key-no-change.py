# advice: Without a key, you return `48656c6c6f` unchanged, as if it were encrypted. What does the brief ask for when the key is empty?
# look: 03-no-key
def xor_hex(data, key):
    pad = bytes.fromhex(key)
    if not pad:
        return data
    mixed = [byte ^ pad[i % len(pad)] for i, byte in enumerate(bytes.fromhex(data))]
    return bytes(mixed).hex()
