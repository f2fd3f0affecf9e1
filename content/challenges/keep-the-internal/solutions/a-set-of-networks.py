# title: Look up the network in a set
# why: The first two parts, with the dot between them, name a network of this size. A set holds the networks that count, so adding one is adding a text.
NETWORKS = {"10.20"} | {f"172.{number}" for number in range(16, 20)}


def keep_internal(addresses):
    """Return the addresses of the office and the harbor, in their order."""
    kept = []
    for text in addresses:
        parts = text.split()[0].split(".")
        if ".".join(parts[:2]) in NETWORKS:
            kept.append(".".join(parts))
    return kept
