# advice: You keep every address: `or "17"` is a text that isn't empty, which counts as true. Each side of `or` needs a comparison of its own.
# look: 01-three-of-five
def keep_internal(addresses):
    kept = []
    for address in addresses:
        address = address.strip()
        first, second = address.split(".")[:2]
        if first == "10" and second == "20" or first == "172" and second == "16" or "17" or "18" or "19":
            kept.append(address)
    return kept
