# advice: You take the inverse modulo the least common multiple of `p - 1` and `q - 1`. Such a `d` decrypts as well, but the brief asks for the inverse modulo phi, which is their product.
# look: 01-textbook-primes
from math import gcd, lcm


def is_prime(n):
    if n < 2:
        return False
    return all(n % k != 0 for k in range(2, int(n ** 0.5) + 1))


def make_keys(p, q, e):
    """The modulus and both exponents as [n, e, d], or why there can be no such key."""
    if not is_prime(p) or not is_prime(q):
        return "not prime"
    if p == q:
        return "same prime"
    phi = (p - 1) * (q - 1)
    if e is None:
        e = 2
        while e < phi and gcd(e, phi) > 1:
            e += 1
    if e < 2 or e >= phi or gcd(e, phi) > 1:
        return "bad exponent"
    return [p * q, e, pow(e, -1, lcm(p - 1, q - 1))]
