from random import Random

VALUES = {
    "Content-Security-Policy": ["default-src 'self'", "script-src 'self' 'unsafe-inline'", "default-src 'none'; img-src *", "script-src 'UNSAFE-INLINE'"],
    "Strict-Transport-Security": ["max-age=31536000", "max-age=31535999", "includeSubDomains; max-age=63072000", "max-age=0", "includeSubDomains", "max-age=soon", "Max-Age=31536001; preload"],
    "X-Content-Type-Options": ["nosniff", "NoSniff", "sniff", ""],
    "X-Frame-Options": ["DENY", "sameorigin", "ALLOW-FROM https://portal.test", "allow"],
    "Referrer-Policy": ["no-referrer", "unsafe-url", "Unsafe-URL", "same-origin"],
}
OTHERS = ["Server: lab/1.2", "Date: Fri, 14 Mar 2031 02:11:09 GMT", "X-Frame: deny", "Content-Type: text/html"]


def spelled(random, name):
    """The name in one of its spellings."""
    return random.choice([name, name.lower(), name.upper()])


def first_header(random, situation):
    """A header that shows one rule."""
    days = random.randint(1, 400)
    if situation == 0:
        return f"Content-Security-Policy: {random.choice(['', 'img-src *; '])}default-src {random.choice(['*', 'https: *'])}"
    if situation == 1:
        source = random.choice(["https://*.example", "'self'", "'none'; img-src *", "https://unsafe-inline.test"])
        return f"{spelled(random, 'Content-Security-Policy')}: default-src {source}"
    if situation == 2:
        flag = random.choice(["includeSubDomains; ", "preload ; ", ""])
        return f"Strict-Transport-Security: {flag}max-age=31536000"
    if situation == 3:
        return f"{spelled(random, 'X-Frame-Options')}: {random.choice(['DENY', 'SameOrigin', 'Deny', 'allow'])}"
    if situation == 4:
        return f"Referrer-Policy: {random.choice(['referrer', 'none', 'strict', 'never', 'no referrer', 'UNSAFE-URL'])}"
    if situation == 5:
        return f"Strict-Transport-Security: {random.choice(['includeSubDomains; ', ''])}max-age={days * 86400}"
    return f"{spelled(random, 'Referrer-Policy')}: {random.choice(['no-referrer', 'same-origin', 'strict-origin'])}"


def practice(random, situation, size):
    """A status line and as many headers as the size says. In one situation, the last of them is in the body."""
    lines = [first_header(random, situation)]
    first = lines[0].partition(":")[0].lower()
    rest = [f"{name}: {random.choice(values)}" for name, values in VALUES.items() if name.lower() != first]
    lines += random.sample(rest + OTHERS, size - 1)
    if situation == 6:
        lines.append(lines.pop(0))
        return "\n".join(["HTTP/1.1 200 OK", *lines[:-1], "", lines[-1]]) + "\n"
    random.shuffle(lines)
    return "\n".join(["HTTP/1.1 200 OK", *lines]) + "\n"


def generate(seed, size=None):
    """Some of the five headers and some others, in any order and case, sometimes with a body."""
    random = Random(seed)
    if size is not None:
        return practice(random, seed % 7, size)
    lines = random.sample(OTHERS, random.randrange(4))
    for name, values in VALUES.items():
        if random.random() < 0.85:
            name = random.choice([name, name, name.lower(), name.upper()])
            gap = random.choice([" ", " ", "", "  "])
            lines.append(f"{name}:{gap}{random.choice(values)}")
    random.shuffle(lines)
    text = "\n".join(["HTTP/1.1 200 OK"] + lines) + "\n"
    if random.random() < 0.4:
        text += "\nReferrer-Policy: unsafe-url\nX-Content-Type-Options: nosniff\n"
    return text
