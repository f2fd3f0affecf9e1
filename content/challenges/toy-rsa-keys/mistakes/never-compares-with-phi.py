# advice: You never compare the exponent with phi, neither the one that you get nor the one that you choose. It has to be smaller.
# look: 14-exponent-above-phi
from math import gcd, isqrt


def is_prime(n):
    return n > 1 and all(n % k for k in range(2, isqrt(n) + 1))


def make_keys(p, q, e):
    """The modulus and both exponents as [n, e, d], or why there can be no such key."""
    if not is_prime(p) or not is_prime(q):
        return "not prime"
    if p == q:
        return "same prime"
    phi = (p - 1) * (q - 1)
    if e is None:
        e = 2
        while gcd(e, phi) != 1:
            e += 1
    if e <= 1 or gcd(e, phi) != 1:
        return "bad exponent"
    return [p * q, e, pow(e, -1, phi)]
