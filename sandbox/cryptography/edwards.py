"""Points of the curve edwards25519 (RFC 8032, section 5.1), in extended coordinates (x, y, z, x * y / z)."""

from .x25519_function import PRIME

ORDER = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, -1, PRIME) % PRIME
_SQUARE_ROOT_OF_MINUS_ONE = pow(2, (PRIME - 1) // 4, PRIME)
_NEUTRAL = (0, 1, 1, 0)


def add(first, second):
    """Returns the sum of two points, which may be equal."""
    x1, y1, z1, t1 = first
    x2, y2, z2, t2 = second
    a, b = (y1 - x1) * (y2 - x2) % PRIME, (y1 + x1) * (y2 + x2) % PRIME
    c, d = 2 * _D * t1 * t2 % PRIME, 2 * z1 * z2 % PRIME
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % PRIME, g * h % PRIME, f * g % PRIME, e * h % PRIME


def multiply(scalar, point):
    """Returns the point, added to itself that many times."""
    result = _NEUTRAL
    while scalar:
        if scalar & 1:
            result = add(result, point)
        point = add(point, point)
        scalar >>= 1
    return result


def multiply_both(first, point, second, other):
    """Returns the sum of two points, each added to itself that many times, with shared doublings (Straus's method)."""
    sums = _NEUTRAL, point, other, add(point, other)
    result = _NEUTRAL
    for position in range(max(first, second).bit_length() - 1, -1, -1):
        result = add(result, result)
        chosen = first >> position & 1 | (second >> position & 1) << 1
        if chosen:
            result = add(result, sums[chosen])
    return result


def negative(point):
    """Returns the point that adds up to the neutral point with this one."""
    x, y, z, t = point
    return -x % PRIME, y, z, -t % PRIME


def encode(point):
    """Returns 32 bytes: y, and the lowest bit of x as the highest bit."""
    x, y, z, _ = point
    inverse = pow(z, PRIME - 2, PRIME)
    return (y * inverse % PRIME | (x * inverse % PRIME & 1) << 255).to_bytes(32, "little")


def decode(encoded):
    """Returns the point that the bytes encode, or None if they encode none."""
    number = int.from_bytes(encoded, "little")
    y, sign = number & (1 << 255) - 1, number >> 255
    if y >= PRIME:
        return None
    x = _find_x(y, sign)
    return None if x is None else (x, y, 1, x * y % PRIME)


def _find_x(y, sign):
    square = (y * y - 1) * pow(_D * y * y + 1, PRIME - 2, PRIME) % PRIME
    x = pow(square, (PRIME + 3) // 8, PRIME)
    if x * x % PRIME != square:
        x = x * _SQUARE_ROOT_OF_MINUS_ONE % PRIME
    if x * x % PRIME != square or (x == 0 and sign):
        return None
    return PRIME - x if x & 1 != sign else x


BASE = decode((4 * pow(5, -1, PRIME) % PRIME).to_bytes(32, "little"))
