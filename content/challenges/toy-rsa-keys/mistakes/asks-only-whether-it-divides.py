# advice: 15 doesn't divide phi, which is 8200, but 5 divides both, so `pow` finds no inverse and raises a ValueError. What does the remainder of `phi % e` not tell you?
# look: 23-a-common-factor-that-does-not-divide
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
        while e < phi and phi % e == 0:
            e += 1
        if e >= phi:
            return "bad exponent"
    if not 1 < e < phi or phi % e == 0:
        return "bad exponent"
    return [p * q, e, pow(e, -1, phi)]
