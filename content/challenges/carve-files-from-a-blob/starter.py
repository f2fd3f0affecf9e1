import struct
import sys

blob = bytes.fromhex(sys.stdin.read())


def end_of_jpeg(start):
    """The offset behind the JPEG that begins at start; None when it is cut off."""
    return None


offset = 0
while offset < len(blob):
    offset += 1
