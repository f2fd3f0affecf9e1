# title: Let Python refuse
# why: Unpacking needs exactly four values, `int` needs digits, and `bytes` takes only numbers from 0 to 255. All three raise a ValueError, so there is a single place that says no.
try:
    first, second, third, last = bytes([int(part) for part in input().split(".")])
    print(last)
except ValueError:
    print("not an address")
