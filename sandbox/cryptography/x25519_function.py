"""The function X25519 (RFC 7748, section 5)."""

PRIME = 2**255 - 19
_A24 = 121665


def _scalar(private):
    """Decodes a private key: a multiple of 8, whose highest bit is bit 254."""
    return int.from_bytes(private, "little") & ~(1 << 255) & ~7 | 1 << 254


def x25519(private, point):
    """Multiplies a point, given as its u-coordinate of 32 bytes, by a private key of 32 bytes."""
    x1 = (int.from_bytes(point, "little") & (1 << 255) - 1) % PRIME
    scalar = _scalar(private)
    x2, z2, x3, z3, swapped = 1, 0, x1, 1, 0
    for position in range(254, -1, -1):
        bit = scalar >> position & 1
        if bit != swapped:
            x2, z2, x3, z3 = x3, z3, x2, z2
        swapped = bit
        a, b, c, d = x2 + z2, x2 - z2, x3 + z3, x3 - z3
        aa, bb, da, cb = a * a % PRIME, b * b % PRIME, d * a, c * b
        e = aa - bb
        x3, z3 = (da + cb) ** 2 % PRIME, x1 * ((da - cb) ** 2 % PRIME) % PRIME
        x2, z2 = aa * bb % PRIME, e * (aa + _A24 * e) % PRIME
    if swapped:
        x2, z2 = x3, z3
    return (x2 * pow(z2, PRIME - 2, PRIME) % PRIME).to_bytes(32, "little")
