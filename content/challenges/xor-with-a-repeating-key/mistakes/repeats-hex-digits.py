# advice: You combine each byte with a single hex digit of the key: `6`, `f`, `7` and so on. Two digits spell one byte, so turn the key into bytes first.
# look: 01-settings-under-a-key-of-three
def xor_hex(data, key):
    if key == "":
        return None
    mixed = [byte ^ int(key[i % len(key)], 16) for i, byte in enumerate(bytes.fromhex(data))]
    return bytes(mixed).hex()
