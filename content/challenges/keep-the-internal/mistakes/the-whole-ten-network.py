# advice: You keep every address whose first number is 10, such as 10.21.0.7. In the office, the second number has to be 20 as well.
# look: 03-private-and-not-yours
def keep_internal(addresses):
    kept = []
    for text in addresses:
        address = text.strip()
        first, second = [int(part) for part in address.split(".")[:2]]
        if first == 10 or (first == 172 and 16 <= second <= 19):
            kept.append(address)
    return kept
