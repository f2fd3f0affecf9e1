from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

# The private keys of a root, its helper and a site, made from fixed bytes so that every run is alike.
root, helper, site = [Ed25519PrivateKey.from_private_bytes(bytes([n]) * 32) for n in (1, 2, 3)]


def certify(issuer, name, key):
    """Return a statement about a name's public key, and the issuer's signature of it."""
    statement = name.encode() + b" has " + key.public_key().public_bytes_raw().hex().encode()
    return statement, issuer.sign(statement)


def check(issuer, certificate):
    statement, signature = certificate
    try:
        issuer.public_key().verify(signature, statement)
    except InvalidSignature:
        return "forged"
    return "genuine"


chain = [(helper, certify(helper, "relay.test", site)), (root, certify(root, "Harbor CA 2", helper))]
for issuer, certificate in chain:
    print(certificate[0].decode()[:40], check(issuer, certificate))
print("signed by the wrong key:", check(root, chain[0][1]))
