# advice: With the exponent 0 you return a key, because `not e` is true for 0 as well as for `None`. How do you ask whether it is `None`?
# look: 10-exponent-zero
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
    choices = range(phi) if not e else [e]
    for choice in choices:
        if 1 < choice < phi and gcd(choice, phi) == 1:
            return [p * q, choice, pow(choice, -1, phi)]
    return "bad exponent"
