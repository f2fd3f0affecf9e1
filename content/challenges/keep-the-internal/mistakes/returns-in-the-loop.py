# advice: Your `return` is inside the loop, so only "10.20.0.7" is looked at. Move it to the left, below the loop.
# look: 01-three-of-five
def keep_internal(addresses):
    kept = []
    for address in addresses:
        address = address.strip()
        first, second = [int(p) for p in address.split(".")[:2]]
        if first == 10 and second == 20 or first == 172 and 16 <= second <= 19:
            kept.append(address)
        return kept
