# advice: You write each byte with as few digits as possible, so 8 zero bytes become `00000000`, half of what they should be. How many hex digits does a byte always have?
# look: 07-small-results
def xor_hex(data, key):
    if key == "":
        return None
    pad = bytes.fromhex(key)
    mixed = [byte ^ pad[i % len(pad)] for i, byte in enumerate(bytes.fromhex(data))]
    return "".join(f"{byte:x}" for byte in mixed)
