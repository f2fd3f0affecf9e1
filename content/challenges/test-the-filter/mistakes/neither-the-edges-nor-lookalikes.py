# advice: Your claims about the range stay inside it, and 192.0.2.20 is its only stranger. Add the ports next to it, 7999 and 8010, and addresses such as `10.10.20.7` that only resemble the office.
# look: 03-one-port-too-many
import sys


def run_tests(is_allowed):
    """Claim what every right version of the filter answers."""
    assert is_allowed("192.0.2.20", 443)
    assert is_allowed("10.20.0.7", 8000)
    assert is_allowed("10.20.0.7", 8009)
    assert is_allowed("10.20.0.7", 443)
    assert not is_allowed("192.0.2.20", 442)
    assert not is_allowed("10.20.0.7", 444)
    assert not is_allowed("192.0.2.20", 8000)

# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
