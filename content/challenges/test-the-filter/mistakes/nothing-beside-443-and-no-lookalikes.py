# advice: What lies next to 443 is missing, and so are strangers that resemble the office: 442 may be open, and `10.200.0.7` may use the range. A rule also says what it doesn't allow.
# look: 14-port-444-as-well
import sys


def run_tests(is_allowed):
    """Claim what every right version of the filter answers."""
    assert is_allowed("192.0.2.20", 443)
    assert is_allowed("10.20.0.7", 8000)
    assert is_allowed("10.20.0.7", 8009)
    assert is_allowed("10.20.0.7", 443)
    assert not is_allowed("10.20.0.7", 7999)
    assert not is_allowed("10.20.0.7", 8010)
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
