# title: One link at a time
# why: The function judges one certificate and calls itself for the one that signed it, with that one taken out of the rest. So nothing can be used twice, and no list of the chain is needed.
import hashlib

# The public exponent that all these keys share. A key is a modulus of 512 bits, in hex digits.
EXPONENT = 65537


def is_signed(certificate, key):
    """Tell whether a public key made the signature of a certificate. Leave this function as it is."""
    fields = ["name", "hosts", "issuer", "from", "until", "authority", "key"]
    signed = "|".join(str(certificate[field]) for field in fields)
    digest = hashlib.sha256(signed.encode()).hexdigest()
    return pow(int(certificate["signature"], 16), EXPONENT, int(key, 16)) == int(digest, 16)


def is_for(host, entries):
    """Tell whether one of the entries names the host, with its first label or with a star instead."""
    first, _, others = host.lower().partition(".")
    lowered = {entry.lower() for entry in entries}
    return bool({f"{first}.{others}".rstrip(".") if not others else f"{first}.{others}", f"*.{others}" if others else "*"} & lowered)


def climb(current, rest, today, roots, is_site):
    """Return what is wrong with a certificate and with everything above it."""
    name, issuer = current["name"], current["issuer"]
    checks = {
        "not valid yet": today < current["from"],
        "expired": current["until"] < today,
        "no authority": not is_site and not current["authority"],
    }
    found = [f"{problem}: {name}" for problem, is_true in checks.items() if is_true]
    if issuer in roots:
        return found if is_signed(current, roots[issuer]) else [*found, f"forged: {name}"]
    places = [place for place, other in enumerate(rest) if other["name"] == issuer]
    if not places:
        return [*found, f"unknown issuer: {name}"]
    signers = filter(lambda place: is_signed(current, rest[place]["key"]), places)
    place = next(signers, None)
    if place is None:
        return [*found, f"forged: {name}"]
    return found + climb(rest[place], rest[:place] + rest[place + 1 :], today, roots, False)


def judge(host, today, certificates, roots):
    """Return everything that is wrong with what a site sent."""
    site, *rest = certificates
    found = [] if is_for(host, site["hosts"]) else ["wrong host"]
    return found + climb(site, rest, today, roots, True)
