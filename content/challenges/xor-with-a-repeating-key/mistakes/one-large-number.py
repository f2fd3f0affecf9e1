# advice: You combine the two as large numbers, and a number has no zeros in front: four zero bytes become "0". How many digits does the result need?
# look: 03-key-as-long-as-the-data
def xor_hex(data, key):
    if not key:
        return None
    if not data:
        return ""
    long_key = (key * len(data))[: len(data)]
    return f"{int(data, 16) ^ int(long_key, 16):x}"
