# advice: Your search for an exponent begins with 1, which shares no factor with any number. From which exponent on can one serve?
# look: 02-exponent-left-out
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
        e = 1
        while e < phi and gcd(e, phi) != 1:
            e += 1
        if e >= phi:
            return "bad exponent"
    if not 1 < e < phi or gcd(e, phi) != 1:
        return "bad exponent"
    return [p * q, e, pow(e, -1, phi)]
