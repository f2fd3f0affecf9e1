# advice: Your `d` is -5857. Add phi to it as often as needed to get the number between 1 and phi.
# look: 01-a-key-pair
from math import gcd
def is_prime(n):
    if n < 2:
        return False
    i = 2
    while i * i <= n:
        if n % i == 0:
            return False
        i += 1
    return True
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
    return [p * q, e, pow(e, -1, phi) - phi]
