# title: One XOR for all the bytes
# why: Python's integers have no largest value. So the whole data is one number, the repeated key is another, and a single `^` combines them.
def xor_hex(data, key):
    if not key:
        return None
    if not data:
        return ""
    pad = key * len(data)
    return f"{int(data, 16) ^ int(pad[: len(data)], 16):0{len(data)}x}"
