# advice: You return `None` for empty data, but only an empty key is refused. What is the result when there is nothing to combine?
# look: 04-no-data
def xor_hex(data, key):
    """The data combined with the repeating key, both as hex text; None without a key."""
    if key == "" or data == "":
        return None
    pad = bytes.fromhex(key)
    mixed = [byte ^ pad[i % len(pad)] for i, byte in enumerate(bytes.fromhex(data))]
    return bytes(mixed).hex()
