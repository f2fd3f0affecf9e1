from math import gcd

P, Q, E = 89, 107, 5

n = P * Q
phi = (P - 1) * (Q - 1)
print("n:", n, "phi:", phi, "gcd:", gcd(E, phi))
d = pow(E, -1, phi)
print("d:", d, "check:", E * d % phi)

# Signing uses the private exponent; everybody can check with the public one.
message = 4711
signature = pow(message, d, n)
print("signature:", signature)

for claimed in (4711, 4712):
    print(claimed, "is signed:", pow(signature, E, n) == claimed)
