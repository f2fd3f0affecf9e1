# Line 1: expected ""686f73743d72656c61792e6578616d706c653b706f72743d343433"", got ""0117181c4c120c140a115f05111906181d055208041a055d5d4c58"".
def xor_hex(data, key):
    if key == "":
        return None
    mixed = [byte ^ int(key[i % len(key)], 16) for i, byte in enumerate(bytes.fromhex(data))]
    return bytes(mixed).hex()
