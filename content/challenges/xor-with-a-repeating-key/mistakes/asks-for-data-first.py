# advice: Without data and without a key you return `""`. The brief wants `None` for an empty key, "whatever the data is": which question comes first?
# look: 05-neither-data-nor-key
def xor_hex(data, key):
    """The data combined with the repeating key, both as hex text; None without a key."""
    if data == "":
        return ""
    if key == "":
        return None
    pad = bytes.fromhex(key)
    mixed = [byte ^ pad[i % len(pad)] for i, byte in enumerate(bytes.fromhex(data))]
    return bytes(mixed).hex()
