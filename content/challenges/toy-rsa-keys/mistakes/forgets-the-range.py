# advice: You return a key for the exponent 1. Sharing no factor with phi isn't enough: which exponents does the brief exclude by their size?
# look: 09-exponent-one
from math import gcd, isqrt


def is_prime(number):
    """Whether only 1 and itself divide the number."""
    return number > 1 and all(number % divisor != 0 for divisor in range(2, isqrt(number) + 1))


def make_keys(p, q, e):
    """The modulus and both exponents as [n, e, d], or why there can be no such key."""
    if not is_prime(p) or not is_prime(q):
        return "not prime"
    if p == q:
        return "same prime"
    phi = (p - 1) * (q - 1)
    choices = range(2, phi) if e is None else [e]
    for choice in choices:
        if gcd(choice, phi) == 1:
            return [p * q, choice, pow(choice, -1, phi)]
    return "bad exponent"
