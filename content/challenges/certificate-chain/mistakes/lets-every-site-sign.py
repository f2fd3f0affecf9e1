# advice: The site "tickets" signed a certificate for another host, and you accepted it. A certificate that signs others has to be an authority.
# look: 18-the-site-signs-another-site
import hashlib

EXPONENT = 65537


def is_signed(certificate, key):
    """Tell whether a public key made the signature of a certificate. Leave this function as it is."""
    fields = ["name", "hosts", "issuer", "from", "until", "authority", "key"]
    signed = "|".join(str(certificate[field]) for field in fields)
    digest = hashlib.sha256(signed.encode()).hexdigest()
    return pow(int(certificate["signature"], 16), EXPONENT, int(key, 16)) == int(digest, 16)


def matches(entry, host):
    """Tell whether a host name of a certificate stands for a host."""
    wanted, given = entry.lower().split("."), host.lower().split(".")
    if wanted[0] == "*":
        return wanted[1:] == given[1:]
    return wanted == given


def date_findings(certificate, today):
    """Return what is wrong with the dates of a certificate."""
    if today < certificate["from"]:
        return [f"not valid yet: {certificate['name']}"]
    if today > certificate["until"]:
        return [f"expired: {certificate['name']}"]
    return []


def follow(chain, certificates, roots):
    """Return the next certificate of a chain, or None, and what is wrong with the last one."""
    last = chain[-1]
    if last["issuer"] in roots:
        if is_signed(last, roots[last["issuer"]]):
            return None, []
        return None, [f"forged: {last['name']}"]
    named = [other for other in certificates if other["name"] == last["issuer"] and other not in chain]
    if not named:
        return None, [f"unknown issuer: {last['name']}"]
    for other in named:
        if is_signed(last, other["key"]):
            return other, []
    return None, [f"forged: {last['name']}"]


def judge(host, today, certificates, roots):
    """Return everything that is wrong with what a site sent."""
    findings = []
    if not any(matches(entry, host) for entry in certificates[0]["hosts"]):
        findings.append("wrong host")
    chain = []
    current = certificates[0]
    while current is not None:
        findings += date_findings(current, today)
        chain.append(current)
        current, problems = follow(chain, certificates, roots)
        findings += problems
    return findings
