# advice: You take 341 for a prime, because `pow(2, 340, 341)` is 1. It's 11 × 31: this test finds most products, but not all.
# look: 26-a-product-that-passes-for-a-prime
from math import gcd
def is_prime(n):
    if n < 2:
        return False
    return n == 2 or pow(2, n - 1, n) == 1
def make_keys(p, q, e):
    if not is_prime(p) or not is_prime(q):
        return "not prime"
    if p == q:
        return "same prime"
    phi = (p - 1) * (q - 1)
    if e is None:
        e = 2
        while e < phi and gcd(e, phi) != 1:
            e += 1
        if e >= phi:
            return "bad exponent"
    if not 1 < e < phi or gcd(e, phi) != 1:
        return "bad exponent"
    return [p * q, e, pow(e, -1, phi)]
