# advice: You ask for the first and the second number one by one, so 10.16.0.1 is kept: 10 from the office, 16 from the harbor. Which numbers belong together?
# look: 09-neighbors-of-the-office
def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    kept = []
    for text in addresses:
        address = text.strip()
        first, second = [int(part) for part in address.split(".")[:2]]
        if first in [10, 172] and second in [16, 17, 18, 19, 20]:
            kept.append(address)
    return kept
