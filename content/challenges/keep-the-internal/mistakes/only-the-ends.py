# advice: Your list has 16 and 19, and 172.17.1.1 is left out. The numbers between them belong to the harbor too.
# look: 11-the-middle-of-the-harbor
def keep_internal(addresses):
    kept = []
    for address in addresses:
        address = address.strip()
        first, second = [int(p) for p in address.split(".")[:2]]
        if first == 10 and second == 20 or first == 172 and second in [16, 19]:
            kept.append(address)
    return kept
