# advice: Versions that open 444 or let `10.200.0.7` in get past you. Claim something about the ports beside 443, and about addresses that only look like the office.
# look: 14-port-444-as-well
import sys


def run_tests(is_allowed):
    assert is_allowed("192.0.2.20", 443)
    assert is_allowed("10.20.0.7", 443)
    assert is_allowed("10.20.0.7", 8000)
    assert is_allowed("10.20.0.7", 8009)
    assert not is_allowed("10.20.0.7", 7999)
    assert not is_allowed("10.20.0.7", 8010)
    assert not is_allowed("192.0.2.20", 8000)
    assert not is_allowed("192.0.2.20", 80)


# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
