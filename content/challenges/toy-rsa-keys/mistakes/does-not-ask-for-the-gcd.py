# advice: The exponent 5 divides phi, which is 8200, so `pow` finds no inverse and raises a ValueError. Ask first whether the exponent can serve.
# look: 03-exponent-with-a-common-factor
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
    choices = range(phi) if e is None else [e]
    for choice in choices:
        if 1 < choice < phi:
            return [p * q, choice, pow(choice, -1, phi)]
    return "bad exponent"
