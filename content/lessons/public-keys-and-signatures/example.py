P, G = 2039, 7


def find_secret(public):
    """Try every secret. With numbers this small, that takes no time."""
    for secret in range(P):
        if pow(G, secret, P) == public:
            return secret


# Magpie reads both public numbers and needs only one of the secrets.
harbor_public, ferry_public = pow(G, 1234, P), pow(G, 567, P)
secret = find_secret(ferry_public)
print("the ferry's secret:", secret)
print("what both share:", pow(harbor_public, secret, P))
