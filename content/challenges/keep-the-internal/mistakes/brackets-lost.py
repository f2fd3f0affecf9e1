# advice: You accept a second number from 16 to 19 whatever the first one is, so 10.16.0.1 gets in. In the harbor, the first number has to be 172.
# look: 09-neighbors-of-the-office
def keep_internal(addresses):
    kept = []
    for address in addresses:
        address = address.strip()
        first, second = [int(p) for p in address.split(".")[:2]]
        if first == 10 and second == 20 or second >= 16 and second <= 19:
            kept.append(address)
    return kept
