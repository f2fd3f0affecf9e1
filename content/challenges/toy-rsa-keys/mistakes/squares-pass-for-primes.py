# advice: You take 49 for a prime: your `range` ends before 7, the only divisor that would tell. Does the square root itself belong to the numbers to try?
# look: 07-square-of-a-prime
from math import gcd, isqrt


def is_prime(number):
    """Whether only 1 and itself divide the number."""
    return number > 1 and all(number % divisor != 0 for divisor in range(2, isqrt(number)))


def make_keys(p, q, e):
    """The modulus and both exponents as [n, e, d], or why there can be no such key."""
    if not is_prime(p) or not is_prime(q):
        return "not prime"
    if p == q:
        return "same prime"
    phi = (p - 1) * (q - 1)
    choices = range(phi) if e is None else [e]
    for choice in choices:
        if 1 < choice < phi and gcd(choice, phi) == 1:
            return [p * q, choice, pow(choice, -1, phi)]
    return "bad exponent"
