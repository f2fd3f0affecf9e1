# advice: You try 2, 3, 5 and 7, and here the smallest divisor has four digits. Up to where do you have to look?
# look: 19-a-product-of-large-primes
from math import gcd
def is_prime(n):
    if n < 2:
        return False
    return all(n % i != 0 or n == i for i in (2, 3, 5, 7))
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
