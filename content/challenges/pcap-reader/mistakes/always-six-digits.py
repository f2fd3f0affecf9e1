# advice: You pad every fraction to 6 digits, so 5 nanoseconds become `.000005`. How many digits does a nanosecond need?
# look: 02-recorded-on-another-machine
import struct
from ipaddress import ip_address

BYTE_ORDERS = {">": "big-endian", "<": "little-endian"}
RESOLUTIONS = {6: "microseconds", 9: "nanoseconds"}
MAGIC_NUMBERS = {
    "a1b2c3d4": (">", 6),
    "d4c3b2a1": ("<", 6),
    "a1b23c4d": (">", 9),
    "4d3cb2a1": ("<", 9),
}
ETHERNET = 1
IPV4 = b"\x08\x00"


def ends_of(frame):
    """Return source and destination of an IPv4 packet in an Ethernet frame; a dash for anything else."""
    if len(frame) < 34 or frame[12:14] != IPV4:
        return "-"
    return f"{ip_address(frame[26:30])} > {ip_address(frame[30:34])}"


def report(data):
    """Print what a capture holds, up to the place where it breaks off."""
    order, digits = MAGIC_NUMBERS[data[:4].hex()]
    link_type = struct.unpack_from(order + "I", data, 20)[0]
    print(f"{BYTE_ORDERS[order]}, {RESOLUTIONS[digits]}, link type {link_type}")
    place = 24
    count = 0
    while place + 16 <= len(data):
        seconds, fraction, kept, original = struct.unpack_from(order + "4I", data, place)
        frame = data[place + 16 : place + 16 + kept]
        if len(frame) < kept:
            break
        count += 1
        ends = ends_of(frame) if link_type == ETHERNET else "-"
        print(count, f"{seconds}.{str(fraction).zfill(6)}", kept, "of", original, ends)
        place += 16 + kept
    print(f"packets: {count}" + (", truncated" if place < len(data) else ""))


data = bytes.fromhex(input())
if len(data) < 24 or data[:4].hex() not in MAGIC_NUMBERS:
    print("not a capture")
else:
    report(data)
