# advice: Every port in your claims is one that the table names, so versions that open 442 or 8010 pass, and so do those that let `10.10.20.7` in. What lies right beside each rule?
# look: 04-one-port-too-early
import sys


def run_tests(is_allowed):
    """Claim what every right version of the filter answers."""
    assert is_allowed("192.0.2.20", 443)
    assert is_allowed("10.20.0.7", 8000)
    assert is_allowed("10.20.0.7", 8009)
    assert is_allowed("10.20.0.7", 443)
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
