# advice: You return an empty list whatever you get, because no address passes your condition. Do you compare text such as "10" with the number 10, or ask for both networks at once?
# look: 01-three-of-five
def keep_internal(addresses):
    kept = []
    for text in addresses:
        address = text.strip()
        first, second = address.split(".")[:2]
        if first == 10 and second == 20 or first == 172 and second in [16, 17, 18, 19]:
            kept.append(address)
    return kept
