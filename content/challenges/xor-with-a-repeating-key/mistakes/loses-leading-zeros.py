# A hidden test failed. Check the brief for inputs that the visible tests do not show.
def xor_hex(data, key):
    if key == "":
        return None
    pad = bytes.fromhex(key)
    mixed = [byte ^ pad[i % len(pad)] for i, byte in enumerate(bytes.fromhex(data))]
    return "".join(f"{byte:x}" for byte in mixed)
