# advice: You don't ask whether the given exponent 5 shares a factor with phi, which is 8200, so `pow` raises a ValueError. When you choose an exponent yourself, you do ask.
# look: 03-exponent-with-a-common-factor
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
    if not 1 < e < phi:
        return "bad exponent"
    return [p * q, e, pow(e, -1, phi)]
