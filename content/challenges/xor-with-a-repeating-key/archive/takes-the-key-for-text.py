# makes: key-as-text
def xor_hex(data, key):
    """The data combined with the repeating key, both as hex text; None without a key."""
    # An empty key must never pass for encryption.
    if key == "":
        return None
    # Hex digits are only the spelling. XOR needs the bytes.
    pad = key.encode()
    mixed = [byte ^ pad[i % len(pad)] for i, byte in enumerate(bytes.fromhex(data))]
    return bytes(mixed).hex()
