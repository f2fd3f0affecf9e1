# Line 1: expected ""686f73743d72656c61792e6578616d706c653b706f72743d343433"", got ""686f73"".
def xor_hex(data, key):
    if key == "":
        return None
    pairs = zip(bytes.fromhex(data), bytes.fromhex(key))
    return bytes(a ^ b for a, b in pairs).hex()
