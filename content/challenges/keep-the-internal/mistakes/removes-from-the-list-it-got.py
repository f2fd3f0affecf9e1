# advice: You remove from `addresses` while the loop walks over it, so it skips an address after each removal, and the spaces stay too. Leave the list as it is and fill a new one.
# look: 02-copied-from-a-mail
def keep_internal(addresses):
    for address in addresses:
        first, second = [int(part) for part in address.strip().split(".")[:2]]
        if not (first == 10 and second == 20 or first == 172 and 16 <= second <= 19):
            addresses.remove(address)
    return addresses
