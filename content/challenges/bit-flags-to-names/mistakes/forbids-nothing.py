# advice: You name "clean" in a byte whose reserved bit is set. What has to be decided about each byte before you name anything?
# look: 04-reserved-bit
FIELDS = [(0x80, "user name"), (0x40, "password"), (0x20, "retain"), (0x10, "quality 2")]
FIELDS += [(0x08, "quality 1"), (0x04, "will"), (0x02, "clean")]


def name_flags(digits):
    return [[name for bit, name in FIELDS if flags & bit] for flags in bytes.fromhex(digits)]
