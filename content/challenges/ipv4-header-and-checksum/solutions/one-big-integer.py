# title: The header as one big integer
# why: Adding words and folding the carry is the remainder of a division by 65535, so one `%` replaces the loop. Slices read the fields by their place, without a format string.
from ipaddress import ip_address

LARGEST = 0xFFFF


def read_header(packet):
    """Return what the header of an IPv4 packet in hex says; None for anything else."""
    data = bytes.fromhex(packet)
    if len(data) < 20:
        return None
    version, words = divmod(data[0], 16)
    total = int.from_bytes(data[2:4], "big")
    if version != 4 or not 20 <= words * 4 <= total <= len(data):
        return None
    header, payload = data[: words * 4], data[words * 4 : total]
    remainder = int.from_bytes(header[:10] + bytes(2) + header[12:], "big") % LARGEST
    # A sum of words that aren't all zero is never zero, so a remainder of 0 stands for 65535.
    expected = (LARGEST - (remainder or LARGEST)).to_bytes(2, "big")
    addresses = {"source": header[12:16], "destination": header[16:20]}
    found = {name: str(ip_address(address)) for name, address in addresses.items()}
    found.update(protocol=header[9], payload=payload.hex(), expected=expected.hex())
    return found | {"intact": header[10:12] == expected}
