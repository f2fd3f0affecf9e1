import hmac

KEY = b"sample key of the door"


def tag_of(command):
    return hmac.new(KEY, command.encode(), "sha256").hexdigest()


received = [
    ("7 open", tag_of("7 open")),
    ("7 open", tag_of("7 open")),
    ("8 open", tag_of("7 open")),
    ("8 close", tag_of("8 close")),
]

last = 6
for command, tag in received:
    number = int(command.split()[0])
    if not hmac.compare_digest(tag_of(command), tag):
        print(command, "- forged")
    elif number <= last:
        print(command, "- replayed")
    else:
        print(command, "- accepted")
        last = number
