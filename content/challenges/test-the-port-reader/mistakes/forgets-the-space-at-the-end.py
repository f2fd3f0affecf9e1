# advice: You test a space in front, but not one after the number. A version that calls `rstrip` takes "22 ".
# look: 14-a-space-at-the-end
import sys

PORTS = [("1", 1), ("22", 22), ("8080", 8080), ("65535", 65535)]
OTHERS = ["", "0", "65536", "022", "-22", "+22", " 22", "2_2", "22.0", "２２", "ssh"]


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
