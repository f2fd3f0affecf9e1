# advice: You join the addresses and return one text with commas in it. The caller asks for a list, in which each address is a string of its own.
# look: 01-three-of-five
def keep_internal(addresses):
    kept = []
    for text in addresses:
        address = text.strip()
        first, second = [int(part) for part in address.split(".")[:2]]
        if first == 10 and second == 20 or first == 172 and 16 <= second <= 19:
            kept.append(address)
    return ", ".join(kept)
