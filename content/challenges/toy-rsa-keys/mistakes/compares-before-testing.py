# advice: You call 15 and 15 the "same prime", but 15 isn't prime at all. In which order does the brief check?
# look: 08-equal-and-not-prime
from math import gcd, isqrt


def is_prime(number):
    """Whether only 1 and itself divide the number."""
    return number > 1 and all(number % divisor != 0 for divisor in range(2, isqrt(number) + 1))


def make_keys(p, q, e):
    """The modulus and both exponents as [n, e, d], or why there can be no such key."""
    if p == q:
        return "same prime"
    if not is_prime(p) or not is_prime(q):
        return "not prime"
    phi = (p - 1) * (q - 1)
    choices = range(phi) if e is None else [e]
    for choice in choices:
        if 1 < choice < phi and gcd(choice, phi) == 1:
            return [p * q, choice, pow(choice, -1, phi)]
    return "bad exponent"
