# Line 1: expected "null", got ""48656c6c6f"".
def xor_hex(data, key):
    pad = bytes.fromhex(key)
    if not pad:
        return data
    mixed = [byte ^ pad[i % len(pad)] for i, byte in enumerate(bytes.fromhex(data))]
    return bytes(mixed).hex()
