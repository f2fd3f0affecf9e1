# advice: You return the first internal address, "10.20.0.7", and the function ends there. Collect all of them in a list before you return it.
# look: 01-three-of-five
def keep_internal(addresses):
    for text in addresses:
        address = text.strip()
        first, second = [int(part) for part in address.split(".")[:2]]
        if first == 10 and second == 20 or first == 172 and 16 <= second <= 19:
            return address
    return []
