# advice: You read the stored tag byte by byte and take the given one from `tags`, so its reads stay at 0. Both go through `read`.
# look: 01-equal-tags
tags = {"stored": bytes.fromhex(input()), "given": bytes.fromhex(input())}
reads = {"stored": 0, "given": 0}


def read(name, place):
    """Return one byte of a tag as a number, and count that it was read."""
    reads[name] += 1
    return tags[name][place]


def is_equal():
    """Tell whether the tags are equal. The number of reads depends on their lengths alone."""
    if len(tags["stored"]) != len(tags["given"]):
        return False
    stored = [read("stored", place) for place in range(len(tags["stored"]))]
    return bytes(stored) == tags["given"]


if is_equal():
    print("equal")
else:
    print("different")
print("reads", reads["stored"], reads["given"])
