from math import gcd


def make_keys(p, q, e):
    """The modulus and both exponents as [n, e, d], or why there can be no such key."""
    n = p * q
    return [n, e, gcd(p, q)]
