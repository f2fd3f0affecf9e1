# title: Sieve the primes once, then name the reason
# why: A sieve tests a million numbers in one go, and every later question is a single look. The inverse says itself whether it exists.
LARGEST = 1_000_000


def sieve():
    """Return a list that tells for each number up to the largest whether it is a prime."""
    prime = bytearray([0, 0]) + bytearray([1]) * (LARGEST - 1)
    for number in range(2, 1001):
        if prime[number]:
            multiples = range(number * number, LARGEST + 1, number)
            prime[number * number :: number] = bytes(len(multiples))
    return prime


PRIME = sieve()


def inverse(e, phi):
    """Return the inverse of an exponent that can serve, or None."""
    try:
        return pow(e, -1, phi) if 1 < e < phi else None
    except ValueError:
        return None


def make_keys(p, q, e):
    """The modulus and both exponents as [n, e, d], or why there can be no such key."""
    if min(p, q) < 0 or not (PRIME[p] and PRIME[q]):
        return "not prime"
    if p == q:
        return "same prime"
    phi = (p - 1) * (q - 1)
    if e is None:
        e = next((choice for choice in range(2, phi) if inverse(choice, phi)), 0)
    d = inverse(e, phi)
    return [p * q, e, d] if d else "bad exponent"
