# advice: You ask for 7999, but for no port right behind the range, so a version that opens 8010 gets past you. A range has two ends.
# look: 03-one-port-too-many
import sys


def run_tests(is_allowed):
    assert is_allowed("192.0.2.20", 443)
    assert is_allowed("10.20.0.7", 443)
    assert not is_allowed("192.0.2.20", 442)
    assert not is_allowed("10.20.0.7", 444)
    assert is_allowed("10.20.0.7", 8000)
    assert is_allowed("10.20.0.7", 8009)
    assert not is_allowed("10.20.0.7", 7999)
    assert not is_allowed("192.0.2.20", 8000)
    assert not is_allowed("10.200.0.7", 8000)
    assert not is_allowed("10.10.20.7", 8000)


# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
