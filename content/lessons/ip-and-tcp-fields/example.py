import struct

NAMES = ["FIN", "SYN", "RST", "PSH", "ACK", "URG", "ECE", "CWR"]
NEVER_SENT = [[], ["FIN"], ["FIN", "PSH", "URG"]]

packet = bytes.fromhex(
    "450000281c46400036062a6ecb007107c0000214c7b201bb2a4f10c80000000050290400a91a0000"
)
start = (packet[0] & 0x0F) * 4
source, target, seq, ack, words, bits = struct.unpack_from(">HHIIBB", packet, start)
flags = [name for place, name in enumerate(NAMES) if bits & (1 << place)]

print("TCP begins at byte", start)
print("ports", source, "->", target)
print(f"sequence {seq:08x}, acknowledgment {ack:08x}")
print("header bytes", (words >> 4) * 4)
print("flags", " ".join(flags))
print("a probe" if flags in NEVER_SENT else "a normal combination")
