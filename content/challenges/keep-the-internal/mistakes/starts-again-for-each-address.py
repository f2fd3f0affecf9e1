# advice: You create the list inside the loop, so it is empty again for each address, and only 10.20.3.9 is left. Create it once, before the loop.
# look: 01-three-of-five
def keep_internal(addresses):
    kept = []
    for text in addresses:
        kept = []
        address = text.strip()
        first, second = [int(part) for part in address.split(".")[:2]]
        if first == 10 and second == 20 or first == 172 and 16 <= second <= 19:
            kept.append(address)
    return kept
