# advice: Your smallest port is 22 and your largest 8080, so a version may begin and end where it likes. An edge takes two claims: the last port inside, and the first number outside.
# look: 02-one-port-too-many
import sys

# Both edges, and a zero that isn't the first digit.
PORTS = [("22", 22), ("80", 80), ("443", 443), ("8080", 8080)]
# One text for each mistake: if one of them is missing, the version with that mistake gets through.
OTHERS = ["", "022", "-22", "+22", " 22", "22 ", "2_2", "22.0", "２２", "ssh"]


def is_refused(read_port, text):
    """Tell whether a version raises a ValueError. Any other error isn't caught here, and so it fails the test."""
    try:
        read_port(text)
    except ValueError:
        return True
    return False


def run_tests(read_port):
    """Claim what every right version does."""
    for text, port in PORTS:
        assert read_port(text) == port, text
    for text in OTHERS:
        assert is_refused(read_port, text), text


# This part reads a version of the function and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["read_port"])
except Exception:
    print("caught")
else:
    print("passes")
