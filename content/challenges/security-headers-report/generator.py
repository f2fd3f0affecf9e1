from random import Random

VALUES = {
    "Content-Security-Policy": ["default-src 'self'", "script-src 'self' 'unsafe-inline'", "default-src 'none'; img-src *", "script-src 'UNSAFE-INLINE'"],
    "Strict-Transport-Security": ["max-age=31536000", "max-age=31535999", "includeSubDomains; max-age=63072000", "max-age=0", "includeSubDomains", "max-age=soon", "Max-Age=31536001; preload"],
    "X-Content-Type-Options": ["nosniff", "NoSniff", "sniff", ""],
    "X-Frame-Options": ["DENY", "sameorigin", "ALLOW-FROM https://portal.test", "allow"],
    "Referrer-Policy": ["no-referrer", "unsafe-url", "Unsafe-URL", "same-origin"],
}
OTHERS = ["Server: lab/1.2", "Date: Fri, 14 Mar 2031 02:11:09 GMT", "X-Frame: deny", "Content-Type: text/html"]


def generate(seed):
    """Some of the five headers and some others, in any order and case, sometimes with a body."""
    random = Random(seed)
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
