import hashlib

# The public exponent that all these keys share. A key is a modulus of 512 bits, in hex digits.
EXPONENT = 65537


def is_signed(certificate, key):
    """Tell whether a public key made the signature of a certificate. Leave this function as it is."""
    fields = ["name", "hosts", "issuer", "from", "until", "authority", "key"]
    signed = "|".join(str(certificate[field]) for field in fields)
    digest = hashlib.sha256(signed.encode()).hexdigest()
    return pow(int(certificate["signature"], 16), EXPONENT, int(key, 16)) == int(digest, 16)


def judge(host, today, certificates, roots):
    """Return everything that is wrong with what a site sent."""
    site = certificates[0]
    findings = []
    if host not in site["hosts"]:
        findings.append("wrong host")
    return findings
