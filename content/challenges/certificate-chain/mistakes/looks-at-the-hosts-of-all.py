# advice: You find booking.saltmarsh.test on another certificate that was sent along. Only the hosts of the first one count: it's the site's own.
# look: 30-the-host-is-on-another-certificate
import hashlib

EXPONENT = 65537


def is_signed(certificate, key):
    """Tell whether a public key made the signature of a certificate. Leave this function as it is."""
    fields = ["name", "hosts", "issuer", "from", "until", "authority", "key"]
    signed = "|".join(str(certificate[field]) for field in fields)
    digest = hashlib.sha256(signed.encode()).hexdigest()
    return pow(int(certificate["signature"], 16), EXPONENT, int(key, 16)) == int(digest, 16)


def matches(entry, host):
    left, right = entry.lower().split("."), host.lower().split(".")
    if len(left) != len(right):
        return False
    if left[0] == "*":
        left, right = left[1:], right[1:]
    return left == right


def judge(host, today, certificates, roots):
    findings = []
    if not any(matches(entry, host) for c in certificates for entry in c["hosts"]):
        findings.append("wrong host")
    rest = list(certificates)
    current = rest.pop(0)
    is_site = True
    while True:
        name = current["name"]
        if today < current["from"]:
            findings.append(f"not valid yet: {name}")
        if today > current["until"]:
            findings.append(f"expired: {name}")
        if not is_site and not current["authority"]:
            findings.append(f"no authority: {name}")
        issuer = current["issuer"]
        if issuer in roots:
            if not is_signed(current, roots[issuer]):
                findings.append(f"forged: {name}")
            return findings
        candidates = [i for i, c in enumerate(rest) if c["name"] == issuer]
        if not candidates:
            return findings + [f"unknown issuer: {name}"]
        for i in candidates:
            if is_signed(current, rest[i]["key"]):
                current = rest.pop(i)
                is_site = False
                break
        else:
            return findings + [f"forged: {name}"]
