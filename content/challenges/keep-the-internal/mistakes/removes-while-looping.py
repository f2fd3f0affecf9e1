# advice: You remove from `addresses` while you loop over it, so the address after a removed one is skipped: 172.24.0.9 stays. Make a new list.
# look: 03-private-and-not-yours
def keep_internal(addresses):
    for address in addresses:
        first, second = [int(p) for p in address.split(".")[:2]]
        if not (first == 10 and second == 20 or first == 172 and 16 <= second <= 19):
            addresses.remove(address)
    return [a.strip() for a in addresses]
