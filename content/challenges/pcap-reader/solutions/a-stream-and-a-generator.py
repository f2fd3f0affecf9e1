# title: A stream and a generator
# why: A stream remembers its place, so nothing has to be added up. The generator yields complete packets only, and what they leave over is what was cut.
import io
from ipaddress import ip_address

UNITS = {0xA1B2C3D4: (6, "microseconds"), 0xA1B23C4D: (9, "nanoseconds")}


def packets(data, order):
    """Yield the four numbers and the bytes of each complete packet."""
    stream = io.BytesIO(data)
    while len(header := stream.read(16)) == 16:
        numbers = [int.from_bytes(header[start : start + 4], order) for start in (0, 4, 8, 12)]
        # An announced length may be larger than any read can be.
        frame = stream.read(min(numbers[2], len(data)))
        if len(frame) == numbers[2]:
            yield *numbers, frame


def line_of(packet, digits, is_ethernet):
    """Return what the report says about a packet."""
    seconds, fraction, kept, original, frame = packet
    ends = "-"
    if is_ethernet and kept >= 34 and frame[12:14].hex() == "0800":
        ends = " > ".join(str(ip_address(frame[start : start + 4])) for start in (26, 30))
    return f"{seconds}.{fraction:0{digits}} {kept} of {original} {ends}"


data = bytes.fromhex(input())
orders = [order for order in ("little", "big") if int.from_bytes(data[:4], order) in UNITS]
if orders and len(data) >= 24:
    order = orders[0]
    digits, unit = UNITS[int.from_bytes(data[:4], order)]
    link_type = int.from_bytes(data[20:24], order)
    print(f"{order}-endian, {unit}, link type {link_type}")
    found = list(packets(data[24:], order))
    for number, packet in enumerate(found, start=1):
        print(number, line_of(packet, digits, link_type == 1))
    is_whole = len(data) == 24 + sum(16 + packet[2] for packet in found)
    print(f"packets: {len(found)}" if is_whole else f"packets: {len(found)}, truncated")
else:
    print("not a capture")
