# advice: Port 8005 lies in the middle of the range, and there nearly every version is right. Versions go wrong at the two ends.
# look: 02-the-first-port-is-missing
import sys


def run_tests(is_allowed):
    assert is_allowed("192.0.2.20", 443)
    assert is_allowed("10.20.0.7", 443)
    assert not is_allowed("192.0.2.20", 22)
    assert is_allowed("10.20.0.7", 8005)
    assert not is_allowed("10.20.0.7", 9000)
    assert not is_allowed("192.0.2.20", 8005)
    assert not is_allowed("10.200.0.7", 8005)
    assert not is_allowed("10.10.20.7", 8005)


# This part reads a version of the filter and tests it. Leave it as it is.
version = {}
exec(sys.stdin.read(), version)
try:
    run_tests(version["is_allowed"])
except Exception:
    print("caught")
else:
    print("passes")
